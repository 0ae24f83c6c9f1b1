import type { Component } from "#domain/knowledge/entry";

export const sinaleira: Component = {
  kind: "component",
  id: "sinaleira",
  name: { one: "sinaleira", many: "sinaleiras", gender: "f" },
  aliases: [
    "sinaleira de portão",
    "sinaleira do portão",
    "sinaleira para portão",
    "sinaleira de garagem",
    "sinaleira para garagem",
    "sinaleiras de garagem",
    "sinaleiro",
    "sinaleiros",
    "sinaleiro de garagem",
    "sinalizador",
    "sinalizador de garagem",
    "sinalizador de portão",
    "sinalizador para portão",
    "sinalizadores de garagem",
    "sinalização de garagem",
    "luz de garagem",
    "luz de aviso do portão",
    "pisca de garagem",
    "giroflex",
    "giroflex de garagem",
    "sinalera",
    "sinalleira",
    "sirene do portão",
  ],
  variants: [
    { id: "luminosa", names: ["sinaleira luminosa", "sinalizador luminoso", "sinaleira de led", "luz piscante do portão"] },
    { id: "sonora", names: ["sinaleira sonora", "sinalizador sonoro", "alerta sonoro", "bip do portão", "apito do portão"] },
    { id: "de-duas-cores", names: ["semáforo de garagem", "sinaleira de duas cores", "sinaleira verde e vermelha"] },
  ],
  not: ["sinaleira do carro", "sinaleira de trânsito"],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["fotocelula", "lei-da-calcada", "central", "criancas-e-animais", "condominio"],
  pages: [
    "/topicos/acessorios-para-portao-automatico",
    "/topicos/instalacao-de-motor-em-portao-de-condominio",
    "/topicos/lei-do-portao-automatico-em-sao-paulo",
  ],
  brief: [
    "A sinaleira avisa a calçada de que a folha vai se mexer, e quem passa recua antes, e não depois.",
    "Sinaleira que pisca sem parar perde o valor: a rua aprende a ignorá-la, e o aviso deixa de avisar.",
    "Em saída de subsolo, a sinaleira fala com quem o motorista ainda não enxerga.",
    "A sinaleira não para o portão: quem faz a folha recuar é a fotocélula, e as duas se completam.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "A sinaleira é a luz, o apito ou os dois juntos que avisam a calçada quando o portão se move. Ela é ligada à central, acende um instante antes da folha e apaga quando a manobra termina.",
        "Sinaleira de garagem serve a quem está fora: o pedestre, o ciclista e o carro que vem na rua. Quem mora dentro já sabe que vai sair; a peça existe para os outros.",
      ],
    },
    {
      to: ["install"],
      says: [
        "A instalação da sinaleira leva um cabo da central até a face da rua, prende a peça à vista de quem vem dos dois lados e programa quando ela começa e termina. Sem saída própria na placa, usa-se relé.",
        "Para instalar uma sinaleira, escolhe-se primeiro de onde ela precisa ser vista, e só depois por onde passa o fio. Presa atrás da árvore ou da coluna, ela avisa apenas o morador.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto da sinaleira separa três coisas: lâmpada, fio e ordem da central. Luz morta com o relé estalando é fio ou lâmpada; relé mudo é programação ou placa.",
        "Sinaleira que não pisca raramente é da central: a peça vive na chuva, e água na caixa ou emenda exposta na parede da rua vêm antes na lista.",
      ],
    },
    {
      to: ["replace"],
      says: [
        "A troca da sinaleira repete a tensão da antiga e melhora o lugar. Modelo de LED dispensa troca de lâmpada, mas pede que a saída da central aceite carga pequena.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O preço da sinaleira instalada depende mais do caminho do fio do que da peça: muro oco ou tubo vazio é rápido, parede revestida não é. A saída da central decide se entra um relé.",
        "Quanto custa uma sinaleira varia com luz, som ou as duas coisas, e com a distância do motor até a rua. Vista na mesma manutenção do portão, a visita fica em {{manutencao-custo}}.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para saber se a sinaleira avisa de verdade, acione o portão e olhe da calçada, nos dois sentidos, de dia e de noite. Luz que só se vê da garagem é luz para o morador.",
        "Confira a sinaleira em uma manobra inteira: ela começa antes da folha, atravessa o percurso e apaga no fim. Se continua piscando com o portão parado, há relé colado ou programação trocada.",
      ],
    },
    {
      to: ["which"],
      says: [
        "A sinaleira certa depende de quem passa: luz forte para rua clara, som para calçada estreita e subsolo, duas cores onde carro entra e sai pelo mesmo vão. Peça de área externa, com vedação, vale em qualquer caso.",
        "Escolha a sinaleira pelo que a rua já tem: onde há buzina e neon, som moderado; onde há silêncio e escuro, luz. O que conta é ser percebida sem virar incômodo.",
      ],
    },
    {
      to: ["why"],
      says: [
        "A sinaleira existe porque a folha cruza um espaço que não é só do dono. Da calçada não se vê o carro na rampa, e o motorista na rampa não vê a calçada; o aviso é a única coisa que os dois percebem juntos.",
      ],
    },
    {
      to: ["when"],
      says: [
        "A sinaleira faz falta quando o portão sai rente à calçada, quando a rampa sobe de um subsolo ou quando passa gente o dia inteiro na frente. Também quando a regra municipal sobre portões alcança o imóvel, o que se confirma na prefeitura.",
      ],
    },
    {
      to: ["maintain"],
      says: [
        "A manutenção da sinaleira é lavar a lente, drenar a caixa e cronometrar o começo e o fim do aviso. Em prédio entra na revisão, {{preventiva-condominio}}.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "A sinaleira vale a pena onde há pedestre que não conhece o portão: frente de loja, rua de escola, saída de subsolo. Em fundo de condomínio fechado, a fotocélula rende mais pelo mesmo dinheiro.",
      ],
    },
  ],
  definition: {
    headings: ["O que a sinaleira diz e a quem", "Luz, som ou duas cores", "Aviso não é freio"],
    items: [
      {
        when: { variants: ["luminosa"] },
        says: [
          "A luminosa precisa vencer o sol da tarde, e é por isso que a lente limpa vale tanto quanto a lâmpada. Presa alta demais, some para quem anda de cabeça baixa com o telefone.",
        ],
      },
      {
        when: { variants: ["sonora"] },
        says: [
          "A sonora alcança quem não enxerga e quem vem de costas. Ela também alcança o quarto do vizinho, e volume e horário se combinam antes da primeira reclamação.",
        ],
      },
      {
        when: { variants: ["de-duas-cores"] },
        says: [
          "A de duas cores organiza vão em que só passa um carro: verde para quem tem a vez, vermelho para o outro lado da rampa. Ela depende de sensor ou de comando que saiba quem chegou primeiro.",
        ],
      },
      {
        about: ["fotocelula"],
        says: [
          "Sinaleira avisa e não obedece: se a pessoa não recua, a folha continua. Quem interrompe o movimento é o feixe da fotocélula e a sensibilidade a obstáculo.",
          "Piscar não muda a força do motor. A peça dá tempo; o sensor dá parada; uma não dispensa a outra.",
        ],
      },
      {
        for: ["what", "install", "which", "how-to"],
        about: ["central"],
        says: [
          "A central pode começar o aviso um pouco antes do movimento. Esse adiantamento é a parte mais útil da peça, e só existe se alguém o programou.",
        ],
      },
    ],
  },
  faults: {
    headings: ["Sinais de sinaleira com defeito", "Como o aviso falha", "O que a luz faz de errado"],
    leads: ["Olhe da calçada, que é de onde ela devia ser vista:", "Uma manobra completa mostra o que está torto:"],
    items: [
      {
        label: "Apagada de todo",
        about: ["chuva"],
        says: [
          "caixa cheia de água ou emenda solta na parede da rua; a central está bem e o aviso não chega.",
          "voltou a funcionar no seco e morreu no primeiro temporal: a vedação é que falhou.",
        ],
      },
      {
        label: "Acesa o tempo todo",
        says: [
          "relé colado ou programação que a trata como luz de garagem; a rua passa a ignorá-la em poucos dias.",
          "pisca com o portão parado, e o vizinho pergunta se há alguém preso.",
        ],
      },
      {
        label: "Avisa só na saída",
        says: ["foi ligada ao botão de saída, e a entrada de quem chega não a aciona."],
      },
      {
        label: "Pisca junto com a fotocélula",
        about: ["fotocelula-piscando"],
        says: ["as duas dividem alimentação, e a queda de uma leva a outra; o fio é o suspeito, não a lâmpada."],
      },
      {
        label: "Som fraco ou rouco",
        says: [
          "água na corneta ou inseto no alto-falante deixam o aviso parecido com chiado.",
          "o apito perdeu força com a idade da peça, e só o substituto devolve o alcance.",
        ],
      },
      {
        label: "Luz que não se vê de dia",
        says: ["lente amarelada pelo sol espalha a luz em vez de projetá-la; a lâmpada está boa."],
      },
    ],
  },
  neighbours: {
    headings: ["Sinaleira, fotocélula ou luz da garagem", "Quem avisa e quem para"],
    items: [
      {
        label: "Fotocélula",
        about: ["fotocelula"],
        says: [
          "ela tem duas caixinhas frente a frente, baixas, e não pisca para a rua; se a folha para com a mão no feixe, é ela trabalhando.",
          "comprar uma pensando na outra é engano fácil: uma avisa, a outra impede.",
        ],
      },
      {
        label: "Luz de cortesia",
        says: [
          "lâmpada da garagem acende para o morador estacionar e continua depois do portão. Se foi nela que ligaram o aviso, da rua ninguém percebe nada.",
        ],
      },
      {
        label: "LED da central",
        about: ["central"],
        says: ["o ponto de luz que pisca dentro da caixa é diagnóstico da placa, e não sinal para pedestre."],
      },
      {
        label: "Buzina do carro",
        about: ["criancas-e-animais"],
        says: ["quem buzina porque a calçada é cega está fazendo à mão o serviço da sonora; criança não interpreta buzina como portão."],
      },
    ],
  },
  checks: {
    headings: ["O que conferir da calçada", "Ensaio da sinaleira sem ferramenta"],
    leads: [
      "Faça o exame com outra pessoa no comando, para olhar de fora.",
      "Uma manobra de dia e outra depois de escurecer mostram o que é preciso.",
    ],
    steps: [
      {
        label: "Momento",
        says: [
          "veja se o aviso começa antes de a folha sair do lugar; piscar junto com o movimento não dá tempo a ninguém.",
          "repare se apaga quando a manobra acaba, e não minutos depois.",
        ],
      },
      {
        label: "Alcance",
        says: [
          "caminhe pelos dois lados da frente e anote onde a luz some atrás de coluna, placa ou galho.",
          "de dentro do carro, veja se você a enxerga também: motorista que não sabe se está piscando desliga o cuidado.",
        ],
      },
      {
        label: "Lente",
        says: ["limpe a parte de fora com pano seco, sem desmontar, e compare o brilho antes e depois."],
      },
      {
        label: "Caixa",
        says: ["procure água por trás do acrílico e formigas saindo do furo do fio; qualquer uma das duas explica a falha."],
      },
      {
        label: "Som",
        says: ["ouça da esquina mais próxima e do quarto do vizinho: precisa alcançar um e respeitar o outro."],
      },
    ],
    ends: [{ says: ["Luz boa que não chega à calçada se resolve mudando o lugar; luz que não acende pede medida no fio."] }],
  },
  work: {
    headings: ["Como o técnico monta o aviso", "Do cabo à programação", "O que se mede na sinaleira"],
    leads: ["O lugar decide metade do serviço:", "Antes de furar a fachada, testa-se a vista:"],
    steps: [
      {
        label: "Vista",
        says: [
          "a peça é posta na altura dos olhos de quem caminha, fora da sombra e longe do para-brisa de quem estaciona.",
          "em muro curvo, duas peças menores avisam melhor do que uma grande.",
        ],
      },
      {
        label: "Cabo",
        about: ["aterramento"],
        says: ["o fio sai protegido, com emenda em caixa e volta para baixo antes de entrar na parede, para não beber chuva."],
      },
      {
        label: "Saída",
        about: ["central"],
        says: [
          "confere-se se a placa entrega a tensão da peça e a corrente dela; passando disso, um relé faz a ponte.",
          "carga pequena de LED às vezes não segura a saída, e precisa de resistor previsto no manual.",
        ],
      },
      {
        label: "Programação",
        says: ["grava-se o adiantamento do aviso, o que ele faz no fechamento automático e quando termina."],
      },
      {
        label: "Prova",
        about: ["fotocelula"],
        says: ["em uma abertura completa olha-se da rua, com a fotocélula sendo tapada para ver os dois trabalharem juntos."],
      },
    ],
  },
  effort: {
    headings: ["Tempo e obra da sinaleira", "O que atrasa é a parede"],
    items: [
      {
        says: [
          "Com tubo até a fachada e saída na placa, entra em uma visita. Parede revestida de pedra ou cerâmica transforma o cabo em serviço de pedreiro.",
          "O portão continua em uso enquanto se puxa o fio; para na ligação e na programação, que são curtas.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa avisar a calçada", "Fio, peça e saída da central"],
    items: [
      {
        says: [
          "A visita que confere o aviso é uma manutenção, de {{manutencao-custo}}. Peça, cabo e relé vão em lista.",
          "A peça costuma ser a parcela pequena; o cabo até a face da rua é a grande, e some quando já existe tubo.",
        ],
      },
      {
        for: ["price", "install", "which", "buy"],
        says: [
          "Instalar junto com o motor ou com a fotocélula divide o mesmo caminho de fio. Depois do revestimento novo, tudo fica mais caro.",
        ],
      },
    ],
  },
  choice: {
    headings: ["Que aviso serve na sua frente", "Da calçada à peça"],
    columns: ["A frente", "Aviso", "Cuidado"],
    rows: [
      { cells: ["Rua clara e movimentada", "Luz forte, dois lados", "Lente voltada à calçada"], when: { grounds: ["calcada-cheia"] } },
      { cells: ["Subsolo com rampa", "Luz mais som", "Espelho não substitui"], when: { grounds: ["rampa"] } },
      { cells: ["Vila ou vão de um carro", "Duas cores", "Combine a ordem de passagem"], when: { uses: ["vila"] } },
      { cells: ["Fachada com quarto em cima", "Luz, som baixo ou nenhum", "Ajuste por horário"] },
      { cells: ["Galpão com carga", "Giratória alta", "Vista por quem manobra"], when: { uses: ["galpao"] } },
      { cells: ["Casa em rua calma", "Luz só na abertura", "Fotocélula antes do apito"], when: { uses: ["casa", "sobrado"] } },
    ],
  },
  worth: {
    headings: ["Sinaleira ou fotocélula primeiro", "Onde o aviso rende"],
    items: [
      {
        about: ["fotocelula"],
        says: [
          "Com dinheiro para uma só, ponha o sensor que para a folha. A sinaleira vem em seguida, onde há pedestre que não é da casa.",
          "Aviso sem parada educa; parada sem aviso protege. Em frente de loja, os dois juntos são o mínimo que não dá discussão.",
        ],
      },
    ],
  },
  care: {
    headings: ["Para o aviso não virar ruído", "Cuidados com lente e volume"],
    items: [
      {
        says: [
          "Lave a lente por fora na lavagem do portão e desobstrua o furo de drenagem. Poeira assentada apaga mais sinaleira do que lâmpada queimada.",
          "Não deixe planta crescer na frente dela. Ramo que cobre pela metade já a tira da vista de quem vem a pé.",
        ],
      },
      {
        for: ["maintain", "which", "what", "when"],
        says: ["Combine o volume com quem dorme perto e escreva o acordo. Vizinho que não foi ouvido desliga o fio por conta própria."],
      },
      {
        about: ["manutencao-preventiva"],
        says: ["Peça na revisão a prova do adiantamento do aviso: é regulagem que se perde a cada troca de placa."],
      },
    ],
  },
  cases: {
    headings: ["A sinaleira na sua frente", "Conforme a rua e o uso"],
    items: [
      {
        when: { gates: ["deslizante"] },
        says: [
          "No portão de correr, a folha sai de lado e o pedestre não percebe o começo. O aviso do lado de onde ela parte vale por dois.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "O basculante lança a parte de baixo para fora no primeiro instante. Ali o adiantamento do aviso é a diferença entre recuar e levar a chapa.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "Folha de abrir para a rua ocupa calçada inteira e chega pelas costas. Luz na coluna do lado da dobradiça é a que se vê a tempo.",
        ],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: ["Em casa de rua calma, som no amanhecer rende inimizade. Programe o aviso com luz na saída e silêncio na chegada noturna."],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Prédio de subsolo tem rampa cega e calçada de passagem: luz e som na boca da rampa, e não na guarita, que fica atrás.",
          "Em condomínio, a sinaleira que pisca na portaria treina o porteiro e não o pedestre. Ela pertence à linha da calçada.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Loja com vitrine disputa atenção com a própria luz. Sinal que pisca igual ao letreiro é invisível; cor diferente e altura diferente resolvem.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Galpão com manobra de caminhão precisa de aviso que se veja por cima da carroceria. Giratória alta, com a base fora do alcance do baú.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Na vila, o portão é entrada e é esquina: quem sai não vê quem vira. Aviso com duas cores põe ordem sem depender de bom senso.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "Em sítio de estrada escura, a luz serve ao carro que chega rápido e não vê a cancela. Refletor sozinho não pisca e vira parte do cenário.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Onde passa fila de ônibus, som demais some no barulho. Luz perto do chão, na altura do pé, é vista por quem caminha olhando para baixo.",
          "Calçada de feira tem barraca na frente metade da semana. Confira o aviso no dia dela, e não no dia vazio.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Na descida, quem vem de bicicleta chega antes de enxergar. A luz precisa apontar para cima da rua, e não para a calçada em frente.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: ["Copa baixa apaga a peça em meses. Poda da rua é da prefeitura; mover a sinaleira alguns palmos é de quem mora."],
      },
      {
        when: { grounds: ["baixada"] },
        says: ["Rua que alaga leva sinaleira baixa na primeira enchente. Suba a caixa e vire o furo do fio para baixo, com volta de gota."],
      },
      {
        when: { uses: ["sobrado"] },
        says: [
          "Em sobrado com janela sobre a garagem, a lâmpada giratória atravessa a cortina. Modelo de luz voltada só para a calçada avisa quem passa e deixa dormir.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Com folhagem diante da coluna, o aviso some justamente na altura dos olhos. Desça a peça até abaixo da copa, ou pode o ramo.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que mostrar da sua calçada", "Fotos que decidem o lugar do aviso"],
    items: [
      {
        says: [
          "Fotografe a frente da calçada, dos dois sentidos, com o portão fechado e com ele aberto. Marque onde o pedestre passa.",
          "Mande um vídeo curto da manobra visto de fora e outro de dentro do carro: mostra o que o motorista consegue ver.",
        ],
      },
      {
        says: [
          "Diga a que horas a rua enche, se há escola, ponto ou comércio perto, e se algum vizinho dorme acima da saída.",
          "Escreva o modelo da central, para saber se existe saída de aviso ou se entra um relé.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Sinaleira é obrigatória em garagem?", "A prefeitura exige o aviso no portão?"],
      about: ["lei-da-calcada"],
      for: ["what", "why", "which", "install"],
      says: [
        "Há regra municipal para portão que avança sobre o passeio, com alcance e isenções próprias. Leia o texto e confirme com a prefeitura ou um advogado.",
        "Depende do imóvel e de a folha projetar sobre o passeio. Confirme na prefeitura antes de comprar ou de deixar de comprar.",
      ],
    },
    {
      asks: ["O apito incomoda o vizinho. Posso desligar?", "Dá para deixar só a luz de noite?"],
      says: [
        "Dá, se a central separa luz de som e o imóvel não estiver sob exigência de aviso sonoro.",
        "Antes de desligar, baixe o volume e vire a corneta para a rua. Desligado por conta própria, o aviso que falta só aparece no dia do acidente.",
      ],
    },
    {
      asks: ["Dá para ligar a sinaleira na lâmpada da garagem?", "Preciso de saída própria na placa?"],
      about: ["central"],
      says: [
        "Dá, e o resultado é uma luz que avisa o morador. A saída dela costuma seguir a da garagem e continuar acesa depois.",
        "Ajuda muito: só a saída própria começa antes do movimento. Sem ela, um relé resolve em parte.",
      ],
    },
    {
      asks: ["Quantas luzes preciso na frente?", "Uma sinaleira basta para calçada larga?"],
      for: ["which", "how-to", "install", "what"],
      says: [
        "Uma por sentido de chegada de quem anda. Muro curvo ou árvore obrigam a dividir em duas peças menores.",
        "Basta se for vista dos dois lados. Um tempo olhando a rua vale mais do que contar metros.",
      ],
    },
    {
      asks: ["A sinaleira pode ficar ligada na bateria?", "O aviso funciona no apagão?"],
      about: ["nobreak", "falta-de-energia"],
      says: [
        "Pode, e deve, porque é no escuro que a calçada mais precisa do aviso. A carga dela entra na conta da reserva.",
        "Funciona se estiver na mesma fonte da central. Ligada na tomada da frente, apaga com a rua.",
      ],
    },
    {
      asks: ["Troquei a placa e o aviso sumiu. Por quê?", "A luz parou depois do conserto?"],
      about: ["central"],
      for: ["repair", "why", "replace", "maintain"],
      says: [
        "O adiantamento e a saída de aviso voltam ao padrão da placa nova. Peça para gravar e para ver da calçada antes de assinar.",
        "O borne mudou de lugar e o fio ficou na saída antiga. Religar no borne certo é serviço curto, para pedir a quem trocou a placa.",
      ],
    },
  ],
};
