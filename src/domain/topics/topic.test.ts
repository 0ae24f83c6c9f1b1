import { expect, test } from "vitest";
import { topicCategories } from "#content/topics";
import { groupTopics } from "./group-topics";
import { listTopics } from "./topic";

const topics = listTopics(topicCategories);

test("seven categories have the topics the specification counts, 46 in all", () => {
  const counts = topicCategories.map(({ name, titles }) => [name, titles.length]);
  expect(counts).toEqual([
    ["Instalação", 9],
    ["Manutenção e Reparo", 7],
    ["Tipos de Motores", 7],
    ["Marcas", 6],
    ["Acessórios", 5],
    ["Serviços", 5],
    ["Problemas e Soluções", 7],
  ]);
  expect(topics).toHaveLength(46);
});

test("no two topics have the same address", () => {
  expect(new Set(topics.map((topic) => topic.slug)).size).toBe(topics.length);
});

test("the site map lists each topic once, in the groups of the specification", () => {
  const groups = groupTopics(topics);
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
  ["Assistência Técnica PPA", "Marcas e Acessórios"],
  ["Técnico de Portão Automático", "Serviços e Profissionais"],
  ["Um assunto sem palavra conhecida", "Tipos de Motores"],
])("the topic %j is listed under %s", (title, expected) => {
  const [topic] = listTopics([{ name: "Qualquer", titles: [title] }]);
  const group = groupTopics(topic ? [topic] : []).find(({ topics }) => topics.length > 0);
  expect(group?.title).toBe(expected);
});
