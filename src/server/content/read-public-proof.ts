import type { Database } from "../database/database";
import { readShownTeam } from "../team/team";
import { readPublishedVoices } from "../voices/voice-row";
import { readPublicWorks } from "../works/works";
import type { SaidContent } from "./site-content";

/** What the database holds for visitors besides pages. */
export type PublicProof = Pick<SaidContent, "voices" | "works" | "team">;

/** What customers said, what was done for them and by whom, as visitors may read it. */
export async function readPublicProof(db: Database): Promise<PublicProof> {
  return { voices: await readPublishedVoices(db), works: await readPublicWorks(db), team: await readShownTeam(db) };
}
