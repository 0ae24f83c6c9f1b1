import type { PageOrigin } from "../page/generated-page";

/** A page on its way to the public, as the rules see it. */
export interface JudgedPage {
  title: string;
  description: string;
  /** Sanitised HTML; facts by their names. */
  content: string;
  origin: PageOrigin;
  /** Figures that an administrator answers for on this page alone: "R$ 900". */
  ownFigures: readonly string[];
}
