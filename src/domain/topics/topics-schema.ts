import { z } from "zod";

/** The file `content/topics.yaml`; the first title of a category is its own page. */
export const topicsSchema = z.strictObject({
  categories: z.array(z.strictObject({ id: z.string(), name: z.string().min(1), titles: z.array(z.string().min(1)).min(1) })),
});
