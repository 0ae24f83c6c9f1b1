import type { JobStatus } from "#domain/jobs/job";
import { findRunKind } from "#domain/jobs/run-kind";

export function nameRun(kind: string): string {
  return findRunKind(kind)?.name ?? "Criação de outra versão do site";
}

export const STATUS_NAMES: Record<JobStatus, string> = { running: "Em andamento", done: "Concluída", cancelled: "Cancelada" };
