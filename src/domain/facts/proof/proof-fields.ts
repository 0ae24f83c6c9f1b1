import { isDay } from "#domain/forms/is-day";
import type { Proof } from "./proof";

/** What a person types of a proof. */
export type ProofFields = Omit<Proof, "confirmed">;

export const MAX_PROOF_LENGTH = 300;

const MISSING: Readonly<Record<keyof ProofFields, string>> = {
  what: "Diga o que comprova.",
  source: "Diga onde isso está guardado ou pode ser visto.",
  date: "Informe a data da prova.",
};

/**
 * What keeps a proof from being kept, by field, in Portuguese.
 * @param today as "2026-11-20"
 */
export function checkProof(fields: ProofFields, today: string): Partial<Record<keyof ProofFields, string>> {
  const problems: Partial<Record<keyof ProofFields, string>> = {};
  for (const name of ["what", "source", "date"] as const) {
    const text = fields[name].trim();
    if (text === "") problems[name] = MISSING[name];
    else if (text.length > MAX_PROOF_LENGTH) problems[name] = `Escreva no máximo ${MAX_PROOF_LENGTH} letras.`;
  }
  if (!problems.date && !isDay(fields.date)) problems.date = "Informe uma data que exista, como 20/11/2026.";
  else if (!problems.date && fields.date > today) problems.date = "A data da prova ainda não chegou.";
  return problems;
}
