import type { Service } from "#domain/knowledge/entry";

export const instalacao: Service = {
  kind: "service",
  id: "instalacao",
  name: { one: "instalação de motor", many: "instalações de motor", gender: "f" },
  aliases: [
    "instalação",
    "instalações",
    "instalação de motor de portão",
    "instalação de motor para portão",
    "instalação do motor",
    "instalação do motor do portão",
    "instalação de portão automático",
    "instalação de portão eletrônico",
    "instalação de portões automáticos",
    "instalação de portões eletrônicos",
    "instalação de automatizador",
    "instalar motor",
    "instalar o motor",
    "instalar um motor",
    "instalar motor de portão",
    "instalar motor no portão",
    "instalar motor em portão",
    "instalar portão automático",
    "instalar portão eletrônico",
    "instala motor",
    "montagem de motor",
    "montagem do motor",
    "colocar motor de portão",
    "colocação de motor",
    "instalador de portão",
    "instalador de portão automático",
    "instalador de motor",
    "intalação",
    "intalação de motor",
    "instalasão",
    "instalaçao de motor",
  ],
  not: ["instalação elétrica", "instalação de câmera", "instalação de cerca elétrica", "instalação de ar condicionado"],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["visita-tecnica", "automatizacao", "troca-de-motor", "rede-eletrica", "criancas-e-animais"],
  pages: [
    "/topicos/instalacao-de-motor-para-portao",
    "/instalacao-rapida",
    "/motor-instalacao-inclusa",
    "/topicos/preco-de-instalacao-de-motor-para-portao",
    "/agendar-instalacao",
  ],
  quantities: [
    { text: "127 V", means: "tensão entre fase e neutro na Grande São Paulo" },
    { text: "220 V", means: "tensão entre duas fases na Grande São Paulo" },
  ],
  brief: [
    "A instalação de motor prende a máquina a uma base firme, leva energia própria até ela e ensina à central onde a folha começa e acaba.",
    "Instalação bem feita se reconhece depois: o portão para antes do batente, recua diante de um obstáculo e abre à mão com a chave.",
    "O serviço de instalação toma de {{instalacao-duracao}} em folha pronta. O que alonga esse tempo é base fraca e falta de tomada por perto.",
    "Antes da instalação, a folha é movida à mão de ponta a ponta; motor posto em portão que prende trabalha contra defeito alheio.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "A instalação de motor de portão fixa a máquina, liga a energia protegida, acerta onde a folha para e mede a força com que ela empurra. Em folha que corre solta e com ponto de luz por perto, o serviço leva de {{instalacao-duracao}}.",
        "Instalar um motor é dar ao portão três coisas que ele não tinha: força na medida, um começo e um fim de curso, e alguém que o mande parar. A folha, o pilar e o circuito elétrico decidem quanto trabalho isso dá.",
        "Na instalação do motor, a máquina é a parte fácil. O que distingue um serviço do outro é a base que não se mexe, o fio que chega protegido e a regulagem que faz o portão recuar quando encontra uma pessoa.",
        "Uma instalação de motor começa com a folha solta na mão do técnico e termina com a chave de destravamento na sua. No meio ficam a fixação, o circuito, os limites do percurso e a prova do obstáculo.",
        "A instalação de motor entrega um conjunto: máquina, fixação, fio, sensor e regulagem. O que faz diferença nos anos seguintes é a ordem do serviço, com a folha revista antes de o motor encostar nela.",
        "Instalar motor em um portão é transferir o movimento da mão para a máquina sem transferir os defeitos da folha. Ela precisa correr, subir ou girar leve antes de qualquer furo.",
        "A instalação de motor junta equipamento e serviço em uma conta que se entende por partes: modelo, base, energia, acessório e acerto final.",
      ],
    },
    {
      to: ["install"],
      says: [
        "Para a instalação do motor de portão, o técnico precisa saber como a folha se move, quanto mede e de onde virá a energia. Com essas respostas a máquina chega certa, e a montagem se faz em uma ida.",
        "A instalação de motor inclui fixação, central, fim de curso, controles gravados e teste de segurança. Ficam fora dela a solda, o reboco e o circuito que a casa ainda não tem.",
        "Quem vai instalar motor no portão ganha tempo resolvendo antes o que não é do motor: trilho torto, dobradiça caída, tomada longe. Feito isso, sobra só a montagem, que toma de {{instalacao-duracao}}.",
        "O motor entra em um portão que já anda leve, apoiado em base seca e ligado a um disjuntor só dele. Quando a instalação respeita essas três condições, os ajustes do primeiro mês são poucos.",
        "Uma instalação de motor bem feita se reconhece no fim: a folha para sem bater, recua diante de um toque leve e anda à mão quando destravada em piso plano.",
        "Para instalar o motor, escolhe-se primeiro onde ele se apoia. Base, coluna ou viga que se movem devolvem em regulagem perdida o que se poupou em reforço.",
        "Na instalação de motor, o acerto final é metade do serviço: força baixa que ainda move a folha, parada suave e recuo provado.",
        "Instalação de motor pede circuito próprio e folha leve; o que falta a um dos dois aparece na primeira chuva ou no primeiro calor.",
      ],
    },
    {
      to: ["price"],
      says: [
        "A instalação de motor parte de {{plano-menor-preco}} no plano {{plano-menor-nome}}, com a máquina e a montagem. O valor muda com a potência que a folha pede e com o que falta em base e energia.",
        "Quanto custa instalar motor no portão depende de três perguntas: como a folha se move, quanto ela pesa ou mede e se já existe ponto de energia. Nos planos residenciais, o preço começa em {{plano-solo-preco}} e vai a {{plano-seg-preco}}.",
        "O preço da instalação do motor vem junto com o do equipamento nos planos de tabela: {{plano-solo-preco}}, {{plano-rio-preco}} ou {{plano-seg-preco}}. Serralheria e circuito novo são contas separadas, e aparecem antes do aceite.",
        "Em uma instalação de portão automático, o que encarece raramente é o motor: é a coluna que precisa de chapa, o cano que não existe ou a folha que pede roda nova. Fotos desses três pontos fecham o valor.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "A instalação do motor de portão segue uma ordem que não se inverte: folha leve, base firme, energia protegida, fixação, percurso, força e teste. Regular a força antes de acertar a folha só esconde o atrito.",
        "Na instalação de motor, o técnico primeiro move a folha à mão, depois fura. Marcada a altura, fixa a base, liga o circuito desligado no quadro, ensina o percurso e reduz a força até o portão recuar diante de um obstáculo.",
        "Funciona assim a instalação de portão automático: você manda fotos e medidas, recebe o modelo e o valor, escolhe o período e, no dia, a folha fica parada enquanto a máquina é presa e o curso é gravado.",
      ],
    },
    {
      to: ["which"],
      says: [
        "Para escolher o motor da instalação, comece pelo movimento da folha e só depois olhe potência. No de correr contam o peso e o comprimento; no basculante, a área; no de abrir, a largura de cada folha e a coluna.",
        "Na instalação, o motor certo é o que sobra um pouco na folha de hoje e no uso da pior hora do dia. Potência muito acima da precisa não acelera o portão, e dificulta fazê-lo parar com delicadeza.",
      ],
    },
    {
      to: ["when"],
      says: [
        "O melhor momento para a instalação do motor é depois do serralheiro e do piso, e antes da pintura final do muro. Quem instala com obra em volta enche de pó o redutor novo e refaz a altura quando o piso sobe.",
        "Marque a instalação quando a folha já corre leve e há um disjuntor livre no quadro. Fechado o pedido, a data sai em até {{instalacao-prazo}}.",
      ],
    },
    {
      to: ["where"],
      says: [
        "A instalação de motor é feita no endereço do portão, com equipamento {{marca}}, em São Paulo e nas cidades vizinhas que constam do site. A conversa começa pelo WhatsApp, com foto da folha aberta e fechada.",
        "Quem procura onde contratar a instalação do motor pode pedir o valor sem visita: bastam as fotos da folha, do pilar e do quadro de luz. As visitas acontecem {{horario-visitas}}.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "A instalação de motor se paga em segurança e em gesto poupado: ninguém desce do carro na rua escura nem levanta folha com chuva. O que tira o proveito é automatizar um portão que precisa antes de reforma.",
        "Vale a pena instalar o motor quando a folha é boa e a garagem é usada todos os dias. Se o portão passa semanas fechado, faça antes a conta do trilho e do circuito, que custam igual para muito ou pouco uso.",
      ],
    },
    {
      to: ["buy"],
      says: [
        "Comprar o motor com a instalação evita a peça que não serve: quem monta confere o tipo de portão, a tensão do ponto e o lado da máquina antes de ela sair do depósito. Sozinha, a caixa só serve a quem já sabe essas três respostas.",
        "Na compra do motor com instalação, quem vende responde pelo conjunto: se a folha pesar mais do que o informado, o acerto é de quem mediu, e não de quem comprou a caixa.",
        "A venda do motor com a instalação começa pela folha, e não pela vitrine: tipo, peso na mão e aberturas na hora cheia apontam o modelo. Com montagem, o menor plano sai por {{plano-solo-preco}}.",
        "Com a instalação do motor na mesma compra, não sobra peça na garagem: fio, suporte e cremalheira são pedidos já na medida do portão que os recebe.",
      ],
    },
  ],
  definition: {
    headings: ["O que a instalação inclui", "Da base ao último teste", "O que é montado no seu portão"],
    items: [
      {
        says: [
          "O conjunto tem a máquina com redutor, a central de comando, o receptor dos controles e a peça que leva o movimento à folha: barra dentada, fuso, braço ou corrente. Instalar é alinhar tudo isso com uma folha que já existe e que nunca é perfeitamente reta.",
          "São três serviços em um: mecânica, para fixar e alinhar; elétrica, para alimentar e proteger; e regulagem, para que a central saiba onde parar e quanta força usar. O terceiro é o mais rápido e o que mais se sente no uso.",
        ],
      },
      {
        when: { gates: ["deslizante"] },
        says: [
          "No portão de correr, a máquina fica atrás do batente do lado em que a folha se recolhe, e a cremalheira é presa ao longo dela. A folga entre dente e pinhão precisa ser igual no começo, no meio e no fim.",
          "Em folha deslizante o motor assenta sobre uma base de concreto ou chapa, acima da linha da água, e a barra dentada recebe um apoio a cada trecho para não ceder com o tempo.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante, o motor vai na lateral, preso à coluna ou à travessa, e puxa o braço da folha por fuso ou corrente. Só entra depois de a folha ficar equilibrada, parada na altura em que alguém a deixa.",
          "Montar motor em basculante é serviço de prumo: guia, braço e fuso trabalham no mesmo plano. Um dedo fora disso vira rangido, e depois trinca na solda do braço.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "No portão de abrir, cada folha recebe um braço, e as distâncias entre a dobradiça e os dois pontos de fixação determinam velocidade e ângulo. Poucos centímetros de erro deixam o braço sem força no começo do curso.",
          "Com duas folhas, a central recebe também a ordem: uma fecha antes, a outra cobre. Sem essa diferença elas se encontram no meio e ficam presas uma na outra.",
        ],
      },
      {
        for: ["install", "what", "buy", "price"],
        says: [
          "Há motor que empurra por dente, por corrente e por braço, e cada um pertence a um tipo de folha. Nenhuma montagem muda um no outro: ela acerta potência e apoio dentro do tipo que o portão já é.",
          "O controle só dá a ordem. Quem decide velocidade, força, parada e recuo é a central, programada no fim da montagem, com a folha no lugar.",
        ],
      },
    ],
  },
  signs: {
    headings: ["Sua folha está pronta para o motor", "O que precisa estar em ordem antes", "Condições que o portão deve cumprir"],
    leads: ["Confira estes pontos antes de pedir a data:", "Quem responde sim a todos costuma resolver em uma visita só:"],
    items: [
      {
        label: "Anda com uma mão",
        about: ["roldana", "dobradica"],
        says: [
          "a folha vai e volta com o esforço de um braço, sem tranco nem trecho duro no caminho.",
          "um adulto a leva de ponta a ponta sem encostar o corpo nela.",
        ],
      },
      {
        label: "Fica onde é largada",
        about: ["contrapeso", "trilho"],
        says: [
          "solta no meio do percurso, ela não foge para nenhum lado; se foge, há desnível ou falta de equilíbrio.",
          "o portão que desce ou corre sozinho é acertado primeiro, porque o motor não foi feito para segurá-lo.",
        ],
      },
      {
        label: "Tem onde bater",
        about: ["batente"],
        says: [
          "existe um fim firme nos dois lados do curso, que segure a folha se a central errar.",
          "no aberto e no fechado há um ponto de parada que não depende do motor.",
        ],
      },
      {
        label: "Coluna que não esfarela",
        says: [
          "o furo sai com pó de tijolo firme, e não com areia; reboco oco pede chapa que atravesse a parede.",
          "batida com o cabo de uma chave, a alvenaria responde cheia; som de caixa vazia quer dizer reforço.",
        ],
      },
      {
        label: "Energia por perto",
        about: ["rede-eletrica"],
        says: [
          "um circuito com disjuntor próprio chega à garagem, ou há caminho de cano até o quadro.",
          "a tomada da geladeira da garagem não serve; o motor quer fio direto do quadro, com terra.",
        ],
      },
      {
        label: "Nada que tranque por fora",
        says: [
          "cadeado, tramela e ferrolho de chão saem de serviço, ou um dia alguém aciona o motor com eles fechados.",
          "o trinco antigo é retirado ou travado na posição aberta, para a máquina não forçar ferro contra ferro.",
        ],
      },
    ],
  },
  neighbours: {
    headings: ["Instalar, automatizar ou trocar", "Qual destes serviços é o seu"],
    items: [
      {
        label: "Automatização",
        about: ["automatizacao"],
        says: [
          "se o portão nunca teve motor, a preparação da folha faz parte do serviço, e não só a montagem.",
          "folha manual ainda carrega trincos, folgas e vícios de uso que a máquina não perdoa; o serviço começa por eles.",
        ],
      },
      {
        label: "Troca",
        about: ["troca-de-motor"],
        says: [
          "quando já há máquina no lugar, aproveitam-se circuito e base, e o equipamento que sai pode render desconto.",
          "havendo motor antigo, o trabalho é menor na parede e maior na conferência da folha que ele arrastou por tanto tempo.",
        ],
      },
      {
        label: "Conserto",
        about: ["conserto"],
        says: [
          "motor parado nem sempre é motor perdido: capacitor, fim de curso e receptor se trocam sem instalar nada.",
          "antes de comprar equipamento, descubra se o atual não espera só por uma peça pequena.",
        ],
      },
      {
        label: "Acessório avulso",
        about: ["fotocelula", "trava-eletrica", "sinaleira"],
        says: [
          "fotocélula, trava e luz de aviso entram depois, na central que já existe, se ela tiver bornes livres.",
          "sensor e sinaleira não pedem motor novo, e sim uma placa com entrada para eles.",
        ],
      },
    ],
  },
  work: {
    headings: ["Como é feita a instalação do motor", "Do primeiro furo ao teste", "As etapas da montagem", "O dia da instalação"],
    leads: [
      "A sequência é a mesma nas três formas de abrir; muda o que se prende na folha.",
      "Cada etapa depende da anterior, e por isso a regulagem fica para o fim.",
      "Acompanhe por alto: saber o que foi feito ajuda a cuidar depois.",
    ],
    steps: [
      {
        label: "Prova da folha",
        says: [
          "o portão é movido à mão, e o trecho que pesa é acertado ou orçado antes de qualquer furo.",
          "o técnico sente a folha inteira sem motor; o que ele encontrar agora não poderá ser posto na conta da máquina depois.",
          "confere-se esquadro, prumo e batentes, porque a central vai repetir esse percurso sem reclamar, certo ou torto.",
        ],
      },
      {
        label: "Marcação",
        says: [
          "altura e distância são riscadas com a folha aberta e fechada, para que a máquina alcance os dois extremos.",
          "define-se o lado, longe da enxurrada e ao alcance da chave de destravamento por dentro.",
        ],
      },
      {
        label: "Base e suporte",
        says: [
          "chumbador químico, chapa atravessada ou concreto: o fixador se escolhe pela parede, e não pelo que veio na caixa.",
          "a base é nivelada e apertada até não haver balanço; folga ali some na regulagem e volta em uma semana.",
        ],
      },
      {
        label: "Energia",
        about: ["rede-eletrica", "aterramento", "dps"],
        says: [
          "puxa-se o circuito próprio com disjuntor e terra, e mede-se se o ponto entrega 127 V ou 220 V antes de ligar.",
          "fio de força e fio de sensor vão em tubos separados, com a caixa de passagem acima do piso.",
          "o protetor contra surtos e o terra entram nessa hora, com a parede ainda aberta.",
        ],
      },
      {
        label: "Transmissão",
        about: ["cremalheira", "braco-do-basculante"],
        says: [
          "barra, braço ou fuso são alinhados com a folha em movimento lento, e não só com ela parada.",
          "o encaixe é conferido nos extremos e no meio, onde a folha costuma ter barriga.",
        ],
      },
      {
        label: "Percurso e força",
        about: ["fim-de-curso", "rampa-de-desaceleracao"],
        says: [
          "gravam-se abertura, fechamento e redução de velocidade; a força desce até que um obstáculo leve faça a folha voltar.",
          "ensinado o caminho, procura-se a menor força que ainda vence o portão em dia de vento.",
        ],
      },
      {
        label: "Entrega",
        about: ["destravar", "controle"],
        says: [
          "controles são gravados um a um, e quem mora ali destrava e trava com a chave antes de o técnico guardar as ferramentas.",
          "você recebe a chave, a data anotada na garantia e a demonstração do sensor que interrompe o fechamento.",
        ],
      },
    ],
  },
  preparation: {
    headings: ["O que preparar para a montagem", "Antes de o técnico chegar", "Deixe pronto na véspera"],
    leads: ["Nenhum destes preparos pede ferramenta:", "Arranjos simples que poupam a segunda viagem:"],
    steps: [
      {
        label: "Caminho do fio",
        says: [
          "descubra por onde passa o cano entre o quadro e a garagem; se não souber, fotografe as caixas de parede que houver.",
          "tire do lugar o armário ou a prateleira que esconde a caixa de passagem.",
        ],
      },
      {
        label: "Espaço livre",
        says: [
          "libere a lateral em que a folha se recolhe e o canto em que a máquina vai ficar.",
          "vasos, bicicletas e o tanque de lixo saem do percurso da folha.",
        ],
      },
      {
        label: "Carro na rua",
        says: [
          "com o motor na bancada, a folha fica presa em uma posição até o teste.",
          "quem trabalha cedo deixa o carro do lado de fora, porque o portão não abre no meio da fixação.",
        ],
      },
      {
        label: "Quem usa",
        says: [
          "faça a lista de quem terá controle; a gravação leva pouco e evita chamar de novo.",
          "escolha onde a chave de destravamento vai morar, ao alcance de mais de um adulto.",
        ],
      },
    ],
  },
  effort: {
    headings: ["Prazo e duração da montagem", "Quanto demora instalar"],
    items: [
      {
        says: [
          "A montagem em folha pronta leva de {{instalacao-duracao}}. Depois do aceite, ela é marcada em até {{instalacao-prazo}}.",
          "Do aceite à visita passam até {{instalacao-prazo}}. No local, conte com {{instalacao-duracao}}.",
          "O serviço em si ocupa de {{instalacao-duracao}}, sem contar o que for obra do imóvel.",
        ],
      },
      {
        says: [
          "Concreto de base precisa curar, e por isso base nova e motor às vezes ficam em dias diferentes. Chapa soldada ou parafusada dispensa a espera.",
          "O que mais atrasa é cano entupido por reboco antigo. Se a casa é velha, passe um guia de fio antes, ou avise para que se preveja canaleta aparente.",
        ],
      },
      {
        says: [
          "Escolhe-se entre manhã, {{janela-manha}}, e tarde, {{janela-tarde}}. À noite, {{janela-noite}}, a montagem é sob consulta, com taxa e antecedência. Quem precisa mudar tem {{remarcacao-gratis}}.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa instalar o motor", "O que forma o preço da instalação", "Valores com a montagem"],
    items: [
      {
        says: [
          "Para portão de casa, os planos com montagem custam {{plano-solo-preco}}, {{plano-rio-preco}} e {{plano-seg-preco}}. A diferença entre eles é força, quantidade de controles e tempo de garantia.",
          "O plano {{plano-menor-nome}} sai por {{plano-menor-preco}}, com a máquina posta e regulada. Sobe-se de plano quando a folha é cheia ou abre muitas vezes seguidas.",
          "A faixa dos motores vai de {{faixa-preco}}, do residencial leve ao de portão pesado. A montagem em São Paulo e região acompanha os planos de tabela.",
          "Conte com {{plano-solo-preco}} para folha leve de uma família e com {{plano-seg-preco}} para quem pede mais força e mais controles. Entre os dois, {{plano-rio-preco}}.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante o preço acompanha a área: {{pacote-simples-preco}} até {{pacote-simples-area}}, {{pacote-reforcado-preco}} até {{pacote-reforcado-area}} e {{pacote-industrial-preco}} até {{pacote-industrial-area}}.",
        ],
      },
      {
        for: ["price", "install", "worth-it", "buy", "which"],
        says: [
          "Encarecem: cano a abrir na parede, coluna a reforçar, folha a desempenar, distância grande até o quadro. Barateiam: eletroduto vazio já passado, base da máquina antiga em pé e folha que anda leve.",
          "Peça que a proposta separe equipamento, montagem e adaptações. Assim se vê quanto da diferença entre duas propostas é motor e quanto é parede.",
          "O item que mais varia é o elétrico: de nada, quando o cano já existe, a um dia de eletricista, quando o quadro fica do outro lado da casa.",
        ],
      },
      {
        for: ["price", "buy", "install", "worth-it"],
        says: [
          "O valor do plano, a partir de {{plano-solo-preco}}, divide-se em até {{parcelas}}.",
          "Dá para parcelar em {{parcelas}}, e a instalação tem garantia de {{garantia-instalacao}}.",
        ],
      },
      {
        for: ["install", "price", "buy", "what"],
        says: [
          "Um orçamento completo diz o motor, a montagem, os acessórios e a adaptação do imóvel, cada um com seu valor. Os planos vão de {{plano-solo-preco}} a {{plano-seg-preco}}.",
          "O que mais muda o preço não é a potência, e sim a obra: ponto de energia longe, base por fazer e folha para reforçar.",
          "Pode ser pago em até {{parcelas}}. Peça que sensor e controles extras entrem na mesma conta.",
        ],
      },
    ],
  },
  limits: {
    headings: ["O que fica fora da instalação", "Serviços combinados à parte"],
    items: [
      {
        says: [
          "A montagem não inclui endireitar folha, trocar trilho, rebocar parede nem criar circuito no quadro. Quando algum deles é preciso, ele é dito antes, com preço ou com a indicação de quem faz.",
          "Pintura, solda e alvenaria continuam do imóvel. O técnico diz a altura, o diâmetro do cano e a travessa que precisa de reforço, e o serralheiro ou o pedreiro executa.",
        ],
      },
      {
        says: [
          "Motor nenhum é posto em folha com ferro podre na base, cabo desfiado ou dobradiça trincada. Nesses casos a visita termina em orçamento, e a data da montagem se marca depois do reparo.",
        ],
      },
      {
        says: [
          "Ligar a automação a interfone, fechadura da porta social ou portaria remota depende do que já existe e é visto caso a caso, com foto do aparelho.",
        ],
      },
    ],
  },
  choice: {
    headings: ["Que motor instalar em cada folha", "Do portão ao modelo"],
    leads: ["Procure a linha da sua folha e confirme com medidas:", "A coluna do meio é ponto de partida, e não sentença:"],
    columns: ["Folha", "Comece por", "O que confirma"],
    rows: [
      {
        cells: ["Correr, gradil de uma família", "Plano {{plano-solo-nome}}", "Comprimento e roldanas"],
        when: { gates: ["deslizante"] },
        about: ["motor-solo"],
      },
      {
        cells: ["Correr, chapa fechada", "Plano {{plano-rio-nome}}", "Peso e vento"],
        when: { gates: ["deslizante"] },
        about: ["motor-rio"],
      },
      { cells: ["Entrada de várias famílias", "Plano {{plano-seg-nome}}", "Aberturas na pior hora"], about: ["motor-seg"] },
      { cells: ["Basculante de sobrado", "Pacote {{pacote-simples-nome}}", "Largura vezes altura"], when: { gates: ["basculante"] } },
      {
        cells: ["Basculante de madeira ou loja", "Pacote {{pacote-reforcado-nome}}", "Área e contrapeso"],
        when: { gates: ["basculante"] },
      },
      { cells: ["Duas folhas de abrir", "Par de braços", "Coluna e ângulo"], when: { gates: ["pivotante"] } },
      { cells: ["Galpão ou folha acima do limite", "Projeto no local", "Peso, rede e ciclos"] },
    ],
  },
  worth: {
    headings: ["Instalar agora ou preparar antes", "Vale a pena automatizar já"],
    items: [
      {
        says: [
          "Se a folha pede reforma, adiar o motor é economia: ele posto antes trabalha torto, e a reforma depois muda altura e peso, o que obriga a refazer fixação e regulagem.",
          "Quem vai mexer no piso da garagem espera. Um palmo de concreto novo sob a folha muda o trilho, a base e o ponto em que o motor alcança a barra.",
        ],
      },
      {
        for: ["worth-it", "price", "when", "why"],
        says: [
          "O consumo típico é de {{consumo-watts}} durante o movimento, que dura pouco. Na conta de luz, quem decide se o portão compensa não é ele, e sim a fatura do que falta à folha.",
        ],
      },
    ],
  },
  cases: {
    headings: ["O que muda na sua instalação", "Conforme a folha e o endereço", "Particularidades do local"],
    items: [
      {
        when: { uses: ["sobrado"] },
        says: [
          "Instalação em sobrado: o quarto costuma ficar sobre a garagem, e a vibração sobe pela laje. Fixação com apoio de borracha e parada suave valem mais ali do que velocidade.",
          "Em sobrado de frente estreita, a máquina disputa espaço com o carro e o relógio de luz. Medir com a porta do motorista aberta evita que o braço do motor arranhe a lataria.",
        ],
      },
      {
        when: { uses: ["casa"] },
        says: [
          "Na instalação em casa térrea, o quadro geralmente está na cozinha ou no corredor, longe do portão. Pergunte se há cano pelo forro, porque cortar o piso da garagem custa mais do que subir pela parede.",
          "Casa com criança ou cachorro pede fotocélula já na montagem: com as paredes abertas, o fio dela passa sem remendo.",
        ],
      },
      {
        when: { uses: ["predio"] },
        says: [
          "Instalar motor em prédio pede data combinada com a portaria e uma entrada alternativa. Quem fica sem controle no primeiro dia precisa de lista, e não de improviso.",
          "No prédio, o quadro do portão está na área comum e às vezes divide circuito com a bomba. Separá-los faz parte da instalação, ou o portão cai junto com ela.",
        ],
      },
      {
        when: { uses: ["condominio"] },
        says: [
          "A instalação em condomínio começa pelo horário de pico: é ele que escolhe o motor, e não a largura da folha. Informe quantas unidades saem entre o café e a escola.",
          "Condomínio com entrada e saída separadas ganha em montar as duas no mesmo mês, com centrais iguais: uma placa de reserva passa a servir às duas.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Em loja ou consultório, a instalação se faz fora do expediente ou com uma folha sempre destrancada. Combine quem terá controle quando um funcionário sair.",
          "Comércio com cliente a pé precisa de sensor no vão e de fechamento só por comando, sem tempo automático que surpreenda quem entra.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "No galpão, a instalação esbarra em duas coisas: a rede da indústria, que nem sempre tem a tensão do motor, e a folha feita antes de se pensar em máquina. As duas se veem em foto da placa do quadro e do pé da folha.",
          "Portão de doca abre inteiro por longos períodos; o motor quase não cansa, mas trilho e batente sofrem com o pneu que passa por cima.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Na vila, a instalação só começa quando se decide de que casa sai a energia e como ela é dividida. Um disjuntor no meio do corredor, com chave de um morador, resolve brigas futuras.",
          "Portão de vila fecha uma passagem comum: preveja a porta de pedestre ou um botão interno, para ninguém abrir a folha inteira só para entrar com o pão.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "Em sítio ou chácara, o portão fica longe da casa, e a queda de tensão no fio comprido enfraquece o motor. Mede-se no ponto, com carga, antes de escolher o modelo.",
          "Porteira de sítio raramente tem coluna: o poste se move com a chuva. Instalar ali começa por uma base de concreto que segure dobradiça e motor juntos.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Em rua inclinada, a instalação precisa de motor que não solte a folha quando a luz acaba. No portão de correr, a barra dentada trabalha sempre carregada para o lado da descida.",
          "Na ladeira, folha de abrir encontra o chão antes de completar o ângulo. Dobradiça que sobe durante o giro ou folha mais curta embaixo se decidem antes do motor.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "Garagem com rampa pede que o carro espere fora dela: o sensor é posto onde o para-choque ainda está no plano, para a folha não fechar sobre o bico.",
          "Onde a entrada sobe logo atrás do portão, o basculante precisa de altura livre medida no ponto mais alto da rampa, e não na soleira.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Em terreno baixo, a instalação ergue a base do motor e leva as emendas para cima da marca da última cheia. Motor de piso em calha que enche é garantia de placa perdida.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Debaixo de árvore, fotocélula com aba e trilho de perfil alto evitam chamados por folha e sementes. Diga quais galhos passam sobre a folha, porque um deles pode cair no percurso.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Perto de obra ou rua de terra, vale fechar a caixa do motor com vedação nova e deixar a cremalheira seca. Graxa ali vira lixa antes da primeira revisão.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Em calçada movimentada, a instalação inclui luz de aviso e fechamento que espera o vão vazio. Portão que avança sobre o passeio tem regras próprias na cidade.",
          "Onde passa muita gente a pé, os furos e o carro da equipe ocupam a calçada por algumas horas. Marque fora da entrada da escola ou da feira.",
        ],
      },
      {
        when: { uses: ["casa"] },
        says: [
          "Em casa, decide-se antes onde fica o botão interno: perto da porta que a família usa, à vista do vão e longe do interruptor da luz.",
        ],
      },
      {
        when: { uses: ["sobrado"] },
        says: [
          "Sobrado de garagem curta recebe o motor do lado em que o carro não abre porta. É detalhe de uma foto e evita a máquina arranhada.",
        ],
      },
      {
        when: { uses: ["predio"] },
        says: [
          "No prédio, a instalação é feita por etapas para a garagem não fechar: fio e suporte em um dia, máquina e regulagem no outro.",
        ],
      },
      {
        when: { uses: ["condominio"] },
        says: [
          "Em condomínio de casas, cada morador chega com um controle diferente. A instalação inclui recolher os antigos e gravar os novos por unidade.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: ["Em loja, o botão de emergência interno fica onde o funcionário alcança sem dar as costas ao vão."],
      },
      {
        when: { uses: ["vila"] },
        says: ["Em vila, o fio comum passa por fachadas de vários donos. O caminho é desenhado e aceito por todos antes do primeiro furo."],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "Sítio com queda de tensão pede, antes do motor, fio mais grosso ou ponto mais perto. A máquina fraca ali é quase sempre rede fraca.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Na subida, o motor de correr é escolhido pelo sentido em que empurra a folha para cima, e o fim de percurso do lado baixo recebe batente reforçado.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: ["Com rampa, a luz de aviso é posta onde o motorista a vê ainda embaixo, antes de o carro ganhar a calçada."],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Em baixada, tomada e disjuntor do portão sobem na parede, e o cano do fio entra na caixa por baixo, com volta que escorra a água.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Perto de raiz, a base da máquina não encosta no tronco: ela é afastada ou feita em pedaço solto, para o piso subir sem levar o motor.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que enviar para receber o valor", "Fotos que fecham a proposta", "Como pedir a instalação"],
    items: [
      {
        says: [
          "Mande a folha fechada vista da rua, a folha aberta vista de dentro, o canto onde o motor ficaria e o quadro de luz com a porta aberta. Escreva largura e altura do vão.",
          "Quatro fotos dispensam a primeira visita: frente, fundo, pé da folha de perto e quadro de disjuntores sem tirar tampa nenhuma. Uma trena esticada no vão vale por qualquer explicação.",
          "Fotografe a lateral livre com alguém ao lado, para dar a medida, e o teto da garagem, se a folha sobe. Diga o material: gradil, chapa, madeira ou vidro.",
          "Envie um vídeo da folha sendo aberta à mão, de ponta a ponta, se ela for de correr ou de abrir. O som e o esforço mostram o que a foto não mostra.",
        ],
      },
      {
        says: [
          "Conte quantas pessoas usam a entrada, se há criança ou animal e se a casa fica em subida. Em horário de atendimento, a resposta pelo WhatsApp vem em até {{resposta-minutos}}.",
          "Informe o bairro, o período preferido e se o carro dorme na garagem. O WhatsApp funciona {{horario-whatsapp}}.",
          "Diga se já existe cano vazio até o portão e quem fez a folha; com isso se sabe se haverá serralheiro antes do motor.",
        ],
      },
      {
        for: ["install", "buy", "price", "what", "which"],
        says: [
          "Mostre o portão por dentro, aberto e fechado, o canto reservado à máquina e o caminho que o fio faria até o quadro.",
          "Escreva o material da folha, a largura do vão e quantas vezes por dia ela abre na hora mais cheia.",
          "Diga quem usa a entrada: moradores, clientes, caminhão, criança. Cada um acrescenta um item ou dispensa outro.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Preciso trocar o portão para pôr motor?", "O portão que eu tenho serve?"],
      about: ["automatizacao"],
      says: [
        "Raramente. Serve a folha que anda leve, está no esquadro e tem onde parar; as outras pedem acerto, e poucas pedem substituição.",
        "Quase sempre serve. O que se troca é o desgaste em volta: rodas, pinos, batentes e os trincos que seguravam a folha.",
      ],
    },
    {
      asks: ["A instalação faz sujeira?", "Vai quebrar a parede da garagem?"],
      for: ["what", "install", "how-to", "price", "when"],
      says: [
        "Furo faz pó, e corte de canaleta faz mais. Com cano já passado, o que sobra se limpa com uma vassoura.",
        "Só se não houver caminho para o fio. A alternativa é canaleta aparente, que dispensa pedreiro e sai mais tarde se a casa for pintada.",
      ],
    },
    {
      asks: ["O portão precisa de tomada própria?", "Posso ligar o motor em uma tomada da garagem?"],
      about: ["rede-eletrica", "desarma-disjuntor"],
      says: [
        "Precisa de circuito, mais do que de tomada: disjuntor dele, fio com bitola certa e terra. Dividido com a máquina de lavar, ele cai junto com ela.",
        "Não convém. Tomada de uso geral divide a carga e perde contato com a vibração; a ligação é fixa e sai direto do quadro.",
      ],
    },
    {
      asks: ["Motor de 127 V ou de 220 V?", "Qual tensão o motor deve ter?"],
      about: ["rede-eletrica"],
      says: [
        "O que a casa tiver no ponto. Em distância grande, 220 V sofre menos no fio, mas quem decide é o circuito disponível no quadro.",
        "A mesma do circuito que vai alimentá-lo, medida e não suposta: em prédio antigo, tomadas vizinhas podem ser diferentes.",
      ],
    },
    {
      asks: ["Posso instalar o motor sozinho?", "Dá para montar sem técnico?"],
      for: ["how-to", "install", "buy", "price", "worth-it"],
      about: ["criancas-e-animais"],
      says: [
        "A parte que engana é a final: sem medir força e parada, a folha fecha bonito e não recua diante de uma criança. Some a isso uma rede elétrica e uma folha solta, e fica claro por que é serviço de técnico.",
        "Não é recomendável. A garantia do serviço, o acerto de força e a fixação na alvenaria são justamente o que a caixa não traz.",
      ],
    },
    {
      asks: ["Quantos controles vêm com o motor?", "Consigo mais controles depois?"],
      about: ["controle"],
      says: [
        "São {{plano-solo-controles}} no Solo, {{plano-rio-controles}} no Rio e {{plano-seg-controles}} no Seg. Outros se gravam quando quiser, enquanto houver memória na placa.",
        "Consegue. A central guarda muitos códigos, e a gravação de um novo se faz no local, com o aparelho na mão.",
      ],
    },
    {
      asks: ["E se faltar luz no primeiro dia?", "Sem energia o portão fica preso?"],
      about: ["destravar", "nobreak"],
      says: [
        "A chave de destravamento solta a folha por dentro, e quem recebe o serviço faz esse gesto antes de o técnico sair. Em basculante, porém, só se desce a folha com quem entende.",
        "Não, se a chave estiver por perto. Quem depende do portão para sair em emergência médica pode prever bateria de reserva.",
      ],
    },
    {
      asks: ["Que garantia tem a montagem?", "O que a garantia da instalação cobre?"],
      for: ["install", "price", "buy", "what", "worth-it"],
      says: [
        "A montagem tem {{garantia-instalacao}}, e o equipamento tem o prazo do plano escolhido. As regras estão em [garantia e serviço](/garantia-servico).",
        "O ajuste e a fixação que o próprio serviço fez, pelo prazo de {{garantia-instalacao}}. Folha que cedeu depois, por ferrugem ou batida, é outra conta.",
      ],
    },
    {
      asks: ["O motor novo pode abrir a folha por fora?", "Por fora eu consigo abrir sem controle?"],
      about: ["botoeira", "tag", "interfone"],
      says: [
        "Pode, com fechadura de contato, teclado ou leitor, ligados à central. Decida isso na montagem, porque o fio passa pelo mesmo cano.",
        "Consegue, se for previsto um acionador do lado da rua. Sem ele, controle descarregado significa tocar a campainha da própria casa.",
      ],
    },
    {
      asks: ["Que acessórios vale instalar junto?", "O que compensa pôr no mesmo dia da montagem?"],
      for: ["install", "buy", "price", "what", "which"],
      says: [
        "Fotocélula, botão interno e, onde falta luz com frequência, bateria. O fio deles passa pelo mesmo cano.",
        "O que precisa de fio. Controle a mais e campainha podem esperar; sensor e luz de aviso, não.",
      ],
    },
    {
      asks: ["O motor fica do lado esquerdo ou direito?", "De que lado se instala a máquina?"],
      for: ["install", "what", "how-to", "buy"],
      says: [
        "Do lado em que a folha recolhe, no de correr; no de abrir, um braço em cada coluna. Energia e carro decidem o resto.",
        "Do lado que tem parede firme e ponto perto. A foto de dentro, com o portão aberto, responde.",
      ],
    },
    {
      asks: ["Preciso avisar os vizinhos da instalação?", "A montagem faz muito barulho?"],
      for: ["install", "what", "when"],
      says: [
        "Avise se a parede for comum. Furadeira em viga de sobrado geminado se ouve como se fosse dentro.",
        "Faz na hora dos furos e pouco depois. Em prédio, o regulamento diz o horário.",
      ],
    },
    {
      asks: ["Como sei se a montagem ficou boa?", "O que conferir antes de a equipe ir embora?"],
      for: ["install", "buy", "what", "how-to", "price"],
      says: [
        "Peça três provas: parada suave nos dois fins, recuo com um objeto leve no vão e folha movida à mão, destravada, se o piso é plano.",
        "Confira o disjuntor identificado, a chave de destravamento entregue e todos os controles gravados, um a um.",
      ],
    },
    {
      asks: ["O que fica por conta do imóvel?", "O que preciso contratar à parte?"],
      for: ["install", "price", "buy", "what"],
      says: [
        "Em geral solda, alvenaria e circuito novo desde o quadro, quando faltam. A proposta diz qual deles o seu caso pede.",
        "Serralheiro para folha torta, pedreiro para base, eletricista para ponto distante. Quem mede avisa antes.",
      ],
    },
    {
      asks: ["A peça do motor antigo serve no novo?", "Aproveito a cremalheira ou os controles?"],
      for: ["install", "price", "buy", "replace", "what"],
      says: [
        "Barra dentada, sim, se o dente estiver inteiro e o passo for o mesmo. Controle só se falar a língua da central nova.",
        "Às vezes. Fotocélula em bom estado se aproveita; fiação emendada e suporte gasto, não.",
      ],
    },
  ],
};
