import type { Selectable } from "kysely";
import { formatCents } from "#domain/sheet/cents";
import { nameSheet, nameState, type SheetContent, stateOf, totalOf } from "#domain/sheet/sheet";
import type { Database } from "../database/database";
import { readRow } from "../database/field-columns";
import type { SheetTable } from "../database/tables/visits";

/** A sheet as it was issued, and what became of it. */
export type Sheet = ReturnType<typeof toSheet>;

/** All is told but the secret of its link and who issued it. */
export function toSheet({ content, token_hash, issued_by, ...row }: Selectable<SheetTable>) {
  return { ...readRow(row), content: JSON.parse(content) as SheetContent };
}

/** What contacts have in writing, as a file says it, by their ids. @example "Orçamento nº 7: Aceito, R$ 999,90" */
export async function nameSheetsOf(db: Database, contactIds: readonly string[], today: string): Promise<ReadonlyMap<string, string>> {
  if (contactIds.length === 0) return new Map();
  const rows = await db.selectFrom("sheets").selectAll().where("contact_id", "in", contactIds).orderBy("number").execute();
  const named = new Map<string, string>();
  for (const sheet of rows.map(toSheet)) {
    const { contactId, kind, number, content } = sheet;
    const total = content.kind === "quote" ? `, ${formatCents(totalOf(content))}` : "";
    const said = `${nameSheet(kind, number)}: ${nameState(kind, stateOf(sheet, today))}${total}`;
    named.set(contactId, [named.get(contactId), said].filter(Boolean).join("; "));
  }
  return named;
}

/** Until when the guarantee of each of these contacts runs, where a certificate says so. */
export async function findGuaranteeEnds(db: Database, contactIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (contactIds.length === 0) return new Map();
  const inForce = db
    .selectFrom("sheets")
    .where((eb) => eb.and({ kind: "certificate", withdrawn_at: null, replaced_by: null }))
    .where("contact_id", "in", contactIds);
  const rows = await inForce
    .select(["contact_id", (eb) => eb.fn.max("expires_on").as("end")])
    .groupBy("contact_id")
    .execute();
  return new Map(rows.map(({ contact_id, end }) => [contact_id, end]));
}
