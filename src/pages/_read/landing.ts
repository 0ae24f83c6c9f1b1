import { facts } from "#content/facts";
import { landingPages } from "#content/landing/index";
import { fillFactsDeep } from "#domain/facts/fill-facts";
import type { LandingPage } from "#domain/landing/landing-page";
import { breadcrumbsTo } from "#domain/site/breadcrumbs";
import type { Page } from "#domain/site/page";

const landings = new Map(landingPages.map((landing) => [landing.slug, fillFactsDeep(landing, facts.texts)]));

export function findLandingPage(slug: string): { page: Page; landing: LandingPage } | undefined {
  const landing = landings.get(slug);
  if (!landing) return undefined;
  const { title, headTitle, description, keywords } = landing;
  const path = `/${slug}`;
  const entries = landing.sections.flatMap((section) => (section.kind === "faq" ? section.entries : []));
  return {
    landing,
    page: {
      path,
      title,
      headTitle,
      description,
      keywords,
      breadcrumbs: breadcrumbsTo({ name: title, path }),
      subjects: [{ kind: "service" }, { kind: "questions", entries }],
    },
  };
}
