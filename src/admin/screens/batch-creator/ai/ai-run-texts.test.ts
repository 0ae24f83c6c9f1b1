import { expect, test } from "vitest";
import { describeEnd } from "./ai-run";

test("the end is told with the number of pages, one or many", () => {
  expect(describeEnd({ done: 30, pages: "public" })).toBe("30 páginas foram criadas e estão disponíveis no menu Links Úteis");
  expect(describeEnd({ done: 1, pages: "public" })).toBe("1 página foi criada e está disponível no menu Links Úteis");
  expect(describeEnd({ done: 30, pages: "draft" })).toBe("30 páginas foram criadas como rascunho");
  expect(describeEnd({ done: 1, pages: "scheduled" })).toBe("1 página foi escrita e irá ao ar no momento marcado na agenda");
});
