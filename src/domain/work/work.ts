import type { z } from "zod";
import { findPersonalData } from "#domain/contacts/personal-data";
import type { FormProblem } from "#domain/forms/form-problems";
import type { workSchema } from "./work-schema";

export const WORK_STATES = { draft: "Rascunho", public: "Pública" } as const;

export type WorkState = keyof typeof WORK_STATES;

export const WORK_STATE_NAMES = Object.keys(WORK_STATES) as [WorkState, ...WorkState[]];

export type WorkFields = z.output<typeof workSchema>;

export interface Work extends WorkFields {
  id: string;
  /** Stays when the title changes. */
  slug: string;
  state: WorkState;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  /** When visitors could read it first; undefined where nobody knows. */
  firstPublicAt: Date | undefined;
  /** When what it says last changed; photographs and who did it aside. */
  textChangedAt: Date | undefined;
}

const PERSONAL = "O texto tem o que parece telefone, e-mail, documento ou CEP de alguém. Apague antes de publicar.";

/** Why a work may not be shown, and where that is mended; undefined when it may. */
export function findWorkProblem(work: WorkFields): FormProblem | undefined {
  const empty = (["problem", "done"] as const).find((key) => work[key] === "");
  if (empty) return { path: [empty], message: "Conte o que estava errado e o que foi feito." };
  const personal = (["problem", "done", "title", "summary"] as const).find((key) => findPersonalData(work[key]));
  if (personal) return { path: [personal], message: PERSONAL };
  if (work.hasConsent) return undefined;
  return { path: ["hasConsent"], message: "Marque que o cliente autorizou mostrar a obra; sem isso ela fica em rascunho." };
}
