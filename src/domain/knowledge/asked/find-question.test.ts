import { expect, test } from "vitest";
import { splitWords } from "#domain/text/words";
import { findQuestion } from "./find-question";
import { indexQuestions } from "./question-index";

const ask = (first: string, ...titles: string[]) => ({ asks: [first], titles, says: [] });

/** Others beside them, so that no word is in every one. */
const index = indexQuestions([
  ask("Fotocélula é obrigatória no prédio?"),
  ask("Como limpar a fotocélula?", "limpeza da fotocélula do portão"),
  ask("O que é capacitor?", "capacitor do motor de portão"),
  ask("A guia superior soltou. É perigoso?", "guia superior do portão soltou"),
  ask("Existe norma para portão?", "nbr 15202 portão automático"),
  ask("Quanto custa um controle novo?", "preço de controle de portão"),
  ask("Quando trocar a roldana?", "troca de roldana do portão"),
  ask("Vocês vêm no mesmo dia?", "conserto de portão hoje mesmo"),
]);
/** Words whose ends, cut off, leave the same letters. */
const ALIKE_IN_LETTERS = indexQuestions([
  ask("Motor com placa solar funciona?", "motor solar"),
  ask("Qual cabo vai no portão?", "cabo do portão"),
  ask("O portão volta sozinho. Por quê?", "portão volta sozinho"),
  ask("O portão travou no caminho. Por quê?", "portão trancado no caminho"),
  ask("O trinco travou. Por quê?", "trinco do portão travou"),
]);
const find = (title: string) => findQuestion(splitWords(title), index)?.question.asks[0];

test("whether something must be is asked by itself, and answers whether it is needed", () => {
  expect(find("é obrigatório ter fotocélula no prédio")).toBe("Fotocélula é obrigatória no prédio?");
  expect(find("Precisa de fotocélula no prédio?")).toBe("Fotocélula é obrigatória no prédio?");
  expect(find("A lei exige limpeza da fotocélula do portão?")).toBeUndefined();
});

test("of two things the one fails that stands before a last não", () => {
  const failing = indexQuestions([
    ask("A botoeira não abre o portão. Por quê?", "o botão não abre o portão e o controle abre", "o controle abre o portão e o botão não"),
    ask("Qual a cor do muro?", "cor do muro"),
  ]);
  const found = (title: string) => findQuestion(splitWords(title), failing)?.question.asks[0];
  expect(found("O controle abre o portão mas o botão não")).toBe("A botoeira não abre o portão. Por quê?");
  expect(found("O botão abre o portão mas o controle não")).toBeUndefined();
});

test("who asks for two things is not answered by one of them", () => {
  const of = (...titles: string[]) =>
    indexQuestions([ask("Quanto custa a trava elétrica?", ...titles), ask("Qual a cor do muro?", "cor do muro")]);
  const found = (title: string, ...titles: string[]) => findQuestion(splitWords(title), of(...titles))?.question.asks[0];
  expect(found("Trava elétrica: modelos", "trava elétrica")).toBeUndefined();
  expect(found("Trava elétrica: preço", "trava elétrica")).toBe("Quanto custa a trava elétrica?");
  expect(found("Trava elétrica: para que serve e preço", "trava elétrica")).toBeUndefined();
  expect(found("Trava elétrica: para que serve e preço", "trava elétrica, para que serve e quanto custa")).toBe(
    "Quanto custa a trava elétrica?",
  );
  expect(found("Para que serve a trava elétrica?", "trava elétrica, para que serve e quanto custa")).toBeUndefined();
});

test("what a thing is tells nobody whether another will do", () => {
  expect(find("Para que serve o capacitor do motor de portão?")).toBe("O que é capacitor?");
  expect(find("O capacitor do motor de portão serve?")).toBeUndefined();
});

test("who asks what a thing is for does not say that it came loose", () => {
  expect(find("A guia superior do portão soltou, é perigoso?")).toBe("A guia superior soltou. É perigoso?");
  expect(find("Para que serve a guia superior do portão?")).toBeUndefined();
});

test("a question that shares most of a title is another one where a tenth of both is left", () => {
  expect(find("Limpar a fotocélula do portão")).toBe("Como limpar a fotocélula?");
  expect(find("Como limpar a fotocélula suja de tinta")).toBeUndefined();
});

test("a norm is told by its number", () => {
  expect(find("NBR 15202 do portão automático")).toBe("Existe norma para portão?");
  expect(find("NBR 5410 do portão automático")).toBeUndefined();
});

test("a part and the motor are more than the part", () => {
  expect(find("Troca de roldana")).toBe("Quando trocar a roldana?");
  expect(find("Troca de roldana e motor")).toBeUndefined();
});

test("by what a thing is known is not what to do with it", () => {
  const cleaning = indexQuestions([ask("Como limpar a lente da fotocélula?", "como limpo a lente da fotocélula"), ask("O que é encoder?")]);
  const among = (title: string) => findQuestion(splitWords(title), cleaning)?.question.asks[0];
  expect(among("Como faço para limpar a lente da fotocélula")).toBe("Como limpar a lente da fotocélula?");
  expect(among("Como saber se limparam a lente da fotocélula")).toBeUndefined();
});

test("who asks how to keep it from happening is not told what to do after it", () => {
  const hands = indexQuestions([
    ask("O portão prendeu a mão. O que fazer?", "criança prendeu a mão no portão"),
    ask("Como limpar a lente?"),
  ]);
  const among = (title: string) => findQuestion(splitWords(title), hands)?.question.asks[0];
  expect(among("A criança prendeu a mão no portão, o que fazer?")).toBe("O portão prendeu a mão. O que fazer?");
  expect(among("A criança prendeu a mão no portão, como evitar?")).toBeUndefined();
});

test("words that a question has here and there, and nowhere together, ask another one", () => {
  const doors = indexQuestions([
    ask("Dá para pôr motor com portinhola?", "portinhola raspa", "portinhola embutida", "portinhola aberta", "portinhola no degrau"),
    ...Array.from({ length: 60 }, (_, number) => ask(`Como limpar a peça x${number}?`, `limpeza da peça x${number}`)),
  ]);
  const among = (title: string) => findQuestion(splitWords(title), doors)?.question.asks[0];
  expect(among("Portinhola embutida raspa")).toBe("Dá para pôr motor com portinhola?");
  expect(among("Portinhola embutida aberta raspa no degrau")).toBeUndefined();
});

test("another make's is another matter", () => {
  const among = indexQuestions([ask("Como ter mais um controle?", "controle a mais"), ask("Como limpar a lente?")]);
  expect(findQuestion(splitWords("Controle de outra marca funciona?"), among)).toBeUndefined();
});

test("who wants it today is told of today", () => {
  expect(find("Conserto de portão pra hoje")).toBe("Vocês vêm no mesmo dia?");
});

test.each(["Motor Solo", "Qual cabe no portão?", "Portão 220 sozinho", "Portão travou no caminhão", "Trinca do portão travou"])(
  "“%s” is none of what it is spelt like",
  (title) => {
    expect(findQuestion(splitWords(title), ALIKE_IN_LETTERS)).toBeUndefined();
  },
);

test("what a question is about stands in the title too", () => {
  expect(find("Preço de controle novo")).toBe("Quanto custa um controle novo?");
  expect(find("Preço novo do portão")).toBeUndefined();
});

test("which of two is answered by who speaks of both, common as the other may be", () => {
  const fast = indexQuestions([
    ask("Qual motor rápido escolher?", "melhor motor rápido"),
    ask("Qual compensa, motor rápido ou comum?"),
    ask("Como limpar a lente?"),
  ]);
  const alone = indexQuestions([ask("Qual motor rápido escolher?", "melhor motor rápido"), ask("Como limpar a lente?")]);
  expect(findQuestion(splitWords("Motor rápido ou motor comum: qual escolher"), fast)?.question.asks[0]).toBe(
    "Qual compensa, motor rápido ou comum?",
  );
  expect(findQuestion(splitWords("Motor rápido ou motor comum: qual escolher"), alone)).toBeUndefined();
});

test("why a thing does one is why it does the one or the other, where both are spoken of", () => {
  const crooked = indexQuestions([
    ask("Por que o basculante desce torto?", "por que o portão basculante desce torto"),
    ask("Como limpar a lente?"),
    ask("O que é capacitor?"),
  ]);
  expect(findQuestion(splitWords("Portão basculante torto ou descendo"), crooked)?.question.asks[0]).toBe(
    "Por que o basculante desce torto?",
  );
  expect(findQuestion(splitWords("Portão basculante torto ou rangendo"), crooked)).toBeUndefined();
});

test("who asks how to know how many is not told how many", () => {
  const weights = indexQuestions([
    ask("Quantos quilos o motor de portão aguenta?", "motor de portão quantos quilos"),
    ask("Como saber quantos quilos pesa o portão?", "como saber o peso do portão"),
    ask("Como limpar a lente?"),
  ]);
  expect(findQuestion(splitWords("Motor de portão: como saber quantos quilos"), weights)).toBeUndefined();
  expect(findQuestion(splitWords("Como saber quantos quilos tem o portão"), weights)?.question.asks[0]).toBe(
    "Como saber quantos quilos pesa o portão?",
  );
});

test("after the light came back is another moment than without it", () => {
  const cuts = indexQuestions([
    ask("O portão parou na falta de luz. Por quê?", "portão parou sem luz"),
    ask("O portão não abre depois que a luz voltou. O que fazer?", "portão parou depois da queda de energia"),
    ask("Como limpar a lente?"),
  ]);
  expect(findQuestion(splitWords("Portão parou após queda de luz"), cuts)?.question.asks[0]).toBe(
    "O portão não abre depois que a luz voltou. O que fazer?",
  );
});

test("a gate that swings is a kind of gate, and opens nothing by its name", () => {
  const opening = indexQuestions([
    ask(
      "Quantas vezes por dia o portão pode abrir?",
      "portão pode abrir quantas vezes por dia",
      "motor para portão que abre 100 vezes por dia",
    ),
    ask("Como abrir o portão na mão?", "abrir na mão o portão com motor"),
    ask("Qual cabo vai no portão?", "cabo do portão"),
  ]);
  expect(findQuestion(splitWords("Motor para portão de abrir"), opening)).toBeUndefined();
  expect(findQuestion(splitWords("Motor para portão que abre 100 vezes por dia"), opening)).toBeDefined();
});
