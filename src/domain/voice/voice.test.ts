import { expect, test } from "vitest";
import { listPlaces } from "#domain/places/place";
import { rateVoices, toTestimonial } from "./to-testimonial";
import { readVoiceForm } from "./voice-form";

const GOOD = { texto: "Trocaram a placa no mesmo dia.", estrelas: "4", nome: "Dona Cida", bairro: "Mooca", autorizo: "sim" };

function send(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test("what was sent is taken as it was written, but for what surrounds it", () => {
  expect(readVoiceForm(send({ ...GOOD, texto: "  Linha um.\r\nLinha dois. ", nome: " Dona\tCida " }))).toMatchObject({
    said: { text: "Linha um.\nLinha dois.", rating: 4, name: "Dona Cida", location: "Mooca" },
  });
});

test("what would hide in the words, or turn them round, is left out; who sent none of it keeps lines and emoji", () => {
  const sent = { ...GOOD, nome: "\u202EadiC\u0000", texto: "Muito bom.\u202E\n\n\n\nVoltou a abrir\u200B. 👨‍🔧\uD83D" };
  expect(readVoiceForm(send(sent))).toMatchObject({
    said: { name: "adiC", text: "Muito bom.\n\nVoltou a abrir . 👨‍🔧\uFFFD" },
  });
});

test.each([
  ["texto", "curto", /uma frase/],
  ["texto", "x".repeat(801), /800/],
  ["texto", "\u3164\u200C".repeat(20), /uma frase/],
  ["texto", "👍".repeat(20), /uma frase/],
  ["texto", "Muito bom, liguem para (11) 98888-7777.", /tire telefone/],
  ["bairro", "rui@exemplo.com.br", /tire telefone/],
  ["estrelas", "", /estrelas/],
  ["estrelas", "6", /./],
  ["estrelas", "4.5", /./],
  ["nome", "A", /chamado/],
  ["nome", "\u200D\u200D\u200D", /chamado/],
  ["autorizo", "", /autorização/],
])("%s “%s” is told beside the field, and what was typed stays", (name, value, problem) => {
  const read = readVoiceForm(send({ ...GOOD, [name]: value }));
  if (!("attempt" in read)) throw new Error("It was taken");
  expect(Object.keys(read.attempt.problems)).toEqual([name]);
  expect(Object.values(read.attempt.problems)[0]).toMatch(problem);
  expect(read.attempt.typed).toEqual({ ...GOOD, [name]: value });
});

test("the rating is the mean of those who gave one, and there is none without them", () => {
  expect(rateVoices([])).toBeUndefined();
  expect(rateVoices([5])).toEqual({ value: 5, reviews: 1 });
  expect(rateVoices([5, 4, 4])).toEqual({ value: 4.3, reviews: 3 });
});

test("a voice stands first where its place is, and may stand on every page", () => {
  const places = listPlaces([
    { id: "zona-leste", name: "Zona Leste", city: "São Paulo", neighbourhoods: ["Mooca"] },
    { id: "outras", name: "Outras", cities: ["Osasco"] },
  ]);
  const voice = { id: "1", name: "Rui", location: "", text: "Bom.", rating: 5, answer: "", sentAt: new Date("2026-11-23T01:00:00Z") };
  const show = (location: string) =>
    toTestimonial({ ...voice, location }, places, { answer: "Nós: {resposta}", photo: { alt: "Foto de {nome}" } });
  expect(show("Mooca, São Paulo").alsoOf).toEqual(["São Paulo", "zona-leste-portoes"]);
  expect(show("Osasco").alsoOf).toEqual(["Osasco", "outras-portoes"]);
  expect(show("perto da feira")).toMatchObject({ region: "home", alsoOf: [], date: "2026-11-22" });
  expect(
    toTestimonial({ ...voice, answer: "Obrigado {resposta}" }, places, { answer: "Nós: {resposta}", photo: { alt: "Foto de {nome}" } })
      .answer,
  ).toBe("Nós: Obrigado {resposta}");
});
