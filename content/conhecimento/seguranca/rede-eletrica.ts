import type { Safety } from "#domain/knowledge/entry";

export const redeEletrica: Safety = {
  kind: "safety",
  id: "rede-eletrica",
  name: { one: "rede elétrica", many: "redes elétricas", gender: "f" },
  aliases: [
    "choque",
    "choques",
    "choque elétrico",
    "choque no portão",
    "portão dando choque",
    "portão dá choque",
    "portão com choque",
    "dando choque",
    "levei choque no portão",
    "fiação",
    "fiação do portão",
    "ponto de energia",
    "ponto de energia do portão",
    "parte elétrica",
    "voltagem do portão",
    "voltagem do motor",
    "voltagem",
    "circuito do portão",
    "eletricista de portão",
  ],
  not: ["carro elétrico", "choque de carro"],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["aterramento", "dps", "desarma-disjuntor", "rearmar-disjuntor", "falta-de-energia"],
  pages: ["/topicos/eletricista-para-portao-automatico", "/topicos/placa-central-de-comando-de-portao"],
  quantities: [
    { text: "127 V", means: "tensão de rede entre fase e neutro na região" },
    { text: "220 V", means: "tensão de rede entre duas fases na região" },
  ],
  brief: [
    "A rede elétrica do portão merece circuito próprio: disjuntor, fio e terra que não dividem caminho com a cozinha.",
    "Choque no portão nunca é leve: a mesma grade que formiga no seco mata no molhado.",
    "Ligar o motor na voltagem errada não desarma nada de imediato, e queima devagar.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "A rede elétrica do portão vai do quadro ao motor e termina em uma caixa com tensão permanente, mesmo com a folha parada. Choque, fio descascado e extensão no piso são os três perigos dela, e em todos o primeiro gesto é o disjuntor.",
        "Portão dando choque tem fio perdendo isolamento e terra que não leva a fuga embora. Corte o circuito no quadro, tire crianças e bichos de perto do metal e não encoste de novo para confirmar.",
      ],
    },
    {
      to: ["emergency"],
      says: [
        "Choque no portão, fumaça na caixa ou fio da rua sobre a grade é emergência. No primeiro e no segundo, desligue o disjuntor do circuito; no terceiro, ninguém toca em metal nenhum, e a concessionária é chamada antes de todos.",
      ],
    },
    {
      to: ["install"],
      says: [
        "A fiação do portão pede circuito exclusivo desde o quadro, disjuntor do tamanho do fio, dispositivo diferencial e terra até a carcaça. Tomada emprestada da garagem serve para lâmpada, e não para motor.",
      ],
    },
    {
      to: ["which"],
      says: [
        "A voltagem do motor é a que está na etiqueta, e precisa ser igual à do ponto: 127 V ou 220 V. Quem mede é o eletricista, no borne, porque a cor do fio e a palavra do vizinho não provam nada.",
      ],
    },
    {
      to: ["why"],
      says: [
        "O portão dá choque porque um fio encostou no metal e a proteção não percebeu. Falta terra, falta diferencial ou faltam os dois; a chuva só completou o caminho.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto da fiação do portão começa por achar onde a capa se rompeu: dobradiça, caixa de passagem ou entrada do motor. Só depois de medido o isolamento a energia volta.",
      ],
    },
    {
      to: ["price"],
      says: [
        "Quanto custa a parte elétrica do portão depende da distância do quadro e do conduíte que já existe. A manutenção do portão, com medida de tensão, fica em {{manutencao-custo}}. Obra de fiação tem orçamento próprio.",
      ],
    },
  ],
  definition: {
    headings: ["O que há de perigoso na ligação", "Onde mora a tensão do portão", "Por que a grade dá choque"],
    items: [
      {
        says: [
          "Dentro da caixa do motor há tensão de rede o tempo todo. Desligar no controle não desliga nada; só o disjuntor separa, e o capacitor guarda carga mesmo depois dele.",
          "A central fica viva com o portão parado, de dia e de noite. Por isso a tampa não é de leitor, ainda que o parafuso pareça de rádio.",
        ],
      },
      {
        about: ["aterramento"],
        says: [
          "O choque aparece quando três coisas se juntam: capa rompida, metal sem terra e pele molhada. Tirar qualquer uma evita o acidente, e a instalação correta tira as duas primeiras.",
        ],
      },
      {
        says: [
          "Na região convivem 127 V e 220 V, às vezes na mesma casa. Motor ligado na tensão de cima queima depressa; na de baixo parte fraco, esquenta e ninguém entende por quê.",
        ],
      },
      {
        about: ["desarma-disjuntor"],
        for: ["why", "what", "install"],
        says: [
          "Disjuntor protege o fio; diferencial protege gente. Trocar o primeiro por um maior para parar de cair deixa o fio ser o fusível, dentro da parede.",
        ],
      },
    ],
  },
  rules: {
    headings: ["O que fazer e o que nunca", "Regras para não levar choque", "Cuidados com a ligação do portão"],
    leads: ["Nenhuma destas regras admite exceção de pressa:"],
    items: [
      {
        label: "Disjuntor antes de tudo",
        about: ["rearmar-disjuntor"],
        says: ["limpar, varrer, destravar ou olhar de perto começa com a alavanca do portão embaixo e um bilhete nela."],
      },
      {
        label: "Tampa fechada",
        about: ["central"],
        says: ["motor e central não se examinam por dentro em casa, nem com a energia cortada: o capacitor continua carregado."],
      },
      {
        label: "Nada de extensão",
        says: [
          "fio de enrolar atravessando o piso aquece na partida, é pisado pelo pneu e vira o defeito do mês seguinte.",
          "benjamim em motor perde o terceiro pino e derrete na tomada; ponto próprio é o único caminho.",
        ],
      },
      {
        label: "Pele seca, pé calçado",
        says: ["no molhado, até a tecla da parede espera. Quem lava a garagem desliga antes e religa depois de secar."],
      },
      {
        label: "Rearmar uma única vez",
        about: ["rearmar-disjuntor"],
        says: ["caiu de novo, há motivo. Insistir é soldar o curto e aquecer o fio na parede."],
      },
      {
        label: "Fio da rua é da concessionária",
        says: ["cabo caído sobre a grade energiza o portão inteiro e o chão em volta; distância, e telefone."],
      },
    ],
  },
  stop: {
    headings: ["Pare de usar e desligue", "Sinais de eletricidade fora do lugar"],
    items: [
      {
        label: "Formigamento na folha",
        about: ["aterramento"],
        says: ["é choque pequeno em dia seco e grande em dia úmido; circuito desligado até a medição."],
      },
      {
        label: "Cheiro de plástico quente",
        about: ["cheiro-de-queimado"],
        says: ["algum contato está aquecendo; alavanca embaixo, tampa fechada."],
      },
      { label: "Estalo com luz na caixa", says: ["há faísca por dentro, e a próxima manobra pode acender o resto."] },
      { label: "Água na caixa do motor", about: ["chuva"], says: ["não se religa para ver se secou; mede-se antes."] },
      {
        label: "Disjuntor que não fica em pé",
        about: ["desarma-disjuntor"],
        says: ["o circuito está em curto, e segurar a alavanca com a mão ou com fita é provocar incêndio."],
      },
    ],
  },
  work: {
    headings: ["O que o eletricista mede", "Do quadro ao borne do motor", "A ordem da inspeção elétrica"],
    leads: ["Com o circuito desligado, testado e sinalizado, segue-se o fio:"],
    steps: [
      { label: "Quadro", says: ["confere-se bitola, aperto e disjuntor; fio fino com disjuntor grande é corrigido antes de tudo."] },
      {
        label: "Isolamento",
        says: ["motor e cabos são medidos contra a carcaça, e o trecho reprovado é substituído inteiro, sem emenda de fita."],
      },
      { label: "Terra", about: ["aterramento"], says: ["mede-se a continuidade até a folha e o tempo em que o diferencial age."] },
      {
        label: "Tensão",
        says: ["lê-se no borne com o motor parado e partindo; queda acentuada acusa fio comprido, emenda ou neutro frouxo."],
      },
      { label: "Surto", about: ["dps"], says: ["o protetor é conferido e, onde não há, indicado com o lugar certo no quadro."] },
      { label: "Identificação", says: ["o disjuntor do portão recebe nome legível, para que qualquer um o ache no escuro."] },
    ],
  },
  cost: {
    headings: ["Quanto custa pôr a ligação em ordem", "O que é do portão e o que é da casa"],
    items: [
      {
        says: [
          "Medida de tensão e aperto entram na manutenção, de {{manutencao-custo}}. Circuito novo, diferencial e terra são obra elétrica.",
          "O fio é barato; o caminho dele é que se paga. Conduíte livre até a garagem derruba a conta.",
        ],
      },
    ],
  },
  cases: {
    headings: ["A eletricidade na sua entrada", "Conforme a casa e o terreno"],
    items: [
      {
        when: { uses: ["casa", "sobrado"] },
        says: [
          "Em sobrado antigo, o motor foi pendurado na tomada da máquina de lavar, que fica atrás da parede. Quando as duas partem juntas, a luz baixa e o portão para.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Em prédio, quadro sem etiqueta faz a portaria desligar o andar errado. Nomear disjuntores é o serviço mais barato da lista.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Loja com forno, freezer ou máquina no mesmo quadro do portão divide queda e ruído. Circuito separado devolve a vontade ao motor.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Galpão trifásico que perde uma fase mantém o escritório aceso e queima o motor. Relé que vigia as fases custa menos do que ele.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Em vila, o portão comum ligado à casa de um morador cria discussão e risco. Ponto próprio, com medição combinada, encerra os dois.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: ["Em sítio, a distância derruba a tensão na partida. Bitola calculada pelo comprimento vale mais do que motor maior."],
      },
      {
        when: { gates: ["pivotante"] },
        says: ["No portão de abrir, o fio dobra junto à dobradiça a cada giro. Mangueira flexível e sobra de cabo adiam a capa rompida."],
      },
      {
        when: { gates: ["deslizante"] },
        says: [
          "No de correr, o cabo no piso sofre com pneu, enxada e água de lavagem. Conduíte enterrado, com caixa que drena, é o que dura.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: ["No basculante, o cabo desce rente à coluna, perto do que se move. Preso longe dela, ele não é esfolado em toda subida."],
      },
      {
        when: { grounds: ["baixada"] },
        says: ["Onde a rua enche, quadro na garagem é quadro debaixo da água. Ele sobe de parede, e o motor ganha base alta."],
      },
      {
        when: { grounds: ["arvores"] },
        says: ["Raiz rompe conduíte, e o fio fica na terra sem tubo. Formigamento depois de levantar calçada pede medição no mesmo dia."],
      },
      {
        when: { grounds: ["rampa"] },
        says: ["Rampa leva água até a caixa de passagem do fundo. Tampa com dreno e emenda fora do chão impedem a fuga de todo verão."],
      },
    ],
  },
  tell: {
    headings: ["O que dizer ao eletricista", "Fotos do quadro, sem abrir"],
    items: [
      {
        says: [
          "Diga onde sentiu o choque, com que calçado e se chovia. Anexe a imagem do quadro fechado e a da tomada do motor.",
          "Mande a etiqueta do motor, para conferir a tensão, e um vídeo da luz da casa quando ele parte.",
        ],
      },
      { says: ["Conte obras, pintura e aparelhos novos do último ano, e se alguém já trocou o disjuntor por um maior."] },
    ],
  },
  questions: [
    {
      asks: ["Portão dando choque fraco pode esperar?", "Um formigamento é perigoso?"],
      about: ["aterramento"],
      says: [
        "Não pode. Em piso molhado, o fraco vira grave. Desligue o circuito e chame.",
        "É aviso de fuga sem terra. Ninguém deve encostar de novo até a medição.",
      ],
    },
    {
      asks: ["O motor é 127 V ou 220 V?", "Como sei a voltagem do portão?"],
      for: ["which", "what", "install", "price", "buy"],
      says: [
        "Está na etiqueta, do lado de fora da carcaça. Se for bivolt, há uma chave ou ligação interna que só o técnico muda.",
        "Pela etiqueta e pela medida no ponto. Uma sem a outra não basta para ligar.",
      ],
    },
    {
      asks: ["Posso trocar o disjuntor por um mais forte?", "O disjuntor cai. Um maior resolve?"],
      about: ["desarma-disjuntor"],
      says: [
        "Não. Ele foi escolhido pelo fio; maior, deixa a parede esquentar no lugar dele.",
        "Esconde o curto. O que se procura é o motivo da queda, com o circuito desligado.",
      ],
    },
    {
      asks: ["Posso usar a tomada da garagem?", "O portão precisa de circuito só dele?"],
      for: ["install", "what", "why", "price"],
      says: [
        "Para uma lâmpada, sim; para o motor, não. A partida puxa várias vezes o que ele gasta andando.",
        "Precisa. Assim, um defeito dele não apaga a geladeira, e a da cozinha não trava a entrada.",
      ],
    },
  ],
};
