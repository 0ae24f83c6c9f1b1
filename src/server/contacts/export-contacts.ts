import { APPOINTMENT_STATES, type Appointment } from "#domain/appointment/appointment";
import { dayOf } from "#domain/calendar/owner-time";
import { CONTACT_PLACES } from "#domain/contact/contact-ref";
import type { Contact } from "#domain/contacts/contact";
import { CONTACT_STATES } from "#domain/contacts/contact-state";
import { FOLLOW_UPS } from "#domain/contacts/follow-up";
import type { TransferFormat } from "#domain/transfer/import-report";
import { findLastAppointments } from "../appointments/appointments";
import type { Connection } from "../database/database";
import { readBatches } from "../database/read-batches";
import { nameSheetsOf } from "../sheets/sheet-rows";
import { type FileRow, writeCsv, writeJson } from "../transfer/export-pages";
import { toContact } from "./contact-row";
import type { DescribePages, NamedPage } from "./contacts";

/** Rows read at a time, so that memory stays flat however many there are. */
const BATCH = 200;

type Noted = { contact: Contact; page: NamedPage | undefined; sheets: string | undefined; visit: Appointment | undefined };

/** By column, in their order. */
const CELLS: Readonly<Record<string, (noted: Noted) => FileRow[string]>> = {
  dia: ({ contact }) => contact.day,
  ref: ({ contact }) => contact.ref,
  pagina: ({ page }) => page?.title ?? "",
  endereco: ({ page }) => page?.path ?? "",
  botao: ({ contact: { place } }) => (place === undefined ? "" : CONTACT_PLACES[place].label),
  situacao: ({ contact }) => CONTACT_STATES[contact.state],
  valor: ({ contact }) => contact.value,
  primeiro_nome: ({ contact }) => contact.firstName,
  bairro: ({ contact }) => contact.district,
  anotacao: ({ contact }) => contact.note,
  portao: ({ contact }) => contact.gate,
  voltar_em: ({ contact }) => contact.followOn,
  voltar_para: ({ contact: { followAbout } }) => (followAbout === "" ? "" : FOLLOW_UPS[followAbout]),
  documentos: ({ sheets }) => sheets ?? "",
  visita: ({ visit }) => (visit ? `${visit.day}: ${APPOINTMENT_STATES[visit.state]}` : ""),
  anotado_em: ({ contact }) => contact.createdAt.toISOString(),
  alterado_em: ({ contact }) => contact.updatedAt.toISOString(),
};

/** The whole notebook, in the order it was written in. */
export function exportContacts(connection: Connection, describePages: DescribePages, format: TransferFormat): AsyncGenerator<string> {
  const rows = readRows(connection, describePages);
  return format === "csv" ? writeCsv(Object.keys(CELLS), rows) : writeJson(rows);
}

async function* readRows({ db }: Connection, describePages: DescribePages): AsyncGenerator<FileRow[]> {
  const contactsAfter = (seq: number) => db.selectFrom("contacts").selectAll().where("seq", ">", seq).orderBy("seq").limit(BATCH).execute();
  for await (const rows of readBatches(BATCH, contactsAfter)) {
    const contacts = rows.map(toContact);
    const pages = await describePages([...new Set(contacts.flatMap(({ page }) => page ?? []))]);
    const ids = contacts.map(({ id }) => id);
    const sheets = await nameSheetsOf(db, ids, dayOf(new Date()));
    const visits = await findLastAppointments(db, ids);
    yield contacts.map((contact) => {
      const page = contact.page === undefined ? undefined : pages.get(contact.page);
      const noted = { contact, page, sheets: sheets.get(contact.id), visit: visits.get(contact.id) };
      return Object.fromEntries(Object.entries(CELLS).map(([column, read]) => [column, read(noted)]));
    });
  }
}
