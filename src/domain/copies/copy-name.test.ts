import { expect, test } from "vitest";
import { buildCopyName, findCopyMoment } from "./copy-name";

test("a copy's name says when it was made, and no other file is one", () => {
  const madeAt = new Date("2026-11-22T06:00:07.123Z");
  const name = buildCopyName(madeAt, "sqlite");
  expect(findCopyMoment(name)).toEqual(madeAt);
  // Addresses are brought to small letters.
  expect(name).toBe(name.toLowerCase());
  for (const other of [
    "",
    "secret-key",
    `../${name}`,
    `${name}.part`,
    `${name}\n`,
    "abre-facil-2026-13-40-99-99-99-000.sqlite",
    "abre-facil-2026-11-22.sqlite",
  ])
    expect(findCopyMoment(other), other).toBeUndefined();
});
