import type { Gate } from "#domain/knowledge/entry";

export const portaDeEnrolar: Gate = {
  kind: "gate",
  id: "porta-de-enrolar",
  name: { one: "porta de enrolar", many: "portas de enrolar", gender: "f" },
  aliases: [
    "porta de aço",
    "portas de aço",
    "porta de aço de enrolar",
    "porta de aço automática",
    "porta de enrolar automática",
    "portas de enrolar automáticas",
    "portão de enrolar",
    "portões de enrolar",
    "porta de loja",
    "porta de comércio",
    "porta rolante",
    "portas rolantes",
    "porta metálica de loja",
    "motor para porta de enrolar",
    "motor de porta de enrolar",
    "motor para porta de aço",
    "motor de porta de aço",
    "automatizador de porta de enrolar",
    "porta de inrolar",
    "porta de aso",
  ],
  not: ["persiana de enrolar", "janela de enrolar", "toldo de enrolar"],
  gates: ["basculante"],
  related: ["comercio", "mola", "portao-seccionado", "nobreak", "falta-de-energia"],
  pages: ["/topicos/tipos-de-motores-para-portao", "/topicos/servicos-para-portao-automatico"],
  brief: [
    "A porta de enrolar some em um rolo acima do vão, e por isso não ocupa calçada, teto nem lateral.",
    "Na porta de enrolar, o motor gira o eixo; molas ajudam nas antigas, e nas automáticas pesadas ele carrega tudo com freio próprio.",
    "Lâmina amassada ou guia torta prende a porta de enrolar no meio e faz o rolo embolar em cima.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "A porta de enrolar é uma cortina de lâminas de aço que corre em guias laterais e se enrola em um eixo acima do vão. Com motor, ele gira o eixo, freia na parada e descansa a cortina no chão.",
        "Porta de aço de enrolar fecha lojas, depósitos e garagens rentes à rua. O que a automatiza é um motor no eixo, com fins de curso de cima e de baixo e um freio que não a deixa escorregar.",
      ],
    },
    {
      to: ["install"],
      says: [
        "A instalação de motor em porta de enrolar confere lâminas, guias e eixo, e só então põe a máquina na ponta dele. Depois vêm os limites, o freio e uma forma de abrir sem energia.",
        "Para automatizar porta de aço, é preciso saber altura, largura, tipo de lâmina e se o eixo tem molas. Com lâmina fechada de parede dupla, o peso muda, e o motor com ele.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto de porta de enrolar começa pelo lugar em que ela prende: na guia, é lâmina ou perfil torto; no alto, é rolo embolado; no motor, é limite perdido ou freio gasto.",
        "Porta de aço que desce torta perdeu o alinhamento das lâminas, e cada nova tentativa emperra mais. Pare no primeiro estalo, antes que a cortina saia da guia.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O preço do motor para porta de enrolar depende da área da cortina e do peso da lâmina. Largura, altura e uma foto do eixo fecham o valor dentro da faixa de {{faixa-preco}}.",
        "Quanto custa automatizar porta de aço varia com o eixo: se ele aceita a máquina, soma-se motor e elétrica; se não, soma-se serralheiro. Infraestrutura pronta baixa o valor.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para examinar uma porta de enrolar por fora, olhe se ela desce reta, se as lâminas entram inteiras nas guias e se a soleira está limpa. Rolo, molas e motor ficam no alto e são do técnico.",
      ],
    },
    {
      to: ["which"],
      says: [
        "O motor para porta de enrolar se escolhe pelo peso da cortina e pelas aberturas do dia. Loja que abre e fecha uma vez aceita o comum; entrada de carga pede serviço contínuo.",
      ],
    },
    {
      to: ["maintain"],
      says: [
        "A manutenção da porta de enrolar limpa guias, endireita lâminas e confere freio, limites e abertura manual. O ruído novo é o melhor aviso: ela range antes de prender.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "Vale automatizar a porta de enrolar onde ela é aberta por quem não devia fazer força, ou onde a loja fecha com gente dentro. Porta pequena de um turno só paga mais tarde.",
      ],
    },
  ],
  definition: {
    headings: ["Como funciona a porta de enrolar", "Cortina, guias e eixo"],
    items: [
      {
        says: [
          "As lâminas se encaixam umas nas outras e formam uma cortina que só dobra para um lado. As guias a mantêm em pé, e a soleira pesada do pé ajuda a esticá-la.",
          "O motor vai na ponta do eixo ou dentro dele. Um fim de curso mecânico conta as voltas, e é por isso que mudança na cortina desloca as duas paradas.",
        ],
      },
      {
        says: [
          "Porta manual antiga leva molas dentro do tambor, que ficam carregadas com a cortina fechada. Na automática pesada, quem segura é o freio do motor, e uma segunda trava contra queda.",
        ],
      },
    ],
  },
  room: {
    headings: ["O espaço que a porta de enrolar pede", "Acima do vão e nas laterais"],
    leads: ["Quase nada por fora, e o bastante em cima:"],
    items: [
      {
        label: "Caixa do rolo",
        says: [
          "o rolo cresce a cada volta; a verga precisa recebê-lo com a cortina inteira enrolada.",
          "marquise e letreiro baixos escondem o tambor e dificultam a visita: preveja a tampa de acesso.",
        ],
      },
      {
        label: "Guias",
        says: [
          "duas linhas de parede em prumo, paralelas, do piso ao tambor.",
          "reboco que entra na canaleta raspa a lâmina e a faz correr torta.",
        ],
      },
      {
        label: "Soleira",
        says: [
          "piso plano para a base assentar; ralo ou degrau deixam a luz passar e a água entrar.",
          "o trinco de chão sai de serviço, ou um dia o motor sobe com ele preso.",
        ],
      },
      {
        label: "Energia em cima",
        about: ["rede-eletrica"],
        says: [
          "o cabo chega ao alto por cano, com disjuntor próprio acessível do chão.",
          "ponto de energia longe do eixo é o que mais soma em automatização de porta de aço.",
        ],
      },
    ],
  },
  faults: {
    headings: ["O que a porta de enrolar gasta", "Defeitos da porta de aço"],
    leads: ["Quase tudo começa em um dos três lugares:", "Ouça de longe e olhe o alinhamento:"],
    items: [
      {
        label: "Lâmina amassada",
        about: ["trava", "para-no-meio"],
        says: [
          "ela sobe aos trancos e engasga sempre na mesma lâmina, com estalo no alto.",
          "pancada de carro ou de carrinho afundou um friso, e o rolo passou a fazer calombo.",
        ],
      },
      {
        label: "Guia torta",
        about: ["treme", "faz-barulho"],
        says: [
          "a cortina balança e bate no perfil; um lado já entra fora do centro.",
          "há raspado contínuo e riscos na pintura só de um lado da porta.",
        ],
      },
      {
        label: "Limite perdido",
        about: ["fim-de-curso"],
        says: [
          "ela não para no alto e enrola a soleira, ou no chão continua girando e afrouxa a cortina.",
          "a parada andou um palmo desde a última tempestade de energia.",
        ],
      },
      {
        label: "Mola cansada",
        about: ["mola"],
        says: [
          "abrir à mão virou força de dois, e a porta desce depressa se ninguém a contém.",
          "um barulho solto dentro do tambor é mola que quebrou lá dentro.",
        ],
      },
      {
        label: "Freio gasto",
        about: ["criancas-e-animais"],
        says: [
          "parada no meio, a cortina escorrega alguns dedos e volta a parar.",
          "a porta desce mais rápido do que sobe: o motor deixou de segurar na descida.",
        ],
      },
    ],
  },
  neighbours: {
    headings: ["Porta de enrolar ou outro tipo", "O que se confunde com porta de aço"],
    items: [
      {
        label: "Seccionado",
        about: ["portao-seccionado"],
        says: [
          "painéis largos que deitam no teto são de portão seccionado; o de enrolar não usa teto.",
          "olhe o alto com ela aberta: rolo é uma coisa, folha deitada é outra.",
        ],
      },
      {
        label: "Grade tijolinho",
        says: [
          "a porta vazada enrola do mesmo modo e pesa menos; o motor é menor, e o vento não a empurra.",
          "vitrine iluminada costuma usar a vazada, que se vê de fora e deixa passar ar.",
        ],
      },
      {
        label: "Basculante",
        about: ["basculante"],
        says: [
          "folha que sobe inteira e avança para fora é basculante, com contrapeso, e não cortina.",
          "em garagem baixa demais para o basculante, a cortina resolve.",
        ],
      },
    ],
  },
  checks: {
    headings: ["O que olhar na porta de enrolar", "Exame da porta de aço, do chão"],
    leads: ["De longe, uma pessoa no comando e ninguém embaixo:"],
    steps: [
      {
        label: "Descida",
        says: [
          "acione uma vez e veja se a soleira chega ao chão nivelada, sem um canto na frente.",
          "pare e observe: a cortina parada não deve escorregar.",
        ],
      },
      {
        label: "Guias",
        says: [
          "limpe a canaleta com pano seco, com a energia desligada, e veja se há amassado.",
          "procure lasca de tinta e pó de ferro, sinal do lado que raspa.",
        ],
      },
      {
        label: "Lâminas",
        says: [
          "passe a vista pelo desenho: friso interrompido é lâmina que saiu do encaixe.",
          "marque com fita a que parece amassada e diga em que altura ela está.",
        ],
      },
      {
        label: "Abertura manual",
        about: ["falta-de-energia"],
        says: [
          "saiba onde está a corrente, a manivela ou a chave, e quem a alcança de dentro.",
          "loja sem outra saída não deve depender de uma porta de enrolar sem abertura manual.",
        ],
      },
    ],
    ends: [{ says: ["Cortina fora da guia não se empurra nem se puxa: isole a passagem e mantenha a porta parada."] }],
  },
  work: {
    headings: ["Como se automatiza a porta de aço", "Motor no eixo, limites e freio"],
    leads: ["Com a cortina baixada e sem carga no tambor."],
    steps: [
      {
        label: "Exame",
        says: [
          "confere-se cada lâmina, a fixação das guias e o estado do eixo e de seus mancais.",
          "pesa-se a cortina pela área e pelo tipo de lâmina, porque é ela que escolhe a máquina.",
        ],
      },
      {
        label: "Molas",
        about: ["mola"],
        says: [
          "em porta com molas, a carga delas é aliviada pelo serralheiro antes de o eixo ser tocado.",
          "o motor substitui a força, e o que ficar de mola precisa ser igual dos dois lados.",
        ],
      },
      {
        label: "Motor",
        says: [
          "a máquina é presa na ponta do eixo com a chaveta certa e um apoio que não deixe o tambor correr.",
          "em porta pesada vai também o dispositivo contra queda, na outra ponta.",
        ],
      },
      {
        label: "Limites",
        about: ["fim-de-curso"],
        says: [
          "acertam-se as paradas de cima e de baixo, e a soleira deve repousar sem afrouxar a cortina.",
          "dá-se um giro de folga na ponta de cima, para o rolo não apertar a última lâmina.",
        ],
      },
      {
        label: "Saída sem energia",
        about: ["nobreak", "falta-de-energia"],
        says: [
          "prova-se o acionamento manual com o circuito desligado, e quem fica na loja o executa uma vez.",
          "onde não há outra porta, prevê-se bateria ou nobreak no mesmo dia.",
        ],
      },
    ],
  },
  choice: {
    headings: ["Qual motor para a porta de enrolar", "Da cortina à máquina"],
    leads: ["Área e uso escolhem; a lâmina confirma:"],
    columns: ["Porta", "Motor", "Cuidado"],
    rows: [
      { cells: ["Grade vazada, vitrine", "De eixo, leve", "Lâmina que não prenda no rolo"] },
      { cells: ["Lâmina fechada, loja", "De eixo, com freio", "Guia em prumo"] },
      { cells: ["Lâmina dupla, galpão", "Reforçado, contínuo", "Proteção contra queda"] },
      { cells: ["Garagem residencial", "De eixo, silencioso", "Sensor no vão"] },
      { cells: ["Única saída do imóvel", "Com abertura manual", "Nobreak ou manivela"] },
    ],
  },
  cost: {
    headings: ["Quanto custa porta de enrolar automática", "Preço do motor da porta de aço"],
    items: [
      {
        says: [
          "O equipamento fica na faixa de {{faixa-preco}}, conforme a cortina. Manutenção e pequenos reparos ficam em {{manutencao-custo}}.",
          "Conte com motor, cabo até o alto e, em porta pesada, o dispositivo contra queda. A soma sai com a medida do vão.",
        ],
      },
      {
        for: ["price", "repair", "install", "worth-it"],
        says: [
          "Encarecem: lâmina a trocar, guia torta, marquise que esconde o eixo. Barateiam: eixo em bom estado, energia no alto e área pequena.",
        ],
      },
    ],
  },
  care: {
    headings: ["Para a porta de enrolar durar", "Cuidados com guia e cortina"],
    items: [
      {
        says: [
          "Limpe as guias com pano seco e não com óleo, que puxa o pó da rua e faz pasta. Não pendure nada na soleira.",
          "Feche com o vão livre, olhando até o fim. A cortina desce por cima do que estiver no meio.",
        ],
      },
      {
        for: ["maintain", "when", "what", "how-to"],
        says: [
          "A revisão confere freio e paradas antes de qualquer outra coisa. Em loja, o calendário é o de uso intenso: {{revisao-intervalo}}.",
        ],
      },
    ],
  },
  cases: {
    headings: ["A porta de enrolar no seu caso", "Conforme o imóvel"],
    items: [
      {
        when: { uses: ["comercio"] },
        says: [
          "Porta de enrolar de loja é a única do salão: sem abertura manual conhecida por toda a equipe, ela vira armadilha na falta de luz.",
          "Fechamento com gente dentro é a hora crítica do comércio. Use comando de manter apertado, e não um toque que desce sozinho.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Em galpão, a cortina larga pega vento e sai da guia. Trava lateral em cada lâmina de apoio e dispositivo contra queda andam juntos.",
        ],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: [
          "Garagem rente à rua, sem teto para o basculante, cabe na porta de enrolar. O quarto acima do tambor é o que pede motor silencioso.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Em loja de térreo de prédio, o eixo passa por parede do condomínio. Furo e barulho do motor viram assunto de assembleia, e convém tê-los no papel.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Em calçada movimentada, ninguém deve estar abaixo da cortina. Fechamento assistido, sensor no vão e som de aviso fazem o trio.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Rua com obra enche a guia da porta de enrolar em poucos dias. Pó fino e friso de aço fazem o chiado que anuncia a lâmina presa.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Porta de enrolar em baixada enferruja pelas lâminas de baixo, que ficam na água. Troque-as antes que o encaixe ceda e a cortina saia da guia.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Soleira inclinada deixa um triângulo aberto sob a porta de aço. Corrige-se no piso, e não forçando a cortina a descer torta.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que informar sobre a porta de aço", "Fotos do eixo e das guias"],
    items: [
      {
        says: [
          "Mande largura e altura do vão, a lâmina de perto, o tambor de baixo para cima e as duas guias. Diga se há molas e quem abre hoje.",
          "Fotografe o ponto em que ela prende e o lado em que raspa, com a cortina parada.",
        ],
      },
      {
        says: ["Conte se existe outra saída da loja e se a porta já desceu sem parar. Essas duas frases definem freio e abertura manual."],
      },
    ],
  },
  questions: [
    {
      asks: ["A porta de enrolar automática abre sem luz?", "Como abro a porta de aço na queda de energia?"],
      about: ["falta-de-energia", "nobreak"],
      says: [
        "Abre, se foi previsto: corrente, manivela ou bateria. Sem isso, a loja fica presa até a energia voltar.",
        "Pelo acionamento manual que fica junto do motor. Convém que mais de uma pessoa saiba onde ele está.",
      ],
    },
    {
      asks: ["Minha porta de aço velha aceita motor?", "Posso usar a mesma porta manual com motor?"],
      about: ["automatizacao"],
      says: [
        "Aceita, com lâminas inteiras, guias em prumo e eixo reto. As molas antigas saem ou se equilibram, e isso é do serralheiro.",
        "Pode, se a cortina desce reta à mão. Porta que já engasga vai engasgar mais depressa com motor.",
      ],
    },
    {
      asks: ["Um toque faz a porta descer sozinha?", "É seguro fechar a loja por controle?"],
      about: ["criancas-e-animais"],
      for: ["what", "which", "how-to", "install", "worth-it"],
      says: [
        "Não convém: com gente por perto, o comando de fechar deve ser mantido apertado, com a cortina à vista.",
        "Só com sensor no vão e quem comanda enxergando a soleira. Sem isso, o controle fecha sobre o que não vê.",
      ],
    },
    {
      asks: ["Preciso trocar a cortina toda?", "Trocam só algumas lâminas?"],
      for: ["repair", "replace", "price", "what"],
      says: [
        "Troca-se lâmina a lâmina, se o perfil ainda existe. Cortina com muitos remendos enrola torta.",
        "Poucas lâminas resolvem quando o rolo gira redondo. Se ele faz calombo, o custo é de cortina nova.",
      ],
    },
  ],
};
