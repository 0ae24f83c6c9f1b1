import { line, paragraph } from "#domain/forms/text-controls";
import { withBlanks } from "#domain/forms/with-blanks";
import { button, part, title } from "./parts";

const said = (label: string) => part(label, { title: title(), text: paragraph("Texto") });

/** The page on which a customer says how it went, and the message that asks for it. */
export const voiceWording = part("Depoimentos de clientes", {
  invitation: withBlanks(
    paragraph("Convite que você manda ao cliente", {
      max: 600,
      help: "O mesmo para todos: não se pede depoimento só a quem ficou satisfeito.",
    }),
    { link: "o endereço do convite" },
  ),
  title: title(),
  intro: paragraph("Introdução"),
  consent: line("Autorização que o cliente marca", { max: 300 }),
  button: button(),
  photo: part("Fotografia do cliente", {
    help: paragraph("Explicação abaixo do campo"),
    alt: withBlanks(line("O que ela mostra, para quem não a vê"), { nome: "o nome do cliente" }),
  }),
  received: said("Depois de enviar"),
  published: said("Depois de publicado"),
  withdrawn: said("Depois de retirado"),
  withdrawal: part("Retirada", { text: paragraph("Texto"), button: button() }),
  profile: line("Convite ao perfil público", { max: 200, help: "Aparece a todos, se o cadastro tiver o endereço do perfil." }),
  over: said("Convite que não vale mais"),
  answer: withBlanks(line("Resposta da empresa"), { resposta: "o que a empresa respondeu" }),
});
