import type { Page } from "#domain/site/page";
import { PATHS } from "#domain/site/paths";
import type { SiteContent } from "#server/content/site-content";

export function readHomePage({ facts: { business, texts } }: SiteContent): Page {
  const { manufacturer } = business.identity;
  return {
    path: PATHS.home,
    title: `Motor ${manufacturer} para portão automático, com instalação grátis`,
    headTitle: `Motor para portão ${manufacturer} com instalação grátis em SP`,
    description: `Motores ${manufacturer} que abrem o portão em ${texts["abertura-segundos"]}: frete e instalação grátis em São Paulo e região, ${texts.parcelas} e garantia.`,
    keywords: [
      "motor para portão",
      "motor PPA",
      "portão automático São Paulo",
      "instalação de motor de portão",
      "conserto de portão automático",
    ],
    breadcrumbs: [],
    subjects: [{ kind: "product" }],
  };
}
