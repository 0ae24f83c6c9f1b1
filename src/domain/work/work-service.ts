import { toSearchText } from "#domain/text/search-text";

/** What was done to a gate, by the words of addresses. */
export const WORK_SERVICES = {
  instalacao: "Instalação de motor",
  troca: "Troca de motor",
  automatizacao: "Automatização",
  conserto: "Conserto",
  manutencao: "Manutenção",
} as const;

export type WorkService = keyof typeof WORK_SERVICES;

export const WORK_SERVICE_NAMES = Object.keys(WORK_SERVICES) as [WorkService, ...WorkService[]];

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
