/**
 * How much of generated pages is their own, and whether they answer their titles: the 50 presets and 500 seeded titles,
 * each written one after another as a run does it, with what the pages before it say known, the first version that may go public kept. Every run of eight words and
 * every sentence is compared, with those of the pages that come with the site too; places, facts and figures are left out.
 */
import { presetTitles } from "#content/preset-titles";
import { DEFAULT_CREATIVITY } from "#domain/generation/creativity";
import { composeUntil } from "#domain/generation/local/generate-content";
import { readTitle } from "#domain/knowledge/read-title";
import { lacksPlace } from "#domain/publishing/rules/judge-place";
import { LEAST_OWN_RUNS, LEAST_OWN_SENTENCES, LEAST_WORDS, MOST_OF_ANOTHER } from "#domain/publishing/rules/judge-substance";
import { judgeTitleKept } from "#domain/publishing/rules/judge-title-kept";
import { listPlaceWords, readWording } from "#domain/publishing/substance/read-wording";
import { listMarks, sketchWording } from "#domain/publishing/substance/sketch";
import { foldText } from "#domain/text/fold";
import { toPlainText } from "#domain/text/plain-text";
import { readAuthoredFiles } from "#support/page/authored";
import { siteFacts } from "#support/page/site-facts";
import { type Figure, median, printTable } from "../report";
import { makeSeedTitles } from "../seed/seed-titles";

const SEEDED = 500;
/** As many as a run tries. */
const MOST_VERSIONS = 6;
const EVERY_RUN = 1;
const FIRST_PARAGRAPH = /<p>(.*?)<\/p>/s;
/** A title said again at the start of the first paragraph is no answer yet. */
const TITLE_WORDS = 3;

export interface MeasuredPage {
  title: string;
  html: string;
  words: number;
  runs: ReadonlySet<number>;
  sentences: ReadonlySet<number>;
}

interface Share {
  ownRuns: number;
  ownSentences: number;
  closest: number;
}

/** Read once: the same texts are asked for by each page. */
const marksOfTexts = new Map<string, readonly number[]>();

const places = listPlaceWords(siteFacts.places);

export async function measureOwnText(): Promise<Figure[]> {
  const authored = readAuthoredPages();
  return [
    ...(await report("50 presets", presetTitles, authored)),
    ...(await report(`${SEEDED} seeded titles`, [...makeSeedTitles(SEEDED)], authored)),
  ];
}

/** Places, topics and legal texts, which every page is compared with. */
export function readAuthoredPages(): MeasuredPage[] {
  const files = [...readAuthoredFiles("cidades"), ...readAuthoredFiles("topicos"), ...readAuthoredFiles("legal")];
  return files.map(({ slug, body }) => measure(slug, body));
}

async function report(name: string, titles: readonly string[], authored: readonly MeasuredPage[]): Promise<Figure[]> {
  const site = createSite(authored);
  let [tries, spentMs] = [0, 0];
  let held = 0;
  for (const title of titles) {
    let isKept = false;
    const isSaid = (text: string) => readMarks(text).some((mark) => site.has(mark));
    let start = performance.now();
    await composeUntil(
      { title, creativity: DEFAULT_CREATIVITY, isSaid },
      siteFacts,
      ({ html, reading }) => {
        spentMs += performance.now() - start;
        tries += 1;
        const page = measure(title, html);
        const isOfPlace = !lacksPlace({ content: html, origin: "local" }, { reading, facts: siteFacts });
        isKept = isOfPlace && passes(page, site.weigh(page));
        if (isKept) site.add(page);
        start = performance.now();
        return isKept ? "passes" : "another-might";
      },
      MOST_VERSIONS,
    );
    if (!isKept) held += 1;
  }
  const pages = site.pages;
  const shares = pages.map((page) => site.weigh(page, page));
  const own = shares.map(({ ownRuns }) => ownRuns);
  const sentences = shares.map(({ ownSentences }) => ownSentences);
  const closest = Math.max(...shares.map((share) => share.closest));
  const distinct = new Set(pages.flatMap((page) => [...page.sentences])).size;
  const answered = pages.filter(({ title, html }) => answers(title, html)).length;
  printTable(
    [
      "titles",
      "may go public",
      "held",
      "own runs: median, least",
      "own sentences: median, least",
      "most of another",
      "distinct sentences",
      "answered",
      "words",
      "ms a text",
    ],
    [
      [
        name,
        pages.length,
        held,
        `${percent(median(own))}, ${percent(Math.min(...own))}`,
        `${percent(median(sentences))}, ${percent(Math.min(...sentences))}`,
        percent(closest),
        distinct,
        `${answered} of ${pages.length}`,
        median(pages.map(({ words }) => words)),
        (spentMs / tries).toFixed(2),
      ],
    ],
  );
  return [
    {
      figure: `${name}: own eight-word runs of each page when all are public, median`,
      reach: "≥ 50 %",
      measured: percent(median(own)),
      holds: median(own) >= 0.5,
    },
    {
      figure: `${name}: own eight-word runs of each page when all are public, least`,
      reach: "≥ 40 %",
      measured: percent(Math.min(...own)),
      holds: Math.min(...own) >= LEAST_OWN_RUNS,
    },
    {
      figure: `${name}: most that another page has of one`,
      reach: "≤ 30 %",
      measured: percent(closest),
      holds: closest <= MOST_OF_ANOTHER,
    },
    {
      figure: `${name}: titles that make a page which may go public`,
      reach: name === "50 presets" ? "50" : "",
      measured: `${pages.length}`,
      ...(name === "50 presets" && { holds: held === 0 }),
    },
  ];
}

export function measure(title: string, html: string): MeasuredPage {
  const sketch = sketchWording(readWording(html, places), EVERY_RUN);
  return {
    title,
    html,
    words: sketch.words,
    runs: new Set(sketch.samples.map(({ mark }) => mark)),
    sentences: new Set(sketch.sentences.map(({ mark }) => mark)),
  };
}

/** The marks by which the site finds a text again. */
export function readMarks(text: string): readonly number[] {
  const marks = marksOfTexts.get(text) ?? listMarks(sketchWording(readWording(text, places)));
  marksOfTexts.set(text, marks);
  return marks;
}

/** Pages, and who else has what one of them says. */
export function createSite(authored: readonly MeasuredPage[]) {
  const pages: MeasuredPage[] = [];
  const holders = new Map<number, MeasuredPage[]>();
  const remember = (page: MeasuredPage) => {
    for (const mark of [...page.runs, ...page.sentences]) holders.set(mark, [...(holders.get(mark) ?? []), page]);
  };
  for (const page of authored) remember(page);
  return {
    pages,
    has: (mark: number) => holders.has(mark),
    add(page: MeasuredPage): void {
      pages.push(page);
      remember(page);
    },
    weigh({ runs, sentences }: MeasuredPage, itself?: MeasuredPage): Share {
      const isElsewhere = (mark: number) => holders.get(mark)?.some((page) => page !== itself) ?? false;
      const counts = new Map<MeasuredPage, number>();
      // One that may go public has little of another, and another little of it; one that stands there is asked of its own alone.
      const shareOf = (page: MeasuredPage, count: number) => share(count, itself ? runs.size : Math.min(runs.size, page.runs.size));
      for (const mark of runs) {
        for (const page of holders.get(mark) ?? []) if (page !== itself) counts.set(page, (counts.get(page) ?? 0) + 1);
      }
      return {
        ownRuns: share([...runs].filter((mark) => !isElsewhere(mark)).length, runs.size),
        ownSentences: share([...sentences].filter((mark) => !isElsewhere(mark)).length, sentences.size),
        closest: Math.max(0, ...[...counts].map(([page, count]) => shareOf(page, count))),
      };
    },
  };
}

export function passes({ words }: MeasuredPage, { ownRuns, ownSentences, closest }: Share): boolean {
  return words >= LEAST_WORDS && ownRuns >= LEAST_OWN_RUNS && ownSentences >= LEAST_OWN_SENTENCES && closest <= MOST_OF_ANOTHER;
}

/** Whether the first paragraph names what the title is about, by any of its names, and its place, after the title itself. */
function answers(title: string, html: string): boolean {
  const [, first = ""] = FIRST_PARAGRAPH.exec(html) ?? [];
  const begins = foldText(title).split(/\s+/).slice(0, TITLE_WORDS).join(" ");
  const answer = foldText(toPlainText(first).trim()).startsWith(begins) ? first.replace(/^.*?(?:[?.:](?=\s|<))/s, "") : first;
  const reading = readTitle(title, siteFacts.knowledge, siteFacts.places);
  return judgeTitleKept({ content: `<p>${answer}</p>` }, { reading, knowledge: siteFacts.knowledge }).every(
    ({ says }) => !says.startsWith("O primeiro parágrafo"),
  );
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

function percent(value: number): string {
  return `${Math.round(value * 100)} %`;
}
