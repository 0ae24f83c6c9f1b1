import { line, paragraph } from "#domain/forms/text-controls";
import { withBlanks } from "#domain/forms/with-blanks";
import { callFields, head, message, part, title } from "./parts";

const work = { título: "o título da obra" };

/** The list of works, the page of each, and what other pages show of them. */
export const workWording = part("Obras", {
  crumb: line("No caminho da página", { max: 60 }),
  title: title(),
  head: head(),
  summary: paragraph("Resumo abaixo do título"),
  none: paragraph("Quando nenhuma obra tem o que se procura"),
  all: line("Link para todas", { max: 60 }),
  shown: part("Em outras páginas", {
    own: withBlanks(line("Título quando a obra é do lugar"), { onde: "o lugar, como “na Mooca”" }),
    general: line("Título nas demais"),
  }),
  facts: part("Dados da obra", {
    service: line("Serviço", { max: 40 }),
    gate: line("Portão", { max: 40 }),
    place: line("Lugar", { max: 40 }),
    day: line("Quando", { max: 40 }),
    hours: line("Tempo de trabalho", { max: 40 }),
    motor: line("Motor", { max: 40 }),
  }),
  problem: title(),
  done: title(),
  before: line("Fotografia de antes", { max: 40 }),
  after: line("Fotografia de depois", { max: 40 }),
  related: line("Título dos links", { max: 60 }),
  message: withBlanks(message(), work),
  call: part("Chamada final", callFields),
});
