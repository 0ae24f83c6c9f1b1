import { part } from "#domain/forms/controls";
import { line, lines, paragraph } from "#domain/forms/text-controls";
import { withBlanks } from "#domain/forms/with-blanks";
import { button, callFields, message, pageTop, title } from "./parts";

const said = (label: string) => part(label, { title: title(), text: paragraph("Texto") });

const sheetMessage = () =>
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

const work = { título: "o título da obra" };
const person = { nome: "como a pessoa quer ser chamada" };
const day = { data: "o dia" };

export const customerWording = {
  /** The page on which a customer says how it went, and the message that asks for it. */
  voices: part("Depoimentos de clientes", {
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
  }),
  /** What quotes and certificates say besides what is written of one customer, and the messages that bring their links. */
  sheets: part("Orçamentos e certificados", {
    quote: part("Orçamento por escrito", {
      message: sheetMessage(),
      payment: line("Pagamento proposto", { max: 120 }),
      warranty: paragraph("Garantia proposta", { max: 400 }),
      terms: terms(),
      accept: paragraph("Acima do botão de aceitar", { max: 400 }),
      button: button(),
      accepted: withBlanks(line("Quem aceitou", { max: 120 }), { nome: "quem aceitou", data: "o dia" }),
      next: line("Depois de aceito", { max: 300 }),
      ...ends,
    }),
    certificate: part("Certificado de garantia", { message: sheetMessage(), terms: terms(), ...ends }),
    save: line("Como guardar", { max: 200 }),
  }),
  /** The list of works, the page of each, and what other pages show of them. */
  works: part("Obras", {
    ...pageTop(),
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
  }),
  /** The page of those who do the work, and what works say of who did them. */
  team: part("Equipe", {
    ...pageTop(),
    since: withBlanks(line("Desde quando", { max: 80 }), { ano: "o ano em que começou" }),
    courses: line("Título dos cursos", { max: 60 }),
    works: withBlanks(line("Título das obras de cada um", { max: 80 }), person),
    photo: withBlanks(line("O que a fotografia mostra, para quem não a vê"), person),
    done: line("Na obra, quem a fez", { max: 60 }),
    link: line("Link para a equipe", { max: 60 }),
    call: part("Chamada final", callFields),
  }),
  /** When a page was published, changed and reviewed, as it says itself. */
  dates: part("Datas das páginas", {
    published: withBlanks(line("Publicação", { max: 80 }), day),
    changed: withBlanks(line("Última mudança do texto", { max: 80 }), day),
    reviewed: withBlanks(line("Revisão", { max: 80 }), { nome: "quem revisou", ...day }),
  }),
};
