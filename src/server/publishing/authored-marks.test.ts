import { expect, test } from "vitest";
import { listPlaceWords } from "#domain/publishing/substance/read-wording";
import { keepPlaceWords } from "./authored-marks";

const listWords = (...names: string[]) => listPlaceWords(names.map((name) => ({ name, city: "São Paulo", cityName: "São Paulo" })));

test("the words of places are the same object while places are called the same", () => {
  const before = keepPlaceWords(listWords("Santana", "Mooca"));
  expect(keepPlaceWords(listWords("Santana", "Mooca"))).toBe(before);
  const now = keepPlaceWords(listWords("Santana", "Moema"));
  expect(now).toEqual(listWords("Santana", "Moema"));
  expect(keepPlaceWords(listWords("Santana", "Moema"))).toBe(now);
});
