import type { Symptom } from "#domain/knowledge/entry";

export const lento: Symptom = {
  kind: "symptom",
  id: "lento",
  name: { one: "portão lento", many: "portões lentos", gender: "m" },
  aliases: [
    "lento",
    "lenta",
    "lentos",
    "muito lento",
    "ficou lento",
    "está lento",
    "ficando lento",
    "portão muito lento",
    "portão automático lento",
    "portão eletrônico lento",
    "motor lento",
    "motor de portão lento",
    "lentidão",
    "lentidão do portão",
    "lentidão no portão",
    "devagar",
    "muito devagar",
    "abre devagar",
    "fecha devagar",
    "abrindo devagar",
    "fechando devagar",
    "anda devagar",
    "portão devagar",
    "demora para abrir",
    "demora a abrir",
    "demora para fechar",
    "demora a fechar",
    "demorando para abrir",
    "demorando para fechar",
    "portão demora",
    "portão demorando",
    "perdeu velocidade",
    "perdendo velocidade",
    "perdeu força",
    "perdendo força",
    "sem força",
    "motor sem força",
    "motor fraco",
    "motor do portão fraco",
    "motor do portão sem força",
    "portão fraco",
    "portão sem força",
    "força fraca",
  ],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["esquenta", "roldana", "capacitor", "rampa-de-desaceleracao", "trava", "central"],
  pages: [
    "/topicos/problemas-em-portao-automatico",
    "/topicos/manutencao-e-reparo-de-portao-automatico",
    "/topicos/conserto-de-motor-de-portao",
  ],
  quantities: [
    { text: "127 V", means: "tensão de rede entre fase e neutro na região" },
    { text: "220 V", means: "tensão de rede entre duas fases na região" },
  ],
  brief: [
    "Portão lento com motor quente está vencendo atrito; lento com motor frio obedece a uma regulagem.",
    "Quando o portão ficou lento aos poucos, a folha pesou; quando ficou lento de um dia para o outro, mudou a central ou a tensão.",
    "Motor sem força na partida e normal depois tem capacitor fraco ou rede baixa.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "Um portão lento ou faz mais força do que fazia, ou recebeu ordem de andar devagar. Se o motor esquenta e o som ficou grave, procure atrito na folha; se segue frio e silencioso, olhe velocidade, desaceleração e memória de percurso na central.",
        "Portão que ficou lento perdeu folga em algum lugar: roda que não gira, capacitor cansado, tensão baixa ou trecho de desaceleração longo demais. O jeito da mudança, gradual ou repentina, já divide essa lista ao meio.",
      ],
    },
    {
      to: ["why"],
      says: [
        "O portão fica lento porque o motor comum não perde velocidade por vontade: ou a carga aumentou, ou caiu a tensão, ou o capacitor deixou de ajudar. Nos modelos com inversor há uma quarta razão, que é a velocidade ajustada.",
        "Por que o portão anda devagar só no fim? Porque ali começa a desaceleração. Se ela passou a ocupar metade do caminho, a central se perdeu na contagem, e não na força.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "Consertar um portão lento é descobrir se falta força ou se sobra carga. Mede-se a corrente com e sem a folha: alta com folha e normal sem ela, o reparo é no caminho; baixa nas duas, é na alimentação ou na central.",
        "O reparo de um portão sem força costuma terminar em roda, capacitor ou parâmetro, e só por exceção no motor inteiro. O enrolamento só entra em causa quando o motor solto também se arrasta.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para saber por que o portão está lento, cronometre uma abertura e um fechamento com o celular e repita depois de varrer o trilho com a energia cortada. Diferença só em um sentido é inclinação; nos dois, é roda, rede ou regulagem.",
        "Diante de um portão lento, observe uma viagem: se a marcha é baixa desde o arranque, pense em tensão e velocidade; se cai em um trecho, olhe o chão ali; se só o fim se arrasta, é a desaceleração.",
      ],
    },
    {
      to: ["price"],
      says: [
        "Quanto custa acelerar um portão lento depende do motivo: marcha e capacitor cabem em uma visita, jogo de rodas soma peça, e motor gasto ou pequeno para a folha pede troca. Antes de medir, qualquer preço é chute.",
        "O preço de resolver um portão lento é baixo enquanto ele ainda chega ao fim. Depois que começa a parar no meio, entram no orçamento o motor aquecido e os dentes forçados.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Chame quando o portão lento vem com calor, ronco ou luz que baixa, ou quando o tempo da viagem cresce de uma semana para a outra. Lentidão igual desde a instalação não é defeito, é escolha de velocidade.",
      ],
    },
    {
      to: ["which"],
      says: [
        "Se o portão é lento desde novo e a pressa é legítima, o caminho é um motor de inversor ou de marcha rápida, desde que a folha seja leve e firme. Em folha pesada, velocidade a mais vira pancada no fim.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "Vale consertar o portão lento quando a folha solta anda leve ou pode voltar a andar. Trocar o motor por um mais rápido só compensa depois disso, porque pressa sobre atrito apenas quebra antes.",
      ],
    },
  ],
  definition: {
    headings: ["O que define a velocidade da folha", "Carga, corrente e comando", "Devagar por defeito ou por ordem"],
    items: [
      {
        says: [
          "Em motor comum, a rotação nasce da frequência da rede e quase não muda. Se a folha demora mais, o rotor está escorregando sob carga, e o que falta em velocidade aparece em calor.",
          "O motor com inversor é outro bicho: a central escolhe a marcha e pode reduzi-la por temperatura, por memória perdida ou porque alguém girou um ajuste.",
        ],
      },
      {
        says: [
          "Depois de falta de luz, várias centrais fazem a primeira viagem em marcha lenta, procurando os fins. É precaução e termina sozinha quando a folha toca as duas paradas.",
          "Trecho lento antes do fim é proteção, e não preguiça. Ele só preocupa quando cresce, porque aí a central está errando onde o fim fica.",
        ],
      },
      {
        for: ["what", "why", "repair"],
        says: [
          "Capacitor que perdeu capacidade deixa o motor girar com torque menor. A folha parte hesitando, anda mole e, no dia em que o frio endurece a graxa, não parte.",
          "Tensão baixa engana muito: o motor de 220 V alimentado com menos gira fraco sem dar sinal nenhum no quadro.",
        ],
      },
    ],
  },
  causes: {
    headings: ["Como a lentidão aparece", "Ritmo, temperatura e suspeita", "Do trilho à tomada"],
    leads: ["Cronometre primeiro: sem número, lento é impressão.", "Antes de olhar a folha, lembre quanto tempo ela levava:"],
    columns: ["Como anda", "Suspeita", "O que olhar"],
    rows: [
      {
        cells: ["Devagar o trajeto todo, motor quente", "Rodas presas ou folha pesada", "Roda que escorrega sem girar"],
        about: ["roldana", "esquenta"],
      },
      { cells: ["Devagar o trajeto todo, motor frio", "Velocidade reduzida na central", "Quem mexeu por último"], about: ["central"] },
      { cells: ["Hesita no arranque, depois vai", "Capacitor perdendo força", "Zumbido curto antes de sair"], about: ["capacitor"] },
      {
        cells: ["Arrasta em um trecho só", "Trilho sujo, guia apertada", "Marca de atrito no lugar"],
        when: { gates: ["deslizante"] },
        about: ["trilho", "guia"],
      },
      {
        cells: ["Metade final em marcha lenta", "Desaceleração longa demais", "Onde a marcha muda"],
        about: ["rampa-de-desaceleracao", "fim-de-curso"],
      },
      { cells: ["Motor rápido, folha lenta", "Embreagem ou dente patinando", "Pó sob o motor"], about: ["embreagem", "engrenagem"] },
      { cells: ["Pior quando ligam o chuveiro", "Fio fino, tensão caindo", "Lâmpada que enfraquece"], about: ["rede-eletrica"] },
      {
        cells: ["Lento logo após faltar luz", "Reconhecimento de percurso", "Se normaliza em uma viagem"],
        about: ["falta-de-energia", "encoder"],
      },
      {
        cells: ["Sobe devagar, desce correndo", "Contrapeso ou mola insuficiente", "De longe, sem destravar"],
        when: { gates: ["basculante"] },
        about: ["contrapeso", "mola"],
      },
      {
        cells: ["Gira pesado nos dois sentidos", "Dobradiça seca ou fora de prumo", "Arco riscado no piso"],
        when: { gates: ["pivotante"] },
        about: ["dobradica"],
      },
      {
        cells: ["Na bateria, tudo se arrasta", "Nobreak no fim da carga", "Há quanto tempo falta luz"],
        about: ["nobreak", "falta-de-energia"],
      },
    ],
  },
  neighbours: {
    headings: ["Lento, pesado ou atrasado?", "O que se confunde com lentidão"],
    items: [
      {
        label: "Resposta atrasada ao controle",
        about: ["controle-nao-funciona"],
        says: [
          "se a folha demora a sair e depois corre no ritmo de sempre, o atraso é do rádio ou da pausa, e não do motor.",
          "conte do dedo no botão até o estalo da central: tempo longo ali é pilha ou receptor.",
        ],
      },
      {
        label: "Portão travando",
        about: ["trava"],
        says: [
          "lentidão ainda vence o atrito; a trava é o mesmo caminho depois de ignorado.",
          "enquanto ele anda devagar há tempo de marcar visita; preso, a visita vira urgência.",
        ],
      },
      {
        label: "Motor quente",
        about: ["esquenta"],
        says: [
          "calor e vagareza juntos são carga; vagareza sem calor é comando. O par separa mecânico de eletrônico.",
          "se só fica lento depois de muitas viagens, a central pode estar poupando um motor já quente.",
        ],
      },
      {
        label: "Partida suave",
        about: ["rampa-de-desaceleracao"],
        says: [
          "um primeiro palmo manso é recurso da central e poupa dentes; lentidão é o que vem depois dele.",
          "compare o meio do trajeto: se ali a marcha é plena, não há defeito.",
        ],
      },
    ],
  },
  checks: {
    headings: ["Como medir e comparar", "O que verificar sem abrir nada", "Da cronometragem ao trilho"],
    leads: [
      "Celular na mão e distância da folha; o resto vem com a energia cortada.",
      "Anote os tempos: são eles que a visita vai comparar.",
    ],
    steps: [
      {
        label: "Cronometre",
        says: [
          "marque o tempo de abrir e o de fechar, com o motor frio, e guarde os dois separados.",
          "filme a viagem inteira: o próprio vídeo dá o tempo e mostra onde a marcha cai.",
        ],
      },
      {
        label: "Compare as horas",
        says: [
          "repita à noite, com chuveiro e ferro ligados, para saber se a rede participa da queda de ritmo.",
          "meça de manhã cedo e no calor da tarde: graxa dura e chapa dilatada agem em horas opostas.",
        ],
      },
      {
        label: "Limpe o caminho",
        when: { gates: ["deslizante"] },
        about: ["limpar-trilho"],
        says: [
          "sem energia no motor, escove o trilho a seco de uma ponta à outra e cronometre de novo; ganho de tempo é resposta.",
          "tire do canal a terra compactada com uma espátula de plástico e o motor desligado no quadro.",
        ],
      },
      {
        label: "Sinta a folha",
        when: { gates: ["deslizante", "pivotante"] },
        about: ["mover-a-mao"],
        says: [
          "destravada, em chão nivelado e com o disjuntor embaixo, a folha deve andar com uma mão; se pede duas, ela é a causa.",
          "leve-a por alguns palmos com a ponta dos dedos; o que cansa você cansa o motor muito mais.",
        ],
      },
      {
        label: "Pergunte quem mexeu",
        says: [
          "técnico, síndico ou curioso que girou um ajuste no mês passado encurta a busca; o motor frio confirma.",
          "veja se a mudança coincide com trava nova, revestimento na folha ou reforma elétrica.",
        ],
      },
    ],
    ends: [
      {
        says: [
          "Folha leve, trilho limpo e mesma lentidão: falta medir tensão, capacitor e parâmetros da placa, todos com técnico.",
          "Se o ritmo voltou depois da limpeza, anote o novo tempo na parede. É com ele que se percebe a próxima queda.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "Basculante que ficou lento na subida não passa pela prova da mão; a diferença entre subir e descer, vista de longe, já diz que o peso desequilibrou.",
        ],
      },
    ],
  },
  stop: {
    headings: ["Quando a lentidão manda parar", "Do devagar ao perigoso"],
    items: [
      {
        label: "Carcaça que não se aguenta ao toque",
        about: ["esquenta"],
        says: [
          "motor arrastando carga por dias esfria cada vez menos entre viagens; desligue e deixe-o voltar à temperatura do ar.",
          "se o ar em volta dele está quente, nem precisa tocar: a próxima manobra espera.",
        ],
      },
      {
        label: "Luzes da casa que caem",
        about: ["rede-eletrica"],
        says: [
          "queda forte no brilho a cada partida é fio ou emenda aquecendo em algum ponto da parede.",
          "com a iluminação piscando no ritmo do motor, o circuito fica desligado até ser medido.",
        ],
      },
      {
        label: "Subida penosa do basculante",
        when: { gates: ["basculante"] },
        about: ["cabo-de-aco"],
        says: [
          "o motor está carregando o que era do contrapeso, e o cabo restante trabalha além do previsto.",
          "folha que sobe gemendo pode descer sem freio. Pare com ela fechada.",
        ],
      },
      {
        label: "Patinação com cheiro",
        about: ["cheiro-de-queimado", "embreagem"],
        says: [
          "giro rápido com folha parada e odor de lona é fricção queimando; insistir consome o disco.",
          "motor acelerado que não leva a folha está lixando alguma coisa lá dentro.",
        ],
      },
    ],
  },
  meanwhile: {
    headings: ["Como usar até a visita", "Devagar e com pausa"],
    items: [
      {
        says: [
          "Faça menos viagens e deixe descanso entre elas. O tempo a mais de cada abertura é tempo de motor ligado, e ele soma.",
          "Desative a pressa dos outros: avise a família para esperar a folha terminar antes de apertar de novo, porque inverter no meio dobra o esforço.",
        ],
      },
      {
        when: { gates: ["deslizante", "pivotante"] },
        says: [
          "Se ele já para às vezes, passe a abrir à mão com o motor sem energia, em piso plano, e tranque com cadeado. Folha pesada à mão também pede paciência: um empurrão contínuo, sem arranque.",
        ],
      },
    ],
  },
  work: {
    headings: ["Como o técnico recupera o ritmo", "Carga, rede e comando, medidos", "Da corrente à velocidade"],
    leads: ["Duas leituras de corrente, com folha e sem folha, abrem o diagnóstico.", "Velocidade é a última coisa que se aumenta."],
    steps: [
      {
        label: "Corrente comparada",
        says: [
          "lê-se o consumo com a folha engatada e depois com ela solta; a diferença é o atrito em números.",
          "o valor da etiqueta serve de teto, e o trecho em que ele é passado recebe um risco no piso.",
        ],
      },
      {
        label: "Rede",
        about: ["rede-eletrica"],
        says: [
          "mede-se a tensão na partida: motor de 127 V ligado em fio longo e fino perde ali o arranque.",
          "emenda morna e borne escurecido são refeitos antes de se acusar qualquer peça.",
        ],
      },
      {
        label: "Capacitor",
        about: ["capacitor"],
        says: [
          "descarregado e fora do circuito, ele é comparado com o valor impresso; abaixo da tolerância, troca-se.",
          "peça de valor diferente do original, posta em conserto antigo, também deixa o motor mole e sai fora.",
        ],
      },
      {
        label: "Rodas, guia e dobradiças",
        about: ["roldana", "guia", "dobradica"],
        says: [
          "o que resiste é trocado ou aliviado até a folha andar com uma mão.",
          "lubrificam-se só os pontos que o pedem; roda blindada e trilho ficam secos.",
        ],
      },
      {
        label: "Transmissão",
        about: ["embreagem", "coroa"],
        says: [
          "verifica-se se o eixo de saída acompanha o motor; deslizando, ajusta-se a fricção ou troca-se o disco.",
          "óleo de redutor escuro ou vazado é completado conforme o modelo, porque coroa seca freia.",
        ],
      },
      {
        label: "Parâmetros",
        about: ["central", "rampa-de-desaceleracao"],
        says: [
          "refeito o percurso, encurta-se o trecho lento até o ponto em que a folha ainda encosta sem som.",
          "onde há inversor, sobe-se a marcha aos poucos, com prova de recuo a cada degrau.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa recuperar a velocidade", "Regulagem, peça ou motor novo"],
    items: [
      {
        says: [
          "Parâmetro, limpeza de trilho e capacitor pertencem ao serviço de manutenção. O preço vai de {{manutencao-custo}}. Rodas e disco de fricção se somam.",
          "Folha que pode ficar leve sem troca de motor mantém a conta baixa. A visita de manutenção custa {{manutencao-custo}}. O tempo medido antes e depois mostra o que se pagou.",
        ],
      },
      {
        for: ["price", "worth-it", "replace", "which"],
        says: [
          "Motor pequeno para a folha não ganha fôlego com ajuste. O próximo da linha custa {{plano-rio-preco}} no plano {{plano-rio-nome}}. Confirme com o técnico se a folha aceita.",
          "Se a escolha for trocar, a conta residencial vai de {{troca-residencial}}. Motor veloz só faz diferença em folha equilibrada.",
        ],
      },
    ],
  },
  worth: {
    headings: ["Acelerar, aliviar ou trocar", "Quando a pressa compensa"],
    items: [
      {
        says: [
          "Aliviar a folha rende em dobro: devolve o ritmo e a vida do motor. Acelerar sem aliviar rende uma estação.",
          "Troque quando o motor solto também se arrasta ou quando a rotina da casa mudou. Um escritório no lugar da moradia muda a conta inteira.",
        ],
      },
    ],
  },
  care: {
    headings: ["Para manter o ritmo", "Cuidados de quem não quer esperar"],
    items: [
      {
        says: [
          "Guarde o tempo de abertura de quando tudo estava bom, escrito no quadro de disjuntores. Alguns instantes a mais são o primeiro aviso que existe.",
          "Escove o trilho a seco com regularidade: terra prensada é a carga que mais cresce sem ninguém notar.",
        ],
      },
      {
        says: [
          "Na revisão, peça para repetirem a medida de corrente e compararem com a anterior. O intervalo indicado é de {{revisao-intervalo}}.",
          "Antes de revestir a folha com madeira ou chapa, pergunte se o motor aceita o peso novo. É a reforma que mais cria portão arrastado.",
        ],
      },
    ],
  },
  cases: {
    headings: ["No seu portão e na sua rua", "Conforme a folha e o lugar"],
    items: [
      {
        when: { gates: ["deslizante"] },
        says: [
          "De correr, a perda de ritmo vem de baixo. Uma só roda presa basta: a outra gira, essa arrasta, e o motor carrega a diferença.",
          "Portão deslizante recém-pintado pode ter tinta na guia e nos roletes. O atraso aparece dias depois, quando ela endurece.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante, compare subida e descida: tempos parecidos são equilíbrio; subida lenta e descida ligeira são falta de contrapeso, e isso não se regula na central.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "No pivotante com braço de fuso, marcha lenta é característica: o fuso troca velocidade por força. Só é defeito se ficou mais lento do que era.",
          "Folha de abrir larga enfrenta o vento como uma porta de barco. Lentidão que segue a previsão do tempo não pede peça.",
        ],
      },
      {
        when: { uses: ["casa"] },
        says: [
          "Em casa, o portão que demora costuma ter ganhado peso: lambri, tela, chapa para o cachorro não ver a rua. Some o que foi posto na folha.",
        ],
      },
      {
        when: { uses: ["sobrado"] },
        says: [
          "No sobrado, o motor divide circuito com a lavanderia. Se o portão fica mole quando a máquina bate roupa, a solução está no quadro.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Em vila, o fio do portão sai de uma das casas e atravessa o corredor inteiro. A tensão chega cansada ao motor, e bitola maior devolve o passo.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Na garagem coletiva, cada instante a mais por abertura vira fila na rua. Antes de pedir marcha rápida, confira se o trecho lento não cresceu desde a última queda de luz.",
          "Motor de condomínio que poupa velocidade por temperatura está no limite dos ciclos. Ele não precisa de ajuste, precisa de um modelo para esse fluxo.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Na loja, abertura arrastada ao meio-dia e normal às oito fala de motor aquecido pelo movimento da manhã. Conte as aberturas antes de culpar a roda.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Em galpão, partida de máquina grande derruba a tensão de todos. Se o portão hesita junto com o compressor, peça um circuito só para ele.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "No sítio, fim de linha rural entrega tensão baixa no começo da noite. Motor fraco nessa hora e forte de manhã é caso para a concessionária.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Em ladeira, meça os dois sentidos: a diferença de tempo é a inclinação falando. Só a parte que cresceu desde o ano anterior é defeito.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: ["Folha que corre ao pé de uma rampa recebe no trilho tudo o que a água traz. Uma grelha antes dela vale por uma roda nova."],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Roda que ficou submersa perde a graxa e ganha ferrugem: o portão anda, só que cada semana mais devagar. Troque o par antes que trave.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: ["Resina e folha esmagada formam um tapete pegajoso no trilho sob as copas. Água não o solta; escova dura, sim."],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Em rua de terra, o pó entra no rolamento e a folha vai perdendo passo sem fazer som. O cronômetro percebe antes do ouvido.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Onde há muita gente na calçada, um pouco de lentidão é segurança. Antes de acelerar, pergunte se quem passa terá tempo de parar.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que medir e contar", "Números que ajudam"],
    items: [
      {
        says: [
          "Mande os dois tempos, de abrir e de fechar, e diga quanto levava antes. Acrescente se o motor fica quente depois.",
          "Um vídeo sem cortes serve de cronômetro e mostra em que trecho o passo cai. Enquadre o motor no canto da imagem.",
        ],
      },
      {
        says: [
          "Informe se a mudança foi aos poucos ou repentina, e o que houve perto dela: obra, queda de luz, revestimento, nova tomada no mesmo fio.",
          "Fotografe a etiqueta do motor e a folha inteira. Potência e peso lado a lado já respondem se ele é pequeno.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Dá para aumentar a velocidade do meu portão?", "Todo motor aceita ajuste de velocidade?"],
      about: ["central", "motor-rio"],
      says: [
        "Só os que têm inversor ou marcha programável. No motor comum, o ritmo vem do desenho do redutor e não se muda na placa.",
        "Nem todo. Onde há ajuste, sobe-se em degraus e confere-se se a folha ainda recua diante de um obstáculo.",
      ],
    },
    {
      asks: ["Ficou lento depois da queda de luz. Volta ao normal?", "Por que anda devagar desde o apagão?"],
      about: ["falta-de-energia", "encoder"],
      says: [
        "Costuma voltar depois de uma viagem completa de ida e volta, sem interrupção. Se continua, o percurso precisa ser gravado de novo.",
        "Porque a central procura os fins em marcha de segurança. Deixe a folha tocar as duas paradas antes de concluir.",
      ],
    },
    {
      asks: ["Lento e quente: qual dos dois eu resolvo primeiro?", "O motor esquenta e o portão se arrasta. É a mesma causa?"],
      about: ["esquenta"],
      says: [
        "É uma só: carga demais. Aliviada a folha, os dois somem juntos.",
        "Quase sempre a mesma. O atrito tira velocidade e devolve calor, por isso se começa pela folha.",
      ],
    },
    {
      asks: ["Capacitor novo devolve a força?", "Trocar o capacitor deixa o portão rápido?"],
      about: ["capacitor"],
      says: [
        "Devolve o arranque, se ele era a causa. Velocidade de percurso com folha presa não melhora.",
        "Deixa como era, não mais rápido. E quem mede é o técnico, porque a peça guarda carga desligada.",
      ],
    },
    {
      asks: ["O portão da loja abre mais depressa que o meu. Por quê?", "Por que há motores que abrem em menos tempo?"],
      for: ["what", "which", "buy", "worth-it"],
      says: [
        "Motor, redutor e comprimento da folha são outros. O anunciado como mais rápido abre em {{abertura-segundos}}. O número vale para folha curta e leve.",
        "Porque usam redução diferente e folha equilibrada. Velocidade sem peso certo custa dentes.",
      ],
    },
    {
      asks: ["Lentidão é sinal de que o motor vai queimar?", "Portão devagar acaba estragando?"],
      for: ["what", "when", "worth-it", "price"],
      says: [
        "É sinal de que ele trabalha dobrado. Aliviado a tempo, não queima; ignorado, aquece até o verniz ceder.",
        "Acaba, se a causa é atrito. Se é marcha escolhida na central, pode ficar assim por muito tempo sem dano.",
      ],
    },
  ],
};
