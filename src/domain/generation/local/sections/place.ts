import type { GateKind } from "#domain/gate/gate-kind";
import type { Entry, Item } from "#domain/knowledge/entry";
import { findEntries } from "#domain/knowledge/entry-lexicon";
import type { Knowledge } from "#domain/knowledge/knowledge";
import type { TitlePlace, TitleReading } from "#domain/knowledge/read-title";
import { listNamedGates } from "#domain/knowledge/reading/find-circumstance";
import { onceFor } from "#domain/memo/once-for";
import { type Aim, type Ground, groundNames, type Use, useNames } from "#domain/places/circumstance";
import { listKnown, namesPlace, WHOLE_REGION } from "#domain/places/list-known";
import { hasPage, type Place } from "#domain/places/place";
import { isOfSomeServices, type KnownOfPlace, matters } from "#domain/places/place-record";
import { placePath } from "#domain/site/paths";
import { escapeQuotingText } from "#domain/text/escape-html";
import { joinWords } from "#domain/text/join-words";
import { fromSlug, toSlug } from "#domain/text/slug";
import { splitWords } from "#domain/text/words";
import type { ContentFacts } from "../../content-facts";
import { bulletList, heading, lowerFirst, paragraph, toHtml, upperFirst } from "../markup";
import { findAim, isDoneToGate } from "../narrower";
import { nameBoth } from "./answer";
import { isOfAnyVariant, writeNamed } from "./cases";
import { type SectionContext, writePoint } from "./section";

/** Sentences on its place that a page takes: so many if no other page has them, and the fewer in any case. */
const MOST_KNOWN = 6;
const FEWEST_KNOWN = 3;
/** What its subject makes of the place. */
const MOST_CASES = 2;

/** What this page says of its place, of each where its title names two. */
export function chooseKnown(context: SectionContext, facts: Pick<ContentFacts, "knowledge" | "places">): KnownOfPlace[] {
  const { place } = context.reading;
  // A page about all places tells of each under its name.
  if (!place || place.place.slug === toSlug(WHOLE_REGION)) return [];
  if (!place.also) return chooseOf(context, place, facts);
  return [place, place.also].flatMap((one) =>
    chooseOf(context, one, facts)
      .filter(({ says }) => namesPlace(says, one.name))
      .slice(0, MOST_KNOWN / 2),
  );
}

/** What is of its service first, then what is on its subjects, and rather what no other page says. */
function chooseOf(
  { main, others, narrower, choose, reading }: SectionContext,
  { place, name }: Pick<TitlePlace, "place" | "name">,
  facts: Pick<ContentFacts, "knowledge" | "places">,
): KnownOfPlace[] {
  const near = new Set(narrower);
  const rank = (entry: Entry) => (entry === main ? 3 : others.includes(entry) ? 2 : near.has(entry) ? 1 : 0);
  const weighed = choose
    .shuffle(listKnownFor(main, reading, place, facts.places))
    .map((known) => ({
      known,
      isFresh: choose.isFresh({ says: [known.says] }),
      weight:
        (isOfSomeServices(known) ? 4 : 0) +
        (place.traits?.knows.includes(known) ? 3 : 0) +
        (namesPlace(known.says, name) ? 1 : 0) +
        Math.max(0, ...namedIn(facts.knowledge)(known).map(rank)),
    }))
    .toSorted((a, b) => Number(b.isFresh) - Number(a.isFresh) || b.weight - a.weight);
  return weighed.filter(({ isFresh }, index) => index < (isFresh ? MOST_KNOWN : FEWEST_KNOWN)).map(({ known }) => known);
}

/** What is known of a place, without what is of another service, of other uses or kinds of gates, or of fronts where none is changed. */
export function listKnownFor(main: Entry, reading: TitleReading, place: Place, places: readonly Place[]): KnownOfPlace[] {
  const [aim, isDone] = [findAim(reading), isDoneToGate(main, reading)];
  return listKnown(place, places).filter(
    (one) =>
      (!isOfSomeServices(one) || (isDone && one.for?.includes(aim))) &&
      !isOfOtherUse(one, reading.own.uses) &&
      suitsGates(one, reading.own.gates) &&
      (one.on !== "regras" || isOfRules(one, aim)),
  );
}

/** What the town hall or the list of monuments asks is asked of what changes a front, unless its sentence names the service. */
const isOfRules = (known: KnownOfPlace, aim: Aim): boolean => aim === "install" || aim === "replace" || isOfService(known, aim);

/** What is like another for who has a gate there. */
const ALIKE: readonly (readonly Use[])[] = [
  ["casa", "sobrado", "vila", "sitio"],
  ["predio", "condominio"],
  ["comercio", "galpao"],
];

/** On a page about one use, what is said of another is beside the point: of blocks of flats to who has a house. */
function isOfOtherUse({ on }: KnownOfPlace, uses: readonly Use[] = []): boolean {
  const alike = uses.length > 0 ? ALIKE.find((some) => some.some((use) => use === on)) : undefined;
  return alike !== undefined && !alike.some((use) => uses.includes(use));
}

/** On a page about one kind of gate, what is said of gates of other kinds is beside the point. */
function suitsGates(known: KnownOfPlace, gates: readonly GateKind[] = []): boolean {
  const named = gates.length === 0 ? [] : listGatesOf(known);
  return named.length === 0 || named.some((gate) => gates.includes(gate));
}

const listGatesOf = onceFor(({ says }: KnownOfPlace) => listNamedGates(splitWords(says)));

/** Sentences of places change only with the owner's texts, so each is read once. */
const namedIn = onceFor(({ lexicon }: Knowledge) =>
  onceFor(({ says }: KnownOfPlace) => findEntries(splitWords(says), lexicon).map(({ entry }) => entry)),
);

const traitNames = { ...groundNames, ...useNames };

function listTraits({ when }: Item): (Ground | Use)[] {
  return [...(when?.grounds ?? []), ...(when?.uses ?? [])];
}

/** What is known of the place, ground before houses, each with what it means for the page's subject; of places within it each by itself. */
export function writePlace(context: SectionContext, chosen: readonly KnownOfPlace[]): string[] {
  const { choose, main, reading } = context;
  const { place } = reading;
  if (!place) return [];
  // Of two places each is told by itself.
  const known = place.also ? chosen : chosen.toSorted((a, b) => matters.indexOf(a.on) - matters.indexOf(b.on));
  const own = known.filter((one) => isOfItself(one, place));
  const within = known.filter((one) => !own.includes(one));
  const meanings = new Map(
    choose.cases<Item>(main.cases.items.filter(isOfPlace), MOST_CASES).flatMap((item) => {
      const text = choose.way(item.says);
      return text ? [[item, text] as const] : [];
    }),
  );
  const paragraphs: string[][] = [];
  for (const { on, says } of own) {
    const met = [...meanings].find(([item]) => listTraits(item).some((trait) => trait === on));
    if (met) meanings.delete(met[0]);
    const last = paragraphs.at(-1);
    if (last && last.length < 2 && !met) last.push(says);
    else paragraphs.push([says, ...(met ? [met[1]] : [])]);
  }
  for (const text of meanings.values()) paragraphs.push([text]);
  const blocks = [
    ...paragraphs.map((texts) => paragraph(toHtml(texts.join(" ")))),
    ...(within.length > 0 ? [bulletList(within.map(({ says }) => toHtml(says)))] : []),
  ];
  return blocks.length === 0 ? [] : [heading(escapeQuotingText(`${choose.shuffle(TAILS)[0]} ${nameBoth(place)}`)), ...blocks];
}

/** Whether it was written of the place itself, and not of one within it. */
const isOfItself = (known: KnownOfPlace, { place, also }: TitlePlace): boolean =>
  [place, also?.place].some((one) => one?.traits?.knows.includes(known));

const TAILS = ["O que muda", "O que o endereço decide", "O que a rua e o imóvel mudam"];

function isOfPlace(item: Item): boolean {
  return listTraits(item).length > 0;
}

/** What the place means for parts and faults, each under its own name. */
export function writePlaceElsewhere({ narrower, choose }: SectionContext, count: number): string[] {
  const points: string[] = [];
  const met = new Set<string>();
  for (const entry of narrower) {
    if (points.length === count) break;
    const [one] = choose.cases<Item>(
      entry.cases.items.filter((item) => isOfPlace(item) && isOfAnyVariant(item) && choose.isFresh(item)),
      1,
    );
    const text = one && choose.way(one.says);
    if (!text) continue;
    points.push(writeNamed(entry, text));
    for (const trait of listTraits(one).slice(0, 1)) met.add(lowerFirst(traitNames[trait]));
  }
  return points.length < 2 ? [] : [heading(`${upperFirst(joinWords([...met]))}: peça por peça`), bulletList(points)];
}

/** Places that a page about all of them tells what changes there. */
const MOST_TOLD = 16;

/** On the page of a service with all its places: what some of them change of it, then the way to each. */
export function writeAllPlaces({ reading, choose }: SectionContext, places: readonly Place[]): string[] {
  if (reading.place?.place.slug !== toSlug(WHOLE_REGION)) return [];
  const aim = findAim(reading);
  const served = places.filter(hasPage);
  const told = choose.shuffle(served).flatMap((place) => listKnown(place, places).find((known) => isOfService(known, aim))?.says ?? []);
  const fresh = told.filter((says) => choose.isFresh({ says: [says] }));
  // Cities together, neighbourhoods by their zone or city.
  const groups = Map.groupBy(served, ({ isCity, groupId }) => (isCity ? "Cidades" : fromSlug(groupId)));
  const link = ({ name, slug }: Place) => `[${name}](${placePath(slug)})`;
  return [
    heading("O que muda de um lugar para outro"),
    bulletList([...new Set([...fresh, ...told])].slice(0, MOST_TOLD).map(toHtml)),
    heading("Lugares atendidos"),
    bulletList([...groups].flatMap(([name, of]) => writePoint(name, of.map(link).join(", ")))),
  ];
}

function isOfService({ for: aims }: KnownOfPlace, aim: Aim): boolean {
  return aims?.includes(aim) ?? false;
}
