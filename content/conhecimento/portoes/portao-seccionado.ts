import type { Gate } from "#domain/knowledge/entry";

export const portaoSeccionado: Gate = {
  kind: "gate",
  id: "portao-seccionado",
  name: { one: "portão seccionado", many: "portões seccionados", gender: "m" },
  aliases: [
    "portão seccional",
    "portões seccionais",
    "porta seccional",
    "porta seccionada",
    "seccionado",
    "seccional",
    "portão de gomos",
    "portão em gomos",
    "portão de painéis",
    "portão americano",
    "portão de garagem americano",
    "portão seccionado automático",
    "motor para portão seccionado",
    "motor de portão seccionado",
    "motor para portão seccional",
    "portão secionado",
    "portão sessionado",
    "portão cessionado",
  ],
  gates: ["basculante"],
  related: ["mola", "cabo-de-aco", "basculante", "porta-de-enrolar", "molas-e-cabos"],
  pages: ["/topicos/tipos-de-motores-para-portao", "/topicos/motor-para-portao-basculante"],
  brief: [
    "O portão seccionado sobe em gomos que dobram na curva do trilho e vão deitar no teto, sem avançar sobre a calçada.",
    "No portão seccionado, quem carrega o peso é a mola de torção acima do vão, e ela só é tocada por quem tem a barra própria.",
    "Gomo torto ou rolete fora do trilho trava o portão seccionado no meio da curva, com a mola ainda carregada.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "O portão seccionado é uma folha dividida em painéis horizontais, ligados por dobradiças, que sobem por trilhos laterais e se deitam sob o teto. Nada avança para fora, e o peso é equilibrado por uma mola de torção.",
        "Portão seccionado, ou seccional, sobe rente ao vão e dobra na curva do trilho como uma esteira. Serve à garagem rente à calçada e pede teto livre e lintel com altura para a mola.",
      ],
    },
    {
      to: ["install"],
      says: [
        "A instalação de motor em portão seccionado usa um trilho central no teto, por onde um carro puxa a folha. Antes dela, a mola é equilibrada: solta do motor, a folha precisa parar a meia altura.",
        "Para motorizar portão seccionado, medem-se a altura entre o vão e o teto, o comprimento da garagem e o apoio para o trilho do motor. Faltando altura, há motor de eixo, preso à mola na lateral.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto de portão seccionado começa pela pergunta que separa tudo: a mola está inteira? Partida, a folha pesa como chumbo e não se levanta; inteira, procura-se rolete, cabo ou motor.",
        "Portão seccionado travado na curva tem rolete fora do trilho ou gomo que desalinhou. Forçar o motor ali arranca a dobradiça do painel, e o conserto deixa de ser de rolete.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O preço do motor para portão seccionado depende da área da folha e da altura livre, que escolhe entre trilho de teto e motor de eixo. O valor certo sai com fotos de dentro; a linha residencial vai na faixa de {{faixa-preco}}.",
        "Quanto custa consertar um portão seccionado varia muito: rolete e cabo são serviço curto, e mola de torção exige ferramenta própria e duas pessoas. Peça os dois em linhas separadas.",
      ],
    },
    {
      to: ["which"],
      says: [
        "Na escolha do motor para portão seccionado manda a altura acima do vão: com folga, vai o de teto, mais simples de visitar; sem folga, o de eixo lateral. A mola equilibrada vem antes dos dois.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para ver se o portão seccionado está em ordem, olhe de dentro e de longe: gomos em linha, cabos dos dois lados com a mesma folga, mola sem vão entre espiras. Mexer nela não faz parte de exame nenhum.",
      ],
    },
    {
      to: ["maintain"],
      says: [
        "A manutenção do portão seccionado limpa os trilhos, confere roletes e dobradiças dos gomos e prova o equilíbrio da mola. Tudo com a folha fechada e travada, porque aberta ela está suspensa.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "O portão seccionado vale a pena em garagem rente à calçada, onde o basculante avançaria sobre o passeio. Em troca, pede teto desimpedido e uma mola que envelhece com cada abertura.",
      ],
    },
  ],
  definition: {
    headings: ["Como funciona o portão seccionado", "Gomos, roletes e mola de torção"],
    items: [
      {
        says: [
          "Cada painel corre em roletes dentro de dois trilhos que sobem retos e depois se curvam para o fundo. Ao abrir, os gomos entram na curva um por vez; ao fechar, descem e se apoiam uns sobre os outros.",
          "Acima do vão há um eixo com tambores nas pontas e uma ou duas molas enroladas nele. Os cabos sobem do pé da folha até os tambores, e a mola devolve ao subir a energia que guardou ao descer.",
        ],
      },
      {
        says: [
          "A mola trabalha torcida o tempo inteiro em que o portão está fechado. É o contrário do que parece: parado e quieto, ele guarda o máximo de força.",
          "Cada cabo segura metade da folha. Quando um escapa do tambor, ela entorta dentro do trilho, e só o outro impede a queda.",
        ],
      },
    ],
  },
  room: {
    headings: ["O espaço que o seccionado pede", "Teto e laterais do vão"],
    leads: ["Meça por dentro, com o portão fechado:"],
    items: [
      {
        label: "Acima do vão",
        says: [
          "o eixo com a mola precisa de uma faixa de parede livre entre a abertura e o teto.",
          "viga rente ao vão pede trilho rebaixado, com mola no fundo, e menos folga para o motor.",
        ],
      },
      {
        label: "Teto para o fundo",
        says: [
          "a folha deita inteira sob a laje: luminária, cano e porta de forro saem do caminho dela.",
          "o comprimento livre da garagem precisa passar da altura do portão, mais o corpo do motor.",
        ],
      },
      {
        label: "Laterais",
        says: [
          "cada trilho quer um palmo de parede reta; tijolo torto faz o rolete apertar num ponto.",
          "nas laterais correm os cabos, e nada pode ser pendurado ali.",
        ],
      },
      {
        label: "Soleira plana",
        says: [
          "o gomo de baixo veda contra o piso; desnível deixa fresta de um lado e aperto do outro.",
          "piso com caimento para a rua escoa água sem que o portão precise subir um dedo.",
        ],
      },
    ],
  },
  faults: {
    headings: ["O que o seccionado gasta primeiro", "Defeitos do portão de gomos"],
    leads: ["Do ruído ao que manda parar:", "Olhe da porta da casa, sem chegar perto da folha:"],
    items: [
      {
        label: "Mola partida",
        about: ["mola", "nao-abre"],
        says: [
          "um estampido, e o portão não sobe mais que um palmo; no eixo aparece um vão entre as espiras.",
          "o motor ronca e desiste: ele nunca foi feito para o peso sem a mola.",
        ],
      },
      {
        label: "Cabo fora do tambor",
        about: ["cabo-de-aco"],
        says: [
          "a folha fica inclinada dentro dos trilhos, e um dos cabos pende solto.",
          "alguém fechou o portão sobre um objeto, o cabo afrouxou e pulou a ranhura.",
        ],
      },
      {
        label: "Rolete gasto",
        about: ["roldana", "faz-barulho"],
        says: [
          "chiado que muda de tom na curva, onde o rolete inclina dentro do trilho.",
          "haste do rolete torta deixa o gomo bater a cada passagem pela emenda.",
        ],
      },
      {
        label: "Gomo desalinhado",
        about: ["para-no-meio", "dobradica"],
        says: [
          "dobradiça rasgada no painel faz a folha travar sempre ao entrar na curva.",
          "batida de carro afundou um gomo, e o encaixe com o seguinte passou a prender.",
        ],
      },
      {
        label: "Desequilíbrio",
        about: ["lento", "esquenta"],
        says: [
          "desce de uma vez ou sobe sozinha: a mola cansou ou foi torcida além da conta.",
          "aberta pela metade, sem motor, a folha deve ficar; se foge, ninguém a prova de novo.",
        ],
      },
    ],
  },
  neighbours: {
    headings: ["Seccionado, basculante ou de enrolar", "Portões que sobem e se parecem"],
    items: [
      {
        label: "Basculante",
        about: ["basculante"],
        says: [
          "folha de uma peça só que avança para fora ao subir é basculante, com contrapeso na coluna.",
          "no seccionado há linhas horizontais de dobradiça; no basculante, nenhuma.",
        ],
      },
      {
        label: "Porta de enrolar",
        about: ["porta-de-enrolar"],
        says: [
          "tiras estreitas que somem em um rolo sobre o vão são da porta de enrolar.",
          "o seccionado fica deitado no teto; o de enrolar não ocupa teto nenhum.",
        ],
      },
      {
        label: "Deslizante",
        about: ["deslizante"],
        says: [
          "se há muro livre ao lado, a folha de correr faz o mesmo sem mola nem teto.",
          "quem tem garagem aberta, sem laje, não tem onde deitar os gomos.",
        ],
      },
    ],
  },
  checks: {
    headings: ["O que olhar no seccionado", "Exame de longe do portão de gomos"],
    leads: ["Com a folha fechada, o disjuntor desligado e as mãos longe de mola e cabo:"],
    steps: [
      {
        label: "Mola",
        about: ["mola"],
        says: [
          "olhe o eixo acima do vão: as espiras devem estar juntas, sem um vão aberto no meio.",
          "ferrugem em pó caída sobre a folha, abaixo da mola, é aço que está no fim.",
        ],
      },
      {
        label: "Cabos",
        about: ["cabo-de-aco"],
        says: [
          "compare um lado com o outro; cabo bambo de um lado só diz que ele saiu do tambor.",
          "fio espetado perto do pé da folha encerra o uso do portão.",
        ],
      },
      {
        label: "Gomos",
        says: [
          "veja se as juntas estão na horizontal e se as frestas são iguais de ponta a ponta.",
          "procure painel amassado e dobradiça com parafuso saindo.",
        ],
      },
      {
        label: "Trilhos",
        says: [
          "repare se há pedra, teia ou amassado na curva, sem pôr os dedos dentro do perfil.",
          "rolete fora da canaleta quer dizer parar tudo ali mesmo.",
        ],
      },
    ],
    ends: [
      {
        says: ["Portão seccionado aberto, com mola ou cabo rompido, fica como está: garagem vazia, disjuntor desligado e chamado."],
      },
    ],
  },
  work: {
    headings: ["Como se automatiza um seccionado", "Mola, trilho e motor"],
    leads: ["A mola se acerta antes, com barra própria e folha travada."],
    steps: [
      {
        label: "Travar",
        about: ["molas-e-cabos"],
        says: [
          "a folha é presa com garras nos trilhos, para que mola ou cabo soltos não a movam.",
          "só depois das garras o técnico toca no eixo, sempre com duas barras de torção.",
        ],
      },
      {
        label: "Equilibrar",
        about: ["mola"],
        says: [
          "a torção é corrigida até a folha parar a meia altura; mola com ferrugem ou vão é trocada junto com a outra.",
          "cabos são postos na ranhura do tambor com a mesma tensão dos dois lados.",
        ],
      },
      {
        label: "Alinhar",
        says: [
          "trilhos são nivelados e os roletes gastos, substituídos, porque o motor repete cada aperto do caminho.",
          "dobradiça rasgada recebe reforço no painel antes de a máquina puxar por ele.",
        ],
      },
      {
        label: "Fixar o motor",
        says: [
          "o de teto vai em viga ou laje, alinhado com o centro da folha; o de eixo, na parede, engatado à ponta da barra.",
          "o gomo de cima ganha travessa onde o braço se prende, ou o painel dobra na primeira semana.",
        ],
      },
      {
        label: "Limites e recuo",
        about: ["criancas-e-animais", "fotocelula"],
        says: [
          "gravam-se os dois fins e a força mínima; o recuo é provado no pé da folha, com obstáculo baixo.",
          "a fotocélula fica na altura da canela, porque é ali que um bicho ou um brinquedo passa.",
        ],
      },
    ],
  },
  choice: {
    headings: ["Qual motor para o seccionado", "Teto ou eixo"],
    leads: ["A altura sobre o vão escolhe, e a área confirma:"],
    columns: ["Garagem", "Motor", "Cuidado"],
    rows: [
      { cells: ["Teto livre e laje firme", "De teto, com trilho", "Reforço no gomo de cima"] },
      { cells: ["Pouca altura sobre o vão", "De eixo, na lateral", "Trava contra queda do cabo"] },
      { cells: ["Folha larga, dois carros", "De eixo, com corrente", "Duas molas iguais"] },
      {
        cells: ["Depósito, muitas aberturas", "De eixo, uso intenso", "Mola dimensionada por ciclos"],
        when: { uses: ["comercio", "galpao"] },
      },
      { cells: ["Telhado sem laje", "Nenhum antes da viga", "Forro não segura motor"] },
    ],
  },
  cost: {
    headings: ["Quanto custa motor de seccionado", "O que pesa no preço do seccionado"],
    items: [
      {
        says: [
          "Os motores ficam na faixa de {{faixa-preco}}, e o do seccionado entra nela conforme área e altura livre. Mola e cabos são orçados depois da prova do equilíbrio.",
          "No reparo, o serviço comum custa {{manutencao-custo}}. Mola de torção foge dessa conta, pelo risco e pelo ferro.",
        ],
      },
      {
        for: ["price", "repair", "install", "worth-it"],
        says: [
          "Encarecem: mola sob medida, gomo amassado que já não se fabrica, teto baixo. Barateiam: roletes de medida comum e laje onde se fixa direto.",
        ],
      },
    ],
  },
  care: {
    headings: ["Para o seccionado durar", "Cuidados com gomos e mola"],
    items: [
      {
        says: [
          "Não feche o portão sobre nada, nem por um instante: o cabo afrouxa, pula do tambor e a folha entorta na abertura seguinte.",
          "Vede a base com borracha inteira e deixe os trilhos limpos por dentro, sem graxa, que segura areia na curva.",
        ],
      },
      {
        for: ["maintain", "when", "what", "how-to"],
        says: [
          "Na preventiva, a mola é vista espira por espira e o equilíbrio é provado sem motor. Em uso intenso, a cada {{revisao-intervalo}}.",
        ],
      },
    ],
  },
  cases: {
    headings: ["O seccionado no seu caso", "Conforme a garagem"],
    items: [
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Portão seccionado é o que sobe para quem mora na linha da calçada: nada avança sobre quem passa. O cuidado fica no pé da folha, que desce reto.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "Em rampa, o seccionado permite parar o carro quase encostado, porque a folha não varre espaço. O último gomo precisa de borracha para o desnível da soleira.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Soleira inclinada abre fresta em uma ponta do portão seccionado. Um perfil cortado em cunha no gomo de baixo veda sem desnivelar a folha.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Água na garagem empurra os gomos por dentro e tira rolete do trilho. Depois de enchente, o seccionado não é acionado antes de ser visto.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: ["Pó de rua deposita na parte deitada do trilho, onde ninguém varre. A limpeza da curva entra na revisão do seccionado."],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: [
          "Em sobrado, o motor de teto do seccionado fica preso à laje do quarto: apoio de borracha e corrente bem tensionada fazem a diferença de noite.",
          "Casa com garagem funda aproveita o seccionado sem perder vaga, desde que a folha deitada não cruze a porta do depósito.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: ["Garagem coletiva gasta mola por contagem de aberturas. Peça a mola de vida mais longa, e anote a data em que ela entrou."],
      },
      {
        when: { uses: ["comercio", "galpao"] },
        says: [
          "Em doca, o seccionado sobe pelo alto e deixa o vão inteiro livre ao baú. O rolete da curva leva pancada de empilhadeira; um pilarete na frente do trilho evita.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que informar sobre o seccionado", "Fotos da mola e dos trilhos"],
    items: [
      {
        says: [
          "Mande de dentro, com a folha fechada: a faixa de parede acima do vão, o teto até o fundo e as duas laterais. Escreva largura e altura.",
          "Fotografe a mola de longe, com zoom, e conte se houve estampido. Essa palavra muda o que o técnico leva.",
        ],
      },
      {
        says: ["Diga se a folha já parou inclinada, se alguém a fechou sobre um objeto e se há outra saída da garagem."],
      },
    ],
  },
  questions: [
    {
      asks: ["Posso levantar o seccionado com a mola quebrada?", "A mola partiu. Consigo abrir no braço?"],
      about: ["mola", "molas-e-cabos"],
      says: [
        "Não. Sem a mola, o peso inteiro vem na mão e volta no pé. Deixe fechado, desligue o disjuntor e chame.",
        "Não tente. O que a mola equilibrava passa a cair, e o cabo restante pode soltar no meio.",
      ],
    },
    {
      asks: ["Seccionado avança na calçada?", "Esse portão ocupa o passeio ao abrir?"],
      about: ["lei-da-calcada"],
      says: [
        "Não: os gomos sobem rente ao vão e viram para dentro. É a diferença dele para o basculante.",
        "O movimento fica dentro do imóvel. O que resta cuidar é quem passa embaixo enquanto ele desce.",
      ],
    },
    {
      asks: ["Dá para substituir um painel?", "Trocam só um gomo amassado?"],
      for: ["repair", "replace", "price", "what"],
      says: [
        "Dá, se o fabricante ainda faz o perfil e as dobradiças coincidem. A folha fica travada durante a troca.",
        "Troca-se, mas o painel novo pesa diferente, e a mola é conferida depois.",
      ],
    },
    {
      asks: ["Quanto dura a mola do seccionado?", "A mola de torção tem prazo?"],
      about: ["mola"],
      for: ["when", "what", "worth-it", "maintain"],
      says: [
        "Ela se mede em aberturas, e não em idade. Portão de muita gente gasta a mesma mola em muito menos tempo.",
        "Conta a quantidade de voltas que já deu. Vão entre espiras ou ferrugem em pó encerram a conta.",
      ],
    },
  ],
};
