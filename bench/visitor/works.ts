/**
 * Pages that show three works with photographs, beside the same without: what a phone transfers before anybody touches
 * them, what follows when it is scrolled to the works, how far anything moves meanwhile, and Lighthouse on the place's page,
 * the median of `RUNS` runs. The photographs are of noise, three times as heavy as real ones.
 */
import { type Browser, chromium } from "@playwright/test";
import sharp from "sharp";
import type { WorkFields } from "#domain/work/work";
import { addPhoto } from "#support/photos/send-photo";
import { AdminClient } from "#support/site/client";
import { type Site, startSite } from "#support/site/site";
import playwrightConfig from "../../playwright.config";
import { publishSample, settlePages } from "../pages";
import { type Figure, median, printTable } from "../report";
import { runWhole } from "./lighthouse";
import { loadFresh } from "./transferred";

const RUNS = Number(process.env["RUNS"] ?? 3);
const PLACE = "/cidades/santana";
const PATHS = ["/", PLACE, "/topicos/portao-automatico-nao-abre", "/links-uteis/conserto-de-portao-automatico-em-santana"];
const REACH_KB = { home: 65, other: 55, requests: 8 };

export async function measureWorks(): Promise<Figure[]> {
  const site = await startSite();
  const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
  try {
    await publishSample(site);
    const before = await weigh(site, browser);
    await publishWorks(site);
    const after = await weigh(site, browser);
    const shown = await Promise.all(PATHS.map((path) => scrollThrough(browser, site.url + path)));
    printTable(
      ["page", "without works, KB", "with three, KB (reach 65, 55)", "requests", "photographs when scrolled to", "of KB", "moved by (CLS)"],
      PATHS.map((path, index) => [
        path,
        toKilobytes(before[index]?.bytes),
        toKilobytes(after[index]?.bytes),
        after[index]?.requests ?? 0,
        shown[index]?.photos ?? 0,
        toKilobytes(shown[index]?.bytes),
        shown[index]?.moved ?? 0,
      ]),
    );
    const isWithin = ({ bytes, requests }: (typeof after)[number], index: number) =>
      bytes <= (PATHS[index] === "/" ? REACH_KB.home : REACH_KB.other) * 1024 && requests <= REACH_KB.requests;
    const most = Math.max(...after.map(({ bytes }, index) => bytes - (before[index]?.bytes ?? 0)));
    return [
      {
        figure: "what three works add to a page before anybody scrolls, the most",
        reach: "budgets of pages hold",
        measured: `${toKilobytes(most)} KB; ${Math.max(...after.map(({ requests }) => requests))} requests at the most`,
        holds: after.every(isWithin),
      },
      {
        figure: "pages that move while photographs of works come in",
        reach: "0",
        measured: String(shown.filter(({ moved }) => moved > 0).length),
        holds: shown.every(({ moved }) => moved === 0),
      },
      await measurePlace(site),
    ];
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function measurePlace(site: Site): Promise<Figure> {
  const runs: number[][] = [];
  for (let index = 0; index < RUNS; index += 1) runs.push(await runWhole(site.url + PLACE));
  const [performance = 0, accessibility, practices, seo, lcp = 0, tbt = 0, cls = 0] = (runs[0] ?? []).map((_, column) =>
    median(runs.map((run) => run[column] as number)),
  );
  return {
    figure: `Lighthouse mobile on a place with three works, the median of ${RUNS}`,
    reach: "≥ 99, 100, 100, 100; LCP ≤ 1.0 s, TBT ≤ 10 ms, CLS 0",
    measured: `${performance}, ${accessibility}, ${practices}, ${seo}; ${(lcp / 1000).toFixed(2)} s, ${Math.round(tbt)} ms, ${cls.toFixed(3)}`,
    holds: performance >= 99 && accessibility === 100 && practices === 100 && seo === 100 && lcp <= 1000 && tbt <= 10 && cls === 0,
  };
}

const toKilobytes = (bytes = Number.NaN) => (bytes / 1024).toFixed(1);

async function weigh(site: Site, browser: Browser) {
  await settlePages(site, PATHS);
  const weighed: Awaited<ReturnType<typeof loadFresh>>[] = [];
  for (const path of PATHS) weighed.push(await loadFresh(browser, site.url + path));
  return weighed;
}

/** Scrolls a phone down a page, a screen at a time; what it fetches of photographs and how far the page moved by itself. */
async function scrollThrough(browser: Browser, url: string): Promise<{ photos: number; bytes: number; moved: number }> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on("response", (response) => {
    if (response.url().includes("/fotos/")) sizes.push(response.body().then(({ byteLength }) => byteLength));
  });
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) (window as never as { moved: number }).moved += (entry as never as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(url);
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top < height; top += 700) {
    await page.evaluate((to) => scrollTo(0, to), top);
    await page.waitForTimeout(150);
  }
  await page.waitForLoadState("networkidle");
  const moved = await page.evaluate(() => (window as never as { moved: number }).moved);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return { photos: sizes.length, bytes, moved };
}

/** Three works of one place, each with a photograph of before and one of afterwards. */
async function publishWorks(site: Site): Promise<void> {
  const client = await AdminClient.signedIn(site);
  for (let number = 0; number < 3; number += 1) {
    const [before, after] = [await addPhoto(client, await makeFile(2 * number)), await addPhoto(client, await makeFile(2 * number + 1))];
    const fields: WorkFields = {
      day: `2026-11-0${number + 1}`,
      place: "santana",
      gate: "deslizante",
      service: "conserto",
      motor: "",
      problem: "A folha parava no meio do trilho e o motor seguia girando até desarmar.",
      done: "Trocamos a engrenagem de nylon, alinhamos a cremalheira e regulamos o fim de curso.",
      hours: 2,
      title: "",
      summary: "",
      photos: { before: [before.id], after: [after.id] },
      hasConsent: true,
      technicianId: undefined,
    };
    await client.ask("works.create", { fields, state: "public" });
  }
}

async function makeFile(seed: number): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 100 + seed * 9, sigma: 40 } as const;
  const coarse = await sharp({ create: { width: 300, height: 225, channels: 3, background: "#888", noise } })
    .png()
    .toBuffer();
  return await sharp(coarse).resize(1600, 1200, { kernel: "cubic" }).jpeg({ quality: 90 }).toBuffer();
}
