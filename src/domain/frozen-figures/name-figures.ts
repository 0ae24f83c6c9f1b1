import { quoteFact } from "#domain/facts/fact-names";
import { findFigures } from "./find-figures";
import { type FigureSource, findFrozenFigures } from "./frozen-figure";
import type { KnownFigures } from "./known-figures";

/** Figures that are to become names, each with its fact; without one it is that which the words around a figure speak for. */
export type WantedNames = ReadonlyMap<string, string | undefined>;

interface NamedText {
  text: string;
  /** @example ["R$ 800 → {{plano-solo-preco}}"] */
  changes: string[];
}

/** A text that quotes facts by name where those figures stood; what may be several facts, and none of them more than others, is left. */
export function nameFigures(text: string, known: KnownFigures, source: FigureSource, wanted: WantedNames): NamedText {
  const changes: string[] = [];
  let [named, done] = ["", 0];
  for (const { figure, start, end, text: written, names, suggested } of findFrozenFigures(text, known, source)) {
    const name = wanted.has(figure) ? (wanted.get(figure) ?? suggested) : undefined;
    if (name === undefined || !names.includes(name)) continue;
    named += text.slice(done, start) + quoteFact(name);
    done = end;
    changes.push(`${written} → ${quoteFact(name)}`);
  }
  return { text: named + text.slice(done), changes };
}

/** Whether a text is another one with names in place of figures, and nothing else. */
export function isNamedFrom(named: string, text: string, known: KnownFigures, isHtml: boolean): boolean {
  let [at, done] = [0, 0];
  for (const { figure, start, end } of findFigures(text, known, isHtml)) {
    const between = text.slice(done, start);
    if (!named.startsWith(between, at)) return false;
    at += between.length;
    const quote = figure.names.map(quoteFact).find((one) => named.startsWith(one, at));
    at += quote?.length ?? 0;
    done = quote ? end : start;
  }
  return named.slice(at) === text.slice(done);
}
