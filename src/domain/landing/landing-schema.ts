import { z } from "zod";
import { faqEntries } from "#domain/faq/faq-schema";
import { choice, optionalFlag } from "#domain/forms/controls";
import {
  choiceFrom,
  gate,
  headFields,
  keywords,
  line,
  lines,
  link,
  list,
  optionalLink,
  optionalParagraph,
  paragraph,
} from "#domain/forms/text-controls";
import { checkSlug } from "#domain/text/slug";

const title = () => line("Título da seção", { max: 140 });
const intro = () => optionalParagraph("Introdução", { max: 600 });
const MARKDOWN = "Link: [texto](/pagina).";

/** A section under a title of its own. */
const section = <Kind extends string, Fields extends z.core.$ZodLooseShape>(kind: Kind, label: string, fields: Fields) =>
  z.strictObject({ kind: z.literal(kind), title: title(), ...fields }).meta({ label });

/** Sections of landing pages, by what they show. */
const landingSectionSchema = z.discriminatedUnion("kind", [
  z
    .strictObject({
      kind: z.literal("facts"),
      items: list("Números", z.strictObject({ value: line("Valor", { max: 60 }), label: line("O que é", { max: 120 }) }), {
        item: "Número",
        itemName: "label",
        max: 6,
      }),
    })
    .meta({ label: "Faixa de números" }),
  section("text", "Texto", {
    paragraphs: list("Parágrafos", paragraph("", { max: 2000 }), { item: "Parágrafo", max: 20, help: MARKDOWN }),
  }),
  section("list", "Lista", { intro: intro(), items: lines("Itens", { max: 20, help: "Um por linha." }) }),
  section("steps", "Passo a passo", {
    intro: intro(),
    steps: list("Passos", z.strictObject({ title: line("Passo", { max: 100 }), text: paragraph("Texto", { max: 600 }) }), {
      item: "Passo",
      itemName: "title",
      max: 10,
    }),
  }),
  section("services", "Serviços", {
    intro: intro(),
    services: list(
      "Serviços",
      z.strictObject({
        title: line("Serviço", { max: 100 }),
        text: paragraph("Texto", { max: 600, help: MARKDOWN }),
        path: optionalLink("Leva para"),
      }),
      { item: "Serviço", itemName: "title", max: 12 },
    ),
  }),
  section("packages", "Ofertas do cadastro", {
    intro: intro(),
    offers: choice("Ofertas do cadastro", ["plans", "tilt", "trade-in", "warranty"], {
      choices: { plans: "Planos", tilt: "Pacotes de basculante", "trade-in": "Troca do motor antigo", warranty: "Garantias" },
    }),
  }),
  section("comparison", "Comparação", {
    intro: intro(),
    columns: z.tuple([line("", { max: 60 }), line("", { max: 60 })]).meta({ label: "Colunas", item: "Coluna" }),
    rows: list(
      "Linhas",
      z.strictObject({
        label: line("Linha", { max: 80 }),
        values: z.tuple([paragraph("", { max: 300 }), paragraph("", { max: 300 })]).meta({ label: "Valores", item: "Coluna" }),
      }),
      { item: "Linha", itemName: "label", max: 12 },
    ),
  }),
  section("places", "Lugares atendidos", { intro: intro(), groupId: choiceFrom("Grupo de lugares", "place-groups") }),
  section("schedule", "Horários do cadastro", { intro: intro() }),
  section("testimonials", "Depoimentos", { region: choiceFrom("Depoimentos de", "regions") }),
  section("faq", "Perguntas", { entries: faqEntries("Perguntas") }),
  section("links", "Links", {
    links: list("Links", z.strictObject({ title: line("Texto do link", { max: 120 }), path: link("Leva para") }), {
      item: "Link",
      itemName: "title",
      max: 20,
    }),
  }),
  section("call", "Chamada para o WhatsApp", {
    text: paragraph("Texto", { max: 400 }),
    button: line("Botão", { max: 60 }),
    message: optionalParagraph("Mensagem do WhatsApp", { max: 400, help: "Em branco, vale a mensagem da página." }),
  }),
]);

export const landingSchema = z.strictObject({
  slug: z
    .string({ error: "Informe o endereço da página." })
    .superRefine((slug, context) => {
      const problem = checkSlug(slug);
      if (problem) context.addIssue({ code: "custom", message: problem });
    })
    .meta({ label: "Endereço", control: "slug" }),
  title: line("Título da página", { max: 140 }),
  linkText: line("Nome nos links da página inicial", { max: 80 }),
  ...headFields,
  keywords: keywords(),
  summary: paragraph("Resumo abaixo do título", { max: 600 }),
  gate: gate(),
  message: paragraph("Mensagem do WhatsApp", { max: 400, help: "O que os botões de contato enviam, na voz do visitante." }),
  button: line("Texto do primeiro botão", { max: 60 }),
  sections: list("Seções", landingSectionSchema, { item: "Seção", itemName: "title", max: 30 }),
  retired: optionalFlag("Fora do ar", { help: "A página sai do site, dos menus e dos mapas; o endereço diz que ela saiu do ar." }),
});

/** A landing page as data: one set of sections, in any order. Texts may name facts between double braces. */
export type LandingPage = z.output<typeof landingSchema>;

export type LandingSection = z.output<typeof landingSectionSchema>;
export type SectionOf<Kind extends LandingSection["kind"]> = Extract<LandingSection, { kind: Kind }>;
