import { once } from "node:events";
import { connect } from "node:net";
import { expect } from "vitest";
import { MAX_PHOTO_BYTES } from "#domain/photo/photo-limits";
import { countRows } from "#support/database/database";
import { CAMERA, HEIC, makeBomb, makePhoto } from "#support/photos/make-photo";
import type { AdminClient } from "#support/site/client";
import { send, sendRaw } from "#support/site/http";
import type { Site } from "#support/site/site";
import { test } from "#support/site/stage";

const FORM = { texto: "O portão parou na chuva e voltou a abrir no mesmo dia.", nome: "Dona Cida", bairro: "Mooca" };
const SENT = { ...FORM, estrelas: "4", autorizo: "sim" };

let site: Site;
let client: AdminClient;
test.beforeAll(({ stage }) => {
  ({ site, client } = stage);
});

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  send(site, path, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", origin: site.url, ...headers },
    body: new URLSearchParams(fields).toString(),
  });

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
  const [voice, ...others] = voices.filter(({ text }) => text === FORM.texto);
  expect([voice !== undefined, others]).toEqual([true, []]);
  await client.ask("voices.setPublished", { id: voice?.id, isPublished: true });
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
  const missing = async () => (await client.ask<{ total: number }>("lostAddresses.list", { query: "depoimento" })).total;
  const before = await missing();
  for (const guess of ["a".repeat(40), "0".repeat(40), "1", `${path.slice(-40, -1)}g`, "x".repeat(500)]) {
    const { status, text } = await send(site, `/depoimento/${guess}`);
    expect([status, text.includes("<textarea")]).toEqual([404, false]);
  }
  expect((await post(`/depoimento/${"b".repeat(40)}`, SENT)).status).toBe(404);
  expect(await missing()).toBe(before);
  // Its line of the log comes after all of theirs.
  const last = `/depois-de-${path.slice(-8)}`;
  await send(site, last);
  await expect.poll(() => site.output()).toContain(last);
  expect(site.output()).toContain("/depoimento/…");
  expect(site.output()).not.toContain(path.slice(-40));
});

interface SentFile {
  bytes: Buffer;
  name?: string;
  type?: string;
}

/** As a browser sends the form: what was typed, then the file. */
async function writeForm(fields: Record<string, string>, file?: SentFile) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file) form.set("foto", new File([new Uint8Array(file.bytes)], file.name ?? "foto.jpg", { type: file.type ?? "image/jpeg" }));
  const sent = new Request(site.url, { method: "POST", body: form });
  const body = Buffer.from(await sent.arrayBuffer());
  return { headers: { "content-type": sent.headers.get("content-type") ?? "", "content-length": body.length, origin: site.url }, body };
}

const sendForm = async (path: string, fields: Record<string, string>, file?: SentFile) =>
  await send(site, path, { method: "POST", ...(await writeForm(fields, file)) });

interface ListedVoice {
  id: string;
  text: string;
  photo?: { address: string };
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
    return { id: found.id, hash: found.photo.address };
  };
  const { id, hash } = await find();
  const fileOf = (name: string) => send(site, `/fotos/${name}-480.jpg`);
  const home = async () => (await send(site, "/")).text;
  const ownFile = `${path}/foto`;
  expect((await send(site, path)).text).toContain(ownFile);
  for (const file of [await send(site, ownFile), await send(site, `/fotos/${hash}-480.jpg`, { headers: { cookie: client.cookie } })]) {
    expect([file.status, file.headers["cache-control"]]).toEqual([200, "private, no-store"]);
    expect([file.body.includes(CAMERA), file.body.includes("GPS")]).toEqual([false, false]);
  }
  const stranger = async (name = hash) => (await fileOf(name)).status;
  expect([await stranger(), (await send(site, `/depoimento/${"a".repeat(40)}/foto`)).status]).toEqual([404, 404]);
  expect(JSON.stringify(await client.ask("photos.list"))).not.toContain(hash);

  await client.ask("voices.setPublished", { id, isPublished: true });
  expect([(await home()).includes(texto), (await home()).includes(hash), await stranger()]).toEqual([true, false, 404]);
  await client.ask("voices.setPhoto", { id, isShown: true, alt: "", seen: { isShown: false, alt: "" } });
  expect(await home()).toContain(`/fotos/${hash}-480.avif`);
  expect(await stranger()).toBe(200);
  await client.ask("voices.setPhoto", { id, isShown: false, alt: "", seen: { isShown: true, alt: "" } });
  expect(await stranger()).toBe(404);
  await client.ask("voices.setPhoto", { id, isShown: true, alt: "", seen: { isShown: false, alt: "" } });
  expect(await home()).toContain(`alt="Foto enviada por ${FORM.nome}"`);
  expect((await client.call("voices.coverPhoto", { id, parts: "" })).status).toBe(400);
  await client.ask("voices.coverPhoto", { id, parts: "100,100,300,300" });
  const covered = (await find()).hash;
  expect(covered).not.toBe(hash);
  expect([await stranger(), await stranger(covered), (await home()).includes(covered)]).toEqual([404, 200, true]);

  expect((await post(path, { retirar: "sim" })).status).toBe(303);
  expect([await stranger(covered), (await send(site, ownFile)).status, (await home()).includes(texto)]).toEqual([404, 404, false]);
  expect(await client.call("voices.setPhoto", { id, isShown: true, alt: "", seen: { isShown: false, alt: "" } })).toMatchObject({
    status: 404,
  });
});

test("who is still sending a photograph that is too large is answered once it has come, on a connection that ends with the answer", async () => {
  const path = await invite();
  const { headers, body } = await writeForm(SENT, { bytes: Buffer.alloc(MAX_PHOTO_BYTES + 100_000, 7) });
  const said = Object.entries({ Host: "a", Connection: "close", ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const socket = connect(Number(new URL(site.url).port), "localhost");
  let answer = "";
  socket.on("data", (part) => {
    answer += part;
  });
  const ended = once(socket, "close");
  socket.write(`POST ${path} HTTP/1.1\r\n${said.join("")}\r\n`);
  socket.write(body.subarray(0, 200_000));
  // What was asked for later is answered already.
  for (let time = 0; time < 3; time += 1) expect((await send(site, path)).status).toBe(200);
  expect(answer).toBe("");
  socket.write(body.subarray(200_000));
  await ended;
  expect(answer).toMatch(/^HTTP\/1\.1 422 [\s\S]*passa de 20 MB/);
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
  for (let time = 0; time < 12; time += 1) {
    const { status, text } = await sendForm(path, SENT, { bytes: heavy });
    says.push(`${status} ${text.includes("fotografias demais") ? "too many" : "refused"} ${text.includes(FORM.texto)}`);
  }
  expect(says.filter((said) => said === "422 refused true")).toHaveLength(4);
  expect(says.filter((said) => said === "422 too many true")).toHaveLength(8);
  const nobodys = `/depoimento/${"c".repeat(40)}`;
  expect((await sendForm(nobodys, SENT, { bytes: heavy })).status).toBe(404);
  // Refused by what is announced, before any of it has come: who writes on may lose the answer.
  const head = `POST ${nobodys} HTTP/1.1\r\nHost: a\r\nOrigin: ${site.url}\r\nContent-Type: multipart/form-data; boundary=x\r\n`;
  expect(await sendRaw(site, `${head}Content-Length: 3000000\r\n\r\n`)).toMatch(/^HTTP\/1\.1 413 /);
  expect(await countRows(site, "photo_files")).toBe(before);
  expect((await sendForm(path, SENT)).status).toBe(303);
  expect((await post(path, { retirar: "sim" })).status).toBe(303);
});
