import type { Component } from "#domain/knowledge/entry";

export const batente: Component = {
  kind: "component",
  id: "batente",
  name: { one: "batente", many: "batentes", gender: "m" },
  aliases: [
    "batente de portão",
    "batente do portão",
    "batente para portão",
    "batentes de portão",
    "batentes do portão",
    "batente de piso",
    "batente de chão",
    "batente central",
    "batente de borracha",
    "batente de fim de trilho",
    "fim de trilho",
    "limitador de trilho",
    "parador de portão",
    "parador do portão",
    "trava de chão do portão",
    "encosto do portão",
    "batedor do portão",
    "batedor de portão",
    "batende",
    "batente do basculante",
    "batente do deslizante",
  ],
  variants: [
    { id: "de-fechamento", names: ["batente de fechamento", "batente de recebimento", "recebedor do portão", "coluna de batente"] },
    { id: "de-abertura", names: ["batente de abertura", "batente traseiro", "batente final"] },
  ],
  not: ["batente de porta", "batente da porta", "batente de janela", "batente de madeira para porta"],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["bate", "fim-de-curso", "trilho", "dobradica", "trava-eletrica"],
  pages: ["/topicos/regulagem-de-fim-de-curso-de-portao", "/topicos/motor-para-portao-de-correr"],
  brief: [
    "O batente é o que segura a folha quando o fim de curso falha: sem ele, o portão de correr passa do trilho e tomba.",
    "Batente mole muda de lugar a cada chegada, e o portão que fechava justo passa a abrir uma fresta.",
    "No portão de abrir, o batente central é a metade do motor: sem encosto firme, o braço segura a folha sozinho a noite toda.",
    "Batente não é freio. Quem deve parar a folha é a central; ele existe para o dia em que ela não para.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "O batente é a peça fixa onde a folha encosta no fim do caminho: no portão de correr, um esbarro no trilho e outro na coluna; no de abrir, um no piso; no basculante, apoios em cima e embaixo. Ele guarda a folha no dia em que a parada elétrica não age.",
        "Batente de portão é o limite mecânico, o que continua existindo sem energia, sem central e sem regulagem. Motor que depende dele para parar está mal ajustado; portão que não o tem está sem última defesa.",
      ],
    },
    {
      to: ["install"],
      says: [
        "A instalação do batente vem antes do motor: chumba-se o limite dos dois lados, mede-se o curso entre eles e só então se ensina à central onde parar, um pouco antes de cada um.",
        "Para instalar batente, procura-se base que não ceda, concreto ou ferro, e nunca a borda de um piso cerâmico. Peça firme em base solta é esbarro que anda.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto do batente é refixar, e não apertar: furo alargado pede chumbador novo em lugar são, e ferro dobrado volta ao prumo antes da solda. Depois se refaz a parada do motor.",
        "Batente que voltou a soltar levou pancada demais. Sem acertar o fim de curso e a desaceleração, o terceiro chumbador terá o destino dos outros.",
      ],
    },
    {
      to: ["replace"],
      says: [
        "A troca do batente aproveita para pôr borracha onde havia ferro contra ferro e para recuar o ponto de encosto. Mudou o encosto, muda o curso gravado na central.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O preço do batente depende da base: parafusar em concreto é pouco, chumbar em piso que se quebra é serviço de pedreiro. Com o acerto da parada, a manutenção fica em {{manutencao-custo}}.",
        "Quanto custa refazer um batente de portão varia com solda, massa e quantos limites faltam. A peça em si é o menor dos três.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para saber se o batente cumpre o papel, desligue o disjuntor, encoste a mão nele e tente balançar: firme, fica; mexeu, o chumbador cedeu. Depois veja se a folha para antes dele, e não nele.",
        "Confira o batente com a folha parada: marca de pancada, reboco trincado e parafuso saltado contam há quanto tempo ele vem freando o portão.",
      ],
    },
    {
      to: ["which"],
      says: [
        "O batente certo é o da folha: esbarro de aço no fim do trilho para a de correr, peça central de piso para duas folhas de abrir, apoio de borracha para o basculante. Altura e base decidem mais do que o modelo.",
      ],
    },
    {
      to: ["why"],
      says: [
        "O batente se solta porque recebe, a cada chegada, a folha inteira no mesmo ponto. Central que corta tarde, rampa de desaceleração perdida e roda leve demais transformam encosto em martelo.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Refaça o batente quando ele balança, quando a folha passa do limite ou quando o portão fecha e reabre sem motivo. No de correr sem esbarro no fim do trilho, a hora é antes da próxima manobra.",
      ],
    },
    {
      to: ["maintain"],
      says: [
        "A manutenção do batente é olhar chumbador, borracha e a distância entre a parada e o encosto. Na revisão, recomendada a cada {{revisao-intervalo}}, ele é medido com a folha chegando pelo motor.",
      ],
    },
    {
      to: ["emergency"],
      says: [
        "Portão de correr sem batente no fim do trilho, ou com ele arrancado, não se aciona: a folha pode sair e tombar. Desligue o disjuntor, deixe-a onde está e afaste as pessoas dos dois lados.",
      ],
    },
  ],
  definition: {
    headings: ["Onde a folha encosta", "Limite mecânico e parada elétrica", "O último recurso do portão"],
    items: [
      {
        when: { gates: ["deslizante"] },
        says: [
          "No de correr são três pontos: o esbarro que impede a folha de passar do trilho ao abrir, a coluna que a recebe ao fechar e a canaleta que a segura de pé nessa coluna. O primeiro evita tombo; o último evita arrombamento.",
          "A folha de correr tem rodas e pressa. Sem esbarro nas pontas, a única coisa entre ela e a calçada é uma ordem elétrica.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "No de abrir, a peça do piso recebe as duas folhas no meio do vão e outra, junto ao muro, impede que passem de abertas. Sem elas, quem define o fim do giro é o braço do motor, que foi feito para empurrar, e não para segurar.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante, há apoio embaixo, onde a folha assenta, e em cima, onde ela descansa aberta. São eles que tiram do braço e do cabo o tranco da chegada.",
        ],
      },
      {
        about: ["fim-de-curso", "rampa-de-desaceleracao"],
        says: [
          "A ordem certa é a folha diminuir, parar e apenas roçar o encosto. Motor que usa a parede como sinal de parada lê pancada como chegada, e um dia lê gente como parede.",
          "Regula-se a parada para antes do limite e deixa-se o limite para o imprevisto. Invertidos os papéis, gasta-se motor para economizar ímã.",
        ],
      },
      {
        for: ["what", "which", "install"],
        about: ["trava-eletrica"],
        says: ["Ele também é meia fechadura: sem encosto firme a trava elétrica não acha a chapa, e a folha fechada balança no vento."],
      },
    ],
  },
  faults: {
    headings: ["Sinais de batente vencido", "Como o limite falha", "O que a pancada deixa"],
    leads: ["O disjuntor desce, a folha para, e a base conta tudo:", "Procure no ponto de encosto, e não no motor:"],
    items: [
      {
        label: "Balança na mão",
        about: ["bate"],
        says: [
          "chumbador que gira no furo ou massa esfarelada; o limite anda alguns milímetros por semana.",
          "há pó de reboco no piso e a peça tem um lado brilhante, o da folga.",
        ],
      },
      {
        label: "Folha passa do ponto",
        about: ["trilho", "fim-de-curso"],
        says: [
          "o esbarro entortou e a roda da frente chega à borda do trilho.",
          "a cremalheira termina antes do encosto, e o pinhão fica no ar na ponta do curso.",
        ],
      },
      {
        label: "Fresta ao fechar",
        about: ["nao-fecha"],
        says: ["o portão para no lugar de sempre e não veda: foi o encosto que recuou."],
      },
      {
        label: "Fecha e reabre",
        about: ["volta"],
        says: [
          "limite adiantado faz a folha tocar antes da parada, e a central entende obstáculo.",
          "depois da pintura ou da borracha nova, o mesmo curso ficou comprido demais.",
        ],
      },
      {
        label: "Borracha comida",
        about: ["faz-barulho"],
        says: ["ferro encosta em ferro e o estalo acorda a casa; a borracha ressecou e caiu sem ninguém ver."],
      },
      {
        label: "Solda aberta",
        about: ["bate"],
        says: ["linha de ferrugem na junção do encosto com a coluna: a próxima chegada pode arrancá-lo."],
      },
      {
        label: "Folha aberta no vento",
        about: ["dobradica"],
        when: { gates: ["pivotante"] },
        says: ["sem esbarro junto ao muro, a rajada leva a folha além do giro e arranca o suporte do braço."],
      },
    ],
  },
  neighbours: {
    headings: ["Batente, fim de curso ou trava", "Quem parou a folha"],
    items: [
      {
        label: "Fim de curso",
        about: ["fim-de-curso"],
        says: [
          "ele é a ordem de parar; o batente é a parede. Se a folha só para quando bate, a ordem é que se perdeu.",
          "parada que muda de um dia para o outro é sensor; parada sempre na parede é limite fazendo o serviço dele.",
        ],
      },
      {
        label: "Trava elétrica",
        about: ["trava-eletrica"],
        says: ["a lingueta segura a folha contra o encosto; encosto mole dá fechadura que não tranca."],
      },
      {
        label: "Obstáculo no trilho",
        about: ["limpar-trilho"],
        when: { gates: ["deslizante"] },
        says: [
          "pedra no canto do trilho também para a folha antes do fim, e some com a vassoura. O limite de verdade não muda de lugar quando se varre.",
        ],
      },
      {
        label: "Braço do motor",
        about: ["basculante", "pivotante"],
        says: [
          "motor que ronca com a folha parada está usando o próprio braço como encosto. O ruído no fim do curso acusa a falta de limite.",
        ],
      },
    ],
  },
  checks: {
    headings: ["O que olhar no ponto de encosto", "Exame do limite sem ferramenta"],
    leads: [
      "Disjuntor do portão desligado, folha parada e ninguém entre ela e a coluna.",
      "O exame cabe em três pontos: a base, a peça e o lugar onde a folha toca.",
    ],
    steps: [
      {
        label: "Firmeza",
        says: [
          "empurre o limite para os dois lados com a mão. Qualquer jogo é base perdida, por menor que pareça.",
          "bata de leve na massa em volta: som oco é chumbador que já não trabalha.",
        ],
      },
      {
        label: "Marca",
        says: ["veja onde a folha encosta: marca larga e brilhante é pancada, risco fino é encosto suave."],
      },
      {
        label: "Ponta do trilho",
        about: ["trilho"],
        when: { gates: ["deslizante"] },
        says: ["confira se há esbarro nas duas pontas e se a roda não passa por cima dele. Faltando um, o portão não se usa."],
      },
      {
        label: "Meio do vão",
        when: { gates: ["pivotante"] },
        says: ["olhe se a peça central está no lugar e se pneu nenhum a entortou; é a que mais leva roda de carro."],
      },
      {
        label: "Apoio da folha",
        about: ["molas-e-cabos"],
        when: { gates: ["basculante"] },
        says: [
          "com a folha fechada, veja as borrachas de baixo pelo lado de fora. As de cima ficam para o técnico, que as olha sem ninguém sob a folha.",
        ],
      },
      {
        label: "Chegada",
        about: ["rampa-de-desaceleracao"],
        says: [
          "religue, afaste-se e assista a uma manobra: a folha deve diminuir antes do encosto. Chegada cheia pede regulagem, e não limite mais forte.",
        ],
      },
    ],
    ends: [{ says: ["Limite solto na ponta do trilho ou solda aberta encerra o exame: o disjuntor permanece embaixo até o reparo."] }],
  },
  work: {
    headings: ["Como o técnico refaz o batente", "Da base ao curso gravado", "O que se acerta depois do limite"],
    leads: [
      "Primeiro a base, depois a peça e por último a memória da central:",
      "Reforçar sem regular a parada é preparar a próxima quebra:",
    ],
    steps: [
      {
        label: "Base",
        says: [
          "massa solta é removida até achar concreto ou ferro, e o furo novo sai longe do velho.",
          "em piso sem espessura, uma chapa por baixo distribui a chegada.",
        ],
      },
      {
        label: "Posição",
        about: ["cremalheira", "trilho"],
        says: [
          "o limite é posto onde a folha está coberta pelo trilho e o pinhão ainda tem dente inteiro.",
          "no de abrir, acha-se o meio do vão com as duas folhas alinhadas antes de furar o chão.",
        ],
      },
      {
        label: "Borracha",
        says: ["entra o amortecedor do tamanho do encosto, parafusado; colado, ele sai na primeira chuva com sol."],
      },
      {
        label: "Curso",
        about: ["fim-de-curso", "encoder"],
        says: ["a central reaprende os dois fins com o limite novo, parando antes dele por uma folga pequena e igual nos dois sentidos."],
      },
      {
        label: "Força",
        about: ["criancas-e-animais"],
        says: ["mede-se a reação a um obstáculo no último palmo do curso, porque é ali que a central mais ignora o que toca."],
      },
      {
        label: "Trava",
        about: ["trava-eletrica"],
        says: ["a lingueta é realinhada com a folha encostada no ponto novo."],
      },
    ],
  },
  effort: {
    headings: ["O que o conserto do limite pede", "Massa, cura e portão manual"],
    items: [
      {
        says: [
          "Parafusado em concreto, fica pronto na visita. Chumbado com massa, pede cura antes da primeira chegada, e nesse tempo a folha é movida à mão.",
          "Solda na coluna obriga a proteger motor e fiação da faísca; por isso o serralheiro e o técnico combinam o dia.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa um limite firme", "Peça, base e regulagem"],
    items: [
      {
        says: [
          "Acertar a parada e refixar um limite são manutenção, de {{manutencao-custo}}. Solda e alvenaria entram à parte.",
          "O encosto é ferro barato. Paga-se a base que o segura e a regulagem que o deixa em paz.",
        ],
      },
      {
        for: ["price", "worth-it", "repair", "when"],
        about: ["engrenagem", "coroa"],
        says: ["Pancada que não se corrige cobra em dente, solda e suporte de motor. Um limite refeito cedo é a menor dessas contas."],
      },
    ],
  },
  choice: {
    headings: ["Que limite serve em cada portão", "Da folha ao encosto"],
    columns: ["O portão", "Limite", "Cuidado"],
    rows: [
      { cells: ["De correr, abertura", "Esbarro no fim do trilho", "Mais alto que o eixo da roda"], when: { gates: ["deslizante"] } },
      { cells: ["De correr, fechamento", "Coluna com canaleta", "Folga para folha dilatada"], when: { gates: ["deslizante"] } },
      { cells: ["De abrir, duas folhas", "Peça central no piso", "Baixa para não furar pneu"], when: { gates: ["pivotante"] } },
      { cells: ["De abrir, folha aberta", "Esbarro junto ao muro", "Altura da travessa"], when: { gates: ["pivotante"] } },
      { cells: ["Basculante", "Apoios de borracha", "Iguais dos dois lados"], when: { gates: ["basculante"] } },
      { cells: ["Entrada de carga", "Limite recuado e protegido", "Fora da linha do pneu"], when: { uses: ["galpao", "comercio"] } },
    ],
  },
  care: {
    headings: ["Para o encosto durar", "O que poupa base e borracha"],
    items: [
      {
        says: [
          "Olhe o ponto de encosto quando varrer a garagem. Pó de reboco ali é o primeiro aviso, e o mais barato.",
          "Não amorteça com pneu, pano ou espuma improvisada: o ponto de chegada muda, e a central passa a enxergar obstáculo onde há enfeite.",
        ],
      },
      {
        for: ["maintain", "when", "what", "how-to"],
        says: ["Pintou a coluna ou pôs borracha nova? Peça que o curso seja reaprendido. Milímetros bastam para a folha voltar."],
      },
      {
        about: ["bate"],
        says: ["Se a chegada ficou barulhenta de uma semana para outra, o batente ainda está bom e a parada não. É essa a hora de chamar."],
      },
    ],
  },
  cases: {
    headings: ["O limite no seu portão", "Conforme a folha e o piso"],
    items: [
      {
        when: { gates: ["deslizante"] },
        says: [
          "Em portão de correr, o esbarro de abertura costuma ser esquecido porque fica atrás da folha, junto ao muro. É justamente o que impede a queda.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "Em portão de abrir, a peça do meio divide o carro do vão: alta demais ela raspa o fundo, baixa demais a folha passa por cima. A altura se acerta com o carro da casa.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante, apoio desigual faz a folha assentar em um canto e torcer o quadro toda noite. Os dois lados são postos com nível, e não com calço de papelão.",
        ],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: [
          "Em casa, o encosto costuma estar preso na borda do piso cerâmico. Quando a peça racha, a família vê a fresta e culpa o motor.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Em garagem coletiva, a folha chega o dia inteiro no mesmo ponto sem que ninguém a olhe. Limite com borracha e revisão marcada, {{preventiva-condominio}}, evita a solda de domingo.",
          "Condomínio que acelerou o portão para acabar com a fila devolveu a pressa ao batente. Velocidade maior pede desaceleração mais longa, e não ferro mais grosso.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Em loja, o carrinho de entrega acerta o limite do piso antes da folha. Pintura viva e peça rebaixada salvam o encosto e a canela.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Folha pesada de galpão arranca esbarro de cantoneira na primeira falha de sensor. Ali o limite é viga chumbada, com borracha de carga.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Na vila, ninguém é dono da coluna, e o limite fica solto por meses. Um responsável e uma foto por estação resolvem sem assembleia.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "Em porteira automatizada, o moirão de madeira que recebe a folha trabalha com a umidade. Encosto de ferro com pé próprio não acompanha o moirão.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Folha que desce para fechar ganha embalo no último metro, e o encosto de baixo recebe tudo. Nessa ponta a desaceleração precisa começar antes.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "Em rampa, limite central do pivotante vira degrau para o fundo do carro. Usam-se encostos nas colunas, e não no meio da passagem.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Terreno que encharca solta chumbador por baixo: a massa parece boa e a base virou barro. Depois da cheia, empurre o limite com a mão antes de confiar nele.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Raiz levanta o piso e leva o limite junto. O portão começa a voltar ao fechar, e o motivo está um palmo abaixo, crescendo.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Areia acumulada contra a coluna forma um calço que a folha aperta a cada chegada. A vassoura devolve o curso; limite novo, nesse caso, só mudaria o calço de lugar.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Diante de calçada movimentada, o limite da ponta protege quem está do lado de fora. Sem ele, o portão não anda nem com alguém vigiando.",
        ],
      },
      {
        when: { uses: ["predio"] },
        says: ["Em prédio, o encosto da folha aberta leva mais pancada do que o da fechada: é nele que o motorista apressado esbarra."],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Pedra de obra entre a folha e o encosto simula obstáculo, e o portão volta sem motivo visível. Olhe o chão antes do sensor.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que mostrar do encosto", "Fotos das duas pontas do curso"],
    items: [
      {
        says: [
          "Fotografe de perto o limite de cada ponta, com a folha afastada, e o piso ou a coluna em volta. A trinca vale mais do que a peça.",
          "Filme a chegada nos dois sentidos, do lado, com som. Pela pancada se sabe se o assunto é base ou parada.",
        ],
      },
      {
        says: [
          "Diga se pintaram, refizeram o piso ou puseram borracha há pouco, e se algum carro bateu na folha.",
          "Conte de que é feita a base: concreto, tijolo, terra batida ou piso de cerâmica sobre areia.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["O motor precisa mesmo de batente se tem fim de curso?", "Com sensor de parada, o limite ainda serve?"],
      about: ["fim-de-curso"],
      for: ["why", "what", "install", "which"],
      says: [
        "Precisa. Sensor depende de energia e de regulagem; o limite só depende de estar preso.",
        "Serve no dia em que o ímã cai, a placa trava ou alguém empurra a folha na mão. Por isso vem primeiro na obra.",
      ],
    },
    {
      asks: ["Posso pôr uma espuma para acabar com a batida?", "Pneu velho na ponta do trilho resolve?"],
      about: ["bate", "volta"],
      says: [
        "Não. A folha passa a encontrar a espuma antes da parada e reabre. Batida se resolve na regulagem.",
        "Abafa e desregula. O que falta é a folha diminuir antes, e isso está na central.",
      ],
    },
    {
      asks: ["O portão saiu pelo fim do trilho. E agora?", "Faltou batente e a folha caiu. O que faço?"],
      about: ["trilho", "emergencia"],
      when: { gates: ["deslizante"] },
      says: [
        "Não tente erguê-lo. Desligue o disjuntor, isole a calçada e peça socorro; a folha apoiada ainda pode tombar.",
        "Afaste todos e não puxe com o carro. O retorno ao trilho pede escora, e o limite volta antes de a energia voltar.",
      ],
    },
    {
      asks: ["De que material deve ser?", "Borracha ou ferro no encosto?"],
      for: ["which", "what", "price", "replace"],
      says: [
        "Ferro na base, porque segura, e borracha na face, porque recebe. Só borracha cede; só ferro martela.",
        "Os dois. A borracha parafusada tira o estalo e poupa a solda atrás dela.",
      ],
    },
    {
      asks: ["O limite no meio do piso fura pneu?", "Dá para abrir o vão sem batente central?"],
      about: ["pivotante"],
      when: { gates: ["pivotante"] },
      says: [
        "Não, se for baixo e arredondado. O que estraga pneu é a peça de canto vivo ou alta.",
        "Dá, com encosto nas colunas e folhas que se sustentam, o que pede dobradiça em ordem.",
      ],
    },
    {
      asks: ["Depois de refazer, preciso regular o motor?", "Mudou o encosto. O curso muda junto?"],
      about: ["fim-de-curso", "encoder"],
      says: [
        "Sempre. A central guarda onde a folha parava, e alguns milímetros bastam para ela inverter.",
        "Muda. Sem reaprender o percurso, o portão bate no limite novo ou deixa fresta.",
      ],
    },
    {
      asks: ["Quem faz, o técnico ou o serralheiro?", "Chamo pedreiro para o batente?"],
      about: ["visita-tecnica"],
      for: ["repair", "price", "install", "what"],
      says: [
        "A base é de pedreiro ou serralheiro; o ponto certo e a parada são do técnico. Melhor que combinem o lugar antes.",
        "Se o piso precisa ser quebrado, sim. Peça que o furo seja marcado por quem vai regular o motor.",
      ],
    },
  ],
};
