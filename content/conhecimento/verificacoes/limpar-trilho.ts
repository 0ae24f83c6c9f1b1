import type { Check } from "#domain/knowledge/entry";

export const limparTrilho: Check = {
  kind: "check",
  id: "limpar-trilho",
  name: { one: "limpeza do trilho", many: "limpezas do trilho", gender: "f" },
  aliases: [
    "limpar trilho",
    "limpar o trilho",
    "limpar o trilho do portão",
    "limpar trilho de portão",
    "limpando o trilho",
    "limpeza de trilho",
    "limpeza do trilho do portão",
    "limpeza de portão",
    "limpeza do portão",
    "varrer o trilho",
    "trilho sujo",
    "trilho com sujeira",
    "lubrificar o trilho",
    "limpar a canaleta",
    "limpar portão",
  ],
  gates: ["deslizante"],
  related: ["trilho", "roldana", "mover-a-mao", "faz-barulho", "lento"],
  pages: ["/topicos/portao-automatico-fazendo-barulho", "/topicos/motor-para-portao-de-correr"],
  brief: [
    "A limpeza do trilho é a tarefa caseira que mais poupa peça: vassoura seca, disjuntor embaixo e atenção à quina.",
    "Trilho sujo pesa por igual e engana: parece roda gasta até o dia em que se varre.",
    "Lubrificar o trilho com graxa não alivia a folha: ela junta areia e vira lixa.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "A limpeza do trilho tira terra, semente e pedra do caminho da roda, a seco e com o disjuntor do portão desligado. Nada de graxa: o trilho trabalha limpo e seco, e quem leva lubrificação é a roda, na revisão.",
        "Trilho sujo é o defeito mais barato de um portão de correr. Ele se anuncia por salto, ranger e lentidão, os mesmos sinais da roda gasta, e por isso se varre antes de trocar.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para limpar o trilho, desligue o disjuntor, varra de dentro para fora, raspe os cantos com um palito de madeira e recolha a terra em vez de empurrá-la para a rua. Não use água com pressão nem graxa.",
        "A limpeza do trilho se faz com a folha fechada e depois aberta, para alcançar os dois lados. O canto da parede é onde a sujeira se prensa, e é ali que ninguém varre.",
      ],
    },
    {
      to: ["maintain"],
      says: [
        "A limpeza do trilho entra na rotina de quem mora, entre uma revisão e outra. O técnico lubrifica a roda e nivela o trilho; a areia é da vassoura da casa.",
      ],
    },
    {
      to: ["why"],
      says: [
        "O trilho sujo endurece o portão porque a roda passa a subir e descer grãos em vez de rolar. A força vem do motor, e o barulho vem do mesmo lugar.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Faça a limpeza do trilho depois de vento, chuva e obra, e sempre que a folha saltar no mesmo lugar. Em rua de terra, cada semana; em rua limpa, quando a garagem for lavada.",
      ],
    },
    {
      to: ["price"],
      says: [
        "A limpeza do trilho em casa custa o tempo da vassoura. O exame com nível e lubrificação é parte de uma manutenção, de {{manutencao-custo}}.",
      ],
    },
  ],
  definition: {
    headings: ["O que a sujeira faz ao trilho", "Por que limpar a seco"],
    items: [
      {
        about: ["roldana"],
        says: [
          "A roda apoia em uma faixa estreita, e um grão ali é um degrau. Multiplicado por todas as voltas, ele gasta o canal, e o desgaste se lê como peça ruim.",
          "Folha e semente molhadas prensam e formam uma cunha no canto. O portão salta sempre naquele ponto, com barulho de pancada.",
        ],
      },
      {
        says: [
          "Água leva a poeira para dentro do trilho e a graxa segura. Limpeza a seco não deixa lama, e a roda passa por cima do que já não está lá.",
        ],
      },
    ],
  },
  checks: {
    headings: ["Como limpar, passo a passo", "Vassoura, palito e nada de graxa"],
    leads: ["Antes da vassoura, folha parada, circuito cortado e controles guardados:"],
    steps: [
      { label: "Energia", about: ["rearmar-disjuntor"], says: ["baixe a alavanca do portão e deixe o controle fora da garagem."] },
      { label: "Varrer", says: ["varra do fundo para a rua, com a folha fechada; depois abra-a e faça a parte que ela cobria."] },
      { label: "Canto", says: ["raspe a quina junto à parede com madeira, e não com faca: metal marca o trilho."] },
      { label: "Pedra prensada", says: ["procure o ponto em que a folha salta e olhe de perto. Ali há algo que a vassoura não tirou."] },
      { label: "Furos de água", says: ["desobstrua a passagem por onde a chuva escorre; trilho alagado é trilho sujo em um dia."] },
      {
        label: "Conferir",
        about: ["mover-a-mao"],
        says: ["em piso plano, com a folha solta do motor, veja se o salto sumiu. Sumiu, era sujeira; ficou, é roda ou emenda."],
      },
    ],
    ends: [{ says: ["Não passe graxa depois de limpo. Trilho brilhante não precisa dela, e o opaco precisa de exame."] }],
  },
  readings: {
    headings: ["O que se acha no trilho", "Da sujeira à causa"],
    columns: ["O que estava ali", "O que sugere"],
    rows: [
      { cells: ["Terra fina por igual", "Poeira de rua; varra mais vezes"] },
      { cells: ["Semente prensada no canto", "Copa acima da entrada"] },
      { cells: ["Pó preto brilhante", "Roda comendo o trilho"], about: ["roldana"] },
      { cells: ["Ferrugem em faixa", "Trilho molhado que não escoa"], about: ["trilho"] },
      { cells: ["Graxa endurecida", "Alguém lubrificou o lugar errado"] },
      { cells: ["Cabeça de parafuso solta", "Fixação do trilho cedendo"], about: ["trilho"] },
    ],
  },
  stop: {
    headings: ["Pare de limpar se", "Trilho que não é caso de vassoura"],
    items: [
      { label: "A roda saiu dele", about: ["trilho"], says: ["folha fora do trilho não se conserta empurrando; isole e chame."] },
      { label: "O trilho se mexe", says: ["solto ou trincado, ele leva a folha junto na próxima manobra."] },
      { label: "A folha se move sozinha", says: ["há caimento, e limpar com a folha solta vira acidente."] },
    ],
  },
  work: {
    headings: ["O que o técnico faz no trilho", "Da limpeza ao nível"],
    steps: [
      { label: "Nível", says: ["mede-se de ponta a ponta, porque trilho em declive suja menos e gasta mais."] },
      { label: "Emendas", says: ["ponto que salta é lixado ou soldado, e a emenda volta a ficar lisa."] },
      { label: "Roda", about: ["roldana"], says: ["a folga da roda é sentida com a folha erguida; trilho limpo não cura roda gasta."] },
    ],
  },
  cost: {
    headings: ["Quanto custa deixar o trilho limpo", "Vassoura ou visita"],
    items: [
      {
        says: [
          "Limpeza em casa não tem custo. Nível e emenda entram na manutenção, de {{manutencao-custo}}, e trilho novo é outro orçamento.",
          "Trilho sujo por anos custa a roda antes de custar o trilho. É a ordem em que a conta aparece.",
        ],
      },
    ],
  },
  cases: {
    headings: ["O trilho na sua rua", "Conforme o piso e a frente"],
    items: [
      {
        when: { grounds: ["poeira"] },
        says: [
          "Rua de terra põe uma camada por dia. Uma passada no fim da tarde, quando a umidade já segurou o pó, rende mais do que uma faxina no sábado.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: ["Folha larga se recolhe; semente miúda prensa e some de vista. Passe o palito na quina, e não só a vassoura no meio."],
      },
      {
        when: { grounds: ["baixada"] },
        says: ["Depois da água alta, deixe secar antes de varrer. Lama molhada entra no furo de drenagem e fecha o que precisava escoar."],
      },
      {
        when: { grounds: ["rampa"] },
        says: ["Água de rampa traz terra do quintal inteiro para o trilho. Canaleta limpa na entrada vale por uma limpeza por semana."],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Em rua inclinada a terra desce e se acumula em uma ponta só. É por ela que se começa a varrer, e é nela que a folha salta.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: ["Frente movimentada deixa papel, tampa e pedra. Recolha em vez de empurrar, senão volta com o próximo carro."],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: ["Em casa, o trilho se limpa junto com a calha e a caixa da fotocélula. Três lugares, uma passada, disjuntor desligado."],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Em prédio, é tarefa do zelador com data. Anote quem varreu e quando: é o primeiro item que o técnico pergunta.",
          "Garagem de subsolo enche o trilho de borra de pneu. Ela sai raspando, e não varrendo.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: ["Loja recebe prego, arame e fita de embalagem no trilho. Olhe antes de abrir, porque a roda passa por tudo."],
      },
      {
        when: { uses: ["galpao"] },
        says: ["Marcenaria e oficina jogam serragem fina e limalha. Limpeza diária, e ímã de chão onde há metal."],
      },
      { when: { uses: ["vila"] }, says: ["Em vila, ninguém varre o que é de todos. Um rodízio escrito no portão resolve em uma semana."] },
    ],
  },
  tell: {
    headings: ["O que dizer do trilho", "Foto do ponto que salta"],
    items: [
      {
        says: [
          "Fotografe de perto o lugar do salto e, de lado, o trilho inteiro. Diga quando foi a última limpeza.",
          "Mande o que saiu de lá: terra, limalha ou graxa. Cada um aponta uma causa diferente.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Posso passar óleo no trilho?", "Graxa ajuda a folha a correr?"],
      says: [
        "Não. Ela cola areia e endurece; o trilho trabalha seco.",
        "Ajuda por pouco e atrapalha por muito. Lubrificação é do rolamento, na revisão.",
      ],
    },
    {
      asks: ["Jato de água resolve?", "Posso lavar o trilho com mangueira?"],
      about: ["chuva"],
      says: [
        "Não. A água empurra terra para dentro e molha o que estava seco: roda, base e motor.",
        "Sem pressão e longe do motor, no máximo. Varrer antes evita a lama.",
      ],
    },
    {
      asks: ["De quanto em quanto tempo se limpa?", "O trilho precisa de limpeza toda semana?"],
      for: ["when", "maintain", "what"],
      says: [
        "Quando o lugar suja: terra e copa pedem semana, rua limpa pede a lavagem da garagem.",
        "Só em rua que suja. Salto na folha antecipa qualquer calendário.",
      ],
    },
  ],
};
