import { expect, test } from "vitest";
import municipalities from "#content/municipios.json" with { type: "json" };
import { buildBrazil } from "#domain/coverage/area/brazil";
import { readTitle } from "#domain/knowledge/read-title";
import { facts } from "#support/content/facts";
import { judgeArea } from "./judge-area";

const area = { places: facts.places, cities: ["Carapicuíba"], brazil: buildBrazil(municipalities) };
const { knowledge } = facts;
const judge = (title: string, content = "") =>
  judgeArea({ content, origin: "local" }, { reading: readTitle(title, knowledge, facts.places), area, knowledge, facts });

test.each([
  ["Conserto de portão em Curitiba", "“Curitiba” fica no Paraná, fora da área atendida."],
  ["Conserto portão Sorocaba", "“Sorocaba” fica no estado de São Paulo, fora da área atendida."],
  ["Conserto de portão em Minas Gerais", "“Minas Gerais” está fora da área atendida."],
  ["Motor de portão no Rio de Janeiro", "“Rio de Janeiro” está fora da área atendida."],
  ["Conserto de portão em Santana - AP", "“Santana” fica no Amapá, fora da área atendida."],
  ["Portão automático em Santos", "“Santos” fica no estado de São Paulo, fora da área atendida."],
  ["Conserto em Osasco, Barueri, Guarulhos e Santo André", "O título junta vários lugares, e uma página responde por um."],
  ["Instalação em todo o Brasil", "O título promete “todo o Brasil”, e a empresa atende só São Paulo e as cidades do cadastro."],
])("%s lies outside, or is a list", (title, says) => {
  expect(judge(title).map((reason) => reason.says)).toEqual([says]);
});

test.each([
  "Conserto de portão em Santana",
  "Conserto de portão na Bela Vista",
  "Conserto de portão em Carapicuíba",
  "Conserto no Centro de Osasco",
  "Motor PPA Rio para portão",
  "Portão em alumínio",
  "Conserto de portão na Rua Curitiba",
  "Tag no para-brisa ou controle: o que é melhor no portão",
  "Conserto de portão em Pacaembu",
  "Ligar o portão na Alexa e ver a câmera da entrada",
  "Instalação de Motor de Portão na Zona Norte de São Paulo",
  "Portão em Santana, Zona Norte, São Paulo",
  "Motor de portão travado no Parque da Lapa",
  "Portão travado no Panamby",
  "Conserto de portão no Alto da Boa Vista",
])("%s does not", (title) => {
  expect(judge(title)).toEqual([]);
});

test.each([
  ["Motor de portão no Rio hoje", "Rio"],
  ["Portão automático na Terra Média", "terra"],
])("%s asks where %s is", (title, mark) => {
  expect(judge(title)).toMatchObject([{ rule: "area", marks: [mark] }]);
});

test("a maker is no place", () => {
  expect(judge("Peça PPA serve em motor Garen")).toEqual([]);
});

test("a name that is a neighbourhood and a capital elsewhere asks which, unless the title tells", () => {
  const places = [
    ...facts.places,
    { ...facts.places[0], name: "Belém", isCity: false, cityName: "São Paulo" } as (typeof facts.places)[number],
  ];
  const reasons = (title: string) =>
    judgeArea(
      { content: "", origin: "local" },
      { reading: readTitle(title, knowledge, places), area: { ...area, places }, knowledge, facts },
    );
  expect(reasons("Conserto de portão em Belém")).toMatchObject([
    { says: "“Belém” pode ser o bairro da capital ou a cidade que fica no Pará." },
  ]);
  for (const title of ["Conserto no Belém", "Conserto em Belém, Zona Leste"]) expect(reasons(title)).toEqual([]);
});

test("a page that says it does not go there may stand, one that promises to go elsewhere may not", () => {
  expect(judge("Conserto de portão em Curitiba", "<p>Não atendemos em Curitiba.</p>")).toEqual([]);
  expect(judge("Conserto de portão", "<p>Atendemos em Campinas e visitamos também em Sorocaba.</p>")).toMatchObject([
    { marks: ["Sorocaba"] },
  ]);
  expect(judge("Conserto de portão", "<p>A fábrica fica em Garça, e a lei de Curitiba é outra.</p>")).toEqual([]);
});
