import { breadcrumbsTo } from "#domain/site/breadcrumbs";
import type { Page } from "#domain/site/page";
import { PATHS } from "#domain/site/paths";
import { findAuthoredText } from "#server/content/authored";
import type { Reading } from "./reading";

const LEGAL_PATHS: readonly string[] = [PATHS.terms, PATHS.privacy, PATHS.warranty];

/** Terms, privacy or warranty. */
export async function findLegalPage(slug: string): Promise<{ page: Page; reading: Reading } | undefined> {
  const text = LEGAL_PATHS.includes(`/${slug}`) ? await findAuthoredText("legal", slug) : undefined;
  if (!text) return undefined;
  const { title, headTitle, description, summary, updated } = text.data;
  const path = `/${slug}`;
  const breadcrumbs = breadcrumbsTo({ name: title, path });
  return {
    page: { path, title, headTitle, description, keywords: [], breadcrumbs, updatedAt: updated },
    reading: {
      title,
      summary,
      breadcrumbs,
      html: text.html,
      call: {
        title: "Ficou alguma dúvida?",
        text: "Pergunte antes de contratar. Respondemos por escrito, pelo WhatsApp.",
        button: "Perguntar agora",
      },
    },
  };
}
