import type { Component } from "#domain/knowledge/entry";

export const dps: Component = {
  kind: "component",
  id: "dps",
  name: { one: "protetor de surto", many: "protetores de surto", gender: "m" },
  aliases: [
    "dps",
    "dps para portão",
    "dps do portão",
    "dps no portão",
    "protetor de surtos",
    "protetor contra surto",
    "protetor contra surtos",
    "protetores contra surto",
    "proteção contra surto",
    "proteção contra surtos",
    "proteção contra raio",
    "proteção contra raios",
    "protetor contra raio",
    "protetor contra raios",
    "protetor de raio",
    "protetor de raios",
    "protetor de portão contra raio",
    "supressor de surto",
    "supressor de surtos",
    "dispositivo de proteção contra surto",
    "dispositivo de proteção contra surtos",
    "protetor para portão eletrônico",
    "varistor",
  ],
  variants: [
    { id: "de-quadro", names: ["dps de quadro", "protetor de quadro"] },
    { id: "de-sinal", names: ["dps de sinal", "protetor de linha", "protetor de interfone"] },
  ],
  not: ["protetor de tomada", "protetor solar"],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["raio", "aterramento", "central", "desarma-disjuntor", "falta-de-energia"],
  pages: ["/topicos/eletricista-para-portao-automatico", "/topicos/conserto-de-placa-de-portao-eletronico"],
  brief: [
    "O protetor de surto desvia para a terra o pico que mataria a placa, e se gasta fazendo isso.",
    "DPS com janela vermelha já salvou o portão uma vez e não salva mais: quem fica é a central.",
    "O protetor de surto no quadro não vê o que entra pelo fio do interfone; essa linha tem o dela.",
    "Sem fio de terra curto, o DPS é uma peça ligada a nada.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "O DPS, ou protetor de surto, fica entre a fase e a terra e só conduz quando a tensão sobe demais: desvia o pico e, ao fazê-lo, se desgasta. Ele protege a placa do portão, não o motor nem a casa inteira.",
        "O protetor de surto é um ralo de tensão ligado no quadro ou junto ao motor. Em dia comum não faz nada; em trovoada, sacrifica-se, e a janelinha dele muda de cor para avisar.",
      ],
    },
    {
      to: ["install"],
      says: [
        "A instalação do DPS pede o modelo certo para a rede, disjuntor antes dele e ligação curta e reta ao barramento de terra. Metro de fio enrolado anula a peça, porque a tensão aparece no próprio fio.",
        "Para instalar protetor de surto no portão, o eletricista separa rede e sinal, escolhe onde a descarga entra e liga o dispositivo o mais perto possível dessa entrada.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "DPS não se conserta: acusou, troca-se o módulo ou a peça inteira. O conserto de verdade está no que veio depois dele, na central, e na terra que devia recebê-lo.",
        "Protetor de surto que se queima a cada temporal está fazendo o papel certo em instalação errada. Mede-se o fio de terra antes de pôr o quinto dispositivo.",
      ],
    },
    {
      to: ["replace"],
      says: [
        "A troca do DPS se faz pelo mesmo tipo e tensão, com o disjuntor desligado e a ligação refeita curta. Cartucho removível sai sozinho; o fixo obriga a soltar os condutores.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O preço do DPS instalado depende do ponto: no quadro da casa é rápido; junto ao motor, com caixa e terra próprios, é mais. Uma manutenção do portão, em que ele é conferido, fica em {{manutencao-custo}}.",
        "Quanto custa o protetor de surto instalado muda com o número de linhas: só a rede é barato, rede mais interfone, câmera e botoeira pede protetor em cada uma.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para saber se o DPS ainda vale, leia a janela dele no quadro, sem abrir nada: verde serve, vermelha ou apagada já foi. Trocar não é tarefa de leitor, porque fica em barramento energizado.",
        "Confira o protetor de surto depois de cada trovoada forte e antes do verão. A peça não apita: quem não olha a janela descobre com a placa queimada.",
      ],
    },
    {
      to: ["which"],
      says: [
        "O DPS certo para o portão combina a tensão da rede, o tipo de ligação da casa e o lugar da linha. O de quadro cuida da energia; cabo de sinal, antena e interfone pedem os próprios.",
        "Escolha o protetor de surto pela entrada: descarga que vem da rua passa pelo quadro, descarga que vem do cabo passa pelo sinal. Uma peça não faz o serviço da outra.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Troque o DPS quando a janela acusar, depois de queda próxima ou quando ele desarmar o disjuntor sozinho. Peça gasta não dá defeito: apenas deixa de estar lá.",
      ],
    },
    {
      to: ["why"],
      says: [
        "O protetor de surto se sacrifica porque só assim a energia sai da frente da placa: dentro dele há um componente que vira fio quando a tensão passa do limite e que perde um pouco a cada vez.",
      ],
    },
    {
      to: ["maintain"],
      says: [
        "A manutenção do DPS é olhar a janela e medir a terra que o recebe. Em condomínio entra na lista da revisão, {{preventiva-condominio}}, junto com diferencial e disjuntor.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "O DPS vale a pena em rua de fio aéreo, em casa isolada e onde placa, câmera e modem dividem quadro. Sem fio de terra que o receba, é dinheiro perdido, e a terra vem primeiro.",
      ],
    },
  ],
  definition: {
    headings: ["Como um protetor desvia o surto", "A peça que se gasta por você", "O que há dentro do DPS"],
    items: [
      {
        says: [
          "Por dentro, um componente que isola até certo ponto e conduz depois dele. O pico bate, encontra caminho mais fácil do que a placa, desce para a terra e some em um instante.",
          "Na tensão normal o dispositivo não existe para a casa. Passado o limite, ele fecha um curto controlado, aquece, envelhece e volta a esperar.",
        ],
      },
      {
        when: { variants: ["de-sinal"] },
        about: ["interfone", "fotocelula"],
        says: [
          "Em cabo fino, o dispositivo trabalha com tensão pequena e precisa reagir antes. Instalado no lugar errado da linha, ele protege o poste e deixa a central para o surto.",
        ],
      },
      {
        when: { variants: ["de-quadro"] },
        says: [
          "No quadro, o protetor divide a descarga com o disjuntor e com a terra da casa. Por isso se dimensiona olhando os três, e não pela caixa da loja.",
        ],
      },
      {
        for: ["what", "why", "which"],
        about: ["aterramento"],
        says: [
          "O que ele protege é o degrau de tensão, e não a falta de energia. Para voltar a andar no escuro, o caminho é bateria, que é outra peça.",
        ],
      },
    ],
  },
  faults: {
    headings: ["Sinais de protetor vencido", "Como o DPS falha", "O que a janela diz"],
    leads: ["Quase todos se leem do lado de fora do quadro:", "A peça não faz ruído nem esquenta; olhe:"],
    items: [
      {
        label: "Janela vermelha",
        about: ["raio"],
        says: [
          "o dispositivo absorveu descarga e saiu de serviço; a placa está sem guarda.",
          "cor trocada sem ninguém ter notado trovoada acusa surto vindo da rede, e não do céu.",
        ],
      },
      {
        label: "Derruba o disjuntor",
        about: ["desarma-disjuntor"],
        says: [
          "gasto ao extremo, ele vira curto e o disjuntor cai mesmo com o portão desligado.",
          "com o módulo isolado pelo eletricista a alavanca firma, e o motor fica fora de suspeita.",
        ],
      },
      {
        label: "Marca de calor",
        about: ["cheiro-de-queimado"],
        says: [
          "plástico amarelado ou escorrido no trilho do quadro é módulo que conduziu por tempo demais.",
          "cheiro perto do quadro depois da tempestade pede disjuntor embaixo antes de lanterna.",
        ],
      },
      {
        label: "Verde e sem efeito",
        about: ["aterramento"],
        says: [
          "a janela mente quando falta terra: a peça está inteira e ligada em lugar nenhum.",
          "fio longo até o barramento faz aparecer no cabo a tensão que ele devia desviar.",
        ],
      },
      {
        label: "Placa queima assim mesmo",
        about: ["central", "interfone"],
        says: [
          "o surto entrou pelo sinal, que não passa pelo protetor da rede.",
          "central morta com protetor verde convida a olhar botoeira e câmera.",
        ],
      },
    ],
  },
  neighbours: {
    headings: ["Protetor, disjuntor ou diferencial", "Quem protege de quê"],
    items: [
      {
        label: "Disjuntor",
        about: ["rearmar-disjuntor"],
        says: [
          "ele corta sobrecarga e curto, que duram; o surto acaba antes de ele pensar.",
          "disjuntor que cai em dia seco fala do circuito, não do céu.",
        ],
      },
      {
        label: "Diferencial",
        about: ["aterramento"],
        says: ["o diferencial cuida de pessoas, comparando corrente que vai e volta; o protetor cuida da placa. Um não substitui o outro."],
      },
      {
        label: "Filtro de linha",
        says: ["régua de tomada tem um varistor miúdo e fica longe do motor; é conforto de mesa, e não proteção de portão."],
      },
      {
        label: "Nobreak",
        about: ["nobreak"],
        says: [
          "ele dá energia na falta; alguns filtram picos leves, nenhum foi feito para ralo de descarga.",
          "com os dois instalados, o protetor vem antes, para não perder o caro por causa do barato.",
        ],
      },
    ],
  },
  checks: {
    headings: ["O que ler no protetor sem tocar", "Conferência do quadro pela tampa"],
    leads: ["O quadro se olha pela janela da tampa plástica, com as mãos longe dos parafusos."],
    steps: [
      {
        label: "Janela",
        about: ["raio"],
        says: [
          "leia a cor de cada módulo: verde, ativo; vermelha, transparente ou com traço, gasto.",
          "se há um módulo por fase, um vermelho entre verdes já pede troca, porque a descarga escolhe.",
        ],
      },
      {
        label: "Disjuntor próprio",
        says: ["confira se a alavanca ligada a ele está em cima; embaixo, o protetor está fora, e ninguém avisa."],
      },
      {
        label: "Histórico",
        says: [
          "lembre os aparelhos que morreram em trovoada e em que cômodo; a lista mostra por qual linha a descarga entra.",
          "veja se há etiqueta com data da última troca; sem ela, escreva a de hoje depois do serviço.",
        ],
      },
      {
        label: "Terra",
        about: ["aterramento"],
        says: ["procure o fio verde saindo do protetor. Enrolado em laço ou atravessando o quadro, ele perde o efeito."],
      },
    ],
    ends: [{ says: ["Janela trocada ou cheiro perto do quadro: tire o portão do circuito pelo disjuntor dele e espere o eletricista."] }],
  },
  work: {
    headings: ["Como o eletricista põe o protetor", "Da entrada ao último metro", "O que se confere na proteção"],
    leads: ["A peça vai no caminho da descarga, e não onde sobrou espaço:", "Com o quadro desligado, a ordem é esta:"],
    steps: [
      {
        label: "Terra",
        about: ["aterramento"],
        says: ["mede-se a continuidade do barramento até a haste antes de comprar protetor; sem isso, ele é enfeite."],
      },
      {
        label: "Rede",
        says: [
          "o dispositivo entra depois do disjuntor geral, com classe e tensão da ligação que a casa tem.",
          "fios curtos e retos até a fase e a terra, sem laço, porque cada centímetro soma tensão.",
        ],
      },
      {
        label: "Sinal",
        about: ["interfone", "fotocelula"],
        says: [
          "interfone, câmera e botoeira de rua recebem protetor na entrada da caixa, e a carcaça deles vai ao mesmo terra.",
          "cabo de sinal que dividia conduíte com a rede é separado, ou a descarga faz a própria ponte.",
        ],
      },
      {
        label: "Junto ao motor",
        about: ["central"],
        says: ["em linha longa, um segundo protetor vai na ponta do portão, porque o do quadro fica longe demais do pico."],
      },
      {
        label: "Registro",
        says: [
          "escreve-se a data no módulo e mostra-se a quem mora ali como a janela muda de cor.",
          "anota-se no quadro qual disjuntor é do protetor, para que ninguém o baixe para sempre.",
        ],
      },
    ],
  },
  effort: {
    headings: ["Quanto trabalho o protetor dá", "Módulo, quadro e caminho curto"],
    items: [
      {
        says: [
          "Trocar módulo em quadro pronto é rápido e o portão quase não para. Pôr o primeiro pede espaço no trilho e terra perto, e é isso que alonga.",
          "Quadro cheio obriga a caixa ao lado, com fio curto. Esticar o condutor para caber em outro lugar é o atalho que estraga o serviço.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa a proteção contra surto", "Uma linha ou todas as linhas"],
    items: [
      {
        says: [
          "Conferir a proteção na manutenção do portão fica em {{manutencao-custo}}. O dispositivo e a ligação somam-se por linha: rede, interfone, câmera.",
          "O dispositivo é barato perto da placa; o que pesa é o caminho até a terra. Terra que precisa ser refeita vai em orçamento de obra elétrica.",
        ],
      },
      {
        for: ["price", "worth-it", "buy", "install"],
        says: [
          "Antes de comprar, liste o que já queimou. A linha que matou aparelhos é a que precisa do primeiro protetor, e as outras podem esperar.",
        ],
      },
    ],
  },
  choice: {
    headings: ["Que proteção serve em cada linha", "Onde a descarga entra"],
    columns: ["Por onde vem", "Proteção", "Cuidado"],
    rows: [
      { cells: ["Fio aéreo da rua", "DPS no quadro geral", "Fio curto até a terra"] },
      { cells: ["Cabo do interfone", "Protetor de sinal na entrada", "Mesma terra da casa"], about: ["interfone"] },
      { cells: ["Câmera no muro", "Protetor na ponta externa", "Conduíte separado"] },
      { cells: ["Motor longe da casa", "Segundo protetor na ponta", "Haste ligada à primeira"], about: ["aterramento"] },
      { cells: ["Prédio com para-raios", "Protetor por quadro", "Projeto, e não compra avulsa"], when: { uses: ["predio", "condominio"] } },
    ],
  },
  worth: {
    headings: ["Vale pôr protetor na casa", "Quando a proteção se paga"],
    items: [
      {
        says: [
          "Vale onde já morreu placa, modem ou câmera, e onde o fio da rua chega pelo alto. Em casa com terra ausente, ponha o terra antes e o protetor depois.",
          "Proteger só a rede e deixar o interfone de fora é o erro que faz o dono dizer que protetor não adianta.",
        ],
      },
    ],
  },
  care: {
    headings: ["O protetor e o resto da casa", "Cuidados que mantêm o desvio aberto"],
    items: [
      {
        says: [
          "Leia a janela ao virar a estação das chuvas e depois de cada trovoada. É um olhar que custa nada e avisa o único defeito que ele mostra.",
          "Guarde uma peça igual no fundo da gaveta do quadro. Trocar no dia da tempestade é melhor do que descobrir o modelo na semana seguinte.",
        ],
      },
      {
        for: ["maintain", "when", "price", "what"],
        says: ["A janela entra na lista da preventiva, {{preventiva-condominio}} em prédio. Peça que o relatório traga a cor e a data."],
      },
      {
        about: ["aterramento"],
        says: ["Ninguém deve encompridar o fio verde para arrumar o quadro. É nesse metro que a proteção mora."],
      },
    ],
  },
  cases: {
    headings: ["O protetor no seu portão", "Conforme a rede e o lugar"],
    items: [
      {
        when: { gates: ["deslizante"] },
        says: [
          "Em portão de correr, o motor no piso tem cabo longo e raso: o segundo protetor, na caixa dele, é o que segura a placa quando a descarga cai na rua.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante, a central fica perto do quadro da casa e um protetor só costuma bastar. O cabo que desce a coluna é o ponto a conferir.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: ["Pivotante de duas folhas tem cabo enterrado até o braço distante. É nesse trecho que o protetor de sinal rende mais."],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: ["Em sobrado, um protetor no quadro geral guarda portão, geladeira e modem. Um por tomada custa mais e cobre menos."],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Prédio com para-raios precisa de proteção coordenada: a descida conduz a descarga para perto da garagem. Isso se projeta, e não se improvisa.",
          "Em condomínio, câmera e interfone são de fora e o protetor é de ninguém. Ponha o item no contrato de manutenção, com responsável.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Loja com letreiro e caixa registradora perde dois sistemas na mesma descarga. Protetor por quadro, e não por tomada, é o que segura os dois.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: ["Galpão com rede trifásica pede um módulo por fase. Faltando um, a descarga escolhe justo aquela."],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Vila com fio de porta em porta leva o surto por todas as casas. O protetor na entrada comum rende mais do que um em cada quadro.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "Em sítio, a linha chega sozinha ao fim da estrada e a porteira fica no primeiro poste. Protetor nas duas pontas é o par que funciona.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Fio entre copas balança e encosta, e cada toque manda um pico menor do que o raio e mais frequente. A janela vence sem trovoada.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "No topo da rua, o fio do poste passa acima das casas e colhe mais descarga. A janela ali se confere com mais frequência do que no vale.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: ["Onde o chão fica úmido, a haste é boa e o módulo enferruja. Quadro longe da umidade prolonga a peça mais do que a marca."],
      },
    ],
  },
  tell: {
    headings: ["O que mandar sobre a proteção", "Fotos do quadro que ajudam"],
    items: [
      {
        says: [
          "Fotografe o quadro com a janela legível e o trecho de fio verde que sai dela. Diga o que queimou na última trovoada.",
          "Mande a cor de cada módulo e a etiqueta com a tensão dele. Se não há nenhum, conte quantos circuitos o quadro tem.",
        ],
      },
      {
        says: [
          "Descreva por onde chegam os cabos: poste, laje, subsolo. A entrada da descarga se lê nesse desenho.",
          "Conte se existe para-raios no prédio ou antena no telhado, e em que ponto a descida fica.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["A janela verde quer dizer que está tudo bem?", "Verde no módulo garante a placa?"],
      says: [
        "Quer dizer que a peça está inteira. Ligada em terra que não existe, ela é inteira e inútil.",
        "Não. O verde não conta se o fio até o barramento é longo demais para a descarga.",
      ],
    },
    {
      asks: ["Posso pôr o módulo no quadro sozinho?", "A troca do cartucho é tarefa de morador?"],
      about: ["rede-eletrica"],
      says: [
        "Não. O barramento fica vivo mesmo com a alavanca do portão embaixo.",
        "Não é: além da rede, o serviço inclui medir a terra que vai recebê-la.",
      ],
    },
    {
      asks: ["Um protetor cobre câmera e interfone também?", "Preciso de um dispositivo por linha?"],
      about: ["interfone"],
      for: ["which", "what", "price", "install"],
      says: [
        "Não. Cabo de sinal tem entrada própria e pede dispositivo próprio, na mesma terra.",
        "Precisa de um por entrada. A rede é uma, o interfone é outra, e a descarga conhece as duas.",
      ],
    },
    {
      asks: ["Depois do raio, troco o protetor mesmo com janela verde?", "Caiu perto e ele não mudou de cor. E agora?"],
      about: ["raio"],
      for: ["when", "replace", "what", "maintain"],
      says: [
        "Se a descarga foi próxima e algo queimou, sim: ele pode ter perdido parte da capacidade sem cruzar o limite da janela.",
        "Peça que seja medido na visita. Peça cansada ainda aparece verde e falha na próxima.",
      ],
    },
    {
      asks: ["O para-raios do prédio já não basta?", "Para que serve o DPS se há para-raios?"],
      for: ["why", "what", "worth-it", "which"],
      says: [
        "O para-raios cuida do prédio e do telhado. A corrente que ele desce induz surto nos cabos, e é o protetor que cuida disso.",
        "São serviços diferentes: um leva a descarga ao chão, o outro impede que ela passeie pela fiação.",
      ],
    },
    {
      asks: ["O protetor estraga e deixa o portão sem energia?", "Por que ele derruba a chave do quadro?"],
      about: ["desarma-disjuntor"],
      says: [
        "Alguns modelos cortam a linha ao se sacrificar, e o portão fica mudo com a casa acesa.",
        "Porque virou curto. Rearmar uma vez basta para confirmar, e o módulo espera o eletricista.",
      ],
    },
  ],
};
