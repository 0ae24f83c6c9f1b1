import { expect, test } from "vitest";
import { findUnwrittenSignOut, UNWRITTEN_SIGN_OUT } from "./unwritten-end";

test("the sign-in page says of a sign-out that was not written, and of nothing else", () => {
  expect(findUnwrittenSignOut(UNWRITTEN_SIGN_OUT)?.text).toMatch(/já recusa a sua sessão/);
  for (const search of ["", "?erro=cancelado", "?saida=outra"]) expect(findUnwrittenSignOut(search)).toBeUndefined();
});
