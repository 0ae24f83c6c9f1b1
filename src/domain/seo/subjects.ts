import type { FAQPage, Graph, Product, Service } from "schema-dts";
import type { PublishedBusiness } from "#domain/facts/published-business";
import type { FaqEntry } from "#domain/faq/faq";
import type { Page, PageSubject } from "#domain/site/page";
import { isPublicAddress } from "#domain/site/public-address";
import { withoutLinks } from "#domain/text/inline-links";
import { businessId } from "./addresses";

type Nodes = NonNullable<Graph["@graph"]>;

interface SubjectSite {
  /** Without a trailing slash. */
  url: string;
  business: PublishedBusiness;
  /** What the home page sells. */
  product: string;
}

/** What a page is about, as nodes of its graph. */
export function buildSubjects(page: Page, site: SubjectSite): Nodes {
  return (page.subjects ?? []).flatMap((subject) => buildSubject(subject, page, site));
}

function buildSubject(subject: PageSubject, page: Page, site: SubjectSite): Nodes {
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

function buildService({ title, description }: Page, url: string, siteUrl: string, place: string | undefined): Service {
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

function buildFaqPage(url: string, entries: readonly FaqEntry[]): FAQPage {
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
function buildProduct({ url, business, product }: SubjectSite): Product {
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
