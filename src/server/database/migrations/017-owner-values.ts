import type { Kysely } from "kysely";
import { defineMigration } from "./define-migration";

const CONFIRMED = "launch.confirmed.";
/** Confirmations whose claim is called otherwise since. */
const RENAMED: Readonly<Record<string, string>> = { "price-lists": "offers" };

interface Before {
  settings: { name: string; value: string; updated_at: string };
  owner_values: { path: string; value: string | null; base: string | null; version: number; saved_by: string; saved_at: string };
}

/** What the owner says over the files, with every version; what was confirmed before the launch moves there. */
export const ownerValues = defineMigration(async ({ db, text, run, tell, addColumns }) => {
  await run(`create table owner_values (
    path ${text} primary key,
    value ${text}, base ${text}, version integer not null, saved_by ${text} not null, saved_at ${text} not null)`);
  await run(`create table owner_value_revisions (
    path ${text} not null, version integer not null,
    value ${text}, saved_by ${text} not null, saved_at ${text} not null,
    constraint owner_value_revisions_primary primary key (path, version))`);
  await addColumns("activities", ["old_value", "new_value"], text);
  await moveConfirmations(db as Kysely<Before>);
  const when = "after insert or update or delete on owner_values for each statement";
  await tell("tell_owner_values", "'owner', ''", when);
});

/** Confirmed without a proof: the proof is asked for. */
async function moveConfirmations(db: Kysely<Before>): Promise<void> {
  const kept = await db.selectFrom("settings").selectAll().where("name", "like", `${CONFIRMED}%`).execute();
  for (const { name, value, updated_at } of kept) {
    const { by, value: confirmed } = JSON.parse(value) as { by: string; value: string };
    const proof = JSON.stringify({ what: "", source: "", date: "", confirmed });
    const id = name.slice(CONFIRMED.length);
    const path = `proof/${RENAMED[id] ?? id}`;
    await db
      .insertInto("owner_values")
      .values({ path, value: proof, base: null, version: 1, saved_by: by, saved_at: updated_at })
      .execute();
  }
  await db.deleteFrom("settings").where("name", "like", `${CONFIRMED}%`).execute();
}
