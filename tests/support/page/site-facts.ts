import { facts } from "#content/facts";
import { freeShippingCities } from "#content/places";
import { listNamedPlaces, pickTraits } from "#domain/places/place";
import { placeSchema } from "#domain/texts/reading-schemas";
import { readAuthoredFiles } from "./authored";

const texts = new Map(
  readAuthoredFiles("cidades").map(({ slug, texts, lists, record, body }) => [slug, { ...texts, ...lists, ...record, html: body }]),
);

/** The site's own facts as `SiteContent` has them, with what is known of each place, read without Astro. */
export const siteFacts = {
  ...facts,
  places: listNamedPlaces(
    facts.places.map((place) => ({ ...place, traits: pickTraits(placeSchema.parse(texts.get(place.slug))) })),
    freeShippingCities,
  ),
};
