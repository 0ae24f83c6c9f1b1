import { z } from "zod";
import { faqEntries } from "#domain/faq/faq-schema";
import { choices, day, gate, headFields, html, keywords, line, paragraph } from "#domain/forms/text-controls";
import { placeRecordFields } from "#domain/places/place-record";

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

export const placeSchema = z.strictObject({
  name: line("Nome do lugar", { max: 80 }),
  ...headFields,
  summary: summary(),
  gate: gate(),
  html: body(),
  nearby: choices("Lugares perto", "places"),
  topics: choices("Assuntos úteis", "topics"),
  ...placeRecordFields,
});

export const legalSchema = z.strictObject({
  title: line("Título", { max: 140 }),
  ...headFields,
  keywords: keywords(),
  summary: summary(),
  updated: day("Última mudança"),
  html: body(),
});
