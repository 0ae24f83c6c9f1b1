import type { Page } from "#domain/site/page";
import type { SiteContent } from "#server/content/site-content";
import type { NoticeScreenProps } from "#site/screens/NoticeScreen";

export interface Notice {
  page: Page;
  notice: Omit<NoticeScreenProps, "contact">;
}

/** What an address without a page says. */
export function readNotFoundPage(content: SiteContent, path: string): Notice {
  return readNotice(content, content.wording.notFound, path);
}

/** What an address says whose page could not be made. */
export function readFailurePage(content: SiteContent, path: string): Notice {
  return readNotice(content, content.wording.failure, path);
}

function readNotice({ wording }: SiteContent, { head, code, title, text }: SiteContent["wording"]["failure"], path: string): Notice {
  return {
    page: { path, ...head, keywords: wording.general.keywords, isIndexable: false, breadcrumbs: [] },
    notice: { code, title: head.title, jargon: title, text, ways: wording.notFound.ways },
  };
}
