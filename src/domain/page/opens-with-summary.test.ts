import { expect, test } from "vitest";
import { opensWithSummary } from "./opens-with-summary";

const HTML =
  "<p>O portão que não fecha costuma estar <strong>esperando licença</strong>: a fotocélula vê um obstáculo.</p><p>Limpe as lentes.</p>";

test.each([
  ["its first sentence", "O portão que não fecha costuma estar esperando licença.", true],
  ["the title before it", "Portão não fecha na Penha: o portão que não fecha costuma estar esperando licença.", true],
  ["what comes later on", "Limpe as lentes.", true],
  ["something else", "Por que o portão não fecha, e o que olhar antes de chamar.", false],
  ["a part of a word", "O portão que não fecha costuma estar esperando licença: a foto", false],
  ["nothing", "", false],
])("a text that is summed up by %s", (_, summary, expected) => {
  expect(opensWithSummary(HTML, summary)).toBe(expected);
});
