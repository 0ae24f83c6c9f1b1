import { describeMonthOf } from "#domain/calendar/days";
import { describeDay } from "#domain/calendar/owner-time";
import { gateKinds, gateNames } from "#domain/gate/gate-kind";
import { readTitle } from "#domain/knowledge/read-title";
import { withAlt } from "#domain/photo/photo";
import { resolvePlace } from "#domain/places/place";
import { breadcrumbsTo, type Page } from "#domain/site/page";
import { PATHS, placePath, workPath } from "#domain/site/paths";
import { fillBlanks } from "#domain/text/fill-blanks";
import { toSlug } from "#domain/text/slug";
import { chooseWorks, filterWorks, isOfPage, type WorkWish, wishOfTitle } from "#domain/work/choose-works";
import { altOfWork, summaryOfWork, tellWhere, titleOfWork } from "#domain/work/describe-work";
import type { Work } from "#domain/work/work";
import { WORK_SERVICE_NAMES, WORK_SERVICES } from "#domain/work/work-service";
import type { SiteContent } from "#server/content/site-content";
import { photoTag } from "#server/page-cache/cache-tags";
import { services } from "#server/services";
import type { WorkScreenProps, WorksScreenProps } from "#site/screens/works/WorkScreens";
import type { ShownWork, WorksSectionProps } from "#site/sections/WorkCards";
import { readWorkDates, sayDates } from "./parts/page-dates";
import { findWhoDidIt } from "./team";

/** Works as cards, some of them told whole, and the tags of their photographs. */
async function showWorks({ facts: { places } }: SiteContent, works: readonly Work[], isTold: (work: Work) => boolean = () => false) {
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
      } satisfies ShownWork;
    }),
  };
}

/** The works that convince on a page about something else, and the tags of their photographs. */
export async function matchWorks(content: SiteContent, wish: WorkWish) {
  const { works, facts, wording } = content;
  const chosen = chooseWorks(works, wish, facts.places);
  const { works: shown, tags } = await showWorks(content, chosen, (work) => isOfPage(work, wish));
  const { own, general } = wording.works.shown;
  const isOwn = wish.place !== undefined && chosen[0]?.place === wish.place.slug;
  const title = isOwn ? fillBlanks(own, { onde: tellWhere(wish.place?.slug ?? "", facts.places) }) : general;
  return { section: { title, works: shown, all: wording.works.all } satisfies WorksSectionProps, tags };
}

/** What a page made in the panel is about, by its title. */
export function readWish({ works, facts: { knowledge, places } }: SiteContent, title: string): WorkWish {
  if (works.length === 0) return {};
  return wishOfTitle(readTitle(title, knowledge, places));
}

/** The newest three. */
export async function readNewestWorks(content: SiteContent) {
  const { works, tags } = await showWorks(content, content.works.slice(0, 3));
  const { shown, all } = content.wording.works;
  return { section: { title: shown.general, works, all } satisfies WorksSectionProps, tags };
}

/** The page of one work; undefined where none is public there. */
export async function findWorkPage(content: SiteContent, slug: string) {
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
    } satisfies Omit<WorkScreenProps, "page" | "contact">,
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

const PAGE_SIZE = 24;

/** The list of works as an address narrows it. */
export async function readWorksPage(content: SiteContent, params: URLSearchParams) {
  const { wording, works, facts } = content;
  const words = wording.works;
  const cities = listCities(content);
  const service = WORK_SERVICE_NAMES.find((name) => name === params.get("servico"));
  const gate = gateKinds.find((kind) => kind === params.get("portao"));
  const city = cities.find((name) => toSlug(name) === params.get("cidade"));
  const chosen: Chosen = { servico: service, portao: gate, cidade: city && toSlug(city) };
  const found = filterWorks(works, { service, gate, city }, facts.places);
  const last = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const wanted = Number(params.get("pagina") ?? 1);
  const number = Math.min(last, wanted);
  const shown = await showWorks(content, found.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE));
  const breadcrumbs = breadcrumbsTo(wording.general.home, { name: words.crumb, path: PATHS.works });
  const services = [...new Set(works.map(({ service }) => service))].map((name) => [name, WORK_SERVICES[name]] as const);
  const gates = [...new Set(works.map(({ gate }) => gate))].map((kind) => [kind, gateNames[kind]] as const);
  const places = cities.map((name) => [toSlug(name), name] as const);
  return {
    isKnown: number === wanted && (city !== undefined || !params.has("cidade")),
    tags: shown.tags,
    page: { path: PATHS.works, title: words.title, ...words.head, isIndexable: params.size === 0, breadcrumbs } satisfies Page,
    screen: {
      words,
      works: shown.works,
      team: content.pages.hasTeam ? wording.team.link : undefined,
      choices: [
        toChoice("Serviço", "servico", chosen, services),
        toChoice("Portão", "portao", chosen, gates),
        toChoice("Cidade", "cidade", chosen, places),
      ].filter(({ options }) => options.length > 2),
      previous: number > 1 ? writePath(chosen, number - 1) : undefined,
      next: number < last ? writePath(chosen, number + 1) : undefined,
    } satisfies Omit<WorksScreenProps, "page" | "contact">,
  };
}

type Chosen = Partial<Record<"servico" | "portao" | "cidade", string | undefined>>;

function toChoice(label: string, name: keyof Chosen, chosen: Chosen, options: readonly (readonly [value: string, text: string])[]) {
  const toOption = ([value, text]: readonly [value: string | undefined, text: string]) => ({
    text,
    path: writePath({ ...chosen, [name]: value }),
    isChosen: chosen[name] === value,
  });
  return { label, options: [toOption([undefined, "Todos"]), ...options.map(toOption)] };
}

/** Parameters in one order, so that a choice has one address. */
function writePath({ servico, portao, cidade }: Chosen, page = 1): string {
  const given = Object.entries({ servico, portao, cidade, pagina: page > 1 ? String(page) : undefined });
  const query = given.flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`])).join("&");
  return query === "" ? PATHS.works : `${PATHS.works}?${query}`;
}

function listCities({ works, facts: { places } }: SiteContent): string[] {
  const used = new Set(works.map(({ place }) => place));
  return [...new Set(places.filter(({ slug }) => used.has(slug)).map(({ city }) => city))];
}
