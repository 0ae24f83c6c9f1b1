import { afterAll, beforeAll, expect, test } from "vitest";
import { pageContent } from "#content/pages";
import { listAuthoredPages } from "#domain/site/authored-pages";
import { wording } from "#support/content/site-wording";
import { AdminClient } from "#support/site/client";
import { type Answer, send } from "#support/site/http";
import { type Site, startSite } from "#support/site/site";

let site: Site;
let client: AdminClient;
/** Answers of a site that never had a generated page. */
const early = new Map<string, Answer>();

beforeAll(async () => {
  site = await startSite();
  client = await AdminClient.signedIn(site);
  for (const path of ["/faq", "/sitemap", "/sitemap.xml"]) early.set(path, await send(site, path));
});
afterAll(() => site?.stop());

const read = async (path: string) => (await send(site, path)).text;
const locationsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = ""]) => location.replace(site.url, ""));

test("robots may read all but the panel and are led to the site map", async () => {
  const { status, headers, text } = await send(site, "/robots.txt");
  expect(status).toBe(200);
  expect(headers["content-type"]).toMatch(/^text\/plain/);
  expect(text).toContain("User-agent: *");
  expect(text).toContain("Disallow: /admin/");
  expect(text).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});

test("the index of the site map names the site's own file", () => {
  const { status, headers, text = "" } = early.get("/sitemap.xml") ?? {};
  expect(status).toBe(200);
  expect(headers?.["content-type"]).toMatch(/^application\/xml/);
  expect(locationsOf(text)).toEqual(["/sitemaps/site.xml"]);
});

test("without generated pages the menu leads to none and the site map says there are none", () => {
  expect(early.get("/faq")?.text).not.toContain(wording.menu.allGenerated);
  expect(early.get("/sitemap")?.text).toContain(wording.siteMap.generated.none);
  expect(early.get("/sitemap.xml")?.text).not.toContain("links-uteis");
});

test("when the last page is deleted the menu entry goes too", async () => {
  const { id } = await client.ask<{ id: string }>("pages.save", { title: "A última", content: "<p>Texto</p>" });
  expect(await read("/faq")).toContain(wording.menu.allGenerated);
  await client.ask("pages.remove", { id });
  const { ids } = await client.ask<{ ids: string[] }>("pages.listIds", {});
  if (ids.length > 0) await client.ask("pages.removeMany", { ids });
  expect(await read("/faq")).not.toContain(wording.menu.allGenerated);
  expect(await read("/sitemap")).toContain(wording.siteMap.generated.none);
});

test("the menu lists the newest pages, bounded, and leads to the whole list", async () => {
  for (let number = 1; number <= 15; number += 1)
    await client.ask("pages.save", { title: `Página ${number} do menu`, content: "<p>Texto</p>" });
  const html = await read("/faq");
  expect(html).toContain("/links-uteis/pagina-15-do-menu");
  expect(html).not.toContain("/links-uteis/pagina-1-do-menu");
  expect(html).toContain("/sitemap#links-uteis");
  expect(await read("/sitemap")).toContain("/links-uteis/pagina-1-do-menu");
});

test("the site map lists every page that comes with the site once, and no other", async () => {
  const locations = locationsOf(await read("/sitemaps/site.xml"));
  expect(locations).toEqual(listAuthoredPages(pageContent).map(({ path }) => path));
});
