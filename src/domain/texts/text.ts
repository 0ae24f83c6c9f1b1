import type { z } from "zod";
import type { TEXT_KINDS } from "./text-kinds";

/** What the documents of each kind say. Those with a page each are named by kind and slug, the others by their kind. */
export type TextKinds = { [Kind in keyof typeof TEXT_KINDS]: z.output<(typeof TEXT_KINDS)[Kind]["schema"]> };

export type TextKind = keyof TextKinds;

export type TopicText = TextKinds["topicos"];
export type PlaceText = TextKinds["cidades"];
export type LegalText = TextKinds["legal"];

/**
 * The name of a document.
 * @example textPath("cidades", "santana") // "cidades/santana"
 */
export const textPath = (kind: TextKind, slug?: string): string => (slug === undefined ? kind : `${kind}/${slug}`);
