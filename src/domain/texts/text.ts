import type { FaqEntry, FaqTheme } from "#domain/faq/faq";
import type { GateKind } from "#domain/gate/gate-kind";
import type { LandingPage } from "#domain/landing/landing-page";
import type { Testimonial } from "#domain/testimonials/testimonial";

/** A page to be read, as it is written: texts may quote facts by name. */
interface ReadingText {
  headTitle: string;
  description: string;
  summary: string;
  /** The body, as HTML. */
  html: string;
}

export interface TopicText extends ReadingText {
  title: string;
  keywords: readonly string[];
  gate: GateKind;
  /** Slugs of topics. */
  related: readonly string[];
  /** Slugs of places. */
  places: readonly string[];
  message: string;
  faq: readonly FaqEntry[];
}

export interface PlaceText extends ReadingText {
  name: string;
  gate: GateKind;
  /** Slugs of places. */
  nearby: readonly string[];
  /** Slugs of topics. */
  topics: readonly string[];
}

export interface LegalText extends ReadingText {
  title: string;
  keywords: readonly string[];
  /** The day of its last change, "2026-11-20". */
  updated: string;
}

/** What the documents of each kind say. Those with a page each are named by kind and slug, the others by their kind. */
export interface TextKinds {
  faq: { themes: readonly FaqTheme[] };
  depoimentos: { testimonials: readonly Testimonial[] };
  landing: LandingPage;
  topicos: TopicText;
  cidades: PlaceText;
  legal: LegalText;
}

export type TextKind = keyof TextKinds;

/**
 * The name of a document.
 * @example textPath("cidades", "santana") // "cidades/santana"
 */
export function textPath(kind: TextKind, slug?: string): string {
  return slug === undefined ? kind : `${kind}/${slug}`;
}
