import { describeDay } from "#domain/calendar/owner-time";
import { gateNames } from "#domain/gate/gate-kind";
import { resolvePlace } from "#domain/places/place";
import { breadcrumbsTo } from "#domain/site/breadcrumbs";
import type { Page } from "#domain/site/page";
import { PATHS, placePath, workPath } from "#domain/site/paths";
import { fillBlanks } from "#domain/text/fill-blanks";
import { altOfWork, summaryOfWork, tellWhere, titleOfWork } from "#domain/work/describe-work";
import type { Work } from "#domain/work/work";
import { WORK_SERVICES } from "#domain/work/work-service";
import type { SiteContent } from "#server/content/site-content";
import { photoTag } from "#server/page-cache/cache-tags";
import { services } from "#server/services";
import type { WorkScreenProps } from "#site/screens/works/WorkScreen";
import { readWorkDates, sayDates } from "../parts/page-dates";
import { findWhoDidIt } from "../team";
import { withAlt } from "./show-works";

/** The page of one work; undefined where none is public there. */
export async function findWorkPage(
  content: SiteContent,
  slug: string,
): Promise<{ page: Page; tags: string[]; screen: Omit<WorkScreenProps, "page" | "contact" | "children"> } | undefined> {
  const work = content.works.find((one) => one.slug === slug);
  if (!work) return undefined;
  const { wording, facts } = content;
  const { places } = facts;
  const words = wording.works;
  const where = tellWhere(work.place, places);
  const title = titleOfWork(work, where);
  const { place, isKnown } = resolvePlace(places, work.place);
  const who = await findWhoDidIt(content, work.technicianId);
  const ids = [...work.photos.before, ...work.photos.after];
  const photos = await services().photos.findShown(ids);
  const pick = (moment: "before" | "after") =>
    work.photos[moment].flatMap((id) => photos.get(id) ?? []).map((photo) => withAlt(photo, altOfWork(work, moment, where)));
  const summary = summaryOfWork(work);
  const path = workPath(slug);
  const page: Page = {
    path,
    title,
    description: summary,
    keywords: [title, ...words.head.keywords],
    breadcrumbs: breadcrumbsTo(wording.general.home, { name: title, path }, { name: words.crumb, path: PATHS.works }),
    subjects: [{ kind: "service", place: place.label }],
    dates: readWorkDates(work),
    people: who ? [who.person] : [],
  };
  return {
    tags: [...ids.map(photoTag), ...(who?.tags ?? [])],
    page,
    screen: {
      words,
      summary,
      message: fillBlanks(words.message, { título: title }),
      notes: sayDates(content, page),
      who: who && { label: wording.team.done, technician: who.shown },
      facts: listFacts(work, place.label, words.facts),
      problem: work.problem,
      done: work.done,
      before: pick("before"),
      after: pick("after"),
      related: [...(isKnown ? [{ text: place.label, path: placePath(place.slug) }] : []), { text: words.all, path: PATHS.works }],
    },
  };
}

function listFacts(work: Work, place: string, labels: WorkScreenProps["words"]["facts"]) {
  const told = [
    { label: labels.service, value: WORK_SERVICES[work.service] },
    { label: labels.gate, value: gateNames[work.gate] },
    { label: labels.place, value: place },
    { label: labels.day, value: describeDay(work.day) },
    { label: labels.hours, value: work.hours === undefined ? "" : describeHours(work.hours) },
    { label: labels.motor, value: work.motor },
  ];
  return told.filter(({ value }) => value !== "");
}

/** @example describeHours(1.5) // "1 h 30 min" */
function describeHours(hours: number): string {
  const minutes = Math.round(hours * 60);
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [whole > 0 ? `${whole} h` : "", rest > 0 ? `${rest} min` : ""].filter(Boolean).join(" ");
}
