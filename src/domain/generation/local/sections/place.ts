import {
  areaHeadings,
  areaNotes,
  cityCoverage,
  generalCoverage,
  localHeadings,
  localVisits,
  neighbourhoodCoverage,
  regionCoverage,
} from "#domain/generation/local/phrases/place";
import { isAccessory } from "#domain/generation/title/title-analysis";
import { heading, paragraph } from "../markup";
import type { Section } from "./section";

const coverage = { city: cityCoverage, region: regionCoverage, neighbourhood: neighbourhoodCoverage };

/** What the place means for gates and visits or, when the title names none, the area served; "" when the page has said that. */
export const writeLocal: Section = ({ analysis: { location, productType, questionType }, select }) => {
  if (!location) {
    return questionType === "where"
      ? ""
      : [heading(select.one(areaHeadings)), paragraph(select.one(generalCoverage), select.one(localVisits))].join("\n");
  }
  const notes = areaNotes[location.areaId] ?? { gate: [], any: [] };
  return [
    heading(select.one(localHeadings)),
    paragraph(
      select.one(isAccessory(productType) ? notes.any : [...notes.gate, ...notes.any]),
      select.one(coverage[location.kind]),
      select.one(localVisits),
    ),
  ].join("\n");
};
