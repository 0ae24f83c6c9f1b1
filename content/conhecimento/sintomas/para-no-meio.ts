import type { Symptom } from "#domain/knowledge/entry";

export const paraNoMeio: Symptom = {
  kind: "symptom",
  id: "para-no-meio",
  name: { one: "portão que para no meio", many: "portões que param no meio", gender: "m" },
  aliases: [
    "para no meio",
    "param no meio",
    "parou no meio",
    "parando no meio",
    "para na metade",
    "parou na metade",
    "para no meio do caminho",
    "parou no meio do caminho",
    "para no meio do percurso",
    "parando no meio do caminho",
    "fica no meio",
    "ficou no meio",
    "para antes do fim",
    "para antes de fechar",
    "para antes de abrir",
    "não completa o percurso",
    "não completa a abertura",
    "não abre todo",
    "não abre tudo",
    "não abre até o fim",
    "não abre por completo",
    "abre pela metade",
    "abre só um pouco",
    "abre um pouco e para",
    "abre e para",
    "fecha e para",
    "começa a abrir e para",
    "começa e para",
    "anda um pouco e para",
    "vai parando",
    "para sozinho",
    "portão para no meio",
    "portão automático para no meio",
    "portão eletrônico para no meio",
    "portão parado no meio",
  ],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["volta", "trilho", "fim-de-curso", "encoder", "esquenta", "trava"],
  pages: [
    "/topicos/problemas-em-portao-automatico",
    "/topicos/portao-automatico-nao-fecha",
    "/topicos/regulagem-de-fim-de-curso-de-portao",
  ],
  brief: [
    "Portão que para no meio sempre no mesmo ponto tem um obstáculo ali; em pontos diferentes, o motor está perdendo força ou calor.",
    "Se o portão parou no meio e não responde mais, falta energia ou o térmico abriu, e a posição da folha dita o que se faz.",
    "Folha que para na metade depois de uma queda de luz pode só ter perdido a memória do percurso.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "Um portão que para no meio encontrou esforço demais, perdeu a conta do percurso ou ficou sem corrente. Repita uma vez, de longe, e veja se ele para no mesmo ponto: ponto fixo é obstáculo, ponto variável é motor, central ou energia.",
        "O portão para no meio quando a central mede algo fora do esperado e corta o movimento. O que separa as causas é a volta: se recua, reagiu a um obstáculo; se apenas morre ali, foi a força ou a energia que acabou.",
        "Parou no meio e não anda mais? Desligue o disjuntor dele antes de aproximar as mãos. Folha a meio curso ganha vida no instante em que a energia volta ou o motor esfria.",
      ],
    },
    {
      to: ["why"],
      says: [
        "O portão para no meio porque a central vigia o esforço a cada instante: roda dura, trilho fora de nível, corrente acima do limite ou giro que não confere, e ela encerra a viagem. O lugar da parada é a assinatura da causa.",
        "Por que ele para no meio em dias alternados? Costuma ser soma de atrito e calor: a folha exige um pouco mais, o motor esquenta um pouco mais, e o limite é ultrapassado em um ponto que muda com o tempo.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto de um portão que para no meio começa com a folha solta: quem resiste à mão é o caminho, quem corre leve é o motor. Só depois se ajustam paradas, força e memória de percurso.",
        "Em portão que para no meio, o técnico lê a corrente durante a viagem inteira e procura o pico. O número aponta o metro exato onde algo agarra, e ali está o reparo.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para achar por que o portão para no meio, marque com giz onde a folha parou, repita uma vez e compare. Se o risco coincide, olhe o que existe naquele ponto; se não coincide, observe quantas manobras ele fez antes e se o motor esfriava entre elas.",
        "Com o portão parado no meio, corte a energia dele, olhe trilho, guia e piso ao redor da folha e retire o que estiver solto. Religue e faça uma tentativa só, com o giz na mão.",
      ],
    },
    {
      to: ["price"],
      says: [
        "Quanto custa um portão que para no meio depende do que o segura: limpeza e regulagem cabem em uma visita, roda e guia gastas somam peça, e motor sem força pede troca. O diagnóstico vem antes do valor.",
        "O preço para resolver um portão que para no meio cai muito quando o ponto é sempre o mesmo, porque a busca já está feita por você.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Chame quando o portão para no meio mais de uma vez no mesmo lugar depois de limpo o caminho, ou na primeira se houver cheiro, folha torta ou cabo frouxo. Parada com gente perto do vão dispensa segunda tentativa.",
      ],
    },
    {
      to: ["emergency"],
      says: [
        "Portão parado no meio com carro sob a folha: desligue o disjuntor, não empurre e não acione. Tire o carro só se ele couber sem que ela se mova; debaixo de basculante, deixe-o onde está.",
        "Parou no meio com a rua aberta: energia cortada, alguém na entrada, e folha de correr ou de abrir levada à mão devagar até o batente. Basculante fica onde está, com a frente isolada.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "Compensa consertar o portão que para no meio quando a causa é caminho ou regulagem, que é o comum em folha que ainda anda leve à mão. Motor que para por falta de força em todos os pontos, com a folha solta e leve, está no fim.",
      ],
    },
  ],
  definition: {
    headings: ["O que manda a folha parar", "Obstáculo, conta perdida ou corrente", "Por que ele escolhe aquele ponto"],
    items: [
      {
        says: [
          "Centrais modernas comparam a corrente do motor com a da viagem anterior, metro a metro. Um trecho que passa a exigir mais aciona o corte, e o portão fica ali como se tivesse encontrado uma parede.",
          "Nas que contam giros, o encoder informa a posição o tempo todo. Perdido um pulso, a central acredita estar mais adiante ou mais atrás, desacelera fora de hora e às vezes encerra a viagem no meio.",
        ],
      },
      {
        says: [
          "Há três paradas diferentes. A que para e recua é reação. A que para e fica é corte. A que para e volta a andar sozinha depois é calor ou contato.",
          "Uma parada com o motor ainda roncando é a pior delas: o portão está preso e continua recebendo corrente.",
        ],
      },
      {
        for: ["why", "what", "repair"],
        says: [
          "A rampa de desaceleração começa antes do fim e é lenta por natureza. Folha pesada pode não ter força para vencer esse último trecho em baixa velocidade, e para sempre a dois passos do batente.",
          "Depois de uma queda de energia, algumas centrais precisam reaprender o percurso. A primeira viagem vem lenta e pode parar no caminho sem que nada esteja quebrado.",
        ],
      },
    ],
  },
  causes: {
    headings: ["Onde ele para, e o que há ali", "O ponto da parada e a suspeita", "Mesmo lugar ou cada vez em um"],
    leads: ["Marque o ponto com giz antes de repetir:", "Duas viagens bastam para saber se a parada tem endereço:"],
    columns: ["O que se vê", "Suspeita", "O que olhar"],
    rows: [
      {
        cells: ["Sempre no mesmo palmo", "Pedra, emenda ou piso alto", "Trilho embaixo da marca"],
        when: { gates: ["deslizante"] },
        about: ["trilho", "roldana"],
      },
      {
        cells: ["Mesmo ponto, na altura da cabeça", "Guia apertada ou rolete gasto", "Marca fresca no topo da folha"],
        when: { gates: ["deslizante"] },
        about: ["guia"],
      },
      { cells: ["Para e recua", "Esforço acima do limite", "Se algo cedeu na folha"], about: ["volta"] },
      { cells: ["Para e fica, sem recuar", "Corte de corrente ou contato", "Luz da central"], about: ["central", "desarma-disjuntor"] },
      { cells: ["Cada dia em um lugar", "Calor ou rolamento cansado", "Se melhora depois de frio"], about: ["esquenta", "rolamento"] },
      {
        cells: ["Fim da viagem, já devagar", "Folha pesada na desaceleração", "Se falha mais ao subir"],
        about: ["rampa-de-desaceleracao"],
      },
      {
        cells: ["Depois da falta de luz", "Percurso a reaprender", "Se completa na terceira viagem"],
        about: ["falta-de-energia", "encoder"],
      },
      {
        cells: ["Ronca parado no ponto", "Folha presa ou capacitor fraco", "Pedra, trinco, calço esquecido"],
        about: ["capacitor", "trava"],
      },
      {
        cells: ["Motor gira, folha fica", "Cremalheira solta naquele trecho", "Barra descolada da folha"],
        when: { gates: ["deslizante"] },
        about: ["cremalheira", "engrenagem"],
      },
      {
        cells: ["Para a meia altura e treme", "Mola ou cabo sem equilíbrio", "Saia de baixo e chame"],
        when: { gates: ["basculante"] },
        about: ["mola", "cabo-de-aco"],
      },
      {
        cells: ["Uma folha chega, a outra para", "Braço, dobradiça ou vento", "Qual das duas encosta no piso"],
        when: { gates: ["pivotante"] },
        about: ["dobradica"],
      },
    ],
  },
  neighbours: {
    headings: ["Parar, voltar, travar: qual é o seu", "O que não é parada no meio"],
    items: [
      {
        label: "Portão que volta",
        about: ["volta"],
        says: [
          "quem volta tomou uma decisão e fez o caminho de retorno; quem só para ficou sem força ou sem licença.",
          "no retorno ouve-se o motor trabalhando ao contrário; na parada, silêncio ou ronco.",
        ],
      },
      {
        label: "Portão travado",
        about: ["trava"],
        says: [
          "travado não se mexe nem solto do motor; o que para no meio costuma andar à mão com o engate aberto.",
          "a prova é destravar com a energia cortada, em folha de correr ou de abrir: leve, o defeito é do comando.",
        ],
      },
      {
        label: "Motor que esquenta",
        about: ["esquenta"],
        says: [
          "se parou depois de muitas viagens e voltou sozinho, a parada foi o térmico, e a causa é a folha pesada.",
          "parada que não tem ponto fixo e some com descanso tem relógio, e não metro.",
        ],
      },
      {
        label: "Portão lento",
        about: ["lento"],
        says: [
          "antes de parar no meio, a folha costuma ter ficado devagar ali; a lentidão é a parada avisando com antecedência.",
          "se ele anda devagar o trajeto todo, o caso é de peso ou de regulagem de velocidade.",
        ],
      },
    ],
  },
  checks: {
    headings: ["O que olhar com a folha parada", "Do giz ao trilho, sem ferramenta", "Verificações antes de chamar"],
    leads: [
      "Corte a energia do portão antes de chegar perto da folha parada.",
      "Comece marcando o ponto: sem isso, toda verificação seguinte é palpite.",
    ],
    steps: [
      {
        label: "Marca",
        says: [
          "risque com giz o piso e a folha no ponto exato e feche ou abra de novo, uma vez, olhando de longe.",
          "compare o segundo ponto com o primeiro; coincidindo, há algo ali que se procura com os olhos.",
        ],
      },
      {
        label: "Piso e trilho",
        when: { gates: ["deslizante"] },
        says: [
          "com o motor desligado, passe a vista em cada palmo da canaleta, e não só no ponto: uma emenda alta faz a folha tropeçar em dois lugares.",
          "procure areia dura, parafuso solto e chapa amassada pelo para-choque naquele trecho.",
        ],
      },
      {
        label: "Topo da folha",
        says: [
          "olhe a guia de cima e as marcas no quadro: ponto em que a folha encosta no alto deixa risco na altura da cabeça.",
          "veja se alguma peça do lugar mudou de posição depois de uma obra, portal, pilar ou caixilho.",
        ],
      },
      {
        label: "Folha à mão",
        when: { gates: ["deslizante", "pivotante"] },
        says: [
          "em piso nivelado, com o disjuntor embaixo e a chave de destravamento, empurre devagar até passar pelo ponto; se endurece ali, o caminho é o culpado.",
          "leve a folha à mão de um lado ao outro: leve por inteiro, a suspeita se muda para central e motor.",
        ],
      },
      {
        label: "Repetição",
        says: [
          "espere o motor esfriar, religue, acione uma vez e veja se a parada mudou de lugar.",
          "depois do descanso, uma viagem só: se completa, o que parava era calor ou contato.",
        ],
      },
    ],
    ends: [
      {
        says: [
          "Ponto fixo, com caminho limpo e folha leve, é assunto de parada ou de central, e não se procura mais por fora.",
          "Folha parada que não se move à mão nem com o engate aberto fica desligada até a visita.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "Basculante a meia altura não passa por nenhuma dessas provas: afaste-se, isole e chame, porque o que o segura pode ser o motor.",
        ],
      },
    ],
  },
  stop: {
    headings: ["Quando a parada vira perigo", "Sinais de que é hora de desligar"],
    items: [
      {
        label: "Ronco com a folha presa",
        says: [
          "o motor continua recebendo corrente sem girar, e o esmalte do fio começa a ceder em pouco tempo.",
          "um só ronco desses já justifica descer o disjuntor antes da segunda ordem.",
        ],
      },
      {
        label: "Folha fora do trilho",
        says: [
          "descarrilada, ela para porque está apoiada onde não devia, e qualquer ordem a derruba.",
          "um degrau visível entre a roda e o perfil manda afastar todos do lado para o qual ela penderia.",
        ],
      },
      {
        label: "Estalo antes da parada",
        says: [
          "dente, solda ou corrente que se rompe faz barulho e para no mesmo segundo; daí em diante a folha está solta.",
          "depois de um estalo seco, não se aciona nem se destrava sem antes ver o que ficou sustentando o portão.",
        ],
      },
      {
        label: "Gente ou bicho no vão",
        about: ["criancas-e-animais"],
        says: [
          "parada com alguém perto se resolve com o disjuntor, e nunca com outra ordem para ver se anda.",
          "crianças brincando no vão transformam qualquer reinício em acidente; a energia desce e a busca espera.",
        ],
      },
    ],
  },
  meanwhile: {
    headings: ["Com a folha parada até a visita", "Entrar e sair sem o motor"],
    items: [
      {
        when: { gates: ["deslizante", "pivotante"] },
        says: [
          "Se a folha anda à mão, leve-a até o batente com a energia cortada, tranque com cadeado e use o portão assim até o conserto. Uma parada no meio do caminho não se testa todo dia.",
          "Parada aberta: destrave e feche com passos curtos, com ajuda se houver inclinação. Parada fechada: deixe fechada.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "Basculante a meio caminho fica como está, mesmo que atrapalhe. Isole os dois lados e tire o carro só se ele já estiver fora da linha da folha.",
          "A meia altura, nada sustenta o basculante além do que ainda funciona nele; por isso o carro fica onde está, ainda que caiba passar.",
        ],
      },
      {
        says: [
          "Deixe o giz no ponto e o disjuntor embaixo. A marca é a melhor informação que você tem para a visita, e chuva a apaga.",
          "Avise quem usa o portão de que ele para no meio, para ninguém entrar no vão esperando que termine.",
        ],
      },
    ],
  },
  work: {
    headings: ["Como o técnico acha o ponto", "Do pico de corrente ao trilho", "O reparo, da folha à memória"],
    leads: [
      "A folha é ouvida antes do motor, com a energia cortada e o engate aberto.",
      "Procura-se o pico de esforço, que é onde a viagem acaba.",
    ],
    steps: [
      {
        label: "Folha solta",
        says: [
          "move-se o portão à mão de ponta a ponta e marca-se onde endurece; é o mesmo lugar em que o motor desiste.",
          "o esforço é comparado nos dois sentidos, porque piso inclinado disfarça atrito como subida.",
        ],
      },
      {
        label: "Corrente",
        says: [
          "com o alicate no cabo do motor, registra-se a viagem inteira e vê-se o pico no trecho da parada.",
          "corrente alta por igual aponta folha pesada; alta em um ponto, obstáculo naquele ponto.",
        ],
      },
      {
        label: "Trilho e guia",
        about: ["trilho", "guia"],
        says: [
          "nivela-se a emenda, lima-se o ressalto e refaz-se a folga da guia no trecho apertado.",
          "roda com rolamento áspero é trocada, porque nenhum ajuste de força resolve o que roça a cada giro.",
        ],
      },
      {
        label: "Limites e força",
        about: ["fim-de-curso", "central"],
        says: [
          "o limite de esforço volta ao mínimo que move a folha depois de o caminho estar livre, e não antes.",
          "confere-se o ponto de desaceleração, que não pode cair no trecho mais pesado da viagem.",
        ],
      },
      {
        label: "Contagem",
        about: ["encoder"],
        says: [
          "o encoder é limpo e o disco conferido; pulso perdido faz a central viver em outro lugar da folha.",
          "refaz-se o aprendizado de percurso com as duas paradas firmes, e repete-se a viagem até o número fechar.",
        ],
      },
      {
        label: "Prova",
        says: [
          "duas viagens de ida e volta, com pausa mandada na metade, confirmam que ela parte e chega dali.",
          "testa-se o recuo diante de um calço, no mesmo ponto onde antes parava por si.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa resolver a parada", "O preço segue o ponto", "Caminho, força ou motor"],
    items: [
      {
        says: [
          "Limpeza, emenda de trilho, guia e regulagem somam uma manutenção. O valor vai de {{manutencao-custo}}. Peça entra por fora, com aviso.",
          "Parada em ponto fixo é busca curta, e isso baixa o preço. A visita costuma custar de {{manutencao-custo}}.",
        ],
      },
      {
        for: ["price", "replace", "worth-it", "repair"],
        says: [
          "Motor sem força em todo o percurso pede outro. Em casa, a troca fica em {{troca-residencial}}. Só faz sentido depois de a folha estar leve.",
          "Quando a folha é pesada demais para o motor, o gasto é em peso e não em peça: aliviar a folha costuma custar menos do que um motor maior.",
        ],
      },
    ],
  },
  care: {
    headings: ["Para que chegue ao fim", "Hábitos que evitam a parada"],
    items: [
      {
        says: [
          "Varra o caminho da folha toda semana e recolha o que o vento traz. Cada grão acumulado no trilho vira uma parada meses depois.",
          "Não prenda vaso, rede ou enfeite na grade do portão: o peso desloca o ponto em que ele desiste.",
        ],
      },
      {
        says: [
          "Peça, na revisão, a medição de corrente ao longo do percurso. A revisão se faz a cada {{revisao-intervalo}}. O pico aparece na folha de papel antes de aparecer na rua.",
          "Anote a data e o ponto da primeira parada. Sem isso, cada parada parece a primeira.",
        ],
      },
    ],
  },
  cases: {
    headings: ["O que muda no seu portão", "Conforme o lugar e a folha"],
    items: [
      {
        when: { gates: ["deslizante"] },
        says: [
          "De correr, a parada no meio costuma ter endereço no chão: emenda, raiz, cimento novo. Siga o trilho com os olhos na altura do risco de giz.",
          "Em folha longa, o quadro verga no meio do vão e a cremalheira desce ali. O motor para no ponto em que os dentes se afastam.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante, parar a meia altura quer dizer equilíbrio perdido: os contrapesos não fecham a conta e o motor fica com o resto. Ninguém passa embaixo até que se meça.",
          "Basculante que para perto do teto encontrou forro, luminária ou trilho amassado do braço. É o único ponto que se vê sem soltar nada.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "No pivotante, vento contra a folha aberta faz parar no mesmo ponto, que é onde o braço perde força pela geometria. A chapa virou vela, e nenhuma peça está quebrada.",
          "Folha de abrir que para com a ponta roçando no piso tem dobradiça cedida. A marca no piso forma um arco, e o arco mostra de onde vem.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Em garagem coletiva, parada no meio bloqueia a rampa inteira. Portaria com chave e cones evita que alguém tente passar por baixo.",
          "Se para no meio só no horário de saída, é o motor pedindo descanso no meio da fila, e não obstáculo na rampa.",
        ],
      },
      {
        when: { uses: ["comercio", "galpao"] },
        says: [
          "Carga encostada no caminho da folha empurra o quadro para fora do prumo. Em depósito, parada no meio quase sempre tem um palete por perto.",
        ],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: [
          "Em casa, a parada mais comum é a de depois da faxina: mangueira no trilho, pedra do vaso, tapete úmido. Olhe o chão do dia.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: ["Vila com piso de pedra tem juntas que a folha encontra uma a uma; o ponto da parada é uma junta que subiu com a raiz."],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "Em sítio, formigueiro e capim crescem embaixo da folha entre um fim de semana e outro. Parada no meio na chegada de sexta é roçada, e não motor.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Em ladeira, o mesmo motor que vence a descida para no meio da subida. Compare a altura dos batentes: a diferença é o que ele carrega a cada viagem.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "Rampa atrás do portão deixa água correr e depositar areia exatamente no meio do trilho. Uma grelha no topo resolve o que se varre todo dia.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Em ponto baixo, terra carregada pela enxurrada forma uma barra no ponto mais fundo da canaleta. A parada volta a cada temporal, no mesmo lugar.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Raiz levanta o piso devagar e faz a folha parar um pouco antes a cada ano. Nivelar o trilho sem cortar a raiz adia, mas não encerra.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Em rua de terra, a areia fina assenta no ponto em que o vento a larga, e a folha tropeça sempre ali. Uma escova dura, com o motor desligado, resolve antes da visita.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Com gente passando, uma folha parada na metade vira corredor estreito. Feche à mão se puder e deixe alguém na entrada enquanto não puder.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que mandar ao técnico", "Como descrever a parada"],
    items: [
      {
        says: [
          "Diga em que ponto parou, em palmos a partir do batente, e se parou no mesmo ponto na segunda vez. Uma foto da marca de giz responde por escrito.",
          "Conte se ele recua, fica parado ou continua roncando, e se voltou a andar depois de um tempo.",
        ],
      },
      {
        says: [
          "Mande foto do trilho e da guia na altura do ponto, com a folha ao lado, para dar escala.",
          "Informe se faltou luz, se choveu ou se fizeram obra no piso nos dias anteriores.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Posso empurrar o portão que parou na metade?", "Dá para ajudar a folha com a mão?"],
      says: [
        "Com o motor ligado, nunca: ele pode reagir no mesmo instante. Corte a energia e destrave antes, e nem assim se for basculante.",
        "Só depois do disjuntor embaixo e do engate aberto, em piso plano. Empurrar contra o motor quebra dente e prende dedos.",
      ],
    },
    {
      asks: ["Ele parou e voltou a andar sozinho. Tem perigo?", "Depois de alguns minutos ele completa. É grave?"],
      about: ["esquenta"],
      says: [
        "É o térmico fechando, e a folha pesada continua lá. Se isso se repete, a próxima etapa é parar de vez.",
        "Perigo de surpresa, sim: a folha sai sem aviso. Desligue no quadro se não houver alguém olhando.",
      ],
    },
    {
      asks: ["Parou no meio depois da falta de luz. É defeito?", "A queda de energia deixou o portão na metade. Que fazer?"],
      about: ["falta-de-energia", "encoder"],
      says: [
        "Pode não ser: há centrais que perdem a posição e refazem o percurso devagar. Faça uma viagem completa e veja se ele reaprende.",
        "Desligue, confira a chave de destravamento e, se tudo estiver travado, acione uma vez e deixe-o chegar até o fim sem interromper.",
      ],
    },
    {
      asks: ["Aumentar a força resolve a parada?", "Mais força faz a folha passar do ponto?"],
      says: [
        "Faz passar por cima do problema e também por cima de uma pessoa. Livre o caminho primeiro.",
        "Esconde. O ponto continua lá, gastando roda e dente, e a proteção contra esmagamento some junto.",
      ],
    },
    {
      asks: ["Parar no meio estraga o motor?", "Que dano vem dessas paradas?"],
      for: ["what", "why", "worth-it", "price"],
      says: [
        "Estraga quando ele fica roncando. Parada com silêncio castiga pouco; parada com ronco cobra o enrolamento.",
        "O dano está na insistência, e não na parada. Quem desliga na primeira vez costuma trocar roda em vez de motor.",
      ],
    },
    {
      asks: ["Sempre para no mesmo lugar. Posso limpar e esquecer?", "Ponto fixo é sujeira ou peça?"],
      about: ["trilho", "limpar-trilho"],
      for: ["what", "how-to", "why"],
      says: [
        "Se depois de varrer a parada some e volta em dias, há algo solto trazendo sujeira para ali, e isso é peça.",
        "Pode ser os dois: a emenda alta junta areia. Limpe, marque e veja se o ponto reaparece no mesmo palmo.",
      ],
    },
  ],
};
