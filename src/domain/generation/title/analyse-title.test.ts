import { expect, test } from "vitest";
import { facts } from "#support/content/facts";
import { analyseTitle } from "./analyse-title";

const { places } = facts;
const locate = (title: string) => analyseTitle(title, { places }).location;

test.each([
  ["Como Instalar Motor de Portão", "how-to"],
  ["O que fazer quando o portão não abre", "how-to"],
  ["Qual o melhor motor para portão?", "which"],
  ["QUAIS MOTORES DURAM MAIS", "which"],
  ["Em qual portão usar motor pivotante", "which"],
  ["Como escolher motor de portão", "which"],
  ["Quando trocar o motor do portão", "when"],
  ["Como saber se é hora de trocar o motor?", "when"],
  ["De quanto em quanto tempo revisar o portão?", "when"],
  ["Onde consertar portão em Osasco", "where"],
  ["Por que o portão não fecha", "why"],
  ["porque meu portao faz barulho", "why"],
  ["Por quê o portão abre sozinho?", "why"],
  ["Vale a pena automatizar o portão?", "worth-it"],
  ["Compensa consertar motor antigo", "worth-it"],
  ["Quanto custa um motor de portão", "general"],
  ["Portão travado: como abrir?", "how-to"],
])("%s asks %s", (title, questionType) => {
  expect(analyseTitle(title)).toMatchObject({ questionType, isQuestion: true });
});

test("a title that asks nothing is general, though it holds a question word", () => {
  expect(analyseTitle("Guia de como cuidar do portão")).toMatchObject({ questionType: "general", isQuestion: false });
  expect(analyseTitle("Comodidade com portão automático")).toMatchObject({ questionType: "general", isQuestion: false });
  expect(analyseTitle("Motor PPA vale a pena")).toMatchObject({ questionType: "worth-it", isQuestion: false });
});

test.each([
  ["Motor deslizante", "sliding"],
  ["Portão de correr travado", "sliding"],
  ["PORTAO BASCULANTE", "tilting"],
  ["Motor pivotante", "pivoting"],
  ["Portão de abrir com motor", "swing"],
  ["Dificuldade na hora de abrir o portão", "gate"],
  ["Motor articulado", "articulated"],
  ["Controle remoto para portão basculante", "remote"],
  ["Controle de acesso para condomínio", "gate"],
  ["Motor deslizante com controle remoto", "sliding"],
  ["Portão automático com fotocélula", "gate"],
  ["Conserto de placa", "board"],
  ["Fotocelula para portão", "sensor"],
  ["Motor de portão", "motor"],
  ["Portão eletrônico", "gate"],
  ["Motoristas de aplicativo", "gate"],
])("%s is about the product %s", (title, productType) => {
  expect(analyseTitle(title).productType).toBe(productType);
});

test.each([
  ["Instalação de motor", "installation"],
  ["Automatizar portão manual", "installation"],
  ["Manutenção preventiva e conserto", "maintenance"],
  ["Conserto e manutenção de portão", "repair"],
  ["Portão automático não fecha", "repair"],
  ["Técnico de portão", "repair"],
  ["Técnico de instalação de portão", "installation"],
  ["Troca de motor", "replacement"],
  ["Troca de cremalheira de portão", "repair"],
  ["Preço de instalação de motor", "price"],
  ["Orçamento de portão", "price"],
  ["Quanto tempo dura um motor", "sale"],
  ["Conserto de portão 24h", "emergency"],
  ["Instalação de motor em 24 horas", "installation"],
  ["Motor PPA", "sale"],
])("%s asks for the service %s", (title, serviceType) => {
  expect(analyseTitle(title).serviceType).toBe(serviceType);
});

test("a price title tells what is priced", () => {
  expect(analyseTitle("Quanto custa a manutenção de portão?")).toMatchObject({ serviceType: "price", pricedService: "maintenance" });
});

test("a symptom counts for repairs only", () => {
  expect(analyseTitle("Portão abre e fecha sozinho").symptom).toBe("by-itself");
  expect(analyseTitle("Portão travado sem energia").symptom).toBe("no-power");
  expect(analyseTitle("Como instalar motor sozinho").symptom).toBeUndefined();
});

test.each([
  ["Motor em São Paulo", "em São Paulo", "city"],
  ["motor em SAO PAULO", "em São Paulo", "city"],
  ["Motor em Guarulhos", "em Guarulhos", "city"],
  ["Motor em Campinas", "em Campinas", "city"],
  ["Motor em Santo Andre", "em Santo André", "city"],
  ["Motor para Osasco", "em Osasco", "city"],
  ["Motor em Taboão da Serra", "em Taboão da Serra", "city"],
  ["Motor em Barueri", "em Barueri", "city"],
  ["Motor em Cotia", "em Cotia", "city"],
  ["Motor em Mogi das Cruzes", "em Mogi das Cruzes", "city"],
  ["Motor em Suzano", "em Suzano", "city"],
  ["Motor na Zona Norte de São Paulo", "na Zona Norte", "region"],
  ["Motor Zona Leste", "na Zona Leste", "region"],
  ["Motor no Centro de São Paulo", "no Centro de São Paulo", "region"],
  ["Motor no ABCD", "no ABCD", "region"],
])("%s is %s without any places passed in", (title, phrase, kind) => {
  expect(analyseTitle(title).location).toMatchObject({ phrase, kind });
});

test("a neighbourhood passed in wins over its zone and city, and tells its area", () => {
  expect(locate("Conserto em Santana, Zona Norte de São Paulo")).toEqual({
    name: "Santana",
    phrase: "em Santana",
    kind: "neighbourhood",
    areaId: "zona-norte",
  });
});

test("the preposition of the title is kept", () => {
  expect(locate("Conserto no Ipiranga")?.phrase).toBe("no Ipiranga");
  expect(locate("Moradores da Vila Mariana")?.phrase).toBe("na Vila Mariana");
  expect(locate("Conserto - Vila Prudente")?.phrase).toBe("na Vila Prudente");
  expect(locate("Conserto no bairro de Moema")?.phrase).toBe("em Moema");
});

test("a name shared by two cities takes the city of the title", () => {
  expect(locate("Motor no Centro de Osasco")).toMatchObject({ phrase: "no Centro de Osasco", areaId: "osasco" });
  expect(locate("Motor no Centro de Guarulhos")).toMatchObject({ phrase: "no Centro de Guarulhos", areaId: "guarulhos" });
});

test("the longest name wins", () => {
  expect(locate("Motor em Taboão da Serra")?.name).toBe("Taboão da Serra");
  expect(locate("Motor no Alto de Pinheiros")?.name).toBe("Alto de Pinheiros");
});

test("everyday words and longer names are not taken for neighbourhoods", () => {
  for (const title of [
    "Saúde do motor",
    "Como saber se o portão trava",
    "Em se tratando de portão",
    "Motor em Santana de Parnaíba",
    "Penhasco",
  ]) {
    expect(locate(title)).toBeUndefined();
  }
});

test("long and hostile titles are read, each a hundred times within the time of a test", () => {
  const titles = [
    "em ".repeat(170),
    "são ".repeat(125),
    "como ".repeat(100),
    "a".repeat(500),
    "?".repeat(500),
    "<".repeat(500),
    "não abre ".repeat(55),
  ];
  for (const title of titles) {
    for (let round = 0; round < 100; round++) expect(analyseTitle(title, { places }).productType).toBe("gate");
  }
});
