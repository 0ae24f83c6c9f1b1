import { expect, test } from "vitest";
import type { Business } from "#domain/facts/business";
import { CLAIMS, type ClaimedContent, describeClaim } from "#domain/facts/claims";
import { withField } from "#domain/facts/fact-fields";
import { type GivenProof, listClaims } from "#domain/facts/proof/proof";
import { register } from "#support/content/register";
import type { BeforeLaunchSituation } from "./before-launch-check";
import { countPending, listBeforeLaunchChecks } from "./list-before-launch-checks";

const READY: BeforeLaunchSituation = {
  siteUrl: "https://www.empresa.com.br",
  hasDefaultAdministrator: false,
  hasAiKey: true,
  hasGoogle: true,
  hasIndexNow: true,
  frozenPages: 0,
};
const FRESH: BeforeLaunchSituation = {
  siteUrl: "http://localhost:4321",
  hasDefaultAdministrator: true,
  hasAiKey: false,
  hasGoogle: false,
  hasIndexNow: false,
  frozenPages: 0,
};

/** Without two prices for one motor. */
const business = register.offers.reduce<Business>((laid, { id }, index) => {
  return withField(laid, `offers.${id}.price`, register.plans[index]?.price ?? 1);
}, register);
const content: ClaimedContent = { business, phone: "5511900000000", exampleTestimonials: 3 };

const prove = (confirmed: string, what = "Contrato"): GivenProof => ({
  proof: { what, source: "Pasta", date: "2026-11-20", confirmed },
  by: "a@b.co",
  at: new Date(),
  version: 1,
});
const proveAll = (of: ClaimedContent) => new Map(listClaims(of).map(({ id }) => [id as string, prove(describeClaim(id, of))]));
const list = (situation: BeforeLaunchSituation, proofs = new Map<string, GivenProof>(), of = content) =>
  listBeforeLaunchChecks(of, situation, proofs);
const find = (id: string, ...[situation = READY, ...rest]: Partial<Parameters<typeof list>>) =>
  list(situation, ...rest).find((check) => check.id === id);

test("every claim waits for a person", () => {
  const confirmable = list(READY).filter((check) => check.isConfirmable);
  expect(confirmable.map(({ id }) => id)).toEqual(CLAIMS.map(({ id }) => id));
  expect(confirmable.every(({ state, action }) => state === "pending" && action !== "")).toBe(true);
});

test("what is hidden is told with where, and what would be hidden on a machine of one's own", () => {
  expect(find("cnpj")?.leftOut).toMatch(/^Fora do site.*CNPJ do rodapé/);
  expect(find("cnpj", FRESH)?.leftOut).toMatch(/^No endereço público.*CNPJ do rodapé/);
  for (const { id, isHidden } of CLAIMS) expect(find(id)?.leftOut !== undefined, id).toBe(isHidden);
  expect(find("cnpj", READY, proveAll(content))?.leftOut).toBeUndefined();
});

test("what has a field or a text in the panel leads there", () => {
  expect(find("cnpj")?.link?.href).toBe("/admin/cadastro#identity.cnpj");
  expect(find("testimonials")?.link?.href).toBe("/admin/textos/depoimentos");
  expect(find("indexnow", FRESH)?.link?.href).toBe("/admin/cadastro#site.indexNowKey");
  expect(list(READY).filter(({ group, link }) => group === "fact" && !link)).toEqual([]);
});

test("no check names a file, and only those of the server's own settings name one", () => {
  for (const { title, action, warning, leftOut, group } of list(FRESH)) {
    const words = [title, action, warning, leftOut].join(" ");
    expect(words).not.toMatch(/\.ts\b|\.md\b|content\/|undefined/);
    if (group === "fact") expect(words).not.toMatch(/[A-Z]+_[A-Z]+/);
  }
});

test("a fresh install lacks all that the server can see", () => {
  const pending = list(FRESH).filter((check) => check.group === "setting");
  expect(pending.map(({ id, state }) => [id, state])).toEqual([
    ["site-url", "pending"],
    ["https", "pending"],
    ["default-administrator", "pending"],
    ["google", "optional"],
  ]);
});

test("what is not in use is told, and does not count", () => {
  expect(
    list(FRESH)
      .filter((check) => check.group === "option")
      .map(({ state }) => state),
  ).toEqual(["optional", "optional"]);
  expect(countPending(list(FRESH)) - countPending(list(READY))).toBe(3);
});

test("a rating says, confirmed or not, that search engines are not told of it", () => {
  for (const proofs of [undefined, proveAll(content)]) expect(find("rating", READY, proofs)?.note).toContain("dados para buscadores");
});

test("with every proof and setting nothing is left", () => {
  expect(countPending(list(READY, proveAll(content)))).toBe(0);
});

test("a fact that changes after it was confirmed waits again and is hidden again", () => {
  const changed = find("cnpj", READY, new Map([["cnpj", prove("11.111.111/0001-11")]]));
  expect(changed).toMatchObject({ state: "pending", warning: expect.stringContaining("mudou"), leftOut: expect.any(String), version: 1 });
  expect(changed?.confirmation).toBeUndefined();
});

test("what was confirmed without a proof is shown, and its proof is asked for", () => {
  const bare = find("cnpj", READY, new Map([["cnpj", prove(business.identity.cnpj, "")]]));
  expect(bare).toMatchObject({ state: "pending", warning: expect.stringContaining("sem dizer a prova"), confirmation: { by: "a@b.co" } });
  expect(bare?.leftOut).toBeUndefined();
});

test("what was taken back is as if it never was, but for its version", () => {
  const back = find("cnpj", READY, new Map([["cnpj", { by: "a@b.co", at: new Date(), version: 2 }]]));
  expect(back).toMatchObject({ state: "pending", version: 2, warning: "Ainda é o CNPJ de exemplo." });
});

test("two prices for one motor cannot be confirmed, whatever the proof", () => {
  const torn = { ...content, business: withField(business, `offers.${business.offers[1]?.id}.price`, 777) };
  const check = find("offers", READY, proveAll(torn), torn);
  expect(check).toMatchObject({ state: "pending", isConfirmable: false, warning: expect.stringContaining("R$ 777") });
  expect(check?.leftOut).toContain("tabela de ofertas");
});

test("values that came with the site are pointed out", () => {
  for (const id of ["cnpj", "phone"]) expect(find(id)?.warning, id).toContain("exemplo");
  const real = { ...content, phone: "5511987654321", exampleTestimonials: 0 };
  expect(find("phone", READY, undefined, real)?.warning).toBeUndefined();
  expect(find("phone", READY, undefined, real)?.action).not.toContain("exemplo");
  expect(find("testimonials", READY, undefined, real)).toBeUndefined();
});

test.each(["http://localhost:4321", "http://127.0.0.1", "http://[::1]:4321", "http://servidor.local"])(
  "%s is no public address",
  (siteUrl) => {
    expect(find("site-url", { ...READY, siteUrl })?.state).toBe("pending");
  },
);

test("figures that pages state by hand are an item with the way to them, until none is left", () => {
  expect(find("frozen-figures")).toBeUndefined();
  expect(find("frozen-figures", { ...READY, frozenPages: 280 })).toMatchObject({
    state: "pending",
    current: "280 páginas",
    link: { href: "/admin/auditoria?tipo=frozen" },
  });
});
