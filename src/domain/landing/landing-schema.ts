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

/** Sections of landing pages, by what they show. */
export const landingSectionSchema = z.discriminatedUnion("kind", [
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
  z
    .strictObject({
      kind: z.literal("text"),
      title: title(),
      paragraphs: list("Parágrafos", paragraph("", { max: 2000 }), { item: "Parágrafo", max: 20, help: MARKDOWN }),
    })
    .meta({ label: "Texto" }),
  z
    .strictObject({ kind: z.literal("list"), title: title(), intro: intro(), items: lines("Itens", { max: 20, help: "Um por linha." }) })
    .meta({ label: "Lista" }),
  z
    .strictObject({
      kind: z.literal("steps"),
      title: title(),
      intro: intro(),
      steps: list("Passos", z.strictObject({ title: line("Passo", { max: 100 }), text: paragraph("Texto", { max: 600 }) }), {
        item: "Passo",
        itemName: "title",
        max: 10,
      }),
    })
    .meta({ label: "Passo a passo" }),
  z
    .strictObject({
      kind: z.literal("services"),
      title: title(),
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
    })
    .meta({ label: "Serviços" }),
  z
    .strictObject({
      kind: z.literal("packages"),
      title: title(),
      intro: intro(),
      offers: choice("Ofertas do cadastro", ["plans", "tilt", "trade-in", "warranty"], {
        choices: { plans: "Planos", tilt: "Pacotes de basculante", "trade-in": "Troca do motor antigo", warranty: "Garantias" },
      }),
    })
    .meta({ label: "Ofertas do cadastro" }),
  z
    .strictObject({
      kind: z.literal("comparison"),
      title: title(),
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
    })
    .meta({ label: "Comparação" }),
  z
    .strictObject({
      kind: z.literal("places"),
      title: title(),
      intro: intro(),
      groupId: choiceFrom("Grupo de lugares", "place-groups"),
    })
    .meta({ label: "Lugares atendidos" }),
  z.strictObject({ kind: z.literal("schedule"), title: title(), intro: intro() }).meta({ label: "Horários do cadastro" }),
  z
    .strictObject({ kind: z.literal("testimonials"), title: title(), region: choiceFrom("Depoimentos de", "regions") })
    .meta({ label: "Depoimentos" }),
  z.strictObject({ kind: z.literal("faq"), title: title(), entries: faqEntries("Perguntas") }).meta({ label: "Perguntas" }),
  z
    .strictObject({
      kind: z.literal("links"),
      title: title(),
      links: list("Links", z.strictObject({ title: line("Texto do link", { max: 120 }), path: link("Leva para") }), {
        item: "Link",
        itemName: "title",
        max: 20,
      }),
    })
    .meta({ label: "Links" }),
  z
    .strictObject({
      kind: z.literal("call"),
      title: title(),
      text: paragraph("Texto", { max: 400 }),
      button: line("Botão", { max: 60 }),
      message: optionalParagraph("Mensagem do WhatsApp", { max: 400, help: "Em branco, vale a mensagem da página." }),
    })
    .meta({ label: "Chamada para o WhatsApp" }),
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
