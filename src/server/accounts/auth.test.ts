import { expect, test } from "vitest";
import type { Connection } from "../database/database";
import { countWaiting } from "../limits/work-limits";
import { authOptions } from "./auth";

test("however many sign in at once, few passwords are hashed at the same time", async () => {
  const connection = { dialectName: "sqlite" } as Connection;
  const { hash, verify } = authOptions(connection, { siteUrl: "http://localhost", secretKey: "" }).emailAndPassword.password;
  const kept = await hash("senha-de-teste-1");
  const asked = Array.from({ length: 6 }, (_, number) => verify({ hash: kept, password: `senha-de-teste-${number}` }));
  expect(countWaiting("hash-password")).toBe(4);
  expect(await Promise.all(asked)).toEqual([false, true, false, false, false, false]);
});
