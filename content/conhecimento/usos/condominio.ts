import type { UseEntry } from "#domain/knowledge/entry";

export const condominio: UseEntry = {
  kind: "use",
  id: "condominio",
  name: { one: "condomínio", many: "condomínios", gender: "m" },
  aliases: [
    "prédio",
    "prédios",
    "predio",
    "edifício",
    "edifícios",
    "síndico",
    "síndica",
    "síndicos",
    "condominio fechado",
    "condomínio residencial",
    "condomínios residenciais",
    "condomínio de casas",
    "condomínio horizontal",
    "portão de condomínio",
    "portão do condomínio",
    "portão para condomínio",
    "portões de condomínio",
    "portão de prédio",
    "portão do prédio",
    "portão para prédio",
    "garagem de prédio",
    "garagem do prédio",
    "garagem de condomínio",
    "garagem coletiva",
    "motor para condomínio",
    "motor de condomínio",
    "motor para prédio",
    "portaria remota",
    "condominial",
    "condomino",
    "condominhos",
  ],
  not: ["condomínio de empresas logísticas", "prédio público"],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["motor-seg", "manutencao-preventiva", "tag", "sinaleira", "lei-da-calcada", "cancela"],
  pages: [
    "/topicos/instalacao-de-motor-em-portao-de-condominio",
    "/topicos/manutencao-preventiva-de-portao-automatico",
    "/topicos/motor-ppa-seg",
  ],
  brief: [
    "Em condomínio, o motor se escolhe pela hora de saída, e não pelo peso da folha: é o pico que esquenta e para.",
    "Garagem de prédio abre sobre calçada de todos, e por isso fotocélula e sinaleira não são enfeite.",
    "Controle sem lista é a chave do prédio nas mãos de quem já se mudou.",
    "Condomínio que troca motor sem examinar a folha troca outra vez: a peça nova herda o trilho velho.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "O portão de condomínio trabalha o dia inteiro, para gente que não o conhece, diante de uma calçada que não é dele. Isso pede motor escolhido pelo pico de saídas, sensores na passagem, cadastro de quem entra e revisão com data.",
        "Em prédio, o portão é equipamento comum: quebra para todos, gasta por todos e responde perante quem passa na rua. Quem cuida dele é o síndico, e quem o mantém inteiro é a rotina.",
        "Condomínio difere de casa em uma conta: muitas manobras em pouco tempo. O motor que serve a uma família desarma ali pelo calor, e não por falta de força.",
      ],
    },
    {
      to: ["install"],
      says: [
        "A instalação de motor em condomínio se planeja pelo horário: mede-se o movimento da garagem, marca-se a obra fora do pico e deixa-se a folha operada à mão por alguém da portaria enquanto o conjunto muda.",
        "Instalar motor no portão do prédio pede quatro coisas prontas antes: contagem de aberturas, aviso aos moradores, vagas próximas liberadas e lista de controles a gravar.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O preço para condomínio depende do ciclo da garagem. Folha de porte residencial fica em {{plano-seg-preco}} com o motor mais forte da tabela. Portão pesado e de giro contínuo vai para {{troca-pesado}}, depois de vistoria.",
        "Quanto custa o motor de um prédio se decide na hora de pico: contadas as aberturas da manhã, a faixa aparece. Peça proposta com motor, sensores e gravação em linhas separadas.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto do portão de condomínio começa antes do técnico: alguém isola a passagem, desliga o disjuntor e controla a entrada. Depois separa-se defeito de folha, de comando e de motor, nessa ordem.",
        "Em prédio, conserto que volta no mês seguinte tem causa não examinada. Peça por escrito o que foi medido: corrente, parada, trilho e fotocélula.",
      ],
    },
    {
      to: ["maintain"],
      says: [
        "A manutenção do portão em condomínio se faz {{preventiva-condominio}}, porque ali cada mês gasta o que uma casa gasta em muito mais tempo. Nela entram medida de corrente, folga das rodas e teste dos sensores.",
        "Condomínio que só chama na pane paga emergência e fila. A revisão marcada acha a roda seca e o sensor desalinhado enquanto o portão ainda anda.",
      ],
    },
    {
      to: ["which"],
      says: [
        "O motor para condomínio é o que aguenta a saída da manhã sem desarmar: prédio pequeno e vila ficam no Seg; torre com muitas vagas pede industrial orçado. A velocidade se escolhe depois, pela segurança da calçada.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para decidir o portão do condomínio, conte aberturas na hora mais cheia, liste os controles ativos, filme a calçada na saída e leve as três coisas à assembleia. Proposta sem esses dados compara preço de coisas diferentes.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Chame para o portão do condomínio quando ele reverter sem motivo, parar em horário de pico ou fechar com carro no vão. O último caso não espera: disjuntor embaixo e alguém na porta.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "Para o condomínio, vale trocar o motor quando ele desarma por calor com a folha leve, ou quando não aceita fotocélula nem para diante de obstáculo. Folha torta se conserta antes, senão o dinheiro vai junto.",
      ],
    },
    {
      to: ["emergency"],
      says: [
        "Portão de condomínio parado com fila, aberto de madrugada ou fechado sobre carro é emergência: alguém da portaria isola, desliga o disjuntor e escreve. A chegada é de até {{emergencia-horas}}.",
      ],
    },
  ],
  definition: {
    headings: ["O que muda em uma garagem coletiva", "Pico, calçada e cadastro", "O portão que é de todos"],
    items: [
      {
        about: ["esquenta"],
        says: [
          "O esforço do motor não está no peso da folha, e sim na falta de descanso. Na saída da manhã, manobras encostadas umas nas outras aquecem o enrolamento até a proteção desligar, e o portão parece quebrado quando está apenas quente.",
          "Em prédio, a pergunta certa é quantas aberturas cabem no quarto de hora mais cheio. Esse número escolhe o motor; o peso da folha escolhe a ferragem.",
        ],
      },
      {
        about: ["fotocelula", "sinaleira", "lei-da-calcada"],
        says: [
          "A garagem desemboca no passeio, e quem passa não leu o regulamento. Sensor na linha da folha, aviso do lado de fora e força regulada são a parte da instalação que responde por gente de fora.",
        ],
      },
      {
        about: ["tag", "controle"],
        says: [
          "Cadastro é metade da segurança. Controle entregue sem nome continua abrindo depois da mudança, e ninguém sabe quantos existem até o dia em que um some.",
        ],
      },
      {
        for: ["what", "which", "install", "price"],
        says: [
          "Há ainda o porteiro, que manda muito e vê pouco. Comando na guarita precisa de imagem do vão, ou o dedo fecha sobre o carro seguinte.",
        ],
      },
    ],
  },
  faults: {
    headings: ["O que quebra primeiro em prédio", "Desgaste de portão coletivo", "Onde o uso comum aparece"],
    leads: ["O portão de todos gasta por repetição e por descuido:", "Em garagem coletiva, o defeito tem hora marcada:"],
    items: [
      {
        label: "Motor que desarma de manhã",
        about: ["esquenta", "desarma-disjuntor"],
        says: ["aberturas encostadas não deixam esfriar; à tarde o mesmo motor funciona e o chamado parece inventado."],
      },
      {
        label: "Roda gasta sem aviso",
        about: ["roldana", "trilho"],
        says: [
          "ninguém escuta o portão inteiro, porque cada um só passa uma vez. O rangido vira paisagem.",
          "a folha desce alguns milímetros por mês, e o primeiro a reclamar é o motor.",
        ],
      },
      {
        label: "Sensor fora de mira",
        about: ["fotocelula", "testar-fotocelula"],
        says: ["caixa de pedestal leva pontapé de carrinho e roda de moto; o feixe fica meio palmo abaixo do lugar."],
      },
      {
        label: "Controle clonado",
        about: ["controle"],
        says: ["cópia feita na banca entra na lista de ninguém, e aparece quando o portão abre vazio de madrugada."],
      },
      {
        label: "Central sem registro",
        about: ["central"],
        says: ["cada técnico mexe um pouco na programação e nenhum deixa escrito; depois de três, ninguém sabe por que a folha volta."],
      },
      {
        label: "Porta de pedestre forçada",
        about: ["trava-eletrica", "interfone"],
        says: ["fechadura cansada fica apoiada no calço da lixeira, e o prédio passa a noite aberto com o portão impecável."],
      },
    ],
  },
  choice: {
    headings: ["O que serve em cada prédio", "Do movimento ao equipamento"],
    leads: ["Conte a hora mais cheia antes de ler a tabela:"],
    columns: ["O prédio", "Motor", "Junto com ele"],
    rows: [
      { cells: ["Sobradinhos com entrada única", "Rio ou Seg, pelo pico", "Controles por casa"], about: ["motor-rio"] },
      { cells: ["Prédio baixo, poucas vagas", "Seg", "Fotocélula em duas alturas"], about: ["motor-seg"] },
      { cells: ["Torre com muitas vagas", "Industrial, orçado", "Preventiva em contrato"] },
      { cells: ["Subsolo com rampa", "O do pico, mais aviso", "Sinaleira na boca da rampa"], about: ["sinaleira"] },
      { cells: ["Sem porteiro à noite", "O mesmo, com tag", "Interfone e bateria"], about: ["tag", "nobreak"] },
      { cells: ["Cancela de dia, portão à noite", "Dois equipamentos", "Detector na faixa"], about: ["cancela"] },
    ],
    ends: [
      {
        says: [
          "Em duas propostas com motores diferentes, peça às duas empresas a contagem que usaram. Sem número, a comparação é de preço, e não de solução.",
        ],
      },
    ],
  },
  rules: {
    headings: ["Quem decide e quem responde", "Regras da garagem", "Síndico, portaria e morador"],
    leads: ["Um papel com estes itens poupa a metade dos chamados:"],
    items: [
      {
        label: "Quem chama",
        about: ["visita-tecnica"],
        says: ["uma pessoa fala com a empresa e guarda o histórico. Três pedidos de três andares viram três visitas pelo mesmo sensor."],
      },
      {
        label: "Quem opera à mão",
        about: ["destravar"],
        says: [
          "duas pessoas por turno sabem destravar, isolar e recolocar, em folha que permite. Ninguém aprende isso na emergência.",
          "portão manual tem alguém na entrada, ou fica fechado; solto e sozinho, ele é convite.",
        ],
      },
      {
        label: "Controles com nome",
        about: ["controle"],
        says: ["cada unidade tem código próprio e assina o recebimento. Mudou, o código sai no mesmo dia."],
      },
      {
        label: "Registro de programação",
        about: ["central"],
        says: ["tempos, força e sentido escritos em um papel dentro da caixa, com data. A próxima visita começa onde esta terminou."],
      },
      {
        label: "Calçada protegida",
        about: ["lei-da-calcada"],
        says: ["sensor e aviso são conferidos todo mês por quem passa por ali, e o resultado fica anotado para o síndico seguinte."],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa no prédio", "Motor, sensores e contrato"],
    items: [
      {
        says: [
          "Folha residencial com giro de prédio pequeno fica em {{plano-seg-preco}}. Portão pesado de garagem coletiva parte de {{troca-pesado}}.",
          "A visita de manutenção sai por {{manutencao-custo}}. O contrato com revisão marcada substitui o valor da emergência somado ao da fila.",
        ],
      },
      {
        for: ["price", "worth-it", "maintain", "repair"],
        says: [
          "Itens que a assembleia esquece e que mudam a conta: segundo par de sensores, aviso na calçada, bateria e gravação de controles. Peça preço separado de cada um.",
          "Quem compara motor com motor paga o resto em aditivo. Compare escopo: retirada, sensores, aviso, cadastro e retorno.",
        ],
      },
    ],
  },
  care: {
    headings: ["Rotina que mantém o portão inteiro", "O que a portaria faz todo mês"],
    items: [
      {
        about: ["testar-fotocelula", "limpar-fotocelula"],
        says: [
          "Uma vez por mês alguém limpa as lentes e testa o feixe com um objeto leve, portão aberto e ninguém no vão. Anota e assina.",
          "Peça à portaria que segure o portão aberto enquanto houver fila. Um ciclo por carro esquenta o motor sem necessidade, e isso se corrige com orientação.",
        ],
      },
      {
        for: ["maintain", "what", "when"],
        about: ["manutencao-preventiva"],
        says: [
          "Marque a preventiva longe do começo do mês, quando há mudança e entrega. Peça o relatório com as medidas, e não só com o visto.",
        ],
      },
      {
        says: [
          "Guarde um par de rodas, um controle reserva e a senha da central com a administração. Peça que se acha na hora, e não na segunda-feira.",
        ],
      },
    ],
  },
  cases: {
    headings: ["O seu prédio muda a conta", "Conforme a garagem e a rua"],
    items: [
      {
        when: { gates: ["deslizante"] },
        says: [
          "Portão de correr de garagem coletiva roda sobre o mesmo trilho o dia todo, e a ponta livre balança. Guia firme e folga medida poupam cremalheira.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "Basculante de prédio lança a parte de baixo para a calçada a cada saída. Ali o aviso começa antes do movimento, e o feixe olha o passeio, não só o vão.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "Folha de abrir em entrada coletiva obriga o carro da rua a esperar longe. Marca no piso e atraso entre folhas evitam encontro no meio.",
        ],
      },
      {
        when: { uses: ["predio"] },
        says: [
          "Prédio antigo tem eletroduto cheio e quadro sem disjuntor próprio do portão. A obra elétrica sai antes, senão o motor novo divide linha com o elevador.",
          "Subsolo sem visão da rua pede que o motorista saiba que a calçada está livre. Espelho ajuda, sensor garante que a folha pare.",
        ],
      },
      {
        when: { uses: ["condominio"] },
        says: [
          "Condomínio de casas concentra a saída de muitas famílias em uma folha grande. Portão e cancela separados dividem o trabalho entre o dia e a noite.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Vila com portão único e sem administração cai no problema de ninguém. Um livro com data da revisão e nome do responsável resolve o que assembleia não resolve.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Prédio misto, com loja embaixo, soma o giro da porta de serviço ao dos moradores. As duas rotinas pedem comandos separados e um só motor bem folgado.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "Rampa de garagem coletiva junta água, óleo e carro em aclive. Leitura de tag e comando de abertura ficam antes da subida, com o carro no plano.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Prédio em ladeira tem muro em degrau e folha de correr sem caminho em nível. O basculante resolve o espaço e cobra aviso na calçada.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Diante de calçada de comércio, o portão coletivo abre entre pessoas o dia inteiro. Som moderado com luz baixa, perto do pé, alcança quem olha o telefone.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Copa sobre a entrada derruba semente no trilho e galho na fiação da rua. Zelador com vassoura e chave ensaiada vale mais do que contrato de emergência.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Garagem baixa perto de córrego enche antes da rua. Motor, quadro e bateria sobem de altura, e o portão aberto se decide antes da chuva, não durante.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Prédio novo em rua de obra recebe caminhão e pó por anos. Preventiva mais curta nesse período custa menos do que a placa cheia de cimento.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que o síndico deve mandar", "Dados da garagem para a proposta"],
    items: [
      {
        says: [
          "Conte aberturas na hora mais cheia de um dia útil e mande com o vídeo da saída: fila, calçada e folha no mesmo quadro.",
          "Envie fotos da etiqueta do motor atual, da folha inteira e do quadro que a alimenta, com o endereço do acesso e o horário de menor movimento.",
        ],
      },
      {
        says: [
          "Diga quantas unidades existem, quantos controles estão ativos e se há porteiro, cancela, tag ou interfone ligados ao portão.",
          "Escreva o que a convenção diz de fachada e de ruído: a obra precisa caber nisso.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Como escolher o motor para o nosso prédio?", "Quantas aberturas o portão precisa aguentar?"],
      about: ["motor-seg", "visita-tecnica"],
      for: ["which", "what", "price", "install", "buy"],
      says: [
        "Contando as aberturas da hora mais cheia. Peça proposta que diga qual contagem ela atende.",
        "O número vem da portaria, e não da planta. Em prédio pequeno o Seg cobre; com muitas vagas, o orçamento é sob medida.",
      ],
    },
    {
      asks: ["O portão fica aberto durante a obra?", "Como os moradores entram na troca do motor?"],
      about: ["troca-de-motor"],
      for: ["install", "replace", "what", "how-to"],
      says: [
        "Fica operado à mão, com alguém na entrada, ou fecha e abre por outro acesso. Combinem isso na proposta.",
        "Por um acesso alternativo ou com a folha movida por alguém da equipe do prédio. Marque longe da saída da manhã.",
      ],
    },
    {
      asks: ["Quem paga quando o portão danifica um carro?", "O condomínio responde por acidente no portão?"],
      about: ["fotocelula"],
      says: [
        "Isso depende do caso e da convenção, e quem responde é um advogado. O que protege o prédio antes disso é sensor testado e registro.",
        "Pode ser chamado a responder. Por isso o teste do feixe, com data e assinatura, vale tanto quanto o motor.",
      ],
    },
    {
      asks: ["A regra da calçada vale para prédio?", "O condomínio precisa de sinaleira no portão?"],
      about: ["lei-da-calcada", "sinaleira"],
      says: [
        "A lei paulistana trata do portão automático que avança sobre o passeio, e o condomínio não foi dispensado dos avisos. Confirme o texto atual na prefeitura ou com advogado.",
        "Se a folha passa da linha do imóvel, a regra o alcança. Meça, registre em ata e confirme com quem interpreta a lei.",
      ],
    },
    {
      asks: ["De quanto em quanto tempo se revisa portão de prédio?", "O contrato de manutenção compensa?"],
      about: ["manutencao-preventiva"],
      for: ["maintain", "price", "worth-it", "when"],
      says: [
        "O recomendado é {{preventiva-condominio}}. Subsolo com rampa e poeira de obra pedem mais perto.",
        "Compensa se trouxer medida escrita. Contrato que só troca o que quebrou é emergência com outro nome.",
      ],
    },
    {
      asks: ["Como apagar os controles antigos?", "Quem se mudou ainda abre a garagem. O que fazer?"],
      about: ["controle", "tag"],
      says: [
        "Apaga-se a memória inteira e grava-se por unidade, com lista. É trabalho de uma visita e encerra a dúvida.",
        "Regrave por unidade ou passe a tag, em que cada pessoa sai sozinha. Cópia feita na rua morre junto.",
      ],
    },
  ],
};
