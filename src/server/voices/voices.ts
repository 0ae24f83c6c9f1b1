import { randomUUID } from "node:crypto";
import type { Updateable } from "kysely";
import { DAY_MS } from "#domain/calendar/days";
import { INVITATION_DAYS, VOICE_STATE_NAMES, type VoicePhoto, type VoiceState } from "#domain/voice/voice";
import type { VoiceFields } from "#domain/voice/voice-schema";
import { countChanged, countRows } from "../database/count-rows";
import type { Database } from "../database/database";
import { lockRows } from "../database/dialect";
import type { EraseTraces } from "../database/sqlite/erasure";
import type { VoiceTable } from "../database/tables/proof";
import { hashToken, makeToken } from "../links/link-tokens";
import { keepFiles } from "../photos/photo-rows";
import { forgetBefore } from "../upkeep/retention";
import { dropVoiceFiles, type NewVoicePhoto, toPhotoColumns } from "./voice-photos";
import { NOTHING_SAID, toSaidColumns, toVoice, type Voice } from "./voice-row";

// The one place for what a customer says: the link that asks, who may change what, the rating made of all (decision 039).

const MOST_OPEN = 500;

const ANSWERABLE: readonly VoiceState[] = ["received", "published"];

type ShownPhoto = Pick<VoicePhoto, "isShown" | "alt">;

/** Of a voice that was taken back. */
const NOTHING_LEFT = {
  ...NOTHING_SAID,
  state: "withdrawn",
  answer: "",
  invitee: "",
  photo_hash: null,
  photo: null,
  photo_alt: "",
  has_shown_photo: 0,
} as const;

/**
 * What customers say, by links that are used once; `onPublished` hears of every change of what visitors read, and
 * `eraseTraces` is called where words are gone.
 */
export function createVoices(db: Database, onPublished: () => Promise<void>, eraseTraces: EraseTraces) {
  /**
   * Changes one that is in one of these states; undefined when there is none, or when it says neither what was `seen` nor
   * what it is to say already.
   */
  async function change<Values extends Updateable<VoiceTable>>(
    id: string,
    from: readonly VoiceState[],
    values: Values,
    seen?: { [Name in keyof Values]: Values[Name] },
  ): Promise<Voice | undefined> {
    const row = await db
      .updateTable("voices")
      .set({ ...values, changed_at: new Date().toISOString() })
      .where("id", "=", id)
      .where("state", "in", from)
      .$if(seen !== undefined, (query) => query.where((eb) => eb.or([eb.and({ ...seen }), eb.and({ ...values })])))
      .returningAll()
      .executeTakeFirst();
    if (row && (from.includes("published") || values.state === "published")) await onPublished();
    return row && toVoice(row);
  }

  return {
    /** Makes a link for one customer; its token is told this once. Undefined while too many are open. */
    async invite(invitee: string, createdBy: string, now = new Date()): Promise<{ voice: Voice; token: string } | undefined> {
      if ((await countRows(db.selectFrom("voices").where("state", "=", "invited"))) >= MOST_OPEN) return undefined;
      const token = makeToken();
      const at = now.toISOString();
      const made = {
        id: randomUUID(),
        token_hash: hashToken(token) ?? "",
        state: "invited" as const,
        invitee,
        sent_at: null,
        created_by: createdBy,
        created_at: at,
        changed_at: at,
        expires_at: new Date(now.getTime() + INVITATION_DAYS * DAY_MS).toISOString(),
      };
      const row = await db.insertInto("voices").values(made).returningAll().executeTakeFirstOrThrow();
      return { voice: toVoice(row), token };
    },

    /** What a link leads to; undefined for one that nobody made, and for one that was not used in time. */
    async findByToken(token: string, now = new Date()): Promise<Voice | undefined> {
      const hash = hashToken(token);
      const row = hash && (await db.selectFrom("voices").selectAll().where("token_hash", "=", hash).executeTakeFirst());
      return row && !(row.state === "invited" && row.expires_at <= now.toISOString()) ? toVoice(row) : undefined;
    },

    /** Keeps what a customer sent; false when the link was used before or is over. */
    async receive(id: string, said: VoiceFields, now = new Date(), photo?: NewVoicePhoto): Promise<boolean> {
      const at = now.toISOString();
      return await db.transaction().execute(async (transaction) => {
        const invited = transaction.updateTable("voices").where("id", "=", id).where("state", "=", "invited").where("expires_at", ">", at);
        const columns = { ...toSaidColumns(said), state: "received" as const, sent_at: at, changed_at: at };
        const isKept = (await countChanged(invited.set({ ...columns, ...(photo && toPhotoColumns(photo)) }))) > 0;
        if (isKept && photo) await keepFiles(transaction, photo.hash, photo.prepared);
        return isKept;
      });
    },

    /** Takes a customer's words back for good, from the pages and from the database; false where there are none. */
    async withdraw(id: string): Promise<boolean> {
      const before = await db.transaction().execute(async (transaction) => {
        const said = transaction.selectFrom("voices").select(["photo_hash", "state"]).where("id", "=", id).where("state", "in", ANSWERABLE);
        const row = await lockRows(transaction, said).executeTakeFirst();
        if (!row) return undefined;
        const left = { ...NOTHING_LEFT, changed_at: new Date().toISOString() };
        await transaction.updateTable("voices").set(left).where("id", "=", id).execute();
        if (row.photo_hash !== null) await dropVoiceFiles(transaction, row.photo_hash);
        return row;
      });
      if (before?.state === "published") await onPublished();
      if (before) await eraseTraces();
      return before !== undefined;
    },

    publish: (id: string, hasPhoto = false) => change(id, ["received"], { state: "published", has_shown_photo: hasPhoto ? 1 : 0 }),

    /** Whether its photograph stands on the site with it, and what it shows; undefined when that is not as it was seen. */
    setPhoto: (id: string, photo: ShownPhoto, seen: ShownPhoto) => change(id, ANSWERABLE, toShownColumns(photo), toShownColumns(seen)),

    unpublish: (id: string) => change(id, ["published"], { state: "received" }),

    /** What the business says to it, over the answer that was seen; the customer's words stay as they are. */
    answer: (id: string, answer: string, seen: string) => change(id, ANSWERABLE, { answer }, { answer: seen }),

    /** What the business says to one that may be answered. */
    async findAnswer(id: string): Promise<string | undefined> {
      const row = await db.selectFrom("voices").select("answer").where("id", "=", id).where("state", "in", ANSWERABLE).executeTakeFirst();
      return row?.answer;
    },

    /** Takes an unused link out of use; undefined when it was used meanwhile. */
    async revoke(id: string): Promise<Voice | undefined> {
      const row = await db.deleteFrom("voices").where("id", "=", id).where("state", "=", "invited").returningAll().executeTakeFirst();
      return row && toVoice(row);
    },

    /** The newest first. */
    async list(state: VoiceState | undefined, limit: number, offset: number) {
      const voices = db.selectFrom("voices");
      const listed = voices.selectAll().where((eb) => eb.and({ state }));
      const rows = await listed.orderBy("created_at", "desc").orderBy("id").limit(limit).offset(offset).execute();
      const counted = voices.select(["state", (eb) => eb.fn.countAll<number>().as("count")]).groupBy("state");
      const counts = await counted.execute();
      const count = Object.fromEntries(VOICE_STATE_NAMES.map((name) => [name, 0])) as Record<VoiceState, number>;
      for (const row of counts) count[row.state] = row.count;
      const total = state === undefined ? Object.values(count).reduce((sum, one) => sum + one, 0) : count[state];
      return { voices: rows.map(toVoice), total, count };
    },

    /** How many wait for the owner. */
    countReceived: async (): Promise<number> => await countRows(db.selectFrom("voices").where("state", "=", "received")),

    /** Links nobody used in time, and what is left of words that were taken back, are forgotten a while after. */
    async forgetOld(now = new Date()): Promise<void> {
      const before = forgetBefore(now, INVITATION_DAYS);
      await db.deleteFrom("voices").where("state", "=", "invited").where("expires_at", "<", before).execute();
      await db.deleteFrom("voices").where("state", "=", "withdrawn").where("changed_at", "<", before).execute();
    },
  };
}

const toShownColumns = ({ isShown, alt }: ShownPhoto) => ({ has_shown_photo: isShown ? 1 : 0, photo_alt: alt });
