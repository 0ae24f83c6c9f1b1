import { readFileSync } from "node:fs";

/** The blocks of commands that docs/operations.md has in a section, in their order, with what stands for other words replaced. */
export function readCommands(section: string, words: Readonly<Record<string, string>>): string[] {
  const page = readFileSync("docs/operations.md", "utf8");
  const begin = page.indexOf(`\n## ${section}\n`);
  if (begin < 0) throw new Error(`docs/operations.md has no section "${section}"`);
  const text = page.slice(begin + 1, page.indexOf("\n## ", begin + 1));
  return [...text.matchAll(/^```sh\n(.*?)^```/gms)].map(([, block = ""]) =>
    Object.entries(words).reduce((commands, [word, by]) => commands.replaceAll(word, by), block),
  );
}
