import { sql } from "kysely";
import type { PageOrigin, PageStatus } from "#domain/page/generated-page";
import type { Connection, Database } from "../../database/database";
import { publicPages } from "../page-row";

/** Pages of one block, by number; the migration that keeps the counts says the same. */
export const BLOCK_SIZE = 1000;

/** How many pages are outside the trash, from the counts kept of each block: it costs the same however many there are. */
export async function countLivePages(db: Database, { status, origin }: { status?: PageStatus; origin?: PageOrigin }): Promise<number> {
  const blocks = db.selectFrom("page_blocks").where((eb) => eb.and({ status, origin }));
  const { total } = await blocks.select(sql<number | string | null>`sum(live)`.as("total")).executeTakeFirstOrThrow();
  return Number(total ?? 0);
}

/** A page of the public list, the last added first, its number brought into range; by the counts the last costs what the first does. */
export async function listPublicPages({ db }: Connection, pageSize: number, wantedPage: number) {
  const counted = db.selectFrom("page_blocks").select(["block", sql<number | string>`sum(live)`.as("live")]);
  const blocks = await counted.where("status", "=", "public").groupBy("block").orderBy("block", "desc").execute();
  const total = blocks.reduce((sum, { live }) => sum + Number(live), 0);
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(Math.max(1, Math.trunc(wantedPage) || 1), pageCount);

  let before = (page - 1) * pageSize;
  const first = blocks.find(({ live }) => {
    if (before < Number(live)) return true;
    before -= Number(live);
    return false;
  });
  if (!first) return { total, page, pageCount, links: [] };
  const listed = publicPages(db).where("seq", "<=", (first.block + 1) * BLOCK_SIZE);
  const links = await listed.select(["slug", "title"]).orderBy("seq", "desc").limit(pageSize).offset(before).execute();
  return { total, page, pageCount, links };
}

/** When a page that ever was public last changed in each run of so many pages; `blocksPerFile` blocks make a run. */
export async function listFileDays(db: Database, blocksPerFile: number): Promise<Map<number, string>> {
  const file = sql<number>`block / ${sql.lit(blocksPerFile)}`;
  const changed = db.selectFrom("page_blocks").where("changed_at", "!=", "").groupBy(file).orderBy(file);
  const rows = await changed.select((eb) => [file.as("file"), eb.fn.max("changed_at").as("changed_at")]).execute();
  return new Map(rows.map((row) => [Number(row.file), row.changed_at]));
}
