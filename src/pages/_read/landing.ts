import { fillFactsDeep } from "#domain/facts/fill-facts-deep";
import type { LandingPage } from "#domain/landing/landing-page";
import { breadcrumbsTo } from "#domain/site/breadcrumbs";
import type { Page } from "#domain/site/page";
import type { SiteContent } from "#server/content/site-content";

/** A landing page as written, with its facts filled in and its page. */
export function readLandingPage(
  { facts, testimonials }: SiteContent,
  path: string,
  written: LandingPage,
): { page: Page; landing: LandingPage } {
  const filled = fillFactsDeep(written, facts.texts);
  const hasTestimonials = (wanted: string) => testimonials.some(({ region }) => region === wanted);
  const landing = {
    ...filled,
    sections: filled.sections.filter((section) => section.kind !== "testimonials" || hasTestimonials(section.region)),
  };
  const { title, headTitle, description, keywords } = landing;
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
