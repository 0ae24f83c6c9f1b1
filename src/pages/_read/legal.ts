import { breadcrumbsTo } from "#domain/site/breadcrumbs";
import type { Page } from "#domain/site/page";
import { findAuthoredText } from "#server/content/authored";
import type { Reading } from "./reading";

/** Terms, privacy or warranty. */
export async function findLegalPage(path: string, slug: string): Promise<{ page: Page; reading: Reading } | undefined> {
  const text = await findAuthoredText("legal", slug);
  if (!text) return undefined;
  const { title, headTitle, description, keywords, summary, updated } = text.data;
  const breadcrumbs = breadcrumbsTo({ name: title, path });
  return {
    page: { path, title, headTitle, description, keywords, breadcrumbs, updatedAt: updated },
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
