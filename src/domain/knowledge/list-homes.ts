import { topicPath } from "#domain/site/paths";
import type { TitleReading } from "./read-title";

// The one place for which pages that come with the site lead to a page.

/** The page of a title's place, and the topic of its subject: what is made for the title belongs to them. */
export function listHomes({ place, subjects, known }: Pick<TitleReading, "place" | "subjects" | "known">): string[] {
  const main = known?.question.entry ?? subjects[0]?.entry;
  const topic = main?.pages.find((path) => path.startsWith(topicPath("")));
  return [place?.path, topic].filter((path) => path !== undefined);
}
