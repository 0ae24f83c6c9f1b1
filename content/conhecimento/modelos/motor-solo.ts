import type { Model } from "#domain/knowledge/entry";

export const motorSolo: Model = {
  kind: "model",
  id: "motor-solo",
  name: { one: "motor Solo", many: "motores Solo", gender: "m" },
  plan: "solo",
  aliases: ["ppa solo", "motor ppa solo", "motores ppa solo", "plano solo", "solo da ppa", "motor de entrada", "motor solo ppa"],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["motor-rio", "motor-seg", "casa", "instalacao", "roldana"],
  pages: ["/topicos/motor-ppa-solo", "/topicos/motor-de-portao-ppa", "/topicos/preco-de-instalacao-de-motor-para-portao"],
  brief: [
    "O motor Solo é o plano de entrada, para folha leve e uso de uma família.",
    "Com folha que anda leve na mão, o motor Solo basta; com folha dura, nenhum motor é a resposta.",
    "O motor Solo sai por {{plano-solo-preco}}, com a montagem incluída na região atendida.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "O motor Solo é o mais simples dos três planos e foi pensado para a garagem de uma família: folha leve, bem alinhada, poucas aberturas por dia. A potência do plano é de {{plano-solo-potencia}}.",
        "Motor Solo é o equipamento de entrada para portão residencial. Ele resolve quando a folha corre ou gira sem esforço na mão, e fica pequeno onde há chapa fechada, vento ou fila.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O motor Solo custa {{plano-solo-preco}}, já montado nas cidades atendidas. O que o lugar não tem, como fio até o motor ou roda em ordem, entra em linha separada.",
        "Quanto custa o motor Solo instalado tem resposta fixa no plano, {{plano-solo-preco}}. O que varia é o que a sua folha pede antes dele.",
      ],
    },
    {
      to: ["which"],
      says: [
        "O motor Solo é a escolha quando a folha é de gradil, alumínio ou metalon leve e só uma família a usa. Chapa cheia e casa de muito movimento já pedem o Rio.",
        "Entre os três, fique no motor Solo se o portão abre com uma mão, sem tranco e sem vento de frente. Qualquer um dos três faltando, suba um degrau ou conserte a folha.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "O motor Solo vale a pena em folha leve e bem cuidada, onde motor maior só compraria força sem uso. Em portão emperrado ele sai caro, porque dura pouco.",
        "Compensa comprar o motor Solo quando o uso é doméstico e vai continuar sendo. Se a folha será revestida no ano que vem, escolha pelo peso que ela terá.",
      ],
    },
    {
      to: ["install"],
      says: [
        "A instalação do motor Solo é a de portão residencial comum: fixação, paradas, força e controles, em {{instalacao-duracao}}. Alguém da casa participa da entrega e do teste.",
      ],
    },
    {
      to: ["buy"],
      says: [
        "Para comprar o motor Solo, mande antes foto da folha inteira, das duas pontas do pé dela e do quadro. O modelo se confirma pela folha, e não pelo preço.",
      ],
    },
  ],
  definition: {
    headings: ["O que é o Solo", "Um motor para uma família", "O que vem no plano de entrada"],
    items: [
      {
        says: [
          "O plano traz {{plano-solo-controles}} e {{plano-solo-garantia}} de garantia. A proteção mais longa é contratada à parte.",
          "A garantia do plano é de {{plano-solo-garantia}}. Acompanham o conjunto {{plano-solo-controles}}, gravados na entrega.",
        ],
      },
      {
        says: [
          "A potência dele é de {{ficha-solo-watts}}. Esse número fala da força de que o motor dispõe, e a folha decide quanta ele gasta.",
        ],
      },
      {
        says: [
          "Atrito pesa mais do que ferro: roda livre, trilho liso e prumo vêm antes da balança. Com isso em ordem, a folha pode ter até {{ficha-solo-peso}}.",
        ],
      },
      {
        says: [
          "Uma folha leve de {{folha-de-referencia}} abre em {{ficha-solo-abertura}} com ele. É o mais calmo dos três, e portão antigo agradece a calma.",
        ],
      },
      {
        about: ["basculante"],
        when: { gates: ["basculante"] },
        says: ["No basculante, ele forma o pacote {{pacote-simples-nome}}. A folha pode ter até {{pacote-simples-area}}."],
      },
    ],
  },
  fits: {
    headings: ["Onde o Solo serve bem", "Portões que o Solo move sem esforço"],
    leads: ["Procure a sua garagem em uma destas linhas:"],
    items: [
      {
        label: "Gradil de correr",
        about: ["roldana", "trilho"],
        when: { gates: ["deslizante"] },
        says: [
          "folha vazada sobre rodas boas não oferece vento nem peso, e o motor trabalha morno.",
          "barras espaçadas, trilho varrido e uma família só: é o retrato do uso para o qual o plano existe.",
        ],
      },
      {
        label: "Folha única de girar",
        about: ["dobradica"],
        when: { gates: ["pivotante"] },
        says: ["alumínio ou ferro leve, dobradiça com graxa e rua sem vento encanado."],
      },
      {
        label: "Basculante pequeno",
        about: ["contrapeso"],
        when: { gates: ["basculante"] },
        says: ["um carro só, equilíbrio conferido e nenhum revestimento pendurado depois."],
      },
      {
        label: "Poucas saídas por dia",
        about: ["casa"],
        says: ["quem sai de manhã e volta à noite deixa o enrolamento esfriar por inteiro entre uma manobra e outra."],
      },
      {
        label: "Primeira automação",
        about: ["automatizacao"],
        says: ["portão manual que sempre andou leve aceita o plano de entrada sem obra além do ponto de energia."],
      },
    ],
  },
  unfit: {
    headings: ["Onde o Solo não deve entrar", "Quando subir um degrau"],
    leads: ["Nestas situações ele esquenta antes de quebrar:"],
    items: [
      {
        label: "Garagem de muita gente",
        about: ["condominio", "motor-seg"],
        says: ["morador atrás de morador não deixa intervalo, e a proteção térmica passa a abrir na hora da saída."],
      },
      {
        label: "Chapa cheia ao vento",
        about: ["motor-rio"],
        says: ["cada rajada soma carga que a balança não mostra; o degrau seguinte tem folga para isso."],
      },
      {
        label: "Folha em aclive",
        says: ["trilho que sobe cobra força em um sentido e freio no outro, e as duas coisas faltam aqui."],
      },
      {
        label: "Folha que emperra",
        about: ["conserto"],
        says: ["portão que pede o corpo inteiro precisa de reparo. Comprar motor antes do reparo é comprar duas vezes."],
      },
      {
        label: "Loja com entrega",
        about: ["comercio"],
        says: ["o dia comercial não tem pausa, e o plano foi montado contando com ela."],
      },
    ],
  },
  neighbours: {
    headings: ["Solo, Rio ou Seg", "O que muda no degrau seguinte"],
    items: [
      {
        label: "Rio",
        about: ["motor-rio"],
        says: [
          "entra quando a folha é fechada ou a casa se mexe mais; sai por {{plano-rio-preco}}.",
          "a diferença compra reserva de força e garantia de {{plano-rio-garantia}}.",
        ],
      },
      {
        label: "Seg",
        about: ["motor-seg"],
        says: ["é para quem abre o dia inteiro; em garagem de uma família seria força parada."],
      },
      {
        label: "Consertar o atual",
        about: ["conserto", "troca-de-motor"],
        says: ["motor que só perdeu capacitor ou ajuste não pede plano novo; a troca começa quando ele desarma solto da folha."],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa o Solo no seu portão", "O preço e o que fica de fora"],
    items: [
      {
        says: [
          "O plano custa {{plano-solo-preco}}. Estão fora dele fiação até o motor, serralheria, sensor e controle extra.",
          "São {{plano-solo-preco}} com a montagem, ou até {{parcelas}}. Peça que a fotocélula entre no mesmo pedido, para o fio passar uma vez só.",
        ],
      },
      {
        for: ["price", "worth-it", "buy", "replace"],
        says: ["Motor velho que ainda funciona pode abater {{desconto-basico}}. Mande a foto da etiqueta dele junto com a da folha."],
      },
    ],
  },
  care: {
    headings: ["Como fazer o Solo durar", "Cuidados com um motor de entrada"],
    items: [
      {
        about: ["mover-a-mao"],
        says: [
          "O que o poupa é a folha. Varra o trilho, repare em rangido novo e chame na primeira semana de lentidão, e não na sexta.",
          "Ele não tem sobra para esconder roda presa. Por outro lado, avisa cedo: qualquer peso a mais aparece no tempo da manobra.",
        ],
      },
      {
        for: ["what", "maintain", "worth-it"],
        says: ["A revisão em casa é {{preventiva-casa}}. Peça a medida de corrente e guarde-a para comparar com a do ano seguinte."],
      },
    ],
  },
  cases: {
    headings: ["O Solo na sua garagem", "Conforme a folha e a rua"],
    items: [
      {
        when: { uses: ["casa"] },
        says: [
          "Em casa térrea de um carro, ele é a medida certa. Deixe prevista a passagem do fio do sensor, mesmo que o sensor venha depois.",
        ],
      },
      {
        when: { uses: ["sobrado"] },
        says: ["Em sobrado, o movimento calmo dele incomoda menos quem dorme sobre a garagem. O encosto com borracha completa o silêncio."],
      },
      {
        when: { uses: ["vila", "predio", "condominio"] },
        says: [
          "Portão dividido entre famílias soma o uso de todas, e o plano de entrada desarma na hora em que todos saem. Olhe dois degraus acima.",
        ],
      },
      {
        when: { uses: ["comercio", "galpao"] },
        says: ["Em ponto comercial ele só cabe onde a garagem é do dono, e não do público. Porta de cliente pede outro."],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "Em porteira de sítio, a folha costuma ser longa e o fio, mais longo ainda. Meça a tensão na ponta antes de decidir pelo menor.",
        ],
      },
      {
        when: { gates: ["deslizante"] },
        says: ["No de correr, o teste é empurrar com uma mão do começo ao fim. Passou, ele serve; tropeçou em um ponto, é roda ou trilho."],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "Em duas folhas de girar são dois motores, e a conta deixa de ser a do plano. Peça o preço do par com a central que os coordena.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: ["Em basculante, quem faz a força é o contrapeso. Com ele certo, o motor pequeno basta; com ele errado, nem o maior dura."],
      },
      {
        when: { grounds: ["ladeira", "rampa"] },
        says: ["Folha que corre em desnível tira o Solo da lista antes do peso. O esforço dobra em um sentido e vira embalo no outro."],
      },
      {
        when: { grounds: ["poeira"] },
        says: ["Rua de terra endurece a roda em poucos meses. Quem tem o motor menor precisa da vassoura mais perto."],
      },
    ],
  },
  tell: {
    headings: ["O que mandar para confirmar o Solo", "Três imagens que decidem"],
    items: [
      {
        says: [
          "Grave a folha sendo movida na mão, do começo ao fim, se ela corre ou gira. No basculante, mande fotos de frente e dos dois lados, fechado.",
          "Escreva largura, altura e material, e diga quantas pessoas vão ter controle.",
        ],
      },
      {
        says: [
          "Conte se pensa em revestir a folha ou se outra família vai morar no terreno: são os dois motivos que tiram o plano de entrada da conta.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["O Solo aguenta portão de chapa?", "Folha fechada serve nesse modelo?"],
      about: ["motor-rio"],
      says: [
        "Chapa pequena, em rua sem vento e com rodas boas, talvez. Na dúvida, o degrau seguinte trabalha folgado.",
        "Depende do vento mais do que do peso. Frente aberta com folha cheia pede o Rio.",
      ],
    },
    {
      asks: ["Posso pôr fotocélula no Solo?", "O modelo de entrada aceita sensor?"],
      about: ["fotocelula"],
      says: [
        "O sensor se liga à central, e o técnico confirma a entrada dela. Onde passa criança, ele vem antes de qualquer outro extra.",
        "Confirme na proposta, com o sensor listado. Preço de plano não traz acessório escondido.",
      ],
    },
    {
      asks: ["O Solo é lento?", "Quanto demora para abrir?"],
      about: ["lento"],
      says: [
        "É o mais tranquilo dos três. Uma folha leve de {{folha-de-referencia}} leva {{ficha-solo-abertura}}.",
        "O bastante para ser gentil com folha antiga. Quem espera em rua movimentada pode preferir outro.",
      ],
    },
    {
      asks: ["Quantos controles vêm com ele?", "Dá para gravar mais controles depois?"],
      about: ["controle"],
      says: [
        "Acompanham {{plano-solo-controles}}. Outros se gravam na mesma visita ou mais tarde.",
        "Dá. Anote quem ficou com cada um, para apagar só o perdido.",
      ],
    },
  ],
};
