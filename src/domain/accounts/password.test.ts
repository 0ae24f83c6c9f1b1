import { expect, test } from "vitest";
import { checkNewPassword } from "./password";

test("a password of eight or more varied characters is fine", () => {
  expect(checkNewPassword("portao-42")).toBeUndefined();
  expect(checkNewPassword("a senha é uma frase comprida", { email: "dono@exemplo.com.br", current: "outra-senha" })).toBeUndefined();
});

test.each([
  ["sete777", {}, "Use pelo menos 8 caracteres."],
  ["x1y2".repeat(33), {}, "Use no máximo 128 caracteres."],
  ["aaaaaaaaaa", {}, "Use caracteres mais variados: esta senha é fácil de adivinhar."],
  ["Dono@exemplo.com.br", { email: "dono@exemplo.com.br" }, "A senha não pode ser o seu email."],
  ["portao-42", { current: "portao-42" }, "A senha nova precisa ser diferente da atual."],
])("%j is refused with how to mend it", (password, context, problem) => {
  expect(checkNewPassword(password, context)).toBe(problem);
});
