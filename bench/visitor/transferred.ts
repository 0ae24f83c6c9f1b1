/**
 * What a phone transfers before any interaction, on a page of each kind: bytes on the wire, headers included, requests,
 * and script that ran. Method: headless Chromium at 360 px with an empty cache, bytes by the browser's own accounting;
 * inline script is counted as it compresses by itself.
 */
import { gzipSync } from "node:zlib";
import { type Browser, chromium } from "@playwright/test";
import { ignoreRestingPointer } from "#support/page/resting-pointer";
import { startSite } from "#support/site/site";
import playwrightConfig from "../../playwright.config";
import { PAGES, publishSample, settlePages } from "../pages";
import { type Figure, printTable } from "../report";

const BUDGET_KB = { home: 65, other: 55, script: 4, requests: 8 };
/** The fonts of the next page come two seconds after the page stands. */
const FONTS_MS = 3000;

export async function measureTransferred(): Promise<Figure[]> {
  const site = await startSite();
  await publishSample(site);
  await settlePages(site);

  const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
  const rows: (string | number)[][] = [];
  const measured: { path: string; kilobytes: number; script: number; requests: number }[] = [];
  for (const path of PAGES) {
    const { bytes, scriptBytes, requests } = await loadFresh(browser, site.url + path);
    const budget = path === "/" ? BUDGET_KB.home : BUDGET_KB.other;
    const holds = bytes <= budget * 1024 && scriptBytes <= BUDGET_KB.script * 1024 && requests <= BUDGET_KB.requests;
    rows.push([path, (bytes / 1024).toFixed(1), budget, (scriptBytes / 1024).toFixed(1), requests, holds ? "yes" : "no"]);
    measured.push({ path, kilobytes: bytes / 1024, script: scriptBytes / 1024, requests });
  }
  await browser.close();
  await site.stop();
  printTable(["page", "transferred, KB with headers", "reach", "script, KB (reach 4)", "requests (reach 8)", "holds"], rows);
  const home = measured.find(({ path }) => path === "/")?.kilobytes ?? Number.NaN;
  const others = Math.max(...measured.filter(({ path }) => path !== "/").map(({ kilobytes }) => kilobytes));
  const script = Math.max(...measured.map((page) => page.script));
  const requests = Math.max(...measured.map((page) => page.requests));
  return [
    {
      figure: "transferred before interaction, compressed, all resources",
      reach: `≤ ${BUDGET_KB.home} KB home, ≤ ${BUDGET_KB.other} KB others`,
      measured: `${home.toFixed(1)} KB home, ${others.toFixed(1)} KB the largest other`,
      holds: home <= BUDGET_KB.home && others <= BUDGET_KB.other,
    },
    {
      figure: "script transferred and executed before interaction, the most",
      reach: `≤ ${BUDGET_KB.script} KB`,
      measured: `${script.toFixed(1)} KB`,
      holds: script <= BUDGET_KB.script,
    },
    {
      figure: "requests before interaction, the most",
      reach: `≤ ${BUDGET_KB.requests}`,
      measured: String(requests),
      holds: requests <= BUDGET_KB.requests,
    },
  ];
}

/** What a phone with an empty cache transfers of a page before anybody touches it. */
export async function loadFresh(browser: Browser, url: string): Promise<{ bytes: number; scriptBytes: number; requests: number }> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await ignoreRestingPointer(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  let bytes = 0;
  let requests = 0;
  let scriptBytes = 0;
  const kinds = new Map<string, string>();
  devtools.on("Network.responseReceived", ({ requestId, type }) => {
    requests += 1;
    kinds.set(requestId, type);
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    if (kinds.get(requestId) === "Script") scriptBytes += encodedDataLength;
  });
  await page.goto(url);
  await page.waitForTimeout(FONTS_MS);
  await page.waitForLoadState("networkidle");
  const inline = await page.evaluate(() =>
    [...document.scripts]
      .filter((script) => !script.src && script.type === "")
      .map((script) => script.textContent)
      .join("\n"),
  );
  scriptBytes += gzipSync(inline).byteLength;
  await context.close();
  return { bytes, scriptBytes, requests };
}
