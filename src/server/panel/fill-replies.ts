import { sayWhen } from "#domain/appointment/appointment";
import { dayOf } from "#domain/calendar/owner-time";
import { shareUrl } from "#domain/contact/contact";
import type { Contact } from "#domain/contacts/contact";
import type { DueAbout } from "#domain/contacts/follow-up";
import { gateNames } from "#domain/gate/gate-kind";
import { fillReply } from "#domain/reply/fill-reply";
import { isFitting, orderReplies, type ReplyBlanks } from "#domain/reply/reply";
import { type SheetKind, stateOf } from "#domain/sheet/sheet";
import { sheetPath } from "#domain/site/paths";
import { findLastAppointments } from "../appointments/appointments";
import type { Services } from "../services";

type Asked = { contact?: Contact | undefined; about?: DueAbout | undefined; invitation?: string | undefined };
type Parts = Pick<Services, "connection" | "content" | "settings" | "sheets">;

/**
 * The owner's replies with the figures of today and what is known of a contact, those that fit it first, each with where
 * the owner chooses whom it goes to.
 */
export async function fillReplies(parts: Parts, { contact, about, invitation }: Asked) {
  const { facts, contact: address, business, getText } = parts.content.current;
  const visit = contact && (await findLastAppointments(parts.connection.db, [contact.id])).get(contact.id);
  const known: ReplyBlanks = {
    perfil: business.identity.reviewProfileUrl,
    ...(contact && {
      nome: contact.firstName,
      bairro: contact.district,
      portao: contact.gate && gateNames[contact.gate].toLowerCase(),
      ...(visit?.state === "open" && sayWhen(visit, business.windows)),
    }),
  };
  const links = contact ? await readLinks(parts, contact) : {};
  const to = contact && { state: contact.state, gate: contact.gate, about };
  const { replies } = getText("respostas");
  return (to ? orderReplies(replies, to) : replies).map((reply) => {
    const { name, use, text } = reply;
    const link = use === "review" ? invitation : links[OF_GUARANTEE.has(use) ? "certificate" : "quote"];
    const filled = fillReply(text, { ...known, link: link ?? "" }, facts.texts, parts.settings.siteUrl);
    return { name, use, isFitting: to !== undefined && isFitting(reply, to), ...filled, share: shareUrl(address, filled.text) };
  });
}

const OF_GUARANTEE: ReadonlySet<string> = new Set(["done", "maintenance", "guarantee"]);

/** Where the last quote and the last certificate stand that say something still. */
async function readLinks({ sheets, settings }: Parts, { id }: Contact): Promise<Partial<Record<SheetKind, string>>> {
  const today = dayOf(new Date());
  const valid = (await sheets.list(id)).filter((sheet) => ["open", "accepted"].includes(stateOf(sheet, today)));
  const told = valid.toReversed().flatMap(({ kind, token }) => (token ? [[kind, settings.siteUrl + sheetPath(token)] as const] : []));
  return Object.fromEntries(told);
}
