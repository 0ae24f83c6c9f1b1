import { expect, test } from "vitest";
import { expectAtMost } from "#support/machine/growth";
import { isCommonPassword } from "./common-passwords";

test.each(["12345678", "qwertyuiop", "1q2w3e4r5t", "senha123", "mudar123", "abcdefgh", "12341234"])(
  "%j is on the lists",
  async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  },
);

test.each([
  "Password1!",
  "P@ssw0rd",
  "Senha@123",
  "flamengo2024!",
  "Mudar@2026",
  "BRASIL-123",
  "Família123",
  "Senha12345678",
  "SENHA12345678",
  "12345678senha",
  "Flamengo20242025",
  "$enha12345678",
  "Senha@12345678",
])("%j is one of them with a little added", async (password) => {
  expect(await isCommonPassword(password)).toBe(true);
});

test.each(["uma-senha-so-minha", "portão azul da marta", "k7mq-2xpd-w9hf-3tcn", "8830-1142-9920", "motor que range às 7"])(
  "%j is not",
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  },
);

test("a password as long as one may be takes no longer", async () => {
  for (const text of ["a1".repeat(64), "-".repeat(128), `${"ab".repeat(63)}c!`, "4".repeat(128)])
    await expectAtMost(
      3,
      () => isCommonPassword(text),
      () => isCommonPassword("portão azul da marta"),
      text,
    );
});
