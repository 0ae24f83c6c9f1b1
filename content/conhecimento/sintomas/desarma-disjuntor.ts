import type { Symptom } from "#domain/knowledge/entry";

export const desarmaDisjuntor: Symptom = {
  kind: "symptom",
  id: "desarma-disjuntor",
  name: { one: "portão que desarma o disjuntor", many: "portões que desarmam o disjuntor", gender: "m" },
  aliases: [
    "desarma disjuntor",
    "desarma o disjuntor",
    "desarmam o disjuntor",
    "desarmando disjuntor",
    "desarmando o disjuntor",
    "desarmou o disjuntor",
    "desarmar disjuntor",
    "derruba o disjuntor",
    "derruba disjuntor",
    "derrubando o disjuntor",
    "derrubando disjuntor",
    "cai o disjuntor",
    "caindo o disjuntor",
    "disjuntor cai",
    "disjuntor caindo",
    "disjuntor desarma",
    "disjuntor desarmando",
    "disjuntor desarmou",
    "disjuntor do portão desarma",
    "disjuntor do portão desarmando",
    "disjuntor do portão cai",
    "disjuntor do portão caindo",
    "disjuntor não arma",
    "disjuntor não segura",
    "disjuntor do portão",
    "desarma a chave",
    "cai a chave",
    "cai a energia",
    "caindo a energia",
    "derruba a energia",
    "derruba a luz",
    "desliga a casa",
    "desarma o dr",
    "desarmando o dr",
    "cai o dr",
    "dr desarma",
    "dr desarmando",
    "dr caindo",
    "dá curto",
    "dando curto",
    "deu curto",
    "curto no portão",
    "curto no motor",
    "curto no motor do portão",
    "curto circuito",
    "curto-circuito",
    "curto circuito no portão",
  ],
  variants: [{ id: "dr", names: ["disjuntor dr do portão", "dispositivo dr do portão", "diferencial residual do portão"] }],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["rede-eletrica", "rearmar-disjuntor", "aterramento", "chuva", "cheiro-de-queimado", "central"],
  pages: ["/topicos/eletricista-para-portao-automatico", "/topicos/conserto-de-motor-de-portao", "/topicos/problemas-em-portao-automatico"],
  brief: [
    "Portão que desarma o disjuntor assim que ele sobe tem curto no fio ou na placa; só ao andar, o defeito é do motor ou da folha.",
    "Quando cai o DR e não o disjuntor comum, a corrente está fugindo para a terra: água, isolamento ou emenda.",
    "Um disjuntor do portão que cai duas vezes fica embaixo: ele está fazendo o serviço dele.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "Um portão que desarma o disjuntor puxa corrente demais ou deixa corrente fugir. Rearme uma só vez, sem acionar: se cai na hora, há curto na fiação ou na placa; se só cai quando a folha se move, o motor ou o esforço é a causa.",
        "Quando o portão desarma o disjuntor, a proteção acertou e merece ser ouvida. O momento da queda é a pista inteira: ao subir a alavanca, ao apertar o controle, na partida ou depois de algum tempo andando.",
      ],
    },
    {
      to: ["why"],
      says: [
        "O disjuntor cai por três motivos: curto entre fios, sobrecarga que dura ou, no DR, fuga para a terra. No portão, isso se traduz em emenda molhada, motor com enrolamento aberto, folha presa ou disjuntor fraco para a partida.",
        "Por que o portão desarma o disjuntor só quando chove? Porque a água fecha caminho onde o ar isolava: caixa de passagem, botoeira, cabo ferido no jardim. Seco, ele segura, e é isso que engana.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto de um portão que desarma o disjuntor é feito por exclusão: solta-se o motor da central, a central do fio e o fio do quadro, até a alavanca parar em cima. O último trecho retirado é o culpado.",
        "Reparar um portão que derruba o disjuntor nunca é pôr outro de corrente maior. Acha-se o trecho em curto ou a carga em excesso, corrige-se e só então se confere se o disjuntor é do tamanho do fio.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Se o disjuntor do portão cai, deixe todos longe, rearme uma única vez sem tocar no controle e espere. Segurou? Acione de longe e veja em que instante cai. Não segurou? Encerre ali e chame, com a alavanca embaixo.",
        "Antes de mexer no quadro quando o disjuntor desarma, veja se choveu, se alguém jardinou perto do cabo e se a folha estava presa. Mãos secas, piso seco, um rearme só: é tudo o que cabe a quem mora.",
      ],
    },
    {
      to: ["price"],
      says: [
        "Quanto custa resolver um portão que desarma o disjuntor depende do trecho em curto. Emenda e botoeira se refazem na visita, cabo enterrado pede eletroduto, e motor em curto pede troca.",
        "Quando o disjuntor cai, o preço do conserto quase nunca é o do próprio disjuntor. O que se paga é o tempo de isolar o trecho, e ele diminui quando você diz o momento exato da queda.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Chame quando o disjuntor desarma pela segunda vez, mesmo que semanas depois da primeira. Com choque na folha, cheiro ou quadro quente, chame na primeira e deixe a chave geral desligada.",
      ],
    },
    {
      to: ["emergency"],
      says: [
        "Se o portão desarma o disjuntor e alguém sentiu choque na grade, desligue a chave geral da casa e mantenha todos afastados. A folha só volta a ser tocada depois de medida, mesmo que o quadro pareça em ordem.",
        "Disjuntor caindo com fumaça ou estalo no quadro não se rearma: sai-se de perto e corta-se a energia pela chave geral, se der para alcançá-la sem passar pelo calor.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "Vale refazer o circuito exclusivo de um portão que desarma o disjuntor quando ele divide fio com a casa, porque o defeito de um vira apagão de todos. Já trocar só o disjuntor por um maior nunca vale: quem passa a proteger é o fio, queimando.",
      ],
    },
  ],
  definition: {
    headings: ["O que o disjuntor está vendo", "Curto, sobrecarga e fuga", "Três quedas diferentes"],
    items: [
      {
        says: [
          "Dentro do disjuntor há dois vigias: um ímã, que reage ao curto no mesmo instante, e uma lâmina, que entorta devagar com a sobrecarga. Queda seca fala do primeiro; queda depois de algum tempo, da segunda.",
          "A proteção comum compara a corrente com o que o fio aguenta. Não sabe se a culpa é de motor, placa ou bicho no eletroduto; sabe apenas que, se continuar, o cabo esquenta dentro da parede.",
        ],
      },
      {
        says: [
          "O DR compara o que vai com o que volta. Faltando um pouco, ele entende que a diferença está passando por alguém ou por algo molhado, e desliga mesmo que a corrente seja pequena.",
          "Portão é ferro exposto ao tempo, e por isso o DR costuma ser o primeiro a notar isolamento cansado. Retirá-lo para o portão andar é retirar o que protege quem encosta na folha.",
        ],
      },
      {
        for: ["why", "repair", "what"],
        says: [
          "Na partida, o motor puxa por um instante várias vezes a corrente normal. Um disjuntor de curva rápida confunde isso com curto e cai sem que haja defeito nenhum.",
          "Alavanca que cai sem calor nem hora pode ser ela própria: mola cansada ou borne frouxo. É o último suspeito, porque trocá-la primeiro esconde os outros.",
        ],
      },
    ],
  },
  causes: {
    headings: ["O momento da queda", "Quando cai e o que está em curto", "Do quadro ao motor"],
    leads: ["Um rearme, um acionamento, e a linha certa aparece:", "O instante importa mais do que a frequência:"],
    columns: ["Quando cai", "Suspeita", "O que olhar"],
    rows: [
      {
        cells: ["No mesmo instante do rearme", "Curto no fio ou na placa", "Cabo ferido, caixa com água"],
        about: ["central", "rede-eletrica"],
      },
      { cells: ["Ao apertar o controle", "Motor ou relé em curto", "Cheiro perto da caixa"], about: ["cheiro-de-queimado"] },
      { cells: ["No arranque, às vezes", "Curva errada ou capacitor", "Se há zumbido antes"], about: ["capacitor"] },
      { cells: ["Depois de andar um pouco", "Folha pesada, corrente alta", "Se a folha arrasta"], about: ["esquenta", "lento", "roldana"] },
      { cells: ["Ao encostar no fim", "Motor empurrando o batente", "Ronco depois da chegada"], about: ["fim-de-curso", "bate"] },
      { cells: ["Só cai o DR", "Fuga para a terra", "Umidade, isolamento, emenda"], about: ["aterramento", "chuva"] },
      { cells: ["Só com chuva", "Botoeira, emenda ou cabo molhado", "Caixa de passagem no piso"], about: ["chuva", "botoeira"] },
      { cells: ["Junto com chuveiro ou máquina", "Circuito dividido", "Se o fio é só dele"], about: ["rede-eletrica"] },
      { cells: ["Depois de um raio", "Protetor ou placa em curto", "Nada: não religue"], about: ["raio", "dps"] },
      { cells: ["Desde a obra no jardim", "Eletroduto furado", "Onde a pá passou"] },
      { cells: ["Sem motivo, quadro morno", "Borne frouxo ou disjuntor velho", "Calor na tampa do quadro"] },
    ],
  },
  neighbours: {
    headings: ["Não é toda queda que é curto", "O que parece disjuntor e não é"],
    items: [
      {
        label: "Proteção térmica do motor",
        about: ["esquenta"],
        says: [
          "ela fica dentro do motor e religa sozinha; se você precisou subir a alavanca no quadro, não foi ela.",
          "portão mudo com disjuntor em cima e motor quente é térmico descansando.",
        ],
      },
      {
        label: "Falta de energia da rua",
        about: ["falta-de-energia"],
        says: [
          "alavancas todas em cima e portão morto: veja se a rua tem luz e se metade da casa está fraca.",
          "uma fase a menos apaga parte dos cômodos sem mexer em disjuntor nenhum.",
        ],
      },
      {
        label: "Fusível da central",
        about: ["central"],
        says: [
          "quando ele se abre, a placa apaga e o quadro não se altera. Trocar fusível sem achar o curto queima o seguinte.",
          "luz da central apagada com tensão na tomada aponta para dentro da caixa.",
        ],
      },
      {
        label: "Dispositivo de surto",
        about: ["dps"],
        says: [
          "o DPS que cumpriu o papel mostra uma janela vermelha e pode derrubar a chave até ser trocado.",
          "protetor queimado se substitui; ele não é o defeito, e sim quem o recebeu no lugar da placa.",
        ],
      },
    ],
  },
  checks: {
    headings: ["Um rearme e o que observar", "O que cabe a quem mora", "Verificações com mãos secas"],
    leads: ["Piso seco, sapato fechado e ninguém encostado na folha.", "A lista tem um rearme só; não há segundo."],
    steps: [
      {
        label: "Sem encostar no ferro",
        says: [
          "antes de qualquer coisa, ninguém toca em folha, grade ou motor: queda de DR pode significar tensão na chapa.",
          "mantenha animais presos e crianças dentro de casa enquanto olha.",
        ],
      },
      {
        label: "Qual caiu",
        says: [
          "veja se foi o disjuntor do portão, o geral ou o DR, que tem um botão de teste na frente.",
          "fotografe o quadro antes de mexer; a posição das alavancas conta a história.",
        ],
      },
      {
        label: "O que mudou",
        says: [
          "procure água em caixa de passagem, botoeira embaçada, terra revolvida sobre o caminho do cabo.",
          "pergunte por furadeira na parede, lavagem de calçada, jardineiro e aparelho novo no mesmo circuito.",
        ],
      },
      {
        label: "Um rearme",
        about: ["rearmar-disjuntor"],
        says: [
          "desça a alavanca até o fim e suba uma vez, sem acionar o portão; caiu de imediato, deixe embaixo.",
          "se a alavanca segurar por alguns minutos com o portão parado, fio e placa estão, por ora, inteiros.",
        ],
      },
      {
        label: "Um acionamento",
        says: [
          "com a passagem livre, acione de longe e repare no instante: ao comando, no arranque, andando ou na chegada.",
          "caiu, não repita. O instante anotado vale como medida para quem vier.",
        ],
      },
    ],
    ends: [
      {
        says: [
          "Depois da segunda queda, a alavanca fica embaixo e ganha um bilhete com data e hora.",
          "Trocar por disjuntor maior, amarrar a alavanca ou tirar o DR não são testes: são o modo de levar o calor para dentro da parede.",
        ],
      },
    ],
  },
  stop: {
    headings: ["Quando nem o primeiro rearme vale", "Sinais de perigo no quadro e na folha"],
    items: [
      {
        label: "Choque ou formigamento",
        about: ["aterramento"],
        says: [
          "a chapa está com tensão, e o corpo é o caminho para a terra. Chave geral, e ninguém encosta.",
          "quem sentiu arrepio ao abrir o portão já mediu o bastante; a casa fica desligada naquele setor.",
        ],
      },
      {
        label: "Quadro quente ou escurecido",
        says: [
          "plástico amarelado e tampa morna mostram contato queimando ali mesmo, e não no portão.",
          "cheiro no quadro muda o chamado: primeiro eletricista, depois motor.",
        ],
      },
      {
        label: "Água no quadro ou no piso",
        says: [
          "pés molhados e alavanca não combinam. Espere secar ou peça à concessionária o desligamento.",
          "goteira sobre o quadro é caso de ficar longe dele, mesmo para desligar.",
        ],
      },
      {
        label: "Estouro na queda",
        says: [
          "estampido indica curto franco; subir a alavanca outra vez repete o arco perto do seu rosto.",
          "fumaça na caixa depois do estouro dispensa exame: energia geral cortada.",
        ],
      },
    ],
  },
  meanwhile: {
    headings: ["Com a alavanca embaixo até a visita", "Sem o circuito do portão"],
    items: [
      {
        when: { gates: ["deslizante", "pivotante"] },
        says: [
          "Se não houve choque, a folha alinhada em chão plano pode ser destravada e usada à mão, com a alavanca sempre embaixo e cadeado. Havendo formigamento, nem a chave se toca.",
          "Luva de borracha não substitui a alavanca embaixo: o que protege a mão na folha é a energia cortada e conferida no quadro.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "Basculante sem energia espera fechado; levantado, ganha isolamento na frente e atrás. A queda do disjuntor não muda a regra de não destravar.",
        ],
      },
      {
        says: [
          "Se o portão divide circuito com interfone, câmera ou luz da frente, avise que ficarão sem funcionar. Ligá-los por extensão improvisada refaz o curto em outro lugar.",
          "Anote todas as quedas, até as que parecem iguais. Duas com chuva e uma no seco já são um diagnóstico.",
        ],
      },
    ],
  },
  work: {
    headings: ["Como o técnico isola o curto", "Por trechos, do motor ao quadro", "Da fuga ao reparo"],
    leads: ["Desliga-se um trecho por vez, até a proteção ficar em cima.", "A medida vem antes da energia: rearme não é instrumento."],
    steps: [
      {
        label: "Ausência de tensão",
        says: [
          "confirma-se no ponto de trabalho que não há tensão, e a chapa da folha é medida contra a terra.",
          "bloqueia-se a alavanca com etiqueta, para que ninguém a suba com mãos na caixa.",
        ],
      },
      {
        label: "Motor",
        says: [
          "desconectado da placa, mede-se cada bobina e o isolamento para a carcaça.",
          "motor em fuga seca de um dia para o outro e volta a derrubar com umidade; por isso se mede frio e quente.",
        ],
      },
      {
        label: "Central e acessórios",
        about: ["central"],
        says: [
          "com o motor fora, energiza-se só a placa; depois entram botoeira, sinaleira e trava, um a um.",
          "varistor em curto depois de surto é trocado com o fusível, e procura-se por que ele atuou.",
        ],
      },
      {
        label: "Cabo e emendas",
        about: ["rede-eletrica"],
        says: [
          "megômetro entre condutores e terra acha a capa ferida; trecho reprovado é substituído inteiro.",
          "emenda de caixa no piso sobe para a parede ou recebe conector com gel próprio.",
        ],
      },
      {
        label: "Quadro",
        says: [
          "confere-se corrente e curva do disjuntor com a bitola do fio e a partida do motor.",
          "bornes são reapertados com torque, e o portão ganha circuito só dele, com DR.",
        ],
      },
      {
        label: "Carga real",
        about: ["roldana"],
        says: [
          "com tudo são, mede-se a corrente da viagem; folha pesada que leva ao limite é aliviada.",
          "repetem-se partidas seguidas para ver se a lâmina do disjuntor descansa entre elas.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa parar as quedas", "O trecho define o preço"],
    items: [
      {
        says: [
          "Isolar o defeito, refazer emenda e trocar botoeira molhada fica no valor de uma manutenção. Ela vai de {{manutencao-custo}}. Cabo novo é medido por metro.",
          "A exclusão por trechos é o grosso do trabalho. A visita custa {{manutencao-custo}}. O momento da queda, contado por você, a encurta.",
        ],
      },
      {
        for: ["price", "repair", "replace", "worth-it"],
        says: [
          "Motor em curto não se remenda. A troca em residência vai de {{troca-residencial}}. Exija a medida de isolamento antes de aceitar essa conclusão.",
          "Circuito exclusivo com DR é obra de eletricista, com preço próprio. Feito uma vez, serve ao motor atual e aos seguintes.",
        ],
      },
    ],
  },
  care: {
    headings: ["Para a alavanca ficar em cima", "O que evita curto e fuga"],
    items: [
      {
        says: [
          "Mantenha o portão em circuito próprio, identificado no quadro com caneta permanente. Na pressa, ninguém desliga o que não tem nome.",
          "Aperte o botão de teste do DR com regularidade, com o portão parado. Um DR que não cai no próprio teste não cairá por você.",
        ],
      },
      {
        says: [
          "Antes de cavar, furar ou lavar com pressão, lembre por onde passa o cabo. Uma foto do piso aberto, da época da obra, vale guardar.",
          "Peça o reaperto dos bornes na revisão. Ela se recomenda a cada {{revisao-intervalo}}. Contato que afrouxa aquece antes de cair.",
        ],
      },
    ],
  },
  cases: {
    headings: ["Conforme a instalação e o lugar", "O que muda no seu caso"],
    items: [
      {
        when: { gates: ["deslizante"] },
        says: [
          "De correr, o motor fica a um palmo do chão, e o cabo dele sai pela base: respingo, enxada e formiga chegam ali antes de chegar a qualquer tomada.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante, o cabo que acompanha o motor dobra a cada subida em alguns modelos. Capa rachada na curva derruba o disjuntor sempre na mesma altura da folha.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "No pivotante, a fiação do braço da segunda folha cruza o vão enterrada. É o trecho que alaga, e por ele se começa quando só um lado funciona.",
        ],
      },
      {
        when: { uses: ["casa"] },
        says: [
          "Em casa antiga, o portão foi puxado da tomada mais próxima. O disjuntor que cai protege também a sala, e separar os circuitos já esclarece a culpa.",
        ],
      },
      {
        when: { uses: ["sobrado"] },
        says: [
          "No sobrado, o fio desce do quadro de cima por dentro da parede, junto de chuveiro e torneira elétrica. Aquecido pelos vizinhos, ele carrega menos do que promete.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Em vila, antes de rearmar, descubra de qual casa sai a energia do portão. Mexer no quadro errado apaga um vizinho e deixa o curto onde estava.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Em condomínio, o quadro do portão fica na guarita ou na casa de bombas. O porteiro rearma uma vez, anota e chama; quem insiste a cada carro queima o contato.",
          "Prédio com dois motores alternados mostra o culpado sozinho: a queda acompanha o que estava de serviço.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Na loja, o portão costuma dividir chave com o luminoso da fachada, que molha primeiro. Desligue o letreiro antes de culpar o motor.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Galpão com rede de três fases tem proteção para cada uma. Se só uma cai, o motor pode seguir girando fraco e quente; desligue as outras também.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "No sítio, cabo longo e enterrado raso é roído por bicho e cortado por arado. O trecho em curto se acha com aparelho, e poupa cavar o terreno inteiro.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Em rua que enche, caixa de passagem no piso é poço. Enquanto a emenda morar ali, o DR vai cair a cada temporal, com razão.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Queda só na abertura, em terreno inclinado, é folha subindo com corrente no limite. O remédio está no peso dela e no trilho, e não na amperagem.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: ["Ralo de rampa entupido joga água na caixa do motor. Limpe-o antes da estação de chuvas e a alavanca agradece."],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Raiz aperta eletroduto até abrir a emenda de barro ou de plástico, e a terra úmida entra. A queda que vem com a rega do jardim é dessa família.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Pó condutivo de serralheria ou de cimento, com o sereno, faz ponte entre trilhas da placa. Cai de manhã e segura à tarde, quando seca.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Se a grade dá para a calçada, fuga de corrente é perigo de quem passa. Sem certeza do isolamento, a energia não volta nem para testar.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que informar", "O instante da queda, por escrito"],
    items: [
      {
        says: [
          "Escreva qual alavanca caiu e quando: no rearme, no comando, no arranque, andando ou na chegada. Uma foto do quadro inteiro, com as etiquetas, acompanha.",
          "Diga se alguém sentiu choque, e diga isso primeiro. Muda quem vai e o que leva.",
        ],
      },
      {
        says: [
          "Conte o tempo que fazia, o que mais estava ligado e se houve obra, jardim ou lavagem perto do cabo.",
          "Informe a idade da instalação e se o portão tem disjuntor só dele. Foto da entrada do cabo no motor ajuda.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Posso pôr um disjuntor mais forte?", "Trocar por um de amperagem maior resolve?"],
      says: [
        "Não. O disjuntor protege o fio; maior do que ele, deixa o cabo aquecer na parede sem que nada caia.",
        "Resolve a queda e cria o incêndio. Só se aumenta depois de trocar a fiação e medir o motor.",
      ],
    },
    {
      asks: ["Cai só o DR. Posso retirar?", "O portão não combina com DR?"],
      when: { variants: ["dr"] },
      about: ["aterramento"],
      says: [
        "Não retire. Ele cai porque há fuga, e portão é ferro que gente molhada toca. Ache a fuga.",
        "Combina, e precisa. Motor são e emenda seca não derrubam DR; o que o derruba é o que deve ser consertado.",
      ],
    },
    {
      asks: ["Quantas vezes posso rearmar?", "Rearmar de novo faz mal?"],
      about: ["rearmar-disjuntor"],
      says: [
        "Uma, sem acionar o portão. Se cair outra vez, a resposta já foi dada.",
        "Faz: cada fechamento sobre um curto corrói o contato e aquece o trecho ferido.",
      ],
    },
    {
      asks: ["O disjuntor pode estar velho?", "E se o defeito for do próprio disjuntor?"],
      for: ["what", "why", "price", "repair"],
      says: [
        "Pode, e se confirma medindo a corrente: cai abaixo do valor nominal, troca-se por igual.",
        "Acontece com borne frouxo e mola cansada. É a última hipótese, depois de motor, placa e cabo.",
      ],
    },
    {
      asks: ["Secou e parou de cair. Está resolvido?", "Depois do sol ele segura. Posso deixar?"],
      about: ["chuva"],
      says: [
        "Está adiado. A água achou um caminho e vai voltar por ele; o bom momento de achar a emenda é agora, com ela ainda úmida.",
        "Não convém: cada ciclo de molhar e secar oxida mais o contato, e um dia ele não seca.",
      ],
    },
    {
      asks: ["Chamo eletricista ou técnico de portão?", "De quem é o serviço?"],
      says: [
        "Se cai com o motor desconectado da tomada, eletricista. Se só cai com ele, técnico de portão.",
        "Quadro quente e choque são do eletricista; queda ao andar é do portão. Na dúvida, diga o instante e pergunte.",
      ],
    },
  ],
};
