import { accessoryWeighing, type Weighing, weighings } from "#domain/generation/local/phrases/worth-it";
import { findPurpose } from "#domain/generation/title/purpose";
import { isAccessory, type TitleAnalysis } from "#domain/generation/title/title-analysis";
import { bulletList, heading, paragraph, subheading } from "../markup";
import type { Section } from "./section";

/** As many costs as the shortest bank holds. */
const COSTS = 3;

/** Answer to "Vale a pena…?": benefits, costs and a verdict. */
export const writeWorthIt: Section = ({ analysis, select }) => {
  const weighing = findWeighing(analysis);
  return [
    heading(select.one(weighing.headings)),
    paragraph(select.one(weighing.leads)),
    subheading("O que se ganha"),
    bulletList(select.few(weighing.benefits, 3)),
    subheading("O que entra na conta"),
    bulletList(select.some(weighing.costs, COSTS)),
    paragraph(select.one(weighing.verdicts)),
  ].join("\n");
};

function findWeighing(analysis: TitleAnalysis): Weighing {
  return isAccessory(analysis.productType) ? accessoryWeighing : weighings[findPurpose(analysis)];
}
