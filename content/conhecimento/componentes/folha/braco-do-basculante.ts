import type { Component } from "#domain/knowledge/entry";

export const bracoDoBasculante: Component = {
  kind: "component",
  id: "braco-do-basculante",
  name: { one: "braço do basculante", many: "braços do basculante", gender: "m" },
  aliases: [
    "braço de basculante",
    "braços de basculante",
    "braço basculante",
    "braço do portão basculante",
    "braço de portão basculante",
    "braço para basculante",
    "braço para portão basculante",
    "braço do motor basculante",
    "braço do portão",
    "braço de portão",
    "braço quebrado",
    "braço torto",
    "articulação do basculante",
    "haste do basculante",
    "braso do basculante",
    "braço do vasculante",
  ],
  gates: ["basculante"],
  related: ["eixo-do-basculante", "basculante", "contrapeso", "cabo-de-aco", "faz-barulho"],
  pages: ["/topicos/motor-para-portao-basculante", "/topicos/instalacao-de-motor-para-portao-basculante"],
  brief: [
    "O braço do basculante leva a força da máquina até a folha; torto ou com pino gasto, ele faz o portão dar um salto na partida.",
    "Folga no braço do basculante se ouve antes de se ver: um estalo ao sair e outro ao chegar, sempre do lado do motor.",
    "Quando a solda do braço do basculante trinca, o motor anda e a folha fica, ou sobe torta e sem controle.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "O braço do basculante é a haste articulada que liga o motor à folha e a conduz para cima. Trabalha ao lado do portão, em um plano só, e qualquer torção nele aparece como rangido, salto ou folha torta.",
        "Braço do basculante é a peça entre quem faz força e quem se move: uma ponta no fuso ou na corrente da máquina, a outra na lateral da folha. Dois pinos e uma solda o mantêm inteiro.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto do braço do basculante troca pino e bucha, desempena a haste ou refaz a solda, sempre com a folha baixada e escorada. Depois se confere o equilíbrio, que costuma ser o que o entortou.",
        "Consertar o braço do basculante sem olhar o contrapeso é remendo: a haste entorta porque empurrou um peso que a coluna devia levar.",
      ],
    },
    {
      to: ["replace"],
      says: [
        "A troca do braço do basculante pede o comprimento exato e a mesma furação, porque eles fixam a altura em que a folha para. Peça improvisada muda o curso e leva o portão a bater em cima.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O preço do braço do basculante varia com o modelo do motor e com a solda na folha. O serviço fica em {{manutencao-custo}}, e serralheria na travessa é orçada separadamente.",
        "Quanto custa arrumar o braço do basculante depende do que cedeu: pino e bucha são peça miúda, haste é peça do modelo, travessa rasgada é serviço de solda.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para examinar o braço do basculante, fique longe do curso, com a folha fechada e a energia cortada, e olhe três pontos: pino com folga, haste curva, trinca onde ele se solda na folha.",
      ],
    },
    {
      to: ["which"],
      says: [
        "O braço do basculante é o do modelo do motor e da altura da folha; comprimento e furos não se adaptam no olho. Folha pesada pede haste reforçada e um suporte que pegue na travessa.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Troque o braço do basculante quando a haste entortou, o furo ovalizou além da bucha ou a solda já foi refeita uma vez. Só o pino gasto ainda se resolve com pino.",
      ],
    },
    {
      to: ["why"],
      says: [
        "O braço do basculante entorta porque recebe força que não era dele: folha sem contrapeso, parada tarde demais no alto, carro que encostou no pé do portão. A haste é a peça mais fraca desse caminho, de propósito.",
      ],
    },
    {
      to: ["maintain"],
      says: [
        "A manutenção do braço do basculante confere pinos sob carga, aperta o suporte e lubrifica as articulações com o produto certo. Prumo e plano se medem com a folha nas duas pontas do curso.",
      ],
    },
  ],
  definition: {
    headings: ["O que o braço do basculante faz", "Entre o motor e a folha"],
    items: [
      {
        says: [
          "A máquina caminha em linha, e a folha gira; o braço traduz um movimento no outro. No começo da subida ele empurra quase de lado, e é quando sofre mais.",
          "Cada ponta tem um pino dentro de uma bucha. A do lado da folha carrega vento e batida; a do motor, a força da partida.",
        ],
      },
      {
        says: ["Tudo trabalha em um plano só. Fora de esquadro, o braço torce a cada manobra, e o aço trinca onde a solda o endureceu."],
      },
    ],
  },
  faults: {
    headings: ["Sinais de braço gasto", "Como o braço se queixa"],
    leads: ["Quase todos começam com som:"],
    items: [
      {
        label: "Pino folgado",
        about: ["faz-barulho", "treme"],
        says: [
          "estalo ao sair e ao chegar, com um pequeno salto da folha antes de andar.",
          "o pino gira junto com o furo e deixou pó de aço embaixo.",
        ],
      },
      {
        label: "Haste torta",
        about: ["para-no-meio", "esquenta"],
        says: [
          "a curva se vê de lado, e o motor passa a fazer força no mesmo trecho da subida.",
          "a folha para um pouco antes do alto, e o braço encosta na guia.",
        ],
      },
      {
        label: "Solda aberta",
        about: ["emergencia"],
        says: [
          "uma linha escura na junção com a folha: o uso acaba nesse dia.",
          "a máquina anda, o braço se mexe, e a travessa da folha fica onde está.",
        ],
      },
      {
        label: "Suporte frouxo",
        about: ["bate"],
        says: ["a chapa presa à folha balança, e os furos dela cresceram.", "o portão assenta em um ponto diferente a cada fechamento."],
      },
      {
        label: "Fora de plano",
        about: ["eixo-do-basculante"],
        says: [
          "rangido que só existe de um lado e some quando a folha está deitada.",
          "marca de atrito no corpo da haste, onde ela raspa no suporte.",
        ],
      },
    ],
  },
  neighbours: {
    headings: ["Braço, eixo ou transmissão", "De onde vem o estalo"],
    items: [
      {
        label: "Eixo",
        about: ["eixo-do-basculante"],
        says: [
          "eixo ruim atrasa um dos lados da folha; braço ruim atrasa a folha inteira em relação ao motor.",
          "o salto na partida é do braço, e a subida atravessada, do eixo.",
        ],
      },
      {
        label: "Corrente ou fuso",
        about: ["engrenagem"],
        says: [
          "transmissão frouxa bate dentro da capa da máquina; o braço estala fora dela, à vista.",
          "se o motor parte e o braço espera, a folga está antes dele.",
        ],
      },
      {
        label: "Contrapeso",
        about: ["contrapeso"],
        says: [
          "braço que entortou sem batida pede que se olhe a coluna: alguém o fez levantar peso.",
          "folha equilibrada deixa o braço quase sem carga no meio do curso.",
        ],
      },
    ],
  },
  checks: {
    headings: ["O que olhar no braço", "Exame do braço, de longe"],
    leads: ["Folha fechada, energia cortada, você dentro da casa:"],
    steps: [
      {
        label: "Perfil",
        says: [
          "veja a haste de lado, contra a parede clara: reta ou com barriga.",
          "compare com uma foto do dia da instalação, se alguém guardou.",
        ],
      },
      {
        label: "Junções",
        says: [
          "procure trinca e ferrugem na solda e na chapa presa à folha, com lanterna.",
          "brilho de metal fresco em volta de um pino é folga que está crescendo.",
        ],
      },
      {
        label: "Um acionamento",
        about: ["faz-barulho"],
        says: [
          "com a energia de volta e o vão livre, peça uma única manobra e conte de longe os estalos.",
          "se houver salto visível da folha, não repita a prova.",
        ],
      },
    ],
    ends: [{ says: ["Solda trincada ou haste dobrada encerra o exame e o uso, com a folha fechada."] }],
  },
  work: {
    headings: ["Como o técnico troca o braço", "Escora, medida e prumo"],
    leads: ["Sem escora, soltar o braço é soltar a folha."],
    steps: [
      {
        label: "Escorar",
        about: ["molas-e-cabos"],
        says: [
          "folha fechada, travada nas guias e calçada; o peso da coluna é preso antes de o braço sair.",
          "a máquina é desligada no quadro e sinalizada, para ninguém acionar de fora.",
        ],
      },
      {
        label: "Medir",
        says: [
          "anota-se o comprimento entre furos e o ponto em que ele pega na folha; disso depende o curso.",
          "pinos e buchas são comparados com os novos antes de descartar os velhos.",
        ],
      },
      {
        label: "Fixar",
        says: [
          "o suporte vai na travessa, com chapa do outro lado quando a folha é fina.",
          "solda nova é feita sobre metal limpo e deixada esfriar antes da prova.",
        ],
      },
      {
        label: "Plano",
        says: [
          "braço, guia e máquina são postos na mesma linha, com a folha nos dois extremos.",
          "calços acertam o que a parede torta tirou do prumo.",
        ],
      },
      {
        label: "Curso",
        about: ["fim-de-curso"],
        says: [
          "as paradas são refeitas e a força, reduzida, com a folha vigiada nos dois sentidos.",
          "o técnico ouve a partida: sem estalo, o braço está certo.",
        ],
      },
    ],
  },
  effort: {
    headings: ["O que a troca do braço pede", "Peça do modelo e folha presa"],
    items: [
      {
        says: [
          "Pino e bucha se trocam em uma ida. Haste do modelo pode ser encomendada, e a folha fica fechada e travada até ela chegar.",
          "Folha de chapa fina pede reforço de serralheiro antes do braço novo, ou a solda rasga de novo.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa o braço do basculante", "O que entra na conta do braço"],
    items: [
      {
        says: [
          "O serviço fica em {{manutencao-custo}}, com a peça somada. Conferir o equilíbrio na mesma visita evita pagar o braço outra vez.",
          "A visita custa {{manutencao-custo}}; a haste muda de preço conforme a máquina. Peça a etiqueta dela na mesma foto.",
        ],
      },
      {
        for: ["price", "repair", "replace", "worth-it"],
        says: [
          "Sobe o valor a solda na folha, o reforço de travessa e a haste fora de linha. Desce a peça comum e a lateral com espaço para trabalhar.",
        ],
      },
    ],
  },
  care: {
    headings: ["Para o braço durar", "O que poupa haste e pino"],
    items: [
      {
        says: [
          "Mantenha a folha como saiu da instalação: cada chapa acrescentada passa pelo braço em todas as subidas.",
          "Se o carro tocou o pé da folha, peça que o braço seja visto. A batida entra por baixo e sai por ele.",
        ],
      },
      {
        for: ["maintain", "when", "what", "how-to"],
        says: ["Na revisão, os pinos são examinados com carga e sem ela. Em uso intenso, a cada {{revisao-intervalo}}."],
      },
    ],
  },
  cases: {
    headings: ["O braço no seu basculante", "Conforme a garagem"],
    items: [
      {
        when: { uses: ["sobrado", "casa"] },
        says: [
          "Braço do basculante em garagem estreita leva pancada de porta de carro e de bicicleta encostada. Deixe livre a faixa da lateral, do chão ao teto.",
          "Em sobrado de parede antiga, o suporte do motor cede antes do braço, e os dois estalam igual. O técnico separa um do outro apertando um por vez.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: ["Em garagem coletiva, pino e bucha são peça de reposição, e não de espanto: guarde um jogo do modelo."],
      },
      {
        when: { uses: ["comercio", "galpao"] },
        says: [
          "Folha larga de depósito torce um braço só. Em portão grande, usa-se um de cada lado, ligados pelo eixo, para a força chegar por igual.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: ["Com rampa, o carro chega perto da folha e toca o pé dela na partida. O braço registra a batida em forma de curva."],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Pó de obra na bucha transforma o pino em lima. Em rua de terra, o braço pede limpeza seca e lubrificante novo antes da data.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: ["Enxurrada que empurra a folha fechada dobra o braço para dentro. Depois da cheia, olhe o perfil dele antes de religar."],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: ["Folha com solda de braço aberta pode parar no meio sobre a calçada. Deixe-a fechada e use outra entrada até o conserto."],
      },
    ],
  },
  tell: {
    headings: ["O que mostrar do braço", "Fotos de pino e solda"],
    items: [
      {
        says: [
          "Fotografe o braço inteiro de lado, a ponta da folha e a ponta do motor, com zoom e sem se aproximar do curso.",
          "Mande a etiqueta da máquina e a altura da folha; com as duas se acha a haste do modelo.",
        ],
      },
      {
        says: ["Diga quantos estalos ouve, em que parte do curso, e se o carro já encostou no portão."],
      },
    ],
  },
  questions: [
    {
      asks: ["Dá para desempenar o braço do basculante?", "Braço torto pode ser endireitado?"],
      for: ["repair", "price", "worth-it", "how-to", "what"],
      says: [
        "Curva leve, em bancada, sim. Vinco não: o aço já cedeu ali e volta a dobrar.",
        "Pode, se a causa saiu junto. Haste direita em folha pesada entorta de novo.",
      ],
    },
    {
      asks: ["Posso soltar o braço para abrir à mão?", "Sem o braço a folha abre no empurrão?"],
      about: ["destravamento-seguro", "emergencia"],
      says: [
        "Não. Sem ele, quem segura a folha é o equilíbrio, e basta um quilo de diferença para ela cair ou subir.",
        "Nem tente: o que parece trava é o que mantém a folha no lugar.",
      ],
    },
    {
      asks: ["O braço de um motor serve em outro?", "Reaproveito o braço na troca do motor?"],
      about: ["troca-de-motor"],
      for: ["replace", "which", "price", "what"],
      says: [
        "Raramente: comprimento e furos seguem a máquina. O suporte da folha às vezes fica.",
        "O do motor novo vem com ele. Reaproveitar muda o curso e a parada de cima.",
      ],
    },
  ],
};
