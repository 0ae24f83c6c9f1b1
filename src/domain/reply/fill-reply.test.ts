import { expect, test } from "vitest";
import { fillReply } from "./fill-reply";
import { orderReplies, type Reply } from "./reply";

const SITE = "https://x.example";
const FACTS = { preco: "R$ 800", prazo: "2 anos" };
const fill = (text: string, blanks: Parameters<typeof fillReply>[1] = {}, facts: Record<string, string> = FACTS) =>
  fillReply(text, blanks, facts, SITE);

test("a price that changes in the register changes what is sent", () => {
  const text = "O motor custa {{preco}}.";
  expect(fill(text).text).toBe("O motor custa R$ 800.");
  expect(fill(text, {}, { preco: "R$ 850" }).text).toBe("O motor custa R$ 850.");
});

test("what has no proof takes its sentence along, and the owner is told", () => {
  expect(fill("Temos {{nota}} de nota. O motor custa {{preco}}.")).toEqual({
    text: "O motor custa R$ 800.",
    missing: [],
    lacksFacts: true,
  });
  expect(fill("Temos {{nota}} de nota.").text).toBe("");
});

test.each([
  ["Olá, {nome}! Tudo bem?", {}, "Olá! Tudo bem?"],
  ["Olá, {nome}! Tudo bem?", { nome: "Ana" }, "Olá, Ana! Tudo bem?"],
  ["Bom dia {nome}.", {}, "Bom dia."],
])("%j with %j is sent as %j", (text, blanks, sent) => {
  expect(fill(text, blanks)).toEqual({ text: sent, missing: [], lacksFacts: false });
});

test("a blank that nothing is known of takes its sentence along, and is named", () => {
  const text = "A visita está marcada.\nÉ {dia}, {janela}. Até lá!";
  expect(fill(text, { dia: "terça-feira, 1º de dezembro" })).toEqual({
    text: "A visita está marcada.\nAté lá!",
    missing: ["janela"],
    lacksFacts: false,
  });
  expect(fill(text, { dia: "terça", janela: "de manhã" }).text).toBe("A visita está marcada.\nÉ terça, de manhã. Até lá!");
});

test("a link leads to the site's own address, and what somebody is called makes neither link nor fact", () => {
  expect(fill("Veja o [preço](/orcamento) ou [outro](https://y.example/a).").text).toBe(
    "Veja o preço: https://x.example/orcamento ou outro: https://y.example/a.",
  );
  expect(fill("Olá, {nome}!", { nome: "[a](/b) {{preco}} {bairro}" }).text).toBe("Olá, [a](/b) {{preco}} {bairro}!");
});

const reply = (name: string, use: Reply["use"], gate: Reply["gate"] = "todos"): Reply => ({ name, use, gate, text: "Oi." });
const REPLIES = [
  reply("outra", "other"),
  reply("geral", "first"),
  reply("basculante", "first", "basculante"),
  reply("pivotante", "first", "pivotante"),
  reply("retomar", "followUp"),
  reply("opinião", "review"),
];
const names = (to: Parameters<typeof orderReplies>[1]) => orderReplies(REPLIES, to).map(({ name }) => name);

test("those for a contact come first, for its own gate before others, and the right one where something is due", () => {
  expect(names({ state: "new", gate: "pivotante" })).toEqual(["pivotante", "geral", "outra", "basculante", "retomar", "opinião"]);
  expect(names({ state: "new", gate: "" }).slice(0, 3)).toEqual(["geral", "basculante", "pivotante"]);
  expect(names({ state: "sold", gate: "", about: "review" })[0]).toBe("opinião");
  expect(names({ state: "quote", gate: "", about: "quote" })[0]).toBe("retomar");
});
