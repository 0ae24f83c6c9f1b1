import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { entries } from "#content/conhecimento/entries";
import { pageContent } from "#content/pages";
import { joinText } from "#domain/knowledge/asked/question-index";
import type { Entry } from "#domain/knowledge/entry";
import { buildEntryLexicon, findEntries, listNames } from "#domain/knowledge/entry-lexicon";
import { listEntryTexts } from "#domain/knowledge/entry-texts";
import { entrySchema } from "#domain/knowledge/schema/entry-schema";
import { listAuthoredPages } from "#domain/site/authored-pages";
import { foldText } from "#domain/text/fold";
import { withoutLinks } from "#domain/text/inline-links";
import { splitWords } from "#domain/text/words";
import { facts } from "#support/content/facts";
import { findUnknownNames } from "#support/content/quoted-names";
import { listWordRuns } from "#support/content/word-runs";
import { sampleOf } from "#support/machine/sample";
import { findOwnFigures } from "#support/publishing/find-own-figures";

const texts = entries.flatMap((entry) => listEntryTexts(entry).map(({ path, text }) => ({ entry, where: `${entry.id}.${path}`, text })));
/** Those that stand as sentences; the others are headings, labels and cells of tables. */
const sentences = texts.filter(({ where }) => /\.(?:says|asks|leads|brief)\.\d+$/.test(where));
/** Texts that a test finds wrong, with where they stand. */
const findTexts = (isWrong: (text: string) => boolean, among = texts) =>
  among.filter(({ text }) => isWrong(text)).map(({ where, text }) => `${where}: ${text}`);
const withoutNames = (text: string) => withoutLinks(text).replace(/\{\{[^{}]*\}\}/g, "");
const idsOf = (value: unknown, key: string): string[] =>
  value !== null && typeof value === "object"
    ? Object.entries(value).flatMap(([name, inner]) => (name === key ? (inner as string[]) : idsOf(inner, key)))
    : [];

test.each(entries.map((entry) => [entry.id, entry] as const))("%s is whole", (_, entry) => {
  expect(entrySchema.parse(entry)).toEqual(entry);
});

test("an entry has an id of its own", () => {
  const ids = entries.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

test("a name leads to one entry, and a phrase that means something else to none", () => {
  const lexicon = buildEntryLexicon(entries);
  const claimed = new Map<string, string>();
  const doubles: string[] = [];
  for (const entry of entries) {
    const names = [...listNames(entry).map(({ name }) => name), ...(entry.not ?? [])].map((name) => foldText(name));
    for (const name of new Set(names)) {
      if (claimed.has(name)) doubles.push(`${name}: ${claimed.get(name)}, ${entry.id}`);
      claimed.set(name, entry.id);
    }
    for (const { name, variant } of listNames(entry)) {
      expect(findEntries(splitWords(name), lexicon), name).toEqual([expect.objectContaining({ entry, variant, start: 0 })]);
    }
    for (const name of entry.not ?? []) expect(findEntries(splitWords(name), lexicon), name).toEqual([]);
  }
  expect(doubles).toEqual([]);
});

test("a wording leads to one question, and stands there once", () => {
  const claimed = new Map<string, string>();
  const doubles: string[] = [];
  for (const { asks, titles } of entries.flatMap(({ questions }) => questions)) {
    for (const wording of titles ? [...asks, ...titles] : []) {
      const words = joinText(splitWords(wording));
      if (claimed.has(words)) doubles.push(`${wording}: ${claimed.get(words)}, ${asks[0]}`);
      claimed.set(words, asks[0] as string);
    }
  }
  expect(doubles).toEqual([]);
});

test("entries, variants and pages that an entry names are there", () => {
  const known = new Set(entries.map(({ id }) => id));
  const pages = new Set(listAuthoredPages(pageContent).map(({ path }) => path));
  const lost = (entry: Entry) => [
    ...[...entry.related, ...idsOf(entry, "about")].filter((id) => !known.has(id) || id === entry.id),
    ...idsOf(entry, "variants").filter((id) => typeof id === "string" && !(entry.variants ?? []).some((variant) => variant.id === id)),
    ...entry.pages.filter((page) => !pages.has(page)),
    ...listEntryTexts(entry).flatMap(({ text }) =>
      Array.from(text.matchAll(/\]\(([^()\s]*)\)/g), ([, page]) => page ?? "").filter((page) => !pages.has(page)),
    ),
  ];
  expect(entries.flatMap((entry) => lost(entry).map((name) => `${entry.id}: ${name}`))).toEqual([]);
});

test("a circumstance is one the entry can have", () => {
  const gatesOf = (entry: Entry) => idsOf({ ...entry, gates: [] }, "gates");
  expect(entries.flatMap((entry) => gatesOf(entry).filter((gate) => !(entry.gates as string[]).includes(gate)))).toEqual([]);
});

test("every fact that a text quotes is one of the register", () => {
  expect(
    findUnknownNames(
      texts.map(({ text }) => text),
      facts.texts,
    ),
  ).toEqual([]);
});

test("a text states no figure but the entry's quantities, and every quantity is stated", () => {
  const quantitiesOf = (entry: Entry) => (entry.quantities ?? []).map(({ text }) => text);
  expect(
    texts.flatMap(({ entry, where, text }) => findOwnFigures(text, quantitiesOf(entry)).map((figure) => `${where}: ${figure}`)),
  ).toEqual([]);
  const idle = (entry: Entry) =>
    quantitiesOf(entry).filter((quantity) => !listEntryTexts(entry).some(({ text }) => text.includes(quantity)));
  expect(entries.flatMap((entry) => idle(entry).map((quantity) => `${entry.id}: ${quantity}`))).toEqual([]);
});

test("no eight words in a row stand twice, in one entry or in two", () => {
  const seen = new Map<string, string>();
  const doubles: string[] = [];
  for (const { where, text } of texts) {
    for (const run of new Set(listWordRuns(text))) {
      const first = seen.get(run);
      if (first) doubles.push(`${run}: ${first}, ${where}`);
      else seen.set(run, where);
    }
  }
  expect(doubles).toEqual([]);
});

test("no entry repeats eight words of a page written by hand", () => {
  const folder = new URL("../", import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.(?:md|ts|yaml)$/.test(file) && !/^(?:conhecimento|lugares)/.test(file),
  );
  const authored = new Set(sampleOf(files, 40).flatMap((file) => listWordRuns(readFileSync(new URL(file, folder), "utf8"))));
  expect(
    texts.flatMap(({ where, text }) =>
      listWordRuns(text)
        .filter((run) => authored.has(run))
        .map((run) => `${where}: ${run}`),
    ),
  ).toEqual([]);
});

test("an answer names what it is about", () => {
  const isNamed = (entry: Entry, text: string) => findEntries(splitWords(withoutLinks(text)), buildEntryLexicon([entry])).length > 0;
  const nameless = (entry: Entry) =>
    [...entry.answers.flatMap(({ says }) => says), ...entry.brief]
      .filter((text) => !isNamed(entry, text))
      .map((text) => `${entry.id}: ${text}`);
  expect(entries.flatMap(nameless)).toEqual([]);
});

test("texts are whole sentences, calm and clean; one after a label goes on from it", () => {
  const labelled = new Set(texts.filter(({ where }) => where.endsWith(".label")).map(({ where }) => where.replace(/label$/, "says")));
  const isLabelled = ({ where }: { where: string }) => labelled.has(where.replace(/\.\d+$/, ""));
  const whole = sentences.filter((text) => !isLabelled(text));
  expect(findTexts((text) => !/^[\p{Lu}\d{“].*[.?:”]$/u.test(text), whole)).toEqual([]);
  expect(findTexts((text) => !/^[\p{Ll}\d{“].*[.?”]$/u.test(text), sentences.filter(isLabelled))).toEqual([]);
  expect(findTexts((text) => /[!*_<>]|\.\.|\s\s|\s[,.;:?]|["']|—|–/.test(text))).toEqual([]);
});

test("nobody speaks of experience that has no record, nor promises what the register does not", () => {
  const claims =
    /autorizad|de fábrica|garantimos|experiência|encontramos|(?:atendemos|vemos|trocamos|consertamos)\b|na maioria d|maioria dos|por cento|estatístic|\bnoss[oa]s? (?:clientes?|técnicos?|equipe)\b|o melhor d[oa]|líder/i;
  expect(findTexts((text) => claims.test(withoutNames(text)))).toEqual([]);
});

test("readers are never told to open, touch or adjust what is dangerous", () => {
  const orders =
    /(?<!não |nunca |nem )\b(abra|desmonte|remova|toque|mexa|regule|aperte|desparafuse|afrouxe|solte|ajuste|engraxe)\b[^.:;]*\b(tampa|caixa|motor|placa|central|fio|fios|cabo|cabos|mola|molas|contrapesos?|parafusos?|capacitor|ímã|ímãs)\b/i;
  const forReaders = texts.filter(({ where }) => !/\.work\./.test(where));
  expect(findTexts((text) => orders.test(withoutNames(text)), forReaders)).toEqual([]);
});
