import type { Selectable } from "kysely";
import type { SheetContent, SheetCourse, SheetKind } from "#domain/sheet/sheet";
import type { SheetTable } from "../database/tables/visits";

/** A sheet as it was issued, and what became of it. */
export interface Sheet extends SheetCourse {
  id: string;
  contactId: string;
  kind: SheetKind;
  number: number;
  content: SheetContent;
  issuedAt: Date;
  /** Empty until it is accepted. */
  acceptedName: string;
}

const toDate = (moment: string | null) => (moment === null ? undefined : new Date(moment));

export function toSheet(row: Selectable<SheetTable>): Sheet {
  return {
    id: row.id,
    contactId: row.contact_id,
    kind: row.kind,
    number: row.number,
    content: JSON.parse(row.content) as SheetContent,
    expiresOn: row.expires_on,
    issuedAt: new Date(row.issued_at),
    acceptedAt: toDate(row.accepted_at),
    acceptedName: row.accepted_name,
    withdrawnAt: toDate(row.withdrawn_at),
    replacedBy: row.replaced_by ?? undefined,
  };
}
