import { describe, expect, test } from "vitest";
import { makeSentence, makeText } from "#support/publishing/made-up-text";
import { readWording } from "./read-wording";
import { listMarks, listRunMarks, shareOfRunsIn, sketchWording } from "./sketch";
import { weighSketch } from "./weigh-sketch";

const read = (text: string) => readWording(text, new Map());

/** Weighs a text against others, by all their marks or by those of so many of them. */
function weigh(text: string, others: readonly string[], most = Number.POSITIVE_INFINITY) {
  const marks = others.map((other) => new Set(listMarks(sketchWording(read(other)))));
  const findHolders = (mark: number) => marks.flatMap((known, index) => (known.has(mark) ? [index] : [])).slice(0, most);
  return weighSketch(sketchWording(read(text)), findHolders, most);
}

/** Every so-manieth word is another one: no sentence stands elsewhere, and of the runs only some. */
function changeWords(text: string, every: number, first: number): string {
  const words = text.split(" ");
  return words.map((word, index) => (index % every === first ? `outra${"bcdfghjklmnp".charAt(index % 12)}${word}` : word)).join(" ");
}

test("a copy has nothing of its own, and another text everything", () => {
  const text = makeText(0, 30);
  expect(weigh(text, [makeText(40, 70), text])).toEqual({ ownRuns: 0, ownSentences: 0, elsewhere: [{ holder: 1, share: 1 }] });
  expect(weigh(text, [makeText(40, 70)])).toEqual({ ownRuns: 1, ownSentences: 1, elsewhere: [] });
});

test("a copy in another order has the same sentences", () => {
  const sentences = Array.from({ length: 30 }, (_, index) => makeSentence(index));
  const mixed = sentences.toReversed().join(" ");
  expect(weigh(mixed, [sentences.join(" ")])).toMatchObject({ ownSentences: 0 });
});

test("runs are told from one of eight of them within six points of a hundred, for texts of three hundred words", () => {
  const errors = Array.from({ length: 60 }, (_, index) => {
    const text = makeText(index * 40, index * 40 + 26);
    // From a third to nine tenths of the runs stand elsewhere, and hardly a sentence does.
    const other = changeWords(text, 12 + (index % 6) * 20, index % 12);
    const exact = 1 - shareOfRunsIn(listRunMarks(read(other)), listRunMarks(read(text)));
    return weigh(text, [other]).ownRuns - exact;
  });
  const spread = Math.sqrt(errors.reduce((sum, error) => sum + error * error, 0) / errors.length);
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
  expect(spread).toBeLessThan(0.06);
  expect(Math.abs(mean)).toBeLessThan(0.02);
});

describe("when more pages have a mark than are read", () => {
  const shared = makeText(0, 15);
  const others = Array.from({ length: 12 }, (_, index) => shared + makeText(100 + index * 20, 115 + index * 20));

  test("the page that has the rest too comes first", () => {
    const text = shared + makeText(100 + 11 * 20, 110 + 11 * 20);
    const { ownRuns, elsewhere } = weigh(text, others, 8);
    expect(ownRuns).toBe(0);
    expect(elsewhere[0]).toEqual({ holder: 11, share: 1 });
  });

  test("those that are read stand for all where nothing tells them apart", () => {
    const { ownSentences, elsewhere } = weigh(shared + makeText(700, 715), others, 8);
    expect(ownSentences).toBe(0.5);
    expect(Math.abs((elsewhere[0]?.share ?? 0) - 0.5)).toBeLessThan(0.1);
  });
});
