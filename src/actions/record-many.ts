import type { PageSummary } from "#domain/page/generated-page";
import { services } from "#server/services";

/** Writes down what one press did to pages, an activity each. */
export async function recordMany(pages: readonly Pick<PageSummary, "id" | "title">[], action: string, actor: string): Promise<void> {
  await services().activities.recordAll(pages.map(({ id, title }) => ({ actor, action, subject: title, subjectId: id })));
}
