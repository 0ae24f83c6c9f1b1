import { gateNames } from "#domain/gate/gate-kind";
import { type Place, resolvePlace, sayWhere } from "#domain/places/place";
import type { WorkFields } from "./work";
import { WORK_SERVICES, type WorkService } from "./work-service";

/** Each service with its article and with what stands before the gate. */
const PHRASES: Readonly<Record<WorkService, { article: "o" | "a"; before: "de" | "em" }>> = {
  instalacao: { article: "a", before: "em" },
  troca: { article: "a", before: "em" },
  automatizacao: { article: "a", before: "de" },
  conserto: { article: "o", before: "de" },
  manutencao: { article: "a", before: "de" },
};

/** Where a work was done, as an adverb. @example "na Mooca" */
export const tellWhere = (slug: string, places: readonly Place[]) => sayWhere(resolvePlace(places, slug).place);

/**
 * The owner's title, or one made of the fields.
 * @param where as `tellWhere` has it.
 * @example titleOfWork(work, "na Mooca") // "Troca de motor em portão deslizante na Mooca"
 */
export const titleOfWork = ({ title, service, gate }: Pick<WorkFields, "title" | "service" | "gate">, where: string): string =>
  title || `${WORK_SERVICES[service]} ${PHRASES[service].before} portão ${gateNames[gate].toLowerCase()} ${where}`;

/** The owner's summary, or what was wrong and what was done, by the first sentence of each. */
export const summaryOfWork = ({ summary, problem, done }: Pick<WorkFields, "summary" | "problem" | "done">): string =>
  summary || [problem, done].map((text) => /^[\s\S]*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text).join(" ");

/**
 * What a photograph of it shows, for who does not see it.
 * @example altOfWork(work, "before", "na Mooca") // "Portão deslizante na Mooca, antes do conserto"
 */
export function altOfWork({ gate, service }: Pick<WorkFields, "gate" | "service">, moment: "before" | "after", where: string): string {
  const when = `${moment === "before" ? "antes" : "depois"} d${PHRASES[service].article} ${WORK_SERVICES[service].toLowerCase()}`;
  return `Portão ${gateNames[gate].toLowerCase()} ${where}, ${when}`;
}
