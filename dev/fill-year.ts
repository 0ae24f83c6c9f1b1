import { dayOf, laterDay } from "#domain/calendar/owner-time";
import { type ContactPlace, codeOfPage, writeContactRef } from "#domain/contact/contact-ref";
import type { VisitKind, VisitSource } from "#domain/counts/visit-kind";
import { ESTIMATE_PATH, PATHS, placePath, topicPath } from "#domain/site/paths";
import type { WorkFields } from "#domain/work/work";
import { keepMonthSums } from "#server/counts/month-sums";
import type { VisitCountTable, VisitTotalTable } from "#server/database/tables/visits";
import type { Services } from "#server/services";

const FILLED_BY = "exemplos@abrefacil.local";
const DAYS = 365;
/** A visit in so many becomes a touch of a contact button, and a touch in so many a contact that is noted down. */
const VISITS_A_TOUCH = 14;
const TOUCHES_A_CONTACT = 4;
/** What is older has come to something. */
const DAYS_TO_ANSWER = 5;
const ROWS_TOGETHER = 2000;

/** How often each page is seen on an ordinary day. */
const SEEN: readonly (readonly [path: string, views: number])[] = [
  [PATHS.home, 22],
  [ESTIMATE_PATH, 9],
  [PATHS.faq, 6],
  [topicPath("portao-automatico-nao-abre"), 11],
  [topicPath("motor-ppa-solo"), 7],
  [placePath("santana"), 4],
  [placePath("guarulhos"), 3],
  ["/links-uteis/portao-automatico-fazendo-barulho", 5],
];
const SOURCES = ["search", "search", "search", "direct", "social"] as const;
const TOUCHES = ["chat:hero", "chat:bar", "call:bar", "chat:card"] as const;

const BLANK_WORK = { photos: { before: [], after: [] }, title: "", summary: "", hasConsent: true } as const;

const WORKS: readonly (Omit<WorkFields, keyof typeof BLANK_WORK | "day"> & { daysAgo: number })[] = [
  {
    place: "mooca",
    daysAgo: 20,
    service: "troca",
    gate: "deslizante",
    problem: "O motor antigo desligava no meio do percurso nos dias de calor.",
    done: "O motor foi trocado, a cremalheira alinhada e o fim de curso regulado com a folha em movimento.",
    motor: "PPA Rio",
    hours: 3,
  },
  {
    place: "santana",
    daysAgo: 75,
    service: "conserto",
    gate: "basculante",
    problem: "A folha subia torta e parava antes do fim.",
    done: "Os cabos foram igualados e o contrapeso conferido; o motor ficou o mesmo.",
    motor: "",
    hours: 2,
  },
  {
    place: "guarulhos",
    daysAgo: 160,
    service: "instalacao",
    gate: "pivotante",
    problem: "O portão de duas folhas era aberto à mão.",
    done: "As dobradiças foram reforçadas e cada folha recebeu o seu acionador.",
    motor: "PPA Solo",
    hours: 4,
  },
];

const VOICES = [
  {
    name: "Cliente de exemplo A.",
    location: "Mooca",
    rating: 5,
    text: "Texto de exemplo: veio no horário e explicou o que fez.",
    isPublic: true,
  },
  {
    name: "Cliente de exemplo B.",
    location: "Santana",
    rating: 4,
    text: "Texto de exemplo: o portão voltou a subir reto.",
    isPublic: true,
  },
  {
    name: "Cliente de exemplo C.",
    location: "Guarulhos",
    rating: 5,
    text: "Texto de exemplo, à espera de ser publicado.",
    isPublic: false,
  },
] as const;

/** Makes a year of a site that never was: works, voices, visits and what became of them. */
export async function fillYear(services: Services): Promise<void> {
  if ((await services.works.list(undefined, 1, 0)).total > 0) return;
  const today = dayOf(new Date());
  for (const { daysAgo, ...work } of WORKS)
    await services.works.create({ ...BLANK_WORK, ...work, day: laterDay(today, -daysAgo) }, "public", titleOf(work), FILLED_BY);
  for (const { isPublic, ...said } of VOICES) {
    const invited = await services.voices.invite(said.name, FILLED_BY);
    if (!invited) continue;
    await services.voices.receive(invited.voice.id, said);
    if (isPublic) await services.voices.publish(invited.voice.id);
  }
  await fillCounts(services, today);
}

function titleOf({ place, gate, service }: { place: string; gate: string; service: string }): string {
  return [service, gate, place].join(" ");
}

async function fillCounts({ connection: { db }, sitePages, contacts }: Services, today: string): Promise<void> {
  const counts: VisitCountTable[] = [];
  const totals = new Map<string, VisitTotalTable>();
  const add = (day: string, age: number, path: string, kind: VisitKind, source: VisitSource, count: number) => {
    counts.push({ day, page: sitePages.numberOf(path), kind, source, count });
    const hour = 8 + ((age * 7 + counts.length) % 13);
    const key = [day, hour, kind, source].join(" ");
    const total = totals.get(key) ?? { day, hour, kind, source, count: 0 };
    total.count += count;
    totals.set(key, total);
  };
  let touches = 0;
  for (let age = DAYS; age > 0; age -= 1) {
    const day = laterDay(today, -age);
    for (const [index, [path, views]] of SEEN.entries()) {
      if (sitePages.numberOf(path) === 0) continue;
      // It grows over the year, and is quieter at the end of each week.
      const seen = Math.round(views * (1.4 - age / DAYS) * (age % 7 < 2 ? 0.6 : 1)) + ((age + index) % 3);
      const source = SOURCES[(age + index) % SOURCES.length] ?? "search";
      if (seen > 0) add(day, age, path, "view", source, seen);
      if ((age * 3 + index * 5) % VISITS_A_TOUCH >= seen) continue;
      const touch = TOUCHES[(age + index) % TOUCHES.length] ?? "chat:hero";
      add(day, age, path, touch, source, 1);
      touches += 1;
      if (touches % TOUCHES_A_CONTACT === 0) await noteContact(contacts, day, touches, codeOfPage(sitePages.numberOf(path)), touch);
    }
  }
  for (let from = 0; from < counts.length; from += ROWS_TOGETHER)
    await db
      .insertInto("visit_counts")
      .values(counts.slice(from, from + ROWS_TOGETHER))
      .execute();
  const rows = [...totals.values()];
  for (let from = 0; from < rows.length; from += ROWS_TOGETHER)
    await db
      .insertInto("visit_totals")
      .values(rows.slice(from, from + ROWS_TOGETHER))
      .execute();
  await keepMonthSums(db);
}

async function noteContact(contacts: Services["contacts"], day: string, number: number, pageCode: string, touch: string): Promise<void> {
  const isSold = number % 12 === 0;
  const ref = writeContactRef(pageCode, touch.split(":")[1] as ContactPlace);
  const isLate = day < laterDay(dayOf(new Date()), -DAYS_TO_ANSWER);
  const state = isSold ? "sold" : !isLate ? "new" : number % 8 === 0 ? "quote" : "lost";
  const value = isSold ? 800 + (number % 5) * 150 : null;
  const unknown = { firstName: "", district: "", note: "", gate: "", followOn: "", followAbout: "" } as const;
  await contacts.create({ ref, day, state, value, ...unknown }, FILLED_BY);
}
