import { expect, test } from "vitest";
import { entries } from "#content/conhecimento/entries";
import { buildKnowledge } from "#domain/knowledge/knowledge";
import { readTitle } from "#domain/knowledge/read-title";
import { facts } from "#support/content/facts";
import { judgeMaker } from "./judge-maker";

const knowledge = buildKnowledge(entries);
const own = facts.business.identity.manufacturer;
const judge = (title: string, content?: string) =>
  judgeMaker({ title, ...(content === undefined ? {} : { content }) }, { reading: readTitle(title, knowledge, facts.places), facts }).map(
    ({ says }) => says,
  );

test.each([
  ["Motor Seg para portão", /pode ser o modelo/],
  ["Comprar motor Garen", /vende e instala só/],
  ["Instalação de motor Nice", /vende e instala só/],
  [`Motor ${own} Rossi`, /como se fosse/],
  ["Motor Peccinin da PPA".replace("PPA", own), /como se fosse/],
  ["Assistência técnica autorizada Garen", /autorizada/],
  [`Assistência autorizada ${own}`, /autorizada/],
  ["Motor Peccinin fabricado por nós", /fabricado por nos/],
  ["Rossi recomenda nossa equipe", /recomenda nossa/],
  ["Nossos motores Peccinin fabricados aqui", /nossos motores/],
  [`Por que motores Garen queimam mais que os ${own}`, /mais que/],
  ["Motor Rossi não presta: veja os defeitos", /não presta/],
  [`Motor ${own} é melhor do que Rossi`, /melhor do que/],
])("the title %s is refused", (title, says) => {
  expect(judge(title)).toMatchObject([expect.stringMatching(says)]);
});

test.each([
  "Conserto de motor Garen em Santana",
  `Trocar motor Garen por ${own}`,
  `Garen ou ${own}: qual escolher`,
  `Motor ${own} Seg`,
  "Placa Rossi queimada",
  "Conserto de motor da marca Seg",
  "Atendimento de seg a sex",
  "Nice dia para trocar o portão",
  "Motor Rossi é recomendado para nosso portão?",
  `Motor Garen dura mais que ${own}?`,
  "Motor Rossi não presta?",
  `Garen ou ${own}: qual dura mais do que o outro`,
  "Nosso motor Garen não abre",
])("the title %s is not", (title) => {
  expect(judge(title)).toEqual([]);
});

test("a page about another make says what is offered for it", () => {
  const title = "Conserto de motor Garen";
  expect(judge(title, "<p>O motor Garen tem conserto quando há peça; senão, troca por {{marca}}.</p>")).toEqual([]);
  expect(judge(title, "<p>O motor tem conserto.</p>")).toMatchObject([expect.stringMatching(/não diz o que a empresa faz/)]);
  expect(judge(title, `<p>Conserto de Garen. O motor ${own} Garen é o melhor.</p>`)).toMatchObject([
    expect.stringMatching(/como se fosse/),
  ]);
});

test("nobody is called authorised without proof, and the reader may be sent to who is", () => {
  expect(judge("Conserto de portão", "<p>Somos assistência técnica autorizada.</p>")).toHaveLength(1);
  expect(judge("Conserto de portão", "<p>Para outro fabricante, o melhor caminho é a rede autorizada dele.</p>")).toEqual([]);
  expect(judge("Conserto de portão", "<p>Só pessoas autorizadas entram; o síndico autoriza cada controle.</p>")).toEqual([]);
});
