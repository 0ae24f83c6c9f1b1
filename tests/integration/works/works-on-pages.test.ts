import { afterAll, beforeAll, expect, test } from "vitest";
import { dayOf } from "#domain/calendar/owner-time";
import { makePhoto } from "#support/photos/make-photo";
import { addPhoto } from "#support/photos/send-photo";
import { makeText } from "#support/publishing/made-up-text";
import { AdminClient } from "#support/site/client";
import { send } from "#support/site/http";
import { type Site, startSite } from "#support/site/site";
import { WORK_FIELDS } from "#support/work/work-fields";

let site: Site;
let client: AdminClient;
beforeAll(async () => {
  site = await startSite();
  client = await AdminClient.signedIn(site);
});
afterAll(() => site?.stop());

test("a work stands nowhere before the customer agreed, then on its page, in the list and where it convinces, and leaves when it is deleted", async () => {
  const before = await addPhoto(client, await makePhoto({ width: 900, height: 700 }), { name: "antes.jpg", alt: "" });
  const after = await addPhoto(client, await makePhoto({ width: 800, height: 800 }), { name: "depois.jpg", alt: "Folha no trilho novo" });
  const fields = { ...WORK_FIELDS, photos: { before: [before.id], after: [after.id] } };
  const read = async (path: string) => await send(site, path);
  expect((await read("/obras")).status).toBe(404);
  const refused = await client.call("works.create", { fields: { ...fields, hasConsent: false }, state: "public" });
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining("autorizou")]);
  for (const day of ["9999-12-31", "0001-01-01"])
    expect((await client.call("works.create", { fields: { ...fields, day }, state: "draft" })).status).toBe(400);

  const { id, slug } = await client.ask<{ id: string; slug: string }>("works.create", { fields, state: "public" });
  const page = await read(`/obras/${slug}`);
  expect(page.status).toBe(200);
  for (const said of [
    WORK_FIELDS.problem,
    WORK_FIELDS.done,
    "1 h 30 min",
    before.address,
    "Folha no trilho novo",
    "antes do conserto",
    "Ref.",
  ])
    expect(page.text).toContain(said);
  for (const path of [
    "/",
    "/cidades/mooca",
    "/topicos/conserto-de-motor-de-portao",
    "/obras",
    "/obras?servico=conserto",
    "/sitemaps/site.xml",
  ])
    expect((await read(path)).text, path).toContain(`/obras/${slug}`);
  expect((await read("/obras?servico=troca")).text).not.toContain(`/obras/${slug}`);
  expect((await read("/obras?servico=conserto")).text).toContain("noindex");
  expect((await read("/obras")).text).not.toContain("noindex");
  // A page that the list does not have shows the last it has, and is not kept.
  const past = await read("/obras?pagina=777");
  expect([past.status, past.headers["cache-control"]]).toEqual([200, expect.stringMatching(/no-store/)]);

  const used = await client.call("photos.remove", { id: before.id });
  expect([used.status, await used.text()]).toEqual([409, expect.stringContaining("em uso")]);
  await client.ask("works.remove", { id });
  for (const path of ["/", "/cidades/mooca"]) expect((await read(path)).text, path).not.toContain(`/obras/${slug}`);
  expect((await read(`/obras/${slug}`)).status).toBe(404);
  await client.ask("works.restore", { id });
  expect((await read(`/obras/${slug}`)).status).toBe(200);
});

/** Ten words short of what a page must have. */
const SHORT_TEXT = makeText(0, 20);

test("a work of its place and service is told on a page and counts as its text; withdrawn, the audit finds what is missing", async () => {
  const told = {
    ...WORK_FIELDS,
    place: "penha",
    problem: "A folha da frente descia sozinha e batia.",
    done: "Trocamos as molas e o braço.",
  };
  const { id } = await client.ask<{ id: string }>("works.create", { fields: told, state: "public" });
  const lacks = async (title: string) => {
    const saved = await client.ask<{ id: string }>("pages.save", { title, content: SHORT_TEXT, reason: undefined });
    const { page } = await client.ask<{ page: { held?: { rule: string }[] } }>("editor.open", { id: saved.id });
    return page.held?.some(({ rule }) => rule === "substance");
  };
  expect(await lacks("Troca de motor na Penha")).toBe(true);
  expect(await lacks("Conserto de portão deslizante na Penha")).toBe(false);
  const title = "Conserto de portão na Penha";
  await client.ask("pages.save", { title, content: SHORT_TEXT });
  const page = await send(site, "/links-uteis/conserto-de-portao-na-penha");
  for (const said of [told.problem, told.done]) expect(page.text).toContain(said);
  const listThin = async () => {
    await client.ask("audit.begin");
    await expect.poll(() => client.ask<{ isRunning: boolean }>("audit.read")).toMatchObject({ isRunning: false });
    return (await client.ask<{ findings: { title: string }[] }>("audit.list", { kind: "thin" })).findings.map((found) => found.title);
  };
  expect(await listThin()).toEqual([]);
  await client.ask("works.remove", { id });
  expect(await listThin()).toEqual([title]);
});

test("the team is nowhere while nobody is on it; then a work and a reviewed page name who did them, until he is hidden", async () => {
  const read = async (path: string) => await send(site, path);
  const nowhere = await read("/equipe");
  expect([nowhere.status, (await read("/sitemap")).text.includes('href="/equipe"')]).toEqual([404, false]);
  const portrait = await addPhoto(client, await makePhoto({ width: 640, height: 640 }), { name: "rui.jpg", alt: "" });
  const person = {
    name: "Rui",
    photoId: portrait.id,
    since: 2009,
    courses: ["NR-10, 40 horas"],
    about: "Serralheiro de casa.",
    isShown: true,
  };
  const refused = await client.call("team.create", { fields: { ...person, about: "Ligue 11 98765-4321" } });
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining("telefone")]);
  const { id } = await client.ask<{ id: string }>("team.create", { fields: person });
  const work = await client.ask<{ id: string; slug: string }>("works.create", {
    fields: { ...WORK_FIELDS, title: "A corrente que pulava", technicianId: id },
    state: "public",
  });
  const page = await client.ask<{ id: string; slug: string }>("pages.save", { title: "Corrente que pula", content: "<p>Texto.</p>" });
  const unread = (await read(`/links-uteis/${page.slug}`)).text;
  expect(unread).toContain("Publicado em");
  expect(unread).toContain(`"datePublished":"${dayOf(new Date())}"`);
  for (const no of ["Atualizado em", "dateModified", "Revisado", "reviewedBy"]) expect(unread).not.toContain(no);

  const future = await client.call("editor.setReview", { id: page.id, version: 1, review: { technicianId: id, on: "2099-01-01" } });
  expect(future.status).toBe(400);
  await client.ask("editor.setReview", { id: page.id, version: 1, review: { technicianId: id, on: "2026-11-20" } });
  const reviewed = (await read(`/links-uteis/${page.slug}`)).text;
  expect(reviewed).toMatch(/<a href="\/equipe#rui"[^>]*>Revisado por Rui em 20 de novembro de 2026<\/a>/);
  expect(reviewed).toContain(`"reviewedBy":{"@id":"${site.url}/equipe#rui"},"lastReviewed":"2026-11-20"`);

  const team = await read("/equipe");
  for (const said of [
    "Rui",
    "Trabalha com portões desde 2009",
    "NR-10, 40 horas",
    "Serralheiro de casa.",
    portrait.address,
    work.slug,
    '"Person"',
  ])
    expect(team.text, said).toContain(said);
  for (const path of ["/sitemap", "/sitemaps/site.xml", "/obras"]) expect((await read(path)).text, path).toContain("/equipe");
  const shown = (await read(`/obras/${work.slug}`)).text;
  for (const said of ['href="/equipe#rui"', portrait.address, "Publicado em"]) expect(shown, said).toContain(said);
  expect((await read("/sitemaps/site.xml")).text).toContain(`/obras/${work.slug}</loc><lastmod>${dayOf(new Date())}</lastmod>`);

  await client.ask("team.save", { id, version: 1, fields: { ...person, isShown: false } });
  expect((await read("/equipe")).status).toBe(404);
  for (const path of [`/obras/${work.slug}`, `/links-uteis/${page.slug}`]) expect((await read(path)).text, path).not.toContain("Rui");
  expect(await client.ask("team.open", { id })).toMatchObject({ uses: { works: 1, pages: 1 } });
  expect((await client.call("photos.remove", { id: portrait.id })).status).toBe(409);
  await client.ask("works.remove", { id: work.id });
});
