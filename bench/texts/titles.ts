/**
 * What titles nobody should publish become, what the ready-made and seeded ones do, and how long a title takes to judge.
 */
import { presetTitles } from "#content/preset-titles";
import { judgeTitleOfSite } from "#support/publishing/judge-titles";
import { meanTitles } from "#support/publishing/mean-titles";
import { type Figure, printTable } from "../report";
import { makeSeedTitles } from "../seed/seed-titles";

const SEEDED = 500;
const ROUNDS = 20;
const MOST_MICROSECONDS = 300;

export async function measureTitles(): Promise<Figure[]> {
  const judged = meanTitles.map(([title, becomes]) => ({ title, becomes, reasons: judgeTitleOfSite(title) }));
  printTable(
    ["title", "becomes", "says", "mend"],
    judged.map(({ title, reasons: [first] }) => [title, first?.rule ?? "publica", first?.says ?? "", first?.mend ?? ""]),
  );
  const right = judged.filter(({ becomes, reasons }) => (reasons[0]?.rule ?? "publica") === becomes).length;
  const presets = presetTitles.filter((title) => judgeTitleOfSite(title).length === 0).length;
  const seeded = [...makeSeedTitles(SEEDED)];
  const held = seeded.flatMap((title) => judgeTitleOfSite(title).slice(0, 1)).map(({ says }) => says);
  printTable(
    ["held of the seeded titles", "titles"],
    [...new Set(held)].map((says) => [says, held.filter((one) => one === says).length]),
  );
  const start = performance.now();
  for (let round = 0; round < ROUNDS; round += 1) for (const title of presetTitles) judgeTitleOfSite(title);
  const microseconds = ((performance.now() - start) * 1000) / (ROUNDS * presetTitles.length);
  return [
    {
      figure: "mean titles that become what they should",
      reach: `${meanTitles.length}`,
      measured: `${right}`,
      holds: right === meanTitles.length,
    },
    { figure: "ready-made titles that may be pages", reach: "50", measured: `${presets}`, holds: presets === presetTitles.length },
    { figure: `seeded titles held, of ${SEEDED}`, reach: "", measured: `${held.length}` },
    {
      figure: "a title read and judged",
      reach: `≤ ${MOST_MICROSECONDS} µs`,
      measured: `${microseconds.toFixed(0)} µs`,
      holds: microseconds <= MOST_MICROSECONDS,
    },
  ];
}
