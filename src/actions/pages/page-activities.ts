import { setImmediate as breathe } from "node:timers/promises";
import { z } from "astro/zod";
import type { GeneratedPage, PageStatus } from "#domain/page/generated-page";
import type { Allowance } from "#domain/page/reason";
import type { PageIntents, PageWriter } from "#server/pages/page-writer";
import type { Call } from "../call/define-call";

/** Why a page goes public in spite of what holds it back; absent where nobody wants that. */
export const allowReason = z
  .string()
  .trim()
  .min(10, "Escreva por que a página pode ir ao ar assim mesmo, em uma frase.")
  .max(500, "Escreva o motivo em até 500 caracteres.")
  .optional();

export const toAllowance = (reason: string | undefined, { administrator }: Call): Allowance | undefined =>
  reason === undefined ? undefined : { reason, by: administrator.email };

/** Writes down why a page went public, where something stood against it. */
export async function recordAllowance(page: GeneratedPage, reason: string | undefined, { record }: Call): Promise<void> {
  if (reason === undefined || page.status !== "public" || !page.isAllowed) return;
  await record("page.allowed", { id: page.id, title: page.title, after: reason });
}

/** What the activity calls a page's change to a state. */
export const STATUS_ACTIONS: Readonly<Record<PageStatus, string>> = {
  public: "page.published",
  draft: "page.unpublished",
  held: "page.held",
};

/** Pages of one transaction. */
const BATCH = 20;

/** Each page is asked by all rules, or writes revisions: others get their turn in between. */
export async function eachBatch(
  ids: readonly string[],
  writer: PageWriter,
  work: (pages: PageIntents, some: readonly string[]) => Promise<GeneratedPage[]>,
): Promise<GeneratedPage[]> {
  const done: GeneratedPage[] = [];
  for (let from = 0; from < ids.length; from += BATCH) {
    if (from > 0) await breathe();
    done.push(...(await writer.write((pages) => work(pages, ids.slice(from, from + BATCH)))));
  }
  return done;
}
