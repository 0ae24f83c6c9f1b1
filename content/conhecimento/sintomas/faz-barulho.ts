import type { Symptom } from "#domain/knowledge/entry";

export const fazBarulho: Symptom = {
  kind: "symptom",
  id: "faz-barulho",
  name: { one: "portão que faz barulho", many: "portões que fazem barulho", gender: "m" },
  aliases: [
    "faz barulho",
    "fazem barulho",
    "fazendo barulho",
    "fez barulho",
    "fazendo muito barulho",
    "faz muito barulho",
    "barulho no portão",
    "barulho do portão",
    "barulho de portão",
    "barulho no motor do portão",
    "barulho no motor",
    "barulho do motor",
    "barulhento",
    "barulhenta",
    "portão barulhento",
    "portões barulhentos",
    "motor barulhento",
    "motor fazendo barulho",
    "motor do portão fazendo barulho",
    "ruído no portão",
    "ruído do portão",
    "ruído no motor",
    "ruído do motor",
    "portão ruidoso",
    "portão com ruído",
    "rangendo",
    "range",
    "rangem",
    "rangido",
    "portão rangendo",
    "portão range",
    "chiando",
    "portão chiando",
    "chiado no portão",
    "estalando",
    "portão estalando",
    "estalos no portão",
    "estalo no portão",
    "roncando",
    "motor roncando",
    "portão roncando",
    "ronco no motor",
    "guinchando",
    "portão guinchando",
    "assobiando",
    "apitando",
    "motor apitando",
    "zumbindo",
    "motor zumbindo",
    "batuque no portão",
    "portão gritando",
  ],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["roldana", "engrenagem", "rolamento", "dobradica", "treme", "bate"],
  pages: [
    "/topicos/portao-automatico-fazendo-barulho",
    "/topicos/manutencao-preventiva-de-portao-automatico",
    "/topicos/troca-de-engrenagem-e-cremalheira-de-portao",
  ],
  brief: [
    "Portão que faz barulho diz o nome da peça: rangido é roda ou dobradiça, estalo é dente, ronco parado é motor sem arranque.",
    "Se o portão barulhento se cala quando movido à mão, o som vem do motor; se continua, vem da folha.",
    "Um rangido que apareceu na semana e cresce a cada dia é desgaste andando, e não falta de óleo.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "Um portão que faz barulho tem a origem em dois lugares: na folha, com roda, guia ou dobradiça, ou no motor, com rolamento, coroa e capacitor. A prova que separa os dois é ouvi-lo com e sem o motor engatado, onde o destravamento for seguro.",
        "Portão fazendo barulho não precisa de óleo na rua: rangido pede rolamento, estalo pede dente, zumbido pede capacitor. Descreva o som pelo nome e pelo momento, que com isso já se chega à peça.",
        "O barulho do portão vale mais pelo instante do que pelo volume. Na partida aponta folga e capacitor; no percurso, roda e guia; na chegada, parada mal ajustada.",
      ],
    },
    {
      to: ["why"],
      says: [
        "O portão faz barulho porque duas peças se encontram onde não deveriam, ou se encontram secas: canal e trilho, dente e dente, pino e dobradiça. O som é a energia do motor indo embora em atrito.",
        "Por que um portão fica barulhento de repente? Porque uma folga cruzou o limite: a roda achatou, o pinhão perdeu um dente, a coluna mexeu. Gradual é desgaste; repentino é peça que se soltou.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto de um portão que faz barulho troca a peça que reclama e tira o motivo pelo qual ela gastou: trilho áspero, folha caída, folga errada nos dentes. Calar o som com graxa apenas adia e suja o trilho.",
        "Para consertar um portão barulhento, o técnico escuta cada peça com a folha andando e depois solta o motor. O som que sobra com ele girando sozinho é dele; o que fica na folha é dela.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para descobrir de onde vem o barulho do portão, grave o som com o celular em três pontos: junto do motor, no meio da folha e no batente, com todos a distância. O trecho mais alto da gravação mostra a peça.",
        "Diante de um portão que range, corte a energia dele e olhe: trilho com vinco, roda que escorrega, dobradiça com ferrugem seca, pó de metal embaixo do motor. Óleo no trilho não entra nessa lista.",
      ],
    },
    {
      to: ["price"],
      says: [
        "Quanto custa calar um portão barulhento depende de qual peça reclama: lubrificação de dobradiça e regulagem de dentes cabem na visita, roda e coroa entram como peça. O som descrito antes já indica a faixa.",
        "O preço para tirar o barulho do portão sobe com o tempo: um rolamento seco virou roda gasta, que virou trilho marcado, que virou coroa. Cada etapa tem peça e mão de obra próprias.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Chame quando o portão faz barulho novo, cresce de uma semana para a outra ou vem com tremor, calor ou cheiro. Um chiado que aparece só em dia seco e some com chuva pode esperar a revisão.",
      ],
    },
    {
      to: ["maintain"],
      says: [
        "Manter um portão que não faz barulho é manter seco o trilho e lubrificados os pinos certos: dobradiça recebe graxa própria, rolamento blindado não recebe nada, e cremalheira trabalha com a folga medida.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "Vale atender um portão que faz barulho cedo, porque o som é a etapa mais barata do defeito. Depois dele vêm a lentidão, o calor e a peça quebrada, e cada uma custa mais do que a anterior.",
      ],
    },
  ],
  definition: {
    headings: ["O que cada som está dizendo", "Anatomia de um rangido", "De onde o som sai e por onde viaja"],
    items: [
      {
        says: [
          "Um rangido contínuo nasce de metal seco girando; um estalo isolado, de algo que vence a folga; um zumbido parado, de motor que recebe corrente e não arranca. O volume engana, o desenho do som não.",
          "Som que acompanha a velocidade da folha é da roda; som que acompanha o giro do motor é da transmissão; som de hora marcada é da parada. Essa é a metade do diagnóstico.",
        ],
      },
      {
        says: [
          "O metal do quadro conduz som, e um guincho na guia se ouve no motor. Compare os dois lados de longe antes de escolher um culpado.",
          "Em ferro comprido, a vibração de uma ponta reaparece na outra. Por isso a gravação feita em dois lugares vale mais do que a impressão do ouvido.",
        ],
      },
      {
        for: ["why", "what"],
        says: [
          "Ar frio endurece a graxa e faz o portão ranger de manhã; água da chuva serve de lubrificante por um dia e engana quem acha que passou.",
          "Vibração repetida solta parafuso de chapa, que começa a bater. Nem todo som é peça gasta: às vezes é a tampa do motor que soltou um canto.",
        ],
      },
    ],
  },
  causes: {
    headings: ["O som e o que costuma ser", "Do rangido ao estalo", "Sons com endereço"],
    leads: ["Ouça uma viagem inteira, do lado seguro, antes de ler a tabela:", "Anote o som e o instante; o volume não importa:"],
    columns: ["Como soa", "Suspeita", "O que olhar"],
    rows: [
      {
        cells: ["Range o percurso inteiro", "Rolamento de roda seco", "Roda que não gira livre"],
        when: { gates: ["deslizante"] },
        about: ["roldana"],
      },
      {
        cells: ["Tec-tec junto do motor", "Dente lascado ou folga errada", "Pó de plástico no chão"],
        about: ["engrenagem", "cremalheira"],
      },
      { cells: ["Estala uma vez por volta", "Roda achatada ou emenda", "Ponto fixo do percurso"], about: ["trilho", "roldana"] },
      {
        cells: ["Guincho no alto da folha", "Guia superior gasta", "Marca brilhante no topo"],
        when: { gates: ["deslizante"] },
        about: ["guia"],
      },
      {
        cells: ["Range ao abrir e ao fechar", "Dobradiça seca ou caída", "Ferrugem escorrida no muro"],
        when: { gates: ["pivotante"] },
        about: ["dobradica"],
      },
      { cells: ["Zumbe e não anda", "Capacitor fraco", "Demora cada vez maior"], about: ["capacitor", "nao-abre"] },
      { cells: ["Apita quando gira", "Rolamento do motor", "Som sem a folha andando"], about: ["rolamento"] },
      {
        cells: ["Corrente ou cabo raspando", "Cabo sem tensão certa", "Nada: afaste-se e chame"],
        when: { gates: ["basculante"] },
        about: ["cabo-de-aco", "mola"],
      },
      { cells: ["Pancada no fim", "Parada atrasada", "Batente e desaceleração"], about: ["bate", "fim-de-curso"] },
      { cells: ["Vibra e treme junto", "Base do motor solta", "Tampa batendo na carcaça"], about: ["treme"] },
      { cells: ["Estalo na hora de abrir", "Trava elétrica soltando", "Se some empurrando a folha"], about: ["trava-eletrica"] },
    ],
  },
  neighbours: {
    headings: ["Barulho que não é do portão", "Como separar som de defeito"],
    items: [
      {
        label: "Portão que treme",
        about: ["treme"],
        says: [
          "vibração que se vê e se sente pede base e eixo; som que só se ouve, roda e dobradiça.",
          "se a coluna vibra sem barulho, o defeito está na fixação e não no atrito.",
        ],
      },
      {
        label: "Portão que bate",
        about: ["bate"],
        says: [
          "a pancada tem instante certo, no fim do percurso; barulho de verdade acompanha a viagem.",
          "choque forte e seco no batente não se resolve com lubrificação nenhuma.",
        ],
      },
      {
        label: "Motor que esquenta",
        about: ["esquenta"],
        says: [
          "ronco grave com a folha parada é corrente sem giro, e não atrito: ali se desliga antes de investigar.",
          "quando o som baixa junto com a força, o motor está perdendo a briga, e não apenas fazendo ruído.",
        ],
      },
      {
        label: "Som do redutor",
        about: ["engrenagem"],
        says: [
          "zunido uniforme, que sobe e desce com a velocidade, é próprio do redutor; só preocupa quando muda de tom.",
          "um motor novo é mais silencioso: comparar com o do vizinho engana, porque cada modelo tem som próprio.",
        ],
      },
    ],
  },
  checks: {
    headings: ["Como localizar o som", "Escuta sem ferramenta", "De longe, com o motor ligado uma vez"],
    leads: ["Quem escuta fica fora do vão, e a folha anda uma vez só.", "Grave em vez de lembrar: o ouvido perde o detalhe em minutos."],
    steps: [
      {
        label: "Gravação",
        says: [
          "deixe o celular apoiado perto do motor e depois no meio do caminho, com pessoas afastadas, e compare as duas gravações.",
          "grave a ida e a volta separadas: som só em um sentido é de inclinação, não de roda.",
        ],
      },
      {
        label: "Momento",
        says: [
          "marque se o som nasce na partida, no trajeto ou no encosto, e em qual dos três ele é mais agudo.",
          "conte os estalos de uma viagem; se são sempre os mesmos, há um ponto, e se variam, há um giro.",
        ],
      },
      {
        label: "Pó no chão",
        about: ["engrenagem"],
        says: [
          "com o disjuntor desligado, olhe embaixo do motor e das rodas: limalha cinza é metal, migalha branca é dente de plástico.",
          "um monte de pó em linha reta, ao longo do trilho, conta que a roda vem raspando o canto.",
        ],
      },
      {
        label: "Parafusos soltos",
        says: [
          "sem energia e sem abrir nada, encoste de leve na tampa e nas placas: o que balança na mão é o que vibra sozinho.",
          "parafuso que girou para fora deixa um rastro de ferrugem fresca; aponte-o na foto, não o aperte.",
        ],
      },
      {
        label: "Folha à mão",
        when: { gates: ["deslizante", "pivotante"] },
        says: [
          "em piso plano, destrave com o motor desligado e mova a folha; ruído que continua é dela, e não do motor.",
          "mexa alguns palmos para cada lado: o som que some apontou o motor, o que fica apontou a folha.",
        ],
      },
    ],
    ends: [
      {
        says: [
          "Som que aumenta em poucas viagens encerra o teste: desligue antes que a peça termine de quebrar.",
          "Nada de graxa no trilho para confirmar a suspeita. Se o som muda, a pista mudou junto e a visita perde o rumo.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: ["No basculante, a escuta é de longe e de fora da linha da folha; nenhum som compensa chegar perto de cabo e mola."],
      },
    ],
  },
  stop: {
    headings: ["Barulhos que mandam desligar", "Quando o som é de peça que se rompe"],
    items: [
      {
        label: "Estalo forte e único",
        says: [
          "dente, solda ou mola que se rompe soa uma vez e deixa a folha sem apoio; não se aciona a segunda.",
          "depois de um estalo desses, ninguém passa perto até se ver o que ainda sustenta a folha.",
        ],
      },
      {
        label: "Ronco sem movimento",
        about: ["capacitor", "esquenta"],
        says: [
          "o zumbido parado vai queimar o enrolamento se durar; corte antes da segunda tentativa.",
          "um motor que canta sem girar está gastando calor, e calor dentro dele não volta.",
        ],
      },
      {
        label: "Metal raspando metal",
        says: [
          "som de lixa no percurso já está comendo trilho e roda, e cada viagem tira um pouco dos dois.",
          "raspar agudo em folha alta pode ser a folha prestes a sair do trilho; olhe antes de acionar outra vez.",
        ],
      },
      {
        label: "Chiado com cheiro",
        about: ["cheiro-de-queimado"],
        says: [
          "borracha ou verniz queimando junto do som mudam o assunto de barulho para incêndio.",
          "desligue no quadro geral se não achar o disjuntor certo em poucos instantes.",
        ],
      },
    ],
  },
  meanwhile: {
    headings: ["Conviver com o som até a visita", "Usar menos, ouvir mais"],
    items: [
      {
        says: [
          "Reduza as viagens ao necessário: entre de uma vez com tudo que precisa em vez de abrir várias vezes. Peça que raspa se gasta por metro.",
          "Feche devagar, com o motor mandando, sem apressar na volta: o tranco na inversão é quem aumenta a folga.",
        ],
      },
      {
        when: { gates: ["deslizante", "pivotante"] },
        says: [
          "Se o som assusta, desligue o motor e mova a folha à mão em piso plano até o técnico chegar, com cadeado no fim do dia.",
          "Barulho só do motor não impede usar a folha solta; barulho da folha, sim, porque ela é o que se gasta.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: ["Basculante que range ou bate fica fechado até a visita: o som ali costuma ser do que sustenta a folha."],
      },
    ],
  },
  work: {
    headings: ["Como o técnico acha a peça", "Do som à peça trocada", "Escuta, folga e peça"],
    leads: ["Solta-se o motor e ouve-se de novo: isso corta a dúvida pela metade.", "A folga se mede com instrumento, e não com o ouvido:"],
    steps: [
      {
        label: "Separação",
        says: [
          "com a folha contida e o engate aberto, gira-se o motor sozinho; o som que desaparece é da folha.",
          "em seguida a folha percorre o vão empurrada devagar, e anota-se onde o som começa.",
        ],
      },
      {
        label: "Rodas e guia",
        about: ["roldana", "guia"],
        says: [
          "cada roda é girada sem carga; a áspera sai, com o par, e a guia é refeita com folga medida.",
          "trilho com vinco recebe lima e pedra antes da roda nova, ou o som volta na semana seguinte.",
        ],
      },
      {
        label: "Dentes",
        about: ["engrenagem", "cremalheira", "coroa"],
        says: [
          "mede-se a folga do pinhão na barra nos três pontos da folha e acerta-se a altura.",
          "coroa riscada vai para fora com o pinhão que a comeu, porque trocar um só repete o som.",
        ],
      },
      {
        label: "Motor",
        about: ["rolamento", "capacitor"],
        says: [
          "rolamento com ruído é trocado antes de condenar o motor; o capacitor é medido enquanto ele está aberto.",
          "verifica-se o ventilador interno e as aletas, que soltas vibram na mesma frequência do redutor.",
        ],
      },
      {
        label: "Fixação",
        about: ["treme"],
        says: [
          "base, chumbadores e tampas são reapertados no lugar certo, com trava química onde vibra.",
          "confere-se o prumo do motor em relação à barra: fora dele, o dente canta de novo em uma semana.",
        ],
      },
      {
        label: "Nova gravação",
        says: [
          "grava-se a viagem depois do serviço, com o mesmo celular e do mesmo ponto, e as duas são comparadas.",
          "som que sobrou é anotado com nome: barulho de funcionamento se explica, e não se some com ele.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa calar o portão", "O preço segue a peça que reclama"],
    items: [
      {
        says: [
          "Folga de dentes, aperto de base e lubrificação de dobradiça são serviço de visita. A faixa vai de {{manutencao-custo}}. Peça que se troca aparece antes na conta.",
          "Som que vem de ajuste custa o ajuste. A manutenção fica em {{manutencao-custo}}. Roda, coroa e rolamento entram por fora.",
        ],
      },
      {
        for: ["price", "repair", "worth-it", "replace"],
        says: [
          "Rodas novas trazem a mão de obra de erguer a folha; coroa e pinhão pedem o motor aberto. A diferença está nesse tempo, e não na peça.",
          "Motor que apita por rolamento tem conserto; motor que ronca e cheira, não. A troca residencial vai de {{troca-residencial}}.",
        ],
      },
    ],
  },
  care: {
    headings: ["Para que continue silencioso", "Cuidados que tiram o som"],
    items: [
      {
        says: [
          "Varra o trilho e não o lubrifique: quem canta embaixo é areia, e óleo só a mistura. A graxa certa vai em dobradiça e pino, posta na revisão.",
          "Lave a calçada sem jogar água na base do motor: a espuma seca dentro da coroa e o som volta em dias.",
        ],
      },
      {
        says: [
          "Grave uma viagem boa e guarde: é o parâmetro para saber se um som é novo ou só mais alto.",
          "Peça, na revisão, o giro das rodas e a folga dos dentes. O intervalo recomendado é de {{revisao-intervalo}}. Barulho tratado cedo é lubrificação, e tarde é peça.",
        ],
      },
    ],
  },
  cases: {
    headings: ["Conforme o portão e a rua", "O que muda onde você está"],
    items: [
      {
        when: { gates: ["deslizante"] },
        says: [
          "De correr, o som mais comum sai do chão: roda seca ou trilho marcado. O tec-tec do meio do caminho é a junta da cremalheira, que se solta primeiro em folha comprida.",
          "No deslizante, som que fica no mesmo lugar da calçada é do trilho; som que passa por você junto com a folha é da roda.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante, estalo de cabo e raspar de braço se ouvem dentro da caixa do contrapeso. É som que não se investiga por conta própria.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "No pivotante, o rangido da dobradiça varia com a folha no vento. Ouça com a folha parada e depois em movimento: os dois sons têm donos diferentes.",
        ],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: [
          "Em casa geminada, o som entra pela parede e parece vir do vizinho. Encoste a mão na parede do seu lado e sinta se ela vibra com a folha andando.",
          "Sobrado amplifica o som pelo vão da garagem. O que se ouve no quarto de cima é muito mais forte do que o que se ouve na rua.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Em prédio, som de portão é motivo de queixa formal antes de ser defeito. Grave de manhã cedo, com o motor frio, e leve o arquivo à reunião.",
          "Garagem fechada devolve o eco, e o ruído parece vir de todo lado. O técnico ouve de dentro da própria garagem, com ela vazia.",
        ],
      },
      {
        when: { uses: ["comercio", "galpao"] },
        says: ["Porta de galpão tem folga por projeto e alguns sons são de funcionamento. Marque o som no primeiro dia e compare depois."],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Na vila, um portão barulhento acorda todas as casas, e a vizinhança se acostuma antes de alguém reclamar. O costume é o que deixa a roda gastar.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "No sítio, dobradiça e roda exposta apanham terra e sereno. Graxa própria nos pinos antes da estação seca, na visita, evita o rangido da chegada.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Em ladeira, o som muda de um sentido para outro: subindo, o motor força; descendo, o freio reclama. Os dois precisam ser ouvidos.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Terra de obra entra no rolamento e o som começa de um dia para o outro. Rolamento que rangeu com areia dentro não se limpa: troca-se.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: ["Semente dura no trilho faz um estalo que parece dente quebrado. Olhe o chão antes de pensar em coroa."],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Depois de água no piso, roda com lama canta por dias e silencia sozinha. Se o som fica depois de seco, o rolamento já foi.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: ["Rampa deixa a folha cair no apoio a cada abertura e o som é de assentamento, uma vez por viagem, sempre no mesmo lugar."],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Em rua movimentada, o barulho do portão se perde e ninguém o ouve mudar. Uma gravação por estação mostra o que a rua esconde.",
        ],
      },
    ],
  },
  tell: {
    headings: ["Como descrever o som", "O que gravar e mandar"],
    items: [
      {
        says: [
          "Descreva com uma comparação: gaveta emperrada, corrente de bicicleta, chaleira, lixa. E diga em que parte da viagem acontece.",
          "Mande a gravação de perto do motor e a do meio do percurso; duas fontes valem mais do que uma descrição longa.",
        ],
      },
      {
        says: [
          "Diga há quantos dias o som apareceu e se houve obra, água, pintura ou batida. A data dele costuma ser a data da causa.",
          "Fotografe o pó no chão, se houver, com um objeto ao lado para dar tamanho.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Posso passar óleo no trilho para tirar o barulho?", "Que produto eu uso no portão barulhento?"],
      about: ["trilho", "limpar-trilho"],
      says: [
        "No trilho, nenhum: óleo junta areia e vira lixa. Em dobradiça, a graxa é da revisão, posta no pino e não na folha.",
        "Não se usa spray lubrificante na roda nem no trilho. Ele escorre para fora e leva a sujeira para dentro do rolamento.",
      ],
    },
    {
      asks: ["Motor novo faz barulho. É defeito?", "Todo portão faz algum ruído?"],
      about: ["engrenagem"],
      says: [
        "Um zunido constante do redutor é de funcionamento. Defeito é som que muda, cresce ou aparece em um ponto só.",
        "Todo motor tem som. Grave o do primeiro dia e compare antes de pedir troca.",
      ],
    },
    {
      asks: ["O som sumiu depois da chuva. Posso ficar tranquilo?", "A umidade calou o portão. Passou?"],
      for: ["what", "why", "when"],
      says: [
        "A água serviu de lubrificante e o som volta seco, geralmente pior. É roda ou dobradiça sem graxa.",
        "Não passou: ela apenas amorteceu o atrito. Marque a visita enquanto o som ainda é pequeno.",
      ],
    },
    {
      asks: ["Estala uma vez por viagem. É grave?", "Um estalo isolado preocupa?"],
      about: ["cremalheira"],
      says: [
        "Se é sempre no mesmo lugar, é emenda ou dente, e se corrige barato. Se muda de lugar, algo está se soltando.",
        "Preocupa se ficou mais forte na semana. Uma emenda que subiu piora devagar; um dente lascado piora rápido.",
      ],
    },
    {
      asks: ["Meu portão roncou e depois andou. O que era?", "Zumbido antes de arrancar: o que indica?"],
      about: ["capacitor"],
      says: [
        "Capacitor sem força ou folha pesada no início. Enquanto ele ainda vence o ronco, o conserto é pequeno.",
        "Demora na partida. Se a demora cresceu neste mês, a peça que ajuda o arranque está no fim.",
      ],
    },
    {
      asks: ["Dá para silenciar um portão sem trocar nada?", "Tem como diminuir o som sem peça?"],
      for: ["price", "what", "worth-it", "how-to"],
      says: [
        "Dá, quando o som é de base frouxa ou de folga regulável. Se é rolamento ou dente, o silêncio sem peça não existe.",
        "Às vezes: reaperto e acerto de folga calam muita coisa. Roda e coroa gastas não se calam, trocam-se.",
      ],
    },
  ],
};
