import { buildBrazil } from "#domain/coverage/area/brazil";
import type { Coverage } from "#domain/coverage/coverage";
import { findCoverage } from "#domain/coverage/find-coverage";
import { readCepRange } from "#domain/places/cep-range";
import { readMunicipalities } from "../content/content-files";
import type { SiteContent } from "../content/site-content";

/** Whether the company goes to a place that somebody wrote, by what the site says at this moment. */
export async function findCoverageHere({ business, pages, freeShippingCities }: SiteContent, typed: string): Promise<Coverage> {
  const { cepRanges, askCities } = business.coverage;
  return findCoverage(typed, {
    places: pages.places,
    cities: freeShippingCities,
    askCities,
    cepRanges: cepRanges.flatMap((line) => readCepRange(line) ?? []),
    brazil: buildBrazil(await readMunicipalities()),
  });
}
