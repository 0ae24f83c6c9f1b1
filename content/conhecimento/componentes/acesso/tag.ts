import type { Component } from "#domain/knowledge/entry";

export const tag: Component = {
  kind: "component",
  id: "tag",
  name: { one: "tag de acesso", many: "tags de acesso", gender: "f" },
  aliases: [
    "tag",
    "tags",
    "tag de portão",
    "tag do portão",
    "tag para portão",
    "tags para portão",
    "tag de condomínio",
    "tag de garagem",
    "tag para garagem",
    "tag rfid",
    "rfid",
    "leitor de tag",
    "leitor de tags",
    "leitora de tag",
    "antena de tag",
    "controle de acesso por tag",
    "teg",
    "tegue",
    "tag do carro",
  ],
  variants: [
    { id: "veicular", names: ["tag veicular", "tag de para-brisa", "tag adesiva", "adesivo do carro", "tags veiculares"] },
    {
      id: "de-proximidade",
      names: [
        "tag de aproximação",
        "chaveiro de aproximação",
        "cartão de aproximação",
        "tag chaveiro",
        "chaveirinho do portão",
        "cartão de proximidade",
      ],
    },
  ],
  not: ["tag html", "tag de pedágio", "tag de roupa", "tag de bagagem"],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["condominio", "botoeira", "controle", "cancela", "interfone"],
  pages: [
    "/topicos/chave-eletronica-para-portao",
    "/topicos/instalacao-de-motor-em-portao-de-condominio",
    "/topicos/acessorios-para-portao-automatico",
  ],
  quantities: [
    { text: "125 kHz", means: "frequência dos chaveiros de aproximação simples" },
    { text: "13,56 MHz", means: "frequência dos cartões de aproximação com memória" },
  ],
  brief: [
    "A tag identifica quem chega e deixa apagar um morador sem recolher o controle de ninguém.",
    "Tag que lê às vezes costuma sofrer de película metalizada, ângulo de antena ou suporte torto no vidro.",
    "O leitor de tag não move o portão: reconhece o código e fecha um contato na central, como um dedo na botoeira.",
    "Tag de aproximação simples se copia em chaveiro; onde isso importa, escolhe-se a que troca senha com o leitor.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "A tag de acesso é um código sem pilha, preso no para-brisa ou no chaveiro, que o leitor do portão reconhece. Lida e aprovada, o leitor dá à central a mesma ordem de uma botoeira, e registra quem passou e quando.",
        "Tag é a identidade de cada carro ou pessoa na entrada. Ela troca o controle que abre para qualquer um por um cadastro: some a pessoa, apaga-se a linha, e os outros nem percebem.",
      ],
    },
    {
      to: ["install"],
      says: [
        "A instalação do leitor de tag começa no chão: onde o carro para, para que lado olha o vidro e quanto espaço existe até a folha. Só depois vêm antena, cabo até a central e cadastro.",
        "Para instalar tag na garagem, o leitor fica onde o carro chega devagar e reto, a antena mira o para-brisa e o relé que dá a ordem fica do lado de dentro. Leitor na curva lê o carro do vizinho.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto da tag que falha começa por trocar o papel dela com outra: se a do vizinho abre no seu carro, o defeito é a peça; se nenhuma abre, é antena, leitor ou contato na central.",
        "Leitor de tag com luz e sem ação tem o relé ou o fio da central em falta. Leitor sem luz perdeu a fonte, e nenhuma tag resolve isso.",
      ],
    },
    {
      to: ["replace"],
      says: [
        "A troca de uma tag é cadastro: apaga-se a antiga, grava-se a nova e cola-se no lugar certo do vidro. A adesiva foi feita para não sobreviver à retirada, e essa é uma virtude dela.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O preço de um sistema de tag depende do leitor, da distância de leitura e de quantos vão se cadastrar. A etiqueta é barata; antena de longo alcance, poste e cabo enterrado fazem a conta.",
        "Quanto custa pôr tag no portão muda entre chaveiro encostado na coluna e leitura com o carro andando. A visita que confere central e contato é uma manutenção, de {{manutencao-custo}}.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para a tag ler bem, cole-a no vidro limpo, longe da película metalizada e do sensor de chuva, e pare o carro no ponto marcado. Entrar de lado ou acelerado é a maneira mais certa de ficar do lado de fora.",
        "Tag parou de abrir: teste-a em outra vaga e teste a de um vizinho na sua. Duas provas dizem se o defeito viaja com a peça ou ficou no leitor.",
      ],
    },
    {
      to: ["which"],
      says: [
        "A tag certa segue o modo de chegar: adesiva no para-brisa para quem vem de carro, chaveiro ou cartão para quem vem a pé ou de moto. Onde há rotatividade, prefira a que o leitor apaga uma a uma.",
        "Escolha a tag pelo risco de cópia: a de 125 kHz entrega o código a qualquer leitor que encoste; a de 13,56 MHz pode guardar senha. Em portaria sem gente, essa diferença é o cadeado.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Adote a tag quando já ninguém sabe quantos controles existem, quando inquilino sai sem devolver o dele ou quando a fila na porta é de carro procurando chaveiro. Antes disso, cadastro em papel e controle contado bastam.",
      ],
    },
    {
      to: ["why"],
      says: [
        "A tag falha quase sempre por física: metal na película, vidro aquecido com filete, chuva grossa e ângulo errado enfraquecem a resposta. O leitor não mente; ele só não ouve.",
      ],
    },
    {
      to: ["maintain"],
      says: [
        "A manutenção da tag é de cadastro: apagar quem saiu, conferir duplicados e guardar a cópia da lista. Do leitor, limpar a face, apertar o suporte e ver o contato na revisão, {{preventiva-condominio}} em prédio.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "A tag vale a pena em condomínio, em empresa com turnos e em qualquer lugar onde se perde controle. Em casa de um casal, é um sistema para administrar sem necessidade.",
      ],
    },
  ],
  definition: {
    headings: ["Como o leitor enxerga a tag", "Para-brisa ou chaveiro", "Do código ao portão"],
    items: [
      {
        when: { variants: ["veicular"] },
        says: [
          "A de para-brisa não tem bateria: a antena joga um campo no carro, e o circuito da etiqueta responde com o que recebeu. Por isso metal entre os dois apaga a leitura, e distância se compra em antena, não em tag.",
        ],
      },
      {
        when: { variants: ["de-proximidade"] },
        says: [
          "A de chaveiro precisa encostar, porque o leitor alcança pouco. Essa vizinhança é o que a deixa barata e o que obriga o motorista a abrir o vidro na chuva.",
        ],
      },
      {
        about: ["central", "botoeira"],
        says: [
          "O leitor decide, o relé avisa e a central manda. Entre o primeiro e o último passa apenas um contato seco, e é isso que permite pôr tag em motor de marca e idade diferentes.",
          "Quem abre não é a etiqueta: é o relé, e ele fica dentro. Leitor arrancado da coluna não abre o portão, desde que a instalação tenha posto a decisão do lado de dentro.",
        ],
      },
      {
        for: ["what", "which", "why", "worth-it"],
        about: ["condominio"],
        says: [
          "A diferença para o controle é o nome na lista. Controle perdido obriga a regravar todo mundo; tag perdida sai sozinha da memória.",
        ],
      },
      {
        for: ["what", "install", "which"],
        says: [
          "Cópia existe: chaveiro simples entrega o código a quem o encoste em um leitor comum, e a banca da esquina o duplica. Tecnologia com senha e leitor que a confere encarece pouco e fecha esse caminho.",
        ],
      },
    ],
  },
  faults: {
    headings: ["Sinais de tag e leitor com defeito", "Como a leitura falha", "Onde a etiqueta perde o portão"],
    leads: ["Compare sempre com outra tag na mesma vaga:", "Quem não lê raramente é quem parece:"],
    items: [
      {
        label: "Lê com o braço de fora",
        says: [
          "película metalizada ou filete do desembaçador barram o sinal no vidro; a mesma etiqueta na mão funciona.",
          "carro novo com para-brisa térmico tem uma janela própria para etiqueta, e fora dela nada lê.",
        ],
      },
      {
        label: "Só abre na segunda passada",
        says: [
          "suporte da antena cedeu e ela mira o capô; a leitura volta quando o carro recua.",
          "leitor baixo em portão novo e alto: o carro mudou, a antena não.",
        ],
      },
      {
        label: "Nenhuma tag abre",
        about: ["nao-abre", "central"],
        says: ["fonte do leitor, relé ou contato na central; se a botoeira abre, a busca é curta."],
      },
      {
        label: "Abre para quem saiu",
        about: ["condominio"],
        says: [
          "cadastro nunca foi limpo, e a etiqueta do antigo morador segue valendo.",
          "código repetido deu acesso a quem ninguém registrou.",
        ],
      },
      {
        label: "Abre para o carro da outra pista",
        about: ["abre-sozinho"],
        says: ["antena forte demais ou mal virada lê quem passa na rua, e o portão abre para ninguém."],
      },
      {
        label: "Vidro trocado",
        says: ["a etiqueta foi embora com o para-brisa antigo, e o cadastro ainda espera por ela."],
      },
    ],
  },
  neighbours: {
    headings: ["Tag, controle ou central", "Quem não reconheceu o carro"],
    items: [
      {
        label: "Controle",
        about: ["controle", "controle-nao-funciona"],
        says: [
          "controle do mesmo morador abrindo prova que central e motor estão bem; falta só a leitura.",
          "controle mudo e tag boa invertem a pista: é pilha ou antena do receptor.",
        ],
      },
      {
        label: "Central",
        about: ["central"],
        says: ["leitor com luz verde e portão parado: o estalo do relé chegou, a ordem não."],
      },
      {
        label: "Cadastro",
        about: ["condominio"],
        says: [
          "luz vermelha com etiqueta boa é recusa, e não falha: o nome não está na lista ou o horário dele acabou.",
          "todas recusam menos a do síndico: alguém apagou grupo em vez de pessoa.",
        ],
      },
      {
        label: "Fotocélula",
        about: ["fotocelula", "nao-fecha"],
        says: ["leu, abriu e não fechou mais: a queixa já saiu do leitor e entrou no feixe."],
      },
    ],
  },
  checks: {
    headings: ["O que provar na entrada", "Exame da tag e do leitor"],
    leads: ["Sem ferramenta, com outro morador por perto:", "O exame dura o tempo de entrar e sair:"],
    steps: [
      {
        label: "Outra etiqueta",
        says: ["use a do vizinho no seu carro e a sua no carro dele. Quem falhar nos dois é a peça; quem falhar em um é o carro."],
      },
      {
        label: "Vidro",
        says: [
          "segure a tag fora do carro, na mesma altura: lendo ali, o vidro é o obstáculo.",
          "veja se o adesivo não está sobre o espelho, o sensor ou a faixa escura do topo.",
        ],
      },
      {
        label: "Luz do leitor",
        says: ["repare nas cores quando o carro encosta: verde sem movimento é central, vermelha é cadastro, apagada é fonte."],
      },
      {
        label: "Posição",
        says: ["pare reto, no ponto onde antes abria. Descubra se o piso mudou, se puseram lombada ou se a rampa ganhou curva."],
      },
      {
        label: "Lista",
        about: ["condominio"],
        says: [
          "peça à administração a data do último cadastro e se houve troca de telefone ou de aparelho. Atualização que trocou o banco trocou também quem abre.",
        ],
      },
    ],
    ends: [{ says: ["Etiqueta boa em dois carros, luz verde e portão imóvel: o resto é da central, com técnico."] }],
  },
  work: {
    headings: ["Como o técnico instala o leitor", "Do ponto no chão ao cadastro", "O que se mede na antena"],
    leads: ["A antena vai para onde o carro para, e não para onde o muro deixa:", "Antes do primeiro furo, alguém estaciona várias vezes:"],
    steps: [
      {
        label: "Ponto",
        says: [
          "marca-se no piso onde o carro espera, com carro de tamanho diferente, e mira-se a antena no vidro dele.",
          "moto e caminhão são provados no mesmo dia, porque passam por alturas que a antena não previa.",
        ],
      },
      {
        label: "Antena",
        says: ["o ângulo é escolhido para não enxergar a rua, e a força é reduzida até parar de ler quem passa."],
      },
      {
        label: "Relé",
        about: ["central"],
        says: ["o contato fica do lado de dentro, em caixa fechada, e a coluna de fora recebe só o leitor."],
      },
      {
        label: "Cadastro",
        about: ["condominio"],
        says: [
          "cada etiqueta entra com nome, vaga e data; a lista vai para quem administra, com cópia fora do aparelho.",
          "controle antigo é apagado na mesma visita, ou o sistema nasce com porta dos fundos.",
        ],
      },
      {
        label: "Proteção",
        about: ["dps", "aterramento"],
        says: [
          "cabo longo até a antena leva protetor de sinal e malha ligada ao terra, porque o poste da entrada é o mais alto da frente.",
        ],
      },
    ],
  },
  effort: {
    headings: ["O que pede a leitura por tag", "Poste, cabo e um dia de cadastro"],
    items: [
      {
        says: [
          "Leitor de encostar entra em uma visita. Antena de longo alcance pede poste, cabo enterrado e um dia em que os carros venham se cadastrar.",
          "O portão funciona enquanto se monta; o que trava é o cadastro sem lista pronta.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa o acesso por tag", "Leitor, antena e cadastro"],
    items: [
      {
        says: [
          "Conferir o contato com a central cabe em uma manutenção, de {{manutencao-custo}}. Leitor, antena e etiquetas são orçados pelo modo de entrada.",
          "Etiqueta se compra por morador e antena, por distância. É a segunda que decide a conta.",
        ],
      },
      {
        for: ["price", "worth-it", "buy", "install"],
        about: ["interfone"],
        says: [
          "Some ao preço a reposição: etiqueta adesiva não se reaproveita, e mudança de vidro traz pedido novo. Guarde algumas na administração.",
        ],
      },
    ],
  },
  choice: {
    headings: ["Que leitura serve na sua entrada", "Da chegada ao leitor"],
    columns: ["Quem chega", "Leitura", "Cuidado"],
    rows: [
      { cells: ["Carro devagar e reto", "Antena no vidro", "Ângulo longe da rua"] },
      { cells: ["Carro em rampa", "Antena antes da rampa", "Não parar em aclive"], when: { grounds: ["rampa", "ladeira"] } },
      { cells: ["A pé ou de moto", "Chaveiro encostado", "Leitor com beiral"] },
      { cells: ["Visita e serviço", "Senha temporária ou interfone", "Etiqueta não se empresta"], about: ["interfone"] },
      { cells: ["Rotatividade alta", "Cadastro apagável um a um", "Lista fora do aparelho"], when: { uses: ["predio", "condominio"] } },
      { cells: ["Casa de uma família", "Controle comum", "Sistema sobra aqui"], when: { uses: ["casa", "sobrado"] } },
    ],
  },
  worth: {
    headings: ["Tag ou mais controles", "Onde o cadastro se paga"],
    items: [
      {
        about: ["controle"],
        says: [
          "Vale quando apagar uma pessoa custa menos do que regravar todas. Isso acontece com inquilino, funcionário e prestador, e quase nunca em uma família só.",
          "Antes de comprar, conte quantos controles ninguém sabe onde estão. Esse número é o motivo da tag ou a prova de que ela não é necessária.",
        ],
      },
    ],
  },
  care: {
    headings: ["Para a leitura não piorar", "Cuidados com vidro e lista"],
    items: [
      {
        says: [
          "Ao trocar o para-brisa ou aplicar película, avise quem administra antes, e não depois. A etiqueta velha vai embora com o vidro.",
          "Limpe a face do leitor com pano seco. Antena coberta de pó de rua lê menos e ninguém percebe a perda diária.",
        ],
      },
      {
        for: ["maintain", "what", "when"],
        about: ["condominio"],
        says: ["Combine um dia por mês para apagar quem saiu. Lista viva é a única parte desse sistema que ninguém vende."],
      },
    ],
  },
  cases: {
    headings: ["A tag na sua entrada", "Conforme a frente e o uso"],
    items: [
      {
        when: { gates: ["deslizante"] },
        says: [
          "Em portão de correr comprido, a leitura precisa acontecer cedo, porque a folha demora a liberar o vão. Antena perto demais faz o carro esperar na rua com o sinal já lido.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante, o ponto de leitura fica antes do giro da folha: carro que encosta para ler não pode estar no lugar onde ela vai passar.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "Folha de abrir empurra o carro que espera colado. Marque no piso a distância e deixe a antena alcançar essa linha, não o capô.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        about: ["condominio"],
        says: [
          "Prédio sem porteiro sustenta a tag com lista viva e interfone para quem não tem. Etiqueta esquecida no carro vendido abre o prédio para o novo dono do veículo.",
          "Em condomínio com entrada e saída, a saída costuma ficar livre por laço ou por botão. Gastar etiqueta na saída é comprar fila.",
        ],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: [
          "Em casa, a tag resolve a moto do filho e a diarista com horário. Mais do que isso, vira um cadastro que ninguém lembra de limpar.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Na vila, cadastro é assunto de assembleia pequena. Quem tem a lista, quem apaga, e o que acontece com a etiqueta de quem mudou: combinem antes de colar a primeira.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: ["Loja usa tag na porta de serviço e senha na do cliente. Chaveiro de funcionário demitido se apaga no mesmo turno."],
      },
      {
        when: { uses: ["galpao"] },
        says: ["Galpão com transportadora troca de motorista toda semana. Ali a etiqueta fica no veículo e o nome, na portaria."],
      },
      {
        when: { uses: ["sitio"] },
        says: ["Em sítio, poeira e distância pesam mais do que código. Controle com pilha guardada costuma ser a escolha mais honesta."],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Em rua inclinada, o carro espera em plano inclinado ou rola. Leia antes da subida e deixe o portão abrir com o carro ainda na rua plana.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "Rampa de subsolo muda o ângulo do vidro: subindo, ele aponta para o teto. A antena da saída fica mais alta do que a da entrada.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Frente cheia de gente não admite carro parado em cima do passeio esperando leitura. Ganhe distância recuando a antena para o terreno.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: ["Pó de obra forma uma crosta na face do leitor que a chuva endurece. Limpeza seca semanal vale mais do que antena nova."],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Folha larga entre o leitor e o carro, balançando no vento, apaga a leitura em dias de temporal e devolve no sol. Antes de culpar a antena, olhe a copa.",
        ],
      },
      {
        when: { uses: ["condominio"] },
        says: [
          "Em condomínio, a tag de visita frequente, como a de um cuidador, tem data para expirar. Sem ela, a lista cresce e ninguém sabe quem entra.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: ["Leitor no fim da rampa obriga a parar o carro inclinado. Posto antes da subida, ele dá tempo de a folha abrir."],
      },
    ],
  },
  tell: {
    headings: ["O que mandar para escolher o leitor", "Fotos da chegada do carro"],
    items: [
      {
        says: [
          "Filme a chegada do carro mais alto e do mais baixo, do meio da rua até o vão. É nesse trajeto que a antena precisa enxergar.",
          "Fotografe a coluna, o poste, a rampa e a central, se estiver visível sem abrir nada. Diga quantos vão se cadastrar.",
        ],
      },
      {
        says: [
          "Conte quem não terá etiqueta: visita, entrega, ambulância. O sistema nasce incompleto se essa porta não for pensada.",
          "Escreva se os carros têm película e quais entram de moto: muda a antena e muda o lugar dela.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["A tag abre sem luz?", "Etiqueta funciona no apagão?"],
      about: ["falta-de-energia", "nobreak"],
      says: [
        "Ela não tem pilha, mas o leitor tem fio. Sem energia nem bateria, ninguém escuta a etiqueta.",
        "Só se leitor, relé e motor estiverem na reserva. Um deles fora, a entrada volta a ser manual.",
      ],
    },
    {
      asks: ["Dá para copiar uma tag?", "Quem clona chaveiro de portão?"],
      for: ["which", "what", "why", "worth-it"],
      says: [
        "Chaveiro simples, sim, e sem que o dono perceba. Onde isso importa, use os que conversam por senha com o leitor.",
        "Qualquer um com um gravador barato, se a tecnologia for a antiga. O cadastro por pessoa reduz o estrago.",
      ],
    },
    {
      asks: ["A mesma etiqueta serve para dois portões?", "Posso abrir a garagem e o portão de pedestre com uma só?"],
      about: ["trava-eletrica"],
      says: [
        "Serve se os dois leitores falam a mesma tecnologia. Combine isso antes de comprar o segundo.",
        "Pode, e fica melhor assim: um cadastro, uma peça, um registro por pessoa.",
      ],
    },
    {
      asks: ["Película no vidro impede a leitura?", "Insulfilm atrapalha a tag?"],
      for: ["why", "how-to", "what", "repair"],
      says: [
        "A metalizada, sim, porque tem metal. Carro com película se resolve com etiqueta no retrovisor interno ou fora dela.",
        "Atrapalha quando tem partícula de metal. Segure a peça fora do vidro: se ler, a película confessou.",
      ],
    },
    {
      asks: ["Quem deve guardar o cadastro?", "A lista de tags pode ficar com a empresa?"],
      about: ["condominio"],
      for: ["what", "maintain", "worth-it", "price"],
      says: [
        "A administração, com cópia fora do aparelho e senha de quem apaga. Fornecedor que muda não deve levar a lista junto.",
        "Ela pode gravar, e o dono fica com a cópia. Cadastro é dado de pessoas, e guarda-se com cuidado.",
      ],
    },
    {
      asks: ["A tag abre e o portão fecha em cima?", "Etiqueta tem ligação com a fotocélula?"],
      about: ["fotocelula"],
      says: [
        "Não tem. Ela dá a ordem, e quem impede o fechamento é o feixe no vão, que precisa existir.",
        "Nenhuma. Aprovado o código, a folha segue as regras da central, e a segurança é outra peça.",
      ],
    },
  ],
};
