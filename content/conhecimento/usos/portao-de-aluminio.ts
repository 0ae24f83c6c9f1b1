import type { UseEntry } from "#domain/knowledge/entry";

export const portaoDeAluminio: UseEntry = {
  kind: "use",
  id: "portao-de-aluminio",
  name: { one: "portão de alumínio", many: "portões de alumínio", gender: "m" },
  aliases: [
    "portão automático de alumínio",
    "portão eletrônico de alumínio",
    "portão de garagem de alumínio",
    "portão basculante de alumínio",
    "portão deslizante de alumínio",
    "portão de correr de alumínio",
    "portão de abrir de alumínio",
    "portão pivotante de alumínio",
    "basculante de alumínio",
    "portão de lambril",
    "lambril de alumínio",
    "folha de alumínio",
    "portão de aluminio branco",
    "portão de alumíneo",
  ],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["motor-solo", "guia", "aterramento", "roldana", "treme"],
  pages: ["/faq", "/topicos/motor-ppa-solo", "/zona-oeste-portoes"],
  brief: [
    "Portão de alumínio é leve para o motor e mole para o parafuso: o ponto da força pede perfil reforçado.",
    "Em portão de alumínio, o vento pesa mais do que a folha quando o desenho é fechado em lambril.",
    "Folha de alumínio não enferruja, mas o parafuso de aço nela enferruja, e é por ali que ela se solta.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "Portão de alumínio aceita motor com facilidade, porque pesa pouco e corre leve. O que se confere é o perfil no ponto em que a máquina puxa, a guia de cima e quanto vento a folha fechada recebe.",
        "O portão de alumínio é o mais gentil com o motor e o mais sensível à fixação: parede fina de perfil cede onde o parafuso aperta. Reforço por dentro vem antes da montagem.",
      ],
    },
    {
      to: ["install"],
      says: [
        "A instalação de motor em portão de alumínio costuma ficar com o modelo de entrada, desde que o suporte pegue em perfil reforçado. Rebite e parafuso comum em parede fina se soltam com a vibração.",
        "Instalar motor em portão de alumínio pede duas providências: travessa onde a cremalheira ou o braço prende, e isolação entre o alumínio e o parafuso de aço, para um não comer o outro.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto de portão de alumínio quase nunca é de força. Procuram-se rebite solto, canto aberto, guia com folga e perfil vergado onde o motor puxa; o chocalho diz em qual deles.",
        "Portão de alumínio amassado em batida se examina no esquadro antes do motor. Perfil que vincou não volta à forma, e a folha torta raspa em outro lugar depois de qualquer regulagem.",
      ],
    },
    {
      to: ["maintain"],
      says: [
        "Na manutenção de portão de alumínio reapertam-se rebites e cantoneiras, mede-se a folga da guia e trocam-se parafusos que mancharam. A folha em si pede água e sabão neutro.",
      ],
    },
    {
      to: ["replace"],
      says: [
        "A troca de motor em portão de alumínio é boa hora de baixar a força: a folha leve dispensa a sobra que o equipamento antigo tinha. Furos velhos no perfil são reforçados, e não reaproveitados.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O preço do motor para portão de alumínio parte de {{plano-solo-preco}}, montado na região atendida. Folha de lambril em frente aberta pode pedir o degrau seguinte, por causa do vento.",
        "Quanto custa automatizar um portão de alumínio depende mais do tamanho do que do peso. Reforço de perfil é do serralheiro de alumínio e aparece à parte.",
      ],
    },
    {
      to: ["which"],
      says: [
        "Para portão de alumínio vazado, {{potencia-padrao}} resolve em casa. Lambril fechado, vão largo ou rua de vento pedem reserva de força e guia justa, e não uma folha mais pesada.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "Vale automatizar o portão de alumínio que anda reto: o motor pequeno basta e dura. Perfil vergado ou canto aberto se refaz antes, porque a força repetida abre o que hoje só range.",
      ],
    },
  ],
  definition: {
    headings: ["Leve de mover, fácil de vergar", "O que o alumínio muda", "Perfil, rebite e vento"],
    items: [
      {
        says: [
          "A parede do perfil tem a espessura de uma moeda. Ela segura bem puxada no sentido do comprimento e mal furada no meio, e por isso o motor prende em travessa.",
          "Leveza ajuda a parar diante de alguém: pouca massa em movimento freia depressa. A regulagem de força pode ser a menor de todas.",
        ],
      },
      {
        about: ["guia"],
        says: [
          "Folha leve não se assenta pelo próprio peso. Sem guia justa, a rajada a levanta da roda e a faz bater, coisa que chapa de ferro não faz.",
        ],
      },
      {
        about: ["aterramento"],
        says: [
          "Alumínio e aço molhados formam uma pilha: o primeiro se gasta em volta do parafuso e deixa um pó branco. Arruela isolante e parafuso inoxidável encerram o assunto.",
        ],
      },
    ],
  },
  faults: {
    headings: ["Onde o alumínio cede", "O que afrouxa primeiro"],
    leads: ["O som de lata ajuda a achar o lugar:"],
    items: [
      {
        label: "Rebite solto",
        about: ["faz-barulho"],
        says: ["a lâmina vibra na partida e silencia quando se encosta a mão na folha parada."],
      },
      { label: "Canto aberto", about: ["treme"], says: ["o quadro vira losango ao arrancar, e o topo chega depois da base."] },
      { label: "Furo alargado", says: ["o suporte do motor dança no perfil, com um risco brilhante em volta do parafuso."] },
      { label: "Pó branco", about: ["aterramento"], says: ["corrosão entre metais diferentes, embaixo de arruela ou suporte de aço."] },
      { label: "Perfil vincado", about: ["trava"], says: ["a batida dobrou a parede; a folha passou a raspar sempre no mesmo ponto."] },
    ],
  },
  choice: {
    headings: ["Do desenho ao motor", "Vazado, lambril e vão"],
    leads: ["O vento escolhe mais do que a balança:"],
    columns: ["A folha", "Motor", "Cuidado"],
    rows: [
      { cells: ["Vazada, casa de uma família", "Solo", "Travessa no ponto da força"], about: ["motor-solo"] },
      { cells: ["Lambril em rua aberta", "Rio", "Guia justa e batente firme"], about: ["motor-rio"] },
      { cells: ["Duas metades de girar", "Par igual", "Trava contra a rajada"], when: { gates: ["pivotante"] } },
      { cells: ["Basculante leve", "Pela área do pacote", "Contrapeso mais leve"], when: { gates: ["basculante"] } },
      { cells: ["Vão comprido de prédio", "Orçado pelo giro", "Quadro com diagonal"] },
    ],
  },
  rules: {
    headings: ["Cuidados de montagem", "O que combinar com o serralheiro"],
    items: [
      { label: "Reforço por dentro", says: ["uma barra chata dentro do perfil, no comprimento do suporte, reparte o aperto."] },
      { label: "Parafuso certo", says: ["inoxidável, com arruela larga e isolante; o comum mancha a folha nas primeiras garoas."] },
      { label: "Nada de solda no local", says: ["alumínio se solda em oficina; na calçada, o que se faz é rebite e cantoneira."] },
      { label: "Terra ligado", about: ["aterramento"], says: ["folha que não enferruja também conduz, e a grade leve dá choque igual."] },
    ],
  },
  cost: {
    headings: ["Quanto pesa no orçamento", "O que some e o que fica"],
    items: [
      {
        says: [
          "Com o perfil já reforçado, a conta é a do plano de entrada. Ele sai por {{plano-solo-preco}}. Dois controles e montagem estão dentro.",
          "Reaperto geral, guia e ponto de fixação ficam no valor de uma visita. Ela custa {{manutencao-custo}}. Lâmina amassada é peça de serralheiro.",
        ],
      },
      {
        for: ["price", "install", "replace", "worth-it"],
        says: [
          "O que mais muda o total é o reforço: barra interna feita em oficina custa pouco antes da montagem e obriga a desmontar depois dela.",
        ],
      },
    ],
  },
  care: {
    headings: ["Cuidar de folha leve", "Sabão, rebite e guia"],
    items: [
      {
        says: [
          "Lave com água e sabão neutro, sem palha de aço nem produto ácido, que mancham a anodização. A mangueira fica longe da caixa do motor.",
          "Duas vezes por estação, passe os olhos pelos rebites do lado em que o motor puxa. Cabeça saltada é aviso barato.",
        ],
      },
      { says: ["Fuligem de avenida prende água na emenda dos perfis, e é na emenda que o parafuso mancha."] },
    ],
  },
  cases: {
    headings: ["Conforme a rua e o vão", "O lugar da folha leve"],
    items: [
      {
        when: { gates: ["deslizante"] },
        says: [
          "Folha de correr em alumínio chega ao fim depressa e quase sem embalo. A desaceleração pode ser curta, e o batente, de borracha macia.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante de alumínio o erro comum é contrapeso herdado da folha de ferro que saiu: a folha nova sobe de um salto e resiste à descida.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: ["Metade de alumínio que gira funciona como leme ao vento. Sem trava na ponta, a dobradiça leve empena antes do braço."],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Em rua de subida, a leveza é vantagem: folha que pesa pouco também corre pouco quando destravada. Ainda assim o nível da linha não se negocia.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: ["Pó de obra risca a anodização quando se limpa a seco. Primeiro a água, depois o pano, e o trilho por último."],
      },
      {
        when: { grounds: ["arvores"] },
        says: ["Fruta e resina mancham alumínio claro em poucos dias. A mancha não atrapalha o motor; o galho que bate na lâmina, sim."],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Frente com pedestres ganha com folha leve: encostada de leve, ela volta sem machucar, se a força estiver no mínimo que a move.",
        ],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: [
          "Em casa, o alumínio branco de lambril é vela inteira. Algumas lâminas vazadas no alto deixam o ar passar e não mudam a privacidade.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Condomínio escolhe alumínio pelo desenho e descobre o giro: rebite cansa por repetição. O reaperto entra no contrato, com data.",
        ],
      },
      {
        when: { uses: ["comercio", "galpao"] },
        says: [
          "Em loja, carrinho encostado vinca o perfil sem barulho. Uma barra de proteção na altura da pancada custa menos do que a lâmina.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que mostrar do alumínio", "Perfil de perto e folha inteira"],
    items: [
      {
        says: [
          "Mande a folha de frente, um canto do quadro de perto e o lugar em que o motor prende ou prenderia. Diga se o desenho é vazado ou fechado.",
          "Escreva se venta de frente e se a folha já levou batida. Um vídeo com som, na partida, separa rebite de roda.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Alumínio precisa de motor mais fraco?", "Folha leve usa a menor potência?"],
      about: ["motor-solo"],
      for: ["which", "what", "price", "buy", "install"],
      says: [
        "Muitas vezes sim, se for vazada. Fechada em lambril, ela pede reserva por causa do vento, e não do peso.",
        "Usa, em casa e sem vento de frente. O que não pode ser o menor é o parafuso.",
      ],
    },
    {
      asks: ["Por que a folha de alumínio chocalha?", "O barulho de lata é do motor?"],
      about: ["faz-barulho", "treme"],
      says: [
        "Porque há rebite ou lâmina com folga. Fotografe o lado que o motor puxa: é por ali que começa.",
        "Raramente. Se ele some com a mão encostada na folha parada que vibra ao vento, é lâmina solta.",
      ],
    },
    {
      asks: ["Dá para soldar o suporte no alumínio?", "Como se prende a cremalheira nessa folha?"],
      about: ["cremalheira"],
      for: ["install", "how-to", "replace", "what"],
      says: [
        "Dá em oficina, com processo próprio. No local se usa parafuso passante e barra de reforço.",
        "Em travessa reforçada ou em barra presa de ponta a ponta, com parafuso inoxidável e arruela isolante.",
      ],
    },
    {
      asks: ["Alumínio amassado volta ao lugar?", "A batida vincou o perfil. Conserta?"],
      for: ["repair", "what", "price", "replace"],
      says: [
        "O amassado raso, às vezes. O vinco não: a parede já perdeu a força naquele ponto.",
        "Troca-se o perfil ou a lâmina, e depois se confere o esquadro. Desamassar deixa a folha raspando.",
      ],
    },
  ],
};
