import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Rooms, and files of others, whose tests come out alike whichever database is behind, or are about files of SQLite. */
const ON_SQLITE_ALONE = [
  ...["ai", "content", "http", "sqlite"].map((room) => `tests/integration/${room}/**`),
  ...["accounts/google-sign-in", "accounts/known-browsers", "accounts/own-account", "facts/changed-fact", "texts/changed-text"].map(
    (file) => `tests/integration/${file}.test.ts`,
  ),
];

/** Only ends what hangs; a busy machine takes many times what a quiet one does. */
const BOUND_MS = 300_000;
const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));
/** Every start of a site reads its program compiled; passwords cost less than they do on a real one. */
const env = { NODE_COMPILE_CACHE: pathOf("node_modules/.cache/node-compiled"), QUICK_PASSWORDS: "yes" };
const setupFiles = pathOf("tests/support/site/quick-passwords.mjs");
const bounds = { testTimeout: BOUND_MS, hookTimeout: BOUND_MS, expect: { poll: { timeout: BOUND_MS / 3 } } };

export default defineConfig({
  test: {
    // They wait for processes and servers most of the time.
    maxWorkers: 5,
    projects: [
      // They leave nothing behind: what the domain is made of is read once a worker, not once a file.
      { test: { name: "unit", include: ["{src,content,integrations,scripts}/**/*.test.{ts,tsx}"], isolate: false, ...bounds } },
      {
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          env,
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
          setupFiles,
          globalSetup: "tests/support/database/postgres-setup.ts",
          ...bounds,
        },
      },
    ],
  },
});
