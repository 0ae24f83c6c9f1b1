import { expect, test } from "vitest";
import { presetTitles } from "#content/preset-titles";
import { readAsked } from "#domain/knowledge/asked/read-asked";
import { foldText } from "#domain/text/fold";
import { toPlainText } from "#domain/text/plain-text";
import { splitWords } from "#domain/text/words";
import { siteFacts } from "#support/page/site-facts";
import { readTitleList } from "#support/titles/title-lists";
import { DEFAULT_CREATIVITY } from "../creativity";
import { generateContent } from "./generate-content";

const titles = [
  ...presetTitles,
  ...(["real", "real-fresh", "real-last", "mean", "mean-last"] as const).flatMap((list) => readTitleList(list).map(({ title }) => title)),
];
const fold = (text: string) => foldText(text).replace(/[^\p{L}\p{N}?.:!]+/gu, " ");
const plain = (title: string) =>
  fold(title)
    .replace(/[?.:!]/g, "")
    .trim();

/** A title said again up to a colon or a full stop, or a question that has lost its mark. */
function echoes(title: string, text: string): boolean {
  const [, first = "", mark = ""] = /^(.*?)([?.:!]|$)/s.exec(fold(text)) ?? [];
  return plain(first) === plain(title) && mark !== "?";
}

test("no page opens with its title said again, nor states what the title only asks", () => {
  const echoed = titles.flatMap((title) => {
    const { html } = generateContent({ title, creativity: DEFAULT_CREATIVITY }, siteFacts);
    const opening = toPlainText(/<p>(.*?)<\/p>/s.exec(html)?.[1] ?? "");
    return echoes(title, opening) ? [`${title} → ${opening.slice(0, 120)}`] : [];
  });
  expect(echoed.join("\n")).toBe("");
});

test("no description states what may be or not", () => {
  const stated = [...titles, "Mola quebrou, pode abrir na mão"]
    .filter((title) => readAsked(splitWords(title)).kind === "whether")
    .flatMap((title) => {
      const { description } = generateContent({ title, creativity: DEFAULT_CREATIVITY }, siteFacts);
      return echoes(title, description) ? [`${title} → ${description}`] : [];
    });
  expect(stated.join("\n")).toBe("");
});
