import { readFileSync } from "node:fs";

export interface ListedTitle {
  title: string;
  /** Odd numbers are those that rules are tuned by; even ones say how well. */
  isTuned: boolean;
}

export type TitleList = "real" | "mean" | "mean-later";

/** Titles of a list, one a line, heads left out. @example readTitleList("real").length // 200 */
export function readTitleList(name: TitleList): ListedTitle[] {
  return readFileSync(new URL(`${name}.txt`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((title, index) => ({ title, isTuned: name !== "mean-later" && index % 2 === 0 }));
}
