import { describeDate } from "#domain/calendar/days";
import { dayOf } from "#domain/calendar/owner-time";
import { chatUrl } from "#domain/contact/contact";
import { nameSheet, stateOf } from "#domain/sheet/sheet";
import { acceptSchema } from "#domain/sheet/sheet-schema";
import { fillBlanks } from "#domain/text/fill-blanks";
import type { SiteContent } from "#server/content/site-content";
import type { Sheet } from "#server/sheets/sheet-rows";
import type { Sheets } from "#server/sheets/sheets";
import type { SheetAttempt, SheetScreenProps } from "#site/screens/sheet/SheetScreen";

/** What a sheet shows today: what was frozen, and what became of it, in the words of now. */
export function readSheet({ wording, contact }: SiteContent, sheet: Sheet, now: Date): SheetScreenProps {
  const { kind, number, content, issuedAt, expiresOn, acceptedAt, acceptedName } = sheet;
  const state = stateOf(sheet, dayOf(now));
  const title = nameSheet(kind, number);
  const { quote, certificate, save } = wording.sheets;
  const said = kind === "quote" ? quote : certificate;
  // What was taken back says nothing else.
  const accepted =
    state !== "withdrawn" && acceptedAt && fillBlanks(quote.accepted, { nome: acceptedName, data: describeDate(dayOf(acceptedAt)) });
  return {
    title,
    content,
    state,
    issuedOn: describeDate(dayOf(issuedAt)),
    expiresOn: describeDate(expiresOn),
    notes: [accepted || "", state === "open" ? "" : state === "accepted" ? quote.next : said[state]].filter((note) => note !== ""),
    words: { accept: quote.accept, button: quote.button, save },
    chat: chatUrl(contact, `Olá! Escrevo sobre o ${title.charAt(0).toLowerCase()}${title.slice(1)}.`),
  };
}

/** Accepts what may be accepted; sent twice, or too late, it shows what became of the sheet. */
export async function takeAcceptance(sheets: Sheets, { id }: Sheet, request: Request): Promise<SheetAttempt & { isDone: boolean }> {
  // What is no form says nothing.
  const sent = Object.fromEntries(await request.formData().catch(() => new FormData()));
  const read = acceptSchema.safeParse(sent);
  if (!read.success) {
    const { nome } = sent;
    return { isDone: false, name: typeof nome === "string" ? nome.slice(0, 200) : "", problem: read.error.issues[0]?.message ?? "" };
  }
  await sheets.accept(id, read.data.nome);
  return { isDone: true, name: "", problem: "" };
}
