import { expect, test } from "vitest";
import { IS_WHOLE } from "#support/machine/pick-by-seed";
import { fuzz } from "../../fuzz/fuzz";

const REQUESTS = IS_WHOLE ? 60 : 20;
/** The lists kept in memory are full long before; only a leak goes on. */
const MAX_GROWTH_MB = 200;

test("no made-up request makes the site fail, hang or grow", async () => {
  const seed = Number(process.env["FUZZ_SEED"] ?? Math.floor(Math.random() * 2 ** 31));
  const { failures, memory, counts } = await fuzz(REQUESTS, seed);
  expect(failures, `seed ${seed}: repeat with FUZZ_SEED=${seed}`).toEqual([]);
  for (const { name, requests } of counts) expect(requests, name).toBeGreaterThanOrEqual(REQUESTS);
  expect(memory.after - memory.before).toBeLessThan(MAX_GROWTH_MB);
});
