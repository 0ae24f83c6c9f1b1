import type { Model } from "#domain/knowledge/entry";

export const motorSeg: Model = {
  kind: "model",
  id: "motor-seg",
  name: { one: "motor Seg", many: "motores Seg", gender: "m" },
  plan: "seg",
  aliases: ["ppa seg", "motor ppa seg", "motores ppa seg", "plano seg", "seg da ppa", "motor seg ppa"],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["motor-rio", "motor-solo", "comercio", "condominio", "manutencao-preventiva"],
  pages: ["/topicos/motor-ppa-seg", "/topicos/instalacao-de-motor-em-portao-de-condominio", "/topicos/motor-de-portao-ppa"],
  brief: [
    "O motor Seg é o mais forte dos três planos, para portão de loja, vila, prédio pequeno ou folha pesada.",
    "Onde o portão quase não descansa, o motor Seg entra pelo ritmo, e não só pela força.",
    "O motor Seg sai por {{plano-seg-preco}} com a montagem na região atendida.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "O motor Seg é o plano de cima, para portão que abre muitas vezes e para quem não o conhece: comércio, vila, prédio de poucos andares. A potência do plano é de {{plano-seg-potencia}}.",
        "Motor Seg é a escolha quando o uso deixou de ser de uma família. Ele também atende a casa de folha muito pesada, ainda que pouco usada.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O motor Seg custa {{plano-seg-preco}}, montado na região atendida. Sensor, aviso de calçada e obra civil são orçados à parte.",
        "Quanto custa o motor Seg para um prédio começa em {{plano-seg-preco}}. Folha pesada e giro contínuo saem da tabela e vão para vistoria.",
      ],
    },
    {
      to: ["which"],
      says: [
        "O motor Seg é o indicado quando alguém espera na rua toda vez que o portão abre. Para o uso doméstico intenso, o Rio atende por menos; para torre com muitas vagas, nem ele basta.",
        "Fique com o motor Seg se a folha é de madeira maciça ou chapa dupla, ou se a lista de controles não cabe na memória. São os dois motivos que o plano do meio não cobre.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "O motor Seg vale a pena onde a parada custa dinheiro ou fila. Em portão cansado ele só acelera o desgaste: batente, rodas e base vêm antes.",
      ],
    },
    {
      to: ["install"],
      says: [
        "A instalação do motor Seg começa pela estrutura: batentes dos dois lados, base sem trinca e circuito próprio. Só então a máquina entra, em {{instalacao-duracao}} quando o portão está pronto.",
      ],
    },
    {
      to: ["buy"],
      says: [
        "Para comprar o motor Seg, conte as aberturas da hora mais cheia e mande um vídeo dela. É esse número que confirma o plano ou leva ao industrial.",
      ],
    },
  ],
  definition: {
    headings: ["O que é o Seg", "Um motor para quem espera na rua", "O que o plano de cima traz"],
    items: [
      {
        says: [
          "Com ele vêm {{plano-seg-controles}}. A garantia do plano é de {{plano-seg-garantia}}.",
          "São {{plano-seg-garantia}} de garantia. Os controles, {{plano-seg-controles-numero}}, servem à administração, e os dos moradores se gravam à parte.",
        ],
      },
      {
        says: [
          "A potência é de {{ficha-seg-watts}}. Em folha leve ela precisa ser contida na regulagem, para que o portão pare diante de uma pessoa.",
        ],
      },
      {
        says: [
          "Trilho liso e rodas do tamanho certo contam tanto quanto a balança. Com os dois em ordem, a folha pode ter até {{ficha-seg-peso}}.",
        ],
      },
      {
        says: [
          "Folha leve de {{folha-de-referencia}} abre em {{ficha-seg-abertura}}. É o mais rápido dos três, e rapidez pede sensor na passagem.",
        ],
      },
      {
        about: ["basculante"],
        when: { gates: ["basculante"] },
        says: ["Em basculante é o motor do pacote {{pacote-industrial-nome}}. A área vai até {{pacote-industrial-area}}."],
      },
    ],
  },
  fits: {
    headings: ["Quem precisa do Seg", "Portões de muito movimento"],
    leads: ["O ritmo aparece antes do peso em quase todas as linhas:"],
    items: [
      {
        label: "Loja com depósito",
        about: ["comercio"],
        says: ["funcionário, fornecedor e entregador abrem em sequência, e um motor doméstico não chega ao fim da tarde."],
      },
      {
        label: "Vila de um portão",
        about: ["condominio"],
        says: [
          "todas as saídas da manhã caem na mesma folha; o que era uso de casa multiplicou-se por corredor.",
          "sem síndico e com muitos moradores, a folga do equipamento compensa a falta de quem o vigie.",
        ],
      },
      {
        label: "Prédio baixo",
        about: ["condominio"],
        says: ["poucas vagas, folha maior do que a de casa e pressa coletiva."],
      },
      {
        label: "Folha maciça",
        says: ["madeira inteira ou chapa dupla pedem a força, mesmo que o portão abra pouco."],
      },
      {
        label: "Entrada com público",
        about: ["fotocelula"],
        says: ["clínica e escola precisam de percurso seguro antes de veloz, e a máquina folgada aceita regulagem suave."],
      },
    ],
  },
  unfit: {
    headings: ["Onde o Seg não resolve", "Quando ele é pouco ou demais"],
    items: [
      {
        label: "Torre com muitas vagas",
        says: ["o fluxo contínuo pede industrial; a faixa de referência é {{troca-pesado}}."],
      },
      {
        label: "Folha industrial comprida",
        about: ["comercio"],
        says: ["galpão de vão largo foge dos três planos e se orça com medida de esforço no local."],
      },
      {
        label: "Estrutura cansada",
        about: ["batente", "roldana"],
        says: ["força nova em roda velha quebra dente e solda. A ordem de gasto é ferragem, e depois máquina."],
      },
      {
        label: "Gradil de uma família",
        about: ["motor-solo"],
        says: ["não há o que ganhar: a folha leve nunca chega perto do que ele oferece."],
      },
    ],
  },
  neighbours: {
    headings: ["Seg, Rio ou industrial", "Como decidir pelo ritmo"],
    items: [
      {
        label: "Rio",
        about: ["motor-rio"],
        says: [
          "serve à casa cheia, com rajadas e pausas. Sem pausa, o degrau é este.",
          "sai por {{plano-rio-preco}}, e a diferença se paga só se o movimento for mesmo de comércio.",
        ],
      },
      {
        label: "Industrial",
        says: ["acima dele, o motor é escolhido por projeto: peso, vão e aberturas por hora, sem plano de tabela."],
      },
      {
        label: "Reparar o motor pequeno",
        about: ["conserto", "esquenta"],
        says: ["equipamento que nasceu pequeno volta a desarmar depois de cada conserto. A conta some quando se somam as visitas."],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa o Seg no seu ponto", "Plano, estrutura e acessórios"],
    items: [
      {
        says: [
          "O plano sai por {{plano-seg-preco}}. Sensor em duas alturas, aviso na calçada e circuito próprio costumam acompanhar, em linhas separadas.",
          "Com a montagem, o Seg fica em {{plano-seg-preco}}, em até {{parcelas}}. Para assembleia, peça a proposta com motor, acessórios e serralheria em itens.",
        ],
      },
      {
        for: ["price", "worth-it", "replace", "buy"],
        about: ["troca-de-motor"],
        says: ["Motor industrial recente que sai pode abater até {{desconto-premium}}. Mande etiqueta, ano e estado antes da visita."],
      },
    ],
  },
  care: {
    headings: ["Cuidados com o Seg em uso coletivo", "Rotina de quem abre o dia inteiro"],
    items: [
      {
        about: ["manutencao-preventiva"],
        says: [
          "Em uso coletivo, a preventiva se faz {{preventiva-condominio}}. Marque fora do pico, porque a folha fica livre por alguns minutos.",
          "Entre revisões, alguém do lugar ouve e olha: ruído novo, encosto com batida, carcaça quente a ponto de parar. Anotado com data, vale como medida.",
        ],
      },
      { says: ["Controle perdido se apaga no dia. Em grupo grande, a lista descuidada anula o que o motor tem de seguro."] },
    ],
  },
  cases: {
    headings: ["O Seg no seu portão", "Conforme o ponto e o fluxo"],
    items: [
      {
        when: { uses: ["comercio"] },
        says: [
          "Em loja, o motor rápido fecha diante de cliente distraído. Sensor em mais de uma altura vem no mesmo pedido, e não na segunda compra.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Galpão de folha média e muito giro fica nele; folha comprida ao vento já é caso de projeto. A medida que separa é o esforço na ponta.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Em prédio baixo, confira se o quadro tem disjuntor livre para o portão. Dividir com bomba ou elevador derruba os dois.",
          "Condomínio pequeno ganha com a garantia maior se houver quem guarde nota, data e relatório. Sem guardião, ela se perde na troca de síndico.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: ["Em vila, cada casa compra os próprios controles e todas dividem o motor. Escrevam essa divisão antes da instalação."],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: ["Em casa, só a folha maciça o justifica. Peça força contida e partida suave, porque quem passa ali é a família."],
      },
      {
        when: { gates: ["deslizante"] },
        says: ["No de correr, a cremalheira precisa estar presa por inteiro: motor forte arranca o que o fraco deixava cantar."],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "Basculante comercial abre sobre gente de fora. Antiesmagamento testado na entrega, com objeto, é o item que mais importa da proposta.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: ["Em portão de girar de folha pesada, coluna e dobradiça são examinadas antes. É nelas que a força nova se apoia."],
      },
      {
        when: { grounds: ["rampa", "ladeira"] },
        says: ["Em saída de rampa, a abertura rápida encurta a espera em aclive. O aviso na calçada precisa começar antes dela."],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Em rua de comércio, rapidez sem aviso assusta. Luz antes do movimento e feixe voltado para o passeio fazem parte do conjunto.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Depósito de material joga pó nas aletas da carcaça. Limpeza a seco, com circuito desligado, mantém o fôlego que se comprou.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que mandar para confirmar o Seg", "O movimento em vídeo"],
    items: [
      {
        says: [
          "Filme um quarto de hora do momento mais cheio e conte as aberturas. Junte medidas, material e a foto do quadro.",
          "Mande a etiqueta do motor atual e diga se ele desarma, em que hora e depois de quantas saídas.",
        ],
      },
      { says: ["Escreva quantas pessoas terão controle, se há tag, interfone ou porteiro, e em que período a entrada pode parar."] },
    ],
  },
  questions: [
    {
      asks: ["Serve para prédio grande?", "O Seg aguenta torre com muitas vagas?"],
      about: ["condominio"],
      says: [
        "Para prédio baixo, sim. Torre pede industrial, que se orça pela contagem da hora cheia.",
        "Não foi separado para isso. Fluxo contínuo com folha pesada sai da tabela.",
      ],
    },
    {
      asks: ["Ele aceita tag e interfone?", "Dá para ligar leitor nesse motor?"],
      about: ["tag", "interfone"],
      says: [
        "A ligação se faz por contato na central, e o técnico confirma a entrada antes de vender o leitor.",
        "Em geral dá. Liste o que já existe na portaria, com foto, para que o relé certo venha junto.",
      ],
    },
    {
      asks: ["Motor mais forte machuca mais?", "O Seg é perigoso para criança?"],
      about: ["criancas-e-animais", "fotocelula"],
      says: [
        "A força se limita na regulagem, e o sensor para a folha antes do toque. Sem os dois, qualquer modelo machuca.",
        "Bem regulado, não mais do que os outros. Peça o teste de obstáculo por escrito.",
      ],
    },
    {
      asks: ["A troca pode ser fora do expediente?", "O comércio precisa fechar para instalar o Seg?"],
      about: ["comercio"],
      says: [
        "A janela da noite é {{janela-noite}}, sob consulta e com taxa adicional. De dia, escolhe-se o período mais vazio.",
        "Não precisa, se há outra entrada. Com porta única, marca-se o horário de menor público.",
      ],
    },
  ],
};
