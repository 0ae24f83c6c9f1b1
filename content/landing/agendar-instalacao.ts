import type { LandingPage } from "#domain/landing/landing-page";

export const agendarInstalacao: LandingPage = {
  slug: "agendar-instalacao",
  title: "Agende a instalação do motor do seu portão",
  linkText: "Agendar instalação",
  headTitle: "Agendar instalação de motor de portão: dias e períodos",
  description: "Períodos de manhã, tarde e noite, dias disponíveis e como marcar a instalação do motor pelo WhatsApp. Remarcar é gratuito.",
  keywords: [
    "agendar instalação de motor de portão",
    "marcar visita portão automático",
    "horário de instalação de portão",
    "instalação de portão sábado",
    "reagendar instalação",
  ],
  summary:
    "A marcação é feita em uma conversa: você escolhe o período, nós confirmamos o dia. Se os planos mudarem, a nova data não custa nada.",
  gate: "pivotante",
  message: "Olá, quero agendar a instalação do motor do meu portão; posso informar o período que prefiro?",
  button: "Marcar pelo WhatsApp",
  sections: [
    {
      kind: "schedule",
      title: "Períodos e dias da semana",
      intro: "A agenda abaixo mostra o funcionamento normal. A vaga em um dia específico é confirmada na conversa.",
    },
    {
      kind: "text",
      title: "Qual período combina com a sua rotina",
      paragraphs: [
        "A tarde, {{janela-tarde}}, serve a quem só chega em casa depois do almoço. A manhã, {{janela-manha}}, tem duas vantagens: sobra luz do dia para qualquer acerto e, se aparecer uma surpresa na folha ou na fiação, ainda há tempo de resolver.",
        "A noite, {{janela-noite}}, existe para lojas, clínicas e portarias que não podem interromper a passagem em horário comercial. Depende de consulta, é marcada com antecedência e tem taxa adicional, informada antes de você confirmar. Em prédio, verifique o que o regulamento diz sobre furadeira nesse horário.",
        "No sábado a agenda é mais curta e as vagas são limitadas. O domingo fica reservado a emergências, sob consulta, e não recebe instalação programada.",
      ],
    },
    {
      kind: "steps",
      title: "Como marcar",
      steps: [
        {
          title: "Escreva ou ligue",
          text: "Conte o tipo de portão, o bairro e o que pretende instalar. O WhatsApp atende {{horario-whatsapp}}.",
        },
        {
          title: "Envie fotos",
          text: "Portão por dentro e por fora, o lugar do motor e o quadro de energia fechado. É o que permite reservar o tempo certo.",
        },
        { title: "Escolha o período", text: "Diga duas opções de dia. Respondemos com a que está livre e com o valor já definido." },
        {
          title: "Receba a confirmação",
          text: "Data, período, motor e preço ficam registrados na conversa. A partir daí a instalação pode ocorrer em até {{instalacao-prazo}}, se for a sua preferência.",
        },
      ],
    },
    {
      kind: "list",
      title: "Vantagens de deixar marcado",
      items: [
        "Reagendamento gratuito: choveu, surgiu um compromisso, a obra atrasou, é só avisar.",
        "O motor certo já vai com o técnico, porque a escolha foi feita antes.",
        "Frete e instalação grátis nas cidades atendidas, sem taxa por período de manhã ou de tarde.",
        "O preço combinado na conversa vale para o serviço descrito nela.",
        "Pagamento em até {{parcelas}}, acertado antes e não na calçada.",
        "Mão de obra com {{garantia-instalacao}} de garantia, contada de uma data que está registrada.",
      ],
    },
    {
      kind: "list",
      title: "Prepare a véspera",
      intro: "Nada de ferramenta. São providências que evitam perder parte do período com espera.",
      items: [
        "Deixe um adulto em casa, que possa decidir e que aprenda o destravamento manual.",
        "Retire o carro da garagem, ou deixe-o onde não atrapalhe a folha.",
        "Afaste vasos, bicicletas, lixeiras e varais do curso do portão.",
        "Descubra qual disjuntor atende a área e cole uma etiqueta nele.",
        "Prenda os animais em outro cômodo: a passagem ficará aberta por algum tempo.",
        "Em condomínio, avise a portaria e inclua o técnico na lista de acesso.",
      ],
    },
    {
      kind: "text",
      title: "Como o tempo é usado no dia",
      paragraphs: [
        "A montagem costuma durar de {{instalacao-duracao}}. Uma parte é ver a folha correr sozinha e corrigir o que der, outra é fixar e ligar, e a última, que ninguém deve apressar, é regular e testar. Planeje ficar disponível no fim: é quando os controles são gravados e a chave de destravamento troca de mãos.",
        "Se você ainda não sabe se o portão aceita motor, não marque instalação, marque conversa. A página de [automatização de portão manual](/topicos/automatizacao-de-portao-manual) tem um teste que se faz em minutos, e a de [orçamento](/orcamento-whatsapp) diz o que enviar.",
      ],
    },
    {
      kind: "faq",
      title: "Perguntas sobre a data",
      entries: [
        {
          question: "Posso escolher a hora exata?",
          answer:
            "A reserva é por período, porque o serviço anterior pode pedir um ajuste a mais. Se você tem um limite, como sair às quatro da tarde, diga ao marcar, para que o técnico seja encaixado de acordo.",
        },
        {
          question: "Até quando posso remarcar?",
          answer:
            "Avise assim que souber. A remarcação é gratuita, e quanto mais cedo vier o recado, maior a chance de sobrar o período que você quer na mesma semana.",
        },
        {
          question: "O que acontece se o portão não estiver em condições?",
          answer:
            "O técnico mostra o problema e explica o que precisa ser feito antes, seja solda, trilho ou contrapeso. A instalação ganha nova data, sem custo pela mudança.",
        },
        {
          question: "Inquilino pode agendar?",
          answer:
            "Pode, com a autorização de quem responde pelo imóvel. Em casa alugada, combine por escrito com o proprietário a fixação e a passagem de fios.",
        },
      ],
    },
    {
      kind: "call",
      title: "Diga duas datas possíveis",
      text: "Uma frase com o bairro, o tipo de portão e o período preferido já inicia a marcação.",
      button: "Agendar minha instalação",
      message: "Olá, gostaria de agendar a instalação de um motor de portão e tenho duas datas em mente.",
    },
  ],
};
