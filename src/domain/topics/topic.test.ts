import { expect, test } from "vitest";
import { groupTopics, listTopics } from "./topic";

const topics = listTopics([
  { name: "Instalação", titles: ["Instalação de Motor para Portão", "Automatização de Portão Manual"] },
  { name: "Tipos de Motores", titles: ["Motor para Portão Basculante"] },
  { name: "Marcas", titles: ["Motor PPA Solo"] },
  { name: "Serviços", titles: ["Técnico de Portão Automático"] },
  { name: "Problemas e Soluções", titles: ["Portão Automático Não Fecha"] },
]);

const titles = {
  installation: "Instalação",
  repair: "Manutenção e Reparo",
  motors: "Tipos de Motores",
  brands: "Marcas e Acessórios",
  professionals: "Serviços e Profissionais",
};

test("every title is a topic of its category, with the address of its words", () => {
  expect(topics).toContainEqual({
    title: "Automatização de Portão Manual",
    slug: "automatizacao-de-portao-manual",
    category: "Instalação",
  });
  expect(topics).toHaveLength(6);
});

test("the site map lists each topic once, in five groups", () => {
  const groups = groupTopics(topics, titles);
  expect(groups.map((group) => group.title)).toEqual([
    "Instalação",
    "Manutenção e Reparo",
    "Tipos de Motores",
    "Marcas e Acessórios",
    "Serviços e Profissionais",
  ]);
  const listed = groups.flatMap((group) => group.topics);
  expect(listed.map((topic) => topic.slug).sort()).toEqual(topics.map((topic) => topic.slug).sort());
  for (const group of groups) expect(group.topics.length, group.title).toBeGreaterThan(0);
});

test.each([
  ["Instalação de Motor para Portão Deslizante", "Instalação"],
  ["Conserto de Placa de Portão Eletrônico", "Manutenção e Reparo"],
  ["Motor Articulado para Portão", "Tipos de Motores"],
  ["Lei do Portão Automático em São Paulo", "Instalação"],
  ["Assistência Técnica PPA", "Marcas e Acessórios"],
  ["Técnico de Portão Automático", "Serviços e Profissionais"],
  ["Um assunto sem palavra conhecida", "Tipos de Motores"],
])("the topic %j is listed under %s", (title, expected) => {
  const [topic] = listTopics([{ name: "Qualquer", titles: [title] }]);
  const group = groupTopics(topic ? [topic] : [], titles).find(({ topics }) => topics.length > 0);
  expect(group?.title).toBe(expected);
});
