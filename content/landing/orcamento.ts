import type { LandingPage } from "#domain/landing/landing-page";

export const orcamento: LandingPage = {
  slug: "orcamento",
  title: "Quanto custa o motor do seu portão",
  linkText: "Preço do motor na hora",
  headTitle: "Preço de motor para portão: orçamento na hora",
  description:
    "Diga o tipo, o tamanho e o uso do portão e veja o plano, o preço com instalação e as parcelas, sem cadastro. Ou por que é preciso uma visita.",
  keywords: [
    "preço motor de portão",
    "orçamento motor de portão online",
    "quanto custa motor para portão",
    "calcular preço portão automático",
    "orçamento portão eletrônico",
  ],
  summary:
    "Responda sete perguntas e veja na mesma página o plano que serve, o preço com instalação e o que pode mudá-lo. Sem cadastro, sem esperar ninguém.",
  gate: "basculante",
  message: "Olá! Quero um orçamento de motor para o meu portão.",
  button: "Perguntar pelo WhatsApp",
  sections: [
    {
      kind: "text",
      title: "Como esse preço é feito",
      paragraphs: [
        "O movimento do portão diz que motor cabe. Do tamanho e do material sai o peso provável da folha; do uso, quantas vezes por dia o motor trabalha. Com isso a página procura, entre os planos de preço fechado, o mais barato que dá conta com o portão em bom estado.",
        "No basculante o que manda é a área: até {{pacote-simples-area}} serve o pacote {{pacote-simples-nome}}, até {{pacote-reforcado-area}} o {{pacote-reforcado-nome}} e até {{pacote-industrial-area}} o {{pacote-industrial-nome}}. Portões de mais de {{comprimento-maximo}} de largura ficam sempre para a visita.",
        "Não há preço escondido para depois: o valor é o da tabela, igual para todos, e a conta do parcelamento em {{parcelas}} já aparece junto.",
      ],
    },
    {
      kind: "packages",
      title: "Os planos de onde o preço sai",
      intro: "A resposta é sempre um destes três, ou um pacote para basculante com o mesmo motor.",
      offers: "plans",
    },
    {
      kind: "list",
      title: "O que o técnico confere antes de instalar",
      intro: "São pontos que ninguém vê de longe, e por isso o preço da página parte de um portão que já anda bem à mão.",
      items: [
        "Se a folha corre, sobe ou gira sem prender, com o motor desligado.",
        "O estado do trilho, das roldanas, das dobradiças, da mola ou do contrapeso.",
        "A firmeza da coluna e do piso onde o motor é preso.",
        "Onde há energia e por onde o cabo chega.",
        "O espaço para a folha aberta, e por onde passam pessoas e carros.",
      ],
    },
    {
      kind: "faq",
      title: "Perguntas sobre o orçamento",
      entries: [
        {
          question: "Esse preço já é o final?",
          answer:
            "É o do plano, com a instalação, para um portão em bom estado e com energia perto. Com as fotos confirmamos por escrito; o que ficar de fora, como um trilho a consertar, aparece em linha separada antes de você aceitar.",
        },
        {
          question: "Por que a página às vezes pede uma visita em vez de dar o preço?",
          answer:
            "Porque há portões em que um número dado de longe mudaria depois: duas folhas, muito peso, muita largura ou mais aberturas por dia do que os planos atendem. Preferimos olhar a errar.",
        },
        {
          question: "Não sei o peso do meu portão. Como respondo?",
          answer:
            "Ninguém precisa saber. Diga a largura, a altura e o material, e a página estima o peso. Se nem o material souber, marque “Não sei”: a conta é feita com a folha mais pesada, para o motor não faltar.",
        },
        {
          question: "O desconto pelo motor antigo entra na conta?",
          answer:
            "Ele aparece ao lado do preço quando o que você contou combina com uma das faixas de troca, com o valor e as condições. Só vale depois que o técnico vê o motor.",
        },
        {
          question: "O que fica guardado do que eu respondo?",
          answer:
            "Nada fica no site. As respostas vão no endereço da página, para você poder guardar ou mandar o link, e o CEP, se informado, só serve para achar a cidade.",
        },
      ],
    },
    {
      kind: "links",
      title: "Para ler antes de decidir",
      links: [
        { title: "O que mandar para um orçamento pelo WhatsApp", path: "/orcamento-whatsapp" },
        { title: "Quanto vale o motor antigo na troca", path: "/troca-motor-antigo" },
        { title: "O que muda o preço da instalação", path: "/topicos/preco-de-instalacao-de-motor-para-portao" },
      ],
    },
    {
      kind: "call",
      title: "Ficou em dúvida em alguma pergunta?",
      text: "Mande uma foto do portão inteiro. O técnico responde as perguntas por você e devolve o mesmo orçamento, por escrito.",
      button: "Mandar uma foto",
      message: "Olá! Fiquei em dúvida no orçamento do site e vou mandar uma foto do meu portão.",
    },
  ],
};
