import { sql } from "kysely";
import type { ContactState } from "#domain/contacts/contact-state";
import type { Figures } from "#domain/results/figures";
import type { Span } from "#domain/results/span";
import type { Database } from "../database/database";

const SOLD: ContactState = "sold";

type ContactFigures = Pick<Figures, "contacts" | "sold" | "value">;

/** What was noted of each day's contacts. */
export async function readDailyContacts(db: Database, { from, to }: Span): Promise<{ day: string; figures: ContactFigures }[]> {
  const rows = await contactsOf(db, { from, to }).select("day").groupBy("day").execute();
  return rows.map(({ day, ...row }) => ({ day, figures: toFigures(row) }));
}

/** The same by the page that a reference named; contacts without one belong to none. */
export async function readPageContacts(db: Database, { from, to }: Span): Promise<{ page: number; figures: ContactFigures }[]> {
  const rows = await contactsOf(db, { from, to }).select("page").where("page", "is not", null).groupBy("page").execute();
  return rows.map(({ page, ...row }) => ({ page: page ?? 0, figures: toFigures(row) }));
}

type Sum = number | string | null;

function contactsOf(db: Database, { from, to }: Span) {
  return db
    .selectFrom("contacts")
    .select([
      sql<Sum>`count(*)`.as("contacts"),
      sql<Sum>`sum(case when state = ${SOLD} then 1 else 0 end)`.as("sold"),
      sql<Sum>`sum(case when state = ${SOLD} then coalesce(value, 0) else 0 end)`.as("value"),
    ])
    .where("day", ">=", from)
    .where("day", "<=", to);
}

function toFigures({ contacts, sold, value }: Record<keyof ContactFigures, Sum>): ContactFigures {
  return { contacts: Number(contacts), sold: Number(sold), value: Number(value) };
}
