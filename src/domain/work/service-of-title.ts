import { toSearchText } from "#domain/text/search-text";
import type { WorkService } from "./work-service";

const WORDS: readonly (readonly [RegExp, WorkService])[] = [
  [/\btroca(r)? (de |do |o )?motor/, "troca"],
  [/\bautomatiza/, "automatizacao"],
  [/\binstala/, "instalacao"],
  [/\bmanuten|\bpreventiva/, "manutencao"],
  [/\bconserto|\breparo|\btroca|\bnao (abre|fecha)|\bproblema/, "conserto"],
];

/** What kind of work a page is about, by its title; undefined where it names none. @example serviceOfTitle("Troca de roldana") // "conserto" */
export function serviceOfTitle(title: string): WorkService | undefined {
  const text = toSearchText(title);
  return WORDS.find(([words]) => words.test(text))?.[1];
}
