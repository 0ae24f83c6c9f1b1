import { expect, test } from "vitest";
import { DEFAULT_CREATIVITY } from "#domain/generation/creativity";
import { generateContent } from "#domain/generation/local/generate-content";
import { siteFacts } from "#support/page/site-facts";
import { judgeAnswered } from "./judge-answered";

const { knowledge } = siteFacts;
const judge = (title: string, origin: "local" | "ai" | "manual" = "local") => {
  const { html, reading } = generateContent({ title, creativity: DEFAULT_CREATIVITY }, siteFacts);
  return judgeAnswered({ content: html, origin }, { reading, knowledge, facts: siteFacts });
};

test.each([
  "Conserto de motor de portão em Moema",
  "Conserto de portão em Itaquera hoje",
  "Troca de roldana de portão",
  "Quanto custa consertar portão eletrônico",
  "Quem paga o conserto do portão do condomínio?",
  "Portão social não trava",
  "Como resolver portão que trava",
  "Quando chamar técnico para portão que bate",
  "Portão fazendo barulho na Casa Verde: causas e conserto",
])("“%s” is answered by what is known", (title) => {
  expect(judge(title)).toEqual([]);
});

test.each([
  ["Portão automático transparente", "transparente"],
  ["Conserto de portão em Moema no carnaval", "carnaval"],
  ["Motor de portão para barco", "barco"],
  ["passar a mão no trilho com o portão andando", "andando"],
])("of “%s” nothing known speaks", (title, word) => {
  expect(judge(title)).toEqual([expect.objectContaining({ rule: "title", marks: expect.arrayContaining([word]) })]);
});

test.each([
  ["Quanto custa trocar a roldana?", "O preço depende da roda.", "A roda custa {{manutencao-custo}}."],
  ["Peça trocada tem garantia de quantos dias?", "O prazo vem na nota.", "São noventa dias."],
  ["Quanto tempo dura a bateria do portão?", "Dura algumas aberturas; a visita custa {{manutencao-custo}}.", "Dura de dois a três anos."],
  ["Qual a norma da ABNT para portão automático?", "Há norma de segurança para portão.", "É a NBR 5410."],
])("“%s” asks for a figure, and no answer without one serves", (title, without, withOne) => {
  const { reading } = generateContent({ title, creativity: DEFAULT_CREATIVITY }, siteFacts);
  const says = (text: string) =>
    judgeAnswered({ content: `<p>${text}</p>`, origin: "local" }, { reading, knowledge, facts: siteFacts }).map((one) => one.says);
  expect(says(without)).toEqual([expect.stringContaining("não dá número")]);
  expect(says(withOne)).not.toEqual(says(without));
});

test.each([
  ["Troca de roldana e motor", "e motor"],
  ["Limpeza do motor e do trilho", "motor"],
  ["Troca da antena da central do portão", "antena"],
  ["Conserto de portão em Diadema com hora marcada", "hora marcada"],
  ["Cancela de 97 metros", "97 metros"],
])("of “%s” a thing by its name answers no more than the thing", (title, left) => {
  expect(judge(title)).toEqual([expect.objectContaining({ marks: expect.arrayContaining([left]) })]);
});

test.each(["Porta de aço automática para loja vale a pena?", "Cancela: o que usar e o que evitar", "Placa do portão: sintomas e preço"])(
  "“%s” asks more of a thing than what it costs, and no question that is known",
  (title) => {
    expect(judge(title)[0]?.says).toBe("Não sei responder isto: o assunto é conhecido aqui, e a pergunta não.");
  },
);

test("a question of a thing that is known may be one that nobody answered", () => {
  const [reason] = judge("Quantas pessoas precisa para trocar a roldana?");
  expect(reason?.says).toMatch(/^Não sei responder isto/);
});

test.each([
  ["Portão inclinado de um lado só", "deslizante"],
  ["Dente da engrenagem comido", "engrenagem"],
  ["Portão para antes de encostar", "fim-de-curso"],
  ["Portão não abre por fora só por dentro", "nao-abre"],
  ["Portão de correr ou de abrir", "pivotante"],
  ["Portão que bate", undefined],
  ["Posso mandar vídeo do defeito antes de marcar a visita", undefined],
])("“%s” is asked of %s, and of nothing that shares a word with it", (title, entry) => {
  const { reading } = generateContent({ title, creativity: DEFAULT_CREATIVITY }, siteFacts);
  expect(reading.known?.question.entry.id).toBe(entry);
});

test.each([
  "Como o portão de correr fica em pé",
  "Instalação de rolamento",
  "Comprar coroa de portão",
  "Portão que não fecha depois da manutenção",
  "Portão treme após a troca",
])("“%s” wants what nobody wrote of the thing it names", (title) => {
  const [reason] = judge(title);
  expect(reason?.says).toMatch(/^Não sei responder isto/);
});

test("how many is asked wherever it stands", () => {
  const [reason] = judge("Portão de 2,20 m de largura precisa de quantos metros de cremalheira?");
  expect(reason?.says).toMatch(/^Não sei responder isto/);
});

test("what is nearest is named, with the other ways to a page", () => {
  const [reason] = judge("Portão de necrotério automático");
  expect(reason?.mend).toMatch(/^O que sei responder de mais próximo: “.+”\. Escolha a pergunta .*à mão ou com IA.*perguntas frequentes/);
});

test("a page that an AI or a person writes is not asked", () => {
  expect(judge("Portão de necrotério automático", "ai")).toEqual([]);
  expect(judge("Portão de necrotério automático", "manual")).toEqual([]);
});

test("what only the owner can say is held until he has said it", () => {
  const title = "Vocês cobram a visita se eu não fizer o serviço?";
  const judgeWith = (texts: typeof siteFacts.texts) => {
    const { html, reading } = generateContent({ title, creativity: DEFAULT_CREATIVITY }, { ...siteFacts, texts });
    return { html, reasons: judgeAnswered({ content: html, origin: "local" }, { reading, knowledge, facts: { ...siteFacts, texts } }) };
  };
  const { "visita-sem-conserto": _, ...undecided } = siteFacts.texts;
  expect(judgeWith(undecided).reasons).toEqual([
    expect.objectContaining({ rule: "title", says: expect.stringContaining("a resposta é sua") }),
  ]);
  const { html, reasons } = judgeWith({ ...undecided, "visita-sem-conserto": "Sim, a visita é cobrada mesmo sem o conserto" });
  expect(reasons).toEqual([]);
  expect(html).toMatch(/^<p>\{\{visita-sem-conserto\}\}; com o conserto/);
});

test("what is left of an answer whose first sentence is the owner's to say is none", () => {
  const { "formas-de-pagamento": _, ...texts } = siteFacts.texts;
  const { html, reading } = generateContent(
    { title: "Vocês aceitam Pix no conserto?", creativity: DEFAULT_CREATIVITY },
    { ...siteFacts, texts },
  );
  expect(judgeAnswered({ content: html, origin: "local" }, { reading, knowledge, facts: { ...siteFacts, texts } })).toEqual([
    expect.objectContaining({ rule: "title", says: expect.stringContaining("a resposta é sua") }),
  ]);
});
