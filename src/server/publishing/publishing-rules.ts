import { basename } from "node:path";
import { buildBrazil } from "#domain/coverage/area/brazil";
import { intentKey } from "#domain/knowledge/intent-key";
import { listHomes, readTitle, type TitleReading } from "#domain/knowledge/read-title";
import { generatedPagePath } from "#domain/page/generated-page";
import type { Reason } from "#domain/page/reason";
import { WHOLE_REGION } from "#domain/places/list-known";
import { judgePage, judgeTitle } from "#domain/publishing/judge-page";
import type { JudgedPage } from "#domain/publishing/judged-page";
import { findAskedPage } from "#domain/publishing/rules/judge-intent";
import { lacksPlace, nameEverywhere } from "#domain/publishing/rules/judge-place";
import type { Substance } from "#domain/publishing/rules/judge-substance";
import type { TitleSurroundings } from "#domain/publishing/surroundings";
import { readMunicipalities } from "../content/content-files";
import type { SiteContent } from "../content/site-content";
import type { Database } from "../database/database";
import type { Transaction } from "../database/tables";
import { takeShortTurns } from "../limits/short-turns";
import { listUndescribed } from "../photos/photo-uses";
import { readAuthoredMarks } from "./authored-marks";
import { type NamedPage, readAskedPages, readAuthoredIntents } from "./authored-texts";
import { measureSubstance, weighText } from "./measure-substance";
import { nameRules } from "./name-rules";
import { forgetSketches, keepSketch } from "./page-sketches";
import { hasWorks, measureWithWorks } from "./page-with-works";
import { createPagesBeside, type PagesBeside } from "./pages-beside";
import type { SaidTexts } from "./said-texts";
import { type Judgement, keepJudgements, NOBODY } from "./transaction-judgements";

/** Pages that answer a title already, of which a reason names the first. */
const MOST_NAMED = 3;

/** Where a page is to stand: on the site as it is, and with new pages that count as public, where there are such. */
type Site = { db: Database; content: SiteContent; beside?: PagesBeside | undefined };

export type PublishingRules = ReturnType<typeof createPublishingRules>;

/** What is asked of every page on its way to the public, and remembered of it. A page is not measured against its own `id`. */
export function createPublishingRules(readContent: () => SiteContent, said?: Pick<SaidTexts, "note">) {
  const judgements = keepJudgements();

  /** Why a page may not go public, and how much of it is its own; new pages beside which it is to stand count as public. */
  async function examine(db: Database, id: string, page: JudgedPage, beside?: PagesBeside): Promise<Judgement> {
    const site = { db, content: readContent(), beside };
    const known = beside ? undefined : judgements.find(db, page);
    if (known?.id === id && known.content === site.content) return known;
    const { substance, text } = await measure(site, page, id);
    const reasons = await judgeMeasured(site, page, id, substance);
    const judged = { page, id, content: site.content, substance, text, reasons };
    if (!beside) judgements.keep(db, judged);
    return judged;
  }

  /** Where new pages are to stand together, none of which is written yet. */
  const standBeside = async (): Promise<PagesBeside> => createPagesBeside(await readAuthoredMarks(readContent()));

  return {
    examine,
    standBeside,
    /** Why a page may not go public; nothing when it may. */
    judge: async (db: Database, id: string, page: JudgedPage): Promise<readonly Reason[]> => (await examine(db, id, page)).reasons,
    /** The same of new pages, in short turns, each against those before it that may. */
    async judgeAll(db: Database, pages: readonly { path: string; page: JudgedPage }[]): Promise<(readonly Reason[])[]> {
      const content = readContent();
      const beside = await standBeside();
      const turns = takeShortTurns();
      const judged: (readonly Reason[])[] = [];
      for (const { path, page } of pages) {
        const { reasons, text } = await examine(db, NOBODY, page, beside);
        if (reasons.length === 0) beside.addPage({ path, page, intent: intentOf(page, content), text });
        judged.push(reasons);
        if (turns.isOver()) await turns.next();
      }
      return judged;
    },
    /** How much of a new page is its own, without which page has most of the rest. */
    async weigh(db: Database, page: JudgedPage, beside?: PagesBeside): Promise<Substance> {
      const content = readContent();
      const marks = beside?.marks ?? (await readAuthoredMarks(content));
      return (await measureWithWorks(page, content, (text) => weighText(db, marks, text))).substance;
    },
    /** Remembers what a public page says, so that no other says it again. */
    async remember(transaction: Transaction, id: string, page: JudgedPage): Promise<void> {
      const content = readContent();
      const { places } = await readAuthoredMarks(content);
      // The object that was read already, where the page is one of those.
      const known = judgements.find(transaction, page);
      judgements.forget(transaction);
      const text = known?.text ?? (hasWorks(page, content) ? (await measure({ db: transaction, content }, page, id)).text : page);
      const homes = listHomes(readOf(page.title, content));
      await keepSketch(transaction, places, { pageId: id, intent: intentOf(page, content), text, homes });
      said?.note(text);
    },
    async forget(transaction: Transaction, ids: readonly string[]): Promise<void> {
      judgements.forget(transaction);
      await forgetSketches(transaction, ids);
    },
  };
}

async function measure({ db, content, beside }: Site, page: JudgedPage, id: string) {
  const marks = beside?.marks ?? (await readAuthoredMarks(content));
  return await measureWithWorks(page, content, (text) => measureSubstance(db, marks, text, id));
}

/** Names the rules by the file a build makes of them, and all that pages are compared with but one another; `more`: what else. */
export async function nameRulesHere(content: SiteContent, ...more: readonly unknown[]): Promise<string> {
  return nameRules(basename(import.meta.url), content, await readMunicipalities(), ...more);
}

/** Why a page of this title could not go public whatever it says. */
export async function judgeTitleHere(db: Database, content: SiteContent, title: string, beside?: PagesBeside): Promise<Reason[]> {
  return judgeTitle(title, await readSurroundings({ db, content, beside }, readOf(title, content), NOBODY));
}

/** What a title asks for, in one key; undefined where it asks for nothing of the trade. */
export function readIntent(title: string, content: SiteContent): string | undefined {
  return intentKey(readOf(title, content));
}

/** An announcement answers no title. */
function intentOf({ origin, title }: JudgedPage, content: SiteContent): string | undefined {
  return origin === "announcement" ? undefined : readIntent(title, content);
}

const readOf = (title: string, { facts }: SiteContent): TitleReading => readTitle(title, facts.knowledge, facts.places);

async function readSurroundings(site: Site, reading: TitleReading, exceptId: string): Promise<TitleSurroundings> {
  const { facts, freeShippingCities } = site.content;
  const brazil = buildBrazil(await readMunicipalities());
  const sameIntent = await findSameIntent(site, [intentKey(reading)], exceptId);
  return {
    reading,
    knowledge: facts.knowledge,
    facts,
    area: { places: facts.places, cities: freeShippingCities, brazil },
    sameIntent: [...findAskedPage(reading, readAskedPages(site.content)), ...sameIntent],
  };
}

/** Of the site as it is, and of the pages beside it. */
async function judgeMeasured(site: Site, page: JudgedPage, id: string, substance: Substance): Promise<Reason[]> {
  const reading = readOf(page.title, site.content);
  const surroundings = await readSurroundings(site, reading, id);
  const around = { ...surroundings, substance, undescribed: await listUndescribed(site.db, page.content) };
  const reasons = judgePage(page, around);
  // Who is told that a page says too little of its place is told what answers its title for all of them.
  if (!reasons.some(({ rule }) => rule === "substance") || !lacksPlace(page, around)) return reasons;
  const everywhere = await findEverywhere(site, reading);
  return everywhere.length === 0 ? reasons : judgePage(page, { ...around, everywhere });
}

/** What answers a title about a place for all of them: the page of its service with all places, that without one, or a question. */
async function findEverywhere(site: Site, reading: TitleReading): Promise<NamedPage[]> {
  if (!reading.place) return [];
  const wide = nameEverywhere(reading);
  const titles = wide ? [wide, wide.replace(` na ${WHOLE_REGION}`, "")] : [];
  const readings = titles.map((title) => readOf(title, site.content));
  const found = await findSameIntent(site, readings.map(intentKey), NOBODY);
  return [...found, ...readings.slice(-1).flatMap((one) => findAskedPage(one, readAskedPages(site.content)))].slice(0, MOST_NAMED);
}

/** Some pages that answer one of these intents, those of the first before others. */
async function findSameIntent(site: Site, asked: readonly (string | undefined)[], exceptId: string): Promise<NamedPage[]> {
  const { db, content, beside } = site;
  const intents = asked.filter((intent) => intent !== undefined);
  if (intents.length === 0) return [];
  const sketched = db.selectFrom("page_sketches").where("intent", "in", intents).where("page_id", "!=", exceptId);
  const named = sketched.innerJoin("pages", "pages.id", "page_sketches.page_id").select(["intent", "slug", "title"]);
  const rows = await named.limit(MOST_NAMED * intents.length).execute();
  const pages = intents.flatMap((intent) => {
    const generated = rows.filter((row) => row.intent === intent).map(({ slug, title }) => ({ path: generatedPagePath(slug), title }));
    return [...(readAuthoredIntents(content).get(intent) ?? []), ...generated, ...(beside?.findIntent(intent) ?? [])];
  });
  return pages.slice(0, MOST_NAMED);
}
