import { readdirSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** A style sheet as Astro's manifest gives one to a route: the whole text, once for each of them. */
const SHEET_OF_ROUTE = /"type":"inline","content":("(?!")[^"\\]*(?:\\.[^"\\]*)*")/g;

/** Takes out of the built server's files what Astro repeats in them and where they were built, and has them take half the room. */
export async function tidyServerFiles(folder: URL, root: URL): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const topNames = readdirSync(root);
  for (const file of entries.filter(({ name }) => name.endsWith(".mjs"))) {
    const path = join(file.parentPath, file.name);
    const code = await readFile(path, "utf8");
    const tidy = toAscii(leaveOutRoot(shareStyleSheets(code), root, topNames));
    if (tidy !== code) await writeFile(path, tidy);
  }
}

/** Each style sheet once, under a name. Before all else of the file, for its manifest is made as it is read. */
export function shareStyleSheets(code: string): string {
  const sheets = [...new Set(Array.from(code.matchAll(SHEET_OF_ROUTE), ([, literal]) => literal as string))];
  const constants = sheets.map((literal, index) => `const styleSheet$${index} = ${literal};\n`);
  const write = (_match: string, literal: string) => `"type":"inline","content":styleSheet$${sheets.indexOf(literal)}`;
  return constants.join("") + code.replace(SHEET_OF_ROUTE, write);
}

/**
 * Names of files and folders as they would be if the project's folder were the root. Astro only compares them with each
 * other: in its manifest, in components and islands, all of which are changed alike. `topNames` is what lies in the
 * folder, so that of a root such as `/app/` no address of the site is taken for a file.
 */
export function leaveOutRoot(code: string, root: URL, topNames: string[]): string {
  const path = JSON.stringify(fileURLToPath(root)).slice(1, -1);
  const names = topNames.map(RegExp.escape).join("|");
  const atStartOfString = new RegExp(
    `(?<=["'\`])(?:(file://)${RegExp.escape(root.pathname)}|${RegExp.escape(path)}(?=(?:${names})/))`,
    "g",
  );
  return code.replace(atStartOfString, (_match, scheme = "") => `${scheme}/`);
}

/**
 * Code in ASCII alone, other characters as escapes: V8 keeps the source of a module as long as it runs, and Node gives it one byte a
 * character, or two as soon as one of the file is past ASCII, as all Portuguese is.
 * @example toAscii("say('você')") // "say('voc\\u00ea')"
 */
export const toAscii = (code: string): string => escapeAll(code, /(\\*)([\u0080-\uffff])/g);

/**
 * JSON with every character past U+00FF as an escape, so that its text has one byte a character.
 * @example escapeWide('["“oi”, você"]') // '["\\u201coi\\u201d, você"]'
 */
export const escapeWide = (json: string): string => escapeAll(json, /(\\*)([\u0100-\uffff])/g);

function escapeAll(code: string, characters: RegExp): string {
  const write = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  // A backslash before such a character says nothing, and would take the escape's own away.
  return code.replace(characters, (_match, slashes: string, character: string) => {
    return (slashes.length % 2 === 1 ? slashes.slice(1) : slashes) + write(character);
  });
}
