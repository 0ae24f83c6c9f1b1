import { afterAll, beforeAll, expect, test } from "vitest";
import { createVoices, readPublishedVoices } from "#server/voices/voices";
import { createDatabase } from "#support/database/database";
import { AdminClient } from "#support/site/client";
import { send } from "#support/site/http";
import { type Site, startSite } from "#support/site/site";

const FORM = { texto: "O portão parou na chuva e voltou a abrir no mesmo dia.", estrelas: 4, nome: "Dona Cida", bairro: "Mooca" } as const;
const ANA = "ana@exemplo.com.br";

async function createStore() {
  const { db } = await createDatabase();
  let published = 0;
  const voices = createVoices(db, async () => {
    published += 1;
  });
  const invite = async (now?: Date) => {
    const made = await voices.invite("portão da Mooca", ANA, now);
    if (!made) throw new Error("Too many");
    return { id: made.voice.id, token: made.token };
  };
  return { db, voices, invite, readPublished: () => readPublishedVoices(db), countRefreshes: () => published };
}

test("a link takes one text, even when it is sent twice at once, and the owner decides what is read", async () => {
  const { voices, invite, readPublished, countRefreshes } = await createStore();
  const { id, token } = await invite();
  const sent = { ...FORM, autorizo: "sim" as const };
  const taken = await Promise.all([voices.receive(id, sent), voices.receive(id, { ...sent, texto: "Outro texto, sem graça." })]);
  expect(taken.toSorted()).toEqual([false, true]);
  expect((await voices.findByToken(token))?.state).toBe("received");
  expect(await readPublished()).toEqual({ shown: [], ratings: [] });
  expect(countRefreshes()).toBe(0);

  expect((await voices.publish(id))?.state).toBe("published");
  expect(await voices.publish(id)).toBeUndefined();
  await voices.answer(id, "Obrigado!");
  expect(await readPublished()).toMatchObject({ shown: [{ name: FORM.nome, rating: 4, answer: "Obrigado!" }], ratings: [4] });
  expect(countRefreshes()).toBe(2);
});

test("what is withdrawn is gone from the pages and from the database, and cannot come back", async () => {
  const { db, voices, invite, readPublished, countRefreshes } = await createStore();
  const { id, token } = await invite();
  await voices.receive(id, { ...FORM, autorizo: "sim" });
  await voices.publish(id);
  await voices.withdraw(id);
  expect(countRefreshes()).toBe(2);
  expect(await readPublished()).toEqual({ shown: [], ratings: [] });
  const row = await db.selectFrom("voices").selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ state: "withdrawn", name: "", location: "", text: "", rating: null, invitee: "" });
  expect(await Promise.all([voices.publish(id), voices.answer(id, "Ah"), voices.receive(id, { ...FORM, autorizo: "sim" })])).toEqual([
    undefined,
    undefined,
    false,
  ]);
  expect((await voices.findByToken(token))?.state).toBe("withdrawn");
});

test("a link ends after its days and is forgotten later; a text that came in time stays, and the database knows no token", async () => {
  const { db, voices, invite } = await createStore();
  const now = Date.now();
  const daysAgo = (days: number) => new Date(now - days * 86_400_000);
  const late = await invite(daysAgo(31));
  const old = await invite(daysAgo(61));
  const used = await invite(daysAgo(61));
  expect(await voices.receive(used.id, { ...FORM, autorizo: "sim" }, daysAgo(40))).toBe(true);
  expect(await voices.findByToken(late.token)).toBeUndefined();
  expect(await voices.receive(late.id, { ...FORM, autorizo: "sim" })).toBe(false);
  await voices.forgetOld();
  const rows = await db.selectFrom("voices").select(["id", "token_hash"]).execute();
  expect(rows.map(({ id }) => id).toSorted()).toEqual([late.id, used.id].toSorted());
  expect(JSON.stringify(rows)).not.toContain(late.token);
  expect(await voices.findByToken(old.token)).toBeUndefined();
  expect((await voices.findByToken(used.token))?.state).toBe("received");
});

let site: Site;
let client: AdminClient;
beforeAll(async () => {
  site = await startSite();
  client = await AdminClient.signedIn(site);
});
afterAll(() => site?.stop());

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  send(site, path, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", origin: site.url, ...headers },
    body: new URLSearchParams(fields).toString(),
  });
const SENT = { ...FORM, estrelas: "4", autorizo: "sim" };

async function invite(): Promise<string> {
  const { link, message, share } = await client.ask<{ link: string; message: string; share: string }>("voices.invite", {
    invitee: "Mooca",
  });
  expect(message).toContain(link);
  expect(share).toContain(encodeURIComponent(link));
  return new URL(link).pathname;
}

test("from the link to the home page and back: published at once, its words and no others, rated by it, gone when it is withdrawn", async () => {
  const path = await invite();
  const asked = await send(site, path);
  expect(asked.status).toBe(200);
  expect(asked.headers["cache-control"] ?? "").not.toContain("max-age=86400");
  expect(asked.text).toContain("noindex");
  expect(asked.text).not.toContain(path);

  const refused = await post(path, { ...SENT, autorizo: "" });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain(FORM.texto);
  for (const type of ["application/json", "multipart/form-data"])
    expect((await post(path, SENT, { "content-type": type })).status).toBe(422);
  expect((await post(path, SENT, { origin: "https://outro.exemplo.com" })).status).toBe(403);
  expect(await post(path, SENT)).toMatchObject({ status: 303, headers: { location: path } });
  expect((await post(path, { ...SENT, texto: "Nunca mais chamo essa gente." })).status).toBe(303);

  const readHome = async () => (await send(site, "/")).text;
  const before = await readHome();
  expect(before).not.toContain(FORM.texto);
  const { voices } = await client.ask<{ voices: { id: string; text: string }[] }>("voices.list", { state: "received" });
  expect(voices).toMatchObject([{ text: FORM.texto }]);
  await client.ask("voices.setPublished", { id: voices[0]?.id, isPublished: true });
  const after = await readHome();
  expect(after).toContain(FORM.texto);
  const example = /<blockquote[^>]*>([^<]+)</.exec(before)?.[1] ?? "";
  expect(example).not.toBe("");
  expect(after).not.toContain(example);

  expect((await post(path, { retirar: "sim" })).status).toBe(303);
  expect(await readHome()).not.toContain(FORM.texto);
  expect((await send(site, path)).text).not.toContain(FORM.texto);
});

test("a guessed link leads nowhere, costs nothing that stays, and no log names one", async () => {
  const path = await invite();
  await send(site, path);
  const missing = async () => (await client.ask<{ total: number }>("lostAddresses.list", {})).total;
  const before = await missing();
  for (const guess of ["a".repeat(40), "0".repeat(40), "1", `${path.slice(-40, -1)}g`, "x".repeat(500)]) {
    const { status, text } = await send(site, `/depoimento/${guess}`);
    expect([status, text.includes("<textarea")]).toEqual([404, false]);
  }
  expect((await post(`/depoimento/${"b".repeat(40)}`, SENT)).status).toBe(404);
  expect(await missing()).toBe(before);
  await expect.poll(() => site.output()).toContain("/depoimento/…");
  expect(site.output()).not.toContain(path.slice(-40));
});
