import { APPOINTMENT_STATES, type Appointment } from "#domain/appointment/appointment";
import { dayOf } from "#domain/calendar/owner-time";
import { CONTACT_PLACES } from "#domain/contact/contact-ref";
import type { Contact } from "#domain/contacts/contact";
import { CONTACT_STATES } from "#domain/contacts/contact-state";
import { FOLLOW_UPS } from "#domain/contacts/follow-up";
import type { TransferFormat } from "#domain/transfer/import-report";
import { findLastAppointments } from "../appointments/appointments";
import type { Connection } from "../database/database";
import { nameSheetsOf } from "../sheets/sheet-rows";
import { type FileRow, writeCsv, writeJson } from "../transfer/export-pages";
import { toContact } from "./contact-row";
import type { DescribePages } from "./contacts";

/** Rows read at a time, so that memory stays flat however many there are. */
const BATCH = 200;

const COLUMNS = [
  "dia",
  "ref",
  "pagina",
  "endereco",
  "botao",
  "situacao",
  "valor",
  "primeiro_nome",
  "bairro",
  "anotacao",
  "portao",
  "voltar_em",
  "voltar_para",
  "documentos",
  "visita",
  "anotado_em",
  "alterado_em",
] as const;

type ContactFileRow = FileRow & Record<(typeof COLUMNS)[number], unknown>;

/** The whole notebook, in the order it was written in. */
export function exportContacts(connection: Connection, describePages: DescribePages, format: TransferFormat): AsyncGenerator<string> {
  const rows = readRows(connection, describePages);
  return format === "csv" ? writeCsv(COLUMNS, rows) : writeJson(rows);
}

async function* readRows({ db }: Connection, describePages: DescribePages): AsyncGenerator<ContactFileRow[]> {
  let after = 0;
  for (;;) {
    const rows = await db.selectFrom("contacts").selectAll().where("seq", ">", after).orderBy("seq").limit(BATCH).execute();
    const contacts = rows.map(toContact);
    const pages = await describePages([...new Set(contacts.flatMap(({ page }) => page ?? []))]);
    const ids = contacts.map(({ id }) => id);
    const sheets = await nameSheetsOf(db, ids, dayOf(new Date()));
    const visits = await findLastAppointments(db, ids);
    if (contacts.length > 0) yield contacts.map((contact) => toRow(contact, pages, sheets.get(contact.id) ?? "", visits.get(contact.id)));
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.seq;
  }
}

function toRow(
  contact: Contact,
  pages: Awaited<ReturnType<DescribePages>>,
  sheets: string,
  visit: Appointment | undefined,
): ContactFileRow {
  const page = contact.page === undefined ? undefined : pages.get(contact.page);
  return {
    dia: contact.day,
    ref: contact.ref,
    pagina: page?.title ?? "",
    endereco: page?.path ?? "",
    botao: contact.place === undefined ? "" : CONTACT_PLACES[contact.place].label,
    situacao: CONTACT_STATES[contact.state],
    valor: contact.value,
    primeiro_nome: contact.firstName,
    bairro: contact.district,
    anotacao: contact.note,
    portao: contact.gate,
    voltar_em: contact.followOn,
    voltar_para: contact.followAbout === "" ? "" : FOLLOW_UPS[contact.followAbout],
    documentos: sheets,
    visita: visit ? `${visit.day}: ${APPOINTMENT_STATES[visit.state]}` : "",
    anotado_em: contact.createdAt.toISOString(),
    alterado_em: contact.updatedAt.toISOString(),
  };
}
