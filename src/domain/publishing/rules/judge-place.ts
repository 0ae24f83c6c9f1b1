import type { TitleReading } from "#domain/knowledge/read-title";
import { holdBy, type Reason } from "#domain/page/reason";
import { WHOLE_REGION } from "#domain/places/list-known";
import { toSlug } from "#domain/text/slug";
import type { JudgedPage } from "../judged-page";
import { countOfPlace, isOfGenerator } from "../substance/count-of-place";
import type { Around } from "../surroundings";

/** Fewer sentences that depend on the place, and the page could be about any. */
export const LEAST_OF_PLACE = 6;

/** Whether the site's own text is about a place and says too little of it. */
export function lacksPlace(
  { content, origin }: Pick<JudgedPage, "content" | "origin">,
  { reading, facts }: Around<"reading" | "facts">,
): boolean {
  if (origin !== "local" || !reading.place) return false;
  return countOfPlace(content, reading, facts) < LEAST_OF_PLACE && isOfGenerator(content, reading, facts);
}

/** What the site writes by itself about a place says what is so there; else one page with all places says as much. */
export function judgePlace(page: Pick<JudgedPage, "content" | "origin">, around: Around<"reading" | "facts" | "everywhere">): Reason[] {
  const { reading, facts, everywhere = [] } = around;
  const { place } = reading;
  if (!place || !lacksPlace(page, around)) return [];
  const count = countOfPlace(page.content, reading, facts);
  const [existing] = everywhere;
  const wide = nameEverywhere(reading);
  return holdBy("substance")(
    `${count === 1 ? "Só 1 frase depende" : `Só ${count} frases dependem`} de ${place.name}; uma página deste serviço neste lugar precisa de ${LEAST_OF_PLACE}.`,
    existing
      ? `Junte este título a “${existing.title}”, que responde por este serviço em todos os lugares, ou acrescente o que se sabe de ${place.name}, em Textos.`
      : `Crie uma página do serviço com todos os lugares${wide ? `, “${wide}”,` : ""} e junte esta a ela, ou acrescente o que se sabe de ${place.name}, em Textos.`,
    existing && { pages: everywhere.map(({ path, title }) => ({ path, title })) },
  );
}

/** The title of the page of the same service with all places; undefined where its place is not written as it is called. */
export function nameEverywhere({ title, place }: TitleReading): string | undefined {
  if (!place || place.place.slug === toSlug(WHOLE_REGION)) return undefined;
  const at = title.toLowerCase().lastIndexOf(place.name.toLowerCase());
  if (at < 0) return undefined;
  const before = title
    .slice(0, at)
    .replace(/\s+(?:em|n[oa]s?|d[eoa]s?)\s+(?:bairro\s+)?$/iu, "")
    .replace(/[\s,:–-]+$/u, "");
  const after = title.slice(at + place.name.length).match(/[?!:].*$/u)?.[0] ?? "";
  return before === "" ? undefined : `${before} na ${WHOLE_REGION}${after}`;
}
