import { franc } from "franc-min";
import { toPlainText } from "#domain/page/plain-text";

/** Shorter texts say too little about their language. */
const MIN_LETTERS = 200;

/** Portuguese is told from these; its nearest relatives that no provider answers in are left out, for they only confuse. */
const TOLD_APART = ["por", "eng", "spa", "fra", "ita", "deu", "nld", "ron", "pol", "tur", "rus", "ukr", "arb", "cmn", "jpn", "kor", "hin"];

/** Whether a text is written in another language than Portuguese beyond doubt; a short one never is. */
export function isForeign(html: string): boolean {
  const text = toPlainText(html);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < MIN_LETTERS) return isOtherScript(text, letters);
  const language = franc(text, { only: TOLD_APART });
  return language !== "por" && language !== "und";
}

/** A few signs of another script say much: a sentence of Chinese has few letters. */
function isOtherScript(text: string, letters: number): boolean {
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters >= 20 && latin < letters / 2;
}
