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
