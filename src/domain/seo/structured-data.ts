import type {
  BreadcrumbList,
  Graph,
  HomeAndConstructionBusiness,
  OpeningHoursSpecification,
  Person,
  PostalAddress,
  WebPage,
  WebSite,
} from "schema-dts";
import { type Contact, formatPhone } from "#domain/contact/contact";
import type { Business, OpeningHours } from "#domain/facts/business";
import type { PublishedBusiness } from "#domain/facts/published-business";
import { hoursOf, isLikeItsWeekday, listDays } from "#domain/hours/day-hours";
import type { Page, PagePerson } from "#domain/site/page";
import { formatMoneyRange } from "#domain/text/format";
import { businessId, personId, websiteId } from "./addresses";
import { buildSubjects } from "./subjects";

export interface StructuredDataSite {
  /** Without a trailing slash. */
  url: string;
  contact: Pick<Contact, "phone">;
  business: PublishedBusiness;
  /** What the home page sells. */
  product: string;
  /** Names of the cities served. */
  areaServed: readonly string[];
  /** Where the business is, as "2026-11-22". */
  today: string;
}

/** One connected graph of a page: the business, the site, the page, its breadcrumbs and what it is about. */
export function buildStructuredData(page: Page, site: StructuredDataSite): Graph {
  const url = site.url + page.path;
  const breadcrumbs = page.breadcrumbs.length > 1 ? [buildBreadcrumbs(page, site.url)] : [];
  const people = (page.people ?? []).map((person) => buildPerson(person, site.url));
  const own = [buildWebPage(page, url, site.url), ...breadcrumbs, ...buildSubjects(page, site), ...people];
  return { "@context": "https://schema.org", "@graph": [buildBusiness(site), buildWebsite(site), ...own] };
}

function buildBusiness({ url, contact, business, areaServed, today }: StructuredDataSite): HomeAndConstructionBusiness {
  const { identity, hours } = business;
  const specialHours = listSpecialHours(hours, today);
  return {
    "@type": "HomeAndConstructionBusiness",
    "@id": businessId(url),
    name: identity.tradeName,
    description: identity.tagline,
    url: `${url}/`,
    telephone: formatPhone(contact.phone),
    ...(identity.email && { email: identity.email }),
    ...(identity.since !== undefined && { foundingDate: String(identity.since) }),
    priceRange: formatMoneyRange(business.priceRange),
    brand: { "@type": "Brand", name: identity.manufacturer },
    ...(identity.address && { address: buildAddress(identity.address) }),
    areaServed,
    openingHoursSpecification: [hours.chat, ...hours.visits].map(toSpecification),
    ...(specialHours.length > 0 && { specialOpeningHoursSpecification: specialHours }),
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      availableLanguage: "pt-BR",
      telephone: formatPhone(contact.phone),
      hoursAvailable: toSpecification(hours.chat),
    },
  };
}

function buildAddress({ street, city, state, postalCode, country }: Business["identity"]["address"]): PostalAddress {
  return {
    "@type": "PostalAddress",
    streetAddress: street,
    addressLocality: city,
    addressRegion: state,
    postalCode,
    addressCountry: country,
  };
}

const EVERY_DAY = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

function toSpecification({ label, weekdays, opens, closes }: OpeningHours): OpeningHoursSpecification {
  return { "@type": "OpeningHoursSpecification", name: label, dayOfWeek: [...(weekdays ?? EVERY_DAY)], opens, closes };
}

/** Further ahead search engines need not know; it is told anew each day. */
const DAYS_AHEAD = 60;

/** Days that are not like their weekday, with the hours at which somebody answers; a shut day opens and closes at once. */
function listSpecialHours(hours: Business["hours"], today: string): OpeningHoursSpecification[] {
  return listDays(today, DAYS_AHEAD)
    .filter((day) => !isLikeItsWeekday(hours, day))
    .map((day) => {
      const { reason, chat = { opens: "00:00", closes: "00:00" } } = hoursOf(hours, day);
      const { opens, closes } = chat;
      return { "@type": "OpeningHoursSpecification", ...(reason && { name: reason }), validFrom: day, validThrough: day, opens, closes };
    });
}

function buildWebsite({ url, business }: StructuredDataSite): WebSite {
  return {
    "@type": "WebSite",
    "@id": websiteId(url),
    name: business.identity.tradeName,
    url: `${url}/`,
    inLanguage: "pt-BR",
    publisher: { "@id": businessId(url) },
  };
}

function buildWebPage(page: Page, url: string, siteUrl: string): WebPage {
  return {
    "@type": "WebPage",
    "@id": `${url}#pagina`,
    url,
    name: page.title,
    description: page.description || undefined,
    inLanguage: "pt-BR",
    isPartOf: { "@id": websiteId(siteUrl) },
    about: { "@id": businessId(siteUrl) },
    ...(page.breadcrumbs.length > 1 && { breadcrumb: { "@id": `${url}#caminho` } }),
    ...(page.dates?.published && { datePublished: page.dates.published }),
    ...(page.dates?.changed && { dateModified: page.dates.changed }),
    ...(page.reviewed && { reviewedBy: { "@id": personId(siteUrl, page.reviewed.slug) }, lastReviewed: page.reviewed.on }),
  };
}

function buildBreadcrumbs(page: Page, siteUrl: string): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    "@id": `${siteUrl}${page.path}#caminho`,
    itemListElement: page.breadcrumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}

/** Somebody of the team, by what the page shows of him and nothing else. */
function buildPerson({ slug, name, about, courses = [], photo }: PagePerson, siteUrl: string): Person {
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
