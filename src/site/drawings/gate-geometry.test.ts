import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { gateKinds } from "#domain/gate/gate-kind";
import { gateHeight, halfWidth, opening, pivotRail, pivotSlat, tiltSide, tiltSlat, topEdge, travel } from "./gate-geometry";
import { AJAR, HouseFront } from "./HouseFront";

/** Where a matrix of the drawing puts a point. */
function place(transform: string | undefined, x: number, y: number): [number, number] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = transform?.slice("matrix(".length, -1).split(" ").map(Number) ?? [];
  return [a * x + c * y + e, b * x + d * y + f];
}

test("a closed gate carries no transforms", () => {
  expect([tiltSlat(20, 0), tiltSide(137, 0), pivotSlat(30, 0), pivotRail(92, 138, 0)]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test("an open tilting gate leaves the opening free", () => {
  const [, lowerEdge] = place(tiltSide(137, 1), 137, topEdge + gateHeight);
  expect(lowerEdge - topEdge).toBeLessThan(gateHeight * 0.15);
});

test("the lower edge of a tilting gate comes towards the street, so it grows wider", () => {
  expect(place(tiltSide(137, 0.5), 137, topEdge + gateHeight)[0]).toBeGreaterThan(137);
  expect(place(tiltSide(137, 0.5), 137, topEdge)[0]).toBeLessThan(137);
});

test("the slats of a tilting gate stay between its sides", () => {
  for (const openness of [0.2, 0.5, 0.8, 1]) {
    for (const y of [topEdge + 10, 26, topEdge + gateHeight - 10]) {
      const slat = place(tiltSlat(y, openness), 137, y);
      const side = place(tiltSide(137, openness), 137, y);
      expect(Math.abs(slat[0] - side[0])).toBeLessThan(6);
      expect(Math.abs(slat[1] - side[1])).toBeLessThan(12);
    }
  }
});

test("a pivoting leaf turns about its hinge and its free edge recedes towards the eye", () => {
  for (const openness of [0.2, 0.5, 0.8, 1]) {
    const [hingeX, hingeY] = place(pivotRail(92, 138, openness), -halfWidth, 92);
    expect(hingeX).toBeCloseTo(-halfWidth, 0);
    expect(hingeY).toBeCloseTo(92, 0);
    const rail = place(pivotRail(92, 138, openness), 138 - halfWidth, 92);
    const slat = place(pivotSlat(138, openness), 138 - halfWidth, 92);
    expect(rail[0]).toBeCloseTo(slat[0], 0);
    expect(rail[1]).toBeCloseTo(slat[1], 0);
    expect(rail[1]).toBeLessThan(92);
  }
});

test("gate.css moves the parts with the same numbers", () => {
  const css = readFileSync(new URL("./gate.css", import.meta.url), "utf8");
  expect(css).toContain(`var(--gate-open) * -${travel.slide}px`);
  expect(css).toMatch(new RegExp(`\\.g-tilt \\{\\s*--turn: ${travel.tilt}deg`));
  expect(css).toMatch(new RegExp(`\\.g-leaf \\{\\s*--turn: ${travel.pivot}deg`));
  expect(css.match(/calc\(\d+ \/ \(/g)).toEqual(Array(5).fill(`calc(${opening.eyeDistance} / (`));
  expect(css).toContain(`${gateHeight} * var(--cos) - ${-topEdge}`);
  expect(css).toContain(`calc(${halfWidth} * var(--scale) * (var(--cos) - 1))`);
  expect(css).toMatch(new RegExp(`="ajar"\\] \\{\\s*--gate-open: ${AJAR};`));
});

test("a house front with any gate stays within 5 KB of markup", () => {
  for (const gate of gateKinds) {
    for (const openness of [0, 0.35, 0.65, 1]) {
      expect(renderToStaticMarkup(createElement(HouseFront, { gate, openness })).length).toBeLessThanOrEqual(5000);
    }
  }
});
