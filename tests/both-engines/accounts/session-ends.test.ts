import { sql } from "kysely";
import { expect, test } from "vitest";
import { migrateAccounts } from "#server/accounts/auth";
import { createSessionEnds, UnwrittenEndError } from "#server/accounts/session-ends";
import { createDatabase } from "#support/database/database";

const HOUR_MS = 3_600_000;

/** Two accounts without a session. */
async function startWithAccounts() {
  const connection = await createDatabase();
  const { db } = connection;
  await migrateAccounts(connection);
  const now = new Date().toISOString();
  for (const id of ["ana", "rui"]) {
    await sql`insert into "user" ("id", "name", "email", "emailVerified", "role", "createdAt", "updatedAt")
      values (${id}, ${id}, ${`${id}@exemplo.com.br`}, ${sql.lit(connection.dialectName === "postgres" ? true : 1)},
        ${"administrator"}, ${now}, ${now})`.execute(db);
  }
  async function begin(id: string, userId: string, createdAt = new Date()) {
    const expiresAt = new Date(createdAt.getTime() + 4 * HOUR_MS).toISOString();
    const begun = createdAt.toISOString();
    await sql`insert into session ("id", "token", "userId", "expiresAt", "createdAt", "updatedAt")
      values (${id}, ${id}, ${userId}, ${expiresAt}, ${begun}, ${begun})`.execute(db);
    return { id, token: id, userId, createdAt };
  }
  const list = async () => (await sql<{ id: string }>`select id from session order by id`.execute(db)).rows.map(({ id }) => id);
  return { db, begin, list, ends: createSessionEnds(connection) };
}

test("sessions that cannot be ended are refused until they can; others, and later ones, are not", async () => {
  const { db, begin, list, ends } = await startWithAccounts();
  const [here, there, other] = [await begin("aqui", "ana"), await begin("la", "ana"), await begin("outra", "rui")];
  await sql`alter table session rename to session_away`.execute(db);
  await expect(ends.end({ userId: "ana", exceptId: "aqui" })).rejects.toThrow(UnwrittenEndError);
  expect([here, there, other].map(ends.isRefused)).toEqual([false, true, false]);
  await sql`alter table session_away rename to session`.execute(db);
  const later = await begin("mais-tarde", "ana", new Date(Date.now() + 1000));
  expect(ends.isRefused(later)).toBe(false);
  await expect.poll(list).toEqual(["aqui", "mais-tarde", "outra"]);
  expect(ends.isRefused(there)).toBe(false);

  await ends.end({ userId: "ana", exceptId: "aqui" });
  expect(await list()).toEqual(["aqui", "outra"]);
  await ends.end({ token: "aqui" });
  expect(await list()).toEqual(["outra"]);
});

test("sessions whose time is over are forgotten", async () => {
  const { begin, list, ends } = await startWithAccounts();
  await begin("nova", "ana");
  await begin("velha", "ana", new Date(Date.now() - 5 * HOUR_MS));
  await ends.forgetOld();
  expect(await list()).toEqual(["nova"]);
});
