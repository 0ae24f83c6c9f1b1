import { expect, test } from "vitest";
import { placeGroups } from "#content/places";
import { listPlaces } from "#domain/places/place";
import { listPlaceWords, readWording } from "./read-wording";

const PLACES = listPlaceWords(listPlaces(placeGroups));

const listSentences = (text: string) => readWording(text, PLACES).stretches;

test("the same text about another place is the same wording, with the words that the place's name chooses", () => {
  const texts = ["Mooca", "Sé", "Vila Prudente", "zona leste"].map(
    (name, index) =>
      `<p>Conserto ${["na", "da", "em", "pela"][index]} ${name}: o técnico atende ${["à", "a", "", "a"][index]} ${name} e volta.</p>`,
  );
  for (const text of texts) expect(listSentences(text)).toEqual([["conserto o tecnico atende e volta"]]);
});

test("“se” is a word, “Sé” a place", () => {
  expect(listSentences("Se a folha raspa, chame na Sé.")).toEqual([["se a folha raspa chame"]]);
});

test("facts by their names and figures in digits are nobody's wording, and end no sentence", () => {
  expect(listSentences("<p>Custa {{plano-solo-preco}} com instalação. {{nome}} confirma.</p>")).toEqual([
    ["custa com instalacao", "confirma"],
  ]);
  expect(listSentences("<p>Custa R$ 1.250,00 com instalação. 12V confirma.</p>")).toEqual([["custa com instalacao", "confirma"]]);
});

test("paragraphs, items and rows are parted, cells, signs and parts in bold are not", () => {
  const item = "o motor gira e a folha fica parada no lugar";
  expect(listSentences(`<ul><li>${item}</li><li>${item}</li></ul><table><tr><td>Bate</td><td>${item}</td></tr></table>`)).toEqual([
    [item],
    [item],
    [`bate ${item}`],
  ]);
  expect(listSentences("<p>Peça&nbsp;<strong>o laudo</strong> e <a href='/faq'>compare</a>.</p>")).toEqual([["peca o laudo e compare"]]);
});

test("short items in a row are read in one go", () => {
  expect(listSentences("<ul><li>Motor</li><li>Placa nova</li></ul><p>Fim.</p>")).toEqual([["motor", "placa nova", "fim"]]);
});

test("all words are counted, what is left out too", () => {
  expect(readWording("<p>Na Mooca custa {{plano-solo-preco}}, ou 3 vezes.</p>", PLACES).words).toBe(7);
});
