/**
 * Publishing a page while 64 clients load the site: how long after the answer to "save" until it stands at its address,
 * in the menu of the home page and in the XML site map, and whether any request failed meanwhile. Method: `wrk` asks
 * for the home page over 64 connections throughout; pages are saved one after the other, and the three places asked for
 * again and again until all show the page. The figure is the slowest of `PUBLISHED`.
 */
import { setTimeout as wait } from "node:timers/promises";
import { AdminClient } from "#support/site/client";
import { type Site, startSite } from "#support/site/site";
import { load } from "../load";
import type { Figure } from "../report";

const PUBLISHED = 10;
const SECONDS = 20;
const WARM_UP_MS = 2000;
const GIVE_UP_MS = 10_000;
const REACH_SECONDS = 1;

export async function measurePublish(): Promise<Figure[]> {
  const site = await startSite();
  try {
    const client = await AdminClient.signedIn(site);
    const loading = load(`${site.url}/`, { seconds: SECONDS, headers: { "accept-encoding": "gzip" } });
    await wait(WARM_UP_MS);
    const times: number[] = [];
    for (let number = 1; number <= PUBLISHED; number += 1) {
      const { slug } = await client.ask<{ slug: string }>("pages.save", { title: `Publicada sob carga ${number}`, content: "<p>x</p>" });
      times.push(await secondsUntilVisible(site, slug));
    }
    const { failed, requests } = await loading;
    const slowest = Math.max(...times);
    console.log(
      `seconds until visible everywhere: ${times.map((time) => time.toFixed(3)).join(", ")}; ${failed} of ${requests} requests failed`,
    );
    return [
      {
        figure: "publishing one page while 64 clients load: on its address, menu and site map",
        reach: `≤ ${REACH_SECONDS} s, no failed request`,
        measured: `${slowest.toFixed(2)} s (slowest of ${PUBLISHED}), ${failed} failed`,
        holds: slowest <= REACH_SECONDS && failed === 0,
      },
    ];
  } finally {
    await site.stop();
  }
}

async function secondsUntilVisible(site: Site, slug: string): Promise<number> {
  const from = performance.now();
  const address = `/links-uteis/${slug}`;
  const shows = async (path: string, isShown: (text: string, status: number) => boolean) => {
    const answer = await fetch(site.url + path);
    return isShown(await answer.text(), answer.status);
  };
  while (performance.now() - from < GIVE_UP_MS) {
    const places = await Promise.all([
      shows(address, (_, status) => status === 200),
      shows("/", (html) => html.includes(`"${address}"`)),
      shows("/sitemaps/links-uteis-1.xml", (xml) => xml.includes(`${address}<`)),
    ]);
    if (!places.includes(false)) return (performance.now() - from) / 1000;
  }
  throw new Error(`${address} was not everywhere after ${GIVE_UP_MS} ms`);
}
