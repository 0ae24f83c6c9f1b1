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
export function listTopics(categories: readonly Pick<TopicCategory, "name" | "titles">[]): Topic[] {
  return categories.flatMap(({ name, titles }) => titles.map((title) => ({ title, slug: toSlug(title), category: name })));
}
