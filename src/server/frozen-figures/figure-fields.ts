import type { PAGE_FIELDS } from "#domain/page/page-fields";

/** The texts of a page that quote facts. */
export const FIGURE_FIELDS = [
  { field: "content", isHtml: true },
  { field: "description", isHtml: false },
] as const satisfies readonly { field: keyof typeof PAGE_FIELDS; isHtml: boolean }[];

export type FigureField = (typeof FIGURE_FIELDS)[number]["field"];

export const FIGURE_FIELD_NAMES = FIGURE_FIELDS.map(({ field }) => field);
