import type { Gate } from "#domain/knowledge/entry";

export const deslizante: Gate = {
  kind: "gate",
  id: "deslizante",
  name: { one: "portão deslizante", many: "portões deslizantes", gender: "m" },
  aliases: [
    "deslizante",
    "deslizantes",
    "portão de correr",
    "portões de correr",
    "portão corrediço",
    "portões corrediços",
    "portão que corre",
    "portão lateral",
    "portão deslizante automático",
    "portão automático deslizante",
    "portão automático de correr",
    "portão eletrônico de correr",
    "portão eletrônico deslizante",
    "portão de correr automático",
    "portão de correr eletrônico",
    "motor deslizante",
    "motores deslizantes",
    "motor de correr",
    "motor de deslizante",
    "motor para deslizante",
    "motor de portão deslizante",
    "motor para portão deslizante",
    "motor do portão deslizante",
    "motor de portão de correr",
    "motor para portão de correr",
    "motor do portão de correr",
    "portão deslisante",
    "deslisante",
    "portão deslizant",
    "portão de corer",
  ],
  not: ["porta de correr", "janela de correr", "porta deslizante de vidro"],
  gates: ["deslizante"],
  related: ["trilho", "roldana", "cremalheira", "guia", "fim-de-curso", "motor-solo"],
  pages: [
    "/topicos/motor-para-portao-deslizante",
    "/topicos/motor-para-portao-de-correr",
    "/topicos/instalacao-de-motor-para-portao-deslizante",
  ],
  brief: [
    "No portão deslizante, a folha desliza rente ao muro sobre um trilho, e o motor a empurra pelo encaixe do pinhão na cremalheira.",
    "O portão de correr pede parede livre do tamanho da própria folha, mais o espaço da máquina no fim dela.",
    "Quase todo defeito de portão de correr começa no chão: areia no trilho, roda gasta, barra dentada que baixou junto.",
    "O portão deslizante não ocupa a calçada nem a garagem para abrir; o que ele ocupa é o muro ao lado do vão.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "O portão deslizante é a folha que corre de lado, apoiada em roldanas sobre um trilho e mantida em pé por guias no alto. O motor fica parado no fim do percurso e a empurra por uma barra dentada, a cremalheira.",
        "Portão de correr é o que abre sem avançar para lugar nenhum: a folha some atrás do muro, rente a ele. Em troca, pede lateral livre do tamanho dela, chão nivelado e trilho limpo.",
        "No portão deslizante, o peso vai para as rodas, e o motor só vence o atrito. Por isso uma folha grande anda com máquina pequena, e por isso areia no trilho aparece logo como defeito de motor.",
        "No portão deslizante, a folha corre de lado sobre um trilho, puxada por um pinhão que engata na cremalheira. Ele não ocupa garagem nem calçada e pede, em troca, um muro livre do comprimento dela.",
        "Portão de correr é o tipo em que o motor menos sofre, desde que as rodas girem e o trilho esteja limpo. Quase toda queixa de força começa no chão, e não na máquina.",
        "Um portão deslizante automático se mede por três coisas: o peso que as rodas levam, o comprimento do muro ao lado e quantas vezes por dia ele abre.",
      ],
    },
    {
      to: ["install"],
      says: [
        "A instalação de motor em portão deslizante pede folha que corra leve, batente nas duas pontas e uma base seca junto ao fim do percurso. A cremalheira é presa ao longo da folha, com folga igual sobre o pinhão em todo o curso.",
        "Para pôr motor em portão de correr, mede-se o comprimento da folha, escolhe-se o lado da máquina e leva-se energia até lá. O fim de curso é acertado no final, com a folha andando.",
        "A instalação do motor em portão de correr começa por pôr a folha no nível: base firme, cremalheira alinhada com o pinhão e fim de percurso nos dois lados, antes de a primeira ligação ser feita.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto de portão de correr começa com a folha solta do motor, em piso plano: se ela pesa, procuram-se roda, trilho e guia; se corre leve, o defeito está na transmissão, na máquina ou no comando.",
        "Portão deslizante que pula, raspa ou para no mesmo ponto conta onde está o defeito pelo lugar. O que se repete em um trecho é trilho; o que acompanha a folha é roda ou guia.",
        "O conserto do portão de correr separa o que anda com a folha do que fica no chão. Barulho que acompanha a folha é roda ou cremalheira; o que mora em um ponto é trilho, emenda ou guia.",
        "Quando o portão deslizante trava, a prova é movê-lo à mão, destravado e em piso plano. Se prende assim, o defeito é de roda, trilho ou guia, e nenhuma regulagem o resolve.",
      ],
    },
    {
      to: ["replace"],
      says: [
        "Na troca do motor de portão deslizante, a base e o cano costumam ficar, e a cremalheira é conferida dente a dente. Passo diferente do pinhão novo obriga a trocar as duas peças.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O motor para portão deslizante custa {{plano-solo-preco}}, {{plano-rio-preco}} ou {{plano-seg-preco}}, conforme o peso da folha e o ritmo de uso, com a montagem incluída. Base, trilho e circuito são vistos à parte.",
        "O preço do portão de correr automático depende de três medidas: comprimento da folha, peso e aberturas na pior hora. Acima de {{comprimento-maximo}}, o cálculo deixa de ser residencial.",
        "O preço do motor de portão de correr sobe com o peso e com o uso, e não com o tamanho da casa. Trilho novo, cremalheira e base de alvenaria são as partes que mudam o orçamento.",
        "Motor para portão deslizante começa em {{plano-solo-preco}}. A folha que anda leve na mão é a que fica com o menor valor.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para saber se o portão deslizante está em ordem, desligue o disjuntor, olhe o trilho inteiro e compare a altura da folha nas duas pontas. Em piso plano, destravada, ela tem de andar com um braço só.",
        "O portão de correr funciona como um vagão: rodas em cima do trilho, guia que não o deixa tombar e uma engrenagem parada que puxa a barra presa nele. Cada parte tem um som próprio quando falha.",
      ],
    },
    {
      to: ["which"],
      says: [
        "O motor para portão deslizante se escolhe pelo peso e pelo comprimento da folha, e só depois pelo preço. Gradil de uma família fica bem no plano {{plano-solo-nome}}; chapa cheia pede o {{plano-rio-nome}}.",
        "Na escolha do motor de portão de correr, some o que a folha ganhou com o tempo: lambril, chapa e cerca no topo. Potência sobrando atrapalha a parada; faltando, esquenta.",
      ],
    },
    {
      to: ["maintain"],
      says: [
        "A manutenção do portão deslizante acontece no chão: trilho varrido a seco, calha livre, cremalheira sem graxa. O técnico mede a altura da folha, a folga do pinhão e o estado das rodas.",
        "A manutenção do portão deslizante é mais de vassoura do que de graxa: trilho limpo, rodas redondas, guia sem folga e dente de cremalheira com a distância certa do pinhão.",
        "Na revisão do portão de correr, o técnico faz a folha andar solta, de ponta a ponta, e sente onde ela pesa. Só depois acopla o motor e regula a parada.",
      ],
    },
    {
      to: ["why"],
      says: [
        "O portão de correr pesa porque algo no caminho o prende: areia, roda seca, emenda de trilho levantada ou guia apertada no alto. O motor apenas é o primeiro a parar por causa disso.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "O portão deslizante vale a pena sempre que há muro livre ao lado do vão: não avança sobre a calçada, não depende de contrapeso e dá pouca manutenção. Sem essa lateral, o basculante ou o de abrir fazem mais sentido.",
      ],
    },
    {
      to: ["emergency"],
      says: [
        "Emergência com portão deslizante fora do trilho não se resolve no braço: afaste quem passa, desligue o disjuntor e espere. Só com a folha reta, apoiada e em piso plano a chave libera o movimento à mão.",
      ],
    },
  ],
  definition: {
    headings: ["Como funciona o portão de correr", "Trilho, guia e barra dentada", "O que sustenta e o que empurra"],
    items: [
      {
        says: [
          "Embaixo, as rodas levam o peso sobre o trilho; em cima, roletes ou guias impedem que a folha tombe. O motor fica fixo e gira um pinhão, e o pinhão caminha pela cremalheira presa na folha.",
          "A folha não é puxada pelas pontas, e sim empurrada por um ponto só, onde o pinhão encontra a barra. Por isso a altura dela e o prumo das rodas mandam tanto.",
        ],
      },
      {
        says: [
          "O fim do percurso é decidido duas vezes: por um ímã ou haste que avisa a central, e por um batente de ferro que segura a folha se o aviso falhar. Os dois são necessários.",
          "Existem folhas suspensas, penduradas em um perfil sobre o vão, sem trilho no chão. São a saída de quem tem piso desnivelado, e pedem estrutura calculada para o peso no alto.",
        ],
      },
      {
        says: [
          "Portão telescópico é o deslizante de duas folhas que se recolhem uma atrás da outra. Cabe em lateral menor, e cobra isso em rodas, cabos e regulagem.",
        ],
      },
    ],
  },
  room: {
    headings: ["O espaço que o deslizante precisa", "Medidas antes do portão de correr"],
    leads: ["Meça antes de encomendar a folha ou o motor:", "Cada uma destas faltas se resolve com serralheiro ou pedreiro:"],
    items: [
      {
        label: "Lateral livre",
        says: [
          "do lado em que ela se recolhe, o muro precisa ter o comprimento da folha e o do motor, sem pilar no meio.",
          "some à largura do vão um palmo de sobreposição e o tamanho da máquina no fim.",
        ],
      },
      {
        label: "Chão nivelado",
        about: ["trilho"],
        says: [
          "o trilho segue um plano só; cada degrau no piso vira tranco na folha e esforço no motor.",
          "entrada que sobe de lado pede obra no piso antes do trilho, ou folha suspensa.",
        ],
      },
      {
        label: "Drenagem",
        about: ["chuva"],
        says: [
          "a calha do trilho precisa de saída de água, ou a primeira chuva cobre rodas e base.",
          "areia é levada pela água até a calha e ali fica, que é onde as rodas trabalham.",
        ],
      },
      {
        label: "Altura livre",
        says: [
          "acima da folha há guia e roletes; toldo, cano e letreiro na fachada atrapalham o percurso inteiro.",
          "não é preciso altura de garagem, e sim de muro: a folha não sobe.",
        ],
      },
    ],
  },
  faults: {
    headings: ["O que o portão de correr gasta primeiro", "Defeitos próprios do deslizante", "Onde olhar no portão de correr"],
    leads: ["Do chão para cima, na ordem em que aparecem:", "Olhe, ouça e compare as duas pontas:"],
    items: [
      {
        label: "Roda seca",
        about: ["roldana", "faz-barulho"],
        says: ["rangido que viaja com a folha e pó avermelhado caindo em montinhos.", "um lado baixou, e o vão de baixo ficou em cunha."],
      },
      {
        label: "Trilho sujo ou torto",
        about: ["trilho", "para-no-meio"],
        says: [
          "a folha endurece sempre no mesmo metro do percurso, e o motor para ali.",
          "cantoneira descolada do piso levanta quando a roda passa e desce em seguida.",
        ],
      },
      {
        label: "Cremalheira",
        about: ["cremalheira", "engrenagem"],
        says: [
          "estalo ritmado junto da máquina, com limalha no chão embaixo dela.",
          "dente brilhante de um lado só mostra barra torta ou folha caída.",
        ],
      },
      {
        label: "Guia de cima",
        about: ["guia"],
        says: [
          "o alto da folha oscila enquanto as rodas seguem firmes, e o ruído vem de cima.",
          "rolete gasto deixa a folha tombar para a rua nos últimos palmos do percurso.",
        ],
      },
      {
        label: "Parada perdida",
        about: ["fim-de-curso", "bate", "nao-fecha"],
        says: [
          "ímã caído ou haste torta fazem a folha passar do batente ou parar antes dele.",
          "a central mandou parar, a folha seguiu de embalo, e o batente é que a deteve.",
        ],
      },
      {
        label: "Folha fora do trilho",
        about: ["trava"],
        says: [
          "pedra ou roda gasta tiraram a folha do caminho; ela não se empurra de volta.",
          "folha inclinada para a calçada é caso de isolar a área e chamar.",
        ],
      },
      {
        label: "Base que balança",
        about: ["treme"],
        says: [
          "o motor se mexe na partida, o pinhão sai do dente e volta; ouve-se um estalo no começo de cada curso.",
          "trinca em volta do chumbador é o que se vê, e o parafuso solto é o que se sente na mão.",
        ],
      },
      {
        label: "Emenda aberta no trilho",
        about: ["trilho"],
        says: ["a roda cai na fresta e a folha dá um pulo; a cremalheira perde o contato por um instante."],
      },
      {
        label: "Ímã fora do lugar",
        about: ["fim-de-curso"],
        says: [
          "a folha passa do ponto ou para antes dele, e o erro se repete só em um dos lados.",
          "batida leve de carro empurra a placa do ímã sem deixar marca na folha.",
        ],
      },
      {
        label: "Rolete de guia quebrado",
        about: ["guia"],
        says: ["a folha deita para um lado ao andar e raspa na coluna; continuar usando é o que a derruba."],
      },
    ],
  },
  neighbours: {
    headings: ["Deslizante ou outro tipo", "O que se confunde com portão de correr"],
    items: [
      {
        label: "De abrir",
        about: ["pivotante"],
        says: [
          "folha que gira em dobradiça é pivotante, mesmo quando tem rodinha de apoio no chão.",
          "se ela varre a entrada em arco, não é de correr.",
        ],
      },
      {
        label: "Basculante",
        about: ["basculante"],
        says: [
          "a folha que sobe avança para fora por um instante; a de correr não sai do plano do muro.",
          "sem espaço ao lado, o basculante é a saída, com calçada e teto como novas condições.",
        ],
      },
      {
        label: "Suspenso",
        says: [
          "quando não há trilho no chão e a folha pende de um perfil no alto, os cuidados são outros e a queda é mais grave.",
          "rodas em cima em vez de embaixo mudam quem segura o peso, não quem o empurra.",
        ],
      },
      {
        label: "Porta social",
        about: ["trava-eletrica"],
        says: [
          "a portinhola dentro da folha não transforma o tipo; ela acrescenta uma fechadura e um contato de segurança.",
          "com a portinhola aberta, o motor não pode andar: é o que esse contato garante.",
        ],
      },
    ],
  },
  checks: {
    headings: ["O que olhar no portão de correr", "Exame da folha, do chão ao alto"],
    leads: ["Faça com o portão fechado e o disjuntor dele desligado.", "Só o último passo move a folha, e ele é para piso plano."],
    steps: [
      {
        label: "Trilho",
        about: ["limpar-trilho"],
        says: [
          "tire a areia com vassoura e a terra presa com espátula; depois corra os olhos pela quina procurando emenda alta.",
          "siga o trilho de uma ponta à outra e veja se ele está preso ao chão em toda a extensão.",
        ],
      },
      {
        label: "Altura da folha",
        about: ["roldana"],
        says: [
          "compare o vão de baixo na frente e atrás; a diferença aponta o lado da roda gasta.",
          "olhe a folha de longe, do outro lado da rua: linha inclinada é roda que cedeu.",
        ],
      },
      {
        label: "Cremalheira",
        about: ["cremalheira"],
        says: [
          "veja se os dentes estão inteiros e se há limalha no chão, sem encostar nada.",
          "repare se a barra acompanha a folha em linha reta ou faz uma onda.",
        ],
      },
      {
        label: "À mão",
        about: ["mover-a-mao", "destravar"],
        says: [
          "em piso plano, ainda sem energia, destrave e leve a folha devagar pelo meio, anotando onde endurece.",
          "em ladeira este passo não se faz: a folha livre corre para a descida.",
        ],
      },
    ],
  },
  work: {
    headings: ["Como se automatiza um portão de correr", "A instalação no portão deslizante"],
    leads: ["A base e o prumo da barra decidem o resto.", "Nada se grava antes de a folha correr leve."],
    steps: [
      {
        label: "Folha e rodas",
        about: ["roldana"],
        says: [
          "a folha é movida solta; roda áspera ou caixa trincada é trocada antes de qualquer máquina.",
          "acerta-se a altura das duas pontas, porque é ela que comanda a cremalheira.",
        ],
      },
      {
        label: "Base do motor",
        says: [
          "chumba-se ou concreta-se a base acima da água, nivelada, com parafusos que permitam acertar a altura do pinhão.",
          "a distância da folha é medida nos dois extremos, para o pinhão não apertar no fim do curso.",
        ],
      },
      {
        label: "Cremalheira",
        about: ["cremalheira"],
        says: [
          "a barra é presa em vários pontos, com uma folga pequena sobre o pinhão, e o encaixe é provado na folha inteira, devagar.",
          "emenda de barra cai onde a folha não verga, e um pedaço de barra posto por cima dos dentes mantém o passo certo na junção.",
        ],
      },
      {
        label: "Batentes",
        about: ["batente", "fim-de-curso"],
        says: [
          "põem-se os fins firmes do trilho e os avisos de parada, nessa ordem: o segundo pode falhar, o primeiro não.",
          "a folha é levada aos dois extremos antes de a central gravar qualquer coisa.",
        ],
      },
      {
        label: "Energia",
        about: ["rede-eletrica"],
        says: [
          "circuito próprio chega à base por cano, com terra, disjuntor e entrada protegida contra a água da calha.",
          "mede-se a tensão com o motor em marcha, porque fio comprido cai sob carga.",
        ],
      },
      {
        label: "Curso e recuo",
        about: ["criancas-e-animais"],
        says: [
          "gravam-se abertura, fechamento e desaceleração, e a força desce até um obstáculo leve fazer a folha voltar.",
          "o teste final é com a folha inteira, e não com um palmo de percurso.",
        ],
      },
    ],
  },
  choice: {
    headings: ["Qual motor para portão deslizante", "A folha escolhe o plano"],
    leads: ["Pese pelo que a folha é feita, e confirme com o comprimento:", "O uso pode subir uma linha:"],
    columns: ["Folha", "Plano", "Potência", "Preço"],
    rows: [
      { cells: ["Gradil de uma casa", "{{plano-solo-nome}}", "{{plano-solo-potencia}}", "{{plano-solo-preco}}"], about: ["motor-solo"] },
      { cells: ["Chapa ou madeira", "{{plano-rio-nome}}", "{{plano-rio-potencia}}", "{{plano-rio-preco}}"], about: ["motor-rio"] },
      { cells: ["Várias famílias, loja", "{{plano-seg-nome}}", "{{plano-seg-potencia}}", "{{plano-seg-preco}}"], about: ["motor-seg"] },
    ],
    ends: [
      {
        says: [
          "Folha residencial costuma ficar em {{peso-residencial}}. Comprimento acima de {{comprimento-maximo}} leva a outro projeto.",
          "Na dúvida entre dois planos, decida pelo vento: chapa cheia em rua aberta trabalha contra ele o dia inteiro.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa um portão de correr automático", "Preço do motor e da folha"],
    items: [
      {
        says: [
          "Com a montagem, os planos custam {{plano-solo-preco}}, {{plano-rio-preco}} e {{plano-seg-preco}}. A folha em si, quando falta, é do serralheiro.",
          "O motor parte de {{plano-solo-preco}} e sobe com peso e ritmo de uso. Base e cano que já existem barateiam a montagem.",
        ],
      },
      {
        for: ["price", "install", "replace", "worth-it", "repair"],
        says: [
          "Encarecem: trilho a refazer, base de concreto nova, cremalheira inteira, folha que precisa de par de rodas. Barateiam: folha leve de gradil e energia já na parede do fim do percurso.",
          "O serviço no local, sem peças, fica em {{manutencao-custo}}. Roda, guia e barra dentada entram pelo que a folha pedir.",
        ],
      },
      {
        for: ["price", "buy", "install"],
        says: ["O pagamento divide-se em {{parcelas}}, e o motor antigo, se houver, pode abater {{desconto-basico}}."],
      },
      {
        for: ["price", "install", "buy", "what"],
        says: [
          "Pergunte o que está dentro: cremalheira por metro, base, fio até o quadro e fotocélula costumam vir em linhas separadas. Folha longa pesa na primeira, garagem comprida na terceira.",
          "A base de concreto e o trilho novo são obra, e não equipamento. Quem já os tem em ordem paga só a máquina e a montagem.",
        ],
      },
      {
        for: ["repair", "maintain", "price", "emergency", "replace"],
        says: [
          "Par de rodas, rolete de guia e ímã são reparos pequenos. Trilho arrancado ou folha torta mudam de profissional e de conta.",
          "Enquanto o defeito é de roda ou de regulagem, o serviço fica em {{manutencao-custo}}. Pinhão e barra gastos juntos somam peça a essa conta.",
        ],
      },
    ],
  },
  worth: {
    headings: ["Reformar a folha ou fazer outra", "Vale trocar de basculante para correr?"],
    items: [
      {
        says: [
          "Folha que só precisa de roda e trilho é barata de recuperar. Pé podre em toda a largura, não: ali a cremalheira não tem onde se prender.",
          "Sair do basculante para o de correr compensa quando já se vai mexer no muro e no piso, e a lateral existe. Sem obra marcada, o basculante bem equilibrado resolve.",
        ],
      },
    ],
  },
  care: {
    headings: ["Para o portão de correr durar", "Cuidados com a folha deslizante"],
    items: [
      {
        says: [
          "Varra o trilho a seco e não jogue óleo nele. Água de mangueira leva areia para dentro das rodas, e graxa a prende ali.",
          "Depois de qualquer encostão de carro, veja se a folha ainda corre reta. Trilho torto começa assim e aparece meses depois.",
        ],
      },
      {
        for: ["maintain", "how-to", "when", "what"],
        says: [
          "Na revisão, peça a altura das duas pontas por escrito. A queda da folha é lenta demais para ser vista de memória.",
          "Em uso intenso, a visita encurta para {{revisao-intervalo}}. Rua de terra e obra vizinha contam como uso intenso.",
        ],
      },
      {
        for: ["maintain", "what", "how-to", "when", "repair"],
        says: [
          "Passe a vassoura no trilho na mesma manhã em que o lixo sai, com o disjuntor do portão desligado. Pedra pequena é o que achata roda nova.",
          "Olhe as emendas do trilho com a folha aberta: fresta que cresceu desde a última vez é base cedendo.",
        ],
      },
      {
        for: ["maintain", "what", "when"],
        says: ["Repare na borracha do batente. Seca ou rachada, ela devolve a pancada para a solda e para a cremalheira."],
      },
    ],
  },
  cases: {
    headings: ["O deslizante no seu caso", "Conforme a rua e o uso"],
    items: [
      {
        when: { uses: ["casa"] },
        says: [
          "Portão de correr em casa: o recuo entre a folha e o muro do vizinho costuma ser o que decide o motor, e não a potência. Meça esse corredor já descontando torneira, degrau e relógio de luz.",
        ],
      },
      {
        when: { uses: ["sobrado"] },
        says: [
          "Em sobrado, a folha deslizante serve à entrada de carro que tem lateral; sem ela, a garagem embutida pede outro tipo. Confira antes de encomendar.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Deslizante de garagem coletiva gasta roda, não motor: passe a contar aberturas. Roda de aço com rolamento blindado e conferência a cada revisão saem mais baratas que máquina nova.",
          "Em condomínio, folha de correr larga merece duas fotocélulas, uma em cada altura de para-choque, porque caminhão de entrega passa por cima da primeira.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Loja com folha de correr fecha por comando e não por tempo: cliente que volta para buscar a nota não pode ser surpreendido no vão.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Deslizante de galpão corre sobre trilho que recebe roda de caminhão e pino de engate. Trilho embutido com calha larga dura; perfil leve à flor do piso, não.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Na vila, folha de correr larga atravessa a entrada de todos: porta de pedestre na própria folha evita que o portão inteiro ande por uma pessoa.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "Em sítio, deslizante grande pede base de trilho em concreto. Terra batida cede de um lado na primeira chuva, e a folha aprende a cair.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Portão de correr em rua inclinada anda pesado em um sentido e leve no outro. O motor é escolhido pelo lado que sobe, e precisa segurar a folha com a energia caída.",
          "Em ladeira, destravar é perigoso: a folha corre sozinha para a descida. Fim de trilho reforçado e batente alto são a primeira compra.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "Com rampa logo atrás do vão, o deslizante é o tipo mais sossegado: ele não usa o espaço da subida. O que ele pede é trilho que não receba a água que desce por ela.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Em terreno que alaga, a base sobe alguns dedos e a emenda sai do piso. A calha do trilho cheia é o que derruba rodas e placa no mesmo mês.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Sob árvore, folha deslizante trava em semente e fruto dentro da calha. Um trilho que se varra com vassoura larga dá menos chamado que um motor mais forte.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Rua de terra ou obra ao lado: o pó fino vira lixa entre dente e pinhão. Cremalheira seca e varrida todo sábado vale mais do que uma troca de peça.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Em calçada de muita gente, a folha de correr tem a vantagem de ficar atrás do muro, mas o vão dela junto à coluna prensa mão. Grade fechada ali e sensor no vão são o cuidado.",
        ],
      },
      {
        when: { uses: ["casa"], gates: ["deslizante"] },
        says: [
          "Casa com portão de correr e jardim ao lado do muro costuma molhar o trilho toda noite. Aspersor virado para o outro lado poupa roda e fio.",
          "Se a folha recolhe atrás do muro onde fica o tanque ou a bicicleta, deixe um palmo livre em toda a extensão. O que encosta ali segura a folha no fim do curso.",
        ],
      },
      {
        when: { uses: ["sobrado"], gates: ["deslizante"] },
        says: [
          "Sobrado geminado raramente tem muro para a folha inteira: duas folhas telescópicas recolhem em metade do espaço e pedem cabo entre elas, que também entra na revisão.",
        ],
      },
      {
        when: { uses: ["predio"], gates: ["deslizante"] },
        says: [
          "Em prédio, a folha de correr passa o dia fazendo o mesmo curso, e o dente do pinhão gasta antes da barra. Trocar os dois juntos evita que o velho coma o novo.",
          "Garagem de prédio com portão de correr lavada toda semana empurra areia para dentro da calha. O jato vai do trilho para o ralo, nunca da rua para o trilho.",
        ],
      },
      {
        when: { uses: ["condominio"], gates: ["deslizante"] },
        says: [
          "Portão de correr de condomínio ganha com dois tempos: abertura rápida para não fazer fila e fechamento mais calmo, que dá chance ao pedestre.",
          "Folha longa de condomínio flexiona no meio ao partir. Partida suave na central poupa solda e cremalheira nesse instante.",
        ],
      },
      {
        when: { uses: ["comercio"], gates: ["deslizante"] },
        says: [
          "Estacionamento com portão de correr precisa de batente que se veja: manobrista encosta na folha aberta, e a coluna de trás é que leva o golpe.",
        ],
      },
      {
        when: { uses: ["galpao"], gates: ["deslizante"] },
        says: [
          "No galpão, a empilhadeira cruza o trilho carregada e achata o perfil. Uma chapa de passagem dos dois lados divide o peso e evita o degrau que faz a roda pular.",
          "Folha de galpão com chapa alta recebe vento de lado e torce na guia. Rolete de cima com folga medida evita que ela tombe para a rua.",
        ],
      },
      {
        when: { uses: ["vila"], gates: ["deslizante"] },
        says: [
          "Entrada de vila com portão de correr costuma ter o trilho no meio da passagem de carrinho e cadeira. Trilho rebaixado e nivelado com o piso atende os dois usos.",
        ],
      },
      {
        when: { uses: ["sitio"], gates: ["deslizante"] },
        says: [
          "Portão de correr de chácara fica longe do quadro, e o motor parte fraco no fim do fio. A tensão é medida com a folha andando, e não parada.",
        ],
      },
      {
        when: { grounds: ["ladeira"], gates: ["deslizante"] },
        says: [
          "Em rua de subida, a base do motor é assentada no nível do trilho, e não no da calçada. Base inclinada faz o pinhão engatar só na borda do dente.",
        ],
      },
      {
        when: { grounds: ["rampa"], gates: ["deslizante"] },
        says: [
          "Carro que desce a rampa freia em cima do trilho. Perfil chumbado em concreto, e não só parafusado, aguenta esse peso sem abrir a emenda.",
        ],
      },
      {
        when: { grounds: ["baixada"], gates: ["deslizante"] },
        says: ["Depois de cada enxurrada, olhe a ponta baixa do trilho: é ali que fica o barro que a roda não vence no dia seguinte."],
      },
      {
        when: { grounds: ["arvores"], gates: ["deslizante"] },
        says: [
          "Raiz perto do muro levanta o trilho em um ponto e abre a distância entre dente e pinhão logo ao lado. O estalo aparece sempre na mesma altura do curso.",
        ],
      },
      {
        when: { grounds: ["poeira"], gates: ["deslizante"] },
        says: [
          "Com caminhão passando e terra na via, a vassoura vem antes da graxa: o pó que a graxa segura vira massa entre a roda e o trilho.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"], gates: ["deslizante"] },
        says: [
          "Com muita gente na calçada, a folha que corre por dentro do muro é a mais gentil. O ponto a vigiar é a fresta entre ela e a coluna, onde uma mão de criança cabe.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que informar sobre o portão de correr", "Fotos e medidas da folha"],
    items: [
      {
        says: [
          "Envie o comprimento da folha, a largura do vão e a sobra de muro ao lado, medidos no chão. Foto da folha aberta mostra se ela passa do vão.",
          "Fotografe o pé da folha de perto, o trilho em toda a extensão e o canto onde a máquina ficaria.",
          "Diga de que é feita a folha e se ela ganhou chapa, lambril ou cerca depois de pronta; é isso que muda o peso.",
        ],
      },
      {
        says: [
          "Conte se ela anda leve à mão, se há calha com água parada e quantas pessoas usam a entrada na pior hora.",
          "Se houver motor, mande a etiqueta dele e a cremalheira de perto, com uma moeda ao lado dos dentes para dar o tamanho.",
        ],
      },
      {
        for: ["install", "price", "buy", "which", "what", "replace"],
        says: [
          "Mande três medidas: largura do vão, altura da folha e quanto muro sobra ao lado. A terceira é a que mais decide.",
          "Fotografe o trilho inteiro, em pé, de uma ponta à outra, e depois a cremalheira de perto, com os dentes visíveis.",
        ],
      },
      {
        for: ["repair", "maintain", "emergency", "why"],
        says: [
          "Filme a folha andando de ponta a ponta, com som, da altura do trilho. O lugar do estalo aparece na imagem.",
          "Diga se ela corre leve na mão com o motor solto, e se o defeito é em um sentido ou nos dois.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Quanto espaço lateral o portão de correr precisa?", "Preciso de muro inteiro ao lado?"],
      for: ["what", "which", "install", "price", "worth-it"],
      says: [
        "O comprimento da folha mais a máquina. Menos do que isso pede telescópico, duas folhas ou outro tipo de portão.",
        "Precisa de muro ou de grade que receba a folha. Onde não há, resta um portão que suba ou que gire.",
      ],
    },
    {
      asks: ["Posso pôr cerca elétrica no topo da folha de correr?", "A cerca no portão atrapalha o motor?"],
      says: [
        "Pode, com cabo flexível próprio e conta do peso novo. Fio rígido dobra e quebra no mesmo ponto.",
        "Atrapalha se aumentar muito o peso ou se o cabo prender na guia. Avise, porque a força é regulada com isso junto.",
      ],
    },
    {
      asks: ["Portão de correr tomba?", "A folha pode cair para a rua?"],
      about: ["guia", "roldana"],
      for: ["why", "what", "worth-it", "repair", "emergency"],
      says: [
        "Tomba se a guia de cima perde o rolete ou se ele sai do trilho. Por isso, folha torta não se move.",
        "Pode, quando o rolete do alto gasta e ela chega ao fim do percurso com folga. A revisão vê isso antes.",
      ],
    },
    {
      asks: ["A cremalheira pode ser de plástico?", "Barra de nylon ou de ferro?"],
      about: ["cremalheira"],
      for: ["which", "price", "what", "replace"],
      says: [
        "A reforçada de plástico com alma de aço serve a folha leve e faz menos ruído. A de ferro aguenta mais e pede alinhamento melhor.",
        "Depende do peso: leve, plástico reforçado; pesada, metal. O que não serve é misturar barra e pinhão de passos diferentes.",
      ],
    },
    {
      asks: ["Preciso de fim de curso se o motor tem aprendizado?", "O motor com aprendizado dispensa o ímã?"],
      about: ["fim-de-curso"],
      for: ["which", "what", "how-to", "install"],
      says: [
        "Precisa de batente sempre. O aprendizado conta o caminho; quem segura a folha quando a contagem falha é o ferro.",
        "O ímã ou a haste avisa, o batente segura. O primeiro pode ser dispensado em algumas centrais; o segundo, em nenhuma.",
      ],
    },
    {
      asks: ["Dá para virar o portão para o outro lado?", "Posso mudar o lado em que ele recolhe?"],
      for: ["how-to", "install", "what", "price"],
      says: [
        "Dá, se houver muro do outro lado e o trilho for refeito. O motor se troca de ponta, e o lado se inverte na central.",
        "Pode, quando o vão e a lateral permitem. É obra de serralheiro e de piso antes de ser de motor.",
      ],
    },
    {
      asks: ["Existe portão deslizante sem trilho?", "O portão de correr pode andar sem trilho no chão?"],
      for: ["install", "which", "what", "buy"],
      says: [
        "Existe o de folha em balanço, que corre sobre rodas fixas no muro. Precisa de contrapeso de folha e de mais espaço ao lado.",
        "Pode, no sistema autoportante. Ele serve a entrada que alaga ou tem caminhão, e custa mais em ferragem.",
      ],
    },
    {
      asks: ["Que altura a cremalheira deve ter sobre o pinhão?", "Como sei se a barra está na altura certa?"],
      for: ["maintain", "repair", "how-to", "install"],
      says: [
        "A que deixa uma pequena folga, igual do começo ao fim. Barra apoiada no pinhão carrega o peso da folha sobre o motor.",
        "Ouça o curso inteiro: som que muda no meio diz que a barra subiu ou desceu ali. A regulagem fica com o técnico.",
      ],
    },
    {
      asks: ["Quanto pesa um portão de correr?", "Como descubro o peso da minha folha?"],
      for: ["which", "buy", "price", "what"],
      says: [
        "Sem balança, pelo material e pela área. Mande medidas e foto do quadro, e o técnico calcula antes de indicar a máquina.",
        "Largura, altura e tipo de chapa bastam para uma conta segura. O que ela não mostra é o atrito das rodas, sentido na mão.",
      ],
    },
    {
      asks: ["O motor pode ficar dentro do muro?", "Dá para esconder o motor do portão de correr?"],
      for: ["install", "what", "which"],
      says: [
        "Pode ficar atrás da coluna, em nicho ventilado e com acesso. Fechado sem ar, ele esquenta e desarma.",
        "Dá, desde que a tampa abra inteira e a água não fique no nicho.",
      ],
    },
    {
      asks: ["O portão de correr estraga a calçada?", "Preciso mexer no piso para pôr o trilho?"],
      for: ["install", "what", "price"],
      says: [
        "O trilho fica dentro do terreno, na linha do muro. A calçada só entra na obra quando a entrada precisa de rebaixo.",
        "Precisa de uma faixa reta e nivelada, com concreto embaixo. Piso de placa solta não segura trilho.",
      ],
    },
    {
      asks: ["Vale trocar só o pinhão?", "Posso trocar o pinhão e deixar a barra?"],
      for: ["repair", "replace", "price", "maintain"],
      says: [
        "Só se os dentes da barra estiverem inteiros. Dente fino de um lado gasta o pinhão novo em pouco tempo.",
        "Pode, com a barra medida antes. Em geral gastam juntos, no trecho em que a folha para.",
      ],
    },
  ],
};
