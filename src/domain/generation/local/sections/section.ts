import { type FactTexts, findFact, findQuotes } from "#domain/facts/fact-names";
import { countFeatures } from "#domain/generation/creativity";
import type { Entry, Item, Listing, Prose, Steps, Table } from "#domain/knowledge/entry";
import type { EntryQuestion } from "#domain/knowledge/knowledge";
import type { TitleReading } from "#domain/knowledge/read-title";
import { escapeQuotingText } from "#domain/text/escape-html";
import type { Chooser } from "../chooser";
import { bulletList, heading, numberedList, paragraph, table, toHtml } from "../markup";

/** What a section is written from. */
export interface SectionContext {
  /** What the page is about. */
  main: Entry;
  /** What its title names besides. */
  others: readonly Entry[];
  /** The one that it is compared with, where the title does that. */
  rival?: Entry | undefined;
  /** Narrower entries that a page about something wide is made of, the nearest to this title first. */
  narrower: readonly Entry[];
  reading: TitleReading;
  /** What the page answers, or goes on from. */
  question?: EntryQuestion | undefined;
  /** The title as a phrase of a sentence: "Troca de roldana na Mooca". */
  headline: string;
  /** Of the texts for this title, from 1. */
  version: number;
  /** 0 to 100. */
  creativity: number;
  choose: Chooser;
  facts: FactTexts;
}

/** Whether what stands below the first paragraph was written for one question. */
export const isAnswered = ({ question }: SectionContext): boolean => question?.titles !== undefined;

/** Elements in their order, none where there is nothing to say here; facts by their names. */
export type Section = (context: SectionContext) => string[];

/** What a heading goes on with that names the title before it. */
const tails = {
  care: "os cuidados",
  causes: "causas e suspeitas",
  caveat: "o que confirmar",
  checks: "o que olhar",
  choice: "qual serve",
  concerned: "a quem diz respeito",
  cost: "o que entra no preço",
  definition: "o que é",
  effort: "o que o serviço pede",
  faults: "como falha",
  fits: "onde serve",
  limits: "até onde vai",
  meanwhile: "enquanto isso",
  neighbours: "como não confundir",
  preparation: "o que preparar",
  readings: "o que o resultado diz",
  room: "o espaço necessário",
  rules: "as regras",
  signs: "os sinais",
  stop: "quando parar de usar",
  tell: "o que informar",
  unfit: "onde não serve",
  work: "etapa por etapa",
  worth: "a conta",
};

/** Parts of entries that become a section of their own. */
export type FieldName = keyof typeof tails;

type Field = Prose | Listing | Steps | Table;

/** Undefined where entries of this kind, or this one, have none. */
export function findField(entry: Entry, name: FieldName): Field | undefined {
  return (entry as unknown as Partial<Record<FieldName, Field>>)[name];
}

/** Whether the main entry has something to say there that no other page says. */
export function isFreshField({ main, choose }: SectionContext, name: FieldName): boolean {
  return listItems(findField(main, name)).some((item) => choose.isFresh(item));
}

/** Its paragraphs, points, steps or rows. */
export function listItems(field: Field | undefined): readonly ((Item & { label?: string }) | Table["rows"][number])[] {
  if (!field) return [];
  return "rows" in field ? field.rows : "steps" in field ? field.steps : field.items;
}

/** How much a field of the main entry bears on what is asked, from 0 to 1: a paragraph stands for itself, of points and rows two must. */
export function weighField({ main, choose }: SectionContext, name: FieldName): number {
  const field = findField(main, name);
  const weights = listItems(field)
    .map((item) => choose.bears(item))
    .toSorted((a, b) => b - a);
  return weights[field && "items" in field && !isListing(field) ? 0 : 1] ?? 0;
}

interface FieldOptions {
  /** Its heading then holds the title's own words. */
  isFirst?: boolean;
  /** Items of it, where it has no count of its own. */
  count?: number | undefined;
}

/** A field of the main entry under one of its headings. */
export function writeField(context: SectionContext, name: FieldName, { isFirst = false, count }: FieldOptions): string[] {
  const field = findField(context.main, name);
  const body = field ? writeBody(context, name === "cost" && count === 1 ? withPrice(context, field) : field, count) : [];
  if (!field || body.length === 0) return [];
  const title = isFirst ? `${context.headline}: ${tails[name]}` : (context.choose.way(field.headings) ?? "");
  return [heading(escapeQuotingText(title)), ...body];
}

/** Whether a text quotes a price of the register. */
export function namesPrice(text: string, facts: FactTexts): boolean {
  return findQuotes(text).some(({ name }) => findFact(facts, name)?.includes("R$"));
}

/** The single paragraph on what it costs names a price of the register, as long as one of these is new. */
function withPrice({ choose, facts }: SectionContext, field: Field): Field {
  if (!("items" in field)) return field;
  const items = field.items.filter((item) => item.says.every((text) => namesPrice(text, facts)) && choose.isFresh(item));
  return items.length > 0 ? ({ ...field, items } as Field) : field;
}

function writeBody(context: SectionContext, field: Field, count?: number): string[] {
  if ("rows" in field) return writeTable(context, field, count ?? countFeatures(context.creativity) + 1);
  if ("steps" in field) return writeSteps(context, field);
  return isListing(field)
    ? writeListing(context, field, count ?? countFeatures(context.creativity))
    : writeProse(context, field, count ?? 1);
}

function isListing(field: Prose | Listing): field is Listing {
  return field.items.some((item) => "label" in item);
}

function writeProse({ choose }: SectionContext, { items }: Pick<Prose, "items">, count: number): string[] {
  return choose.items(items, count).flatMap(({ says }) => say(choose.way(says)));
}

/** What goes before points, where no other page says it. */
function writeLead({ choose }: SectionContext, leads: readonly string[] = []): string[] {
  return choose.isFresh({ says: leads }) ? say(choose.way(leads)) : [];
}

function writeListing(context: SectionContext, { leads, items }: Listing, count: number): string[] {
  const { choose } = context;
  const points = choose.items(items, count).flatMap(({ label, says }) => writePoint(label, choose.way(says, label)));
  return points.length === 0 ? [] : [...writeLead(context, leads), bulletList(points)];
}

function writeSteps(context: SectionContext, { leads, steps, ends }: Steps): string[] {
  const { choose } = context;
  const points = choose.all(steps).flatMap(({ label, says }) => writePoint(label, choose.way(says, label)));
  if (points.length < 2) return [];
  return [...writeLead(context, leads), numberedList(points), ...(ends ? writeProse(context, { items: ends }, 1) : [])];
}

function writeTable(context: SectionContext, { leads, columns, rows, ends }: Table, count: number): string[] {
  const { choose } = context;
  const chosen = choose.items(rows, count);
  if (chosen.length < 2) return [];
  return [
    ...writeLead(context, leads),
    table(
      columns.map(toHtml),
      chosen.map(({ cells }) => cells.map(toHtml)),
    ),
    ...(ends ? writeProse(context, { items: ends }, 1) : []),
  ];
}

/** @example writePoint("Rolamento seco", "o portão range.") // ["<strong>Rolamento seco</strong>: o portão range."] */
export function writePoint(label: string, text: string | undefined): string[] {
  return text === undefined ? [] : [`<strong>${toHtml(label)}</strong>: ${toHtml(text)}`];
}

export function say(text: string | undefined): string[] {
  return text === undefined ? [] : [paragraph(toHtml(text))];
}
