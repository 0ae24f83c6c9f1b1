import { appendFileSync, globSync, readFileSync } from "node:fs";

/** Where `npm test` has it written down; nothing is without. */
const FILE = process.env["TEST_STARTS"] && `${process.env["TEST_STARTS"]}.looks`;

/** What shows a failure, what only leads elsewhere, what stands in another page's frame, and what answers in place of others. */
const NOT_LOOKED_AT = ["/500", "/not-found", "/admin/numeros-escritos", "/admin/respostas/previa", "/admin/sem-acesso"];

/** Notes for the end of `npm test` that a page was looked at on a phone: by axe, for its width and for what fingers press. */
export function noteLook(url: string): void {
  if (FILE) appendFileSync(FILE, `${new URL(url).pathname}\n`);
}

/** After the journeys of `npm test`: fails for each page and screen that has an address and that none of them looked at. */
export default function expectAllLookedAt(): void {
  if (!FILE) return;
  const looked = new Set(readFileSync(FILE, "utf8").split("\n").map(findPageFile));
  const missing = listPageFiles().filter((page) => !looked.has(page) && !NOT_LOOKED_AT.includes(page));
  if (missing.length > 0) throw new Error(`No journey looks at ${missing.join(", ")}: expectGoodEverywhere, expectGoodOnPhone`);
}

/** The files of `src/pages` as the addresses they answer. @example "/cidades/[slug]", "/admin/painel" */
function listPageFiles(): string[] {
  const files = globSync("src/pages/**/*.astro").filter((path) => !path.includes("/_"));
  return files.map((path) => path.replace(/^src\/pages|(\/index)?\.astro$/g, "") || "/");
}

/** The file that answers an address; that of what is not found where none does. */
function findPageFile(path: string): string {
  const pages = listPageFiles();
  if (pages.includes(path)) return path;
  const toPattern = (page: string) => new RegExp(`^${page.replace(/\[\.\.\.\w+\]/g, ".+").replace(/\[\w+\]/g, "[^/]+")}$`);
  return pages.find((page) => page.includes("[") && toPattern(page).test(path)) ?? "/404";
}
