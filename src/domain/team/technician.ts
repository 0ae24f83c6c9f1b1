import { findPersonalData } from "#domain/contacts/personal-data";

/** What is written of somebody who does the work: nothing that he or the owner did not say. */
export interface TechnicianFields {
  /** As he wants to be named; a first name is enough. */
  name: string;
  /** Of the library. */
  photoId: string | undefined;
  /** The year he began; undefined where it is not told. */
  since: number | undefined;
  courses: readonly string[];
  about: string;
  /** Whether visitors read of him: on the team's page, on his works and on what he reviewed. */
  isShown: boolean;
}

export interface Technician extends TechnicianFields {
  id: string;
  /** Names his place on the team's page; stays when the name changes. */
  slug: string;
  version: number;
}

export const TECHNICIAN_LIMITS = { name: 60, course: 100, courses: 12, about: 600, people: 40 } as const;

const FIRST_YEAR = 1950;
const PERSONAL = "O texto tem o que parece telefone, e-mail, documento ou CEP. Apague: a página da equipe é pública.";

/** Why he may not be kept as written; undefined when he may. */
export function findTechnicianProblem({ name, since, courses, about }: TechnicianFields, thisYear: number): string | undefined {
  if (name === "") return "Diga como a pessoa quer ser chamada; o primeiro nome basta.";
  if (since !== undefined && (since < FIRST_YEAR || since > thisYear))
    return `O ano em que começou fica entre ${FIRST_YEAR} e ${thisYear}.`;
  return findPersonalData([name, about, ...courses].join("\n")) && PERSONAL;
}
