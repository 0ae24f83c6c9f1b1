import { expect, test } from "vitest";
import { findFirstName } from "./name-in-message";

test.each([
  ["Oi, aqui é a Ana Paula, de Santana. Ref. FH4K", "Ana"],
  ["Bom dia! Meu nome é João", "João"],
  ["me chamo Érica e o portão parou", "Érica"],
  ["Sou o Rui do 12", "Rui"],
  ["[25/11 10:32] Carla Dias: Olá! Ref. FH4K", "Carla"],
  ["[25/11 10:32] +55 11 90000-0000: Olá!", undefined],
  ["Olá, gostaria de mais informações", undefined],
  ["sou de Cotia, aqui é longe", undefined],
])("%s", (message, name) => {
  expect(findFirstName(message)).toBe(name);
});
