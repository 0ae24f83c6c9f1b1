// `npm run test:deploy`: tries the kit of `deploy/` for real, and ends with a table of what was tried on what.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { release, tmpdir } from "node:os";
import { basename, join } from "node:path";
import { readArguments } from "../src/server/cli/read-arguments.mjs";
import { listVersions } from "./deploy-needs.mjs";
import { keepFigures } from "./keep-figures.mjs";
import { ensureBuilt, ensureInstalled, run } from "./prepare.mjs";

const { values, positionals } = readArguments({
  language: "en",
  usage: "npm run test:deploy [-- --keep] [WORDS]",
  about: `Tries container, proxy, service, alerts and pooler for real: all of it, or the files with one of the words in their name.
What a machine has not got is left out and named. As root on Debian everything is tried after:
  apt-get install caddy pebble prometheus mmdebstrap systemd-container slirp4netns buildah podman runc wrk rsync pgbouncer postgresql
  --keep   puts the table, with its date, into docs/operations.md`,
  options: { keep: "boolean" },
  most: Number.POSITIVE_INFINITY,
});

ensureInstalled("all");
ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), "abre-facil-deploy-"));
const report = join(folder, "report.json");
const args = ["run", "--project", "deploy", "--reporter=verbose", "--reporter=json", `--outputFile=${report}`, ...positionals];
const code = await run("vitest", args);
const { testResults } = JSON.parse(readFileSync(report, "utf8"));
rmSync(folder, { recursive: true });

const rows = testResults.flatMap(({ name, message, assertionResults }) => {
  const titleOf = ({ ancestorTitles }) => ancestorTitles.join(": ");
  const titles = [...new Set(assertionResults.map(titleOf))];
  if (titles.length === 0) return [[basename(name), `**did not begin**: ${message.split("\n")[0]}`, "", ""]];
  return titles.map((title) => {
    const tests = assertionResults.filter((one) => titleOf(one) === title);
    const [what, reason] = title.split(": NOT tried, ");
    const seconds = tests.reduce((sum, { duration = 0 }) => sum + duration, 0) / 1000;
    return [
      what,
      reason ? `not tried, ${reason}` : describe(tests),
      tests.flatMap(({ meta }) => meta?.figures ?? []).join("; "),
      `${Math.round(seconds)} s`,
    ];
  });
});
const table = ["| what | how it went | measured | in |", "|---|---|---|---|", ...rows.map((cells) => `| ${cells.join(" | ")} |`)].join(
  "\n",
);
const text = `${table}\n\nWith Debian's ${listVersions().join(", ")}; Linux ${release()}.`;
console.log(`\n${text}`);
if (values.keep) keepFigures("kit", text, "operations.md");
process.exit(code);

function describe(tests) {
  const failed = tests.filter(({ status }) => status === "failed").map(({ title }) => title);
  const left = tests.filter(({ status }) => status !== "passed" && status !== "failed").length;
  const passed = `${tests.length - failed.length - left} passed${left > 0 ? `, ${left} left out` : ""}`;
  return failed.length === 0 ? passed : `${passed}, **failed**: ${failed.join("; ")}`;
}
