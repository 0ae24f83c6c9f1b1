import type { Component } from "#domain/knowledge/entry";

export const contrapeso: Component = {
  kind: "component",
  id: "contrapeso",
  name: { one: "contrapeso", many: "contrapesos", gender: "m" },
  aliases: [
    "contrapeso do portão",
    "contrapeso de portão",
    "contrapesos do portão",
    "contrapeso para portão",
    "contrapeso do basculante",
    "contrapeso de basculante",
    "contrapesos do basculante",
    "contra peso",
    "contra pesos",
    "contra peso do portão",
    "contra peso de portão",
    "contra peso do basculante",
    "peso do basculante",
    "pesos do basculante",
    "peso da coluna",
    "caixa de contrapeso",
    "balanceamento do portão",
    "balanceamento de portão",
    "balanceamento do basculante",
    "balancear portão",
    "balancear o portão",
    "equilíbrio do portão",
    "portão desequilibrado",
    "portão desbalanceado",
    "basculante desequilibrado",
    "contrapezo",
    "contra pezo",
  ],
  gates: ["basculante"],
  related: ["cabo-de-aco", "basculante", "eixo-do-basculante", "molas-e-cabos", "esquenta"],
  pages: ["/topicos/motor-para-portao-basculante", "/topicos/instalacao-de-motor-para-portao-basculante", "/basculante-automatico"],
  brief: [
    "O contrapeso compensa a folha do basculante; faltando ou sobrando, o motor levanta o que ele deveria levantar.",
    "Portão revestido depois de pronto fica com o contrapeso curto: sobe arrastado, desce depressa e esquenta a máquina.",
    "Contrapeso que raspa dentro da coluna prende a folha sempre na mesma altura e faz o basculante parar no meio.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "O contrapeso é a carga de ferro ou concreto que corre dentro da coluna do portão basculante e compensa o peso da folha. Com os dois lados certos, a folha fica onde é deixada, e o motor só a conduz.",
        "Contrapesos são os pesos pendurados por cabo de cada lado do basculante: descem quando a folha sobe e sobem quando ela desce. É deles o trabalho que parece do motor.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto do contrapeso é acerto de equilíbrio: acrescenta-se ou tira-se carga até a folha parar a meia altura, com ela escorada. Peso que raspa na coluna pede endireitar a guia ou a parede.",
        "Quando o contrapeso perde o ponto, nenhuma regulagem de motor resolve: a força que falta está na coluna. O técnico pesa a folha pelo comportamento dela e corrige dos dois lados.",
      ],
    },
    {
      to: ["replace"],
      says: [
        "A troca do contrapeso se faz quando a carga cresceu demais para a coluna, quando o concreto esfarelou ou quando a folha mudou de peso. Com a folha baixada e presa, o peso é retirado e o novo, igual nos dois lados, é pendurado.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O preço de acertar o contrapeso vem do trabalho de escorar e medir, e fica em {{manutencao-custo}}. Chapas de peso, cabos e polias que precisem sair entram somados.",
        "Quanto custa balancear o portão depende de a coluna abrir ou não: com tampa, é serviço de visita; emparedada, pede pedreiro. Diga isso na primeira mensagem.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para saber se o contrapeso está certo, observe a folha em movimento, de longe: subida pesada com descida rápida quer dizer peso de menos; o inverso, peso de mais. A prova a meia altura é do técnico.",
        "Balancear o portão não é tarefa de morador, porque solta do motor a folha cai ou dispara. O que se faz é descrever o movimento e manter todos longe dela.",
      ],
    },
    {
      to: ["when"],
      says: [
        "O contrapeso se confere sempre que a folha muda: revestimento, chapa, pintura grossa, madeira que encharca. Se o motor passou a esquentar sem outra causa, ele é o primeiro suspeito.",
      ],
    },
    {
      to: ["why"],
      says: [
        "O contrapeso sai do ponto porque quem muda é a folha: ela ganha lambril, a madeira bebe água, e o peso na coluna continua o mesmo. O portão não ficou fraco, ficou mais pesado.",
      ],
    },
    {
      to: ["which"],
      says: [
        "O contrapeso certo é o que deixa a folha parada a meio caminho, igual dos dois lados e sem raspar na coluna. Material importa menos: chapa de ferro ocupa pouco espaço, concreto ocupa muito.",
      ],
    },
    {
      to: ["maintain"],
      says: [
        "A manutenção do contrapeso é prova de equilíbrio na revisão, além de gancho, cabo e guia examinados. Coluna seca e limpa por dentro faz mais por ele do que qualquer regulagem.",
      ],
    },
  ],
  definition: {
    headings: ["O que o contrapeso faz", "A balança dentro da coluna"],
    items: [
      {
        says: [
          "Em cada coluna lateral corre um conjunto de chapas ou um bloco, preso por cabo que passa em uma polia no alto. Enquanto a folha sobe, ele desce, e a soma dos dois pesos se anula quase toda.",
          "O motor vence o que sobra: atrito, vento e a diferença entre os pesos. Por isso, cada quilo fora do ponto aparece como corrente, calor e ruído.",
        ],
      },
      {
        says: [
          "O equilíbrio muda ao longo do giro, porque a folha pesa diferente deitada e em pé. O ponto que se acerta é o do meio, onde ela deve querer ficar.",
        ],
      },
    ],
  },
  faults: {
    headings: ["Sinais de contrapeso fora do ponto", "Como o desequilíbrio se mostra"],
    leads: ["Observe a folha inteira, com a garagem vazia:", "O motor apenas conta o que a coluna fez:"],
    items: [
      {
        label: "Peso de menos",
        about: ["lento", "esquenta"],
        says: [
          "a subida é arrastada, a descida vem depressa, e a máquina sai quente de poucas manobras.",
          "com o motor parado no alto, a folha tende a escorregar para baixo.",
        ],
      },
      {
        label: "Peso de mais",
        about: ["nao-fecha", "bate"],
        says: [
          "ela dispara na subida, bate no fim e reluta em fechar, como se alguém a segurasse.",
          "fechada, sobra uma fresta no pé, e o vento a faz bater.",
        ],
      },
      {
        label: "Raspado na coluna",
        about: ["faz-barulho", "para-no-meio"],
        says: [
          "um arranhado sempre na mesma altura, que vem de dentro da parede e prende o curso.",
          "a folha para em um ponto, e um palmo adiante anda normal.",
        ],
      },
      {
        label: "Um lado só",
        about: ["cabo-de-aco", "treme"],
        says: [
          "a folha sobe torta porque um dos pesos perdeu chapa, encostou ou ficou com o cabo frouxo.",
          "a pancada da chegada se ouve em dois tempos, um por lado.",
        ],
      },
      {
        label: "Peso que caiu",
        about: ["emergencia"],
        says: [
          "estrondo dentro da coluna e folha que não sobe mais que um palmo: gancho ou cabo cedeu.",
          "ninguém se aproxima: o que restou do equilíbrio está em um lado só.",
        ],
      },
    ],
  },
  neighbours: {
    headings: ["Contrapeso, cabo ou motor", "De quem é a culpa"],
    items: [
      {
        label: "Cabo",
        about: ["cabo-de-aco"],
        says: [
          "defeito de cabo entorta a folha; falta de peso a deixa pesada por igual.",
          "o fio espetado se vê de longe, e a chapa a menos só se sente na subida.",
        ],
      },
      {
        label: "Motor fraco",
        about: ["troca-de-motor"],
        says: [
          "máquina insuficiente sofre nos dois sentidos; desequilíbrio a cansa em um só.",
          "antes de pôr motor mais forte, compare subida e descida: se são diferentes, a conta é da coluna.",
        ],
      },
      {
        label: "Mola",
        about: ["mola"],
        says: [
          "portão de mola não tem pesos na coluna, e perde o ponto quando ela cansa, não quando a folha engorda.",
          "olhe a lateral: coluna larga de alvenaria sugere peso; mola aparece por fora.",
        ],
      },
      {
        label: "Articulação presa",
        about: ["braco-do-basculante", "eixo-do-basculante"],
        says: [
          "pino seco pesa nos dois sentidos e range; peso errado é silencioso.",
          "o barulho fala de articulação, e o esforço desigual fala de coluna.",
        ],
      },
    ],
  },
  checks: {
    headings: ["O que observar do equilíbrio", "Exame do contrapeso, sem tocar"],
    leads: ["De dentro, longe da folha, com uma pessoa no controle:"],
    steps: [
      {
        label: "Compare os sentidos",
        says: [
          "acione uma subida e uma descida e ouça onde o motor trabalha mais.",
          "filme as duas, com som: a diferença mostra qual dos dois lados pesa.",
        ],
      },
      {
        label: "Escute a coluna",
        says: [
          "fique onde não alcance a folha e preste atenção à altura de onde vem o raspado.",
          "um toque surdo que se repete é o peso encostando no reboco.",
        ],
      },
      {
        label: "Lembre-se da obra",
        says: [
          "liste o que a folha ganhou desde que foi feita: chapa, madeira, cerca, pintura grossa.",
          "portão que nunca mudou raramente perde o equilíbrio sem cabo ou polia no meio.",
        ],
      },
      {
        label: "Tempo úmido",
        about: ["chuva"],
        says: [
          "folha de madeira que só falha em semana de chuva está mais pesada, e a coluna não acompanhou.",
          "anote a semana em que começou; água e defeito costumam ter a mesma data.",
        ],
      },
    ],
    ends: [{ says: ["Folha que desce sozinha não se prova de novo: mantenha-a fechada, com o disjuntor desligado."] }],
  },
  work: {
    headings: ["Como o técnico equilibra o basculante", "O acerto do contrapeso"],
    leads: ["Trabalha-se com a folha presa; a prova é feita com escora por baixo."],
    steps: [
      {
        label: "Escorar",
        about: ["molas-e-cabos"],
        says: [
          "a folha é fechada e presa, e o motor, desligado e desengatado por quem a segura.",
          "antes de mexer em peso, trava-se o que está do outro lado, para que um não puxe o outro.",
        ],
      },
      {
        label: "Abrir a coluna",
        says: [
          "a tampa mostra o curso: peça solta, reboco caído e cabo torto são vistos antes de qualquer chapa nova.",
          "coluna sem tampa é aberta em um ponto só, o do fim do curso.",
        ],
      },
      {
        label: "Prova do meio",
        says: [
          "com escora por baixo, leva-se a folha ao meio do giro para ver se ela sobe ou desce.",
          "soma-se ou tira-se carga em partes iguais dos dois lados, até ela parar.",
        ],
      },
      {
        label: "Gancho e cabo",
        about: ["cabo-de-aco"],
        says: [
          "gancho gasto é trocado, e as presilhas conferidas, porque carga nova revela aperto velho.",
          "polia que não gira é substituída na mesma visita, ou o peso certo ainda parecerá errado.",
        ],
      },
      {
        label: "Motor de volta",
        about: ["fim-de-curso"],
        says: [
          "com a folha leve, a força é reduzida e as paradas são refeitas: o que a regulagem compensava já não existe.",
          "mede-se a corrente nos dois sentidos, e elas devem se parecer.",
        ],
      },
    ],
  },
  effort: {
    headings: ["O que o acerto do peso pede", "Tempo e coluna aberta"],
    items: [
      {
        says: [
          "Com coluna acessível, equilibra-se e regula-se na mesma visita. Coluna emparedada acrescenta pedreiro, e a folha fica travada entre as duas idas.",
          "A garagem fica fechada enquanto o peso está fora. Tire o carro antes.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa balancear o basculante", "O que o equilíbrio custa"],
    items: [
      {
        says: [
          "O acerto fica em {{manutencao-custo}}. Chapa de peso é barata; o que encarece é abrir coluna e trocar cabo junto.",
          "Conte com {{manutencao-custo}} de serviço. Se o par de cabos estiver no fim, ele entra no mesmo dia, em linha separada.",
        ],
      },
      {
        for: ["price", "worth-it", "repair", "why"],
        says: ["Motor mais forte em folha desequilibrada é gasto dobrado: paga-se a máquina e, meses depois, o equilíbrio."],
      },
    ],
  },
  worth: {
    headings: ["Pôr peso ou pôr motor", "Quando a coluna não dá mais"],
    items: [
      {
        says: [
          "Se a folha ainda cabe na coluna que existe, o peso é a solução barata. Quando já não há altura para mais chapas, a conversa passa a ser folha mais leve.",
        ],
      },
    ],
  },
  care: {
    headings: ["Para o equilíbrio durar", "O que não mudar na folha"],
    items: [
      {
        says: [
          "Antes de revestir o portão, pergunte quanto a coluna ainda comporta. Chapa barata na folha pode custar cabo, peso e motor.",
          "Mantenha a coluna tampada: telha que pinga ali dentro faz o peso enferrujar e raspar.",
        ],
      },
      {
        for: ["maintain", "when", "what", "how-to"],
        says: ["Prova de equilíbrio entra na preventiva. Em garagem de muitas saídas, o prazo é de {{revisao-intervalo}}."],
      },
    ],
  },
  cases: {
    headings: ["O contrapeso no seu portão", "Conforme a folha e o lugar"],
    items: [
      {
        when: { uses: ["sobrado", "casa"] },
        says: [
          "Contrapeso em sobrado: a reforma da fachada costuma cobrir a coluna, e depois ninguém sabe onde ela abre. Procure a tampa antes de chamar o pedreiro.",
          "Casa que revestiu o portão de madeira por estética ganhou peso na folha e nenhum na coluna. A conta aparece na máquina, no verão.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Em prédio, o desequilíbrio pequeno vira motor queimado, porque se repete a manhã inteira. Peça a corrente dos dois sentidos medida na revisão.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Placa da loja pendurada na folha é peso que ninguém contou. Tirar o letreiro do portão resolve mais do que pôr chapa na coluna.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Folha grande de galpão pede peso calculado, e não acertado por tentativa: chapa a mais força o cabo e a polia ao mesmo tempo.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Água parada no pé da coluna enferruja a chapa e a faz crescer, e ela prende no curso. Depois da enchente, o raspado é esse.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Coluna sem tampa sob árvore enche de folha e vira calço no fundo. O peso para um palmo antes, e a folha não chega ao alto.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Portão desequilibrado que desce depressa sobre a calçada é risco para quem passa. Até o acerto, use outra entrada e deixe-o fechado.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "Vento encanado pela rampa empurra a folha aberta e engana o equilíbrio. A prova se faz em hora calma, ou o peso sai errado.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que contar do equilíbrio", "Fotos da coluna e da folha"],
    items: [
      {
        says: [
          "Diga o que a folha faz em cada sentido, se ela já desceu sozinha e o que foi acrescentado a ela. Essas três frases decidem o que se leva.",
          "Fotografe as colunas de alto a baixo, a tampa, se houver, e a folha por dentro com o revestimento à vista.",
        ],
      },
      {
        says: ["Escreva largura e altura da folha e o material dela. O peso se estima daí, antes da visita."],
      },
    ],
  },
  questions: [
    {
      asks: ["Posso pôr peso na coluna por conta própria?", "Dá para acrescentar contrapeso em casa?"],
      about: ["molas-e-cabos"],
      says: [
        "Não. Mexer na coluna com a folha livre solta um dos lados de repente. É serviço com escora e duas pessoas.",
        "Não dá com segurança: peso novo revela cabo velho, e ele cede na mesma hora.",
      ],
    },
    {
      asks: ["Contrapeso de concreto ou de ferro?", "Qual material é melhor para o peso?"],
      for: ["which", "what", "replace", "price"],
      says: [
        "Ferro ocupa menos, o que importa em coluna estreita. Concreto custa menos e absorve água se a coluna molhar.",
        "O que cabe sem raspar. Chapas empilháveis facilitam o acerto fino, e o bloco único não.",
      ],
    },
    {
      asks: ["Quanto deve pesar o contrapeso?", "Como se calcula o peso da coluna?"],
      for: ["which", "what", "how-to", "price"],
      says: [
        "Quase o que pesa a folha, repartido entre os dois lados. O valor certo sai da prova a meia altura, e não de tabela.",
        "Pela folha e pelo desenho do braço, que muda a alavanca. Por isso se mede no local.",
      ],
    },
    {
      asks: ["Madeira molhada muda o equilíbrio?", "Por que o portão pesa quando chove?"],
      about: ["chuva"],
      for: ["why", "what", "when", "maintain"],
      says: [
        "Muda: a folha bebe água e pesa mais que a coluna. Selar a madeira devolve o equilíbrio sem tocar nos pesos.",
        "Porque ela encharcou. Se o defeito some em semana seca, a resposta é verniz, e não chapa.",
      ],
    },
  ],
};
