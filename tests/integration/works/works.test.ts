import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dayOf } from "#domain/calendar/owner-time";
import type { TechnicianFields } from "#domain/team/technician";
import type { WorkFields } from "#domain/work/work";
import { createTeam, readShownTeam } from "#server/team/team";
import { createWorks, readPublicWorks } from "#server/works/works";
import { createDatabase } from "#support/database/database";
import { ENGINE } from "#support/database/engine";
import { makePhoto } from "#support/photos/make-photo";
import { addPhoto } from "#support/photos/send-photo";
import { makeText } from "#support/publishing/made-up-text";
import { AdminClient } from "#support/site/client";
import { send } from "#support/site/http";
import { type Site, startSite } from "#support/site/site";

const FIELDS: WorkFields = {
  day: "2024-11-20",
  place: "mooca",
  gate: "deslizante",
  service: "conserto",
  motor: "",
  problem: "O motor girava e a folha não saía do lugar.",
  done: "Trocamos a engrenagem de nylon e regulamos o fim de curso.",
  hours: 1.5,
  title: "",
  summary: "",
  photos: { before: [], after: [] },
  technicianId: undefined,
  hasConsent: true,
};

test("two works of one title have an address each, a save over another's is refused, and what is deleted comes back as it was", async () => {
  const { db } = await createDatabase();
  let told = 0;
  const works = createWorks(db, async () => {
    told += 1;
  });
  const first = await works.create(FIELDS, "draft", "Conserto na Mooca", "ana@exemplo.com.br");
  const second = await works.create({ ...FIELDS, hours: undefined }, "public", "Conserto na Mooca", "ana@exemplo.com.br");
  expect([first.slug, second.slug]).toEqual(["conserto-na-mooca", "conserto-na-mooca-2"]);
  expect((await works.create(FIELDS, "draft", "🚪 !", "ana@exemplo.com.br")).slug).toBe("obra");
  expect(told).toBe(1);
  expect((await works.save(first.id, 1, { ...FIELDS, title: "Outra" }, "public")).outcome).toBe("saved");
  expect((await works.save(first.id, 1, FIELDS, "draft")).outcome).toBe("conflict");
  expect((await works.save("nenhuma", 1, FIELDS, "draft")).outcome).toBe("gone");
  expect((await readPublicWorks(db)).map(({ slug }) => slug).toSorted()).toEqual([first.slug, second.slug]);
  await works.remove(second.id);
  expect((await works.list(undefined, 10, 0)).total).toBe(2);
  expect(await works.restore(second.id)).toEqual(second);
  expect(told).toBe(4);
  await works.remove(second.id);
  await works.forgetOld(new Date(Date.now() + 31 * 86_400_000));
  expect(await works.restore(second.id)).toBeUndefined();
});

test("people of the team have an order, a save over another's is refused, and who is deleted comes back", async () => {
  const { db } = await createDatabase();
  let told = 0;
  const team = createTeam(db, async () => {
    told += 1;
  });
  const person = (name: string, changes: Partial<TechnicianFields> = {}): TechnicianFields => ({
    name,
    photoId: undefined,
    since: undefined,
    courses: [],
    about: "",
    isShown: true,
    ...changes,
  });
  const [rui, bia] = [await team.create(person("Rui"), "ana@exemplo.com.br"), await team.create(person("Bia"), "ana@exemplo.com.br")];
  const hidden = await team.create(person("Rui", { isShown: false, courses: ["NR-10"] }), "ana@exemplo.com.br");
  if (!rui || !bia || !hidden) throw new Error("Too many");
  expect([rui.slug, hidden.slug, told]).toEqual(["rui", "rui-2", 2]);
  expect([await team.move(bia.id, -1), await team.move(bia.id, -1), await team.move(hidden.id, 1)]).toEqual([true, false, false]);
  expect((await team.list()).map(({ id }) => id)).toEqual([bia.id, rui.id, hidden.id]);
  expect((await readShownTeam(db)).map(({ name }) => name)).toEqual(["Bia", "Rui"]);
  expect((await team.save(rui.id, 1, person("Rui S.", { since: 2009 }))).outcome).toBe("saved");
  expect((await team.save(rui.id, 1, person("Rui"))).outcome).toBe("conflict");
  expect((await team.save("ninguem", 1, person("Rui"))).outcome).toBe("gone");
  await createWorks(db, async () => {}).create({ ...FIELDS, technicianId: rui.id }, "public", "Conserto", "ana@exemplo.com.br");
  expect(await team.countUses(rui.id)).toEqual({ works: 1, pages: 0 });
  await team.remove(rui.id);
  expect((await readShownTeam(db)).map(({ name }) => name)).toEqual(["Bia"]);
  expect(await team.restore(rui.id)).toMatchObject({ name: "Rui S.", slug: "rui", since: 2009 });
  await team.remove(rui.id);
  await team.forgetOld(new Date(Date.now() + 31 * 86_400_000));
  expect(await team.restore(rui.id)).toBeUndefined();
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

  test("a work stands nowhere before the customer agreed, then on its page, in the list and where it convinces, and leaves when it is deleted", async () => {
    const before = await addPhoto(client, await makePhoto({ width: 900, height: 700 }), { name: "antes.jpg", alt: "" });
    const after = await addPhoto(client, await makePhoto({ width: 800, height: 800 }), { name: "depois.jpg", alt: "Folha no trilho novo" });
    const fields = { ...FIELDS, photos: { before: [before.id], after: [after.id] } };
    const read = async (path: string) => await send(site, path);
    expect((await read("/obras")).status).toBe(404);
    const refused = await client.call("works.create", { fields: { ...fields, hasConsent: false }, state: "public" });
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining("autorizou")]);
    for (const day of ["9999-12-31", "0001-01-01"])
      expect((await client.call("works.create", { fields: { ...fields, day }, state: "draft" })).status).toBe(400);

    const { id, slug } = await client.ask<{ id: string; slug: string }>("works.create", { fields, state: "public" });
    const page = await read(`/obras/${slug}`);
    expect(page.status).toBe(200);
    for (const said of [FIELDS.problem, FIELDS.done, "1 h 30 min", before.hash, "Folha no trilho novo", "antes do conserto", "Ref."])
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
    const told = { ...FIELDS, place: "penha", problem: "A folha da frente descia sozinha e batia.", done: "Trocamos as molas e o braço." };
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
    const work = await client.ask<{ slug: string }>("works.create", {
      fields: { ...FIELDS, title: "A corrente que pulava", technicianId: id },
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
      portrait.hash,
      work.slug,
      '"Person"',
    ])
      expect(team.text, said).toContain(said);
    for (const path of ["/sitemap", "/sitemaps/site.xml", "/obras"]) expect((await read(path)).text, path).toContain("/equipe");
    const shown = (await read(`/obras/${work.slug}`)).text;
    for (const said of ['href="/equipe#rui"', portrait.hash, "Publicado em"]) expect(shown, said).toContain(said);
    expect((await read("/sitemaps/site.xml")).text).toContain(`/obras/${work.slug}</loc><lastmod>${dayOf(new Date())}</lastmod>`);

    await client.ask("team.save", { id, version: 1, fields: { ...person, isShown: false } });
    expect((await read("/equipe")).status).toBe(404);
    for (const path of [`/obras/${work.slug}`, `/links-uteis/${page.slug}`]) expect((await read(path)).text, path).not.toContain("Rui");
    expect(await client.ask("team.open", { id })).toMatchObject({ uses: { works: 1, pages: 1 } });
    expect((await client.call("photos.remove", { id: portrait.id })).status).toBe(409);
  });
});
