import { z } from "astro/zod";
import { describeDate } from "#domain/calendar/days";
import { dayOf } from "#domain/calendar/owner-time";
import { shareUrl } from "#domain/contact/contact";
import { MOST_SHEETS, nameSheet, SHEET_KINDS, stateOf, totalOf } from "#domain/sheet/sheet";
import { certificateForm, certificateSchema, quoteForm, quoteSchema } from "#domain/sheet/sheet-schema";
import {
  findSumProblem,
  nameCompany,
  proposeCertificate,
  proposeLines,
  proposeQuote,
  readFieldsAgain,
  type WrittenSheet,
  writeCertificate,
  writeQuote,
} from "#domain/sheet/write-sheet";
import { sheetPath } from "#domain/site/paths";
import { fillBlanks } from "#domain/text/fill-blanks";
import type { SiteContent } from "#server/content/site-content";
import type { Sheets } from "#server/sheets/sheets";
import { type Call, defineCall, defineKeyedCall } from "../call/define-call";
import { getFound, refuse } from "../call/refusals";
import { oneOf, oneRow, rowId } from "../fields";

const GONE = "Este contato já foi apagado, e os documentos dele também.";
const FULL = `Este contato já tem ${MOST_SHEETS} documentos. Para outro pedido, anote outro contato.`;
const OVERTAKEN = "Este documento já foi substituído ou retirado. Recarregue a lista.";
const NOT_SOLD = "O certificado é de um serviço feito: ponha antes o contato em “Vendido”.";
const LATER = "O dia do serviço não pode ser depois de hoje.";

const number = z.int32().min(1);
const typedSheet = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("quote"), fields: quoteSchema }),
  z.object({ kind: z.literal("certificate"), fields: certificateSchema }),
]);

/** What contacts are given in writing: quotes, and after the sale certificates. */
export const sheets = {
  list: defineCall({ contactId: rowId }, async ({ contactId }, call) => {
    const { contacts, sheets } = call.services;
    const { firstName, district, ref, day, state } = getFound(await contacts.find(contactId), GONE);
    const listed = (await sheets.list(contactId)).map((sheet) => describeSheet(sheet, call));
    return { contact: { firstName, district, ref, day, isSold: state === "sold" }, sheets: listed };
  }),

  /** The form of one, as the register and the texts propose it, or as the one says whose place it is to take. */
  open: defineCall(
    { contactId: rowId, kind: oneOf(SHEET_KINDS), replaces: number.optional() },
    async ({ contactId, kind, replaces }, { services: { contacts, sheets, content, team } }) => {
      const contact = getFound(await contacts.find(contactId), GONE);
      const before = replaces === undefined ? undefined : (await sheets.list(contactId)).find((sheet) => sheet.number === replaces);
      if (replaces !== undefined) getFound(before?.kind === kind && before, OVERTAKEN);
      const { wording, business } = content.current;
      const asked = { addressee: contact.firstName, place: contact.district };
      const again = before && readFieldsAgain(before);
      if (kind === "quote") {
        const fields = { ...proposeQuote(quoteForm, asked, wording.sheets.quote), ...again };
        return { kind, form: quoteForm, fields, lines: proposeLines(business), team: [] };
      }
      const fields = { ...proposeCertificate(asked, business, dayOf(new Date())), ...again };
      return { kind, form: certificateForm, fields, lines: [], team: (await team.list()).map(({ name }) => name) };
    },
  ),

  issue: defineKeyedCall(
    { contactId: rowId, replaces: number.optional(), sheet: typedSheet },
    async ({ contactId, replaces, sheet }, { administrator, services, once, record }) => {
      const contact = getFound(await services.contacts.find(contactId), GONE);
      if (sheet.kind === "certificate" && contact.state !== "sold") throw refuse("CONFLICT", NOT_SOLD);
      const written = freeze(sheet, services.content.current);
      const answer = await services.sheets.issue({ contactId, replaces, ...written }, administrator.email, once.inside);
      if (answer.outcome === "full") throw refuse("CONFLICT", FULL);
      if (answer.outcome === "overtaken") throw refuse("CONFLICT", OVERTAKEN);
      const issued = getFound(answer.outcome === "issued" && answer, GONE);
      const title = nameSheet(sheet.kind, issued.sheet.number);
      await record("sheet.issued", { id: contactId, title });
      return { title };
    },
  ),

  withdraw: defineCall(oneRow, async ({ id }, { services, record }) => {
    const { kind, number, contactId } = getFound(await services.sheets.withdraw(id), "Este documento já foi retirado.");
    await record("sheet.withdrawn", { id: contactId, title: nameSheet(kind, number) });
  }),
};

/** With the business and its terms as they are published today. */
function freeze({ kind, fields }: z.output<typeof typedSheet>, { facts, contact, wording }: SiteContent): WrittenSheet {
  const today = dayOf(new Date());
  const problem = kind === "quote" ? findSumProblem(fields) : fields.day > today && LATER;
  if (problem) throw refuse("BAD_REQUEST", problem);
  const frame = { company: nameCompany(facts.business, contact.phone), terms: wording.sheets[kind].terms };
  return kind === "quote" ? writeQuote(fields, frame, today) : writeCertificate(fields, frame);
}

type ListedSheet = Awaited<ReturnType<Sheets["list"]>>[number];

/** As the list shows it, with what sends its link. */
function describeSheet(sheet: ListedSheet, { services: { content, settings } }: Call) {
  const { content: frozen, token, ...told } = sheet;
  const { kind, number, expiresOn } = told;
  const link = token && settings.siteUrl + sheetPath(token);
  const { wording, contact } = content.current;
  const message = link && fillBlanks(wording.sheets[kind].message, { numero: String(number), link, data: describeDate(expiresOn) });
  return {
    ...told,
    state: stateOf(sheet, dayOf(new Date())),
    totalCents: frozen.kind === "quote" ? totalOf(frozen) : undefined,
    /** Absent where the secret is another since. */
    link,
    message,
    share: message && shareUrl(contact, message),
  };
}
