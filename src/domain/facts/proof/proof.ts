import { formatNumber } from "#domain/text/format";
import type { Business, MotorModel } from "../business";
import { CLAIMS, type ClaimId } from "../claims";
import { findModelContradiction } from "../motor-power";
import { findPriceContradictions } from "../price-contradictions";

/** What proves a claim; one that was confirmed before proofs were asked for has the last part alone. */
export interface Proof {
  what: string;
  /** Where it can be seen. */
  source: string;
  /** "2026-11-20". */
  date: string;
  /** What the site said then; another value asks again. */
  confirmed: string;
}

/** A proof with who gave it, or took it back, and when. */
export interface GivenProof {
  /** Absent where it was taken back. */
  proof?: Proof;
  /** E-mail. */
  by: string;
  at: Date;
  /** To be named by whoever saves over it. */
  version: number;
}

/** What claims are about. */
export interface ClaimedContent {
  business: Business;
  /** That the contact buttons call. */
  phone: string;
  /** Testimonials on the site that came with it. */
  exampleTestimonials: number;
  /** The rating is what the customers quoted gave: nobody has to prove it. */
  isRatingCounted?: boolean;
}

/** What the site says of a claim, in one line. */
export function describeClaim(id: ClaimId, { business, phone, exampleTestimonials }: ClaimedContent): string {
  const { identity, claims } = business;
  switch (id) {
    case "name":
      return `${identity.tradeName} · ${identity.legalName}`;
    case "cnpj":
      return identity.cnpj;
    case "address": {
      const { street, city, state, postalCode } = identity.address;
      return `${street}, ${city} – ${state}, CEP ${postalCode}`;
    }
    case "email":
      return identity.email;
    case "phone":
      return phone;
    case "rating":
      return `${claims.rating.value.toLocaleString("pt-BR")} em ${claims.rating.reviews} avaliações`;
    case "customers":
      return `${claims.customers.toLocaleString("pt-BR")} clientes desde ${identity.since}`;
    case "since":
      return String(identity.since);
    case "testimonials":
      return `${exampleTestimonials} depoimentos no site`;
    case "factory":
      return `${claims.factory.warranty} · ${claims.factory.price}`;
    case "offers":
      return `Nos buscadores: R$ ${listPrices(business.offers)} · Planos do site: R$ ${listPrices(business.plans)}`;
    case "models":
      return business.technical.models.map(describeModel).join(" · ");
    case "estimate":
      return describeEstimate(business.estimate);
    case "holidays":
      return describeSpecialDays(business.hours.specialDays);
    case "law":
      return "Resumo da Lei 16.809/2018, do Decreto 58.275/2018 e da mudança de 2019";
  }
}

function describeEstimate({ limits, leafKgPerM2, usesPerDay }: Business["estimate"]): string {
  const plans = limits.map(({ name, slidingWidthM, slidingKg, swingWidthM, swingKg, usesPerDay }) => {
    const sizes = [`${formatNumber(slidingWidthM)} m e ${slidingKg} kg`, `${formatNumber(swingWidthM)} m e ${swingKg} kg`];
    return `${name}: deslizante até ${sizes[0]}, pivotante até ${sizes[1]}, ${usesPerDay} aberturas por dia`;
  });
  return [...plans, `folha de ${Object.values(leafKgPerM2).join(", ")} kg/m²`, `uso de ${Object.values(usesPerDay).join(", ")}`].join(
    " · ",
  );
}

function describeModel({ name, power, watts, leafKg, openingSeconds, cyclesPerHour }: MotorModel): string {
  const tell = (figure: number, what: string) => `${figure === 0 ? "?" : figure.toLocaleString("pt-BR")} ${what}`;
  return [`${name}: ${power}`, tell(watts, "W"), tell(leafKg, "kg"), tell(openingSeconds, "s"), tell(cyclesPerHour, "ciclos/h")].join(", ");
}

/** What is done, each with its days. @example "sem visitas: 01/01/2027, 21/04/2027 · fechado: 25/12/2027" */
function describeSpecialDays(lines: readonly string[]): string {
  const days = Map.groupBy(lines, (line) => line.slice(line.indexOf(":") + 1).trim());
  return [...days].map(([done, same]) => `${done}: ${same.map((line) => line.slice(0, 10)).join(", ")}`).join(" · ") || "nenhum";
}

function listPrices(prices: readonly { price: number }[]): string {
  return prices.map(({ price }) => price.toLocaleString("pt-BR")).join(", ");
}

/** The claims that the site makes; none of testimonials once those that came with it are gone, nor of a rating that is counted. */
export function listClaims({ exampleTestimonials, isRatingCounted = false }: ClaimedContent): typeof CLAIMS {
  const isMade = { testimonials: exampleTestimonials > 0, rating: !isRatingCounted } as Partial<Record<ClaimId, boolean>>;
  return CLAIMS.filter(({ id }) => isMade[id] ?? true);
}

/** Why nobody can confirm a claim as it stands: one product has two prices, or one motor two powers. */
export function findContradiction(id: ClaimId, { business }: ClaimedContent): string | undefined {
  if (id === "models") return findModelContradiction(business);
  if (id !== "offers") return undefined;
  return findPriceContradictions(business).find(({ paths }) => paths.some((path) => path.startsWith("offers.")))?.message;
}

/** Whether somebody confirmed a claim as the site makes it now. */
export function isProven(id: ClaimId, content: ClaimedContent, proof: Proof | undefined): boolean {
  return proof?.confirmed === describeClaim(id, content) && !findContradiction(id, content);
}

export function listUnproven(content: ClaimedContent, proofs: ReadonlyMap<string, GivenProof>): ClaimId[] {
  return listClaims(content)
    .map(({ id }) => id)
    .filter((id) => !isProven(id, content, proofs.get(id)?.proof));
}
