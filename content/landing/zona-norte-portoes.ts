import type { LandingPage } from "#domain/landing/landing-page";

export const zonaNortePortoes: LandingPage = {
  slug: "zona-norte-portoes",
  title: "Portões automáticos na Zona Norte de São Paulo",
  linkText: "Portões na Zona Norte",
  headTitle: "Portão automático na Zona Norte: motor e instalação",
  description:
    "Da várzea do Tietê às ladeiras da Cantareira: motor {{marca}} escolhido pelo terreno, com instalação incluída em toda a Zona Norte.",
  keywords: [
    "portão automático zona norte",
    "motor de portão zona norte sp",
    "instalação de portão zona norte",
    "conserto de portão zona norte",
    "portão basculante em ladeira",
    "motor ppa zona norte",
  ],
  summary:
    "Na Zona Norte quem manda é a inclinação da rua. Ligue ou escreva dizendo se a sua garagem fica no plano, na subida ou abaixo da calçada, e indicamos o motor.",
  gate: "basculante",
  message: "Olá, estou na Zona Norte de São Paulo e quero um orçamento de motor para o meu portão.",
  button: "Pedir orçamento na Zona Norte",
  sections: [
    {
      kind: "text",
      title: "Três alturas, três portões",
      paragraphs: [
        "Embaixo, entre a Marginal Tietê e o pé das colinas, estão Limão, Vila Guilherme, Vila Maria e boa parte da Casa Verde: terreno plano, oficinas, transportadoras, sobrados de frente reta. O portão de correr anda bem nesses lotes, contanto que o trilho não vire canaleta de enxurrada.",
        "No meio vêm as ladeiras de Santana, Mandaqui, Tucuruvi e Freguesia do Ó. A entrada raramente está no nível da rua, a soleira é torta, e a folha que sobe leva vantagem porque não depende de piso nivelado ao lado.",
        "No alto, já encostando na Cantareira e no Pico do Jaraguá, Tremembé, Brasilândia, Cachoeirinha, Perus e Jaraguá alternam chácara, conjunto habitacional e casa erguida aos poucos. Aparecem portões largos de duas folhas, feitos por serralheiro do bairro, e nenhum igual ao outro.",
      ],
    },
    {
      kind: "services",
      title: "Com o que podemos ajudar",
      services: [
        {
          title: "Instalar motor em garagem inclinada",
          text: "Antes do preço, olhamos prumo das colunas, peso da folha e espaço para ela abrir sem tocar no carro. O plano indicado já embute a montagem.",
          path: "/topicos/instalacao-de-motor-para-portao-basculante",
        },
        {
          title: "Reparar portão que perdeu força",
          text: "Ladeira castiga engrenagem e corrente. Se o portão sobe devagar ou desiste no caminho, o conserto começa por descobrir se o problema é do motor ou da folha.",
          path: "/topicos/conserto-de-motor-de-portao",
        },
        {
          title: "Manter prédios e conjuntos em dia",
          text: "Visitas de prevenção {{preventiva-condominio}}, com atenção a fixações, sensores e fim de curso, para que a garagem não pare na segunda de manhã.",
          path: "/topicos/manutencao-preventiva-de-portao-automatico",
        },
      ],
    },
    {
      kind: "comparison",
      title: "Garagem no plano ou na rampa",
      intro: "Use a tabela para chegar à conversa já sabendo qual é o seu caso.",
      columns: ["Entrada plana", "Entrada em rampa"],
      rows: [
        {
          label: "Folha mais indicada",
          values: ["De correr, se há muro livre ao lado", "Basculante; de abrir só quando gira para o lado mais baixo"],
        },
        { label: "Risco maior", values: ["Sujeira e água no trilho", "Folha que arrasta no piso ou desce sozinha quando destravada"] },
        { label: "Medida decisiva", values: ["Comprimento da folha e do recuo lateral", "Diferença de nível entre calçada e garagem"] },
        { label: "Foto que adianta a proposta", values: ["O trilho inteiro, visto de cima", "A entrada de perfil, com a rua aparecendo"] },
      ],
    },
    {
      kind: "places",
      title: "Bairros da Zona Norte",
      intro: "Cada página conta o que há de particular nas garagens daquele distrito.",
      groupId: "zona-norte",
    },
    {
      kind: "list",
      title: "Teste da ladeira, sem ferramenta",
      intro: "Com o portão fechado e sem mexer no motor, observe da calçada:",
      items: [
        "o vão entre folha e piso é igual nas duas pontas, ou abre em cunha;",
        "há marca de raspagem na chapa, no chão ou na coluna;",
        "a água da chuva entra por baixo ou escorre para fora;",
        "o carro precisa esperar na rua enquanto a folha se move, e por quanto tempo;",
        "depois de fechado, o portão fica firme ou balança quando passa um ônibus.",
      ],
    },
    { kind: "testimonials", title: "Relatos da Zona Norte", region: "zona-norte-portoes" },
    {
      kind: "faq",
      title: "Perguntas de quem mora na Zona Norte",
      entries: [
        {
          question: "Minha folha desce sozinha quando destravo o motor. Posso usar assim?",
          answer:
            "Não. Folha que se move sem comando está desequilibrada ou em trilho com caimento, e pode prender alguém. Mantenha o motor travado, afaste crianças e carro e peça a visita de um técnico.",
        },
        {
          question: "Há prazo diferente para Perus e Jaraguá, que ficam mais longe?",
          answer:
            "O prazo é o mesmo: depois de fechado o pedido, a instalação ocorre em até {{instalacao-prazo}}. O que aconselhamos é mandar a localização pelo aplicativo, porque há ruas sem placa e loteamentos com nomes repetidos.",
        },
        {
          question: "Casa em área alta sofre mais com raio. O motor tem como ser protegido?",
          answer:
            "Um eletricista pode instalar proteção contra surtos no quadro e conferir o aterramento, o que reduz o risco para todos os aparelhos. Durante o temporal, se puder, evite acionar o portão. Veja também [o que fazer sem energia](/topicos/portao-automatico-travado-sem-energia).",
        },
        {
          question: "Qual o menor valor para automatizar um basculante?",
          answer:
            "O pacote Simples sai por {{pacote-simples-preco}} e foi pensado para moradia, com folha de no máximo {{pacote-simples-area}}. Para folhas maiores, até {{pacote-reforcado-area}}, o Reforçado custa {{pacote-reforcado-preco}}.",
        },
      ],
    },
    {
      kind: "links",
      title: "Continue por aqui",
      links: [
        { title: "Basculante automático: pacotes e limites", path: "/basculante-automatico" },
        { title: "Motor para portão de abrir", path: "/topicos/motor-para-portao-de-abrir" },
        { title: "Guarulhos, na divisa com Jaçanã e Tremembé", path: "/guarulhos-portoes" },
        { title: "Portão fazendo barulho", path: "/topicos/portao-automatico-fazendo-barulho" },
      ],
    },
    {
      kind: "call",
      title: "Sua rua sobe ou desce?",
      text: "Comece a mensagem por aí. Com a inclinação, a largura e uma foto de perfil já dá para indicar o tipo de folha. A resposta vem em até {{resposta-minutos}} no horário do WhatsApp, {{horario-whatsapp}}.",
      button: "Contar como é minha garagem",
      message: "Olá, quero um orçamento na Zona Norte. Vou contar como é a inclinação da minha garagem.",
    },
  ],
};
