import type { LandingPage } from "#domain/landing/landing-page";
import { breadcrumbsTo } from "#domain/site/breadcrumbs";
import type { Page } from "#domain/site/page";
import { isOfRegion } from "#domain/testimonials/testimonial";
import type { SiteContent } from "#server/content/site-content";

/** A landing page, without sections for testimonials that nobody gave, and its page. */
export function readLandingPage(
  { testimonials, wording }: SiteContent,
  path: string,
  whole: LandingPage,
): { page: Page; landing: LandingPage } {
  const hasTestimonials = (wanted: string) => testimonials.some((one) => isOfRegion(one, wanted));
  const landing = {
    ...whole,
    sections: whole.sections.filter((section) => section.kind !== "testimonials" || hasTestimonials(section.region)),
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
      breadcrumbs: breadcrumbsTo(wording.general.home, { name: title, path }),
      subjects: [{ kind: "service" }, { kind: "questions", entries }],
    },
  };
}
