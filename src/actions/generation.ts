import { defineAction } from "astro:actions";
import { z } from "astro/zod";
import { facts } from "#content/facts";
import { generateContent } from "#domain/generation/local/generate-content";
import { creativity, pageDescription, pageTitle } from "./fields";
import { getAdministrator } from "./session-guard";

export const generation = {
  preview: defineAction({
    input: z.object({ title: pageTitle, description: pageDescription, creativity }),
    async handler(input, context) {
      getAdministrator(context);
      const { title, slug, description, html } = generateContent(input, facts);
      return { title, slug, description, html };
    },
  }),
};
