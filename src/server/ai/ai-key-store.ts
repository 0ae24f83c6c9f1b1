import type { Database } from "../database/database";
import { createKeyCipher } from "../secrets/key-cipher";

/** What may be said of the saved key. */
export interface SavedKey {
  lastFour: string;
  savedAt: Date;
  /** False when it was saved under another SECRET_KEY: it must be saved again. */
  isReadable: boolean;
}

export type AiKeyStore = ReturnType<typeof createAiKeyStore>;

/** Its row among the settings. */
export const AI_KEY_SETTING = "ai-key";

/** The administrators' one key of the AI provider: kept sealed, and read only to be sent to the provider. */
export function createAiKeyStore(db: Database, secret: string) {
  const cipher = createKeyCipher(secret);
  const findRow = () => db.selectFrom("settings").select(["value", "updated_at"]).where("name", "=", AI_KEY_SETTING).executeTakeFirst();

  return {
    /** The key itself; must not leave the server but to the provider. */
    async findKey(): Promise<string | undefined> {
      const row = await findRow();
      return row && cipher.open(row.value);
    },

    async describeKey(): Promise<SavedKey | undefined> {
      const row = await findRow();
      if (!row) return undefined;
      const key = cipher.open(row.value);
      return { lastFour: key?.slice(-4) ?? "", savedAt: new Date(row.updated_at), isReadable: key !== undefined };
    },

    async saveKey(key: string): Promise<void> {
      const saved = { value: cipher.seal(key), updated_at: new Date().toISOString() };
      await db
        .insertInto("settings")
        .values({ name: AI_KEY_SETTING, ...saved })
        .onConflict((conflict) => conflict.column("name").doUpdateSet(saved))
        .execute();
    },

    /** False when there was none. */
    async removeKey(): Promise<boolean> {
      const { numDeletedRows } = await db.deleteFrom("settings").where("name", "=", AI_KEY_SETTING).executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
