import type { Component } from "#domain/knowledge/entry";

export const engrenagem: Component = {
  kind: "component",
  id: "engrenagem",
  name: { one: "engrenagem", many: "engrenagens", gender: "f" },
  aliases: [
    "engrenagem do motor",
    "engrenagem de motor",
    "engrenagem do portão",
    "engrenagem de portão",
    "engrenagens de portão",
    "engrenagens do portão",
    "engrenagens do motor",
    "engrenagem para portão",
    "engrenagem externa",
    "engrenagem gasta",
    "engrenagem quebrada",
    "pinhão",
    "pinhões",
    "pinhão do motor",
    "pinhão do portão",
    "pinhão de portão",
    "roda dentada",
    "rodas dentadas",
    "catraca do portão",
    "catraca do motor",
    "engrenage",
    "engrenajem",
    "ingrenagem",
    "engranagem",
    "pião do motor",
  ],
  gates: ["deslizante", "basculante"],
  related: ["cremalheira", "coroa", "roldana", "rolamento", "faz-barulho", "embreagem"],
  pages: [
    "/topicos/troca-de-engrenagem-e-cremalheira-de-portao",
    "/topicos/conserto-de-motor-de-portao",
    "/topicos/portao-automatico-fazendo-barulho",
  ],
  brief: [
    "A engrenagem do motor, ou pinhão, morde a cremalheira e leva a folha; com o dente gasto, o portão estala e patina.",
    "Pinhão que gira e não leva a folha perdeu o dente, a chaveta ou a altura em relação à barra.",
    "Engrenagem se gasta depressa quando carrega peso: quase sempre a folha baixou e se apoiou nela.",
    "Um estalo por volta do motor, igual no percurso inteiro, aponta a engrenagem; um estalo em lugar fixo aponta a barra.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "A engrenagem do portão de correr é o pinhão na saída do motor, a roda de dentes que se encaixa na cremalheira e arrasta a folha. Trabalha à vista, debaixo da barra, e é a primeira a se gastar quando o encaixe sai do lugar.",
        "Engrenagem, ou pinhão, é a roda dentada que entrega à folha a força do motor. Há outras dentro da caixa, como a coroa; quando se diz a engrenagem do portão, em geral é dessa de fora que se fala.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "Engrenagem não se repara: dente gasto ou quebrado pede roda nova. O conserto que vale é o que a cerca, fixar a chaveta, reaprumar a barra e aliviar a folha, para a próxima não acabar do mesmo modo.",
        "Quando a engrenagem estala, o técnico vê se o defeito é do dente, da fixação no eixo ou da altura da barra. Só no primeiro caso troca a peça; nos outros, ela volta a servir depois do ajuste.",
      ],
    },
    {
      to: ["replace"],
      says: [
        "A troca da engrenagem retira o pinhão do eixo, confere chaveta e rolamento e põe outro de mesmo passo e furo. Em seguida acerta-se a folga com a cremalheira em todo o percurso, que é o que decide quanto a nova vai durar.",
        "Trocar a engrenagem do motor leva pouco tempo quando a barra está boa. Se os dentes da barra afinaram, as duas peças saem juntas, porque se gastaram uma contra a outra.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O preço da engrenagem é o de uma peça pequena; o que varia é a companhia dela: barra gasta, eixo marcado, folha baixa. A foto dos dentes e da etiqueta do motor permite dar o valor do conjunto.",
        "Quanto custa trocar a engrenagem se decide pela máquina que a usa e pelo estado do eixo. Pinhão com chaveta corroída às vezes obriga a mexer também no redutor.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para ver se a engrenagem está gasta, desligue o disjuntor do portão e olhe por baixo da barra: dente de ponta fina, falha no círculo ou pó ao redor são sinais. Não ponha o dedo no encaixe, mesmo com tudo parado.",
        "A engrenagem se examina de longe e pela repetição do som: um estalo por volta em todo o caminho é dela. A retirada exige soltar o motor da barra, e essa parte é de técnico.",
      ],
    },
    {
      to: ["which"],
      says: [
        "A engrenagem certa tem o passo da cremalheira, o número de dentes do modelo e o furo do eixo. Aumentar dentes para ganhar velocidade muda a força e tira a margem do motor.",
        "Entre engrenagem de nylon e de aço, siga o projeto do motor: nylon é mudo e cede antes do redutor; aço aguenta folha pesada e pede barra do mesmo porte.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Troque a engrenagem quando os dentes perderem o topo, quando houver falha no círculo ou quando ela bambear no eixo. Estalo com dentes inteiros pede ajuste da barra antes de qualquer peça.",
        "A engrenagem chega ao fim quando o portão patina na arrancada e a barra ainda tem dentes cheios. Insistir faz os dentes novos da barra pagarem pelos velhos dela.",
      ],
    },
    {
      to: ["why"],
      says: [
        "A engrenagem se gasta por carga que não lhe cabe: folha apoiada nela, batida no batente com o motor ligado, barra torta que aperta em um trecho. Areia com graxa apressa tudo.",
        "Por que a engrenagem quebra dente? Porque recebeu um tranco maior do que a arrancada: pedra no trilho, inversão no meio do caminho ou vento que empurrou a folha contra o motor.",
      ],
    },
    {
      to: ["maintain"],
      says: [
        "A manutenção da engrenagem é manter a folga certa sobre ela e a escova seca nos dentes. Na revisão, o técnico sente o jogo no eixo e olha o desgaste dos dois lados do dente.",
        "Engrenagem limpa e folgada na medida dura; engraxada e apertada, não. Quem cuida das roldanas está cuidando dela sem saber.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "Compensa trocar só a engrenagem se a barra tem dentes largos e o eixo não tem jogo. Com barra afinada ou redutor ruidoso, a peça nova entra em um conjunto que a destrói.",
        "Vale trocar a engrenagem sozinha depois de uma pancada, quando um dente se foi e o resto da transmissão está novo. Desgaste por igual em todos os dentes é idade do par, e a roda nova herdaria a barra velha.",
      ],
    },
  ],
  definition: {
    headings: ["O que é a engrenagem do motor", "O pinhão que puxa a folha", "Onde fica a engrenagem"],
    items: [
      {
        says: [
          "Na lateral do motor sai um eixo curto e, nele, uma roda de poucos dentes, presa por chaveta, pino ou parafuso. Cada dente entra no vão da barra, empurra a folha um pouco e sai, cedendo o lugar ao seguinte.",
          "Só um ou dois dentes trabalham de cada vez. É neles que se concentra a arrancada inteira da folha, e por isso um único dente fraco já se ouve.",
        ],
      },
      {
        says: [
          "Entre o fundo do dente dela e a ponta do dente da barra sobra um vão fino, que se vê contra a luz. Sem folga, o eixo vira apoio da folha; com folga demais, o dente trabalha só na ponta.",
          "A roda de fora gira devagar e com força, porque antes dela há um redutor. O que chega ali já é o esforço multiplicado, e um encaixe ruim o devolve inteiro para dentro da caixa.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante não há barra: a roda dentada puxa uma corrente ou gira um fuso no alto do portão. Está no meio de peças tensionadas, e dela se observa apenas o som, do chão.",
        ],
      },
    ],
  },
  faults: {
    headings: ["Sinais de engrenagem gasta", "Como o pinhão se queixa", "O que os dentes contam"],
    leads: [
      "O som dela tem compasso, um por volta, e viaja parado com o motor.",
      "Escute do lado de dentro e olhe o chão embaixo do motor:",
    ],
    items: [
      {
        label: "Dente afinado",
        about: ["faz-barulho", "cremalheira"],
        says: [
          "um estalido regular acompanha o portão de ponta a ponta, mais alto na arrancada.",
          "a folha dá um passinho para trás cada vez que o motor para, pelo vão que se abriu.",
        ],
      },
      {
        label: "Dente quebrado",
        about: ["treme", "faz-barulho"],
        says: [
          "há um soluço por volta, sempre igual, e uma falha visível no círculo.",
          "o portão anda, tropeça, anda, tropeça, com a distância de uma roda entre os tropeços.",
        ],
      },
      {
        label: "Roda solta no eixo",
        about: ["so-abre-na-mao", "nao-abre"],
        says: [
          "o eixo gira, a roda hesita e a folha começa tarde, com uma pancada metálica.",
          "a chaveta se foi: ouve-se o motor e vê-se o pinhão quieto ou andando aos saltos.",
        ],
      },
      {
        label: "Roda enviesada",
        about: ["faz-barulho", "rolamento"],
        says: [
          "os dentes se gastam de um lado só, porque o motor está fora de paralelo com a folha.",
          "vista de cima, ela entra na barra em diagonal, e a limalha cai sempre da mesma banda.",
        ],
      },
      {
        label: "Carga por cima",
        about: ["roldana", "esquenta"],
        says: [
          "a barra se apoia nela, o motor geme e a base vibra: a folha desceu.",
          "o eixo ganhou jogo para baixo e o retentor passou a marejar óleo.",
        ],
      },
      {
        label: "Terra no vão",
        about: ["lento"],
        says: [
          "os fundos dos dentes estão cheios de pasta seca, e a roda sobe na barra em vez de encaixar.",
          "depois de chuva forte, a marcha fica áspera e clareia quando os dentes são escovados.",
        ],
      },
    ],
  },
  neighbours: {
    headings: ["Engrenagem, barra ou coroa?", "De onde vem o estalo", "Para acertar a peça"],
    items: [
      {
        label: "Cremalheira",
        about: ["cremalheira"],
        says: [
          "defeito que sempre acontece diante do mesmo ponto do muro é da barra; o que se repete a cada volta é da roda.",
          "faça a folha parar em lugares diferentes: se o tranco muda de lugar, a barra é inocente.",
        ],
      },
      {
        label: "Coroa",
        about: ["coroa"],
        says: [
          "motor girando e roda de fora parada é dente perdido dentro da caixa.",
          "óleo escuro com brilho metálico no chão fala do redutor, e não do pinhão.",
        ],
      },
      {
        label: "Embreagem",
        about: ["embreagem"],
        says: [
          "patinar sem estalo, com cheiro de atrito, é disco que escorrega; patinar estalando é dente que pula.",
          "se a folha para com a mão sem ruído algum, quem cedeu foi o limitador de força.",
        ],
      },
      {
        label: "Roldana",
        about: ["roldana"],
        says: [
          "o ruído da roda de apoio anda com a folha; o do pinhão fica junto do motor.",
          "com o portão destravado em piso plano, escute a folha levada à mão: ruído que a acompanha vem de baixo.",
        ],
      },
    ],
  },
  checks: {
    headings: ["O que olhar nos dentes", "Exame do pinhão sem desmontar", "Do som ao dente"],
    leads: [
      "O encaixe de dentes é o lugar do portão que mais machuca dedo: olhe, não toque.",
      "Com o disjuntor do portão desligado e uma lanterna, comece pelo chão:",
    ],
    steps: [
      {
        label: "Recolha o que caiu",
        says: [
          "pó claro é nylon, limalha é aço, lasca com forma de dente diz tudo; guarde em um papel.",
          "veja se há óleo junto do pó, porque os dois ao mesmo tempo levam para dentro da caixa.",
        ],
      },
      {
        label: "Olhe por baixo da barra",
        says: [
          "topo largo é dente bom, ponta de faca é dente no fim; compare os dois lados.",
          "fotografe com a câmera do telefone encostada no piso, em vez de enfiar a cabeça ali.",
        ],
      },
      {
        label: "Meça a folga com os olhos",
        says: [
          "contra a luz, deve passar um fio claro entre roda e barra; sem ele, há peso em cima.",
          "siga o encaixe em três posições da folha, porque o aperto costuma existir em uma só.",
        ],
      },
      {
        label: "Ouça o compasso",
        says: [
          "religue, afaste-se e grave uma manobra; conte os estalos e veja se são regulares.",
          "um compasso que acelera com a folha é de roda; um golpe isolado é de outra peça.",
        ],
      },
      {
        label: "Veja o motor",
        says: [
          "durante a arrancada, de longe, repare se a caixa recua ou se inclina: base frouxa afasta os dentes.",
          "marque a lápis a posição do motor na base; se a marca sair do lugar em uns dias, os chumbadores cederam.",
        ],
      },
    ],
    ends: [
      { says: ["Roda parada com motor girando: desligue, confira se a alavanca manual está travada e não acione mais."] },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante não se sobe para olhar corrente nem roda dentada; com estalo no alto, a folha fica embaixo e o portão, desligado.",
        ],
      },
    ],
  },
  work: {
    headings: ["Como a engrenagem é trocada", "Do eixo ao encaixe", "A troca do pinhão"],
    leads: ["A peça sai em pouco tempo; o encaixe é que faz o serviço durar.", "Nada se monta sobre folha caída ou base solta:"],
    steps: [
      {
        label: "Causa",
        says: [
          "a folha é corrida à mão e olham-se rodas, barra e base, para saber quem gastou o dente.",
          "mede-se a altura da barra nas duas pontas da folha, que é onde a queda das rodas aparece.",
        ],
      },
      {
        label: "Retirada",
        says: [
          "com a energia cortada, solta-se o motor da barra ou levanta-se o trecho, e saca-se a roda com extrator.",
          "marteladas no eixo ficam de fora: o golpe atravessa o rolamento e chega à coroa.",
        ],
      },
      {
        label: "Eixo",
        says: [
          "chaveta, rasgo e retentor são examinados; eixo com degrau come a peça nova por dentro.",
          "sente-se o jogo lateral, e se há folga troca-se o apoio antes de continuar.",
        ],
      },
      {
        label: "Peça",
        says: [
          "confere-se passo, número de dentes e furo com a retirada, dente contra dente.",
          "a roda entra justa, com trava, e gira centrada, sem ovalar.",
        ],
      },
      {
        label: "Folga",
        says: [
          "regula-se a altura do motor ou da barra até haver vão constante do começo ao fim.",
          "com a folha em três posições, verifica-se o mesmo vão, e só então se apertam os chumbadores.",
        ],
      },
      {
        label: "Prova",
        says: [
          "o portão roda várias vezes, e força e parada são refeitas sem o atrito de antes.",
          "limpa-se o chão ao fim, para que qualquer pó novo seja notado nos próximos dias.",
        ],
      },
    ],
  },
  effort: {
    headings: ["O que a troca pede", "Uma roda, um encaixe"],
    items: [
      {
        says: [
          "Com a peça do modelo na mão, cabe em uma visita e a folha de correr segue utilizável à mão no intervalo, em terreno plano. Se a barra também sai, o tempo cresce com o comprimento dela.",
          "A foto da etiqueta diz o passo e o furo. Sem ela, mande a roda de perto com uma moeda ao lado.",
        ],
      },
      {
        says: [
          "Roda colada no eixo por ferrugem pode exigir levar o motor para a bancada, e convém prever o portão manual por esse tempo.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa trocar a engrenagem", "O pinhão e o que vem com ele", "A conta dos dentes"],
    items: [
      {
        for: ["price", "repair", "replace", "worth-it", "maintain"],
        says: [
          "A troca com acerto de folga fica na manutenção, {{manutencao-custo}}. A roda é somada pelo modelo.",
          "De serviço, conte {{manutencao-custo}}. Se a barra for junto, o metro dela entra na proposta.",
          "O encaixe refeito custa {{manutencao-custo}}. Peças de eixo e retentor são ditas antes, se precisarem sair.",
        ],
      },
      {
        for: ["price", "worth-it", "why"],
        says: [
          "Fica caro quando se troca a roda e se deixa a causa: folha baixa mastiga o segundo pinhão mais depressa do que o primeiro, porque a barra já está marcada.",
          "Nylon custa menos do que aço e protege o redutor. Trocar por aço para durar mais pode transferir a quebra para dentro do motor.",
        ],
      },
      {
        about: ["coroa", "troca-de-motor"],
        says: [
          "Se o dente quebrado levou a coroa, o conserto vira de redutor e se compara com outro motor. Em residência, a substituição vai de {{troca-residencial}}.",
        ],
      },
    ],
  },
  choice: {
    headings: ["Qual engrenagem serve no motor", "Passo, furo e material"],
    leads: ["Três medidas vêm da peça velha, e uma da folha:"],
    columns: ["O que conferir", "De onde sai", "Se errar"],
    rows: [
      { cells: ["Passo do dente", "Da barra instalada", "Sobe e estala"] },
      { cells: ["Número de dentes", "Do modelo do motor", "Muda velocidade e força"] },
      { cells: ["Furo e chaveta", "Do eixo", "Bambeia e corta a chaveta"] },
      { cells: ["Largura da roda", "Da barra", "Morde só a borda"] },
      { cells: ["Nylon ou aço", "Do projeto e da folha", "Quebra no lado errado"] },
    ],
  },
  worth: {
    headings: ["Só a roda ou o par", "Quando trocar os dois"],
    items: [
      {
        says: [
          "Dente novo contra dente velho parece bom no primeiro mês. Se a barra perdeu mais do que a quina do topo, leve as duas no mesmo serviço.",
          "Barra nova com pinhão velho é o erro contrário, e mais caro: a peça curta estraga a comprida.",
        ],
      },
      { says: ["Motor que geme com a roda solta da barra tem o problema atrás dela, e uma engrenagem nova não muda o som."] },
    ],
  },
  care: {
    headings: ["Para os dentes durarem", "O que poupa o pinhão"],
    items: [
      {
        says: [
          "Escove a seco os dentes visíveis, com a energia desligada e pela lateral, sem enfiar a mão. Graxa aplicada por cima vira esmeril em rua de pó.",
          "Uma chapa de proteção sobre o encaixe afasta chuva, folha seca e dedo de criança. Se o seu motor não tem, peça.",
        ],
      },
      {
        says: [
          "Espere o portão parar antes de mandar voltar. A inversão em movimento põe a folha inteira contra um dente.",
          "Trilho limpo e roda boa são a vida dela: folha leve quase não pesa no dente.",
        ],
      },
      {
        for: ["maintain", "when", "what"],
        says: [
          "Na preventiva, com intervalo de {{revisao-intervalo}} em uso intenso, compara-se o topo do dente com a foto anterior. Só a comparação entre datas mostra o desgaste lento.",
        ],
      },
    ],
  },
  cases: {
    headings: ["Os dentes neste portão", "O que gasta a engrenagem aqui"],
    items: [
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Engrenagem em portão de rua inclinada trabalha como freio numa direção e como motor na outra, e o dente afina de um lado só. A roda virada no eixo, quando o modelo permite, aproveita a face boa por mais algum tempo.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "No pé ou no topo de rampa, o carro encosta na folha ao manobrar e a pancada chega ao pinhão. Um dente lascado sem queixa anterior costuma ter para-choque por trás.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Em rua de terra, a engrenagem engraxada dura menos do que a seca. O pó que gruda nela é o mesmo que o caminhão levanta, e o remédio é uma capa sobre o encaixe.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Semente dura entre roda e barra quebra dente de nylon em uma passada. Sob árvore, a engrenagem pede cobertura e uma olhada antes da primeira manobra depois do vento.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "A engrenagem fica na altura em que a água entra, e o barro que sobra endurece no fundo dos dentes. Depois de alagar, limpe a seco antes de religar, ou a roda sobe na barra.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Pinhão exposto para o lado de quem passa é risco de mão e de roupa. Junto a passeio movimentado, a proteção fechada sobre a engrenagem deve vir antes de qualquer outra melhoria.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Em garagem coletiva, a engrenagem é peça de consumo, e a data da última troca deve estar na pasta do condomínio. Uma reserva do mesmo passo na administração evita o portão parado em véspera de feriado.",
          "Portão de prédio que inverte a cada carro gasta mais dente nas inversões do que no caminho. O tempo de espera certo na central poupa a engrenagem melhor do que aço no lugar de nylon.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Folha longa de galpão arranca devagar e pesa no primeiro dente. Ali a engrenagem é de aço, larga, e o que a salva é a partida suave programada na central.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Na loja, a engrenagem sofre quando alguém força a folha com a mão para passar mercadoria antes de ela acabar de abrir. Avise a equipe: a mão contra o motor lasca dente.",
        ],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: [
          "Em casa, a engrenagem costuma avisar na noite silenciosa, com um tec-tec que se ouve da sala. Nessa fase ainda se resolve com altura da barra e roldana, sem trocar dente nenhum.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Na vila, ninguém escuta o estalo porque cada um passa depressa. Uma pessoa que fique para ouvir uma manobra inteira por mês percebe a engrenagem antes de ela patinar.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "Portão de sítio fica meses parado com a engrenagem na mesma posição, e o orvalho enferruja os dentes encaixados. A primeira abertura da temporada se faz olhando, devagar.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante, engrenagem gasta se traduz em corrente que pula com estouro no alto. É caso de parar com a folha embaixo e chamar; ninguém estica corrente em casa.",
        ],
      },
      {
        when: { uses: ["casa"] },
        says: [
          "Em casa, a engrenagem morre mais por folha que prende em um ponto do que por número de aberturas. O dente comido fica sempre do mesmo lado.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: ["Areia dentro da caixa vira pasta com a graxa velha e lima o dente de nylon. Tampa bem fechada é a primeira proteção."],
      },
    ],
  },
  tell: {
    headings: ["Como mostrar a engrenagem", "Dente, etiqueta e som"],
    items: [
      {
        says: [
          "Fotografe a roda por baixo da barra, com uma moeda para dar escala, e a etiqueta do motor. Junte um áudio da manobra gravado ao lado dele.",
          "Mande um vídeo em que se vejam ao mesmo tempo a roda e a barra durante a arrancada, filmado sem aproximar a mão.",
          "Diga se o estalo tem compasso, se há pó no chão e de que cor, e se sobra um recuo depois da parada.",
        ],
      },
      {
        says: [
          "Conte quando foram trocadas roldanas ou barra pela última vez e se o portão já bateu forte em alguma coisa.",
          "Guarde a lasca de dente que achou: ela mostra o material e o passo.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Qual a diferença entre engrenagem, pinhão e coroa?", "Pinhão e engrenagem são a mesma peça?"],
      about: ["coroa"],
      for: ["what", "which", "why", "how-to", "price"],
      says: [
        "Pinhão é a roda de fora, que toca a barra; coroa é a de dentro, no redutor. As duas são engrenagens.",
        "No portão de correr, sim: é o nome da que fica na saída do motor. A coroa mora dentro da caixa.",
      ],
    },
    {
      asks: ["Posso passar graxa na engrenagem?", "Lubrificar o pinhão tira o barulho?"],
      for: ["maintain", "how-to", "what", "why"],
      about: ["faz-barulho"],
      says: [
        "Na de fora, não: a graxa junta areia. A que precisa de lubrificante está dentro da caixa fechada.",
        "Abafa por pouco tempo e acelera o desgaste. Barulho de dente se tira com folga certa.",
      ],
    },
    {
      asks: ["Engrenagem de aço dura mais que a de nylon?", "Posso trocar nylon por aço?"],
      for: ["which", "buy", "replace", "worth-it", "what"],
      says: [
        "Dura, mas passa adiante o tranco que o nylon absorvia. Quem quebra depois é a coroa.",
        "Só se o motor foi feito para isso e a barra acompanhar. Em casa, raramente compensa.",
      ],
    },
    {
      asks: ["O motor gira e a engrenagem não. O que é?", "O pinhão ficou parado com o motor ligado. Quebrou?"],
      about: ["coroa", "embreagem", "nao-abre"],
      says: [
        "Confira se a alavanca manual está travada; depois, pense em coroa ou chaveta. Não insista com o motor.",
        "Pode ser só o destravamento aberto. Fechado ele e continuando assim, algo se partiu dentro da caixa.",
      ],
    },
    {
      asks: ["Preciso trocar a cremalheira junto?", "Engrenagem nova em barra velha funciona?"],
      about: ["cremalheira"],
      for: ["replace", "price", "worth-it", "repair", "what", "when"],
      says: [
        "Se a barra tem dente largo, não. Se o topo virou ponta, sim, ou a nova se acaba em pouco tempo.",
        "Funciona por um tempo quando o desgaste é leve. Em barra afinada, range desde o primeiro dia.",
      ],
    },
    {
      asks: ["Uma engrenagem maior deixa o portão mais rápido?", "Posso mudar o número de dentes?"],
      for: ["which", "buy", "what", "worth-it", "how-to"],
      says: [
        "Deixa mais rápido e mais fraco, e a parada e o recuo saem do ponto. Velocidade se ganha com outro motor.",
        "Não é ajuste livre: a central e a força contam com aquele número. Outro tamanho também muda a altura da barra.",
      ],
    },
    {
      asks: ["Por que a engrenagem nova se gastou tão depressa?", "Troquei o pinhão e voltou a estalar. Por quê?"],
      about: ["roldana", "cremalheira"],
      says: [
        "Porque a causa ficou: folha baixa, barra torta ou base do motor solta. A roda só mostra o erro dos outros.",
        "Provavelmente a barra se apoia nela. Alivie a folha antes de comprar a terceira.",
      ],
    },
  ],
};
