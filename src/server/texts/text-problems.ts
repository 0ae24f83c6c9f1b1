import { type FormLeaf, listFormLeaves } from "#domain/forms/form-leaves";
import type { FormProblem } from "#domain/forms/form-problems";
import { isLink } from "#domain/forms/text-controls";
import { checkQuotes, type IsFact } from "#domain/page/fact-quotes";
import { splitInlineLinks } from "#domain/text/inline-links";
import type { TextKind } from "#domain/texts/text";
import { formOf } from "./text-form";

interface Checks {
  isFact: IsFact;
  /** Whether a public page of this site answers at the path. */
  isPage: (path: string) => Promise<boolean>;
}

const HREF = /\shref="([^"]*)"/g;

/** What no schema can see: names that the register does not have, and links that lead nowhere and that `before` did not have. */
export async function listTextProblems(kind: TextKind, value: unknown, before: unknown, checks: Checks): Promise<FormProblem[]> {
  const known = new Set(listFormLeaves(formOf(kind), before).flatMap(listLinks));
  const problems: FormProblem[] = [];
  for (const leaf of listFormLeaves(formOf(kind), value)) {
    const message = findWrongQuote(leaf, checks.isFact) ?? (await findWrongLink(leaf, known, checks.isPage));
    if (message !== undefined) problems.push({ path: leaf.path, message });
  }
  return problems;
}

function findWrongQuote({ labels, value }: FormLeaf, isFact: IsFact): string | undefined {
  const quoting = { subject: labels.at(-1) ?? "O texto", quotesFacts: true as const };
  return [value]
    .flat()
    .reduce<string | undefined>(
      (found, text) => found ?? (typeof text === "string" ? checkQuotes(quoting, text, isFact) : undefined),
      undefined,
    );
}

async function findWrongLink(leaf: FormLeaf, known: ReadonlySet<string>, isPage: Checks["isPage"]): Promise<string | undefined> {
  for (const link of listLinks(leaf)) {
    if (link === "" || known.has(link)) continue;
    if (/^(mailto|tel):/.test(link) || link.startsWith("#")) continue;
    if (!isLink(link)) return `O link ${link} não vale: use uma página do site, como /faq, ou um endereço que comece por https://.`;
    if (link.startsWith("/") && !(await isPage(link.replace(/[?#].*$/, "")))) return `Nenhuma página do site tem o endereço ${link}.`;
  }
  return undefined;
}

function listLinks({ field, value }: FormLeaf): string[] {
  if (field.kind !== "text") return [];
  const texts = [value].flat().filter((text) => typeof text === "string");
  if (field.control === "link") return texts;
  if (field.control === "html")
    return texts.flatMap((text) => Array.from(text.matchAll(HREF), ([, href = ""]) => href.replaceAll("&amp;", "&")));
  return texts.flatMap((text) => splitInlineLinks(text).flatMap(({ path }) => (path === undefined ? [] : [path])));
}
