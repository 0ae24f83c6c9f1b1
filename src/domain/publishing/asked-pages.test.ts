import { expect, test } from "vitest";
import { faqThemes } from "#content/faq";
import { intentKey } from "#domain/knowledge/intent-key";
import { readTitle } from "#domain/knowledge/read-title";
import { siteFacts } from "#support/page/site-facts";
import { judgeTitleOfSite } from "#support/publishing/judge-titles";

const keyOf = (title: string) => intentKey(readTitle(title, siteFacts.knowledge, siteFacts.places));

test("the site's own questions are no titles of pages beside them", () => {
  const questions = faqThemes.flatMap(({ entries }) => entries.map(({ question }) => question));
  const open = questions.filter((question) => !judgeTitleOfSite(question).some(({ rule }) => rule === "intent"));
  expect(open).toEqual([]);
});

test("the reason names the page and its question", () => {
  const [reason] = judgeTitleOfSite("Perdi um controle do portão. O que fazer?");
  expect(reason).toMatchObject({
    rule: "intent",
    says: "Já respondido em “Dúvidas frequentes”: “Perdi um controle do portão. O que devo fazer?”.",
    pages: [{ path: "/faq", title: "Dúvidas frequentes" }],
  });
});

test("what is asked of a place is not answered by the questions of the whole site", () => {
  expect(judgeTitleOfSite("Quanto tempo leva para instalar um motor de portão em Moema?")).toEqual([]);
});

test("a narrower page is no answer to the head term", () => {
  expect(keyOf("Conserto de portão no domingo em Moema")).not.toBe(keyOf("Conserto de portão em Moema"));
  expect(keyOf("Conserto de portão 24 horas em Moema")).not.toBe(keyOf("Conserto de portão em Moema"));
});

test("two titles that ask the same known question are one page", () => {
  expect(keyOf("Portão social não trava")).toBe(keyOf("Por que o portão social não trava?"));
});
