import { expect } from "vitest";
import type { AdminClient } from "#support/site/client";
import type { Site } from "#support/site/site";
import { test } from "#support/site/stage";

interface LostAddressList {
  addresses: { path: string; hits: number; lastSeenAt: Date }[];
  total: number;
}

let site: Site;
let client: AdminClient;

test.beforeAll(({ stage }) => {
  ({ site, client } = stage);
});

const ask = (path: string) => fetch(site.url + path, { redirect: "manual" });
const list = async (filter: object = {}) => await client.ask<LostAddressList>("lostAddresses.list", filter);
const pathsOf = ({ addresses }: LostAddressList) => addresses.map(({ path }) => path);

test("a lost address that is redirected leads to the page, leaves the list, and answers as missing again once removed", async () => {
  for (let time = 0; time < 3; time += 1) expect((await ask("/motor-antigo")).status).toBe(404);
  await ask("/outro-antigo");
  expect((await list({ query: "-antigo" })).addresses).toMatchObject([
    { path: "/motor-antigo", hits: 3 },
    { path: "/outro-antigo", hits: 1 },
  ]);

  const { slug } = await client.ask<{ slug: string }>("pages.save", { title: "Motor moderno", content: "<p>Texto</p>" });
  await client.ask("lostAddresses.redirect", { fromPath: "/motor-antigo", toPath: `/links-uteis/${slug}` });
  const answer = await ask("/motor-antigo");
  expect([answer.status, new URL(answer.headers.get("location") ?? "", site.url).pathname]).toEqual([301, `/links-uteis/${slug}`]);
  expect(pathsOf(await list({ query: "motor-antigo" }))).not.toContain("/motor-antigo");

  const { redirects } = await client.ask<{ redirects: { fromPath: string; toPath: string }[] }>("lostAddresses.listRedirects");
  const own = redirects.filter(({ fromPath }) => fromPath === "/motor-antigo");
  expect(own).toMatchObject([{ fromPath: "/motor-antigo", toPath: `/links-uteis/${slug}` }]);
  await client.ask("lostAddresses.removeRedirect", { fromPath: "/motor-antigo" });
  expect((await ask("/motor-antigo")).status).toBe(404);
  expect((await client.call("lostAddresses.removeRedirect", { fromPath: "/motor-antigo" })).status).toBe(404);
});

test("the pages to choose from are the site's own and the public generated ones", async () => {
  await client.ask("pages.save", { title: "Portão de alumínio em Moema", content: "<p>Texto</p>" });
  const find = async (query: string, fromPath = "/velho") =>
    (await client.ask<{ targets: { path: string }[] }>("lostAddresses.findTargets", { query, fromPath })).targets.map(({ path }) => path);
  expect(await find("", "/xyzxyz")).toContain("/faq");
  expect((await find("", "/blog/portao-de-aluminio-moema"))[0]).toBe("/links-uteis/portao-de-aluminio-em-moema");
  expect((await find("", "/trocar-motor-antigo-por-novo"))[0]).toBe("/troca-motor-antigo");
  expect(await find("aluminio moema")).toEqual(["/links-uteis/portao-de-aluminio-em-moema"]);
  expect(await find("garantia")).toContain("/garantia");
  expect(await find("xyzxyz")).toEqual([]);
});

test.each([
  ["a page that is not there", { fromPath: "/velho", toPath: "/links-uteis/nunca-existiu" }],
  ["another site", { fromPath: "/velho", toPath: "https://evil.example/" }],
  ["another site by its slashes", { fromPath: "/velho", toPath: "//evil.example/" }],
  ["the panel", { fromPath: "/velho", toPath: "/admin/painel" }],
  ["itself", { fromPath: "/faq", toPath: "/faq" }],
])("nothing is redirected to %s", async (_, redirect) => {
  const answer = await client.call("lostAddresses.redirect", redirect);
  expect(answer.status).toBe(400);
  expect((await answer.json()) as object).toMatchObject({ message: expect.stringMatching(/Escolha|desvi/) });
});

test("an ignored address stays out of the list however often it is asked for, until it is watched again", async () => {
  await ask("/robo");
  await client.ask("lostAddresses.setIgnored", { path: "/robo", isIgnored: true });
  await ask("/robo");
  expect(pathsOf(await list({ query: "robo" }))).not.toContain("/robo");
  expect(pathsOf(await list({ query: "robo", isIgnored: true }))).toEqual(["/robo"]);
  await client.ask("lostAddresses.setIgnored", { path: "/robo", isIgnored: false });
  expect(pathsOf(await list({ query: "robo" }))).toContain("/robo");
  await client.ask("lostAddresses.remove", { path: "/robo" });
  expect(pathsOf(await list({ query: "robo" }))).not.toContain("/robo");
  expect((await client.call("lostAddresses.remove", { path: "/robo" })).status).toBe(404);
});

test("addresses are searched by any part, with signs that patterns use taken for themselves or for anything", async () => {
  await ask("/promocao_100%25/hoje");
  await ask("/blog/portas");
  expect(pathsOf(await list({ query: "BLOG" }))).toEqual(["/blog/portas"]);
  expect(pathsOf(await list({ query: "%" })).length).toBeGreaterThan(0);
  expect(pathsOf(await list({ query: "nada-disso" }))).toEqual([]);
});
