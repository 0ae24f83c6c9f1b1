import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import type { BeforeLaunchCheck } from "#domain/before-launch/before-launch-check";
import { AdminClient } from "#support/site/client";
import { ADMIN, type Site, startSite } from "#support/site/site";

let site: Site;
let client: AdminClient;

beforeAll(async () => {
  site = await startSite();
  client = await AdminClient.signedIn(site);
});
afterAll(() => site?.stop());

const read = async (from = client) =>
  new Map((await from.ask<{ checks: BeforeLaunchCheck[] }>("beforeLaunch.list")).checks.map((check) => [check.id, check]));
const count = () => client.ask<number>("beforeLaunch.count");

const PROOF = { what: "Página de avaliações", source: "https://avaliacoes.example", date: "2026-11-01" };

test("a proof is kept with who and when, counts one less, and can be taken back", async () => {
  const before = await count();
  const value = (await read()).get("rating")?.current;
  await client.ask("beforeLaunch.confirm", { id: "rating", version: 0, value, ...PROOF });
  const check = (await read()).get("rating");
  expect(check).toMatchObject({ state: "done", version: 1, confirmation: { by: ADMIN.email, ...PROOF } });
  expect(Date.now() - (check?.confirmation?.at.getTime() ?? 0)).toBeLessThan(60_000);
  expect(await count()).toBe(before - 1);
  const second = await client.call("beforeLaunch.confirm", { id: "rating", version: 0, value, ...PROOF, what: "Outra" });
  expect(second.status).toBe(409);
  expect(await second.text()).toContain(ADMIN.email);
  await client.ask("beforeLaunch.undo", { id: "rating", version: 1 });
  const undone = (await read()).get("rating");
  expect(undone?.state).toBe("pending");
  expect(undone?.confirmation).toBeUndefined();
  expect(await count()).toBe(before);
});

test("what the server can see is judged live", async () => {
  const states = await read();
  for (const id of ["site-url", "https"]) expect(states.get(id)?.state, id).toBe("pending");
  for (const id of ["ai-key", "google", "indexnow"]) expect(states.get(id)?.state, id).toBe("optional");
  expect(states.get("default-administrator")?.state).toBe("done");

  const set = await startSite({
    env: {
      SITE_URL: "https://www.empresa.com.br",
      CONTACT_PHONE: "5511987654321",
      INDEXNOW_KEY: "12345678",
      GOOGLE_CLIENT_ID: "id",
      GOOGLE_CLIENT_SECRET: "secret",
    },
  });
  onTestFinished(async () => void (await set.stop()));
  const ready = await read(await AdminClient.signedIn(set));
  for (const id of ["site-url", "https", "google", "indexnow"]) expect(ready.get(id)?.state, id).toBe("done");
});

test("the administrator that every install starts with is pointed out", async () => {
  const usual = await startSite({ env: { ADMIN_EMAIL: "" } });
  onTestFinished(async () => void (await usual.stop()));
  const owner = new AdminClient(usual);
  await owner.signIn({ email: "admin@abrefacil.local", password: ADMIN.password });
  expect((await read(owner)).get("default-administrator")?.state).toBe("pending");
});

test("what the server judges by itself takes no proof, nor does what is unknown, has changed or lacks a part", async () => {
  const seen = { version: 0, value: (await read()).get("cnpj")?.current, ...PROOF };
  expect((await client.call("beforeLaunch.confirm", { ...seen, id: "https" })).status).toBe(400);
  expect((await client.call("beforeLaunch.confirm", { ...seen, id: "nada" })).status).toBe(404);
  expect((await client.call("beforeLaunch.confirm", { ...seen, id: "cnpj", value: "11.111.111/0001-11" })).status).toBe(409);
  for (const part of [{ what: " " }, { source: "" }, { date: "2999-01-01" }]) {
    expect((await client.call("beforeLaunch.confirm", { ...seen, id: "cnpj", ...part })).status).toBe(400);
  }
  expect((await read()).get("cnpj")?.state).toBe("pending");
});
