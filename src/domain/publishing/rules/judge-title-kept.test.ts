import { expect, test } from "vitest";
import { entries } from "#content/conhecimento/entries";
import { buildKnowledge } from "#domain/knowledge/knowledge";
import { readTitle } from "#domain/knowledge/read-title";
import { facts } from "#support/content/facts";
import { judgeTitleKept } from "./judge-title-kept";

const knowledge = buildKnowledge(entries);
const judge = (title: string, content: string) =>
  judgeTitleKept({ content }, { reading: readTitle(title, knowledge, facts.places), knowledge }).map(({ says }) => says);

test.each([
  ["Troca de roldana na Mooca", "<p>A roldana da Mooca se troca.</p><h2>Troca da roldana</h2>"],
  ["Troca de roldana na Mooca", "<p>A rodinha do portão, na <strong>Mooca</strong>, se troca.</p><h3>Quando trocar as roldanas</h3>"],
  ["Conserto de portão em Santana", "<p>Em Santana, consertar o portão começa por uma foto.</p><h2>Como é o conserto</h2>"],
  ["Por que o motor esquenta?", "<p>O motor esquenta por excesso de ciclos.</p><h2>Motor quente</h2>"],
  ["Motor de portão basculante esquenta", "<p>O motor esquenta por excesso de ciclos.</p><h2>Motor quente</h2>"],
  ["Motor silencioso para portão", "<p>O motor silencioso pede folha leve.</p><h2>O motor certo</h2>"],
])("%s is kept", (title, content) => {
  expect(judge(title, content)).toEqual([]);
});

test.each([
  [
    "Troca de roldana na Mooca",
    "<p>O portão pesa.</p><h2>Roldana</h2>",
    ["O primeiro parágrafo não responde ao título: falta “roldana” e “Mooca”."],
  ],
  ["Troca de roldana", "<p>A roldana gasta.</p><p>Mais.</p><h2>Preço</h2>", ["Nenhum subtítulo do texto fala de “roldana”."]],
  [
    "Conserto de motor Garen",
    "<p>O conserto depende da peça.</p><h2>Conserto</h2>",
    ["O primeiro parágrafo não responde ao título: falta “Garen”."],
  ],
  [
    "Motor de portão basculante esquenta",
    "<p>O motor do portão de correr esquenta por excesso de ciclos.</p><h2>Motor quente</h2>",
    ["O primeiro parágrafo não responde ao título: falta “portão basculante”."],
  ],
  ["Troca de roldana", "<h2>Roldana</h2>", ["O primeiro parágrafo não responde ao título: falta “roldana”."]],
])("%s is not kept by %s", (title, content, says) => {
  expect(judge(title, content)).toEqual(says);
});
