import type { z } from "zod";
import { choice, part } from "#domain/forms/controls";
import { line, link, list, paragraph } from "#domain/forms/text-controls";
import { withBlanks } from "#domain/forms/with-blanks";
import { gateKinds, gateNames } from "#domain/gate/gate-kind";
import { button, callFields, head, message, title } from "./wording/parts";

/** The drawings that a benefit may have. */
const benefitIcons = ["tool", "truck", "speed", "card", "shield", "people"] as const;

const iconNames = { tool: "Ferramenta", truck: "Caminhão", speed: "Velocímetro", card: "Cartão", shield: "Escudo", people: "Pessoas" };

const counter = (label: string) => line(label, { max: 30 });

/** The home page, section by section, in the order they stand. */
export const homeSchema = part("Página inicial", {
  head: head(),
  opening: part("Primeira tela", { title: title(), text: paragraph("Texto"), note: paragraph("Linha abaixo dos botões") }),
  demo: part("O portão que se abre", {
    caption: line("Legenda"),
    comparison: line("Legenda da comparação"),
    motor: withBlanks(line("Nome de cada motor na comparação", { max: 40 }), { segundos: "o tempo do motor, em segundos" }),
    counter: part("Acima do contador", {
      ajar: counter("Antes de começar"),
      opening: counter("Enquanto abre"),
      open: counter("Depois de aberto"),
      closing: counter("Enquanto fecha"),
      closed: counter("Depois de fechado"),
    }),
  }),
  video: part("Vídeo", { title: title(), text: paragraph("Texto") }),
  figures: list("Números da empresa", part("", { value: line("Número"), label: line("O que ele conta") }), {
    item: "Número",
    itemName: "label",
    max: 8,
  }),
  gates: part("Tipos de portão", {
    title: title(),
    intro: paragraph("Introdução"),
    items: list(
      "Tipos",
      part("", {
        gate: choice("Desenho", gateKinds, { choices: gateNames }),
        title: title(),
        text: paragraph("Texto"),
        path: link("Endereço"),
      }),
      { item: "Tipo", itemName: "title", max: 6 },
    ),
  }),
  plans: part("Planos", {
    title: title(),
    offers: withBlanks(line("Tabela de ofertas"), { ofertas: "a lista das ofertas do cadastro" }),
    offer: withBlanks(line("Cada oferta da tabela"), { oferta: "o nome da oferta", preço: "o preço dela" }),
  }),
  instalments: part("Parcelas", {
    text: line("Texto"),
    amount: withBlanks(line("Em destaque"), { vezes: "o número de parcelas" }),
    button: button(),
    message: message(),
  }),
  benefits: part("Benefícios", {
    title: title(),
    items: list(
      "Benefícios",
      part("", { icon: choice("Desenho", benefitIcons, { choices: iconNames }), title: title(), text: paragraph("Texto") }),
      { item: "Benefício", itemName: "title", max: 12 },
    ),
  }),
  steps: part("Como funciona", {
    title: title(),
    steps: list("Passos", part("", { title: title(), text: paragraph("Texto") }), { item: "Passo", itemName: "title", max: 6 }),
  }),
  testimonials: part("Depoimentos", { title: title(), intro: paragraph("Introdução") }),
  freeShipping: part("Frete grátis", {
    title: title(),
    intro: paragraph("Introdução"),
    notFound: paragraph("Quando nenhuma cidade é encontrada"),
  }),
  faq: part("Primeiras perguntas", { title: title(), more: line("Link para todas", { max: 60 }) }),
  nearby: part("Links para as páginas de atendimento", { title: title() }),
  call: part("Chamada final", { ...callFields, message: message() }),
});

export type HomeText = z.output<typeof homeSchema>;
