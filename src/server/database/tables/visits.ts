import type { Generated } from "kysely";
import type { Appointment } from "#domain/appointment/appointment";
import type { Contact } from "#domain/contacts/contact";
import type { VisitKind, VisitSource } from "#domain/counts/visit-kind";
import type { SearchFigures } from "#domain/results/search-report";
import type { SheetKind } from "#domain/sheet/sheet";
import type { ColumnsOf, Moment } from "../field-columns";

/** How often something happened on a page in a day of the owner's calendar ("2026-11-22"). */
export interface VisitCountTable {
  day: string;
  /** As `domain/counts/page-number.ts` numbers pages. */
  page: number;
  kind: VisitKind;
  source: VisitSource;
  count: number;
}

/** The same of all pages together, by the hour: what is read for long spans. */
export interface VisitTotalTable extends Omit<VisitCountTable, "page"> {
  hour: number;
}

/** How much of a day was left out, for one network told it in a burst. */
export interface VisitBurstTable {
  day: string;
  count: number;
}

export interface ContactTable extends ColumnsOf<Omit<Contact, "askedOn">> {
  seq: Generated<number>;
  /** The day he was asked how it went; empty before. */
  asked_on: Generated<string>;
  /** What the panel's search reads. */
  search_text: string;
  created_by: string;
}

/** A quote or a certificate of a contact, as it was issued. */
export interface SheetTable {
  number: Generated<number>;
  id: string;
  contact_id: string;
  kind: SheetKind;
  token_hash: string;
  /** JSON of what stands on it. */
  content: string;
  /** Its last day in the owner's calendar. */
  expires_on: string;
  issued_by: string;
  issued_at: Moment;
  accepted_at: Moment | null;
  accepted_name: Generated<string>;
  withdrawn_at: Moment | null;
  /** The number of the one that took its place. */
  replaced_by: number | null;
}

export interface AppointmentTable extends ColumnsOf<Appointment> {
  created_by: string;
  created_at: Moment;
  updated_by: string;
}

export interface VisitTables {
  /** A page that comes with the site, by the number that references and counts name it by. */
  site_pages: {
    number: Generated<number>;
    path: string;
  };
  visit_counts: VisitCountTable;
  /** What happened in a month that is over, of all pages, in one text (`counts/month-sums.ts`). */
  visit_months: {
    /** Its first day. */
    day: string;
    sums: string;
  };
  visit_totals: VisitTotalTable;
  visit_bursts: VisitBurstTable;
  contacts: ContactTable;
  sheets: SheetTable;
  appointments: AppointmentTable;
  /** A secret address by which a calendar reads visits: of one technician, or of all where none is named. */
  calendar_feeds: {
    id: string;
    token_hash: string;
    technician_id: string;
    created_by: string;
    created_at: Moment;
  };
  /** What a search engine's own report says of a page. */
  search_figures: SearchFigures & { page: number; imported_at: Moment };
}
