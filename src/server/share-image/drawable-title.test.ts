import { expect, test } from "vitest";
import { toDrawableTitle } from "./drawable-title";

test.each([
  ["Motor para Portão PPA em Santana", "Motor para Portão PPA em Santana"],
  ["“Portão” – não abre… R$ 800, 2ª via, 15 m²", "“Portão” – não abre… R$ 800, 2ª via, 15 m²"],
  ["Porta\u0303o na\u0303o abre", "Portão não abre"],
  ["  Portão\n\tnão\u00a0abre  ", "Portão não abre"],
  ["Antonín Dvořák Łódź", "Antonín Dvorák ódz"],
  ["🚪 Portão 👨‍👩‍👧 aberto ✅", "Portão aberto"],
  ["Portão \u202eao contrário\u0000", "Portão ao contrário"],
  ["<b>Portão</b> & cia.", "<b>Portão</b> & cia."],
  ["中文 🚪", ""],
  ["", ""],
])("%j is drawn as %j", (title, drawn) => {
  expect(toDrawableTitle(title)).toBe(drawn);
});
