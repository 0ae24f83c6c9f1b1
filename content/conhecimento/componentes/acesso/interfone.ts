import type { Component } from "#domain/knowledge/entry";

export const interfone: Component = {
  kind: "component",
  id: "interfone",
  name: { one: "interfone", many: "interfones", gender: "m" },
  aliases: [
    "interfone do portão",
    "interfone de portão",
    "interfone para portão",
    "interfone com portão",
    "interfone residencial",
    "interfone de casa",
    "interfone no portão",
    "porteiro eletrônico",
    "porteiros eletrônicos",
    "porteiro eletrônico do portão",
    "campainha do portão",
    "interfonia",
    "enterfone",
    "interfoni",
    "intefone",
  ],
  variants: [
    { id: "com-imagem", names: ["vídeo porteiro", "videoporteiro", "vídeo interfone", "interfone com câmera", "interfone com vídeo"] },
    { id: "coletivo", names: ["interfone coletivo", "interfone de prédio", "interfone de condomínio", "porteiro coletivo"] },
    { id: "por-celular", names: ["interfone no celular", "porteiro no celular", "interfone wifi", "interfone ip"] },
  ],
  not: ["porteiro noturno", "interfone de elevador"],
  gates: ["deslizante", "pivotante", "basculante"],
  related: ["trava-eletrica", "botoeira", "tag", "central", "raio"],
  pages: ["/topicos/acessorios-para-portao-automatico", "/topicos/chave-eletronica-para-portao"],
  brief: [
    "O interfone pergunta antes de abrir: a tecla dele pode soltar a porta de pedestre, mover a garagem ou as duas, por fios diferentes.",
    "Interfone que fala e não abre tem a voz boa e o comando perdido: relé, fio ou fechadura.",
    "Cabo de interfone na calçada é a porta pela qual o surto entra na placa do portão.",
    "Ligar o interfone direto na central pede contato seco; a tensão da fechadura, posta nela, queima a entrada.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "O interfone liga a calçada à casa e, no portão automático, também manda abrir: uma saída dele solta a fechadura da porta de pedestre e outra, quando existe, dá à central o mesmo recado da botoeira.",
        "Interfone de portão são duas coisas em uma caixa: a conversa e o comando. Quando só uma delas falha, o defeito já está localizado pela metade.",
      ],
    },
    {
      to: ["install"],
      says: [
        "A instalação do interfone com o portão define primeiro o que a tecla vai abrir: porta de pedestre, garagem ou as duas. Depois vêm fio de voz, fio de fechadura e um contato seco até a central, em cabo separado da rede.",
        "Para instalar um interfone capaz de mover a garagem, confere-se se ele tem saída de relé e se a placa do motor tem entrada livre. Faltando uma, um módulo faz a ponte, e isso se sabe antes de comprar.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto do interfone que não abre o portão segue o comando: tecla, relé, fio, entrada da placa. Se a botoeira de parede move a folha, o motor já está fora da lista.",
        "Interfone mudo depois de chuva ou trovoada tem umidade na placa da rua ou entrada queimada. Repara-se a unidade externa, seca-se a emenda e protege-se a linha antes da próxima.",
      ],
    },
    {
      to: ["replace"],
      says: [
        "Na troca do interfone, o que manda é o fio que já está na parede: quantas vias são e até onde chegam. Modelo com imagem costuma pedir mais condutores do que o de voz deixou.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O preço de ligar o interfone ao portão depende de haver fio até a central e de o aparelho ter relé próprio. A visita que confere comando e fechadura é uma manutenção, de {{manutencao-custo}}.",
        "Quanto custa pôr interfone muda com o caminho do cabo mais do que com o aparelho: muro pronto e sem tubo transforma fio fino em obra.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para descobrir por que o interfone não abre o portão, aperte a tecla e escute: estalo na fechadura é comando entregue, silêncio é relé ou fio. Depois acione a botoeira de parede, que absolve ou acusa o motor.",
        "Teste o interfone por funções, uma de cada vez: chamada, voz de lá, voz de cá, abertura da porta, abertura da garagem. A primeira que falhar diz em que trecho procurar.",
      ],
    },
    {
      to: ["which"],
      says: [
        "O interfone certo para o portão tem saída de fechadura e saída de contato seco, para que porta e garagem se abram separadas. Em rua movimentada, imagem vale mais do que alcance; em casa funda, o contrário.",
        "Escolha o interfone pelo fio existente e por quem atende: parede com duas vias aceita voz, celular pede internet firme, e portaria coletiva pede central própria.",
      ],
    },
    {
      to: ["why"],
      says: [
        "O interfone para de abrir porque o comando dele é o elo mais longo e mais exposto da entrada: sai da calçada, atravessa muro, passa por emenda e só então chega à placa. A voz aguenta contato ruim; a fechadura, não.",
      ],
    },
    {
      to: ["maintain"],
      says: [
        "A manutenção do interfone é secar e vedar a unidade da rua, limpar a tecla e medir a tensão da fechadura no instante em que ela solta. Em prédio, some-se a conferência de cada ponto na revisão, {{preventiva-condominio}}.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "O interfone vale a pena quando a casa recebe gente que não tem controle: visita, entrega, prestador. Se ele só vai abrir para quem já mora ali, uma botoeira ou uma senha fazem o mesmo com menos fio.",
      ],
    },
  ],
  definition: {
    headings: ["O que o interfone manda ao portão", "Voz, fechadura e contato seco", "Duas saídas que não se misturam"],
    items: [
      {
        about: ["trava-eletrica", "central"],
        says: [
          "A saída de fechadura entrega tensão, porque precisa puxar a lingueta. A saída para a central entrega só um contato que fecha. Trocadas, a fechadura não solta e a placa do motor queima a entrada.",
          "Fechadura quer energia; central quer um toque. Quem usa o mesmo par de fios para as duas descobre isso no primeiro visitante.",
        ],
      },
      {
        when: { variants: ["com-imagem"] },
        says: [
          "O de imagem mostra quem chama e grava, em alguns modelos, quem veio com a casa vazia. A câmera precisa de luz na frente do rosto, e não atrás, senão a noite mostra só silhueta.",
        ],
      },
      {
        when: { variants: ["coletivo"] },
        says: [
          "No coletivo, uma central distribui a chamada e cada apartamento comanda a mesma fechadura. Ponto em curto em um único aparelho derruba a prumada inteira.",
        ],
      },
      {
        when: { variants: ["por-celular"] },
        says: [
          "O que chama o telefone abre de longe e depende de internet dos dois lados. Abrir sem ver o vão inteiro é mandar a folha fechar às cegas, e por isso a câmera precisa mostrar a passagem, e não só o rosto.",
        ],
      },
      {
        for: ["what", "why", "install", "repair"],
        about: ["raio", "dps"],
        says: [
          "O cabo dele corre na divisa com a rua e termina perto da placa do motor. Sem protetor na linha, é por aí que a descarga faz visita.",
        ],
      },
    ],
  },
  faults: {
    headings: ["Sinais de interfone com defeito", "Como a entrada deixa de obedecer", "Fala, mas não abre"],
    leads: ["Separe a conversa do comando, e metade do trabalho está feita:", "Cada função tem o próprio fio, e falha sozinha:"],
    items: [
      {
        label: "Fala e não abre",
        about: ["trava-eletrica", "botoeira"],
        says: [
          "relé cansado ou fio de comando partido; a conversa passa por outro par.",
          "a fechadura estala em dia seco e cala em dia úmido: emenda na caixa da calçada.",
        ],
      },
      {
        label: "Abre a porta errada",
        says: ["os dois comandos foram invertidos no borne, e quem chama a pé vê a garagem subir."],
      },
      {
        label: "Abre sozinho",
        about: ["abre-sozinho"],
        says: [
          "tecla da unidade interna presa ou água no contato da rua; a central obedece como se fosse gente.",
          "um aparelho de parede com o gancho mal posto manda abrir a cada chamada.",
        ],
      },
      {
        label: "Mudo depois da chuva",
        about: ["chuva"],
        says: ["placa externa sem beiral enche pelo furo do botão; o alto-falante chia antes de morrer."],
      },
      {
        label: "Morto depois da trovoada",
        about: ["raio"],
        says: [
          "interfone e portão calados na mesma noite apontam surto pela linha de sinal.",
          "voz viva e comando morto também: a entrada queimou sozinha e poupou o resto.",
        ],
      },
      {
        label: "Apita ou microfonia",
        says: ["unidades perto demais ou volume alto: os dois aparelhos se ouvem e realimentam."],
      },
      {
        label: "Fechadura fraca",
        about: ["trava-eletrica"],
        says: ["zumbe e não solta: a tensão chega cansada pelo fio fino e comprido, ou a folha está forçando a lingueta."],
      },
    ],
  },
  neighbours: {
    headings: ["Interfone, fechadura ou motor", "Quem não abriu para a visita"],
    items: [
      {
        label: "Fechadura",
        about: ["trava-eletrica"],
        says: [
          "estalo com porta presa é alinhamento ou vento na folha; silêncio é comando que não chegou.",
          "empurre a folha com a mão enquanto alguém aperta a tecla: se soltar, a fechadura está boa e desencontrada.",
        ],
      },
      {
        label: "Central",
        about: ["central"],
        says: ["botoeira abre e interfone não: a placa está inocente, e o caminho é o relé dele."],
      },
      {
        label: "Controle",
        about: ["controle-nao-funciona"],
        says: ["controle morto e interfone vivo inverte tudo: rádio de um lado, fio do outro."],
      },
      {
        label: "Internet",
        says: ["chamada que chega ao celular com atraso ou cai antes de atender fala da rede da casa, e não do portão."],
      },
    ],
  },
  checks: {
    headings: ["O que testar entre a rua e a parede", "Prova do interfone, função por função"],
    leads: ["Uma pessoa na calçada, outra dentro, e ninguém no vão da garagem:", "Cinco respostas curtas substituem uma descrição longa."],
    steps: [
      {
        label: "Chamada",
        says: ["aperte o botão de fora: toca dentro? Não tocando, olhe a luz da unidade da rua antes de tudo."],
      },
      {
        label: "Voz",
        says: ["fale nos dois sentidos. Só um lado mudo aponta microfone ou alto-falante; os dois, fonte ou cabo."],
      },
      {
        label: "Porta de pedestre",
        about: ["trava-eletrica"],
        says: ["acione a abertura com a folha encostada e com ela aliviada pela mão; ouça o estalo nas duas vezes."],
      },
      {
        label: "Garagem",
        about: ["botoeira"],
        says: [
          "peça a abertura do portão por ele e, em seguida, pela tecla de parede. Respostas diferentes isolam o relé.",
          "olhe a folha até o fim: o comando de interfone não dispensa ver o vão.",
        ],
      },
      {
        label: "Umidade",
        about: ["chuva"],
        says: ["veja se há gota ou ferrugem por trás da tecla da rua, só por fora; anote se a falha acompanha o tempo."],
      },
    ],
    ends: [
      {
        says: [
          "Portão que se move sem ninguém chamar deve ficar com o disjuntor desligado até que a linha seja solta e medida por técnico.",
        ],
      },
    ],
  },
  work: {
    headings: ["Como o técnico liga o interfone", "Da caixa da rua à placa", "O que se mede no comando da visita"],
    leads: ["O aparelho é o de menos; o que se mede é o caminho:", "Com a rede desligada, o fio conta a história:"],
    steps: [
      {
        label: "Vias",
        says: [
          "contam-se e testam-se os condutores existentes, um a um, antes de escolher aparelho.",
          "emenda escondida é trazida para caixa acessível e seca.",
        ],
      },
      {
        label: "Fechadura",
        about: ["trava-eletrica"],
        says: ["a tensão é medida na fechadura no instante do disparo; caindo demais, a fonte passa para mais perto."],
      },
      {
        label: "Contato da central",
        about: ["central"],
        says: [
          "um relé isolado leva a ordem à placa, sem tensão, para que surto de um lado não atravesse para o outro.",
          "programa-se se a ordem abre só a passagem de pessoa ou o vão inteiro.",
        ],
      },
      {
        label: "Proteção",
        about: ["dps", "aterramento"],
        says: ["a linha da rua recebe protetor e a carcaça externa vai ao terra da casa; cabo de sinal sai do conduíte da rede."],
      },
      {
        label: "Prova",
        says: [
          "todas as funções são refeitas com o portão em movimento, porque é aí que a interferência aparece.",
          "mostra-se a quem atende qual tecla abre o quê, e cola-se o aviso ao lado.",
        ],
      },
    ],
  },
  effort: {
    headings: ["Tempo e parede do interfone", "Onde está o trabalho"],
    items: [
      {
        says: [
          "Com fio no lugar, ligar aparelho e comando cabe em meio período. Muro sem tubo leva o dia, porque é obra de alvenaria com cabo no fim.",
          "O portão continua em uso; ele só para enquanto o contato é ligado na placa.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa interfone com portão", "Aparelho, fio e relé"],
    items: [
      {
        says: [
          "Conferir comando, fechadura e entrada da placa é manutenção, de {{manutencao-custo}}. Aparelho e cabo são orçados pelo que a parede já tem.",
          "O relé que une interfone e central é peça pequena. O que pesa é descobrir por onde o fio passa.",
        ],
      },
      {
        for: ["price", "replace", "which", "worth-it"],
        says: [
          "Trocar por modelo de imagem em parede antiga pode pedir cabo novo inteiro. Pergunte quantas vias o aparelho usa antes de se encantar com a tela.",
        ],
      },
    ],
  },
  choice: {
    headings: ["Que interfone serve na sua entrada", "Da parede ao aparelho"],
    leads: ["Quem atende e o que existe na parede decidem juntos:"],
    columns: ["A situação", "Aparelho", "Cuidado"],
    rows: [
      { cells: ["Casa com poucas vias na parede", "Voz, com saída de fechadura", "Relé para a garagem"] },
      { cells: ["Rua de muito movimento", "Com imagem", "Luz na frente do rosto"], when: { grounds: ["calcada-cheia"] } },
      { cells: ["Ninguém em casa de dia", "Chamada no celular", "Câmera que mostre o vão"] },
      { cells: ["Prédio sem porteiro", "Coletivo com senha", "Cadastro por unidade"], when: { uses: ["predio", "condominio"] } },
      { cells: ["Vila de um portão só", "Coletivo pequeno", "Fonte fora da casa alheia"], when: { uses: ["vila"] } },
      { cells: ["Sítio longe da porteira", "Celular ou rádio próprio", "Proteção nas duas pontas"], when: { uses: ["sitio"] } },
    ],
  },
  care: {
    headings: ["Para a voz e o comando durarem", "Cuidados com a caixa da rua"],
    items: [
      {
        says: [
          "Um beiral pequeno acima da unidade externa adia quase tudo que a mata: sol no botão e água no furo. Limpe por fora, com pano, sem jato.",
          "Não lave a fachada com a mangueira virada para a placa. A água empurrada entra onde a chuva nunca entrou.",
        ],
      },
      {
        for: ["maintain", "what", "how-to", "when"],
        says: ["Prove as cinco funções uma vez por estação e anote. A que começar a falhar às vezes é a que para de vez no mês seguinte."],
      },
      {
        about: ["raio"],
        says: ["Em trovoada, tirar o interfone da tomada poupa o aparelho e também a placa do portão que está na outra ponta do cabo."],
      },
    ],
  },
  cases: {
    headings: ["O interfone na sua entrada", "Conforme a porta e o uso"],
    items: [
      {
        when: { gates: ["pivotante"] },
        says: [
          "Em portão de abrir, a tecla costuma soltar só a folha que tem fechadura. Peça que ela comande a folha de passagem e deixe a outra para o controle.",
        ],
      },
      {
        when: { gates: ["deslizante"] },
        says: [
          "No portão de correr sem porta de pedestre, o interfone precisa da abertura parcial: um palmo de passagem poupa motor e não escancara a casa.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "Basculante não abre pela metade com segurança. Interfone que só comanda a garagem obriga a erguer a folha inteira para receber uma carta; ponha a visita em outra porta.",
        ],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: [
          "Em sobrado, o aparelho da cozinha não é ouvido no andar de cima. Um segundo ponto evita descer a escada correndo e abrir sem perguntar.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        about: ["condominio"],
        says: [
          "Em prédio de portaria remota, interfone, fechadura e internet formam uma corrente só. Falta de qualquer elo fecha a entrada, e a bateria precisa alimentar os três.",
          "Condomínio com duas portas em sequência pede intertravamento: a segunda só abre com a primeira fechada. O interfone dá a ordem, e o contato da porta decide.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Loja e clínica atendem o dia todo por ele, e a tecla gasta antes da placa. Unidade externa de metal e botão vedado compensam ali, e não em casa.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Galpão barulhento não escuta campainha. Luz que pisca no posto da carga e comando de abertura separado do caminhão resolvem mais do que volume.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Na vila, um painel na entrada com tecla por casa evita que todos abram para todos. A fonte dele deve ficar em quadro comum.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "Em sítio, fio de voz até a porteira colhe raio e boi. Chamada por telefone ou rádio próprio costuma durar mais do que vala cavada.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Calçada cheia traz toque por brincadeira e gente atrás do visitante. Com imagem, quem atende vê se há alguém a mais antes de soltar a porta.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Em rua que alaga, a caixa da calçada vai para a altura do peito e o cabo entra por baixo, com curva. Emenda no piso é defeito com data marcada.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Na ladeira, quem toca fica abaixo ou acima da câmera e some do quadro. O ângulo se acerta com alguém em pé no lugar da visita, e não na parede.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: ["Pó entope a grade do microfone e a visita parece falar de longe. Pincel seco por fora devolve a voz sem abrir nada."],
      },
      {
        when: { uses: ["predio"] },
        says: [
          "No prédio, o interfone da portaria comanda pedestre e carro por botões parecidos. Etiqueta grande em cada um evita abrir a garagem para quem veio entregar uma carta.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Diante de ponto de ônibus, o aparelho precisa de volume alto e visor protegido do sol. Câmera voltada para a multidão mostra menos do que uma voltada para a porta.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que dizer sobre o interfone", "Fotos da caixa e da parede"],
    items: [
      {
        says: [
          "Fotografe a unidade da rua, a de dentro e a etiqueta de cada uma. Diga quais funções ainda respondem, na ordem em que testou.",
          "Mande um vídeo da tecla sendo apertada com o som da fechadura, e outro da botoeira de parede movendo o portão.",
        ],
      },
      {
        says: [
          "Conte se a falha segue a chuva, se houve trovoada e se outro aparelho da casa morreu no mesmo dia.",
          "Escreva o que espera da tecla: soltar a porta, abrir uma fresta da garagem ou o vão inteiro.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["O interfone pode abrir a garagem e a porta?", "Um aparelho só comanda os dois acessos?"],
      about: ["trava-eletrica", "central"],
      says: [
        "Pode, com duas saídas: a de tensão para a fechadura e a de contato para a central. Aparelho de saída única recebe um módulo.",
        "Comanda, desde que cada tecla tenha fio próprio. Misturadas no mesmo par, uma das duas queima.",
      ],
    },
    {
      asks: ["O interfone velho serve no motor novo?", "Preciso trocar o aparelho junto com o portão?"],
      about: ["troca-de-motor"],
      for: ["replace", "install", "which", "price"],
      says: [
        "Serve, se a placa nova tem entrada de comando e ele fecha um contato. A idade importa menos do que a saída.",
        "Não. Leve a etiqueta dele na conversa da instalação, para que o relé certo venha no mesmo dia.",
      ],
    },
    {
      asks: ["Por que a fechadura só solta quando empurro a porta?", "O interfone estala e nada acontece. É ele?"],
      about: ["trava-eletrica"],
      says: [
        "A folha está forçando a lingueta. Alinhar a porta cura o que trocar o interfone não curaria.",
        "Não costuma ser. Estalo é comando entregue, e a busca segue na fechadura e no batente.",
      ],
    },
    {
      asks: ["Posso abrir o portão pelo celular de longe?", "É seguro liberar uma entrega sem estar em casa?"],
      about: ["criancas-e-animais"],
      for: ["what", "which", "how-to", "worth-it"],
      says: [
        "Pode, se a câmera mostra o vão e a fotocélula funciona. Quem manda de longe não vê a criança atrás do carro.",
        "Porta de pedestre, sim, com imagem. Garagem inteira de longe pede mais cuidado do que costume.",
      ],
    },
    {
      asks: ["O interfone funciona sem luz?", "No apagão alguém consegue chamar?"],
      about: ["falta-de-energia", "nobreak"],
      says: [
        "Só com bateria na fonte. É carga pequena, e um aparelho simples a sustenta por bastante tempo.",
        "Consegue se fonte e fechadura estiverem na reserva. Sem ela, deixe um telefone visível no portão.",
      ],
    },
    {
      asks: ["A abertura pelo interfone dispara o fechamento automático?", "O portão fecha em cima da visita a pé?"],
      about: ["fotocelula"],
      for: ["what", "why", "how-to", "install"],
      says: [
        "Dispara, se a central foi programada assim. Quem entra a pé depende da fotocélula, que precisa estar na altura dele.",
        "Pode acontecer sem o feixe. Peça que a abertura de pessoa tenha tempo próprio e sensor ativo.",
      ],
    },
  ],
};
