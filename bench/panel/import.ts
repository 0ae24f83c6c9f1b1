/**
 * How long an import of public pages takes, every rule of publishing on, and how long others wait meanwhile. Method: a CSV
 * file of `ROWS` pages as the local generator writes them, each another title, sent as the panel does; until it is
 * answered an administrator saves a draft, and one who is signed in, for whom nothing is kept, asks for a page, each one
 * request after the other. `ROWS=1000` takes so many.
 */
import { randomUUID } from "node:crypto";
import { DEFAULT_CREATIVITY } from "#domain/generation/creativity";
import { generateContent } from "#domain/generation/local/generate-content";
import { siteFacts } from "#support/page/site-facts";
import { AdminClient } from "#support/site/client";
import { startSite } from "#support/site/site";
import { sendImport, toCsv } from "#support/site/transfer";
import { type Figure, median } from "../report";
import { makeSeedTitles } from "../seed/seed-titles";

const ROWS = Number(process.env["ROWS"] ?? 10_000);
const REACH_WAIT_MS = 1000;

export async function measureImport(): Promise<Figure[]> {
  const pages = Array.from(makeSeedTitles(ROWS), (title) => [
    title,
    generateContent({ title, creativity: DEFAULT_CREATIVITY }, siteFacts).html,
  ]);
  const site = await startSite();
  try {
    const client = await AdminClient.signedIn(site);
    const waits = { save: [] as number[], read: [] as number[] };
    let isOver = false;
    const ask = async (times: number[], request: (number: number) => Promise<unknown>) => {
      for (let number = 0; !isOver; number += 1) {
        const from = performance.now();
        await request(number);
        times.push(performance.now() - from);
      }
    };
    const from = performance.now();
    const importing = sendImport(site, client, "gravar", toCsv([["titulo", "conteudo"], ...pages])).finally(() => {
      isOver = true;
    });
    await Promise.all([
      ask(waits.save, (number) =>
        client.ask("pages.save", { title: `Rascunho ${number}`, content: "<p>x</p>", status: "draft", callKey: randomUUID() }),
      ),
      ask(waits.read, async () => await (await client.get("/sitemap")).text()),
    ]);
    const { status, body } = await importing;
    if (status !== 200) throw new Error(`The import answered ${status}`);
    const seconds = (performance.now() - from) / 1000;
    const slowest = (times: readonly number[]) => Math.max(...times);
    console.log(`${body.imported} imported, ${body.held} held back; ${waits.save.length} saves, ${waits.read.length} reads meanwhile`);
    return [
      { figure: `import of ${ROWS} public pages`, reach: "", measured: `${seconds.toFixed(0)} s` },
      ...(["save", "read"] as const).map((what) => ({
        figure: `the longest wait for a ${what} meanwhile (and the median)`,
        reach: `≤ ${REACH_WAIT_MS} ms`,
        measured: `${slowest(waits[what]).toFixed(0)} ms (${median(waits[what]).toFixed(0)})`,
        holds: slowest(waits[what]) <= REACH_WAIT_MS,
      })),
    ];
  } finally {
    await site.stop();
  }
}
