import { expect, test } from "vitest";
import { siteFacts } from "#support/page/site-facts";
import { intentKey } from "./intent-key";
import { readTitle } from "./read-title";

const keyOf = (title: string) => intentKey(readTitle(title, siteFacts.knowledge, siteFacts.places));

test.each(["no domingo", "24 horas", "urgente", "de madrugada", "de condomínio"])(
  "a page for “%s” is none for the head term",
  (narrower) => {
    expect(keyOf(`Conserto de portão ${narrower} em Santana`)).not.toBe(keyOf("Conserto de portão em Santana"));
  },
);

test("titles that say the same in other words share a key, and each place has its own", () => {
  expect(keyOf("Trocar rodinha do portão na Mooca")).toBe(keyOf("Troca de roldana de portão na Mooca"));
  expect(keyOf("Troca de roldana de portão na Mooca")).not.toBe(keyOf("Troca de roldana de portão na Penha"));
});

test("a gate that opens and does not close is none that closes and does not open", () => {
  expect(keyOf("Meu portão abre mas não fecha")).toBe(keyOf("O portão abre e não fecha"));
  expect(keyOf("Portão fecha mas não abre")).not.toBe(keyOf("Portão abre mas não fecha"));
});
