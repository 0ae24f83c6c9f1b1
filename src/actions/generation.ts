import { z } from "astro/zod";
import { generateContent } from "#domain/generation/local/generate-content";
import { showText } from "#domain/generation/show-text";
import { requireFacts } from "#server/pages/page-problem";
import { defineCall } from "./call/define-call";
import { creativity, instructions, pageTitle } from "./fields";

export const generation = {
  preview: defineCall({
    input: z.object({ title: pageTitle, description: instructions, creativity }),
    async handler(input, { services }) {
      requireFacts({ description: input.description }, services.isFact);
      const { facts } = services.content.current;
      const { reading: _, ...written } = generateContent({ ...input, instructions: input.description }, facts);
      return showText(written, facts.texts);
    },
  }),
};
