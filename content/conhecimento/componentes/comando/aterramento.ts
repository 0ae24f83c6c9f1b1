import type { Component } from "#domain/knowledge/entry";

export const aterramento: Component = {
  kind: "component",
  id: "aterramento",
  name: { one: "aterramento", many: "aterramentos", gender: "m" },
  aliases: [
    "aterramento de portão",
    "aterramento do portão",
    "aterramento do motor",
    "aterramento do motor do portão",
    "aterramento para portão",
    "aterramento elétrico",
    "fio terra",
    "fio terra do portão",
    "fio terra do motor",
    "fio de terra",
    "fios terra",
    "haste de aterramento",
    "haste de terra",
    "aterrar",
    "aterrar o portão",
    "aterrar portão",
    "aterrar o motor",
    "aterrado",
    "portão aterrado",
    "terra do portão",
    "aterameto",
    "aterramente",
  ],
  not: ["aterramento do terreno", "terra batida"],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["dps", "raio", "rede-eletrica", "desarma-disjuntor", "central"],
  pages: ["/topicos/eletricista-para-portao-automatico", "/topicos/conserto-de-placa-de-portao-eletronico"],
  brief: [
    "O aterramento dá caminho à corrente que foge: sem ele, o caminho é a mão de quem abre o portão.",
    "Fio terra ausente não para o portão, e por isso ninguém nota até o primeiro formigamento na grade.",
    "Sem aterramento, o protetor de surto não tem para onde desviar, e a placa recebe a descarga inteira.",
    "Portão de metal com aterramento ligado faz o disjuntor ou o diferencial agir; sem ele, o defeito espera alguém encostar.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "O aterramento é o fio verde, ou verde e amarelo, que liga a carcaça do motor e a estrutura metálica do portão ao ponto de terra da casa. Ele não move nada: existe para que um fio descascado desarme a proteção em vez de energizar a grade.",
        "Aterramento do portão é um caminho de metal contínuo até o chão, reservado para defeito. Em dia normal não passa corrente por ele; em dia de fuga, passa toda, e a proteção corta.",
      ],
    },
    {
      to: ["install"],
      says: [
        "A instalação do aterramento leva um condutor exclusivo do quadro até o motor e dele à folha e às colunas de metal. É serviço de eletricista, porque depende do tipo de rede da casa e termina em medição, e não em fio enrolado em cano.",
        "Para aterrar um portão, o eletricista escolhe o ponto de terra que o quadro já tem, leva o fio sem emenda escondida e confirma com aparelho que a corrente de defeito volta. Haste solta no jardim, sem ligação ao quadro, pode piorar.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "Consertar o aterramento é achar onde ele se interrompeu: emenda enferrujada na caixa de passagem, borne frouxo no quadro ou fio cortado em obra. A continuidade medida até a carcaça diz se o reparo ficou.",
        "Aterramento ruim quase nunca é falta de haste, e sim caminho partido. O técnico mede trecho por trecho, do quadro à folha, e refaz o que a ferrugem comeu.",
      ],
    },
    {
      to: ["price"],
      says: [
        "Quanto custa um aterramento para o portão depende da distância do quadro, de haver conduíte livre e de a casa já ter ponto de terra. Quando falta só o trecho até o motor, é serviço pequeno; quando falta tudo, é obra elétrica.",
        "O preço do aterramento segue o caminho do fio: passar por tubo existente é barato, quebrar piso não é. Uma manutenção do portão com essa medida fica em {{manutencao-custo}}.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para saber se o aterramento existe sem abrir nada, veja se a tomada perto do motor tem o terceiro pino e se o botão de teste do diferencial derruba a alavanca. Isso indica, e não prova: a prova é medida por eletricista.",
        "Não se testa aterramento com a mão, com lâmpada nem com chave de teste no portão. O que se faz em casa é observar: formigamento, placa que reinicia e protetor que vive queimando falam de terra ausente.",
      ],
    },
    {
      to: ["why"],
      says: [
        "O aterramento importa no portão porque ele é metal ao ar livre, molhado, que a família toca todos os dias. Um fio com a capa roída energiza a folha inteira, e só o caminho até a terra faz a proteção perceber.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Peça a revisão do aterramento ao sentir formigamento, ao instalar motor novo, depois de obra no piso e quando a placa queima em trovoada. Choque leve não é aviso suave: é o caminho achado por você.",
      ],
    },
    {
      to: ["emergency"],
      says: [
        "Choque no portão é emergência de aterramento e de isolamento ao mesmo tempo: desligue o disjuntor dele, afaste crianças e animais da grade e não toque para confirmar. A energia só volta depois de medida a fuga.",
      ],
    },
    {
      to: ["maintain"],
      says: [
        "A manutenção do aterramento é medir, apertar e secar: continuidade até a carcaça, conexão limpa no quadro e caixa de passagem sem água. Ele envelhece em silêncio, porque nada deixa de funcionar quando rompe.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "O aterramento vale sempre, porque é a única peça do portão cuja falta não se nota até ferir alguém. Em troca de motor ou de placa, fazê-lo junto aproveita o circuito que já está desligado.",
      ],
    },
  ],
  definition: {
    headings: ["Para que serve o fio verde", "O caminho da corrente que foge", "Terra, neutro e diferencial"],
    items: [
      {
        says: [
          "Fase traz a energia e neutro a leva de volta. O terceiro fio fica parado, esperando o dia em que a capa de um cabo se rompa na dobradiça e a corrente queira sair pela folha.",
          "Na fuga, a eletricidade escolhe entre o cobre e a pessoa. Cobre contínuo leva quase tudo, e o excesso derruba a proteção antes que a mão decida.",
        ],
      },
      {
        about: ["rede-eletrica"],
        says: [
          "Neutro não é terra. Ligar um no outro dentro da caixa do motor deixa o portão energizado no dia em que o neutro se soltar no poste, com a casa inteira funcionando.",
          "Emendar o verde no neutro engana o diferencial e engana o morador: os dois acham que está tudo certo, e nenhum protege.",
        ],
      },
      {
        about: ["desarma-disjuntor"],
        says: [
          "O terra trabalha em dupla com o dispositivo diferencial, que confronta a corrente de ida com a de retorno. Sem condutor, o diferencial só percebe quando a diferença já está passando por alguém.",
        ],
      },
      {
        about: ["dps", "raio"],
        for: ["why", "what", "install", "worth-it"],
        says: ["Ele também é o ralo do surto. Protetor de quadro sem ligação curta ao terra é um desvio que não leva a lugar nenhum."],
      },
    ],
  },
  faults: {
    headings: ["Sinais de aterramento ruim", "Como se percebe que falta terra", "O que um terra rompido faz"],
    leads: ["O defeito não para o portão; ele se anuncia de lado:", "Repare no que acontece em dia úmido:"],
    items: [
      {
        label: "Formigamento na grade",
        about: ["rede-eletrica"],
        says: [
          "descalço no piso molhado, a mão sente; é fuga procurando caminho, e o disjuntor desce antes de tudo.",
          "dá choque em dia de chuva e em dia seco não: a água completou o circuito que faltava.",
        ],
      },
      {
        label: "Placa que reinicia",
        about: ["central"],
        says: [
          "ruído sem ralo entra pelos cabos de comando, e a central se perde no meio da manobra.",
          "liga e desliga o liquidificador e o portão muda de ideia: a interferência não tem por onde sair.",
        ],
      },
      {
        label: "Protetor sempre vencido",
        about: ["dps"],
        says: [
          "o visor fica vermelho em cada estação porque a descarga não encontra para onde ir.",
          "trocam-se protetores e não se mede a haste: é o mesmo que pôr ralo em caixa sem cano.",
        ],
      },
      {
        label: "Sensor que se confunde",
        about: ["fotocelula", "encoder"],
        says: ["fio de sinal paralelo à rede capta zumbido, e a fotocélula pisca sem ninguém passar."],
      },
      {
        label: "Diferencial que não cai",
        says: [
          "o botão de teste não derruba a alavanca, e a proteção da casa inteira está em dúvida.",
          "cai o disjuntor comum e o diferencial fica em pé: o retorno está voltando por onde não devia.",
        ],
      },
      {
        label: "Ferrugem na conexão",
        about: ["chuva"],
        says: ["parafuso de terra verde ou marrom deixa de conduzir muito antes de quebrar."],
      },
    ],
  },
  neighbours: {
    headings: ["Terra, fuga ou interferência", "O que parece falta de terra"],
    items: [
      {
        label: "Fio descascado",
        about: ["desarma-disjuntor"],
        says: [
          "o terra é a rede de proteção; quem fura é o cabo roído. Consertar um sem o outro deixa o próximo furo sem aviso.",
          "a fuga se acha medindo isolamento, e o terra se acha medindo caminho: são dois trabalhos.",
        ],
      },
      {
        label: "Estática",
        says: ["estalo único ao descer do carro em dia seco vem da roupa e do banco; fuga dá formigamento que continua."],
      },
      {
        label: "Interferência de rádio",
        about: ["receptor", "controle-nao-funciona"],
        says: ["alcance que some perto de antena é do ar; comportamento louco quando outro aparelho liga é do fio."],
      },
      {
        label: "Tensão baixa",
        about: ["rede-eletrica"],
        says: ["luz fraca e motor roncando falam de fase ou de neutro, e a haste não muda nada disso."],
      },
    ],
  },
  checks: {
    headings: ["O que observar sem abrir quadro", "Sinais de terra, com as mãos no bolso"],
    leads: [
      "Nada aqui se testa encostando em metal. Se já houve choque, a lista começa e termina no disjuntor desligado.",
      "Calçado seco, piso seco, e só os olhos trabalham:",
    ],
    steps: [
      {
        label: "Tomada",
        says: [
          "veja se a tomada do motor tem três furos e se o terceiro não foi preenchido por adaptador.",
          "plugue de dois pinos em motor de três perde o terra sem que nada deixe de funcionar.",
        ],
      },
      {
        label: "Teste do diferencial",
        says: [
          "no quadro, aperte o botão marcado com a letra de teste do próprio dispositivo: ele deve desarmar de imediato. Rearme e anote a data.",
        ],
      },
      {
        label: "Colunas",
        says: [
          "procure um fio verde preso à coluna ou à carcaça. Solto, enrolado ou coberto de tinta, não conduz.",
          "tinta entre o terminal e o ferro isola como borracha, mesmo com o parafuso firme.",
        ],
      },
      {
        label: "Caixa de passagem",
        says: ["tampa de caixa no chão com água por cima já indica onde a emenda do terra apodreceu; não abra, fotografe."],
      },
    ],
    ends: [
      { says: ["Tudo no lugar e ainda há formigamento: o circuito do portão fica desligado até alguém medir isolamento e continuidade."] },
    ],
  },
  work: {
    headings: ["O que o eletricista mede e refaz", "Da haste à folha", "Como se comprova o terra"],
    leads: ["Fio ligado não é fio que conduz, e a diferença se mede:", "Com o circuito desligado e sinalizado, a ordem é:"],
    steps: [
      {
        label: "Fuga",
        about: ["rede-eletrica"],
        says: ["mede-se o isolamento do motor e dos cabos antes de procurar o terra, porque é o defeito que se quer tirar."],
      },
      {
        label: "Continuidade",
        says: [
          "do barramento do quadro até a carcaça, cada trecho é medido com corrente, e não só com o apito do aparelho.",
          "coluna, folha e motor são ligados ao mesmo ponto, para que nenhum fique com potencial próprio.",
        ],
      },
      {
        label: "Haste",
        says: [
          "mede-se a resistência do eletrodo ou a impedância do laço, conforme o tipo de rede; só assim se sabe se a proteção vai agir a tempo.",
          "a haste é ligada ao barramento da casa; motor com eletrodo próprio e solto do resto fica com outra tensão em defeito.",
        ],
      },
      {
        label: "Conexões",
        says: ["terminais são prensados, limpos e protegidos, e a emenda enterrada passa para dentro de caixa seca."],
      },
      {
        label: "Diferencial",
        about: ["desarma-disjuntor"],
        says: [
          "simula-se uma fuga com o aparelho e confere-se o tempo de atuação; o botão do painel prova o mecanismo, e não o fio de terra.",
        ],
      },
      {
        label: "Sinal",
        about: ["fotocelula", "interfone"],
        says: ["cabos finos são separados dos de força e, onde há malha, ela é ligada em um só lado."],
      },
    ],
  },
  effort: {
    headings: ["Quanto trabalho um terra dá", "Fio, parede e piso"],
    items: [
      {
        says: [
          "Com conduíte livre até o quadro, o serviço cabe em meio período e o portão fica parado só durante a medição. Piso cimentado sem tubo transforma isso em obra.",
          "Terra refeito junto com a troca do motor aproveita tudo o que já está desligado. Feito sozinho depois, paga a mesma desmontagem de novo.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa aterrar o portão", "O fio é barato; o caminho, não"],
    items: [
      {
        says: [
          "A manutenção que mede e aperta o trecho do motor fica em {{manutencao-custo}}. Fio novo desde o quadro, haste e mão de obra elétrica são orçados à parte.",
          "A visita comum ao portão sai por {{manutencao-custo}}. O que passa disso é obra elétrica, e depende do que a casa já tem.",
        ],
      },
      {
        for: ["price", "worth-it", "install", "repair"],
        about: ["central", "dps"],
        says: [
          "Terra mal ligado queima placa devagar, e cada placa custa mais do que o fio inteiro. É a conta que aparece no terceiro conserto.",
        ],
      },
    ],
  },
  worth: {
    headings: ["Vale mexer se nada falhou", "O que se compra com um terra bom"],
    items: [
      {
        says: [
          "Vale ao comprar motor, refazer piso ou depois de qualquer formigamento. Não vale deixar para a próxima obra quando já houve choque.",
          "Casa antiga sem terra em tomada nenhuma merece projeto inteiro, e não um fio só até a garagem. Pergunte ao eletricista quanto custa fazer certo uma vez.",
        ],
      },
    ],
  },
  care: {
    headings: ["O que preserva o caminho da terra", "Cuidados com o fio que não se usa"],
    items: [
      {
        says: [
          "Depois de pintar o portão, peça para raspar a tinta onde o terminal encosta. Camada nova de esmalte desliga o terra sem cortar fio nenhum.",
          "Em reforma de piso, avise quem quebra que há um condutor ali. Fio cortado e recolado com fita não volta a conduzir.",
        ],
      },
      {
        about: ["manutencao-preventiva"],
        for: ["maintain", "when", "what", "price"],
        says: ["Inclua a medida na revisão da casa e do portão, {{preventiva-casa}}. É um toque de aparelho que dura segundos."],
      },
      {
        says: [
          "Não permita que cerca elétrica, antena ou aparelho de ar usem o mesmo fio por conveniência. Cada um traz a própria descarga para a folha do portão.",
        ],
      },
    ],
  },
  cases: {
    headings: ["O terra no seu portão", "Conforme o solo e a casa"],
    items: [
      {
        when: { gates: ["deslizante"] },
        says: [
          "No portão de correr, a roda sobre trilho parece ligar a folha ao chão, e não liga: graxa e ferrugem isolam. A folha leva o próprio condutor, ou um caminho pela coluna.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante, a central fica alta e o cabo desce a coluna. É nessa descida, encostada no cabo de aço que trabalha, que a capa se rompe e a folha ganha energia.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "No pivotante, o fio do braço dobra em cada giro, na altura da dobradiça. Um trançado flexível ali é o que liga a folha; dobradiça pintada não conduz.",
        ],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: [
          "Sobrado construído por partes tem um terra na cozinha e nenhum na garagem. O portão, feito depois, ficou pendurado na fase e no neutro.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Prédio antigo tem um único ponto de terra no térreo e colunas metálicas em quatro garagens. Peça que a medida seja feita no portão, e não no quadro da portaria.",
          "Condomínio com cerca elétrica precisa de terra próprio dela, longe do terra do motor. Misturados, cada pulso da cerca visita a central.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Loja com máquina pesada perto da porta joga ruído na mesma linha, e o portão passa a ter vontade própria. Circuito e terra separados devolvem a ordem.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Galpão de estrutura metálica parece um terra gigante. Só é terra se a estrutura estiver ligada ao eletrodo; solta, ela apenas espalha a tensão pelo prédio inteiro.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Em vila antiga, o terra às vezes foi preso ao cano de água de ferro. Trocado o encanamento por plástico, o fio ficou ligado a nada, com a mesma aparência de antes.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "Em sítio com poste próprio, o terra do medidor fica longe do portão. Cabo comprido pede haste perto do motor, ligada à da entrada pelo mesmo condutor.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Solo úmido ajuda a haste e come o fio: a conexão enterrada precisa de caixa que não encha. Depois de uma enchente, peça que essa emenda seja examinada.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "Rampa de concreto sobre pedra não recebe haste. Em vez de forçar, o eletricista usa a armadura da fundação ou leva o condutor ao ponto da casa.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Raiz grossa corta conduíte em silêncio. Se o formigamento começou depois de uma poda ou de calçada levantada, o fio foi junto.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Terra seca de rua sem asfalto conduz mal, e a haste rasa perde efeito na estiagem. Dela se cobra profundidade, e não fio mais grosso.",
        ],
      },
      {
        when: { uses: ["predio"] },
        says: [
          "Em prédio antigo, o terra da garagem pode ser só o neutro com outro nome. Medir com instrumento, no ponto do portão, é parte da visita do eletricista.",
        ],
      },
      {
        when: { uses: ["casa"] },
        says: [
          "Casa reformada em etapas tem tomada de três pinos sem nada atrás do terceiro. O motor ligado ali parece aterrado e não está.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que contar ao eletricista", "Fotos do quadro e da coluna"],
    items: [
      {
        says: [
          "Diga se houve choque, em que piso e em que tempo, e se o diferencial caiu. Junte a foto do quadro com a tampa de plástico fechada.",
          "Fotografe a tomada do motor, o fio verde onde ele aparece e a coluna onde devia chegar. Se não aparece em lugar nenhum, diga isso.",
        ],
      },
      {
        says: [
          "Conte quando foi a última obra de piso e de pintura, e quais aparelhos queimaram em trovoada.",
          "Escreva se a casa tem cerca elétrica, ar-condicionado ou antena presos ao mesmo fio.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Posso ligar o fio terra no neutro?", "O que acontece se usar o neutro como terra?"],
      about: ["rede-eletrica"],
      says: [
        "Não. No dia em que o neutro se romper na rua, a grade fica com tensão de fase e tudo continua funcionando.",
        "O portão vira parte do circuito e o diferencial deixa de enxergar a fuga. É a improvisação mais perigosa da lista.",
      ],
    },
    {
      asks: ["Uma haste na frente do portão resolve?", "Basta fincar uma barra de cobre?"],
      says: [
        "Não sozinha. Sem ligação ao quadro, a proteção não percebe nada, e a corrente continua no metal.",
        "Ela precisa estar unida ao barramento da casa e ter a resistência medida. Barra fincada sem medida é enfeite.",
      ],
    },
    {
      asks: ["Choque leve no portão é normal?", "Levei um formigamento na grade. Pode esperar?"],
      about: ["rede-eletrica"],
      for: ["emergency", "what", "why", "when", "how-to"],
      says: [
        "Nunca é normal. Piso molhado transforma o leve em grave, e o circuito dele deve ser desligado agora.",
        "Não. Desligue o disjuntor e mantenha crianças longe do metal até a fuga ser medida.",
      ],
    },
    {
      asks: ["O adaptador de tomada tira o terra?", "Posso usar benjamim no motor?"],
      for: ["what", "how-to", "why", "install"],
      says: [
        "O de dois pinos tira, e o motor fica sem caminho. Troque a tomada em vez do plugue.",
        "Não se usa em motor: além de perder o terceiro pino, ele esquenta na partida.",
      ],
    },
    {
      asks: ["Cerca elétrica pode usar o mesmo terra?", "O terra da cerca serve ao portão?"],
      says: [
        "Não deve. O pulso da cerca entra na eletrônica e, em defeito, põe a cerca na grade.",
        "São separados por segurança, e cada um tem o próprio eletrodo conforme o manual do equipamento.",
      ],
    },
    {
      asks: ["Portão de alumínio precisa de terra?", "Folha de madeira dispensa aterramento?"],
      for: ["which", "what", "install", "why"],
      says: [
        "Precisa: alumínio conduz melhor do que ferro. O que muda é a conexão, que não aceita qualquer parafuso.",
        "A folha talvez, mas motor, braço e dobradiças são de metal. É deles que se trata.",
      ],
    },
  ],
};
