import { expect, test } from "vitest";
import { createKeyCipher } from "./key-cipher";

const SECRET = "um-segredo-de-teste-com-32-caracteres";
const KEY = "sk-teste-1234567890abcdef";

test("what was sealed opens with the same secret and shows nothing of itself", () => {
  const sealed = createKeyCipher(SECRET).seal(KEY);
  expect(sealed).not.toContain("teste");
  expect(createKeyCipher(SECRET).open(sealed)).toBe(KEY);
});

test("the same key is sealed differently each time", () => {
  const { seal } = createKeyCipher(SECRET);
  expect(seal(KEY)).not.toBe(seal(KEY));
});

test("another secret, a changed text and nonsense open to nothing", () => {
  const { seal, open } = createKeyCipher(SECRET);
  const sealed = seal(KEY);
  const [nonce, tag, text = ""] = sealed.split(".");
  const flipped = text.startsWith("A") ? `B${text.slice(1)}` : `A${text.slice(1)}`;
  expect(createKeyCipher(`${SECRET}!`).open(sealed)).toBeUndefined();
  expect(open([nonce, tag, flipped].join("."))).toBeUndefined();
  expect(open("")).toBeUndefined();
  expect(open("a.b.c")).toBeUndefined();
});
