import type { LandingPage } from "#domain/landing/landing-page";

export const zonaLestePortoes: LandingPage = {
  slug: "zona-leste-portoes",
  title: "Portão automático na Zona Leste de São Paulo",
  linkText: "Portões na Zona Leste",
  headTitle: "Portão automático na Zona Leste: preço com instalação",
  description:
    "Quanto custa automatizar um portão na Zona Leste: planos com instalação, parcelas, sobrados estreitos e garagens divididas entre casas.",
  keywords: [
    "portão automático zona leste",
    "motor de portão zona leste sp",
    "preço motor de portão instalado",
    "automatizar portão sobrado",
    "conserto de portão itaquera",
    "portão eletrônico tatuapé",
  ],
  summary:
    "Preço fechado, com motor e montagem, em {{parcelas}}. Para o portão que você ainda abre no braço ou para o motor que já não dá conta da família.",
  gate: "basculante",
  message: "Olá, moro na Zona Leste de São Paulo e quero saber quanto fica o motor do portão já instalado.",
  button: "Saber o preço na Zona Leste",
  sections: [
    {
      kind: "packages",
      title: "Preços com a montagem dentro",
      intro: "Os valores abaixo somam equipamento e mão de obra de instalação em qualquer distrito da Zona Leste. O frete é grátis.",
      offers: "plans",
    },
    {
      kind: "text",
      title: "Qual deles é o da sua casa",
      paragraphs: [
        "O Solo serve à família que sai de manhã, volta à noite e tem folha leve. O Rio entra quando moram duas ou três famílias no mesmo terreno, de Sapopemba a Itaim Paulista ou onde for, e o portão abre o dia inteiro. O Seg é para comércio na frente, estacionamento ou folha reforçada com chapa dupla.",
        "Se houver dúvida entre dois, conte aberturas por um dia, com um risco no papel a cada vez. O número diz mais do que o tamanho do portão. E, se o orçamento está curto, não compre potência de menos para economizar agora: motor no limite aquece, falha cedo e custa a segunda compra.",
      ],
    },
    {
      kind: "services",
      title: "O que fazemos na Zona Leste",
      services: [
        {
          title: "Primeira automação",
          text: "Para quem desce do carro na chuva há anos. Avaliamos se a folha aguenta o motor e dizemos com franqueza se ela precisa de solda ou roldana antes.",
          path: "/topicos/automatizacao-de-portao-manual",
        },
        {
          title: "Conserto com diagnóstico explicado",
          text: "O reparo típico custa de {{manutencao-custo}}, fora peças caras, orçadas à parte. Quando o reparo se aproxima do preço de um motor novo, mostramos as duas contas.",
          path: "/topicos/manutencao-e-reparo-de-portao-automatico",
        },
        {
          title: "Troca aproveitando o usado",
          text: "Motor velho que ainda gira tem valor. O abatimento começa em {{desconto-basico}} e aceita qualquer marca na faixa Básica.",
          path: "/troca-motor-antigo",
        },
      ],
    },
    {
      kind: "places",
      title: "Distritos da Zona Leste",
      intro: "Da Mooca à Cidade Tiradentes, veja o que as garagens de cada um pedem.",
      groupId: "zona-leste",
    },
    {
      kind: "text",
      title: "Da fábrica antiga ao conjunto habitacional",
      paragraphs: [
        "Mooca e Belém guardam galpões de tijolo, vilas operárias e, no meio deles, condomínios recentes. O portão de ferro original é bonito e pesadíssimo; nem todo ele deve receber motor. No Tatuapé, na Vila Formosa e na Vila Prudente, a torre com duas entradas de garagem pede um motor em cada uma.",
        "Penha e Vila Matilde têm sobrado geminado em lote estreito. A folha que sobe aproveita a largura inteira, e o detalhe a vigiar é a projeção dela sobre a calçada na hora de abrir: quem passa a pé vem primeiro.",
        "Mais adiante, em Itaquera, São Mateus, Guaianases, Ermelino Matarazzo e São Miguel Paulista, a garagem pode ser a última parte da obra: o portão nasce largo para caber a reforma, ganha folha de pedestre embutida e tranca extra. Portinhola embutida precisa estar fechada quando o motor trabalha: peça ao técnico que explique como impedir a partida com ela aberta.",
      ],
    },
    {
      kind: "list",
      title: "Garagem dividida entre vizinhos: combine antes",
      items: [
        "quem responde pelo portão e autoriza conserto;",
        "quantos controles cada casa terá: o Solo traz {{plano-solo-controles}}, e o Seg, {{plano-seg-controles}};",
        "de qual relógio sai a energia do motor;",
        "onde fica a chave de destravamento, ao alcance de todos os adultos;",
        "como se rateia a revisão, sugerida {{preventiva-casa}} para residências.",
      ],
    },
    { kind: "testimonials", title: "Histórias de clientes da Zona Leste", region: "zona-leste-portoes" },
    {
      kind: "faq",
      title: "Dinheiro, prazo e portão",
      entries: [
        {
          question: "O preço do plano pode subir depois da visita?",
          answer:
            "O do plano, não. Pode surgir serviço que não é do motor, como soldar a folha ou levar uma tomada até a garagem. Ele é dito antes, e você escolhe quem faz: o serralheiro ou o eletricista de sua confiança.",
        },
        {
          question: "Como funciona o parcelamento?",
          answer:
            "O valor do motor é parcelado em {{parcelas}}. Confirme na conversa as formas de pagamento aceitas e o valor de cada parcela para o plano que você escolheu.",
        },
        {
          question: "Moro em rua sem saída e apertada. A equipe consegue trabalhar?",
          answer:
            "Consegue. O motor e as ferramentas chegam sem precisar de caminhão na porta. Só deixe o carro fora da garagem e o espaço atrás da folha desocupado.",
        },
        {
          question: "Compensa reformar a folha antes de pôr motor?",
          answer:
            "Se ela arrasta, range ou cai para um lado, sim. O motor não corrige defeito de serralheria; ele o repete todo dia, com força. Folha alinhada permite motor menor e dura mais.",
        },
      ],
    },
    {
      kind: "links",
      title: "Faça as contas com estas páginas",
      links: [
        { title: "Preço de instalação, item por item", path: "/topicos/preco-de-instalacao-de-motor-para-portao" },
        { title: "Motor com instalação inclusa", path: "/motor-instalacao-inclusa" },
        { title: "Motor para portão basculante", path: "/topicos/motor-para-portao-basculante" },
        { title: "Santo André, na divisa com São Mateus", path: "/cidades/santo-andre" },
      ],
    },
    {
      kind: "call",
      title: "Peça o seu número final",
      text: "Mande largura, altura e uma foto. A resposta vem com o plano indicado, o total e as parcelas, para você comparar sem pressa.",
      button: "Receber o total no WhatsApp",
      message: "Olá, sou da Zona Leste. Vou mandar as medidas do portão para receber o valor total e as parcelas.",
    },
  ],
};
