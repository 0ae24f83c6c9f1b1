import { expect } from "vitest";
import { send } from "#support/site/http";
import { test } from "#support/site/stage";

test("made-up widths are answered so often to one network and no more, and a page that is kept goes on being", async ({
  stage: { site },
}) => {
  const from = (address: string) => ({ headers: { "x-forwarded-for": address } });
  const ask = (width: number, address: string) =>
    send(site, `/orcamento?portao=deslizante&largura=${width}&altura=220&folha=aluminio&uso=casa`, from(address));
  const statuses: number[] = [];
  for (let width = 200; width < 300; width += 1) statuses.push((await ask(width, "203.0.113.9")).status);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  // A minute may end meanwhile, once.
  expect(statuses.filter((status) => status === 200).length).toBeLessThan(100);
  expect((await ask(350, "198.51.100.9")).status).toBe(200);
  expect((await send(site, "/orcamento?utm_source=x", from("203.0.113.9"))).status).toBe(200);
});
