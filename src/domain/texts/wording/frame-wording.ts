import { part } from "#domain/forms/controls";
import { line, lines, link, list, paragraph } from "#domain/forms/text-controls";
import { withBlanks } from "#domain/forms/with-blanks";
import { button, message, title } from "./parts";

const clock = { abre: "a hora de abrir", fecha: "a hora de fechar" };
const opening = { hora: "a hora de abrir, como “das 6h”" };

/** What stands around every page, or is the same on all of them. */
export const frameWording = {
  general: part("Em todo o site", {
    home: line("A página inicial no caminho das páginas", { max: 60 }),
    shareImage: withBlanks(line("Descrição da imagem de compartilhamento"), { título: "o título da página" }),
    keywords: lines("Palavras-chave de páginas que não têm as suas"),
    product: line("O produto, para os buscadores"),
  }),
  contact: part("Contato", {
    button: button(),
    message: message(),
    answer: part(
      "Quando respondemos",
      {
        always: line("A qualquer hora, para quem navega sem script"),
        open: line("Durante o atendimento"),
        soon: withBlanks(line("Fechado, quando falta pouco para abrir"), opening),
        tomorrow: withBlanks(line("Fechado até amanhã"), opening),
        weekday: withBlanks(line("Fechado por alguns dias"), { dia: "o dia, como “na segunda-feira”", ...opening }),
        later: withBlanks(line("Fechado por mais de uma semana"), { dia: "o dia, como “2 de janeiro”", ...opening }),
        shut: line("Fechado sem data para abrir"),
        reason: withBlanks(line("Em feriados e dias fechados"), {
          motivo: "o nome do feriado ou o aviso",
          resposta: "uma das frases acima",
        }),
        closedToday: line("O motivo, quando não há outro", { max: 60 }),
        late: line("O que a mensagem do visitante diz a mais fora do horário"),
      },
      { help: "Ao lado dos botões de contato, conforme a hora de São Paulo." },
    ),
    card: part("Cartão ao lado dos textos", {
      title: title(),
      text: paragraph("Texto"),
      chat: line("Horário do WhatsApp"),
      visits: withBlanks(line("Cada horário de visitas"), { dias: "os dias", ...clock }),
    }),
  }),
  menu: part("Menu", {
    title: line("Título no celular", { max: 30 }),
    capital: line("Bairros da capital", { max: 40 }),
    allNeighbourhoods: line("Link para todos os bairros", { max: 60 }),
    allCities: line("Link para todas as cidades", { max: 60 }),
    abcd: line("Cidades do ABCD", { max: 40 }),
    otherCities: line("Outras cidades", { max: 40 }),
    services: line("Serviços", { max: 40 }),
    servicesTitle: line("Título dentro de serviços", { max: 60 }),
    allServices: line("Link para todos os serviços", { max: 60 }),
    generated: line("Páginas geradas", { max: 40 }),
    allGenerated: line("Link para todas as páginas geradas", { max: 60 }),
    estimate: line("Orçamento", { max: 40 }),
    faq: line("Perguntas e respostas", { max: 40 }),
    siteMap: line("Mapa do site", { max: 40 }),
    login: line("Painel", { max: 40 }),
  }),
  footer: part("Rodapé", {
    intro: paragraph("Abaixo do nome da empresa"),
    company: lines("Dados da empresa", { max: 8 }),
    hours: part("Horários", {
      title: title(),
      each: withBlanks(line("Cada horário"), { dias: "os dias", ...clock }),
      prices: line("Preços"),
    }),
    links: part("Páginas", {
      title: title(),
      items: list("Links", part("", { text: line("Texto", { max: 60 }), path: link("Endereço") }), {
        item: "Link",
        itemName: "text",
        max: 16,
      }),
    }),
    areaTitle: line("Acima das cidades, no celular", { max: 60 }),
    areaServed: withBlanks(line("Cidades atendidas"), { cidades: "a lista das cidades com frete grátis" }),
    and: line("Antes da última cidade", { max: 20 }),
  }),
  freeShipping: part("Frete grátis", {
    cities: lines("Cidades", { max: 200, longest: 80, help: "Uma por linha. A que tem página própria vira um link." }),
  }),
};
