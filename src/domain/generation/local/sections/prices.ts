import type { PublishedBusiness } from "#domain/facts/published-business";
import {
  accessoryHeadings,
  accessoryLeads,
  careFactors,
  careHeadings,
  careLeads,
  careRows,
  factorHeadings,
  planFactors,
  planHeadings,
  planLeads,
  priceClosings,
  serviceNotes,
} from "#domain/generation/local/phrases/prices";
import { findPurpose } from "#domain/generation/title/purpose";
import { isAccessory } from "#domain/generation/title/title-analysis";
import { bulletList, heading, paragraph, table } from "../markup";
import type { Section, SectionContext } from "./section";

/** What services cost for who has a gate to mend or keep; plans or, for tilt gates, packages for who buys. */
export const writePrices: Section = (context) => {
  const { select } = context;
  return [writeTable(context), paragraph(writeNote(context), select.one(priceClosings))].join("\n");
};

/** The answer to a title that asks for a price: the same, with what makes it vary. */
export const writePriceAnswer: Section = (context) => {
  const { select } = context;
  return [
    writeTable(context),
    paragraph(writeNote(context)),
    heading(select.one(factorHeadings)),
    bulletList(select.few(isAboutCare(context) ? careFactors : planFactors, 3)),
    paragraph(select.one(priceClosings)),
  ].join("\n");
};

function writeTable(context: SectionContext): string {
  const { analysis, business, select } = context;
  if (isAboutCare(context)) {
    return [heading(select.one(careHeadings)), paragraph(select.one(careLeads)), table(["Serviço", "Valor"], careRows)].join("\n");
  }
  const accessory = isAccessory(analysis.productType);
  return [
    heading(select.one(accessory ? accessoryHeadings : planHeadings)),
    paragraph(select.one(accessory ? accessoryLeads : planLeads)),
    analysis.productType === "tilting" ? tiltTable(business) : planTable(business),
  ].join("\n");
}

function writeNote(context: SectionContext): string {
  const { analysis, select } = context;
  const isPart = isAccessory(analysis.productType) && !isAboutCare(context);
  return select.one(serviceNotes[isPart ? "accessory" : findPurpose(analysis)]);
}

function isAboutCare({ analysis }: SectionContext): boolean {
  const purpose = findPurpose(analysis);
  return purpose === "maintenance" || purpose === "repair";
}

function planTable({ plans }: PublishedBusiness): string {
  return table(
    ["Plano", "Potência", "Controles", "Garantia", "Preço"],
    plans.map(({ id }) => quoteFields(`plano-${id}`, ["nome", "potencia", "controles-numero", "garantia", "preco"])),
  );
}

function tiltTable({ tiltPackages }: PublishedBusiness): string {
  return table(
    ["Pacote", "Potência", "Área máxima", "Uso", "Garantia", "Preço"],
    tiltPackages.map(({ id }) => quoteFields(`pacote-${id}`, ["nome", "potencia", "area", "uso", "garantia", "preco"])),
  );
}

/** The names of these facts of a plan, to be filled in when the table is shown. */
function quoteFields(plan: string, fields: readonly string[]): string[] {
  return fields.map((field) => `{{${plan}-${field}}}`);
}
