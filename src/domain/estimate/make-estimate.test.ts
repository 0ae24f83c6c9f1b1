import fc from "fast-check";
import { expect, test } from "vitest";
import { facts } from "#support/content/facts";
import { anyAnswers, metres } from "#support/estimate/any-answers";
import type { EstimateAnswers } from "./estimate";
import { makeEstimate } from "./make-estimate";

const { business } = facts;

const house: EstimateAnswers = {
  gate: "deslizante",
  leaves: 1,
  width: 3.5,
  height: 2.2,
  leaf: "sheet",
  use: "home",
  motor: "none",
  isWorking: false,
  hasRemotes: false,
};

const offerOf = (answers: EstimateAnswers) => {
  const made = makeEstimate(answers, business);
  return made.kind === "offer" ? (made.offer.packageName ?? made.offer.name) : made.reasons.map(({ kind }) => kind);
};

test.each<[string, Partial<EstimateAnswers>, string | string[]]>([
  ["a house's gate", {}, "Solo"],
  ["a heavier leaf", { width: 5, height: 3, leaf: "wood" }, "Rio"],
  ["the heaviest leaf that is known", { width: 6, height: 3.8, leaf: "wood" }, "Seg"],
  ["a building", { use: "building" }, "Rio"],
  ["a shop", { use: "shop" }, "Seg"],
  ["a tilting gate of 8 m²", { gate: "basculante", width: 4, height: 2 }, "Simples"],
  ["a tilting gate of wood", { gate: "basculante", width: 4, height: 2, leaf: "wood" }, "Reforçado"],
  ["a tilting gate of more", { gate: "basculante", width: 4.01, height: 2.2 }, "Reforçado"],
  ["a tilting gate of a shop", { gate: "basculante", width: 3, height: 2, use: "shop" }, "Industrial"],
  ["a tilting gate too large", { gate: "basculante", width: 6, height: 3 }, ["area", "weight"]],
  ["a tilting gate of wood too heavy for its area", { gate: "basculante", width: 5, height: 2.9, leaf: "wood" }, ["weight"]],
  ["two leaves over 4 m", { gate: "pivotante", leaves: 2, width: 4.6 }, ["leaves"]],
  ["a swinging leaf", { gate: "pivotante", width: 2, height: 2 }, "Solo"],
  ["a wide swinging leaf", { gate: "pivotante", width: 3.01, height: 2, leaf: "aluminium" }, ["width"]],
  ["two leaves", { leaves: 2 }, ["leaves"]],
  ["longer than any", { width: 6.01 }, ["width"]],
  ["heavier than any", { width: 6, height: 6, leaf: "wood" }, ["weight"]],
  ["more often than any", { use: "more" }, ["often"]],
  ["all at once", { leaves: 2, width: 9, height: 5, use: "more", leaf: "wood" }, ["leaves", "often"]],
])("%s: %s", (_, changed, expected) => {
  expect(offerOf({ ...house, ...changed })).toEqual(expected);
});

test.each<[Partial<EstimateAnswers>, string | undefined]>([
  [{}, undefined],
  [{ motor: "other", isWorking: true }, "Básico"],
  [{ motor: "other", isWorking: false, hasRemotes: true }, undefined],
  [{ motor: "own", isWorking: true }, "Básico"],
  [{ motor: "own", isWorking: true, hasRemotes: true }, "Intermediário"],
  [{ motor: "own", isWorking: true, hasRemotes: true, use: "shop" }, "Premium"],
])("the motor %o may bring the discount %s", (motor, name) => {
  expect(makeEstimate({ ...house, ...motor }, business).tradeIn?.tier.name).toBe(name);
});

test("a leaf of unknown material is supposed to be the heaviest, and says so", () => {
  const [unknown, wood] = (["unknown", "wood"] as const).map((leaf) => makeEstimate({ ...house, width: 5, height: 3, leaf }, business));
  expect(unknown).toEqual({ ...wood, isHeaviestSupposed: true });
});

test("whatever the gate, every figure is the register's or what was typed, and the plan is the cheapest that is enough", () => {
  const priced = [...business.plans, ...business.tiltPackages.map((tilt) => ({ ...tilt, packageName: tilt.name, name: tilt.model }))];
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const made = makeEstimate(answers, business);
      const tier = made.tradeIn?.tier;
      expect(tier === undefined || business.tradeIn.includes(tier)).toBe(true);
      if (answers.motor === "none") expect(made.tradeIn).toBeUndefined();
      if (made.kind === "visit") {
        expect(made.reasons.length).toBeGreaterThan(0);
        for (const reason of made.reasons) if ("limit" in reason) expect(reason.value).toBeGreaterThan(reason.limit);
        return;
      }
      const { offer, instalments, reasons, tradeIn } = made;
      expect(priced).toContainEqual(expect.objectContaining(offer));
      expect(instalments.times).toBe(business.claims.interestFreeInstallments);
      expect(instalments.amount * instalments.times).toBeGreaterThanOrEqual(offer.price);
      expect((instalments.amount - 1) * instalments.times).toBeLessThan(offer.price);
      if (tradeIn) expect(tradeIn.price).toBe(offer.price - tradeIn.tier.discount);
      for (const { value, limit } of reasons) expect(value).toBeLessThanOrEqual(limit);
      expect(answers.leaves).toBe(1);
      expect(answers.use).not.toBe("more");
      expect(answers.width).toBeLessThanOrEqual(business.technical.maxGateLengthM);
    }),
    { numRuns: 3000 },
  );
});

test("a larger, heavier or busier gate never costs less", () => {
  const priceOf = (answers: EstimateAnswers) => {
    const made = makeEstimate(answers, business);
    return made.kind === "offer" ? made.offer.price : Number.POSITIVE_INFINITY;
  };
  fc.assert(
    fc.property(anyAnswers, metres({ min: 0, max: 5 }), metres({ min: 0, max: 3 }), (answers, wider, higher) => {
      const price = priceOf(answers);
      expect(priceOf({ ...answers, width: answers.width + wider, height: answers.height + higher })).toBeGreaterThanOrEqual(price);
      expect(priceOf({ ...answers, leaf: "unknown" })).toBeGreaterThanOrEqual(price);
      expect(priceOf({ ...answers, use: "more" })).toBeGreaterThanOrEqual(price);
      if (answers.use === "home") expect(priceOf({ ...answers, use: "shop" })).toBeGreaterThanOrEqual(price);
    }),
    { numRuns: 2000 },
  );
});

test("limits of the register decide: a plan with none is not recommended, and without plans there is a visit", () => {
  const without = {
    ...business,
    estimate: { ...business.estimate, limits: business.estimate.limits.map((one) => (one.id === "solo" ? { ...one, slidingKg: 0 } : one)) },
  };
  expect(makeEstimate(house, without)).toMatchObject({ offer: { name: "Rio" } });
  const none = { ...business, estimate: { ...business.estimate, limits: [] } };
  expect(makeEstimate(house, none)).toMatchObject({ kind: "visit", reasons: [{ kind: "together" }] });
});
