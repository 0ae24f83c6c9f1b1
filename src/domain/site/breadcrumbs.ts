import type { Breadcrumb } from "./page";
import { PATHS } from "./paths";

/** The way from the home page, by its name there, to a page, which comes last. */
export function breadcrumbsTo(home: string, page: Breadcrumb, ...between: Breadcrumb[]): Breadcrumb[] {
  return [{ name: home, path: PATHS.home }, ...between, page];
}
