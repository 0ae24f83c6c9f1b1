import { basename } from "node:path";
import type { Kysely } from "kysely";
import { buildBrazil } from "#domain/coverage/area/brazil";
import { intentKey } from "#domain/knowledge/intent-key";
import { listHomes } from "#domain/knowledge/list-homes";
import { readTitle, type TitleReading } from "#domain/knowledge/read-title";
import { generatedPagePath } from "#domain/page/generated-page";
import type { Reason } from "#domain/page/reason";
import { WHOLE_REGION } from "#domain/places/list-known";
import { findAskedPage } from "#domain/publishing/asked-pages";
import { judgePage, judgeTitle, type TitleSurroundings } from "#domain/publishing/judge-page";
import type { JudgedPage } from "#domain/publishing/judged-page";
import { lacksPlace, nameEverywhere } from "#domain/publishing/rules/judge-place";
import type { Substance } from "#domain/publishing/substance/substance";
import { readMunicipalities } from "../content/content-files";
import type { SiteContent } from "../content/site-content";
import type { Tables } from "../database/tables";
import { takeShortTurns } from "../limits/short-turns";
import { listUndescribed } from "../photos/photo-uses";
import { NOBODY, type PublishingRules } from "./admission";
import { type NamedPage, readAuthoredIntents } from "./authored-intents";
import { readAuthoredMarks } from "./authored-marks";
import { readAskedPages } from "./authored-texts";
import { measureSubstance, weighText } from "./measure-substance";
import { nameRules } from "./name-rules";
import { forgetSketches, keepSketch } from "./page-sketches";
import { hasWorks, type Measured, measureWithWorks } from "./page-with-works";
import { createPagesBeside, type PagesBeside } from "./pages-beside";
import type { SaidTexts } from "./said-texts";
import { keepJudgements } from "./transaction-judgements";

/** Pages that answer a title already, of which a reason names the first. */
const MOST_NAMED = 3;

/** What is asked of every page on its way to the public, of the site as it is at that moment. */
export function createPublishingRules(readContent: () => SiteContent, said?: Pick<SaidTexts, "note">): PublishingRules {
  const judgements = keepJudgements();

  async function examine(db: Kysely<Tables>, id: string, page: JudgedPage, beside?: PagesBeside) {
    const content = readContent();
    const known = beside ? undefined : judgements.find(db, id, page, content);
    if (known) return known;
    const { substance, text } = await measure(db, content, page, id, beside);
    const reasons = await judgeMeasured(db, content, page, { id, beside, substance });
    const judged = { page, id, content, substance, text, reasons };
    if (!beside) judgements.keep(db, judged);
    return judged;
  }

  const standBeside = async () => createPagesBeside(await readAuthoredMarks(readContent()));

  return {
    examine,
    standBeside,
    async judgeAll(db, pages) {
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
    judge: async (db, id, page) => (await examine(db, id, page)).reasons,
    async weigh(db, page, beside) {
      const content = readContent();
      const marks = beside?.marks ?? (await readAuthoredMarks(content));
      return (await measureWithWorks(page, content, (text) => weighText(db, marks, text))).substance;
    },
    async remember(transaction, id, page) {
      const content = readContent();
      const { places } = await readAuthoredMarks(content);
      const known = judgements.findText(transaction, page);
      judgements.forget(transaction);
      const text = known ?? (hasWorks(page, content) ? (await measure(transaction, content, page, id)).text : page);
      const homes = listHomes(readOf(page.title, content));
      await keepSketch(transaction, places, { pageId: id, intent: intentOf(page, content), text, homes });
      said?.note(text);
    },
    async forget(transaction, ids) {
      judgements.forget(transaction);
      await forgetSketches(transaction, ids);
    },
  };
}

async function measure(
  db: Kysely<Tables>,
  content: SiteContent,
  page: JudgedPage,
  id: string,
  beside?: PagesBeside,
): Promise<Measured<Substance>> {
  const marks = beside?.marks ?? (await readAuthoredMarks(content));
  return await measureWithWorks(page, content, (text) => measureSubstance(db, marks, text, id));
}

/**
 * Names what a build makes of the rules by the file that it puts them into, and all that pages are compared with but one
 * another; `more` is what else they are asked about.
 */
export async function nameRulesHere(content: SiteContent, ...more: readonly unknown[]): Promise<string> {
  return nameRules(basename(import.meta.url), content, await readMunicipalities(), ...more);
}

/** Why a page of this title could not go public whatever it says. */
export async function judgeTitleHere(db: Kysely<Tables>, content: SiteContent, title: string, beside?: PagesBeside): Promise<Reason[]> {
  return judgeTitle(title, await readSurroundings(db, content, readOf(title, content), NOBODY, beside));
}

/** What a title asks for, in one key; undefined where it asks for nothing of the trade. */
export function readIntent(title: string, content: SiteContent): string | undefined {
  return intentKey(readOf(title, content));
}

/** An announcement answers no title. */
function intentOf({ origin, title }: JudgedPage, content: SiteContent): string | undefined {
  return origin === "announcement" ? undefined : readIntent(title, content);
}

function readOf(title: string, { facts }: SiteContent): TitleReading {
  return readTitle(title, facts.knowledge, facts.places);
}

async function readSurroundings(
  db: Kysely<Tables>,
  content: SiteContent,
  reading: TitleReading,
  exceptId = NOBODY,
  beside?: PagesBeside,
): Promise<TitleSurroundings> {
  const { facts, freeShippingCities } = content;
  const brazil = buildBrazil(await readMunicipalities());
  return {
    reading,
    knowledge: facts.knowledge,
    facts,
    area: { places: facts.places, cities: freeShippingCities, brazil },
    sameIntent: [
      ...findAskedPage(reading, readAskedPages(content)),
      ...(await findSameIntent(db, content, [intentKey(reading)], exceptId, beside)),
    ],
  };
}

/** Of the site as it is, and of the pages beside it. */
async function judgeMeasured(
  db: Kysely<Tables>,
  content: SiteContent,
  page: JudgedPage,
  { id = NOBODY, beside, substance }: { id?: string; beside?: PagesBeside | undefined; substance: Substance },
): Promise<Reason[]> {
  const reading = readOf(page.title, content);
  const around = {
    ...(await readSurroundings(db, content, reading, id, beside)),
    substance,
    undescribed: await listUndescribed(db, page.content),
  };
  const reasons = judgePage(page, around);
  // Who is told that a page says too little of its place is told what answers its title for all of them.
  if (!reasons.some(({ rule }) => rule === "substance") || !lacksPlace(page, around)) return reasons;
  const everywhere = await findEverywhere(db, content, reading, beside);
  return everywhere.length === 0 ? reasons : judgePage(page, { ...around, everywhere });
}

/** What answers a title about a place for all of them: the page of its service with all places, that without one, or a question. */
async function findEverywhere(db: Kysely<Tables>, content: SiteContent, reading: TitleReading, beside?: PagesBeside): Promise<NamedPage[]> {
  if (!reading.place) return [];
  const wide = nameEverywhere(reading);
  const titles = wide ? [wide, wide.replace(` na ${WHOLE_REGION}`, "")] : [];
  const readings = titles.map((title) => readOf(title, content));
  const found = await findSameIntent(db, content, readings.map(intentKey), NOBODY, beside);
  return [...found, ...readings.slice(-1).flatMap((one) => findAskedPage(one, readAskedPages(content)))].slice(0, MOST_NAMED);
}

/** Some pages that answer one of these intents, those of the first before others. */
async function findSameIntent(
  db: Kysely<Tables>,
  content: SiteContent,
  asked: readonly (string | undefined)[],
  exceptId: string,
  beside?: PagesBeside,
): Promise<NamedPage[]> {
  const intents = asked.filter((intent) => intent !== undefined);
  if (intents.length === 0) return [];
  const rows = await db
    .selectFrom("page_sketches")
    .innerJoin("pages", "pages.id", "page_sketches.page_id")
    .select(["intent", "slug", "title"])
    .where("intent", "in", intents)
    .where("page_id", "!=", exceptId)
    .limit(MOST_NAMED * intents.length)
    .execute();
  const pages = intents.flatMap((intent) => {
    const generated = rows.filter((row) => row.intent === intent).map(({ slug, title }) => ({ path: generatedPagePath(slug), title }));
    return [...(readAuthoredIntents(content).get(intent) ?? []), ...generated, ...(beside?.findIntent(intent) ?? [])];
  });
  return pages.slice(0, MOST_NAMED);
}
