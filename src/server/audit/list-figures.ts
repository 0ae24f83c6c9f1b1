import type { PageFigure } from "#domain/audit/page-figures";
import type { Business } from "#domain/facts/business";
import { listNamedFacts } from "#domain/facts/named/named-facts";
import { onceFor } from "#domain/memo/once-for";
import type { SiteContent } from "../content/site-content";

const readFacts = onceFor((business: Business) => new Map(listNamedFacts(business).map((fact) => [fact.name, fact])));

/** Figures with what the facts that they may be are called, and read by now; what is no fact any more is left out. */
export function listFigures(figures: readonly PageFigure[], { business, facts }: SiteContent) {
  const known = readFacts(business);
  const describe = (name: string, figure: string) => {
    const fact = known.get(name);
    if (!fact) return [];
    // Without its proof a public site leaves out the sentences that quote it.
    const isHidden = !Object.hasOwn(facts.texts, name);
    return [{ name, label: fact.label, isHidden, ...(fact.text !== figure && { today: fact.text }) }];
  };
  return figures.map(({ names, ...figure }) => ({ ...figure, facts: names.flatMap((name) => describe(name, figure.figure)) }));
}
