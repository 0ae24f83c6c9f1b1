import { expect, test } from "vitest";
import { isMadeOfOwnWords } from "./own-words";

const OWN = ["Marta Nogueira", "marta.nogueira@exemplo.com.br", "Abre Fácil Portões", "portão"];

test.each(["Marta2026", "nogueira-1984", "AbreFacil@2026", "abre facil portoes", "Portão#123", "marta.exemplo1"])(
  "%j says little but who one is",
  (password) => {
    expect(isMadeOfOwnWords(password, OWN)).toBe(true);
  },
);

test.each(["portão azul da marta", "8830-1142-9920", "k7mq-2xpd-w9hf-3tcn", "abre-te, sésamo!"])("%j says more", (password) => {
  expect(isMadeOfOwnWords(password, OWN)).toBe(false);
});
