import { expect, test } from "vitest";
import { deriveKey, isSameSignature } from "./derive-key";

// What is stored was sealed and signed with them: another key for the same purpose would open none of it.
test.each([
  ["ai-key", "9014372419ab541d6fe485a22056695c7ec7df14883e82a30782fc4bf3c39a98"],
  ["known-browser", "bf7ae638306e9289a881ed2c6a9c52677a5ba9a4f0cbb160bc28ff8875b9adc9"],
])("the key for %s is the same in every release", (purpose, key) => {
  expect(deriveKey("segredo", purpose).toString("hex")).toBe(key);
});

test("a signature is the one wanted where every byte is", () => {
  const wanted = Buffer.from("abcd");
  expect([wanted, Buffer.from("abce"), Buffer.from("abc"), Buffer.alloc(0)].map((given) => isSameSignature(given, wanted))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
