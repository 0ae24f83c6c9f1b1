import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";
import { makeTemporaryFilesInMemory } from "./scripts/quick-folder.mjs";

makeTemporaryFilesInMemory();

/** Only ends what hangs; a busy machine takes many times what a quiet one does. */
const BOUND_MS = 300_000;
/** Before a release (`npm run test:whole`) no file is left out. */
const isWhole = Boolean(process.env["WHOLE"]);
const exclude = [...configDefaults.exclude, ...(isWhole ? [] : ["**/*.whole.test.ts"])];
/** On SQLite alone: no database answers them otherwise. */
const answeredAlike = isWhole ? [] : ["tests/both-engines/accounts/admin-command.test.ts", "tests/both-engines/inputs/odd-titles.test.ts"];
const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));
/** Files leave nothing behind for others: what they import is read once a worker, not once a file. */
const isolate = false;
/** Every start of a site reads its program compiled; passwords cost less than they do on a real one. */
const env = { NODE_COMPILE_CACHE: pathOf("node_modules/.cache/node-compiled"), QUICK_PASSWORDS: "yes" };
const shortFailures = pathOf("tests/support/failures/short-failures.ts");
const setupFiles = [pathOf("tests/support/site/quick-passwords.mjs"), shortFailures];
/** A test of a running site waits now and then for a moment to come: one more than there are cores works meanwhile. */
const besideSites = { maxWorkers: availableParallelism() + 1, sequence: { groupOrder: 1 } };
const common = { exclude, testTimeout: BOUND_MS, hookTimeout: BOUND_MS, expect: { poll: { timeout: BOUND_MS / 3 } } };

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    // So that what failed is told with its line.
    includeTaskLocation: true,
    projects: [
      {
        test: {
          name: "unit",
          include: ["{src,content,integrations,scripts,tests/support}/**/*.test.{ts,tsx}"],
          isolate,
          setupFiles: shortFailures,
          ...common,
        },
      },
      {
        test: {
          name: "integration",
          include: ["tests/both-engines/**/*.test.ts", "tests/integration/**/*.test.ts"],
          env,
          isolate,
          setupFiles,
          globalSetup: "tests/support/database/sqlite-setup.ts",
          ...besideSites,
          ...common,
        },
      },
      // Needs root, a network and other people's programs: run by `npm run test:deploy` alone.
      { test: { name: "deploy", include: ["tests/deploy/**/*.test.ts"], setupFiles: shortFailures, fileParallelism: false } },
      {
        test: {
          name: "integration-postgres",
          include: ["tests/both-engines/**/*.test.ts", "tests/postgres/**/*.test.ts"],
          env: { TEST_ENGINE: "postgres", ...env },
          isolate,
          setupFiles,
          globalSetup: "tests/support/database/postgres-setup.ts",
          ...besideSites,
          ...common,
          exclude: [...exclude, ...answeredAlike],
        },
      },
    ],
  },
});
