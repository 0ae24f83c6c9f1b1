import type { Symptom } from "#domain/knowledge/entry";

export const foraDoTrilho: Symptom = {
  kind: "symptom",
  id: "fora-do-trilho",
  name: { one: "portão fora do trilho", many: "portões fora do trilho", gender: "m" },
  aliases: [
    "portão saiu do trilho",
    "portão caiu do trilho",
    "portão sai do trilho",
    "portão saindo do trilho",
    "portão pulou do trilho",
    "portão escapou do trilho",
    "portões saem do trilho",
    "portão que saiu do trilho",
    "portão que sai do trilho",
    "portão de correr saiu do trilho",
    "portão de correr fora do trilho",
    "portão de correr caiu",
    "portão deslizante saiu do trilho",
    "portão deslizante caiu",
    "saiu do trilho",
    "saindo do trilho",
    "caiu do trilho",
    "fora do trilho",
    "fora dos trilhos",
    "pulou do trilho",
    "portão tombou",
    "portão tombado",
    "portão tombando",
    "portão descarrilou",
    "portão descarrila",
    "portão descarrilado",
    "portão descarrilhado",
    "portão descarrilhou",
    "portões descarrilados",
    "descarrilou",
    "descarrilado",
    "descarrilhado",
    "descarrilamento do portão",
    "roldana saiu do trilho",
    "roldana fora do trilho",
    "roda fora do trilho",
    "roda do portão saiu do trilho",
    "folha fora do trilho",
    "portão saiu do trilio",
  ],
  gates: ["deslizante"],
  related: ["trilho", "roldana", "guia", "batente", "emergencia", "trava"],
  pages: [
    "/topicos/problemas-em-portao-automatico",
    "/topicos/manutencao-e-reparo-de-portao-automatico",
    "/topicos/instalacao-de-motor-para-portao-deslizante",
  ],
  brief: [
    "Portão fora do trilho fica de pé só enquanto ninguém o encosta: o apoio de baixo acabou e o do alto não foi feito para carregar.",
    "Quem tem um portão descarrilado afasta as pessoas antes de qualquer outra coisa, porque a folha cai para o lado e não para a frente.",
    "Quando o portão saiu do trilho sem batida de carro, faltou roda, guia ou limite, e o que faltou precisa ser achado antes de religar.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "Portão fora do trilho é perigo imediato: ninguém fica dos lados dele, o disjuntor do motor é desligado e a folha não se empurra de volta. Ela perdeu o apoio de baixo e pode tombar sem ruído nenhum.",
        "Se o portão saiu do trilho, a primeira providência é distância. Tire gente e bicho da calçada e da garagem, corte a energia do motor e deixe a folha na posição em que parou até chegar quem a escore.",
        "Um portão que caiu do trilho pesa mais do que duas pessoas seguram. Isole os dois lados, desligue o circuito dele e saia por outra porta; recolocar é trabalho com escora e ferramenta de erguer.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Com o portão fora do trilho, faça três coisas e pare: afaste todos para além da altura da folha, desligue o disjuntor dela e marque a passagem com o que houver à mão. Levantar, calçar e empurrar ficam para o técnico.",
        "O que fazer com um portão descarrilado cabe em poucas linhas: ninguém encosta, ninguém aciona, ninguém passa por baixo da ponta que ficou no alto. De longe, fotografe e peça socorro dizendo se a casa está aberta.",
      ],
    },
    {
      to: ["why"],
      says: [
        "O portão sai do trilho por um de quatro caminhos: passou do fim porque não havia batente, subiu em algo que estava na linha, perdeu a roda ou foi arrancado da guia de cima por batida ou vento.",
        "Por que um portão descarrila sem aviso? Quase nunca é sem aviso: roda de canal gasto, guia aberta e emenda solta balançam a folha por semanas antes da noite em que ela escapa.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto de um portão fora do trilho tem duas partes: devolver a folha à linha com escora e alavanca, e corrigir o que a deixou sair. Feita só a primeira, ela torna a escapar.",
        "Para recolocar um portão que saiu do trilho, escora-se a folha pelos dois lados, ergue-se o bastante para a roda entrar e só depois se mede roda, guia e limite. O motor é o último a voltar.",
      ],
    },
    {
      to: ["price"],
      says: [
        "Quanto custa recolocar um portão fora do trilho depende de quantas pessoas ele pede e do que se partiu na saída. Erguer e alinhar é serviço de visita; roda, guia e batente novos são somados à parte.",
        "O preço de um portão descarrilado muda com a pressa e com o ferro: folha inteira volta à linha, folha torcida passa antes pelo serralheiro.",
      ],
    },
    {
      to: ["emergency"],
      says: [
        "Portão fora do trilho é caso de emergência, ainda que pareça firme. Desligue o disjuntor, isole a calçada e diga na primeira linha do chamado para que lado a folha pende e se há carro ou pessoa sem saída.",
        "Portão tombado sobre a calçada ou sobre um carro não se levanta no braço. Se há alguém embaixo, ligue para os bombeiros antes de qualquer outro número, e não mova a folha.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Peça socorro no mesmo instante se o portão saiu do trilho, mesmo que ele tenha voltado a andar. Chame com hora marcada quando a folha balança no alto, bate na roda ou corre com uma ponta mais baixa.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "Vale recuperar um portão descarrilado quando o quadro continua no esquadro. Quadro torcido na queda prende em outro lugar a cada semana, e aí o dinheiro rende mais em folha refeita do que em roda nova.",
      ],
    },
  ],
  definition: {
    headings: ["O que segura a folha em pé", "Quando a roda perde a linha", "Por que ela cai de lado"],
    items: [
      {
        says: [
          "A folha de correr se apoia em duas rodas, uma atrás da outra, e por isso não tem equilíbrio nenhum de lado. Quem a mantém em pé são os roletes do alto, feitos para guiar e não para sustentar.",
          "Enquanto as rodas estão na linha, o peso desce reto para o chão. Um dedo fora dela basta para que ele vire alavanca, e o alto da folha passa a puxar a coluna.",
        ],
      },
      {
        about: ["batente"],
        says: [
          "O limite de ferro no fim da linha existe para o dia em que o motor não para. Sem ele, a folha anda até a última roda cair no vazio.",
          "Fim de curso é aviso, e aviso falha. O que impede a queda no extremo é um ferro chumbado que a folha não consegue vencer.",
        ],
      },
      {
        about: ["roldana", "guia"],
        for: ["why", "what", "repair"],
        says: [
          "Canal de roda comido pelo uso deixa a folha dançar, e cada dança alarga um pouco a guia. As duas folgas se somam até a hora em que a roda monta na quina do perfil.",
          "Vento contra chapa fechada empurra a folha inteira para um lado. Com a guia justa, ela resiste; com a guia aberta, a rajada termina o serviço que o desgaste começou.",
        ],
      },
    ],
  },
  causes: {
    headings: ["Como saiu e o que procurar", "Do jeito da queda à causa", "O lugar em que escapou"],
    leads: ["De longe, sem encostar em nada, veja em que ponto da linha ela está:", "Onde a folha escapou conta o que faltou:"],
    columns: ["O que se vê", "Suspeita", "O que dizer"],
    rows: [
      { cells: ["Passou da ponta da linha", "Limite ausente ou arrancado", "Para que lado"], about: ["batente"] },
      { cells: ["Roda sobre pedra ou ferro", "Objeto na linha", "O que estava ali"], about: ["limpar-trilho"] },
      { cells: ["Roda longe do eixo", "Roda partida ou solta", "De que ponta"], about: ["roldana"] },
      { cells: ["Alto fora dos roletes", "Guia aberta ou batida", "Se ventava"], about: ["guia"] },
      { cells: ["Linha levantada sob a roda", "Perfil solto do piso", "Se passou caminhão"], about: ["trilho"] },
      { cells: ["Amassado na altura do para-choque", "Batida de carro", "Quem viu e quando"] },
      { cells: ["Andou sozinha até cair", "Linha em declive, motor solto", "Se estava destravada"], about: ["destravamento-seguro"] },
      { cells: ["Degrau no encontro dos perfis", "Emenda que abriu", "Foto da emenda"], about: ["trilho"] },
    ],
  },
  neighbours: {
    headings: ["Fora da linha ou só presa?", "O que parece descarrilar e não é"],
    items: [
      {
        label: "Portão que trava",
        about: ["trava"],
        says: [
          "preso, ele continua no prumo e com as duas rodas assentadas; descarrilado, uma ponta fica mais alta ou mais afastada do muro.",
          "se o topo segue paralelo ao muro e o chão não mostra roda solta, a prisão é outra.",
        ],
      },
      {
        label: "Roda gasta",
        about: ["roldana"],
        says: [
          "a folha abaixa daquele lado e raspa, mas ainda corre; é a véspera, e o momento certo de parar de usar.",
          "ponta caída alguns milímetros é desgaste; ponta caída da altura de uma mão é roda que já não está lá.",
        ],
      },
      {
        label: "Guia frouxa",
        about: ["guia", "treme"],
        says: [
          "o alto balança com a mão do vento e volta; enquanto volta, as rodas estão no lugar.",
          "barulho de lata no topo, com a base firme, é rolete com folga, e não folha solta.",
        ],
      },
      {
        label: "Cremalheira caída",
        about: ["cremalheira"],
        says: [
          "a régua despencou e arrasta no chão, a folha segue em pé; o susto é parecido, o perigo não.",
          "motor que gira sem levar a folha, com ela no prumo, perdeu dente ou parafuso, e não o caminho.",
        ],
      },
    ],
  },
  checks: {
    headings: ["O que fazer antes de chamar", "Três passos e nenhum empurrão", "Segurança primeiro"],
    leads: ["Nenhum destes passos chega perto da folha:", "A ordem é esta, e ela termina antes do portão:"],
    steps: [
      {
        label: "Distância",
        says: [
          "afaste todos dos dois lados, a um passo a mais do que a altura da folha, e tire o carro só se ele sair sem passar rente.",
          "a faixa perigosa é a da sombra da folha deitada, na garagem e na calçada; ninguém a cruza.",
        ],
      },
      {
        label: "Energia",
        about: ["rearmar-disjuntor"],
        says: [
          "desligue o disjuntor do portão no quadro, para que um controle esquecido no bolso não a ponha em movimento.",
          "sem etiqueta no quadro, desligue o geral: um toque de botão agora derruba o que está equilibrado.",
        ],
      },
      {
        label: "Aviso",
        says: [
          "marque a calçada com cone, cadeira ou fita, fora do alcance da queda, e deixe alguém olhando quem passa.",
          "à noite, uma luz apontada para a marca evita que o vizinho descubra o perigo com o ombro.",
        ],
      },
      {
        label: "Foto de longe",
        says: [
          "fotografe com zoom a base inteira e o alto da folha; as duas imagens dizem quantas pessoas o socorro precisa.",
          "grave a imagem da calçada e da garagem, porque para que lado ela pende só se vê de frente.",
        ],
      },
    ],
    ends: [
      {
        says: [
          "Terminada a lista, espere longe. Folha que ficou em pé até agora não provou que é firme, provou só que não ventou.",
          "Daqui em diante não há mais nada a conferir: o que falta se faz com a folha escorada.",
        ],
      },
    ],
  },
  stop: {
    headings: ["Nunca com as mãos", "O que derruba a folha"],
    items: [
      {
        label: "Empurrar de volta",
        says: [
          "no instante em que a roda sobe, o alto escapa do rolete e a folha vem inteira para cima de quem empurra.",
          "três pessoas fazem mais força do que a folha, e nenhuma delas segura o tombo que vem depois.",
        ],
      },
      {
        label: "Acionar o motor",
        about: ["engrenagem"],
        says: [
          "o pinhão puxa por um ponto só e torce o que ainda está apoiado; desligue no quadro e não teste.",
          "uma ordem de abrir com a roda solta arranca a cremalheira e leva a folha junto.",
        ],
      },
      {
        label: "Destravar para ver",
        about: ["destravamento-seguro", "destravar"],
        says: [
          "o motor travado pode ser o último apoio; com a chave girada, ela fica livre para correr e para cair.",
          "a chave de emergência serve à folha em pé e na linha; fora dela, fica guardada.",
        ],
      },
      {
        label: "Amarrar no carro",
        says: [
          "corda e engate puxam torto e dobram o quadro; o que era roda vira serralheria.",
          "um tranco do carro tira a folha da guia que restava, com o motorista de costas para ela.",
        ],
      },
    ],
  },
  meanwhile: {
    headings: ["Até o socorro chegar", "A casa aberta e a folha em pé"],
    items: [
      {
        says: [
          "Use outra porta, ainda que isso deixe o carro dentro. Carro preso é incômodo; folha sobre o capô, com alguém ao volante, é outra coisa.",
          "Se a entrada ficou aberta, feche a casa por dentro, na porta que separa a garagem dos quartos, e fique de onde se vê a calçada.",
        ],
      },
      {
        when: { uses: ["predio", "condominio", "comercio", "galpao"] },
        says: [
          "Em entrada coletiva, alguém com colete fica na rua e outro na rampa, com rádio ou telefone, até a folha estar contida. Placa sozinha não detém quem tem pressa.",
        ],
      },
      {
        says: [
          "Escora improvisada com caibro ou escada escorrega e vira mais um peso a cair. Espaço vazio protege melhor do que apoio duvidoso.",
          "Avise o vizinho do muro: a queda pode ser para o lado dele, e ele costuma ser o último a saber.",
        ],
      },
    ],
  },
  work: {
    headings: ["Como a folha volta à linha", "Da escora à prova", "Erguer sem deixar cair"],
    leads: ["Primeiro se contém, depois se ergue, e só no fim se procura o culpado:", "Nada sobe enquanto houver um lado sem apoio."],
    steps: [
      {
        label: "Contenção",
        says: [
          "escoras dos dois lados e cinta na coluna prendem o alto, para que a folha só possa subir e descer.",
          "com vento, a folha é amarrada também pela ponta livre, longe das rodas.",
        ],
      },
      {
        label: "Levantamento",
        says: [
          "ergue-se com macaco ou alavanca apoiada em calço largo, um palmo de cada vez, revezando as pontas.",
          "o quadro é levantado pela travessa, nunca pela chapa, que se abre onde é apertada.",
        ],
      },
      {
        label: "Roda e linha",
        about: ["roldana", "trilho"],
        says: [
          "com a folha no ar, troca-se a roda que falhou e limpa-se ou refaz-se o trecho de perfil sob ela.",
          "as duas rodas são medidas, porque a que ficou aguentou sozinha e pode estar trincada.",
        ],
      },
      {
        label: "Guia do alto",
        about: ["guia"],
        says: [
          "roletes amassados são trocados e o suporte é refixado em alvenaria sã, com folga de milímetros.",
          "a guia é conferida no percurso inteiro: onde o muro se afastou, ela se afastou com ele.",
        ],
      },
      {
        label: "Limites",
        about: ["batente", "fim-de-curso"],
        says: [
          "chumba-se um batente em cada extremo e refaz-se a parada do motor antes dele.",
          "o limite é provado com a folha empurrada à mão, devagar, até encostar e não passar.",
        ],
      },
      {
        label: "Motor",
        about: ["engrenagem", "cremalheira"],
        says: [
          "dentes, fixação e força são revistos antes da primeira manobra, que é feita com todos de longe.",
          "a regulagem recomeça do zero, já que a altura da folha em relação ao pinhão mudou.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa recolocar o portão", "O que entra na conta da queda"],
    items: [
      {
        says: [
          "Folha inteira que volta à linha com escora e roda no lugar fica no preço de uma visita. A faixa é de {{manutencao-custo}}. Peça trocada aparece em linha própria.",
          "Duas pessoas e ferramenta de erguer já fazem parte do serviço; o que soma é roda, rolete e ferro de limite. Uma manutenção vai de {{manutencao-custo}}.",
        ],
      },
      {
        for: ["price", "emergency", "repair"],
        says: [
          "Fora do horário comum o atendimento é de emergência. A chegada prevista é de até {{emergencia-horas}}. Pergunte o valor da ida antes de confirmar.",
          "Chapa torcida, coluna trincada e muro batido são de serralheiro e pedreiro, e a empresa os aponta sem os executar.",
        ],
      },
      {
        for: ["price", "worth-it", "replace", "what"],
        says: [
          "Motor arrastado na queda é examinado à parte. Se não houver conserto, a troca em casa custa de {{troca-residencial}}. Muitas vezes só o pinhão sofreu.",
        ],
      },
    ],
  },
  care: {
    headings: ["Para não sair outra vez", "O que a folha avisa antes"],
    items: [
      {
        says: [
          "Olhe uma vez por mês os dois limites de ferro, no chão ou na coluna. Faltando um, o portão espera apenas o dia em que o motor não parar.",
          "Folha que passou a balançar no alto já pediu a visita. Esse balanço é a folga que cresce, e ela não diminui sozinha.",
        ],
      },
      {
        about: ["limpar-trilho"],
        says: [
          "Brita, cabo de vassoura e brinquedo perto da linha são degraus à espera da roda. O lugar de guardar coisas é o outro lado da garagem.",
          "Depois de obra na rua ou caminhão na calçada, confira se o perfil continua rente ao piso antes de voltar a usar o controle.",
        ],
      },
      {
        for: ["maintain", "what", "repair", "why"],
        says: [
          "Na revisão, peça que os limites e os roletes sejam citados no relatório. Em casa ela se faz {{preventiva-casa}}. Em entrada coletiva o prazo é menor.",
        ],
      },
    ],
  },
  cases: {
    headings: ["O lugar muda o risco", "Rua, rampa e tipo de uso"],
    items: [
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Em rua inclinada, a folha que sai da linha escorrega para o lado mais baixo além de tombar. A faixa isolada precisa ser maior desse lado.",
          "Onde a calçada desce, uma linha fora de nível leva a folha até o fim sozinha. Ali o limite do lado de baixo é a peça mais importante do portão.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "Com rampa atrás do vão, carro que volta alguns palmos encosta na base e a tira do lugar. Linha de parada pintada no piso mantém o para-choque longe.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Depois de enchente, areia socada dentro do canal levanta a roda como um calço. Antes de mover, a linha inteira precisa estar à vista.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Raiz que ergue o piso faz uma lombada na linha, e a roda salta sempre ali. O salto cresce com a árvore, até a volta em que ela não desce mais no lugar.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Entulho e brita de obra são a causa mais simples de descarrilar. Enquanto durar a obra ao lado, a linha se varre antes de cada manobra da manhã.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Frente com muita gente a pé exige alguém na calçada o tempo todo, porque a folha pode cair para o passeio e quem passa não lê aviso.",
        ],
      },
      {
        when: { uses: ["casa"] },
        says: [
          "Em casa, a criança que empurra o portão por brincadeira descobre a falta do limite antes do morador. Ferro nas duas pontas resolve isso por anos.",
        ],
      },
      {
        when: { uses: ["sobrado"] },
        says: [
          "Sobrado com o quarto sobre a garagem acorda com a batida, e a vontade é descer para levantar a folha. Desça só até o quadro de luz.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Na vila, um portão caído deixa todas as casas sem entrada de carro. Combinem quem liga e quem fica na rua, para que ninguém tente resolver em grupo.",
        ],
      },
      {
        when: { uses: ["predio"] },
        says: [
          "Em prédio, a folha alta tem mais alavanca e cai mais longe. A garagem fecha dos dois lados, e os carros saem, se for o caso, depois da escora.",
        ],
      },
      {
        when: { uses: ["condominio"] },
        says: [
          "Condomínio que já viu a folha sair uma vez precisa de dois registros em ata: a causa achada e o batente posto. Sem o segundo, a história se repete com outro porteiro.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Loja com o portão fora da linha baixa a porta interna e atende por outro lado. Manter a passagem aberta com a folha pendente põe cliente sob ela.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Garfo de empilhadeira e canto de carroceria tiram folha de galpão da guia sem que se note no barulho. Depois de uma batida, olha-se o alto antes de fechar.",
          "Folha comprida de depósito fica apoiada em várias rodas, e a perda de uma do meio só aparece quando ela verga. Verga vista é uso suspenso.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "No sítio, gado encostado e barro seco na linha empurram a folha para fora. Mourão de proteção e um trecho concretado sob o vão acabam com os dois.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que dizer no chamado", "Duas fotos e uma frase"],
    items: [
      {
        says: [
          "Escreva para que lado a folha pende, se já tombou e se alguém ou algum carro está preso. Só isso já decide quem vai e com que ferramenta.",
          "Diga a largura do portão e de que ele é feito: pelo peso se decide quantas pessoas e que escora vão.",
        ],
      },
      {
        says: [
          "Mande uma foto da base e outra do topo, feitas de longe. Se houve batida, conte também o que o carro acertou.",
          "Conte há quanto tempo ela balançava, se alguma roda fazia barulho e se há ferro de limite nas duas pontas.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Quatro pessoas conseguem recolocar o portão?", "Posso pôr o portão no lugar com ajuda dos vizinhos?"],
      says: [
        "Não com segurança. Gente faz força para cima, e a folha cai para o lado; o que a contém são escoras presas antes do levantamento.",
        "Não. Os vizinhos ajudam mais na calçada, mantendo longe quem passa, do que embaixo de uma folha que ninguém sabe para onde vai.",
      ],
    },
    {
      asks: ["Ele voltou sozinho para a linha. Posso usar?", "O portão encaixou de novo. Ainda preciso chamar?"],
      about: ["roldana", "guia"],
      says: [
        "Não use. A folga que deixou sair continua lá, e a próxima saída pode ser com alguém ao lado.",
        "Precisa, e antes de acionar: roda, rolete ou limite cedeu, e nenhum deles se refaz no encaixe.",
      ],
    },
    {
      asks: ["A queda estraga o motor?", "Preciso trocar o motor depois que o portão caiu?"],
      about: ["engrenagem", "troca-de-motor"],
      for: ["what", "price", "repair", "replace", "worth-it"],
      says: [
        "Pode arrancar dente do pinhão ou entortar a base. O exame é feito com a folha já no lugar, girando o motor solto dela.",
        "Em geral não. Costuma bastar pinhão, fixação e regulagem, a menos que a folha o tenha arrastado do chão.",
      ],
    },
    {
      asks: ["O que impede o portão de sair do trilho?", "Existe peça contra descarrilamento?"],
      about: ["batente", "guia"],
      says: [
        "Três coisas juntas: roda com canal inteiro, guia justa no alto e um limite chumbado em cada ponta da linha.",
        "Existe: limites nas pontas e roletes bem fixados no alto. Em folha exposta ao vento, um segundo par de roletes divide o esforço.",
      ],
    },
    {
      asks: ["O vento derruba portão de correr?", "Chapa fechada sai mais do trilho?"],
      says: [
        "Derruba se a guia estiver aberta ou fixada em reboco. Com ela firme, a rajada apenas faz a folha tremer.",
        "Sai, porque recebe a rajada inteira. Vazar parte do desenho alivia mais do que trocar de motor.",
      ],
    },
    {
      asks: ["Quem paga se o portão cair em um carro?", "O portão tombou na calçada. De quem é a responsabilidade?"],
      for: ["what", "worth-it", "emergency"],
      says: [
        "Isso se resolve entre as partes, o seguro e, se preciso, um advogado. Fotografe antes de mover e guarde o relatório de quem recolocou.",
        "Em regra, quem mantém o portão responde pelo dano que ele causa; confirme o seu caso com um advogado. Registro de revisão ajuda a contar o que houve.",
      ],
    },
    {
      asks: ["Cortar a ponta do trilho adianta?", "Posso soldar um pino no fim da linha?"],
      about: ["batente"],
      for: ["repair", "how-to", "what", "install"],
      says: [
        "Não adianta: linha mais curta cai mais cedo. O que falta é ferro que segure, fixado no piso ou na coluna.",
        "Pino fino verga na primeira chegada forte. O limite se faz com perfil chumbado, na altura do quadro, por quem solda portão.",
      ],
    },
  ],
};
