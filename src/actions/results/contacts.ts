import { z } from "astro/zod";
import type { Appointment } from "#domain/appointment/appointment";
import { addMonths, describeDate } from "#domain/calendar/days";
import { dayOf } from "#domain/calendar/owner-time";
import { type Contact, contactFilterSchema, keptContactSchema } from "#domain/contacts/contact";
import { checkContact } from "#domain/contacts/contact-fields";
import { type ContactFields, contactSchema } from "#domain/contacts/contact-schema";
import { CONTACT_STATES } from "#domain/contacts/contact-state";
import { FOLLOW_UPS } from "#domain/contacts/follow-up";
import { readTypedRef } from "#domain/contacts/typed-ref";
import { isDay } from "#domain/forms/is-day";
import { findLastAppointments } from "#server/appointments/appointments";
import type { Saved } from "#server/database/versioned-rows";
import { findGuaranteeEnds } from "#server/sheets/sheet-rows";
import { type Call, defineCall, defineKeyedCall } from "../call/define-call";
import { getFound } from "../call/refusals";
import { oneOf, oneRow, pageNumber, rowId, rowVersion } from "../fields";

const PAGE_SIZE = 20;
const NEVER = { on: "", about: "" } as const;
const GONE = "Este contato já foi apagado.";

/** What may be noted; each problem says how to mend it. */
function checkFields(fields: ContactFields, context: z.RefinementCtx): void {
  for (const [name, message] of Object.entries(checkContact(fields, dayOf(new Date())))) {
    context.addIssue({ code: "custom", path: [name], message });
  }
}

const contactFields = contactSchema.superRefine(checkFields);
/** As `remove` gave it. */
const removedContact = keptContactSchema.superRefine(checkFields);

/** The notebook of those who wrote or called. */
export const contacts = {
  list: defineCall(contactFilterSchema.extend({ page: pageNumber }), async ({ page, ...filter }, { services }) => {
    const { contacts, content } = services;
    const listed = await contacts.list(filter, PAGE_SIZE, (page - 1) * PAGE_SIZE);
    const months = content.current.business.privacy.contactMonths;
    return {
      ...listed,
      contacts: await withPages(listed.contacts, services),
      pageSize: PAGE_SIZE,
      months,
      /** Older contacts have lost their words. */
      rememberedSince: addMonths(dayOf(new Date()), -months),
    };
  }),

  readRef: defineCall(contactSchema.pick({ ref: true }), async ({ ref }, { services: { contacts } }) => {
    const read = readTypedRef(ref)?.read;
    const page = read && (await contacts.describePages([read.page])).get(read.page);
    return read && page ? { ...page, place: read.place } : null;
  }),

  create: defineKeyedCall(contactFields, async (fields, { administrator, services: { contacts }, once, record }) => {
    const { id } = await contacts.create(fields, administrator.email, once.inside);
    const contact = await contacts.find(id);
    await record("contact.created", { id, title: nameContact(contact) });
    return { id };
  }),

  /** Saves over the version that was shown; otherwise says who saved meanwhile. */
  update: defineCall({ id: rowId, version: rowVersion, fields: contactFields }, async ({ id, version, fields }, call) => {
    const saved = await call.services.contacts.update(id, version, fields, call.administrator.email);
    return await finish(saved, "contact.updated", call);
  }),

  setState: defineCall({ id: rowId, version: rowVersion, state: oneOf(CONTACT_STATES) }, async ({ id, version, state }, call) => {
    const saved = await call.services.contacts.setState(id, version, state, call.administrator.email);
    return await finish(saved, "contact.moved", call, CONTACT_STATES[state]);
  }),

  /** When to come back to him and what for, or never; over the version that was shown. */
  setFollowUp: defineCall(
    { id: rowId, version: rowVersion, followUp: z.object({ on: z.string().refine(isDay), about: oneOf(FOLLOW_UPS) }).nullable() },
    async ({ id, version, followUp }, call) => {
      const saved = await call.services.contacts.setFollowUp(id, version, followUp ?? NEVER, call.administrator.email);
      const after = followUp ? `${FOLLOW_UPS[followUp.about]}, ${describeDate(followUp.on)}` : "não";
      return await finish(saved, "contact.followed", call, after);
    },
  ),

  /** That he is not going to be asked how it went. */
  skipReview: defineCall(oneRow, async ({ id }, { services: { contacts }, record }) => {
    const contact = await contacts.setAsked(id, dayOf(new Date()));
    if (contact) await record("contact.skipped", { id, title: nameContact(contact) });
  }),

  /** Deletes for good; answers with what `restore` takes. */
  remove: defineCall(oneRow, async ({ id }, { services: { contacts }, record }) => {
    const removed = getFound(await contacts.remove(id), GONE);
    await record("contact.removed", { id, title: nameContact(removed.contact) });
    return removed;
  }),

  restore: defineCall({ contact: removedContact }, async ({ contact }, { services: { contacts }, record }) => {
    await contacts.restore(contact);
    await record("contact.restored", { id: contact.id, title: nameContact(contact) });
  }),
};

/** With the page each came from, until when its guarantee runs, and the visit that is arranged. */
async function withPages(listed: readonly Contact[], { contacts: { describePages }, connection }: Call["services"]) {
  const ids = listed.map(({ id }) => id);
  const [ends, visits] = [await findGuaranteeEnds(connection.db, ids), await findLastAppointments(connection.db, ids)];
  const pages = await describePages([...new Set(listed.flatMap(({ page }) => page ?? []))]);
  return listed.map((contact) => ({
    ...contact,
    from: contact.page === undefined ? undefined : pages.get(contact.page),
    guaranteeEnd: ends.get(contact.id),
    visit: toOpenVisit(visits.get(contact.id)),
  }));
}

const toOpenVisit = (visit: Appointment | undefined) => (visit?.state === "open" ? { id: visit.id, day: visit.day } : undefined);

/** Records what was saved, and answers what came of it. */
async function finish(saved: Saved<Contact>, action: string, { services, record }: Call, after?: string) {
  if (saved.outcome === "gone") return saved;
  const { outcome, value: contact } = saved;
  if (outcome === "saved") await record(action, { id: contact.id, title: nameContact(contact), after });
  const [shown] = await withPages([contact], services);
  return { outcome, contact: shown as NonNullable<typeof shown> };
}

/** As the activity calls it: by what is nobody's. */
const nameContact = (contact: Contact | undefined): string => (contact?.page === undefined ? "contato sem Ref." : `Ref. ${contact.ref}`);
