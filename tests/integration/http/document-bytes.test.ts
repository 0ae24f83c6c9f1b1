import { expect } from "vitest";
import { weighDocument } from "#support/page/document-bytes";
import { test } from "#support/site/stage";

/** The first flight of a connection; home page and FAQ are longer (docs/decisions/045-light-documents.md). */
const FIRST_FLIGHT = 14_600;

test.for([
  ["/", 18_600],
  ["/cidades/santana", FIRST_FLIGHT],
  ["/topicos/portao-automatico-nao-abre", FIRST_FLIGHT],
  ["/faq", 22_000],
  ["/zona-norte-portoes", FIRST_FLIGHT],
  ["/sitemap", FIRST_FLIGHT],
  ["/orcamento", FIRST_FLIGHT],
] as const)("the document of %s weighs at most %i bytes, headers included", async ([path, most], { stage: { site } }) => {
  const { whole } = await weighDocument(site, path);
  expect(whole).toBeLessThanOrEqual(most);
});
