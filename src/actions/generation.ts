import { z } from "astro/zod";
import { generateContent } from "#domain/generation/local/generate-content";
import { defineCall } from "./call/define-call";
import { creativity, instructions, pageTitle } from "./fields";

export const generation = {
  preview: defineCall({
    input: z.object({ title: pageTitle, description: instructions, creativity }),
    async handler(input, { services }) {
      const { title, slug, description, html } = generateContent(input, services.content.current.facts);
      return { title, slug, description, html };
    },
  }),
};
