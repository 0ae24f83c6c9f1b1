import { asksForPrice, findPurpose } from "#domain/generation/title/purpose";
import { isAccessory, type ServiceType, type TitleAnalysis } from "#domain/generation/title/title-analysis";
import { countOptionalSections } from "../creativity";
import { writeBenefits } from "./sections/benefits";
import { writeGateTypes } from "./sections/gate-types";
import { writePrices } from "./sections/prices";
import { writeProcess } from "./sections/process";
import type { Section } from "./sections/section";
import { writeTips } from "./sections/tips";

/** Sections a page can do without, in the order in which they stand on it. */
const optional = { gateTypes: writeGateTypes, benefits: writeBenefits, process: writeProcess, tips: writeTips, prices: writePrices };

type OptionalSection = keyof typeof optional;

/** By service, the most useful first. */
const relevance: Record<ServiceType, readonly OptionalSection[]> = {
  installation: ["process", "benefits", "prices", "gateTypes", "tips"],
  maintenance: ["tips", "process", "prices", "benefits"],
  repair: ["process", "tips", "benefits", "prices"],
  replacement: ["process", "prices", "benefits", "tips"],
  price: ["prices", "benefits", "process", "gateTypes", "tips"],
  emergency: ["benefits", "process", "prices", "tips"],
  sale: ["gateTypes", "benefits", "prices", "process", "tips"],
};

/** The most useful optional sections, as many as the creativity allows, without what the page says already. */
export function chooseOptionalSections(analysis: TitleAnalysis, creativity: number): Section[] {
  const said = findSaid(analysis);
  const chosen = new Set(
    relevance[analysis.serviceType].filter((section) => !said.has(section)).slice(0, countOptionalSections(creativity)),
  );
  return (Object.keys(optional) as OptionalSection[]).filter((section) => chosen.has(section)).map((section) => optional[section]);
}

/** What the answer to the title covers, and what has no place on a page about this. */
function findSaid(analysis: TitleAnalysis): ReadonlySet<OptionalSection> {
  const { questionType, serviceType, productType } = analysis;
  const said = new Set<OptionalSection>();
  if (asksForPrice(analysis)) said.add("prices");
  if (questionType === "where") said.add("process");
  if (questionType === "how-to") said.add(serviceType === "maintenance" && !isAccessory(productType) ? "tips" : "process");
  if (isAccessory(productType) || findPurpose(analysis) !== "purchase") said.add("gateTypes");
  return said;
}
