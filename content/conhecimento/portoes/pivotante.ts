import type { Gate } from "#domain/knowledge/entry";

export const pivotante: Gate = {
  kind: "gate",
  id: "pivotante",
  name: { one: "portão pivotante", many: "portões pivotantes", gender: "m" },
  aliases: [
    "pivotante",
    "pivotantes",
    "portão de abrir",
    "portões de abrir",
    "portão de giro",
    "portão de duas folhas",
    "portão de uma folha",
    "portão articulado",
    "portão pivotante automático",
    "portão automático pivotante",
    "portão automático de abrir",
    "portão de abrir automático",
    "portão de abrir com motor",
    "portão eletrônico pivotante",
    "portão eletrônico de abrir",
    "motor pivotante",
    "motores pivotantes",
    "motor de pivotante",
    "motor para pivotante",
    "motor de portão pivotante",
    "motor para portão pivotante",
    "motor do portão pivotante",
    "motor de portão de abrir",
    "motor para portão de abrir",
    "motor articulado",
    "motores articulados",
    "motor articulado para portão",
    "braço articulado",
    "portão pivotant",
    "portão pivotente",
    "portão pivô",
  ],
  not: ["porta pivotante", "janela pivotante", "porta de entrada pivotante"],
  gates: ["pivotante"],
  related: ["dobradica", "batente", "trava-eletrica", "criancas-e-animais", "deslizante", "fim-de-curso"],
  pages: [
    "/topicos/motor-para-portao-pivotante",
    "/topicos/motor-para-portao-de-abrir",
    "/topicos/motor-articulado-para-portao",
    "/topicos/instalacao-de-motor-para-portao-pivotante",
    "/topicos/instalacao-de-motor-para-portao-de-abrir",
  ],
  brief: [
    "O portão pivotante gira em dobradiças como uma porta, e o braço do motor puxa perto delas, onde alguns centímetros mudam toda a força.",
    "Em portão de abrir, dobradiça caída vira queixa de motor: a folha raspa no piso e a máquina mede isso como obstáculo.",
    "Portão pivotante de duas folhas precisa de ordem: uma fecha primeiro, a outra cobre, e o batente do meio recebe as duas.",
    "O vento é o inimigo próprio do portão de abrir: folha chapeada vira vela e força braço, trava e coluna.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "O portão pivotante é o que gira em dobradiças, com uma folha ou duas, como uma porta grande. O motor, um braço por folha, empurra perto da dobradiça, e por isso a coluna e o prumo pesam mais na escolha que a potência.",
        "Portão de abrir é a folha que descreve um arco para dentro do terreno. Dispensa trilho e parede ao lado, mas quer chão plano dentro do arco, coluna firme e batente que receba o vento.",
        "No portão pivotante, dois pontos decidem tudo: onde o braço se prende na coluna e onde se prende na folha. Certos, ele move a folha com suavidade; errados, ela dá trancos e a bucha sai da parede.",
        "No portão de abrir, o motor é um braço que empurra a folha pela lateral e precisa de três coisas paradas: a coluna, a dobradiça e o chão sob o arco. Quando uma delas se mexe, o braço é o primeiro a reclamar.",
        "Portão pivotante é o de uma ou duas folhas presas por dobradiça, que giram para dentro do terreno. Ele dispensa muro ao lado e cobra um arco livre de carro, vaso e degrau.",
        "Automatizar um portão de abrir é escolher onde o braço se apoia: a distância da dobradiça à quina da coluna manda mais do que o peso da folha.",
      ],
    },
    {
      to: ["install"],
      says: [
        "A instalação de motor em portão pivotante começa pela dobradiça e pela coluna: folha caída se levanta, alvenaria fraca recebe chapa. Medidas as distâncias do braço, ele é fixado, e a central aprende a ordem das folhas.",
        "Para instalar motor em portão de abrir, confira três espaços: o arco no chão, o recuo da dobradiça até a quina da coluna e a lateral onde o braço dobra. Faltando um, muda o tipo de braço.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto de portão pivotante procura primeiro a folha que arriou: pino gasto, solda aberta ou coluna que cedeu. Depois vêm braço, trava elétrica e central, com a folha calçada em toda a visita.",
        "Portão de abrir que não fecha até o fim costuma ter folha raspando, ordem trocada ou vento acima do que a força permite. Cada uma dessas causas tem conserto diferente, e só uma é de motor.",
        "No conserto de portão pivotante, olha-se antes a fresta entre a folha e o piso: se um lado está mais baixo, o defeito é de pino ou de coluna, e o motor só mostra o esforço.",
        "Um portão de abrir que para no meio do arco costuma ter encontrado resistência: piso que subiu, dobradiça seca ou vento na folha fechada. O exame começa com a folha solta do braço, em piso plano.",
      ],
    },
    {
      to: ["replace"],
      says: [
        "Na troca de motor de portão pivotante saem os dois braços, mesmo que só um tenha falhado, para as folhas andarem no mesmo ritmo. Suportes são refeitos, porque as distâncias mudam de modelo para modelo.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O motor para portão pivotante fica dentro da faixa de {{faixa-preco}}, conforme o número de folhas, o peso e o tipo de braço. Coluna a reforçar e trava elétrica são o que mais soma a esse valor.",
        "O preço de automatizar portão de abrir depende de quantas folhas se movem: duas pedem dois braços e uma central que as ordene. Mande a largura de cada uma e uma foto da coluna para fechar o valor.",
        "O preço do motor para portão de abrir se faz por folha: duas folhas pedem dois braços e uma central que os ordene. Coluna que precisa de reforço é orçada à parte, pelo pedreiro ou pelo serralheiro.",
        "O portão pivotante custa mais ou menos conforme a coluna que tem. Pilar largo pede braço articulado; dobradiça rente à face aceita o fuso, mais simples de fixar.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para ver se o portão pivotante está em ordem, desligue o disjuntor e olhe a fresta: igual de cima a baixo no lado da dobradiça e no encontro das folhas. Fresta em cunha quer dizer folha caída.",
        "O portão de abrir funciona por alavanca: o braço empurra perto do giro, com muita força e pouco caminho. Por isso um palmo de erro na fixação muda velocidade, ângulo e esforço de uma vez.",
      ],
    },
    {
      to: ["which"],
      says: [
        "O motor para portão pivotante se escolhe pela largura e pelo peso da folha, pela coluna e pelo espaço ao lado: braço de fuso onde a quina permite, articulado onde a coluna é grossa e a dobradiça fica funda.",
        "Qual motor serve no portão de abrir? O que vence a espessura da sua coluna, aguenta o vento da rua e cabe na lateral. Só depois se compara potência.",
      ],
    },
    {
      to: ["maintain"],
      says: [
        "A manutenção do portão pivotante cuida de dobradiças, pinos do braço e fixação na coluna. O técnico levanta a folha pela ponta, sente a folga e reaperta o suporte antes que a bucha gire na parede.",
        "A manutenção do portão pivotante cabe em quatro pontos: pinos, fixação do braço, batente e a ordem das duas folhas. O motor vem por último, porque adoece pelo que os outros lhe passam.",
        "Em portão de abrir, a revisão procura folga que não se vê: a folha é erguida pela ponta, e o que subir sem esforço está gasto no pino.",
      ],
    },
    {
      to: ["why"],
      says: [
        "O portão pivotante arria porque pendura o peso inteiro em um lado só: a dobradiça de cima é puxada, a de baixo é empurrada, e o pino se gasta. Chapa nova na folha acelera isso.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "O portão de abrir vale a pena onde há chão plano atrás do vão e nenhuma parede ao lado para uma folha correr. Em garagem curta ou em subida, o arco custa mais do que entrega.",
      ],
    },
    {
      to: ["emergency"],
      says: [
        "Em emergência com portão pivotante, amarre a folha antes de qualquer outra coisa, porque o vento a leva assim que o braço solta. Folha pendurada por uma dobradiça só não se toca: isole e chame.",
      ],
    },
  ],
  definition: {
    headings: ["Como funciona o portão de abrir", "Uma alavanca presa à coluna", "O que move a folha que gira"],
    items: [
      {
        says: [
          "A folha pende de duas ou três dobradiças, e o braço do motor liga a coluna a um ponto dela, perto do giro. Ali a força é grande e o caminho é curto; na ponta da folha acontece o contrário, e é onde alguém pode ser atingido.",
          "Há dois desenhos de braço. O de fuso estica e encolhe em linha reta, e quer pouca distância entre a dobradiça e a face da coluna. O articulado dobra como cotovelo e vence colunas grossas.",
        ],
      },
      {
        says: [
          "Com duas folhas, a central comanda dois braços com atraso entre eles. A folha que leva a aba de cobertura abre primeiro e fecha por último; trocada essa ordem, elas se prendem uma na outra.",
          "Fechada, a folha é mantida pelo próprio redutor ou por uma trava elétrica. Folha larga e rua de vento pedem a trava, porque a ponta faz alavanca contra o braço a noite inteira.",
        ],
      },
      {
        says: [
          "O piso faz parte do mecanismo. Como a folha varre um arco, qualquer subida dentro dele vira obstáculo no meio do caminho, ainda que na soleira sobre vão.",
        ],
      },
    ],
  },
  room: {
    headings: ["O espaço que o portão de abrir pede", "Medidas para o portão pivotante"],
    leads: ["Risque o arco no chão com giz antes de medir o resto:", "São quatro espaços, e cada um elimina um tipo de braço:"],
    items: [
      {
        label: "Arco livre",
        says: [
          "a folha inteira gira para dentro, e o carro espera fora desse risco, tanto na chegada quanto na saída.",
          "vaso, degrau e roda do carro dentro do arco são obstáculo todos os dias.",
        ],
      },
      {
        label: "Chão plano",
        says: [
          "o piso atrás do vão não pode subir mais do que a fresta que há embaixo da folha.",
          "em chão que sobe, a ponta raspa antes de completar o ângulo; dobradiça que ergue a folha resolve desníveis pequenos.",
        ],
      },
      {
        label: "Coluna",
        says: [
          "alvenaria cheia ou pilar de ferro, porque o braço puxa e empurra no mesmo furo a cada manobra.",
          "coluna revestida de pedra precisa de fixador que passe do revestimento e agarre no miolo.",
        ],
      },
      {
        label: "Recuo da dobradiça",
        says: [
          "a distância do pino à face interna da coluna escolhe o braço; meça-a de cada lado, porque podem diferir.",
          "dobradiça no fundo de coluna larga pede o articulado, que contorna a quina.",
        ],
      },
    ],
  },
  faults: {
    headings: ["O que o pivotante gasta primeiro", "Defeitos próprios do portão de abrir"],
    leads: ["A fresta conta quase tudo:", "Comece pelo lado da dobradiça e termine na ponta:"],
    items: [
      {
        label: "Folha caída",
        about: ["dobradica", "trava"],
        says: [
          "a ponta encosta no chão e deixa um risco em arco; a fresta do encontro abre em cima e fecha embaixo.",
          "o trinco só entra se alguém ergue a folha pela maçaneta.",
        ],
      },
      {
        label: "Bucha solta",
        about: ["treme", "faz-barulho"],
        says: [
          "na partida, o suporte do braço se mexe antes da folha, e cai pó de reboco.",
          "o furo da coluna virou funil: apertar o mesmo parafuso já não segura.",
        ],
      },
      {
        label: "Pino do braço",
        about: ["bate"],
        says: [
          "há um clique a cada inversão, e a folha fechada balança com a mão.",
          "o furo do terminal ficou oval, e a parada deixou de ser sempre a mesma.",
        ],
      },
      {
        label: "Ordem trocada",
        about: ["nao-fecha", "central"],
        says: [
          "a folha da aba chega antes, a outra bate nela e o portão reabre ou fica entreaberto.",
          "depois de troca de placa, as duas folhas passaram a partir juntas e se encontram no meio.",
        ],
      },
      {
        label: "Vento",
        about: ["volta", "esquenta"],
        says: [
          "em tarde de vento a folha chapeada volta antes de fechar; em manhã calma, fecha bem.",
          "o motor esquenta sempre do mesmo lado, o que recebe a corrente de ar da rua.",
        ],
      },
      {
        label: "Trava elétrica presa",
        about: ["trava-eletrica", "nao-abre"],
        says: [
          "a trava estala, o braço força e a folha não sai; ferrugem ou desalinho de um dedo bastam.",
          "o portão só abre se alguém empurra a folha contra o batente no instante do estalo.",
        ],
      },
      {
        label: "Suporte que gira na parede",
        about: ["treme"],
        says: [
          "o braço empurra e o apoio cede um pouco a cada manobra; a folha começa com tranco e termina curta.",
          "pó de reboco sob o suporte é o primeiro sinal, antes de o parafuso aparecer torto.",
        ],
      },
      {
        label: "Fuso empenado",
        about: ["trava"],
        says: ["a folha anda bem até certo ponto do arco e dali em diante endurece, sempre no mesmo lugar."],
      },
      {
        label: "Trava que não solta a tempo",
        about: ["trava-eletrica"],
        says: [
          "o motor força contra a lingueta, ouve-se o golpe, e só então a folha sai.",
          "sem o atraso entre trava e braço, cada abertura é uma queda de força na máquina.",
        ],
      },
      {
        label: "Fio do braço quebrado por dentro",
        about: ["para-no-meio"],
        says: ["o cabo dobra milhares de vezes junto à dobradiça; o contato falha em um ângulo e volta no seguinte."],
      },
    ],
  },
  neighbours: {
    headings: ["Pivotante ou outro portão", "O que se confunde com portão de abrir"],
    items: [
      {
        label: "Deslizante",
        about: ["deslizante"],
        says: [
          "se a folha se esconde atrás do muro em linha reta, ela é de correr, mesmo que tenha duas metades.",
          "com lateral livre, a folha de correr dispensa o arco e sofre menos com vento.",
        ],
      },
      {
        label: "Basculante",
        about: ["basculante"],
        says: [
          "eixo na horizontal e folha que sobe são do basculante; eixo em pé é do portão de abrir.",
          "contrapeso na coluna nunca existe em folha de dobradiça.",
        ],
      },
      {
        label: "Camarão",
        says: [
          "folhas que se dobram umas nas outras e correm por cima são outro portão, com motor próprio ou nenhum.",
          "mais de uma dobradiça no mesmo lado do vão, entre folhas, indica portão sanfonado.",
        ],
      },
      {
        label: "Porta social",
        about: ["trava-eletrica"],
        says: [
          "a porta de pedestre com fechadura elétrica e mola é parente dele, mas não leva braço de motor.",
          "quem quer só liberar visitas precisa de fechadura e botão, não de automatizar a folha grande.",
        ],
      },
    ],
  },
  checks: {
    headings: ["O que olhar no portão de abrir", "Exame da folha que gira"],
    leads: ["Disjuntor desligado, portão fechado e ninguém dentro do arco.", "Olhos e giz bastam para estes passos."],
    steps: [
      {
        label: "Fresta",
        about: ["dobradica"],
        says: [
          "compare a abertura entre folha e coluna em cima e embaixo; se é cunha, a folha desceu.",
          "olhe o encontro das duas folhas pelo lado de dentro: as travessas devem estar na mesma linha.",
        ],
      },
      {
        label: "Marcas no piso",
        says: [
          "um risco em arco mostra onde a ponta encosta; o começo dele é onde o motor passa a sofrer.",
          "varra o arco inteiro, inclusive o encontro com o batente, onde se junta pedra miúda.",
        ],
      },
      {
        label: "Coluna",
        says: [
          "procure trinca saindo do suporte do braço e pó fresco no chão logo abaixo dele.",
          "reboco estufado em volta da chapa é sinal de bucha que gira.",
        ],
      },
      {
        label: "Movimento à mão",
        about: ["mover-a-mao", "destravar"],
        says: [
          "em chão plano e sem vento, destrave uma folha por vez e leve-a pela borda, sem largar.",
          "a folha solta que anda por conta própria está fora de prumo; leve-a de volta e trave.",
        ],
      },
    ],
    ends: [
      {
        says: ["Dobradiça trincada ou folha presa por um ponto só encerra o exame: deixe a área livre e não destrave."],
      },
    ],
  },
  work: {
    headings: ["Como se automatiza um portão de abrir", "A instalação do braço no pivotante"],
    leads: ["Medida errada aqui não se corrige na central.", "Primeiro a folha e a coluna, depois o braço."],
    steps: [
      {
        label: "Prumo",
        about: ["dobradica"],
        says: [
          "a folha é calçada, as dobradiças são trocadas ou levantadas, e a fresta volta a ser igual de alto a baixo.",
          "solda cansada se refaz nesta hora, com a folha apoiada no chão e fora do vão.",
        ],
      },
      {
        label: "Geometria",
        says: [
          "marcam-se na coluna e na folha os dois pontos do braço, segundo a tabela do modelo e o ângulo que se quer.",
          "antes de furar, o braço é posto no lugar e a folha levada de um extremo ao outro, à procura de quina que pegue.",
        ],
      },
      {
        label: "Suportes",
        says: [
          "chapa soldada em pilar de ferro, parafuso passante em alvenaria; bucha simples não dura com força alternada.",
          "na folha, o suporte vai na travessa, e não na chapa de fechamento, que amassa e rasga.",
        ],
      },
      {
        label: "Batentes",
        about: ["batente"],
        says: [
          "põe-se o fim firme no aberto e no fechado, e a peça central que recebe as duas folhas.",
          "o batente do chão fica baixo o bastante para o pneu e alto o bastante para a folha.",
        ],
      },
      {
        label: "Ordem e força",
        about: ["criancas-e-animais", "trava-eletrica"],
        says: [
          "grava-se o curso de cada folha, o atraso entre elas e a força mínima que vence a brisa comum da rua.",
          "a trava recebe o tempo certo para soltar antes de o braço puxar.",
        ],
      },
      {
        label: "Prova",
        says: [
          "o recuo é testado na ponta da folha e perto da dobradiça, onde a mesma mão sente forças bem diferentes.",
          "quem mora ali destrava as duas folhas e aprende em que ordem fechá-las à mão.",
        ],
      },
    ],
  },
  choice: {
    headings: ["Qual braço para o seu portão de abrir", "Da coluna ao motor"],
    leads: ["Comece pela coluna, que é o que não muda:", "Leia a primeira coluna e confirme com foto:"],
    columns: ["Situação", "Braço indicado", "Cuidado"],
    rows: [
      { cells: ["Dobradiça rente à face", "De fuso", "Lateral livre para o corpo"] },
      { cells: ["Dobradiça no fundo da coluna", "Articulado", "Espaço para o cotovelo dobrar"] },
      { cells: ["Muro encostado na folha aberta", "Articulado curto", "Medir com a folha aberta"] },
      { cells: ["Folha larga e chapeada", "De curso longo, com trava", "Vento e coluna"] },
      { cells: ["Duas folhas desiguais", "Par com ajuste separado", "Ordem de fechamento"] },
      { cells: ["Fachada sem braço à vista", "Motor de piso", "Drenagem da caixa enterrada"] },
    ],
    ends: [
      {
        says: [
          "Motor enterrado fica bonito e odeia água. Em terreno que empoça, prefira o braço à vista.",
          "Duas folhas de larguras diferentes aceitam o mesmo modelo, desde que ele sirva à maior.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa automatizar portão de abrir", "Preço do motor pivotante"],
    items: [
      {
        says: [
          "Conte com a faixa de {{faixa-preco}} para o equipamento; duas folhas ficam acima de uma. O valor certo sai com largura, peso e foto da coluna.",
          "Em residência, a troca dos braços fica em {{troca-residencial}}. Portão pesado vai a {{troca-pesado}}.",
        ],
      },
      {
        for: ["price", "install", "replace", "worth-it", "buy"],
        says: [
          "Encarecem: segunda folha, trava elétrica, pilar a reforçar, cano que precisa atravessar o piso para o outro lado. Barateiam: pilar de ferro, folha de gradil e eletroduto já passado sob a entrada.",
          "O fio do segundo braço é o custo que ninguém vê: ele cruza o vão por baixo. Se o piso vai ser refeito, deixe um cano antes.",
        ],
      },
      {
        for: ["repair", "maintain", "price", "worth-it"],
        says: ["Reparo de braço e regulagem ficam em {{manutencao-custo}}. Levantar folha e soldar dobradiça são do serralheiro."],
      },
      {
        for: ["price", "install", "buy", "what", "worth-it"],
        says: [
          "Conte por folha: cada uma leva braço, suporte e fim de percurso. A central, os controles e a fotocélula são um conjunto só para as duas.",
          "Entram à parte a solda da dobradiça, o reforço da coluna e o trinco da folha que não recebe motor. Peça cada um em linha separada.",
        ],
      },
      {
        for: ["repair", "maintain", "price", "replace", "emergency"],
        says: [
          "Pino, bucha e borracha são peças pequenas; o que pesa é erguer a folha com segurança para trocá-las. O serviço no local fica em {{manutencao-custo}}.",
          "Suporte arrancado da parede encarece pelo pedreiro, e não pelo motor. Uma foto do furo mostra se o bloco era oco.",
        ],
      },
    ],
  },
  worth: {
    headings: ["Manter o portão de abrir ou mudar", "Vale motorizar as duas folhas?"],
    items: [
      {
        says: [
          "Se a entrada sobe logo depois do vão, cada acerto de dobradiça compra pouco tempo. Ali, uma folha de correr, havendo muro, acaba com a briga.",
          "Motorizar as duas folhas só é dispensável quando uma basta para o carro. Nos outros casos, a segunda parada à mão faz o motor da primeira perder o sentido.",
        ],
      },
    ],
  },
  care: {
    headings: ["Para o portão de abrir durar", "Cuidados com dobradiça e braço"],
    items: [
      {
        says: [
          "Não deixe criança se pendurar na folha: o peso na ponta é o que arria dobradiça, e faz em uma tarde o que o uso faria em anos.",
          "Em dia de ventania, espere a rajada passar antes de acionar. A folha aberta é o pior momento para o braço.",
        ],
      },
      {
        for: ["maintain", "when", "how-to", "what"],
        says: [
          "A revisão levanta a ponta de cada folha para medir a folga do pino. Em uso intenso, isso se repete a cada {{revisao-intervalo}}.",
          "Dobradiça recebe lubrificante próprio na visita; o fuso do braço vem fechado e não quer nada por fora.",
        ],
      },
      {
        for: ["maintain", "what", "how-to", "when", "repair"],
        says: [
          "Erga a folha pela ponta, devagar e com o disjuntor do portão desligado: se ela sobe sem resistência, há folga de pino para contar ao técnico.",
          "Varra o arco e olhe o chão: um risco curvo novo aponta para a ponta que baixou ou para o piso que subiu.",
        ],
      },
      {
        for: ["maintain", "what", "when"],
        says: ["Pintura nova na folha pede que pinos, fuso e sensor sejam cobertos. Tinta seca no fuso trava o braço na primeira manobra."],
      },
    ],
  },
  cases: {
    headings: ["O portão de abrir no seu caso", "Conforme a entrada e a rua"],
    items: [
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Portão pivotante em ladeira: um lado da soleira é mais alto, e a folha desse lado raspa antes. Folha com o pé cortado em ângulo resolve melhor do que motor forte.",
          "Em rua inclinada, folha solta do braço gira para o lado baixo sem ninguém empurrar. Destravar ali pede duas pessoas e um calço, ou o técnico.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "Com rampa que sobe atrás do vão, o portão de abrir não tem para onde ir. Dobradiça elevatória ajuda no desnível pequeno; no grande, pensa-se em abrir para o lado ou para cima.",
          "Entrada que desce para a garagem favorece o pivotante: o piso foge da folha. Falta só impedir que o carro que sobe encontre a ponta.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Em terreno baixo, motor de piso enche de água na primeira enxurrada. No pivotante dali, o braço vai alto, e a trava de chão é trocada por uma na travessa.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Raiz levanta o piso dentro do arco, e o portão de abrir é o primeiro a acusar. Um risco novo no chão perto da árvore não é dobradiça: é a calçada que subiu.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Pedrisco de obra para embaixo da folha pivotante e faz calço. Varrer o arco toda semana evita que a central entenda pedra como pessoa.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Folha que gira para fora, sobre passeio de gente, é problema de lei e de segurança. O portão de abrir deve girar para dentro, e quem não tem fundo para isso muda de tipo.",
        ],
      },
      {
        when: { uses: ["casa"] },
        says: [
          "Em casa com quintal na frente, o pivotante é o mais simples de manter: não tem trilho nem cabo. Reserve o arco no paisagismo, ou o canteiro cresce para dentro dele.",
        ],
      },
      {
        when: { uses: ["sobrado"] },
        says: [
          "Sobrado com recuo curto quase nunca tem arco para a folha e para o carro ao mesmo tempo. Estacione, feche o portão à mão e veja se sobra um passo: é a medida honesta.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Portão de abrir em garagem coletiva cansa na ordem das folhas: a segunda espera, o carro de trás entra, e alguém encosta. Fotocélula dentro do arco evita o encontro.",
          "Em condomínio aberto ao vento, a trava elétrica alivia os braços de madrugada. Sem ela, o redutor segura sozinho a folha até o amanhecer.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Loja ou clínica com portão de abrir costuma deixá-lo aberto o expediente todo: prenda a folha em gancho próprio, porque o braço não foi feito para segurar rajada o dia inteiro.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Em galpão, folha de abrir larga demais vira vela e alavanca. Acima de certa largura, quem calcula é o serralheiro, e o motor só entra depois do pilar.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Vila antiga tem portão de duas folhas de ferro forjado em coluna de tijolo. Ela aceita braço, desde que o suporte atravesse a alvenaria e abrace a coluna por trás.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "Porteira de sítio é um pivotante de folha longa e poste solto. O poste vai para o concreto antes do braço, e o gado entra na conta da força.",
        ],
      },
      {
        when: { uses: ["casa"], gates: ["pivotante"] },
        says: [
          "Vaso, bicicleta e brinquedo dentro do arco são a queixa mais comum de quem tem portão de abrir em casa: a central sente o toque e volta. Um traço pintado no piso ensina a família onde não deixar nada.",
          "Em casa com canteiro junto ao muro, a planta cresce para dentro do caminho da folha. Pode-se o canteiro antes de culpar o motor pela abertura que encurtou.",
        ],
      },
      {
        when: { uses: ["sobrado"], gates: ["pivotante"] },
        says: [
          "Degrau entre a garagem e a sala do sobrado costuma ficar na borda do arco. Quando a folha passa rente a ele, qualquer folga do pino vira pancada na quina.",
          "Sobrado de duas folhas estreitas fecha melhor com trava de chão: a parede do vizinho devolve o vento e empurra a folha de volta.",
        ],
      },
      {
        when: { uses: ["predio"], gates: ["pivotante"] },
        says: [
          "Prédio baixo que manteve as duas folhas originais deve medir o vão livre com elas abertas: dobradiça gasta rouba alguns dedos, e caminhonete raspa o espelho na folha.",
          "Portaria de prédio com portão de abrir precisa de espera: o carro que chega fica fora do arco, e a faixa no piso é o que o motorista vê antes da folha.",
        ],
      },
      {
        when: { uses: ["condominio"], gates: ["pivotante"] },
        says: [
          "Em condomínio de casas, o portão de abrir largo trabalha melhor com uma folha só para o dia e a segunda apenas para caminhão. Cada folha dura mais, e o comando parcial se programa na central.",
        ],
      },
      {
        when: { uses: ["comercio"], gates: ["pivotante"] },
        says: [
          "Clínica, escola ou loja com portão de abrir recebe gente a pé pelo mesmo vão. Uma porta de pedestre separada tira as pessoas do arco e deixa o motor só para os carros.",
          "Comércio que recebe entrega cedo aciona o portão de abrir ainda com a rua vazia e o fecha com ela cheia. A regulagem de força é conferida para a segunda situação.",
        ],
      },
      {
        when: { uses: ["galpao"], gates: ["pivotante"] },
        says: [
          "Galpão com folhas de abrir precisa de gancho nas duas posições: com a carga entrando, o vento de porta aberta puxa a folha e cansa o redutor sem que o motor esteja ligado.",
        ],
      },
      {
        when: { uses: ["vila"], gates: ["pivotante"] },
        says: [
          "Na vila, o portão de abrir costuma ter mais de um dono e mais de um cadeado. Antes do motor, decide-se quem fica com a chave de destravamento, e onde.",
        ],
      },
      {
        when: { uses: ["sitio"], gates: ["pivotante"] },
        says: [
          "Em chácara, o portão de abrir fica ao sol e à chuva sem cobertura nenhuma: vareta de fuso exposta pede sanfona de proteção, e o capim no arco é roçado antes de cada visita.",
        ],
      },
      {
        when: { grounds: ["arvores"], gates: ["pivotante"] },
        says: [
          "Galho que cresce sobre a coluna toca a folha quando ela abre e faz a central entender obstáculo. A poda entra na conta antes da regulagem.",
        ],
      },
      {
        when: { grounds: ["poeira"], gates: ["pivotante"] },
        says: [
          "Terra fina gruda na graxa da dobradiça e forma pasta que desgasta o pino. Em rua de obra, o pino trabalha melhor limpo e quase seco.",
        ],
      },
      {
        when: { grounds: ["baixada"], gates: ["pivotante"] },
        says: [
          "Coluna em chão que encharca afunda sem avisar, e a folha passa a riscar o piso de um lado. Antes de levantar a dobradiça, meça o prumo da coluna nas duas estações.",
          "Dreno ao pé da folha evita que a poça fique no arco: água parada enferruja a ponta de baixo, que é onde se prende a trava.",
        ],
      },
      {
        when: { grounds: ["ladeira"], gates: ["pivotante"] },
        says: [
          "Na ladeira, a folha de baixo ganha embalo ao abrir e a de cima perde. Cada braço é regulado por si, e copiar o ajuste de um no outro faz um bater e o outro parar.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"], gates: ["pivotante"] },
        says: [
          "Com a rua cheia, a folha que abre para dentro esconde quem está atrás dela. O feixe do sensor cobre o arco inteiro, e não só a linha do muro.",
        ],
      },
      {
        when: { grounds: ["rampa"], gates: ["pivotante"] },
        says: [
          "Garagem que desce logo depois do muro deixa a folha solta no ar em baixo. Uma escova larga na borda fecha a fresta sem travar o giro.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que informar sobre o portão de abrir", "Fotos da coluna e da folha"],
    items: [
      {
        says: [
          "Mande a coluna vista de dentro, com a trena entre o pino da dobradiça e a face do muro. É a medida que escolhe o braço.",
          "Envie as folhas fechadas e abertas, de frente, e o chão do arco com algo reto encostado, para se ver a subida.",
          "Fotografe a dobradiça de cima e a de baixo de perto; ferrugem em volta do pino fala mais do que a pintura.",
        ],
      },
      {
        says: [
          "Informe quanto mede cada folha, se ela é vazada ou chapeada e se bate vento de frente. Diga também para que lado elas abrem.",
          "Conte se há cano passando sob a entrada; sem ele, o segundo braço pede corte no piso.",
        ],
      },
      {
        for: ["install", "price", "buy", "which", "what", "replace"],
        says: [
          "Meça da linha da dobradiça até a face interna da coluna e mande a foto com a trena aparecendo. Essa medida escolhe entre fuso e articulado.",
          "Fotografe o arco inteiro com as folhas abertas, do portão até o obstáculo mais próximo: degrau, carro, planta ou parede.",
        ],
      },
      {
        for: ["repair", "maintain", "emergency", "why"],
        says: [
          "Grave a folha parando, de lado, com a coluna no quadro. Pelo vídeo se vê se cede o suporte, o pino ou o piso.",
          "Conte em que ponto do arco ela hesita, se piora com vento e se as duas folhas têm o mesmo defeito.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["O portão de abrir pode girar para fora?", "Posso abrir as folhas para a calçada?"],
      about: ["lei-da-calcada"],
      says: [
        "Sobre passeio público, não é caminho: a folha atinge quem passa, e a cidade tem regra. Dentro do terreno, pode, com braço próprio para isso.",
        "Só quando há recuo antes da calçada. Do contrário, abre-se para dentro ou muda-se o tipo de portão.",
      ],
    },
    {
      asks: ["Braço de fuso ou articulado?", "Qual a diferença entre os dois braços?"],
      for: ["which", "buy", "what", "install", "price"],
      says: [
        "O de fuso é compacto e quer a dobradiça perto da face. O articulado ocupa mais lateral e vence coluna grossa.",
        "Um estica, o outro dobra. Quem manda escolher é a distância do pino à quina, e não o gosto.",
      ],
    },
    {
      asks: ["Preciso de trava elétrica no portão de abrir?", "O motor sozinho tranca a folha?"],
      about: ["trava-eletrica"],
      says: [
        "Folha curta fica bem só com o redutor. Larga ou exposta ao vento, ganha trava, que tira do braço o esforço da noite.",
        "Segura, mas por uma alavanca curta. Quem força a ponta tem vantagem, e a trava acaba com ela.",
      ],
    },
    {
      asks: ["Por que as folhas não fecham juntas?", "Uma folha espera a outra. É defeito?"],
      for: ["why", "what", "how-to", "repair"],
      says: [
        "É de propósito: a da aba fecha por último para cobrir a fresta. Defeito é quando a ordem muda sozinha.",
        "Não é defeito. Sem esse atraso, elas se encontram no meio e uma prende a outra.",
      ],
    },
    {
      asks: ["Motor de piso compensa?", "E o motor enterrado, que não aparece?"],
      for: ["which", "worth-it", "price", "buy"],
      says: [
        "Compensa em portão de desenho, com dreno que funcione. Sem drenagem, é o primeiro a parar na chuva.",
        "Fica invisível e caro de visitar: cada exame abre a caixa no chão. O braço à vista se conserta em pé.",
      ],
    },
    {
      asks: ["A folha encosta no chão. Dá para automatizar?", "Portão que raspa pode receber motor?"],
      about: ["dobradica", "automatizacao"],
      says: [
        "Depois de levantada. O motor vence o raspado por um tempo e paga com o redutor.",
        "Pode, com pino novo e fresta refeita. Antes disso, a central vai ler cada raspão como obstáculo.",
      ],
    },
    {
      asks: ["Qual o ângulo em que o portão de abrir deve parar?", "As folhas precisam abrir até encostar na parede?"],
      for: ["install", "what", "how-to", "which"],
      says: [
        "O que deixar o carro passar sem raspar o retrovisor. Abrir demais encosta o braço na parede e força o suporte.",
        "Não. Um batente no ponto certo poupa o braço e mantém a folha longe da parede.",
      ],
    },
    {
      asks: ["Dá para automatizar só uma das folhas?", "Posso motorizar uma folha e deixar a outra fixa?"],
      for: ["install", "price", "buy", "what", "which", "worth-it"],
      says: [
        "Dá, se a folha que sobra ficar presa por trinco no chão e no alto. O carro passa pela que tem motor, e a outra abre à mão quando precisar.",
        "Pode, quando o vão de uma folha basta. A fixa precisa de trinco firme, porque a outra bate nela ao fechar.",
      ],
    },
    {
      asks: ["O vento pode quebrar o motor do portão de abrir?", "Folha fechada em rua de vento precisa de quê?"],
      for: ["what", "repair", "maintain", "which", "install"],
      says: [
        "Pode cansar o redutor e o suporte. Folha vazada, trava na ponta e batente firme dividem a força da rajada.",
        "De trava, batente dos dois lados e uma folha que deixe o ar passar. A potência a mais não resolve, porque a rajada chega com o motor parado.",
      ],
    },
    {
      asks: ["A dobradiça precisa de graxa?", "Que cuidado o pino da dobradiça pede?"],
      for: ["maintain", "how-to", "what", "repair"],
      says: [
        "Um pouco, no pino limpo, e sem excesso: a sobra junta areia e vira lixa. Dobradiça com graxeira facilita a visita.",
        "Limpeza antes da graxa e olho na folga. Quando a folha sobe ao ser erguida pela ponta, o pino já pede troca.",
      ],
    },
    {
      asks: ["Portão de abrir de ferro cheio aguenta motor?", "Folha pesada pode receber braço?"],
      for: ["install", "which", "price", "buy", "what"],
      says: [
        "Aguenta, desde que dobradiça e coluna tenham sido feitas para aquele peso. O braço se escolhe pela largura e pelo peso juntos.",
        "Pode. O que se confere é a solda da dobradiça e o prumo do pilar, com a folha aberta pela metade.",
      ],
    },
    {
      asks: ["Por que a folha abre e volta sozinha alguns dedos?", "A folha recua depois de fechar. O que é?"],
      for: ["repair", "why", "what", "maintain"],
      says: [
        "É folga entre braço e suporte, ou batente que empurra de volta. Com a borracha vencida, a folha repica.",
        "Costuma ser encosto duro demais ou braço com folga no pino. A trava segura o sintoma, mas não a causa.",
      ],
    },
    {
      asks: ["O braço pode ficar do lado de fora?", "Posso pôr o motor no lado da rua?"],
      for: ["install", "what", "which"],
      says: [
        "Não convém: fica ao alcance de quem passa e da chuva. Abertura para fora se resolve com outro apoio por dentro, quando a coluna permite.",
        "Do lado da rua ele fica exposto a golpe e a curioso. A visita mede se há apoio interno.",
      ],
    },
  ],
};
