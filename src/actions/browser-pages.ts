import { z } from "astro/zod";
import { toSlug } from "#domain/page/slug";
import { bringBrowserPage } from "#server/pages/browser-page";
import { defineCall } from "./call/define-call";
import { pageContent, pageTitle } from "./fields";

/** Pages that the earlier application kept in the browser. */
export const browserPages = {
  bring: defineCall({
    input: z.object({
      title: pageTitle,
      /** By whatever rule it was made; ours is applied to it. */
      slug: z.string().max(500).default(""),
      content: pageContent.min(1, "A página guardada no navegador está sem conteúdo."),
    }),
    async handler({ title, slug, content }, { services: { pages }, record }) {
      const { page, isNew } = await bringBrowserPage(pages, { title, slug: toSlug(slug) || toSlug(title), content });
      if (isNew) await record("page.moved-from-browser", page);
      return { slug: page.slug, isNew };
    },
  }),
};
