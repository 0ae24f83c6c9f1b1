import { z } from "zod";
import { choice, said } from "#domain/forms/controls";
import { choicesAmong, line, list, paragraph } from "#domain/forms/text-controls";
import { gateKinds, gateNames } from "#domain/gate/gate-kind";
import { aimNames, aims, groundNames, grounds, useNames, uses } from "./circumstance";

/** What a sentence about a place is on: a ground or a use that it shows there, or one of the rest. */
export const matters = [...grounds, "ar", ...uses, "regras", "acesso"] as const;

type Matter = (typeof matters)[number];

const matterNames: Record<Matter, string> = {
  ...groundNames,
  ...useNames,
  ar: "Ar, umidade e indústria",
  regras: "Regras da prefeitura e do patrimônio",
  acesso: "Como se chega e onde se para",
};

const FOR_HELP = "Deixe vazio se vale para todos. O que é de um serviço só abre as páginas dele.";

const known = z
  .strictObject({
    on: choice("Assunto", matters, { choices: matterNames }),
    says: paragraph("Frase", {
      max: 400,
      help: "Um fato que muda o portão ou a visita, em uma frase completa, com o nome da rua ou do lugar.",
    }),
    source: line("De onde se sabe", { max: 120, help: "Como “mapa de relevo” ou “pontos de alagamento do CGE”. Visitantes não veem." }),
    for: said(z.array(z.enum(aims)).optional(), "choices", "Só para estes serviços", { choices: aimNames, help: FOR_HELP }),
  })
  .meta({ itemName: "says" });

const prepositions = ["em", "no", "na", "nos", "nas"] as const;

const PREPOSITION_EXAMPLES = { em: "em, como em Santana", no: "no, como no Tatuapé", na: "na, como na Mooca", nos: "nos", nas: "nas" };

/** What is known of a place and decides something; pages about the place are written from it. */
export const placeRecordFields = {
  gates: choicesAmong("Portões comuns no lugar", gateKinds, { choices: gateNames }),
  uses: choicesAmong("O que os portões fecham", uses, { choices: useNames }),
  grounds: choicesAmong("Rua e terreno", grounds, { choices: groundNames }),
  preposition: choice("Preposição antes do nome", prepositions, { choices: PREPOSITION_EXAMPLES }),
  knows: list("O que se sabe do lugar", known, {
    item: "Frase",
    itemName: "says",
    min: 0,
    max: 40,
    help: "Para as páginas criadas sobre este lugar. Só o que é público e certo; não repita frases do texto acima.",
  }),
};

/** A file of `content/lugares`, named as the place's address. */
export const placeRecordSchema = z.strictObject({ slug: z.string().regex(/^[a-z0-9-]+$/), ...placeRecordFields });

export type PlaceRecord = z.output<typeof placeRecordSchema>;
export type KnownOfPlace = PlaceRecord["knows"][number];

/** Whether it is of one service alone, or of some. */
export const isOfSomeServices = ({ for: aims = [] }: KnownOfPlace): boolean => aims.length > 0;
