import { z } from "astro/zod";
import { DUE_ABOUT } from "#domain/contacts/follow-up";
import { PATHS } from "#domain/site/paths";
import { fillReplies } from "#server/panel/fill-replies";
import { defineCall } from "../call/define-call";
import { getFound } from "../call/refusals";
import { oneOf, rowId } from "../fields";

/** Short messages of the owner, with the figures of today. */
export const replies = {
  /** All of them as they would be sent, to one contact or to whoever it may be. @param invitation the address of one that was made for it. */
  list: defineCall(
    {
      contactId: rowId.optional(),
      about: oneOf(DUE_ABOUT).optional(),
      invitation: z.string().max(300).optional(),
    },
    async ({ contactId, about, invitation }, { services }) => {
      const contact =
        contactId === undefined ? undefined : getFound(await services.contacts.find(contactId), "Este contato já foi apagado.");
      const isOurs = invitation?.startsWith(`${services.settings.siteUrl}${PATHS.voice}/`);
      return { contact, replies: await fillReplies(services, { contact, about, invitation: isOurs ? invitation : undefined }) };
    },
  ),
};
