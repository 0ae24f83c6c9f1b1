import { expect } from "vitest";
import { dayOf } from "#domain/calendar/owner-time";
import { codeOfPage } from "#domain/contact/contact-ref";
import { send } from "#support/site/http";
import { test } from "#support/site/stage";

const PERSON = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36";

test("a thousand beacons of one machine add no thousand touches, another's count, and the results say what was left out", async ({
  stage: { site, client },
}) => {
  const read = () =>
    client.ask<{ totals: { call: number }; leftOut?: { count: number } }>("results.read", {
      from: dayOf(new Date()),
      to: dayOf(new Date()),
    });
  const before = await read();
  const tell = (from: string, more: Record<string, string> = { "user-agent": PERSON }) =>
    send(site, "/contar", {
      method: "POST",
      body: `call:bar ${codeOfPage(2)} `,
      headers: { origin: site.url, "x-forwarded-for": from, ...more },
    });
  for (let turn = 0; turn < 20; turn += 1) await Promise.all(Array.from({ length: 50 }, () => tell("203.0.113.7")));
  await tell("198.51.100.1");
  await tell("192.0.2.1", {});
  await tell("192.0.2.2", { "user-agent": "Contador 1.0" });
  const after = await read();
  expect(after.totals.call - before.totals.call).toBe(21);
  expect((after.leftOut?.count ?? 0) - (before.leftOut?.count ?? 0)).toBe(980);
});
