import { placePath } from "#domain/site/paths";
import type { SiteContent } from "#server/content/site-content";
import type { CityServed } from "#site/islands/CitySearch";

/** The cities with free shipping, each with its page where it has one. */
export function listCitiesServed({ freeShippingCities, pages }: SiteContent): CityServed[] {
  const slugs = new Map(pages.places.filter(({ isCity }) => isCity).map(({ name, slug }) => [name, slug]));
  return freeShippingCities.map((name) => {
    const slug = slugs.get(name);
    return { name, ...(slug && { path: placePath(slug) }) };
  });
}
