import { expect } from "vitest";
import { AdminClient } from "#support/site/client";
import { ADMIN } from "#support/site/site";
import { test } from "#support/site/stage";

test("what an administrator does is there for all administrators to read", async ({ stage: { site } }) => {
  const begun = Date.now();
  const client = await AdminClient.signedIn(site);
  const { id } = await client.ask<{ id: string }>("pages.save", { title: "Portão registrado", content: "<p>Texto</p>" });
  await client.ask("pages.remove", { id });
  await client.ask("session.signOut");
  const again = await AdminClient.signedIn(site);
  const log = await again.ask<{ activities: { actor: string; action: string; subject: string; at: Date }[] }>("activities.list", {});
  // A run that another file left may tell of its end meanwhile.
  const isOwn = ({ at, action, subject }: (typeof log.activities)[number]) =>
    at.getTime() >= begun && (action.startsWith("session.") || subject === "Portão registrado");
  const activities = log.activities.filter(isOwn);
  expect(activities.map(({ action }) => action)).toEqual([
    "session.started",
    "session.ended",
    "page.deleted",
    "page.allowed",
    "page.created",
    "session.started",
  ]);
  expect(activities[2]).toMatchObject({ actor: ADMIN.email, subject: "Portão registrado" });
  for (const { at } of activities) expect(at.getTime(), at.toISOString()).toBeLessThanOrEqual(Date.now());
});
