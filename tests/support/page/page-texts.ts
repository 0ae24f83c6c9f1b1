import { BLANK_TEXTS, type PageTexts, type TypedTexts, toColumns, toTyped } from "#domain/page/page-fields";
import { type JudgedPage, toJudgedPage } from "#domain/publishing/judged-page";

/** Everything that people write of a page; what a test does not say is blank. */
export function makeTexts<Texts extends Partial<PageTexts>>(texts: Texts): PageTexts & Texts {
  return { ...BLANK_TEXTS, ...texts };
}

/** The same as a form holds it. */
export function makeTyped(typed: Partial<TypedTexts>): TypedTexts {
  return { ...toTyped(BLANK_TEXTS), ...typed };
}

/** The same as the rules see it, of a page that AI wrote unless the test says another. */
export function makeJudged({ origin = "ai", ...texts }: Partial<PageTexts> & Partial<Pick<JudgedPage, "origin">>): JudgedPage {
  return toJudgedPage({ ...toColumns(makeTexts(texts)), origin });
}
