import type { Symptom } from "#domain/knowledge/entry";

export const trava: Symptom = {
  kind: "symptom",
  id: "trava",
  name: { one: "portão que trava", many: "portões que travam", gender: "m" },
  aliases: [
    "portão trava",
    "portão travado",
    "portões travados",
    "portão travando",
    "portão travou",
    "portões travam",
    "portão automático travado",
    "portão automático trava",
    "portão automático travando",
    "portão eletrônico travado",
    "portão eletrônico trava",
    "portão da garagem travado",
    "portão de garagem travado",
    "travado",
    "travando",
    "travou",
    "fica travando",
    "fica travado",
    "está travado",
    "trava no meio",
    "trava no trilho",
    "travado no trilho",
    "emperrado",
    "emperrando",
    "emperra",
    "emperrou",
    "portão emperrado",
    "portão emperra",
    "portão emperrando",
    "imperrado",
    "imperrando",
    "engasgado",
    "engasgando",
    "agarrando",
    "portão agarrando",
    "portão agarra",
    "portão enroscando",
    "portão preso",
    "portão duro",
    "portão pesado",
    "portão muito pesado",
    "portão duro de abrir",
  ],
  not: ["trava elétrica do portão travado", "portão de trava"],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["roldana", "trilho", "guia", "dobradica", "trava-eletrica", "nao-abre"],
  pages: [
    "/topicos/portao-automatico-travado-sem-energia",
    "/topicos/portao-automatico-nao-abre",
    "/topicos/problemas-em-portao-automatico",
  ],
  brief: [
    "Portão que trava resiste também destravado do motor: a prisão está no trilho, na roda, na dobradiça ou em um trinco.",
    "Se o portão travado se solta ao abrir o engate, a folha está livre e quem segurava era o redutor.",
    "Um portão que saiu do trilho não está apenas travado: ele está em pé por equilíbrio e não se empurra.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "Um portão que trava tem algo físico segurando a folha: pedra no trilho, roda parada, guia apertada, dobradiça caída ou um trinco esquecido. Desligue o disjuntor dele antes de olhar de perto, porque o motor pode voltar a empurrar no instante em que a folha ceder.",
        "Portão travado se divide em dois: o que não anda de jeito nenhum e o que só não anda pelo motor. O primeiro é mecânico, e o segundo é elétrico ou de engate; a chave de destravamento, onde é seguro usá-la, separa um do outro.",
        "Se o portão emperra no mesmo lugar a cada viagem, a causa está ali e se acha com os olhos. Se trava em qualquer ponto, a folha perdeu o apoio: roda, guia ou dobradiça cederam por inteiro.",
      ],
    },
    {
      to: ["why"],
      says: [
        "O portão trava porque o caminho ficou mais estreito do que a folha: terra que encheu a canaleta, muro que cedeu, chapa que dilatou ao sol, roda que deixou de girar. O motor só revela, pois é ele que para de empurrar.",
        "Por que um portão fica travado depois da chuva? A água leva areia para o trilho, incha madeira, solta ferrugem no encaixe e amolece o chão sob a coluna. No dia seguinte, a folha encontra tudo isso de uma vez.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto de um portão que trava é devolver espaço à folha: limpar e nivelar o trilho, trocar roda ou dobradiça, aliviar a guia. O motor entra no fim, para refazer paradas com a folha já leve.",
        "Para consertar um portão emperrado, solta-se a folha do motor e procura-se o ponto duro centímetro a centímetro. Enquanto esse ponto existir, nenhuma força a mais resolve.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para destravar um portão travado, desligue o disjuntor dele, retire o que houver na passagem e confira ferrolho, cadeado e trinco de piso. Só depois, em folha de correr ou de abrir bem apoiada e em piso plano, use a chave e mova devagar.",
        "Diante de um portão emperrado, olhe antes de empurrar: roda fora do trilho, folha inclinada ou cabo frouxo significam não encostar. Com a folha no lugar, limpe o caminho e tente uma vez.",
      ],
    },
    {
      to: ["price"],
      says: [
        "Quanto custa um portão que trava depende do que o prende. Sujeira e trinco não custam nada, alinhamento cabe em uma visita, e roda, dobradiça ou trilho refeito somam peça e mão de obra de serralheria.",
        "O preço para soltar um portão travado sobe quando ele foi forçado: além da causa, passa a haver pinhão gasto, folha torta e base arrancada para consertar.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Chame quando o portão trava com o caminho limpo e os trincos abertos, e de imediato se saiu do trilho, pendeu ou mostra cabo solto. Folha que endurece um pouco por semana também já pede visita.",
      ],
    },
    {
      to: ["emergency"],
      says: [
        "Portão travado com carro do lado de dentro: corte a energia do motor e procure trinco, cadeado e pedra no trilho antes de qualquer esforço. Se a folha está torta ou fora do trilho, ninguém a move, e a saída é a pé até chegar ajuda.",
        "Portão travado com alguém preso do lado de dentro pede calma e outra saída: a pé, pela casa ou pelo vizinho. A folha fica como está até haver escora, porque soltá-la com pressa é o que fere.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "Vale reformar um portão que trava quando o quadro ainda é reto: rodas, guia e trilho devolvem anos de uso. Folha empenada em diagonal ou podre na base volta a prender, e aí o gasto certo é serralheria antes de motor.",
      ],
    },
  ],
  definition: {
    headings: ["O que prende uma folha", "Quando o caminho fica apertado", "Preso pelo motor ou pelo chão"],
    items: [
      {
        says: [
          "Todo portão anda em uma folga pequena, entre roda e trilho, topo e guia, folha e coluna. Basta que ela suma em um ponto, por sujeira, desgaste ou muro que se mexeu, para a folha inteira prender.",
          "O redutor do motor trava a folha de propósito quando está parado, e é isso que substitui a tranca. Engate fechado e folha imóvel não é defeito: é o portão trancado.",
        ],
      },
      {
        says: [
          "Há travas que esperam ser esquecidas: ferrolho de piso, pino no trilho, travessa por dentro, cadeado de férias. O motor empurra contra elas com toda a força e perde.",
          "Metal cresce com o calor. Folha que passa com folga de manhã pode raspar na coluna no meio da tarde, e destravar sozinha quando o sol vira.",
        ],
      },
      {
        for: ["why", "what", "repair"],
        says: [
          "Roda travada não prende logo: arrasta. O arraste cava um sulco no trilho, o sulco abraça a roda, e um dia a folha para dentro do próprio rastro.",
          "Descarrilar é a forma mais perigosa de travar. A folha perde o guia de baixo e passa a depender só do topo, que não foi feito para segurá-la.",
        ],
      },
    ],
  },
  causes: {
    headings: ["Onde prende e o que costuma ser", "O tipo de prisão e a suspeita", "Do trinco ao muro"],
    leads: ["Com a energia cortada, olhe a folha inteira antes de tocar:", "Repare se prende em um ponto ou em todos:"],
    columns: ["O que se vê", "Suspeita", "O que olhar"],
    rows: [
      { cells: ["Nem começa, motor ronca", "Trinco, cadeado ou pino", "Piso, ponta e travessa"], about: ["nao-abre"] },
      { cells: ["Nem começa, motor calado", "Engate fechado, sem energia", "Disjuntor e luz da central"], about: ["falta-de-energia"] },
      {
        cells: ["Prende sempre no mesmo ponto", "Pedra, emenda ou raiz", "Trilho sob o risco"],
        when: { gates: ["deslizante"] },
        about: ["trilho"],
      },
      {
        cells: ["Dura do começo ao fim", "Rodas sem rolamento", "Roda que escorrega sem girar"],
        when: { gates: ["deslizante"] },
        about: ["roldana"],
      },
      {
        cells: ["Topo range e folha balança", "Guia fora de lugar", "Risco no alto do quadro"],
        when: { gates: ["deslizante"] },
        about: ["guia"],
      },
      { cells: ["Folha em pé torta", "Saiu do trilho", "Não se aproxime"], when: { gates: ["deslizante"] }, about: ["trilho", "roldana"] },
      { cells: ["Ponta raspa no piso", "Dobradiça caída", "Arco riscado no chão"], when: { gates: ["pivotante"] }, about: ["dobradica"] },
      { cells: ["Só trava no sol forte", "Chapa dilatada contra a coluna", "Vão lateral à tarde"] },
      { cells: ["Estala e não abre", "Lingueta presa na trava", "Folha empurrada contra a fechadura"], about: ["trava-eletrica"] },
      {
        cells: ["Sobe um lado só", "Cabo, mola ou guia lateral", "Afaste-se e chame"],
        when: { gates: ["basculante"] },
        about: ["cabo-de-aco", "mola", "eixo-do-basculante"],
      },
    ],
  },
  neighbours: {
    headings: ["Travado ou apenas parado?", "Como dar o nome certo"],
    items: [
      {
        label: "Portão que não abre",
        about: ["nao-abre"],
        says: [
          "pode faltar só a ordem; se à mão, com o engate aberto, a folha corre, ela não está travada.",
          "a folha solta e leve manda procurar em controle, central e motor, e esquecer o trilho.",
        ],
      },
      {
        label: "Portão que para no meio",
        about: ["para-no-meio"],
        says: [
          "ele partiu e desistiu por decisão da central; o travado não passa do ponto nem com ajuda.",
          "parada que some depois de um descanso não é trava, é calor.",
        ],
      },
      {
        label: "Portão lento",
        about: ["lento"],
        says: [
          "lento ainda anda: é o mesmo atrito, algumas semanas antes. Agir nessa fase é o que evita a visita de urgência.",
          "quem está devagar em todo o percurso e leve à mão tem problema de motor ou de velocidade, e não de caminho.",
        ],
      },
      {
        label: "Trava elétrica",
        about: ["trava-eletrica"],
        says: [
          "se o estalo existe e a folha não sai, empurre de leve para o lado fechado: aliviada a lingueta, ela recolhe.",
          "trava que só recolhe com empurrão pede contratesta no lugar, e o motor não tem culpa.",
        ],
      },
    ],
  },
  checks: {
    headings: ["O que olhar antes de fazer força", "Da passagem ao trinco", "Verificações com o motor desligado"],
    leads: ["Disjuntor do portão embaixo antes do primeiro passo, sempre.", "Se alguma coisa parecer torta, a lista termina onde está."],
    steps: [
      {
        label: "Postura da folha",
        says: [
          "de longe, compare o topo com uma linha reta do muro; fora de prumo, não se toca mais nela.",
          "olhe se as rodas estão dentro do trilho e se as dobradiças encostam por inteiro na coluna.",
        ],
      },
      {
        label: "Trincos",
        says: [
          "confira ferrolho de piso, cadeado, travessa, pino de viagem e gancho preso atrás da folha.",
          "veja também se alguém prendeu a folha com corrente para vento ou para animal.",
        ],
      },
      {
        label: "Canaleta",
        when: { gates: ["deslizante"] },
        about: ["limpar-trilho"],
        says: [
          "varra o trilho de ponta a ponta e tire o que estiver embaixo da roda com um arame comprido, sem encostar os dedos.",
          "procure tampa de garrafa, parafuso e pedrisco no lado de dentro da roda, que é onde param.",
        ],
      },
      {
        label: "Vãos laterais",
        says: [
          "confira o espaço entre a folha e as colunas de cima a baixo, na hora mais quente do dia se ele só prende nela.",
          "tinta grossa, massa e cimento respingado entram nesse vão e viram calço.",
        ],
      },
      {
        label: "Engate",
        when: { gates: ["deslizante", "pivotante"] },
        about: ["destravar", "mover-a-mao"],
        says: [
          "com a folha apoiada e o chão plano, abra o engate pela chave e sinta se ela anda: leve, a prisão era do motor.",
          "um palmo para cada lado já responde; insistir com o corpo em folha presa entorta o quadro.",
        ],
      },
    ],
    ends: [
      {
        says: [
          "Depois de limpo o caminho e conferidos os trincos, uma tentativa com o motor basta para saber se era isso.",
          "Se ela resiste ainda, nada mais há para fazer sem ferramenta: desligue e espere a visita com a folha como está.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: ["Basculante travado não se solta pela chave: a folha pode estar presa justamente pelo que ainda a segura em cima."],
      },
    ],
  },
  stop: {
    headings: ["Pare de empurrar", "Quando a força piora tudo"],
    items: [
      {
        label: "Roda fora do trilho",
        says: [
          "a folha está em equilíbrio e tomba para o lado mais leve; nem gente nem carro ficam perto.",
          "um degrau de poucos dedos entre roda e perfil já é descarrilamento, por mais firme que pareça.",
        ],
      },
      {
        label: "Ronco sem movimento",
        about: ["esquenta"],
        says: [
          "o motor está empurrando contra algo firme e vai perder: desligue antes que aqueça.",
          "insistir com o motor onde a folha está presa raspa o pinhão, e o portão passa a travar por falta de dente.",
        ],
      },
      {
        label: "Cabo ou mola frouxos",
        when: { gates: ["basculante"] },
        says: [
          "o que sobrou sustenta sozinho e pode ceder a qualquer toque; fique longe da linha da folha.",
          "espira aberta ou laço caído querem dizer peso sem dono, e isso não se ajusta em casa.",
        ],
      },
      {
        label: "Folha que andou de repente",
        says: [
          "soltar-se sozinha depois de presa mostra que a prisão era o único apoio; corte a energia e não repita.",
          "um solavanco seguido de movimento livre é perigo maior do que a folha imóvel.",
        ],
      },
    ],
  },
  meanwhile: {
    headings: ["Entrar e sair até a visita", "Com a folha presa"],
    items: [
      {
        when: { gates: ["deslizante", "pivotante"] },
        says: [
          "Presa fechada, deixe fechada e use a porta social. Presa aberta e bem apoiada, feche à mão depois de limpar o caminho, com o disjuntor embaixo e cadeado no fim.",
          "Se o portão de abrir travou por ferrolho, solte o ferrolho e não force a folha: a dobradiça é quem paga pela pressa.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "Basculante preso a meia altura fica isolado dos dois lados, com aviso. O carro sob ele não sai enquanto alguém não sustentar a folha.",
        ],
      },
      {
        says: [
          "Guarde a chave de destravamento em bolso de adulto: portão preso chama ajuda de quem não sabe, e a folha solta é a consequência.",
          "Fotografe o ponto antes de limpar; sem a cena original, a visita perde a melhor pista.",
        ],
      },
    ],
  },
  work: {
    headings: ["Como o técnico solta a folha", "Da escora ao ajuste", "Soltar sem deixar cair"],
    leads: [
      "Sustenta-se antes de soltar, e não o contrário.",
      "A ordem existe porque a folha presa está também apoiada naquilo que a prende:",
    ],
    steps: [
      {
        label: "Escora",
        says: [
          "amarra-se a folha à coluna e calça-se por baixo antes de mexer no ponto duro; a soltura vem depois.",
          "folha descarrilada recebe duas pessoas e ferramenta de elevação, e o trilho só é limpo com ela contida.",
        ],
      },
      {
        label: "Ponto duro",
        says: [
          "solta-se o motor e percorre-se a folha com dinamômetro, marcando onde o esforço sobe.",
          "compara-se o mesmo ponto em alturas diferentes: em cima é guia, embaixo é roda, no meio é empeno.",
        ],
      },
      {
        label: "Reparo do caminho",
        about: ["trilho", "roldana", "guia"],
        says: [
          "retira-se emenda alta, nivela-se o piso, trocam-se rodas com rolamento seco e reaperta-se a guia com folga medida.",
          "em folha de abrir, erguem-se as dobradiças, trocam-se pinos gastos e recoloca-se a folha no vão.",
        ],
      },
      {
        label: "Trincos e batentes",
        says: [
          "fecha-se o furo do ferrolho que ficou fora do lugar e acerta-se a contratesta, para que nada se esqueça passado outra vez.",
          "batente que empurra a folha para dentro do trilho é recuado, porque calço não é ajuste.",
        ],
      },
      {
        label: "Motor",
        about: ["fim-de-curso"],
        says: [
          "com a folha leve, as paradas e a força são refeitas do zero; a regulagem antiga pertencia ao portão preso.",
          "dente raspado pela insistência é trocado agora, ou a próxima trava vem dele.",
        ],
      },
      {
        label: "Prova à mão",
        says: [
          "uma pessoa move a folha de ponta a ponta com uma mão só, sem parar em ponto nenhum.",
          "só depois se religa e se aciona, com a folha ainda fria.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa destravar", "O preço é do que prendeu"],
    items: [
      {
        says: [
          "Limpeza, alinhamento e trinco reposicionado cabem em uma visita. A faixa é de {{manutencao-custo}}. Roda, guia e dobradiça somam a peça.",
          "Folha fora do trilho exige duas pessoas, e isso muda o valor. A manutenção típica vai de {{manutencao-custo}}.",
        ],
      },
      {
        for: ["price", "emergency", "repair"],
        says: [
          "Com carro preso dentro, o caso é de emergência. A chegada, nesse caso, fica em até {{emergencia-horas}}. Diga se a folha está em pé ou tombada.",
          "Folha tombada envolve serralheiro e às vezes obra no muro. Peça o orçamento em partes: primeiro deixar seguro, depois consertar.",
        ],
      },
      {
        for: ["price", "worth-it", "replace"],
        says: [
          "Se o motor queimou roncando preso, soma-se a troca. Ela fica em {{troca-residencial}} para casa. Sem reparar o caminho, o novo repete o fim do antigo.",
        ],
      },
    ],
  },
  care: {
    headings: ["Para a folha não prender outra vez", "O que mantém o caminho livre"],
    items: [
      {
        says: [
          "Varra o trilho na mesma rotina da calçada e não jogue água com areia para dentro dele. Grão que entra não sai sozinho.",
          "Não pendure cadeado de reforço na folha com motor: um dia alguém esquece, e o conjunto trava contra si mesmo.",
        ],
      },
      {
        says: [
          "Inclua o teste da mão na revisão, em piso plano e com o motor desligado. O intervalo é de {{revisao-intervalo}}. Um esforço que mudou desde a última vez é a folha avisando.",
          "Deixe a folga do lado do sol maior do que a do lado da sombra quando a folha for pintada de novo; a tinta come milímetros que a chapa precisa.",
        ],
      },
    ],
  },
  cases: {
    headings: ["Conforme a folha e o terreno", "O que muda no seu caso"],
    items: [
      {
        when: { gates: ["deslizante"] },
        says: [
          "De correr, a ordem de quem procura é trilho, roda, guia, cremalheira. Motor preso por último: ele só repete a folha.",
          "No deslizante, uma barra de cremalheira que soltou desce e cava o pinhão, travando tudo em um ponto só do percurso.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante, um guia lateral torcido prende a folha inclinada, e forçá-la salta o outro lado. É caso de desligar e isolar.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "No pivotante, a folha trava no chão antes de travar no motor: piso que subiu, pedra, junta de concreto. Olhe primeiro a ponta de baixo.",
          "Ferrolho de piso enferrujado é o mais forte dos trincos: parece peça quebrada e é só falta de uso.",
        ],
      },
      {
        when: { uses: ["casa"] },
        says: [
          "Em casa que ficou fechada, portão travado na volta da viagem tem cara de trinco de férias: confira ferrolho de piso e cadeado antes de ligar para alguém.",
        ],
      },
      {
        when: { uses: ["sobrado"] },
        says: [
          "No sobrado com vaga apertada, o carro encostado empurra a folha para dentro e a prende no trilho. Tirar o carro destrava sem ferramenta.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Em prédio, uma folha fora do trilho interdita a rampa inteira: portaria com fita e cone, e ninguém tenta levantar no braço.",
          "Moradores empurrando juntos um portão preso tombam a folha sobre quem está do outro lado. A regra é desligar e isolar, e não reunir gente.",
        ],
      },
      {
        when: { uses: ["comercio", "galpao"] },
        says: [
          "Em galpão, empilhadeira amassa o trilho e a folha trava no amassado. Um protetor chumbado ao lado, onde a máquina cruza, poupa o perfil.",
          "Depósito com piso que afundou trava a folha no mesmo ponto todo ano, depois da época de chuva. Nivelar a base sai menos do que refazer o trilho.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "No sítio, formigueiro e raiz levantam o piso entre visitas, e o portão prende na chegada. Uma pá resolve o que a chave não resolve.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Na vila, o portão prende e todos empurram da calçada, cada um de um lado. Um só por vez, com a energia cortada, evita que a folha saia do trilho.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Em ladeira, folha travada que se solta desce. Antes de limpar ou mover, amarre-a a uma coluna: a força dela está esperando por você.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: ["Rampa com água concentra areia no ponto mais baixo do trilho, e é ali que o portão trava a cada chuva forte."],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Enchente deixa lama fina dentro das rodas e da guia. A folha parece só suja e só volta a andar quando as rodas são limpas ou trocadas.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Raiz que cresce sob o trilho levanta uma emenda por ano, até a folha não passar. Cortar a raiz é decisão do dono, e não do técnico.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Areia de obra vira massa no trilho depois da primeira garoa e prende a folha como cimento. Escova seca antes da chuva resolve em minutos.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Em calçada estreita e cheia, portão preso meio aberto empurra pedestre para a rua. Chame alguém para vigiar a passagem enquanto espera.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que mandar antes da visita", "Como descrever a prisão"],
    items: [
      {
        says: [
          "Diga se prende em um ponto ou inteiro, se o motor ronca e se a folha está em pé, torta ou fora do trilho. Com a terceira resposta se decide quantas pessoas vão.",
          "Mande foto do trilho embaixo do ponto e da folha inteira de frente, de longe o bastante para se ver o prumo.",
        ],
      },
      {
        says: [
          "Conte se houve obra, pintura, enchente ou batida de carro, e quando. É o que explica a folha presa sem peça quebrada.",
          "Escreva o peso aproximado pelo material: chapa fechada, madeira, vidro ou grade. Define a ferramenta que se leva.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Posso usar óleo ou graxa no trilho para destravar?", "Graxa resolve portão emperrado?"],
      about: ["trilho", "limpar-trilho"],
      says: [
        "Não resolve: graxa segura a areia e vira lixa. O trilho trabalha seco e limpo; quem recebe lubrificação são pinos e dobradiças, na visita.",
        "Piora. Óleo no trilho junta o que você quer tirar e faz a roda escorregar na descida.",
      ],
    },
    {
      asks: ["A folha saiu do trilho. Posso recolocar com ajuda?", "Dá para levantar o portão de volta no trilho?"],
      about: ["roldana", "trilho"],
      says: [
        "Não. Com duas pessoas a folha escorrega de um lado, e o peso dela não se segura nas mãos. Afaste e espere.",
        "Essa recolocação exige escora e ferramenta. Sem isso, o único gesto seguro é desligar e isolar dos dois lados.",
      ],
    },
    {
      asks: ["Só prende de tarde. É normal?", "Travou no sol e destravou à noite. Preciso chamar?"],
      says: [
        "Não é normal: a folha cresceu contra a coluna. Medida a folga na hora quente, corrige-se o lado que falta.",
        "Precisa, porque chapa que dilata contra a coluna arranca tinta e depois solda. Marque a hora e o ponto em que raspa.",
      ],
    },
    {
      asks: ["Mais potência faz o portão preso andar?", "Posso aumentar a força do motor para vencer a trava?"],
      says: [
        "Faz por um tempo, com a folha raspando. Depois o pinhão cede, e o portão passa a travar sem dente.",
        "Não. Um caminho preso com motor forte quebra mais peças, e mais caras, do que com motor fraco.",
      ],
    },
    {
      asks: ["O portão está pesado, mas ainda abre. É o começo?", "Folha dura de mover já é defeito?"],
      about: ["lento", "roldana"],
      says: [
        "É. Peso novo à mão é roda ou dobradiça no fim, e agir agora é troca de peça pequena.",
        "Sim: a folha que exigia uma mão e agora exige o corpo está a poucos passos de travar de vez.",
      ],
    },
    {
      asks: ["Travou fechado comigo dentro. Como saio?", "Preso dentro da garagem: o que fazer?"],
      for: ["emergency", "how-to", "what"],
      about: ["nao-abre", "destravar"],
      says: [
        "Desligue o disjuntor, confira trincos e ferrolhos, e saia a pé por outra porta. Só destrave folha de correr ou de abrir, apoiada e em piso plano.",
        "Procure ferrolho e travessa antes de empurrar. Se não for isso, espere ajuda do lado de dentro, com a energia cortada.",
      ],
    },
  ],
};
