import { expect, test } from "vitest";
import { entries } from "#content/conhecimento/entries";
import { judgeSubject } from "#domain/publishing/subject/judge-subject";
import { readKnownWords } from "#domain/publishing/subject/known-words";
import { buildKnowledge } from "./knowledge";
import { isAbout, layPointed, writePointed } from "./pointed-titles";
import { readTitle } from "./read-title";

const knowledge = buildKnowledge(entries);
const QUESTION = "Como gravar um controle novo no motor?";
const ODD = "O portão do vô endoidou: zoquelou tudo";

const readWith = (title: string, ...lines: string[]) => readTitle(title, layPointed(knowledge, lines), []);

test("a title asks the question that the owner said it asks, however it is written", () => {
  expect(readWith(ODD).known).toBeUndefined();
  const reading = readWith(ODD.toUpperCase(), writePointed({ title: ODD, question: QUESTION }));
  expect(reading.known).toMatchObject({ question: { entry: { id: "controle" } }, isPointed: true });
  expect(judgeSubject(reading, readKnownWords(knowledge)({ words: [], otherWords: [] }))).toEqual({ kind: "trade" });
});

test("a question that is no longer known, and a line that names none, say nothing", () => {
  expect(readWith(ODD, `${ODD} = Que pergunta é esta que ninguém fez?`).known).toBeUndefined();
  expect(readWith(ODD, ODD).known).toBeUndefined();
});

test("what no page may be about is no page by being pointed", () => {
  const title = "Como arrombar o portão do vizinho";
  const reading = readWith(title, writePointed({ title, question: QUESTION }));
  expect(judgeSubject(reading, readKnownWords(knowledge)({ words: [], otherWords: [] }))).toMatchObject({ kind: "unfit" });
});

test("a line is found again by its title", () => {
  const line = writePointed({ title: ODD, question: QUESTION });
  expect(isAbout(line, "o portao do vo endoidou zoquelou tudo")).toBe(true);
  expect(isAbout(line, QUESTION)).toBe(false);
});

test("a title may have the sign that parts it from its question", () => {
  const title = "Portão = zoquelado";
  expect(readWith(title, writePointed({ title, question: QUESTION })).known).toMatchObject({ isPointed: true });
});

test("the same lines give the same knowledge, by which much is remembered", () => {
  const line = writePointed({ title: ODD, question: QUESTION });
  expect(layPointed(knowledge, [line])).toBe(layPointed(knowledge, [line]));
  expect(layPointed(knowledge, [])).toBe(knowledge);
});
