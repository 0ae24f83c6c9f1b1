import type { Component } from "#domain/knowledge/entry";

export const cremalheira: Component = {
  kind: "component",
  id: "cremalheira",
  name: { one: "cremalheira", many: "cremalheiras", gender: "f" },
  aliases: [
    "cremalheira de portão",
    "cremalheira do portão",
    "cremalheiras de portão",
    "cremalheiras do portão",
    "cremalheira para portão",
    "cremalheiras para portão",
    "barra dentada",
    "barras dentadas",
    "régua dentada",
    "réguas dentadas",
    "trilho dentado",
    "dentes do portão",
    "cremaleira",
    "cremaleiras",
    "cremalhera",
    "cremalheira quebrada",
    "cramalheira",
    "gremalheira",
    "cremadeira",
    "cremalieira",
    "cremalhieira",
  ],
  variants: [
    { id: "plastica", names: ["cremalheira de plástico", "cremalheira plástica", "cremalheira de nylon", "cremalheira de polímero"] },
    { id: "aco", names: ["cremalheira de aço", "cremalheira de ferro", "cremalheira metálica", "cremalheira industrial"] },
  ],
  gates: ["deslizante"],
  related: ["engrenagem", "roldana", "fim-de-curso", "faz-barulho", "trilho", "deslizante"],
  pages: [
    "/topicos/troca-de-engrenagem-e-cremalheira-de-portao",
    "/topicos/portao-automatico-fazendo-barulho",
    "/topicos/motor-para-portao-de-correr",
  ],
  brief: [
    "A cremalheira é a barra de dentes presa à folha de correr: torta ou frouxa, ela faz o motor estalar em um trecho e patinar em outro.",
    "Cremalheira que apoia no pinhão transfere o peso do portão ao motor, e os dois se gastam juntos.",
    "Um tec-tec que acompanha o portão de correr, sempre do lado do motor, costuma ser dente de cremalheira pontudo ou emenda aberta.",
    "Quando o motor gira e a folha fica, a cremalheira desceu, subiu demais ou perdeu os dentes naquele ponto.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "A cremalheira é a régua com dentes parafusada ou soldada ao longo da folha, na qual o pinhão do motor se engata para puxar e empurrar o portão de correr. Ela precisa correr reta e com uma folga mínima sobre a engrenagem; fora disso estala, pula e come os dentes do par.",
        "Chama-se cremalheira a barra dentada que transforma o giro do motor em movimento reto da folha. Dela dependem o silêncio da manobra e o ponto em que o portão para, porque os ímãs do fim de curso costumam ir presos nela.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "Cremalheira torta ou solta tem conserto: a barra é reaprumada, os suportes são refeitos e a folga com o pinhão volta ao certo. Dente quebrado não se recupera; troca-se o segmento, desde que o restante ainda tenha perfil cheio.",
        "Quando a cremalheira estala, o reparo começa por descobrir o que a tirou da linha: roldana gasta, parafuso frouxo ou base do motor que andou. Só depois se decide entre realinhar a barra e substituir um pedaço dela.",
      ],
    },
    {
      to: ["replace"],
      says: [
        "A troca da cremalheira retira os segmentos gastos, traça a altura certa com fio esticado e prende a barra nova com a folga medida sobre o pinhão. Se a engrenagem do motor já afinou, sai junto, porque dente velho mastiga dente novo.",
        "Trocar a cremalheira devolve ao portão de correr uma marcha sem trancos, contanto que a folha esteja na altura. Por essa razão as roldanas são vistas antes e, no fim do serviço, as paradas são marcadas de novo.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O preço da cremalheira se conta por comprimento: quantos segmentos a folha pede, de que material e com que fixação. A ele se somam o pinhão, se estiver pontudo, e a mão de obra de alinhar.",
        "Quanto custa trocar a cremalheira depende do tamanho do portão e de a barra ser parafusada ou soldada. Uma foto da emenda e o comprimento da folha bastam para um valor bem próximo do final.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para saber se a cremalheira está ruim, desligue o disjuntor do portão e siga a barra com os olhos de uma ponta à outra: ela deve parecer uma linha só. Degrau na emenda, dente em forma de espinho e pó claro sob o motor são os achados que importam.",
        "O exame da cremalheira é visual e vale mais do que escutar: com a energia desligada, procure parafuso faltando, trecho que ondula e brilho só na ponta dos dentes. Acertar a altura da barra fica para quem tem o gabarito da folga.",
      ],
    },
    {
      to: ["which"],
      says: [
        "A cremalheira certa tem o mesmo passo do pinhão do motor; material e espessura vêm depois, pelo peso da folha. Plástico com alma de aço é silencioso e serve a portões de casa, e aço maciço fica para folhas pesadas.",
        "Na compra da cremalheira, o que decide é o tamanho do dente, que precisa casar com o da engrenagem já montada. Dois passos parecidos engatam, rodam alguns dias e se destroem mutuamente.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Troque a cremalheira quando houver dente faltando, perfil de barbatana ou emenda que salta mesmo depois de alinhada. Barra suja, parafuso frouxo e linha ondulada ainda são caso de regulagem.",
        "A cremalheira pede visita assim que surge um estalo ritmado, antes de o portão começar a patinar. Quem espera o motor girar em falso costuma pagar também pela engrenagem.",
      ],
    },
    {
      to: ["why"],
      says: [
        "A cremalheira se gasta por encaixe errado: funda demais, ela carrega o peso da folha no pinhão; rasa, trabalha só na pontinha dos dentes. Quem muda essa altura, com o tempo, são as roldanas e os parafusos.",
        "Por que a cremalheira quebra? Porque algo obrigou o dente a segurar um golpe: batida no batente com o motor empurrando, pedra no trilho ou ordem de voltar no meio da corrida.",
      ],
    },
    {
      to: ["maintain"],
      says: [
        "A manutenção da cremalheira consiste em escovar os dentes a seco, conferir parafusos e medir a folga em três pontos do percurso. Graxa não entra: ela prende areia justo onde duas superfícies se esfregam.",
        "Cremalheira bem posta quase não pede cuidado; o que muda é a folha em volta. A cada revisão, o técnico vê se ela ainda passa à mesma distância do pinhão no começo, no meio e no fim.",
      ],
    },
  ],
  definition: {
    headings: ["O que é a cremalheira", "A régua de dentes da folha", "Como a barra puxa o portão"],
    items: [
      {
        says: [
          "A barra vem em segmentos curtos, emendados até cobrir o comprimento da folha. Cada emenda precisa repetir o intervalo entre dois dentes; um fio a mais ou a menos, e o pinhão tropeça ali em toda passagem.",
          "Cada pedaço tem furos ovais por onde passam os parafusos. O oval existe para subir e descer a barra até a altura justa, e é também por ele que a régua escorrega quando o aperto cede.",
        ],
      },
      {
        says: [
          "Entre o dente da barra e o fundo da engrenagem sobra um espaço fino, que o técnico mede ou sente ao mover a folha à mão. Esse vazio garante que o portão se apoie nas rodas, e nunca no eixo do motor.",
          "Quem carrega o portão são as roldanas; a barra só empurra. Basta ela encostar no pinhão com o peso da folha para o redutor receber uma carga que não foi previsto para levar.",
        ],
      },
      {
        when: { variants: ["plastica"] },
        says: [
          "A versão de plástico traz dentes de nylon sobre uma alma de metal. Roda quase muda, não enferruja e cede antes do motor quando algo trava a folha, o que sai mais barato do que um redutor.",
        ],
      },
      {
        when: { variants: ["aco"] },
        says: [
          "A de aço é soldada em espaçadores ou parafusada em mãos-francesas e aguenta arrancadas de folha pesada. Pede alinhamento mais fino, porque metal contra metal não perdoa trecho torto.",
        ],
      },
    ],
  },
  faults: {
    headings: ["Sinais de cremalheira ruim", "Como a barra dentada avisa", "O que se vê e se ouve"],
    leads: [
      "A queixa sempre nasce do lado do motor, e o desenho dela muda conforme o defeito:",
      "Escute uma ida e uma volta inteiras, a alguns passos da folha:",
    ],
    items: [
      {
        label: "Dente pontudo",
        about: ["faz-barulho", "engrenagem"],
        says: [
          "o topo largo virou espinho, o portão range como catraca e recua um pouco quando o motor para.",
          "o perfil perdeu metade da largura, e a folha balança para frente e para trás antes de arrancar.",
        ],
      },
      {
        label: "Emenda aberta",
        about: ["treme", "para-no-meio"],
        says: [
          "há um salto em um único lugar, na ida e na volta, e o motor chega a acusar esforço naquele ponto.",
          "o tranco cai sempre diante da mesma junta; com o tempo, o primeiro dente depois dela se parte.",
        ],
      },
      {
        label: "Barra frouxa",
        about: ["faz-barulho", "treme"],
        says: [
          "a régua vibra junto com a folha, os parafusos aparecem brilhando em volta e um chocalho acompanha a manobra.",
          "com a mão longe e o portão andando, vê-se um trecho subir quando o pinhão passa por baixo.",
        ],
      },
      {
        label: "Encaixe fundo demais",
        about: ["esquenta", "roldana", "rolamento"],
        says: [
          "o motor ronca mais grave, esquenta e, ao destravar, a folha parece presa por cima dele.",
          "a barra desceu com a folha e se apoia na engrenagem; o eixo do motor passa a girar forçado.",
        ],
      },
      {
        label: "Encaixe raso",
        about: ["so-abre-na-mao", "trava"],
        says: [
          "o pinhão gira, raspa a ponta dos dentes e o portão fica no lugar, principalmente na arrancada.",
          "a folha anda, escapa, torna a engatar; cada escapada arranca lascas que aparecem no chão.",
        ],
      },
      {
        label: "Ímã fora do lugar",
        about: ["fim-de-curso", "bate"],
        says: [
          "o suporte preso à barra correu alguns dedos, e o portão passou a bater ou a parar antes.",
          "a barra foi mexida e o ímã ficou onde estava: a folha freia num ponto que não é mais o da chegada.",
        ],
      },
      {
        label: "Terra compactada",
        about: ["lento"],
        says: [
          "o fundo dos vãos se encheu de barro seco, a engrenagem sobe em vez de entrar e a marcha fica áspera.",
          "entre os dentes há uma massa escura de graxa velha e areia, que trabalha como lixa a cada passada.",
        ],
      },
    ],
  },
  neighbours: {
    headings: ["Cremalheira, engrenagem ou roldana?", "Para não culpar a barra errada", "De quem é o estalo"],
    items: [
      {
        label: "Engrenagem do motor",
        about: ["engrenagem"],
        says: [
          "defeito no pinhão se repete a cada volta dele, em todo o percurso; defeito na barra tem endereço fixo.",
          "conte os estalos: ritmo constante de ponta a ponta fala do motor, um único tropeço fala da régua.",
        ],
      },
      {
        label: "Roldana",
        about: ["roldana"],
        says: [
          "roda ruim reclama também com o motor destravado; a barra fica muda quando nenhum dente a empurra.",
          "se a folha está baixa de um lado, a régua é vítima: levantada a folha, o encaixe volta sozinho.",
        ],
      },
      {
        label: "Coroa do redutor",
        about: ["coroa"],
        says: [
          "pinhão parado com o motor roncando indica dente perdido lá dentro, e não na régua que se vê.",
          "olhe a engrenagem de fora durante a tentativa: se ela nem se move, a barra está inocente.",
        ],
      },
      {
        label: "Destrave aberto",
        about: ["destravar"],
        says: [
          "depois de faltar luz, é comum a alavanca ficar solta: o motor trabalha, a folha não vai e nada se quebrou.",
          "portão que parou de andar no dia em que alguém usou a chave manual merece essa conferência primeiro.",
        ],
      },
    ],
  },
  checks: {
    headings: ["O que olhar na barra", "Exame da cremalheira sem ferramenta", "Onde procurar o defeito"],
    leads: [
      "Deixe o portão parado, o disjuntor dele desligado e as mãos longe do ponto em que os dentes se encontram.",
      "Uma lanterna e um lugar de onde se veja a folha inteira são tudo de que se precisa.",
    ],
    steps: [
      {
        label: "Siga a linha",
        says: [
          "encoste o olho na altura da barra, pela ponta do portão, e veja se ela ondula ou desce para um lado.",
          "compare a distância entre a régua e o quadro da folha em vários pontos; suporte entortado muda essa medida.",
        ],
      },
      {
        label: "Leia os dentes",
        says: [
          "o desenho bom tem topo achatado e laterais iguais; ponta fina de um lado só mostra que a carga vinha em um sentido.",
          "procure brilho: marca no meio do dente é encaixe certo, risco na pontinha é raso, polimento no fundo é apertado.",
        ],
      },
      {
        label: "Veja o chão",
        says: [
          "pó branco ou preto bem debaixo do motor é plástico moído; limalha que brilha é aço.",
          "uma lasca de dente caída na soleira vale guardar: o técnico reconhece por ela o passo da barra.",
        ],
      },
      {
        label: "Procure parafusos",
        says: [
          "furo vazio, cabeça saltada ou solda com risco de ferrugem escorrido dizem onde a régua se soltou.",
          "conte os pontos de fixação e anote qual falta; perto das emendas, a ausência de um só já faz a barra pular.",
        ],
      },
      {
        label: "Escute de longe",
        says: [
          "religue, afaste-se, acione uma vez e marque com giz no piso o lugar do tranco, sem andar junto da folha.",
          "grave a passagem inteira pelo lado do motor; a repetição no vídeo mostra se o salto muda de lugar.",
        ],
      },
    ],
    ends: [
      { says: ["Com o motor girando em falso, não empurre a folha para ajudar: quando o dente reengata, ela arranca com força."] },
      {
        when: { grounds: ["ladeira", "rampa"] },
        says: ["Folha que desce sozinha não tem mais a barra a segurá-la; calce o portão e não o destrave."],
      },
    ],
  },
  work: {
    headings: ["Como a cremalheira é alinhada", "Da barra velha à barra no nível", "O serviço, na ordem em que acontece"],
    leads: [
      "Metade do trabalho é geometria, e por isso nada é apertado antes de a folha correr à mão.",
      "Primeiro se acerta o que carrega o portão, depois o que o puxa:",
    ],
    steps: [
      {
        label: "Folha",
        says: [
          "desligado o circuito e liberado o motor, corre-se o portão de ponta a ponta e trocam-se rodas cansadas, se houver.",
          "verifica-se se o trilho está no nível, porque uma barra alinhada sobre folha caída se perde na primeira revisão.",
        ],
      },
      {
        label: "Base do motor",
        says: [
          "os chumbadores são conferidos: máquina que recua na arrancada imita barra gasta e desmancha qualquer alinhamento.",
          "confere-se se o motor está paralelo à folha, já que um pinhão enviesado morde só a borda do dente.",
        ],
      },
      {
        label: "Linha de nível",
        says: [
          "um fio esticado marca na folha a altura da régua, e os suportes são presos por ele, e não pela barra antiga.",
          "a primeira peça é apoiada sobre o pinhão, marcada e levantada o tanto da folga; as outras seguem a mesma linha.",
        ],
      },
      {
        label: "Emendas",
        says: [
          "um pedaço curto de régua, encaixado por baixo de duas barras, mantém o intervalo até os parafusos pegarem.",
          "o contramolde só é retirado depois do aperto, e passa-se o pinhão devagar para sentir se a junta sumiu.",
        ],
      },
      {
        label: "Paradas",
        says: [
          "os suportes dos ímãs voltam à barra nova e os dois extremos são refeitos com a folha em movimento.",
          "por fim se testa a reversão contra um obstáculo, pois a força antiga incluía o atrito dos dentes.",
        ],
      },
    ],
  },
  effort: {
    headings: ["O que a troca pede", "Material e tempo de portão parado"],
    items: [
      {
        says: [
          "Uma barra parafusada sai e entra em uma visita só, com o portão usável à mão nesse meio-tempo. Régua soldada pede corte, limpeza da chapa e solda, e convém cobrir o carro e o vidro próximos.",
          "O comprimento a levar é o da folha, e não o do vão: a barra acompanha o portão até depois do motor. Meça de ponta a ponta da folha antes de pedir o orçamento.",
        ],
      },
      {
        says: [
          "Folha de chapa fina às vezes não segura parafuso novo no furo velho; nesse caso se acrescenta uma cantoneira de apoio, que aumenta o serviço.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa a cremalheira", "Barra, pinhão e alinhamento na conta", "O que muda o preço da troca"],
    items: [
      {
        for: ["price", "repair", "replace", "worth-it", "maintain"],
        says: [
          "Realinhar a régua e refazer a folga cabe em uma manutenção, de {{manutencao-custo}}. Os segmentos novos são somados por peça.",
          "A visita com ajuste fica em {{manutencao-custo}}. Cada barra acrescentada entra na proposta com o material escrito ao lado.",
          "O alinhamento custa o de uma manutenção: {{manutencao-custo}}. Barra e engrenagem aparecem como peças, uma em cada linha.",
        ],
      },
      {
        for: ["price", "worth-it", "replace"],
        says: [
          "Encarecem o serviço: barra soldada, folha longa, suportes a fazer, roldanas que precisam vir antes. Fica mais em conta quando só uma emenda cedeu e os furos ainda seguram.",
          "Um único segmento quebrado por batida é reparo pequeno. Já dentes afinados em toda a extensão pedem régua inteira e pinhão, e remendar um trecho só adia a despesa.",
        ],
      },
      {
        says: [
          "O prejuízo de esperar está no outro lado do encaixe: a barra torta força eixo e redutor, e um motor residencial novo custa {{troca-residencial}}.",
          "Dente que escapa faz o motor partir várias vezes em vão; queimado ele, a substituição em casa sai por {{troca-residencial}}.",
        ],
      },
    ],
  },
  choice: {
    headings: ["Qual cremalheira usar", "Plástico ou aço, parafuso ou solda"],
    leads: [
      "O passo é o do pinhão, sempre; o resto se escolhe pela folha:",
      "Antes de olhar a tabela, descubra a marca e o modelo do motor, que dizem o passo do dente.",
    ],
    columns: ["Portão", "Barra indicada", "Por quê"],
    rows: [
      { cells: ["Folha leve de casa", "Nylon com alma de aço", "Silenciosa e sem ferrugem"] },
      { cells: ["Folha de madeira ou chapa grossa", "Nylon reforçado ou aço", "A arrancada pesa mais"] },
      { cells: ["Garagem coletiva, muitas aberturas", "Aço parafusado em espaçador", "Permite realinhar sem cortar"] },
      { cells: ["Folha comprida que verga", "Segmentos curtos, muitos apoios", "A régua acompanha a chapa"] },
      { cells: ["Perto do mar ou de lavagem", "Nylon com parafuso inoxidável", "Ferrugem solta o suporte"] },
      { cells: ["Quadro de chapa muito fina", "Barra sobre cantoneira de apoio", "O furo sozinho não segura"] },
    ],
  },
  worth: {
    headings: ["Trocar tudo ou um pedaço", "Quando a emenda resolve"],
    items: [
      {
        says: [
          "Um segmento novo entre dois velhos só funciona se os vizinhos ainda têm topo largo. Com dentes afinados, o pedaço fica alto, e o motor dá um soluço a cada ida e volta.",
          "Vale remendar quando a quebra foi por pancada e o restante está bom. Desgaste espalhado é idade, e idade se troca por inteiro.",
        ],
      },
      {
        about: ["troca-de-motor"],
        says: [
          "Se o motor também será substituído, deixe a barra para o mesmo dia: o pinhão que chega pode ter outro passo, e a altura do conjunto muda.",
        ],
      },
    ],
  },
  care: {
    headings: ["Para os dentes durarem", "Cuidados com a barra dentada"],
    items: [
      {
        says: [
          "Escove os vãos com escova seca de cerdas duras, com a energia desligada, e retire a terra que a chuva endureceu. Graxa ali não lubrifica: cola grão de areia entre duas peças que se esfregam.",
          "Nylon não quer óleo, e aço quer apenas o que o manual mandar. Para o morador, o cuidado é a escova e um olhar mensal na linha dos parafusos.",
        ],
      },
      {
        says: [
          "Não mande voltar no meio do percurso: a barra recebe, em um instante, o peso da folha em movimento contra o motor que já gira ao contrário.",
          "Peça que a parada seja marcada antes do batente. Portão que bate com o motor empurrando martela sempre o mesmo dente.",
        ],
      },
      {
        for: ["maintain", "what", "when"],
        says: [
          "Em revisões com intervalo de {{revisao-intervalo}}, mede-se a folga em três pontos e reaperta-se a régua. Roda que baixa um pouco por ano se denuncia na folga dos dentes.",
        ],
      },
    ],
  },
  cases: {
    headings: ["Conforme o portão e a rua", "O que muda na barra deste lugar"],
    items: [
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Cremalheira em rua de declive trabalha de um lado só: segura a folha em vez de apenas empurrá-la, e os dentes afinam na mesma face. Um olhar nas laterais mostra para onde o portão quer correr.",
          "Onde a calçada desce, o dente faz também papel de freio. Se a barra escapa do pinhão, a folha vai sozinha até o batente, e o conserto não espera.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Cremalheira perto de obra ou de rua de terra acumula pó fino no fundo dos vãos, que a engrenagem prensa até virar pedra. Escovar toda semana evita que o encaixe fique raso.",
          "Com caminhão passando o dia inteiro, areia se junta aos dentes. A barra de nylon sofre menos do que a de aço engraxada, que segura cada grão.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Cremalheira sob copa recebe sementes e gravetos, e um único caroço duro entre dois dentes basta para quebrar o terceiro. Vale olhar a barra depois de ventania, antes da primeira manobra.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Cremalheira de folha baixa fica a um palmo da enxurrada. Depois que a água desce, o barro seca nos vãos e entorta o encaixe: limpe antes de religar e veja se os suportes não enferrujaram por trás.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "Com a garagem abaixo da rua, o motor e a barra ficam no caminho da água que desce. A cremalheira suporta banho; o que não suporta é a terra que vem junto e se aloja na primeira emenda.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Cremalheira voltada para a calçada prende roupa, alça de bolsa e dedo de criança. Em passeio movimentado, o lado de dentro é o lugar dela, ou então uma proteção em toda a extensão.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Na garagem de um prédio, a cremalheira parafusada em espaçadores é a que se deixa realinhar de madrugada, sem solda e sem cheiro. O síndico pode pedir que a folga fique anotada a cada preventiva.",
          "Condomínio gasta a barra na mesma faixa: os palmos da arrancada e os da chegada. Trocar só esses segmentos, alternando-os com os do meio, é uma economia que funciona se todos tiverem o mesmo passo.",
        ],
      },
      {
        when: { uses: ["galpao", "comercio"] },
        says: [
          "Folha longa de galpão enverga ao sol, e a cremalheira enverga junto: de manhã o encaixe está bom, à tarde aperta no meio. A solução é mais apoio por trás da barra, e não mais folga.",
          "Em loja com carga e descarga, o inimigo da barra é o para-choque do furgão. Um limitador no piso impede que a folha torta obrigue a refazer a linha toda.",
        ],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: [
          "Cremalheira de casa costuma ter vindo com o motor, presa direto na chapa da folha. Quando o furo alarga, a barra não precisa ser nova: um calço e um parafuso mais longo por trás resolvem.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Na vila, quem chega por último força o portão com a mão quando o motor estala. Cada empurrão com os dentes engatados lasca a cremalheira; combinem de parar de usar e avisar.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "Em sítio, portão largo e pouco usado cria ninho de vespa e capim entre os dentes da cremalheira. Antes da temporada, limpe a barra e faça a primeira manobra olhando.",
        ],
      },
      {
        when: { uses: ["condominio"] },
        says: [
          "Em entrada de condomínio, o trecho perto do meio do curso gasta antes, porque é ali que a folha inverte quando alguém entra atrás.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Loja com portão de correr na fachada expõe a barra a carrinho e caixote. Cantoneira de proteção por fora evita o dente amassado.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que fotografar da cremalheira", "Como pedir a barra certa"],
    items: [
      {
        says: [
          "Mande uma foto de perto de cinco ou seis dentes com uma moeda ao lado, outra da emenda que salta e uma da folha inteira, de frente. A moeda dá a escala do passo.",
          "Fotografe o encontro da barra com o motor pela lateral, para que se veja a folga, e a fixação: parafuso, solda ou suporte. Acrescente o comprimento da folha em passos.",
          "Um vídeo pelo lado de dentro, com a engrenagem visível durante a manobra, vale por muitas palavras; com ele vai a etiqueta do motor.",
        ],
      },
      {
        says: [
          "Escreva se o estalo tem lugar certo ou se acompanha o portão, e se alguém mexeu em roldana, piso ou motor nos últimos meses.",
          "Conte de que material são os dentes, se já há lascas no chão e se a folha recua quando o motor para.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Posso engraxar a cremalheira?", "Que lubrificante se passa nos dentes da barra?"],
      for: ["maintain", "how-to", "what", "why"],
      says: [
        "Melhor não. Em barra de nylon a graxa só junta areia; na de aço, usa-se película fina e apenas se o manual pedir.",
        "Nenhum, na de nylon: o material já desliza sozinho. Estalo que some com graxa volta pior na semana seguinte.",
      ],
    },
    {
      asks: ["Qualquer cremalheira serve no meu motor?", "Existe cremalheira universal?"],
      for: ["which", "buy", "replace", "price", "what"],
      says: [
        "Não. O dente precisa ter o passo do pinhão; barra de outra medida engata no começo e sobe na engrenagem depois de poucos dentes.",
        "Há passos mais comuns, mas nenhum serve a todos. Confirme pelo modelo do motor ou leve um pedaço da barra velha.",
      ],
    },
    {
      asks: ["Por que o portão pula em um ponto só?", "O tranco é sempre no mesmo lugar. O que é?"],
      about: ["treme", "para-no-meio"],
      says: [
        "Quase sempre é emenda aberta ou um dente lascado ali. Se o tranco continuar com o motor destravado, procure no trilho.",
        "Ponto fixo quer dizer defeito fixo: junta da barra, dente quebrado ou trilho alto. O giz no chão diz qual deles.",
      ],
    },
    {
      asks: ["Dá para soldar um dente quebrado?", "Dente de cremalheira tem reparo?"],
      for: ["repair", "how-to", "worth-it", "replace", "price"],
      says: [
        "Não com a precisão que o pinhão exige. O segmento é curto e se troca sem mexer nos outros.",
        "Em plástico, nenhum reparo segura; em aço, a solda empena a régua. Substituir o pedaço é mais rápido.",
      ],
    },
    {
      asks: ["O motor gira e o portão não anda. É a cremalheira?", "A engrenagem roda em falso na barra. E agora?"],
      about: ["so-abre-na-mao", "engrenagem", "nao-abre"],
      says: [
        "Pode ser, se o pinhão gira raspando nos dentes. Desligue o disjuntor e veja primeiro se a alavanca de destravar ficou aberta.",
        "Pare de acionar, porque cada tentativa tira material dos dois. Se a folha não desce sozinha, deixe-a fechada com cadeado até a visita.",
      ],
    },
    {
      asks: ["A cremalheira fica por dentro ou por fora?", "De que lado da folha vai a barra?"],
      for: ["install", "which", "what", "how-to"],
      says: [
        "Do lado do motor, que é o de dentro. Assim a chuva a molha menos, e ninguém na calçada alcança os dentes.",
        "Por dentro do terreno. Folha com montantes aparentes desse lado pede espaçadores, para a régua passar reta por cima deles.",
      ],
    },
    {
      asks: ["Trocar a cremalheira desregula o fim de curso?", "Depois da barra nova preciso ajustar as paradas?"],
      about: ["fim-de-curso"],
      says: [
        "Desregula, porque os ímãs viajam presos nela. Remarcar as duas paradas faz parte do mesmo serviço.",
        "Precisa. Mesmo nos motores que contam voltas, o percurso é ensinado outra vez depois que a folha foi solta.",
      ],
    },
  ],
};
