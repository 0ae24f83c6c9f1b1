import fc from "fast-check";
import { expect, test } from "vitest";
import type { Coverage } from "#domain/coverage/coverage";
import { dividePrice } from "#domain/facts/divide-price";
import { facts } from "#support/content/facts";
import { wording } from "#support/content/site-wording";
import { anyAnswers } from "#support/estimate/any-answers";
import { SMALL_HOUSE } from "#support/estimate/small-house";
import { describeEstimate } from "./describe-estimate";
import { makeEstimate } from "./make-estimate";

const { business } = facts;

const served: Coverage = { answer: "served", name: "Osasco", city: "Osasco", isShippingFree: true };
const places: (Coverage | undefined)[] = [
  undefined,
  served,
  { answer: "ask", name: "Centro", why: "namesake", choices: [] },
  { answer: "outside", name: "" },
];

const figuresIn = (text: string) => [...text.matchAll(/\d+(?:\.\d{3})*(?:,\d+)?/g)].map(([figure]) => figure.replaceAll(".", ""));
const write = (figure: number) => String(Math.round(figure * 100) / 100).replace(".", ",");

/** Of the register and of the words around, which quote it. */
const known = new Set([...figuresIn(JSON.stringify([wording.estimate, wording.offers])), ...figuresIn(listFigures(business).join(" "))]);

function listFigures(value: unknown): string[] {
  if (typeof value === "number") return [write(value)];
  if (typeof value === "string") return [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(listFigures) : [];
}

test("whatever the gate and the place, every figure shown is the register's, what was typed, or made of both", () => {
  fc.assert(
    fc.property(anyAnswers, fc.constantFrom(...places), (answers, coverage) => {
      const made = makeEstimate(answers, business);
      const view = describeEstimate(answers, made, coverage, wording);
      const { width, height } = answers;
      const own = [width, height, width * height, Math.round(width * height * 10) / 10];
      const weights = Object.values(business.estimate.leafKgPerM2).map((kilos) =>
        Math.ceil(Math.round(width * height * kilos * 1000) / 1000),
      );
      const prices = [...business.plans, ...business.tiltPackages].flatMap(({ price }) => [
        dividePrice(price, business.claims.interestFreeInstallments),
        ...business.tradeIn.map(({ discount }) => price - discount),
      ]);
      const allowed = new Set([...known, ...[...own, ...weights, ...prices].map(write)]);
      const shown = [view.title, view.price, view.instalments, view.warning, view.message, ...view.parts.flatMap(listFigures)];
      const unknown = shown.flatMap((text) => figuresIn(text ?? "")).filter((figure) => !allowed.has(figure));
      expect(unknown).toEqual([]);
      if (coverage?.answer === "outside") expect([view.price, view.parts]).toEqual([undefined, []]);
      else expect(view.price === undefined).toBe(made.kind === "visit");
    }),
    { numRuns: 3000 },
  );
});

test("a place that is not known, or not told, is said so before the price counts", () => {
  const warn = (coverage: Coverage | undefined) =>
    describeEstimate(SMALL_HOUSE, makeEstimate(SMALL_HOUSE, business), coverage, wording).warning;
  expect(places.map(warn)).toEqual([wording.estimate.noPlace, undefined, wording.estimate.askFirst, wording.estimate.outside.text]);
});
