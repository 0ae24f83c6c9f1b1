import { expect, test } from "vitest";
import { readTitle } from "#domain/knowledge/read-title";
import { siteFacts } from "#support/page/site-facts";
import { listKnownFor } from "./place";

const { knowledge, places } = siteFacts;

/** On what are the sentences that a page says of its place. */
function listMatters(title: string): Set<string> {
  const reading = readTitle(title, knowledge, places);
  const [main] = reading.subjects;
  if (!main || !reading.place) throw new Error(`“${title}” names no subject or no place`);
  return new Set(listKnownFor(main.entry, reading, reading.place.place, places).map(({ on }) => on));
}

test.each(places.filter(({ traits }) => traits).slice(0, 20))(
  "of $name a page about a factory's gate says nothing of houses or flats",
  ({ name }) => {
    const matters = listMatters(`Conserto de portão de galpão em ${name}`);
    for (const other of ["casa", "sobrado", "vila", "sitio", "predio", "condominio"]) expect(matters).not.toContain(other);
  },
);

test("a page about any gate says all that its service needs", () => {
  expect(listMatters("Conserto de portão em Moema").size).toBeGreaterThan(2);
});
