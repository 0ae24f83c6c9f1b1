import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { business } from "#content/business";
import { facts } from "#content/facts";
import { pageContent } from "#content/pages";
import { testimonials } from "#content/testimonials";
import type { BeforeLaunchCheck } from "#domain/before-launch/before-launch-check";
import { CLAIMS } from "#domain/facts/claims";
import { listNamedFacts } from "#domain/facts/named/named-facts";
import { findPriceContradictions } from "#domain/facts/price-contradictions";
import { generateContent } from "#domain/generation/local/generate-content";
import { generatedPagePath } from "#domain/page/generated-page";
import { listAuthoredPages } from "#domain/site/authored-pages";
import { formatNumber } from "#domain/text/format";
import { toSlug } from "#domain/text/slug";
import { listNamesOfClaim } from "#support/content/quoted-names";
import { sampleOf } from "#support/machine/sample";
import { AdminClient } from "#support/site/client";
import { type Site, startSite } from "#support/site/site";

const SITE_URL = "https://www.exemplo.com.br";
const PROOF = { what: "Contrato social", source: "Pasta do contador", date: "2026-11-01" };
const TITLES = ["Quem instala motor de portão em Santana", "Preço de motor para portão", "Conserto de portão na Mooca"];

const { identity, claims, offers, technical } = business;

/** What pages say of each claim, some of which each claim must be in one page at least when it is proven. */
const SAYINGS: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  cnpj: [identity.cnpj],
  email: [identity.email],
  address: [identity.address.street, identity.address.postalCode, '"PostalAddress"'],
  since: [`Desde ${identity.since}`, '"foundingDate"'],
  customers: [`${formatNumber(claims.customers)}`],
  rating: [`de 5 em ${claims.rating.reviews}`],
  factory: [claims.factory.warranty, claims.factory.price],
  offers: offers.map(({ name }) => name),
  models: technical.models.filter(({ watts }) => watts > 0).map(({ name, watts }) => `${name}, ${watts} W`),
  testimonials: testimonials.map(({ text }) => text),
};
const HIDDEN = CLAIMS.filter(({ isHidden }) => isHidden);

/** What a text that is left out must not leave behind. */
const HOLE = /\{\{|<(h[1-6]|p|li|ul|ol|tr|dd|title)\b(?![^>]*role=)[^>]*>\s*<\/\1>|<meta [^>]*content=""|>undefined|CNPJ\s*[.<]/g;

let site: Site;
let client: AdminClient;

beforeAll(async () => {
  site = await startSite({ env: { SITE_URL } });
  client = new AdminClient(site, SITE_URL);
  await client.signIn();
  for (const title of TITLES) {
    const { html } = generateContent({ title, creativity: 75 }, facts);
    await client.ask("pages.save", { title, content: html });
  }
  const names = listNamedFacts(business);
  const quotes = HIDDEN.flatMap((claim) => listNamesOfClaim(claim, names)).map((name) => `<li>Um dado: {{${name}}}.</li>`);
  await client.ask("pages.save", {
    title: "Dados da empresa",
    description: "Quem somos, em poucas palavras. Atendemos {{clientes}} desde {{desde-ano}}.",
    content: `<h2>Antes</h2><p>Fica.</p><h2>Dados</h2><ul>${quotes.join("")}</ul>`,
  });
});

afterAll(() => site?.stop());

/** Every page that came with the site and those made here. */
const PATHS = [
  ...listAuthoredPages(pageContent).map(({ path }) => path),
  ...[...TITLES, "Dados da empresa"].map((title) => generatedPagePath(toSlug(title))),
];
/** One of each kind at least, and all that have testimonials of their own. */
const SOME = PATHS.filter((path) => path.split("/").length === 2 || /santana$|osasco$|dados-da-empresa/.test(path));

async function readPages(paths: readonly string[]): Promise<Map<string, string>> {
  const read = async (path: string): Promise<[string, string]> => {
    const answer = await fetch(site.url + path);
    expect(answer.status, path).toBe(200);
    return [path, await answer.text()];
  };
  const pages = new Map<string, string>();
  for (let from = 0; from < paths.length; from += 8) {
    for (const [path, html] of await Promise.all(paths.slice(from, from + 8).map(read))) pages.set(path, html);
  }
  return pages;
}

const includes = (html: string, saying: string | RegExp) => (typeof saying === "string" ? html.includes(saying) : saying.test(html));
/** Saves a fact, whoever changed it before. */
async function setFact(path: string, typed: unknown): Promise<void> {
  const { fields } = await client.ask<{ fields: { path: string; version: number }[] }>("register.list");
  const seenVersion = fields.find((field) => field.path === path)?.version ?? 0;
  await client.ask("register.save", { changes: [{ path, typed, seenVersion }] });
}

const readChecks = async () => (await client.ask<{ checks: BeforeLaunchCheck[] }>("beforeLaunch.list")).checks;

test("a public site says nothing that is not proven, closes up around it, and says it all once it is proven", async () => {
  const before = await readPages([...new Set([...SOME, ...sampleOf(PATHS, 40)])]);
  const said = [...before].flatMap(([path, html]) =>
    HIDDEN.flatMap(({ id }) => (SAYINGS[id] ?? []).filter((saying) => includes(html, saying)).map((saying) => `${path}: ${saying}`)),
  );
  expect(said).toEqual([]);
  expect([...before].flatMap(([path, html]) => Array.from(html.matchAll(HOLE), ([hole]) => `${path}: ${hole}`))).toEqual([]);
  const own = before.get(generatedPagePath("dados-da-empresa")) ?? "";
  expect(own).toContain("<h2>Antes</h2>");
  expect(own).not.toContain("<h2>Dados</h2>");
  expect(own).toContain('content="Quem somos, em poucas palavras."');

  const changes = findPriceContradictions(business).flatMap(({ paths: [plan = "", ...others] }) => {
    const price = business.plans.find(({ id }) => plan === `plans.${id}.price`)?.price;
    return others.map((path) => ({ path, typed: price }));
  });
  for (const { path, typed } of changes) await setFact(path, typed);
  for (const { id, version, current, isConfirmable } of await readChecks()) {
    if (isConfirmable) await client.ask("beforeLaunch.confirm", { id, version, value: current, ...PROOF });
  }
  expect((await readChecks()).filter(({ leftOut }) => leftOut !== undefined)).toEqual([]);

  const all = [...(await readPages(SOME)).values()].join("\n");
  const missed = HIDDEN.flatMap(({ id }) =>
    (SAYINGS[id] ?? []).filter((saying) => !includes(all, saying)).map((saying) => `${id}: ${saying}`),
  );
  expect(missed).toEqual([]);
});

test("two prices for one motor cannot be confirmed", async () => {
  const plan = business.plans[0];
  const offer = offers.find(({ name }) => plan && name.includes(plan.name));
  if (!plan || !offer) return;
  const path = `offers.${offer.id}.price`;
  await setFact(path, plan.price + 1);
  onTestFinished(async () => void (await setFact(path, plan.price)));
  const check = (await readChecks()).find(({ id }) => id === "offers");
  expect(check).toMatchObject({ state: "pending", isConfirmable: false });
  const answer = await client.call("beforeLaunch.confirm", { id: "offers", version: check?.version, value: check?.current, ...PROOF });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain(plan.name);
  expect(await (await fetch(site.url)).text()).not.toContain(offer.name);
});
