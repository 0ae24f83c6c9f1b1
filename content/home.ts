/** The home page, section by section. Figures are quoted by their names in the register. */
import type { HomeText } from "#domain/texts/home-text";

export const home: HomeText = {
  head: {
    headTitle: "Motor para portão {{marca}} com instalação grátis em SP",
    description:
      "Motor {{marca}} com frete e instalação grátis em São Paulo e região, {{parcelas}} e garantia. O mais rápido abre folha leve em {{abertura-segundos}}.",
    keywords: [
      "motor para portão",
      "motor {{marca}}",
      "portão automático São Paulo",
      "instalação de motor de portão",
      "conserto de portão automático",
    ],
  },
  opening: {
    title: "Motor {{marca}} para portão automático, com instalação grátis",
    text: "Chega sem frete e é instalado sem custo em São Paulo e região. O mais rápido abre uma folha leve de {{folha-de-referencia}} em {{abertura-segundos}}. Você fala direto com quem instala.",
    note: "{{parcelas}} · {{garantia-promocional}} de garantia",
  },
  demo: {
    caption: "O motor mais rápido, com uma folha leve de {{folha-de-referencia}}: {{abertura-segundos}}.",
    comparison: "Motores de {{modelos-segundos}}.",
    motor: "Motor de {segundos} s",
    counter: { ajar: "Abre em", opening: "Abrindo", open: "Aberto em", closing: "Fechando", closed: "Fechado em" },
  },
  video: {
    title: "Veja o portão abrindo",
    text: "De fechado a aberto, no tempo real do motor. O vídeo só carrega quando você aperta o play.",
  },
  figures: [
    { value: "Desde {{desde-ano}}", label: "instalando motores" },
    { value: "{{clientes-numero}}+", label: "clientes" },
    { value: "{{abertura-curta}}", label: "para abrir, no mais rápido" },
    { value: "{{parcelas-vezes}}", label: "sem juros" },
    { value: "{{garantia-promocional}}", label: "de garantia" },
  ],
  gates: {
    title: "Qual é o seu portão?",
    intro: "O motor certo depende do movimento, do peso e de quantas vezes o portão abre por dia.",
    items: [
      {
        gate: "deslizante",
        title: "Deslizante",
        text: "Corre para o lado sobre um trilho. Precisa de parede livre do tamanho do vão e aceita folhas pesadas.",
        path: "/topicos/motor-para-portao-deslizante",
      },
      {
        gate: "basculante",
        title: "Basculante",
        text: "Sobe e deita sob o teto da garagem. Dispensa parede livre ao lado, mas o pé da folha avança para fora ao abrir; pede contrapeso bem regulado.",
        path: "/topicos/motor-para-portao-basculante",
      },
      {
        gate: "pivotante",
        title: "Pivotante",
        text: "Gira sobre a dobradiça, em uma folha ou duas. Precisa de espaço livre por onde a folha passa.",
        path: "/topicos/motor-para-portao-pivotante",
      },
    ],
  },
  plans: {
    title: "Planos com instalação inclusa",
    offers: "Tabela de ofertas dos motores: {ofertas}.",
    offer: "{oferta} por {preço}",
  },
  instalments: {
    text: "Em até {{parcelas}}: o plano {{plano-menor-nome}} sai por",
    amount: "{vezes} × {{plano-menor-parcela}}",
    button: "Simular parcelas",
    message: "Olá! Gostaria de simular o parcelamento de um motor {{marca}}.",
  },
  benefits: {
    title: "O que você leva com o motor",
    items: [
      {
        icon: "tool",
        title: "Instalação grátis",
        text: "Feita por técnico próprio, em {{instalacao-duracao}}, na capital e na região.",
      },
      { icon: "truck", title: "Frete grátis", text: "O motor chega com a equipe. Você não paga entrega nem deslocamento." },
      {
        icon: "speed",
        title: "A partir de {{abertura-segundos}} para abrir",
        text: "É o tempo do motor mais rápido com uma folha leve de {{folha-de-referencia}}. Por motor: {{ficha-solo-nome}}, {{ficha-solo-abertura}}; {{ficha-rio-nome}}, {{ficha-rio-abertura}}; {{ficha-seg-nome}}, {{ficha-seg-abertura}}.",
      },
      { icon: "card", title: "{{parcelas}}", text: "Motor e instalação parcelados no cartão pelo mesmo preço." },
      {
        icon: "shield",
        title: "{{garantia-promocional}} de garantia",
        text: "Por escrito, com visita em até {{garantia-visita}}. Dá para estender até {{garantia-estendida}}.",
      },
      {
        icon: "people",
        title: "Desde {{desde-ano}}",
        text: "Mais de {{clientes-numero}} clientes em casas, condomínios e empresas.",
      },
    ],
  },
  steps: {
    title: "Como funciona",
    steps: [
      { title: "Você manda uma foto", text: "Pelo WhatsApp: o portão inteiro, o motor atual e a medida aproximada." },
      {
        title: "O técnico indica o motor",
        text: "Com tamanho, peso aproximado e uso do portão, sai o orçamento por escrito, com a instalação dentro.",
      },
      {
        title: "A equipe instala e ensina",
        text: "Motor, percurso e controles testados na sua frente. Você aprende o que fazer se faltar energia.",
      },
    ],
  },
  testimonials: { title: "Quem já trocou o motor", intro: "Nota {{nota}} de 5 em {{avaliacoes}}." },
  freeShipping: {
    title: "Frete grátis na sua cidade",
    intro: "Entregamos e instalamos sem cobrar o deslocamento nas cidades abaixo.",
    notFound: "Nenhuma cidade encontrada com este termo. Entre em contato para verificar disponibilidade.",
  },
  faq: { title: "Antes de pedir o preço", more: "Ver todas as perguntas" },
  nearby: { title: "Atendimento perto de você" },
  call: {
    title: "Portão parado não espera",
    text: "Afaste as pessoas, desligue o disjuntor do portão e mande uma foto. Em emergência, a previsão de chegada é de até {{emergencia-horas}}.",
    button: "Chamar no WhatsApp",
    message: "Olá! Meu portão parou e preciso de um técnico.",
  },
};
