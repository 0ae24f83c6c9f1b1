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
/** Every start of a site reads its program compiled. */
const COMPILED = { NODE_COMPILE_CACHE: fileURLToPath(new URL("node_modules/.cache/node-compiled", import.meta.url)) };
const bounds = { testTimeout: BOUND_MS, hookTimeout: BOUND_MS, expect: { poll: { timeout: BOUND_MS / 3 } } };

export default defineConfig({
  test: {
    // They wait for processes and servers most of the time.
    maxWorkers: 5,
    projects: [
      { test: { name: "unit", include: ["{src,content,integrations,scripts}/**/*.test.{ts,tsx}"], ...bounds } },
      {
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          env: COMPILED,
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
          env: { TEST_ENGINE: "postgres", ...COMPILED },
          globalSetup: "tests/support/database/postgres-setup.ts",
          ...bounds,
        },
      },
    ],
  },
});
