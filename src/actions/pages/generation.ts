import { generateContent } from "#domain/generation/local/generate-content";
import { showText } from "#domain/generation/show-text";
import { requireQuotable } from "#server/pages/page-problem";
import { defineCall } from "../call/define-call";
import { creativity, instructions, pageTitle, textVersion } from "../fields";

export const generation = {
  preview: defineCall({ title: pageTitle, instructions, creativity, version: textVersion.optional() }, async (input, { services }) => {
    requireQuotable(input.instructions, services.isFact);
    const { facts } = services.content.current;
    const { version } = input;
    const page = version === undefined ? await services.localPages.write(input) : generateContent({ ...input, version }, facts);
    const { reading: _, ...written } = page;
    return showText(written, facts.texts);
  }),
};
