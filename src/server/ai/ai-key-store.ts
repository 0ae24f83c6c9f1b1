import { tellKeyOfOther } from "#domain/generation/ai/key";
import type { Provider } from "../content/site-options";
import { countChanged } from "../database/count-rows";
import type { Database } from "../database/database";
import { keepValue } from "../database/kept-values";
import { AI_KEY_SETTING, createKeyCipher } from "../secrets/key-cipher";

/** A key, and whom it may be sent to. */
export interface AiKey {
  text: string;
  /** Scheme, host and port; absent of one that another process of an earlier release has just saved. */
  origin?: string;
}

export type AiKeyStore = ReturnType<typeof createAiKeyStore>;

const ORIGIN_SETTING = "ai-key-origin";
const SETTINGS = [AI_KEY_SETTING, ORIGIN_SETTING];

/**
 * The administrators' one key of the AI provider: kept sealed, with the origin it was given for, and read only to be
 * sent there.
 */
export function createAiKeyStore(db: Database, secret: string) {
  const cipher = createKeyCipher(secret);

  async function findSaved() {
    const rows = await db.selectFrom("settings").select(["name", "value", "updated_at"]).where("name", "in", SETTINGS).execute();
    const key = rows.find(({ name }) => name === AI_KEY_SETTING);
    if (!key) return undefined;
    const origin = rows.find(({ name }) => name === ORIGIN_SETTING)?.value;
    return { text: cipher.open(key.value), savedAt: new Date(key.updated_at), origin };
  }

  return {
    /** The key itself; must not leave the server but to its origin. */
    async findKey(): Promise<AiKey | undefined> {
      const { text, origin } = (await findSaved()) ?? {};
      return text === undefined ? undefined : { text, origin };
    },

    /** What may be said of it; one that is not readable was saved under another SECRET_KEY and must be saved again. */
    async describeKey() {
      const saved = await findSaved();
      if (!saved) return undefined;
      const { text, ...rest } = saved;
      return { ...rest, lastFour: text?.slice(-4) ?? "", isReadable: text !== undefined };
    },

    async saveKey(key: string, origin: string): Promise<void> {
      const at = new Date();
      await db.transaction().execute(async (transaction) => {
        await keepValue(transaction, AI_KEY_SETTING, cipher.seal(key), at);
        await keepValue(transaction, ORIGIN_SETTING, origin, at);
      });
    },

    /** A key of an earlier release gets the origin that one would have sent it to; any other keeps its own. */
    async bindKeyOfEarlierRelease(origin: string): Promise<void> {
      if (!(await findSaved())) return;
      const binding = db.insertInto("settings").values({ name: ORIGIN_SETTING, value: origin, updated_at: new Date().toISOString() });
      await binding.onConflict((conflict) => conflict.column("name").doNothing()).execute();
    },

    /** False when there was none. */
    removeKey: async () => (await countChanged(db.deleteFrom("settings").where("name", "in", SETTINGS))) > 0,
  };
}

/** Whom a key given for an address is for: scheme, host and port. */
export const originOf = ({ baseUrl }: Pick<Provider, "baseUrl">): string => new URL(baseUrl).origin;

/** Why a key may not be sent to a provider; undefined when it may. */
export function findKeyProblem({ origin }: Pick<AiKey, "origin">, provider: Pick<Provider, "baseUrl">): string | undefined {
  const used = originOf(provider);
  return origin === used ? undefined : tellKeyOfOther(origin, used);
}

const MASK = "(chave)";

/**
 * What a provider wrote, without the key it was asked with: some repeat it, or the ends of it, when they refuse it, and
 * one may write it into a text.
 */
export const withoutKey = (text: string, key: string): string =>
  withoutBegun(text.replaceAll(key, MASK).replace(/\bsk-[\w*.-]{4,}/g, MASK), key);

/** A text that is still being written, or was cut, may end within the key. */
function withoutBegun(text: string, key: string): string {
  const start = text.lastIndexOf(key.slice(0, 4));
  return start >= 0 && key.startsWith(text.slice(start)) ? text.slice(0, start) + MASK : text;
}
