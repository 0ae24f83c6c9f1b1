import { expect, test } from "vitest";
import { describeDuration, describeEnd } from "./ai-run";

test("durations are told as roughly as they are known", () => {
  expect([0.2, 45, 60, 95, 3600, 5400].map(describeDuration)).toEqual([
    "1 segundo",
    "45 segundos",
    "1 minuto",
    "2 minutos",
    "1 h",
    "1 h 30 min",
  ]);
});

test("the end is told with the number of pages, one or many", () => {
  expect(describeEnd({ done: 30, pages: "public" })).toBe("30 páginas foram criadas e estão disponíveis no menu Links Úteis");
  expect(describeEnd({ done: 1, pages: "public" })).toBe("1 página foi criada e está disponível no menu Links Úteis");
  expect(describeEnd({ done: 30, pages: "draft" })).toBe("30 páginas foram criadas como rascunho");
  expect(describeEnd({ done: 1, pages: "scheduled" })).toBe("1 página foi escrita e irá ao ar no momento marcado na agenda");
});
