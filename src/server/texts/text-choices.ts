import type { ChoiceSource } from "#domain/forms/field-meta";
import { listAuthoredPages } from "#domain/site/authored-pages";
import type { ContentFiles } from "../content/content-files";
import type { SiteContent } from "../content/site-content";

export function listTextChoices(
  content: SiteContent,
  { placeGroups }: ContentFiles,
): Partial<Record<ChoiceSource, { value: string; label: string }[]>> {
  const { topics, places, landingPages } = content.pages;
  const cities = new Set(places.map(({ city }) => city));
  return {
    topics: topics.map(({ slug, title }) => ({ value: slug, label: title })),
    places: places.map(({ slug, label }) => ({ value: slug, label })),
    pages: listAuthoredPages(content.pages).map(({ path, title }) => ({ value: path, label: title })),
    "place-groups": placeGroups.map(({ id, name }) => ({ value: id, label: name })),
    regions: [
      { value: "home", label: "Página inicial e páginas sem depoimento próprio" },
      ...[...cities].map((city) => ({ value: city, label: `Páginas de ${city}` })),
      ...landingPages.map(({ slug, title }) => ({ value: slug, label: title })),
    ],
  };
}
