import type { Symptom } from "#domain/knowledge/entry";

export const treme: Symptom = {
  kind: "symptom",
  id: "treme",
  name: { one: "portão que treme", many: "portões que tremem", gender: "m" },
  aliases: [
    "treme",
    "tremem",
    "tremendo",
    "tremeu",
    "treme muito",
    "tremendo muito",
    "treme ao abrir",
    "treme ao fechar",
    "treme quando abre",
    "treme quando fecha",
    "tremor no portão",
    "tremor do portão",
    "tremedeira",
    "trepida",
    "trepidando",
    "trepidação",
    "trepidação no portão",
    "vibra",
    "vibram",
    "vibrando",
    "vibração",
    "vibração no portão",
    "vibração no motor",
    "balança",
    "balançando",
    "portão balança",
    "portão balançando",
    "sacode",
    "sacodindo",
    "chacoalha",
    "chacoalhando",
    "anda aos trancos",
    "andando aos trancos",
    "aos trancos",
    "dando trancos",
    "dá trancos",
    "dando solavancos",
    "aos solavancos",
    "portão treme",
    "portão tremendo",
    "portão trepidando",
    "motor tremendo",
    "motor treme",
    "motor vibrando",
    "motor vibra",
    "portão bambo",
    "portão frouxo",
    "portão com folga",
  ],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["faz-barulho", "roldana", "cremalheira", "guia", "dobradica", "bate"],
  pages: [
    "/topicos/problemas-em-portao-automatico",
    "/topicos/portao-automatico-fazendo-barulho",
    "/topicos/manutencao-preventiva-de-portao-automatico",
  ],
  brief: [
    "Portão que treme tem folga em algum apoio: roda, guia, dobradiça, base do motor ou cremalheira.",
    "Se o portão treme só ao arrancar, a folga está no engate ou nos dentes; se treme a viagem toda, está nas rodas.",
    "Portão que treme de repente, sem barulho, tem chumbador ou parafuso solto, e a base do motor o mostra.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "Um portão que treme perdeu apoio firme em algum ponto: base do motor, roda, guia, dobradiça ou dentes com folga. Veja em que trecho acontece, porque tremor na partida, no meio e no fim tem donos diferentes.",
        "Portão tremendo quer dizer que a força do motor não está virando só movimento: parte dela sacode a folha. A parada imediata não é obrigatória, mas a peça frouxa piora a cada viagem.",
      ],
    },
    {
      to: ["why"],
      says: [
        "O portão treme porque existe folga onde deveria haver encosto, e o motor a percorre aos saltos em vez de empurrar por igual. Desgaste de roda, dente comido e base solta produzem o mesmo solavanco em momentos diferentes.",
        "Por que o portão treme mais ao fechar do que ao abrir? Porque em um dos sentidos a folha vai empurrada e no outro vai puxada, e a folga só aparece quando o esforço muda de lado.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto de um portão que treme começa pela fixação, passa pela folga dos dentes e termina nas rodas, porque reapertar depois de trocar roda obriga a acertar tudo outra vez.",
        "Em portão que treme, o técnico segura cada ponto com a mão enquanto outra pessoa move a folha solta: a peça que estremece na mão é a frouxa. Depois se mede, e se aperta ou se troca.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para achar por que o portão treme, olhe de longe uma viagem inteira com atenção a três pontos: a caixa do motor, o topo da folha e o pé dela. O que se mexe primeiro é a origem, o resto acompanha.",
        "Apoie um copo com água na coluna, longe da folha, e acione uma vez quando o portão treme: água quieta com folha sacudindo indica roda ou guia; água que ondula indica batente ou base na alvenaria.",
      ],
    },
    {
      to: ["price"],
      says: [
        "Quanto custa tirar o tremor de um portão que treme depende de ser aperto, ajuste ou peça. Base e folga de dentes se acertam em uma visita; roda oval, guia gasta e dobradiça com pino comido acrescentam material.",
        "O preço de firmar um portão que treme cresce com a demora, porque a folga se alarga sozinha. Um parafuso frouxo hoje é um furo ovalado amanhã, e furo ovalado pede solda.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Chame quando o portão treme mais a cada semana, quando a caixa do motor se mexe junto ou quando a folha balança no topo. Se o tremor vem com estalo, cabo dançando ou coluna trincada, não se usa até a visita.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "Vale firmar logo um portão que treme, porque vibração é o defeito que cria os outros: solta fio no borne, ovaliza furo, lasca dente e racha solda, todos sem relação aparente entre si.",
      ],
    },
    {
      to: ["emergency"],
      says: [
        "Se o portão treme e a folha pende no topo, desligue o disjuntor e afaste quem estiver perto: folha de correr sem guia tomba. Basculante que sacode na descida também para agora, com a frente isolada.",
      ],
    },
  ],
  definition: {
    headings: ["De onde vem a vibração", "Folga, ritmo e apoio", "Por que a folha anda aos trancos"],
    items: [
      {
        says: [
          "Vibração é folga com ritmo. O motor empurra de modo contínuo, a peça frouxa cede, encosta, cede outra vez, e a folha avança em degraus pequenos que a vista chama de tremor.",
          "O compasso do tremor denuncia a peça: rápido e miúdo vem do motor e dos dentes; lento e largo, uma sacudida por metro, vem das rodas.",
        ],
      },
      {
        says: [
          "Cremalheira se prende à folha por parafusos em fila. Um que afrouxa deixa a barra fletir, o pinhão salta naquele trecho e o salto se repete em toda passagem.",
          "Coluna que acompanha o tremor está recebendo o esforço pela base do motor ou pelo batente. Concreto não vibra por conta própria.",
        ],
      },
      {
        for: ["why", "what", "repair"],
        says: [
          "Folha comprida de quadro leve flete no meio, e o motor preso em uma ponta sente o atraso da outra. Ali o tremor é de projeto, e se amansa com partida suave e travessa.",
          "Velocidade regulada acima do que a folha aceita faz uma partida em chicote. O mesmo portão, com arranque suave, atravessa o vão quieto.",
        ],
      },
    ],
  },
  causes: {
    headings: ["Em que trecho treme e por quê", "O compasso e a peça", "Quem sacode a folha"],
    leads: ["Olhe três pontos na mesma viagem: motor, topo e pé da folha.", "O lugar que se mexe primeiro é o que interessa:"],
    columns: ["Como treme", "Suspeita", "O que olhar"],
    rows: [
      { cells: ["Só no arranque", "Folga nos dentes ou partida brusca", "Salto do pinhão na barra"], about: ["cremalheira", "engrenagem"] },
      {
        cells: ["Sacode uma vez por metro", "Roda oval ou achatada", "Compasso que segue a roda"],
        when: { gates: ["deslizante"] },
        about: ["roldana"],
      },
      {
        cells: ["Topo balança, pé firme", "Guia larga ou rolete gasto", "Luz entre rolete e folha"],
        when: { gates: ["deslizante"] },
        about: ["guia"],
      },
      { cells: ["Caixa do motor se mexe", "Base ou chumbador frouxo", "Reboco farelado sob a base"] },
      {
        cells: ["Sempre no mesmo trecho", "Emenda alta ou barra solta", "Parafuso faltando na barra"],
        when: { gates: ["deslizante"] },
        about: ["trilho", "cremalheira"],
      },
      { cells: ["Ponta chicoteia no fim", "Parada brusca", "Se reduz antes de encostar"], about: ["rampa-de-desaceleracao", "bate"] },
      {
        cells: ["Folha cai e sobe no giro", "Pino de dobradiça gasto", "Folga ao levantar com o olho"],
        when: { gates: ["pivotante"] },
        about: ["dobradica"],
      },
      { cells: ["Braço dá solavancos", "Articulação ou fuso com folga", "Pino ovalado no suporte"], when: { gates: ["pivotante"] } },
      {
        cells: ["Desce sacudindo", "Contrapesos desiguais, cabo dançando", "De longe, e não repita"],
        when: { gates: ["basculante"] },
        about: ["contrapeso", "cabo-de-aco"],
      },
      { cells: ["Treme e zumbe antes de andar", "Capacitor sem força", "Se a demora aumentou"], about: ["capacitor"] },
      {
        cells: ["Vai em soquinhos, com pausas", "Encoder sujo ou relé falhando", "Se acontece em qualquer ponto"],
        about: ["encoder", "central"],
      },
    ],
  },
  neighbours: {
    headings: ["Tremor, pancada ou rangido?", "Vizinhos do tremor"],
    items: [
      {
        label: "Portão que faz barulho",
        about: ["faz-barulho"],
        says: [
          "atrito se ouve com a folha lisa; folga se vê com a folha calada. Quando vêm juntos, comece pela folga.",
          "ranger sem sacudir é secura; sacudir sem ranger é aperto. O remédio de um não serve ao outro.",
        ],
      },
      {
        label: "Portão que bate",
        about: ["bate"],
        says: [
          "um golpe só, na chegada, é parada tardia; estremecimento ao longo da viagem é apoio frouxo.",
          "se a coluna vibra apenas depois do encosto, ela está respondendo à batida, e não tremendo.",
        ],
      },
      {
        label: "Portão lento",
        about: ["lento"],
        says: [
          "lentidão regular é falta de força; avanço aos soquinhos é folga ou leitura de giro falhando.",
          "quando treme e perde velocidade no mesmo trecho, roda e trilho estão brigando ali.",
        ],
      },
      {
        label: "Vento na folha",
        says: [
          "chapa fechada balança em dia de ventania, com o motor parado também; sem vento ela deve ficar quieta.",
          "sacudida que existe com o portão em repouso não é do motor: é guia aberta ou encaixe sem batente lateral.",
        ],
      },
    ],
  },
  checks: {
    headings: ["Onde está a folga", "Exame com os olhos e uma mão", "Passos para achar o ponto frouxo"],
    leads: [
      "Os dois primeiros passos são de longe; os outros, com o motor sem energia.",
      "Uma viagem observada basta; repetir alarga a folga.",
    ],
    steps: [
      {
        label: "Três olhares",
        says: [
          "acione uma vez e observe a caixa do motor, depois, na volta, o topo e o pé da folha.",
          "filme na horizontal, com o celular apoiado: em câmera lenta, o ponto que salta primeiro fica evidente.",
        ],
      },
      {
        label: "Compasso",
        says: [
          "acompanhe o ritmo com o pé: se ele muda com a velocidade, é peça que gira; se tem hora certa, é ponto do caminho.",
          "note se o tremor existe nos dois sentidos; em um só, pense em inclinação ou em dente comido de um lado.",
        ],
      },
      {
        label: "Base do motor",
        says: [
          "disjuntor embaixo, empurre a carcaça pelo lado com a palma: qualquer jogo ali explica a vibração.",
          "procure parafuso fora do alinhamento, arruela que girou e pó claro em volta dos chumbadores, sem apertar nada.",
        ],
      },
      {
        label: "Barra dentada",
        when: { gates: ["deslizante"] },
        about: ["cremalheira"],
        says: [
          "com a energia cortada, percorra a cremalheira com os olhos e conte os parafusos; um furo vazio é o trecho que flete.",
          "veja se o desgaste dos dentes brilha por igual ou só em um pedaço, sinal de barra fora de altura.",
        ],
      },
      {
        label: "Topo da folha",
        when: { gates: ["deslizante"] },
        about: ["guia"],
        says: [
          "parada e fechada, empurre a folha de leve para fora, na altura do peito: folga larga em cima é guia ou rolete.",
          "compare a sobra entre rolete e quadro nas duas pontas; diferença grande mostra folha torta.",
        ],
      },
    ],
    ends: [
      {
        says: [
          "Achado o ponto frouxo, fotografe e pare: apertar sem conferir altura e prumo troca a vibração por atrito.",
          "Se nada se mexe à mão e o tremor existe, ele nasce dentro do redutor ou na central, e dali em diante é medição.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: ["No basculante só valem os olhos, e de fora: cabo que chicoteia não se segura nem se toca, com ou sem energia."],
      },
    ],
  },
  stop: {
    headings: ["Tremor que manda parar", "Quando a folga já é perigo"],
    items: [
      {
        label: "Folha pendendo no topo",
        when: { gates: ["deslizante"] },
        says: [
          "se ela se inclina ao passar pela guia, um rolete saiu, e a próxima viagem pode deitá-la.",
          "guia aberta deixa a folha de pé só pelas rodas, como bicicleta parada.",
        ],
      },
      {
        label: "Coluna trincada na base do motor",
        says: [
          "chumbador que arrancou reboco já não segura; o motor pode girar sobre a base e prender uma mão.",
          "trinca que abre e fecha com o movimento é alvenaria trabalhando, e ela cede de uma vez.",
        ],
      },
      {
        label: "Cabo dançando",
        when: { gates: ["basculante"] },
        about: ["molas-e-cabos"],
        says: [
          "folga no cabo seguida de tranco é o peso caindo e sendo aparado; um desses trancos é o último.",
          "sacudida na descida com cabo frouxo de um lado manda isolar a garagem e não acionar.",
        ],
      },
      {
        label: "Dobradiça subindo do pino",
        when: { gates: ["pivotante"] },
        about: ["dobradica"],
        says: [
          "pino à mostra quer dizer folha prestes a desencaixar, e o vento basta para completar.",
          "se a folha sobe um dedo ao girar, o encaixe perdeu o batente e ninguém fica do lado da queda.",
        ],
      },
    ],
  },
  meanwhile: {
    headings: ["Usar o portão sem piorar a folga", "Até firmar"],
    items: [
      {
        says: [
          "Poucas viagens, sem inverter no caminho: cada mudança de sentido atravessa a folga inteira de uma vez.",
          "Não calce o motor com madeira nem amarre a base com arame. O calço muda a altura do pinhão e os dentes passam a pagar.",
        ],
      },
      {
        when: { gates: ["deslizante", "pivotante"] },
        says: [
          "Se a base do motor está solta, desligue-o e use a folha à mão em chão nivelado, com cadeado. A barra e o pinhão se poupam até o chumbador novo.",
          "Tremor só na partida tolera uso cuidadoso por alguns dias; tremor com o topo balançando, não.",
        ],
      },
    ],
  },
  work: {
    headings: ["Como o técnico firma o portão", "Da base à roda, nessa ordem", "Tirar a folga sem criar atrito"],
    leads: [
      "Aperta-se de fora para dentro: alvenaria, base, barra, rodas e redutor.",
      "Folga demais treme e folga de menos prende; o serviço é achar o meio.",
    ],
    steps: [
      {
        label: "Fixação",
        says: [
          "chumbadores são testados com torquímetro e refeitos com resina quando o furo virou pó.",
          "a chapa de base recebe nível e contraporca, porque motor inclinado come o dente por um canto.",
        ],
      },
      {
        label: "Cremalheira",
        about: ["cremalheira"],
        says: [
          "repõem-se parafusos, alinham-se as emendas com um pedaço da própria barra e regula-se a altura ponto a ponto.",
          "solda de suporte aberta é refeita com a folha no lugar, para não puxar o quadro.",
        ],
      },
      {
        label: "Rodas e guia",
        about: ["roldana", "guia"],
        says: [
          "roda oval se descobre girando-a contra uma referência fixa; sai o par e limpa-se o trilho marcado.",
          "roletes são aproximados até a folha passar sem jogo e sem aperto em todo o percurso.",
        ],
      },
      {
        label: "Dobradiças e articulações",
        about: ["dobradica"],
        when: { gates: ["pivotante"] },
        says: [
          "pinos e buchas gastos são trocados, e a folha volta ao prumo antes de o braço ser religado.",
          "o suporte do braço é conferido na solda, onde o solavanco abre a primeira trinca.",
        ],
      },
      {
        label: "Redutor e motor",
        about: ["coroa", "rolamento"],
        says: [
          "mede-se o jogo do eixo com o motor parado; bucha e rolamento gastos explicam vibração que nenhuma base segura.",
          "coroa com dentes afinados é substituída junto do sem-fim que a afinou.",
        ],
      },
      {
        label: "Partida e chegada suaves",
        about: ["rampa-de-desaceleracao"],
        says: [
          "por fim, regula-se o arranque e o trecho lento ao peso real da folha.",
          "viagens seguidas com a base marcada a lápis provam que nada mais anda do lugar.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa firmar o portão", "Aperto, ajuste ou peça"],
    items: [
      {
        says: [
          "Reaperto, nível da base e altura da barra entram na manutenção. Ela fica em {{manutencao-custo}}. Chumbador químico e parafuso são miudeza.",
          "Se nenhuma peça se perdeu, o gasto é o da visita. A faixa é {{manutencao-custo}}. O prazo depende de quantos pontos estão frouxos.",
        ],
      },
      {
        for: ["price", "repair", "replace", "worth-it"],
        says: [
          "Rodas, roletes, pinos e um trecho de cremalheira são o segundo degrau da conta, cada um com seu tempo de montagem.",
          "Solda em quadro rachado pede serralheiro. Quando a vibração já o abriu em mais de um ponto, peça o orçamento da folha inteira para comparar.",
        ],
      },
      {
        for: ["price", "worth-it"],
        says: [
          "O gasto que se quer evitar é o do redutor: dentes que saltam por meses levam o motor junto. Em residência, a substituição custa {{troca-residencial}}.",
        ],
      },
    ],
  },
  care: {
    headings: ["Para não afrouxar de novo", "O que mantém a folha firme"],
    items: [
      {
        says: [
          "Risque com caneta a cabeça dos parafusos da base depois do serviço: traço desencontrado, na faxina, é parafuso que girou.",
          "Evite acionar com a folha ainda balançando de vento ou de encosto; a partida em cima do balanço é a que abre furo.",
        ],
      },
      {
        says: [
          "Reaperto e medida de folga fazem parte da revisão. Ela é recomendada a cada {{revisao-intervalo}}. Em portão de muito uso, peça que anotem o torque.",
          "Não pendure placa, lixeira ou bicicleta na folha: massa presa fora do centro muda o ritmo com que ela balança.",
        ],
      },
    ],
  },
  cases: {
    headings: ["O que muda no seu portão", "Conforme a folha e o lugar"],
    items: [
      {
        when: { gates: ["deslizante"] },
        says: [
          "De correr, siga a vibração de baixo para cima: roda, barra, guia. Quem começa pela guia costuma apertá-la contra uma folha torta.",
          "Portão deslizante em duas partes telescópicas treme na passagem de uma à outra; o batente entre elas é que está frouxo.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante, tremor na descida é peso chegando aos pedaços: contrapeso leve, cabo com folga ou braço com bucha gasta. Nenhum se aperta sem antes sustentar a folha.",
          "Basculante largo torce quando um só motor puxa de lado. Se uma ponta chega antes da outra, pergunte por eixo ou por segundo braço.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "No pivotante, a ponta da folha é que mostra o tremor, mas a causa mora junto da coluna: pino, suporte do braço ou chumbador.",
        ],
      },
      {
        when: { uses: ["casa"] },
        says: [
          "Em casa, o tremor costuma vir de folha artesanal, com quadro fino e chapa grossa. Uma travessa em diagonal firma mais do que um motor novo.",
        ],
      },
      {
        when: { uses: ["sobrado"] },
        says: [
          "No sobrado, vibração do basculante sobe pela laje até o quarto de cima. Coxim sob a base e partida suave cortam o caminho dela.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Muro de vila antiga é de tijolo maciço com argamassa fraca: o chumbador comum gira dentro dele. A base pede chapa maior ou fixação com resina.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Em prédio, o tremor é soma de ciclos: um parafuso que em casa afrouxaria em anos solta em meses. Reaperto programado vale mais do que peça guardada.",
          "Peça ao zelador que observe a base do motor na troca de turno. Ele é quem nota o primeiro milímetro, se souber onde olhar.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: ["Porta de loja divide coluna com vitrine: vibração que chega ao vidro manda ajustar antes que a borracha dele ceda."],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Folha alta de galpão funciona como bandeira: o topo chicoteia se a guia tem um ponto só. Dois apoios afastados acalmam mais do que apertar um.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "No sítio, mourão de madeira seca e encolhe, e o que foi apertado em dia úmido afrouxa na estiagem. Parafuso passante com arruela larga aguenta as duas.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Em declive, a folha ora empurra, ora puxa o motor, e a folga dos dentes aparece como soluço no meio da descida. Trilho nivelado tira o soluço pela raiz.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "Carro que passa por cima do trilho para subir a rampa martela a cantoneira todo dia. Trecho solto bem na linha dos pneus é a primeira hipótese.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Solo encharcado cede sob a sapata do motor, que passa a trabalhar inclinado. Refazer a base com brita e concreto dura mais do que reapertar.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: ["Galho apoiado no topo da folha empurra-a contra a guia em dia de vento. Pode-se o galho antes de apertar o rolete."],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Pasta de terra endurecida no canal da roda forma calombos, e cada volta vira um salto. Raspada a seco, com o motor sem energia, a roda mostra se é só isso.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Onde ônibus e caminhão passam rente, a rua também sacode o muro. Observe a coluna com o portão parado: se vibra igual, a base precisa de coxim.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que mostrar ao técnico", "Como registrar o tremor"],
    items: [
      {
        says: [
          "Um vídeo em câmera lenta da partida, enquadrando motor e pé da folha, mostra a folga melhor do que qualquer palavra.",
          "Escreva se treme na partida, no meio ou no fim, e em qual dos sentidos. Junte a foto dos parafusos da base.",
        ],
      },
      {
        says: [
          "Conte o material da coluna e da folha: tijolo maciço, bloco, mourão; chapa, madeira, alumínio. Disso depende o tipo de fixação.",
          "Diga se houve batida de carro, troca de rodas ou mudança de velocidade na central antes de começar.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Posso apertar os parafusos da base do motor?", "Um reaperto em casa resolve o tremor?"],
      says: [
        "Melhor não: a base define a altura do pinhão, e um aperto torto aproxima os dentes até travar. Fotografe e espere.",
        "Apertar sem nível costuma trocar vibração por atrito. O parafuso solto é só o sinal; o furo atrás dele é que precisa de reparo.",
      ],
    },
    {
      asks: ["É normal a folha comprida balançar um pouco?", "Um leve balanço no portão grande é aceitável?"],
      says: [
        "Um balanço no arranque, que morre em seguida, é próprio de folha longa. Se dura a viagem, há folga.",
        "É, desde que o topo não se afaste da guia. O que não se aceita é a base do motor acompanhar.",
      ],
    },
    {
      asks: ["O portão treme só no frio. Faz sentido?", "Tremor de manhã que some à tarde: o que é?"],
      for: ["what", "why"],
      about: ["rolamento"],
      says: [
        "Faz: graxa dura prende o rolamento, a roda anda aos pulos e se solta quando aquece. É aviso de rolamento velho.",
        "Metal contraído abre folgas que o calor fecha. Peça a medição na hora fria, que é quando ela existe.",
      ],
    },
    {
      asks: ["Diminuir a velocidade acaba com a vibração?", "Andar mais devagar faz parar de sacudir?"],
      about: ["central", "rampa-de-desaceleracao"],
      says: [
        "Reduz o sintoma em folha leve demais para a marcha. Se existe peça frouxa, ela continua se abrindo, só que em silêncio.",
        "Ajuda quando o arranque é brusco e nada está solto. Por isso a velocidade se ajusta por último.",
      ],
    },
    {
      asks: ["O tremor pode soltar os fios da central?", "Vibração causa falha elétrica?"],
      about: ["central"],
      says: [
        "Pode. Borne afrouxa com vibração, e aparecem falhas que vão e vêm, sem ligação visível com a folha.",
        "Causa, sim: relé e terminal sofrem com solavanco. Falha que surgiu depois do tremor se procura nos apertos.",
      ],
    },
    {
      asks: ["Trocaram o motor e agora treme. O que ficou errado?", "Por que o motor novo sacode mais do que o velho?"],
      about: ["troca-de-motor", "cremalheira"],
      for: ["what", "why", "repair", "replace"],
      says: [
        "Altura do pinhão, marcha alta ou barra velha com dente novo: os três se acertam na regulagem de entrega.",
        "Motor mais rápido em folha antiga mostra folgas que o outro disfarçava. Peça que meçam a distância entre os dentes no percurso todo.",
      ],
    },
  ],
};
