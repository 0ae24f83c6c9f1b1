import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findOwnFigures } from "#domain/knowledge/find-own-figures";
import { listWordRuns } from "#domain/knowledge/word-runs";
import { placeSchema } from "#domain/texts/reading-schemas";
import { sampleOf } from "#support/machine/sample";
import { readAuthoredFiles } from "#support/page/authored";

const places = readAuthoredFiles("cidades");
const sentences = places.flatMap(({ slug, lists }) => (lists["says"] ?? []).map((says) => ({ slug, says })));
const findSentences = (isWrong: (says: string) => boolean) =>
  sentences.filter(({ says }) => isWrong(says)).map(({ slug, says }) => `${slug}: ${says}`);

test("what is known of a place has values that pages know, its drawn gate among its gates", () => {
  const { gates, uses, grounds, preposition } = placeSchema.shape;
  const problems = places.flatMap(({ slug, texts, lists }) => [
    ...(gates.safeParse(lists["gates"]).success && lists["gates"]?.includes(texts["gate"] ?? "") ? [] : [`${slug}: gates`]),
    ...(uses.safeParse(lists["uses"]).success && lists["uses"]?.length ? [] : [`${slug}: uses`]),
    ...(grounds.safeParse(lists["grounds"]).success ? [] : [`${slug}: grounds`]),
    ...(preposition.safeParse(texts["preposition"]).success ? [] : [`${slug}: preposition`]),
  ]);
  expect(problems).toEqual([]);
});

test("a name has the preposition its first word asks for", () => {
  const asked: [RegExp, string[]][] = [
    [/^(?:Vila|Casa|Barra|Bela|Freguesia|Ponte) /, ["na"]],
    [/^(?:Jardim|Centro|Bom|Rio Pequeno|Campo|Capão|Km)\b/, ["no"]],
    [/^(?:Santo|Santa|São|Cidade)\b/, ["em"]],
  ];
  const problems = places.filter(({ texts }) => {
    const rule = asked.find(([name]) => name.test(texts["name"] ?? ""));
    return rule && !rule[1].includes(texts["preposition"] ?? "");
  });
  expect(problems.map(({ slug, texts }) => `${slug}: ${texts["preposition"]}`)).toEqual([]);
  // As a place's own text has it where it says it at all.
  const contradicted = places.filter(({ texts, body }) => {
    const said = [...body.matchAll(new RegExp(`(?<!\\p{L})(em|no|na|nos|nas) (?:\\[)?${texts["name"]}(?! \\p{Lu})(?!\\p{L})`, "giu"))];
    const words = said.map(([, word = ""]) => word.toLowerCase());
    return words.length > 0 && !words.includes(texts["preposition"] ?? "");
  });
  expect(contradicted.map(({ slug }) => slug)).toEqual([]);
});

test("a place has three to five sentences of its own, whole, calm and clean", () => {
  const counts = places.filter(({ lists }) => (lists["says"]?.length ?? 0) < 3 || (lists["says"]?.length ?? 0) > 5);
  expect(counts.map(({ slug }) => slug)).toEqual([]);
  expect(findSentences((says) => !/^\p{Lu}.*\.$/u.test(says) || /[!?*_<>[\]{}"'—–]|\.\.|\.\s|\s\s|\s[,.;:]/.test(says))).toEqual([]);
  const isLong = (says: string) => says.split(" ").length < 12 || says.split(" ").length > 45;
  expect(findSentences(isLong)).toEqual([]);
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
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => /(?<!\.test)\.(?:md|ts|yaml)$/.test(file));
  const withoutSays = (source: string) => source.replace(/^says:\n(?: +- .*\n)*/m, "");
  const written = new Map(sampleOf(files, 60).flatMap((file) => listRuns(withoutSays(readFileSync(new URL(file, folder), "utf8")), file)));
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
