import { afterAll, beforeAll, expect, test } from "vitest";
import { foretell, type TitleForecast } from "#domain/publishing/forecast";
import { AdminClient } from "#support/site/client";
import { finishRun, startRun } from "#support/site/runs";
import { type Site, startSite } from "#support/site/site";
import { readTitleList, type TitleList } from "#support/titles/title-lists";

/** Of these some ask for what others of them do, and some nobody should publish. */
const titles = (["real-fresh", "real-last", "mean-later"] as const satisfies TitleList[]).flatMap((list) =>
  readTitleList(list)
    .slice(0, 20)
    .map(({ title }) => title),
);

/** Its own: what stands on a site decides what a title becomes. */
let site: Site;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

test("what a list is foretold to become is what its run makes of it, title by title", async () => {
  const client = await AdminClient.signedIn(site);
  const forecasts: TitleForecast[] = [];
  while (forecasts.length < titles.length) {
    forecasts.push(...(await client.ask<TitleForecast[]>("runs.forecast", { kind: "local-batch", titles, from: forecasts.length })));
  }
  const { results } = await finishRun(client, await startRun(client, { kind: "local-batch", titles }));
  const foretold = forecasts.map(({ title, reasons: [reason] }) => `${title}: ${reason?.rule ?? "public"}`);
  const became = results.map(({ title, status, held }) => `${title}: ${status === "done" ? "public" : (held?.[0]?.rule ?? status)}`);
  expect(became).toEqual(foretold);
  expect(forecasts.map(foretell)).toEqual(expect.arrayContaining(["public", "held", "exists"]));
});
