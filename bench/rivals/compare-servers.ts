import { loadWell, processorSeconds } from "../load";
import { median, printTable } from "../report";

export interface Compared {
  name: string;
  url: string;
  pid: number;
}

const GZIP = { "accept-encoding": "gzip" };
const WARM_UP_SECONDS = 4;

interface Measured {
  perSecond: number;
  perProcessorSecond: number;
}

/** What the first server reaches of another one's. */
export interface Ratio {
  /** Of its requests a second. */
  rate: number;
  /** Of its requests a second of the server's own processor time, which other work on the machine disturbs less. */
  byProcessorTime: number;
}

/**
 * Loads servers in turn, round after round, so that what else the machine does falls on all of them; prints each
 * round and gives the median, over the rounds, of what the first server reaches of each other.
 */
export async function compareServers(servers: readonly Compared[], rounds: number, seconds: number): Promise<Map<string, Ratio>> {
  for (const { url } of servers) await loadWell(url, { seconds: WARM_UP_SECONDS, headers: GZIP });
  const measured = new Map<string, Measured[]>(servers.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const server of servers) measured.get(server.name)?.push(await measure(server, seconds));
  }
  const [ours = []] = measured.values();
  const ratioOf = (name: string, rate: keyof Measured) =>
    median((measured.get(name) ?? []).map((theirs, round) => (ours[round]?.[rate] ?? Number.NaN) / theirs[rate]));
  printTable(
    ["server", "requests/s, each round", "median", "per second of its processor time, median", "ours ÷ it", "the same by processor time"],
    servers.map(({ name }) => {
      const rates = measured.get(name) ?? [];
      return [
        name,
        rates.map(({ perSecond }) => Math.round(perSecond)).join(", "),
        Math.round(median(rates.map(({ perSecond }) => perSecond))),
        Math.round(median(rates.map(({ perProcessorSecond }) => perProcessorSecond))),
        ratioOf(name, "perSecond").toFixed(2),
        ratioOf(name, "perProcessorSecond").toFixed(2),
      ];
    }),
  );
  return new Map(
    servers.map(({ name }) => [name, { rate: ratioOf(name, "perSecond"), byProcessorTime: ratioOf(name, "perProcessorSecond") }]),
  );
}

async function measure({ url, pid }: Compared, seconds: number): Promise<Measured> {
  const before = processorSeconds(pid);
  const { perSecond, requests } = await loadWell(url, { seconds, headers: GZIP });
  return { perSecond, perProcessorSecond: requests / (processorSeconds(pid) - before) };
}
