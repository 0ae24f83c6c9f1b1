import type { Component } from "#domain/knowledge/entry";

export const nobreak: Component = {
  kind: "component",
  id: "nobreak",
  name: { one: "nobreak", many: "nobreaks", gender: "m" },
  aliases: [
    "nobreak de portão",
    "nobreak do portão",
    "nobreak para portão",
    "nobreak para motor",
    "nobreak para motor de portão",
    "nobreak portão eletrônico",
    "no break",
    "no-break",
    "no break para portão",
    "nobrake",
    "nobreque",
    "bateria de portão",
    "bateria do portão",
    "bateria para portão",
    "bateria para portão eletrônico",
    "bateria para motor de portão",
    "bateria no portão",
    "baterias de portão",
    "baterias do portão",
    "bateria do motor",
    "bateria do motor do portão",
    "bateria do nobreak",
    "sistema de bateria",
    "portão com bateria",
  ],
  variants: [
    { id: "com-inversor", names: ["nobreak com inversor", "inversor para portão", "inversor de portão"] },
    { id: "direto-na-central", names: ["bateria na central", "bateria ligada na central", "motor com bateria", "motor a bateria"] },
  ],
  not: ["bateria do carro", "bateria solar"],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["falta-de-energia", "central", "destravar", "so-abre-na-mao", "lento"],
  pages: ["/topicos/acessorios-para-portao-automatico", "/topicos/portao-automatico-travado-sem-energia"],
  brief: [
    "O nobreak guarda energia para algumas manobras e tira o morador da mão na hora do apagão.",
    "Bateria velha no nobreak é o defeito que só aparece no escuro, quando ela devia servir.",
    "Nobreak de computador cai na partida do motor; o de portão é escolhido pelo pico, e não pelo que o motor gasta andando.",
    "Com nobreak, o portão anda sem rede, e a chave de destravamento deixa de ser a única saída.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "O nobreak de portão é a reserva que move a folha quando falta luz: uma bateria, um carregador e, conforme o motor, um inversor que refaz a corrente da rede. Ele dá algumas manobras, e não horas de uso.",
        "Nobreak para portão existe em dois desenhos: o que entrega corrente alternada a um motor comum e a bateria que alimenta direto uma central preparada para ela. Qual deles serve se lê na etiqueta do motor.",
      ],
    },
    {
      to: ["install"],
      says: [
        "A instalação de um nobreak no portão pede central compatível, lugar seco e ventilado para a bateria e circuito próprio. O teste final é desligar o disjuntor e pedir uma abertura completa, com a folha carregada como no dia a dia.",
        "Para instalar bateria no portão, o técnico mede a corrente de partida com a folha andando, escolhe o conjunto por ela e refaz a ligação da rede para que nunca cheguem as duas fontes juntas ao motor.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto do nobreak quase sempre é a bateria, que envelhece parada. Antes de trocá-la, mede-se o carregador: bateria nova em carregador ruim morre do mesmo jeito.",
        "Nobreak que apita, desliga na partida ou nem liga é examinado por partes: carga da bateria, saída em vazio e queda quando o motor arranca. A peça fraca aparece nessa terceira medida.",
      ],
    },
    {
      to: ["replace"],
      says: [
        "A troca da bateria do nobreak se faz pelo mesmo tipo, tensão e tamanho que o carregador aceita. Quando o conjunto usa duas, saem as duas, porque a velha descarrega a nova.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O preço de um nobreak para portão muda com o pico de partida do motor e com quantas manobras se quer no escuro. A visita que mede a folha e ensaia a reserva é uma manutenção, de {{manutencao-custo}}. O equipamento é orçado depois dessa medida.",
        "Quanto custa pôr bateria no portão depende de a central já ter entrada para ela. Sem essa entrada, paga-se o inversor, que é a parte cara.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para saber se o nobreak ainda serve, deixe o portão fechado, corte o circuito dele no quadro e peça uma abertura. Se a folha vai até o fim com força parecida, a bateria está viva; se arrasta ou para, ela chegou ao fim.",
        "Usar bem um nobreak é gastar pouco: uma manobra na chegada, uma na saída, portão fechado no intervalo. A bateria se esgota por partidas, e não por horas acesa.",
      ],
    },
    {
      to: ["which"],
      says: [
        "O nobreak certo é o que suporta a partida do seu motor com a folha que você tem. Motor de indução pede inversor de onda próxima à da rede; motor de corrente contínua com central própria aceita a bateria direto, e gasta menos.",
        "Escolha o nobreak por três dados: etiqueta do motor, peso da folha e manobras necessárias no pior apagão. A potência escrita na caixa, sozinha, não diz se ele aguenta o arranque.",
      ],
    },
    {
      to: ["when"],
      says: [
        "A bateria do nobreak se troca quando não completa uma abertura no teste, quando estufa ou quando o carregador nunca sai da carga. Calor encurta a vida dela mais do que o uso.",
      ],
    },
    {
      to: ["why"],
      says: [
        "O nobreak desliga na partida porque o motor parado puxa várias vezes o que gasta andando, e a eletrônica se protege desse pico. É por isso que o aparelho de computador, que sustenta uma tela por longo tempo, falha em mover uma folha.",
      ],
    },
    {
      to: ["maintain"],
      says: [
        "A manutenção do nobreak é um ensaio sem rede, limpeza dos polos e olhar a data escrita na bateria. Sem ensaio, ninguém sabe se há reserva até a noite em que ela falta.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "O nobreak vale a pena onde o portão é a única saída, onde ninguém consegue empurrar a folha e onde há fila na rua. Em casa com porta social e folha leve, a chave bem guardada resolve por menos.",
      ],
    },
  ],
  definition: {
    headings: ["O que há dentro de um nobreak de portão", "Bateria, carregador e inversor", "De onde vem a força no escuro"],
    items: [
      {
        when: { variants: ["com-inversor"] },
        says: [
          "No modelo com inversor, a bateria vira corrente alternada e o motor nem percebe a diferença. O preço disso é a perda no caminho: parte da reserva se vai em calor antes de chegar ao eixo.",
          "Inversor barato entrega uma onda quadrada, e motor de indução ronca e esquenta com ela. Ouvir o mesmo som nas duas fontes é um bom sinal.",
        ],
      },
      {
        when: { variants: ["direto-na-central"] },
        says: [
          "Na ligação direta, a central trabalha em tensão baixa e a bateria entra no mesmo barramento. Não há transferência nem piscada: a folha que estava no meio continua.",
          "Central feita para bateria carrega, vigia e avisa sozinha. Em placa comum, espetar uma bateria no borne queima o que estiver na frente.",
        ],
      },
      {
        says: [
          "A bateria mais usada é a selada de chumbo, pesada e barata, que odeia calor e descarga até o fim. A de lítio pesa menos e dura mais ciclos, mas pede carregador feito para ela.",
          "Carregador e bateria são um casal: um que carrega demais seca a outra, e um que carrega de menos a deixa sempre cansada.",
        ],
      },
      {
        for: ["what", "which", "why", "buy"],
        about: ["falta-de-energia"],
        says: [
          "O que se compra é número de manobras, e não tempo. Entre uma abertura e outra o conjunto gasta quase nada; na partida, gasta tudo de uma vez.",
        ],
      },
    ],
  },
  faults: {
    headings: ["Sinais de bateria no fim", "Como o nobreak falha", "O que aparece no apagão"],
    leads: ["O defeito mora na reserva, e por isso se esconde:", "Com luz na rua tudo parece bem; o ensaio sem rede revela:"],
    items: [
      {
        label: "Arrasta e para",
        about: ["lento", "para-no-meio"],
        says: [
          "a folha sai devagar e morre no caminho: a bateria perdeu capacidade.",
          "a primeira metade sai bem e o resto não vem, como lanterna de pilha gasta.",
        ],
      },
      {
        label: "Desliga na partida",
        says: [
          "o motor dá um tranco e o aparelho cai: a eletrônica é pequena para o pico.",
          "solto da folha o motor gira, com a folha o conjunto desarma; falta fôlego, e não bateria.",
        ],
      },
      {
        label: "Apita sem parar",
        says: [
          "carga que nunca termina ou saída em falta; o código do apito está no manual do aparelho.",
          "apito com rede presente acusa bateria, e não a rua.",
        ],
      },
      {
        label: "Bateria estufada",
        about: ["cheiro-de-queimado"],
        says: [
          "plástico abaulado é gás preso por calor ou carga a mais; não se encosta nem se carrega de novo.",
          "cheiro de enxofre perto do conjunto pede disjuntor embaixo e porta aberta.",
        ],
      },
      {
        label: "Portão mudo com luz na rua",
        about: ["nao-abre", "central"],
        says: [
          "a rede entra pelo nobreak, e ele travado tira a energia da central inteira.",
          "chave do próprio aparelho desligada por engano apaga o portão com a casa acesa.",
        ],
      },
      {
        label: "Não volta para a rede",
        says: [
          "a luz voltou e ele continua gastando a reserva: a transferência grudou.",
          "horas depois do apagão o apito prossegue, e a bateria zera sem ninguém usar o portão.",
        ],
      },
      {
        label: "Controle fraco na bateria",
        about: ["controle-nao-funciona", "receptor"],
        says: ["inversor ruidoso suja o rádio; o alcance encolhe só quando a rua apaga."],
      },
    ],
  },
  neighbours: {
    headings: ["Nobreak, motor ou rede", "Quem falhou no escuro"],
    items: [
      {
        label: "Folha pesada",
        about: ["roldana", "mover-a-mao"],
        says: [
          "roda presa dobra o que o motor pede, e a bateria paga; se com rede a folha já ia devagar, o conserto é embaixo.",
          "um par de viagens quando deviam sair várias pode ser trilho sujo, e não bateria velha.",
        ],
      },
      {
        label: "Rede baixa",
        about: ["rede-eletrica"],
        says: ["onde a tensão vive caída, o aparelho passa o dia na bateria e a esgota antes do apagão."],
      },
      {
        label: "Gerador do prédio",
        about: ["condominio"],
        says: ["se o portão volta alguns segundos depois do corte, quem assumiu foi o gerador; o nobreak cobre só esse intervalo."],
      },
      {
        label: "Chave destravada",
        about: ["so-abre-na-mao"],
        says: ["motor girando e folha imóvel não é bateria: alguém abriu a embreagem no apagão anterior e a esqueceu."],
      },
    ],
  },
  checks: {
    headings: ["Como testar a bateria sem ferramenta", "Um ensaio com a luz da rua acesa", "Prova do nobreak em casa"],
    leads: [
      "Faça o ensaio de dia, com alguém olhando a folha e ninguém no vão.",
      "Comece com o portão fechado e o conjunto carregado desde a véspera:",
    ],
    steps: [
      {
        label: "Luzes",
        says: [
          "leia o painel do aparelho: rede, carga e falha costumam ter cores próprias, desenhadas ao lado.",
          "anote o padrão de apitos antes de mexer em qualquer coisa; ele é o diagnóstico.",
        ],
      },
      {
        label: "Aparência",
        says: [
          "olhe a bateria por fora, sem encostar: abaulada, úmida ou com pó branco nos polos, o ensaio acaba aqui.",
          "procure a data de fabricação escrita na etiqueta, que é a idade de verdade.",
        ],
      },
      {
        label: "Corte",
        says: ["desligue o disjuntor do portão e repare se o conjunto assume sem desligar a central."],
      },
      {
        label: "Manobra",
        says: [
          "peça uma abertura e uma volta, comparando a velocidade com a de rede. Se a folha hesita no meio, não force a terceira.",
          "observe do começo ao fim: partida firme com fim cansado é reserva curta.",
        ],
      },
      {
        label: "Retorno",
        says: ["religue e confirme que o apito cessa e a luz de carga acende. Reserva vazia precisa da noite para encher."],
      },
    ],
    ends: [
      { says: ["Bateria quente, inchada ou vazando não se examina: disjuntor embaixo, distância e visita."] },
      {
        when: { gates: ["basculante"] },
        says: ["No basculante, ensaie só com a folha fechada e o vão livre, porque uma parada a meio caminho deixa peso suspenso."],
      },
    ],
  },
  work: {
    headings: ["Como o técnico instala a reserva", "Da medida ao ensaio", "O que se faz na visita da bateria"],
    leads: ["A escolha nasce de um número medido no seu portão:", "Antes de abrir a caixa do aparelho, mede-se a folha:"],
    steps: [
      {
        label: "Pico",
        says: [
          "com alicate amperímetro, registra-se a corrente de partida e a de percurso com a folha real.",
          "folha agarrada é aliviada antes, para não comprar reserva que alimenta atrito.",
        ],
      },
      {
        label: "Compatibilidade",
        about: ["central"],
        says: [
          "confere-se se a central aceita bateria no próprio barramento ou se a saída precisa passar por inversor.",
          "fotocélula, trava e receptor entram na conta, porque também bebem da reserva.",
        ],
      },
      {
        label: "Lugar",
        says: [
          "a bateria vai a seco, longe do sol da tampa e acima de onde a água chega, com espaço para o ar passar.",
          "caixa metálica fechada em parede de sol cozinha a bateria carregando.",
        ],
      },
      {
        label: "Ligação",
        about: ["aterramento", "dps"],
        says: [
          "a rede passa por disjuntor próprio e protetor de surto, e a saída do aparelho nunca encontra a da concessionária.",
          "fusível junto ao polo limita o curto, que em bateria solda ferramenta.",
        ],
      },
      {
        label: "Ensaio",
        says: [
          "com o disjuntor desligado contam-se manobras até a central avisar, e o número é escrito na tampa com a data.",
          "prova-se também a parada por obstáculo na bateria, que precisa funcionar igual.",
        ],
      },
    ],
  },
  effort: {
    headings: ["O que a reserva pede da instalação", "Tempo, lugar e parada do portão"],
    items: [
      {
        says: [
          "Trocar a bateria é serviço curto. Pôr o conjunto do zero ocupa a manhã, porque o circuito muda e o ensaio precisa esperar a carga.",
          "O portão fica manual durante a ligação. Combine o carro do lado que vai precisar dele.",
        ],
      },
      {
        for: ["install", "which", "buy", "price"],
        says: [
          "Falta de lugar seco perto do motor é o que mais atrasa. Um nicho na parede, resolvido antes, evita cabo longo de corrente alta.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa a reserva de energia", "O que encarece um nobreak", "Bateria, inversor ou os dois"],
    items: [
      {
        says: [
          "Medida e ensaio cabem em uma manutenção de {{manutencao-custo}}. Bateria, inversor e a ligação deles são orçados conforme o pico do motor.",
          "Trocar só a bateria em conjunto sadio é a conta menor. Inversor novo é a maior, e central trocada por causa dele, a que se deve evitar.",
        ],
      },
      {
        for: ["price", "worth-it", "buy", "which"],
        says: [
          "Aliviar a folha antes de comprar barateia tudo: um portão que anda leve pede reserva menor e a faz durar mais.",
          "Se o motor está velho, compare com um conjunto novo cuja central já receba bateria. Duas despesas viram uma.",
        ],
      },
    ],
  },
  choice: {
    headings: ["Que reserva serve em cada portão", "Do motor ao tipo de bateria"],
    leads: ["A etiqueta do motor decide a primeira coluna:"],
    columns: ["Portão e motor", "Reserva", "Cuidado"],
    rows: [
      { cells: ["Motor comum, folha leve", "Inversor pequeno e bateria", "Medir a partida antes"] },
      { cells: ["Motor com central preparada", "Bateria direta", "Mesma tensão da central"] },
      { cells: ["Folha pesada de prédio", "Conjunto dimensionado em projeto", "Somar trava e sinaleira"] },
      { cells: ["Basculante de garagem", "Subida completa com sobra", "Equilíbrio conferido antes"], when: { gates: ["basculante"] } },
      { cells: ["Duas folhas de abrir", "Dois arranques somados", "Atraso entre folhas mantido"], when: { gates: ["pivotante"] } },
      { cells: ["Motor trifásico de galpão", "Não é o caminho", "Gerador ou abertura manual"], when: { uses: ["galpao"] } },
    ],
    ends: [{ says: ["Antes de comprar, peça o número da corrente de partida medido na sua folha; catálogo nenhum o conhece."] }],
  },
  worth: {
    headings: ["Vale a bateria ou basta a chave", "Quando a reserva se paga"],
    items: [
      {
        says: [
          "Para quem mora só, tem pouca força ou volta de madrugada, a reserva é segurança, e não conforto. Para quem tem porta social e vizinho acordado, a chave ensaiada cobre quase tudo.",
          "Rua que apaga a cada temporal e portão como única saída formam o caso claro. Fora dele, gaste primeiro em folha leve e em protetor de surto.",
        ],
      },
    ],
  },
  care: {
    headings: ["Para a bateria durar", "Calor, descanso e ensaio"],
    items: [
      {
        says: [
          "Ponha no calendário o ensaio sem rede na revisão, {{preventiva-casa}} em casa. Bateria que ninguém prova falha na única vez em que é chamada.",
          "Depois de um apagão longo, deixe a reserva encher a noite inteira antes de ensaiar. Carga interrompida várias vezes a envelhece.",
        ],
      },
      {
        says: [
          "Não use o espaço do conjunto para guardar pano, tinta ou ferramenta: ele aquece carregando e precisa de ar.",
          "Em portão fechado por meses, peça que desliguem a bateria. Parada e cheia ela dura; parada e vazia, não volta.",
        ],
      },
      {
        for: ["maintain", "when", "replace", "what"],
        says: ["Anote na bateria a data da troca e o número de manobras do primeiro ensaio. A queda desse número avisa antes da surpresa."],
      },
    ],
  },
  cases: {
    headings: ["A reserva no seu portão", "Conforme a entrada e o bairro"],
    items: [
      {
        when: { gates: ["deslizante"] },
        says: ["No portão de correr, trilho varrido vale bateria: o mesmo conjunto faz mais viagens quando as rodas giram livres."],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante equilibrado, a reserva quase só vence o atrito e rende bem. Se rende pouco, o contrapeso está pedindo exame, porque o motor virou guindaste.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "No pivotante, o vento do temporal empurra a folha justo na hora em que se anda de bateria. Quem mora em frente aberta deve pedir sobra no cálculo.",
        ],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: [
          "Em sobrado de frente única, a reserva é o que separa a família da rua. Coloque o aparelho dentro, e não na caixa do motor do lado de fora.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        about: ["condominio"],
        says: [
          "Prédio com gerador usa a bateria só para a passagem entre as fontes, e ela evita a central reiniciar com a folha no meio. Sem gerador, calcule a saída da manhã, e não uma abertura.",
          "Em condomínio, peça que a assembleia veja o ensaio sem rede. É a demonstração que encerra a discussão sobre o gasto.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Loja precisa de uma subida garantida na abertura e uma descida no fim. A bateria dimensionada para isso cabe em nicho pequeno; a que abre o dia todo, não.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Na vila, combinem quem liga e quem testa. Conjunto ligado na casa de um morador apaga quando essa casa fica sem conta em dia, e os outros ficam presos.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "Em sítio, a luz cai longe de quem poderia empurrar. Placa solar carrega bateria de portão quando o conjunto foi pensado para ela; emendada depois, queima o carregador.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Galpão com folha comprida costuma sair mais barato com uma porta de pedestre e gerador do que com bateria do tamanho do motor.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Rua arborizada apaga por galho, em geral por pouco tempo e muitas vezes. A reserva ali trabalha na contagem de cortes, e não na duração deles.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Em ladeira, a bateria substitui a chave, e não só o conforto dela: folha solta em rampa dispara, e mover com motor é o modo seguro.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: ["Onde a rua alaga, o conjunto sobe para a altura da tomada. Água parada corrói os polos e pode pôr a reserva em curto."],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Frente de escola ou ponto de ônibus pede que sinaleira e fotocélula também fiquem na reserva. Portão que anda no escuro sem avisar é pior do que portão parado.",
        ],
      },
      {
        when: { uses: ["predio"] },
        says: [
          "Prédio com gerador ainda precisa de bateria no portão: entre a queda e a partida dele passam segundos em que um carro pode estar no vão.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Em rua de fiação entre galhos, a luz cai curto e muitas vezes. A reserva poupa a placa das voltas bruscas tanto quanto mantém o portão andando.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que mandar para escolher a bateria", "Fotos que decidem a reserva"],
    items: [
      {
        says: [
          "Fotografe a etiqueta do motor, a da central se estiver visível sem abrir e o lugar livre perto dela. Escreva o tamanho da folha e do que é feita.",
          "Mande a imagem do aparelho atual, com as luzes acesas, e a data impressa na bateria. Diga o padrão do apito em toques.",
        ],
      },
      {
        says: [
          "Conte quantas aberturas precisa no escuro, se há outra saída e quem opera o portão quando a luz some.",
          "Diga se o bairro apaga por minutos ou por noites inteiras: muda o tamanho do conjunto.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Nobreak de computador serve no portão?", "Posso usar o nobreak que tenho em casa?"],
      says: [
        "Em geral não. A partida do motor passa do que ele admite, e o aparelho se desliga no primeiro centímetro.",
        "Serve para interfone e câmera. Para a folha, é preciso um que tenha sido escolhido pela corrente de arranque.",
      ],
    },
    {
      asks: ["Quantas aberturas uma carga faz?", "A reserva dura quantas horas?"],
      about: ["falta-de-energia"],
      for: ["what", "which", "price", "how-to", "worth-it"],
      says: [
        "Conta-se em manobras, e o número sai do ensaio na sua folha. O que se promete por catálogo vale para folha ideal.",
        "Parado, o conjunto gasta pouco. O que acaba com a carga é partida, e por isso se abre o mínimo.",
      ],
    },
    {
      asks: ["A fotocélula funciona na bateria?", "O portão para diante de obstáculo sem rede?"],
      about: ["fotocelula"],
      says: [
        "Precisa funcionar: ela é alimentada pela mesma central. Prove no ensaio, com a mão fora e um objeto no feixe.",
        "Tem de parar igual. Portão que perde a segurança na reserva deve ficar fechado até o acerto.",
      ],
    },
    {
      asks: ["Posso carregar a bateria com o carregador do carro?", "Dá para usar bateria automotiva no portão?"],
      about: ["rede-eletrica"],
      for: ["how-to", "what", "price", "buy", "why"],
      says: [
        "Não. Ele carrega demais e faz a selada inchar, e ainda deixa o conjunto fora do disjuntor do portão.",
        "Ela foi feita para dar partida e recarregar rodando. Parada e usada até o fim, morre em poucas quedas de luz.",
      ],
    },
    {
      asks: ["Posso deixar o conjunto perto do tanque de combustível?", "Onde não devo pôr a bateria?"],
      says: [
        "Não. Bateria carregando pode soltar gás, e lugar fechado com vapor de combustível não combina com isso.",
        "Longe de sol, de água que sobe e de espaço sem ar. Debaixo da tampa quente do motor ela envelhece em um verão.",
      ],
    },
    {
      asks: ["Compensa trocar o motor por um que aceite bateria?", "Meu motor antigo pode ganhar reserva?"],
      about: ["troca-de-motor"],
      for: ["worth-it", "price", "replace", "which"],
      says: [
        "Se o inversor custa boa parte de um conjunto novo, a troca passa a ser a conta certa, e o antigo pode render desconto.",
        "Pode, com inversor do tamanho da partida dele. Antes disso, veja se a folha não está pedindo mais do que devia.",
      ],
    },
  ],
};
