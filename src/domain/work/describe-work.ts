import { gateNames } from "#domain/gate/gate-kind";
import { type Place, resolvePlace } from "#domain/places/place";
import { WORK_SERVICES, type WorkFields } from "./work";

type Told = Pick<WorkFields, "place" | "gate" | "service">;

/** Where a work was done, as an adverb. @example "na Mooca" */
export function tellWhere(slug: string, places: readonly Place[]): string {
  const { place } = resolvePlace(places, slug);
  return `${place.traits?.preposition ?? "em"} ${place.name}`;
}

/** @example titleOfWork(work, places) // "Troca de motor de portão deslizante na Mooca" */
export function titleOfWork({ title, service, gate, place }: Told & Pick<WorkFields, "title">, places: readonly Place[]): string {
  return (
    title ||
    `${WORK_SERVICES[service]} ${service === "instalacao" || service === "troca" ? "em" : "de"} portão ${gate} ${tellWhere(place, places)}`
  );
}

/** What search engines and lists say of it: what was wrong, shortened to its first sentence. */
export function summaryOfWork({ summary, problem, done }: Pick<WorkFields, "summary" | "problem" | "done">): string {
  return summary || [problem, done].map((text) => /^[\s\S]*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text).join(" ");
}

/** What a photograph of it shows, for who does not see it. @example "Portão deslizante na Mooca, antes do conserto" */
export function altOfWork({ place, gate, service }: Told, moment: "before" | "after", places: readonly Place[]): string {
  const what = WORK_SERVICES[service].toLowerCase();
  const article = service === "conserto" ? ["do", "do"] : ["da", "da"];
  return `Portão ${gateNames[gate].toLowerCase()} ${tellWhere(place, places)}, ${moment === "before" ? `antes ${article[0]}` : `depois ${article[1]}`} ${what}`;
}
