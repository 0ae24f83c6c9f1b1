import { z } from "astro/zod";
import { facts } from "#content/facts";
import { generateContent } from "#domain/generation/local/generate-content";
import { defineCall } from "./call/define-call";
import { creativity, instructions, pageTitle } from "./fields";

export const generation = {
  preview: defineCall({
    input: z.object({ title: pageTitle, description: instructions, creativity }),
    async handler(input) {
      const { title, slug, description, html } = generateContent(input, facts);
      return { title, slug, description, html };
    },
  }),
};
