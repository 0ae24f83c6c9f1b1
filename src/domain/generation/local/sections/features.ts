import { countFeatures } from "#domain/generation/creativity";
import { accessoryHeadings, accessoryLeads, driveHeadings, driveLeads, features } from "#domain/generation/local/phrases/features";
import { isAccessory } from "#domain/generation/title/title-analysis";
import { bulletList, heading, paragraph } from "../markup";
import type { Section } from "./section";

/** What is worth knowing of the product itself. */
export const writeFeatures: Section = ({ analysis, creativity, select }) => {
  const accessory = isAccessory(analysis.productType);
  return [
    heading(select.one(accessory ? accessoryHeadings : driveHeadings)),
    paragraph(select.one(accessory ? accessoryLeads : driveLeads)),
    bulletList(select.mixed(features[analysis.productType], countFeatures(creativity))),
  ].join("\n");
};
