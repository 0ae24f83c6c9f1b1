import type { Breadcrumb } from "./page";

export const HOME_BREADCRUMB: Breadcrumb = { name: "Início", path: "/" };

/** The way from the home page to a page, which comes last. */
export function breadcrumbsTo(page: Breadcrumb, ...between: Breadcrumb[]): Breadcrumb[] {
  return [HOME_BREADCRUMB, ...between, page];
}
