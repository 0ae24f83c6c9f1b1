import type { UseEntry } from "#domain/knowledge/entry";

export const casa: UseEntry = {
  kind: "use",
  id: "casa",
  name: { one: "casa", many: "casas", gender: "f" },
  aliases: [
    "sobrado",
    "sobrados",
    "residência",
    "residências",
    "residencial",
    "residenciais",
    "casa térrea",
    "portão de casa",
    "portão da casa",
    "portão para casa",
    "portão de sobrado",
    "portão residencial",
    "portões residenciais",
    "garagem de casa",
    "garagem residencial",
    "garagem de sobrado",
    "motor para casa",
    "motor residencial",
    "motores residenciais",
    "casa geminada",
    "casas geminadas",
    "casa de vila",
    "rezidencial",
    "residensial",
  ],
  not: ["casa verde", "casa grande", "casa de máquinas", "casa do controle", "casa dos portões", "casa de bombas"],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["motor-solo", "motor-rio", "instalacao", "criancas-e-animais", "falta-de-energia", "fotocelula"],
  pages: ["/topicos/instalacao-de-portao-automatico-residencial", "/topicos/automatizacao-de-portao-manual", "/topicos/motor-ppa-solo"],
  brief: [
    "Em casa o portão trabalha pouco e em horas certas: o motor se escolhe pela folha e por quem entra, e não pelo número de manobras.",
    "Casa com criança, idoso ou cachorro pede fotocélula baixa antes de pedir motor mais forte.",
    "Quem dorme no sobrado em cima do portão ouve tudo pela laje, e folha macia vale mais do que potência.",
    "Casa cuja única entrada é o portão precisa decidir antes como se entra sem luz.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "O portão de casa faz poucas manobras por dia, quase sempre com a mesma gente, e fica colado aos quartos. Por isso pede motor do tamanho da folha, movimento suave, sensor na altura de criança e um modo combinado de entrar sem luz.",
        "Em uma casa, portão automático é conforto com duas obrigações: não ferir quem mora ali e não trancar a família para fora. Potência vem depois das duas.",
      ],
    },
    {
      to: ["install"],
      says: [
        "A instalação de portão automático em casa começa pela garagem como ela é: onde o carro para, o que sobra ao lado e de onde vem a energia. Com isso definido, a montagem leva de {{instalacao-duracao}}.",
        "Para automatizar o portão de casa, confira antes se a folha anda leve e se há ponto de energia perto do motor. São as duas coisas que mudam o preço depois da visita.",
        "Instalar motor em sobrado pede olhar para cima: quarto sobre a garagem transmite som pela laje, e a fixação com amortecimento se decide no dia da obra, e não depois da queixa.",
      ],
    },
    {
      to: ["price"],
      says: [
        "Para casa, os motores de tabela partem de {{plano-menor-preco}}, já montados na região atendida. O que soma é ponto de energia, reparo da folha e acessórios.",
        "Quanto custa automatizar o portão de uma casa depende da folha mais do que da casa: leve e alinhada, fica no plano de entrada; pesada ou torta, pede serralheria antes do motor.",
      ],
    },
    {
      to: ["which"],
      says: [
        "O motor para casa se escolhe em duas perguntas: de que é a folha e quantas pessoas a usam. Folha leve e uma família ficam no Solo; chapa fechada, dois carros ou muita gente pedem o Rio.",
        "Em residência, o tipo de portão já decide metade: garagem curta leva ao basculante, muro livre ao de correr, piso desimpedido ao de abrir. O modelo vem depois, pelo peso.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto de portão em casa costuma achar a causa na folha, que ninguém revisa, e não no motor, que leva a culpa. O exame começa pela mão: solto do motor, o portão precisa andar leve.",
      ],
    },
    {
      to: ["maintain"],
      says: [
        "A manutenção do portão de casa é pouca e com data: {{preventiva-casa}} pelo técnico, e trilho varrido pela família. O que encurta a vida dele é o defeito pequeno que se aprende a tolerar.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para planejar o portão automático da casa, siga a rotina de um dia: quem sai, a que horas, com quantas sacolas e quem fica sozinho com ele. Cada resposta vira um item: controle, botoeira, sensor ou bateria.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Automatize o portão da casa quando descer do carro virou risco ou esforço, e antes de revestir a folha. Madeira ou chapa posta depois muda o motor que serviria.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "Vale a pena automatizar o portão de casa quando se chega à noite, com chuva ou com criança no banco de trás. Se a folha está torta, o primeiro dinheiro é dela, e o motor escolhido depois fica menor.",
      ],
    },
    {
      to: ["emergency"],
      says: [
        "Portão de casa travado com gente presa ou aberto para a rua é emergência: desligue o disjuntor dele, afaste crianças e bichos e escreva dizendo se ele corre, gira ou sobe. O socorro chega em até {{emergencia-horas}}.",
      ],
    },
  ],
  definition: {
    headings: ["O que uma casa pede do portão", "Poucas manobras, muita convivência", "O portão ao lado do quarto"],
    items: [
      {
        says: [
          "Em casa o portão descansa quase o dia todo e trabalha em rajadas curtas, de manhã e à noite. O motor esfria entre elas; quem não descansa é a folha, que fica na chuva e no sol esperando.",
          "Família usa pouco e usa distraída. Conhece o caminho de cor, atravessa com a folha andando, manda fechar de dentro da cozinha. É para essa distração que existem sensor e sensibilidade a obstáculo.",
        ],
      },
      {
        about: ["criancas-e-animais", "fotocelula"],
        says: [
          "Quem define os acessórios não é o catálogo, é quem mora. Criança pequena pede feixe na altura dela, cachorro pede outro mais baixo, idoso pede botão grande e tempo de travessia.",
        ],
      },
      {
        when: { uses: ["sobrado"] },
        says: [
          "No sobrado, garagem e quarto dividem laje. Folha que range e motor sem amortecimento viram despertador de quem dorme em cima, e o vizinho de parede ouve igual.",
          "Sobrado geminado costuma ter frente de um carro e muro dos dois lados. Sem lugar para a folha correr, o basculante resolve, e com ele vem o cuidado com a calçada.",
        ],
      },
      {
        for: ["what", "install", "which", "how-to"],
        about: ["falta-de-energia", "nobreak"],
        says: [
          "Antes do modelo, responda como a família entra sem luz. Com porta social, basta a chave guardada dentro. Sem porta social, a resposta é bateria ou um destravamento externo protegido.",
        ],
      },
    ],
  },
  faults: {
    headings: ["O que falha primeiro em casa", "Defeitos de portão residencial", "Onde a rotina gasta"],
    leads: ["Poucas manobras e muito tempo parado desgastam de um jeito próprio:", "Em casa, o que estraga é esperar ao tempo:"],
    items: [
      {
        label: "Folha que endurece parada",
        about: ["roldana", "dobradica", "trilho"],
        says: [
          "roda e dobradiça oxidam no mesmo ponto; a primeira manobra do dia sai pesada e as outras não.",
          "depois de uma viagem o portão parece outro, mais duro, porque a graxa assentou e a ferrugem não.",
        ],
      },
      {
        label: "Controle em lugar nenhum",
        about: ["controle", "controle-nao-funciona"],
        says: ["pilha fraca que ninguém troca e chaveiro perdido que ninguém apaga: um deixa para fora, o outro deixa entrar."],
      },
      {
        label: "Sensor tapado",
        about: ["fotocelula", "nao-fecha"],
        says: [
          "bola, vaso, teia e bicicleta encostada interrompem o feixe, e o portão se recusa a fechar com razão.",
          "a fotocélula na altura de criança fica também na altura da vassoura e da mangueira.",
        ],
      },
      {
        label: "Batente na borda do piso",
        about: ["batente", "bate"],
        says: ["cerâmica racha sob o encosto, e a folha passa a fechar com fresta."],
      },
      {
        label: "Placa na trovoada",
        about: ["raio", "dps"],
        says: ["o motor divide quadro com a casa inteira, sem protetor, e a descarga escolhe a peça mais delicada."],
      },
      {
        label: "Basculante fora de equilíbrio",
        about: ["contrapeso", "basculante"],
        says: ["folha revestida depois de pronta pesa mais do que o contrapeso conhece, e o motor passa a erguer em vez de comandar."],
      },
    ],
  },
  choice: {
    headings: ["O que serve em cada casa", "Da rotina ao equipamento", "Família, folha e motor"],
    leads: ["Ache a linha mais parecida com a sua garagem:"],
    columns: ["A casa", "Motor e folha", "Junto com ele"],
    rows: [
      { cells: ["Casal, folha leve", "Solo", "Chave fora da garagem"], about: ["motor-solo"] },
      { cells: ["Chapa fechada, dois carros", "Rio", "Fotocélula no vão"], about: ["motor-rio"] },
      { cells: ["Três gerações no terreno", "Rio, pelo movimento", "Controles contados"], about: ["motor-rio"] },
      { cells: ["Garagem que também é oficina", "Seg", "Sensor e sinaleira"], about: ["motor-seg"] },
      { cells: ["Criança pequena e cachorro", "Qualquer, regulado fraco", "Dois feixes em alturas"], about: ["criancas-e-animais"] },
      { cells: ["Frente única, sem porta social", "O da folha", "Bateria ou abertura externa"], about: ["nobreak"] },
      { cells: ["Sobrado com quarto em cima", "Suave, bem fixado", "Amortecedor na base"], when: { uses: ["sobrado"] } },
      { cells: ["Garagem curta, sem muro lateral", "Basculante equilibrado", "Calçada conferida"], about: ["lei-da-calcada"] },
    ],
    ends: [
      {
        says: ["Em dúvida entre um modelo e o seguinte, teste a folha na mão antes: leve, o menor basta; dura, conserte e decida depois."],
      },
    ],
  },
  rules: {
    headings: ["Combinados de uma casa", "Quem manda no portão", "Regras que evitam susto"],
    leads: ["Cinco acordos valem mais do que um manual na gaveta:"],
    items: [
      {
        label: "Um lugar para a chave",
        about: ["destravar"],
        says: ["a de destravamento fica dentro de casa, em ponto que todos sabem, e nunca só na garagem."],
      },
      {
        label: "Lista de controles",
        about: ["controle"],
        says: [
          "escreva quem tem cada um. Perdido, apaga-se no mesmo dia, e não quando alguém lembrar.",
          "diarista e motorista levam controle em dias certos e devolvem; cópia feita na banca não entra nessa lista.",
        ],
      },
      {
        label: "Ninguém atravessa andando",
        about: ["criancas-e-animais"],
        says: ["folha em movimento não é passagem, nem para quem tem pressa. A regra vale para adultos, porque criança imita."],
      },
      {
        label: "Quem fecha olha",
        says: ["manda fechar quem vê o vão. Comando da cozinha ou do celular, sem imagem, fica proibido em casa com criança."],
      },
      {
        label: "Um dono do assunto",
        about: ["manutencao-preventiva"],
        says: ["alguém guarda nota, data da revisão e contato. Onde moram muitos, o que é de todos precisa de um nome."],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa em uma casa", "Motor, folha e o que soma"],
    items: [
      {
        says: [
          "O plano de entrada sai por {{plano-solo-preco}}. Somam-se, quando faltam, ponto de energia, reparo de folha e sensor.",
          "Trocar um motor residencial fica em {{troca-residencial}}. O que separa as pontas é o peso da folha.",
        ],
      },
      {
        for: ["price", "worth-it", "install", "buy"],
        says: [
          "Duas despesas aparecem só na visita: eletroduto até o motor e batente firme. Fotos dos dois pés do portão e do quadro mostram ambas antes.",
          "O valor pode ser dividido em até {{parcelas}}. Peça que controles extras e fotocélula entrem na mesma conta, para o fio passar uma vez só.",
        ],
      },
    ],
  },
  care: {
    headings: ["Cuidados de quem mora", "O que a família faz pelo portão"],
    items: [
      {
        about: ["limpar-trilho"],
        says: [
          "Desligue o disjuntor do portão e passe a vassoura no caminho da folha sempre que limpar a garagem. É a tarefa que mais adia troca de peça.",
          "Não lave a caixa do motor com jato. Pano úmido por fora basta, e água empurrada por pressão passa por onde chuva não passa.",
        ],
      },
      {
        for: ["maintain", "what", "when"],
        about: ["falta-de-energia"],
        says: [
          "Ensaiem o apagão em dia claro, cada adulto uma vez, em folha que permite. No basculante o ensaio é só saber a quem chamar.",
        ],
      },
      {
        says: [
          "Antes de viajar, feche, confira a tranca e desligue o disjuntor do portão se houver outra porta. Avise quem rega as plantas.",
        ],
      },
    ],
  },
  cases: {
    headings: ["A sua casa muda a resposta", "Conforme a frente e a garagem"],
    items: [
      {
        when: { gates: ["deslizante"] },
        says: [
          "Casa com recuo lateral aproveita o muro para a folha correr, e ganha a calçada livre. O jardim encostado nesse muro precisa ficar aquém dela.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "Em casa de garagem curta, o basculante é o que deixa estacionar dentro. Carro mais alto que o antigo pode encontrar a folha no giro: meça antes de trocar de carro.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "Portão de abrir pede que o carro pare longe da folha. Em casa de recuo pequeno, abrir para dentro some com meia garagem, e abrir para fora varre a calçada.",
        ],
      },
      {
        when: { uses: ["sobrado"] },
        says: [
          "Sobrado com duas famílias divide portão e conta. Separem os controles por família e escrevam quem chama a revisão.",
          "Em sobrado, o caminho da energia costuma vir do andar de cima, com emenda no forro. É onde o eletricista olha primeiro.",
        ],
      },
      {
        when: { uses: ["casa"] },
        says: [
          "Casa térrea com laje baixa deixa pouca altura para basculante com motor em cima. A medida entre verga e laje decide o tipo antes do preço.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Em casa de vila há dois portões: o da família e o de todos. Peçam que o controle de um não fale com o outro, e que a chave do comum tenha guardião.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "Casa de fim de semana maltrata por abandono: bateria descarregada, formiga na caixa, roda colada. Uma manobra por visita e disjuntor desligado no resto ajudam.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Casa em ladeira tem um lado da frente mais alto, e a folha de correr precisa de muro em nível para andar. Sem ele, ela sobe ou despenca, e o motor vira freio.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "Garagem em declive traz a água da rua até o motor. Canaleta na soleira e base elevada entram no projeto, e não na emergência.",
          "Quem sobe a rampa de ré não vê a calçada. Aviso luminoso e sensor voltado para fora compensam o ângulo que falta.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: ["Em rua que alaga, motor no piso é o primeiro a molhar. Peça a base acima da marca do muro e o quadro fora da garagem."],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Rua sombreada derruba folha no trilho e galho no fio. A casa ganha duas rotinas: vassoura na semana e chave de destravamento à mão na temporada de vento.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Obra na vizinhança deixa pó no trilho e na lente do sensor. Enquanto durar, limpe os dois na mesma passada e não julgue o motor por esses meses.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Em frente a escola ou ponto, a casa abre para uma calçada que não é dela. Feche com gente olhando, e ponha o feixe do lado de fora do vão.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que contar da casa", "Fotos da garagem e da frente"],
    items: [
      {
        says: [
          "Fotografe o portão por fora e por dentro, o espaço ao lado da folha e o teto da garagem. Escreva largura, altura e material.",
          "Mande um vídeo da folha sendo movida na mão, se for de correr ou de abrir, e a foto do quadro de luz com a tampa fechada.",
        ],
      },
      {
        says: [
          "Conte quem mora, se há criança, idoso ou bicho, se existe porta social e quantas saídas por dia.",
          "Diga se pretende revestir a folha ou trocar de carro: as duas coisas mudam a escolha.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Que motor serve para uma família pequena?", "O plano de entrada basta para dois carros?"],
      about: ["motor-solo"],
      for: ["which", "what", "price", "buy", "install"],
      says: [
        "Com folha leve e alinhada, o de entrada. O número de carros pesa menos que o da folha.",
        "Basta se a folha anda leve e a saída não vira fila. Chapa fechada em rua de vento já pede o degrau seguinte.",
      ],
    },
    {
      asks: ["É seguro com criança em casa?", "O portão automático machuca criança?"],
      about: ["criancas-e-animais"],
      says: [
        "Com feixe baixo, força regulada e a regra de ninguém passar andando, sim. Sem os três, o automático é mais perigoso do que o manual.",
        "Pode machucar se a força estiver alta e o sensor faltar. Peça o teste com objeto na entrega, na altura dela.",
      ],
    },
    {
      asks: ["A casa precisa de tomada perto do portão?", "De onde vem a energia do motor?"],
      about: ["rede-eletrica"],
      for: ["install", "price", "what", "how-to"],
      says: [
        "Precisa de um ponto próprio, saindo do quadro. Extensão atravessando o piso não serve, nem por um dia.",
        "De um circuito com disjuntor dele. Dividir com a geladeira faz um derrubar o outro.",
      ],
    },
    {
      asks: ["O portão novo faz barulho à noite?", "Como não acordar quem dorme sobre a garagem?"],
      about: ["faz-barulho"],
      says: [
        "Folha alinhada faz pouco. O que acorda é batida no fim e ferragem seca, e as duas se acertam.",
        "Peça desaceleração longa, borracha no encosto e fixação com amortecimento na parede do quarto.",
      ],
    },
    {
      asks: ["Posso automatizar o portão que já tenho?", "Minha folha antiga aguenta motor?"],
      about: ["automatizacao"],
      for: ["install", "what", "worth-it", "price"],
      says: [
        "Quase sempre, se ela anda leve e está no esquadro. A visita decide o que reparar antes.",
        "Aguenta se o quadro é firme onde o motor prende. Chapa fina recebe reforço no ponto da força.",
      ],
    },
    {
      asks: ["E se ninguém estiver em casa e o portão quebrar aberto?", "O portão parou aberto de madrugada. O que faço?"],
      about: ["emergencia"],
      for: ["emergency", "repair", "what"],
      says: [
        "Desligue o disjuntor e fique na entrada até alguém chegar. Basculante aberto não se puxa para baixo.",
        "De correr ou de abrir, em piso plano, destrave e tranque com corrente. Em qualquer outro caso, espere o socorro.",
      ],
    },
  ],
};
