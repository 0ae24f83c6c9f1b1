import type { JobKind, JobStatus } from "#domain/jobs/job";

export const KIND_NAMES: Record<JobKind, string> = {
  "bulk-presets": "Títulos prontos",
  "local-batch": "Gerador local",
  "ai-batch": "Com IA",
};

export const STATUS_NAMES: Record<JobStatus, string> = { running: "Em andamento", done: "Concluída", cancelled: "Cancelada" };
