import type { FAQPage, Product, Service } from "schema-dts";
import type { Business } from "#domain/facts/business";
import type { FaqEntry } from "#domain/faq/faq";
import { businessId } from "./structured-data";

export interface ServiceDescription {
  path: string;
  name: string;
  description: string;
  /** City or neighbourhood; the whole region when absent. */
  place?: string;
}

/** The service a page offers. */
export function buildService(siteUrl: string, { path, name, description, place }: ServiceDescription): Service {
  return {
    "@type": "Service",
    "@id": `${siteUrl}${path}#servico`,
    name,
    description,
    serviceType: name,
    url: siteUrl + path,
    provider: { "@id": businessId(siteUrl) },
    ...(place && { areaServed: { "@type": "Place", name: place } }),
  };
}

/** Questions that stand on a page with their answers; answers as plain text. */
export function buildFaqPage(siteUrl: string, path: string, entries: readonly FaqEntry[]): FAQPage {
  return {
    "@type": "FAQPage",
    "@id": `${siteUrl}${path}#perguntas`,
    isPartOf: { "@id": `${siteUrl}${path}#pagina` },
    mainEntity: entries.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** The motors with their announced prices and the rating that the home page shows. */
export function buildProduct(siteUrl: string, { identity, offers, claims }: Business): Product {
  const [cheapest] = offers.map((offer) => offer.price).sort((a, b) => a - b);
  return {
    "@type": "Product",
    "@id": `${siteUrl}/#motor`,
    name: `Motor ${identity.manufacturer} para portão automático`,
    description: identity.tagline,
    brand: { "@type": "Brand", name: identity.manufacturer },
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: claims.rating.value,
      reviewCount: claims.rating.reviews,
      bestRating: 5,
    },
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
        url: `${siteUrl}/`,
        seller: { "@id": businessId(siteUrl) },
      })),
    },
  };
}
