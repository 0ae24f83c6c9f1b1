import { setImmediate as breathe } from "node:timers/promises";
import { TEXT_COLUMNS } from "#domain/page/page-fields";
import type { Database } from "../database/database";
import { BLOCK_SIZE } from "../pages/lists/page-blocks";

/** Rows with their texts read at a time: SQLite lets nothing else happen meanwhile, and each may have 200,000 signs. */
const ROWS = 5;

export type PublicPage = Awaited<ReturnType<typeof readSome>>[number];

/** The public pages by their numbers; others get their turn in between. */
export async function* readPublicPages(db: Database): AsyncGenerator<PublicPage> {
  for (let last = 0; ; ) {
    const rows = await readSome(db, last);
    yield* rows;
    if (rows.length < ROWS) return;
    last = rows.at(-1)?.seq ?? last;
    await breathe();
  }
}

async function readSome(db: Database, after: number) {
  return await db
    .selectFrom("pages")
    .select(["seq", "id", "origin", "version", "allowed", "is_indexed", "updated_at", ...TEXT_COLUMNS])
    .where("deleted_at", "is", null)
    .where("status", "=", "public")
    .where("seq", ">", after)
    .orderBy("seq")
    .limit(ROWS)
    .execute();
}

/** The names of the public pages, a block of numbers after another. */
export async function* readPageNames(db: Database) {
  for (let after = 0; ; after += BLOCK_SIZE) {
    const rows = await db
      .selectFrom("pages")
      .select(["id", "slug", "title", "version", "is_indexed"])
      .where("deleted_at", "is", null)
      .where("status", "=", "public")
      .where("seq", ">", after)
      .where("seq", "<=", after + BLOCK_SIZE)
      .orderBy("seq")
      .execute();
    yield* rows;
    if (rows.length === 0 && !(await hasPagesAfter(db, after))) return;
    await breathe();
  }
}

async function hasPagesAfter(db: Database, number: number): Promise<boolean> {
  return (await db.selectFrom("pages").select("seq").where("seq", ">", number).limit(1).executeTakeFirst()) !== undefined;
}
