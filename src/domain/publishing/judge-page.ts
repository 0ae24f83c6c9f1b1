import type { JudgedPage } from "./judged-page";
import type { Reason } from "./reason";
import { type AreaSurroundings, judgeArea } from "./rules/judge-area";
import { type IntentSurroundings, judgeIntent } from "./rules/judge-intent";
import { judgeMaker, type MakerSurroundings } from "./rules/judge-maker";
import { judgeSubstance } from "./rules/judge-substance";
import type { Substance } from "./substance/substance";

/** What a title is compared with. */
export type TitleSurroundings = AreaSurroundings & IntentSurroundings & MakerSurroundings;

/** What a page is compared with. */
export interface Surroundings extends TitleSurroundings {
  /** Of its text. */
  substance: Substance;
}

/** Why a page may not go public, by every rule in its turn; nothing when it may. */
export function judgePage(page: JudgedPage, around: Surroundings): Reason[] {
  return [...judgeMaker(page, around), ...judgeArea(page, around), ...judgeIntent(around), ...judgeSubstance(around.substance)];
}

/** What a title alone tells, before there is a page. */
export function judgeTitle(title: string, around: TitleSurroundings): Reason[] {
  return [...judgeMaker({ title }, around), ...judgeArea({ content: "" }, around), ...judgeIntent(around)];
}
