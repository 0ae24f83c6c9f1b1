import type { FaqEntry } from "#domain/faq/faq";
import type { GateKind } from "#domain/gate/gate-kind";

/** A landing page as data: one set of sections, in any order. Texts may name facts between double braces. */
export interface LandingPage {
  slug: string;
  /** The h1. */
  title: string;
  /** As the home page's list of links calls it. */
  linkText: string;
  /** Up to 60 characters. */
  headTitle: string;
  /** 70 to 155 characters. */
  description: string;
  keywords: readonly string[];
  /** One or two sentences under the h1. */
  summary: string;
  gate: GateKind;
  /** What the contact buttons of this page send, in the visitor's voice. */
  message: string;
  /** Text of the first contact button. */
  button: string;
  sections: readonly LandingSection[];
}

export type LandingSection =
  | { kind: "facts"; items: readonly { value: string; label: string }[] }
  | { kind: "text"; title: string; paragraphs: readonly string[] }
  | { kind: "list"; title: string; intro?: string; items: readonly string[] }
  | { kind: "steps"; title: string; intro?: string; steps: readonly { title: string; text: string }[] }
  | { kind: "services"; title: string; intro?: string; services: readonly { title: string; text: string; path?: string }[] }
  /** Offers of the register, as cards. */
  | { kind: "packages"; title: string; intro?: string; offers: "plans" | "tilt" | "trade-in" | "warranty" }
  | {
      kind: "comparison";
      title: string;
      intro?: string;
      columns: readonly [string, string];
      rows: readonly { label: string; values: readonly [string, string] }[];
    }
  /** Links to the pages of a group of places of `content/places.ts`. */
  | { kind: "places"; title: string; intro?: string; groupId: string }
  /** Time windows and weekly availability of the register. */
  | { kind: "schedule"; title: string; intro?: string }
  | { kind: "testimonials"; title: string; region: string }
  | { kind: "faq"; title: string; entries: readonly FaqEntry[] }
  | { kind: "links"; title: string; links: readonly { title: string; path: string }[] }
  | { kind: "call"; title: string; text: string; button: string; message?: string };
