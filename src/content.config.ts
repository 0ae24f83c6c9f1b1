import { defineCollection, reference } from "astro:content";
import { glob } from "astro/loaders";
import { z } from "astro/zod";
import { gateKinds } from "#domain/gate/gate-kind";

const gate = z.enum(gateKinds);
const faq = z.array(z.object({ question: z.string(), answer: z.string() })).default([]);
const collect = (folder: string) => glob({ base: `./content/${folder}`, pattern: "*.md" });

/** Texts an owner edits as Markdown, by kind. What a place or a topic is called stands in `content/places.yaml` and `content/topics.yaml`. */
export const collections = {
  topicos: defineCollection({
    loader: collect("topicos"),
    schema: z.strictObject({
      headTitle: z.string().max(60),
      description: z.string(),
      keywords: z.array(z.string()).min(1),
      summary: z.string(),
      gate,
      related: z.array(reference("topicos")),
      places: z.array(reference("cidades")),
      message: z.string(),
      faq,
    }),
  }),
  cidades: defineCollection({
    loader: collect("cidades"),
    schema: z.strictObject({
      headTitle: z.string().max(60),
      description: z.string(),
      summary: z.string(),
      gate,
      nearby: z.array(reference("cidades")),
      topics: z.array(reference("topicos")),
    }),
  }),
  legal: defineCollection({
    loader: collect("legal"),
    schema: z.strictObject({
      title: z.string(),
      headTitle: z.string().max(60),
      description: z.string(),
      keywords: z.array(z.string()).min(1),
      summary: z.string(),
      updated: z.coerce.date(),
    }),
  }),
};
