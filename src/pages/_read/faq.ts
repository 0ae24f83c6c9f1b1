import { fillFactsDeep } from "#domain/facts/fill-facts-deep";
import type { FaqTheme } from "#domain/faq/faq";
import { breadcrumbsTo } from "#domain/site/breadcrumbs";
import type { Page } from "#domain/site/page";
import { PATHS } from "#domain/site/paths";
import type { SiteContent } from "#server/content/site-content";

/** The questions and answers with their page. */
export function readFaqPage({ facts, getText }: SiteContent): { page: Page; summary: string; themes: readonly FaqTheme[] } {
  const themes = fillFactsDeep(getText("faq").themes, facts.texts);
  return {
    themes,
    summary:
      "O que mais nos perguntam sobre tipos de portão, motores, energia, manutenção e custos, respondido por quem está no portão todos os dias.",
    page: {
      path: PATHS.faq,
      title: "Dúvidas Frequentes Sobre Portões Automáticos",
      headTitle: "Dúvidas frequentes sobre portões automáticos",
      description:
        "Tipos de portão, materiais, consumo de energia, manutenção, preços e motores PPA: respostas diretas de quem instala e conserta portões.",
      keywords: ["dúvidas portão automático", "perguntas frequentes portão", "motor PPA dúvidas", "consumo motor de portão"],
      breadcrumbs: breadcrumbsTo({ name: "Dúvidas frequentes", path: PATHS.faq }),
      subjects: [{ kind: "questions", entries: themes.flatMap(({ entries }) => entries) }],
    },
  };
}
