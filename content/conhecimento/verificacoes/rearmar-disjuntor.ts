import type { Check } from "#domain/knowledge/entry";

export const rearmarDisjuntor: Check = {
  kind: "check",
  id: "rearmar-disjuntor",
  name: { one: "rearme do disjuntor", many: "rearmes do disjuntor", gender: "m" },
  aliases: [
    "rearmar disjuntor",
    "rearmar o disjuntor",
    "rearmar o disjuntor do portão",
    "religar o disjuntor",
    "religar disjuntor",
    "ligar o disjuntor",
    "ligar disjuntor",
    "armar o disjuntor",
    "desligar o disjuntor",
    "desligar disjuntor",
    "desligar o portão no quadro",
    "disjuntor do motor",
    "disjuntor de portão",
    "disjuntor para portão",
    "qual disjuntor do portão",
    "resetar o portão",
    "reiniciar o portão",
  ],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["desarma-disjuntor", "rede-eletrica", "falta-de-energia", "dps", "nao-abre"],
  pages: ["/topicos/eletricista-para-portao-automatico", "/topicos/portao-automatico-nao-abre"],
  brief: [
    "O rearme do disjuntor se faz uma única vez: caiu de novo, o circuito está avisando, e insistir aquece o fio na parede.",
    "No rearme do disjuntor, alavanca a meia altura parece ligada e não está: desce-se tudo antes de subir.",
    "Desligar o disjuntor antes de limpar, destravar ou olhar de perto é a regra que vale para qualquer portão.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "O rearme do disjuntor é levar a alavanca do portão toda para baixo e depois para cima, uma vez só, com o vão livre. Se ela cai de novo, há curto ou fuga no circuito, e a próxima tentativa é do técnico.",
        "Ligar o disjuntor de novo é pôr à prova o fio que ele protege. Rearmar é um teste, e um teste desses só se faz uma vez.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para rearmar o disjuntor, tire todos do vão, use só a portinhola do quadro, leve a alavanca embaixo por inteiro e suba com firmeza. Depois acione o portão uma vez, de longe, e observe se ela permanece em pé.",
        "Para desligar o disjuntor certo, ache no quadro o que tem o nome do portão. Sem nome, desligue um de cada vez, com a luz da garagem acesa, e escreva o achado na hora.",
      ],
    },
    {
      to: ["why"],
      says: [
        "O disjuntor do motor cai para que o fio não pegue fogo. Rearmar sem limite tira dele essa função e a passa para a emenda mais fraca da parede.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Cabe o rearme do disjuntor depois de trovoada, de apagão ou quando o portão ficou mudo com a casa acesa. Não cabe com cheiro, água na caixa, faísca ou alavanca quente.",
      ],
    },
    {
      to: ["which"],
      says: [
        "O disjuntor para portão se escolhe pelo fio do circuito e pela partida do motor, com cálculo de eletricista. Maior do que o fio, ele não protege; menor, cai na partida.",
      ],
    },
    {
      to: ["emergency"],
      says: [
        "Disjuntor do motor que não fica em pé, esquenta ou estala é emergência: deixe-o desligado, não segure a alavanca e afaste-se do quadro. Fumaça no quadro é caso de bombeiro.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O rearme do disjuntor não custa nada. Descobrir por que ele cai é visita, de {{manutencao-custo}} quando o motivo está no portão. Quadro e fiação são obra elétrica, com orçamento próprio.",
      ],
    },
  ],
  definition: {
    headings: ["O que a alavanca diz", "Por que uma vez, e não duas", "Disjuntor, diferencial e protetor"],
    items: [
      {
        says: [
          "Desarmada, a alavanca para no meio ou embaixo, conforme o fabricante. No meio ela engana: parece ligada, e só arma se antes for até o fim.",
          "O estalo é um mecanismo que a corrente em excesso solta. Ele se refaz com a mão uma vez; refeito muitas, o contato interno se queima e passa a desarmar por fraqueza.",
        ],
      },
      {
        about: ["aterramento", "dps"],
        says: [
          "No quadro há parentes parecidos: o diferencial, que tem botão de teste e cuida de pessoas, e o protetor de surto, que tem janela e cuida da placa. O do portão é o que tem o nome dele, ou devia ter.",
        ],
      },
      {
        about: ["capacitor"],
        says: [
          "Desligar o disjuntor não descarrega o motor por dentro: o capacitor guarda energia por mais tempo. Por isso alavanca embaixo permite limpar e destravar, e não permite abrir tampa.",
        ],
      },
    ],
  },
  checks: {
    headings: ["Como rearmar com segurança", "Do vão livre à alavanca", "Uma tentativa bem feita"],
    leads: ["Mão seca, piso seco, boa luz, e só a portinhola do quadro aberta:"],
    steps: [
      { label: "Vão", says: ["ninguém perto da folha: com a energia, ela pode se mexer sem ordem nova."] },
      {
        label: "Sentidos",
        about: ["cheiro-de-queimado"],
        says: ["perto do quadro, procure cheiro, zumbido e calor, sem encostar. Havendo um deles, não rearme."],
      },
      {
        label: "Alavanca",
        says: [
          "desça até o fim, mesmo que pareça embaixo, e suba de uma vez. Subiu e ficou, siga; caiu, acabou.",
          "use um dedo seco e fique de lado do quadro, e não de frente.",
        ],
      },
      { label: "Manobra", says: ["de longe, acione o portão uma vez. Cair na partida aponta motor ou fio; cair parado aponta curto."] },
      { label: "Observar", says: ["deixe ligado e passe depois para ver se não aqueceu nem zumbiu."] },
      { label: "Anotar", says: ["escreva hora, tempo e o que estava ligado na casa: a coincidência costuma ser a causa."] },
    ],
    ends: [{ says: ["Segunda queda: alavanca embaixo, portão na mão em folha que permite, e chamado com o que foi anotado."] }],
  },
  readings: {
    headings: ["Quando ele cai, o que sugere", "Da queda ao suspeito"],
    columns: ["Quando cai", "O que sugere"],
    rows: [
      { cells: ["Nem chega a armar", "Curto no fio ou na placa"], about: ["desarma-disjuntor"] },
      { cells: ["Ao acionar o portão", "Motor preso ou enrolamento"], about: ["esquenta"] },
      { cells: ["No meio do percurso", "Folha agarrada, esforço"], about: ["mover-a-mao"] },
      { cells: ["Só quando chove", "Fuga por umidade"], about: ["chuva", "aterramento"] },
      { cells: ["Junto com outro aparelho", "Circuito dividido"], about: ["rede-eletrica"] },
      { cells: ["Depois de trovoada, uma vez", "Surto que ele segurou"], about: ["raio"] },
      { cells: ["Fica, e o portão continua mudo", "Fusível ou central"], about: ["central", "nao-abre"] },
    ],
  },
  stop: {
    headings: ["Não rearme se", "Alavanca que fica embaixo"],
    items: [
      { label: "Cheiro ou fumaça", about: ["cheiro-de-queimado"], says: ["algo já queima; energia de novo alimenta o fogo."] },
      { label: "Quadro quente ou estalando", says: ["o contato está solto por dentro, e a mão não deve estar perto."] },
      { label: "Água na caixa ou no quadro", about: ["chuva"], says: ["seca-se e mede-se antes; religar molhado fecha o curto."] },
      { label: "Alguém levou choque", about: ["rede-eletrica"], says: ["a fuga continua lá, e o disjuntor comum não a percebe."] },
      { label: "Caiu pela segunda vez", says: ["não há terceira, nem com o motor desligado da tomada."] },
    ],
  },
  work: {
    headings: ["O que o técnico mede na queda", "Do quadro ao motor"],
    steps: [
      {
        label: "Circuito aberto",
        says: ["o motor é desligado do borne e o disjuntor, armado: ficando em pé, o defeito está depois dele."],
      },
      { label: "Isolamento", says: ["cabo, placa e enrolamento são medidos em separado contra a terra."] },
      {
        label: "Corrente",
        says: ["lê-se a partida com a folha solta e com ela presa; a diferença diz se o motivo é elétrico ou mecânico."],
      },
      {
        label: "Quadro",
        about: ["rede-eletrica"],
        says: ["bitola, aperto e disjuntor são conferidos juntos, e o circuito ganha etiqueta."],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa achar o motivo", "Da alavanca ao reparo"],
    items: [
      {
        says: [
          "Visita com medida no portão fica em {{manutencao-custo}}. Peça e obra no quadro entram depois de achada a causa.",
          "Disjuntor novo é barato, e trocá-lo sem medir é o jeito de pagar duas vezes.",
        ],
      },
    ],
  },
  cases: {
    headings: ["O quadro na sua entrada", "Conforme o prédio e o terreno"],
    items: [
      {
        when: { uses: ["casa", "sobrado"] },
        says: ["Em casa, o disjuntor do portão raramente tem nome. Etiquetem todos em uma tarde; no escuro, é o que falta."],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: ["Em prédio, só uma pessoa por turno mexe no quadro. Duas tentando ajudar rearmam o que a primeira tinha isolado."],
      },
      {
        when: { uses: ["comercio"] },
        says: ["Loja que divide circuito derruba o portão ao ligar o forno. Anote qual aparelho partiu no mesmo instante."],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Galpão trifásico tem disjuntor de três polos com uma alavanca só. Ela caiu: a fase ausente pode ser da rua, e o eletricista vem antes.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: ["Na vila, o quadro do portão fica na casa de alguém. Combinem quem pode abri-lo quando esse alguém viaja."],
      },
      {
        when: { uses: ["sitio"] },
        says: ["Em sítio, a queda no padrão apaga tudo e parece defeito do portão. Veja o poste antes do quadro."],
      },
      {
        when: { gates: ["deslizante"] },
        says: ["No de correr, disjuntor que cai no meio do caminho pede a folha na mão, em piso plano, antes de suspeitar do fio."],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante, rearme só com a folha fechada ou o chão livre embaixo. Queda na subida é peso sem equilíbrio, e não se repete.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: ["No de abrir, dois motores partem quase juntos. Se a alavanca cai nesse instante, conte ao técnico qual folha se moveu."],
      },
      {
        when: { grounds: ["baixada"] },
        says: ["Depois de alagar, o rearme espera a medição, ainda que tudo pareça seco. A água fica no tubo que ninguém vê."],
      },
      {
        when: { grounds: ["arvores"] },
        says: ["Rua de galho no fio pisca várias vezes. Deixe o circuito do portão desligado até a luz firmar."],
      },
      {
        when: { grounds: ["rampa"] },
        says: ["Em garagem de rampa, queda só depois de chuva aponta a caixa de passagem do fundo, onde a água para."],
      },
    ],
  },
  tell: {
    headings: ["O que contar sobre a queda", "Foto do quadro fechado"],
    items: [
      {
        says: [
          "Diga em que momento caiu, se chovia e que aparelho ligou junto. Mande o quadro pela portinhola, com a alavanca visível.",
          "Conte se rearmou e o que aconteceu, com a hora. Vezes sem conta também é resposta, e convém dizê-la.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Posso rearmar várias vezes?", "Quantas tentativas são seguras?"],
      says: [
        "Uma. Depois dela, cada tentativa aquece o mesmo ponto do fio.",
        "Uma, com o vão livre e sem cheiro. A segunda queda é resposta, e não azar.",
      ],
    },
    {
      asks: ["Desligar e ligar reinicia o portão?", "Resetar no disjuntor resolve?"],
      about: ["central", "lento"],
      says: [
        "Reinicia a placa, e a primeira manobra pode sair lenta. Se o defeito volta no mesmo dia, não era dela.",
        "Às vezes, em central que travou. Serve como teste, e não como hábito de toda manhã.",
      ],
    },
    {
      asks: ["Qual é o disjuntor do meu portão?", "Como acho o do portão no quadro?"],
      for: ["how-to", "what", "which"],
      says: [
        "O que apaga a luz da central quando desce. Ache uma vez e escreva o nome.",
        "Desligando um de cada vez, com alguém olhando o motor. Depois, etiqueta.",
      ],
    },
    {
      asks: ["Deixo o disjuntor desligado na viagem?", "Faz mal desligar o portão por semanas?"],
      about: ["nobreak"],
      for: ["how-to", "what", "maintain"],
      says: [
        "Deixe, se houver outra entrada e a folha estiver fechada. Protege da volta instável da luz.",
        "Ao motor, não. Se há bateria, pergunte como guardá-la, porque parada e vazia ela se perde.",
      ],
    },
  ],
};
