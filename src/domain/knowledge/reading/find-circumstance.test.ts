import { expect, test } from "vitest";
import { findGate } from "./find-circumstance";

test.each([
  ["Motor para portão de correr em Santana", "deslizante"],
  ["Conserto de portão basculante", "basculante"],
  ["Instalação em portão de abrir", "pivotante"],
  ["Motor articulado", "pivotante"],
  ["Troca de cremalheira", "deslizante"],
  ["Controle remoto não funciona", undefined],
  ["", undefined],
])("%j is about a gate that is %s", (title, gate) => {
  expect(findGate(title)).toBe(gate);
});
