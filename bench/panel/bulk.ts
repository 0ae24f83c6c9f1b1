/**
 * Pages per second that a local bulk run saves, without pauses, every rule of publishing on: what may not go public is
 * saved too, as held back. Method: a list of 500 titles, the most a run takes, as the panel starts it; the time from the
 * start to the end of the run as its own live progress tells it; the median of `RUNS` runs on one database, each with
 * titles of its own. Beside it what a page costs of the process's processor time, all threads counted, which tells two
 * trees apart on a machine that others use too.
 */
import { AdminClient } from "#support/site/client";
import { finishRun, startRun } from "#support/site/runs";
import { startSite } from "#support/site/site";
import { processorSeconds } from "../load";
import { type Figure, median } from "../report";
import { makeSeedTitles } from "../seed/seed-titles";

const RUNS = 3;
const TITLES = 500;
const REACH = 200;

export async function measureBulk(): Promise<Figure[]> {
  const site = await startSite();
  try {
    const client = await AdminClient.signedIn(site);
    const rates: number[] = [];
    const costs: number[] = [];
    const all = [...makeSeedTitles(RUNS * TITLES)];
    for (let run = 1; run <= RUNS; run += 1) {
      const titles = all.filter((_, index) => index % RUNS === run - 1);
      const from = performance.now();
      const before = processorSeconds(site.pid);
      const { results } = await finishRun(client, await startRun(client, { kind: "local-batch", titles }));
      const saved = results.filter(({ status }) => status === "done" || status === "held").length;
      if (saved !== TITLES) throw new Error(`${saved} of ${TITLES} pages were saved`);
      console.log(`public of run ${run}: ${results.filter(({ status }) => status === "done").length}`);
      rates.push(saved / ((performance.now() - from) / 1000));
      costs.push(((processorSeconds(site.pid) - before) * 1000) / saved);
    }
    console.log(`pages/s of each run of ${TITLES}: ${rates.map((rate) => rate.toFixed(0)).join(", ")}`);
    console.log(`processor time a page, ms, each run: ${costs.map((cost) => cost.toFixed(2)).join(", ")}`);
    const middle = median(rates);
    return [
      {
        figure: "local bulk generation, pauses 0",
        reach: `≥ ${REACH} pages/s saved`,
        measured: `${middle.toFixed(0)} pages/s; ${median(costs).toFixed(1)} ms of processor time a page`,
        holds: middle >= REACH,
      },
    ];
  } finally {
    await site.stop();
  }
}
