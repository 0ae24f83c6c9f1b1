import { expect, test } from "vitest";
import { createActivityLog } from "#server/activities/activity-log";
import { createDatabase } from "#support/database/database";

test("the newest comes first, by pages, narrowed to a person or an action", async () => {
  const { db } = await createDatabase();
  const log = createActivityLog(db);
  for (let number = 0; number < 60; number += 1) {
    await log.record({
      actor: number % 2 ? "b@x.co" : "a@x.co",
      action: number < 10 ? "page.deleted" : "page.created",
      subject: `Página ${number}`,
      subjectId: `${number}`,
    });
  }
  const first = await log.list({ page: 1 });
  expect([first.total, first.activities.length]).toEqual([60, first.pageSize]);
  expect(first.activities[0]).toMatchObject({ actor: "b@x.co", action: "page.created", subject: "Página 59", subjectId: "59" });
  expect((await log.list({ page: 2 })).activities.map(({ subject }) => subject)).toContain("Página 0");
  expect((await log.list({ page: 1, actor: "a@x.co", action: "page.deleted" })).activities.map(({ subject }) => subject)).toEqual([
    "Página 8",
    "Página 6",
    "Página 4",
    "Página 2",
    "Página 0",
  ]);
  expect(await log.listFilters()).toEqual({ actors: ["a@x.co", "b@x.co"], actions: ["page.created", "page.deleted"] });
});

test("a record that cannot be written is logged and disturbs nobody", async () => {
  const { db } = await createDatabase();
  const errors: unknown[] = [];
  const log = createActivityLog(db, { error: (problem: object) => void errors.push(problem) } as never);
  await db.schema.dropTable("activities").execute();
  await expect(log.record({ actor: "a@x.co", action: "page.created", subject: "Página" })).resolves.toBeUndefined();
  expect(errors).toHaveLength(1);
});
