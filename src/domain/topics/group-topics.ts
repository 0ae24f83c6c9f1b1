import { toSearchText } from "#domain/page/search-text";
import type { Topic } from "./topic";

/** The groups of the site map with the words of a title that put a topic there; the first group that matches. */
const GROUPS = [
  {
    title: "Manutenção e Reparo",
    words: ["manutencao", "reparo", "conserto", "troca", "regulagem", "problemas", "nao", "sozinho", "barulho", "travado"],
  },
  { title: "Marcas e Acessórios", words: ["marcas", "ppa", "acessorios", "controle", "placa", "sensor", "chave"] },
  { title: "Serviços e Profissionais", words: ["servicos", "tecnico", "eletricista", "assistencia", "empresa"] },
  { title: "Instalação", words: ["instalacao", "automatizacao"] },
  { title: "Tipos de Motores", words: ["tipos", "motor", "motores"] },
] as const;

const ORDER = ["Instalação", "Manutenção e Reparo", "Tipos de Motores", "Marcas e Acessórios", "Serviços e Profissionais"] as const;

export interface TopicGroup {
  title: string;
  topics: Topic[];
}

/** Topics by keyword of their title, as the site map lists them. */
export function groupTopics(topics: readonly Topic[]): TopicGroup[] {
  return ORDER.map((title) => ({ title, topics: topics.filter((topic) => groupOf(topic) === title) }));
}

function groupOf({ title }: Topic): string {
  const words = new Set(toSearchText(title).split(" "));
  return GROUPS.find((group) => group.words.some((word) => words.has(word)))?.title ?? "Tipos de Motores";
}
