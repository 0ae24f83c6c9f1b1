import { z } from "zod";
import { optionalFlag } from "#domain/forms/controls";
import { line, list, paragraph } from "#domain/forms/text-controls";

const faqEntrySchema = z
  .strictObject({
    question: line("Pergunta", { max: 200 }),
    answer: paragraph("Resposta", { max: 3000, help: "Uma linha em branco separa parágrafos. Link: [texto](/pagina)." }),
    retired: optionalFlag("Fora do ar", { help: "Fica guardada aqui e não aparece no site." }),
  })
  .meta({ itemName: "question" });

export const faqEntries = (label: string, min = 1) => list(label, faqEntrySchema, { item: "Pergunta", itemName: "question", min, max: 80 });

export const faqSchema = z.strictObject({
  themes: list(
    "Temas",
    z.strictObject({
      name: line("Tema", { max: 80 }),
      entries: faqEntries("Perguntas do tema"),
    }),
    { item: "Tema", itemName: "name", max: 20 },
  ),
});

/** A question with its answer: plain text, facts between double braces; blank lines part paragraphs. */
export type FaqEntry = z.output<typeof faqEntrySchema>;

export type FaqTheme = z.output<typeof faqSchema>["themes"][number];
