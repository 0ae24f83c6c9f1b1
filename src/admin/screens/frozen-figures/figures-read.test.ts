import { expect, test } from "vitest";
import { addSlice, countFigures, type FrozenPlace, listEnough, NOTHING_READ, type ScannedSlice, withoutNamed } from "./figures-read";

const place = (pageId: string, start: number, more: Partial<FrozenPlace> = {}): FrozenPlace => ({
  pageId,
  title: pageId,
  version: 1,
  field: "content",
  start,
  end: start + 6,
  text: "R$ 800",
  sentence: { before: "Por ", after: "." },
  names: ["solo", "simples"],
  suggested: "solo",
  ...more,
});
const group = (figure: string, places: FrozenPlace[]): ScannedSlice["figures"][number] => ({
  figure,
  count: places.length,
  pages: new Set(places.map(({ pageId }) => pageId)).size,
  facts: [
    { name: "solo", label: "Plano Solo: preço", suggested: places.length, isHidden: false },
    { name: "simples", label: "Pacote Simples: preço", suggested: 0, isHidden: false },
  ],
  places,
});
const slice = (...figures: ScannedSlice["figures"]): ScannedSlice => ({ figures, read: 2, total: 4 });

test("slices add up, figure by figure, and no more places are kept than are shown", () => {
  const many = Array.from({ length: 30 }, (_, number) => place(`p${number}`, 0));
  const read = addSlice(addSlice(NOTHING_READ, slice(group("R$ 800", many))), slice(group("R$ 800", many), group("2 anos", [])));
  expect(read).toMatchObject({ read: 4, total: 4, figures: [{ count: 60, pages: 60, facts: [{ suggested: 60 }, { suggested: 0 }] }, {}] });
  expect(read.figures[0]?.places).toHaveLength(50);
  expect([listEnough(read), countFigures(read)]).toEqual([["R$ 800"], 60]);
});

test("what became a name is gone, and what stands behind it has moved with its page's version", () => {
  const [first, second, other] = [place("a", 10), place("a", 30), place("b", 10)];
  const description = place("a", 40, { field: "description" });
  const read = addSlice(NOTHING_READ, slice(group("R$ 800", [first, second, other, description])));
  const chosen = [{ figure: "R$ 800", place: first, name: "solo" }];
  const left = withoutNamed(read, chosen, [{ id: "a", title: "a", version: 2, count: 1, gone: [] }]);
  expect(left.figures[0]).toMatchObject({ count: 3, pages: 2, facts: [{ suggested: 3 }, { suggested: 0 }] });
  expect(left.figures[0]?.places.map(({ pageId, field, start, end, version }) => [pageId, field, start, end, version])).toEqual([
    ["a", "content", 32, 38, 2],
    ["b", "content", 10, 16, 1],
    ["a", "description", 40, 46, 2],
  ]);
  expect(left.figures[0]?.places[0]?.key).toBe(read.figures[0]?.places[1]?.key);
});

test("a page that was skipped stays, and a figure that stands nowhere any more does not", () => {
  const places = [place("a", 10), place("b", 10)];
  const read = addSlice(NOTHING_READ, slice(group("R$ 800", places), group("2 anos", [place("a", 50)])));
  const chosen = places.map((one) => ({ figure: "R$ 800", place: one, name: "simples" }));
  const one = withoutNamed(read, chosen, [{ id: "a", title: "a", version: 2, count: 1, gone: ["R$ 800"] }]);
  expect(one.figures[0]).toMatchObject({ count: 1, pages: 1, places: [{ pageId: "b", version: 1 }] });
  const both = ["a", "b"].map((id) => ({ id, title: id, version: 2, count: 1, gone: ["R$ 800"] }));
  expect(withoutNamed(read, chosen, both).figures.map(({ figure }) => figure)).toEqual(["2 anos"]);
});
