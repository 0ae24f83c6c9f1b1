import { z } from "zod";
import { gateKinds } from "#domain/gate/gate-kind";
import { intents } from "../intent";
import { cases, entryId, listing, ownQuestions, prose, severalWays, steps, table, ways } from "./parts";

const phrase = z.string().regex(/^[\p{Ll}\d][\p{L}\d]*(?:[ -][\p{L}\d]+)*$/u, "Palavras em minúsculas, sem pontuação.");

/** What every entry has, whatever its kind. */
const base = {
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

/** What every entry ends with. */
const ends = { cases, tell: prose, questions: ownQuestions };

const entryOf = <Kind extends string, Fields extends z.ZodRawShape>(kind: Kind, fields: Fields, ending = ends) =>
  z.strictObject({ kind: z.literal(kind), ...base, ...fields, ...ending });

export const entrySchema = z.discriminatedUnion("kind", [
  /** A part of a gate or of its motor. */
  entryOf(
    "component",
    {
      definition: prose.describe("O que é, onde fica, o que faz."),
      faults: listing.describe("Como falha e como isso aparece; about cita os sintomas."),
      neighbours: listing.describe("Como distinguir do que falha parecido, que about cita."),
      checks: steps.describe("O que se pode olhar sem ferramenta, sem abrir tampa e sem força."),
      work: steps.describe("O que só um técnico faz."),
      effort: prose.describe("O que exige: peças, tempo, se o portão fica parado."),
      cost: prose,
      choice: table.optional().describe("Qual serve."),
      worth: prose.optional().describe("Consertar, trocar ou esperar."),
      care: prose.describe("O que faz durar."),
    },
    { ...ends, tell: prose.describe("O que fotografar e escrever na mensagem.") },
  ),
  /** What somebody sees a gate do. */
  entryOf("symptom", {
    definition: prose.describe("O que acontece por dentro quando isso aparece por fora."),
    causes: table.describe("O que se vê, o que se suspeita, onde olhar; about cita a peça suspeita."),
    neighbours: listing.describe("Como distinguir de outros sintomas."),
    checks: steps,
    stop: listing.describe("Quando parar de usar o portão."),
    meanwhile: prose.describe("Como se arranjar até alguém chegar."),
    work: steps.describe("Como o técnico acha a causa."),
    cost: prose,
    worth: prose.optional(),
    care: prose,
  }),
  /** What is offered. */
  entryOf("service", {
    definition: prose,
    signs: listing.describe("Quando é preciso, e quando é outro serviço."),
    neighbours: listing,
    work: steps.describe("Da primeira mensagem ao último teste."),
    preparation: steps.describe("O que o cliente prepara."),
    effort: prose,
    cost: prose,
    limits: prose.describe("O que não inclui."),
    choice: table.optional(),
    worth: prose.optional(),
  }),
  /** A way a gate moves. */
  entryOf("gate", {
    definition: prose,
    room: listing.describe("O espaço e a obra de que precisa."),
    faults: listing.describe("O que gasta primeiro."),
    neighbours: listing,
    checks: steps,
    work: steps.describe("Como se põe um motor."),
    choice: table.describe("Qual motor."),
    cost: prose,
    worth: prose.optional(),
    care: prose,
  }),
  /** What a gate closes: a house, a condominium, a business. */
  entryOf("use", {
    definition: prose.describe("O que esse uso pede do portão e do motor."),
    faults: listing.describe("O que falha primeiro ali."),
    choice: table.describe("Equipamento que serve."),
    rules: listing.describe("Quem decide, quem guarda as chaves, como se deixa entrar."),
    cost: prose,
    care: prose,
  }),
  /** A motor of the register. */
  entryOf("model", {
    plan: z.string().describe("O plano no cadastro, cujos números as páginas citam pelo nome."),
    definition: prose,
    fits: listing,
    unfit: listing,
    neighbours: listing,
    cost: prose,
    care: prose,
  }),
  /** What is sold, whatever its model: what a title is about that names nothing else. */
  entryOf("product", {
    definition: prose.describe("De que é feito e o que faz."),
    fits: listing.describe("Qual para qual portão e uso."),
    unfit: listing.describe("Compras que dão errado."),
    neighbours: listing,
    choice: table,
    preparation: steps.describe("O que quem compra descobre antes."),
    cost: prose,
    worth: prose,
    care: prose,
  }),
  /** A danger and how to keep from it. */
  entryOf("safety", {
    definition: prose,
    rules: listing.describe("O que fazer e o que nunca."),
    stop: listing.describe("Quando parar de usar o portão."),
    checks: steps.optional(),
    work: steps,
    cost: prose.optional(),
  }),
  /** A rule of the authorities. */
  entryOf("law", {
    definition: prose.describe("O que o texto manda."),
    concerned: listing.describe("A quem diz respeito e a quem não."),
    rules: steps.describe("Como se pôr em ordem."),
    caveat: prose.describe("Que um advogado ou a prefeitura confirma; sai em toda página que a cita."),
    sources: z.array(z.string().min(5)).min(1).describe("Os textos da lei, como são citados."),
    cost: prose.optional(),
  }),
  /** Something a reader may look at or do by himself. */
  entryOf("check", {
    definition: prose.describe("O que mostra, o que é preciso para fazer."),
    checks: steps,
    readings: table.describe("O que se achou, o que isso sugere; about cita."),
    stop: listing,
    work: steps.optional().describe("Como um técnico faz o mesmo, com o que tem."),
    cost: prose,
  }),
]);
