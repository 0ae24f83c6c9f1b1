import { placeGroups } from "#content/places";
import { topicCategories } from "#content/topics";
import { fromSlug } from "#domain/page/slug";
import { listPlaces } from "#domain/places/place";
import { breadcrumbsTo } from "#domain/site/breadcrumbs";
import type { Page } from "#domain/site/page";
import { PATHS, placePath, topicPath } from "#domain/site/paths";
import { listTopics } from "#domain/topics/topic";
import { findAuthoredText } from "#server/content/authored";
import { isOneOf, type Reading } from "./reading";

const topics = listTopics(topicCategories);
const places = listPlaces(placeGroups);
const TOPICS_CRUMB = { name: "Serviços", path: `${PATHS.sitemap}#topicos` };

export async function findTopicPage(slug: string): Promise<{ page: Page; reading: Reading } | undefined> {
  const topic = topics.find((candidate) => candidate.slug === slug);
  const text = topic && (await findAuthoredText("topicos", slug));
  if (!text) return undefined;
  const { data, html } = text;
  const path = topicPath(slug);
  const breadcrumbs = breadcrumbsTo({ name: topic.title, path }, TOPICS_CRUMB);
  return {
    page: {
      path,
      title: topic.title,
      headTitle: data.headTitle,
      description: data.description,
      keywords: data.keywords,
      breadcrumbs,
      subjects: [{ kind: "service" }, { kind: "questions", entries: data.faq }],
    },
    reading: {
      title: topic.title,
      summary: data.summary,
      breadcrumbs,
      message: data.message,
      gate: data.gate,
      html,
      faq: data.faq,
      related: [
        {
          title: "Assuntos relacionados",
          links: topics.filter(isOneOf(data.related)).map((one) => ({ text: one.title, path: topicPath(one.slug) })),
        },
        {
          title: "Onde atendemos",
          links: places.filter(isOneOf(data.places)).map((one) => ({ text: one.label, path: placePath(one.slug) })),
        },
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
      keywords: [],
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
