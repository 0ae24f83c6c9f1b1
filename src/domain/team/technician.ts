import type { z } from "zod";
import { findPersonalData } from "#domain/contacts/personal-data";
import type { technicianSchema } from "./technician-schema";

export type TechnicianFields = z.output<typeof technicianSchema>;

export interface Technician extends TechnicianFields {
  id: string;
  /** Names his place on the team's page; stays when the name changes. */
  slug: string;
  version: number;
}

export const MAX_TEAM = 40;

const FIRST_YEAR = 1950;
const PERSONAL = "O texto tem o que parece telefone, e-mail, documento ou CEP. Apague: a página da equipe é pública.";

/** Why he may not be kept as written; undefined when he may. */
export function findTechnicianProblem({ name, since, courses, about }: TechnicianFields, thisYear: number): string | undefined {
  if (name === "") return "Diga como a pessoa quer ser chamada; o primeiro nome basta.";
  if (since !== undefined && (since < FIRST_YEAR || since > thisYear))
    return `O ano em que começou fica entre ${FIRST_YEAR} e ${thisYear}.`;
  return findPersonalData([name, about, ...courses].join("\n")) && PERSONAL;
}
