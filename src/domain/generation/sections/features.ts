import { countFeatures } from "../creativity";
import { bulletList, heading, paragraph } from "../markup";
import { isAccessory } from "../title-analysis";
import { accessoryHeadings, accessoryLeads, driveHeadings, driveLeads, features } from "./features-phrases";
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
