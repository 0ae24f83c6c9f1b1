import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";
import { leaveOutRoot, shareStyleSheets, tidyServerFiles, toAscii } from "./tidy-server-files";

const route = (sheet: string) => JSON.stringify({ styles: [{ type: "inline", content: sheet }] });

test("a style sheet of several routes is there once, and is what it was", () => {
  const sheets = ['a:before{content:"\\201c"}\n', "b{color:red}"];
  const code = `return [${[sheets[0], sheets[1], sheets[0]].map((sheet) => route(sheet ?? "")).join(",")}];`;
  const shared = shareStyleSheets(code);
  expect(new Function(shared)()).toEqual(new Function(code)());
  expect(shared.split("color:red")).toHaveLength(2);
  expect(shared.split("201c")).toHaveLength(2);
});

test("code without a style sheet stays as it is", () => {
  expect(shareStyleSheets("export const a = 1;\n")).toBe("export const a = 1;\n");
});

test("files of the project lose its folder, addresses of the site that begin alike do not", () => {
  const code = `f("/app/src/a.astro", '/app/node_modules/b.js', "file:///app/", "file:///app/dist/", "/app/entrar", "/apple/src/", \`see /app/src/\`)`;
  expect(leaveOutRoot(code, new URL("file:///app/"), ["src", "node_modules"])).toBe(
    `f("/src/a.astro", '/node_modules/b.js', "file:///", "file:///dist/", "/app/entrar", "/apple/src/", \`see /app/src/\`)`,
  );
});

test("a folder with a space in its name is left out of paths and of addresses of files", () => {
  const root = pathToFileURL("/home/ana/meu site/");
  expect(leaveOutRoot(`["/home/ana/meu site/src/a.ts", "${root.href}src/"]`, root, ["src"])).toBe('["/src/a.ts", "file:///src/"]');
});

test("all programs of a folder and those below it are tidied", async () => {
  const folder = makeTemporaryFolder();
  mkdirSync(join(folder, "dist", "chunks"), { recursive: true });
  const [program, chunk] = [join(folder, "dist", "entry.mjs"), join(folder, "dist", "chunks", "a.mjs")];
  writeFileSync(program, `const file = "${folder}/dist/a";`);
  writeFileSync(chunk, `[${route("a{}")},${route("a{}")}]`);

  await tidyServerFiles(pathToFileURL(`${folder}/dist/`), pathToFileURL(`${folder}/`));
  expect(readFileSync(program, "utf8")).toBe('const file = "/dist/a";');
  expect(readFileSync(chunk, "utf8").split("a{}")).toHaveLength(2);
});

test("characters that would double the room of a file are written as escapes, and say the same", () => {
  const code = 'const said = ["“oi” – você", `… →`, /[“”]+\\–/.test("“–"), "\\\\–"];';
  const escaped = toAscii(code);
  expect(escaped).not.toMatch(/[\u0080-\uffff]/);
  const run = (source: string) => new Function(`${source} return said;`)();
  expect(run(escaped)).toEqual(run(code));
});
