import { z } from "zod";
import { gateKinds } from "#domain/gate/gate-kind";
import { intents } from "../intent";
import { entryId, severalWays, ways } from "./parts";

const phrase = z.string().regex(/^[\p{Ll}\d][\p{L}\d]*(?:[ -][\p{L}\d]+)*$/u, "Palavras em minúsculas, sem pontuação.");

/** What every entry has, whatever its kind. */
export const base = {
  id: entryId,
  name: z.strictObject({ one: phrase, many: phrase, gender: z.enum(["f", "m"]) }).describe("Como um texto corrido o chama."),
  aliases: z.array(phrase).describe("De que mais os títulos o chamam, também plurais e erros de escrita; acentos não importam."),
  not: z.array(phrase).optional().describe("Expressões com um destes nomes que querem dizer outra coisa."),
  variants: z
    .array(z.strictObject({ id: entryId, names: z.array(phrase).min(1) }))
    .optional()
    .describe("Tipos que os títulos distinguem."),
  gates: z.array(z.enum(gateKinds)).min(1).describe("Tipos de portão a que diz respeito."),
  related: z.array(entryId).min(1).describe("Arquivos a que o leitor deste segue, o mais próximo primeiro."),
  pages: z
    .array(z.string().regex(/^\/[a-z0-9/-]*$/, "O endereço de uma página do site, como /faq."))
    .min(1)
    .describe("Páginas do site que tratam disto, a mais próxima primeiro."),
  quantities: z
    .array(z.strictObject({ text: z.string().min(1), means: z.string().min(8) }))
    .optional()
    .describe("Números de conhecimento geral que os textos dizem, como estão escritos, com o que cada um é."),
  brief: severalWays.describe("O assunto em uma ou duas frases, para páginas mais amplas."),
  answers: z
    .array(z.strictObject({ to: z.array(z.enum(intents)).min(1).max(2), says: ways }))
    .min(3)
    .refine((answers) => answers.some(({ to }) => to.join() === "what"), 'Falta a resposta a "what".')
    .describe("O primeiro parágrafo de uma página: serve ao título que pergunta tudo o que está em to; a de what serve a todos os outros."),
};
