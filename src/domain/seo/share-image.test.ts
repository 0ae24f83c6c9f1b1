import { expect, test } from "vitest";
import { sharedPagePath, shareImagePath } from "./share-image";

test.each([
  ["/", "/compartilhar/inicio.png"],
  ["/faq", "/compartilhar/faq.png"],
  ["/cidades/santana", "/compartilhar/cidades/santana.png"],
  ["/sitemap?pagina=2", "/compartilhar/sitemap.png"],
])("the picture of %s is at %s", (page, picture) => {
  expect(shareImagePath(page)).toBe(picture);
});

test.each(["/", "/faq", "/links-uteis/motor-em-santana"])("the picture of %s leads back to it", (page) => {
  const name = shareImagePath(page).replace(/^\/compartilhar\/(.+)\.png$/, "$1");
  expect(sharedPagePath(name)).toBe(page);
});
