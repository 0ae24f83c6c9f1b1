import type { Symptom } from "#domain/knowledge/entry";

export const chuva: Symptom = {
  kind: "symptom",
  id: "chuva",
  name: { one: "portão com defeito na chuva", many: "portões com defeito na chuva", gender: "m" },
  aliases: [
    "chuva",
    "chuvas",
    "chuva no portão",
    "chuva no motor",
    "depois da chuva",
    "depois de chuva",
    "após a chuva",
    "após chuva",
    "com a chuva",
    "com chuva",
    "na chuva",
    "quando chove",
    "choveu",
    "chovendo",
    "dia de chuva",
    "dias de chuva",
    "época de chuva",
    "temporal",
    "tempestade",
    "chuva forte",
    "portão não funciona na chuva",
    "portão não funciona com chuva",
    "portão parou depois da chuva",
    "portão parou com a chuva",
    "molhou o motor",
    "motor molhado",
    "motor molhou",
    "motor do portão molhado",
    "motor do portão molhou",
    "água no motor",
    "água no motor do portão",
    "entrou água no motor",
    "placa molhada",
    "placa molhou",
    "central molhada",
    "central molhou",
    "enchente",
    "alagamento",
    "alagou",
    "motor alagado",
    "umidade no portão",
    "umidade na placa",
    "umidade no motor",
  ],
  not: ["calha de chuva", "água de chuva"],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["desarma-disjuntor", "fotocelula-piscando", "central", "aterramento", "raio", "trilho"],
  pages: [
    "/topicos/problemas-em-portao-automatico",
    "/topicos/conserto-de-placa-de-portao-eletronico",
    "/topicos/portao-abre-e-fecha-sozinho",
  ],
  brief: [
    "Depois da chuva, o portão que abre sozinho tem botoeira ou emenda molhada; o que não fecha tem água na lente.",
    "Motor molhado por enchente fica desligado até secar por dentro e ser medido, ainda que pareça enxuto.",
    "Chuva forte leva areia ao trilho, e a folha trava na manhã seguinte, com a parte elétrica em ordem.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "Um portão que falha com chuva tem água em um de três lugares: na fiação, nas lentes do sensor ou no trilho. Se o disjuntor caiu ou a folha dá choque, deixe tudo desligado; se só não fecha, comece secando as lentes.",
        "Defeito que aparece depois da chuva e some com o sol não se curou, secou. O contato por onde a água entrou continua aberto, e cada temporal o oxida um pouco mais.",
      ],
    },
    {
      to: ["why"],
      says: [
        "A chuva atrapalha o portão porque água suja conduz: fecha contato na botoeira, rouba corrente na emenda, apaga o feixe da fotocélula e leva areia para o trilho. O jeito da falha diz por qual desses caminhos ela entrou.",
        "Por que o portão só falha quando chove? Porque no seco um isolamento ferido ainda tem ar entre os fios. Molhado, o ar sai, e o defeito que já existia passa a ter efeito.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto de um portão que falha com chuva é achar a entrada da água e fechá-la, e não só secar a peça. Prensa-cabo por baixo, emenda fora do piso e tampa com vedação resolvem mais do que placa nova.",
        "Motor molhado se recupera com limpeza, secagem controlada e medida de isolamento, nessa ordem. Religar antes da medida queima o que a água tinha poupado.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Depois da chuva, com o portão em falha, veja primeiro se o disjuntor caiu e se há água perto do motor. Estando tudo seco, enxugue as lentes, tire a areia do trilho com a energia cortada e teste uma vez, de longe.",
        "Choveu e o portão parou: não toque na folha antes de saber se há fuga. Olhe o quadro com pés secos, desligue o circuito dele e só então examine o chão, as caixinhas e a botoeira.",
      ],
    },
    {
      to: ["price"],
      says: [
        "Quanto custa o estrago da chuva depende de onde a água parou: sensor e emenda cabem na visita, placa oxidada é peça, e motor que ficou submerso pode pedir troca. Secar por conta própria com a energia ligada é o que mais encarece.",
        "Pelo que a chuva faz no portão, o preço é baixo enquanto o defeito vai e volta. Oxidação avançada leva placa e fiação juntas, e aí a conta é outra.",
      ],
    },
    {
      to: ["emergency"],
      says: [
        "Se a água da enchente ou da chuva chegou ao motor, não entre na garagem alagada nem toque no portão: desligue a chave geral de um lugar seco ou peça o corte à concessionária. A folha espera a água baixar.",
        "Choque na grade em dia de chuva é emergência: afaste todos, corte a energia da casa em local enxuto e não encoste para fechar. Aberto e sem tensão é melhor do que fechado com ela.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Chame ainda durante a estação, e não depois: defeito que só existe com chuva precisa ser medido úmido. Se o motor foi coberto pela água, chame antes de religar, mesmo que tenha secado por fora.",
      ],
    },
    {
      to: ["maintain"],
      says: [
        "Para o portão atravessar a época de chuva, limpe ralo e canaleta, confira a tampa do motor e a vedação da botoeira e peça que subam as emendas de caixas no piso. O cuidado vale antes da primeira tempestade.",
      ],
    },
  ],
  definition: {
    headings: ["Por onde a água entra", "O que a água faz em cada parte", "Molhado, seco e oxidado"],
    items: [
      {
        says: [
          "Água limpa pouco conduz; a da rua traz sal, terra e óleo, e conduz bem. Quando seca, deixa essa crosta no lugar, pronta para puxar umidade do ar e repetir a falha em noite de sereno.",
          "A caixa do motor respira: esquenta, expulsa ar; esfria, puxa. Em dia úmido, o que entra condensa na placa, e a água aparece sem que tenha chovido dentro.",
        ],
      },
      {
        says: [
          "O cabo faz de calha. Se entra na caixa por cima ou em linha reta, a gota escorre por ele até o borne; uma volta para baixo antes da entrada a faz pingar fora.",
          "Emenda em caixa de piso vive em poço. A fita isolante aguenta a primeira chuva, descola na segunda, e o fio passa a se alimentar de lama.",
        ],
      },
      {
        for: ["why", "what", "repair"],
        says: [
          "No trilho, a enxurrada deposita areia no ponto mais baixo. A roda a prensa, o sol a seca, e a folha encontra um degrau que na véspera não havia.",
          "Folha de madeira bebe água e engorda; chapa com ferrugem escama no encaixe. Parte das falhas de chuva é só folga que sumiu.",
        ],
      },
    ],
  },
  causes: {
    headings: ["O que falha e onde está a água", "Da lente ao disjuntor", "Sintoma de chuva, peça molhada"],
    leads: ["Anote o que ele faz molhado e o que faz seco:", "Cada linha é um caminho diferente da água:"],
    columns: ["O que acontece", "Onde há água", "O que fazer"],
    rows: [
      { cells: ["Abre sozinho", "Botoeira ou emenda do comando", "Desligar e trancar"], about: ["abre-sozinho", "botoeira"] },
      { cells: ["Não fecha, luz do sensor muda", "Lente da fotocélula", "Enxugar as duas"], about: ["nao-fecha", "fotocelula-piscando"] },
      { cells: ["Cai o DR", "Cabo, motor ou emenda", "Não rearmar de novo"], about: ["desarma-disjuntor"] },
      { cells: ["Fica mudo", "Placa ou fusível", "Disjuntor embaixo, visita"], about: ["central", "nao-abre"] },
      {
        cells: ["Trava na manhã seguinte", "Areia no trilho", "Escovar sem energia"],
        when: { gates: ["deslizante"] },
        about: ["trilho", "trava"],
      },
      { cells: ["Controle perde alcance", "Antena ou receptor úmidos", "Testar de perto"], about: ["controle-nao-funciona", "receptor"] },
      { cells: ["Range menos, depois mais", "Roda sem graxa", "Marcar a revisão"], about: ["faz-barulho", "roldana"] },
      { cells: ["Formiga a mão na grade", "Fuga para a folha", "Chave geral e eletricista"], about: ["aterramento"] },
      { cells: ["Interfone abre sem toque", "Tecla da placa externa", "Desligar o fecho"], about: ["interfone"] },
      { cells: ["Pifou com trovão", "Surto, e não água", "Não religar"], about: ["raio"] },
      { cells: ["Não sobe, borracha colada", "Piso e vedação da folha", "Olhar de fora"], when: { gates: ["basculante"] } },
    ],
  },
  neighbours: {
    headings: ["Foi a chuva mesmo?", "O que vem junto com o temporal"],
    items: [
      {
        label: "Raio e surto",
        about: ["raio"],
        says: [
          "surto mata de uma vez, com trovão; água falha, melhora e volta a falhar.",
          "se aparelhos da casa queimaram na mesma hora, a água é inocente.",
        ],
      },
      {
        label: "Falta de energia",
        about: ["falta-de-energia"],
        says: [
          "temporal derruba a rede e a devolve fraca. Lâmpada com brilho baixo em parte da casa é fase perdida, e não portão molhado.",
          "antes de abrir guarda-chuva, veja se a rua está acesa.",
        ],
      },
      {
        label: "Vento",
        about: ["volta"],
        says: [
          "folha que recua em dia de tempestade pode estar só empurrada pela rajada. Sem vento e com chuva, ela fecha?",
          "porta que bate e reabre com o ar, e não com a água, pede ajuste de limite.",
        ],
      },
      {
        label: "Frio",
        about: ["lento"],
        says: [
          "frente fria traz água e baixa temperatura juntas. Lentidão em manhã seca e gelada é graxa dura.",
          "compare com um dia frio sem chuva para separar as duas.",
        ],
      },
    ],
  },
  checks: {
    headings: ["O que olhar com segurança", "Depois que a chuva para", "Do quadro seco ao trilho"],
    leads: ["Pés secos, mãos secas e ninguém encostado no ferro.", "Com água ainda no piso, só o primeiro passo vale."],
    steps: [
      {
        label: "Água no chão",
        says: [
          "se a poça alcança o motor ou o quadro, fique fora dela e peça o desligamento.",
          "marque na parede até onde a água subiu; a altura em relação ao motor decide o resto.",
        ],
      },
      {
        label: "Quadro",
        about: ["desarma-disjuntor"],
        says: [
          "veja qual alavanca caiu e fotografe; se foi o DR, a água achou um caminho para a terra.",
          "com tudo em cima e o portão em falha, desligue só o circuito dele antes de chegar perto.",
        ],
      },
      {
        label: "Lentes e botoeira",
        about: ["limpar-fotocelula"],
        says: [
          "enxugue as lentes e olhe contra a luz: gota por trás do plástico não sai com pano.",
          "na tecla da rua, procure embaçado na tampa e fio entrando por cima.",
        ],
      },
      {
        label: "Trilho e ralo",
        about: ["limpar-trilho"],
        when: { gates: ["deslizante"] },
        says: [
          "energia cortada, escove a areia molhada para fora da canaleta antes que endureça.",
          "desentupa a grelha junto ao portão e veja para onde a próxima enxurrada vai correr.",
        ],
      },
      {
        label: "Secou, testou",
        says: [
          "com tudo enxuto e nenhum choque, religue e acione uma vez, longe da folha.",
          "se voltou ao normal, anote mesmo assim: hora da falha, quanto choveu, o que ele fazia.",
        ],
      },
    ],
    ends: [
      {
        says: [
          "Motor que esteve dentro da água não se testa. Seca por fora em horas e por dentro em muito mais, e só a medida diz quando.",
          "Não use secador, ventilador nem sol na placa: o calor solta capas e empurra a umidade para baixo dos componentes.",
        ],
      },
    ],
  },
  stop: {
    headings: ["Quando não chegar perto", "Água e energia juntas"],
    items: [
      {
        label: "Garagem alagada com energia ligada",
        says: [
          "a água leva a tensão até os seus pés sem que você toque em nada. Saia e corte de fora.",
          "carro, portão e quadro dentro da mesma poça formam um circuito; ninguém entra para salvar nenhum.",
        ],
      },
      {
        label: "Choque ou formigamento",
        about: ["aterramento", "rede-eletrica"],
        says: [
          "fuga que no seco era imperceptível fica perigosa com o corpo molhado. Chave geral embaixo.",
          "criança descalça sente antes do adulto de sapato; acredite no que ela disser e desligue.",
        ],
      },
      {
        label: "Fumaça ou chiado na caixa",
        about: ["cheiro-de-queimado"],
        says: [
          "água fervendo em borne chia e solta vapor com cheiro; corte a energia e não abra.",
          "estalinhos dentro da tampa são faíscas entre trilhas molhadas.",
        ],
      },
      {
        label: "Muro ou coluna que se mexeu",
        says: [
          "solo encharcado desloca a coluna, e a folha perde o encaixe. Isole o lado para o qual ela cairia.",
          "trinca nova depois do temporal vem antes de qualquer teste de motor.",
        ],
      },
    ],
  },
  meanwhile: {
    headings: ["Até secar e alguém medir", "A casa em dias de chuva"],
    items: [
      {
        when: { gates: ["deslizante", "pivotante"] },
        says: [
          "Sem choque, com a energia cortada e chão plano, a folha pode ser usada à mão e trancada com cadeado. Piso molhado escorrega: passo curto e calço na ponta.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: ["Basculante molhado segue a regra de sempre e mais uma: nem destravar nem tocar na chapa antes de excluída a fuga."],
      },
      {
        says: [
          "Deixe o circuito do portão desligado entre uma chuva e outra se ele dispara molhado. Trancado à mão, não abre de madrugada.",
          "Não embrulhe o motor em plástico: a água já presa dentro condensa, e a que entra não sai.",
        ],
      },
    ],
  },
  work: {
    headings: ["Como o técnico segue a água", "Da secagem à vedação", "Fechar a entrada, e não só secar"],
    leads: ["Procura-se o caminho da gota antes de trocar o que ela molhou.", "Medir úmido vale mais do que olhar seco:"],
    steps: [
      {
        label: "Ausência de tensão",
        says: [
          "confirma-se que folha, motor e água não têm tensão, com a chave bloqueada.",
          "a grade é medida contra a terra antes que alguém se apoie nela.",
        ],
      },
      {
        label: "Isolamento",
        says: [
          "megômetro em motor e cabos, um de cada vez, mostra quem foge e quanto.",
          "valor baixo que sobe com secagem indica água; o que não sobe indica peça perdida.",
        ],
      },
      {
        label: "Placa",
        about: ["central"],
        says: [
          "lava-se com produto próprio a crosta deixada, seca-se em temperatura controlada e olha-se cada trilha.",
          "relé e conector esverdeados saem, porque oxidação continua por baixo do brilho.",
        ],
      },
      {
        label: "Emendas",
        says: [
          "sobem do piso para caixa alta, com conector selado; o conduíte ganha dreno no ponto baixo.",
          "o cabo recebe volta de gotejo e entra por baixo, com prensa-cabo do diâmetro dele.",
        ],
      },
      {
        label: "Trilho e drenagem",
        about: ["trilho"],
        says: [
          "limpam-se rodas e canal, e abre-se saída para a água que ficava parada na cantoneira.",
          "roda que mergulhou é girada livre; áspera, troca-se o par.",
        ],
      },
      {
        label: "Prova molhada",
        says: [
          "borrifa-se água por fora, de leve, no ponto vedado, com medição ligada e ninguém na folha.",
          "só depois se energiza, com DR em serviço, e se repetem as manobras.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa o que a chuva fez", "Secar, vedar ou trocar"],
    items: [
      {
        says: [
          "Emenda refeita, botoeira vedada e trilho limpo entram em uma manutenção. Ela custa de {{manutencao-custo}}. Placa recuperada é avaliada na hora da abertura.",
          "Achar a entrada da água é o serviço. A visita fica em {{manutencao-custo}}. Sem fechá-la, paga-se outra na próxima tempestade.",
        ],
      },
      {
        for: ["price", "replace", "worth-it", "emergency"],
        says: [
          "Motor que passou horas submerso pode não voltar. A troca residencial vai de {{troca-residencial}}. Peça que o novo suba em base mais alta.",
          "Enchente e raio costumam ficar fora da [garantia](/garantia-servico), e o seguro da casa pode cobrir. Guarde fotos com a marca da água.",
        ],
      },
    ],
  },
  care: {
    headings: ["Antes da próxima chuva", "O que fazer na estação seca"],
    items: [
      {
        says: [
          "Peça a revisão antes do verão, com a caixa aberta e as vedações vistas. O intervalo recomendado é de {{revisao-intervalo}}.",
          "Limpe ralos e canaletas quando o céu ainda está limpo. Depois da primeira enxurrada, o que se limpa é barro.",
        ],
      },
      {
        says: [
          "Feche a tampa do motor com todos os parafusos depois de qualquer serviço. Um que falta vira goteira na placa.",
          "Lave a calçada com o jato para longe das colunas: lavadora de pressão é uma chuva que vem de lado.",
        ],
      },
    ],
  },
  cases: {
    headings: ["Conforme o portão e o terreno", "O que muda no seu lugar"],
    items: [
      {
        when: { gates: ["deslizante"] },
        says: [
          "De correr, motor e trilho moram no nível da água. Base de concreto mais alta, feita uma vez, tira o motor da poça e deixa ao trilho só a areia.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante, a folha aberta vira telhado e despeja a água toda de uma vez, para dentro. Sensor e tomada não podem ficar nessa linha.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: ["No pivotante, o furo do ferrolho no piso enche, enferruja e prende. Um dreno ali evita que a folha amanheça trancada."],
      },
      {
        when: { uses: ["casa"] },
        says: [
          "Em casa, a botoeira da rua é a primeira a molhar e a última lembrada. Se o portão abre sozinho só com água, comece por ela.",
        ],
      },
      {
        when: { uses: ["sobrado"] },
        says: ["No sobrado, ar-condicionado e sacada pingam sobre a coluna o ano inteiro. A falha de chuva sem chuva costuma vir de cima."],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Em vila, a água do corredor inteiro sai por baixo do portão. O trilho funciona de calha, e precisa de grelha antes dele, e não só de vassoura.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Em subsolo, a bomba que falha afoga o motor antes dos carros. Ponha o portão na lista do que se desliga quando o alarme do poço toca.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Na loja, toldo curto joga a água da lona na fechadura e na tecla. Mudar a tecla de lado custa menos do que trocá-la a cada verão.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: ["No galpão, calha que transborda cai dentro, sobre o quadro do portão. Olhe o telhado antes de orçar a placa."],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "No sítio, conduíte sem tampa vira toca e cano ao mesmo tempo. Água e formiga chegam à placa pelo mesmo furo, e espuma própria o fecha.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Em rua que enche, combine um gesto: com alerta de temporal, portão fechado e circuito desligado. O motor molhado sem energia tem chance; ligado, não.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Em ladeira, a enxurrada cruza o trilho e leva pedra. Um ressalto na calçada, acima do portão, desvia o que a vassoura não vence.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "Rampa que desce para a garagem entrega a água ao pé do portão. Grelha larga e limpa ali é parte do automatismo, tanto quanto o motor.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: ["Folhas tapam o ralo bem no dia da chuva. Sob copa, tela na grelha e varrição na véspera fazem o trabalho de uma bomba."],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Terra solta vira lama e entra no rolamento com a água. Depois do temporal, uma escovada com tudo desligado vale mais do que graxa.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: ["Gente se abriga sob o beiral e encosta na grade. Portão que já deu choque em dia úmido fica sem energia até ser medido."],
      },
    ],
  },
  tell: {
    headings: ["O que contar", "Água, hora e altura"],
    items: [
      {
        says: [
          "Diga até onde a água chegou, se o disjuntor caiu e se alguém sentiu choque. Choque vem na primeira linha.",
          "Mande foto da entrada dos cabos no motor e da marca da água na parede, com algo que dê a altura.",
        ],
      },
      {
        says: [
          "Conte se a falha some seco e em quanto tempo, e se houve trovão na mesma hora.",
          "Informe lavagem de calçada, goteira e ar-condicionado por perto; para a placa, tudo isso é chuva.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["O motor molhou e secou. Posso religar?", "Quanto esperar para ligar um motor que pegou água?"],
      says: [
        "Respingo por fora, sim, seco e sem choque. Se entrou água na caixa, só depois de medido o isolamento.",
        "Não há prazo que valha sozinho: por dentro ele seca muito depois da tampa. Quem libera é a medida.",
      ],
    },
    {
      asks: ["O motor de portão não é à prova de água?", "Ele não deveria aguentar chuva?"],
      says: [
        "Aguenta chuva de cima, com tampa e vedação em ordem. Jato, poça e cabo mal posto entram por onde não há proteção.",
        "É feito para o tempo, e não para ficar dentro dele. Submerso, nenhum modelo comum resiste.",
      ],
    },
    {
      asks: ["Posso cobrir o motor com uma caixa?", "Um telhadinho sobre o motor ajuda?"],
      says: [
        "Ajuda, se deixar ar correr dos lados. Plástico fechado cria a umidade que queria evitar.",
        "Cobertura alta e aberta, sim. Caixa colada prende calor, e a placa sofre de outro jeito.",
      ],
    },
    {
      asks: ["Usar silicone na botoeira resolve?", "Posso vedar a tecla da rua?"],
      about: ["botoeira"],
      says: [
        "Por cima, prende a água que entra pelo cabo. A vedação certa é embaixo, no prensa-cabo, e se faz na visita.",
        "Não pela frente. Peça para virar a entrada do fio para baixo e pôr caixa com tampa.",
      ],
    },
    {
      asks: ["Falha só na chuva e o técnico vem no seco. Como faz?", "E se no dia da visita estiver funcionando?"],
      for: ["what", "repair", "price", "when"],
      says: [
        "O aparelho acha fuga que o uso não mostra, e o vídeo da falha guia o resto. Grave quando acontecer.",
        "Mede-se o isolamento e procura-se oxidação, que fica. A sua anotação de quando falhou completa.",
      ],
    },
    {
      asks: ["A garantia cobre dano por chuva?", "Enchente entra na cobertura?"],
      for: ["price", "what", "worth-it", "replace"],
      says: [
        "Defeito de vedação do produto é avaliado; enchente, em geral, não. Guarde nota, fotos e data.",
        "Costuma ficar de fora. Pergunte ao seguro da casa e avise antes de qualquer reparo.",
      ],
    },
  ],
};
