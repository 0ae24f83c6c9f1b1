import { LRUCache } from "lru-cache";
import { splitSentences } from "#domain/facts/leave-out/sentences";
import { wordSet } from "#domain/knowledge/word-set";
import { onceFor } from "#domain/memo/once-for";
import type { Place } from "#domain/places/place";
import { foldText } from "#domain/text/fold";
import { withoutLinks } from "#domain/text/inline-links";
import { toPlainText } from "#domain/text/plain-text";

/** What of a text is wording: without regard to case, accents and punctuation, and without places, facts and figures. */
export interface Wording {
  /** All words as read, those that are left out too. */
  words: number;
  /** What is read in one go. */
  stretches: readonly Stretch[];
}

/** Sentences, the words of each parted by a space. */
export type Stretch = readonly string[];

/** As long as two texts may agree by chance, in words. */
export const RUN_LENGTH = 8;

const FACT = /\{\{[^{}]*\}\}/g;
/** Cells of a row are read in one go. */
const BREAK =
  /<\/?(?:p|li|ul|ol|h[1-6]|tr|table|thead|tbody|caption|blockquote|div|section|figure|figcaption|pre|dl|dt|dd|br|hr)\b[^<>]*>/gi;

/**
 * The wording of HTML or of running text: "Conserto na Mooca" and "Conserto em Santana" have the same, and so have
 * "R$ 800" and "{{plano-solo-preco}}".
 */
export function readWording(text: string, places: PlaceWords): Wording {
  let words = 0;
  const stretches: Stretch[] = [];
  let isLastShort = false;
  for (const block of toBlocks(text)) {
    const read = readBlock(block, places);
    if (!read) continue;
    const { sentences } = read;
    words += read.words;
    // Items of a list of a word or two are one text together.
    const isShort = read.kept < RUN_LENGTH;
    const last = stretches.at(-1);
    if (isShort && isLastShort && last) stretches[stretches.length - 1] = [...last, ...sentences];
    else stretches.push(sentences);
    isLastShort = isShort;
  }
  return { words, stretches };
}

interface Block {
  words: number;
  /** Words of its sentences. */
  kept: number;
  sentences: Stretch;
}

/** Texts of the generator, and those that are edited, share most of their paragraphs. */
const MOST_KEPT = 3000;
const LONGEST_KEPT = 1000;
const keptBlocks = onceFor((_: PlaceWords) => new LRUCache<string, Block>({ max: MOST_KEPT }));

/** @param block with its tags but those that part blocks; undefined where it says nothing */
function readBlock(block: string, places: PlaceWords): Block | undefined {
  const kept = keptBlocks(places);
  const known = kept.get(block);
  if (known) return known;
  const plain = toPlainText(block).trim();
  if (plain === "") return undefined;
  const read = splitBlock(plain, places);
  if (block.length <= LONGEST_KEPT) kept.set(block, read);
  return read;
}

function splitBlock(block: string, places: PlaceWords): Block {
  let [words, kept] = [0, 0];
  const sentences: string[] = [];
  for (const { start, end } of splitSentences(block)) {
    const read = block.slice(start, end);
    const forms = listForms(read);
    words += forms.length + (read.match(/#/g)?.length ?? 0);
    const wording = leaveOutPlaces(forms, places).filter((form) => !isFigure(form));
    kept += wording.length;
    if (wording.length > 0) sentences.push(wording.join(" "));
  }
  return { words, kept, sentences };
}

/** Paragraphs, items and rows, each fact a sign that is no word. */
function toBlocks(text: string): string[] {
  return withoutLinks(text).replace(FACT, "#").replace(BREAK, "\n").split("\n").filter(Boolean);
}

/** A number, with what is written on to it ("12v"), and what is left of "R$". */
const isFigure = (form: string): boolean => form === "r" || /^\p{N}/u.test(form);

/** The words of every name, by the first of them, the longest name first. */
export type PlaceWords = ReadonlyMap<string, readonly (readonly string[])[]>;

const ZONES = ["zona norte", "zona sul", "zona leste", "zona oeste"];
/** "na Mooca", "em Santana", "pelo Tatuapé": the name chooses them. */
const BEFORE = wordSet("em no na nos nas de do da dos das o a os as à às ao aos por pelo pela pelos pelas");

export function listPlaceWords(places: readonly Pick<Place, "name" | "city" | "cityName">[]): PlaceWords {
  const names = new Set([...ZONES, ...places.flatMap(({ name, city, cityName }) => [name, city, cityName])]);
  const byFirst = new Map<string, string[][]>();
  for (const words of [...names].map(listForms).toSorted((a, b) => b.length - a.length)) {
    const [first] = words;
    if (first !== undefined) byFirst.set(first, [...(byFirst.get(first) ?? []), words]);
  }
  return byFirst;
}

/** The words without the names of places, nor what the names choose before them. */
function leaveOutPlaces(words: readonly string[], places: PlaceWords): string[] {
  const left: string[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at] as string;
    const name = places.get(word)?.find((known) => known.every((one, offset) => words[at + offset] === one));
    if (name) {
      while (BEFORE.has(left.at(-1) ?? "")) left.pop();
      at += name.length;
    } else {
      left.push(word);
      at += 1;
    }
  }
  return left;
}

const WORD = /[\p{L}\p{N}]+/gu;
const BEYOND_ASCII = /[^\0-\x7f]/;
/** With fewer letters accents tell words apart: "é" and "e", "Sé" and "se". */
const FOLDED_LETTERS = 3;

/**
 * The words of a text without regard to case, accents and punctuation.
 * @example listForms("A Sé, já.") // ["a", "sé", "já"]
 */
function listForms(text: string): string[] {
  return (text.normalize("NFC").toLowerCase().match(WORD) ?? []).map((lower) =>
    lower.length < FOLDED_LETTERS || !BEYOND_ASCII.test(lower) ? lower : foldText(lower),
  );
}
