import { afterAll, beforeAll, expect, test } from "vitest";
import { dayOf, laterDay } from "#domain/calendar/owner-time";
import { toSlug } from "#domain/text/slug";
import { makePhoto } from "#support/photos/make-photo";
import { addPhoto } from "#support/photos/send-photo";
import { REAL_TITLES, writeRealPage } from "#support/publishing/real-page";
import { AdminClient } from "#support/site/client";
import { send } from "#support/site/http";
import { finishRun, startRun } from "#support/site/runs";
import { ADMIN, type Site, startSite } from "#support/site/site";
import { sendImport, toCsv } from "#support/site/transfer";
import { WORK_FIELDS } from "#support/work/work-fields";

let site: Site;
let client: AdminClient;

beforeAll(async () => {
  site = await startSite();
  client = await AdminClient.signedIn(site);
});
afterAll(() => site?.stop());

const [BY_HAND, FIRST, SECOND, THIRD, IMPORTED] = REAL_TITLES;
const read = async (path: string) => (await send(site, path)).text;
const statusOf = async (path: string) => (await send(site, path)).status;
const pathOf = (title: string) => `/links-uteis/${toSlug(title)}`;

/** The rules decide alone what goes public. */
const save = (title: string) =>
  client.ask<{ id: string; slug: string; status: string }>("pages.save", {
    title,
    content: writeRealPage(title).content,
    reason: undefined,
  });

test("a page is public once it is saved, changed once it is edited, gone once it is deleted and back once it is restored", async () => {
  const { id, slug, status } = await save(BY_HAND);
  const path = `/links-uteis/${slug}`;
  expect([status, await statusOf(path)]).toEqual(["public", 200]);
  for (const place of ["/faq", "/sitemap", "/sitemaps/links-uteis-1.xml"]) expect(await read(place), place).toContain(path);

  const { page } = await client.ask<{ page: { version: number } }>("editor.open", { id });
  const fields = { ...page, description: "Com a garantia de quem instala.", status: "public" };
  await client.ask("editor.update", { id, version: page.version, fields, reason: undefined });
  expect(await read(path)).toContain("Com a garantia de quem instala.");

  await client.ask("pages.remove", { id });
  expect(await statusOf(path)).toBe(410);
  await client.ask("trash.restore", { id });
  expect(await read(path)).toContain("Com a garantia de quem instala.");
});

test("a run makes a page of each of its titles, a file brings another, and all leave in a file", async () => {
  const titles = [FIRST, SECOND, THIRD];
  const { status, results } = await finishRun(client, await startRun(client, { kind: "local-batch", titles }));
  expect([status, results.map((result) => result.status)]).toEqual(["done", ["done", "done", "done"]]);

  const file = toCsv([
    ["titulo", "conteudo"],
    [IMPORTED, writeRealPage(IMPORTED).content],
  ]);
  expect((await sendImport(site, client, "conferir", file)).body).toMatchObject({ total: 1, fresh: 1, problemCount: 0 });
  expect((await sendImport(site, client, "gravar", file)).body).toEqual({ imported: 1, held: 0, skipped: 0 });

  const exported = await (await client.get("/admin/exportar.csv")).text();
  for (const title of [...titles, IMPORTED]) {
    expect(await statusOf(pathOf(title)), title).toBe(200);
    expect(exported).toContain(title);
  }
});

test("a photograph stands on the page of a work, and the work in its list", async () => {
  const photo = await addPhoto(client, await makePhoto({ width: 800, height: 600 }), { name: "depois.jpg", alt: "Folha no trilho novo" });
  const fields = { ...WORK_FIELDS, photos: { before: [], after: [photo.id] } };
  const { slug } = await client.ask<{ slug: string }>("works.create", { fields, state: "public" });
  const page = await read(`/obras/${slug}`);
  for (const said of [fields.done, photo.address, "Folha no trilho novo"]) expect(page).toContain(said);
  expect(await read("/obras")).toContain(`/obras/${slug}`);
  expect(await statusOf(`/fotos/${photo.address}-480.webp`)).toBe(200);
});

test("what a customer writes by his link is on the home page once it is published", async () => {
  const { link } = await client.ask<{ link: string }>("voices.invite", { invitee: "Mooca" });
  const texto = "O portão parou na chuva e voltou a abrir no mesmo dia.";
  const body = new URLSearchParams({ texto, estrelas: "4", nome: "Dona Cida", bairro: "Mooca", autorizo: "sim" }).toString();
  const headers = { "content-type": "application/x-www-form-urlencoded", origin: site.url };
  expect((await send(site, new URL(link).pathname, { method: "POST", headers, body })).status).toBe(303);
  const { voices } = await client.ask<{ voices: { id: string; text: string }[] }>("voices.list", { state: "received" });
  const voice = voices.find(({ text }) => text === texto);
  await client.ask("voices.setPublished", { id: voice?.id, isPublished: true });
  expect(await read("/")).toContain(texto);
});

test("a changed fact is on the pages that say it, and a lost address leads to the page it is redirected to", async () => {
  const PRICE = "plans.solo.price";
  expect(await client.ask("register.save", { changes: [{ path: PRICE, typed: "R$ 98.642", seenVersion: 0 }] })).toMatchObject({
    outcome: "saved",
  });
  expect(await read("/")).toContain("R$ 98.642");

  expect(await statusOf("/motor-antigo")).toBe(404);
  expect(await client.ask("lostAddresses.list", { query: "motor-antigo" })).toMatchObject({ addresses: [{ hits: 1 }] });
  await client.ask("lostAddresses.redirect", { fromPath: "/motor-antigo", toPath: "/faq" });
  const answer = await send(site, "/motor-antigo");
  expect([answer.status, answer.headers.location]).toEqual([301, "/faq"]);
});

test("a visit and a contact are in the results, and what was done in the log, until its doer has signed out", async () => {
  const from = laterDay(dayOf(new Date()), -1);
  await send(site, "/cidades/santana", {
    headers: { "sec-fetch-dest": "document", "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" },
  });
  const { id } = await client.ask<{ id: string }>("contacts.create", { day: dayOf(new Date()), firstName: "Cida" });
  await client.ask("contacts.setState", { id, version: 1, state: "sold" });
  const span = { from, to: dayOf(new Date()) };
  expect(await client.ask("results.read", span)).toMatchObject({ totals: { visits: 1, contacts: 1, sold: 1 } });

  const visitor = await AdminClient.signedIn(site);
  expect((await visitor.call("session.signOut")).status).toBe(204);
  expect((await visitor.call("pages.list", {})).status).toBe(401);
  const { activities } = await client.ask<{ activities: { actor: string; action: string }[] }>("activities.list", { page: 1 });
  const own = activities.filter(({ actor }) => actor === ADMIN.email).map(({ action }) => action);
  expect(own).toEqual(expect.arrayContaining(["session.started", "contact.created", "contact.moved", "session.ended"]));
});
