import type { LandingPage } from "#domain/landing/landing-page";

export const orcamentoWhatsapp: LandingPage = {
  slug: "orcamento-whatsapp",
  title: "Orçamento de motor de portão pelo WhatsApp",
  linkText: "Orçamento pelo WhatsApp",
  headTitle: "Orçamento de motor de portão pelo WhatsApp: o que enviar",
  description:
    "Receba o preço do motor instalado por mensagem. Veja que fotos e medidas mandar, um texto pronto e o que a resposta deve trazer.",
  keywords: [
    "orçamento motor de portão whatsapp",
    "orçamento portão automático",
    "preço motor de portão por mensagem",
    "cotação motor PPA",
    "orçamento portão eletrônico São Paulo",
  ],
  summary:
    "Sem formulário e sem cadastro: uma mensagem com fotos e duas medidas basta para começar. Respondemos em até {{resposta-minutos}}, no horário de atendimento.",
  gate: "deslizante",
  message: "Olá, quero um orçamento de motor instalado; meu portão é de correr, basculante ou de abrir, e vou mandar as fotos.",
  button: "Pedir orçamento agora",
  sections: [
    {
      kind: "text",
      title: "Um texto pronto para copiar",
      paragraphs: [
        "Preencha o que souber e deixe em branco o resto. Nenhum item é obrigatório para começar:",
        '"Bom dia. Meu portão é (de correr, basculante ou de abrir), de (ferro, alumínio, madeira), com cerca de (largura) por (altura). Abre umas (quantas) vezes por dia. Hoje é (manual, ou tem motor da marca tal). Moro em (bairro e cidade). Há energia (perto, longe, não sei). Seguem fotos."',
        "Esse parágrafo responde, de uma vez, às perguntas que de outra forma seriam feitas uma a uma. Se escrever cansa, grave um áudio na mesma ordem.",
        "Prefere ver um preço antes de escrever? O [orçamento na hora](/orcamento) faz a conta com as mesmas respostas.",
      ],
    },
    {
      kind: "list",
      title: "Cinco imagens que valem uma visita",
      intro: "Fotografe de dia. Nenhuma tampa precisa ser aberta, e nada deve ser desmontado ou destravado para isso.",
      items: [
        "De fora, inteiro: mostra o tipo, o revestimento e a inclinação da calçada.",
        "De dentro, inteiro: mostra onde a folha se apoia e quanto espaço sobra ao lado.",
        "O canto onde o motor ficaria: piso, coluna e distância da parede.",
        "O quadro de energia, com a porta fechada, e o caminho até o portão.",
        "Um vídeo do movimento, do jeito que ele abre hoje: pelo controle, se há motor; à mão e devagar, se é manual. Em basculante que caiu, entortou ou ficou pesado, não grave: mande só a foto.",
      ],
    },
    {
      kind: "steps",
      title: "O que acontece depois que você envia",
      steps: [
        {
          title: "Leitura das fotos",
          text: "Um atendente identifica o movimento, estima a carga e aponta o que não se vê. Pode haver uma ou duas perguntas de volta.",
        },
        {
          title: "Indicação do plano",
          text: "Você recebe o nome do plano, o motivo da escolha e o que viria a mais ou a menos no seguinte.",
        },
        { title: "Valor por escrito", text: "Motor, instalação e, se houver, acessórios em linhas separadas. Sem soma escondida." },
        {
          title: "Sua decisão",
          text: "Pense o tempo que precisar. Querendo seguir, escolhe-se um período em [agendar instalação](/agendar-instalacao).",
        },
      ],
    },
    {
      kind: "packages",
      title: "Os três valores de partida",
      intro: "São os planos de preço fechado. Conhecê-los antes ajuda a ler a proposta.",
      offers: "plans",
    },
    {
      kind: "list",
      title: "O que costuma tirar a conta do valor de partida",
      items: [
        "Folha dupla, que precisa de um motor de cada lado.",
        "Circuito elétrico que ainda não chega ao portão.",
        "Fotocélula, trava, bateria ou controles além dos que acompanham o plano.",
        "Trilho, roldana, dobradiça ou contrapeso que precisa de reparo antes.",
        "Peso ou uso acima do que os planos atendem, quando se passa a orçar por projeto. A lista completa de preços vai de {{faixa-preco}}.",
        "No sentido contrário, um motor usado em condições de troca, que reduz o total.",
      ],
    },
    {
      kind: "text",
      title: "Até onde uma foto chega",
      paragraphs: [
        "Com boas imagens fechamos o preço de portões comuns em bom estado. Há casos em que seria irresponsável: basculante que desce sozinho, coluna rachada, rampa acentuada, portão de prédio. Neles a resposta traz uma estimativa e o convite para uma avaliação no local, {{horario-visitas}}.",
        "Desconfie, de nós ou de qualquer empresa, de um número exato dado sem nenhuma pergunta. Para saber como comparar propostas, leia [preço de instalação](/topicos/preco-de-instalacao-de-motor-para-portao); para o desconto do usado, [troca do motor antigo](/troca-motor-antigo). E, se você não sabe dizer o tipo do seu portão, as explicações de [tipos de motores](/topicos/tipos-de-motores-para-portao) resolvem isso em um minuto.",
      ],
    },
    {
      kind: "faq",
      title: "Antes de apertar enviar",
      entries: [
        {
          question: "Vou receber ligações e propaganda depois?",
          answer:
            "A conversa acontece no seu aplicativo, e você decide quando ela termina. O uso dos seus dados está descrito na página de privacidade.",
        },
        {
          question: "Em que horário há resposta?",
          answer: "O WhatsApp funciona {{horario-whatsapp}}. Mensagem deixada fora desse intervalo entra na fila da manhã seguinte.",
        },
        {
          question: "Posso pedir orçamento para vários portões?",
          answer:
            "Pode. Mande um bloco de fotos por portão e dê um nome a cada um, como garagem e entrada social, para que a proposta volte separada do mesmo jeito.",
        },
        {
          question: "O orçamento pelo WhatsApp compromete com a compra?",
          answer:
            "Não. Ele serve para você comparar. O serviço só é marcado depois do seu aceite, com data e valor confirmados na conversa.",
        },
      ],
    },
    {
      kind: "call",
      title: "A câmera já está na sua mão",
      text: "Tire a primeira foto, a de fora, e mande. O restante a gente pede conforme precisar, e o parcelamento em até {{parcelas}} já vai calculado, se você quiser.",
      button: "Mandar a primeira foto",
      message: "Olá, segue a foto do meu portão para um orçamento de motor com instalação.",
    },
  ],
};
