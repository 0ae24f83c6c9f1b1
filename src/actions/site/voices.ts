import { z } from "astro/zod";
import { dayOf } from "#domain/calendar/owner-time";
import { shareUrl } from "#domain/contact/contact";
import { MAX_ALT_LENGTH } from "#domain/photo/photo";
import { readCoveredParts } from "#domain/photo/photo-upload";
import { voicePath } from "#domain/site/paths";
import { fillBlanks } from "#domain/text/fill-blanks";
import { VOICE_STATE_NAMES } from "#domain/voice/voice";
import { VOICE_LIMITS } from "#domain/voice/voice-schema";
import { defineCall, defineKeyedCall } from "../call/define-call";
import { getFound, refuse } from "../call/refusals";
import { linesUpTo, lineUpTo, oneRow, pageNumber, rowId } from "../fields";

const PAGE_SIZE = 20;
const GONE = "Este depoimento mudou ou foi retirado pelo cliente. Recarregue a lista.";
/** The log outlives what a customer takes back, so it does not know his name. */
const SOMEBODY = "um cliente";
const TOO_MANY = "Há convites demais em aberto. Cancele os que não serão usados.";

const shownPhoto = { isShown: z.boolean(), alt: lineUpTo(MAX_ALT_LENGTH) };

/** What customers say, and the links that ask them to. */
export const voices = {
  list: defineCall({ state: z.enum(VOICE_STATE_NAMES).optional(), page: pageNumber }, async ({ state, page }, { services }) => {
    return { ...(await services.voices.list(state, PAGE_SIZE, (page - 1) * PAGE_SIZE)), pageSize: PAGE_SIZE };
  }),

  /** Answers the link, told this once, the message to send it with, and where to choose whom to send it to. */
  invite: defineKeyedCall(
    {
      invitee: lineUpTo(VOICE_LIMITS.invitee).default(""),
      /** Whom it is for, of the notebook. */
      contactId: rowId.optional(),
    },
    async ({ invitee, contactId }, { administrator, services, once, record }) => {
      const made = await once.around(() => services.voices.invite(invitee, administrator.email));
      if (!made) throw refuse("CONFLICT", TOO_MANY);
      if (contactId !== undefined) await services.contacts.setAsked(contactId, dayOf(new Date()));
      await record("voice.invited", { id: made.voice.id, title: SOMEBODY });
      const link = services.settings.siteUrl + voicePath(made.token);
      const { wording, contact } = services.content.current;
      const message = fillBlanks(wording.voices.invitation, { link });
      return { link, message, share: shareUrl(contact, message) };
    },
  ),

  setPublished: defineCall(
    { id: rowId, isPublished: z.boolean(), hasPhoto: z.boolean().default(false) },
    async ({ id, isPublished, hasPhoto }, { services, record }) => {
      getFound(await (isPublished ? services.voices.publish(id, hasPhoto) : services.voices.unpublish(id)), GONE);
      await record(isPublished ? "voice.published" : "voice.unpublished", { id, title: SOMEBODY });
    },
  ),

  /** Whether its photograph stands on the site with it, and what is said to be on it. */
  setPhoto: defineCall(
    { id: rowId, ...shownPhoto, seen: z.object(shownPhoto) },
    async ({ id, isShown, alt, seen }, { services, record }) => {
      getFound(await services.voices.setPhoto(id, { isShown, alt }, seen), GONE);
      await record("voice.photo", { id, title: SOMEBODY });
    },
  ),

  /** Burns boxes into its photograph; what was under them is nowhere left. */
  coverPhoto: defineCall({ id: rowId, parts: z.string().max(1000) }, async ({ id, parts }, { services, record }) => {
    const covered = readCoveredParts(parts);
    if (!covered || covered.length === 0) throw refuse("BAD_REQUEST", "Desenhe o que deve ser coberto.");
    getFound(await services.voicePhotos.cover(id, covered), GONE);
    await record("voice.photo", { id, title: SOMEBODY });
  }),

  /** Answers over the answer that was seen; where another came in between, tells that. */
  answer: defineCall(
    { id: rowId, answer: linesUpTo(VOICE_LIMITS.answer), seenAnswer: linesUpTo(VOICE_LIMITS.answer) },
    async ({ id, answer, seenAnswer }, { services, record }) => {
      const saved = await services.voices.answer(id, answer, seenAnswer);
      if (!saved) return { outcome: "other" as const, answer: getFound(await services.voices.findAnswer(id), GONE) };
      await record("voice.answered", { id, title: SOMEBODY });
      return { outcome: "saved" as const };
    },
  ),

  /** For a customer who asks for it without the link: as when it is withdrawn there. */
  erase: defineCall(oneRow, async ({ id }, { services, record }) => {
    getFound(await services.voices.withdraw(id), GONE);
    await record("voice.erased", { id, title: SOMEBODY });
  }),

  /** Takes an unused link out of use. */
  revoke: defineCall(oneRow, async ({ id }, { services, record }) => {
    getFound(await services.voices.revoke(id), "Este convite já foi usado ou cancelado. Recarregue a lista.");
    await record("voice.revoked", { id, title: SOMEBODY });
  }),
};
