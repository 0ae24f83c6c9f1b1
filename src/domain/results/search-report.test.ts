import { expect, test } from "vitest";
import { joinRows, readCount, readDecimal, readReportHeadings, readReportRow, toPath } from "./search-report";

test.each([
  [["Páginas principais", "Cliques", "Impressões", "CTR", "Posição"]],
  [["Top pages", "Clicks", "Impressions", "CTR", "Position"]],
  [["Página", "Cliques", "Impressões", "Posição"]],
  [["Page", "Clicks", "Impressions", "CTR", "Average position"]],
])("headings in Portuguese and English are known: %j", (cells) => {
  const columns = readReportHeadings(cells);
  expect(columns).toBeInstanceOf(Map);
  if ("problem" in columns) return;
  const row = cells.map(
    (_, index) => ["https://a.com.br/faq", "12", "1.234", "1%", "3,4"][cells.length === 4 && index === 3 ? 4 : index] ?? "",
  );
  expect(readReportRow(row, columns)).toEqual({ address: "https://a.com.br/faq", clicks: 12, impressions: 1234, position: 3.4 });
});

test("another file of the same export says which one is wanted, and what is missing is named", () => {
  expect(readReportHeadings(["Principais consultas", "Cliques", "Impressões", "CTR", "Posição"])).toMatchObject({
    problem: expect.stringContaining("Páginas.csv"),
  });
  expect(readReportHeadings(["Página", "Cliques"])).toMatchObject({ problem: expect.stringContaining("“Impressões”, “Posição”") });
});

test("figures are read as either language writes them, and nothing else is", () => {
  expect(["0", "12", "1.234", "1,234,567", "1 234", "-1", "1,5", "12k", ""].map(readCount)).toEqual([
    0,
    12,
    1234,
    1234567,
    1234,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(["3", "3,4", "3.41", "1.2.3", "x", ""].map(readDecimal)).toEqual([3, 3.4, 3.41, undefined, undefined, undefined]);
  const columns = readReportHeadings(["Page", "Clicks", "Impressions", "Position"]);
  if ("problem" in columns) throw new Error(columns.problem);
  expect(readReportRow(["/faq", "muitos", "2", "3"], columns)).toMatchObject({
    problem: expect.stringContaining("“muitos” não é um número"),
  });
});

test.each([
  ["https://abrefacil.com.br/", "/"],
  ["https://abrefacil.com.br", "/"],
  ["http://www.abrefacil.com.br/faq/?utm=1#topo", "/faq"],
  ["/cidades/mooca", "/cidades/mooca"],
  ["https://a.com.br/links-uteis/port%C3%A3o", "/links-uteis/portão"],
  ["mooca", undefined],
  ["https://a.com.br/%E0%A4%A", undefined],
])("%s has the path %s", (address, path) => {
  expect(toPath(address)).toBe(path);
});

test("figures of two addresses of one page are one, the position by how often each was shown", () => {
  const one = { clicks: 1, impressions: 100, position: 4 };
  expect(joinRows(one, { clicks: 2, impressions: 300, position: 8 })).toEqual({ clicks: 3, impressions: 400, position: 7 });
  expect(joinRows({ ...one, impressions: 0 }, { clicks: 0, impressions: 0, position: 9 }).position).toBe(4);
});
