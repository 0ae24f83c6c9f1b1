import { ActionError } from "astro:actions";
import { z } from "astro/zod";
import { voicePath } from "#domain/site/paths";
import { fillBlanks } from "#domain/texts/fill-blanks";
import { VOICE_STATES, type VoiceState } from "#domain/voice/voice";
import { VOICE_LIMITS } from "#domain/voice/voice-form";
import { defineCall } from "../call/define-call";
import { defineKeyedCall } from "../call/define-keyed-call";
import { getFound } from "../call/refusals";
import { pageNumber } from "../fields";

const PAGE_SIZE = 20;
const STATES = Object.keys(VOICE_STATES) as [VoiceState, ...VoiceState[]];
const GONE = "Este depoimento mudou ou foi retirado pelo cliente. Recarregue a lista.";
const TOO_MANY = "Há convites demais em aberto. Cancele os que não serão usados.";

const voiceId = z.object({ id: z.string().min(1).max(64) });

/** What customers say, and the links that ask them to. */
export const voices = {
  list: defineCall({
    input: z.object({ state: z.enum(STATES).optional(), page: pageNumber }),
    async handler({ state, page }, { services }) {
      return { ...(await services.voices.list(state, PAGE_SIZE, (page - 1) * PAGE_SIZE)), pageSize: PAGE_SIZE, isTotalExact: true };
    },
  }),

  /** Answers the link, told this once, the message to send it with, and where to choose whom to send it to. */
  invite: defineKeyedCall({
    input: z.object({
      invitee: z.string().trim().max(VOICE_LIMITS.invitee, `Use no máximo ${VOICE_LIMITS.invitee} caracteres.`).default(""),
    }),
    async handler({ invitee }, { administrator, services, once, record }) {
      const made = await once.around(() => services.voices.invite(invitee, administrator.email));
      if (!made) throw new ActionError({ code: "CONFLICT", message: TOO_MANY });
      await record("voice.invited", { id: made.voice.id, title: "um cliente" });
      const link = services.settings.siteUrl + voicePath(made.token);
      const { wording, contact } = services.content.current;
      const message = fillBlanks(wording.voices.invitation, { link });
      return { link, message, share: `${contact.chatHost}/?text=${encodeURIComponent(message)}` };
    },
  }),

  setPublished: defineCall({
    input: voiceId.extend({ isPublished: z.boolean() }),
    async handler({ id, isPublished }, { services, record }) {
      const { name } = getFound(await (isPublished ? services.voices.publish(id) : services.voices.unpublish(id)), GONE);
      await record(isPublished ? "voice.published" : "voice.unpublished", { id, title: name });
    },
  }),

  answer: defineCall({
    input: voiceId.extend({
      answer: z.string().trim().max(VOICE_LIMITS.answer, `Escreva no máximo ${VOICE_LIMITS.answer} caracteres.`),
    }),
    async handler({ id, answer }, { services, record }) {
      const { name } = getFound(await services.voices.answer(id, answer), GONE);
      await record("voice.answered", { id, title: name });
    },
  }),

  /** Takes an unused link out of use. */
  revoke: defineCall({
    input: voiceId,
    async handler({ id }, { services, record }) {
      getFound(await services.voices.revoke(id), "Este convite já foi usado ou cancelado. Recarregue a lista.");
      await record("voice.revoked", { id, title: "um cliente" });
    },
  }),
};
