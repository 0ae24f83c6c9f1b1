import type { Service } from "#domain/knowledge/entry";

/** What is offered for motors that somebody else made; makers are named by the pages themselves. */
export const outraMarca: Service = {
  kind: "service",
  id: "outra-marca",
  name: { one: "motor de outra marca", many: "motores de outra marca", gender: "m" },
  aliases: [
    "motor de outras marcas",
    "motores de outras marcas",
    "motor de outro fabricante",
    "motores de outros fabricantes",
    "motor de qualquer marca",
    "motores de todas as marcas",
    "outra marca",
    "outras marcas",
    "qualquer marca",
    "todas as marcas",
    "multimarcas",
  ],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["conserto", "troca-de-motor", "central", "controle", "engrenagem", "visita-tecnica"],
  pages: ["/topicos/conserto-de-motor-de-portao", "/troca-motor-antigo"],
  brief: [
    "Motor de outra marca entra no conserto quando a peça ainda se compra; a venda e a montagem de máquina nova são só de {{marca}}.",
    "Em motor de outro fabricante, a etiqueta decide a conversa: por ela se sabe se placa, coroa e capacitor ainda existem.",
    "Controle e placa de outra marca raramente conversam com os de {{marca}}, e a troca de um costuma pedir a do outro.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "Para motor de outra marca há dois caminhos honestos: o conserto, enquanto a peça de reposição é vendida, e a troca por um {{marca}} novo. A etiqueta da máquina mostra em qual deles o seu caso está.",
        "Quem tem motor de outro fabricante não precisa começar pela troca. Primeiro se descobre a peça que falhou e se ela ainda é fabricada; só sem ela a máquina nova entra na conta.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto de motor de outra marca segue o exame de qualquer portão: folha na mão, energia, comando, máquina. A diferença aparece no fim, na hora de achar a placa ou a coroa daquele modelo.",
        "Conserta-se motor de outro fabricante quando o defeito é de peça comum, como capacitor, rolamento ou fim de curso. Placa e engrenagem próprias dependem de haver estoque de quem as faz.",
      ],
    },
    {
      to: ["replace"],
      says: [
        "A troca de motor de outra marca por um {{marca}} aproveita a folha e, muitas vezes, a cremalheira; central, controles e fim de curso vêm novos com a máquina. A altura do pinhão é o que se mede primeiro.",
        "Trocar motor de outro fabricante é também trocar o comando: os controles antigos deixam de servir, e todos os moradores recebem cadastro novo no mesmo dia.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O preço para mexer em motor de outra marca tem duas partes: a mão de obra, igual à dos demais, e a peça, cujo valor só se sabe depois de achá-la. Diga o modelo da etiqueta antes de pedir a visita.",
        "Quanto custa consertar motor de outro fabricante depende de existir reposição. Sem ela, a comparação passa a ser com a máquina nova já montada.",
      ],
    },
    {
      to: ["which"],
      says: [
        "Para saber qual motor fica no lugar do motor de outra marca, compare três coisas da etiqueta velha: potência, peso de folha indicado e tensão. O novo se escolhe pela folha, e não pelo número da máquina que sai.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "Vale consertar motor de outra marca se ele é recente e a falha é uma só. Máquina sem catálogo, com placa já remendada, gasta em procura de peça o que faria diferença na troca.",
      ],
    },
  ],
  definition: {
    headings: ["O que muda em motor de outro fabricante", "Peça própria e peça comum"],
    items: [
      {
        says: [
          "Dentro de qualquer máquina há peça de prateleira e peça de família. Capacitor, rolamento e parafuso são do mundo; placa, coroa e carcaça são de quem projetou, e só dele.",
          "Duas máquinas parecidas por fora podem ter passo de pinhão diferente, e a cremalheira que servia a uma mastiga a outra. Medir antes de encomendar é o que separa reparo de remendo.",
        ],
      },
      {
        says: [
          "Quem fabricou responde pela própria garantia. Motor ainda coberto por ela deve passar primeiro pelo fabricante, porque abrir a caixa em outro lugar costuma encerrar o direito.",
        ],
      },
    ],
  },
  signs: {
    headings: ["Quando a peça ainda existe", "O que a etiqueta já responde"],
    leads: ["A chance de reparo se lê em poucos pontos:", "Procure a sua situação:"],
    items: [
      {
        label: "Etiqueta legível",
        says: [
          "com modelo e potência à vista, a peça é procurada antes da visita, e o técnico já sai com ela.",
          "a foto do adesivo vale como pedido de orçamento: por ali se confere tensão, rotação e ano do projeto.",
        ],
      },
      {
        label: "Etiqueta apagada",
        says: ["sem nome nem número, resta medir o que se vê: diâmetro do pinhão, furação da base e conectores da placa."],
      },
      {
        label: "Placa queimada",
        about: ["central", "raio"],
        says: [
          "se o modelo saiu de catálogo, uma central universal às vezes assume, desde que o motor e os sensores aceitem o comando dela.",
          "placa fora de linha é o caso em que mais se recorre à adaptação, e ela precisa manter a parada por obstáculo.",
        ],
      },
      {
        label: "Controle perdido",
        about: ["controle", "receptor"],
        says: [
          "cada fabricante usa o seu código; controle novo só entra se o receptor antigo o entende, ou com outro receptor ligado à central.",
        ],
      },
      {
        label: "Máquina muito antiga",
        about: ["troca-de-motor"],
        says: ["carcaça sem reposição e bobina refeita apontam a substituição, que pode render abatimento pelo equipamento entregue."],
      },
    ],
  },
  neighbours: {
    headings: ["Conserto, adaptação ou troca", "Três saídas que se confundem"],
    items: [
      {
        label: "Conserto",
        about: ["conserto"],
        says: ["a peça igual existe, entra no lugar da velha e o conjunto volta ao projeto original."],
      },
      {
        label: "Adaptação",
        about: ["central", "receptor"],
        says: ["outra placa ou outro receptor comanda a máquina que ficou; serve se as proteções continuarem funcionando."],
      },
      {
        label: "Troca",
        about: ["troca-de-motor"],
        says: ["sai tudo o que é elétrico e entra um {{marca}} com central, sensor e controles próprios."],
      },
      {
        label: "Garantia do fabricante",
        says: ["máquina nova que já chegou com defeito se resolve com quem a vendeu, antes de qualquer reparo por fora."],
      },
    ],
  },
  work: {
    headings: ["Como é o exame de um motor de outra marca", "Do adesivo à decisão"],
    leads: ["A ordem poupa a compra de peça errada:"],
    steps: [
      {
        label: "Identificação",
        says: [
          "modelo, potência e tensão são lidos na etiqueta; sem ela, medem-se eixo, pinhão e base.",
          "o adesivo da carcaça e o número gravado na placa são fotografados com a energia cortada.",
        ],
      },
      {
        label: "Folha",
        says: ["solta-se a transmissão em piso plano e sente-se o peso, porque folha presa derruba motor de qualquer origem."],
      },
      {
        label: "Medição",
        says: ["corrente de partida e estado do capacitor separam defeito de máquina de defeito de comando."],
      },
      {
        label: "Procura da peça",
        says: ["consulta-se se a reposição existe e por quanto, e o resultado é dito antes de qualquer serviço."],
      },
      {
        label: "Decisão",
        says: ["com os dois valores na mesa, o do reparo e o da máquina nova, quem escolhe é o dono do portão."],
      },
    ],
  },
  preparation: {
    headings: ["O que separar antes da visita", "Papéis e fotos do motor antigo"],
    steps: [
      {
        label: "Foto da etiqueta",
        says: ["fotografe o adesivo da máquina de frente, sem abrir a tampa, mesmo que falte um pedaço."],
      },
      {
        label: "Nota e manual",
        says: ["guarde à mão o que restou da compra: por ali se sabe se há garantia de quem fabricou."],
      },
      {
        label: "Todos os controles",
        says: ["junte os que funcionam e os que não; o chip de um deles revela o código usado."],
      },
    ],
  },
  effort: {
    headings: ["Quanto se espera pela peça", "O tempo de um modelo fora de linha"],
    items: [
      {
        says: [
          "Peça comum sai do carro do técnico. A que é só daquele fabricante vem por encomenda, e até lá a folha fica trancada à mão, se o piso permitir.",
          "A demora não está na bancada, e sim na resposta de quem ainda tem a peça. Modelo bem descrito encurta essa procura.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa mexer em motor de outra marca", "Reparo de um lado, máquina nova do outro"],
    items: [
      {
        says: [
          "O serviço tem o preço do que se faz em um motor {{marca}}, {{manutencao-custo}}. O que varia é a peça, e ela tem o preço de quem a fabrica.",
          "O exame e o serviço ficam em {{manutencao-custo}}. Reposição de outro fabricante é orçada à parte, quando existe.",
        ],
      },
      {
        for: ["price", "replace", "worth-it", "repair"],
        says: [
          "A máquina nova em residência sai por {{troca-residencial}}. O motor antigo, funcionando, pode abater {{desconto-basico}}, qualquer que seja a marca.",
        ],
      },
    ],
  },
  limits: {
    headings: ["O que não se promete", "Até onde vai o serviço em outra marca"],
    items: [
      {
        says: [
          "Não se vende nem se monta motor novo de outro fabricante, e ninguém aqui fala em nome dele. O que se oferece é exame, reparo com a peça que existe e a troca.",
          "Peça usada tirada de outra máquina não entra em sensor nem em freio: o que protege gente precisa ser novo e testado.",
        ],
      },
    ],
  },
  worth: {
    headings: ["Insistir no reparo ou mudar de máquina", "A conta de um modelo sem catálogo"],
    items: [
      {
        says: [
          "Se a peça existe e custa pouco perto da máquina, conserta-se. Se ela some a cada defeito, a próxima parada pode durar semanas com o portão aberto.",
        ],
      },
    ],
  },
  cases: {
    headings: ["O motor de outra marca no seu caso", "Conforme o portão e o uso"],
    items: [
      {
        when: { gates: ["deslizante"] },
        says: ["Em portão de correr, a cremalheira fica se o passo do pinhão novo é o dela; do contrário, barra e máquina mudam juntas."],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante, o comprimento do braço e o curso do fuso mandam mais do que a potência impressa no motor de outro fabricante.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "Braço de folha que gira tem fixação própria em cada fabricante, e os furos antigos da coluna raramente coincidem com os novos.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Em condomínio com motor de outra marca, o custo escondido são os controles: mudar a central obriga a cadastrar de novo cada morador.",
        ],
      },
      {
        when: { uses: ["comercio", "galpao"] },
        says: [
          "Loja e galpão com máquina fora de linha devem decidir antes da quebra: a peça que falta escolhe sempre um dia de movimento.",
        ],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: ["Em casa, o motor de outro fabricante costuma ter mais saída do que parece: quase tudo que falha por fora é peça comum."],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Placa de outra marca que ficou debaixo da água só se troca por igual se o modelo ainda é feito; confirme isso antes de secar e religar.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que mandar sobre o motor de outra marca", "A foto que decide o orçamento"],
    items: [
      {
        says: [
          "Mande a etiqueta inteira, de perto, e uma imagem da máquina mostrando o pinhão. Escreva há quanto tempo ela está aí.",
          "Fotografe o adesivo, o controle por trás e a lateral do motor; conte se alguém já trocou a placa.",
        ],
      },
      {
        says: ["Diga se ainda há garantia de quem fabricou e o que o vendedor respondeu, para não abrir a caixa antes da hora."],
      },
    ],
  },
  questions: [
    {
      asks: ["O controle da minha marca funciona em outro motor?", "Posso usar o controle antigo na máquina nova?"],
      about: ["controle"],
      says: [
        "Em geral não: cada fabricante tem o seu código. A saída, quando se quer manter os aparelhos, é ligar um receptor que os entenda.",
        "Só se o receptor da central nova aceitar o mesmo código. Na dúvida, leve um deles ao teste antes de comprar outros.",
      ],
    },
    {
      asks: ["Abrir o motor faz perder a garantia do fabricante?", "Meu motor ainda tem garantia; quem deve mexer?"],
      says: [
        "Costuma fazer. Enquanto o prazo corre, quem deve abrir a caixa é quem o fabricante indicar; depois dele, qualquer técnico preparado.",
      ],
    },
    {
      asks: ["A troca por outra marca aproveita a cremalheira?", "Preciso trocar a barra dentada junto?"],
      about: ["cremalheira", "troca-de-motor"],
      for: ["replace", "price", "what", "worth-it"],
      says: ["Aproveita quando o passo dos dentes é o do pinhão novo e a barra está reta. Mede-se isso na folha, antes da proposta."],
    },
    {
      asks: ["Existe placa universal para qualquer motor?", "Uma central de outra marca serve no meu portão?"],
      about: ["central"],
      for: ["repair", "what", "how-to", "price"],
      says: [
        "Existem centrais que comandam vários motores, com a ligação certa. Servem se continuarem lendo sensor, fim de curso e esforço.",
      ],
    },
  ],
};
