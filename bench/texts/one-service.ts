/**
 * One service in ten places: the pages whole, each sentence with what it is to the others, and how much of each is its own
 * when all ten are public. `SERVICE` and `PLACES` (slugs, parted by commas) choose others. Before a sentence stands "◆" where
 * it depends on the place, "=" where another of the ten has it too, "·" where none has.
 */
import { DEFAULT_CREATIVITY } from "#domain/generation/creativity";
import { composeUntil } from "#domain/generation/local/generate-content";
import { readTitle, type TitleReading } from "#domain/knowledge/read-title";
import { sayWhere } from "#domain/places/place";
import { LEAST_OF_PLACE, lacksPlace } from "#domain/publishing/rules/judge-place";
import { MOST_OF_ANOTHER } from "#domain/publishing/rules/judge-substance";
import { countOfPlace } from "#domain/publishing/substance/count-of-place";
import { splitSentences } from "#domain/text/split-sentences";
import { siteFacts } from "#support/page/site-facts";
import { type Figure, median } from "../report";
import { createSite, measure, passes, readAuthoredPages, readMarks } from "./own-text";

const SERVICE = process.env["SERVICE"] ?? "Conserto de motor de portão";
const PLACES = process.env["PLACES"] ?? "santana,mooca,moema,guarulhos,perdizes,itaquera,osasco,santo-amaro,ipiranga,cotia";
const MOST_VERSIONS = 6;
const BLOCK = /<(h2|h3|p|li|tr)>([\s\S]*?)<\/\1>/g;

export async function measureOneService(): Promise<Figure[]> {
  const site = createSite(readAuthoredPages());
  const made: { title: string; html: string; ofPlace: number }[] = [];
  for (const slug of PLACES.split(",")) {
    const place = siteFacts.places.find((one) => one.slug === slug);
    if (!place) throw new Error(`There is no place ${slug}`);
    const isSaid = (text: string) => readMarks(text).some((mark) => site.has(mark));
    const request = { title: `${SERVICE} ${sayWhere(place)}`, creativity: DEFAULT_CREATIVITY, isSaid };
    const judge = ({ title, html, reading }: { title: string; html: string; reading: TitleReading }) => {
      const page = measure(title, html);
      if (lacksPlace({ content: html, origin: "local" }, { reading, ...around }) || !passes(page, site.weigh(page))) return "another-might";
      site.add(page);
      made.push({ title, html, ofPlace: countOfPlace(html, reading, siteFacts) });
      return "passes";
    };
    await composeUntil(request, siteFacts, judge, MOST_VERSIONS);
  }
  const sentencesOf = made.map(({ html }) => new Set(splitSentences(html).map((one) => one.trim())));
  for (const [index, page] of made.entries()) {
    console.log(`\n# ${page.title}\n\n${page.ofPlace} sentences depend on the place.\n`);
    printPage(page, (sentence) => sentencesOf.some((others, other) => other !== index && others.has(sentence)));
  }
  const shares = site.pages.map((page) => site.weigh(page, page));
  const own = shares.map(({ ownRuns }) => ownRuns);
  const closest = Math.max(...shares.map((share) => share.closest));
  const openings = new Set(made.map(({ html }) => splitSentences(html)[0])).size;
  const ofPlace = made.map((one) => one.ofPlace);
  const asked = PLACES.split(",").length;
  return [
    { figure: `“${SERVICE}”: pages that may go public`, reach: `${asked}`, measured: `${made.length}`, holds: made.length === asked },
    {
      figure: "own eight-word runs when all are public: median, least",
      reach: "≥ 50 %",
      measured: `${percent(median(own))}, ${percent(Math.min(...own))}`,
      holds: median(own) >= 0.5,
    },
    { figure: "most of another", reach: `≤ ${percent(MOST_OF_ANOTHER)}`, measured: percent(closest), holds: closest <= MOST_OF_ANOTHER },
    { figure: "different openings", reach: `${made.length}`, measured: `${openings}`, holds: openings === made.length },
    {
      figure: "sentences that depend on the place: median, least",
      reach: `≥ ${LEAST_OF_PLACE}`,
      measured: `${median(ofPlace)}, ${Math.min(...ofPlace)}`,
      holds: Math.min(...ofPlace) >= LEAST_OF_PLACE,
    },
  ];
}

const around = { knowledge: siteFacts.knowledge, facts: siteFacts };

function printPage({ title, html }: { title: string; html: string }, isElsewhere: (sentence: string) => boolean): void {
  const reading = readTitle(title, siteFacts.knowledge, siteFacts.places);
  for (const [, tag = "", inner = ""] of html.matchAll(BLOCK)) {
    if (tag.startsWith("h")) {
      console.log(`${tag === "h2" ? "##" : "###"} ${inner}`);
      continue;
    }
    for (const sentence of splitSentences(`<p>${inner}</p>`).map((one) => one.trim())) {
      const label = /^<strong>.*?<\/strong>:/.exec(inner)?.[0] ?? "";
      const mark =
        countOfPlace(`${label ? sentence.replace(/^.*?:/, "") : sentence}. `, reading, siteFacts) > 0
          ? "◆"
          : isElsewhere(sentence)
            ? "="
            : "·";
      console.log(`${mark} ${sentence}.`);
    }
  }
}

function percent(value: number): string {
  return `${Math.round(value * 100)} %`;
}
