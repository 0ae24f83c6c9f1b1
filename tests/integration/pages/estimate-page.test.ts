import { expect } from "vitest";
import { business } from "#content/business";
import { fillBlanks } from "#domain/text/fill-blanks";
import { formatMoney } from "#domain/text/format";
import { wording } from "#support/content/site-wording";
import { type SendOptions, send } from "#support/site/http";
import { readLoggedLines } from "#support/site/logged-lines";
import type { Site } from "#support/site/site";
import { test } from "#support/site/stage";

let site: Site;

test.beforeAll(({ stage }) => {
  ({ site } = stage);
});

const FORM = { "content-type": "application/x-www-form-urlencoded" };
const post = (body: string, options: SendOptions = {}) => send(site, "/orcamento/cep", { method: "POST", headers: FORM, body, ...options });

const HOUSE = "portao=deslizante&largura=3,5&altura=2,2&folha=ferro-fechado&uso=casa";
const read = async (query: string) => {
  const { status, text, headers } = await send(site, `/orcamento?${query}`);
  expect(status).toBe(200);
  return { text, headers };
};

test("the page itself is found by search engines, light, and kept", async () => {
  const { status, text, headers, body } = await send(site, "/orcamento", { headers: { "accept-encoding": "br" } });
  expect(status).toBe(200);
  expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  expect(text).not.toContain('name="robots"');
  expect(text).toContain(`<link rel="canonical" href="${site.url}/orcamento"`);
  expect(text).toContain('"@type":"FAQPage"');
  expect(body.byteLength).toBeLessThan(30 * 1024);
  expect((await send(site, "/sitemaps/site.xml")).text).toContain(`<loc>${site.url}/orcamento</loc>`);
  expect((await send(site, "/compartilhar/orcamento.png")).status).toBe(200);
});

test("an answer has the plan, its price and the whole brief in one button; nobody keeps it", async () => {
  const [plan] = business.plans.toSorted((one, other) => one.price - other.price);
  const { text, headers } = await read(`lugar=Guarulhos&${HOUSE}`);
  expect(text).toContain(fillBlanks(wording.estimate.offer.plan, { plano: plan?.name ?? "" }));
  expect(text).toContain(formatMoney(plan?.price ?? 0));
  const answer = /id="resposta".*id="calcular"/s.exec(text)?.[0] ?? "";
  const message = decodeURIComponent(/\?text=([^"]*)"/.exec(answer)?.[1] ?? "");
  for (const part of ["deslizante", "3,5 × 2,2 m", "Guarulhos", plan?.name ?? ""]) expect(message).toContain(part);
  expect(text).toContain('<meta name="robots" content="noindex, follow"');
  expect(text).toContain(`<link rel="canonical" href="${site.url}/orcamento"`);
  expect(headers["cache-control"]).toMatch(/no-store/);
});

test("an answer outside of the area has no price, and one where nobody knows the place says to ask", async () => {
  const outside = (await read(`lugar=Curitiba&${HOUSE}`)).text;
  expect(outside).toContain(wording.estimate.outside.title);
  expect(/id="resposta".*id="calcular"/s.exec(outside)?.[0]).not.toContain("R$");
  expect((await read(`lugar=Lugar+Nenhum&${HOUSE}`)).text).toContain(wording.estimate.askFirst);
  expect((await read(HOUSE)).text).toContain(wording.estimate.noPlace);
});

test("what is wrong is said beside its field, and what was typed stands there still, as text", async () => {
  const { text } = await read("lugar=%3Cscript%3E&portao=basculante&largura=350%22%3E&altura=2");
  expect(text).toContain(wording.estimate.problems.folha);
  expect(text).toMatch(/id="erro-largura"[^>]*>Escreva a largura/);
  expect(text).toMatch(
    /<input id="largura"[^>]*aria-invalid="true"[^>]*value="350&quot;&gt;"|<input id="largura"[^>]*value="350&quot;&gt;"/,
  );
  expect(text).not.toContain("<script>&portao");
  expect(text).toMatch(/value="basculante"[^>]*checked|checked[^>]*value="basculante"/);
});

test.each([
  ["cep=04711-000&portao=deslizante", "/orcamento?lugar=S%C3%A3o%20Paulo&portao=deslizante#lugar"],
  ["cep=06020010", "/orcamento?lugar=Osasco#lugar"],
  ["cep=99999-999", "/orcamento?aviso=cep-fora#lugar"],
  ["cep=06950-000", "/orcamento?aviso=cep-perto#lugar"],
  ["cep=12", "/orcamento?aviso=cep#lugar"],
  ["", "/orcamento?aviso=cep#lugar"],
  ["cep=04711-000&lugar=Recife&voltar=//mau.example", "/orcamento?lugar=S%C3%A3o%20Paulo#lugar"],
])("the postal code of “%s” leads to an address that names no more than the city", async (body, location) => {
  const answer = await post(body);
  expect([answer.status, answer.headers.location]).toEqual([303, location]);
});

test("a postal code stands in no line of the log, and in an address no longer than until the answer", async () => {
  const lines = await readLoggedLines(site, async () => {
    await post("cep=01310-937");
    const { status, headers } = await send(site, "/orcamento?lugar=CEP+01310-937");
    expect([status, headers.location]).toEqual([302, "/orcamento?lugar=S%C3%A3o%20Paulo#lugar"]);
  });
  expect(lines.map(({ path, status }) => [path, status])).toEqual(
    expect.arrayContaining([
      ["/orcamento/cep", 303],
      ["/orcamento", 302],
    ]),
  );
  // Without when and how long, whose figures may be any.
  expect(JSON.stringify(lines)).not.toMatch(/01310|937/);
});

test("that address takes little, from the site's own pages alone, and no other public one takes anything", async () => {
  expect((await post("cep=04711-000", { headers: { ...FORM, origin: "https://mau.example" } })).status).toBe(403);
  expect((await post(`cep=${"1".repeat(4000)}`)).status).toBe(413);
  expect((await send(site, "/orcamento", { method: "POST", headers: FORM, body: "cep=04711-000" })).status).toBe(405);
  expect((await send(site, "/orcamento/cep/x", { method: "POST", headers: FORM, body: "cep=04711-000" })).status).toBe(405);
  expect((await send(site, "/orcamento/cep")).headers.location).toBe("/orcamento");
});

test("places lead there with their name", async () => {
  expect((await send(site, "/cidades/santana")).text).toMatch(/name="lugar" value="Santana, São Paulo"/);
});
