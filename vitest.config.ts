import { defineConfig } from "vitest/config";

/** Rooms whose tests come out alike whichever database is behind, or are about files of SQLite. */
const ON_SQLITE_ALONE = ["ai", "content", "http", "sqlite"].map((room) => `tests/integration/${room}/**`);

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { name: "unit", include: ["{src,content,integrations,scripts}/**/*.test.{ts,tsx}"] } },
      {
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      // Needs root, a network and Caddy: run by `npm run test:deploy` alone.
      { test: { name: "deploy", include: ["tests/deploy/**/*.test.ts"], fileParallelism: false } },
      {
        test: {
          name: "integration-postgres",
          include: ["tests/integration/**/*.test.ts", "tests/postgres/**/*.test.ts"],
          exclude: ON_SQLITE_ALONE,
          env: { TEST_ENGINE: "postgres" },
          globalSetup: "tests/support/database/postgres-setup.ts",
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
