import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { makeTemporaryFilesInMemory } from "./scripts/quick-folder.mjs";
import { BROWSER_FLAGS, findBrowser } from "./scripts/test-programs.mjs";

makeTemporaryFilesInMemory();
/** Every start of a site reads its program compiled; passwords cost less than they do on a real one. */
process.env["NODE_COMPILE_CACHE"] ??= fileURLToPath(new URL("node_modules/.cache/node-compiled", import.meta.url));
process.env["QUICK_PASSWORDS"] = "yes";

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  globalTeardown: "./tests/support/browser/looks.ts",
  fullyParallel: true,
  workers: availableParallelism(),
  // Only bounds a hang, far from what a busy machine takes.
  timeout: 300_000,
  forbidOnly: true,
  // Journeys whose answers other tests ask for too are made before a release.
  ...(process.env["WHOLE"] ? {} : { grepInvert: /@whole/ }),
  expect: { timeout: 60_000, toHaveScreenshot: { maxDiffPixelRatio: 0.01, animations: "disabled", caret: "hide", scale: "css" } },
  snapshotPathTemplate: "tests/e2e/pictures/{arg}{ext}",
  use: {
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    // What only moves for the eye costs a processor, and a busy one shows it late; tests of how something moves turn it on.
    reducedMotion: "reduce",
    // Recording takes as long as the tests themselves; `playwright test --trace on` does it for a test that failed.
    trace: "off",
    launchOptions: {
      executablePath: findBrowser(),
      args: BROWSER_FLAGS,
    },
  },
});
