import MarkdownIt from "markdown-it";
import { expect, test } from "vitest";
import { entries } from "#content/conhecimento/entries";
import { facts } from "#content/facts";
import { faqThemes } from "#content/faq";
import { landingPages } from "#content/landing/index";
import { listEntryTexts } from "#domain/knowledge/entry-texts";
import { buildKnowledge } from "#domain/knowledge/knowledge";
import { judgeFacts } from "#domain/publishing/rules/judge-facts";
import { judgeWhole } from "#domain/publishing/rules/judge-whole";
import { sampleOf } from "#support/machine/sample";
import { readAuthoredFiles } from "#support/page/authored";
import { makeJudged } from "#support/page/page-texts";

// What was written with care is what a rule must let pass: an alarm here is a fault of the rule or of the text.

const markdown = new MarkdownIt();
const around = { facts, knowledge: buildKnowledge(entries) };

function judge(title: string, description: string, content: string) {
  const page = makeJudged({ title, description, content, origin: "manual" });
  return [...judgeFacts(page, around), ...judgeWhole(page, around)];
}

/** Every text with a space in it, as a paragraph of its own and once: what stands in two fields of a page is shown in two places. */
function toParagraphs(value: unknown): string {
  const texts = new Set<string>();
  const collect = (inner: unknown): void => {
    if (typeof inner === "string") {
      if (inner.includes(" ")) texts.add(inner);
    } else if (inner !== null && typeof inner === "object") Object.values(inner).forEach(collect);
  };
  collect(value);
  return [...texts].map((text) => `<p>${markdown.renderInline(text)}</p>`).join("\n");
}

const pages: [where: string, title: string, description: string, content: string][] = [
  ...(["topicos", "cidades"] as const).flatMap((folder) =>
    readAuthoredFiles(folder).map(({ file, texts, body, faq }): [string, string, string, string] => [
      file,
      texts["headTitle"] ?? "",
      texts["description"] ?? "",
      markdown.render(body) + toParagraphs(faq),
    ]),
  ),
  ...landingPages.map(({ title, headTitle: _, ...page }): [string, string, string, string] => [page.slug, title, "", toParagraphs(page)]),
  ["faq", "Perguntas frequentes", "", toParagraphs(faqThemes)],
  ...entries.map((entry): [string, string, string, string] => [
    entry.id,
    entry.name.one,
    "",
    toParagraphs(new Set(listEntryTexts(entry).map(({ text }) => text)).values().toArray()),
  ]),
];

const ENTRY_IDS = new Set<string>(entries.map(({ id }) => id));

test("the rules about facts and wholeness hold nothing that is written by hand", () => {
  const alarms = sampleOf(pages, 80).flatMap(([where, title, description, content]) =>
    judge(title, description, content)
      // The texts of an entry are no page: a page takes one of several that say the same.
      .filter(({ says }) => !(ENTRY_IDS.has(where) && says.startsWith("O texto se repete")))
      .map(({ says, marks }) => `${where}: ${says} ${marks?.join(" ¦ ")}`),
  );
  expect(alarms).toEqual([]);
});
