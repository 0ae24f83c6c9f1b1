import type { FactTexts } from "#domain/facts/fact-texts";
import { fillFacts } from "#domain/facts/fill-facts";
import { fillFactsHtml } from "#domain/facts/fill-facts-html";
import { type GeneratedPage, generatedPagePath } from "#domain/page/generated-page";
import { breadcrumbsTo } from "#domain/site/breadcrumbs";
import type { Page } from "#domain/site/page";
import { PATHS } from "#domain/site/paths";
import { GENERAL_KEYWORDS } from "./general-keywords";
import type { Reading } from "./reading";

const LINKS_CRUMB = { name: "Links Úteis", path: `${PATHS.sitemap}#links-uteis` };

/** What a generated page's address shows, with facts in place of the names that its stored texts quote. */
export function readGeneratedPage(
  { slug, title, content, keywords, updatedAt, ...stored }: GeneratedPage,
  texts: FactTexts,
): { page: Page; reading: Reading } {
  const description = fillFacts(stored.description, texts);
  const path = generatedPagePath(slug);
  const breadcrumbs = breadcrumbsTo({ name: title, path }, LINKS_CRUMB);
  return {
    page: {
      path,
      title,
      description,
      keywords: keywords.length > 0 ? keywords : [title, ...GENERAL_KEYWORDS],
      breadcrumbs,
      subjects: [{ kind: "service" }],
      updatedAt,
    },
    reading: {
      title,
      summary: description,
      breadcrumbs,
      message: `Olá! Li a página "${title}" e preciso de ajuda.`,
      html: fillFactsHtml(content, texts),
      call: {
        title: `Precisa de ajuda com ${title}?`,
        text: "Conte o que está acontecendo com o portão e receba a orientação de quem instala e conserta.",
        button: "Falar com um técnico agora",
      },
    },
  };
}
