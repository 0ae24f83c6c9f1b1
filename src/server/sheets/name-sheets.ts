import { formatCents } from "#domain/sheet/cents";
import { nameSheet, nameState, stateOf, totalOf } from "#domain/sheet/sheet";
import type { Database } from "../database/database";
import { toSheet } from "./sheet-row";

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
