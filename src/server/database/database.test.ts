import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";
import { openDatabase } from "./database";

test("a file is opened while another program writes to it", async () => {
  const file = join(makeTemporaryFolder(), "site.sqlite");
  await openDatabase(file).db.destroy();
  const other = new DatabaseSync(file);
  other.exec("begin immediate; create table written (id integer)");
  onTestFinished(() => other.close());
  const { db } = openDatabase(file);
  expect((await sql<{ auto_vacuum: number }>`pragma auto_vacuum`.execute(db)).rows).toEqual([{ auto_vacuum: 2 }]);
  await db.destroy();
});
