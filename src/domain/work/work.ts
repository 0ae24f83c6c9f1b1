import { findPersonalData } from "#domain/contacts/personal-data";
import type { GateKind } from "#domain/gate/gate-kind";

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

export const WORK_STATES = { draft: "Rascunho", public: "Pública" } as const;

export type WorkState = keyof typeof WORK_STATES;

/** Photographs of a work, by what they show of it. */
export interface WorkPhotos {
  before: readonly string[];
  after: readonly string[];
}

/** What is written of a work. */
export interface WorkFields {
  /** "2026-11-22". */
  day: string;
  /** Slug of a place with a page of its own; never a street. */
  place: string;
  gate: GateKind;
  service: WorkService;
  /** Motor or plan, in the owner's words; empty where none was put in. */
  motor: string;
  /** What was wrong, and what was done. */
  problem: string;
  done: string;
  /** How long it took; undefined where nobody noted it. */
  hours: number | undefined;
  /** Instead of those made of the fields; empty otherwise. */
  title: string;
  summary: string;
  photos: WorkPhotos;
  /** Who did it; undefined where nobody is named. */
  technicianId: string | undefined;
  /** The customer said that it may be shown. */
  hasConsent: boolean;
}

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

/** Whether two say the same, whatever they show. */
export function saysTheSame(one: WorkFields, other: WorkFields): boolean {
  return SAID.every((name) => one[name] === other[name]);
}

const SAID = [
  "day",
  "place",
  "gate",
  "service",
  "motor",
  "problem",
  "done",
  "hours",
  "title",
  "summary",
] as const satisfies readonly (keyof WorkFields)[];

export const WORK_LIMITS = { motor: 60, text: 600, title: 90, summary: 200, hours: 72, photos: 6 } as const;

const PERSONAL = "O texto tem o que parece telefone, e-mail, documento ou CEP de alguém. Apague antes de publicar.";

/** Why a work may not be shown; undefined when it may. */
export function findWorkProblem({ hasConsent, problem, done, title, summary }: WorkFields): string | undefined {
  if (!hasConsent) return "Marque que o cliente autorizou mostrar a obra; sem isso ela fica em rascunho.";
  if (problem === "" || done === "") return "Conte o que estava errado e o que foi feito.";
  return findPersonalData([problem, done, title, summary].join("\n")) && PERSONAL;
}
