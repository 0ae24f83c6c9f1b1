import { z } from "zod";
import { faqEntries } from "#domain/faq/faq-schema";
import { choice } from "#domain/forms/controls";
import { choices, choicesAmong, day, gate, headFields, html, keywords, line, lines, paragraph } from "#domain/forms/text-controls";
import { gateKinds, gateNames } from "#domain/gate/gate-kind";
import { groundNames, grounds, useNames, uses } from "#domain/places/circumstance";
import { prepositions } from "#domain/places/place-traits";

const summary = () => paragraph("Resumo abaixo do título", { max: 600 });
const body = () => html("Texto da página");

export const topicSchema = z.strictObject({
  title: line("Título", { max: 140 }),
  ...headFields,
  keywords: keywords(),
  summary: summary(),
  gate: gate(),
  html: body(),
  faq: faqEntries("Perguntas desta página", 0),
  message: paragraph("Mensagem do WhatsApp", { max: 400, help: "O que os botões de contato enviam, na voz do visitante." }),
  related: choices("Assuntos relacionados", "topics"),
  places: choices("Lugares citados", "places"),
});

const PREPOSITION_EXAMPLES = { em: "em, como em Santana", no: "no, como no Tatuapé", na: "na, como na Mooca", nos: "nos", nas: "nas" };

/** What pages that are written about the place take from its own. */
const placeTraits = {
  gates: choicesAmong("Portões comuns no lugar", gateKinds, { choices: gateNames }),
  uses: choicesAmong("O que os portões fecham", uses, { choices: useNames }),
  grounds: choicesAmong("Rua e terreno", grounds, { choices: groundNames }),
  preposition: choice("Preposição antes do nome", prepositions, { choices: PREPOSITION_EXAMPLES }),
  says: lines("Frases sobre os portões do lugar", {
    min: 0,
    max: 8,
    help: "Para as páginas criadas sobre este lugar. Uma por linha, cada uma completa em si; não repita frases do texto acima.",
  }),
};

export const placeSchema = z.strictObject({
  name: line("Nome do lugar", { max: 80 }),
  ...headFields,
  summary: summary(),
  gate: gate(),
  html: body(),
  nearby: choices("Lugares perto", "places"),
  topics: choices("Assuntos úteis", "topics"),
  ...placeTraits,
});

export const legalSchema = z.strictObject({
  title: line("Título", { max: 140 }),
  ...headFields,
  keywords: keywords(),
  summary: summary(),
  updated: day("Última mudança"),
  html: body(),
});
