import { z } from "astro/zod";
import { toSlug } from "#domain/text/slug";
import { defineKeyedCall } from "../call/define-call";
import { pageContent, pageTitle } from "../fields";

/** Pages that the earlier application kept in the browser. */
export const browserPages = {
  /**
   * Takes one in, unless the very same one is here already: a tab that was closed between the answer and its forgetting
   * the page brings it once more.
   */
  bring: defineKeyedCall(
    {
      title: pageTitle,
      /** By whatever rule it was made; ours is applied to it. */
      slug: z.string().max(500).default(""),
      content: pageContent.min(1, "A página guardada no navegador está sem conteúdo."),
    },
    async ({ title, content, ...given }, { services: { pageWriter }, once, record }) => {
      const slug = toSlug(given.slug) || toSlug(title);
      const { page, isNew } = await once.around(() =>
        pageWriter.write((pages) => pages.createUnlessThere({ title, slug, content, origin: "local" })),
      );
      if (isNew) await record("page.moved-from-browser", page);
      return { slug: page.slug, isNew, isHeld: page.status === "held" };
    },
  ),
};
