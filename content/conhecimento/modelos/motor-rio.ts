import type { Model } from "#domain/knowledge/entry";

export const motorRio: Model = {
  kind: "model",
  id: "motor-rio",
  name: { one: "motor Rio", many: "motores Rio", gender: "m" },
  plan: "rio",
  aliases: ["ppa rio", "motor ppa rio", "motores ppa rio", "plano rio", "rio da ppa", "motor intermediário", "motor rio ppa"],
  not: ["motor rio de janeiro", "motor rio pequeno", "motor rio claro"],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["motor-solo", "motor-seg", "casa", "esquenta", "fotocelula"],
  pages: ["/topicos/motor-ppa-rio", "/topicos/motor-de-portao-ppa", "/topicos/motor-para-portao-basculante"],
  brief: [
    "O motor Rio é o plano do meio: reserva de força para folha fechada e casa de muito movimento.",
    "Onde o vento empurra a folha ou o portão trabalha em rajadas, o motor Rio tem a folga que falta ao menor.",
    "O motor Rio sai por {{plano-rio-preco}} com a montagem na região atendida.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "O motor Rio é o plano intermediário, para folha fechada, casa cheia ou basculante de dois carros. A potência do plano é de {{plano-rio-potencia}}.",
        "Motor Rio é o degrau entre o doméstico simples e o de uso comercial. Ele não existe para ir mais depressa, e sim para não se cansar com vento, peso e movimento.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O motor Rio custa {{plano-rio-preco}}, montado nas cidades atendidas. Acessórios, energia e serralheria entram à parte.",
        "Quanto custa passar ao motor Rio se vê na diferença para o de entrada, que sai por {{plano-solo-preco}}. Ela compra reserva de força e garantia mais longa.",
      ],
    },
    {
      to: ["which"],
      says: [
        "Escolha o motor Rio se a folha é de chapa, lambril ou vidro, se há mais de uma família no portão ou se ela vai ganhar peso. Em gradil leve de uma pessoa ele sobra.",
        "O motor Rio é o certo quando a dúvida está entre o de entrada e ele e a rua venta. Entre ele e o Seg, decide o ritmo: rajada é Rio, fluxo contínuo é Seg.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "O motor Rio vale a diferença onde ela vira descanso: folha que pega vento, portão que abre em sequência, revestimento a caminho. Em folha leve e pouco usada, compra apenas prazo de garantia.",
      ],
    },
    {
      to: ["install"],
      says: [
        "A instalação do motor Rio pede folha no esquadro e força limitada na regulagem, porque ele pode mais do que uma estrutura frágil suporta. Leva de {{instalacao-duracao}}.",
      ],
    },
    {
      to: ["buy"],
      says: [
        "Para comprar o motor Rio com certeza, mande medidas, material e o que pretende fazer com a folha. Quem vai revestir deve escolher pelo peso futuro.",
      ],
    },
  ],
  definition: {
    headings: ["O que é o Rio", "O plano do meio", "O que vem com ele"],
    items: [
      {
        says: [
          "Vêm com ele {{plano-rio-controles}}. A garantia do plano é de {{plano-rio-garantia}}.",
          "São {{plano-rio-garantia}} de garantia no plano, um degrau acima do de entrada. Já vêm {{plano-rio-controles}}, gravados no dia da montagem.",
        ],
      },
      {
        says: ["São {{ficha-rio-watts}} de potência. A sobra em relação ao menor aparece na partida e no vento, e não na velocidade."],
      },
      {
        says: [
          "Na linha residencial, o peso de folha vai de {{peso-residencial}}. Onde a sua entra quem diz é a medida de esforço na visita, porque roda presa pesa mais do que chapa.",
        ],
      },
      {
        says: [
          "A abertura de uma folha leve de {{folha-de-referencia}} é de {{ficha-rio-abertura}}. Folha longa ou pesada leva mais, e não convém apressá-la.",
        ],
      },
      {
        about: ["basculante"],
        when: { gates: ["basculante"] },
        says: ["Em basculante ele move o pacote {{pacote-reforcado-nome}}. A área da folha vai até {{pacote-reforcado-area}}."],
      },
    ],
  },
  fits: {
    headings: ["Portões que pedem o Rio", "Onde a reserva de força aparece"],
    leads: ["Se mais de uma linha descreve o seu portão, a escolha está feita:"],
    items: [
      {
        label: "Folha que vira vela",
        says: [
          "chapa lisa, lambril e vidro recebem a rajada inteira; em dia calmo qualquer um move, no temporal só o que tem sobra.",
          "rua aberta, esquina alta ou frente para descampado são o lugar dele, com a mesma folha que em rua abrigada pediria menos.",
        ],
      },
      {
        label: "Casa de muita gente",
        about: ["casa"],
        says: ["avós, filhos adultos e entregas somam saídas em rajada, com pausas curtas para o motor."],
      },
      {
        label: "Basculante largo",
        about: ["contrapeso", "basculante"],
        when: { gates: ["basculante"] },
        says: ["dois carros lado a lado pedem área que o pacote menor não cobre."],
      },
      {
        label: "Folha que vai engordar",
        says: ["revestimento de madeira ou chapa está nos planos: compra-se o motor da folha de amanhã."],
      },
      {
        label: "Casas geminadas, um portão",
        about: ["condominio"],
        says: ["duas ou três famílias dividem a folha, e nenhuma delas conta o uso das outras."],
      },
    ],
  },
  unfit: {
    headings: ["Onde o Rio não é a resposta", "Pouco para uns, muito para outros"],
    items: [
      {
        label: "Público o dia inteiro",
        about: ["comercio", "motor-seg"],
        says: ["oficina, escola e estacionamento não dão pausa; o degrau acima foi separado para esse ritmo."],
      },
      {
        label: "Torre com fila na rampa",
        about: ["condominio"],
        says: ["prédio de muitas vagas pede equipamento industrial, com orçamento próprio."],
      },
      {
        label: "Quadro frágil",
        says: [
          "folha fina, que torce quando se empurra o canto, sofre com motor forte. Reforço na travessa vem antes, ou fica o de entrada com força contida.",
        ],
      },
      {
        label: "Gradil de quem mora só",
        about: ["motor-solo"],
        says: ["ele trabalharia folgado a vida inteira. Não faz mal, mas a diferença de preço compra só o prazo da garantia."],
      },
    ],
  },
  neighbours: {
    headings: ["Rio diante do Solo e do Seg", "Como decidir entre vizinhos"],
    items: [
      {
        label: "Solo",
        about: ["motor-solo"],
        says: [
          "mesma montagem, menos reserva. Se o portão passa no teste de uma mão e a rua não venta, economize.",
          "custa {{plano-solo-preco}} e serve à folha vazada de uma família.",
        ],
      },
      {
        label: "Seg",
        about: ["motor-seg"],
        says: ["mais controles, garantia maior e ritmo comercial. Quando a lista de usuários já não cabe de cabeça, olhe para ele."],
      },
      {
        label: "Consertar a folha",
        about: ["roldana", "dobradica"],
        says: ["subir de motor por causa de roda presa troca um reparo pequeno por desgaste caro. A mão separa os dois casos."],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa o Rio montado", "A diferença e o que ela compra"],
    items: [
      {
        says: [
          "O plano sai por {{plano-rio-preco}}. Ponto de energia, sensor e serralheria são somados quando o lugar pede.",
          "Montado, o Rio custa {{plano-rio-preco}}, em até {{parcelas}}. Acessório pedido na mesma compra usa o mesmo fio e a mesma visita.",
        ],
      },
      {
        for: ["price", "worth-it", "replace", "buy"],
        about: ["troca-de-motor"],
        says: [
          "Na troca, o equipamento que sai em funcionamento abate {{desconto-basico}}. O abatimento encurta a distância entre este plano e o menor.",
        ],
      },
    ],
  },
  care: {
    headings: ["Cuidados com o Rio", "Motor novo em portão conhecido"],
    items: [
      {
        says: [
          "Força sobrando esconde folha ruim por um tempo. Preste atenção ao ruído e ao encosto, que avisam antes do motor.",
          "Nos primeiros meses, rangido que não existia é da ferragem que a mão compensava. Chame enquanto é ajuste.",
        ],
      },
      {
        for: ["what", "maintain", "worth-it"],
        says: ["Folha de muito vento merece olhar as fixações na revisão, a cada {{revisao-intervalo}}."],
      },
    ],
  },
  cases: {
    headings: ["O Rio no seu portão", "Conforme a folha e o movimento"],
    items: [
      {
        when: { gates: ["deslizante"] },
        says: [
          "Em folha de correr chapeada, a rajada empurra de lado e a guia segura. Confira a guia antes da instalação, porque o motor vai empurrar contra ela.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "Em basculante perto do limite de área e com revestimento, diga o material. O equilíbrio se refaz por quem conhece o contrapeso, e só depois se escolhe o motor.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: ["Portão de abrir fechado pede trava elétrica junto, porque o vento faz alavanca no braço mesmo com o motor parado."],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: [
          "Em casa com escritório, entregas e filhos que dirigem, o portão passou de doméstico a movimentado sem ninguém notar. É a mudança que este plano acompanha.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: ["Em vila de poucas casas ele atende se a saída não coincide. Contem uma semana e decidam com o número."],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Em prédio miúdo, de poucas vagas, compare com o Seg pela hora da saída: se os carros saem juntos, o Rio chega quente ao último.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Consultório em casa é o meio do caminho: público há, fluxo contínuo não. Com sensor na passagem, o plano do meio costuma bastar.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: ["Porteira larga de folha vazada pesa pouco e pega muito vento. É o vento que a traz para este degrau."],
      },
      {
        when: { grounds: ["ladeira"] },
        says: ["Em ladeira, a sobra ajuda a segurar a folha que quer descer, e não substitui o trilho em nível."],
      },
      {
        when: { grounds: ["arvores"] },
        says: ["Semente e folha no trilho fazem a carga variar de um dia para o outro. A reserva absorve a variação; a vassoura a evita."],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: ["Diante de passeio movimentado, força a mais pede sensibilidade mais fina. Peça o teste de parada com objeto na entrega."],
      },
    ],
  },
  tell: {
    headings: ["O que mandar para decidir pelo Rio", "Medidas, material e rotina"],
    items: [
      {
        says: [
          "Mande largura, altura e material da folha, uma foto de frente e outra da rua, para ver de onde vem o vento.",
          "Conte quantos controles serão usados e qual a hora de maior movimento. Diga também se a folha será revestida.",
        ],
      },
      {
        says: ["Se há motor hoje, fotografe a etiqueta e diga se ele desarma. Equipamento que nunca sofreu talvez só precise de conserto."],
      },
    ],
  },
  questions: [
    {
      asks: ["O Rio gasta mais energia que o Solo?", "A conta de luz muda com o plano do meio?"],
      says: [
        "Pouco, porque só consome andando. O que pesa na conta é folha arrastada, e não o nome do modelo.",
        "Quase nada se nota. Portão parado o dia todo não aparece na fatura.",
      ],
    },
    {
      asks: ["Dá para pôr a velocidade mais alta?", "O Rio abre mais depressa se regular?"],
      about: ["rampa-de-desaceleracao"],
      says: [
        "O tempo útil é o que a folha aceita sem bater. Apressar portão pesado cobra no encosto.",
        "A regulagem acerta partida e chegada. Velocidade de percurso depende da máquina e do caminho.",
      ],
    },
    {
      asks: ["Ele segura a folha no vento?", "O motor do meio dispensa trava elétrica?"],
      about: ["trava-eletrica"],
      says: [
        "Parado, o redutor segura. Em folha larga exposta, a trava divide esse esforço e poupa o conjunto.",
        "Em portão de correr, em geral dispensa. No de abrir com folha cheia, a trava é parte do serviço.",
      ],
    },
    {
      asks: ["Se o uso crescer, consigo trocar pelo Seg?", "Posso começar no Rio e subir depois?"],
      about: ["motor-seg", "troca-de-motor"],
      says: [
        "Consegue. O usado em bom estado e com os controles pode abater {{desconto-intermediario}}. Contar as saídas antes evita a segunda compra.",
        "Pode. A base e o ponto de energia servem; muda a máquina e a regulagem.",
      ],
    },
  ],
};
