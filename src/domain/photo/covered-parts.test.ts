import { expect, test } from "vitest";
import { keepInside, readCoveredParts, writeCoveredParts } from "./photo-upload";

test("parts come back as they were written", () => {
  const parts = [
    { x: 100, y: 200, width: 50, height: 30 },
    { x: 0, y: 0, width: 1000, height: 1000 },
  ];
  expect(readCoveredParts(writeCoveredParts(parts))).toEqual(parts);
  expect(readCoveredParts("")).toEqual([]);
});

test.each(["a", "1,2,3", "1,2,30,40;", "-1,2,30,40", "990,0,20,20", "0,0,5,5", "1.5,2,30,40", Array(31).fill("1,2,30,40").join(";")])(
  "%s hides nothing by guess",
  (text) => {
    expect(readCoveredParts(text)).toBeUndefined();
  },
);

test("a part never leaves the photograph and never vanishes", () => {
  expect(keepInside({ x: -20, y: 990, width: 100, height: 50 })).toEqual({ x: 0, y: 950, width: 100, height: 50 });
  expect(keepInside({ x: 500, y: 500, width: -3, height: 4000 })).toEqual({ x: 500, y: 0, width: 8, height: 1000 });
});
