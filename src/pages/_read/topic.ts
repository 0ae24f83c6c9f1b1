import { fromSlug } from "#domain/page/slug";
import { findAuthoredPage } from "#domain/site/authored-pages";
import { breadcrumbsTo } from "#domain/site/breadcrumbs";
import type { Page } from "#domain/site/page";
import { PATHS, topicPath } from "#domain/site/paths";
import type { SiteContent } from "#server/content/site-content";
import { findFilledText } from "./filled-text";
import { GENERAL_KEYWORDS } from "./general-keywords";
import { linksTo, type Reading } from "./reading";

const TOPICS_CRUMB = { name: "Serviços", path: `${PATHS.sitemap}#topicos` };

export function findTopicPage(content: SiteContent, slug: string): { page: Page; reading: Reading } | undefined {
  const path = topicPath(slug);
  const listed = findAuthoredPage(content.pages, path);
  const text = listed && findFilledText(content, "topicos", slug);
  if (!text) return undefined;
  const { title } = listed;
  const breadcrumbs = breadcrumbsTo({ name: title, path }, TOPICS_CRUMB);
  return {
    page: {
      path,
      title,
      headTitle: text.headTitle,
      description: text.description,
      keywords: text.keywords,
      breadcrumbs,
      subjects: [{ kind: "service" }, { kind: "questions", entries: text.faq }],
    },
    reading: {
      title,
      summary: text.summary,
      breadcrumbs,
      message: text.message,
      gate: text.gate,
      html: text.html,
      faq: text.faq,
      related: [
        { title: "Assuntos relacionados", links: linksTo(content, "topic", text.related) },
        { title: "Onde atendemos", links: linksTo(content, "place", text.places) },
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
