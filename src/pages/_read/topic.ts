import { pageContent } from "#content/pages";
import { fromSlug } from "#domain/page/slug";
import { findAuthoredPage } from "#domain/site/authored-pages";
import { breadcrumbsTo } from "#domain/site/breadcrumbs";
import type { Page } from "#domain/site/page";
import { PATHS, topicPath } from "#domain/site/paths";
import { findAuthoredText } from "#server/content/authored";
import { GENERAL_KEYWORDS } from "./general-keywords";
import { linksTo, type Reading } from "./reading";

const TOPICS_CRUMB = { name: "Serviços", path: `${PATHS.sitemap}#topicos` };

export async function findTopicPage(slug: string): Promise<{ page: Page; reading: Reading } | undefined> {
  const path = topicPath(slug);
  const listed = findAuthoredPage(pageContent, path);
  const text = listed && (await findAuthoredText("topicos", slug));
  if (!text) return undefined;
  const { data, html } = text;
  const { title } = listed;
  const breadcrumbs = breadcrumbsTo({ name: title, path }, TOPICS_CRUMB);
  return {
    page: {
      path,
      title,
      headTitle: data.headTitle,
      description: data.description,
      keywords: data.keywords,
      breadcrumbs,
      subjects: [{ kind: "service" }, { kind: "questions", entries: data.faq }],
    },
    reading: {
      title,
      summary: data.summary,
      breadcrumbs,
      message: data.message,
      gate: data.gate,
      html,
      faq: data.faq,
      related: [
        { title: "Assuntos relacionados", links: linksTo("topic", data.related) },
        { title: "Onde atendemos", links: linksTo("place", data.places) },
      ],
      call: {
        title: "Quer resolver isso hoje?",
        text: "Mande uma foto e conte o que o portão faz. Um técnico responde pelo WhatsApp.",
        button: "Falar com um técnico",
      },
    },
  };
}

/** What an address under /topicos/ says when nobody wrote a text for it: useful to a reader, unseen by search engines. */
export function unknownTopicPage(slug: string): { page: Page; reading: Reading } {
  const title = fromSlug(slug);
  const breadcrumbs = breadcrumbsTo({ name: title, path: topicPath(slug) }, TOPICS_CRUMB);
  return {
    page: {
      path: topicPath(slug),
      title,
      description:
        "Instalação, manutenção e conserto de motores PPA para portão automático em São Paulo e região, com atendimento pelo WhatsApp.",
      keywords: [title, ...GENERAL_KEYWORDS],
      canonicalPath: PATHS.sitemap,
      isIndexable: false,
      breadcrumbs,
    },
    reading: {
      title,
      summary: "Ainda não escrevemos uma página só sobre este assunto, mas um técnico responde a sua dúvida agora.",
      breadcrumbs,
      html: `<p>Instalamos, consertamos e fazemos a manutenção de motores PPA em portões deslizantes, basculantes e pivotantes, em casas, condomínios e empresas de São Paulo e região.</p><p>Veja a lista de <a href="/sitemap#topicos">todos os assuntos</a>, as <a href="/faq">perguntas frequentes</a> ou conte pelo WhatsApp o que o seu portão está fazendo.</p>`,
      call: {
        title: "Fale com um técnico",
        text: "Diga o tipo do portão e o que ele faz. A resposta vem de quem conserta.",
        button: "Falar com um técnico",
      },
    },
  };
}
