import { expect, onTestFinished, test } from "vitest";
import { createActivityLog } from "#server/activities/activity-log";
import { createDatabase } from "#support/database/database";
import { AdminClient } from "#support/site/client";
import { ADMIN, startSite } from "#support/site/site";

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

test("what an administrator does is there for all administrators to read", async () => {
  const site = await startSite();
  onTestFinished(() => site.stop().then(() => undefined));
  const client = await AdminClient.signedIn(site);
  const { id } = await client.ask<{ id: string }>("pages.save", { title: "Portão registrado", content: "<p>Texto</p>" });
  await client.ask("pages.remove", { id });
  await client.ask("session.signOut");
  const again = await AdminClient.signedIn(site);
  const { activities } = await again.ask<{ activities: { actor: string; action: string; subject: string; at: Date }[] }>(
    "activities.list",
    {},
  );
  expect(activities.map(({ action }) => action)).toEqual([
    "session.started",
    "session.ended",
    "page.deleted",
    "page.allowed",
    "page.created",
    "session.started",
  ]);
  expect(activities[2]).toMatchObject({ actor: ADMIN.email, subject: "Portão registrado" });
  expect(Date.now() - (activities[0]?.at.getTime() ?? 0)).toBeLessThan(60_000);
});
