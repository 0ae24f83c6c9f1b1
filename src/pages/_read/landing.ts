import { facts } from "#content/facts";
import { landingPages } from "#content/landing/index";
import { fillFactsDeep } from "#domain/facts/fill-facts";
import type { LandingPage } from "#domain/landing/landing-page";
import { buildFaqPage, buildService } from "#domain/seo/things";
import { breadcrumbsTo } from "#domain/site/breadcrumbs";
import { withoutLinks } from "#domain/site/inline-links";
import type { Page } from "#domain/site/page";

const landings = new Map(landingPages.map((landing) => [landing.slug, fillFactsDeep(landing, facts.texts)]));

export function findLandingPage(slug: string, siteUrl: string): { page: Page; landing: LandingPage } | undefined {
  const landing = landings.get(slug);
  if (!landing) return undefined;
  const { title, headTitle, description, keywords } = landing;
  const path = `/${slug}`;
  const questions = landing.sections
    .flatMap((section) => (section.kind === "faq" ? section.entries : []))
    .map(({ question, answer }) => ({ question, answer: withoutLinks(answer) }));
  return {
    landing,
    page: {
      path,
      title,
      headTitle,
      description,
      keywords,
      breadcrumbs: breadcrumbsTo({ name: title, path }),
      things: [
        buildService(siteUrl, { path, name: title, description }),
        ...(questions.length > 0 ? [buildFaqPage(siteUrl, path, questions)] : []),
      ],
    },
  };
}
