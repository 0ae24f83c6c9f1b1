import { describeSchema } from "#domain/forms/describe-schema";
import type { FormField } from "#domain/forms/form-field";
import { type FormLeaf, listFormLeaves, mapFormLeaves } from "#domain/forms/form-leaves";
import type { FormProblem } from "#domain/forms/form-problems";
import { isLink } from "#domain/forms/text-controls";
import { onceFor } from "#domain/memo/once-for";
import { checkQuotes, type IsFact } from "#domain/page/fact-quotes";
import { findAuthoredPage } from "#domain/site/authored-pages";
import { RESERVED_ADDRESSES } from "#domain/site/reserved-addresses";
import { splitInlineLinks } from "#domain/text/inline-links";
import { rulesOf, type TextKind } from "#domain/texts/text-kinds";
import type { SiteContent } from "../content/site-content";
import type { Database } from "../database/database";
import { PageProblem } from "../pages/page-problem";
import { sanitiseHtml } from "../pages/sanitise-html";
import { findTarget } from "../redirects/page-addresses";

const describeOnce = onceFor(describeSchema);

export const formOf = (kind: TextKind): FormField => describeOnce(rulesOf(kind).schema);

/**
 * A document whose markup is safe to show, and why some of it cannot be. Markup that says what `before` says stays as it
 * is there: a file's has names of headings, which no save would keep.
 */
export function cleanText(kind: TextKind, value: unknown, before: unknown): { value: unknown; problems: FormProblem[] } {
  const problems: FormProblem[] = [];
  const known = new Map(listFormLeaves(formOf(kind), before).map(({ path, value: leaf }) => [path.join("."), leaf]));
  const cleaned = mapFormLeaves(formOf(kind), value, (place) => {
    const { path, value: leaf } = place;
    if (!isMarkup(place) || typeof leaf !== "string") return leaf;
    try {
      const safe = sanitiseHtml(leaf);
      const earlier = known.get(path.join("."));
      return typeof earlier === "string" && sanitiseHtml(earlier) === safe ? earlier : safe;
    } catch (error) {
      if (!(error instanceof PageProblem)) throw error;
      problems.push({ path, message: error.message });
      return "";
    }
  });
  return { value: cleaned, problems };
}

const isMarkup = ({ field }: FormLeaf): boolean => field.kind === "text" && field.control === "html";

/** `isPage`: whether a public page of this site answers at the path. */
type Checks = { isFact: IsFact; isPage: (path: string) => Promise<boolean> };

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
  const texts = [value].flat().filter((text) => typeof text === "string");
  return texts.map((text) => checkQuotes(quoting, text, isFact)).find((problem) => problem !== undefined);
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

/** Why a new landing page cannot have an address; undefined when it can. */
export async function findAddressProblem(db: Database, { pages }: SiteContent, slug: string): Promise<string | undefined> {
  const path = `/${slug}`;
  if (RESERVED_ADDRESSES.has(slug)) return "O site usa este endereço para outra coisa. Escolha outro.";
  const page = findAuthoredPage(pages, path);
  if (page) return `A página “${page.title}” já tem este endereço. Escolha outro.`;
  const target = await findTarget(db, path);
  return target === undefined ? undefined : `Este endereço tem um desvio para ${target}. Escolha outro, ou remova o desvio antes.`;
}
