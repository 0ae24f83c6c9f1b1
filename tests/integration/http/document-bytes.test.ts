import { afterAll, beforeAll, expect, test } from "vitest";
import { weighDocument } from "#support/page/document-bytes";
import { type Site, startSite } from "#support/site/site";

/** The first flight of a connection; home page and FAQ are longer (docs/decisions/045-light-documents.md). */
const FIRST_FLIGHT = 14_600;

/** Its own: works and voices of others would stand on its pages. */
let site: Site;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

test.for([
  ["/", 16_400],
  ["/cidades/santana", FIRST_FLIGHT],
  ["/topicos/portao-automatico-nao-abre", FIRST_FLIGHT],
  ["/faq", 22_000],
  ["/zona-norte-portoes", FIRST_FLIGHT],
  ["/sitemap", FIRST_FLIGHT],
  ["/orcamento", FIRST_FLIGHT],
] as const)("the document of %s weighs at most %i bytes, headers included", async ([path, most]) => {
  const { whole } = await weighDocument(site, path);
  expect(whole).toBeLessThanOrEqual(most);
});
