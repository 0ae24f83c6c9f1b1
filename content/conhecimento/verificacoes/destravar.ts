import type { Check } from "#domain/knowledge/entry";

export const destravar: Check = {
  kind: "check",
  id: "destravar",
  name: { one: "destravamento do portão", many: "destravamentos do portão", gender: "m" },
  aliases: [
    "destravar",
    "destravar portão",
    "destravar o portão",
    "destravar motor",
    "destravar o motor",
    "destravar motor de portão",
    "destravar portão automático",
    "destravar portão eletrônico",
    "destrava portão",
    "como destravar",
    "destravando",
    "destravamento",
    "destravamento manual",
    "destravamento de portão",
    "chave de destravamento",
    "chave de destrave",
    "chave do motor",
    "chave do destravamento",
    "destrave",
    "destrave manual",
    "abrir portão manualmente",
    "abrir o portão manualmente",
    "abrir manualmente",
    "abrir na chave",
    "desengatar o motor",
    "desbloquear portão",
    "destravá-lo",
    "distravar",
    "destrava",
  ],
  gates: ["deslizante", "pivotante", "basculante"],
  related: ["destravamento-seguro", "falta-de-energia", "mover-a-mao", "so-abre-na-mao", "molas-e-cabos"],
  pages: ["/topicos/portao-automatico-travado-sem-energia", "/topicos/portao-automatico-nao-abre"],
  brief: [
    "O destravamento separa o motor da folha por uma chave própria, e serve a deslizante ou pivotante, onde o chão não tem caimento.",
    "Chave de destravamento guardada na garagem não serve a quem ficou do lado de fora.",
    "Depois de destravar, quem fecha a casa é a corrente: a folha solta abre com um empurrão.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "O destravamento é a saída manual do motor: uma chave abre a embreagem, e a folha passa a andar na mão. Com o circuito cortado e o chão sem caimento, é tarefa de casa em folha de correr ou de girar; basculante fica para o técnico.",
        "Destravar o portão não conserta nada: tira o motor do caminho por um tempo. Serve para sair no apagão e para descobrir se o peso está na folha ou na máquina.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para destravar o portão de correr ou de abrir, desligue o disjuntor dele, encaixe a chave que veio com o motor, gire até o fim e puxe a alavanca, se houver. Empurre devagar, com as mãos abertas na chapa, e em piso plano.",
        "O destravamento se faz de fora da caixa, sem abrir tampa nenhuma. Se a chave pede força, gira em falso ou a folha não se mexe, pare: o que falta não é braço.",
      ],
    },
    {
      to: ["emergency"],
      says: [
        "Se o destravamento não solta e há gente presa, desligue o disjuntor e peça socorro dizendo o tipo do portão. Não arrombe o miolo nem use o carro: miolo quebrado fecha a única saída mecânica.",
      ],
    },
    {
      to: ["why"],
      says: [
        "O destravamento existe porque o redutor não gira de trás para a frente. Sem ele, motor sem energia é uma parede; com ele, a folha volta a ser portão comum.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "Destravamento duro, mole ou que não volta é conserto: miolo, cabo ou embreagem. Peça o exame antes do próximo apagão, porque é na falta de luz que ele faz falta.",
      ],
    },
    {
      to: ["price"],
      says: [
        "Quanto custa resolver o destravamento depende do que cedeu: chave nova se consegue pelo modelo, e miolo ou cabo entram em uma manutenção. Essa visita fica em {{manutencao-custo}}.",
      ],
    },
  ],
  definition: {
    headings: ["O que a chave separa", "De que se precisa para destravar", "O que o destravamento mostra"],
    items: [
      {
        says: [
          "A chave fica na caixa do motor, por fora, e move uma peça dentro do redutor. Girada, o pinhão continua no lugar e deixa de mandar; a folha corre por cima dele sem resistência.",
          "É preciso a chave certa, luz para ver e piso plano. Ferramenta nenhuma: se pediu ferramenta, alguma coisa já está errada.",
        ],
      },
      {
        about: ["destravamento-seguro", "molas-e-cabos"],
        when: { gates: ["basculante"] },
        says: ["No basculante a chave existe, e não é para quem mora ali. O motor pode ser o que segura a folha, e o teste custa caro."],
      },
      {
        about: ["mover-a-mao"],
        says: [
          "Ele também informa: folha leve na mão inocenta trilho e rodas, folha dura inocenta o motor. É metade do diagnóstico em um minuto.",
        ],
      },
    ],
  },
  checks: {
    headings: ["Como destravar, passo a passo", "Da alavanca do quadro ao cadeado", "A ordem de quem destrava"],
    leads: ["Deslizante ou pivotante, piso plano, folha inteira e fechada:", "Faltando uma condição, não comece:"],
    steps: [
      {
        label: "Energia",
        about: ["rearmar-disjuntor"],
        says: [
          "baixe o disjuntor do portão e deixe um bilhete nele; a luz que volta não avisa.",
          "no quadro, desligue o circuito dele e confirme que a central apagou.",
        ],
      },
      {
        label: "Olhar",
        says: ["veja se a folha está no trilho ou nas dobradiças, aprumada, e se não há ninguém encostado. Cadeado e ferrolho saem antes."],
      },
      {
        label: "Chave",
        says: [
          "encaixe até o fim e gire sem tranco, no sentido marcado. Havendo alavanca, puxe-a por inteiro.",
          "meia volta deixa a embreagem no meio: ela patina com o motor e prende com a mão.",
        ],
      },
      {
        label: "Folha",
        when: { gates: ["deslizante", "pivotante"] },
        says: ["empurre com as mãos abertas, um palmo, e pare. Andou sozinha depois disso, o piso tem caimento: trave e peça ajuda."],
      },
      {
        label: "Tranca",
        says: ["feche, passe a corrente e o cadeado por dentro. Portão solto é portão destrancado."],
      },
      {
        label: "Volta",
        says: [
          "para religar, volte a chave, empurre até sentir o dente entrar e tire o cadeado; só depois disso suba a alavanca. Assista à primeira manobra fora do alcance.",
        ],
      },
    ],
    ends: [{ says: ["Chave que gira sem soltar, folha que não anda ou que dispara: a tentativa termina e a visita começa."] }],
  },
  readings: {
    headings: ["O que se descobre destravando", "Da folha na mão ao suspeito"],
    columns: ["O que se sente", "O que sugere"],
    rows: [
      { cells: ["Leve de ponta a ponta", "Motor, central ou energia"], about: ["central"] },
      { cells: ["Dura no percurso inteiro", "Rodas, dobradiças ou prumo"], about: ["roldana", "dobradica"] },
      { cells: ["Trava em um ponto só", "Pedra, amasso ou raiz ali"], about: ["trilho"] },
      { cells: ["Anda sozinha", "Trilho ou piso inclinado"], about: ["destravamento-seguro"] },
      { cells: ["Chave gira, nada solta", "Miolo ou cabo da embreagem"], about: ["embreagem"] },
      { cells: ["Solta e não volta a prender", "Engate fora do dente"], about: ["so-abre-na-mao"] },
    ],
  },
  stop: {
    headings: ["Não destrave nestes casos", "Quando a chave fica no bolso"],
    items: [
      { label: "Basculante", about: ["molas-e-cabos"], says: ["em qualquer posição: fechado ele espera, aberto ele se isola."] },
      { label: "Ladeira ou rampa", says: ["sem outra pessoa e sem calço, a folha solta é um carrinho sem freio."] },
      { label: "Folha torta ou fora do trilho", about: ["trilho"], says: ["ela se apoia no motor; soltá-lo derruba a folha."] },
      { label: "Chave de outro motor", says: ["o que entra apertado espana o miolo, e depois nem a certa serve."] },
    ],
  },
  work: {
    headings: ["O que o técnico faz com a chave", "Exame do destravamento"],
    steps: [
      { label: "Miolo e cabo", says: ["prova-se o curso inteiro da chave e lubrifica-se o mecanismo com o produto próprio."] },
      { label: "Engate", says: ["a embreagem é aberta e fechada com a folha em várias posições, para ver se encontra o dente."] },
      { label: "Ensaio", says: ["quem mora destrava e trava na frente dele, em portão que permite, até fazer sem olhar o papel."] },
    ],
  },
  cost: {
    headings: ["Quanto custa resolver a chave", "Chave, miolo ou embreagem"],
    items: [
      {
        says: [
          "Lubrificar, ajustar e ensaiar entra na manutenção, de {{manutencao-custo}}. Chave perdida se pede pelo modelo do motor.",
          "Miolo espanado custa a peça e o acesso a ela. Forçar a chave errada é o que transforma um em outro.",
        ],
      },
    ],
  },
  cases: {
    headings: ["Destravar no seu portão", "Conforme a folha e o lugar"],
    items: [
      {
        when: { gates: ["deslizante"] },
        says: [
          "No de correr, experimente um palmo nos dois sentidos antes de passar o carro: se algo prende, aparece aí e não no meio do vão.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: ["No de abrir há duas chaves, uma por braço. Solte e prenda uma folha de cada vez, com o ferrolho de piso já erguido."],
      },
      {
        when: { gates: ["basculante"] },
        says: ["No basculante, deixe a chave onde está e use a porta de pedestre. Sem outra saída, descreva o caso e peça socorro."],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: ["Em casa, combinem onde a chave mora e quem ensina a visita a não mexer nela. Gaveta da garagem é o pior endereço."],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Em prédio, a chave fica na portaria com recibo, e duas pessoas por turno sabem usá-la. Morador não destrava garagem coletiva.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: ["Loja deixa a chave com quem abre e com quem fecha. Estoque do lado de dentro não combina com folha solta de madrugada."],
      },
      {
        when: { uses: ["galpao"] },
        says: ["Em galpão, a folha pesada destravada ganha embalo sem ruído. Uma pessoa em cada ponta, e passos curtos."],
      },
      {
        when: { uses: ["vila", "sitio"] },
        says: ["Quem chega por último precisa achar a chave no escuro. Uma caixa com senha, do lado de dentro, resolve sem expor ninguém."],
      },
      {
        when: { grounds: ["ladeira", "rampa"] },
        says: ["Em terreno inclinado, destravar deixa de ser tarefa de uma pessoa. Sem ajuda, a luz que falta é esperada."],
      },
      {
        when: { grounds: ["baixada"] },
        says: ["Depois de enchente, o mecanismo da chave pode estar com barro. Não force: peça a limpeza antes de precisar dele."],
      },
      {
        when: { grounds: ["arvores"] },
        says: ["Em rua que apaga na ventania, o ensaio vale mais do que o manual. Faça um por estação, de dia e sem pressa."],
      },
    ],
  },
  tell: {
    headings: ["O que dizer se não soltou", "Fotos da chave e do encaixe"],
    items: [
      {
        says: [
          "Fotografe a chave e o ponto onde ela entra, e escreva o modelo que está na tampa. Diga quantas voltas deu e o que sentiu.",
          "Se há alguém preso, comece por isso. Acrescente onde a folha parou e se o chão tem caimento.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Perdi a chave. Posso usar outra?", "Chave de fenda abre o miolo?"],
      says: [
        "Não use outra. Cada motor tem a sua, e a errada espana o que a certa abriria.",
        "Abre uma vez e nunca mais. Informe o modelo e peça a chave dele.",
      ],
    },
    {
      asks: ["Preciso destravar toda noite por segurança?", "É bom deixar o portão destravado?"],
      about: ["destravamento-seguro"],
      says: [
        "Ao contrário: travado é que ele segura a casa. Só se destrava para passar.",
        "Não é. A folha solta abre com um empurrão, e o desengate se gasta.",
      ],
    },
    {
      asks: ["Depois de travar, o motor não leva a folha. E agora?", "Travei e ele gira em falso. O que fiz de errado?"],
      about: ["so-abre-na-mao"],
      says: [
        "Falta o encaixe. Corte de novo a energia, empurre um pouco até o dente entrar e só então religue.",
        "Provavelmente nada, só o dente ficou fora. Um palmo de folha na mão costuma resolver.",
      ],
    },
    {
      asks: ["De fora de casa dá para destravar?", "Existe chave do lado da rua?"],
      about: ["falta-de-energia"],
      for: ["what", "how-to", "install", "emergency"],
      says: [
        "Só com destravamento externo previsto, protegido dentro de caixa. Sem ele, a saída é outra porta.",
        "Existe em instalações sem entrada de pedestre, e precisa ser pedida no projeto, não na urgência.",
      ],
    },
  ],
};
