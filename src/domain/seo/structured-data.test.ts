import { expect, test } from "vitest";
import { CLAIMS } from "#domain/facts/claims";
import { publishBusiness } from "#domain/facts/published-business";
import type { Page } from "#domain/site/page";
import { register as business } from "#support/content/register";
import { buildStructuredData } from "./structured-data";

type Node = Record<string, unknown>;

const url = "https://x.example";
const site = {
  url,
  business,
  contact: { phone: "5511900000000", chatHost: "https://wa.me" },
  areaServed: ["São Paulo", "Osasco"],
  product: "Motor para portão",
  today: "2026-11-22",
};
const page: Page = {
  path: "/topicos/a",
  title: "Assunto",
  description: "Descrição",
  keywords: [],
  breadcrumbs: [
    { name: "Início", path: "/" },
    { name: "Assunto", path: "/topicos/a" },
  ],
  subjects: [
    { kind: "service", place: "Santana" },
    { kind: "questions", entries: [{ question: "Quanto custa?", answer: "[R$ 800](/precos)." }] },
    { kind: "product" },
  ],
};
const graphOf = (changes: Partial<Page> = {}) => buildStructuredData({ ...page, ...changes }, site)["@graph"] as unknown as Node[];
const nodeOf = (graph: Node[], type: string) => graph.find((node) => node["@type"] === type);

/** Every `{ "@id": … }` that stands for another node. */
function listReferences(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listReferences);
  if (value === null || typeof value !== "object") return [];
  const entries = Object.entries(value);
  if (entries.length === 1 && entries[0]?.[0] === "@id") return [String(entries[0][1])];
  return entries.flatMap(([, inner]) => listReferences(inner));
}

test("all parts of a page's graph have an id of their own and refer only to parts that are there", () => {
  const graph = graphOf();
  const ids = graph.map((node) => node["@id"]);
  expect(new Set(ids).size).toBe(graph.length);
  const references = listReferences(graph);
  expect(references.length).toBeGreaterThan(5);
  expect(references.filter((id) => !ids.includes(id))).toEqual([]);
});

test("the business is told with its phone, address, area, price range and both sets of hours", () => {
  const told = nodeOf(graphOf(), "HomeAndConstructionBusiness") as Node;
  expect(told).toMatchObject({
    name: "Abre Fácil Portões",
    telephone: "(11) 90000-0000",
    priceRange: "R$ 800 a R$ 5.000",
    address: { "@type": "PostalAddress", addressLocality: "São Paulo", addressCountry: "BR" },
    areaServed: ["São Paulo", "Osasco"],
    openingHoursSpecification: [
      { name: "Atendimento pelo WhatsApp", opens: "06:00", closes: "23:00" },
      { name: "Visitas e loja", dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "08:00", closes: "18:00" },
      { dayOfWeek: ["Saturday"], opens: "08:00", closes: "14:00" },
    ],
  });
  const chat = (told["contactPoint"] as Node)["hoursAvailable"] as Node;
  expect(chat).toMatchObject({ opens: "06:00", closes: "23:00" });
  expect(chat["dayOfWeek"]).toHaveLength(7);
});

test("the product has the announced offers", () => {
  expect(nodeOf(graphOf(), "Product")).toMatchObject({
    offers: {
      priceCurrency: "BRL",
      lowPrice: 800,
      highPrice: 1400,
      offerCount: 3,
      offers: [{ price: 800 }, { price: 850 }, { price: 1400 }],
    },
  });
});

test("what the business collected of itself is marked up where only its owner looks", () => {
  const ratingAt = (at: string) => {
    const graph = buildStructuredData(page, { ...site, url: at })["@graph"] as unknown as Node[];
    return nodeOf(graph, "Product")?.["aggregateRating"];
  };
  expect(ratingAt("http://localhost:4321")).toMatchObject({ ratingValue: 4.8, reviewCount: 47, bestRating: 5 });
  expect(ratingAt(url)).toBeUndefined();
});

test("a service is offered by the business at its place", () => {
  expect(nodeOf(graphOf(), "Service")).toMatchObject({
    name: "Assunto",
    url: `${url}/topicos/a`,
    provider: { "@id": `${url}/#empresa` },
    areaServed: { "@type": "Place", name: "Santana" },
  });
});

test("questions stand with their answers, without links", () => {
  expect(nodeOf(graphOf(), "FAQPage")).toMatchObject({
    mainEntity: [{ "@type": "Question", name: "Quanto custa?", acceptedAnswer: { "@type": "Answer", text: "R$ 800." } }],
  });
});

test("a page without questions has no list of them", () => {
  expect(nodeOf(graphOf({ subjects: [{ kind: "questions", entries: [] }] }), "FAQPage")).toBeUndefined();
});

test("breadcrumbs count from one and have whole addresses", () => {
  expect(nodeOf(graphOf(), "BreadcrumbList")?.["itemListElement"]).toMatchObject([
    { position: 1, name: "Início", item: `${url}/` },
    { position: 2, name: "Assunto", item: `${url}/topicos/a` },
  ]);
});

test("the home page has no breadcrumbs", () => {
  const graph = graphOf({ path: "/", breadcrumbs: [], subjects: [] });
  expect(nodeOf(graph, "BreadcrumbList")).toBeUndefined();
  expect(nodeOf(graph, "WebPage")).not.toHaveProperty("breadcrumb");
});

test("the page tells the days that are known, and no others", () => {
  const dates = { published: "2026-11-18", changed: "2026-11-20" };
  expect(nodeOf(graphOf({ dates }), "WebPage")).toMatchObject({ datePublished: "2026-11-18", dateModified: "2026-11-20" });
  const [first, never] = [nodeOf(graphOf({ dates: { published: "2026-11-18" } }), "WebPage"), nodeOf(graphOf(), "WebPage")];
  expect(first).not.toHaveProperty("dateModified");
  for (const name of ["datePublished", "dateModified", "reviewedBy", "lastReviewed"]) expect(never).not.toHaveProperty(name);
});

test("who reviewed a page is a person of the team, of whom nothing is told but what is shown", () => {
  const graph = graphOf({ people: [{ slug: "rui", name: "Rui" }], reviewed: { slug: "rui", on: "2026-11-21" } });
  expect(nodeOf(graph, "WebPage")).toMatchObject({ reviewedBy: { "@id": `${url}/equipe#rui` }, lastReviewed: "2026-11-21" });
  expect(nodeOf(graph, "Person")).toEqual({
    "@type": "Person",
    "@id": `${url}/equipe#rui`,
    name: "Rui",
    url: `${url}/equipe#rui`,
    worksFor: { "@id": `${url}/#empresa` },
  });
  const told = graphOf({ people: [{ slug: "rui", name: "Rui", about: "Serralheiro.", courses: ["NR-10"], photo: "/fotos/a-960.jpg" }] });
  expect(nodeOf(told, "Person")).toMatchObject({
    description: "Serralheiro.",
    image: `${url}/fotos/a-960.jpg`,
    hasCredential: [{ name: "NR-10" }],
  });
});

test("what is not proven is not told, and motors cost what the plans say", () => {
  const published = publishBusiness(
    business,
    CLAIMS.map(({ id }) => id),
  );
  const graph = buildStructuredData(page, { ...site, business: published })["@graph"] as unknown as Node[];
  const told = nodeOf(graph, "HomeAndConstructionBusiness") as Node;
  for (const part of ["email", "address", "foundingDate"]) expect(told).not.toHaveProperty(part);
  const product = nodeOf(graph, "Product") as { offers: { offers: { price: number }[] } };
  expect(product).not.toHaveProperty("aggregateRating");
  expect(product.offers.offers.map(({ price }) => price)).toEqual(business.plans.map(({ price }) => price));
});

test("days that are not like their weekday are told with their hours, as far ahead as matters, and none where there are none", () => {
  const tell = (hours: Partial<typeof business.hours>) => {
    const graph = buildStructuredData(page, { ...site, business: { ...business, hours: { ...business.hours, ...hours } } })["@graph"];
    return nodeOf(graph as unknown as Node[], "HomeAndConstructionBusiness")?.["specialOpeningHoursSpecification"];
  };
  const specialDays = [
    "24/12/2026 Véspera: 8h às 12h",
    "25/12/2026 Natal: fechado",
    "25/12/2027 Natal: fechado",
    "15/11/2026 Ontem: fechado",
  ];
  expect(tell({ specialDays })).toEqual([
    {
      "@type": "OpeningHoursSpecification",
      name: "Véspera",
      validFrom: "2026-12-24",
      validThrough: "2026-12-24",
      opens: "08:00",
      closes: "12:00",
    },
    {
      "@type": "OpeningHoursSpecification",
      name: "Natal",
      validFrom: "2026-12-25",
      validThrough: "2026-12-25",
      opens: "00:00",
      closes: "00:00",
    },
  ]);
  expect(tell({ specialDays: [], closedUntil: "2026-11-22" })).toMatchObject([
    { validFrom: "2026-11-22", opens: "00:00", closes: "00:00" },
  ]);
  expect(tell({ specialDays: ["25/12/2026 Natal: normal"] })).toBeUndefined();
});
