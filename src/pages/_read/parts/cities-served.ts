import { placePath } from "#domain/site/paths";
import { toSlug } from "#domain/text/slug";
import type { SiteContent } from "#server/content/site-content";
import type { CityServed } from "#site/sections/CityList";

/** The cities with free shipping, each with its page where it has one. */
export function listCitiesServed({ freeShippingCities, pages }: SiteContent): CityServed[] {
  // A city is known by its address, however its page calls it.
  const cities = new Set(pages.places.filter(({ isCity }) => isCity).map(({ slug }) => slug));
  return freeShippingCities.map((name) => {
    const slug = toSlug(name);
    return { name, ...(cities.has(slug) && { path: placePath(slug) }) };
  });
}
