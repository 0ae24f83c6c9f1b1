import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { makeTemporaryFilesInMemory } from "./scripts/quick-folder.mjs";

makeTemporaryFilesInMemory();

/**
 * Rooms, and files of others, whose tests come out alike whichever database is behind, or are about files of SQLite. What
 * they ask a database is asked of both by the stores' own tests.
 */
const ON_SQLITE_ALONE = [
  ...["ai", "content", "http", "sqlite"].map((room) => `tests/integration/${room}/**`),
  ...["google-sign-in", "known-browsers", "own-account"].map((name) => `tests/integration/accounts/${name}.test.ts`),
  ...["estimate-page", "indexnow", "missing-pages", "page-life", "publishing", "redirects-panel"].map(
    (name) => `tests/integration/pages/${name}.test.ts`,
  ),
  ...["ai-bulk", "bulk-run", "run-progress"].map((name) => `tests/integration/runs/${name}.test.ts`),
  ...["facts/changed-fact", "photos/photo-uploads", "texts/changed-text"].map((file) => `tests/integration/${file}.test.ts`),
];

/** Only ends what hangs; a busy machine takes many times what a quiet one does. */
const BOUND_MS = 300_000;
const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));
/** Files leave nothing behind for others: what they import is read once a worker, not once a file. */
const isolate = false;
/** Every start of a site reads its program compiled; passwords cost less than they do on a real one. */
const env = { NODE_COMPILE_CACHE: pathOf("node_modules/.cache/node-compiled"), QUICK_PASSWORDS: "yes" };
const setupFiles = pathOf("tests/support/site/quick-passwords.mjs");
const bounds = { testTimeout: BOUND_MS, hookTimeout: BOUND_MS, expect: { poll: { timeout: BOUND_MS / 3 } } };

export default defineConfig({
  test: {
    // They wait for processes and servers most of the time.
    maxWorkers: 5,
    projects: [
      { test: { name: "unit", include: ["{src,content,integrations,scripts}/**/*.test.{ts,tsx}"], isolate, ...bounds } },
      {
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          env,
          isolate,
          setupFiles,
          globalSetup: "tests/support/database/sqlite-setup.ts",
          ...bounds,
        },
      },
      // Needs root, a network and Caddy: run by `npm run test:deploy` alone.
      { test: { name: "deploy", include: ["tests/deploy/**/*.test.ts"], fileParallelism: false } },
      {
        test: {
          name: "integration-postgres",
          include: ["tests/integration/**/*.test.ts", "tests/postgres/**/*.test.ts"],
          exclude: ON_SQLITE_ALONE,
          env: { TEST_ENGINE: "postgres", ...env },
          isolate,
          setupFiles,
          globalSetup: "tests/support/database/postgres-setup.ts",
          ...bounds,
        },
      },
    ],
  },
});
