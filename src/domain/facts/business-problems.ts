import { dayOf } from "#domain/calendar/owner-time";
import { isWindow, listLinesFrom, readFullDay } from "#domain/calendar/special-day";
import type { Business } from "./business";
import { businessSchema } from "./business-schema";
import { hasField, readField } from "./fact-fields";
import { type FactValue, listFactLeaves } from "./fact-tree";
import { listMisfitPowers } from "./motor-power";

/** A field whose value breaks a rule, and how to mend it, in Portuguese. */
export interface BusinessProblem {
  path: string;
  message: string;
}

/** All that keeps a register from being used: values out of their bounds, and values that do not go together. */
export function listBusinessProblems(business: Business): BusinessProblem[] {
  const parsed = businessSchema.safeParse(business);
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => ({ path: nameField(business, path), message }));
  return [
    ...listRepeatedIds(business),
    ...listReversedPairs(business, ["min", "max"], (min, max) => min > max, "O máximo não pode ser menor que o mínimo, que é"),
    ...listReversedPairs(business, ["opens", "closes"], (opens, closes) => opens >= closes, "O fim precisa vir depois do início, que é"),
    ...listRepeatedNames(business),
    ...listSecondProblems(business),
    ...listUnknownWindows(business),
    ...listMisfitPowers(business),
  ];
}

/** The field, by ids, that the schema names by position; of a list of texts the whole field. */
function nameField(business: Business, path: readonly PropertyKey[]): string {
  let value: unknown = business;
  const names = path.map((key) => {
    const inner: unknown = (value as Record<PropertyKey, unknown> | undefined)?.[key];
    const isItem = Array.isArray(value) && typeof inner === "object" && inner !== null && "id" in inner;
    value = inner;
    return String(isItem ? inner.id : key);
  });
  const paths = names.map((_, index) => names.slice(0, index + 1).join("."));
  return paths.find((one) => hasField(business, one)) ?? names.join(".");
}

/** @param problemBegins what is said up to the value of the first */
function listReversedPairs(
  business: Business,
  [first, second]: readonly [string, string],
  isReversed: (one: FactValue, other: FactValue) => boolean,
  problemBegins: string,
): BusinessProblem[] {
  return listFactLeaves(business)
    .filter(({ path }) => path.endsWith(`.${second}`))
    .flatMap(({ path, value }) => {
      const least = readField(business, path.slice(0, -second.length) + first);
      return isReversed(least, value) ? [{ path, message: `${problemBegins} ${least.toLocaleString("pt-BR")}.` }] : [];
    });
}

const listRepeatedIds = (business: Business): BusinessProblem[] =>
  findRepeated(listFactLeaves(business).map(({ path }) => path)).map((path) => ({ path, message: "Há dois itens com o mesmo id." }));

/** Names tell plans and packages apart on cards and in the list of fields. */
function listRepeatedNames(business: Business): BusinessProblem[] {
  const { plans, tiltPackages, tradeIn, warrantyTiers, windows, offers, technical } = business;
  const lists = { plans, tiltPackages, tradeIn, warrantyTiers, windows, offers, "technical.models": technical.models };
  return Object.entries(lists).flatMap(([list, items]) => {
    const names = items.map(({ name }) => name.toLowerCase());
    return items
      .filter(({ name }, index) => names.indexOf(name.toLowerCase()) < index)
      .map(({ id, name }) => ({ path: `${list}.${id}.name`, message: `Já há outro item chamado “${name}”. Dê a este um nome só dele.` }));
  });
}

const findRepeated = (texts: readonly string[]): string[] => texts.filter((text, index) => texts.indexOf(text) < index);

/** A window nobody knows would be offered on a day that is full. */
function listUnknownWindows({ booking, windows }: Business): BusinessProblem[] {
  const path = "booking.fullDays";
  // Lines of days that are over are shown to nobody, who could not mend them.
  return listLinesFrom(dayOf(new Date()), booking.fullDays)
    .flatMap((line) => readFullDay(line)?.windows ?? [])
    .filter((name) => !windows.some((window) => isWindow(window, name)))
    .map((name) => ({ path, message: `Não há janela chamada “${name}”. As que há: ${windows.map((window) => window.name).join(", ")}.` }));
}

function listSecondProblems({ claims: { openingSeconds, modelSeconds } }: Business): BusinessProblem[] {
  const path = "claims.modelSeconds";
  if (modelSeconds.some((seconds, index) => index > 0 && seconds <= (modelSeconds[index - 1] ?? 0)))
    return [{ path, message: "Escreva os números do menor ao maior, cada um uma vez." }];
  if (!modelSeconds.includes(openingSeconds))
    return [{ path, message: `A abertura do motor mais rápido (${openingSeconds} segundos) precisa estar entre elas.` }];
  return [];
}
