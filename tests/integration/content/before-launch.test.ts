import { expect, onTestFinished } from "vitest";
import type { BeforeLaunchCheck } from "#domain/before-launch/before-launch-check";
import { AdminClient } from "#support/site/client";
import { ADMIN, startSite } from "#support/site/site";
import { test } from "#support/site/stage";

let client: AdminClient;

test.beforeAll(({ stage }) => {
  ({ client } = stage);
});

const read = async (from = client) =>
  new Map((await from.ask<{ checks: BeforeLaunchCheck[] }>("beforeLaunch.list")).checks.map((check) => [check.id, check]));
const count = () => client.ask<number>("beforeLaunch.count");

const PROOF = { what: "Página de avaliações", source: "https://avaliacoes.example", date: "2026-11-01" };

test("a proof is kept with who and when, counts one less, and can be taken back", async () => {
  const before = await count();
  const value = (await read()).get("rating")?.current;
  const begun = Date.now();
  await client.ask("beforeLaunch.confirm", { id: "rating", version: 0, value, ...PROOF });
  const check = (await read()).get("rating");
  expect(check).toMatchObject({
    state: "done",
    note: expect.stringContaining("buscadores"),
    version: 1,
    confirmation: { by: ADMIN.email, ...PROOF },
  });
  expect(check?.confirmation?.at.getTime()).toBeGreaterThanOrEqual(begun);
  expect(check?.confirmation?.at.getTime()).toBeLessThanOrEqual(Date.now());
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

test("what the server can see is judged live, and the administrator that every install starts with is pointed out", async () => {
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
      ADMIN_EMAIL: "",
    },
  });
  onTestFinished(async () => void (await set.stop()));
  const owner = new AdminClient(set, "https://www.empresa.com.br");
  await owner.signIn({ email: "admin@abrefacil.local", password: ADMIN.password });
  const ready = await read(owner);
  for (const id of ["site-url", "https", "google", "indexnow"]) expect(ready.get(id)?.state, id).toBe("done");
  expect(ready.get("default-administrator")?.state).toBe("pending");
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
