/**
 * What becomes of titles that people type, one after another as a run on a fresh site writes and judges them, and of such as
 * nobody should publish, each on a fresh site alone. The halves of both lists are told apart: rules are
 * tuned by the odd titles alone. With `TITLES=yes` every title is printed with what became of it, one that
 * goes public with its first paragraph, for readers who grade by `docs/answers-rubric.md`;
 * `LISTS=real-exam,mean-exam` reads those lists alone.
 */
import { presetTitles } from "#content/preset-titles";
import { fillFactsHtml } from "#domain/facts/fill-facts-html";
import { DEFAULT_CREATIVITY } from "#domain/generation/creativity";
import type { GeneratedContent } from "#domain/generation/local/generate-content";
import { composeUntil } from "#domain/generation/local/generate-content";
import { type Reason, RULES, type RuleId } from "#domain/page/reason";
import { judgeAnswered } from "#domain/publishing/rules/judge-answered";
import { judgeFacts } from "#domain/publishing/rules/judge-facts";
import { judgePlace } from "#domain/publishing/rules/judge-place";
import { judgeTitleKept } from "#domain/publishing/rules/judge-title-kept";
import { judgeWhole } from "#domain/publishing/rules/judge-whole";
import { readPageText } from "#domain/text/read-page-text";
import { makeJudged } from "#support/page/page-texts";
import { siteFacts } from "#support/page/site-facts";
import { judgeTitleOfSite } from "#support/publishing/judge-titles";
import { type ListedTitle, readTitleList, TITLE_LISTS, type TitleList } from "#support/titles/title-lists";
import { type Figure, printTable } from "../report";
import { createSite, type MeasuredPage, measure, passes, readAuthoredPages, readMarks } from "./own-text";

const MOST_VERSIONS = 6;
const MOST_MEAN = 0.02;
const MOST_FALSE = 0.03;
const MOST_UNKNOWN = 0.2;
/** A real title is rightly held where the site answers it already, or has said all that it knows. */
const RIGHTLY: ReadonlySet<RuleId> = new Set(["intent", "substance"]);

interface Outcome extends ListedTitle {
  list: TitleList;
  rule: RuleId | undefined;
  says: string;
}

export async function measureTitleLists(): Promise<Figure[]> {
  const outcomes: Outcome[] = [];
  const asked = process.env.LISTS?.split(",");
  for (const list of TITLE_LISTS.filter((name) => !asked || asked.includes(name))) {
    const site = createSite(readAuthoredPages());
    for (const listed of readTitleList(list)) {
      const { page, ...outcome } = await publish(listed.title, site);
      outcomes.push({ ...listed, list, ...outcome });
      if (page && isReal(list)) site.add(page);
    }
  }
  if (process.env.TITLES) {
    for (const { list, isTuned, title, rule, says } of outcomes) {
      console.log(`${list} ${isTuned ? "odd " : "even"} ${rule ?? "public"}: ${title}${says && ` — ${says}`}`);
    }
  }
  const halves = TITLE_LISTS.flatMap((list) =>
    [true, false].map((isTuned) => ({ list, isTuned, of: outcomes.filter((one) => one.list === list && one.isTuned === isTuned) })),
  ).filter(({ of }) => of.length > 0);
  printTable(
    ["titles", "half", "count", "public", ...RULES],
    halves.map(({ list, isTuned, of }) => [
      list,
      nameHalf(list, isTuned),
      of.length,
      ...[undefined, ...RULES].map((rule) => of.filter((one) => one.rule === rule).length),
    ]),
  );
  const presets = presetTitles.filter((title) => judgeTitleOfSite(title).length === 0).length;
  return [
    ...halves.map(({ list, isTuned, of }): Figure => {
      const half = nameHalf(list, isTuned);
      const isWrong = (one: Outcome) => (isReal(list) ? one.rule !== undefined && !RIGHTLY.has(one.rule) && !isUnknown(one) : !one.rule);
      const wrong = of.filter(isWrong).length;
      const most = isReal(list) ? MOST_FALSE : MOST_MEAN;
      return {
        figure: isReal(list)
          ? `${list} titles held for a reason that is not true of them, ${half}`
          : `${list} titles that go public, ${half}`,
        reach: `≤ ${Math.round(most * 100)} %`,
        measured: `${wrong} of ${of.length}`,
        holds: wrong <= most * of.length,
      };
    }),
    ...halves
      .filter(({ list }) => isReal(list))
      .map(({ list, isTuned, of }): Figure => {
        const unknown = of.filter(isUnknown).length;
        return {
          figure: `${list} titles that nothing known answers, ${nameHalf(list, isTuned)}`,
          reach: `≤ ${Math.round(MOST_UNKNOWN * 100)} %`,
          measured: `${unknown} of ${of.length}`,
          holds: unknown <= MOST_UNKNOWN * of.length,
        };
      }),
    { figure: "ready-made titles that the gate lets in", reach: "50", measured: `${presets}`, holds: presets === presetTitles.length },
  ];
}

/** Rightly held too: a page that does not answer is worse than none. */
const isUnknown = ({ rule, says }: Outcome) => rule === "title" && says.startsWith("Não sei responder isto");

const isReal = (list: TitleList) => list.startsWith("real");

/** Lists that nothing is tuned by are told whole. */
function nameHalf(list: TitleList, isTuned: boolean): string {
  if (list !== "real" && list !== "mean") return "all";
  return isTuned ? "odd, tuned" : "even";
}

/** The page if it may go public; else the first reason against it. */
async function publish(
  title: string,
  site: ReturnType<typeof createSite>,
): Promise<Pick<Outcome, "rule" | "says"> & { page?: MeasuredPage }> {
  // A page that answers it already is a reason of its own only where the title has no other against it.
  const [against] = judgeTitleOfSite(title, "local").sort((one, other) => Number(one.rule === "intent") - Number(other.rule === "intent"));
  if (against) return { rule: against.rule, says: against.says };
  const isSaid = (text: string) => readMarks(text).some((mark) => site.has(mark));
  const kept: (MeasuredPage & { opening: string })[] = [];
  const reasons: Reason[] = [];
  await composeUntil(
    { title, creativity: DEFAULT_CREATIVITY, isSaid },
    siteFacts,
    (content) => {
      const [reason] = judgeText(content);
      const measured = measure(title, content.html);
      if (!reason && passes(measured, site.weigh(measured))) kept.push({ ...measured, opening: readOpening(content) });
      else reasons.push(reason ?? { rule: "substance", says: "", mend: "" });
      return kept.length > 0 ? "passes" : "another-might";
    },
    MOST_VERSIONS,
  );
  const [page] = kept;
  const [first] = reasons;
  return page ? { page, rule: undefined, says: page.opening } : { rule: first?.rule, says: first?.says ?? "" };
}

function readOpening({ html }: GeneratedContent): string {
  return readPageText(fillFactsHtml(html, siteFacts.texts)).blocks.find(({ tag }) => tag === "p")?.text ?? "";
}

function judgeText({ title, description, html, ownFigures, reading }: GeneratedContent) {
  const page = makeJudged({ title, description, content: html, ownFigures: [...ownFigures], origin: "local" });
  const around = { facts: siteFacts, knowledge: siteFacts.knowledge, reading };
  return [
    ...judgeAnswered(page, around),
    ...judgeFacts(page, around),
    ...judgePlace(page, around),
    ...judgeTitleKept(page, around),
    ...judgeWhole(page, around),
  ];
}
