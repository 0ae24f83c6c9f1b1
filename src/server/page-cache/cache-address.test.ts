import { expect, test } from "vitest";
import { addressOfFirstPage, toCacheAddress } from "./cache-address";

test.each([
  ["/faq", "/faq"],
  ["/faq?", "/faq"],
  ["/faq?utm_source=x&gclid=1&fbclid=2", "/faq"],
  ["/sitemap?utm_source=x&pagina=2", "/sitemap?pagina=2"],
  ["/sitemap?pagina=2&pagina=3", "/sitemap?pagina=2"],
  ["/sitemap?pagina=", "/sitemap"],
  ["/sitemap?pagina=%26a%3D1", "/sitemap"],
  ["/sitemap?pagina=%32", "/sitemap?pagina=2"],
  ["/sitemap?pagina=1", "/sitemap"],
  ["/sitemap?pagina=02", "/sitemap"],
  ["/sitemap?pagina=2abc", "/sitemap"],
  ["/sitemap?pagina=abc1", "/sitemap"],
  ["/sitemap?pagina=-2", "/sitemap"],
  ["/sitemap?pagina=1e3", "/sitemap"],
  ["/sitemap?pagina=+2", "/sitemap"],
  ["/sitemap?pagina=123456", "/sitemap"],
  ["/agendar-instalacao?vaga=2026-11-24-manha&utm_source=x", "/agendar-instalacao?vaga=2026-11-24-manha"],
  ["/agendar-instalacao?vaga=amanha", "/agendar-instalacao"],
  ["/constructor?pagina=2", "/constructor"],
  ["/sitemap?Pagina=2", "/sitemap"],
  ["/orcamento?uso=casa&utm_source=x&portao=deslizante&largura=3,5", "/orcamento?portao=deslizante&largura=3%2C5&uso=casa"],
  ["/orcamento?portao=voador&lugar=S%C3%A3o%20Paulo%26uso%3Dcasa", "/orcamento?lugar=S%C3%A3o%20Paulo%26uso%3Dcasa"],
  [`/orcamento?lugar=${"x".repeat(81)}`, "/orcamento"],
  ["/orcamento/cep?lugar=x", "/orcamento/cep"],
  ["/cidades/s%C3%A3o-paulo?x", "/cidades/s%C3%A3o-paulo"],
])("%s is kept as %s", (url, address) => {
  expect(toCacheAddress(url)).toBe(address);
});

test.each([
  ["/obras?servico=troca&pagina=abc1", "/obras?servico=troca"],
  ["/obras?pagina=1", "/obras"],
  ["/obras?pagina=1000", "/obras"],
  ["/sitemap?pagina=", "/sitemap"],
  ["/sitemap?utm_source=x&pagina=2abc", "/sitemap"],
  ["/sitemap?pagina=2", undefined],
  ["/sitemap?pagina=%32", undefined],
  ["/sitemap?utm_source=x", undefined],
  ["/sitemap", undefined],
  ["/faq?pagina=abc1", undefined],
  ["/constructor?pagina=abc1", undefined],
])("%s leads to the first page at %s", (url, address) => {
  expect(addressOfFirstPage(url)).toBe(address);
});
