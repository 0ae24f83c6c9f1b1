import { randomUUID } from "node:crypto";
import { temporaryPasswordEnd } from "#domain/accounts/password";
import type { Connection } from "../../database/database";
import type { AccountTables } from "../account-tables";
import type { Auth } from "../auth";
import { endChallenges } from "../challenges";

export type Passwords = ReturnType<typeof createPasswords>;

/** The password of an account at one moment, hashed; an account that signs in by Google alone has none. */
interface PasswordState {
  userId: string;
  hash: string | null;
  /** Of one that somebody else made up. */
  endsAt?: Date;
}

/** Where passwords are written. */
export function createPasswords(auth: Auth, { db }: Connection) {
  const tables = db.withTables<AccountTables>();

  async function find(column: "id" | "email", value: string): Promise<PasswordState | undefined> {
    const row = await tables
      .selectFrom("user")
      .leftJoin("account", (join) => join.onRef("account.userId", "=", "user.id").on("account.providerId", "=", "credential"))
      .select(["user.id as userId", "user.mustChangePassword", "account.password as hash", "account.updatedAt"])
      .where(`user.${column}`, "=", value)
      .executeTakeFirst();
    if (!row) return undefined;
    const { userId, hash, mustChangePassword, updatedAt } = row;
    return { userId, hash, ...(mustChangePassword && updatedAt !== null && { endsAt: temporaryPasswordEnd(new Date(updatedAt)) }) };
  }

  return {
    find,

    /** Whether the account is there and has the password it had. */
    async isStill(state: PasswordState | undefined): Promise<boolean> {
      const now = state && (await find("id", state.userId));
      return now !== undefined && now.hash === state?.hash;
    },

    async isRight({ hash }: PasswordState, given: string): Promise<boolean> {
      const { password } = await auth.$context;
      return hash !== null && (await password.verify({ hash, password: given }));
    },

    /**
     * Puts a password in force and ends the account's waiting sign-ins with it; its sessions are the caller's to end,
     * afterwards, so that one that begins meanwhile is seen either here or by who begins it. False when the password is
     * no longer the one it should replace.
     */
    async put(userId: string, chosen: string, replaced?: PasswordState): Promise<boolean> {
      const hash = await (await auth.$context).password.hash(chosen);
      return await db.transaction().execute(async (transaction) => {
        const accounts = transaction.withTables<AccountTables>();
        const now = new Date().toISOString();
        const update = accounts.updateTable("account").set({ password: hash, updatedAt: now });
        const own = update.where("userId", "=", userId).where("providerId", "=", "credential");
        const { numUpdatedRows } = await (replaced ? own.where("password", "=", replaced.hash ?? "") : own).executeTakeFirst();
        if (numUpdatedRows === 0n) {
          if (replaced) return false;
          const row = { userId, accountId: userId, providerId: "credential", password: hash, createdAt: now, updatedAt: now };
          const added = accounts.insertInto("account").values({ id: randomUUID(), ...row });
          await added.execute();
        }
        await endChallenges(transaction, userId);
        return true;
      });
    },
  };
}
