import { expect, test } from "vitest";
import { toSearchText } from "./search-text";

test.each([
  ["Portão  Não abre!", "portao nao abre"],
  ["1/4 HP", "1 4 hp"],
  ['"portão" OR motor*', "portao or motor"],
  ["  ", ""],
  ["—?!", ""],
])("%j is searched as %j", (text, searched) => {
  expect(toSearchText(text)).toBe(searched);
});
