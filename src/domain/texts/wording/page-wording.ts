import { part } from "#domain/forms/controls";
import { headFields, html, keywords, line, lines, link, list, paragraph } from "#domain/forms/text-controls";
import { withBlanks } from "#domain/forms/with-blanks";
import { button, callFields, callWithBlanks, crumb, message, pageTop, title } from "./parts";

const place = { lugar: "o nome do lugar", onde: "o mesmo com a palavra que o antecede, como “na Mooca” ou “em Santana”" };
const subject = { título: "o título da página" };

const unknownPlace = () => ({
  description: withBlanks(paragraph("Descrição nos buscadores"), place),
  summary: withBlanks(paragraph("Resumo"), place),
  html: html("Texto"),
});

const plan = { potência: "a potência do motor", controles: "o número de controles", garantia: "o prazo da garantia" };
const slot = { dia: "o dia por extenso", janela: "o nome da janela", abre: "a hora de começar", fecha: "a hora de terminar" };
const notice = {
  code: line("Número", { max: 10 }),
  title: title(),
  text: paragraph("Texto"),
  head: part("Nos buscadores e na aba", { title: title(), description: paragraph("Descrição") }),
};

/** What pages are called, what those of a kind say besides the texts of their own, and what their parts say wherever they stand. */
export const pageWording = {
  pages: part("As páginas, em listas", {
    home: line("Página inicial", { max: 60 }),
    faq: line("Perguntas e respostas", { max: 60 }),
    siteMap: line("Mapa do site", { max: 60 }),
    warranty: line("Garantia", { max: 60 }),
    terms: line("Termos de uso", { max: 60 }),
    privacy: line("Privacidade", { max: 60 }),
    accessibility: line("Acessibilidade", { max: 60 }),
    works: line("Obras", { max: 60 }),
    team: line("Equipe", { max: 60 }),
  }),
  places: part("Páginas de lugares", {
    label: withBlanks(line("Um bairro nas listas"), { lugar: place.lugar, cidade: "o nome da cidade" }),
    capital: withBlanks(line("A capital nas listas"), { cidade: "o nome da cidade" }),
    crumb: crumb(),
    title: withBlanks(line("Título"), {
      lugar: "o nome do lugar, com a cidade fora da capital",
      onde: place.onde,
    }),
    keywords: withBlanks(keywords(), place),
    benefits: part("O que vem com o motor", { title: withBlanks(title(), place), items: lines("Itens", { max: 12 }) }),
    plans: part("Planos", { title: title() }),
    testimonials: part("Depoimentos", {
      own: withBlanks(line("Título quando há depoimentos da cidade"), { cidade: "o nome da cidade" }),
      general: line("Título quando não há"),
    }),
    nearby: line("Título dos lugares perto"),
    topics: line("Título dos assuntos"),
    message: withBlanks(message(), place),
    call: part("Chamada final", callWithBlanks(place)),
    unknown: part(
      "Lugares sem página própria",
      {
        served: part("Quando atendemos", unknownPlace()),
        ask: part("Quando é preciso consultar", unknownPlace()),
        outside: part("Quando não atendemos", unknownPlace()),
      },
      { help: "O que aparece quando alguém abre o endereço de um lugar que não tem página." },
    ),
  }),
  topics: part("Páginas de assuntos", {
    crumb: crumb(),
    related: line("Título dos assuntos relacionados"),
    places: line("Título dos lugares"),
    call: part("Chamada final", callFields),
    categories: part("Categorias do menu", {
      installation: line("Instalação", { max: 60 }),
      repair: line("Manutenção e reparo", { max: 60 }),
      motors: line("Tipos de motores", { max: 60 }),
      brands: line("Marcas", { max: 60 }),
      accessories: line("Acessórios", { max: 60 }),
      services: line("Serviços", { max: 60 }),
      problems: line("Problemas e soluções", { max: 60 }),
    }),
    unknown: part(
      "Assuntos sem página própria",
      {
        description: paragraph("Descrição nos buscadores"),
        summary: paragraph("Resumo"),
        html: html("Texto"),
        call: part("Chamada final", callFields),
      },
      { help: "O que aparece quando alguém abre o endereço de um assunto que ninguém escreveu." },
    ),
  }),
  generated: part("Páginas geradas", {
    crumb: crumb(),
    message: withBlanks(message(), subject),
    call: part("Chamada final", callWithBlanks(subject)),
    announcementCall: part("Chamada final dos avisos", callFields),
  }),
  legal: part("Textos legais", { call: part("Chamada final", callFields) }),
  faq: part("Página de perguntas e respostas", {
    ...pageTop(),
    message: message(),
    call: part("Chamada final", callFields),
  }),
  siteMap: part("Mapa do site", {
    crumb: crumb(),
    title: title(),
    head: part("Nos buscadores", {
      ...headFields,
      next: withBlanks(line("Título das páginas seguintes da lista"), { número: "o número da página" }),
      keywords: keywords(),
    }),
    summary: paragraph("Resumo abaixo do título"),
    parts: part("Títulos das partes", {
      main: line("Páginas principais"),
      generated: line("Páginas geradas"),
      topics: line("Assuntos"),
      places: line("Lugares"),
    }),
    links: part("Links", {
      home: line("Página inicial", { max: 60 }),
      siteMap: line("Esta página", { max: 60 }),
      login: line("Painel", { max: 60 }),
      xml: line("Arquivo para buscadores", { max: 60 }),
    }),
    topicGroups: part("Grupos de assuntos", {
      installation: line("Instalação", { max: 60 }),
      repair: line("Manutenção e reparo", { max: 60 }),
      motors: line("Tipos de motores", { max: 60 }),
      brands: line("Marcas e acessórios", { max: 60 }),
      professionals: line("Serviços e profissionais", { max: 60 }),
    }),
    placeGroups: part("Grupos de lugares", {
      capital: line("Capital", { max: 60 }),
      abcd: line("ABCD", { max: 60 }),
      guarulhos: line("Guarulhos", { max: 60 }),
      osasco: line("Osasco", { max: 60 }),
      others: line("Outras cidades", { max: 60 }),
    }),
    generated: part("Lista das páginas geradas", {
      none: line("Quando não há nenhuma"),
      one: line("Quando há uma"),
      many: withBlanks(line("Quando há várias"), { número: "quantas são" }),
      position: withBlanks(line("Posição na lista"), { página: "o número da página", total: "quantas páginas a lista tem" }),
    }),
  }),
  booking: part(
    "Escolha do dia de instalação",
    {
      title: title(),
      intro: paragraph("Introdução"),
      onRequest: line("Junto de janelas sob consulta", { max: 40 }),
      none: paragraph("Quando não há dia livre"),
      gone: paragraph("Quando o escolhido já não está livre"),
      chosen: part("Depois da escolha", {
        title: withBlanks(title(), slot),
        text: paragraph("Texto"),
        button: button(),
        message: withBlanks(message(), slot),
        calendar: line("Link do arquivo de agenda", { max: 60 }),
      }),
      event: part("No arquivo de agenda", { title: line("Título"), text: paragraph("Texto") }),
    },
    { help: "Na página de agendamento, com os dias das próximas duas semanas. Dias cheios e feriados se marcam no cadastro." },
  ),
  notFound: part("Página não encontrada", {
    ...notice,
    ways: list("Para onde seguir", part("", { text: line("Texto", { max: 60 }), path: link("Endereço") }), {
      item: "Link",
      itemName: "text",
      max: 8,
    }),
  }),
  failure: part("Página que falhou", notice),
  offers: part("Cartões de planos, descontos e garantias", {
    plans: withBlanks(lines("O que vem em cada plano", { max: 10 }), plan),
    tilt: withBlanks(lines("O que vem em cada pacote para basculante", { max: 10 }), {
      ...plan,
      modelo: "o modelo do motor",
      área: "a área máxima do portão, em m²",
      uso: "o uso a que se destina",
    }),
    tradeIn: withBlanks(line("O valor de cada desconto"), { desconto: "o valor em reais" }),
    warranty: withBlanks(line("O nome de cada faixa de garantia"), { nome: "o nome da faixa" }),
    recommended: line("No plano recomendado", { max: 40 }),
    recommendedPlan: line("Nome do plano recomendado", { max: 40, help: "Como está no cadastro. É o que a maioria precisa." }),
    choose: withBlanks(line("Botão de cada plano", { max: 40 }), { plano: "o nome do plano" }),
    message: withBlanks(line("Mensagem do botão de cada plano"), { plano: "o nome do plano" }),
  }),
  sections: part("Dentro das páginas", {
    questions: line("Título das perguntas"),
    step: withBlanks(line("Acima de cada passo", { max: 40 }), { número: "o número do passo" }),
    readMore: line("Link de cada serviço para a página dele", { max: 60 }),
    openList: line("Acima das listas que o celular dobra", { max: 60 }),
    readPart: line("Acima dos textos que o celular dobra", { max: 60 }),
    moreVoices: line("Acima dos depoimentos que o celular dobra", { max: 60 }),
    schedule: part("Agenda de instalação", {
      windows: line("Título das janelas de horário"),
      week: line("Título da semana"),
      hours: withBlanks(line("O horário de cada janela"), { abre: "a hora de abrir", fecha: "a hora de fechar" }),
      available: line("Situação: disponível", { max: 40 }),
      limited: line("Situação: limitado", { max: 40 }),
      onRequest: line("Situação: sob consulta", { max: 40 }),
    }),
  }),
};
