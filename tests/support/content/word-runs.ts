import { RUN_LENGTH } from "#domain/publishing/substance/read-wording";
import { foldText } from "#domain/text/fold";
import { withoutLinks } from "#domain/text/inline-links";

/**
 * Every run of so many words of a text, without regard to case, accents and punctuation. A fact between double braces ends
 * a run: what the register says is nobody's wording.
 * @example listWordRuns("Um dois três.", 2) // ["um dois", "dois tres"]
 */
export function listWordRuns(text: string, length = RUN_LENGTH): string[] {
  return withoutLinks(text)
    .split(/\{\{[^{}]*\}\}/)
    .flatMap((part) => {
      const words = foldText(part).match(/[\p{L}\p{N}]+/gu) ?? [];
      return words.slice(length - 1).map((_, index) => words.slice(index, index + length).join(" "));
    });
}
