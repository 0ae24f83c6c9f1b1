import type { Safety } from "#domain/knowledge/entry";

export const destravamentoSeguro: Safety = {
  kind: "safety",
  id: "destravamento-seguro",
  name: { one: "destravamento seguro", many: "destravamentos seguros", gender: "m" },
  aliases: [
    "destravamento com segurança",
    "destravar com segurança",
    "destravar portão com segurança",
    "perigo de destravar",
    "destravar basculante",
    "destravar portão basculante",
    "destravamento do basculante",
    "destravar na rampa",
    "destravar em ladeira",
    "portão destravado",
    "portões destravados",
    "portão solto do motor",
    "portão ficou destravado",
  ],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["destravar", "molas-e-cabos", "falta-de-energia", "so-abre-na-mao", "mover-a-mao"],
  pages: ["/topicos/portao-automatico-travado-sem-energia", "/topicos/portao-automatico-nao-abre"],
  brief: [
    "O destravamento seguro vale para folha de correr ou de abrir, fechada e em piso plano; basculante fica para o técnico.",
    "Portão destravado é portão destrancado: quem o solta do motor assume a tranca dele.",
    "Destravar em ladeira solta junto o freio da folha, e ela anda sozinha para baixo.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "Destravamento seguro é separar o motor da folha só quando ela fica onde está: deslizante ou pivotante, em piso plano, com o disjuntor desligado. Em rampa pede ajuda, e em basculante não se faz em casa.",
        "Portão destravado perde três coisas de uma vez: motor, freio e tranca. Antes de girar a chave, decida o que vai segurar a folha no lugar de cada uma.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "O destravamento seguro tem uma ordem: disjuntor embaixo, olhar o piso e a folha, calço do lado que desce, chave, mãos abertas na chapa. Faltando uma das condições, a chave não gira.",
      ],
    },
    {
      to: ["why"],
      says: [
        "Destravar com segurança importa porque o redutor parado é quem segura a folha. Solto ele, portão em desnível corre, portão de abrir voa com o vento e basculante pode descer inteiro.",
      ],
    },
    {
      to: ["emergency"],
      says: [
        "Portão destravado que disparou, caiu ou não volta a travar é emergência: afaste todos do caminho dele e não tente segurá-lo com o corpo. Calce apenas se ele já parou.",
      ],
    },
    {
      to: ["when"],
      says: [
        "O destravamento seguro cabe na falta de luz e no motor parado, em folha plana e inteira. Não cabe em folha torta, fora do trilho, com cabo frouxo ou aberta no alto.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "Chave de destravamento que gira em falso ou não solta é conserto de técnico. O destravamento seguro depende dela inteira, e forçar quebra o miolo na pior hora.",
      ],
    },
  ],
  definition: {
    headings: ["O que a chave realmente solta", "Motor, freio e tranca na mesma peça", "Quando destravar é perigoso"],
    items: [
      {
        about: ["engrenagem"],
        says: [
          "A chave afasta uma peça da outra dentro do redutor. Do lado de fora nada muda de aparência, e é por isso que um portão solto engana quem chega depois.",
          "Engatado, o motor prende a folha até sem energia. Desengatado, prende apenas a gravidade, e ela tem opinião própria em rua inclinada.",
        ],
      },
      {
        about: ["molas-e-cabos"],
        when: { gates: ["basculante"] },
        says: [
          "No basculante, a folha só fica parada se contrapeso, cabo e mola estiverem certos. Quem destrava para descobrir faz o teste com o próprio corpo.",
        ],
      },
      {
        says: [
          "O perigo menor vem depois: luz que volta com a chave aberta, corrente esquecida, motor que gira em falso e é dado por queimado.",
        ],
      },
    ],
  },
  rules: {
    headings: ["Antes, durante e depois da chave", "Regras para soltar a folha", "O que olhar antes de girar"],
    leads: ["Leia até o fim antes de encostar na chave:"],
    items: [
      {
        label: "Energia desligada",
        about: ["rearmar-disjuntor"],
        says: ["a luz pode voltar no meio do gesto, e a central obedece a uma ordem que estava pendente."],
      },
      {
        label: "Piso plano",
        says: [
          "solte uma bolinha junto à folha: se ela rola, a folha também rola. Em desnível, só com outra pessoa e calço dos dois lados.",
        ],
      },
      {
        label: "Folha inteira",
        about: ["trilho", "dobradica"],
        says: ["no trilho, aprumada e sem raspar. Torta ou caída, ela se apoia no motor, e soltá-lo é derrubá-la."],
      },
      {
        label: "Mãos na chapa",
        says: ["abertas, na parte lisa, longe de grade, roda e coluna. Anel e manga solta ficam de fora."],
      },
      {
        label: "Tranca de verdade",
        says: ["corrente e cadeado por dentro enquanto estiver solta, e um bilhete na tampa para lembrar deles."],
      },
      {
        label: "Volta completa",
        about: ["destravar"],
        says: ["trave, leve a folha até o estalo do encaixe, retire o cadeado e só então ligue a energia."],
      },
    ],
  },
  stop: {
    headings: ["Não gire a chave se", "Casos em que se espera ajuda"],
    items: [
      {
        label: "É basculante",
        about: ["molas-e-cabos"],
        says: ["fechado espera a luz; aberto espera o técnico, com o chão livre embaixo."],
      },
      { label: "A folha saiu do trilho", about: ["trilho"], says: ["encostada no motor ela está de pé; solta, tomba."] },
      { label: "Há vento forte", says: ["folha de abrir vira porta de armazém na rajada e leva quem a segura."] },
      { label: "A chave não é a do motor", says: ["miolo espanado fecha a única saída mecânica que existe."] },
      {
        label: "Você está só na ladeira",
        says: ["sozinho não se segura nem se calça; com o trilho inclinado, nem acompanhado se destrava."],
      },
    ],
  },
  work: {
    headings: ["Como o técnico solta e devolve a folha", "A mesma chave, com escora"],
    leads: ["O que muda é o que vem antes da chave:"],
    steps: [
      {
        label: "Contenção",
        about: ["contrapeso"],
        says: ["folha em desnível é amarrada e calçada; basculante é escorado e tem o contrapeso contido."],
      },
      { label: "Engate", says: ["a embreagem é aberta e fechada algumas vezes, para ver se solta e se prende por inteiro."] },
      {
        label: "Peso",
        about: ["mover-a-mao"],
        says: ["a folha é movida em todo o curso, e o esforço diz o que o motor vinha escondendo."],
      },
      {
        label: "Retorno",
        about: ["encoder", "fim-de-curso"],
        says: ["travada, ela refaz o percurso devagar, até a central reencontrar os dois fins."],
      },
      { label: "Instrução", says: ["mostra-se a quem mora onde fica a chave, para que lado trava e em que casos ela não deve ser usada."] },
    ],
  },
  cases: {
    headings: ["Soltar a folha na sua entrada", "Conforme o portão e o piso"],
    items: [
      {
        when: { gates: ["deslizante"] },
        says: ["Folha de correr solta não tem freio nenhum. Se o batente do fim do trilho falta, ela passa direto; confira os dois antes."],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "Em duas folhas, solte primeiro a que abre primeiro e prenda-a no gancho. Soltar as duas juntas deixa uma mão para cada e nenhuma para o vento.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "Basculante equilibrado parece convidar, porque sobe com dois dedos. A mesma folha, com um cabo por romper, desce sem dar tempo de soltar os dedos.",
        ],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: [
          "Em casa, a chave costuma estar com quem saiu. Uma cópia dentro e um ensaio em dia claro fazem do apagão um aborrecimento, e não um perigo.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Em prédio, soltar a folha é decisão da portaria, com duas pessoas: uma move, a outra segura a calçada. Morador com pressa não tem a chave.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Loja que solta o portão na queda de luz fica sem tranca com dinheiro no caixa. Feche primeiro, solte depois, se ainda precisar.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: ["Folha comprida de galpão ganha embalo mesmo no plano. Mova em passos curtos, com alguém na ponta que chega."],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Na vila, portão solto por um morador fica solto para todos. Avise o grupo, ponha o cadeado e diga a hora em que volta a travar.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: ["Porteira solta com gado por perto se abre sozinha na primeira coçada. Corrente antes da chave."],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Em ladeira a folha acelera para o lado de baixo e para no que encontrar. Se não há dois adultos e calço, ela fica travada.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: ["Rampa atravessando a entrada inclina só o meio do trilho: a folha parte devagar e corre no trecho que ninguém esperava."],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Com gente passando, a folha solta de abrir para fora alcança alguém antes de alcançar o gancho. Espere o intervalo, com uma pessoa na calçada.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que dizer antes de soltar", "Fotos do piso e da chave"],
    items: [
      {
        says: [
          "Diga o tipo do portão, para que lado o piso desce e em que posição a folha parou. Fotografe a chave e o ponto em que ela entra.",
          "Se já soltou e não voltou, conte quantas voltas deu, que som fez e se o motor roda em falso.",
        ],
      },
      { says: ["Escreva se há alguém preso, carro no vão ou criança em casa; isso muda a ordem do atendimento."] },
    ],
  },
  questions: [
    {
      asks: ["Posso destravar o basculante fechado?", "E se o basculante estiver leve?"],
      about: ["molas-e-cabos"],
      says: [
        "Em casa, não. Fechado ele está no lugar mais seguro, e a leveza só se confia depois de medida.",
        "Leve hoje não prova cabo inteiro. Deixe a chave para quem pode conter o peso antes.",
      ],
    },
    {
      asks: ["O portão corre sozinho quando destravo. É normal?", "Por que a folha anda sem ninguém empurrar?"],
      about: ["trilho"],
      says: [
        "Quer dizer que o piso ou o trilho está inclinado. Trave de novo e peça que o nível seja visto.",
        "O trilho tem caimento, e o motor vinha freando. Solta, ela segue a gravidade.",
      ],
    },
    {
      asks: ["Quanto tempo posso deixar solto?", "Faz mal usar o portão destravado por dias?"],
      about: ["so-abre-na-mao"],
      says: [
        "O tempo de resolver. O desengate não foi feito para trabalho diário, e a casa fica sem tranca.",
        "Para a segurança, faz. Corrente e cadeado em cada saída, e a visita marcada.",
      ],
    },
    {
      asks: ["A luz voltou com ele solto. E agora?", "Liguei o disjuntor com a chave aberta. Estragou?"],
      about: ["falta-de-energia"],
      says: [
        "Desligue o disjuntor, trave, leve a folha ao encaixe e tire o cadeado. Só então religue.",
        "O motor girou em falso, o que costuma não fazer mal. Trave com a energia cortada e observe um ciclo de longe.",
      ],
    },
  ],
};
