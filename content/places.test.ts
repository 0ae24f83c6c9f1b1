import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { placeRecords } from "#content/lugares/records";
import municipalities from "#content/municipios.json" with { type: "json" };
import { buildBrazil } from "#domain/coverage/area/brazil";
import { readTitle } from "#domain/knowledge/read-title";
import { judgeArea } from "#domain/publishing/rules/judge-area";
import { LEAST_OF_PLACE } from "#domain/publishing/rules/judge-place";
import { toSlug } from "#domain/text/slug";
import { facts } from "#support/content/facts";
import { listWordRuns } from "#support/content/word-runs";
import { sampleOf } from "#support/machine/sample";
import { readAuthoredFiles } from "#support/page/authored";
import { findOwnFigures } from "#support/publishing/find-own-figures";

const places = readAuthoredFiles("cidades");
const sentences = placeRecords.flatMap(({ slug, knows }) => knows.map(({ says }) => ({ slug, says })));
const findSentences = (isWrong: (says: string) => boolean) =>
  sentences.filter(({ says }) => isWrong(says)).map(({ slug, says }) => `${slug}: ${says}`);

test("every place with a page has a record, its drawn gate among its gates", () => {
  expect(placeRecords.map(({ slug }) => slug).sort()).toEqual(places.map(({ slug }) => slug).sort());
  const problems = places.filter(
    ({ texts, record: { gates = [], uses = [] } }) => uses.length === 0 || !gates.some((gate) => gate === texts["gate"]),
  );
  expect(problems.map(({ slug }) => slug)).toEqual([]);
});

test("a name has the preposition its first word asks for", () => {
  const asked: [RegExp, string[]][] = [
    [/^(?:Vila|Casa|Barra|Bela|Freguesia|Ponte) /, ["na"]],
    [/^(?:Jardim|Centro|Bom|Rio Pequeno|Campo|Capão|Km)\b/, ["no"]],
    [/^(?:Santo|Santa|São|Cidade)\b/, ["em"]],
  ];
  const problems = places.filter(({ texts, record }) => {
    const rule = asked.find(([name]) => name.test(texts["name"] ?? ""));
    return rule && !rule[1].includes(record.preposition ?? "");
  });
  expect(problems.map(({ slug, record }) => `${slug}: ${record.preposition}`)).toEqual([]);
  // As a place's own text has it where it says it at all.
  const contradicted = places.filter(({ texts, record, body }) => {
    const said = [...body.matchAll(new RegExp(`(?<!\\p{L})(em|no|na|nos|nas) (?:\\[)?${texts["name"]}(?! \\p{Lu})(?!\\p{L})`, "giu"))];
    const words = said.map(([, word = ""]) => word.toLowerCase());
    return words.length > 0 && !words.includes(record.preposition ?? "");
  });
  expect(contradicted.map(({ slug }) => slug)).toEqual([]);
});

test("no sentence of a place is read as a promise to go elsewhere: a tower is no town of that name", () => {
  const area = { places: facts.places, cities: [], brazil: buildBrazil(municipalities) };
  const { knowledge } = facts;
  const reading = readTitle("Conserto de portão", knowledge, facts.places);
  const held = (says: string) => judgeArea({ content: `<p>${says}</p>`, origin: "local" }, { reading, area, knowledge, facts });
  const elsewhere = sentences.flatMap(({ slug, says }) => held(says).flatMap(({ marks = [] }) => marks.map((name) => ({ slug, name }))));
  // Of its own name the page's title says which it is.
  expect(elsewhere.filter(({ slug, name }) => !slug.startsWith(toSlug(name)))).toEqual([]);
});

test("of a place enough is known for a page, and what it changes of each service names it", () => {
  const short = placeRecords.filter(({ knows }) => knows.length < LEAST_OF_PLACE);
  expect(short.map(({ slug }) => slug)).toEqual([]);
  const nameless = places.filter(
    ({ texts, record: { knows = [] } }) => !knows.some((one) => one.for && one.says.includes(texts["name"] ?? "")),
  );
  expect(nameless.map(({ slug }) => slug)).toEqual([]);
});

test("a sentence that shows a ground or a use is of a place that has it", () => {
  const strange = placeRecords.flatMap(({ slug, uses, grounds, knows }) =>
    knows
      .filter(({ on }) => !["ar", "regras", "acesso", ...uses, ...grounds].includes(on))
      .map(({ on, says }) => `${slug}, ${on}: ${says}`),
  );
  expect(strange).toEqual([]);
});

test("what is known of a place is whole, calm and clean", () => {
  expect(findSentences((says) => !/^\p{Lu}.*\.$/u.test(says) || /[!?*_<>[\]{}"'—–]|\.\.|\.\s|\s\s|\s[,.;:]/.test(says))).toEqual([]);
  expect(findSentences((says) => says.split(" ").length < 9 || says.split(" ").length > 45)).toEqual([]);
});

test("a place's sentences state no figure and claim nothing that has no record", () => {
  const claims =
    /autorizad|de fábrica\b|garanti|experiência|encontramos|\b(?:atendemos|vemos|trocamos|consertamos|costumamos)\b|maioria|por cento|estatístic|\bnoss[oa]s?\b|\bo melhor d[oa]\b|líder|nenhum outro|grátis|gratuit|R\$/i;
  const withoutNames = (says: string) => places.reduce((text, { texts }) => text.replaceAll(texts["name"] ?? "", ""), says);
  expect(findSentences((says) => /\d/.test(withoutNames(says)) || findOwnFigures(withoutNames(says), []).length > 0)).toEqual([]);
  expect(findSentences((says) => claims.test(says))).toEqual([]);
});

test("no eight words of a place's sentences stand in a page, in an entry or in another sentence", () => {
  const folder = new URL("./", import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => /(?<!\.test)\.(?:md|ts|yaml)$/.test(file) && !file.startsWith("lugares"),
  );
  const written = new Map(sampleOf(files, 60).flatMap((file) => listRuns(readFileSync(new URL(file, folder), "utf8"), file)));
  const doubles: string[] = [];
  for (const { slug, says } of sentences) {
    for (const run of new Set(listWordRuns(says))) {
      const there = written.get(run);
      if (there) doubles.push(`${slug} and ${there}: ${run}`);
      written.set(run, slug);
    }
  }
  expect(doubles).toEqual([]);
});

function listRuns(text: string, file: string): [string, string][] {
  return listWordRuns(text).map((run) => [run, file]);
}
