import { type GateKind, gateKinds, gateNames } from "#domain/gate/gate-kind";
import { breadcrumbsTo } from "#domain/site/breadcrumbs";
import type { Page } from "#domain/site/page";
import { PATHS } from "#domain/site/paths";
import { toSlug } from "#domain/text/slug";
import { filterWorks } from "#domain/work/choose-works";
import type { Work } from "#domain/work/work";
import { WORK_SERVICE_NAMES, WORK_SERVICES, type WorkService } from "#domain/work/work-service";
import type { SiteContent } from "#server/content/site-content";
import type { WorksScreenProps } from "#site/screens/works/WorksScreen";
import { showWorks } from "./show-works";

const PAGE_SIZE = 24;

/** The list of works as an address narrows it. */
export async function readWorksPage(
  content: SiteContent,
  params: URLSearchParams,
): Promise<{ page: Page; tags: string[]; isKnown: boolean; screen: Omit<WorksScreenProps, "page" | "contact"> }> {
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
  const services = listUsed(works, "service").map((name) => [name, WORK_SERVICES[name]] as const);
  const gates = listUsed(works, "gate").map((kind) => [kind, gateNames[kind]] as const);
  const places = cities.map((name) => [toSlug(name), name] as const);
  return {
    isKnown: number === wanted && (city !== undefined || !params.has("cidade")),
    tags: shown.tags,
    page: { path: PATHS.works, title: words.title, ...words.head, isIndexable: params.size === 0, breadcrumbs },
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
    },
  };
}

type Chosen = Partial<Record<"servico" | "portao" | "cidade", string | undefined>>;

function toChoice(label: string, name: keyof Chosen, chosen: Chosen, options: readonly (readonly [value: string, text: string])[]) {
  const all = { text: "Todos", path: writePath({ ...chosen, [name]: undefined }), isChosen: chosen[name] === undefined };
  return {
    label,
    options: [
      all,
      ...options.map(([value, text]) => ({ text, path: writePath({ ...chosen, [name]: value }), isChosen: chosen[name] === value })),
    ],
  };
}

/** Parameters in one order, so that a choice has one address. */
function writePath({ servico, portao, cidade }: Chosen, page = 1): string {
  const given = Object.entries({ servico, portao, cidade, pagina: page > 1 ? String(page) : undefined });
  const query = given.flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`])).join("&");
  return query === "" ? PATHS.works : `${PATHS.works}?${query}`;
}

function listUsed<Key extends "service" | "gate">(works: readonly Work[], key: Key): (Key extends "service" ? WorkService : GateKind)[] {
  return [...new Set(works.map((work) => work[key]))] as never;
}

function listCities({ works, facts: { places } }: SiteContent): string[] {
  const used = new Set(works.map(({ place }) => place));
  return [...new Set(places.filter(({ slug }) => used.has(slug)).map(({ city }) => city))];
}
