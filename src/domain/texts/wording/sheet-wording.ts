import { line, lines, paragraph } from "#domain/forms/text-controls";
import { withBlanks } from "#domain/forms/with-blanks";
import { button, part } from "./parts";

const message = () =>
  withBlanks(paragraph("Mensagem que leva o link", { max: 400 }), {
    numero: "o número do documento",
    link: "o endereço do documento",
    data: "o último dia em que vale",
  });
const terms = () => lines("Condições", { max: 8, help: "Uma por linha. Cada documento guarda as do dia em que foi emitido." });
const ends = {
  expired: line("Depois de vencido", { max: 300 }),
  replaced: line("Depois de substituído por outro", { max: 300 }),
  withdrawn: line("Depois de retirado", { max: 300 }),
};

/** What quotes and certificates say besides what is written of one customer, and the messages that bring their links. */
export const sheetWording = part("Orçamentos e certificados", {
  quote: part("Orçamento por escrito", {
    message: message(),
    payment: line("Pagamento proposto", { max: 120 }),
    warranty: paragraph("Garantia proposta", { max: 400 }),
    terms: terms(),
    accept: paragraph("Acima do botão de aceitar", { max: 400 }),
    button: button(),
    accepted: withBlanks(line("Quem aceitou", { max: 120 }), { nome: "quem aceitou", data: "o dia" }),
    next: line("Depois de aceito", { max: 300 }),
    ...ends,
  }),
  certificate: part("Certificado de garantia", { message: message(), terms: terms(), ...ends }),
  save: line("Como guardar", { max: 200 }),
});
