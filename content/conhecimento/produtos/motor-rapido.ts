import type { Product } from "#domain/knowledge/entry";

export const motorRapido: Product = {
  kind: "product",
  id: "motor-rapido",
  name: { one: "motor rápido", many: "motores rápidos", gender: "m" },
  aliases: [
    "motor mais rápido",
    "motor de abertura rápida",
    "motor de alta velocidade",
    "motor veloz",
    "motor turbo",
    "abertura rápida",
    "portão rápido",
    "portão mais rápido",
    "motor ultra rápido",
  ],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["motor-de-portao", "rampa-de-desaceleracao", "fotocelula", "batente", "motor-seg"],
  pages: ["/topicos/motor-para-portao-deslizante", "/topicos/tipos-de-motores-para-portao", "/topicos/troca-de-motor-de-portao"],
  brief: [
    "Motor rápido encurta a espera na rua e cobra da folha: alinhamento, batente firme e freio antes do fim.",
    "O tempo anunciado de um motor rápido é o de uma folha leve de medida dada; a sua pode levar mais.",
    "Com motor rápido, a fotocélula deixa de ser acessório: quem passa tem menos tempo para notar que a folha partiu.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "Motor rápido é o que abre a mesma folha em menos tempo, com redução mais curta e freio programado na chegada. O mais rápido dos que anunciamos abre uma folha leve de {{folha-de-referencia}} em {{abertura-segundos}}. Folha pesada ou desalinhada não acompanha.",
        "Um motor rápido serve à entrada em que esperar na rua é risco ou fila. Ele pede folha leve e reta, batentes nas pontas e sensor na passagem; sem isso, a pressa vira pancada.",
        "O que torna um motor rápido não é só a máquina: é a folha que corre solta, o trilho liso e a central que freia antes do fim. Faltando um dos três, a velocidade precisa ser baixada.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O preço de um motor rápido fica no alto dos planos. O Seg sai por {{plano-seg-preco}}, montado na região atendida. O que mais soma é deixar a folha à altura dele: roda, guia, batente e sensor.",
        "Quanto custa ter um motor rápido depende do portão que o recebe. Com a folha no ponto, é o valor do plano; com ela torta, a serralheria vem antes, ou a velocidade fica na caixa.",
      ],
    },
    {
      to: ["which"],
      says: [
        "O motor rápido certo é o que a sua folha aguenta sem bater. Há modelos de {{modelos-segundos}}, em folha leve de {{folha-de-referencia}}. Mande peso, comprimento e um vídeo do movimento antes de escolher o menor tempo.",
        "Para escolher um motor rápido, olhe a folha antes do relógio: grade leve e bem guiada aceita pressa; chapa grande ao vento pede ritmo médio e freio longo.",
      ],
    },
    {
      to: ["install"],
      says: [
        "A instalação de motor rápido leva mais tempo em regulagem do que em fixação: freio nas duas pontas, força mínima e prova de obstáculo são repetidas até a parada sair igual todas as vezes.",
      ],
    },
    {
      to: ["replace"],
      says: [
        "Trocar o motor lento por um motor rápido pede exame da folha no intervalo, quando ela está solta. Roda gasta que o antigo disfarçava aparece na primeira manobra veloz.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto de motor rápido começa pela chegada: batida, tranco e recuo quase sempre são freio fora do ponto ou batente frouxo. A máquina se examina depois que a parada está certa.",
      ],
    },
    {
      to: ["maintain"],
      says: [
        "A manutenção de motor rápido encurta o prazo de olhar batente, guia e parafuso de base, porque cada chegada pesa mais. O freio é refeito sempre que a folha muda de peso.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "Vale a pena um motor rápido em avenida, em rua perigosa ou em prédio com fila na saída. Em garagem recuada, com folha antiga, o modelo calmo dura mais e assusta menos.",
      ],
    },
  ],
  definition: {
    headings: ["De onde vem a velocidade", "Rápido sem bater", "O que muda em um motor veloz"],
    items: [
      {
        says: [
          "Dois caminhos dão velocidade: redutor de relação mais curta, que entrega menos força a cada volta, ou central que alimenta a máquina acima da frequência da rede. Nos dois, a folha leve é condição.",
          "A energia que a folha guarda cresce com o quadrado da velocidade. Dobrar o ritmo quadruplica a pancada, e por isso o freio começa longe do fim.",
        ],
      },
      {
        about: ["rampa-de-desaceleracao"],
        says: [
          "Partida e chegada mansas comem parte do ganho, e de propósito. O tempo que importa é o do vão livre para o carro, e não o do último palmo.",
          "Sem saber onde a folha está, a central não tem como frear a tempo. Motor veloz trabalha com contagem de voltas ou com marca antes do limite.",
        ],
      },
      {
        for: ["what", "which", "buy", "price"],
        says: ["O tempo de catálogo vale para folha de referência. Comprimento maior soma trajeto, e peso maior soma partida e freio."],
      },
    ],
  },
  fits: {
    headings: ["Onde a pressa ajuda", "Entradas que pedem velocidade"],
    leads: ["Em todas elas a folha precisa estar em ordem:"],
    items: [
      { label: "Rua em que esperar é risco", says: ["o carro fica menos tempo parado com a frente virada para a calçada."] },
      {
        label: "Saída com fila",
        about: ["condominio"],
        says: ["no pico da manhã, segundos por manobra viram minutos para o último da rampa."],
      },
      { label: "Avenida sem recuo", says: ["quem entra não atravanca a faixa nem ouve buzina."] },
      { label: "Folha leve e guiada", about: ["guia"], says: ["grade ou alumínio, sem balanço no alto, com rodas novas."] },
    ],
  },
  unfit: {
    headings: ["Onde a pressa atrapalha", "Quando escolher o ritmo médio"],
    items: [
      { label: "Folha antiga", about: ["roldana"], says: ["roda oval e emenda aberta, toleradas devagar, sacodem tudo no ritmo novo."] },
      { label: "Chapa ao vento", says: ["a rajada soma com a velocidade, e a parada deixa de ser previsível."] },
      {
        label: "Passagem de criança",
        about: ["criancas-e-animais"],
        says: ["quem é pequeno calcula mal a distância; ali o melhor é folha calma com dois feixes."],
      },
      {
        label: "Basculante desequilibrado",
        about: ["contrapeso"],
        says: ["subir depressa um peso fora do ponto maltrata cabo e braço, e a descida fica pior."],
      },
    ],
  },
  neighbours: {
    headings: ["Parece lentidão do motor", "Antes de comprar velocidade"],
    items: [
      {
        label: "Portão lento",
        about: ["lento"],
        says: ["se já foi mais rápido, há atrito ou tensão baixa; consertado, ele volta ao tempo antigo sem compra."],
      },
      { label: "Demora do controle", about: ["controle"], says: ["o tempo entre o dedo e a partida é rádio; máquina nenhuma o encurta."] },
      {
        label: "Pausa longa",
        about: ["programacao"],
        says: ["o que irrita na saída pode ser o tempo de fechamento, que se muda na central."],
      },
    ],
  },
  choice: {
    headings: ["Do portão ao ritmo", "Que velocidade a folha aguenta"],
    leads: ["Procure a sua folha, e não o menor número:"],
    columns: ["A folha", "Ritmo", "Junto com ele"],
    rows: [
      { cells: ["Grade leve, trilho novo", "O mais rápido", "Freio nas duas pontas"], about: ["rampa-de-desaceleracao"] },
      { cells: ["Chapa fina, casa", "Médio", "Guia justa"], about: ["guia"] },
      { cells: ["Folha longa de prédio", "Médio, com giro", "Dois pares de sensores"], about: ["fotocelula"] },
      { cells: ["Madeira ou chapa grossa", "Calmo", "Batente de carga"], about: ["batente"] },
      { cells: ["Duas metades de girar", "O da folha maior", "Trava na ponta"], when: { gates: ["pivotante"] } },
    ],
  },
  preparation: {
    headings: ["Prepare a folha para a pressa", "O que conferir antes"],
    leads: ["Tudo isto se vê sem ferramenta:"],
    steps: [
      {
        label: "Corrida solta",
        says: ["com o disjuntor embaixo e em piso plano, a folha de correr deve ir de ponta a ponta com uma mão e sem salto."],
      },
      { label: "Pontas", about: ["batente"], says: ["procure os dois limites firmes; sem eles, velocidade nenhuma é segura."] },
      { label: "Alto da folha", about: ["guia"], says: ["olhe se o topo balança; balanço lento vira chicote no ritmo veloz."] },
      { label: "Passagem", about: ["fotocelula"], says: ["veja se há sensor e se ele enxerga o para-choque mais baixo e a criança."] },
    ],
  },
  cost: {
    headings: ["O preço de chegar antes", "Equipamento e folha"],
    items: [
      {
        says: [
          "O equipamento mais veloz está no plano maior. Ele custa {{plano-seg-preco}}, com montagem. Sensor de passagem, se faltar, entra em linha separada.",
          "Deixar o trilho liso e a guia justa cabe em uma visita. Ela vai de {{manutencao-custo}}. Esse gasto costuma render mais segundos do que a troca.",
        ],
      },
      {
        for: ["price", "replace", "worth-it", "buy"],
        says: ["Pague primeiro o que a folha pede e só depois a velocidade. Na ordem contrária, o batente novo vem com a coluna trincada."],
      },
    ],
  },
  worth: {
    headings: ["A pressa compensa?", "Segundos contra desgaste"],
    items: [
      {
        says: [
          "Conte os segundos que você espera na rua, e não os que o portão leva. Se o carro já está dentro quando ele termina, o ganho é de catálogo.",
          "Quem mora em rua calma ganha silêncio e anos com o ritmo médio. Quem sai em avenida ganha segurança com o outro.",
        ],
      },
    ],
  },
  care: {
    headings: ["Para continuar rápido", "O que o ritmo gasta"],
    items: [
      {
        says: [
          "Batente e borracha são peças de giro em portão veloz. Olhe-os quando varrer a garagem, e troque antes que o ferro encoste em ferro.",
          "Se a chegada ficou mais dura, não espere: é freio que andou, e cada pancada solta um pouco mais a base.",
        ],
      },
    ],
  },
  cases: {
    headings: ["O lugar decide o ritmo", "Rua, folha e gente"],
    items: [
      {
        when: { gates: ["deslizante"] },
        says: ["Na folha de correr, a pressa passa toda pelos dentes. Folga acertada e barra reta são o que separa zumbido de estalo."],
      },
      {
        when: { gates: ["basculante"] },
        says: ["Basculante tem pouco a ganhar em velocidade: o arco é curto, e o pé que avança para a rua depressa assusta quem passa."],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "Folha de girar veloz empurra ar como um leque. Duas metades menores andam mais depressa, e com menos susto, do que uma inteira.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Em prédio, o que some com a fila é o tempo entre um carro e outro. Sensor que reabre e pausa curta rendem tanto quanto a velocidade da folha.",
        ],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: ["Casa com entrada direto na avenida é onde o ritmo se paga. Com recuo de um carro, a espera já acontece dentro do lote."],
      },
      {
        when: { uses: ["comercio", "galpao"] },
        says: ["Doca não precisa de pressa, precisa de giro: o motor veloz parado por calor ao meio-dia atrasa mais do que o comum."],
      },
      {
        when: { uses: ["vila"] },
        says: ["Na vila, criança brinca no corredor do portão. Ritmo médio, dois feixes e luz de aviso valem mais do que ganhar segundos."],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: ["Calçada cheia e folha veloz só combinam com aviso antes da partida. O pedestre precisa ouvir antes de ver."],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Em rua inclinada a descida já acelera sozinha. O ritmo se escolhe pelo sentido que desce, e o outro fica um pouco mais lento.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "Carro que sobe a rampa com pressa encontra a folha pela metade. Ali a velocidade ajuda na abertura e se reduz no fechamento.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: ["Areia no trilho que o motor calmo esmaga faz a folha veloz saltar. Em rua de obra, varra antes de culpar o ritmo."],
      },
    ],
  },
  tell: {
    headings: ["O que filmar para escolher o ritmo", "Vídeo da folha e da rua"],
    items: [
      {
        says: [
          "Filme uma abertura inteira com o portão de hoje, de lado, e diga quantos segundos leva. Mostre também a rua na hora em que você chega.",
          "Informe comprimento, material e idade das rodas. Diga o que pesa mais: medo de parar na rua, fila na saída ou barulho à noite.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Em quantos segundos o portão abre?", "Qual o tempo de cada modelo?"],
      for: ["what", "which", "price", "buy"],
      says: [
        "Depende do modelo e da folha. Os anunciados são de {{modelos-segundos}}. O seu tempo se mede no local.",
        "Em folha leve de {{folha-de-referencia}}: Solo, {{ficha-solo-abertura}}; Rio, {{ficha-rio-abertura}}; Seg, {{ficha-seg-abertura}}. Folha pesada leva mais em qualquer um.",
      ],
    },
    {
      asks: ["Dá para deixar o meu motor mais rápido?", "A central nova acelera o portão?"],
      about: ["central", "lento"],
      for: ["what", "how-to", "which", "replace", "repair"],
      says: [
        "Dá pouco: alguns aceitam ajuste de ritmo. O que mais acelera um portão antigo é roda nova e trilho limpo.",
        "Não, se a máquina é de rotação fixa. Ela suaviza partida e chegada, e a folha leva o mesmo tempo no meio.",
      ],
    },
    {
      asks: ["Motor rápido quebra mais?", "A velocidade encurta a vida do portão?"],
      says: [
        "Quebra mais em folha que não o merece. Em folha leve e bem freada, dura como os outros.",
        "Encurta a do batente e a da borracha, que são baratos. A da folha, só se o freio estiver fora do ponto.",
      ],
    },
    {
      asks: ["Portão veloz é perigoso?", "Preciso de fotocélula no modelo rápido?"],
      about: ["fotocelula", "criancas-e-animais"],
      says: [
        "Mais do que o lento, se faltar sensor: a reação de quem passa é a mesma, e o tempo é menor.",
        "Precisa, e regulada para parar a tempo: o freio da folha veloz gasta um trecho que o sensor tem de prever.",
      ],
    },
  ],
};
