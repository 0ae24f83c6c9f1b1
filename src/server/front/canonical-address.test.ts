import { expect, test } from "vitest";
import { canonicalAddress } from "./canonical-address";

test.each([
  ["/Cidades/Santana/?a=1", "/cidades/santana?a=1"],
  ["/faq/", "/faq"],
  ["/faq///", "/faq"],
  ["//evil.example/", "/evil.example"],
  ["/\\evil.example", "/evil.example"],
  ["///", "/"],
  ["/cidades//santana", "/cidades/santana"],
  ["/FAQ?Pagina=A//b", "/faq?Pagina=A//b"],
  ["/cidades/S%C3%A3o", "/cidades/s%C3%A3o"],
])("%s is asked for at %s", (url, canonical) => {
  expect(canonicalAddress(url)).toBe(canonical);
  expect(canonicalAddress(canonical)).toBeUndefined();
});

test.each(["/", "/?a=A", "/faq", "/cidades/s%C3%A3o", "/_astro/Menu.DQz1.js", "/_actions/session.signIn", "/admin/execucoes/AbC"])(
  "%s is its own address",
  (url) => {
    expect(canonicalAddress(url)).toBeUndefined();
  },
);

test.each(["http://evil.example/", "HTTP://EVIL.EXAMPLE//", "*"])("%s never leads to another site", (url) => {
  expect(canonicalAddress(url) ?? "/").toMatch(/^\/(?![/\\])/);
});
