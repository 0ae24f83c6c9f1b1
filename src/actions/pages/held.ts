import { z } from "astro/zod";
import { generatedPagePath } from "#domain/page/generated-page";
import { MAX_CHOSEN_PAGES } from "#domain/page/pages-filter";
import { ALLOWED_TOGETHER, RULES } from "#domain/page/reason";
import { countHeldPages, listHeldPages } from "#server/pages/lists/held-pages";
import { listNearQuestions, pointTitle, writeHeldAnew } from "#server/pages/point-title";
import { defineCall } from "../call/define-call";
import { keepFacts } from "../call/keep-facts";
import { chosenIds, pageNumber, pageTitle } from "../fields";
import { allowReason, eachBatch, recordAllowance } from "./page-activities";

const PAGE_SIZE = 20;

const MAX_QUESTION = 160;
const OVERTAKEN = "Outra pessoa mudou o cadastro agora há pouco. Tente outra vez.";
const FULL_LIST = "A lista de títulos está cheia. Tire alguns em Cadastro, Palavras do ramo.";

const rule = z.enum(RULES).optional();

/** The pages that the rules hold back, and the ways out for many at once. */
export const held = {
  list: defineCall({ rule, page: pageNumber }, async ({ rule, page }, { services: { connection } }) => {
    const { counts, all } = await countHeldPages(connection.db);
    const pages = await listHeldPages(connection.db, rule, PAGE_SIZE, (page - 1) * PAGE_SIZE);
    return { counts, all, total: rule === undefined ? all : (counts[rule] ?? 0), pageSize: PAGE_SIZE, pages };
  }),

  /** All of a rule, to be chosen at once. */
  listAll: defineCall({ rule }, async ({ rule }, { services }) => ({
    pages: await listHeldPages(services.connection.db, rule, MAX_CHOSEN_PAGES, 0),
  })),

  /** What is known that a title may ask. */
  findQuestions: defineCall({ title: pageTitle }, async ({ title }, { services: { content } }) => ({
    questions: listNearQuestions(title, content.current),
  })),

  /** Keeps which question a title asks, and writes its held page with that answer; null forgets it, and leaves the page as it is. */
  point: defineCall({ title: pageTitle, question: z.string().min(1).max(MAX_QUESTION).nullable() }, async ({ title, question }, call) => {
    const { administrator, services, record } = call;
    const { email } = administrator;
    await keepFacts(call, () => pointTitle(title, question, services, email), OVERTAKEN, FULL_LIST);
    const page = question === null ? undefined : await writeHeldAnew(title, services, email);
    if (page?.status === "public") await record("page.published", page);
    return { page: page && { id: page.id, path: generatedPagePath(page.slug), isPublic: page.status === "public" } };
  }),

  /** Publishes what nothing but its likeness to other pages stands against, in or out of search engines; answers with what went public. */
  allow: defineCall({ ids: chosenIds, reason: allowReason.unwrap(), isListed: z.boolean() }, async ({ ids, reason, isListed }, call) => {
    const { administrator, services } = call;
    const allowance = { reason, by: administrator.email, rules: ALLOWED_TOGETHER };
    const allowed = await eachBatch(ids, services.pageWriter, (pages, some) =>
      pages.allowHeld(some, allowance, isListed, administrator.email),
    );
    for (const page of allowed) await recordAllowance(page, reason, call);
    return { changed: allowed.map(({ id }) => id) };
  }),

  /** Takes that back. */
  holdAgain: defineCall({ ids: chosenIds }, async ({ ids }, { administrator, services: { pageWriter }, record }) => {
    const changed = await eachBatch(ids, pageWriter, (pages, some) => pages.holdAgain(some, administrator.email));
    await record("page.held-again", changed);
    return { changed: changed.map(({ id }) => id) };
  }),
};
