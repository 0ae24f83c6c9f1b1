import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import type { Database } from "../database/database";
import { findKept, keepValue } from "../database/kept-values";
import { AI_KEY_SETTING, createKeyCipher, MARK_SETTING, markOf } from "../secrets/key-cipher";
import type { Settings } from "../settings/settings";
import type { AccountTables } from "./account-tables";

type MaybeLater<T> = T | Promise<T>;
type SealedTexts = { open(sealed: string): MaybeLater<string | undefined>; seal(text: string): MaybeLater<string> };
type Reseal = (sealed: string) => Promise<string | undefined>;

/**
 * Brings what is kept under the secret up to a new one, in one transaction: the AI key and the second factors are
 * sealed anew when `previousSecretKey` opens them, and sessions end when the secret is another than at the last start.
 * Doing it again changes nothing. Texts that neither secret opens are lost: their owners have to give them again.
 */
export async function followSecretChange(db: Database, { secretKey, previousSecretKey }: Settings) {
  return await db.transaction().execute(async (transaction) => {
    const count = { hasEndedSessions: await endSessionsOfOtherSecret(transaction, secretKey), resealed: 0, lost: 0 };
    if (previousSecretKey === undefined) return count;
    const reseal = (textsOf: (secret: string) => SealedTexts) => async (sealed: string) => {
      const current = textsOf(secretKey);
      if ((await current.open(sealed)) !== undefined) return undefined;
      const text = await textsOf(previousSecretKey).open(sealed);
      count[text === undefined ? "lost" : "resealed"] += 1;
      return text === undefined ? undefined : await current.seal(text);
    };
    await resealAiKey(transaction, reseal(createKeyCipher));
    await resealSecondFactors(transaction, reseal(accountTexts));
    return count;
  });
}

/** False when this is the secret of the last start, or the first start that looks. */
async function endSessionsOfOtherSecret(db: Database, secretKey: string): Promise<boolean> {
  const value = markOf(secretKey);
  const kept = await findKept(db, MARK_SETTING);
  if (kept === value) return false;
  await keepValue(db, MARK_SETTING, value);
  if (kept === undefined) return false;
  const { numDeletedRows } = await db.withTables<AccountTables>().deleteFrom("session").executeTakeFirst();
  return numDeletedRows > 0n;
}

async function resealAiKey(db: Database, reseal: Reseal): Promise<void> {
  const sealed = await findKept(db, AI_KEY_SETTING);
  const value = sealed === undefined ? undefined : await reseal(sealed);
  if (value !== undefined) await db.updateTable("settings").set({ value }).where("name", "=", AI_KEY_SETTING).execute();
}

async function resealSecondFactors(db: Database, reseal: Reseal): Promise<void> {
  const tables = db.withTables<AccountTables>();
  for (const { id, ...sealed } of await tables.selectFrom("twoFactor").select(["id", "secret", "backupCodes"]).execute()) {
    for (const column of ["secret", "backupCodes"] as const) {
      const value = await reseal(sealed[column]);
      if (value !== undefined) await tables.updateTable("twoFactor").set(column, value).where("id", "=", id).execute();
    }
  }
}

/** As the accounts library seals them. */
function accountTexts(key: string): SealedTexts {
  return {
    open: (data) => symmetricDecrypt({ key, data }).catch(() => undefined),
    seal: (data) => symmetricEncrypt({ key, data }),
  };
}
