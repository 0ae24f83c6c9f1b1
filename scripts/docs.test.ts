import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { BUILT_PROGRAMS } from "../integrations/front-server";

const pages = ["README.md", ...globSync("docs/**/*.md")].map((path) => ({ path, text: readFileSync(path, "utf8") }));
const sources = globSync("{src,content,scripts,bench,tests,dev,integrations,deploy}/**/*.*");

/** What pages leave out where they name a file or folder. */
const BEGINNINGS = ["", "src/", "src/domain/", "src/server/", "src/pages/", "tests/both-engines/", "tests/integration/"];
const WITH_FOLDER =
  /^(?:[\w.[\]-]+\/)+[\w.[\]-]+\.(?:tsx?|mjs|astro|md|css)$|^(?:src|tests|content|scripts|bench|dev|integrations)\/[\w/.-]+$/;
/** How files are called, in the page that says so. */
const EXAMPLES = ["PascalCase.tsx", "kebab-case.ts"];
/** Words of policies and headers that read like the name of a test. */
const NO_TESTS = ["unsafe-inline", "unsafe-eval", "no-store"];
const ALONE = /^[\w-]+(?:\.test)?\.(?:tsx?|mjs|astro|css)$/;

/** What each page names so, with the page before it; what `isThere` knows is left out. */
function listMissing(pattern: RegExp, isThere: (name: string, page: string) => boolean): string[] {
  return pages.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].flatMap(([, name = ""]) => (isThere(name, path) ? [] : `${path}: ${name}`)),
  );
}

const BACKTICKED = /(?<!`)`([^`\n]+)`(?!`)/g;

test("every link of a page leads to a file", () => {
  expect(listMissing(/\]\((?!https?:|#)([^)#\s]+)/g, (link, page) => existsSync(join(dirname(page), link)))).toEqual([]);
});

test("every file and folder that a page names is there", () => {
  const names = new Set([...sources.map((path) => basename(path)), ...EXAMPLES]);
  const stands = (path: string) =>
    path.startsWith("dist/") ? BUILT_PROGRAMS.includes(path) : BEGINNINGS.some((room) => existsSync(room + path));
  const isThere = (name: string) => (!WITH_FOLDER.test(name) || stands(name)) && (!ALONE.test(name) || names.has(name));
  expect(listMissing(BACKTICKED, isThere)).toEqual([]);
});

test("every command and measurement that a page names is there", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  expect(listMissing(/\bnpm run ([a-z][\w:-]*)/g, (name) => Object.hasOwn(scripts, name))).toEqual([]);
  const benches = readFileSync("bench/run.ts", "utf8");
  expect(
    listMissing(/\bnpm run bench ([a-z][\w-]*)/g, (name) => benches.includes(` ${name}: `) || benches.includes(`"${name}": `)),
  ).toEqual([]);
});

test("every test by which a claim of security.md is proved is there", () => {
  const tests = sources.flatMap((path) => /^(.*?)(?:\.whole)?\.(?:test|spec)\.ts$/.exec(basename(path))?.[1] ?? []);
  const text = pages.find(({ path }) => path === "docs/security.md")?.text ?? "";
  const proofs = text.split("\n").map((line) => (line.startsWith("|") ? (line.split("|").at(-2) ?? "") : ""));
  const named = proofs.flatMap((cell) => [...cell.matchAll(BACKTICKED)].map(([, name = ""]) => name));
  expect(named.filter((name) => /^[a-z]+(?:-[a-z]+)+$/.test(name) && ![...tests, ...NO_TESTS].includes(name))).toEqual([]);
});
