import type { PageStatus } from "#domain/page/generated-page";

/** What the activity calls a page's change to a state. */
export const STATUS_ACTIONS: Readonly<Record<PageStatus, string>> = {
  public: "page.published",
  draft: "page.unpublished",
  held: "page.held",
};
