import { defineAction } from "astro:actions";
import { z } from "astro/zod";
import { toSlug } from "#domain/page/slug";
import { bringBrowserPage } from "#server/pages/browser-page";
import { services } from "#server/services";
import { pageContent, pageTitle } from "./fields";
import { getAdministrator } from "./session-guard";

/** Pages that the earlier application kept in the browser. */
export const browserPages = {
  bring: defineAction({
    input: z.object({
      title: pageTitle,
      /** By whatever rule it was made; ours is applied to it. */
      slug: z.string().max(500).default(""),
      content: pageContent.min(1, "A página guardada no navegador está sem conteúdo."),
    }),
    async handler({ title, slug, content }, context) {
      const { email } = getAdministrator(context);
      const { pages, activities } = services();
      const { page, isNew } = await bringBrowserPage(pages, { title, slug: toSlug(slug) || toSlug(title), content });
      if (isNew) await activities.record({ actor: email, action: "page.moved-from-browser", subject: page.title, subjectId: page.id });
      return { slug: page.slug, isNew };
    },
  }),
};
