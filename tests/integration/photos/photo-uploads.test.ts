import { expect } from "vitest";
import { MAX_PHOTO_BYTES } from "#domain/photo/photo-limits";
import { countRows } from "#support/database/database";
import { HEIC, makeBomb, makePhoto } from "#support/photos/make-photo";
import { type SaidOfPhoto, sendPhoto } from "#support/photos/send-photo";
import { AdminClient } from "#support/site/client";
import type { Site } from "#support/site/site";
import { test } from "#support/site/stage";

let site: Site;
let admin: AdminClient;

test.beforeAll(({ stage }) => {
  site = stage.site;
  admin = stage.client;
});

const upload = (bytes: Buffer, said?: SaidOfPhoto) => sendPhoto(admin, bytes, said);

test("a photograph is sent once, stands on a page in every format, and changes there within a moment", async () => {
  const bytes = await makePhoto({ width: 700, height: 500, hasPlace: true });
  const { photo } = await upload(bytes);
  if (!photo) throw new Error("nothing was added");
  expect(await upload(bytes)).toMatchObject({ status: 200, isNew: false, photo: { id: photo.id } });
  const page = await admin.ask<{ id: string; slug: string }>("pages.save", {
    title: "Troca de motor com fotografia",
    content: `<p>Trocamos o motor do portão.</p><figure><img src="/fotos/${photo.id}" /><figcaption>Depois</figcaption></figure><figure><img src="https://x.example/a.png" alt="x" /></figure>`,
  });
  const read = async () => await (await fetch(`${site.url}/links-uteis/${page.slug}`)).text();
  const shown = await read();
  expect(shown).toContain(`srcSet="/fotos/${photo.address}-480.avif 480w, /fotos/${photo.address}-700.avif 700w"`);
  expect(shown).toMatch(/<img [^>]*width="700" height="500" alt="Portão novo" loading="lazy"/);
  expect(shown).toContain("<figcaption>Depois</figcaption>");
  expect(shown).not.toContain("x.example");

  for (const [extension, type] of Object.entries({ avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" })) {
    const file = await fetch(`${site.url}/fotos/${photo.address}-480.${extension}`);
    expect(file.headers.get("content-type")).toBe(type);
    expect(file.headers.get("x-content-type-options")).toBe("nosniff");
    const etag = file.headers.get("etag") ?? "";
    expect((await fetch(file.url, { headers: { "if-none-match": etag } })).status).toBe(304);
    const head = await fetch(file.url, { method: "HEAD", headers: { range: "bytes=0-9" } });
    expect([head.status, head.headers.get("content-length")]).toEqual([200, String((await file.arrayBuffer()).byteLength)]);
  }
  for (const name of [`${photo.address}-481.jpg`, "0".repeat(24), "x.jpg", "000000000000"])
    expect((await fetch(`${site.url}/fotos/${name}`)).status, name).toBe(404);

  await admin.ask("photos.save", { id: photo.id, version: photo.version, alt: "Motor depois da troca", focusX: 50, focusY: 50 });
  expect(await read()).toContain('alt="Motor depois da troca"');
  const replaced = await upload(await makePhoto({ seed: 9 }), { replaces: { id: photo.id, version: photo.version + 1 } });
  expect(replaced).toMatchObject({
    status: 200,
    photo: { id: photo.id, uses: { page: 1, work: 0, technician: 0 }, alt: "Motor depois da troca" },
  });
  expect(await read()).toContain(`/fotos/${replaced.photo?.address}-600.avif`);
  expect((await admin.call("photos.remove", { id: photo.id })).status).toBe(409);
  expect(await admin.ask("photos.read", { id: photo.id })).toMatchObject({
    uses: [{ id: page.id, title: "Troca de motor com fotografia" }],
  });
  await admin.ask("pages.remove", { id: page.id });
  await admin.ask("trash.empty");
  expect((await admin.call("photos.remove", { id: photo.id })).ok).toBe(true);
});

test("a page waits until each of its photographs is described", async () => {
  const { photo } = await upload(await makePhoto({ seed: 33 }), { name: "IMG_33.jpg", alt: "" });
  if (!photo) throw new Error("nothing was added");
  const fields = { title: "Roldana fotografada", origin: "ai", content: `<p>Texto.</p><figure><img src="/fotos/${photo.id}"></figure>` };
  const listReasons = async () => {
    const { id } = await admin.ask<{ id: string }>("pages.save", { ...fields, reason: undefined });
    const { page } = await admin.ask<{ page: { held?: { says: string }[] } }>("editor.open", { id });
    return page.held?.map(({ says }) => says).join(" ");
  };
  expect(await listReasons()).toContain("sem descrição: “IMG_33.jpg”");
  await admin.ask("photos.save", { id: photo.id, version: photo.version, alt: "Roldana gasta", focusX: 50, focusY: 50 });
  expect(await listReasons()).not.toContain("sem descrição");
});

test("what is said of a photograph is kept without signs that nobody sees", async () => {
  const { photo } = await upload(await makePhoto({ seed: 34 }), { name: "a\0\u202E.jpg", alt: "Portão\0\u202Enovo" });
  expect(photo).toMatchObject({ name: "a.jpg", alt: "Portão novo" });
  const saved = { id: photo?.id, version: photo?.version, alt: "Motor\0 novo", focusX: 50, focusY: 50 };
  expect(await admin.ask("photos.save", saved)).toMatchObject({ alt: "Motor novo" });
});

test("what is no photograph is refused, each with its own sentence, and nothing of it is kept", async () => {
  const before = await countRows(site, "photo_files");
  const whole = await makePhoto();
  const refusals: [Buffer, SaidOfPhoto, number, string][] = [
    [Buffer.alloc(0), {}, 422, "vazio"],
    [HEIC, { name: "IMG_1.HEIC", type: "image/heic" }, 422, "Mais compatível"],
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), {}, 422, "SVG"],
    [whole, { name: "foto.png", type: "image/png" }, 422, "diz ser PNG"],
    [whole.subarray(0, -400), {}, 422, "cortada"],
    [Buffer.concat([whole, Buffer.from("<script>alert(1)</script>")]), {}, 422, "mais alguma coisa"],
    [await makeBomb(), { name: "a.png", type: "image/png" }, 422, "100 megapixels"],
    [Buffer.alloc(MAX_PHOTO_BYTES + 1), {}, 413, "20 MB"],
    [whole, { covered: [{ x: 900, y: 0, width: 500, height: 10 }] }, 400, "não pôde ser lido"],
    [whole, { replaces: { id: "000000000000", version: 1 } }, 409, "não está mais"],
  ];
  for (const [bytes, said, status, says] of refusals) {
    const answer = await upload(bytes, said);
    expect([answer.status, answer.message]).toEqual([status, expect.stringContaining(says)]);
  }
  expect(await sendPhoto(new AdminClient(site), whole)).toMatchObject({ status: 401, message: expect.stringContaining("Entre no painel") });
  expect(await countRows(site, "photo_files")).toBe(before);
});
