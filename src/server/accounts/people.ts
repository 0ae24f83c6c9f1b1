import type { Transaction } from "kysely";
import { temporaryPasswordEnd } from "#domain/accounts/password";
import { type Role, toRole } from "#domain/accounts/role";
import type { Connection } from "../database/database";
import { lockRows } from "../database/dialect";
import type { Tables } from "../database/tables";
import type { Settings } from "../settings/settings";
import type { AccountTables } from "./account-tables";
import type { Auth } from "./auth";
import { endChallenges } from "./challenges";
import type { Passwords } from "./password/password-store";
import { makeTemporaryPassword } from "./readable-secret";
import type { SessionEnds } from "./session-ends";
import type { SignInLimit } from "./sign-in-limit";

/** Somebody who may sign in, as administrators see him. */
export type Person = Awaited<ReturnType<People["list"]>>[number];

export type People = ReturnType<typeof createPeople>;

export interface PeopleParts {
  auth: Auth;
  connection: Connection;
  settings: Settings;
  limit: SignInLimit;
  passwords: Passwords;
  sessionEnds: SessionEnds;
}

/** Who may sign in. All administrators may do the same, and one always stays. */
export function createPeople({ auth, connection: { db }, settings, limit, passwords, sessionEnds }: PeopleParts) {
  const tables = db.withTables<AccountTables>();

  const findWhere = (column: "id" | "email", value: string) =>
    tables.selectFrom("user").select(["id", "email", "name", "role"]).where(column, "=", value).executeTakeFirst();

  const isAllowedBySettings = (email: string) => settings.admin.allowedEmails.includes(email);

  /** What one administrator does to another person; undefined where he is none any more, or the other is not there. */
  async function actOn<T>(id: string, by: string, act: (transaction: Transaction<AccountTables>) => Promise<T>): Promise<T | undefined> {
    return await tables.transaction().execute(async (transaction) => {
      const everyone = transaction.selectFrom("user").select(["id", "role"]).orderBy("id");
      const rows = await lockRows(transaction, everyone).execute();
      const isAdministrator = rows.some((row) => row.id === by && toRole(row.role) === "administrator");
      return isAdministrator && rows.some((row) => row.id === id) ? await act(transaction) : undefined;
    });
  }

  async function setTemporaryPassword(userId: string): Promise<string> {
    const { internalAdapter } = await auth.$context;
    const temporary = makeTemporaryPassword();
    await internalAdapter.updateUser(userId, { mustChangePassword: true });
    await passwords.put(userId, temporary);
    return temporary;
  }

  return {
    /** In the order they were added. */
    async list() {
      const [users, accounts, passkeys] = await Promise.all([
        tables.selectFrom("user").selectAll().orderBy("createdAt").orderBy("id").execute(),
        tables.selectFrom("account").select(["userId", "providerId", "updatedAt"]).execute(),
        db.selectFrom("passkeys").select("user_id").distinct().execute(),
      ]);
      const findEnd = (userId: string) => {
        const password = accounts.find((row) => row.userId === userId && row.providerId === "credential");
        return password && temporaryPasswordEnd(new Date(password.updatedAt));
      };
      const has = (userId: string, provider: string) => accounts.some((row) => row.userId === userId && row.providerId === provider);
      return users.map((user) => ({
        ...toPerson(user),
        addedAt: new Date(user.createdAt),
        /** When the password that was made up for him is of no use any more. */
        temporaryPasswordEndsAt: user.mustChangePassword ? findEnd(user.id) : undefined,
        hasPassword: has(user.id, "credential"),
        hasGoogle: has(user.id, "google"),
        hasPasskey: passkeys.some((row) => row.user_id === user.id),
        /** The server's settings let this e-mail in by Google, whether or not it is listed here. */
        isAllowedBySettings: isAllowedBySettings(user.email),
      }));
    },

    find: (email: string) => findWhere("email", email.trim().toLowerCase()),

    findById: (id: string) => findWhere("id", id),

    /** Whether the settings or this list let somebody in whose e-mail Google vouches for; in small letters. */
    async mayComeByGoogle(email: string): Promise<boolean> {
      return isAllowedBySettings(email) || (await this.find(email)) !== undefined;
    },

    /** Somebody new with a password to be changed at the first sign-in; undefined when the e-mail is taken. */
    async add(email: string, name: string, role: Role = "administrator"): Promise<{ id: string; password: string } | undefined> {
      const { internalAdapter } = await auth.$context;
      const address = email.trim().toLowerCase();
      if (await this.find(address)) return undefined;
      try {
        const user = await internalAdapter.createUser(
          { email: address, name, role, emailVerified: true, mustChangePassword: true },
          { method: "email-password" },
        );
        return { id: user.id, password: await setTemporaryPassword(user.id) };
      } catch (error) {
        // Somebody else was faster; the e-mail is unique in the table.
        if (await this.find(address)) return undefined;
        throw error;
      }
    },

    /** A password to be changed at the next sign-in; sessions and passkeys end, failures are forgiven. Undefined for no account. */
    async resetPassword(id: string, { alsoSecondFactor = false } = {}): Promise<string | undefined> {
      const person = await this.findById(id);
      if (!person) return undefined;
      return await sessionEnds.endUnlessChanged({ userId: id }, async () => {
        const password = await setTemporaryPassword(id);
        if (alsoSecondFactor) await this.dropSecondFactor(id);
        await db.deleteFrom("passkeys").where("user_id", "=", id).execute();
        await tables.deleteFrom("session").where("userId", "=", id).execute();
        await limit.forgiveAccount(person.email);
        return password;
      });
    },

    /** Who has come in another way, by this session, needs no password that somebody else knows, nor what began with it. */
    async dropTemporaryPassword(id: string, sessionId: string): Promise<void> {
      const { internalAdapter } = await auth.$context;
      const user = await tables.selectFrom("user").select("mustChangePassword").where("id", "=", id).executeTakeFirst();
      if (!user?.mustChangePassword) return;
      await tables.deleteFrom("account").where("userId", "=", id).where("providerId", "=", "credential").execute();
      await endChallenges(db, id);
      await tables.deleteFrom("session").where("userId", "=", id).where("id", "!=", sessionId).execute();
      await internalAdapter.updateUser(id, { mustChangePassword: false });
    },

    async dropSecondFactor(id: string): Promise<void> {
      const { internalAdapter } = await auth.$context;
      await tables.deleteFrom("twoFactor").where("userId", "=", id).execute();
      await internalAdapter.updateUser(id, { twoFactorEnabled: false });
      await endChallenges(db, id);
    },

    /** Ends an account and its sessions at once; who removes is another, and an administrator still, so that one always stays. */
    async remove(id: string, removedBy: string): Promise<"removed" | "not-found" | "is-oneself"> {
      if (id === removedBy) return "is-oneself";
      const remove = () =>
        actOn(id, removedBy, async (transaction) => {
          for (const table of ["session", "account", "twoFactor"] as const)
            await transaction.deleteFrom(table).where("userId", "=", id).execute();
          await transaction.withTables<Pick<Tables, "passkeys">>().deleteFrom("passkeys").where("user_id", "=", id).execute();
          await transaction.deleteFrom("user").where("id", "=", id).execute();
          return "removed" as const;
        });
      return (await sessionEnds.endUnlessChanged({ userId: id }, remove)) ?? "not-found";
    },

    /** In force at once. Nobody changes his own, so that one administrator stays; `settled`: the server's settings make him one. */
    async setRole(id: string, role: Role, changedBy: string): Promise<"changed" | "not-found" | "is-oneself" | "settled"> {
      if (id === changedBy) return "is-oneself";
      const person = await this.findById(id);
      if (person && role !== "administrator" && isAllowedBySettings(person.email)) return "settled";
      const changed = await actOn(id, changedBy, (transaction) =>
        transaction.updateTable("user").set({ role }).where("id", "=", id).execute(),
      );
      return changed ? "changed" : "not-found";
    },
  };
}

type User = AccountTables["user"];

/** Somebody who may sign in, by his row; of a plugin's column the library's type says nothing. */
export const toPerson = (user: Pick<User, "id" | "email" | "name" | "role"> & Partial<User>) => ({
  id: user.id,
  email: user.email,
  name: user.name,
  role: toRole(user.role),
  /** Signs in with a password that somebody else made up: may only change it. */
  mustChangePassword: Boolean(user.mustChangePassword),
  hasSecondFactor: Boolean(user.twoFactorEnabled),
});
