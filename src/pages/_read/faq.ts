import type { FaqTheme } from "#domain/faq/faq";
import { breadcrumbsTo } from "#domain/site/breadcrumbs";
import type { Page } from "#domain/site/page";
import { PATHS } from "#domain/site/paths";
import type { SiteContent } from "#server/content/site-content";
import { getFilledText } from "./parts/filled-text";

/** The questions and answers with their page. */
export function readFaqPage(content: SiteContent): { page: Page; themes: readonly FaqTheme[] } {
  const { general, faq } = content.wording;
  const { themes } = getFilledText(content, "faq");
  return {
    themes,
    page: {
      path: PATHS.faq,
      title: faq.title,
      ...faq.head,
      breadcrumbs: breadcrumbsTo(general.home, { name: faq.crumb, path: PATHS.faq }),
      subjects: [{ kind: "questions", entries: themes.flatMap(({ entries }) => entries) }],
    },
  };
}
