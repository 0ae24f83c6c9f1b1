import fc from "fast-check";
import { expect, test } from "vitest";
import { expectLinear, fillText } from "#support/machine/growth";
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
  ["/cidades/s%c3%a3o", "/cidades/s%C3%A3o"],
  ["/cidades/s\u00c3\u00a3o", "/cidades/s%C3%A3o"],
  ["/f%61q", "/faq"],
  ["/%46AQ?a=%61", "/faq?a=%61"],
  ["/%2566aq", "/faq"],
  ["/%252566aq", "/faq"],
  ["/%25%36%36aq", "/faq"],
  ["/x/../faq", "/faq"],
  ["/x/%2e%2e/faq", "/faq"],
  ["/x/%252E./faq", "/faq"],
  ["/../../faq/.", "/faq"],
  ["/..//evil.example/", "/evil.example"],
  ["/x\\..\\faq", "/faq"],
  ["/faq#inicio", "/faq"],
  ["/faq?a=1#inicio", "/faq?a=1"],
  ["/compartilhar/f%61q%2Epng", "/compartilhar/faq.png"],
  ["/x/../api/auth/callback/google?state=A", "/api/auth/callback/google?state=A"],
  ["/x/../_astro/Menu.DQz1.js", "/_astro/Menu.DQz1.js"],
  ["/_actions/session.signIn/", "/_actions/session.signIn"],
])("%s is asked for at %s", (url, canonical) => {
  expect(canonicalAddress(url)).toBe(canonical);
  expect(canonicalAddress(canonical)).toBeUndefined();
});

test.each([
  "/",
  "/?a=A",
  "/faq",
  "/cidades/s%C3%A3o",
  "/_astro/Menu.DQz1.js",
  "/_actions/session.signIn",
  "/admin/execucoes/AbC",
  "/a%2Fb",
  "/100%25",
  "/%",
  "/%zz",
  "/a;b=c,d",
])("%s is its own address", (url) => {
  expect(canonicalAddress(url)).toBeUndefined();
});

test.each(["http://evil.example/", "HTTP://EVIL.EXAMPLE//", "*"])("%s never leads to another site", (url) => {
  expect(canonicalAddress(url) ?? "/").toMatch(/^\/(?![/\\])/);
});

test("whatever is asked for, its address is its own, and the one that who looks for a page would read", () => {
  const piece = fc.constantFrom(
    "/",
    "..",
    ".",
    "%",
    "25",
    "2e",
    "%2E",
    "%2f",
    "%5c",
    "\\",
    "a",
    "%61",
    "%C3",
    "\u00e3",
    "A",
    ";",
    "#",
    "?",
    " ",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const url = `/${pieces.join("")}`;
      const canonical = canonicalAddress(url) ?? url;
      expect(canonicalAddress(canonical)).toBeUndefined();
      expect(canonical).toMatch(/^\/(?![/\\])[!-~]*$|\?/);
      const { pathname, search, hash } = new URL(canonical, "http://localhost");
      expect(canonical.startsWith(pathname)).toBe(true);
      expect(hash).toBe("");
      expect(search.length).toBeLessThanOrEqual(3 * Buffer.byteLength(url));
    }),
    { numRuns: 2000 },
  );
});

test("an address that is all escapes costs no time", async () => {
  for (const unit of ["%25", "%2525", "%25%32%35", "%2", "../", "%2e%2e/"])
    await expectLinear((length) => canonicalAddress(`/${fillText(unit, length)}`), 20_000, unit);
});
