import type { Symptom } from "#domain/knowledge/entry";

export const cheiroDeQueimado: Symptom = {
  kind: "symptom",
  id: "cheiro-de-queimado",
  name: { one: "cheiro de queimado", many: "cheiros de queimado", gender: "m" },
  aliases: [
    "cheiro de queimado no portão",
    "cheiro de queimado no motor",
    "cheiro de queimado no motor do portão",
    "cheiro queimado",
    "cheiro de fio queimado",
    "cheiro de plástico queimado",
    "cheiro de borracha queimada",
    "cheiro de fumaça",
    "cheiro no motor",
    "cheirando queimado",
    "cheirando a queimado",
    "cheira a queimado",
    "cheira queimado",
    "odor de queimado",
    "cheiro ruim no motor",
    "fumaça",
    "saindo fumaça",
    "fumaça no motor",
    "fumaça no motor do portão",
    "fumaça no portão",
    "soltando fumaça",
    "motor soltando fumaça",
    "motor fumaçando",
    "fumaçando",
    "pegando fogo",
    "pegou fogo",
    "motor pegando fogo",
    "faísca",
    "faíscas",
    "faiscando",
    "soltando faísca",
    "soltando faíscas",
    "faísca no motor",
    "faísca no portão",
    "queimou",
    "motor queimou",
    "motor queimado",
    "motores queimados",
    "motor do portão queimado",
    "motor de portão queimado",
    "motor do portão queimou",
    "placa queimou",
    "central queimou",
  ],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["esquenta", "desarma-disjuntor", "central", "capacitor", "rede-eletrica", "troca-de-motor"],
  pages: ["/topicos/conserto-de-motor-de-portao", "/topicos/troca-de-motor-de-portao", "/topicos/conserto-de-placa-de-portao-eletronico"],
  quantities: [
    { text: "193", means: "telefone do Corpo de Bombeiros" },
    { text: "127 V", means: "tensão de rede entre fase e neutro na região" },
    { text: "220 V", means: "tensão de rede entre duas fases na região" },
  ],
  brief: [
    "Cheiro de queimado no portão quer dizer isolante se desfazendo: o disjuntor vem antes de qualquer pergunta.",
    "O tipo do cheiro de queimado indica a peça: verniz é motor, plástico é fio ou placa, borracha ou lona é fricção.",
    "Motor queimado deixa rastro: escurece a tampa, desarma o quadro ou ronca sem girar depois de esfriar.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "Cheiro de queimado no portão é ordem de desligar: desça o disjuntor dele, afaste as pessoas e não acione de novo para conferir. O odor vem do verniz do motor, do plástico de um fio ou da placa, e os três pioram a cada tentativa.",
        "Sentiu cheiro de queimado perto do motor? Corte a energia no quadro e observe de longe se o odor diminui. Diminuindo, há tempo para marcar a visita; havendo fumaça que cresce, saia e chame os bombeiros pelo 193.",
      ],
    },
    {
      to: ["why"],
      says: [
        "O cheiro de queimado aparece quando algum isolante passa da temperatura que suporta: o verniz do enrolamento, a capa de um fio mal apertado, a trilha de uma placa atingida por surto. Por trás há sempre esforço demais, contato ruim ou tensão errada.",
        "Por que o motor queimou? Porque ficou recebendo corrente sem poder girar, ou girando sem poder descansar, até o verniz dos fios se abrir. Folha presa, parada que não corta e capacitor morto são os três caminhos.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto depois de um cheiro de queimado começa por localizar o que aqueceu, com tudo desligado: borne, placa, capacitor ou enrolamento. Borne e fio se refazem; enrolamento sem isolamento pede motor novo, e a causa do esforço sai junto.",
        "Em motor queimado, o reparo honesto responde a duas perguntas: o que se perdeu e por que se perdeu. Trocar a peça sem responder à segunda é marcar a data do próximo cheiro.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Com cheiro de queimado, faça quatro coisas e nenhuma outra: desligue o disjuntor do portão, afaste quem estiver perto, veja de longe se há fumaça e espere esfriar sem abrir a tampa. Identificar a peça fica para quem mede com a energia cortada.",
        "Para saber de onde vem o cheiro de queimado sem se arriscar, desligue e compare os lugares: mais forte no quadro é disjuntor ou emenda; na caixa do motor, placa ou enrolamento; junto do eixo, fricção.",
      ],
    },
    {
      to: ["price"],
      says: [
        "Quanto custa um portão com cheiro de queimado depende do que aqueceu: um borne refeito cabe em visita de manutenção, placa e capacitor são peças, e enrolamento perdido leva à troca do motor. A medição de isolamento define em qual caso você está.",
        "O preço de um motor queimado é o da substituição, salvo quando só a placa ou o capacitor se foram. Por isso se testa peça por peça antes de orçar o conjunto.",
      ],
    },
    {
      to: ["emergency"],
      says: [
        "Cheiro de queimado com fumaça: desça o disjuntor geral, tire todos da garagem e ligue 193 se a fumaça não parar. Água em motor ou placa não se joga, nem depois de desligado, e carro perto só se tira se o caminho estiver livre.",
        "Se houver faísca ou cheiro de queimado que aumenta, corte a energia da casa no quadro e espere do lado de fora. O portão fica como está: folha, trava e basculante se resolvem depois do fogo afastado.",
      ],
    },
    {
      to: ["replace"],
      says: [
        "Motor queimado se troca quando o isolamento caiu ou o enrolamento entrou em curto, e a troca inclui aliviar a folha e acertar a parada que o matou. Se o cheiro de queimado veio só da placa, ela pode sair sozinha.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Diante de cheiro de queimado, chama-se na primeira vez, sem esperar repetição. Mesmo que o portão volte a funcionar, o isolante que cheirou já perdeu parte do que tinha.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "Depois de um cheiro de queimado, vale consertar se o motor passa na medida de isolamento e gira livre a frio. Reprovado nela, rebobinar costuma custar perto de um novo, sem devolver redutor, central e garantia.",
      ],
    },
  ],
  definition: {
    headings: ["O que está queimando", "Três cheiros, três origens", "O que o isolante faz antes de ceder"],
    items: [
      {
        says: [
          "Os fios do enrolamento são separados por uma camada de verniz mais fina do que papel. Aquecida, ela solta um odor adocicado e acre; aberta, deixa os fios se tocarem, e o motor passa a ser um curto com carcaça.",
          "Cheiro é matéria saindo do lugar: o que você respira era a capa que separava dois condutores. Por isso ele não é aviso de um defeito futuro, e sim notícia de um que começou.",
        ],
      },
      {
        says: [
          "Verniz cheira a esmalte quente e fica no ar por horas. Plástico de fio irrita o nariz e some logo. Lona e borracha lembram freio de carro e indicam fricção, e não eletricidade.",
          "Odor de peixe ou de ovo perto de tomada e quadro também é plástico de instalação aquecendo, e engana quem procura o lixo.",
        ],
      },
      {
        for: ["why", "what", "repair"],
        says: [
          "Contato frouxo aquece sem que nada desarme, porque a corrente é a normal; o que mudou foi a passagem, que ficou estreita. Um borne assim escurece, amolece o plástico e termina em faísca.",
          "Ligar em 220 V um motor preparado para 127 V satura o enrolamento em pouco tempo. O contrário é mais lento e igualmente ruim: fraco, ele ronca e aquece parado.",
        ],
      },
    ],
  },
  causes: {
    headings: ["O cheiro e de onde vem", "Pelo odor e pelo lugar", "O que aqueceu"],
    leads: ["Com a energia já cortada, lembre o que se sentiu e onde:", "A tabela serve para contar ao técnico, e não para abrir tampas:"],
    columns: ["O que se sentiu", "Suspeita", "O que fazer"],
    rows: [
      { cells: ["Acre e doce, na carcaça", "Verniz do enrolamento", "Disjuntor e espera"], about: ["esquenta", "troca-de-motor"] },
      { cells: ["Plástico, junto da placa", "Relé, borne ou componente", "Desligue, não abra"], about: ["central"] },
      { cells: ["Estouro e fumaça breve", "Capacitor aberto", "Longe da caixa"], about: ["capacitor"] },
      { cells: ["Lona de freio, motor girando", "Embreagem patinando", "Pare de acionar"], about: ["embreagem"] },
      { cells: ["Borracha, perto do eixo", "Correia ou retentor seco", "Pare de acionar"], about: ["coroa"] },
      {
        cells: ["Plástico, no quadro", "Disjuntor ou emenda frouxa", "Chave geral e eletricista"],
        about: ["rede-eletrica", "desarma-disjuntor"],
      },
      { cells: ["Começou depois do raio", "Placa atingida por surto", "Nada se religa"], about: ["raio", "dps"] },
      { cells: ["Depois de roncar preso", "Motor travado sob tensão", "Conte quanto tempo durou"], about: ["nao-abre", "trava"] },
      { cells: ["Na chegada, folha encostada", "Parada que não corta", "Desligue antes do próximo uso"], about: ["fim-de-curso"] },
      { cells: ["Dia de muitas aberturas", "Ciclos além do modelo", "Descanso e visita"], about: ["comercio", "condominio"] },
      { cells: ["Pelo assado, formiga, lagartixa", "Bicho sobre a placa", "Deixe para a visita"], about: ["central"] },
    ],
  },
  neighbours: {
    headings: ["É queimado mesmo?", "Cheiros e calores que confundem"],
    items: [
      {
        label: "Motor apenas quente",
        about: ["esquenta"],
        says: [
          "calor sem odor é esforço, e dá tempo de investigar; com odor, o prazo acabou.",
          "tampa escura ao sol cheira a plástico novo aquecido, fraco e igual todos os dias. Queimado é forte e muda.",
        ],
      },
      {
        label: "Disjuntor que desarma",
        about: ["desarma-disjuntor"],
        says: [
          "se ele caiu antes do cheiro, protegeu; se houve cheiro e ele ficou em cima, o defeito é de contato ou de sobrecarga lenta.",
          "os dois juntos falam de enrolamento em curto, e nesse caso não se rearma.",
        ],
      },
      {
        label: "Motor novo",
        says: [
          "peça nova solta um leve odor de graxa e tinta nas primeiras viagens, e ele diminui a cada uma. O de verniz aumenta.",
          "cheiro que vai sumindo em poucos dias de uso normal é proteção de embalagem; o que aparece em portão antigo, não.",
        ],
      },
      {
        label: "Cheiro de fora",
        says: [
          "freio de caminhão, fogueira e solda do vizinho entram pelo vão. Feche a porta da garagem e cheire de novo em alguns instantes.",
          "se o odor não muda perto do motor nem perto do quadro, a origem provavelmente está na rua.",
        ],
      },
    ],
  },
  checks: {
    headings: ["O que fazer e o que olhar", "Depois de cortar a energia", "Passos sem tampa e sem ferramenta"],
    leads: ["O primeiro passo não é opcional e vem antes de procurar.", "Nenhum dos itens pede aproximar o rosto da caixa."],
    steps: [
      {
        label: "Desligue",
        says: [
          "desça o disjuntor do portão; na dúvida sobre qual é, desça o geral.",
          "corte no quadro, e não na tomada do motor, onde o plástico quente pode estar.",
        ],
      },
      {
        label: "Afaste",
        says: [
          "tire crianças, animais e o que pega fogo de perto: papelão, galão, pano com solvente.",
          "quem estiver na garagem sai pela porta social; o carro espera.",
        ],
      },
      {
        label: "Olhe de longe",
        says: [
          "observe por alguns minutos se há fumaça, brilho ou tampa deformando; diminuindo tudo, o perigo está passando.",
          "note de onde o fio de fumaça sai: fresta da tampa, entrada do cabo ou eixo.",
        ],
      },
      {
        label: "Cheire por partes",
        says: [
          "sem encostar, compare a região do quadro com a do motor; a mais forte é a que vai ser dita no chamado.",
          "memorize com que se parece: esmalte, plástico, freio. Essa palavra ajuda mais do que uma foto.",
        ],
      },
      {
        label: "Avise na casa",
        says: [
          "um bilhete no quadro, com a hora e o motivo, impede que alguém rearme ao chegar.",
          "mande mensagem a quem tem controle: hoje ninguém aperta.",
        ],
      },
    ],
    ends: [
      {
        says: [
          "Não religue para confirmar. A confirmação sai do medidor de isolamento, e a sua tentativa pode custar a peça que sobrou.",
          "Funcionar de novo depois de frio não absolve o motor: o verniz não se refaz.",
        ],
      },
    ],
  },
  stop: {
    headings: ["Quando chamar os bombeiros", "Do cheiro ao fogo"],
    items: [
      {
        label: "Fumaça que cresce sem energia",
        says: [
          "se aumenta depois do disjuntor embaixo, já existe chama em algum lugar: saia e ligue 193.",
          "material que continua queimando desligado não depende mais da eletricidade, e a garagem deve ser deixada.",
        ],
      },
      {
        label: "Faísca visível",
        says: [
          "arco elétrico derrete o que toca e cega por instantes; a chave geral é o único lugar de onde se age.",
          "um clarão dentro da caixa, ainda que único, encerra o uso do portão.",
        ],
      },
      {
        label: "Caixa estufada ou pingando",
        about: ["capacitor"],
        says: [
          "plástico que escorre e cilindro inchado podem estourar frios; ninguém chega perto para ver melhor.",
          "gota escura embaixo da tampa é resina de componente, e ela ainda ferve.",
        ],
      },
      {
        label: "Choque ao tocar o portão",
        about: ["aterramento"],
        says: [
          "isolamento queimado põe tensão na carcaça e na folha: não encoste, e desligue a casa.",
          "formigar ao tocar a grade, depois do cheiro, é prova de fuga. O eletricista vem antes do técnico de portão.",
        ],
      },
    ],
  },
  meanwhile: {
    headings: ["Até o técnico examinar", "A casa com o motor condenado"],
    items: [
      {
        when: { gates: ["deslizante", "pivotante"] },
        says: [
          "Frio e sem fumaça, com o disjuntor embaixo, o portão alinhado e em chão plano pode ser destravado e usado à mão. O cadeado substitui o motor enquanto ele não é examinado.",
          "Espere a carcaça voltar à temperatura do ar antes de pôr a mão na chave de destravamento, que fica encostada nela.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "Basculante com motor queimado fica fechado e não se destrava. Se parou levantado, isole a passagem: o que o segura pode ser o redutor de um motor morto.",
        ],
      },
      {
        says: [
          "Deixe ventilar até o odor sair e não use a garagem para dormir animal. Verniz queimado irrita olhos e garganta.",
          "Guarde a peça, se alguém a retirar: o estado dela mostra se foi surto, travamento ou desgaste, e isso pode interessar à garantia.",
        ],
      },
    ],
  },
  work: {
    headings: ["Como o técnico descobre o que queimou", "Do isolamento à causa", "O exame depois do cheiro"],
    leads: [
      "Tudo é feito sem energia até a medida de isolamento permitir o contrário.",
      "Há dois defeitos a achar: o que queimou e o que o fez queimar.",
    ],
    steps: [
      {
        label: "Inspeção fria",
        says: [
          "abre-se a caixa desligada e procuram-se fuligem, borne derretido, trilha estufada e inseto.",
          "o cheiro do interior localiza a peça antes do medidor: placa, cilindro ou enrolamento.",
        ],
      },
      {
        label: "Isolamento",
        says: [
          "mede-se a resistência entre bobinas e carcaça; abaixo do mínimo do fabricante, o motor não volta à rede.",
          "comparam-se as bobinas entre si: desigualdade indica espiras unidas pelo calor.",
        ],
      },
      {
        label: "Placa e bornes",
        about: ["central"],
        says: [
          "relé colado, varistor rachado e trilha aberta contam se houve surto ou sobrecarga.",
          "terminais são refeitos com ponteira prensada, e o cabo é encurtado até o cobre claro.",
        ],
      },
      {
        label: "Capacitor e tensão",
        about: ["capacitor", "rede-eletrica"],
        says: [
          "confere-se o valor do capacitor e a posição da chave de voltagem com a rede do local.",
          "a tensão é medida em carga simulada, sem o motor suspeito, para inocentar ou não o fio.",
        ],
      },
      {
        label: "Folha e paradas",
        about: ["fim-de-curso", "trava"],
        says: [
          "procura-se o esforço que matou o motor: roda presa, trava que não recolhe, parada que não corta.",
          "sem achar essa causa, não se instala peça nova; ela teria a mesma sorte.",
        ],
      },
      {
        label: "Primeira energia",
        says: [
          "religa-se com proteção reduzida e corrente acompanhada, e a manobra inicial é curta.",
          "depois de várias viagens, a carcaça é medida com termômetro e o quadro, reapertado.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa depois do cheiro", "Borne, placa ou motor"],
    items: [
      {
        says: [
          "Contato refeito, capacitor novo e parada acertada ficam na conta da manutenção. O valor usual vai de {{manutencao-custo}}. Placa se orça à parte.",
          "Se o isolamento passou na medida, o gasto é pequeno diante do susto. A visita custa {{manutencao-custo}}.",
        ],
      },
      {
        for: ["price", "replace", "repair", "worth-it"],
        says: [
          "Com o enrolamento perdido, fala-se em motor. Para casa, a troca vai de {{troca-residencial}}. Para folha pesada, de {{troca-pesado}}.",
          "Motor queimado ainda pode valer na troca, conforme o estado. Pergunte pelo [desconto do usado](/troca-motor-antigo) com a foto da etiqueta.",
        ],
      },
      {
        for: ["price", "what", "emergency", "worth-it"],
        says: [
          "Queima por defeito do produto e queima por raio têm tratamentos diferentes na [garantia](/garantia-servico). A medição de quem examina é que as separa.",
        ],
      },
    ],
  },
  care: {
    headings: ["Para não chegar ao cheiro", "O que evita a queima"],
    items: [
      {
        says: [
          "Um ronco, um disjuntor embaixo. A regra curta, ensinada a quem usa o controle, salva mais motores do que qualquer proteção.",
          "Tire a tranca manual de portão automático: motor empurrando contra ferrolho é a história mais curta que termina em verniz.",
        ],
      },
      {
        says: [
          "Reaperto de bornes e teste das paradas entram na revisão. Ela é indicada a cada {{revisao-intervalo}}. Contato frouxo não avisa pelo som.",
          "Peça proteção contra surtos e aterramento conferido se a casa já perdeu aparelho em temporal.",
        ],
      },
    ],
  },
  cases: {
    headings: ["O que muda no seu caso", "Conforme o portão e o uso"],
    items: [
      {
        when: { gates: ["deslizante"] },
        says: [
          "De correr, a queima costuma começar na ponta: pedra no encaixe, a folha não chega, a parada não atua e o motor segue empurrando.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante, motor que cheira subindo está erguendo sozinho a folha. Trocar o motor sem refazer o contrapeso queima o segundo.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "No pivotante com dois braços, só um costuma queimar: o da folha com ferrolho no chão. O outro merece medida antes de ser dado por bom.",
        ],
      },
      {
        when: { uses: ["casa"] },
        says: [
          "Em casa, a queima acontece com a família fora: alguém aperta de longe, a folha está presa e ninguém ouve o ronco. Só acione o que você vê.",
        ],
      },
      {
        when: { uses: ["sobrado"] },
        says: ["No sobrado, a fumaça da garagem sobe pela escada. Feche a porta interna ao sair e deixe a da frente aberta."],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Em garagem fechada de prédio, cheiro de verniz chega primeiro pela exaustão ou pelo elevador. A portaria desliga o portão no quadro antes de descer para procurar.",
          "Síndico que sente o odor duas manhãs seguidas tem motor sem descanso. Peça contagem de ciclos junto com o orçamento.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Em loja, papelão e plástico-bolha se acumulam justo atrás do portão. Mantenha a área em volta do motor livre, porque ali nasce a primeira faísca.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Em galpão, o cheiro do motor se mistura ao da produção e é notado tarde. Uma olhada na cor da tampa, no fim do turno, supre o nariz.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "No sítio, lagartixa e formigueiro na placa fecham trilhas e queimam relés. Entrada de cabo vedada é o conserto que evita o próximo.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Em vila, o disjuntor do portão pode estar dentro da casa de um só morador. Todos precisam saber qual é, para o dia em que ele não estiver.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Em ladeira, o motor que freia a descida aquece tanto quanto o que sobe. Odor só em um sentido ajuda a achar a folha desequilibrada.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Onde a água chega ao motor, o que queima é a placa, dias depois de seca: a sujeira que ficou conduz. Caixa que molhou se limpa por dentro antes de religar.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Pó de serra, de obra e de terra forram o enrolamento e o deixam sem ar. O cheiro começa como poeira torrada e, sem limpeza, termina em verniz.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Ninho e folha seca dentro da tampa pegam fogo com pouco. Sob árvore, peça na visita que o interior seja limpo e a fresta, telada.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "Ao pé de rampa, cascalho entra no encaixe da folha e a impede de chegar. O motor força no fim de toda manobra, e o odor aparece no mesmo ponto.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Com gente na calçada, fumaça atrai curiosos para perto da folha. Alguém fica do lado de fora mantendo distância até a energia estar cortada.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que dizer no chamado", "Palavras que identificam a peça"],
    items: [
      {
        says: [
          "Comece dizendo se já desligou e se há fumaça. Depois, com que o cheiro se parece e onde era mais forte: quadro, caixa ou eixo.",
          "Escreva o que o portão fazia no momento: subia, chegava, roncava preso ou estava parado. Parado e cheirando é sempre elétrico.",
        ],
      },
      {
        says: [
          "Mande a foto da tampa, de longe, e da etiqueta, se der para ver sem encostar. Conte se trovejou ou se houve obra elétrica na semana.",
          "Diga a data da instalação e quem fez o último serviço. É o que decide se o caso vai para a garantia.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["O cheiro passou e o portão funciona. Posso usar?", "Se ele voltou ao normal, ainda preciso chamar?"],
      says: [
        "Não use. O isolante que cheirou ficou mais fino, e a próxima sobrecarga encontra menos resistência.",
        "Precisa. O que funciona hoje com verniz aberto pode dar choque amanhã, e só o medidor de isolamento vê isso.",
      ],
    },
    {
      asks: ["Dá para rebobinar o motor queimado?", "Enrolar o motor de novo compensa?"],
      for: ["what", "price", "worth-it", "repair", "replace"],
      says: [
        "Dá, mas a mão de obra chega perto do preço de um novo, e central, redutor e paradas continuam velhos.",
        "Compensa em motor grande, de folha pesada. No residencial, o novo vem com central e garantia.",
      ],
    },
    {
      asks: ["Posso apagar com água ou extintor?", "O que jogar se pegar fogo?"],
      for: ["emergency", "what", "how-to"],
      says: [
        "Água, não. Extintor de pó ou de gás carbônico, só depois da energia cortada e se a saída estiver atrás de você.",
        "Corte a energia primeiro. Chama pequena admite extintor próprio para elétrica; crescendo, saia e ligue 193.",
      ],
    },
    {
      asks: ["Foi o motor ou a placa que queimou?", "Como saber o que se perdeu sem abrir?"],
      about: ["central"],
      says: [
        "Pelo nariz: esmalte quente e demorado é motor; plástico forte e breve é placa. A certeza vem da medição.",
        "Luz da central apagada com rede presente faz pensar em placa; luz acesa com ronco, em motor. Não religue para testar.",
      ],
    },
    {
      asks: ["A garantia cobre motor queimado?", "Queimou dentro do prazo. Quem paga?"],
      for: ["price", "what", "replace", "worth-it"],
      says: [
        "Cobre defeito do produto. A visita é marcada em até {{garantia-visita}}. Raio, tensão errada e folha travada são avaliados no exame.",
        "Avise com nota e data antes de qualquer um abrir a caixa. Tampa mexida por terceiros dificulta provar a origem.",
      ],
    },
    {
      asks: ["Motor novo pode cheirar nas primeiras vezes?", "Instalei ontem e cheira. É normal?"],
      says: [
        "Graxa e tinta aquecendo, de leve e cada vez menos, sim. Acre, forte ou com fumaça, desligue e avise.",
        "Por poucos dias, um odor fraco de novo. Se aumenta com o uso, a tensão ou a folha estão erradas.",
      ],
    },
  ],
};
