import { expect, test } from "vitest";
import { createRestWatch } from "./collect-at-rest";

test("garbage is collected once each time that work gives way to rest", () => {
  let count = 0;
  const look = createRestWatch(() => {
    count += 1;
  });
  const counts = [0.9, 0.02, 0.01, 0.5, 0.4, 0, 0].map((worked) => {
    look(worked);
    return count;
  });
  expect(counts).toEqual([0, 1, 1, 1, 1, 2, 2]);
});
