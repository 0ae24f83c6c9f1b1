import { type CollectionEntry, getEntry } from "astro:content";
import { facts } from "#content/facts";
import { fillFacts, fillFactsDeep } from "#domain/facts/fill-facts";

type Kind = "topicos" | "cidades" | "legal";

/** A text of the content folder with its facts filled in and its body as HTML. */
export interface AuthoredText<K extends Kind> {
  data: CollectionEntry<K>["data"];
  html: string;
}

const filled = new Map<string, AuthoredText<Kind>>();

/** The text of a kind by its file's name; each is filled once, for content changes only with a build. */
export async function findAuthoredText<K extends Kind>(kind: K, id: string): Promise<AuthoredText<K> | undefined> {
  const known = filled.get(`${kind}/${id}`);
  if (known) return known as AuthoredText<K>;
  const entry = (await getEntry(kind as Kind, id)) as CollectionEntry<Kind> | undefined;
  if (!entry) return undefined;
  const text = { data: fillFactsDeep(entry.data, facts.texts), html: fillFacts(entry.rendered?.html ?? "", facts.texts) };
  filled.set(`${kind}/${id}`, text);
  return text as AuthoredText<K>;
}
