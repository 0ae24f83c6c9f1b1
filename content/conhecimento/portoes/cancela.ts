import type { Gate } from "#domain/knowledge/entry";

export const cancela: Gate = {
  kind: "gate",
  id: "cancela",
  name: { one: "cancela", many: "cancelas", gender: "f" },
  aliases: [
    "cancela automática",
    "cancelas automáticas",
    "cancela eletrônica",
    "cancelas eletrônicas",
    "cancela de estacionamento",
    "cancela para estacionamento",
    "cancela de condomínio",
    "cancela para condomínio",
    "cancela de portaria",
    "cancela de garagem",
    "barreira de estacionamento",
    "barreira automática",
    "braço de cancela",
    "motor de cancela",
    "motor para cancela",
    "cancella",
    "canssela",
  ],
  not: ["cancela de pet", "cancela de bebê", "cancela de cachorro"],
  gates: ["pivotante"],
  related: ["condominio", "tag", "sinaleira", "fotocelula", "controle"],
  pages: ["/topicos/instalacao-de-motor-em-portao-de-condominio", "/topicos/tipos-de-motores-para-portao"],
  brief: [
    "A cancela ordena a passagem dos carros, mas não fecha o vão: quem quer segurança à noite põe um portão atrás dela.",
    "Braço de cancela equilibrado por mola sobe leve; desregulado, bate no apoio e sacode a base a cada carro.",
    "Sem detector no piso, a cancela desce no tempo marcado e pode tocar o carro que parou embaixo do braço.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "A cancela é um braço que sobe e desce para ordenar a passagem de carros, um por vez. Não fecha o vão: serve ao controle de acesso, e à noite costuma trabalhar com um portão atrás.",
        "Cancela automática tem um corpo com motor e mola, um braço leve e um detector que avisa quando o carro passou. É esse último que a impede de descer sobre alguém.",
      ],
    },
    {
      to: ["install"],
      says: [
        "A instalação de cancela precisa de base de concreto, cano sob o piso e um detector de veículo na faixa. O braço é cortado na medida da passagem, e a mola é regulada para o peso que ficou.",
        "Para instalar cancela, marque onde o carro espera, onde ele passa e por onde anda o pedestre. Os três caminhos não podem se cruzar embaixo do braço.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto de cancela olha base, mola, braço e detector, nessa ordem. Braço que balança é base ou mola; braço que desce na hora errada é detector ou tempo.",
        "Cancela que não fecha pode ter o laço de piso rompido, que enxerga um carro que não está lá. O reparo começa medindo esse laço, antes de mexer na máquina.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O preço da cancela depende do comprimento do braço, das aberturas por hora e do detector. Base, cano e corte no piso entram à parte; o valor sai com a medida da faixa e uma foto do local.",
        "Quanto custa uma cancela muda pelo fluxo: portaria com carro em fila pede máquina de uso contínuo. A manutenção dela fica em {{manutencao-custo}}.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para examinar a cancela por fora, olhe se o braço para na horizontal, se a base não se mexe e se ele espera o carro sair. O corpo guarda mola tensa e rede elétrica, e não se abre.",
      ],
    },
    {
      to: ["which"],
      says: [
        "A escolha da cancela segue a faixa e o fluxo: braço curto e rápido em estacionamento, braço longo e mais lento em entrada larga. Teto baixo pede braço que dobra.",
      ],
    },
    {
      to: ["maintain"],
      says: [
        "A manutenção da cancela confere mola, batente do braço, fixação da base e detector de piso. Como ela abre muito mais que um portão, o intervalo é o de uso intenso.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "A cancela vale a pena onde há fila e conferência de quem entra. Sozinha ela não guarda nada: quem quer fechar a entrada precisa de portão, e os dois podem dividir a mesma portaria.",
      ],
    },
  ],
  definition: {
    headings: ["Como funciona a cancela", "Braço, mola e detector"],
    items: [
      {
        says: [
          "Dentro do corpo, uma mola equilibra o braço, e o motor apenas o tira do repouso. Braço trocado por outro mais longo sem acerto da mola faz a máquina bater nos dois fins.",
          "No piso da faixa passa um fio em laço, que percebe o metal do carro. Enquanto houver carro sobre ele, o braço não desce, e é isso que separa a cancela segura da outra.",
        ],
      },
      {
        says: [
          "O braço é feito para ceder: em batida, ele solta ou quebra antes do corpo. Reforçá-lo com ferro passa o golpe para a máquina e para o carro.",
        ],
      },
    ],
  },
  room: {
    headings: ["O espaço que a cancela pede", "Faixa, base e altura"],
    leads: ["Riscar o caminho do carro no chão resolve metade:"],
    items: [
      {
        label: "Ilha ou canto",
        says: [
          "o corpo fica fora da roda do carro, com guia ou pilarete na frente.",
          "quem manobra encosta na base antes de encostar no portão; ela precisa de proteção.",
        ],
      },
      {
        label: "Altura",
        says: [
          "o braço sobe de pé: fio, galho e marquise entram na conta.",
          "sob laje de garagem, usa-se braço articulado, que dobra ao subir.",
        ],
      },
      {
        label: "Caminho a pé",
        says: [
          "pedestre e bicicleta passam por outro lado, porque o detector não os enxerga.",
          "pinte a faixa do braço no chão, para ninguém esperar embaixo.",
        ],
      },
      {
        label: "Cano no piso",
        says: [
          "o laço e o comando atravessam a faixa; cortar depois do asfalto pronto custa mais.",
          "deixe um cano vazio a mais, que a segunda faixa um dia precisa.",
        ],
      },
    ],
  },
  faults: {
    headings: ["O que a cancela gasta primeiro", "Defeitos comuns da cancela"],
    leads: ["Pelo comportamento do braço se chega à peça:"],
    items: [
      {
        label: "Braço que bate",
        about: ["bate", "mola"],
        says: ["a mola perdeu o ponto, e o braço cai no apoio com estrondo.", "trocaram o braço e ninguém refez o equilíbrio."],
      },
      {
        label: "Não desce",
        about: ["nao-fecha", "fotocelula"],
        says: [
          "laço rompido ou fotocélula suja fazem a central ver carro onde não há.",
          "depois de recapear a entrada, o fio do piso foi cortado junto.",
        ],
      },
      {
        label: "Desce sobre o carro",
        about: ["criancas-e-animais"],
        says: [
          "o detector está desligado e a cancela trabalha só por tempo; pare de usar até ele voltar.",
          "moto e bicicleta têm pouco metal, e o laço mal regulado não as percebe.",
        ],
      },
      {
        label: "Corpo balança",
        about: ["treme"],
        says: [
          "chumbador frouxo ou concreto trincado, quase sempre depois de uma batida.",
          "o braço chega fora do apoio porque a base girou um pouco.",
        ],
      },
      {
        label: "Lentidão no pico",
        about: ["esquenta", "lento"],
        says: [
          "a máquina aquece na fila da manhã e descansa quando quer: é modelo abaixo do fluxo.",
          "na última hora do pico ela hesita, e à tarde anda normal.",
        ],
      },
    ],
  },
  neighbours: {
    headings: ["Cancela, portão ou pilarete", "O que cada um controla"],
    items: [
      {
        label: "Portão",
        about: ["deslizante"],
        says: [
          "portão fecha o vão e protege; cancela só pede licença, e a pé se passa por baixo.",
          "de dia a cancela dá fluidez, de noite o portão desce ou corre atrás dela.",
        ],
      },
      {
        label: "Corrente",
        says: [
          "corrente atravessada serve a uma vaga, e não a uma fila: alguém precisa descer do carro.",
          "em vaga reservada, um pilarete removível ocupa menos e não precisa de energia.",
        ],
      },
      {
        label: "Leitor de acesso",
        about: ["tag", "interfone"],
        says: [
          "quem decide se abre é o leitor, o porteiro ou o controle; a cancela apenas obedece.",
          "braço parado com leitor aceso costuma ser defeito de cadastro, e não de máquina.",
        ],
      },
    ],
  },
  checks: {
    headings: ["O que olhar na cancela", "Exame da cancela, do lado de fora"],
    leads: ["Com a faixa vazia e alguém segurando o trânsito:"],
    steps: [
      {
        label: "Repouso",
        says: [
          "o braço fechado deve ficar na horizontal, apoiado sem pular.",
          "olhe de lado: ponta caída é mola, ponta erguida é apoio fora do lugar.",
        ],
      },
      {
        label: "Base",
        says: [
          "observe o pé do corpo durante uma abertura; se ele se mexe, o uso para.",
          "trinca no concreto em volta dos chumbadores se fotografa com uma moeda ao lado.",
        ],
      },
      {
        label: "Detector",
        says: [
          "de longe, repare em uma passagem lenta: o braço só pode descer depois que o carro deixou o laço por inteiro.",
          "se ele começa a descer antes, desligue o disjuntor dela e passe a abrir por pessoa.",
        ],
      },
      {
        label: "Sinal",
        about: ["sinaleira"],
        says: [
          "luz e som precisam avisar antes do movimento, e não durante.",
          "veja de dentro do carro se a luz é visível com sol de frente.",
        ],
      },
    ],
  },
  work: {
    headings: ["Como se instala uma cancela", "Da base ao laço no piso"],
    leads: ["O equilíbrio do braço vem antes de ligar."],
    steps: [
      {
        label: "Base",
        says: [
          "concreta-se com os chumbadores no gabarito, acima da água, e com o cano já dentro.",
          "guia ou pilarete é posto na frente, do lado em que o carro manobra.",
        ],
      },
      {
        label: "Braço e mola",
        about: ["mola"],
        says: [
          "corta-se o braço na medida, monta-se com o que ele vai levar e regula-se a mola até ele parar a meia altura.",
          "luz e borracha da ponta contam no peso: o equilíbrio se faz com tudo no lugar.",
        ],
      },
      {
        label: "Laço de piso",
        says: [
          "corta-se o asfalto, deita-se o fio em voltas e fecha-se com selante, longe de ferro de estrutura.",
          "mede-se o laço antes e depois de fechar, porque refazê-lo é abrir o piso de novo.",
        ],
      },
      {
        label: "Comando",
        about: ["tag", "controle"],
        says: [
          "ligam-se leitor, botão da portaria e fim de curso, e acerta-se o que ela faz quando falta energia.",
          "com portão atrás, programa-se a ordem: primeiro o portão abre, depois o braço sobe.",
        ],
      },
      {
        label: "Prova",
        says: [
          "passam carro, moto e caminhonete, e o braço espera cada um sair do laço.",
          "o recuo em contato é provado com a mão do técnico na ponta do braço, que é leve.",
        ],
      },
    ],
  },
  choice: {
    headings: ["Qual cancela para cada entrada", "Fluxo, faixa e teto"],
    leads: ["Conte os carros da pior hora e meça a faixa:"],
    columns: ["Entrada", "Cancela", "Cuidado"],
    rows: [
      { cells: ["Vaga de poucos carros", "Braço curto, comum", "Detector mesmo assim"] },
      { cells: ["Portaria de condomínio", "Uso contínuo", "Tag e botão da portaria"] },
      { cells: ["Garagem de teto baixo", "Braço articulado", "Altura no meio do giro"] },
      { cells: ["Faixa larga, caminhão", "Braço longo, com apoio", "Mola para o comprimento"] },
      { cells: ["Estacionamento pago", "Rápida, com sistema", "Dois laços, antes e depois"] },
    ],
  },
  cost: {
    headings: ["Quanto custa uma cancela", "O que forma o preço da cancela"],
    items: [
      {
        says: [
          "Braço, máquina, base, cano, laço e leitor são seis contas. Peça-as separadas: a obra no piso costuma disputar com o equipamento.",
          "A visita de manutenção fica em {{manutencao-custo}}. Braço quebrado em batida é peça de giro, e convém ter um guardado.",
        ],
      },
      {
        for: ["price", "install", "worth-it", "repair"],
        says: [
          "Encarecem: asfalto a cortar, segunda faixa, sistema de cobrança. Barateiam: cano já passado e portaria com energia ao lado da ilha.",
        ],
      },
    ],
  },
  care: {
    headings: ["Para a cancela durar", "Cuidados com braço e laço"],
    items: [
      {
        says: [
          "Não pendure placa nem pinte o braço com tinta grossa: cada grama na ponta tira a mola do ponto.",
          "Avise o técnico antes de recapear ou furar o piso. O laço mora a poucos dedos da superfície.",
        ],
      },
      {
        for: ["maintain", "when", "what", "how-to"],
        says: [
          "O calendário é o de uso intenso, com revisão a cada {{revisao-intervalo}}. Mola, chumbador e detector se veem na mesma ida.",
        ],
      },
    ],
  },
  cases: {
    headings: ["A cancela no seu caso", "Conforme a entrada"],
    items: [
      {
        when: { uses: ["condominio"] },
        says: [
          "Cancela de condomínio trabalha o dia inteiro e erra no cadastro: apague quem se mudou antes de culpar o braço.",
          "Em condomínio com portão e cancela, defina o que acontece na falta de luz: braço erguido deixa passar, e portão parado prende.",
        ],
      },
      {
        when: { uses: ["predio"] },
        says: [
          "No prédio, a cancela cabe na rampa interna, para separar vagas de visitantes. Ali o teto manda: braço que dobra, ou nenhum.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: ["Estacionamento de loja vive de giro: braço curto e rápido, saída livre na falta de energia e botão à mão do caixa."],
      },
      {
        when: { uses: ["galpao"] },
        says: ["Em galpão, carreta não cabe no laço comum: o baú comprido precisa de dois detectores, ou o braço desce no meio do engate."],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Em vila ou rua sem saída, fechar com cancela depende de autorização da prefeitura. Consulte antes de concretar qualquer coisa.",
        ],
      },
      {
        when: { grounds: ["rampa", "ladeira"] },
        says: ["Cancela em subida faz o carro esperar inclinado e recuar na partida. Ponha-a no plano, um carro antes da rampa."],
      },
      {
        when: { grounds: ["arvores"] },
        says: ["Galho no giro do braço é batida anunciada. Meça a altura com o braço em pé e conte o crescimento da estação."],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Em pátio que enche, o corpo da cancela vai sobre pedestal e a emenda do laço fica em caixa alta. Água no laço faz a central ver carro fantasma.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: ["Na entrada que cruza o passeio, o braço fica para dentro do lote, com o carro inteiro fora da calçada enquanto espera."],
      },
    ],
  },
  tell: {
    headings: ["O que informar sobre a cancela", "Fotos da faixa e do corpo"],
    items: [
      {
        says: [
          "Mande a largura da faixa, o número de carros na pior hora e uma foto de onde eles esperam. Diga se há portão atrás.",
          "Se a cancela já existe, fotografe a etiqueta do corpo, o braço inteiro e o corte do laço no piso.",
        ],
      },
      {
        says: ["Conte quem libera a entrada, se há moto entre os usuários e se o piso será refeito."],
      },
    ],
  },
  questions: [
    {
      asks: ["Cancela substitui o portão?", "Só a cancela protege a entrada?"],
      for: ["what", "which", "worth-it", "buy"],
      says: [
        "Não: a pé se passa por baixo. Ela ordena os carros, e o portão fecha o vão.",
        "De dia, com portaria, pode bastar. De noite, falta uma folha atrás dela.",
      ],
    },
    {
      asks: ["O braço pode machucar quem passa?", "A cancela desce em cima de moto?"],
      about: ["criancas-e-animais"],
      says: [
        "Pode, se depender só do tempo. Laço regulado, faixa pintada e caminho de pedestre separado evitam.",
        "O laço precisa ser afinado para pouco metal. Sem isso, a moto parada embaixo não existe para a central.",
      ],
    },
    {
      asks: ["Quebraram o braço. Posso improvisar?", "O braço da cancela partiu. E agora?"],
      for: ["repair", "replace", "emergency", "what", "price"],
      says: [
        "Não improvise com cano ou ferro: o peso muda, e a mola o joga para cima. Use o braço do modelo.",
        "Deixe-a desligada e organize a entrada com cone e pessoa. O braço novo é cortado na medida e equilibrado.",
      ],
    },
    {
      asks: ["A cancela abre na falta de luz?", "O que ela faz quando acaba a energia?"],
      about: ["falta-de-energia", "nobreak"],
      says: [
        "Depende da mola: há modelos que sobem e modelos que ficam. A manivela ou a chave do corpo serve ao segundo caso.",
        "Pergunte isso antes de comprar. Portaria que libera ambulância precisa do braço que sobe, ou de bateria.",
      ],
    },
  ],
};
