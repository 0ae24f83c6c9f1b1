import type { Database } from "../database/database";

/** Until when the guarantee of each of these contacts runs, where a certificate says so. */
export async function findGuaranteeEnds(db: Database, contactIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (contactIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("sheets")
    .select(["contact_id", (eb) => eb.fn.max("expires_on").as("end")])
    .where("contact_id", "in", contactIds)
    .where("kind", "=", "certificate")
    .where("withdrawn_at", "is", null)
    .where("replaced_by", "is", null)
    .groupBy("contact_id")
    .execute();
  return new Map(rows.map(({ contact_id, end }) => [contact_id, end]));
}
