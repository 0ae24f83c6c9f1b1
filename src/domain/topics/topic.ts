import { z } from "zod";
import { toSlug } from "#domain/text/slug";

/** The file `content/topics.yaml`; the first title of a category is its own page. */
export const topicsSchema = z.strictObject({
  categories: z.array(z.strictObject({ id: z.string(), name: z.string().min(1), titles: z.array(z.string().min(1)).min(1) })),
});

export type TopicCategory = z.output<typeof topicsSchema>["categories"][number];

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
