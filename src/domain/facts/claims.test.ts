import { expect, test } from "vitest";
import { listNamesOfClaim } from "#support/content/quoted-names";
import { register as business } from "#support/content/register";
import { CLAIMS, findClaimOfPath } from "./claims";
import { listFactFields } from "./fact-fields";
import { listNamedFacts } from "./named/named-facts";
import { publishBusiness, publishTexts } from "./published-business";

const names = listNamedFacts(business);
const hidden = CLAIMS.filter(({ isHidden }) => isHidden).map(({ id }) => id);
const all = CLAIMS.map(({ id }) => id);

test("every claim but those of texts is about fields of the register", () => {
  const paths = listFactFields(business).map(({ path }) => path);
  const withFields = CLAIMS.filter(({ id }) => paths.some((path) => findClaimOfPath(path)?.id === id));
  expect(CLAIMS.filter((claim) => !withFields.includes(claim)).map(({ id }) => id)).toEqual(["testimonials", "law"]);
});

test("what to do never names a file or a variable of the environment", () => {
  for (const { action } of CLAIMS) expect(action).not.toMatch(/\.ts\b|content\/|[A-Z]+_[A-Z]+/);
});

test("with everything proven everything is published", () => {
  expect(publishBusiness(business, [])).toEqual(business);
  expect(Object.keys(publishTexts(names, []))).toEqual(names.filter(({ text }) => text !== "").map(({ name }) => name));
});

test("with nothing proven no hidden claim is left in the register", () => {
  const published = publishBusiness(business, all);
  for (const part of ["cnpj", "email", "address", "since"]) expect(published.identity).not.toHaveProperty(part);
  for (const part of ["customers", "rating", "factory"]) expect(published.claims).not.toHaveProperty(part);
  expect(published.offers).toEqual([]);
  expect(published.technical.models).toEqual([]);
  expect(published.identity.tradeName).toBe(business.identity.tradeName);
  expect(published.contact).toEqual(business.contact);
});

test("with nothing proven no text quotes a hidden claim, and every other name stays", () => {
  const gone = names.map(({ name }) => name).filter((name) => !Object.hasOwn(publishTexts(names, all), name));
  expect(gone.filter((name) => name !== "feriados").sort()).toEqual(
    [
      ...["cnpj", "email", "endereco", "desde-ano", "clientes", "clientes-numero", "nota", "avaliacoes"],
      ...["garantia-de-fabrica", "preco-de-fabrica"],
      ...business.offers.flatMap(({ id }) => [`oferta-${id}-nome`, `oferta-${id}-preco`]),
      ...names.filter(({ paths }) => paths.some((path) => path.startsWith("technical.models."))).map(({ name }) => name),
    ].sort(),
  );
});

test.each(hidden)("the claim %s alone hides its own", (id) => {
  const claim = CLAIMS.find((one) => one.id === id);
  const published = publishTexts(names, [id]);
  const gone = names.filter(({ name, text }) => text !== "" && !Object.hasOwn(published, name)).map(({ name }) => name);
  const filled = names.filter(({ text }) => text !== "").map(({ name }) => name);
  expect(gone).toEqual(claim && listNamesOfClaim(claim, names).filter((name) => filled.includes(name)));
});
