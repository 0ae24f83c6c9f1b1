import { type CollectionEntry, getEntry } from "astro:content";
import { facts } from "#content/facts";
import { fillFacts, fillFactsDeep } from "#domain/facts/fill-facts";

type Kind = "topicos" | "cidades" | "legal";

/** A text of the content folder with its facts filled in and its body as HTML. */
export interface AuthoredText<K extends Kind> {
  data: CollectionEntry<K>["data"];
  html: string;
}

/** The text of a kind by its file's name. */
export async function findAuthoredText<K extends Kind>(kind: K, id: string): Promise<AuthoredText<K> | undefined> {
  const entry = (await getEntry(kind as Kind, id)) as CollectionEntry<K> | undefined;
  return entry && { data: fillFactsDeep(entry.data, facts.texts), html: fillFacts(entry.rendered?.html ?? "", facts.texts) };
}
