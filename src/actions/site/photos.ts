import { z } from "astro/zod";
import { MAX_ALT_LENGTH } from "#domain/photo/photo";
import { defineCall, defineTechnicianCall } from "../call/define-call";
import { getFound, refuse } from "../call/refusals";
import { lineUpTo, pageNumber } from "../fields";

const PAGE_SIZE = 24;
const GONE = "Esta fotografia não está mais na biblioteca.";
const CHANGED = "Outra pessoa mudou esta fotografia enquanto você a abria. Feche, abra de novo e repita.";
const USED = "Esta fotografia está em uso. Tire-a antes de onde ela aparece, ou troque-a por outra.";

const id = z.string().max(64);
const percent = z.number().int().min(0).max(100);

/** The library of photographs; files come in by themselves, see `src/pages/admin/fotos`. */
export const photos = {
  list: defineTechnicianCall(
    { query: z.string().max(200).default(""), page: pageNumber },
    async ({ query, page }, { services: { photos } }) => ({ ...(await photos.list(query, page, PAGE_SIZE)), pageSize: PAGE_SIZE }),
  ),

  /** One of them, with what shows it. */
  read: defineTechnicianCall({ id }, async ({ id }, { services: { photos } }) => getFound(await photos.find(id), GONE)),

  save: defineCall(
    { id, version: z.number().int(), alt: lineUpTo(MAX_ALT_LENGTH), focusX: percent, focusY: percent },
    async ({ id, version, ...words }, { services: { photos }, record }) => {
      const saved = await photos.save(id, version, words);
      if (saved.outcome === "conflict") throw refuse("CONFLICT", CHANGED);
      const { photo } = getFound(saved.outcome === "saved" && saved, GONE);
      await record("photo.saved", { id, title: photo.name });
      return photo;
    },
  ),

  remove: defineCall({ id }, async ({ id }, { services: { photos }, record }) => {
    const removed = await photos.remove(id);
    if (removed.outcome === "used") throw refuse("CONFLICT", USED);
    const { name } = getFound(removed.outcome === "removed" && removed, GONE);
    await record("photo.removed", { id, title: name });
  }),

  restore: defineCall({ id }, async ({ id }, { services: { photos }, record }) => {
    const photo = getFound(await photos.restore(id), GONE);
    await record("photo.restored", { id, title: photo.name });
  }),
};
