/**
 * `kill -9` while a page is being saved, and the same press sent again after the restart, as the panel does: one page
 * comes of it, whatever the kill met. Rounds and seed by argument: `npm run faults kill-and-send-again -- 20 1`.
 */

import { setTimeout as sleep } from "node:timers/promises";
import { createRandom } from "#domain/generation/local/seeded-random";
import { AdminClient } from "#support/site/client";
import { startSite } from "#support/site/site";
import { type Outcome, withFolder } from "./outcome";

const MAX_DELAY_MS = 40;

export function killAndSendAgain([rounds = "20", seed = "1"]: readonly string[]): Promise<Outcome> {
  return withFolder(async (dataDir) => {
    const random = createRandom(seed);
    const problems: string[] = [];
    let [lost, doubled, unheard] = [0, 0, 0];
    let site = await startSite({ dataDir });
    try {
      for (let round = 1; round <= Number(rounds); round += 1) {
        const client = await AdminClient.signedIn(site);
        const title = `Enviada de novo ${round}`;
        const press = { title, content: `<p>${"texto ".repeat(2000)}</p>`, callKey: `chave-da-volta-${round}` };
        const first = client.ask<{ slug: string }>("pages.save", press).catch(() => undefined);
        await sleep(random() * MAX_DELAY_MS);
        await site.stop("SIGKILL");
        const heard = await first;

        site = await startSite({ dataDir });
        const again = await AdminClient.signedIn(site);
        const before = await countPages(again, title);
        const { slug } = await again.ask<{ slug: string }>("pages.save", press);
        const after = await countPages(again, title);
        if (!heard && before === 1) unheard += 1;
        if (after < 1) lost += 1;
        if (after > 1) doubled += 1;
        if (heard && heard.slug !== slug) problems.push(`round ${round}: answered ${heard.slug}, then ${slug}`);
      }
      const tried = `${rounds} kills, ${unheard} of them between the page and its answer (seed ${seed})`;
      return { fault: "kill -9 in a save that is sent again", tried, lost, doubled, problems };
    } finally {
      await site.stop("SIGKILL");
    }
  });
}

async function countPages(client: AdminClient, title: string): Promise<number> {
  const { pages } = await client.ask<{ pages: { title: string }[] }>("pages.list", { query: title });
  return pages.filter((page) => page.title === title).length;
}
