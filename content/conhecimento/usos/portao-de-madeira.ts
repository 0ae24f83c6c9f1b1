import type { UseEntry } from "#domain/knowledge/entry";

export const portaoDeMadeira: UseEntry = {
  kind: "use",
  id: "portao-de-madeira",
  name: { one: "portão de madeira", many: "portões de madeira", gender: "m" },
  aliases: [
    "portão automático de madeira",
    "portão eletrônico de madeira",
    "portão de garagem de madeira",
    "portão basculante de madeira",
    "portão deslizante de madeira",
    "portão de correr de madeira",
    "portão de abrir de madeira",
    "portão pivotante de madeira",
    "basculante de madeira",
    "portão de madeira maciça",
    "portão ripado",
    "portões ripados",
    "portão de ripas",
    "folha de madeira",
    "portão de madera",
  ],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["reforma", "contrapeso", "dobradica", "roldana", "motor-rio"],
  pages: ["/faq", "/zona-oeste-portoes", "/topicos/motor-ppa-solo"],
  brief: [
    "Portão de madeira muda de peso com o tempo úmido, e o motor escolhido em agosto precisa servir também em janeiro.",
    "Em um portão de madeira, quem recebe o motor é o quadro de metal; ripa e prancha só fecham o vão.",
    "Folha de madeira empena para o lado que seca depressa, e o empeno aparece primeiro na guia ou no batente.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "Portão de madeira pode ter motor quando há um quadro metálico que segure a peça e folga de força para os meses úmidos, em que ela pesa mais. Antes da máquina se confere empeno, emenda e proteção das bordas.",
        "O portão de madeira aceita automação com três cuidados: quadro firme onde o motor prende, madeira selada para o peso não variar e modelo com sobra. Prancha solta ou empenada passa antes pelo marceneiro.",
      ],
    },
    {
      to: ["install"],
      says: [
        "Dá para instalar motor em portão de madeira, desde que o suporte vá em quadro ou travessa de metal e a folha esteja seca e no esquadro. Madeira maciça em vão largo pede um degrau a mais de potência.",
        "A instalação de motor em portão de madeira começa pelo peso de hoje, medido com a folha como ela está. Parafuso em ripa rasga a fibra; o ponto da força precisa de ferro por trás.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto de portão de madeira separa duas coisas: a folha que inchou ou empenou e a máquina que passou a forçar por causa disso. Plainar e selar vem antes de regular força.",
        "Em portão de madeira, o defeito que aparece só em semana de chuva costuma ser da folha. Seca e selada ela, a regulagem antiga volta a servir; sem isso, qualquer ajuste dura até o próximo tempo seco.",
      ],
    },
    {
      to: ["maintain"],
      says: [
        "A manutenção de portão de madeira acrescenta o selador à lista comum: bordas, furos e pé da folha são vistos antes das chuvas. Na mesma visita o técnico refaz a prova de peso e a força do motor.",
      ],
    },
    {
      to: ["replace"],
      says: [
        "Na troca de motor de um portão de madeira, o novo se escolhe pelo peso úmido da folha, e não pela etiqueta do antigo. Suporte em ripa rachada sai, e o ferro de reforço entra antes da máquina.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O preço do motor para portão de madeira sobe com o peso da folha. Nos planos ele vai de {{plano-solo-preco}} a {{plano-seg-preco}}, já montado na região atendida. Ripa espaçada fica nos primeiros degraus.",
        "Quanto custa automatizar um portão de madeira depende de a folha ser ripada ou maciça e de haver quadro onde prender. Reforço de ferro e marcenaria são orçados à parte por quem os faz.",
      ],
    },
    {
      to: ["which"],
      says: [
        "Para portão de madeira ripada, motor de entrada pode bastar; para prancha cheia, escolhe-se com sobra. No basculante decide a área, e o contrapeso precisa ser refeito para o peso real da madeira.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "Vale automatizar o portão de madeira se a folha fecha reta depois de um inverno. Empeno que muda a cada estação gasta motor e guia, e então compensa refazer o quadro primeiro.",
      ],
    },
  ],
  definition: {
    headings: ["Por que a madeira muda a conta", "Folha que respira", "O que a madeira pede do motor"],
    items: [
      {
        says: [
          "Madeira bebe água e a devolve. Entre a semana de garoa e a de sol, a mesma folha perde e ganha quilos, e o motor sente cada um deles na partida.",
          "Borda cortada é por onde a umidade entra. Selada dos quatro lados, a prancha quase não varia; selada só na frente, ela entorta para trás.",
        ],
      },
      {
        about: ["contrapeso"],
        when: { gates: ["basculante"] },
        says: [
          "No basculante a variação aparece inteira, porque o peso da coluna é fixo e o da folha não. O acerto se faz para o meio do caminho, e a selagem o mantém ali.",
        ],
      },
      {
        about: ["dobradica"],
        when: { gates: ["pivotante"] },
        says: [
          "Na folha de abrir, o peso a mais pende da dobradiça de cima. Pino dimensionado para gradil arria com madeira no mesmo ano.",
        ],
      },
    ],
  },
  faults: {
    headings: ["O que a madeira faz ao portão", "Sinais da folha, e não do motor"],
    leads: ["Repare se o sintoma acompanha o tempo:"],
    items: [
      { label: "Folha inchada", about: ["trava", "lento"], says: ["prende na coluna em semana de chuva e solta sozinha na seca."] },
      {
        label: "Empeno",
        about: ["guia"],
        says: ["o meio da folha encosta na guia e as pontas ficam livres; o motor ronca sempre naquele trecho."],
      },
      { label: "Fixação rasgada", says: ["o parafuso do suporte gira em falso na fibra, e a folha dá um tranco ao partir."] },
      {
        label: "Pé apodrecido",
        about: ["reforma"],
        says: ["a borda de baixo esfarela ao toque de uma chave; ali o quadro já trabalha sozinho."],
      },
      {
        label: "Madeira nova sobre motor velho",
        about: ["esquenta"],
        says: ["revestimento posto depois da instalação deixa a máquina no limite, sem outro aviso além do calor."],
      },
    ],
  },
  choice: {
    headings: ["Da madeira ao motor", "Ripa, prancha e quadro"],
    leads: ["O desenho da folha decide antes da espécie da madeira:"],
    columns: ["A folha", "Motor", "Antes dele"],
    rows: [
      { cells: ["Ripas espaçadas, quadro de alumínio", "Solo, se anda leve", "Selar as bordas"], about: ["motor-solo"] },
      { cells: ["Ripas juntas, vão comum", "Rio", "Travessa onde o motor prende"], about: ["motor-rio"] },
      { cells: ["Prancha maciça", "Seg, depois de pesada", "Roda e dobradiça do peso novo"], about: ["motor-seg"] },
      { cells: ["Basculante revestido", "Pela área do pacote", "Contrapeso refeito"], when: { gates: ["basculante"] } },
      { cells: ["Empenada ou podre no pé", "Nenhum por enquanto", "Marceneiro ou serralheiro"], about: ["reforma"] },
    ],
  },
  rules: {
    headings: ["Combinados antes de furar", "Quem cuida do quê"],
    items: [
      { label: "Furo só em ferro", says: ["o suporte atravessa a madeira e aperta contra o quadro, com arruela larga dos dois lados."] },
      { label: "Selar depois de cortar", says: ["todo furo e recorte novo recebe selador no mesmo dia, ou vira porta de água."] },
      {
        label: "Avisar o revestimento",
        about: ["reforma"],
        says: ["régua nova, verniz grosso e porta embutida mudam o peso; quem instala precisa saber antes."],
      },
      { label: "Pesar com chuva", says: ["se a visita cai em tempo seco, conte ao técnico como a folha fica quando chove."] },
    ],
  },
  cost: {
    headings: ["O que encarece em folha de madeira", "Motor, ferro e marcenaria"],
    items: [
      {
        says: [
          "Plano de folha ripada costuma ser um dos dois primeiros. Eles custam {{plano-solo-preco}} e {{plano-rio-preco}}. Prancha cheia leva ao terceiro.",
          "Refazer força e parada depois que a folha secou cabe em visita. O valor vai de {{manutencao-custo}}. Plaina e selador são do marceneiro.",
        ],
      },
      {
        for: ["price", "install", "worth-it", "replace"],
        says: [
          "Ferro de reforço, roda maior e dobradiça nova entram em linha própria. Orçamento sem elas, em folha maciça, está incompleto.",
        ],
      },
    ],
  },
  care: {
    headings: ["Madeira e motor na mesma rotina", "Antes de cada verão"],
    items: [
      {
        says: [
          "Passe selador nas bordas e no pé antes da estação chuvosa. É o serviço de casa que mais poupa o motor de uma folha ripada.",
          "Lave a madeira com pano úmido e deixe secar com o portão fechado, no esquadro. Folha que seca aberta fica com a forma da parede.",
        ],
      },
      {
        says: ["Compare a fresta lateral em um dia seco e em um chuvoso. A diferença, em dedos, é a conversa da próxima revisão."],
      },
    ],
  },
  cases: {
    headings: ["Conforme o lugar da madeira", "Sol, chuva e rua"],
    items: [
      {
        when: { gates: ["deslizante"] },
        says: [
          "Madeira sobre rodas pede eixo do tamanho do peso molhado. Roda escolhida com a folha seca achata na primeira temporada de chuva.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "Folha ripada que sobe mostra as emendas a cada volta. Cola aberta em cima é sinal de que o braço puxa por madeira, e não por ferro.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "Em duas metades de madeira, uma incha mais do que a outra, a que toma sol de manhã. A ordem de fechar se regula com a pior das duas.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Em terreno baixo, o pé da madeira fica a um palmo da água. Uma saia metálica na base sai mais barata do que trocar a prancha.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "À sombra de árvore, a madeira demora dias a secar e cria limo no lado de dentro. Ali a selagem se refaz com mais frequência do que em rua aberta.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Portão de madeira em rua inclinada junta peso e desnível: a ponta que encosta na soleira alta é a que apodrece, porque ali a água para.",
        ],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: [
          "Fachada de casa com madeira ao sol da tarde empena para fora no verão. Cor clara e fresta entre ripas aliviam mais do que parafuso.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Em prédio, madeira decorativa sobre folha de aço entra na conta do motor coletivo. Peça que o peso dela esteja escrito no memorial.",
        ],
      },
      {
        when: { uses: ["comercio", "galpao"] },
        says: [
          "Loja que reveste o portão de enrolar ou de correr com ripas para a fachada costuma esquecer o motor. A máquina de antes passa a trabalhar no limite.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "Porteira de madeira em sítio recebe motor se o mourão for fixo e a folha não arrastar no barro. Cupim na base se procura antes da elétrica.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que dizer da madeira", "Foto das bordas e do quadro"],
    items: [
      {
        says: [
          "Fotografe a folha de frente, uma borda de perto e o lado de dentro, onde se vê se há quadro. Diga se ela foi revestida depois de pronta.",
          "Conte a espécie, se souber, a espessura e se ela prende quando chove. Uma foto tirada rente ao muro mostra o empeno que a trena não vê.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Portão ripado pesa menos que o de prancha?", "Ripa espaçada alivia mesmo o motor?"],
      says: [
        "Pesa bem menos e deixa o vento passar. Na dúvida entre dois desenhos, a fresta é o que mais poupa a máquina.",
        "Alivia duas vezes: tira peso e tira vento. A folha cheia cobra os dois.",
      ],
    },
    {
      asks: ["O motor pode prender direto na madeira?", "A cremalheira vai na ripa?"],
      about: ["cremalheira"],
      for: ["install", "what", "replace", "how-to"],
      says: [
        "Não é recomendado. A fibra cede com a partida repetida, e o furo alarga; põe-se uma travessa de metal por trás.",
        "Vai no quadro ou em uma barra metálica ao longo dele. Em ripa, ela ondula com a umidade e o pinhão pula.",
      ],
    },
    {
      asks: ["Madeira tratada dispensa verniz?", "De quanto em quanto tempo se sela a folha?"],
      for: ["maintain", "what", "when", "repair"],
      says: [
        "Não dispensa selar as bordas: o tratamento é contra bicho, e o peso muda por água.",
        "Antes de cada verão, em folha ao tempo. Se a gota para de escorrer e some na madeira, já passou da hora.",
      ],
    },
    {
      asks: ["Prende só quando chove. É regulagem?", "A folha volta sozinha na época de chuva. Por quê?"],
      about: ["volta", "trava", "chuva"],
      says: [
        "Quase sempre é a madeira que cresceu contra a coluna. Aumentar a força esconde o aperto e tira a segurança.",
        "O peso passou do que a central aprendeu, e ela entende obstáculo. Selada a folha, refaz-se a regulagem uma vez só.",
      ],
    },
  ],
};
