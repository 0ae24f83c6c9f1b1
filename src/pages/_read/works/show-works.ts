import { describeMonthOf } from "#domain/calendar/days";
import { readTitle } from "#domain/knowledge/read-title";
import type { Photo } from "#domain/photo/photo";
import { resolvePlace } from "#domain/places/place";
import { workPath } from "#domain/site/paths";
import { fillBlanks } from "#domain/text/fill-blanks";
import { chooseWorks, isOfPage, type WorkWish, wishOfTitle } from "#domain/work/choose-works";
import { altOfWork, tellWhere, titleOfWork } from "#domain/work/describe-work";
import type { Work } from "#domain/work/work";
import type { SiteContent } from "#server/content/site-content";
import { photoTag } from "#server/page-cache/cache-tags";
import { services } from "#server/services";
import type { ShownWork, WorksSectionProps } from "#site/sections/WorkCards";

/** Works as cards, some of them told whole, and the tags of their photographs. */
export async function showWorks(
  { facts: { places } }: SiteContent,
  works: readonly Work[],
  isTold: (work: Work) => boolean = () => false,
): Promise<{ works: ShownWork[]; tags: string[] }> {
  const ids = works.flatMap(({ photos }) => photos.after[0] ?? photos.before[0] ?? []);
  const photos = await services().photos.findShown(ids);
  return {
    tags: ids.map(photoTag),
    works: works.map((work) => {
      const where = tellWhere(work.place, places);
      const isAfter = work.photos.after.length > 0;
      const photo = photos.get(work.photos.after[0] ?? work.photos.before[0] ?? "");
      return {
        path: workPath(work.slug),
        title: titleOfWork(work, where),
        note: `${resolvePlace(places, work.place).place.name} · ${describeMonthOf(work.day)}`,
        gate: work.gate,
        told: isTold(work) ? [work.problem, work.done] : [],
        photo: photo && withAlt(photo, altOfWork(work, isAfter ? "after" : "before", where)),
      };
    }),
  };
}

/** The works that convince on a page about something else, and the tags of their photographs. */
export async function matchWorks(content: SiteContent, wish: WorkWish): Promise<{ section: WorksSectionProps; tags: string[] }> {
  const { works, facts, wording } = content;
  const chosen = chooseWorks(works, wish, facts.places);
  const { works: shown, tags } = await showWorks(content, chosen, (work) => isOfPage(work, wish));
  const { own, general } = wording.works.shown;
  const isOwn = wish.place !== undefined && chosen[0]?.place === wish.place.slug;
  const title = isOwn ? fillBlanks(own, { onde: tellWhere(wish.place?.slug ?? "", facts.places) }) : general;
  return { section: { title, works: shown, all: wording.works.all }, tags };
}

/** What a page made in the panel is about, by its title. */
export function readWish({ works, facts: { knowledge, places } }: SiteContent, title: string): WorkWish {
  if (works.length === 0) return {};
  return wishOfTitle(readTitle(title, knowledge, places));
}

/** The newest three. */
export async function readNewestWorks(content: SiteContent): Promise<{ section: WorksSectionProps; tags: string[] }> {
  const { works, tags } = await showWorks(content, content.works.slice(0, 3));
  return { section: { title: content.wording.works.shown.general, works, all: content.wording.works.all }, tags };
}

/** What the library says it shows, or what was made of the work. */
export function withAlt(photo: Photo, made: string): Photo {
  return photo.alt === "" ? { ...photo, alt: made } : photo;
}
