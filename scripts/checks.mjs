// The parts of `npm test`, in the order they run in; `npm run check` runs those that need no build.
import { countPlaywright, countVitest } from "./test-reports.mjs";

const npm = (script, ...args) => ["npm", ["run", "--silent", script, ...(args.length > 0 ? ["--", ...args] : [])]];

export const INSTALLATION = preparation(
  "installation",
  `import { ensureInstalled } from "./scripts/prepare.mjs";
ensureInstalled("all");
const { ensureTestPrograms } = await import("./scripts/test-programs.mjs");
await ensureTestPrograms();`,
);
export const SYNC = preparation("sync", 'import { ensureSynced } from "./scripts/prepare.mjs";\nensureSynced();');
export const BUILD = preparation("build", 'import { ensureBuilt } from "./scripts/prepare.mjs";\nensureBuilt();');

/** Seconds each, each on one core at most times: a typo is told before anything is built. Types need `SYNC`. */
export const QUICK_CHECKS = [
  { name: "lint", command: npm("check:lint") },
  { name: "imports", command: npm("check:imports") },
  { name: "types", command: npm("check:types") },
  { name: "types of pages", command: npm("check:pages") },
];

/** Needs no build. */
export const UNIT = vitest("unit", "test:unit");

// What needs the built site.
export const INTEGRATION = vitest("integration", "test:integration");
export const BROWSER = playwright("browser", "test:browser");
/** On one worker: beside the browser tests, which leave about as much of the cores. */
export const POSTGRES = vitest("postgres", "test:postgres", "--maxWorkers=1");

/** What only prepares others: a failure counts, and nothing else. */
function preparation(name, code) {
  return {
    name,
    command: ["node", ["--input-type=module", "--eval", code]],
    count: () => ({ passed: 0, failed: 0, skipped: 0 }),
  };
}

function vitest(name, script, ...options) {
  return {
    name,
    command: (report) => npm(script, ...options, "--reporter=default", "--reporter=json", `--outputFile=${report}`),
    count: (report) => countVitest(report, script),
  };
}

function playwright(name, script) {
  return {
    name,
    command: (report) => [...npm(script, "--reporter=list,json"), { PLAYWRIGHT_JSON_OUTPUT_NAME: report }],
    count: (report) => countPlaywright(report, script),
  };
}
