import { afterAll, beforeAll, expect, test } from "vitest";
import { pageContent } from "#content/pages";
import { listAuthoredPages } from "#domain/site/authored-pages";
import { wording } from "#support/content/site-wording";
import { send } from "#support/site/http";
import { type Site, startSite } from "#support/site/site";

let site: Site;

beforeAll(async () => {
  site = await startSite();
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

test("the index of the site map names the site's own file", async () => {
  const { status, headers, text } = await send(site, "/sitemap.xml");
  expect(status).toBe(200);
  expect(headers["content-type"]).toMatch(/^application\/xml/);
  expect(locationsOf(text)).toEqual(["/sitemaps/site.xml"]);
});

test("without generated pages the menu leads to none and the site map says there are none", async () => {
  expect(await read("/faq")).not.toContain(wording.menu.allGenerated);
  expect(await read("/sitemap")).toContain(wording.siteMap.generated.none);
  expect(await read("/sitemap.xml")).not.toContain("links-uteis");
});

test("the site map lists every page that comes with the site once, and no other", async () => {
  const locations = locationsOf(await read("/sitemaps/site.xml"));
  expect(locations).toEqual(listAuthoredPages(pageContent).map(({ path }) => path));
});
