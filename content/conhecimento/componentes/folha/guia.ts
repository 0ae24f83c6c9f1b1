import type { Component } from "#domain/knowledge/entry";

export const guia: Component = {
  kind: "component",
  id: "guia",
  name: { one: "guia superior", many: "guias superiores", gender: "f" },
  aliases: [
    "guia do portão",
    "guias do portão",
    "guia de portão",
    "guias de portão",
    "guia para portão",
    "guia da folha",
    "guia do portão de correr",
    "guia de portão de correr",
    "guia com roletes",
    "roletes da guia",
    "rolete da guia",
    "rolete do portão",
    "roletes do portão",
    "roletes de portão",
    "roletes guia",
    "rolete guia",
    "guia de nylon",
    "guia de roletes",
    "suporte guia",
    "orelha do portão",
    "guia de cima",
  ],
  not: [
    "guia do portão automático",
    "guia do portão eletrônico",
    "guia do portão ideal",
    "guia de portão automático",
    "guia de portão eletrônico",
  ],
  variants: [
    { id: "canaleta", names: ["guia lateral", "guias laterais", "guia do basculante", "canaleta do basculante", "canaleta lateral"] },
  ],
  gates: ["deslizante", "basculante"],
  related: ["trilho", "roldana", "trava", "faz-barulho", "treme", "batente"],
  pages: ["/topicos/motor-para-portao-de-correr", "/topicos/portao-automatico-fazendo-barulho", "/topicos/problemas-em-portao-automatico"],
  brief: [
    "A guia superior impede que o portão de correr tombe: são dois roletes que ladeiam o alto da folha, e um deles gasto já a deixa balançar.",
    "Folha que dança no alto enquanto o pé anda firme tem a guia superior aberta, gasta ou com parafuso solto.",
    "Guia superior apertada demais freia o portão por cima e faz o motor parecer fraco.",
    "Se os roletes da guia se soltam, nada mais segura a folha em pé, e é caso de não acionar o portão.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "A guia superior é o suporte preso à coluna, com um rolete de cada lado, que mantém em pé a folha do portão de correr enquanto as rodas a levam pelo chão. Ela não carrega peso, mas é a única peça que impede a folha de cair para a rua ou para dentro.",
        "Chama-se guia do portão o par de roletes por onde passa a borda de cima da folha. Com folga na medida, o portão corre reto e silencioso; larga, ele balança e bate; estreita, prende e força o motor.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto da guia superior costuma ser a troca dos roletes e o reaperto do suporte na coluna, seguidos do acerto da folga. Se o parafuso arrancou a alvenaria, a fixação é refeita antes de o portão voltar a andar.",
        "Consertar a guia do portão é devolver a folha ao prumo: alinha-se o suporte, trocam-se os roletes achatados e confere-se se o quadro não está torto. Quadro empenado gasta rolete novo em poucas semanas.",
      ],
    },
    {
      to: ["replace"],
      says: [
        "A troca da guia superior se faz com a folha amarrada, porque no instante em que os roletes saem nada a impede de tombar. Entra um suporte da largura da folha, fixado na coluna, e a folga é medida nos dois extremos.",
        "Trocar os roletes da guia é rápido em comparação com o cuidado de segurar a folha enquanto ela está sem apoio. Por segurança, é serviço de técnico, ainda que a peça seja pequena.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O preço de arrumar a guia superior é baixo quando o suporte está firme e só os roletes se gastaram. Cresce se for preciso chumbar de novo na coluna, soldar um braço mais longo ou desempenar a folha.",
        "Quanto custa trocar a guia do portão depende menos da peça do que do lugar onde ela se prende: alvenaria oca, pilar de pedra e coluna de ferro pedem fixações diferentes. A foto da coluna responde.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para verificar a guia superior, desligue o disjuntor do portão e olhe de longe o topo da folha: os dois roletes devem tocá-la de leve, sem vão grande e sem marca funda. Balançar a folha com a mão não faz parte do teste.",
        "O exame da guia do portão é de olho: rolete redondo ou achatado, parafuso presente ou faltando, risco na chapa ou chapa limpa. A folga em si quem mede é o técnico, com a folha escorada.",
      ],
    },
    {
      to: ["which"],
      says: [
        "A guia superior se escolhe pela espessura da folha e pela distância até a coluna: os roletes precisam abraçar o tubo de cima sem apertar. Folha alta ou exposta ao vento pede suporte duplo ou roletes mais largos.",
        "Na compra da guia do portão, meça a largura do tubo superior e veja se ele é liso em toda a extensão. Lança, rebite ou solda saliente obriga a usar roletes afastados ou uma barra própria para correr.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Troque os roletes da guia quando estiverem achatados, rachados ou com folga no pino, e trate como urgente o suporte que se mexe na coluna. Só ruído, com a folha firme, permite esperar a próxima revisão.",
        "A guia superior pede visita quando a folha passa a balançar no alto, a raspar na coluna ou a chegar torta ao batente. Depois de batida de carro, ela se confere mesmo sem sintoma.",
      ],
    },
    {
      to: ["why"],
      says: [
        "A guia superior se gasta porque corrige o tempo todo o que está torto: trilho fora de nível, folha empenada, vento. Quanto mais o portão puxa para um lado, mais um dos roletes trabalha sozinho.",
        "Por que a guia do portão se solta? Porque cada arrancada a empurra um pouco, e bucha em tijolo furado não foi feita para puxão lateral repetido.",
      ],
    },
    {
      to: ["maintain"],
      says: [
        "Cuidar da guia superior é conferir parafusos e roletes na revisão e manter limpo o tubo em que eles correm. Nylon roda a seco; óleo no alto da folha escorre e mancha sem ajudar em nada.",
        "A manutenção da guia do portão é olhar para cima de vez em quando: pó de plástico na coluna, rosca aparecendo ou rolete parado são avisos que se veem do chão.",
      ],
    },
  ],
  definition: {
    headings: ["Para que serve a guia superior", "O que mantém a folha em pé", "Os roletes do alto"],
    items: [
      {
        says: [
          "Apoiada em duas rodas em linha, a folha de correr é como uma bicicleta parada: de pé só se alguém a segura. Quem a segura é um par de roletes presos na coluna, um por dentro e outro por fora do tubo superior.",
          "O suporte tem formato de U invertido ou de braço, e nele giram cilindros de nylon sobre pinos. Entre eles e o tubo fica uma folga mínima, para a folha passar livre sem ter para onde pender.",
        ],
      },
      {
        says: [
          "Cada portão tem pelo menos um conjunto na coluna de saída; folhas compridas levam outro mais atrás. Com a folha toda aberta, é esse segundo que evita o balanço da ponta.",
          "O ponto crítico é o fim da abertura: se a folha avança além do previsto, o tubo sai de entre os roletes. Por isso existem os batentes e o fim de curso, que não são luxo.",
        ],
      },
      {
        when: { gates: ["basculante"], variants: ["canaleta"] },
        says: [
          "No basculante, o nome se dá às canaletas verticais das colunas, por onde sobem e descem os roletes da folha. Elas orientam o movimento enquanto cabos e contrapesos levam a carga, e nada ali se toca em casa.",
        ],
      },
    ],
  },
  faults: {
    headings: ["Sinais de guia gasta ou solta", "Como a folha se queixa por cima", "Defeitos da guia do portão"],
    leads: ["Olhe o alto da folha, e não o chão, enquanto outra pessoa aciona:", "Do incômodo ao perigo, nesta ordem:"],
    items: [
      {
        label: "Rolete achatado",
        about: ["faz-barulho", "treme"],
        says: [
          "parou de girar, ficou com um lado reto e passa a raspar em vez de rodar, com um chiado na altura da cabeça.",
          "há pó claro na coluna e uma faixa brilhante no tubo, do comprimento do percurso.",
        ],
      },
      {
        label: "Folga excessiva",
        about: ["bate", "treme"],
        says: [
          "o topo oscila na arrancada e na parada, e a folha chega ao batente um dedo para lá ou para cá.",
          "com vento, ouve-se a folha batendo de um rolete no outro mesmo parada.",
        ],
      },
      {
        label: "Aperto demais",
        about: ["lento", "esquenta"],
        says: [
          "o portão anda pesado com trilho limpo e rodas novas, e melhora quando o metal esfria à noite.",
          "em dia quente a folha quase para no meio, onde o tubo é mais largo pela solda.",
        ],
      },
      {
        label: "Suporte solto",
        about: ["trava"],
        says: [
          "a peça se mexe na coluna a cada passagem e deixa reboco esfarelado no chão.",
          "um dos parafusos já saiu, o braço gira no outro, e a folha pende para esse lado.",
        ],
      },
      {
        label: "Pino gasto",
        about: ["faz-barulho"],
        says: [
          "o cilindro ainda é redondo, mas dança no eixo e estala quando o sentido se inverte.",
          "um dos roletes desceu no pino e corre com a borda, cortando um sulco no nylon.",
        ],
      },
      {
        label: "Tubo danificado",
        about: ["para-no-meio", "roldana"],
        says: [
          "uma batida deixou um amasso no alto da folha, que entala toda vez que chega entre os roletes.",
          "a ferrugem levantou cascas no tubo, e cada casca é um tranco pequeno, sempre no mesmo lugar.",
        ],
      },
      {
        label: "Folha fora da guia",
        about: ["nao-fecha", "trava"],
        says: [
          "o topo saiu de entre os roletes e a folha está de pé por sorte: não se aproxime e não acione.",
          "o portão inclinou de repente ao abrir tudo, sinal de que passou do ponto em que devia parar.",
        ],
      },
    ],
  },
  neighbours: {
    headings: ["Guia, trilho ou batente?", "Quem deixa a folha balançar", "Não confunda com outra peça"],
    items: [
      {
        label: "Trilho torto",
        about: ["trilho"],
        says: [
          "nele, a folha se desloca pelo pé e volta; aqui, o pé corre numa linha e o alto oscila.",
          "olhe a sombra da folha na parede: se a parte de cima se mexe e a de baixo não, o defeito está no alto.",
        ],
      },
      {
        label: "Roldana gasta",
        about: ["roldana"],
        says: [
          "roda com canal comido inclina a folha sempre para o mesmo lado; rolete aberto a deixa livre para os dois.",
          "se a altura do vão mudou, comece embaixo; se só o prumo mudou, comece em cima.",
        ],
      },
      {
        label: "Batente",
        about: ["batente"],
        says: [
          "pancada única na chegada é do batente; pancadas leves ao longo do caminho são dos roletes.",
          "folha que bate torta no encaixe pode ter o encaixe bom e o alto solto.",
        ],
      },
      {
        label: "Motor fraco",
        about: ["lento", "capacitor"],
        says: [
          "motor sem força é lento em todo dia e hora; aperto no alto piora com o calor e em trecho certo.",
          "folha leve quando destravada em piso plano absolve os roletes e devolve a dúvida ao motor.",
        ],
      },
    ],
  },
  checks: {
    headings: ["O que observar no alto da folha", "Exame da guia sem subir em nada", "Olhe para cima, com o portão parado"],
    leads: [
      "Fique do lado de dentro, a mais de um passo da folha, com o disjuntor do portão desligado.",
      "Binóculo de celular serve: aproxime a câmera em vez de subir em cadeira ou na própria folha.",
    ],
    steps: [
      {
        label: "Conte os roletes",
        says: [
          "deve haver um de cada lado do tubo; pino vazio quer dizer que a folha só tem apoio para um lado.",
          "compare os dois: mesmo diâmetro, mesma altura, nenhum rachado.",
        ],
      },
      {
        label: "Veja a fixação",
        says: [
          "parafuso saltado, reboco quebrado em volta ou mancha de ferrugem escorrida denunciam o suporte que anda.",
          "uma fresta entre a chapa e a coluna, que antes não havia, é motivo para não usar o portão.",
        ],
      },
      {
        label: "Leia o tubo",
        says: [
          "risco contínuo é rolete parado; marca de um lado só mostra para onde a folha quer cair.",
          "procure amassados e cordões de solda que passem entre os cilindros, porque são eles que entalam.",
        ],
      },
      {
        label: "Observe uma manobra",
        says: [
          "religue, afaste-se da área em que a folha poderia cair e acione uma vez, olhando só o topo.",
          "filme o alto em plano fechado durante a ida e a volta; o balanço aparece melhor no vídeo do que ao vivo.",
        ],
      },
      {
        label: "Confira o fim da abertura",
        when: { gates: ["deslizante"] },
        says: [
          "com a folha toda aberta, ainda deve sobrar tubo entre os roletes e um limitador que a segure ali.",
          "se falta pouco para a folha sair de entre os cilindros, a parada está longe demais, e o portão não deve ser usado.",
        ],
      },
    ],
    ends: [
      { says: ["Suporte que se mexe ou rolete ausente encerra o uso: deixe fechado, sem energia, e isole a calçada."] },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante o exame é só com os olhos e com a folha embaixo: roletes e canaletas trabalham ao lado de cabos tensionados.",
        ],
      },
    ],
  },
  work: {
    headings: ["Como a guia é trocada e regulada", "Segurar a folha, depois soltar a guia", "O serviço no alto do portão"],
    leads: [
      "A primeira ferramenta é a corda, porque durante a troca a folha não tem em que se apoiar.",
      "Prumo, folga e fixação se acertam nessa ordem:",
    ],
    steps: [
      {
        label: "Amarração",
        says: [
          "a folha é presa à coluna por cima e calçada nas duas faces antes de se tirar o primeiro parafuso.",
          "com a passagem isolada dos dois lados, um técnico segura o prumo enquanto o outro desmonta.",
        ],
      },
      {
        label: "Prumo",
        says: [
          "o nível vertical na folha diz onde ela precisa ficar; a guia vai até ela, e não o contrário.",
          "mede-se a inclinação no começo e no fim do percurso, para saber se o trilho também puxa.",
        ],
      },
      {
        label: "Fixação",
        says: [
          "em tijolo furado usa-se chumbador químico ou chapa passante; em coluna de ferro, solda ou parafuso com porca.",
          "furo alargado não se reaproveita: sobe-se o suporte alguns dedos, até a alvenaria sã.",
        ],
      },
      {
        label: "Folga",
        says: [
          "deixa-se um fio de luz de cada lado do tubo e corre-se a folha à mão, procurando o trecho mais largo.",
          "os cilindros são aproximados até girarem sem que a folha oscile, e só então se trava o pino.",
        ],
      },
      {
        label: "Limites",
        says: [
          "confere-se se, com tudo aberto, o tubo continua entre os roletes, e instala-se um limitador onde faltar.",
          "força e parada são refeitas no fim, já que o atrito do alto mudou.",
        ],
      },
    ],
  },
  effort: {
    headings: ["O que o serviço pede", "Gente, tempo e acesso"],
    items: [
      {
        says: [
          "Roletes se trocam em uma visita curta; chumbar de novo um suporte pede cura do material, e o portão fica fechado nesse intervalo. O técnico precisa alcançar o alto pelos dois lados.",
          "Planta trepadeira, calha e fiação presas à coluna precisam sair do caminho. Avise também se a coluna é do vizinho ou compartilhada.",
        ],
      },
      {
        says: [
          "Folha alta, acima da cabeça, exige escada firme e segunda pessoa; com lança ou cerca elétrica no topo, quem cuida da cerca tem de desligá-la antes.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa arrumar a guia", "Rolete, suporte ou alvenaria", "O que entra na conta da guia"],
    items: [
      {
        for: ["price", "repair", "replace", "worth-it", "maintain"],
        says: [
          "Trocar cilindros e acertar a folga cabe no valor de uma manutenção, de {{manutencao-custo}}. Suporte sob medida e alvenaria são à parte.",
          "Para regulagem e roletes, a referência é {{manutencao-custo}}. Solda e chumbamento têm preço próprio, dito antes.",
          "A visita de ajuste sai por {{manutencao-custo}}. O suporte novo se escolhe pela foto e entra na mesma proposta.",
        ],
      },
      {
        for: ["price", "worth-it", "replace"],
        says: [
          "O barato é o cilindro de nylon; o caro é a coluna que já não segura parafuso. Quando o reboco começa a esfarelar, resolver cedo separa um reaperto de uma obra.",
          "Muda a conta também o prumo da folha: desempenar quadro torto é serralheria e se orça vendo.",
        ],
      },
      {
        says: [
          "Rolete é peça barata perto do que evita: folha que tomba amassa carro, quebra piso e pode ferir gente. Nenhum outro item do portão tem essa desproporção.",
        ],
      },
    ],
  },
  choice: {
    headings: ["Qual guia serve na folha", "Suporte e rolete pelo tipo de portão"],
    leads: ["Meça a espessura do tubo de cima e a distância dele até a coluna, e procure a linha:"],
    columns: ["Folha", "Guia indicada", "Observação"],
    rows: [
      { cells: ["Tubo liso, altura comum", "U com par de roletes", "A mais simples de regular"] },
      { cells: ["Longe da coluna", "Braço soldado com reforço", "Braço longo vibra"] },
      { cells: ["Alta ou fechada, pega vento", "Par duplo, em dois pontos", "O esforço se divide"] },
      { cells: ["Com lanças no topo", "Barra lisa abaixo das lanças", "Os roletes correm na barra"] },
      { cells: ["Coluna de tijolo furado", "Chapa passante com contraplaca", "Bucha comum não serve"] },
      { cells: ["De madeira", "Perfil metálico sobre a borda", "Nylon marca a madeira"] },
    ],
  },
  worth: {
    headings: ["Rolete novo ou guia nova", "Quando reapertar basta"],
    items: [
      {
        says: [
          "Suporte firme e cilindro gasto: troca-se o cilindro. Suporte que gira na coluna não melhora com rolete novo, porque a folga que se vê é da fixação.",
          "Reapertar vale uma vez. Parafuso que afrouxa de novo está dizendo que o furo acabou.",
        ],
      },
      { says: ["Quando só um rolete se gasta sempre, a conta certa é nivelar o trilho; do contrário ele vira peça de consumo."] },
    ],
  },
  care: {
    headings: ["Para a guia durar", "O cuidado que cabe ao morador"],
    items: [
      {
        says: [
          "Olhe para cima quando varrer embaixo. Pó branco na coluna, parafuso à vista ou sulco no nylon aparecem meses antes de a folha balançar.",
          "Mantenha o tubo superior limpo e pintado: casca de ferrugem e tinta escorrida são lixa para o rolete.",
        ],
      },
      {
        says: [
          "Não pendure lona, faixa ou placa na folha sem falar com quem cuida dela; o pano vira vela, e quem segura a vela são dois parafusos.",
          "Criança não se pendura nem anda de carona no portão: o peso na ponta abre a guia pelo lado de fora.",
        ],
      },
      {
        for: ["maintain", "when", "what"],
        says: [
          "Na revisão preventiva, feita em casa {{preventiva-casa}}, a folga é medida com a folha escorada. Do chão, olho nenhum mede a folga dos roletes.",
        ],
      },
    ],
  },
  cases: {
    headings: ["O que muda na guia deste portão", "Vento, muro e rua"],
    items: [
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Guia superior em rua inclinada recebe empurrão lateral sempre do mesmo lado, porque a folha pende para a parte baixa. O rolete de lá se gasta primeiro e denuncia o trilho fora de nível.",
          "Na ladeira a folha fica mais alta em uma ponta do que na outra em relação ao passeio, e quem passa na parte baixa está debaixo dela. Guia frouxa ali não espera revisão.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "Guia em portão de topo de rampa sofre com o carro que encosta na folha ao manobrar. Uma batida leve no meio abre os roletes sem deixar marca na lataria; confira o alto depois.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Guia superior sob galho recebe resina, fruto e ninho. O tubo fica pegajoso, os roletes de nylon param de girar e passam a esfregar, com um gemido que parece de motor.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Com pó no ar, o pino dos roletes trabalha com areia e alarga o furo do nylon. A guia superior passa a estalar a cada inversão; trocam-se cilindro e pino juntos.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Onde passa muita gente, a guia do portão é a peça que separa a folha do pedestre. Peça um limitador no fim da abertura e um segundo par de roletes, para não depender de um parafuso só.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Guia de garagem coletiva deve entrar no livro de inspeção do condomínio com data e foto. Se a folha tombar, a pergunta será quando alguém olhou para cima pela última vez.",
          "Folha de prédio é alta e fechada por segurança, e o vento do corredor lateral a empurra. Dois conjuntos de roletes, na coluna e a meio caminho, tiram o balanço.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Em galpão, a altura da folha multiplica o esforço na guia superior: o vento age em cima, e os parafusos respondem embaixo. Coluna metálica com suporte soldado é o que aguenta.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Guia de loja leva pancada de escada, carrinho e mercadoria alta que passa pelo vão. Um anteparo pintado na coluna preserva os roletes melhor do que um suporte mais grosso.",
        ],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: [
          "Em sobrado geminado, a coluna da guia pode ser meia do vizinho e de tijolo furado. Vale perguntar antes de furar; a chapa passante, às vezes, aparece do outro lado.",
          "Casa que trocou grade por chapa fechada ganhou privacidade e vento. A guia que bastava para a grade passa a trabalhar no limite, e o balanço aparece na primeira frente fria.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Em vila, a guia costuma ficar presa a um muro antigo de reboco fraco, e o portão serve a várias famílias. Parafuso novo em muro velho pede contraplaca, combinada com quem mora atrás dele.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "Portão de sítio, comprido e ao vento aberto, pede guia em dois pontos e mourão bem travado. Poste que balança leva os roletes junto, por mais novos que sejam.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante, guia é a canaleta lateral em que os roletes da folha correm. Amassada por um para-choque, ela prende a folha de um lado só e entorta a subida: pare com o portão embaixo e chame.",
        ],
      },
      {
        when: { uses: ["condominio"] },
        says: [
          "Folha alta de condomínio pega vento acima da guia e balança no alto. Um segundo par de roletes, mais em cima, divide o esforço.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: ["Em ladeira, o rolete do lado baixo recebe a folha inteira encostada. Ele gasta oval, e a troca é feita aos pares."],
      },
    ],
  },
  tell: {
    headings: ["Como mostrar a guia ao técnico", "Fotos do alto do portão"],
    items: [
      {
        says: [
          "Fotografe o suporte de perto pelos dois lados, com a coluna aparecendo, e a folha inteira de frente para se ver o prumo. Use o zoom, sem subir na folha.",
          "Mande um vídeo do topo durante a manobra e diga o material da coluna: tijolo, bloco, pedra ou ferro.",
          "Uma imagem do tubo entre os roletes e outra da folha toda aberta mostram a folga e quanto sobra no fim do curso.",
        ],
      },
      {
        says: [
          "Escreva se houve batida, ventania ou reforma do muro, e se a folha recebeu chapa, lona ou lança depois de pronta.",
          "Conte em que trecho ela balança ou prende e se isso muda entre a manhã fria e a tarde quente.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["O portão pode cair se a guia quebrar?", "É perigoso usar o portão com a guia solta?"],
      about: ["trava"],
      says: [
        "Pode, para qualquer um dos lados, porque as rodas sozinhas não o mantêm em pé. Desligue, isole a passagem e espere o técnico.",
        "É. O trilho só impede que o pé escorregue; quem segura o alto são os roletes. Sem eles, ninguém deve passar perto.",
      ],
    },
    {
      asks: ["Posso lubrificar os roletes da guia?", "Óleo tira o chiado de cima?"],
      for: ["maintain", "how-to", "what"],
      says: [
        "Não é preciso: o nylon gira seco sobre o pino. Se chia, parou de girar, e o caminho é trocar.",
        "Tira por uns dias e gruda poeira no tubo. Chiado novo é rolete achatado pedindo substituição.",
      ],
    },
    {
      asks: ["Quantas guias um portão precisa ter?", "Uma guia só é suficiente?"],
      for: ["which", "install", "what"],
      says: [
        "Uma na coluna basta à folha curta e vazada. Folha longa, alta ou fechada leva outra mais atrás.",
        "Depende do comprimento e do vento. O que não pode faltar é o limitador que impede a folha de sair de entre os roletes.",
      ],
    },
    {
      asks: ["Por que o portão pesa mais à tarde?", "A folha prende no calor e solta à noite. É a guia?"],
      about: ["lento"],
      says: [
        "É o primeiro lugar a olhar: o tubo dilata e some a folga entre os roletes. A regulagem deixa margem para isso.",
        "Costuma ser. Metal aquecido ocupa mais espaço, e um conjunto já apertado passa a frear.",
      ],
    },
    {
      asks: ["Dá para regular a guia sem tirar o portão?", "O ajuste da folga exige desmontar a folha?"],
      for: ["repair", "how-to", "price", "what"],
      says: [
        "Dá, quase sempre: os pinos correm em rasgos do suporte. A folha só precisa estar amarrada enquanto isso.",
        "Não exige. O técnico escora, move os roletes e prova à mão; a folha sai apenas para desempenar.",
      ],
    },
    {
      asks: ["Rolete de nylon ou de metal?", "Que material dura mais na guia?"],
      for: ["which", "buy", "replace", "what"],
      says: [
        "Nylon, na folha comum: gira calado e gasta antes do tubo. Metal fica para portões pesados com barra própria de correr.",
        "Metal dura mais e come a pintura; nylon se gasta no lugar da folha, e trocar o cilindro é o que custa menos.",
      ],
    },
    {
      asks: ["O motor segura o portão se a guia falhar?", "A cremalheira não impede que ele tombe?"],
      about: ["cremalheira"],
      says: [
        "Não. O pinhão só empurra para os lados do percurso; de pé, a folha depende dos roletes.",
        "Não impede: os dentes se soltam assim que a folha inclina. Pode até cair sobre o próprio motor.",
      ],
    },
  ],
};
