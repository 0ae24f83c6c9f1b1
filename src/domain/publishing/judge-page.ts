import type { Reason } from "#domain/page/reason";
import type { JudgedPage } from "./judged-page";
import { type AreaSurroundings, judgeArea } from "./rules/judge-area";
import { judgeEmptiness } from "./rules/judge-emptiness";
import { type FactSurroundings, judgeFacts } from "./rules/judge-facts";
import { type IntentSurroundings, judgeIntent } from "./rules/judge-intent";
import { judgeMaker, type MakerSurroundings } from "./rules/judge-maker";
import { judgeRelevance, type RelevanceSurroundings } from "./rules/judge-relevance";
import { judgeSubstance } from "./rules/judge-substance";
import { judgeTitleKept, type TitleKeptSurroundings } from "./rules/judge-title-kept";
import { judgeWhole, type WholeSurroundings } from "./rules/judge-whole";
import type { Substance } from "./substance/substance";

/** What a title is compared with. */
export type TitleSurroundings = RelevanceSurroundings &
  AreaSurroundings &
  IntentSurroundings &
  MakerSurroundings &
  FactSurroundings &
  Pick<WholeSurroundings, "knowledge">;

/** What a page is compared with. */
export type Surroundings = TitleSurroundings &
  TitleKeptSurroundings &
  WholeSurroundings & {
    /** Of its text. */
    substance: Substance;
  };

/** Why a page may not go public, by every rule in its turn; nothing when it may. */
export function judgePage(page: JudgedPage, around: Surroundings): Reason[] {
  return [
    ...judgeRelevance(page, around),
    ...judgeMaker(page, around),
    ...judgeArea(page, around),
    ...judgeIntent(around),
    ...judgeFacts(page, around),
    ...judgeSubstance(around.substance),
    ...judgeTitleKept(page, around),
    ...judgeEmptiness(page, around),
    ...judgeWhole(page, around),
  ];
}

/** What a title alone tells, before there is a page. */
export function judgeTitle(title: string, around: TitleSurroundings): Reason[] {
  const page: JudgedPage = { title, lines: [], content: "", origin: "local", ownFigures: [] };
  return [
    ...judgeRelevance({ content: "", origin: "local" }, around),
    ...judgeMaker({ title }, around),
    ...judgeArea({ content: "" }, around),
    ...judgeIntent(around),
    ...judgeFacts(page, around),
    ...judgeWhole(page, around),
  ];
}
