import { describeDate } from "#domain/calendar/days";
import type { AuthoredPage } from "#domain/site/authored-pages";
import { lastDayOf, type Page, type PageDates, toPageDates } from "#domain/site/page";
import { technicianPath } from "#domain/site/paths";
import { fillBlanks } from "#domain/text/fill-blanks";
import type { SiteContent } from "#server/content/site-content";
import type { PageNote } from "#site/sections/PageNotes";

/** The days of a text of the files: that of the owner's last save, for a release does not know its own. */
export const readTextDates = (content: SiteContent, kind: "topicos" | "cidades", slug: string): PageDates =>
  toPageDates(undefined, content.findTextChange(kind, slug));

export const readWorkDates = ({ firstPublicAt, textChangedAt }: SiteContent["works"][number]) => toPageDates(firstPublicAt, textChangedAt);

/** Since which day a page that comes with the site says what it says; undefined where nobody knows. */
export function findAuthoredDay(content: SiteContent, page: AuthoredPage): string | undefined {
  switch (page.kind) {
    case "work": {
      const work = content.works.find(({ slug }) => slug === page.slug);
      return work && lastDayOf(readWorkDates(work));
    }
    case "legal":
      return content.findText("legal", page.slug)?.updated;
    case "topic":
      return lastDayOf(readTextDates(content, "topicos", page.topic.slug));
    case "place":
      return lastDayOf(readTextDates(content, "cidades", page.place.slug));
    default:
      return undefined;
  }
}

/** What a page says of its own days, as its structured data do. */
export function sayDates({ wording: { dates: words } }: SiteContent, { dates = {}, reviewed, people = [] }: Page): PageNote[] {
  const { published, changed } = dates;
  const reviewer = reviewed && people.find(({ slug }) => slug === reviewed.slug);
  const say = (text: string, day: string, blanks = {}) => fillBlanks(text, { data: describeDate(day), ...blanks });
  return [
    ...(published ? [{ text: say(words.published, published) }] : []),
    ...(changed ? [{ text: say(words.changed, changed) }] : []),
    ...(reviewed && reviewer
      ? [{ text: say(words.reviewed, reviewed.on, { nome: reviewer.name }), path: technicianPath(reviewer.slug) }]
      : []),
  ];
}
