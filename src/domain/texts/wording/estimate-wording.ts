import { part } from "#domain/forms/controls";
import { line, lines, paragraph } from "#domain/forms/text-controls";
import { withBlanks } from "#domain/forms/with-blanks";
import { button, message, title } from "./parts";

const place = { lugar: "o nome do lugar" };
const option = (label: string) => line(label, { max: 80 });
const sizes = { mínimo: "a menor medida, em metros", máximo: "a maior medida, em metros" };
const measure = { medida: "o que o portão tem", limite: "até onde o plano vai" };
const times = { vezes: "as aberturas por dia do cadastro" };

const estimateForm = part("Perguntas", {
  title: title(),
  intro: paragraph("Introdução"),
  place: part("Lugar", {
    legend: line("Pergunta"),
    help: line("Ajuda"),
    cep: line("Quem só sabe o CEP", { max: 60 }),
    cepField: line("Campo do CEP", { max: 40 }),
    cepHelp: line("Ajuda do CEP"),
    cepButton: button(),
  }),
  gate: part("Tipo de portão", {
    legend: line("Pergunta"),
    deslizante: option("Deslizante"),
    basculante: option("Basculante"),
    pivotante: option("Pivotante"),
  }),
  leaves: part("Folhas", { legend: line("Pergunta"), one: option("Uma"), two: option("Duas") }),
  size: part("Medidas", {
    legend: line("Pergunta"),
    help: line("Ajuda"),
    width: line("Largura", { max: 40 }),
    height: line("Altura", { max: 40 }),
    unit: line("Unidade", { max: 20 }),
  }),
  leaf: part("Material", {
    legend: line("Pergunta"),
    aluminium: option("Alumínio"),
    bars: option("Ferro vazado"),
    sheet: option("Ferro fechado"),
    wood: option("Madeira"),
    unknown: option("Não sei"),
  }),
  use: part("Uso", {
    legend: line("Pergunta"),
    home: withBlanks(option("Casa"), times),
    building: withBlanks(option("Prédio"), times),
    shop: withBlanks(option("Comércio"), times),
    more: option("Mais que isso"),
  }),
  motor: part("Motor atual", {
    legend: line("Pergunta"),
    none: option("Nenhum"),
    own: option("Da marca"),
    other: option("De outra marca"),
    working: line("Se funciona"),
    remotes: line("Se há controles"),
    yes: option("Sim"),
    no: option("Não"),
  }),
  button: button(),
});

const estimateProblems = part("Quando falta algo", {
  title: title(),
  portao: line("Tipo de portão"),
  largura: withBlanks(line("Largura"), sizes),
  altura: withBlanks(line("Altura"), sizes),
  folha: line("Material"),
  uso: line("Uso"),
  cep: line("CEP"),
});

const estimateOffer = part("Resposta com preço", {
  plan: withBlanks(line("O plano"), { plano: "o nome do plano" }),
  package: withBlanks(line("O pacote de basculante"), { pacote: "o nome do pacote", plano: "o plano do motor" }),
  instalments: withBlanks(line("As parcelas"), { vezes: "o número de parcelas", parcela: "o valor de cada uma" }),
  reasonsTitle: line("Título dos motivos"),
  width: withBlanks(line("Motivo: largura"), measure),
  area: withBlanks(line("Motivo: área"), measure),
  weight: withBlanks(line("Motivo: peso"), measure),
  uses: withBlanks(line("Motivo: uso"), measure),
  heaviest: line("Quando não se sabe o material"),
  includedTitle: line("Título do que está incluído"),
  included: lines("O que está incluído, além do plano", { max: 8 }),
  timeTitle: line("Título do prazo"),
  time: paragraph("Prazo"),
  tradeInTitle: line("Título do desconto"),
  tradeIn: withBlanks(paragraph("Desconto na troca"), {
    nome: "o nome do desconto",
    desconto: "o valor dele",
    condições: "o que ele pede",
    preço: "o preço com o desconto",
  }),
  changesTitle: line("Título do que muda o preço"),
  changes: lines("O que pode mudar o preço", { max: 8 }),
});

const estimateVisit = part("Resposta com visita", {
  title: title(),
  intro: paragraph("Introdução"),
  leaves: line("Motivo: duas folhas"),
  often: line("Motivo: uso intenso"),
  width: withBlanks(line("Motivo: largura"), measure),
  area: withBlanks(line("Motivo: área"), measure),
  weight: withBlanks(line("Motivo: peso"), measure),
  uses: withBlanks(line("Motivo: aberturas"), measure),
  together: line("Motivo: o conjunto"),
  next: paragraph("O que a visita faz"),
  tradeIn: withBlanks(paragraph("Desconto na troca"), {
    nome: "o nome do desconto",
    desconto: "o valor dele",
    condições: "o que ele pede",
  }),
});

/** What is said of places, and what the page with prices asks and answers. */
export const estimateWording = {
  coverage: part("Área atendida", {
    title: title(),
    field: line("Nome do campo", { max: 60 }),
    button: button(),
    served: withBlanks(line("Quando atendemos"), place),
    freeShipping: line("Quando o frete é grátis ali"),
    nearby: withBlanks(line("Quando fica perto e é preciso consultar"), place),
    namesake: withBlanks(line("Quando há mais de um lugar com o nome"), place),
    unknown: withBlanks(line("Quando ninguém conhece o lugar"), place),
    choices: line("Antes dos nomes parecidos", { max: 60 }),
    nearbyCep: line("CEP que é preciso consultar"),
    outside: withBlanks(line("Quando não atendemos"), place),
    outsideCep: line("CEP fora da área"),
  }),
  estimate: part("Orçamento", {
    link: line("Link para o orçamento", { max: 60, help: "Na página inicial, nos planos e nas páginas de lugares." }),
    form: estimateForm,
    problems: estimateProblems,
    offer: estimateOffer,
    visit: estimateVisit,
    outside: part("Resposta fora da área", { title: title(), text: paragraph("Texto") }),
    askFirst: paragraph("Abaixo do preço, quando é preciso consultar o lugar"),
    noPlace: paragraph("Abaixo do preço, quando o lugar não foi dito"),
    contact: part("Contato", {
      button: button(),
      outsideButton: button(),
      message: withBlanks(message(), {
        portão: "o tipo de portão",
        medidas: "largura e altura",
        folha: "o material",
        uso: "o uso",
        motor: "o motor atual",
        lugar: "o lugar",
        resposta: "o que o site respondeu",
      }),
      noMotor: line("Na mensagem: nenhum motor", { max: 40 }),
      ownMotor: line("Na mensagem: motor da marca", { max: 40 }),
      otherMotor: line("Na mensagem: motor de outra marca", { max: 40 }),
      twoLeaves: line("Na mensagem: duas folhas", { max: 40 }),
      working: line("Na mensagem: motor que funciona", { max: 40 }),
      broken: line("Na mensagem: motor parado", { max: 40 }),
      remotes: line("Na mensagem: com controles", { max: 40 }),
      noPlace: line("Na mensagem: lugar não dito", { max: 40 }),
      visit: line("Na mensagem: resposta com visita", { max: 80 }),
      address: line("Link para a resposta", { max: 60 }),
    }),
  }),
};
