import type { Component } from "#domain/knowledge/entry";

export const botoeira: Component = {
  kind: "component",
  id: "botoeira",
  name: { one: "botoeira", many: "botoeiras", gender: "f" },
  aliases: [
    "botoeira de portão",
    "botoeira do portão",
    "botoeira para portão",
    "botoeiras para portão",
    "botoeira de parede",
    "botoeira de garagem",
    "botoeira do motor",
    "botueira",
    "botoera",
    "botueiras",
    "botão de parede",
    "botão de parede do portão",
    "botão do portão",
    "botão da garagem",
    "botão de abrir portão",
    "botão para abrir portão",
    "botão de portaria",
    "botão da portaria",
    "interruptor do portão",
    "pulsador de portão",
    "acionador de portão",
  ],
  variants: [
    { id: "com-fio", names: ["botoeira com fio", "botoeira cabeada"] },
    { id: "sem-fio", names: ["botoeira sem fio", "botão sem fio", "botoeira de rádio"] },
    { id: "de-parada", names: ["botoeira de emergência", "botão de emergência", "botão de parada"] },
  ],
  not: ["botoeira de elevador", "botoeira de ponte rolante"],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["central", "interfone", "abre-sozinho", "trava-eletrica", "controle"],
  pages: ["/topicos/acessorios-para-portao-automatico", "/topicos/placa-central-de-comando-de-portao"],
  brief: [
    "A botoeira é o botão de parede que fecha um contato na central: simples, barata e a melhor prova de que o defeito está no controle.",
    "Botoeira com contato colado dá ordem sem parar, e o portão abre sozinho no meio da noite.",
    "Se a botoeira move o portão e o controle não, a central está boa e o caminho é o rádio.",
    "Botoeira do lado de fora é um convite; a de dentro, fora do alcance da grade, é uma saída.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "A botoeira fica na parede e manda o portão abrir, parar ou fechar por um fio até a central. Por dentro há só um contato que se fecha enquanto o dedo aperta, e por isso ela quase não falha sozinha.",
        "Botoeira de portão é o comando que não depende de pilha nem de rádio. Serve a quem sai a pé, a quem recebe visita e a quem quer saber se o problema está no chaveiro ou na placa.",
      ],
    },
    {
      to: ["install"],
      says: [
        "A instalação de uma botoeira pede dois fios até a entrada certa da central e um lugar de onde se enxergue a folha inteira. Botão no fim do corredor, às cegas, manda fechar em cima de quem passa.",
        "Para instalar botoeira, escolhe-se primeiro o ponto de vista e a altura, longe do braço de quem está na rua. O fio corre separado da rede, em cabo próprio.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "Consertar uma botoeira é limpar ou trocar o contato e secar a caixa. Se o botão novo também não comanda, o fio partiu no caminho ou a entrada da placa morreu.",
        "Botoeira travada embaixo mantém a central recebendo ordem. O reparo começa soltando o fio dela na placa, com o técnico, e vendo se o portão se acalma.",
      ],
    },
    {
      to: ["replace"],
      says: [
        "A troca da botoeira é das mais simples do portão: mesmo número de fios, contato normalmente aberto e caixa que aguente o lugar. A de rua pede vedação que a de sala não tem.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O preço da botoeira é o do fio: a peça custa pouco, e passar dois condutores até a parede de dentro é o que se paga. Sem fio, troca-se cabo por pilha.",
        "Quanto custa uma botoeira depende de haver tubo vazio entre o motor e o lugar escolhido. Conferida junto com o resto do portão, a visita é uma manutenção, de {{manutencao-custo}}.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para testar a botoeira, aperte uma vez, curto, e olhe a folha; depois faça o mesmo com o controle. Um funcionar e o outro não já separa rádio de fio.",
        "Se o portão anda sozinho, veja se a botoeira está com a tecla afundada ou úmida. Em casa isso se resolve com pano por fora; por dentro há fio da central, que fica com o técnico.",
      ],
    },
    {
      to: ["which"],
      says: [
        "A botoeira certa tem contato normalmente aberto e caixa para o lugar: de embutir em parede seca, vedada na garagem úmida, de parada com trava onde há máquina e gente junto. Luz própria ajuda em corredor escuro.",
      ],
    },
    {
      to: ["why"],
      says: [
        "A botoeira resolve dúvida porque não tem rádio, código nem pilha: é um fio que encosta em outro. Quando ela move o portão, a central, o motor e a folha estão absolvidos de uma vez.",
      ],
    },
    {
      to: ["maintain"],
      says: [
        "A manutenção da botoeira é ver se a tecla volta sozinha, se a caixa está seca e se o fio não está esmagado na tampa. Óleo e lubrificante não entram em contato elétrico.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "A botoeira vale a pena para quem sai a pé com as mãos ocupadas, para quem cuida de idoso e para portaria. Onde só entra e sai carro, o dinheiro rende mais em controle reserva.",
      ],
    },
  ],
  definition: {
    headings: ["O que há atrás da tecla", "Um contato e dois fios", "Botão de parede, de rua e de parada"],
    items: [
      {
        when: { variants: ["com-fio"] },
        says: [
          "A com fio leva um par de condutores à entrada de comando da placa. Não passa por ela a energia do motor, só um sinal fraco, e é isso que permite cabo fino e longo.",
        ],
      },
      {
        when: { variants: ["sem-fio"] },
        says: [
          "A sem fio é um controle preso na parede: grava-se no receptor como chaveiro e depende de pilha. Comprá-la para fugir de defeito de rádio não muda nada.",
        ],
      },
      {
        when: { variants: ["de-parada"] },
        says: [
          "A de parada interrompe a manobra e segura o portão parado até alguém soltá-la. Em lugar com carga e gente a pé, ela é a única que precisa estar ao alcance de quem não mora ali.",
        ],
      },
      {
        about: ["central"],
        says: [
          "A ordem que a tecla dá depende da programação: em muitas centrais o mesmo pulso abre, para e inverte, um toque de cada vez. Apertar de novo por impaciência manda a folha voltar.",
          "Segurar o botão não faz o portão abrir mais depressa. Em placa programada para pulso, prender a tecla pode bloquear o comando seguinte.",
        ],
      },
      {
        for: ["what", "why", "which", "install"],
        about: ["interfone", "tag"],
        says: [
          "Interfone, leitor de tag e relé de aplicativo usam a mesma entrada. Tudo o que abre o portão sem controle acaba sendo um dedo elétrico apertando a botoeira.",
        ],
      },
    ],
  },
  faults: {
    headings: ["Sinais de botoeira com defeito", "Como o botão falha", "A tecla que manda demais"],
    leads: ["Aperte, olhe e ouça; a peça tem poucos modos de errar:", "O sintoma aparece na folha, e não no botão:"],
    items: [
      {
        label: "Tecla que não volta",
        about: ["abre-sozinho"],
        says: [
          "mola interna cansada ou sujeira seguram o contato fechado, e a central recebe ordem contínua.",
          "o controle deixa de funcionar porque a placa está ouvindo o botão o tempo inteiro.",
        ],
      },
      {
        label: "Caixa molhada",
        about: ["chuva"],
        says: [
          "água entre os terminais imita um dedo, e o portão abre quando chove.",
          "depois do sol ele se comporta, e a família culpa o motor.",
        ],
      },
      {
        label: "Nada acontece",
        about: ["nao-abre"],
        says: [
          "fio partido no tubo ou borne solto na placa; o estalo na tecla é de plástico, e não de contato.",
          "o controle abre e o botão não, e o caminho entre parede e central é que se interrompeu.",
        ],
      },
      {
        label: "Funciona às vezes",
        says: ["contato oxidado pede o dedo no ângulo certo; três toques para um movimento é a queixa típica."],
      },
      {
        label: "Manda a folha errada",
        about: ["trava-eletrica"],
        says: ["em entrada com porta de pedestre e garagem, o par foi ligado no borne do vizinho."],
      },
      {
        label: "Inverte no meio",
        about: ["volta"],
        says: [
          "tecla que treme dá dois toques no lugar de um, e a central entende ordem e contraordem.",
          "o portão sai, para e volta com uma única apertada.",
        ],
      },
    ],
  },
  neighbours: {
    headings: ["Botão, controle ou central", "Quem não obedeceu"],
    items: [
      {
        label: "Controle",
        about: ["controle", "controle-nao-funciona"],
        says: [
          "botão sim e chaveiro não: pilha, gravação ou antena. É a divisão mais rápida que existe.",
          "os dois mudos apontam para a placa ou para a energia.",
        ],
      },
      {
        label: "Central",
        about: ["central"],
        says: [
          "botão novo, fio novo e nenhum movimento: a entrada da placa não responde, e isso se prova encostando o par no borne, com técnico.",
        ],
      },
      {
        label: "Interfone",
        about: ["interfone"],
        says: ["se só o interfone não abre, o relé dele ou a fiação é que parou; a tecla de parede absolve o motor."],
      },
      {
        label: "Fotocélula",
        about: ["fotocelula", "nao-fecha"],
        says: ["o botão abre e não fecha: o comando chega, e quem recusa o fechamento é o feixe interrompido."],
      },
    ],
  },
  checks: {
    headings: ["O que testar na tecla", "Prova do botão sem abrir a caixa"],
    leads: ["Portão à vista, ninguém no vão e a mão só na tecla."],
    steps: [
      {
        label: "Retorno",
        says: ["pressione e solte: a tecla tem de voltar sozinha, com um clique. Presa embaixo, ela é o defeito."],
      },
      {
        label: "Um toque",
        says: ["dê um toque curto e espere a folha responder, sem repetir. O segundo toque muda a ordem e embaralha a prova."],
      },
      {
        label: "Comparação",
        about: ["controle"],
        says: [
          "repita com o chaveiro, do mesmo lugar. O par de respostas vale mais do que qualquer descrição.",
          "se há mais de um botão, teste todos: só um falhar aponta o trecho de fio dele.",
        ],
      },
      {
        label: "Umidade",
        about: ["chuva"],
        says: [
          "olhe a caixa da rua depois de chover, procurando gota por trás da tecla; seque por fora e anote se o portão parou de errar.",
        ],
      },
      {
        label: "Alcance de fora",
        says: [
          "da calçada, veja se um braço pela grade chega até ela. Chegando, a botoeira precisa mudar de lugar antes de mudar de marca.",
        ],
      },
    ],
    ends: [{ says: ["Portão que anda sozinho com a tecla solta e seca já não é caso de botão: desligue o disjuntor dele."] }],
  },
  work: {
    headings: ["Como o técnico instala o botão", "Do borne à altura da tecla", "O que se mede no comando"],
    leads: ["O fio é fino e o lugar é que importa:", "Antes de furar, decide-se de onde a folha será vista:"],
    steps: [
      {
        label: "Lugar",
        about: ["criancas-e-animais"],
        says: [
          "a tecla fica onde se veja o vão inteiro, acima do alcance de criança pequena e longe da grade da rua.",
          "portaria recebe a sua com proteção contra toque por engano, que é o erro mais caro ali.",
        ],
      },
      {
        label: "Fio",
        about: ["dps"],
        says: [
          "par torcido em conduíte próprio, longe da rede, porque ruído no comando faz o portão decidir sozinho.",
          "em linha longa de rua, um protetor de sinal entra junto.",
        ],
      },
      {
        label: "Entrada",
        about: ["central"],
        says: [
          "o par vai ao borne de comando, com contato normalmente aberto; o de parada vai no dele, normalmente fechado, para que fio cortado também pare.",
        ],
      },
      {
        label: "Programação",
        says: [
          "define-se se o toque abre, para e inverte ou se apenas abre. Em prédio, separar a abertura evita portão que volta sobre o carro de trás.",
        ],
      },
      {
        label: "Prova",
        about: ["fotocelula"],
        says: ["cada botão é acionado com a fotocélula tapada e com ela livre; a segurança não se desliga por comando de parede."],
      },
    ],
  },
  effort: {
    headings: ["Quanto trabalho dá o botão", "Fio, parede e pintura"],
    items: [
      {
        says: [
          "Trocar tecla em caixa existente é rápido. Levar o par até uma parede acabada pede pedreiro, e é isso que se combina antes.",
          "O portão para só na hora de ligar o borne. Se a placa está alta, essa hora pede escada.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa a botoeira", "Peça pequena, caminho grande"],
    items: [
      {
        says: [
          "Conferir comando e contato cabe em uma manutenção, de {{manutencao-custo}}. Fio novo e caixa somam-se pela distância.",
          "A tecla é o item barato da lista; o que se negocia é o caminho do par pela parede.",
        ],
      },
      {
        for: ["price", "install", "which", "buy"],
        about: ["interfone"],
        says: [
          "Quem vai pôr interfone leva o fio do botão no mesmo tubo desde que os dois sejam de sinal. Uma passada de cabo, dois comandos.",
        ],
      },
    ],
  },
  choice: {
    headings: ["Que botão serve em cada lugar", "Da parede ao tipo de tecla"],
    leads: ["O lugar escolhe a caixa, e quem aperta escolhe a tecla:"],
    columns: ["Onde vai", "Botão", "Cuidado"],
    rows: [
      { cells: ["Sala ou corredor seco", "Embutido, de pulso", "Fio longe da rede"] },
      { cells: ["Garagem lavada com mangueira", "Vedado, de sobrepor", "Fio entrando por baixo"] },
      { cells: ["Portaria", "Com proteção e luz", "Abrir separado de fechar"], when: { uses: ["predio", "condominio"] } },
      { cells: ["Doca de galpão", "Cogumelo grande e parada", "Ao alcance do cotovelo"], when: { uses: ["galpao"] } },
      { cells: ["Parede sem tubo possível", "Sem fio, gravado no receptor", "Pilha anotada no calendário"] },
      { cells: ["Balcão de loja", "De pulso, com retorno firme", "Fora da vista do cliente"], when: { uses: ["comercio"] } },
    ],
  },
  worth: {
    headings: ["Botão de parede ou mais um controle", "Quando a tecla compensa"],
    items: [
      {
        about: ["controle"],
        says: [
          "Para quem abre a pé todos os dias, a tecla ganha: não some no bolso, não pede pilha e qualquer visita entende. Para quem só chega de carro, mais um chaveiro resolve sem furar parede.",
          "Conserte a tecla velha se a caixa está seca e o fio é inteiro. Caixa de rua que já encheu de água vale mais deslocada do que vedada de novo.",
        ],
      },
    ],
  },
  care: {
    headings: ["Para a tecla durar", "Uso, limpeza e respeito"],
    items: [
      {
        says: [
          "Aperte uma vez e olhe. A tecla usada como campainha morre de repetição, e a central recebe a confusão.",
          "Limpe por fora com pano seco. Produto em spray entra na fresta e cola o contato na primeira umidade.",
        ],
      },
      {
        for: ["maintain", "what", "how-to"],
        says: ["Peça na revisão a leitura do par de fios até a placa. Emenda escondida em caixa úmida falha antes da tecla."],
      },
    ],
  },
  cases: {
    headings: ["O botão no seu portão", "Conforme a porta e o uso"],
    items: [
      {
        when: { gates: ["deslizante"] },
        says: [
          "No portão de correr, ponha a tecla do lado de onde se vê o fim do percurso. Comandar de trás da folha aberta é comandar às cegas.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: ["No basculante, a tecla nunca fica embaixo da folha. Quem aperta precisa estar fora do giro dela, com o pé no seco."],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "Em portão de abrir de duas folhas, o botão do corredor comanda as duas, e quem sai a pé queria uma só. Peça abertura parcial na programação.",
        ],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: [
          "Em casa com criança pequena, a tecla sobe até acima do ombro de um adulto. Botão ao alcance dela vira brinquedo, e a folha fecha sobre a bicicleta que ficou no vão.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        about: ["condominio"],
        says: [
          "Na portaria, tecla com proteção e luz de estado evita o toque distraído. Com o porteiro olhando a câmera, o erro vira fechamento em cima do carro seguinte.",
          "Condomínio sem porteiro usa botão por dentro, ao lado da saída de pedestres, e grava abertura parcial para quem sai a pé.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Loja com botão debaixo do balcão abre a porta com a mão no caixa. Se ela cola, o estabelecimento fica aberto sem ninguém perceber, e a primeira pista é a campainha silenciosa.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Galpão usa luva e força: tecla de cogumelo na altura do cotovelo, e outra de parada perto da passagem de carga. Botoeira doméstica some nessa mão.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Na vila, botão do lado de fora abre para qualquer um que leia a placa do número. Ponha a tecla por dentro e deixe o interfone fazer a rua.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "Em sítio, o par de fios viaja longe e colhe descarga. Botão sem fio com pilha marcada no calendário sai mais barato do que cavar a distância.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Frente movimentada recebe dedo curioso. Tecla à vista da rua é apertada por brincadeira, e o portão abre para quem não conhece ninguém dentro.",
        ],
      },
      {
        when: { grounds: ["ladeira", "rampa"] },
        says: [
          "Na rampa, quem sai do carro para apertar deixa o veículo em terreno inclinado. Botão antes da rampa, ou no meio da garagem, evita o carro andar sozinho.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Parede que molha na enchente leva a caixa junto. Tecla acima da marca da água no muro e fio entrando por baixo da caixa mantêm o contato seco.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Pó fino de obra trava a mola da tecla em poucos meses. Capa de silicone sobre o botão resolve o que limpeza nenhuma resolveria.",
        ],
      },
      {
        when: { uses: ["casa"] },
        says: ["Em casa, o botão perto do interruptor da luz é apertado por engano no escuro. Separe os dois ou use tampa com mola."],
      },
      {
        when: { grounds: ["baixada"] },
        says: ["Em garagem que já tomou água, a caixa do botão sobe para a altura do peito, com o cano entrando por baixo."],
      },
    ],
  },
  tell: {
    headings: ["O que dizer sobre o botão", "Fotos da tecla e do caminho"],
    items: [
      {
        says: [
          "Fotografe a tecla, o muro entre ela e o motor e a caixa de passagem, se houver. Diga se o controle funciona no mesmo minuto.",
          "Mande o lado de fora e o de dentro: o alcance da grade e a vista do vão decidem o lugar.",
        ],
      },
      {
        says: [
          "Conte se o portão anda sozinho e se isso piora com chuva, e o que cada toque faz: abre, para ou inverte.",
          "Escreva quem vai usar a tecla, incluindo criança e idoso, e de que lado do corpo ela precisa ficar.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Posso ligar a botoeira no lugar do interruptor de luz?", "Serve qualquer tecla de parede?"],
      about: ["rede-eletrica"],
      says: [
        "Não. A central quer um contato sem tensão; se chegar a rede nele, a placa queima no primeiro toque.",
        "A de luz fica travada em uma posição, e a do portão precisa voltar sozinha. Peça contato pulsante.",
      ],
    },
    {
      asks: ["O botão pode ficar do lado de fora?", "É seguro ter comando na fachada?"],
      for: ["install", "which", "what", "worth-it"],
      says: [
        "Pode com chave, senha ou leitor; a tecla sozinha é uma porta sem fechadura.",
        "Não é seguro na altura do braço de quem passa. Interfone faz o mesmo papel com pergunta no meio.",
      ],
    },
    {
      asks: ["Por que o portão abre quando chove?", "A umidade do botão pode acionar?"],
      about: ["abre-sozinho", "chuva"],
      says: [
        "Água na caixa fecha o contato e imita um dedo. Seque e troque a vedação antes de mexer na placa.",
        "Pode, porque a placa não distingue gota de dedo. Retirado o fio dela, o portão se aquieta, e isso o técnico prova na visita.",
      ],
    },
    {
      asks: ["Como fazer o botão abrir só uma passagem?", "Existe abertura parcial para pedestre?"],
      about: ["central"],
      for: ["how-to", "which", "install"],
      says: [
        "Muitas centrais têm entrada separada para abertura parcial. Grava-se o percurso do vão de pessoa e liga-se outra tecla nela.",
        "Existe, e vale em portão largo: gasta menos, demora menos e deixa entrar menos vento.",
      ],
    },
    {
      asks: ["Quantos botões posso pôr no mesmo portão?", "Dá para ter um botão em cada cômodo?"],
      for: ["what", "install", "price"],
      says: [
        "Vários, desde que todos em paralelo na mesma entrada e do mesmo tipo de contato.",
        "Dá, mas cada tecla sem vista do vão aumenta a chance de fechar sobre alguém. Prefira poucos e bem postos.",
      ],
    },
    {
      asks: ["O botão de parada substitui a fotocélula?", "Para que serve o de emergência?"],
      about: ["fotocelula", "criancas-e-animais"],
      says: [
        "Não: ele depende de alguém ver e apertar a tempo. O feixe age sozinho.",
        "Para parar quando algo saiu do previsto, com a folha onde está. Ele não abre nem fecha.",
      ],
    },
  ],
};
