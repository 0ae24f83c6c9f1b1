import type { Law } from "#domain/knowledge/entry";

export const leiDaCalcada: Law = {
  kind: "law",
  id: "lei-da-calcada",
  name: { one: "lei da calçada", many: "leis da calçada", gender: "f" },
  aliases: [
    "lei do portão",
    "lei do portão automático",
    "lei dos portões",
    "lei dos portões automáticos",
    "lei do portão eletrônico",
    "lei do portão basculante",
    "lei da sinaleira",
    "lei de portão",
    "lei de portão automático",
    "lei 16809",
    "decreto 58275",
    "portão na calçada",
    "portão sobre a calçada",
    "portão que avança na calçada",
    "portão avança na calçada",
    "portão invade a calçada",
    "portão abre para a calçada",
    "portão para fora da calçada",
    "lei municipal",
    "o que diz a lei",
    "legislação",
    "basculante na calçada",
    "portão basculante na calçada",
    "pivotante na calçada",
    "portão pivotante na calçada",
    "portão de abrir na calçada",
    "multa por portão",
    "multa de portão",
    "multa do portão",
    "portão irregular",
    "prefeitura portão",
    "lei da calsada",
  ],
  not: ["lei da calçada acessível", "lei do silêncio"],
  gates: ["basculante", "pivotante", "deslizante"],
  related: ["sinaleira", "fotocelula", "basculante", "pivotante", "condominio", "cancela"],
  pages: [
    "/topicos/lei-do-portao-automatico-em-sao-paulo",
    "/topicos/motor-para-portao-basculante",
    "/topicos/instalacao-de-motor-em-portao-de-condominio",
  ],
  quantities: [
    { text: "Lei 16.809/2018", means: "lei do município de São Paulo sobre portões automáticos que avançam sobre o passeio" },
    { text: "Decreto 58.275/2018", means: "decreto que regulamenta essa lei" },
    { text: "trinta dias", means: "prazo da intimação, e intervalo da multa, no decreto" },
    { text: "2018", means: "ano da lei e do decreto que a regulamenta" },
    { text: "quinze segundos", means: "antecedência do aviso no primeiro texto do decreto, tirada em 2019" },
    { text: "2019", means: "ano da mudança que dispensou as casas dos avisos de luz e som" },
  ],
  brief: [
    "A lei da calçada, na cidade de São Paulo, pede que o portão automático de girar ou de subir não saia da linha do imóvel enquanto se move.",
    "Portão que avança na calçada se adequa por sensor, por aviso, por folha de correr ou por movimento para dentro.",
    "A lei da calçada dispensou as casas dos avisos de luz e som, e não dispensou condomínio nem prédio comercial.",
    "Se a lei da calçada alcança um imóvel, quem diz é a prefeitura; quem a interpreta é um advogado, e não quem instala.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "A lei da calçada é a Lei 16.809/2018 da cidade de São Paulo, regulamentada pelo Decreto 58.275/2018: o portão automático que gira ou sobe não deve passar da linha do imóvel ao se mover. As casas foram dispensadas dos avisos de luz e som em 2019. Confirme o texto de hoje na prefeitura.",
        "Lei do portão automático é como ficou conhecida a regra paulistana sobre folhas que avançam no passeio. Ela oferece quatro saídas a quem já avança: sensor, aviso, folha de correr ou movimento para dentro. Um advogado confirma o que vale no seu caso.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para saber se a lei da calçada toca o seu portão, ache a linha do imóvel, filme a folha rente ao muro em uma manobra e veja se alguma parte passa dela. A medida é do técnico; o enquadramento, da prefeitura.",
        "Adequar o portão que avança na calçada começa por medir quanto ele avança. Só depois se escolhe entre sensor, aviso, deslizante e movimento para dentro, e cada um pede uma obra diferente.",
      ],
    },
    {
      to: ["why"],
      says: [
        "A lei da calçada existe porque a folha automática cruza um espaço público e quem anda nele não a comanda. No basculante o pé avança por um instante; no de abrir, a folha inteira.",
      ],
    },
    {
      to: ["which"],
      says: [
        "A lei da calçada alcança portões e cancelas automáticos de girar ou de bascular que passam da linha do imóvel. Folha de correr que fica no terreno é saída aceita, e portão sem motor não é o assunto dela.",
      ],
    },
    {
      to: ["price"],
      says: [
        "Quanto custa adequar o portão à lei da calçada depende da saída escolhida: sensor e aviso são acessórios, inverter o movimento ou trocar por deslizante é serralheria. Multa e prazos de hoje se consultam na prefeitura.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Pense na lei da calçada antes de pôr motor em uma folha que hoje avança para fora: com a automação, o portão passa a ser do tipo que ela trata. Depois da obra, a correção custa mais.",
      ],
    },
    {
      to: ["install"],
      says: [
        "Na instalação, a lei da calçada se resolve no projeto: recuo, sentido do giro, sensor voltado para fora. Mudar isso com o motor montado é refazer ferro.",
      ],
    },
    {
      to: ["replace"],
      says: [
        "Trocar o motor não regulariza um portão que avança na calçada, porque nenhuma regulagem muda a geometria da folha. A troca é, porém, a ocasião de pôr sensor e aviso no mesmo serviço.",
      ],
    },
  ],
  definition: {
    headings: ["O que a regra paulistana diz", "Linha do imóvel e folha em movimento", "O que mudou depois"],
    items: [
      {
        says: [
          "O ponto de partida é o alinhamento, a linha entre o terreno e o passeio. O que conta é o caminho da folha enquanto abre, fecha ou trava, e não o lugar em que ela descansa.",
          "Dois basculantes iguais podem ter respostas diferentes: o rente ao muro lança o pé para fora, o recuado cumpre o mesmo arco dentro do lote.",
        ],
      },
      {
        says: [
          "Portão de carro e portão de gente entram do mesmo modo. O decreto, conforme noticiado na época, também não deixa trilho nem outra peça da automação ocupar o passeio.",
        ],
      },
      {
        about: ["sinaleira"],
        says: [
          "Na primeira versão, o aviso devia vir quinze segundos antes de a folha se mover; a de 2019 já não fixa esse tempo. Vale o texto consolidado, e não o que se leu em 2018.",
          "Das casas, os dispositivos de alerta deixaram de ser exigidos em 2019. A dispensa fala dos avisos, e não é licença para varrer o passeio; por isso convém ler o texto consolidado.",
          "Condomínio e prédio comercial não entraram na dispensa: para eles a conversa sobre luz e som continua aberta.",
        ],
      },
      {
        for: ["what", "why", "when", "price"],
        says: [
          "Na fiscalização, o decreto prevê intimação, com trinta dias para a correção, e multa que se repete enquanto nada muda. Valor e procedimento de hoje se conferem com a prefeitura.",
        ],
      },
    ],
  },
  concerned: {
    headings: ["Quem entra e quem não entra", "A quem a regra fala", "Portões alcançados e portões de fora"],
    leads: ["A pergunta se responde com trena, e não com o nome do portão:"],
    items: [
      {
        label: "Basculante rente ao muro",
        about: ["basculante"],
        says: [
          "entra se o pé da folha cruza a linha durante o arco, mesmo que fechado ele fique dentro.",
          "o avanço acontece duas vezes, ao subir e ao descer, e é no começo da subida que mais surpreende.",
        ],
      },
      {
        label: "Folha de abrir para fora",
        about: ["pivotante"],
        says: ["entra por inteiro: ela varre o passeio até encostar no muro vizinho."],
      },
      {
        label: "Cancela automática",
        about: ["cancela"],
        says: ["segue a mesma ideia quando gira ou bascula e o braço passa da linha."],
      },
      {
        label: "Deslizante por dentro",
        about: ["deslizante"],
        says: ["não avança, e é uma das saídas da própria regra, desde que folha e trilho fiquem no lote."],
      },
      {
        label: "Portão sem motor",
        says: ["o texto trata dos automáticos; ao ganhar motor, a folha muda de lado nessa lista."],
      },
      {
        label: "Outros municípios",
        says: ["em Guarulhos, Osasco e no ABC a lei paulistana não vale; cada prefeitura tem a própria regra e a própria resposta."],
      },
    ],
  },
  rules: {
    headings: ["Como se acertar com ela", "Da trena à adequação", "Os passos de quem avança"],
    leads: ["A ordem evita obra desnecessária:"],
    steps: [
      {
        label: "Medir",
        says: [
          "acha-se a linha do imóvel e filma-se a folha rente ao muro, de longe e sem ninguém no caminho, abrindo e fechando.",
          "quando o muro não está na divisa, quem resolve é a planta ou a matrícula do imóvel.",
        ],
      },
      {
        label: "Perguntar",
        says: ["leva-se a medida à subprefeitura ou a um advogado, com foto da frente e uso do imóvel."],
      },
      {
        label: "Escolher a saída",
        about: ["fotocelula", "sinaleira"],
        says: [
          "sensor que impede a folha de continuar, aviso que alerta antes, troca para deslizante ou movimento para dentro: uma das quatro.",
        ],
      },
      {
        label: "Executar",
        says: ["acessório é do técnico; recuo, inversão e folha nova são do serralheiro, com projeto se a obra pedir."],
      },
      {
        label: "Provar e guardar",
        about: ["testar-fotocelula"],
        says: ["o teste com objeto fica filmado e datado, junto da nota e do orçamento que diz peça e posição."],
      },
    ],
    ends: [
      {
        says: [
          "Nada disso se resolve mexendo em mola ou cabo para encurtar o arco: o equilíbrio se perde, e a folha continua passando da linha.",
        ],
      },
    ],
  },
  caveat: {
    headings: ["Antes de decidir uma obra", "Confirme o texto de hoje"],
    items: [
      {
        says: [
          "Este resumo é de quem instala portões, e não é parecer. Leis mudam: vale o texto consolidado que a prefeitura publica, lido para o seu caso por um advogado.",
          "O que está aqui serve para saber o que perguntar. A resposta que vale é a da prefeitura de São Paulo, com a interpretação de um advogado.",
          "Confira na legislação municipal publicada a versão em vigor antes de qualquer compra. Em dúvida, um advogado decide melhor do que um instalador.",
        ],
      },
    ],
  },
  sources: ["Lei nº 16.809, de 2018, do Município de São Paulo", "Decreto nº 58.275, de 2018, do Município de São Paulo"],
  cost: {
    headings: ["O que pesa na adequação", "Acessório ou serralheria"],
    items: [
      {
        says: [
          "Sensor e aviso se instalam no portão que existe, e o preço segue o caminho do fio. Mexer na geometria é ferro novo, com obra e portão parado.",
          "A saída mais barata hoje pode ser a mais cara na próxima reforma. Quem já vai trocar a folha deve orçar o deslizante ou o giro para dentro na mesma conta.",
        ],
      },
    ],
  },
  cases: {
    headings: ["A regra na sua frente", "Conforme o imóvel e o portão"],
    items: [
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante, o avanço é curto e rápido, na altura de uma canela. Recuar o conjunto alguns palmos põe o arco inteiro dentro do lote, quando a garagem tem fundo para isso.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "No pivotante, inverter o giro resolve sem trocar a folha, se o carro cabe atrás do arco. A coluna e a dobradiça mudam de lado, e o braço é refeito.",
        ],
      },
      {
        when: { gates: ["deslizante"] },
        says: ["No deslizante, confira o trilho: ele não pode invadir o passeio. Folha que corre por fora do muro muda a resposta."],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: [
          "A dispensa dos avisos, de 2019, fala das casas. Ainda assim, sensor voltado para fora protege quem passa, e acidente não pergunta por dispensa.",
          "Em sobrado de frente colada na divisa, o basculante quase não tem recuo possível. A conversa passa por sensor ou por outra folha.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Em prédio, a dispensa das casas não se aplica. Medida, saída escolhida e data do teste vão para a ata, com nota e fotos guardadas pela administração.",
          "Condomínio que muda fachada ou tipo de portão olha antes a convenção. A adequação que fere a convenção troca um problema por outro.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Prédio comercial segue com a exigência dos avisos, segundo a mudança. Loja alugada precisa combinar com o dono quem responde pela adequação, já que a regra fala de dono e de ocupante.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Galpão com folha de abrir para fora ocupa o passeio inteiro na carga. Folha de correr por dentro costuma ser a saída que não volta a incomodar.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Em vila, a linha que conta é a da entrada com a rua. Portão no meio do corredor particular pede a leitura de quem conhece o registro do imóvel.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Em passeio de muito pedestre, o sensor precisa ver criança, cadeira de rodas e bicicleta. Um par só, na altura do para-choque, não dá conta disso.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Em ladeira, o pé do basculante sai mais alto de um lado, e a canela vira cintura. Meça nas duas pontas antes de dizer quanto ele avança.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "Na saída de rampa, recuar o portão rouba o patamar em que o carro espera. Nesse desenho, aviso e sensor costumam caber melhor do que ferro novo.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que levar à conversa", "O vídeo rente ao muro"],
    items: [
      {
        says: [
          "Mande o vídeo feito de lado, rente ao muro, na abertura e no fechamento, e a largura do passeio na frente.",
          "Diga o uso do imóvel, casa, condomínio ou comércio, e se já houve intimação. Com intimação, o advogado vem antes do orçamento.",
        ],
      },
      { says: ["Peça que o orçamento escreva peça, posição e teste. É o papel que o próximo síndico e o fiscal vão procurar."] },
    ],
  },
  questions: [
    {
      asks: ["A minha casa precisa de sinaleira?", "Casa tem de ter aviso de luz e som?"],
      about: ["sinaleira", "casa"],
      says: [
        "As casas foram dispensadas desses avisos em 2019. Confirme na prefeitura o texto em vigor antes de retirar ou de deixar de pôr.",
        "Segundo essa mudança, não. Como o texto já se alterou, a confirmação é da prefeitura ou de um advogado.",
      ],
    },
    {
      asks: ["Portão de correr entra na regra?", "O deslizante também é alcançado?"],
      about: ["deslizante"],
      for: ["which", "what", "install", "replace"],
      says: [
        "Correndo por dentro da linha do imóvel, ele é uma das saídas aceitas. Trilho no passeio muda a conversa.",
        "A regra fala de portões de girar e de bascular. O de correr só preocupa se ocupar o passeio.",
      ],
    },
    {
      asks: ["A regra vale em Guarulhos ou Osasco?", "Fora da capital muda alguma coisa?"],
      for: ["what", "which", "how-to"],
      says: [
        "É lei do município de São Paulo. Cada cidade vizinha tem a própria, e a prefeitura dela responde.",
        "Muda: o código é outro. Pergunte na sua cidade antes de usar este resumo.",
      ],
    },
    {
      asks: ["O técnico pode dizer se estou regular?", "Vocês dão laudo de conformidade com a lei?"],
      about: ["visita-tecnica"],
      says: [
        "Ele mede quanto a folha avança e o que o equipamento permite. Regular ou não, quem diz é a prefeitura.",
        "Não. Medida e teste, sim; enquadramento é da prefeitura, e interpretação, de advogado.",
      ],
    },
    {
      asks: ["Regular o fim de curso encurta o avanço?", "Dá para ajustar o motor e não passar da linha?"],
      about: ["fim-de-curso"],
      for: ["how-to", "what", "repair", "why"],
      says: [
        "No basculante, não: a parada só muda as pontas do curso, e o pé passa da linha entre elas.",
        "Não. Regulagem dá tempo e suavidade; quem define por onde a folha passa é o ferro.",
      ],
    },
  ],
};
