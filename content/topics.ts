import { type TopicCategory, topicsSchema } from "#domain/topics/topic";
import { readDataFile } from "./read-data";

/** The service categories of the menu. */
export const topicCategories: readonly TopicCategory[] = readDataFile(new URL("./topics.yaml", import.meta.url), topicsSchema).categories;
