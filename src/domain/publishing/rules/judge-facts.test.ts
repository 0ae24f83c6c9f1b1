import { expect, test } from "vitest";
import { presetTitles } from "#content/preset-titles";
import { generateContent } from "#domain/generation/local/generate-content";
import type { PageOrigin } from "#domain/page/generated-page";
import { foldText } from "#domain/text/fold";
import { facts } from "#support/content/facts";
import { expectLinear, fillText } from "#support/machine/growth";
import { sampleOf } from "#support/machine/sample";
import { makeJudged } from "#support/page/page-texts";
import { siteFacts } from "#support/page/site-facts";
import { readTitleList } from "#support/titles/title-lists";
import { judgeFacts } from "./judge-facts";

const around = { facts, knowledge: facts.knowledge };
const judge = (content: string, page: Parameters<typeof makeJudged>[0] = {}) =>
  judgeFacts(makeJudged({ title: "Motor de portão", content, ...page }), around);
const marksOf = (content: string, page?: Parameters<typeof makeJudged>[0]) => judge(content, page).flatMap(({ marks }) => marks);

test("a rank holds a title however far its scope stands behind it, and a question ranks nothing", () => {
  const titled = (title: string) => marksOf("<p>O técnico mede a folha.</p>", { title });
  expect(titled("O melhor técnico de portão automático de toda São Paulo")).not.toEqual([]);
  expect(titled("Qual o melhor motor de portão basculante de São Paulo?")).toEqual([]);
});

test("what a text states by itself holds the page, is marked as written, and told how to mend", () => {
  expect(judge("<p>Custa <b>oitocentos</b> reais, com dez anos de garantia.</p>")).toEqual([
    {
      rule: "facts",
      says: "O texto afirma por conta própria “oitocentos reais” e “dez anos”, que não vêm do cadastro.",
      mend: "Cite o dado do cadastro pelo nome, anote-o entre os números próprios desta página, se você responde por ele, ou tire a frase.",
      marks: ["oitocentos reais", "dez anos"],
    },
  ]);
  expect(judge(`<p>${"R$ 1, R$ 2, R$ 3, R$ 4, R$ 5"}</p>`)[0]?.says).toContain("“R$ 4” e mais 1,");
});

test("a figure that one fact of the register states is told with the fact's name", () => {
  expect(judge("<p>A manutenção expressa vale por {{manutencao-expressa-validade}} e custa R$ 5.000.</p>")[0]?.mend).toMatch(
    / “R\$ 5\.000” se escreve \{\{preco-maximo\}\}\.$/,
  );
});

test("a title tells how old its reader's motor is, and grants no warranty", () => {
  const titles = [
    "Vale a pena consertar motor de 15 anos?",
    "Portão com mais de 10 anos",
    "Motor de 15 anos de garantia",
    "Há 15 anos no ramo",
    "motor ppa com 8 meses queimou, tenho direito?",
    "Neto de 4 anos perto do portão",
    "Trocaram a placa faz 20 dias",
    "Faz 25 anos que consertamos",
    "Vizinho reclama do barulho do portão 6 da manhã",
    "Atendimento a partir das 6 da manhã",
    "Tenho 78 anos, qual portão automático é mais fácil de usar?",
    "Sinais de que o motor está chegando ao fim da vida útil",
  ];
  expect(titles.map((title) => marksOf("", { title }))).toEqual([
    [],
    [],
    ["15 anos"],
    ["15 anos"],
    [],
    [],
    [],
    ["25 anos"],
    [],
    ["6"],
    [],
    [],
  ]);
});

test("a title tells what its reader measured, is told by a norm or reads on a label, and no price", () => {
  const titles = [
    "Qual motor para portão de 3 metros por 2,5",
    "Portão de 4 m x 2,20: qual motor",
    "ABNT NBR 15202: o que diz sobre portão automático",
    "Frequência do controle: 292, 315 ou 433, qual é o meu",
    "Motor 220 pode ligar em 110?",
    "Motor 110 ou 220 tem diferença",
    "Pode passar WD-40 no portão?",
    "Portão anda dez centímetros e para",
    "Motor de portão por 699",
    "Controle por 292",
    "Certificado ISO 9001",
  ];
  expect(titles.map((title) => marksOf("", { title }))).toEqual([
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    ["699"],
    ["292"],
    ["Certificado ISO 9001"],
  ]);
});

test("a title tells what its reader has to choose or change, and promises no time", () => {
  const titles = [
    "Manutenção do portão do prédio: mensal ou a cada 3 meses?",
    "Fechamento automático do portão: mudar de 15 para 40 segundos",
    "Pagamento do portão em 3 meses",
    "Portão pronto em 40 segundos",
  ];
  expect(titles.map((title) => marksOf("", { title }))).toEqual([[], [], ["3 meses"], ["40 segundos"]]);
});

test("facts by their names, technical quantities and the administrator's own figures stand", () => {
  expect(judge("<p>Por {{plano-solo-preco}}, em rede de 127 V ou 220V, com sinal de 433 MHz.</p>")).toEqual([]);
  const own = { ownFigures: ["R$ 699,00 até sexta", "ISO 9001"], origin: "manual" as const };
  expect(judge("<p>Por 699 reais, ou seiscentos e noventa e nove reais, com ISO 9001.</p>", own)).toEqual([]);
  expect(marksOf("<p>Por R$ 698.</p>", own)).toEqual(["R$ 698"]);
});

test("a title tells how often its reader's gate goes, and nothing of how many we served", () => {
  const titles = [
    "Motor para prédio que abre 200 vezes por dia",
    "Manutenção de portão em prédio de 40 aptos",
    "Bateria de 7ah no nobreak do portão",
    "Controle 433 ou 292: qual comprar",
    "controle remoto ppa 433 original",
    "Motor de portão instalado 900 vezes",
    "Motor de portão por 433",
  ];
  expect(titles.map((title) => marksOf("", { title }))).toEqual([[], [], [], [], [], ["900 vezes"], ["433"]]);
});

test("a title quotes nothing by name: there a figure of the register stands, and in headings what the title says", () => {
  const title = "Conserto de portão 24 horas em Santana";
  expect(judge("<h2>Conserto 24 horas em Santana</h2><p>Veja.</p>", { title, description: `Sobre ${title}.` })).toEqual([]);
  expect(marksOf("<p>Atendemos 24 horas.</p>", { title })).toEqual(["24 horas"]);
  expect(marksOf("<p>Veja.</p>", { title: "Motor por R$ 499" })).toEqual(["R$ 499"]);
  expect(marksOf("<p>Veja.</p>", { description: "Motor por R$ 499." })).toEqual(["R$ 499"]);
});

test("a title tells when its reader wants somebody, and promises no day", () => {
  const titles = ["Preciso de técnico de portão ainda hoje", "Atendemos ainda hoje"];
  expect(titles.map((title) => marksOf("", { title }))).toEqual([[], ["ainda hoje"]]);
});

test.each([
  "no mesmo dia, nossa equipe chega",
  "atendemos de segunda a sábado",
  "atendimento dia e noite",
  "vinte e cinco anos de experiência",
  "ampla experiência em portões",
  "garantia vitalícia",
  "preço direto de fábrica",
  "milhares de clientes",
  "somos certificados pelo Inmetro",
  "motor homologado e certificado",
  "segue a NBR e a norma técnica",
  "bem avaliada no Google",
  "somos líder de mercado",
  "a peça é grátis",
  "escreva para contato@exemplo.com.br",
  "instalamos hoje mesmo",
])("“%s” is a claim", (claim) => {
  expect(judge(`<p>Aqui ${claim}.</p>`).map(({ rule }) => rule)).toEqual(["facts"]);
});

test.each([
  "O acesso é só para pessoas autorizadas",
  "Não somos certificados por ninguém",
  "Guarde o certificado de garantia",
  "Se a placa perde a memória no mesmo dia, é água",
  "A poeira entra dia e noite",
  "O frete é grátis na região",
  "Remarcar a visita é gratuito",
  "Em garantia a visita não é cobrada",
  "Pergunte se a visita se cobra ou é grátis",
  "Peça tudo de uma vez para não pagar outra visita",
  "Quem produz de segunda a sexta prefere o sábado",
])("“%s” is none", (text) => {
  expect(judge(`<p>${text}.</p>`)).toEqual([]);
});

test.each([
  ["A peça fica boa por uma década", "uma decada"],
  ["Estamos na rua há décadas", "ha decadas"],
  ["Atendemos das seis da manhã à meia-noite", "meia-noite"],
  ["O plantão vai do amanhecer ao anoitecer", "do amanhecer ao anoitecer"],
  ["Metade dos condomínios do bairro já trocou", "metade dos condominios"],
  ["Nove em cada dez clientes voltam", "nove em cada dez"],
  ["Dois terços das famílias preferem o Rio", "dois tercos"],
  ["Aqui você paga menos do que em qualquer outra loja", "paga menos do que em qualquer outra"],
  ["Fica mais barato que na concorrência", "mais barato que na concorrencia"],
  ["O preço é abaixo do mercado", "abaixo do mercado"],
  ["A visita técnica é gratuita em toda a cidade", "gratuita"],
  ["A visita do técnico não é cobrada de ninguém", "visita do tecnico nao e cobrada"],
  ["Trabalhamos sem taxa de deslocamento", "sem taxa de deslocamento"],
  ["Quem instala conosco nunca paga de novo", "nunca paga"],
  ["O motor jamais quebra", "jamais quebra"],
  ["A peça é para a vida toda", "para a vida toda"],
  ["Parcelamos em doze parcelas", "doze parcelas"],
  ["Você divide em até dez vezes", "dez vezes"],
  ["Há garantia por muitos anos", "garantia por muitos anos"],
  ["Centenas de prédios confiam em nós", "centenas de predios"],
  ["Somos a terceira geração no ramo", "terceira geracao"],
  ["Consertamos desde os anos noventa", "desde os anos"],
])("what a text claims is found by its grammar: %j", (text, mark) => {
  const marks = judge(`<p>${text}.</p>`).flatMap(({ marks = [] }) => marks);
  expect(foldText(marks.join(" · ")), marks.join(" · ")).toContain(mark);
});

test("what our own generator writes is never held when an AI gives it back", { timeout: 120_000 }, () => {
  const titles = [
    ...sampleOf(presetTitles, 12),
    ...sampleOf(
      readTitleList("real").map(({ title }) => title),
      30,
    ),
  ];
  const held = titles.flatMap((title) => {
    const { html, description } = generateContent({ title, version: 1, creativity: 50 }, siteFacts);
    const page = makeJudged({ title, description, content: html, origin: "ai" });
    return judgeFacts(page, { facts: siteFacts, knowledge: siteFacts.knowledge }).map(({ says }) => `${title}: ${says}`);
  });
  expect(held).toEqual([]);
});

test("a norm that the title asks about may be named, and not said to be kept", () => {
  const title = "NBR de portão automático";
  expect(marksOf("<p>A NBR é da ABNT.</p>", { title })).toEqual(["ABNT"]);
  expect(marksOf("<p>Nossa instalação segue a NBR.</p>", { title })).toEqual(["NBR"]);
});

test("names, testimonies and addresses are never taken from AI", () => {
  const judged = judge(
    "<p>Dona Zulmira, da Mooca, e o Sr. Alves: “ótimo”, disse a moradora Ana. Um cliente satisfeito. Fica na Rua Augusta.</p>",
  );
  expect(judged.map(({ marks }) => marks)).toEqual([["cliente satisfeito", "Dona Zulmira", "Sr. Alves", "Ana"], ["Rua Augusta"]]);
  expect(judge('<p><a href="https://wa.me/5511987654321">Chame</a></p>')[0]?.marks).toEqual(["https://wa.me/5511987654321"]);
  expect(judge("<blockquote>O portão ficou ótimo.</blockquote>")).toHaveLength(1);
});

test.each(["Vila Maria e São José", "o Jardim Helena e a Vila Carmem", "Seu Motor Esquenta", "o plano Rio e o Solo", "a rua com lombada"])(
  "%j names nobody",
  (text) => {
    expect(judge(`<p>Em ${text}.</p>`)).toEqual([]);
  },
);

test.each([
  "Se cheirar a queimado, desligue o disjuntor imediatamente e chame um técnico",
  "O morador deve desligar o quadro imediatamente e esperar o técnico chegar",
  "O morador conta com a chave, e os moradores contam também com a porta",
  "O síndico conta as aberturas, e o zelador conta os carros",
  "O cliente diz qual é o portão e conta quantas pessoas o usam",
  "DR. Posso religar? DR. Disjuntor. Cada um protege de um jeito",
  "Ao largo do Jardim, o canteiro fica aquém da folha",
  "O portão abre para a rua. O motorista espera na avenida. Ali há sombra",
  "A média serve para a maior parte dos portões, e a mola aguenta milhares de aberturas",
  "O portão que nunca foi lubrificado range, e na última década mudou pouco",
  "Portão em Rua Inclinada, Rua Sem Saída ou Avenida Movimentada",
  "Estrada de Terra e Travessa Estreita pedem outra roda",
  "P. Posso lavar? R. Pode lavar a folha",
  "A mudança de 2019 tirou o prazo da lei da calçada",
])("what a careful AI writes is no claim, no person and no street: %j", (text) => {
  expect(judge(`<p>${text}.</p>`)).toEqual([]);
});

test.each([
  ["Pare de usar e o técnico chega imediatamente", "imediatamente"],
  ["Nossa equipe atende imediatamente", "imediatamente"],
  ["Uma moradora conta que o portão ficou silencioso", "moradora conta"],
  ["O síndico diz: ficou ótimo", "síndico diz"],
  ["O Dr. Carlos aprovou", "Dr. Carlos"],
  ["A loja fica no Largo do Arouche", "Largo do Arouche"],
  ["A loja fica na R. Augusta", "R. Augusta"],
  ["Desde 2019 atendemos aqui", "2019"],
  ["Em 2019 clientes", "2019 clientes"],
])("what is alike and invented is still found: %j", (text, mark) => {
  expect(judge(`<p>${text}.</p>`).flatMap(({ marks = [] }) => marks)).toContain(mark);
});

test("figures that follow each other are one mark, and a page full of them no endless one", () => {
  expect(marksOf("<p>Ligue para (11) 91234-5678.</p>")).toEqual(["11) 91234-5678"]);
  for (const mark of marksOf(`<p>${"15 ".repeat(50_000)}</p>`)) expect(mark?.length).toBeLessThan(200);
});

test.each<PageOrigin>(["manual", "local"])("who writes a page of origin %s may name people and streets", (origin) => {
  expect(judge("<p>Dona Zulmira mora na Rua Augusta.</p>", { origin })).toEqual([]);
});

test.each([
  ["commas", "a,"],
  ["at signs", "@"],
  ["addresses of e-mail", "a@b"],
  ["names", "Ana "],
  ["streets", "Rua de da "],
  ["claims", "gratis autorizada "],
  ["figures", "R$ 9 mil "],
  ["promises", "da das mais menos que nunca por uma "],
])("a page of %s is judged in a time that grows with its length", async (_, piece) => {
  await expectLinear((length, run) => judge(`${run} ${fillText(piece, length)}`), 200_000, piece);
});
