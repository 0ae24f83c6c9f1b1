import { toSlug } from "#domain/text/slug";

export interface TopicCategory {
  id: string;
  name: string;
  /** The first title is the category's own page. */
  titles: readonly string[];
}

export interface Topic {
  title: string;
  slug: string;
  category: string;
}

/** Every topic of the categories, in menu order. */
export const listTopics = (categories: readonly Pick<TopicCategory, "name" | "titles">[]): Topic[] =>
  categories.flatMap(({ name, titles }) => titles.map((title) => ({ title, slug: toSlug(title), category: name })));

/** The groups of the site map with the words of an address that put a topic there; the first group that matches. */
const GROUPS = [
  {
    id: "repair",
    words: ["manutencao", "reparo", "conserto", "troca", "regulagem", "problemas", "nao", "sozinho", "barulho", "travado"],
  },
  { id: "brands", words: ["marcas", "ppa", "acessorios", "controle", "placa", "sensor", "chave"] },
  { id: "professionals", words: ["servicos", "tecnico", "eletricista", "assistencia", "empresa"] },
  { id: "installation", words: ["instalacao", "automatizacao", "lei"] },
  { id: "motors", words: ["tipos", "motor", "motores"] },
] as const;

const ORDER = ["installation", "repair", "motors", "brands", "professionals"] as const;

type TopicGroupId = (typeof ORDER)[number];

/** Topics by what they are about, as the site map lists them, whatever they and their groups are called. */
export const groupTopics = (topics: readonly Topic[], titles: Readonly<Record<TopicGroupId, string>>) =>
  ORDER.map((id) => ({ title: titles[id], topics: topics.filter((topic) => groupOf(topic) === id) }));

function groupOf({ slug }: Topic): TopicGroupId {
  const words = new Set(slug.split("-"));
  return GROUPS.find((group) => group.words.some((word) => words.has(word)))?.id ?? "motors";
}
