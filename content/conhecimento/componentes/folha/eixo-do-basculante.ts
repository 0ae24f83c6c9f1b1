import type { Component } from "#domain/knowledge/entry";

export const eixoDoBasculante: Component = {
  kind: "component",
  id: "eixo-do-basculante",
  name: { one: "eixo do basculante", many: "eixos do basculante", gender: "m" },
  aliases: [
    "eixo de basculante",
    "eixo basculante",
    "eixo do portão basculante",
    "eixo de portão basculante",
    "eixo para basculante",
    "eixo do portão",
    "eixo de portão",
    "eixos do portão",
    "eixo torto",
    "eixo quebrado",
    "mancal",
    "mancais",
    "mancal de portão",
    "mancal do basculante",
    "mancal do portão basculante",
    "pino de giro",
    "pivô do basculante",
    "eicho do portão",
    "eixo do vasculante",
  ],
  variants: [
    { id: "com-rolamento", names: ["mancal com rolamento", "eixo com rolamento", "mancal rolamentado"] },
    { id: "com-bucha", names: ["mancal com bucha", "eixo com bucha", "bucha do eixo", "bucha do basculante"] },
  ],
  not: ["eixo do motor", "eixo da roldana", "eixo do carro"],
  gates: ["basculante"],
  related: ["braco-do-basculante", "basculante", "contrapeso", "rolamento", "cabo-de-aco", "molas-e-cabos"],
  pages: ["/topicos/motor-para-portao-basculante", "/topicos/instalacao-de-motor-para-portao-basculante"],
  brief: [
    "O eixo do basculante é o ponto em torno do qual a folha gira; com o mancal seco, o motor sobe o atrito antes de subir o portão.",
    "Eixo do basculante gasto de um lado só entorta a folha inteira: ela sobe de quina e raspa na coluna oposta.",
    "Mancal solto da coluna é o defeito que não dá segunda chance, porque o eixo sustenta a folha no alto.",
    "Rangido grave no meio da subida, sempre na mesma altura, costuma vir do eixo do basculante, e não do motor.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "O eixo do basculante é o par de pinos, um em cada lateral, sobre os quais a folha gira ao subir. Cada pino trabalha dentro de um mancal preso à coluna ou ao braço da folha, e é essa dupla que decide se o portão sobe reto e leve.",
        "Eixo de portão basculante é o lugar onde peso vira giro. O contrapeso equilibra, o motor comanda, e o eixo carrega; gasto, ele rouba a força dos dois.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto do eixo do basculante troca pino, bucha ou rolamento do mancal com a folha escorada e o contrapeso contido. Depois se refaz o alinhamento dos dois lados, sem o qual a peça nova gasta na mesma direção da velha.",
        "Consertar o eixo do basculante exige primeiro segurar o que ele segurava. Por isso não há versão doméstica desse reparo: solto um pino, a folha desce.",
      ],
    },
    {
      to: ["replace"],
      says: [
        "A troca do eixo do basculante se faz nos dois lados, na mesma visita, para que o giro fique em uma linha só. Pino novo com mancal velho dura pouco, porque o furo já é oval.",
        "Trocar o mancal do portão basculante pede medida do pino, da furação e do recuo da coluna. Solda entra quando a chapa que o sustenta rasgou.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O preço do conserto do eixo do basculante depende de sair com parafuso ou com solda, do peso da folha e de a coluna estar inteira. A visita de manutenção, com o exame dos mancais, fica em {{manutencao-custo}}.",
        "Quanto custa trocar o eixo do portão basculante é mais mão de obra do que peça: escorar a folha, conter o contrapeso e alinhar os dois lados ocupam quase todo o serviço.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para examinar o eixo do basculante, deixe a folha fechada, desligue o disjuntor e olhe de lado: vão desigual entre folha e coluna, pó de ferrugem sob o mancal e graxa escorrida. Nada se encosta nem se aperta.",
      ],
    },
    {
      to: ["which"],
      says: [
        "O eixo do basculante se escolhe pelo peso da folha e pelo mancal: rolamento em portão de muito movimento, bucha em portão leve e pouco usado. Diâmetro menor que o original verga no meio da subida.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Marque o exame do eixo do basculante quando a folha subir torta, ranger na mesma altura ou deixar limalha na coluna. Com mancal mexendo na parede, o uso acaba nesse dia.",
      ],
    },
    {
      to: ["why"],
      says: [
        "O eixo do basculante gasta porque gira poucos graus, sempre os mesmos, com a folha inteira em cima. A graxa foge dessa faixa, o metal encosta no metal, e o furo cresce para o lado da carga.",
      ],
    },
    {
      to: ["maintain"],
      says: [
        "A manutenção do eixo do basculante confere folga, alinhamento e fixação dos mancais, com lubrificante posto por quem sabe onde ele entra. Em casa se faz {{preventiva-casa}}.",
      ],
    },
    {
      to: ["emergency"],
      says: [
        "Eixo do basculante partido ou mancal solto da coluna é emergência: ninguém passa sob a folha, ninguém a baixa à força, e o disjuntor fica desligado. Isole a calçada e peça socorro.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "Consertar o eixo do basculante compensa enquanto folha e colunas estão sãs, porque ele custa menos que um motor e poupa o que existe. Com coluna rachada, a conversa passa antes por serralheria.",
      ],
    },
  ],
  definition: {
    headings: ["Onde a folha do basculante gira", "Pino, mancal e coluna", "O giro que carrega o peso"],
    items: [
      {
        says: [
          "De cada lado há um pino soldado à folha ou ao braço, e um mancal que o abraça. Os dois precisam apontar um para o outro como as pontas de uma régua; um dedo de diferença e a folha sobe torcida.",
          "A folha gira em uma linha que ninguém vê, entre os dois mancais. Quando uma ponta desce, a linha inclina, e o quadro inteiro passa a subir de quina.",
        ],
      },
      {
        when: { variants: ["com-rolamento"] },
        about: ["rolamento"],
        says: [
          "Com rolamento, o giro é leve e o desgaste, lento. O que o mata é água por cima e falta de vedação, porque a esfera parada no mesmo lugar marca a pista.",
        ],
      },
      {
        when: { variants: ["com-bucha"] },
        says: [
          "Com bucha, bronze ou plástico desliza sobre o pino. É barata e silenciosa enquanto há lubrificante; seca, ela vira pó e deixa aço contra aço.",
        ],
      },
      {
        about: ["contrapeso", "mola"],
        says: [
          "O equilíbrio da folha se mede com o eixo livre. Mancal emperrado engana o técnico apressado, que acrescenta peso onde faltava graxa, e a folha passa a subir sozinha.",
        ],
      },
      {
        for: ["what", "why", "repair", "replace"],
        about: ["braco-do-basculante"],
        says: [
          "Braço e eixo são vizinhos e não são o mesmo: o braço empurra, o eixo sustenta. Haste torta faz a folha saltar; pino gasto faz a folha descer.",
        ],
      },
    ],
  },
  faults: {
    headings: ["Sinais de eixo ou mancal gasto", "Como o giro se queixa", "O que a folha torta conta"],
    leads: ["Olhe de lado, com a folha fechada, e ouça de longe enquanto ela sobe:", "O eixo avisa por som, por pó e por fresta:"],
    items: [
      {
        label: "Rangido na mesma altura",
        about: ["faz-barulho"],
        says: [
          "o gemido grave aparece em um trecho curto da subida, onde a carga sobre o pino é maior.",
          "some nas primeiras manobras depois da chuva e volta seco: é água fazendo o papel da graxa.",
        ],
      },
      {
        label: "Folha que sobe de quina",
        about: ["trava", "treme"],
        says: [
          "um canto chega antes do outro, e a lateral risca a coluna do lado caído.",
          "a fresta de baixo é larga de um lado e fechada do outro, com o portão encostado.",
        ],
      },
      {
        label: "Limalha sob o mancal",
        says: ["pó escuro e brilhante na coluna é o pino comendo o furo; graxa cinza é a mesma coisa misturada."],
      },
      {
        label: "Mancal que respira",
        about: ["emergencia"],
        says: [
          "a chapa se afasta da parede quando a folha parte; chumbador ou solda cedeu, e o uso acaba ali.",
          "trinca no reboco em volta dos parafusos mostra que a coluna já mexeu.",
        ],
      },
      {
        label: "Motor pesado e quente",
        about: ["esquenta"],
        says: ["o giro preso soma atrito a cada metro, e o motor, que só devia comandar, passa a erguer."],
      },
      {
        label: "Folha que não para onde parava",
        about: ["fim-de-curso", "bate"],
        says: ["com o pino afundado no furo, a altura muda um pouco por semana, e a parada regulada fica curta ou longa."],
      },
      {
        label: "Estalo na inversão",
        about: ["faz-barulho"],
        says: ["a folga deixa o pino bater de um lado ao outro do furo quando a folha troca de sentido."],
      },
    ],
  },
  neighbours: {
    headings: ["Eixo, braço ou contrapeso", "De onde vem a folha torta"],
    items: [
      {
        label: "Braço",
        about: ["braco-do-basculante"],
        says: [
          "salto na partida é braço com pino folgado; descida de um canto é eixo. O primeiro se ouve no começo, o segundo no percurso.",
          "olhe a haste de perfil: se está reta e a folha torta, o culpado mora no mancal.",
        ],
      },
      {
        label: "Contrapeso",
        about: ["contrapeso"],
        says: ["folha que sobe reta e não para no lugar tem equilíbrio errado; folha que sobe torta tem giro errado."],
      },
      {
        label: "Cabo",
        about: ["cabo-de-aco"],
        says: [
          "cabo esticado demais de um lado também puxa a folha de quina, mas deixa o outro frouxo à vista. Com os dois tesos, procure no pino.",
        ],
      },
      {
        label: "Quadro empenado",
        says: [
          "folha que bateu em carro sai do esquadro, e nenhum mancal novo a endireita. A diagonal medida por quem conserta separa os dois casos.",
        ],
      },
    ],
  },
  checks: {
    headings: ["O que observar sem encostar na folha", "Exame do giro pelo lado de fora"],
    leads: [
      "Folha fechada, disjuntor desligado e as mãos nos bolsos: no basculante, quem segura o peso pode ser justamente a peça suspeita.",
      "Aqui só se olha e se ouve. Tudo o que precisa de mão é do técnico.",
    ],
    steps: [
      {
        label: "Fresta",
        says: [
          "compare o vão entre folha e coluna nos dois lados, embaixo e no meio. Diferença crescente para cima fala de eixo caído.",
          "veja se a barra de baixo está paralela ao piso; torta com o chão reto, a folha girou fora da linha.",
        ],
      },
      {
        label: "Pó e graxa",
        says: ["procure na coluna, logo abaixo do mancal, mancha escura escorrida ou pó metálico."],
      },
      {
        label: "Parede",
        says: ["olhe o reboco em volta da chapa: trinca em estrela ou parafuso saltado encerra o exame e o uso."],
      },
      {
        label: "Som",
        says: [
          "religue, afaste-se além do alcance da folha e acione uma vez: guarde em que altura ela range, subindo e descendo.",
          "grave a manobra de longe; o ouvido do técnico reconhece bucha seca em poucos segundos de áudio.",
        ],
      },
    ],
    ends: [
      {
        says: [
          "Folha torta, chapa que mexe ou estalo novo: não acione outra vez e não passe embaixo. Basculante não se destrava para conferir.",
        ],
      },
    ],
  },
  work: {
    headings: ["Como o técnico troca o eixo", "Da escora ao alinhamento", "A ordem do serviço no giro"],
    leads: ["Nada sai do lugar antes de o peso estar preso por outro meio:", "O serviço começa por conter o que quer se mexer:"],
    steps: [
      {
        label: "Contenção",
        about: ["contrapeso", "molas-e-cabos"],
        says: [
          "a folha é escorada nos dois lados e o contrapeso ou a mola ficam contidos; só então se alivia o pino.",
          "isola-se a calçada, porque a folha solta projeta a parte de baixo para fora.",
        ],
      },
      {
        label: "Medida",
        says: ["pino e furo são medidos com paquímetro em mais de uma direção; furo oval condena o mancal ainda que o pino pareça bom."],
      },
      {
        label: "Coluna",
        says: [
          "chumbadores e solda da chapa são examinados; coluna fraca recebe reforço antes de receber peça nova.",
          "onde o reboco escondia tijolo furado, a fixação passa para barra que atravessa.",
        ],
      },
      {
        label: "Troca",
        about: ["rolamento"],
        says: ["pino, bucha ou rolamento entram nos dois lados, com vedação voltada contra a chuva."],
      },
      {
        label: "Alinhamento",
        says: ["os dois mancais são postos na mesma linha e no mesmo nível, com a folha girada à mão em todo o curso, escorada."],
      },
      {
        label: "Equilíbrio e parada",
        about: ["contrapeso", "fim-de-curso"],
        says: [
          "com o giro livre, refaz-se o equilíbrio e depois força e parada do motor, porque as medidas antigas incluíam o atrito que saiu.",
        ],
      },
    ],
  },
  effort: {
    headings: ["O que a troca do eixo exige", "Duas pessoas, escora e vão livre"],
    items: [
      {
        says: [
          "É serviço para quem traz escora e ajudante, com a garagem vazia e o portão parado do começo ao fim. Solda acrescenta o tempo de esfriar e pintar.",
          "Combine os carros do lado de fora: com a folha contida, ninguém entra nem sai até o último ajuste.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa refazer o giro", "Pino, mancal ou coluna"],
    items: [
      {
        says: [
          "Exame e lubrificação entram na manutenção, de {{manutencao-custo}}. Peça e serralheria são orçadas depois de medido o furo.",
          "Bucha e pino são baratos; escorar folha pesada e alinhar os dois lados é o que se paga. Coluna a reforçar vira outro orçamento.",
        ],
      },
      {
        for: ["price", "worth-it", "repair", "when"],
        says: ["O mesmo mancal custa menos antes de comer o furo da chapa. Depois disso a troca leva solda, e a solda leva pintura."],
      },
    ],
  },
  choice: {
    headings: ["Que mancal serve na sua folha", "Bucha ou rolamento"],
    leads: ["Peso e número de manobras decidem juntos:"],
    columns: ["A folha", "Mancal", "Cuidado"],
    rows: [
      { cells: ["Leve, de uma família", "Bucha com graxeira", "Lubrificar na revisão"], when: { uses: ["casa", "sobrado"] } },
      { cells: ["Larga, de dois carros", "Rolamento vedado", "Chapa maior na coluna"] },
      { cells: ["De prédio, muitas saídas", "Rolamento de carga dupla", "Reserva guardada"], when: { uses: ["predio", "condominio"] } },
      { cells: ["Revestida de madeira", "Pino de diâmetro maior", "Equilíbrio refeito"] },
      { cells: ["Exposta à chuva direta", "Vedação dos dois lados", "Pingadeira sobre o mancal"] },
    ],
  },
  worth: {
    headings: ["Trocar o eixo ou a folha", "Quando o reparo já não segura"],
    items: [
      {
        says: [
          "Vale trocar o eixo enquanto o quadro está no esquadro. Folha empenada e coluna rachada juntas pedem outra conta, em que o portão de correr às vezes ganha.",
          "Lubrificar mancal que já canta ajuda por pouco tempo e confirma o diagnóstico. Metal perdido não volta com graxa.",
        ],
      },
    ],
  },
  care: {
    headings: ["Para o giro não secar", "O que poupa pino e mancal"],
    items: [
      {
        says: [
          "Não pendure nada na folha, nem bicicleta, nem vaso, nem faixa. Peso de um lado só é desgaste de um lado só.",
          "Revestimento novo na folha se avisa antes. O eixo recebe a diferença no mesmo dia, e o contrapeso só depois de alguém o acertar.",
        ],
      },
      {
        for: ["maintain", "when", "what"],
        says: ["Peça na preventiva a medida da folga nos dois lados, anotada. Em condomínio ela se repete {{preventiva-condominio}}."],
      },
      {
        says: [
          "Óleo fino pingado de baixo não entra no mancal e escorre pela folha. O ponto de graxa fica no alto, onde só se chega com a folha contida.",
        ],
      },
    ],
  },
  cases: {
    headings: ["O eixo no seu basculante", "Conforme a folha e a garagem"],
    items: [
      {
        when: { uses: ["casa"] },
        says: [
          "Em casa térrea, a folha antiga foi soldada em cantoneira fina, e o mancal puxa a chapa com ele. A foto da coluna por dentro mostra se ainda há ferro onde segurar.",
        ],
      },
      {
        when: { uses: ["sobrado"] },
        says: [
          "Sobrado com quarto sobre a garagem ouve o eixo antes de vê-lo: o rangido sobe pela laje. Vale gravar à noite, quando a rua cala.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Em prédio, o eixo gira o dia inteiro no mesmo arco, e a graxa foge da faixa de trabalho. Mancal vedado e um par reserva com o zelador encurtam a próxima parada.",
          "Garagem coletiva com uma saída só precisa combinar a troca em período de pouco giro: enquanto o pino está fora, nenhum carro passa.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Na vila, o portão comum recebe batida de muitos para-choques no pé da folha. O golpe entra embaixo e aparece em cima, no mancal do lado atingido.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Loja que sobe a porta antes do público e a baixa depois faz poucos ciclos e muitos anos: ali o pino enferruja parado. Uma manobra no dia de folga o mantém solto.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Folha de galpão é alta e pega vento já aberta, como vela. O mancal recebe essa alavanca, e por isso se pede chapa grande e barra que atravesse a parede.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: ["Em sítio, a folha passa semanas parada, e o tubo do eixo vira casa de marimbondo. Olhe de longe antes de mandar subir."],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "Garagem em rampa enche a base da coluna de água, e a ferrugem sobe até a chapa do mancal. Canaleta limpa na entrada dura mais do que tinta.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Casa em ladeira tem uma coluna mais alta que a outra, e o serralheiro compensou no mancal. Nessa folha, medir nível antes de trocar evita repetir o erro de quem fez.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Pó de obra gruda na graxa e vira pasta de lixar. Enquanto a construção vizinha durar, prefira mancal vedado a mancal lubrificado.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "A enchente não alcança o eixo, mas incha a folha de madeira e o barro pesa no pé dela. O mancal sente o quilo a mais antes de a tinta descascar.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Com calçada de muito pedestre, mancal que respira não espera a semana: a folha solta cai para o lado de fora. Isolem a frente e deixem um aviso na grade.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que mostrar do giro", "Fotos da coluna e da folha torta"],
    items: [
      {
        says: [
          "Fotografe de longe a folha fechada, de frente, para que se veja o canto caído, e cada mancal com o zoom, sem subir em nada.",
          "Grave a subida inteira de uma distância segura e diga em que altura o som muda. Junte as medidas da folha e do que ela é revestida.",
        ],
      },
      {
        says: [
          "Conte se houve batida, revestimento novo ou troca de cabo no último ano, e de que lado o portão raspa.",
          "Escreva se a coluna é de tijolo, concreto ou ferro; é o que define como o mancal novo vai se prender.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Posso passar graxa no eixo do portão?", "Óleo por baixo resolve o rangido do mancal?"],
      says: [
        "O ponto certo fica junto ao pino, com a folha sob carga, e ali não se põe a mão. Deixe para a revisão.",
        "Não resolve. Ele escorre por fora, suja a folha e deixa o pino tão seco quanto estava.",
      ],
    },
    {
      asks: ["Por que o basculante sobe torto?", "Um canto do portão chega antes. O que é?"],
      about: ["cabo-de-aco", "contrapeso"],
      says: [
        "Um lado gira mais baixo ou puxa menos: eixo caído, cabo frouxo ou contrapeso desigual. Pare de usar até alguém medir.",
        "Pode ser mancal gasto ou cabo desigual. Nos dois casos a folha se apoia onde não devia, e não se insiste.",
      ],
    },
    {
      asks: ["O eixo quebrado derruba a folha?", "É perigoso usar com o mancal frouxo?"],
      about: ["molas-e-cabos"],
      for: ["emergency", "what", "when", "why", "worth-it"],
      says: [
        "Pode derrubar. Ele divide o peso com cabos ou molas, e o que resta não foi feito para segurar sozinho.",
        "É. Chapa que se move na parede dá o aviso final, e o uso termina ali.",
      ],
    },
    {
      asks: ["Precisa trocar os dois mancais?", "Dá para trocar o eixo de um lado só?"],
      for: ["repair", "replace", "price", "what"],
      says: [
        "Em geral, sim: o lado velho fica mais baixo que o novo e volta a entortar a folha.",
        "Só quando a quebra veio de batida e o outro não tem folga nenhuma na medida.",
      ],
    },
    {
      asks: ["Eixo novo muda a regulagem do motor?", "Preciso acertar o fim de curso depois?"],
      about: ["fim-de-curso"],
      says: [
        "Muda. Sem o atrito antigo, a folha anda mais e a força que sobrava fica perigosa.",
        "Precisa, junto com o equilíbrio e a sensibilidade a obstáculo. É a última etapa do serviço.",
      ],
    },
    {
      asks: ["Eixo e braço são a mesma peça?", "Qual a diferença entre mancal e braço?"],
      about: ["braco-do-basculante"],
      for: ["what", "which", "repair", "price"],
      says: [
        "Não. O braço liga o motor à folha; o eixo é onde a folha gira na coluna.",
        "O mancal fica parado e sustenta; o braço se move e empurra. Trocar um não cura o outro.",
      ],
    },
  ],
};
