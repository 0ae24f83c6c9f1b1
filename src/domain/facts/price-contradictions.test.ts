import { expect, test } from "vitest";
import { business as own } from "#content/business";
import { register as business } from "#support/content/register";
import { withField } from "./fact-fields";
import { findPriceContradictions, listSoldProducts } from "./price-contradictions";

test("a plan whose offer has another price is pointed out with the fields that say so", () => {
  expect(findPriceContradictions(business)).toEqual([
    {
      product: "Rio",
      paths: ["plans.rio.price", "tiltPackages.reforcado.price", "offers.rio.price"],
      message:
        "O motor Rio tem mais de um preço: R$ 950 (plano Rio), R$ 950 (pacote Reforçado), R$ 850 (oferta “Motor PPA Rio para portão automático”). Iguale os preços, ou mude o nome do que for outro produto.",
    },
  ]);
});

test("it ends with one price, or with another name", () => {
  expect(findPriceContradictions(withField(business, "offers.rio.price", 950))).toEqual([]);
  expect(findPriceContradictions(withField(business, "offers.rio.name", "Motor PPA sem instalação"))).toEqual([]);
});

test("a package whose model is the plan counts, and a longer word does not", () => {
  const dearer = withField(withField(business, "offers.rio.price", 950), "tiltPackages.simples.price", 900);
  expect(findPriceContradictions(dearer).map(({ product }) => product)).toEqual(["Solo"]);
  expect(findPriceContradictions(withField(business, "offers.rio.name", "Motor PPA Riomar para portão"))).toEqual([]);
});

test("the register that the site comes with has one price a motor", () => {
  expect(findPriceContradictions(own)).toEqual([]);
});

test("a plan goes with what sells the same motor, so that one price may be told to all of them", () => {
  const other = withField(business, "offers.rio.name", "Motor PPA sem instalação");
  expect(listSoldProducts(other)[1]).toEqual({
    product: "Rio",
    alsoSoldAs: ["pacote Reforçado"],
    prices: ["plans.rio.price", "tiltPackages.reforcado.price"],
    warranties: ["plans.rio.warrantyYears", "tiltPackages.reforcado.warrantyYears"],
  });
});
