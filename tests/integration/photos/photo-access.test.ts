import { expect } from "vitest";
import type { LibraryPhoto } from "#domain/photo/photo";
import { makePhoto } from "#support/photos/make-photo";
import { addPhoto } from "#support/photos/send-photo";
import type { AdminClient } from "#support/site/client";
import { send } from "#support/site/http";
import type { Site } from "#support/site/site";
import { test } from "#support/site/stage";
import { WORK_FIELDS } from "#support/work/work-fields";

let site: Site;
let client: AdminClient;
test.beforeAll(({ stage }) => {
  ({ site, client } = stage);
});

const FORMATS = ["avif", "webp", "jpg"] as const;
const filesOf = ({ address }: LibraryPhoto) =>
  FORMATS.flatMap((format) => [480, 600].map((width) => `/fotos/${address}-${width}.${format}`));

/** The statuses that strangers get for all files of a photograph and for its name, and that administrators get. */
async function ask(photo: LibraryPhoto): Promise<{ strangers: number[]; administrators: number[] }> {
  const statuses = async (headers: Record<string, string>) => {
    const answers = await Promise.all([...filesOf(photo), `/fotos/${photo.id}`].map((path) => send(site, path, { headers })));
    return [...new Set(answers.map(({ status }) => status))].toSorted();
  };
  return { strangers: await statuses({}), administrators: await statuses({ cookie: client.cookie }) };
}
const TO_ALL = { strangers: [200, 302], administrators: [200, 302] };
const TO_ADMINISTRATORS = { strangers: [404], administrators: [200, 302] };
const TO_NOBODY = { strangers: [404], administrators: [404] };

let seed = 100;
const add = async () => await addPhoto(client, await makePhoto({ seed: seed++ }));

test("strangers see a photograph while a public page shows it, and administrators always", async () => {
  const photo = await add();
  expect(await ask(photo)).toEqual(TO_ADMINISTRATORS);
  const content = `<p>Trocamos o motor.</p><figure><img src="/fotos/${photo.id}" /></figure>`;
  const save = (status: string) => client.ask<{ id: string; slug: string }>("pages.save", { title: "Motor visto", content, status });
  await save("draft");
  expect(await ask(photo)).toEqual(TO_ADMINISTRATORS);
  const first = await save("public");
  expect(await ask(photo)).toEqual(TO_ALL);
  expect((await send(site, `/links-uteis/${first.slug}`)).text).toContain(photo.address);
  await client.ask("pages.setStatus", { ids: [first.id], status: "draft" });
  expect(await ask(photo)).toEqual(TO_ADMINISTRATORS);
  const second = await save("public");
  expect(await ask(photo)).toEqual(TO_ALL);
  await client.ask("pages.remove", { id: second.id });
  expect(await ask(photo)).toEqual(TO_ADMINISTRATORS);
  for (const { id } of (await client.ask<{ pages: { id: string }[] }>("pages.list", { query: "motor visto" })).pages)
    await client.ask("pages.remove", { id });
  await client.ask("trash.empty");
  await client.ask("photos.remove", { id: photo.id });
  expect(await ask(photo)).toEqual(TO_NOBODY);
});

test("a photograph leaves with the work whose customer takes his consent back, and with one that is deleted", async () => {
  const photo = await add();
  const fields = { ...WORK_FIELDS, photos: { before: [], after: [photo.id] } };
  const { id } = await client.ask<{ id: string }>("works.create", { fields, state: "draft" });
  expect(await ask(photo)).toEqual(TO_ADMINISTRATORS);
  await client.ask("works.save", { id, version: 1, fields, state: "public" });
  expect(await ask(photo)).toEqual(TO_ALL);
  await client.ask("works.save", { id, version: 2, fields: { ...fields, hasConsent: false }, state: "draft" });
  expect(await ask(photo)).toEqual(TO_ADMINISTRATORS);
  await client.ask("works.save", { id, version: 3, fields, state: "public" });
  expect(await ask(photo)).toEqual(TO_ALL);
  await client.ask("works.remove", { id });
  expect(await ask(photo)).toEqual(TO_ADMINISTRATORS);
});

test("a portrait is seen while its person is, and what it was replaced with alone", async () => {
  const photo = await add();
  const fields = { name: "Rui", photoId: photo.id, courses: [], about: "", isShown: true };
  const { id } = await client.ask<{ id: string }>("team.create", { fields });
  expect(await ask(photo)).toEqual(TO_ALL);
  const replaced = await addPhoto(client, await makePhoto({ seed: seed++ }), { replaces: { id: photo.id, version: photo.version } });
  expect(await ask(replaced)).toEqual(TO_ALL);
  const before = await Promise.all(filesOf(photo).map(async (path) => (await client.get(path)).status));
  expect(new Set(before)).toEqual(new Set([404]));
  await client.ask("team.save", { id, version: 1, fields: { ...fields, isShown: false } });
  expect(await ask(replaced)).toEqual(TO_ADMINISTRATORS);
});

test("what is public may be kept for minutes by a browser and by nobody between, what is not by nobody", async () => {
  const photo = await add();
  const content = `<p>Trocamos o trilho.</p><figure><img src="/fotos/${photo.id}" /></figure>`;
  const path = filesOf(photo)[0] ?? "";
  const unseen = await send(site, path, { headers: { cookie: client.cookie } });
  expect(unseen.headers["cache-control"]).toBe("private, no-store");
  const { id } = await client.ask<{ id: string }>("pages.save", { title: "Trilho visto", content });
  const { headers } = await send(site, path);
  expect(headers["cache-control"]).toBe("public, max-age=300, s-maxage=0, must-revalidate");
  const again = { headers: { "if-none-match": String(headers.etag) } };
  expect((await send(site, path, again)).status).toBe(304);
  await client.ask("pages.remove", { id });
  const { status, headers: gone } = await send(site, path, again);
  expect([status, gone["cache-control"]]).toEqual([404, "no-store"]);
});
