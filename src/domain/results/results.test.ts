import { expect, test } from "vitest";
import { describeMonth, describeWeek } from "./describe-figures";
import { clickRate, compareCounts, describeChange, findFewData } from "./few-data";
import { type Figures, NO_FIGURES } from "./figures";
import { judgePruning, type PruneCandidate } from "./prune-page";
import { rankPages } from "./rank-pages";
import {
  buildSeries,
  chooseSpan,
  chooseStep,
  findSpanProblem,
  fitSpan,
  isComparable,
  listSteps,
  spanBefore,
  stepsFor,
  sumFigures,
} from "./span";

const TODAY = "2026-11-22";
const figures = (some: Partial<Figures>): Figures => ({ ...NO_FIGURES, ...some });

test.each([
  ["7", "2026-11-16", "2026-11-09", "2026-11-15"],
  ["30", "2026-10-24", "2026-09-24", "2026-10-23"],
  ["90", "2026-08-25", "2026-05-27", "2026-08-24"],
  ["12m", "2025-12-01", "2024-12-01", "2025-11-22"],
] as const)("%s days or months end today and are compared with as many before", (choice, from, beforeFrom, beforeTo) => {
  const span = chooseSpan(choice, TODAY);
  expect(span).toEqual({ from, to: TODAY });
  expect(spanBefore(span)).toEqual({ from: beforeFrom, to: beforeTo });
});

test("whole months are compared with whole months, however long these are", () => {
  expect(spanBefore({ from: "2026-03-01", to: "2026-03-31" })).toEqual({ from: "2026-02-01", to: "2026-02-28" });
  expect(spanBefore({ from: "2026-02-01", to: "2026-02-28" })).toEqual({ from: "2026-01-01", to: "2026-01-31" });
  expect(spanBefore({ from: "2026-01-01", to: "2026-02-28" })).toEqual({ from: "2025-11-01", to: "2025-12-31" });
  expect(spanBefore({ from: "2026-11-01", to: TODAY })).toEqual({ from: "2026-10-10", to: "2026-10-31" });
});

test("steps cover the span once, weeks from Monday on, the first and the last cut off", () => {
  const span = chooseSpan("30", TODAY);
  expect(listSteps(span, "day")).toHaveLength(30);
  const weeks = listSteps(span, "week");
  expect(weeks.map(({ from, to }) => `${from} ${to}`)).toEqual([
    "2026-10-24 2026-10-25",
    "2026-10-26 2026-11-01",
    "2026-11-02 2026-11-08",
    "2026-11-09 2026-11-15",
    "2026-11-16 2026-11-22",
  ]);
  expect(weeks[0]?.before).toEqual({ from: "2026-09-24", to: "2026-09-25" });
  expect(listSteps({ from: "2026-01-31", to: "2026-03-01" }, "month").map(({ from }) => from)).toEqual([
    "2026-01-31",
    "2026-02-01",
    "2026-03-01",
  ]);
});

test("what is no span says why, and what was kept by the month is read by the month", () => {
  expect(findSpanProblem({ from: "2026-02-30", to: TODAY })).toContain("duas datas");
  expect(findSpanProblem({ from: TODAY, to: "2026-11-01" })).toContain("Troque");
  expect(findSpanProblem({ from: "2020-01-01", to: TODAY })).toContain("três anos");
  expect(findSpanProblem({ from: "2026-12-01", to: "2026-12-31" }, "2026-11-22")).toContain("não começou");
  expect(fitSpan({ from: "9999-12-01", to: "9999-12-31" }, TODAY)).toEqual({ from: TODAY, to: TODAY });
  expect(fitSpan({ from: "2024-05-10", to: "2027-01-01" }, TODAY)).toEqual({ from: "2024-05-01", to: TODAY });
  expect(stepsFor({ from: "2024-05-01", to: TODAY }, TODAY)).toEqual(["month"]);
  expect(stepsFor(chooseSpan("7", TODAY), TODAY)).toContain("day");
  expect([chooseStep(["week", "month"], "month"), chooseStep(["week", "month"], "day")]).toEqual(["month", "week"]);
  expect(stepsFor(chooseSpan("12m", TODAY), TODAY)).toEqual(["week", "month"]);
  expect(isComparable(chooseSpan("12m", TODAY), "week", TODAY)).toBe(false);
  expect(isComparable(chooseSpan("12m", TODAY), "month", TODAY)).toBe(true);
  expect(isComparable(chooseSpan("90", TODAY), "day", TODAY)).toBe(true);
});

test("a series has every day of its span once, beside that of the span before", () => {
  const daily = new Map([
    ["2026-11-10", figures({ visits: 5 })],
    ["2026-11-16", figures({ visits: 7, chat: 1 })],
    ["2026-11-22", figures({ visits: 2, contacts: 1, sold: 1, value: 950 })],
  ]);
  const span = chooseSpan("7", TODAY);
  const series = buildSeries(daily, span, "day");
  expect(series.map(({ figures, before }) => [figures.visits, before.visits])).toEqual([
    [7, 0],
    [0, 5],
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
    [2, 0],
  ]);
  expect(sumFigures(daily, span)).toEqual(figures({ visits: 9, chat: 1, contacts: 1, sold: 1, value: 950 }));
});

test("few visits are told to be few, and a change that chance alone makes is no change", () => {
  expect(clickRate(figures({ visits: 99, chat: 9 }))).toBeUndefined();
  expect(clickRate(figures({ visits: 200, chat: 3, call: 2, copy: 1 }))).toBe(3);
  expect(findFewData({ visits: 99 })).toContain("Poucos dados para concluir: houve 99 visitas");
  expect(findFewData({ visits: 100 })).toBeUndefined();
  expect(compareCounts(312, 280)).toBe("same");
  expect(compareCounts(400, 280)).toBe("more");
  expect(compareCounts(4, 9)).toBe("same");
  expect(describeChange(400, 280)).toBe("antes 280: 43% a mais");
  expect(describeChange(312, 280)).toBe("antes 280: variação normal");
  expect(describeChange(4, 6)).toBe("antes 6: poucos dados para concluir");
  expect(describeChange(0, 0)).toBe("antes 0");
  expect(describeChange(50, 0)).toBe("antes 0");
});

test("a week and a month are told in a sentence", () => {
  const now = figures({ visits: 312, chat: 18, contacts: 4, sold: 1, value: 950 });
  expect(describeWeek(now, figures({ visits: 280, chat: 15, contacts: 6 }))).toBe(
    "Esta semana: 312 visitas (antes 280), 18 toques no WhatsApp (antes 15), 4 contatos (antes 6), 1 venda de R$ 950 (antes nenhuma).",
  );
  expect(describeMonth("2026-10", figures({ visits: 1240, chat: 61, contacts: 12, sold: 3, value: 2850 }), 14)).toBe(
    "Em outubro: 1.240 visitas, 61 toques, 12 contatos, 3 vendas somando R$ 2.850; 14 páginas para podar.",
  );
});

const SITE_RATE = 0.05;
const page = (some: Partial<PruneCandidate>): PruneCandidate => ({ figures: NO_FIGURES, days: 100, isIndexed: true, ...some });

test.each<[string, PruneCandidate, string | undefined]>([
  ["younger than 90 days", page({ days: 89 }), undefined],
  ["nobody saw for 90 days", page({}), "unlist"],
  ["nobody saw, left out of search engines already", page({ isIndexed: false }), undefined],
  ["nobody saw for half a year", page({ days: 200 }), "remove"],
  ["nobody saw, yet shown by a search engine", page({ days: 200, search: { clicks: 0, impressions: 300, position: 14 } }), "improve"],
  ["nobody counted saw, yet a search engine sent somebody", page({ search: { clicks: 2, impressions: 300, position: 4 } }), undefined],
  ["seen a little, with nothing to be expected", page({ figures: figures({ visits: 40 }) }), undefined],
  ["seen often and touched never", page({ figures: figures({ visits: 120 }) }), "improve"],
  ["seen often and touched as others are", page({ figures: figures({ visits: 120, chat: 5 }) }), undefined],
  ["a sibling is seen twice as often", page({ figures: figures({ visits: 20 }), sibling: { figures: figures({ visits: 40 }) } }), "merge"],
  ["a sibling that nobody sees either", page({ sibling: { figures: figures({ visits: 3 }) } }), "unlist"],
  [
    "a sibling is seen more and touched less",
    page({ figures: figures({ visits: 20, chat: 3 }), sibling: { figures: figures({ visits: 400, chat: 1 }) } }),
    undefined,
  ],
])("a page %s: %s", (_, candidate, advice) => {
  expect(judgePruning(candidate, SITE_RATE)?.advice).toBe(advice);
});

test("advice says why, with the figures of the page and of the search engine", () => {
  const often = judgePruning(
    page({ figures: figures({ visits: 120, chat: 1 }), search: { clicks: 9, impressions: 1200, position: 7.25 } }),
    SITE_RATE,
  );
  expect(often?.says).toContain("120 visitas e 1 toque em 90 dias; pela média do site seriam cerca de 6 toques");
  expect(often?.says).toContain("1.200 vezes, na posição 7,3, com 9 cliques");
});

test("pages are found by words, origin, place and topic, and sorted by what is known of them", () => {
  const pages = new Map(
    [
      { number: 1, origin: "local" as const, searchText: "roldana do portao na mooca", place: "mooca", topic: "roldana" },
      { number: 3, origin: "ai" as const, searchText: "motor em santana", place: "santana", topic: "motor" },
      { number: 4, origin: "site" as const, searchText: "santana", place: "santana" },
    ].map((one) => [one.number, one]),
  );
  const sources = {
    pages,
    figures: new Map([
      [1, figures({ visits: 10, chat: 2 })],
      [3, figures({ visits: 200, chat: 1 })],
      [99, figures({ visits: 1 })],
    ]),
    search: new Map([[4, { clicks: 3, impressions: 40, position: 2 }]]),
  };
  const rank = (filter: object) => rankPages(sources, { query: "", order: "visits", ...filter }).map(({ number }) => number);
  expect(rank({})).toEqual([3, 1, 99, 4]);
  expect(rank({ order: "clicks" })).toEqual([1, 3, 99, 4]);
  expect(rank({ order: "position" })).toEqual([4, 3, 1, 99]);
  expect(rank({ query: "Mooca PORTÃO" })).toEqual([1]);
  expect(rank({ query: "!!" })).toEqual([]);
  expect(rank({ place: "santana" })).toEqual([3, 4]);
  expect(rank({ topic: "roldana", origin: "local" })).toEqual([1]);
  expect(rank({ origin: "site" })).toEqual([4]);
});
