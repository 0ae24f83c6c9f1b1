import type { Person } from "schema-dts";
import type { PagePerson } from "#domain/site/page";
import { businessId, personId } from "./addresses";

/** Somebody of the team, by what the page shows of him and nothing else. */
export function buildPerson({ slug, name, about, courses = [], photo }: PagePerson, siteUrl: string): Person {
  return {
    "@type": "Person",
    "@id": personId(siteUrl, slug),
    name,
    url: personId(siteUrl, slug),
    ...(about && { description: about }),
    ...(photo && { image: siteUrl + photo }),
    ...(courses.length > 0 && {
      hasCredential: courses.map((course) => ({ "@type": "EducationalOccupationalCredential" as const, name: course })),
    }),
    worksFor: { "@id": businessId(siteUrl) },
  };
}
