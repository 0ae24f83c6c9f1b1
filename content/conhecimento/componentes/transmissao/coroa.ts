import type { Component } from "#domain/knowledge/entry";

export const coroa: Component = {
  kind: "component",
  id: "coroa",
  name: { one: "coroa", many: "coroas", gender: "f" },
  aliases: [
    "coroa do motor",
    "coroa de motor",
    "coroa do portão",
    "coroa de portão",
    "coroa do motor de portão",
    "coroa do redutor",
    "coroa de bronze",
    "coroa de nylon",
    "coroa e rosca sem fim",
    "coroa sem fim",
    "engrenagem interna",
    "engrenagem interna do motor",
    "engrenagem do redutor",
    "redutor",
    "redutor do motor",
    "redutor do portão",
    "caixa de redução",
    "caixa redutora",
    "rosca sem fim",
    "sem fim do motor",
    "coroua",
    "corôa",
  ],
  not: ["coroa de flores"],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["engrenagem", "rolamento", "embreagem", "troca-de-motor", "faz-barulho", "esquenta"],
  pages: [
    "/topicos/conserto-de-motor-de-portao",
    "/topicos/troca-de-engrenagem-e-cremalheira-de-portao",
    "/topicos/troca-de-motor-de-portao",
  ],
  brief: [
    "A coroa é a engrenagem de dentro do redutor: gasta, o motor gira, a saída não acompanha e o portão fica no lugar.",
    "Óleo escuro com brilho de metal embaixo do motor costuma ser coroa se desfazendo.",
    "Coroa se gasta quando a folha pesa, quando falta lubrificante ou quando o portão inverte em movimento.",
    "Conserto de coroa abre o motor e, em máquina antiga, compete em preço com uma nova.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "A coroa é a engrenagem grande dentro do redutor do motor, movida por uma rosca sem fim: ela troca o giro rápido do motor por um giro lento e forte na saída. Com os dentes gastos, o motor funciona e o portão não anda.",
        "Chama-se coroa a roda que fica na caixa fechada, mergulhada em graxa ou óleo, entre o motor e o pinhão de fora. É ela que segura a folha parada quando tudo desliga, e por isso a quebra dela solta o portão.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto da coroa abre o redutor, troca a roda e confere a rosca sem fim, os rolamentos e o retentor antes de pôr lubrificante novo. Sem achar o que a gastou, folha pesada ou óleo perdido, a nova repete a história.",
        "Coroa com dente comido não se recupera, e o reparo é a substituição. Em motor que ainda tem peça, vale; em modelo fora de linha, o técnico apresenta a troca do conjunto ao lado.",
      ],
    },
    {
      to: ["replace"],
      says: [
        "A troca da coroa é feita em bancada, com o motor fora do portão: limpa-se toda a limalha, troca-se o retentor e alinha-se a roda nova com o sem fim. Depois o motor volta, e força e paradas são refeitas.",
        "Trocar a coroa do motor compensa quando o sem fim está liso e a carcaça não trincou. Marca na rosca gasta o dente novo em pouco tempo, e aí as duas peças saem.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O preço de trocar a coroa junta peça do modelo, retentor, lubrificante e desmontagem, e só fecha depois de aberto o redutor. Antes disso, recebe-se uma faixa e a comparação com motor novo.",
        "Quanto custa a coroa do motor varia com o material e a idade do modelo: nylon de linha atual é barato, bronze de máquina antiga pode ter de ser usinado. A mão de obra é parecida nos dois casos.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para suspeitar da coroa, veja a roda de fora durante uma tentativa: se o motor gira e ela fica parada, com o destrave fechado, o defeito é lá dentro. Óleo no chão e estalo surdo completam o quadro; abrir a caixa é serviço de bancada.",
        "A coroa não se vê sem desmontar, mas se ouve: um estouro grave seguido de motor leve, girando sem levar nada. Desligue o disjuntor e não tente de novo, para o pedaço solto não travar o resto.",
      ],
    },
    {
      to: ["which"],
      says: [
        "A coroa certa é a do modelo, no material do projeto: nylon, que protege o motor ao quebrar primeiro, ou bronze, para trabalho contínuo. Trocar um pelo outro muda quem quebra na próxima pancada.",
        "Para comprar coroa, levam-se o modelo do motor e a peça velha: número de dentes, ângulo e furo precisam repetir-se. Parecida não serve, porque o sem fim tem um passo só.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Troque a coroa quando o motor gira e a saída falha, quando há metal no óleo ou quando a folha cede à mão com o motor desligado. Zumbido e calor, sozinhos, apontam antes para folha e capacitor.",
        "A coroa avisa com um ronco grave e folga na saída meses antes de soltar. Levar o motor à bancada nessa fase ainda salva a rosca sem fim.",
      ],
    },
    {
      to: ["why"],
      says: [
        "A coroa se gasta por esforço e por falta de lubrificante: folha pesada, inversões em movimento e óleo que saiu pelo retentor. O dente quebra de uma vez quando a folha bate com o motor empurrando.",
        "Por que a coroa do motor quebra? Porque é nela que todo tranco da folha termina. Pinhão, barra e batente apenas o transmitem até a caixa.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "Compensa trocar a coroa em motor com peça disponível, enrolamento frio e carcaça sã. Com rosca marcada, rolamentos ruidosos e modelo fora de linha, a soma se aproxima da de uma máquina nova.",
        "Vale a pena consertar a coroa se ela for a única coisa gasta. O técnico diz isso com o redutor aberto, e até lá o certo é não decidir.",
      ],
    },
    {
      to: ["maintain"],
      says: [
        "A manutenção da coroa é o nível e o estado do lubrificante, verificados na revisão, e uma folha leve o ano todo. Ao morador cabe olhar se há mancha de óleo no chão.",
        "Coroa lubrificada e sem pancada dura tanto quanto o motor. O que a encurta é trilho sujo, vazamento ignorado e ordem de voltar no meio da corrida.",
      ],
    },
    {
      to: ["emergency"],
      says: [
        "Se a coroa quebrou, nada segura a folha além do atrito: desligue o disjuntor, feche o portão com ajuda onde o piso é plano e tranque com cadeado. Em declive, ou em basculante, não o mova e afaste as pessoas.",
        "Coroa partida deixa o portão sem o que o mantinha firme, ainda que o motor pareça funcionar. Corte a energia, afaste quem estiver no caminho da folha e peça socorro dizendo logo se há declive ou se é basculante.",
      ],
    },
  ],
  definition: {
    headings: ["O que é a coroa do motor", "Dentro da caixa de redução", "Rosca sem fim e coroa"],
    items: [
      {
        says: [
          "No eixo do motor há um parafuso comprido, o sem fim, e encostada nele uma roda de dentes inclinados. Cada volta do parafuso avança um dente; por isso a saída gira devagar e com muita força.",
          "É um casamento de rosca e roda: uma empurra a outra de lado, escorregando. Sem película de óleo entre elas, esse escorregar vira lixa.",
        ],
      },
      {
        says: [
          "O arranjo tem uma qualidade discreta: o parafuso move a roda, mas a roda não move o parafuso. É o que mantém o portão firme contra o vento e a mão de um estranho, sem trava nenhuma.",
          "Quando a folha de um portão travado cede ao empurrão, alguma coisa nesse par se perdeu: dente, chaveta ou o próprio destravamento aberto.",
        ],
      },
      {
        for: ["what", "which", "replace", "price", "buy"],
        says: [
          "A de nylon é clara, calada e feita para romper antes do motor. A de bronze é amarela, aguenta calor e uso contínuo e solta pó dourado quando se gasta.",
        ],
      },
    ],
  },
  faults: {
    headings: ["Sinais de coroa gasta", "O que o redutor deixa ver por fora", "Como a coroa avisa antes de soltar"],
    leads: ["Do lado de fora da caixa, três pistas: som, óleo e folga.", "Quanto mais cedo a queixa, mais peças se salvam:"],
    items: [
      {
        label: "Ronco grave",
        about: ["faz-barulho"],
        says: [
          "um som de moagem nasce dentro da máquina e cresce com o calor, igual nos dois sentidos.",
          "comparado com o de meses atrás, o motor ficou rouco, embora a folha ande leve.",
        ],
      },
      {
        label: "Folga na saída",
        about: ["treme"],
        says: [
          "desligado, o portão se move um ou mais dedos para cada lado antes de firmar.",
          "na inversão há um baque surdo dentro da caixa, como gaveta que bate.",
        ],
      },
      {
        label: "Giro sem saída",
        about: ["nao-abre", "so-abre-na-mao"],
        says: [
          "o motor roda livre, sem peso nenhum, e o pinhão não se mexe.",
          "depois de um estalo forte, ficou um zunido leve e o portão parado.",
        ],
      },
      {
        label: "Óleo com metal",
        about: ["esquenta"],
        says: [
          "a mancha sob a máquina é escura e brilha ao sol, em dourado ou prata.",
          "escorre um fio grosso pela junta da carcaça, e o nível lá dentro já baixou.",
        ],
      },
      {
        label: "Folha que cede",
        about: ["destravamento-seguro", "trava"],
        says: [
          "o portão fechado anda quando alguém o empurra da calçada, coisa que antes não fazia.",
          "em piso inclinado, a folha desce sozinha com o motor desligado: não fique no caminho dela.",
        ],
      },
      {
        label: "Calor na caixa",
        about: ["esquenta", "cheiro-de-queimado"],
        says: [
          "o lado do redutor aquece mais do que o do motor e solta cheiro de óleo queimado.",
          "a tinta em volta do eixo escureceu, sinal de atrito a seco.",
        ],
      },
    ],
  },
  neighbours: {
    headings: ["Coroa, pinhão ou embreagem?", "Motor gira e portão não anda: quem é?", "Outras peças que soltam a folha"],
    items: [
      {
        label: "Destravamento",
        about: ["destravar"],
        says: [
          "a alavanca aberta produz a mesma cena sem quebra alguma; veja-a antes de lamentar.",
          "quem lavou a garagem ou ficou sem luz ontem deve começar pela chave manual.",
        ],
      },
      {
        label: "Pinhão",
        about: ["engrenagem"],
        says: [
          "roda de fora girando e folha parada é encaixe externo; roda de fora quieta é interno.",
          "o estalo do pinhão é agudo e se ouve na barra; o da caixa é surdo e se sente na base.",
        ],
      },
      {
        label: "Embreagem",
        about: ["embreagem"],
        says: [
          "a que patina ainda leva a folha se alguém ajuda; dente partido não leva nunca.",
          "cheiro de freio é fricção; cheiro de óleo é engrenagem a seco.",
        ],
      },
      {
        label: "Rolamento",
        about: ["rolamento"],
        says: [
          "apito agudo que varia com o giro é esfera; moagem grave que varia com a carga é dente.",
          "solto da folha, o apito continua e a moagem quase some.",
        ],
      },
    ],
  },
  checks: {
    headings: ["O que se vê por fora da caixa", "Quatro olhares antes da bancada", "Suspeita de redutor, sem desmontar"],
    leads: [
      "O redutor não se abre no portão, muito menos com óleo quente.",
      "Desligue o disjuntor do portão para olhar e religue apenas para uma tentativa:",
    ],
    steps: [
      {
        label: "Alavanca",
        says: [
          "confira se a chave de destravar está fechada até o fim do curso dela.",
          "se ela gira em falso, sem encaixe firme, diga isso: o defeito pode ser só ali.",
        ],
      },
      {
        label: "Chão",
        says: [
          "ponha um papelão claro sob a máquina por uma noite; a mancha da manhã mostra se vaza e o que traz.",
          "esfregue a gota entre dois papéis: brilho é metal, pasta clara é nylon.",
        ],
      },
      {
        label: "Saída",
        when: { gates: ["deslizante"] },
        says: [
          "acione uma vez, de longe, olhando o pinhão; anote se gira, hesita ou fica parado.",
          "filme a roda de fora e o som ao mesmo tempo, porque o desencontro dos dois é a prova.",
        ],
      },
      {
        label: "Som",
        says: [
          "grave perto da caixa, sem encostar, a partida e a parada; moagem e baque se distinguem no áudio.",
          "compare com uma gravação antiga, se houver: redutor muda de voz aos poucos.",
        ],
      },
      {
        label: "Firmeza",
        when: { gates: ["deslizante", "pivotante"] },
        says: [
          "em piso plano, com a energia desligada e o motor travado, tente mover a folha fechada com uma mão; ela não deve ceder.",
          "jogo pequeno é folga de dente; folha que vai embora é transmissão solta.",
        ],
      },
    ],
    ends: [
      { says: ["Motor que gira sem levar nada fica desligado: o pedaço de dente solto ainda pode travar e rachar a carcaça."] },
      {
        when: { gates: ["basculante"] },
        says: ["No basculante, transmissão solta deixa a folha entregue aos contrapesos; ninguém passa por baixo, nem para olhar."],
      },
    ],
  },
  work: {
    headings: ["Como a coroa é trocada", "O redutor na bancada", "Da limalha ao óleo novo"],
    leads: [
      "O serviço é de bancada, porque um grão de metal esquecido recomeça o desgaste.",
      "Primeiro se prova que o defeito está dentro da caixa:",
    ],
    steps: [
      {
        label: "Confirmação",
        says: [
          "trava-se a saída e observa-se o motor; girando com a saída presa, há dente ou chaveta perdida.",
          "exclui-se o destravamento, que divide o mesmo eixo e engana até quem é do ramo.",
        ],
      },
      {
        label: "Retirada",
        says: [
          "a folha é presa e a máquina sai da base, com o lugar marcado para voltar na mesma altura.",
          "em declive, amarra-se o portão antes de soltar o motor, que era quem o segurava.",
        ],
      },
      {
        label: "Abertura",
        says: [
          "escoa-se o óleo em recipiente, abre-se a carcaça e separam-se os fragmentos para ver o que falta.",
          "o desenho do desgaste conta a causa: dente lascado é pancada, dente afiado é peso com pouca película.",
        ],
      },
      {
        label: "Sem fim e apoios",
        says: [
          "a rosca é examinada com a unha; risco perceptível condena o par inteiro.",
          "rolamentos e retentor saem junto, porque foi por um deles que o lubrificante se foi.",
        ],
      },
      {
        label: "Montagem",
        says: [
          "a roda nova é centrada no sem fim com calço e tinta de contato, até a marca cair no meio do dente.",
          "enche-se com o lubrificante do fabricante, no nível certo; demais também vaza.",
        ],
      },
      {
        label: "Volta ao portão",
        says: [
          "com a folha leve conferida, o motor é recolocado, e folga, paradas e força são refeitas.",
          "depois de algumas manobras procura-se aquecimento na caixa, que não deve passar de morno.",
        ],
      },
    ],
  },
  effort: {
    headings: ["O que o conserto pede", "Bancada e portão no manual"],
    items: [
      {
        says: [
          "O motor vai embora e o portão fica no manual, com cadeado, onde o terreno permite. Em garagem de uso constante, pergunte por máquina provisória.",
          "Peça de linha atual se acha depressa; bronze de modelo antigo pode ser feito sob medida, e o prazo é do torneiro.",
        ],
      },
      { says: ["Basculante pede apoio da folha durante a ausência do motor, e isso é decidido no local, nunca pelo telefone."] },
    ],
  },
  cost: {
    headings: ["Quanto custa trocar a coroa", "Peça, bancada e comparação", "O preço do redutor"],
    items: [
      {
        for: ["price", "repair", "replace", "worth-it", "maintain"],
        says: [
          "A visita que confirma o defeito fica em {{manutencao-custo}}. O conserto de redutor tem orçamento fechado depois de aberto.",
          "Diagnóstico e remontagem partem do valor de manutenção, {{manutencao-custo}}. Roda, retentor e óleo somam-se pela peça.",
          "De saída conte {{manutencao-custo}} para saber com certeza. O preço do redutor depende do que a caixa mostrar.",
        ],
      },
      {
        for: ["price", "worth-it", "replace", "repair"],
        says: [
          "Ponha ao lado o preço de outro motor: em residência, a troca vai de {{troca-residencial}}. Reparo que encosta no valor de uma máquina nova só se justifica por peça rara ou base especial.",
          "Máquina de portão pesado trocada custa {{troca-pesado}}. Em motor de grande porte, refazer o redutor costuma sair na frente.",
        ],
      },
      { says: ["Vazamento tratado cedo é só retentor e óleo. O mesmo vazamento, alguns meses depois, já levou roda e rosca."] },
    ],
  },
  choice: {
    headings: ["Consertar ou trocar, pelo que se acha", "O que a caixa aberta decide"],
    leads: ["A decisão sai com o redutor aberto:"],
    columns: ["O que se acha", "Caminho", "Motivo"],
    rows: [
      { cells: ["Só a roda gasta, rosca lisa", "Trocar a roda", "O resto está são"] },
      { cells: ["Roda e rosca marcadas", "Trocar o par", "Uma come a outra"] },
      { cells: ["Carcaça trincada", "Motor novo", "O eixo perde o alinhamento"] },
      { cells: ["Retentor vazando, dentes bons", "Vedação e óleo", "Chegou-se a tempo"] },
      { cells: ["Peça fora de linha", "Usinar ou substituir", "Compare prazo e preço"] },
      { cells: ["Enrolamento queimado junto", "Motor novo", "Dois consertos em um fim"] },
    ],
  },
  care: {
    headings: ["Para a coroa durar", "O que poupa o redutor"],
    items: [
      {
        says: [
          "Olhe o chão sob a máquina quando varrer a garagem. Mancha nova de óleo é o aviso mais barato que esse conjunto dá.",
          "Não complete lubrificante por conta própria: tipo errado dissolve retentor, e nível a mais força a vedação.",
        ],
      },
      {
        says: [
          "Deixe a folha chegar ao fim antes de inverter. Na caixa, cada inversão em movimento é uma martelada num dente só.",
          "Portão que bate no batente bate também aqui dentro; acerte a parada e a desaceleração.",
        ],
      },
      {
        for: ["maintain", "when", "what"],
        says: [
          "A revisão preventiva, {{preventiva-condominio}} em condomínio, inclui sentir a folga da saída e ver o óleo. Sentir a folga e olhar o óleo é exame curto, em prédio e em casa.",
        ],
      },
    ],
  },
  cases: {
    headings: ["O redutor neste portão", "O que castiga a coroa aqui"],
    items: [
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Coroa em portão de ladeira segura a folha mesmo parada, porque o declive a empurra dia e noite. O dente afina do lado da descida, e no dia em que cede a folha vai embora: trilho no nível é a proteção dela.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "Motor instalado no fim de uma rampa recebe a água da entrada, que passa pelo retentor e vira emulsão com o óleo. Mancha leitosa sob a máquina quer dizer coroa trabalhando em água.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Redutor que ficou submerso precisa ser aberto, ainda que o motor gire bem: a água fica no fundo e a coroa se gasta sem barulho por meses.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Areia fina se junta ao óleo que mareja e corta o retentor por fora; daí entra na caixa. Em rua de terra, limpar em volta do eixo a seco poupa a coroa sem ferramenta nenhuma.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Semente que trava a folha no meio do caminho bate na coroa antes de o motor desligar. Portão sob árvore pede trilho varrido e força mínima, nessa ordem.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Na garagem de um prédio, a coroa de bronze e a troca periódica de lubrificante são parte do custo do portão. Anotar a data do óleo evita discutir, no ano seguinte, se ele já foi trocado.",
          "Condomínio que guarda um motor de reserva do mesmo modelo troca a máquina em minutos e conserta a coroa com calma. A conta se faz pelo preço de um dia de garagem aberta.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Folha pesada de galpão gasta coroa na partida, e não no caminho. Partida suave na central e rodas grandes na folha prolongam o redutor mais do que trocar nylon por bronze.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Em comércio, o portão levado no meio e devolvido às pressas, para deixar passar um cliente, é o que quebra a coroa. Orientar quem tem o controle sai mais em conta do que a bancada.",
        ],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: [
          "Em casa, a coroa de nylon costuma acabar de uma vez, num estouro depois de uma pancada. Se o motor é recente e o resto está limpo, é conserto; se já roncava, olhe o preço do conjunto.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Motor de vila às vezes não tem dono certo, e a mancha de óleo debaixo dele não incomoda ninguém até a coroa soltar. Dar a alguém a tarefa de olhar o chão uma vez por mês resolve.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "Portão de sítio fica longos períodos parado, e o óleo escorre dos dentes de cima. A primeira manobra da temporada, dada devagar e com a folha leve, poupa a coroa seca.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante, coroa ou porca do fuso que cede deixa a folha presa apenas ao equilíbrio. Pare com ela embaixo, interdite a passagem e não destrave, por mais leve que pareça.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "Braço pivotante tem redutor pequeno, e o vento na folha aberta bate direto na coroa. Batente firme no piso, nas duas posições, tira dela esse trabalho.",
        ],
      },
      {
        when: { gates: ["deslizante"] },
        says: [
          "Na folha de correr, o peso chega à coroa pelo pinhão quando a barra desce. Antes de abrir o redutor, o técnico olha a altura da cremalheira: muitas vezes a causa está à vista.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que mostrar do redutor", "Mancha, som e pinhão"],
    items: [
      {
        says: [
          "Mande um vídeo da tentativa com o pinhão na imagem, um áudio próximo à caixa e a foto da mancha no chão. Junte a etiqueta do motor.",
          "Fotografe o óleo sobre papel claro, à luz do dia, e diga se brilha. Conte se a alavanca de destravar foi conferida.",
          "Informe modelo, idade aproximada do motor e se a folha se move com ele travado. Em rua inclinada, diga antes de tudo.",
        ],
      },
      {
        says: [
          "Conte se houve um estouro ou se o ronco veio crescendo, porque pancada e desgaste levam a consertos diferentes.",
          "Diga se o motor já foi aberto antes e que óleo recebeu, caso alguém tenha anotado.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Coroa e engrenagem são a mesma coisa?", "Onde fica a coroa do motor?"],
      about: ["engrenagem"],
      for: ["what", "which", "how-to", "why"],
      says: [
        "Coroa é a de dentro, movida pela rosca sem fim. A que se vê encostada na barra é o pinhão.",
        "Na caixa fechada ao lado do motor, em óleo ou graxa. De fora só aparece o eixo que ela gira.",
      ],
    },
    {
      asks: ["Vale a pena consertar a coroa ou trocar o motor?", "Trocar a coroa compensa?"],
      about: ["troca-de-motor"],
      says: [
        "Se é a única peça gasta e existe no mercado, conserta-se. Com rosca marcada ou motor antigo, comparam-se os dois preços.",
        "Compensa em motor bom com pancada única. Em motor que já roncava, o próximo gasto está logo atrás.",
      ],
    },
    {
      asks: ["Coroa de nylon ou de bronze?", "Posso trocar nylon por bronze?"],
      for: ["which", "buy", "replace", "worth-it", "what"],
      says: [
        "A do projeto. Nylon protege o motor quebrando primeiro; bronze aguenta uso contínuo e passa o tranco adiante.",
        "Só se o fabricante prevê. Mais forte ali significa mais esforço na rosca e na carcaça.",
      ],
    },
    {
      asks: ["O óleo do motor está vazando. Posso completar?", "Que óleo vai no redutor?"],
      for: ["maintain", "how-to", "what", "why"],
      says: [
        "Não complete: o vazamento continua e o tipo pode ser outro. Ponha um papelão embaixo e chame.",
        "O indicado para aquele modelo, óleo em uns, graxa em outros. Misturar os dois prejudica a película.",
      ],
    },
    {
      asks: ["O portão cede quando empurro. É a coroa?", "Por que a folha anda com o motor travado?"],
      about: ["destravamento-seguro", "trava"],
      says: [
        "Pode ser ela ou a alavanca mal fechada. Feche com cadeado até o exame, porque a casa está aberta.",
        "Porque o par que devia travá-la perdeu dente ou engate. Em declive, não fique à frente da folha.",
      ],
    },
    {
      asks: ["Deu um estouro e o motor gira solto. O que faço?", "Depois do estalo o portão não anda mais. E agora?"],
      about: ["nao-abre", "emergencia"],
      for: ["emergency", "repair", "what", "how-to", "why"],
      says: [
        "Corte a energia e pare de tentar. Em piso plano, a folha de correr ou de abrir se fecha à mão e se tranca.",
        "Confira o destrave, uma vez só. Se ele está fechado, há dente partido, e cada giro mói mais um pouco.",
      ],
    },
  ],
};
