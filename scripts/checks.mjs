// The parts of `npm test`, in the order they run in; `npm run check` runs those that need no build.
import { countPlaywright, countVitest } from "./test-reports.mjs";

const npm = (script, ...args) => ["npm", ["run", "--silent", script, ...(args.length > 0 ? ["--", ...args] : [])]];

/** Seconds each, alone on the machine: a typo is told before anything is built. Types need `ensureSynced`. */
export const QUICK_CHECKS = [
  { name: "lint", command: npm("check:lint") },
  { name: "imports", command: npm("check:imports") },
  { name: "types", command: npm("check:types") },
  { name: "types of pages", command: npm("check:pages") },
];

export const UNIT = vitest("unit", "test:unit");

/** What needs the built site. */
export const SITE_TESTS = [
  vitest("integration", "test:integration"),
  vitest("postgres", "test:postgres"),
  playwright("browser", "test:browser"),
];

function vitest(name, script) {
  return {
    name,
    command: (report) => npm(script, "--reporter=default", "--reporter=json", `--outputFile=${report}`),
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
