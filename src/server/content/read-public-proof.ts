import type { Database } from "../database/database";
import { readPublishedVoices } from "../voices/voices";
import { readPublicWorks } from "../works/works";
import type { SaidContent } from "./site-content";

/** What customers said and what was done for them, as visitors may read it. */
export async function readPublicProof(db: Database): Promise<Pick<SaidContent, "voices" | "works">> {
  return { voices: await readPublishedVoices(db), works: await readPublicWorks(db) };
}
