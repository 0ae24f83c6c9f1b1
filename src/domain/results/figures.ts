import type { ContactChannel } from "../counts/visit-kind";

/** What came of the site in some time, or on some page. */
export interface Figures extends Record<ContactChannel, number> {
  visits: number;
  /** What the owner noted; by the day of the contact, its sale too. */
  contacts: number;
  sold: number;
  /** Of what was sold, in whole reais. */
  value: number;
}

export const NO_FIGURES: Figures = { visits: 0, chat: 0, call: 0, copy: 0, contacts: 0, sold: 0, value: 0 };

const NAMES = Object.keys(NO_FIGURES) as (keyof Figures)[];

function addFigures(one: Figures, other: Partial<Figures>): Figures {
  const sum = { ...one };
  for (const name of NAMES) sum[name] += other[name] ?? 0;
  return sum;
}

export const sumOf = (figures: readonly Partial<Figures>[]): Figures => figures.reduce<Figures>(addFigures, NO_FIGURES);

/** Adds to the figures of one of many. */
export const addTo = <Key>(sums: Map<Key, Figures>, key: Key, more: Partial<Figures>) =>
  void sums.set(key, addFigures(sums.get(key) ?? NO_FIGURES, more));

/** Touches of a contact button, whichever way it leads. */
export const clicksOf = ({ chat, call, copy }: Pick<Figures, ContactChannel>) => chat + call + copy;
