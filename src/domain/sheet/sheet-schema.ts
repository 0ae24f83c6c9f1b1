import { z } from "zod";
import { nobodys } from "#domain/contacts/nobodys";
import { findPersonalData } from "#domain/contacts/personal-data";
import { integer, REQUIRED, said } from "#domain/forms/controls";
import { describeSchema } from "#domain/forms/describe-schema";
import { isDay } from "#domain/forms/is-day";
import { linesUpTo, lineUpTo } from "#domain/records/record-controls";
import { parseCents } from "./cents";

// What the owner writes of a sheet, in the order of its form. Like the notebook of contacts it takes nobody's number (decision 035).

/** The offer stands for ten days, as the terms of the site say, unless another span is written. */
const QUOTE_DAYS = 10;
const MOST_LINES = 20;
const PRICE_PROBLEM = "Informe o preço em reais, como 1.400 ou 89,90.";

const line = (label: string, max: number, help?: string) =>
  said(lineUpTo(max).pipe(nobodys).default(""), "text", label, help === undefined ? {} : { help });
const paragraph = (label: string, max: number, help?: string) =>
  said(linesUpTo(max).pipe(nobodys).default(""), "paragraph", label, help === undefined ? {} : { help });
const required = <Schema extends z.ZodType<string>>(schema: Schema) => schema.refine((text) => text !== "", REQUIRED);

const isPrice = (text: string) => parseCents(text) !== undefined;
const price = said(lineUpTo(20).refine(isPrice, PRICE_PROBLEM), "text", "Preço de cada um", {});
const discount = said(
  lineUpTo(20)
    .default("")
    .refine((text) => text === "" || isPrice(text), "Informe o desconto em reais, como 50 ou 49,90, ou deixe vazio."),
  "text",
  "Desconto",
  { help: "Em reais, sobre o total." },
);

const shared = {
  addressee: line("Para quem", 60, "O nome que o cliente vai ler; o primeiro basta."),
  place: line("Onde", 80, "O bairro basta; rua e número ficam na conversa."),
};

export const quoteSchema = z.object({
  ...shared,
  lines: z
    .array(
      z.object({
        text: said(required(lineUpTo(120).pipe(nobodys)), "text", "Peça ou serviço", {}),
        quantity: integer("Quantidade", { min: 1, max: 999 }),
        price,
      }),
    )
    .min(1, "Ponha ao menos um item.")
    .max(MOST_LINES, `São no máximo ${MOST_LINES} itens.`)
    .meta({ label: "Itens", item: "Item", itemName: "text" }),
  discount,
  payment: line("Pagamento", 120),
  deadline: line("Prazo do serviço", 120),
  warranty: paragraph("Garantia", 400),
  note: paragraph("Observações", 400),
  days: integer("Vale por quantos dias", {
    min: 1,
    max: 90,
    initial: QUOTE_DAYS,
    help: "Os termos do site dizem dez dias, salvo outro prazo escrito no orçamento.",
  }),
});

export const certificateSchema = z.object({
  ...shared,
  done: said(required(linesUpTo(400).pipe(nobodys)), "paragraph", "O que foi feito", { help: "Serviço, motor e peças." }),
  day: said(z.string().refine(isDay, "Informe o dia."), "date", "Dia do serviço", { help: "A garantia conta a partir dele." }),
  technician: said(lineUpTo(60).pipe(nobodys).default(""), "text", "Quem fez", { choicesFrom: "team", help: "Vazio: não se diz." }),
  months: integer("Garantia, em meses", { min: 1, max: 120 }),
  warranty: paragraph("O que a garantia cobre", 600),
  note: paragraph("Observações", 400),
});

export const quoteForm = describeSchema(quoteSchema);
export const certificateForm = describeSchema(certificateSchema);

export type QuoteFields = z.output<typeof quoteSchema>;
export type CertificateFields = z.output<typeof certificateSchema>;

/** What a customer writes to accept a quote. */
export const acceptSchema = z.object({
  nome: lineUpTo(60)
    .refine((name) => /\p{L}.*\p{L}/u.test(name), "Escreva o seu nome.")
    .refine((name) => !findPersonalData(name), "Escreva só o nome, sem telefone, e-mail nem documento."),
});
