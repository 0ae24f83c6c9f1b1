import type { WorkFields } from "#domain/work/work";

/** What is written of a work whose customer consents; no photograph shows it yet. */
export const WORK_FIELDS: WorkFields = {
  day: "2024-11-20",
  place: "mooca",
  gate: "deslizante",
  service: "conserto",
  motor: "",
  problem: "O motor girava e a folha não saía do lugar.",
  done: "Trocamos a engrenagem de nylon e regulamos o fim de curso.",
  hours: 1.5,
  title: "",
  summary: "",
  photos: { before: [], after: [] },
  technicianId: undefined,
  hasConsent: true,
};
