import type { Component } from "#domain/knowledge/entry";

export const rolamento: Component = {
  kind: "component",
  id: "rolamento",
  name: { one: "rolamento", many: "rolamentos", gender: "m" },
  aliases: [
    "rolamento do motor",
    "rolamento de motor",
    "rolamentos do motor",
    "rolamentos de motor",
    "rolamento do portão",
    "rolamento de portão",
    "rolamentos de portão",
    "rolamentos do portão",
    "rolamento do motor do portão",
    "rolamento blindado",
    "rolamento travado",
    "rolamento roncando",
    "rolamento do redutor",
    "rolamento do eixo",
    "bucha do motor",
    "buchas do motor",
    "mancal do motor",
    "mancal do portão",
    "esferas do rolamento",
    "rolamente",
    "rolamentu",
    "rulamento",
    "rolimã",
    "rolimã do portão",
  ],
  not: ["rolamento de carro", "rolamento do carro", "rolamento de moto", "rolamento de bicicleta"],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["roldana", "coroa", "engrenagem", "faz-barulho", "esquenta", "capacitor"],
  pages: [
    "/topicos/conserto-de-motor-de-portao",
    "/topicos/portao-automatico-fazendo-barulho",
    "/topicos/manutencao-preventiva-de-portao-automatico",
  ],
  brief: [
    "O rolamento deixa o eixo do motor e as rodas do portão girarem sem atrito; gasto, apita, ronca e por fim trava.",
    "Apito que sobe com a velocidade do motor e continua com a folha solta é rolamento, e não portão.",
    "Rolamento travado faz o motor zumbir sem girar e leva o capacitor a pagar por ele.",
    "Água e poeira acabam com um rolamento mais depressa do que o peso da folha.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "O rolamento é o anel de esferas que sustenta um eixo e o deixa girar com quase nenhum atrito. No portão há rolamentos dentro do motor, no redutor e no centro das roldanas, e cada um avisa com um som próprio antes de travar.",
        "Chama-se rolamento a peça de dois anéis com esferas no meio em que gira tudo o que roda no portão: o rotor, o eixo de saída e as rodas da folha. Seco ou com areia, ele chia, aquece e perde o centro.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "Rolamento gasto não se conserta nem se recupera com graxa por fora: troca-se por outro da mesma medida, com prensa ou extrator. O reparo só está completo quando se acha o que entrou nele, água, poeira ou carga lateral.",
        "O conserto de um motor que apita é a troca dos dois rolamentos do rotor, que envelhecem juntos, seguida de teste em vazio. Eixo marcado ou alojamento largo mudam o orçamento.",
      ],
    },
    {
      to: ["replace"],
      says: [
        "A troca do rolamento do motor se faz na bancada: saca-se o rotor, extraem-se as peças velhas pelo anel certo e prensam-se as novas sem bater. Aproveita-se para ver retentor, coroa e enrolamento.",
        "Trocar rolamento de roldana, em geral, é trocar a roda inteira, em que ele vem prensado. No motor ele sai sozinho, e a medida gravada na lateral diz qual comprar.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O preço do rolamento em si é pequeno; paga-se a desmontagem do motor ou o erguer da folha para chegar a ele. Por isso se trocam todos os do mesmo eixo de uma vez.",
        "Quanto custa trocar rolamento depende de onde ele está: no motor é bancada, na roda é folha escorada, na dobradiça é serralheria. O som ajuda a dizer qual antes da visita.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para localizar um rolamento ruim, compare dois sons: o do portão movido à mão, em piso plano, e o do motor na manobra. Chiado que fica com a folha é de roda; apito que fica com o motor é dele.",
        "Reconhecer o rolamento gasto é questão de ouvido, e não de ferramenta. A troca exige extrator e prensa; pancada de martelo marca a pista e encurta a vida da peça nova.",
      ],
    },
    {
      to: ["which"],
      says: [
        "O rolamento certo repete o número gravado na lateral do velho, que define furo, diâmetro e largura, e a vedação: blindado de aço para o motor, vedado com borracha onde há água e pó.",
        "Na escolha do rolamento, medida se copia e vedação se decide pelo lugar. Roda rente ao chão pede vedação de borracha dos dois lados; dentro do motor seco, a blindagem de aço basta.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Troque o rolamento ao primeiro apito constante ou ao ronco que cresce com o giro, sem esperar que trave. Travado, ele pode girar no alojamento e condenar a tampa do motor.",
        "O rolamento pede troca quando há folga que se sente, calor em volta do eixo ou ruído que não some com a folha solta. Rangido só na partida fria ainda pode ser observado.",
      ],
    },
    {
      to: ["why"],
      says: [
        "O rolamento se estraga por contaminação, por falta de graxa ou por carga torta: areia e água entram pela vedação, o calor seca o lubrificante e a barra de dentes apertada empurra o eixo de lado. Ruído é a pista já marcada.",
        "Por que o rolamento do motor apita? Porque a graxa de dentro secou ou foi lavada, e as esferas passaram a rolar em metal nu. O som muda para ronco quando a pista descasca.",
      ],
    },
    {
      to: ["maintain"],
      says: [
        "A manutenção do rolamento é manter água e pó longe dele, porque o blindado vem lubrificado para a vida toda e não aceita graxa por fora. Na revisão, o técnico gira cada eixo à mão e sente a aspereza.",
        "Cuidar do rolamento é cuidar do que está em volta: retentor que não vaza, tampa encaixada, trilho varrido. Spray na lateral dissolve a graxa boa e leva areia para dentro.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "Compensa trocar o rolamento quando o enrolamento está frio e o eixo, liso: o motor volta ao silêncio por uma fração do preço de outro. Com rotor raspando no estator, o dano já foi além dele.",
        "Trocar o rolamento vale enquanto ele apenas apita; quando a tampa já alargou, o anel novo não tem onde se firmar. A gravação do som e a data em que começou ajudam a saber de que lado dessa linha o motor está.",
      ],
    },
  ],
  definition: {
    headings: ["O que é o rolamento", "Onde há rolamentos no portão", "Esferas entre dois anéis"],
    items: [
      {
        says: [
          "Entre um anel preso ao eixo e outro preso à carcaça correm esferas separadas por uma gaiola. Rolam em vez de escorregar, e o atrito quase desaparece enquanto houver graxa e as pistas forem lisas.",
          "Duas tampinhas finas, de aço ou de borracha, fecham os lados e guardam a graxa. São elas que decidem a vida da peça no portão, onde o inimigo vem de fora.",
        ],
      },
      {
        says: [
          "O motor tem um em cada ponta do rotor, girando depressa e com pouca carga. O redutor tem os dele, lentos e carregados. As rodas da folha têm os mais sofridos: lentos, carregados e rente ao chão.",
          "Por causa dessas diferenças, o som diz o lugar: agudo e contínuo é rápido, grave e pesado é lento, chiado que passa por você é roda.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "Em portões de abrir, o pivô de baixo e algumas dobradiças também têm esferas. Levam o peso da folha na vertical e enchem-se de água se a tampa do pivô se perde.",
        ],
      },
    ],
  },
  faults: {
    headings: ["Sons de um rolamento gasto", "Como o rolamento falha", "Do chiado ao travamento"],
    leads: ["A peça fala em etapas, e cada etapa tem um timbre:", "Escute uma manobra com a rua quieta:"],
    items: [
      {
        label: "Apito fino",
        about: ["faz-barulho"],
        says: [
          "um silvo acompanha a rotação e desaparece assim que o motor é desligado: graxa seca.",
          "nas manhãs frias o motor canta por alguns instantes e depois se cala, o que piora de mês em mês.",
        ],
      },
      {
        label: "Ronco áspero",
        about: ["faz-barulho", "treme"],
        says: [
          "som de lixa que vibra na base e não depende do sentido; a pista perdeu a pele.",
          "com a mão longe e o ouvido perto, parece pedra moída dentro da carcaça.",
        ],
      },
      {
        label: "Eixo com jogo",
        about: ["engrenagem", "coroa"],
        says: [
          "o pinhão balança para cima e para baixo, e o dente se gasta em diagonal.",
          "na parada, ouve-se um toque metálico do eixo que assenta no fundo da folga.",
        ],
      },
      {
        label: "Peça presa",
        about: ["nao-abre", "capacitor", "esquenta"],
        says: [
          "o motor zumbe e não arranca, ainda que solto da folha e com partida boa.",
          "gira com esforço, para de repente e a carcaça fica quente de um lado só, o da tampa.",
        ],
      },
      {
        label: "Rotor raspando",
        about: ["cheiro-de-queimado", "desarma-disjuntor"],
        says: [
          "um raspar contínuo com cheiro de ferro quente: o eixo caiu e o rotor toca o cobre ou a chapa.",
          "disjuntor que cai depois de semanas de ronco fecha o ciclo; o enrolamento foi ferido.",
        ],
      },
      {
        label: "Graxa expulsa",
        about: ["esquenta"],
        says: [
          "há um anel escuro e oleoso em volta do eixo, que suja a mão de quem limpa a tampa.",
          "a borracha da vedação saiu do lugar e a gaiola aparece pela fresta.",
        ],
      },
      {
        label: "Roda que chia",
        about: ["roldana", "lento"],
        says: [
          "um chiado baixo anda junto com o portão, uma vez por giro da roda, com motor ligado ou não.",
          "depois da chuva o som some por algumas horas e volta pior, porque a água levou a graxa.",
        ],
      },
    ],
  },
  neighbours: {
    headings: ["Rolamento, roldana ou dente?", "Para localizar o ruído", "Sons parecidos, peças diferentes"],
    items: [
      {
        label: "Roldana",
        about: ["roldana"],
        says: [
          "a roda inteira se troca quando o canal também se foi; se só as esferas chiam, o canal ainda está vivo.",
          "barulho que anda com o portão é de baixo dele; o que fica parado é da máquina.",
        ],
      },
      {
        label: "Coroa",
        about: ["coroa"],
        says: [
          "moagem que aumenta sob carga e some em vazio é dente; som igual com carga e sem carga é esfera.",
          "óleo com brilho metálico aponta a roda do redutor; anel de graxa na tampa aponta o apoio do eixo.",
        ],
      },
      {
        label: "Capacitor",
        about: ["capacitor"],
        says: [
          "motor que parte com um giro dado à mão, em bancada, precisa de partida; o que não gira nem à mão está preso.",
          "se houve apito nas semanas anteriores, o zumbido de hoje é mecânico.",
        ],
      },
      {
        label: "Ventoinha",
        about: ["faz-barulho"],
        says: [
          "tique leve e regular dentro da tampa, com motor frio e forte, pode ser fio ou folha tocando a hélice.",
          "ruído que nasceu no dia em que a tampa foi recolocada costuma ser dela.",
        ],
      },
      {
        label: "Guia superior",
        about: ["guia"],
        says: [
          "gemido na altura da cabeça, com a folha em movimento, vem dos roletes de cima.",
          "olhe o alto da folha: rolete parado geme como esfera seca.",
        ],
      },
    ],
  },
  checks: {
    headings: ["Como achar o rolamento que chia", "Exame de ouvido", "Três comparações sem ferramenta"],
    leads: ["Espere a rua ficar quieta e tenha o telefone para gravar.", "O exame separa folha, redutor e motor só pelo som:"],
    steps: [
      {
        label: "Grave o motor",
        says: [
          "uma manobra completa, com o telefone a um palmo da carcaça e sem tocá-la, guarda o timbre do eixo.",
          "fale a data no começo da gravação; semanas depois, a comparação vale mais do que a memória.",
        ],
      },
      {
        label: "Grave a folha",
        says: [
          "repita do outro lado do vão, junto do pé do portão e fora do alcance dele: o que for de roda soará mais alto ali.",
          "escute se o chiado passa e volta, ou se nunca se aproxima.",
        ],
      },
      {
        label: "Compare à mão",
        when: { gates: ["deslizante", "pivotante"] },
        says: [
          "em terreno plano, com o disjuntor desligado, destrave e leve a folha devagar; o ruído que sobrar é dela.",
          "silêncio com a folha solta manda a dúvida para a máquina.",
        ],
      },
      {
        label: "Olhe em volta do eixo",
        says: [
          "desligado e frio, veja se há anel de graxa, ferrugem escorrida ou pó vermelho na saída.",
          "nas rodas, montinho avermelhado no trilho é esfera enferrujando.",
        ],
      },
      {
        label: "Sinta o calor",
        says: [
          "depois de poucas manobras, aproxime a mão sem encostar: tampa muito mais quente do que o meio é apoio seco.",
          "um termômetro de cozinha sem contato, se houver em casa, compara as duas pontas da carcaça.",
        ],
      },
    ],
    ends: [
      { says: ["Raspar com cheiro de ferro ou de verniz encerra o uso: o próximo passo dele é o curto."] },
      {
        when: { gates: ["basculante"] },
        says: ["No basculante escuta-se do chão e com a folha embaixo; polia e rolete ficam ao lado de cabo tensionado."],
      },
    ],
  },
  work: {
    headings: ["Como se troca um rolamento", "Sacar, medir, prensar", "O serviço na bancada"],
    leads: [
      "A peça barata se perde na montagem, e por isso se usa prensa, e não martelo.",
      "Confirma-se o lugar do ruído antes de abrir qualquer coisa:",
    ],
    steps: [
      {
        label: "Localização",
        says: [
          "um estetoscópio mecânico na carcaça diz qual das pontas ronca; nas rodas, gira-se cada uma com a folha aliviada.",
          "roda-se o motor sem carga e depois com ela, para que o dente não se passe por esfera.",
        ],
      },
      {
        label: "Desmontagem",
        says: [
          "marca-se a posição das tampas, saca-se o rotor e afasta-se o enrolamento de qualquer ponta de ferramenta.",
          "capacitor descarregado e fios etiquetados vêm antes do primeiro parafuso.",
        ],
      },
      {
        label: "Extração",
        says: [
          "o extrator puxa pelo anel interno; puxar pelo de fora arranca esferas e risca o eixo.",
          "peça colada por ferrugem sai com calor controlado, longe do verniz do cobre.",
        ],
      },
      {
        label: "Medidas",
        says: [
          "confere-se o diâmetro do eixo e do alojamento; anel que girou na tampa deixa folga que peça nova não corrige.",
          "compara-se o número gravado e escolhe-se a vedação pelo lugar em que vai trabalhar.",
        ],
      },
      {
        label: "Prensagem",
        says: [
          "entra reto, empurrado pelo anel que fica justo, sem pancada nas esferas.",
          "os dois do mesmo eixo são trocados juntos, para que o novo não acompanhe um velho torto.",
        ],
      },
      {
        label: "Prova",
        says: [
          "fechado o motor, o eixo deve girar com dois dedos; ligado em vazio, sem apito nem calor.",
          "de volta ao portão, confere-se se a barra não empurra o eixo, que foi o que gastou o anterior.",
        ],
      },
    ],
  },
  effort: {
    headings: ["O que a troca pede", "Bancada, prensa e portão no manual"],
    items: [
      {
        says: [
          "O motor sai do portão, e a folha fica no manual com cadeado onde isso é seguro. Rolamento é medida comum e se acha com facilidade; o tempo vai em abrir e fechar.",
          "Nas rodas, a folha é erguida uma ponta por vez, e quase sempre sai mais rápido pôr uma roldana inteira do que prensar a peça velha.",
        ],
      },
      { says: ["Diga há quanto tempo apita: semanas pedem só a troca, muitos meses pedem levar também o enrolamento para medir."] },
    ],
  },
  cost: {
    headings: ["Quanto custa trocar rolamento", "Peça pequena, desmontagem grande", "O preço do silêncio do motor"],
    items: [
      {
        for: ["price", "repair", "replace", "worth-it", "maintain"],
        says: [
          "A visita que localiza o ruído fica em {{manutencao-custo}}. Abrir o motor na bancada é orçado depois, com as medidas.",
          "Em roda de folha, o serviço está na faixa de manutenção, {{manutencao-custo}}. No motor, desmontagem e peças se somam por item.",
          "Diagnóstico no local, {{manutencao-custo}}. Os rolamentos entram aos pares, pelo número gravado.",
        ],
      },
      {
        for: ["price", "worth-it", "replace"],
        says: [
          "Com o motor aberto, retentor e buchas custam só a peça, porque a mão de obra já está paga. Recusar os dois para economizar é pagar a abertura de novo.",
          "O que encarece é chegar tarde: tampa gasta por anel que girou ou cobre ferido pelo rotor tiram o conserto do campo das peças baratas.",
        ],
      },
      {
        about: ["troca-de-motor"],
        says: ["Quando o rotor já raspou, compare com outra máquina. A troca em residência vai de {{troca-residencial}}."],
      },
    ],
  },
  choice: {
    headings: ["Qual rolamento usar", "Medida igual, vedação conforme o lugar"],
    leads: ["O número da lateral resolve a medida; a tabela resolve a vedação:"],
    columns: ["Lugar", "Vedação", "Cuidado"],
    rows: [
      { cells: ["Rotor do motor, seco", "Blindagem de aço", "Trocar os dois"] },
      { cells: ["Motor exposto à chuva", "Borracha dos dois lados", "Ver também a tampa"] },
      { cells: ["Saída do redutor", "Aberto ou vedado, pelo projeto", "Retentor novo junto"] },
      { cells: ["Roda rente ao chão", "Borracha, graxa resistente à água", "Melhor a roda completa"] },
      { cells: ["Pivô de folha de abrir", "Axial com capa", "Tampa contra água"] },
      { cells: ["Rolete da guia", "Bucha ou esfera pequena", "Gira seco, sem óleo"] },
    ],
  },
  care: {
    headings: ["Para o rolamento durar", "Longe da água e da areia"],
    items: [
      {
        says: [
          "Não aponte a mangueira para a saída do eixo nem para o pé da folha. Jato vence qualquer vedação e troca a graxa por água.",
          "Spray desengripante tira o chiado por uns dias porque dissolve a graxa que restava. Quando o som volta, a pista já trabalha a seco.",
        ],
      },
      {
        says: [
          "Motor que fica meses sem rodar marca a pista no ponto em que as esferas pousam. Uma manobra por semana, em casa fechada, evita esse vinco.",
          "Peça que a folga entre barra e pinhão seja vista na revisão: folha apoiada no eixo é a carga torta que mais gasta o apoio dele.",
        ],
      },
      {
        for: ["maintain", "when", "what"],
        says: [
          "Em uso intenso, a revisão a cada {{revisao-intervalo}} inclui girar os eixos à mão. Aspereza se sente nos dedos muito antes de virar som.",
        ],
      },
    ],
  },
  cases: {
    headings: ["O que ataca o rolamento aqui", "Água, pó e horas de giro"],
    items: [
      {
        when: { grounds: ["baixada"] },
        says: [
          "Rolamento que esteve debaixo de água roda bem por alguns dias e enferruja por dentro. Em rua que alaga, ouça motor e rodas nas semanas seguintes, e não só na primeira manobra.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Pó de cimento e de rua de terra passa por blindagem de aço como farinha por peneira. Onde há obra, o rolamento vedado com borracha custa um pouco mais e dura o que o outro não dura.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Sob árvore, a seiva e a folha úmida mantêm molhado o pé do portão por dias. O rolamento da roda que dorme nesse ponto enferruja de um lado só e passa a dar um tranco por volta.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "Na saída de uma rampa, a água desce em lâmina sobre o trilho e lava o rolamento das rodas a cada chuva. Grelha antes da linha é o que se compra para não comprar rodas.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Em rua inclinada, a folha pesa mais numa roda e empurra o eixo do motor numa direção. O rolamento desse lado acaba antes; a troca aos pares só compensa depois de nivelado o trilho.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Portão de calçada movimentada range diante de todos, e o rolamento apitando costuma ser a primeira reclamação da vizinhança. Um áudio da rua ajuda a separar roda de motor.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Em prédio, o rolamento do motor conta horas como o de um elevador. A administração pode pedir a troca preventiva quando o motor for aberto por outra razão, porque a abertura é o que custa.",
          "Apito de portão à noite é queixa de assembleia. No condomínio, trocar o rolamento ao primeiro silvo evita a discussão e o motor parado no feriado.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Folha alta de galpão, com vento de lado, força o rolamento das rodas em diagonal. Roda larga, de rolamento duplo, divide esse esforço.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Oficina e marcenaria têm pó no ar, e o motor do portão o aspira pela ventilação. Ali o rolamento seca cedo; soprar a carcaça por fora, desligada, já ajuda.",
        ],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: [
          "Debaixo de quarto, o apito de um rolamento incomoda antes de ser grave, e isso é uma vantagem: conserta-se cedo. Em sobrado, grave o som dentro e fora para mostrar por onde ele sobe.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Na vila, cada um acha que o barulho é do portão do outro. Uma gravação feita junto ao motor, mandada no grupo dos moradores, decide quem chama e por quê: é o rolamento comum a todos.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "Em casa de campo, o rolamento sofre mais parado do que girando: a esfera pousa meses no mesmo ponto. Peça ao caseiro uma manobra por semana.",
        ],
      },
      {
        when: { gates: ["deslizante"] },
        says: [
          "Na folha de correr há rolamentos em cima, embaixo e no motor. A prova da folha solta, em piso plano, já separa os da folha dos da máquina.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante, polias e roletes também têm rolamento, e um deles preso entorta a subida. Com chiado no alto, deixe a folha embaixo: quem examina é quem sabe travar os contrapesos.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "Em portão de abrir, o rolamento do pivô carrega a folha de pé e fica em um copo que junta água. Folha que raspa no piso e range no giro pede que se olhe ali antes do braço.",
        ],
      },
    ],
  },
  tell: {
    headings: ["Como mandar o barulho", "Dois áudios e uma foto"],
    items: [
      {
        says: [
          "Mande dois áudios, um ao lado do motor e outro junto à folha, e diga se o som muda de lugar. A etiqueta do motor permite saber quais medidas levar.",
          "Grave também a folha movida à mão, se o piso for plano, e conte se o ruído ficou ou sumiu. Essa comparação vale por meia visita.",
          "Fotografe a saída do eixo e o pé do portão, à procura de graxa e de pó vermelho, e descreva o som com uma palavra: apito, ronco, chiado, raspar.",
        ],
      },
      {
        says: [
          "Diga há quanto tempo começou e se piora com frio, chuva ou depois de dias parado.",
          "Conte se o motor já foi aberto e se alguém passou óleo ou spray, porque isso muda o que se vai achar.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Posso pôr graxa no rolamento do portão?", "Óleo em spray resolve o apito?"],
      for: ["maintain", "how-to", "what", "why"],
      says: [
        "Em peça blindada a graxa não entra; fica por fora e junta areia. O que resolve é trocar.",
        "Cala por uns dias e lava a graxa que sobrava. Depois o apito volta como ronco.",
      ],
    },
    {
      asks: ["O apito é do motor ou da roldana?", "Como saber de onde vem o chiado?"],
      about: ["faz-barulho", "roldana"],
      says: [
        "Ande ao lado: se o som acompanha a folha, é roda; se fica para trás, é máquina.",
        "Pela folha solta, em piso plano. Sem motor e ainda chiando, está embaixo do portão.",
      ],
    },
    {
      asks: ["Rolamento ruim pode queimar o motor?", "O que acontece se eu deixar roncando?"],
      about: ["esquenta", "cheiro-de-queimado"],
      says: [
        "Pode: o eixo cai, o rotor encosta no cobre e o verniz se vai. Antes disso, o motor aquece e perde partida.",
        "O anel passa a girar na tampa e a alarga. Aí já não é peça barata.",
      ],
    },
    {
      asks: ["Troca-se um rolamento ou os dois?", "Preciso trocar o par do motor?"],
      for: ["replace", "price", "repair", "worth-it", "which"],
      says: [
        "Os dois do mesmo eixo. O motor já está aberto, e o que ficou tem a idade do que saiu.",
        "É o que se recomenda: a peça custa pouco perto da segunda desmontagem.",
      ],
    },
    {
      asks: ["Que medida de rolamento vai no motor do portão?", "Onde vejo o número do rolamento?"],
      for: ["which", "buy", "how-to", "price", "replace"],
      says: [
        "A que está gravada na lateral da peça velha; a etiqueta do motor permite descobri-la antes.",
        "No anel, com a peça na mão. Sem abrir, pergunta-se pelo modelo da máquina.",
      ],
    },
    {
      asks: ["Dá para trocar só o rolamento da roldana?", "Aproveita-se a roda e troca-se a esfera?"],
      about: ["roldana"],
      for: ["repair", "replace", "price", "worth-it", "what"],
      says: [
        "Dá quando o canal está inteiro e há prensa. Em folha leve, a roda completa sai igual.",
        "Aproveita-se em rodas grandes de aço. Nas pequenas, o conjunto novo é mais rápido e vem centrado.",
      ],
    },
    {
      asks: ["Por que o rolamento novo voltou a apitar?", "Troquei e o barulho continua. O que falta?"],
      about: ["cremalheira", "coroa"],
      says: [
        "Ou entrou a marteladas, ou o que o gastou continua lá: barra apoiada no eixo, água, tampa alargada.",
        "Talvez o som fosse de dente. Peça para ouvir o motor em vazio: se cala, o ruído está depois dele.",
      ],
    },
  ],
};
