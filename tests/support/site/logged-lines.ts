import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { send } from "./http";
import type { Site } from "./site";

export type LoggedLine = Record<string, unknown> & { path?: string; cache?: string };

/** What a site's log says of what is done meanwhile, without when it was and how long it took. */
export async function readLoggedLines(site: Site, act: () => Promise<unknown>): Promise<LoggedLine[]> {
  const from = await leaveMark(site);
  await act();
  const to = await leaveMark(site);
  const lines = site.output().slice(from.end, to.start).split("\n").filter(Boolean);
  return lines.map((line) => {
    const { time: _, ms: __, ...said } = JSON.parse(line) as LoggedLine;
    return said;
  });
}

/** A line is written some time after its answer has left, but never before those of earlier ones: where a new one stands. */
async function leaveMark(site: Site): Promise<{ start: number; end: number }> {
  const mark = `/_astro/${randomUUID()}`;
  await send(site, mark);
  await expect.poll(() => new RegExp(`${mark}.*\n`).test(site.output())).toBe(true);
  const at = site.output().indexOf(mark);
  return { start: site.output().lastIndexOf("\n", at) + 1, end: site.output().indexOf("\n", at) + 1 };
}
