import type * as Schema from "schema-dts";
import { type Contact, formatPhone } from "#domain/contact/contact";
import type { Business, OpeningHours } from "#domain/facts/business";
import type { PublishedBusiness } from "#domain/facts/published-business";
import type { FaqEntry } from "#domain/faq/faq-schema";
import { hoursOf, isLikeItsWeekday, listDays } from "#domain/hours/day-hours";
import type { Page, PagePerson, PageSubject } from "#domain/site/page";
import { technicianPath } from "#domain/site/paths";
import { isPublicAddress } from "#domain/site/public-address";
import { formatMoneyRange } from "#domain/text/format";
import { withoutLinks } from "#domain/text/inline-links";

interface StructuredDataSite {
  /** Without a trailing slash. */
  url: string;
  contact: Pick<Contact, "phone">;
  business: PublishedBusiness;
  /** What the home page sells. */
  product: string;
  areaServed: readonly string[];
  /** Where the business is, as "2026-11-22". */
  today: string;
}

/** One connected graph of a page: the business, the site, the page, its breadcrumbs and what it is about. */
export function buildStructuredData(page: Page, site: StructuredDataSite): Schema.Graph {
  const url = site.url + page.path;
  const breadcrumbs = page.breadcrumbs.length > 1 ? [buildBreadcrumbs(page, site.url)] : [];
  const subjects = (page.subjects ?? []).flatMap((subject) => buildSubject(subject, page, site));
  const people = (page.people ?? []).map((person) => buildPerson(person, site.url));
  const own = [buildWebPage(page, url, site.url), ...breadcrumbs, ...subjects, ...people];
  return { "@context": "https://schema.org", "@graph": [buildBusiness(site), buildWebsite(site), ...own] };
}

function buildBusiness({ url, contact, business, areaServed, today }: StructuredDataSite): Schema.HomeAndConstructionBusiness {
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

function buildAddress({ street, city, state, postalCode, country }: Business["identity"]["address"]): Schema.PostalAddress {
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

function toSpecification({ label, weekdays, opens, closes }: OpeningHours): Schema.OpeningHoursSpecification {
  return { "@type": "OpeningHoursSpecification", name: label, dayOfWeek: [...(weekdays ?? EVERY_DAY)], opens, closes };
}

/** Further ahead search engines need not know; it is told anew each day. */
const DAYS_AHEAD = 60;

/** Days that are not like their weekday, with the hours at which somebody answers; a shut day opens and closes at once. */
function listSpecialHours(hours: Business["hours"], today: string): Schema.OpeningHoursSpecification[] {
  return listDays(today, DAYS_AHEAD)
    .filter((day) => !isLikeItsWeekday(hours, day))
    .map((day) => {
      const { reason, chat = { opens: "00:00", closes: "00:00" } } = hoursOf(hours, day);
      const { opens, closes } = chat;
      return { "@type": "OpeningHoursSpecification", ...(reason && { name: reason }), validFrom: day, validThrough: day, opens, closes };
    });
}

function buildWebsite({ url, business }: StructuredDataSite): Schema.WebSite {
  return {
    "@type": "WebSite",
    "@id": websiteId(url),
    name: business.identity.tradeName,
    url: `${url}/`,
    inLanguage: "pt-BR",
    publisher: { "@id": businessId(url) },
  };
}

function buildWebPage(page: Page, url: string, siteUrl: string): Schema.WebPage {
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

function buildBreadcrumbs(page: Page, siteUrl: string): Schema.BreadcrumbList {
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
function buildPerson({ slug, name, about, courses = [], photo }: PagePerson, siteUrl: string): Schema.Person {
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

type Nodes = NonNullable<Schema.Graph["@graph"]>;

/** What a page is about, as nodes of its graph. */
function buildSubject(subject: PageSubject, page: Page, site: StructuredDataSite): Nodes {
  const url = site.url + page.path;
  switch (subject.kind) {
    case "service":
      return [buildService(page, url, site.url, subject.place)];
    case "questions":
      return subject.entries.length > 0 ? [buildFaqPage(url, subject.entries)] : [];
    case "product":
      return [buildProduct(site)];
  }
}

function buildService({ title, description }: Page, url: string, siteUrl: string, place: string | undefined): Schema.Service {
  return {
    "@type": "Service",
    "@id": `${url}#servico`,
    name: title,
    description: description || undefined,
    serviceType: title,
    url,
    provider: { "@id": businessId(siteUrl) },
    ...(place && { areaServed: { "@type": "Place", name: place } }),
  };
}

function buildFaqPage(url: string, entries: readonly FaqEntry[]): Schema.FAQPage {
  return {
    "@type": "FAQPage",
    "@id": `${url}#perguntas`,
    isPartOf: { "@id": `${url}#pagina` },
    mainEntity: entries.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: withoutLinks(answer) },
    })),
  };
}

/** The motors with the prices and the rating that the home page shows: those of the announced offers, else of the plans. */
function buildProduct({ url, business, product }: StructuredDataSite): Schema.Product {
  const { identity, claims, plans } = business;
  const { rating } = claims;
  const named = plans.map(({ name, price }) => ({ name: `Motor ${identity.manufacturer} ${name}`, price }));
  const offers = business.offers.length > 0 ? business.offers : named;
  const [cheapest] = offers.map((offer) => offer.price).sort((a, b) => a - b);
  return {
    "@type": "Product",
    "@id": `${url}/#motor`,
    name: product,
    description: identity.tagline,
    brand: { "@type": "Brand", name: identity.manufacturer },
    // Search engines allow no business to mark up what it collected of itself: a public site shows its rating as text alone.
    ...(rating &&
      !isPublicAddress(url) && {
        aggregateRating: { "@type": "AggregateRating", ratingValue: rating.value, reviewCount: rating.reviews, bestRating: 5 },
      }),
    offers: {
      "@type": "AggregateOffer",
      priceCurrency: "BRL",
      lowPrice: cheapest,
      highPrice: Math.max(...offers.map((offer) => offer.price)),
      offerCount: offers.length,
      offers: offers.map(({ name, price }) => ({
        "@type": "Offer",
        name,
        price,
        priceCurrency: "BRL",
        availability: "https://schema.org/InStock",
        url: `${url}/`,
        seller: { "@id": businessId(url) },
      })),
    },
  };
}

/** Stable names of what every page's structured data refer to. */
const businessId = (siteUrl: string) => `${siteUrl}/#empresa`;
const websiteId = (siteUrl: string) => `${siteUrl}/#site`;
/** Where visitors read of somebody of the team. */
const personId = (siteUrl: string, slug: string) => siteUrl + technicianPath(slug);
