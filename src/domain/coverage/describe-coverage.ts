import { fillBlanks } from "#domain/text/fill-blanks";
import type { Wording } from "#domain/texts/wording-text";
import type { Coverage } from "./coverage";

/** What a visitor reads of a place, with names that would leave nothing open. */
export interface CoverageNote {
  answer: Coverage["answer"];
  text: string;
  choices: readonly string[];
}

export function describeCoverage(coverage: Coverage, words: Wording["coverage"]): CoverageNote {
  const { answer, name } = coverage;
  const place = { lugar: name };
  switch (answer) {
    case "served": {
      const told = [fillBlanks(words.served, place), coverage.isShippingFree ? words.freeShipping : ""];
      return { answer, text: told.filter(Boolean).join(" "), choices: [] };
    }
    case "ask":
      return { answer, text: name === "" ? words.nearbyCep : fillBlanks(words[coverage.why], place), choices: coverage.choices };
    case "outside":
      return { answer, text: name === "" ? words.outsideCep : fillBlanks(words.outside, place), choices: [] };
  }
}
