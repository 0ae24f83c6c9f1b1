import { z } from "zod";
import { findPersonalData } from "#domain/contacts/personal-data";
import { choice } from "#domain/forms/controls";
import { line, list, paragraph } from "#domain/forms/text-controls";
import { withBlanks } from "#domain/forms/with-blanks";
import { gateKinds, gateNames } from "#domain/gate/gate-kind";
import { REPLY_BLANKS, REPLY_USES, type ReplyUse } from "./reply-uses";

const USE_NAMES = Object.keys(REPLY_USES) as [ReplyUse, ...ReplyUse[]];
const NOBODYS = "Telefone, e-mail, CPF e CEP não se escrevem aqui: os da empresa vêm do cadastro, por “Inserir dado”.";

const message = paragraph("Mensagem", { max: 1200, help: "Link de uma página do site: [texto](/pagina)." });
const text = withBlanks(message.refine((written) => !findPersonalData(written), NOBODYS).meta(message.meta() ?? {}), REPLY_BLANKS);

/** The owner's short messages, in the order of their list. */
export const repliesSchema = z.strictObject({
  replies: list(
    "Respostas",
    z
      .strictObject({
        name: line("Nome", { max: 60 }),
        use: choice("Quando usar", USE_NAMES, { choices: REPLY_USES, help: "A situação do contato põe na frente as que servem para ela." }),
        gate: choice("Para que portão", ["todos", ...gateKinds], { choices: { todos: "Todos", ...gateNames } }),
        text,
      })
      .meta({ itemName: "name" }),
    { item: "Resposta", itemName: "name", max: 60 },
  ),
});
