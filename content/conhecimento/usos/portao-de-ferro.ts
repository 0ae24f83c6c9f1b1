import type { UseEntry } from "#domain/knowledge/entry";

export const portaoDeFerro: UseEntry = {
  kind: "use",
  id: "portao-de-ferro",
  name: { one: "portão de ferro", many: "portões de ferro", gender: "m" },
  aliases: [
    "portão automático de ferro",
    "portão eletrônico de ferro",
    "portão de garagem de ferro",
    "portão basculante de ferro",
    "portão deslizante de ferro",
    "portão de correr de ferro",
    "portão de abrir de ferro",
    "portão pivotante de ferro",
    "basculante de ferro",
    "portão de aço",
    "portões de aço",
    "portão de aço galvanizado",
    "portão galvanizado",
    "portão de metalon",
    "portão metalon",
    "portão de chapa",
    "portões de chapa",
    "portão de grade",
    "portões de grade",
    "portão de gradil",
    "portão de ferro antigo",
    "folha de ferro",
    "folha de chapa",
    "portão enferrujado",
    "portão enferujado",
  ],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["reforma", "roldana", "dobradica", "motor-rio", "motor-seg"],
  pages: ["/faq", "/topicos/automatizacao-de-portao-manual", "/topicos/motor-para-portao-deslizante"],
  brief: [
    "Portão de ferro aguenta o motor sem vergar, e o que se confere nele é ferrugem onde a força entra.",
    "Em portão de ferro, a diferença entre grade e chapa fechada vale um degrau de motor: muda o peso e muda o vento.",
    "Folha de ferro antiga costuma ser boa por cima e comida no pé, onde a água respinga e ninguém pinta.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "Portão de ferro recebe motor bem, porque o quadro é firme onde a máquina puxa. Antes se pesa a folha, se olha a ferrugem do pé e se troca a roda ou o pino que já carregava demais.",
        "O portão de ferro vai de grade leve a chapa dos dois lados, e é esse desenho que escolhe o motor. Solda e montante são batidos com a ferramenta antes da montagem.",
      ],
    },
    {
      to: ["install"],
      says: [
        "A instalação de motor em portão de ferro começa pelo som da solda: ferro cheio responde seco, ferro comido responde oco. Com o quadro são, a cremalheira ou o braço se prende direto nele.",
        "Instalar motor em portão de ferro fechado pede rodas ou dobradiças do peso da chapa, e não do peso que a mão acostumou a vencer. Pintura vem antes da montagem, para não travar dente nem sensor.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto de portão de ferro se divide entre serralheria e motor: solda rachada, pé corroído e quadro torto são do primeiro; transmissão e central, do segundo. A prova à mão diz por onde começar.",
        "Em portão de ferro pesado, o defeito do motor costuma ser consequência: roda achatada ou pino gasto fizeram a máquina arrastar o que devia só empurrar.",
      ],
    },
    {
      to: ["maintain"],
      says: [
        "A manutenção de portão de ferro junta tinta e mecânica: raspa-se e protege-se o pé da folha, desentope-se o dreno dos tubos e mede-se roda, pino e guia sob o peso inteiro.",
      ],
    },
    {
      to: ["replace"],
      says: [
        "Quem troca o motor de um portão de ferro pesa a folha de novo: camadas de tinta, reforço e chapa somam ao longo dos anos. Máquina igual à antiga pode já nascer pequena.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O preço do motor para portão de ferro acompanha o desenho: grade fica nos planos menores, a partir de {{plano-solo-preco}}; chapa pesada chega a {{plano-seg-preco}}. Solda e pintura são de outro profissional.",
        "Quanto custa automatizar um portão de ferro depende do estado do pé e das rodas. Folha sã paga só o plano; folha comida paga antes o serralheiro.",
      ],
    },
    {
      to: ["which"],
      says: [
        "Para portão de ferro vazado de casa serve o motor de entrada; chapa fechada pede o do meio, e chapa dupla ou comércio, o maior. O peso estimado sai da área e da espessura.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "Vale motorizar o portão de ferro antigo se o quadro está no esquadro e a ferrugem é de superfície. Furo na base ou solda aberta em dobradiça muda a ordem: ferro primeiro, motor depois.",
      ],
    },
  ],
  definition: {
    headings: ["Firme, pesado e exposto à água", "O que o ferro pede", "Grade, metalon e chapa"],
    items: [
      {
        says: [
          "O ferro não verga no ponto da força, e por isso a regulagem se mantém por mais tempo. Em troca, a folha em movimento guarda embalo, e a parada precisa começar antes.",
          "Tubo de metalon é oco: a água entra pela solda de cima, desce e fica. A ferrugem trabalha por dentro, e de fora a tinta continua bonita.",
        ],
      },
      {
        about: ["roldana"],
        when: { gates: ["deslizante"] },
        says: [
          "Chapa inteira sobre duas rodas põe em cada uma metade de um peso que a etiqueta do motor nem menciona. A roda é a primeira peça a dimensionar.",
        ],
      },
      {
        about: ["contrapeso"],
        when: { gates: ["basculante"] },
        says: [
          "No basculante de chapa, cada demão de tinta e cada reforço soldado tira a folha do ponto. A coluna se reequilibra depois da pintura, e não antes.",
        ],
      },
    ],
  },
  faults: {
    headings: ["Onde o ferro se gasta", "Do pé da folha à solda"],
    leads: ["Comece por baixo, que é onde a água para:"],
    items: [
      { label: "Pé comido", about: ["reforma"], says: ["a base solta placas de ferrugem, e o montante balança quando a folha parte."] },
      { label: "Solda rachada", says: ["um fio escuro atravessa o cordão perto da dobradiça ou da roda, e cresce a cada semana."] },
      { label: "Dreno entupido", says: ["o tubo pinga dias depois da chuva; por dentro ele está cheio."] },
      {
        label: "Tinta nos dentes",
        about: ["cremalheira"],
        when: { gates: ["deslizante"] },
        says: ["demão nova sobre a régua enche o vão entre os dentes, e o pinhão passa a pular."],
      },
      {
        label: "Quadro em losango",
        about: ["trava"],
        says: ["as diagonais já não medem o mesmo; a folha raspa em cima de um lado e embaixo do outro."],
      },
    ],
  },
  choice: {
    headings: ["Do ferro ao motor", "Grade ou chapa"],
    leads: ["Bata com os nós dos dedos e olhe através da folha:"],
    columns: ["A folha", "Motor", "Antes dele"],
    rows: [
      { cells: ["Grade vazada, casa", "Solo", "Pino e roda em ordem"], about: ["motor-solo"] },
      { cells: ["Metalon com chapa fina", "Rio", "Guia e dreno"], about: ["motor-rio"] },
      { cells: ["Chapa grossa ou dos dois lados", "Seg", "Roda de aço, dobradiça maior"], about: ["motor-seg"] },
      { cells: ["Basculante de chapa", "Pela área do pacote", "Equilíbrio depois da tinta"], when: { gates: ["basculante"] } },
      { cells: ["Ferro trabalhado, original", "Depois de pesado", "Nem todo ele deve receber"] },
      { cells: ["Base furada", "Nenhum por enquanto", "Serralheiro"], about: ["reforma"] },
    ],
  },
  rules: {
    headings: ["A ordem dos serviços no ferro", "Quem entra primeiro"],
    items: [
      {
        label: "Solda antes de motor",
        says: ["corrente de solda passa pela central e a queima; o serralheiro termina e só então ela é ligada."],
      },
      { label: "Pintura antes da régua", says: ["pinta-se a folha, espera-se secar, e a barra dentada entra limpa."] },
      { label: "Fundo onde se furou", says: ["todo furo novo recebe fundo antiferrugem antes do parafuso."] },
      {
        label: "Terra no quadro",
        about: ["aterramento"],
        says: ["folha inteira de metal pede ligação ao terra da casa, conferida com medida."],
      },
    ],
  },
  cost: {
    headings: ["O que pesa na conta do ferro", "Motor, solda e tinta"],
    items: [
      {
        says: [
          "O motor de folha vazada parte de {{plano-solo-preco}}. Chapa fechada costuma ir ao seguinte, de {{plano-rio-preco}}. Os dois já com montagem.",
          "Alinhar, trocar roda e acertar parada em folha sã fica no valor de manutenção. Ele vai de {{manutencao-custo}}. Ferro novo se orça com o serralheiro.",
        ],
      },
      {
        for: ["price", "replace", "worth-it", "install"],
        says: [
          "Folha muito pesada sai da tabela. Nela, a troca do motor vai de {{troca-pesado}}. O peso se confirma antes, com a folha solta.",
        ],
      },
    ],
  },
  care: {
    headings: ["Ferrugem se trata cedo", "Tinta, dreno e pé da folha"],
    items: [
      {
        says: [
          "Raspe e retoque a mancha quando ela tem o tamanho de uma unha. Do tamanho de uma palma, o ferro por baixo já afinou.",
          "Afaste terra e vaso do pé da folha. Base encostada em canteiro não seca nunca.",
        ],
      },
      { says: ["Desentupa com arame os furos de baixo dos tubos antes das chuvas. A água que sai marrom é ferro que estava indo embora."] },
    ],
  },
  cases: {
    headings: ["Conforme a rua e o uso", "O ferro em cada lugar"],
    items: [
      {
        when: { gates: ["deslizante"] },
        says: [
          "Folha de chapa em trilho chega com embalo ao fim. O limite se chumba no piso, porque parafuso em reboco não segura esse peso.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "Chapa de basculante furada por ferrugem perde peso de um lado e passa a subir torta. O remendo se pesa, e a coluna acompanha.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "Folha cheia de girar pende mais da dobradiça de cima; o gonzo de baixo só apoia. Por isso a de cima se troca primeiro, e maior.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: ["Várzea molha o ferro por baixo mesmo sem enchente. Pé da folha em baixada se pinta a cada ano, e não quando aparece."],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Em ladeira, o peso do ferro quer ir com ela. Freio de chegada mais longo e limite dobrado do lado baixo são parte do projeto.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: ["Folha seca acumulada na base segura umidade contra o ferro. Vassoura ali evita mais ferrugem do que a demão seguinte."],
      },
      {
        when: { grounds: ["poeira"] },
        says: ["Cimento de obra gruda na tinta e puxa água. Lave antes que endureça, com a caixa da máquina protegida do jato."],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: ["Massa grande e pedestre perto pedem fotocélula antes de velocidade: ferro em movimento não para no primeiro toque."],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: [
          "Portão de casa que ganhou chapa por segurança ficou cego e pesado no mesmo dia. Conte a data do reforço: é ela que explica o cansaço do motor.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "O portão de ferro original de uma vila costuma ser mais velho do que a rede elétrica dela. Terra e circuito novos entram no mesmo orçamento.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Em prédio, o quadro alto de ferro torce na ponta livre. Uma diagonal soldada de canto a canto devolve o prumo antes de se falar em motor.",
        ],
      },
      {
        when: { uses: ["comercio", "galpao"] },
        says: ["Galpão reforça folha com cantoneira a cada batida, e o peso sobe sem ninguém anotar. Pese antes de comparar motores."],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "Porteira de tubo em sítio é leve e longa: balança mais do que pesa. Rodízio na ponta e batente com trava ajudam a máquina.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que mostrar do ferro", "Pé, solda e folha inteira"],
    items: [
      {
        says: [
          "Mande a folha inteira, o pé das duas pontas de perto e a dobradiça ou a roda. Diga se a chapa é de um lado ou dos dois.",
          "Escreva quando foi pintada pela última vez e se recebeu reforço depois de instalada. A espessura, medida na borda, ajuda a estimar o peso.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Como estimo o peso da minha folha de ferro?", "Dá para saber o peso sem balança?"],
      for: ["which", "what", "price", "buy", "install", "replace"],
      says: [
        "Por área e desenho: mande largura, altura e se é grade ou chapa, e o técnico faz a conta. O esforço na mão confirma.",
        "Dá. Medida, desenho e espessura da borda levam a um número próximo, que se confirma empurrando a folha solta.",
      ],
    },
    {
      asks: ["Portão enferrujado pode receber motor?", "A ferrugem atrapalha a automação?"],
      about: ["automatizacao", "reforma"],
      for: ["install", "what", "worth-it", "repair", "price"],
      says: [
        "Pode, se ela é de superfície. Onde o ferro soa oco ou solta placa, o serralheiro vem antes.",
        "Atrapalha no lugar em que a força entra: dobradiça, roda, travessa. No resto da folha, é questão de tinta.",
      ],
    },
    {
      asks: ["Preciso desligar o motor para soldar no portão?", "Solda perto da central faz mal?"],
      about: ["central"],
      for: ["repair", "how-to", "what", "install", "maintain"],
      says: [
        "Precisa mais do que desligar: o técnico solta os fios da placa, porque a corrente da solda procura o caminho do terra por ela.",
        "Faz. Um cordão de solda com a placa ligada ao quadro queima o que a rede nunca queimou.",
      ],
    },
    {
      asks: ["Galvanizado dispensa pintura?", "O ferro com zinco enferruja?"],
      for: ["what", "which", "maintain", "worth-it"],
      says: [
        "Dispensa por muitos anos, menos nos pontos de solda, que perdem o zinco e pedem fundo.",
        "Enferruja na solda e no corte. Retocados esses dois lugares, o resto da folha dura sem tinta.",
      ],
    },
  ],
};
