import { readFileSync } from "node:fs";

export interface ListedTitle {
  title: string;
  /** Odd numbers are those that rules are tuned by; even ones say how well. */
  isTuned: boolean;
}

const REAL = [
  "real",
  "real-fresh",
  "real-last",
  "real-unseen",
  "real-untouched",
  "real-practice",
  "real-street",
  "real-exam",
  "real-stranger",
  "real-next",
  "real-fifth",
  "real-sixth",
  "real-web",
  "real-web-later",
  "real-web-third",
  "real-typed",
  "real-seventh",
  "real-eighth",
  "real-ninth",
  "real-tenth",
  "real-eleventh",
  "real-twelfth",
  "real-thirteenth",
  "real-fourteenth",
  "real-fifteenth",
  "real-sixteenth",
  "real-seventeenth",
  "real-eighteenth",
  "real-nineteenth",
  "real-twentieth",
  "real-twenty-first",
  "real-twenty-second",
  "real-twenty-third",
  "real-twenty-fourth",
  "real-twenty-fifth",
  "real-twenty-sixth",
  "real-twenty-seventh",
  "real-twenty-eighth",
  "real-twenty-ninth",
  "real-thirtieth",
  "real-thirty-first",
  "real-thirty-second",
  "real-thirty-third",
  "real-thirty-fourth",
  "real-thirty-fifth",
  "real-thirty-sixth",
  "real-thirty-seventh",
  "real-thirty-eighth",
  "real-thirty-ninth",
  "real-fortieth",
  "real-forty-first",
  "real-forty-second",
  "real-forty-third",
  "real-forty-fourth",
  "real-forty-fifth",
  "real-forty-sixth",
  "real-forty-seventh",
  "real-forty-eighth",
  "real-forty-ninth",
  "real-fiftieth",
  "real-fifty-first",
  "real-fifty-second",
  "real-fifty-third",
  "real-fifty-fourth",
  "real-fifty-fifth",
] as const;
const MEAN = [
  "mean",
  "mean-later",
  "mean-fresh",
  "mean-last",
  "mean-untouched",
  "mean-practice",
  "mean-exam",
  "mean-stranger",
  "mean-next",
  "mean-fifth",
  "mean-sixth",
  "mean-seventh",
  "mean-eighth",
  "mean-ninth",
  "mean-tenth",
  "mean-eleventh",
  "mean-twelfth",
  "mean-thirteenth",
  "mean-fourteenth",
  "mean-fifteenth",
  "mean-sixteenth",
  "mean-seventeenth",
  "mean-eighteenth",
  "mean-nineteenth",
  "mean-twentieth",
  "mean-twenty-first",
  "mean-twenty-second",
  "mean-twenty-third",
  "mean-twenty-fourth",
  "mean-twenty-fifth",
  "mean-twenty-sixth",
  "mean-twenty-seventh",
  "mean-twenty-eighth",
  "mean-twenty-ninth",
  "mean-thirtieth",
  "mean-thirty-first",
  "mean-thirty-second",
  "mean-thirty-third",
  "mean-thirty-fourth",
  "mean-thirty-fifth",
  "mean-thirty-sixth",
  "mean-thirty-seventh",
  "mean-thirty-eighth",
  "mean-thirty-ninth",
  "mean-fortieth",
  "mean-forty-first",
  "mean-forty-second",
  "mean-forty-third",
  "mean-forty-fourth",
] as const;

/** Those that people type, then those that nobody should publish. */
export const TITLE_LISTS = [...REAL, ...MEAN];

export type TitleList = (typeof TITLE_LISTS)[number];

/** Half of these is what rules are tuned by; of the others nothing is. */
const HALVED: ReadonlySet<TitleList> = new Set(["real", "mean"]);

/** Titles of a list, one a line, heads left out. @example readTitleList("real").length // 200 */
export function readTitleList(name: TitleList): ListedTitle[] {
  return readFileSync(new URL(`${name}.txt`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((title, index) => ({ title, isTuned: HALVED.has(name) && index % 2 === 0 }));
}
