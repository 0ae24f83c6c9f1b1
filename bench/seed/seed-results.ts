import { sql } from "kysely";
import { entries } from "#content/conhecimento/entries";
import { placeGroups } from "#content/places";
import { addMonths } from "#domain/calendar/days";
import { dayOf, laterDay } from "#domain/calendar/owner-time";
import { listPlaces } from "#domain/places/place";
import { keepMonthSums } from "#server/counts/month-sums";
import type { Database } from "#server/database/database";
import { BLANK_CONTACT } from "#support/database/blank-contact";

/** Days that are kept each by itself, and months before them: three years in all. */
const DAYS = 400;
const MONTHS = 24;
/** Made pages that are seen in a day, and in a month. */
const SEEN_A_DAY = 2600;
const SEEN_A_MONTH = 45_000;
/** PostgreSQL gives up on what takes long. */
const PAGES_TOGETHER = 10_000;
/** Days written together. */
const CHUNK = 20;
const SIBLINGS = 3;

/**
 * Fills a migrated database with made pages that say nothing, what they are about, and three years of counts, contacts
 * and a search engine's figures: as the site keeps them, days of long ago as their months.
 */
export async function seedResults(db: Database, pages: number): Promise<{ counts: number; totals: number }> {
  await seedPages(db, pages);
  const today = dayOf(new Date());
  const days = Array.from({ length: DAYS }, (_, age) => ({ day: laterDay(today, -age), seen: SEEN_A_DAY }));
  const oldest = `${laterDay(today, -DAYS).slice(0, 7)}-01`;
  const months = Array.from({ length: MONTHS }, (_, age) => ({ day: addMonths(oldest, -1 - age), seen: SEEN_A_MONTH }));
  for (let from = 0; from < days.length; from += CHUNK) await seedCounts(db, days.slice(from, from + CHUNK), pages);
  for (const month of months) await seedCounts(db, [month], pages);
  await seedTotals(db, [...days, ...months]);
  await seedContacts(db, today);
  await db.executeQuery(sql`analyze`.compile(db));
  // As the site does at night.
  await keepMonthSums(db);
  return { counts: await countOf(db, "visit_counts"), totals: await countOf(db, "visit_totals") };
}

const upTo = (count: number, from = 0) =>
  sql`n(i) as (select ${sql.lit(from)} union all select i + 1 from n where i < ${sql.lit(count - 1)})`;

async function seedPages(db: Database, pages: number): Promise<void> {
  const at = new Date(Date.now() - 400 * 86_400_000).toISOString();
  for (let from = 0; from < pages; from += PAGES_TOGETHER)
    await sql`with recursive ${upTo(from + PAGES_TOGETHER, from)}
    insert into pages (id, slug, title, description, keywords, content, own_figures, search_text, origin, status, version, first_public_at, created_at, updated_at)
    select 'p' || i, 'motor-numero-' || i, 'Motor número ' || i, '', '', '<p>Texto</p>', '', 'motor numero ' || i,
      case when i % 3 = 0 then 'ai' else 'local' end, 'public', 1, ${sql.lit(at)}, ${sql.lit(at)}, ${sql.lit(at)} from n`.execute(db);
  const places = listPlaces(placeGroups).map(({ slug }) => slug);
  const topics = entries.map(({ id }) => id);
  // Every so many pages another asks the same.
  const rows = Array.from({ length: pages }, (_, i) => {
    const subject = i % SIBLINGS === 0 ? i + 1 : i;
    return { page_id: `p${i}`, intent: `${topics[subject % topics.length]}|w${subject}|${places[subject % places.length]}`, words: 300 };
  });
  for (let from = 0; from < rows.length; from += 5000)
    await db
      .insertInto("page_sketches")
      .values(rows.slice(from, from + 5000))
      .execute();
}

/** Each day other pages, most of them seen once or twice, some of them touched; and the site's own, from everywhere. */
async function seedCounts(db: Database, days: readonly { day: string; seen: number }[], pages: number): Promise<void> {
  const listed = sql.join(days.map(({ day }, index) => sql`(${sql.lit(day)}, ${sql.lit(index)})`));
  const seen = days[0]?.seen ?? 0;
  const step = Math.floor(pages / seen);
  const insert = sql`insert into visit_counts (day, page, kind, source, count)`;
  const page = sql`((v.number * 2601 + n.i * ${sql.lit(step)}) % ${sql.lit(pages)} + 1) * 2 + 1`;
  const days_ = sql`v(day, number) as (values ${listed})`;
  await sql`with recursive ${upTo(seen)}, ${days_} ${insert}
    select v.day, ${page}, 'view', case n.i % 4 when 0 then 'direct' when 1 then 'social' else 'search' end, 1 + n.i % 3 from v, n`.execute(
    db,
  );
  await sql`with recursive ${upTo(Math.floor(seen / 20))}, ${days_} ${insert}
    select v.day, ${page}, case n.i % 3 when 0 then 'call:bar' else 'chat:hero' end, 'search', 1 from v, n`.execute(db);
  await sql`with recursive ${upTo(100)}, ${days_} ${insert}
    select v.day, (n.i / 4 + 1) * 2, case n.i % 4 when 3 then 'chat:card' else 'view' end,
      case n.i % 4 when 0 then 'direct' when 1 then 'social' else 'search' end, 5 + n.i % 40 from v, n`.execute(db);
}

async function seedTotals(db: Database, days: readonly { day: string }[]): Promise<void> {
  const kinds = ["view", "chat:hero", "chat:card", "call:bar", "copy:footer"] as const;
  const sources = ["search", "social", "direct", "internal"] as const;
  const rows = days.flatMap(({ day }) =>
    Array.from({ length: 24 }, (_, hour) =>
      kinds.flatMap((kind) => sources.map((source) => ({ day, hour, kind, source, count: kind === "view" ? 40 : 1 }))),
    ).flat(),
  );
  for (let from = 0; from < rows.length; from += 5000)
    await db
      .insertInto("visit_totals")
      .values(rows.slice(from, from + 5000))
      .execute();
}

/** Ten a day; and what a search engine says of a fifth of the pages. */
async function seedContacts(db: Database, today: string): Promise<void> {
  const rows = Array.from({ length: 3 * 365 * 10 }, (_, i) => ({
    ...BLANK_CONTACT,
    id: `c${i}`,
    day: laterDay(today, -Math.floor(i / 10)),
    page: (i % 20_000) * 2 + 1,
    place: "hero" as const,
    state: i % 4 === 0 ? ("sold" as const) : ("new" as const),
    value: i % 4 === 0 ? 900 : null,
  }));
  for (let from = 0; from < rows.length; from += 1000)
    await db
      .insertInto("contacts")
      .values(rows.slice(from, from + 1000))
      .execute();
  await sql`with recursive ${upTo(20_000)} insert into search_figures (page, clicks, impressions, position, imported_at)
    select i * 10 + 1, i % 50, i % 3000, 1 + i % 40, ${sql.lit(new Date().toISOString())} from n`.execute(db);
}

async function countOf(db: Database, table: "visit_counts" | "visit_totals"): Promise<number> {
  const { count } = await db.selectFrom(table).select(sql<number | string>`count(*)`.as("count")).executeTakeFirstOrThrow();
  return Number(count);
}
