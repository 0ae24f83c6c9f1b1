import type { z } from "zod";
import type { faqEntrySchema, faqSchema } from "./faq-schema";

/** A question with its answer: plain text, facts between double braces; blank lines part paragraphs. */
export type FaqEntry = z.output<typeof faqEntrySchema>;

export type FaqTheme = z.output<typeof faqSchema>["themes"][number];
