import { expect, test } from "vitest";
import { nextFreeSlug } from "./next-free-slug";

test("a slug nobody has stays as it is", () => {
  expect(nextFreeSlug("motor", new Set(["motor-2", "motores"]))).toBe("motor");
});

test("a taken slug gets the first suffix that is free", () => {
  expect(nextFreeSlug("motor", new Set(["motor"]))).toBe("motor-2");
  expect(nextFreeSlug("motor", new Set(["motor", "motor-2", "motor-3"]))).toBe("motor-4");
  expect(nextFreeSlug("motor", new Set(["motor", "motor-3"]))).toBe("motor-2");
});
