import { type Place, resolvePlace } from "#domain/places/place";
import { breadcrumbsTo } from "#domain/site/breadcrumbs";
import type { Page } from "#domain/site/page";
import { PATHS, placePath } from "#domain/site/paths";
import type { SiteContent } from "#server/content/site-content";
import { findFilledText } from "./filled-text";
import { linksTo, type Reading } from "./reading";

const PLACES_CRUMB = { name: "Cidades atendidas", path: `${PATHS.sitemap}#cidades` };

const UNKNOWN_PLACE_HTML =
  "<p>Levamos, instalamos e consertamos motores para portões deslizantes, basculantes e pivotantes em casas, condomínios e empresas. Para endereços fora da lista de cidades com frete grátis, o atendimento é confirmado na conversa, com o prazo e as condições por escrito.</p>";

/** The page of a place; of a place nobody knows, one without a text of its own that search engines do not see. */
export function readPlacePage(content: SiteContent, slug: string): { page: Page; reading: Reading; place: Place; isKnown: boolean } {
  const { place, isKnown } = resolvePlace(content.pages.places, slug);
  const text = isKnown ? findFilledText(content, "cidades", slug) : undefined;
  const { manufacturer } = content.facts.business.identity;
  const path = placePath(slug);
  const title = `Motor para Portão ${manufacturer} em ${isKnown && !place.isCity && place.city !== "São Paulo" ? `${place.name}, ${place.city}` : place.name}`;
  const breadcrumbs = breadcrumbsTo({ name: place.label, path }, PLACES_CRUMB);
  const description =
    text?.description ??
    `Motores ${manufacturer} para portão em ${place.name}: entrega e instalação, manutenção e conserto. Confirme o atendimento pelo WhatsApp.`;
  const summary =
    text?.summary ?? `Conte pelo WhatsApp onde fica o portão em ${place.name}: confirmamos na hora se a equipe atende o endereço.`;

  return {
    place,
    isKnown,
    page: {
      path,
      title,
      headTitle: text?.headTitle,
      description,
      keywords: [
        `motor para portão ${place.name}`,
        `portão automático ${place.name}`,
        `conserto de portão ${place.name}`,
        `motor PPA ${place.name}`,
      ],
      canonicalPath: isKnown ? undefined : PATHS.sitemap,
      isIndexable: isKnown,
      breadcrumbs,
      subjects: isKnown ? [{ kind: "service", place: place.label }] : [],
    },
    reading: {
      title,
      summary,
      breadcrumbs,
      message: `Olá! Meu portão fica em ${place.name} e gostaria de um orçamento de motor ${manufacturer}.`,
      gate: text?.gate,
      html: text?.html ?? UNKNOWN_PLACE_HTML,
      related: text
        ? [
            { title: "Também atendemos perto daí", links: linksTo(content, "place", text.nearby) },
            { title: "Assuntos úteis", links: linksTo(content, "topic", text.topics) },
          ]
        : [],
      call: {
        title: `Orçamento em ${place.name}`,
        text: "Mande a largura, a altura e uma foto do portão: com isso já dá para dizer o motor e o preço.",
        button: "Pedir orçamento",
      },
    },
  };
}
