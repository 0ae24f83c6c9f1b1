import { randomUUID } from "node:crypto";
import { countChanged, countRows } from "../database/count-rows";
import type { Database } from "../database/database";
import { readRow } from "../database/field-columns";
import { createLinkTokens, hashToken } from "../links/link-tokens";

const MOST_FEEDS = 20;

/**
 * Secret addresses by which calendars read visits, of one technician or, where that is empty, of all: who has one reads what
 * it gives, without a session, until it is withdrawn.
 */
export function createCalendarFeeds(db: Database, secretKey: string) {
  const tokens = createLinkTokens(secretKey, "calendar-feed");
  return {
    /** Undefined while there are too many. */
    async make(technicianId: string, by: string): Promise<string | undefined> {
      if ((await countRows(db.selectFrom("calendar_feeds"))) >= MOST_FEEDS) return undefined;
      const id = randomUUID();
      const row = {
        id,
        token_hash: tokens.hashFor(id),
        technician_id: technicianId,
        created_by: by,
        created_at: new Date().toISOString(),
      };
      await db.insertInto("calendar_feeds").values(row).execute();
      return id;
    },

    async list() {
      const rows = await db.selectFrom("calendar_feeds").selectAll().orderBy("created_at").execute();
      return rows.map((row) => {
        const { id, technician_id, created_at } = row;
        return { ...readRow({ id, technician_id, created_at }), token: tokens.tell(row) };
      });
    },

    async findByToken(token: string): Promise<{ technicianId: string } | undefined> {
      const hash = hashToken(token);
      const feeds = db.selectFrom("calendar_feeds").select("technician_id");
      const row = hash && (await feeds.where("token_hash", "=", hash).executeTakeFirst());
      return row ? readRow(row) : undefined;
    },

    /** Its address opens no more; false where it opened no more before. */
    withdraw: async (id: string) => (await countChanged(db.deleteFrom("calendar_feeds").where("id", "=", id))) > 0,
  };
}
