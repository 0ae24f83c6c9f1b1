import { afterAll, beforeAll, expect, test } from "vitest";
import { wording } from "#support/content/site-wording";
import { AdminClient } from "#support/site/client";
import { send } from "#support/site/http";
import { type Site, startSite } from "#support/site/site";

interface Opened {
  text: { path: string; version: number; state: string; value: Record<string, unknown> };
}

let site: Site;
let client: AdminClient;

beforeAll(async () => {
  site = await startSite();
  client = await AdminClient.signedIn(site);
});
afterAll(() => site?.stop());

const open = (path: string) => client.ask<Opened>("texts.open", { path });
const readPage = async (path: string) => String((await send(site, path)).body);

/** Saves a text with something else in some of its fields. */
async function change(path: string, fields: Record<string, unknown>) {
  const { text } = await open(path);
  return await client.ask<{ outcome: string }>("texts.save", { path, version: text.version, value: { ...text.value, ...fields } });
}

test("a place's text is on its page as soon as it is saved, and back when the file's is", async () => {
  const NEW = "Em Santana o motor certo custa {{plano-solo-preco}} e nada mais.";
  const before = await readPage("/cidades/santana");
  expect(await change("cidades/santana", { summary: NEW })).toMatchObject({ outcome: "saved", text: { state: "changed", version: 1 } });
  expect(await readPage("/cidades/santana")).toMatch(/Em Santana o motor certo custa R\$\s[\d.]+ e nada mais\./);
  await client.ask("texts.reset", { path: "cidades/santana", version: 1 });
  expect(await readPage("/cidades/santana")).toBe(before);
});

test.each([
  ["topicos/motor-ppa-solo", "/topicos/motor-ppa-solo", { title: "O motor Solo de agora" }],
  ["legal/termos", "/termos", { summary: "Os termos de agora, sem rodeios." }],
  ["landing/osasco-portoes", "/osasco-portoes", { title: "Portões em Osasco, agora" }],
])("a change of %s is on its page", async (path, address, fields) => {
  expect(await change(path, fields)).toMatchObject({ outcome: "saved" });
  expect(await readPage(address)).toContain(Object.values(fields)[0]);
});

test("words that pages share are changed on each of them, with what the page puts in, and the home page's on it", async () => {
  const { menu, places } = (await open("frases")).text.value as { menu: object; places: { call: object } };
  const call = { ...places.call, title: "Peça já em {lugar}, {{plano-menor-preco}}" };
  await change("frases", { menu: { ...menu, services: "O que fazemos" }, places: { ...places, call, capital: "{cidade} toda" } });
  expect(await readPage("/cidades/cocaia-guarulhos")).toMatch(/Peça já em Cocaia, R\$\s\d/);
  expect(await readPage("/faq")).toContain("O que fazemos");
  expect(await readPage("/sitemap")).toContain("São Paulo toda");

  const { opening } = (await open("home")).text.value as { opening: object };
  await change("home", { opening: { ...opening, title: "Portões que se abrem" } });
  const home = await readPage("/");
  expect(home).toMatch(/<h1[^>]*>Portões que se abrem/);
  expect(home).toContain("O que fazemos");
});

test("a blank that no page fills in is told at its field", async () => {
  const { generated } = (await open("frases")).text.value as { generated: object };
  const answer = await change("frases", { generated: { ...generated, message: "Li sobre {bairro}." } });
  expect(answer).toMatchObject({
    outcome: "problems",
    problems: [{ path: ["generated", "message"], message: expect.stringMatching(/\{título\}/) }],
  });
});

test("what cannot be shown safely is taken out, and a script in a preview too", async () => {
  const { text } = await open("cidades/mooca");
  const html = '<p onclick="x()">Texto novo<script>x()</script></p>';
  await change("cidades/mooca", { html });
  expect((await open("cidades/mooca")).text.value["html"]).toBe("<p>Texto novo</p>");
  const page = await preview("cidades/mooca", { ...text.value, html });
  expect(page.html).toContain("<p>Texto novo</p>");
});

test.each([
  ["a name that the register does not have", { summary: "Por {{preco-que-nao-ha}}." }, "summary"],
  ["a link to a page that is not there", { html: '<p><a href="/nao-ha">aqui</a></p>' }, "html"],
  ["an empty field", { name: " " }, "name"],
  ["a field too long", { headTitle: "x".repeat(200) }, "headTitle"],
])("%s is told at its field, and nothing is saved", async (_, fields, field) => {
  const answer = await change("cidades/lapa", fields);
  expect(answer).toMatchObject({ outcome: "problems", problems: [{ path: [field], message: expect.stringMatching(/\.$/) }] });
  expect((await open("cidades/lapa")).text.state).toBe("factory");
});

async function preview(path: string, value: unknown) {
  const form = new FormData();
  form.set("valor", JSON.stringify(value));
  const answer = await fetch(`${site.url}/admin/previa/${path}`, {
    method: "POST",
    body: form,
    headers: { cookie: client.cookie, origin: site.url },
    redirect: "manual",
  });
  return { answer, html: await answer.text() };
}

test("the preview is the page with what is typed, framed by the panel alone and without scripts; the page stays", async () => {
  const { text } = await open("landing/guarulhos-portoes");
  const { answer, html } = await preview(text.path, { ...text.value, title: "Título ainda não salvo" });
  expect(answer.status).toBe(200);
  expect(html).toContain("Título ainda não salvo");
  expect(html).toContain("</footer>");
  expect(answer.headers.get("x-frame-options")).toBe("SAMEORIGIN");
  expect(answer.headers.get("content-security-policy")).toMatch(
    /script-src 'none'.*frame-ancestors 'self'|frame-ancestors 'self'.*script-src 'none'/,
  );
  expect(await readPage("/guarulhos-portoes")).not.toContain("Título ainda não salvo");
  expect((await preview(text.path, { title: "Só isto" })).html).toContain("A prévia volta");
});

test("a new page of sections is public, in lists, site maps and with a picture of its own; retired it is gone from all", async () => {
  const { text } = await open("landing/osasco-portoes");
  const { retired: _, ...value } = text.value;
  const made = { ...value, slug: "portoes-em-cotia", title: "Portões em Cotia", linkText: "Cotia, do dono" };
  expect(await client.ask("texts.create", { value: { ...made, slug: "faq" } })).toMatchObject({
    outcome: "problems",
    problems: [{ path: ["slug"] }],
  });
  expect(await client.ask("texts.create", { value: { ...made, slug: "zona-sul-portoes" } })).toMatchObject({ outcome: "problems" });
  expect(await client.ask("texts.create", { value: made })).toMatchObject({
    outcome: "saved",
    text: { state: "own", path: "landing/portoes-em-cotia" },
  });
  expect(await client.ask("texts.create", { value: made })).toMatchObject({ outcome: "saved" });
  expect(await client.ask("texts.create", { value: { ...made, title: "Outra" } })).toMatchObject({
    outcome: "problems",
    problems: [{ path: ["slug"] }],
  });

  expect(await readPage("/portoes-em-cotia")).toContain("Portões em Cotia</h1>");
  expect(await readPage("/")).toContain("Cotia, do dono");
  expect(await readPage("/sitemap")).toContain('href="/portoes-em-cotia"');
  expect(await readPage("/sitemaps/site.xml")).toContain("/portoes-em-cotia<");
  expect((await send(site, "/compartilhar/portoes-em-cotia.png")).status).toBe(200);

  expect(await change("landing/portoes-em-cotia", { retired: true })).toMatchObject({ outcome: "saved" });
  expect((await send(site, "/portoes-em-cotia")).status).toBe(410);
  expect(await readPage("/sitemaps/site.xml")).not.toContain("/portoes-em-cotia<");
  expect(await readPage("/")).not.toContain("Cotia, do dono");
});

test("a question and a testimonial that are retired are kept and not shown", async () => {
  const { text } = await open("faq");
  const { themes } = text.value as { themes: { name: string; entries: { question: string }[] }[] };
  const question = "Pergunta nova do dono?";
  const added = themes.with(0, {
    ...themes[0],
    entries: [{ question, answer: "Resposta." }, ...(themes[0]?.entries ?? [])],
  } as (typeof themes)[number]);
  await change("faq", { themes: added });
  expect(await readPage("/faq")).toContain(question);
  const retired = added.with(0, {
    ...added[0],
    entries: added[0]?.entries.map((one) => (one.question === question ? { ...one, retired: true } : one)),
  } as (typeof themes)[number]);
  await change("faq", { themes: retired });
  expect(await readPage("/faq")).not.toContain(question);
  expect(JSON.stringify((await open("faq")).text.value)).toContain(question);

  const { testimonials } = (await open("depoimentos")).text.value as { testimonials: object[] };
  const own = {
    name: "Zuleica P.",
    location: "Santana, São Paulo",
    text: "Ficou ótimo.",
    rating: 5,
    region: "São Paulo",
    state: "publicado",
    source: "WhatsApp",
    consent: "Zuleica, em 2/11.",
  };
  await change("depoimentos", { testimonials: [own, ...testimonials] });
  expect(await readPage("/cidades/santana")).toContain("Zuleica P.");
  await change("depoimentos", { testimonials: [{ ...own, state: "retirado" }, ...testimonials] });
  expect(await readPage("/cidades/santana")).not.toContain("Zuleica P.");
});

test("the record says who changed what, from what to what", async () => {
  await change("topicos/motor-ppa-rio", { title: "O motor Rio de agora" });
  const { activities } = await client.ask<{ activities: unknown[] }>("activities.list", { page: 1 });
  expect(activities).toContainEqual(
    expect.objectContaining({
      action: "text.saved",
      subjectId: "topicos/motor-ppa-rio",
      after: expect.stringContaining("O motor Rio de agora"),
    }),
  );
});

test("places lead to the estimate while it is not retired, and while it is nothing does", async () => {
  const entry = async () => (await readPage("/cidades/santana")).includes(wording.estimate.link);
  const { text } = await open("landing/orcamento");
  await change("landing/orcamento", { retired: true });
  await expect.poll(entry).toBe(false);
  expect((await send(site, "/orcamento")).status).toBe(410);
  expect(await readPage("/")).not.toContain(wording.estimate.link);
  await client.ask("texts.reset", { path: "landing/orcamento", version: text.version + 1 });
  await expect.poll(entry).toBe(true);
});
