import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MAX_PHOTO_BYTES } from "#domain/photo/photo-limits";
import { readPublishedVoices } from "#server/voices/published-voices";
import { createVoices } from "#server/voices/voices";
import { countRows, createDatabase } from "#support/database/database";
import { ENGINE } from "#support/database/engine";
import { CAMERA, HEIC, makeBomb, makePhoto } from "#support/photos/make-photo";
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
  expect(await Promise.all([voices.withdraw(id), voices.withdraw(id)])).toEqual([true, false]);
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

/** What is kept is asked of both databases above; what comes of it on pages is alike. */
describe.runIf(ENGINE === "sqlite")("on a running site", () => {
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

  /** As a browser sends the form: what was typed, then the file. */
  async function sendForm(path: string, fields: Record<string, string>, file?: { bytes: Buffer; name?: string; type?: string }) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    if (file) form.set("foto", new File([new Uint8Array(file.bytes)], file.name ?? "foto.jpg", { type: file.type ?? "image/jpeg" }));
    const sent = new Request(site.url, { method: "POST", body: form });
    const body = Buffer.from(await sent.arrayBuffer());
    const headers = { "content-type": sent.headers.get("content-type") ?? "", "content-length": body.length, origin: site.url };
    return await send(site, path, { method: "POST", headers, body });
  }

  interface ListedVoice {
    id: string;
    text: string;
    photo?: { hash: string };
  }

  test("a photograph comes with the words, is shown only if the owner says so, is covered, and is gone with them", async () => {
    const path = await invite();
    const texto = "Mandei a foto do portão que voltou a fechar.";
    const bytes = await makePhoto({ width: 900, height: 700, hasPlace: true, isSideways: true, seed: 7 });
    expect((await sendForm(path, { ...SENT, texto }, { bytes })).status).toBe(303);
    const find = async () => {
      const { voices } = await client.ask<{ voices: ListedVoice[] }>("voices.list", {});
      const found = voices.find(({ text }) => text === texto);
      if (!found?.photo) throw new Error("No photograph came");
      return { id: found.id, hash: found.photo.hash };
    };
    const { id, hash } = await find();
    const fileOf = (name: string) => send(site, `/fotos/${name}-480.jpg`);
    const home = async () => (await send(site, "/")).text;
    const file = await fileOf(hash);
    expect([file.status, file.body.includes(CAMERA), file.body.includes("GPS")]).toEqual([200, false, false]);
    expect((await send(site, path)).text).toContain(hash);
    expect(JSON.stringify(await client.ask("photos.list"))).not.toContain(hash);

    await client.ask("voices.setPublished", { id, isPublished: true });
    expect([(await home()).includes(texto), (await home()).includes(hash)]).toEqual([true, false]);
    await client.ask("voices.setPhoto", { id, isShown: true, alt: "" });
    expect(await home()).toContain(`/fotos/${hash}-480.avif`);
    expect(await home()).toContain(`alt="Foto enviada por ${FORM.nome}"`);
    expect((await client.call("voices.coverPhoto", { id, parts: "" })).status).toBe(400);
    await client.ask("voices.coverPhoto", { id, parts: "100,100,300,300" });
    const covered = (await find()).hash;
    expect(covered).not.toBe(hash);
    expect([(await fileOf(hash)).status, (await fileOf(covered)).status, (await home()).includes(covered)]).toEqual([404, 200, true]);

    const from = performance.now();
    expect((await post(path, { retirar: "sim" })).status).toBe(303);
    expect([(await fileOf(covered)).status, (await home()).includes(texto)]).toEqual([404, false]);
    expect(performance.now() - from).toBeLessThan(1000);
    expect(await client.call("voices.setPhoto", { id, isShown: true, alt: "" })).toMatchObject({ status: 404 });
  });

  test("a photograph that is none is refused beside what was typed, a link takes a few, and none without an open link", async () => {
    const before = await countRows(site, "photo_files");
    const whole = await makePhoto({ width: 1600, height: 1200, seed: 8 });
    const refusals: [Buffer, { name?: string; type?: string }, string][] = [
      [HEIC, { name: "a.heic", type: "image/heic" }, "Mais compatível"],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), {}, "SVG"],
      [whole.subarray(0, -400), {}, "cortada"],
      [Buffer.concat([whole, Buffer.from("<script>alert(1)</script>")]), {}, "mais alguma coisa"],
      [await makeBomb(), { name: "a.png", type: "image/png" }, "100 megapixels"],
      [Buffer.alloc(MAX_PHOTO_BYTES + 100_000, 7), {}, "passa de 20 MB"],
    ];
    const path = await invite();
    for (const [bytes, said, says] of refusals) {
      const { status, text } = await sendForm(path, SENT, { bytes, ...said });
      expect([status, text.includes(says), text.includes(FORM.texto), text.includes(`value="${FORM.nome}"`)], says).toEqual([
        422,
        true,
        true,
        true,
      ]);
    }
    const unsaid = await sendForm(path, { ...SENT, nome: "" }, { bytes: whole });
    expect([unsaid.status, unsaid.text.includes("Escolha a fotografia de novo")]).toEqual([422, true]);
    const heavy = Buffer.concat([HEIC, Buffer.alloc(40_000)]);
    const says: string[] = [];
    for (let time = 0; time < 100; time += 1) {
      const { status, text } = await sendForm(path, SENT, { bytes: heavy });
      says.push(`${status} ${text.includes("fotografias demais") ? "too many" : "refused"} ${text.includes(FORM.texto)}`);
    }
    expect(says.filter((said) => said === "422 refused true")).toHaveLength(4);
    expect(says.filter((said) => said === "422 too many true")).toHaveLength(96);
    for (const [bytes, status] of [
      [heavy, 404],
      [Buffer.alloc(3_000_000, 1), 413],
    ] as const)
      expect((await sendForm(`/depoimento/${"c".repeat(40)}`, SENT, { bytes })).status).toBe(status);
    expect(await countRows(site, "photo_files")).toBe(before);
    expect((await sendForm(path, SENT)).status).toBe(303);
  });
});
