import type { Symptom } from "#domain/knowledge/entry";

export const bate: Symptom = {
  kind: "symptom",
  id: "bate",
  name: { one: "portão que bate", many: "portões que batem", gender: "m" },
  aliases: [
    "portão bate",
    "portão batendo",
    "portão bateu",
    "portões batendo",
    "portão bate forte",
    "portão bate no fim",
    "portão bate ao fechar",
    "portão bate ao abrir",
    "portão bate no batente",
    "portão bate na coluna",
    "portão bate na parede",
    "portão dá pancada",
    "portão dando pancada",
    "bate no batente",
    "batendo no batente",
    "bate no fim",
    "bate no fim do curso",
    "batendo no fim do curso",
    "bate na coluna",
    "bate na parede",
    "bate forte",
    "batendo forte",
    "bate muito forte",
    "bate com força",
    "batendo com força",
    "bate ao fechar",
    "bate ao abrir",
    "bate quando fecha",
    "bate quando abre",
    "fecha batendo",
    "fecha com força",
    "fecha com pancada",
    "abre batendo",
    "pancada no fim",
    "pancada ao fechar",
    "pancada no batente",
    "tranco ao fechar",
    "tranco no fim",
    "não para no fim",
    "passa do ponto",
    "portão passa do ponto",
    "portão automático bate",
    "portão automático batendo",
    "portão eletrônico bate",
    "portão eletrônico batendo",
  ],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["fim-de-curso", "rampa-de-desaceleracao", "batente", "volta", "embreagem", "encoder"],
  pages: [
    "/topicos/regulagem-de-fim-de-curso-de-portao",
    "/topicos/portao-automatico-fazendo-barulho",
    "/topicos/problemas-em-portao-automatico",
  ],
  brief: [
    "Portão que bate no fim recebe a ordem de parar tarde demais: o fim de curso saiu do lugar ou a desaceleração se perdeu.",
    "Cada vez que o portão bate, a pancada volta pela cremalheira até a coroa do motor e solta o chumbador da coluna.",
    "Se o portão bate de um dia para o outro, algo se moveu: ímã, chapinha, roda ou a memória do percurso.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "Um portão que bate chega ao fim ainda com velocidade: a ordem de parar vem tarde, a desaceleração não acontece ou a folha ganhou impulso. Evite usá-lo até o ajuste, porque a pancada se transmite à engrenagem e à coluna.",
        "Portão que bate no batente tem, em geral, o fim de curso fora do ponto. Olhe se a pancada é sempre do mesmo lado: de um só, é parada daquele sentido; dos dois, é velocidade ou memória de percurso.",
        "Quando o portão bate ao fechar, não é força sobrando, e sim aviso faltando. A folha bem regulada diminui a marcha antes e encosta com um som surdo, sem estremecer o muro.",
      ],
    },
    {
      to: ["why"],
      says: [
        "O portão bate porque o motor ainda está ligado quando a folha encontra o fim. Ímã que escorregou, sensor sujo, contagem perdida após uma queda de luz e inércia de folha pesada levam ao mesmo choque.",
        "Por que o portão bate mais em certos dias? Folha que corre mais leve, por roda nova ou por declive molhado, percorre o trecho final com mais velocidade do que o ajuste antigo previa.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto de um portão que bate é adiantar a parada, devolver a desaceleração e reparar o que as pancadas soltaram. A verificação inclui batente, chumbadores e dentes, que pagaram pelo ajuste errado.",
        "Para consertar um portão que bate, o técnico confere primeiro se o sensor lê a chegada e só depois o desloca. Se a leitura falha, mudar a posição do ímã não muda a pancada.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para entender por que o portão bate, observe de longe uma abertura e um fechamento: veja se ele diminui a velocidade antes do fim e de que lado vem a pancada. Depois desligue o disjuntor e olhe se o batente está firme.",
        "Diante de um portão que bate, a parte de quem usa é escutar, comparar os dois lados e parar de acionar. Acertar as paradas exige a eletrônica exposta e a folha andando, e por isso fica com o técnico.",
      ],
    },
    {
      to: ["price"],
      says: [
        "Quanto custa acertar um portão que bate depende do tempo de pancada: cedo, é só regular o fim de curso; tarde, somam-se batente solto, dente lascado e solda aberta. Os dois valores são bem distantes.",
        "O preço de regular um portão que bate fica na faixa de uma visita. A conta cresce apenas quando a parada perdida já quebrou alguma coisa, e isso se vê na inspeção.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Chame assim que o portão bate pela primeira vez com força nova. Cada pancada a mais trabalha contra o chumbador, e o que hoje é ajuste vira solda na semana que vem.",
      ],
    },
    {
      to: ["emergency"],
      says: [
        "Se o portão bate e a coluna ou a solda se moveu, desligue o disjuntor e não acione mais: a folha pode passar do batente e cair. Fechado, fica fechado; aberto, isole a passagem até chegar ajuda.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "Vale muito corrigir um portão que bate enquanto é só regulagem, porque nenhuma outra falha tão barata destrói tantas peças caras: coroa, pinhão, solda e alvenaria recebem o mesmo golpe.",
      ],
    },
  ],
  definition: {
    headings: ["O que deveria acontecer na chegada", "Parar é um trabalho em três tempos", "Por que a folha chega correndo"],
    items: [
      {
        says: [
          "Uma chegada boa tem três momentos: a marcha diminui, o motor corta e o resto do caminho se faz no embalo, curto. Falta um deles e o batente recebe a folha inteira.",
          "Cortar o motor não para a folha. O peso dela continua andando, e por isso a ordem precisa vir antes do encosto, com a folga certa para aquele portão.",
        ],
      },
      {
        says: [
          "O fim de curso pode ser um ímã na cremalheira, uma chapinha que aciona uma haste ou uma contagem de giros. Os três se perdem de maneiras diferentes, e só o primeiro escorrega sozinho com a vibração.",
          "Na contagem de giros não há peça para escorregar: o que se perde é a memória. Uma viagem interrompida na queda de luz pode deixar a central certa de que a folha está em outro lugar.",
        ],
      },
      {
        for: ["why", "what", "repair"],
        says: [
          "Embreagem muito apertada deixa a pancada chegar inteira à coroa; frouxa, ela patina e a folha não fecha. O ponto certo é aquele em que o impacto se perde na fricção, e não no dente.",
          "A cada batida, o batente cede um pouco e a folha passa a viajar mais. É um defeito que se alimenta: mais curso, mais embalo, mais pancada.",
        ],
      },
    ],
  },
  causes: {
    headings: ["De que lado bate e por quê", "A pancada, o lado e a suspeita", "O que a chegada mostra"],
    leads: ["Compare as duas chegadas em uma única ida e volta:", "O ritmo antes da pancada conta mais do que o barulho dela:"],
    columns: ["O que se percebe", "Suspeita", "O que olhar"],
    rows: [
      { cells: ["Bate só fechando", "Parada de fechado fora do ponto", "Ímã ou chapinha desse lado"], about: ["fim-de-curso"] },
      { cells: ["Bate só abrindo", "Parada de aberto deslocada", "Se a folha toca a parede"], about: ["fim-de-curso"] },
      { cells: ["Bate dos dois lados", "Desaceleração perdida", "Se muda de marcha antes"], about: ["rampa-de-desaceleracao", "central"] },
      {
        cells: ["Começou após falta de luz", "Memória de percurso perdida", "Se melhora na terceira viagem"],
        about: ["falta-de-energia", "encoder"],
      },
      { cells: ["Bate e volta em seguida", "Reversão lê o batente", "Ponto em que inverte"], about: ["volta"] },
      {
        cells: ["Bate e segue roncando", "Sensor não acusou a chegada", "Desligue: esquenta o motor"],
        about: ["esquenta", "fim-de-curso"],
      },
      { cells: ["Bateu depois de trocar rodas", "Folha ficou leve demais", "Se a regulagem foi refeita"], about: ["roldana"] },
      { cells: ["Batente mexe na coluna", "Chumbador frouxo", "Pó de reboco no chão"], about: ["batente"] },
      {
        cells: ["Desce solta no fim", "Mola ou cabo sem freio", "Saia de perto e chame"],
        when: { gates: ["basculante"] },
        about: ["mola", "contrapeso"],
      },
      {
        cells: ["Folhas se chocam", "Atraso entre elas perdido", "Qual bate na outra"],
        when: { gates: ["pivotante"] },
        about: ["central"],
      },
    ],
  },
  neighbours: {
    headings: ["Pancada, estalo ou tranco?", "Sons de fim de curso e o que dizem"],
    items: [
      {
        label: "Portão que volta",
        about: ["volta"],
        says: [
          "na volta, a folha recua depois; se ela fica encostada, o caso é só de parada tardia.",
          "pancada e retorno juntos pedem dois ajustes, o da chegada e o da reversão, nessa ordem.",
        ],
      },
      {
        label: "Portão que faz barulho",
        about: ["faz-barulho"],
        says: [
          "som que acompanha o percurso é de roda ou dente; pancada tem hora marcada, no começo ou no fim.",
          "um tec no meio da viagem não é batida: procure emenda de trilho ou dente quebrado.",
        ],
      },
      {
        label: "Portão que treme",
        about: ["treme"],
        says: [
          "tremor na partida vem de folga de eixo ou de corrente; pancada no fim vem de parada.",
          "se a coluna vibra antes de encostar, há folga na folha; se vibra depois, houve choque.",
        ],
      },
      {
        label: "Trava elétrica",
        about: ["trava-eletrica"],
        says: [
          "o estalo metálico seco da lingueta não é pancada: ele existe também com a folha parada e é curto.",
          "som de mola no instante da abertura costuma ser a trava soltando, e não o portão batendo.",
        ],
      },
    ],
  },
  checks: {
    headings: ["O que se vê sem abrir nada", "Como observar uma chegada", "Verificações na segurança da lateral"],
    leads: [
      "Uma ida e uma volta, fora da linha da folha, e o portão descansa:",
      "Nada de segurar a folha com a mão para amortecer: ela vence.",
    ],
    steps: [
      {
        label: "Marcha",
        says: [
          "veja se a folha anda mais devagar antes de encostar; sem essa diferença, a desaceleração não está agindo.",
          "conte no pensamento o tempo entre a mudança de marcha e a pancada; se não há mudança, não há contagem.",
        ],
      },
      {
        label: "Lado",
        says: [
          "anote se a pancada é abrindo, fechando ou nas duas. Um lado só é uma parada; dois lados são velocidade ou memória.",
          "acompanhe as duas chegadas da mesma viagem e escreva qual delas soa mais surda.",
        ],
      },
      {
        label: "Batente",
        about: ["batente"],
        says: [
          "com o disjuntor desligado, encoste a mão no batente e tente balançá-lo: se mexe, o chumbador já cedeu.",
          "procure reboco solto, trinca em leque na coluna e tinta arrancada no ponto de encosto.",
        ],
      },
      {
        label: "Marcas na folha",
        says: [
          "um amassado brilhante no montante mostra a altura da pancada e se a folha chega torta.",
          "olhe as soldas das travessas, que abrem primeiro do lado que recebe o choque.",
        ],
      },
      {
        label: "Memória",
        about: ["encoder", "falta-de-energia"],
        says: [
          "se faltou luz nos últimos dias, faça uma viagem completa sem interromper: algumas centrais se corrigem sozinhas.",
          "não interrompa a manobra no meio nessa viagem; é ela que ensina o percurso de novo.",
        ],
      },
    ],
    ends: [
      {
        says: [
          "Confirmado o lado, pare de acionar até o ajuste: cada chegada agora custa um pouco do batente.",
          "Batente que se move não recebe calço improvisado: um pedaço de madeira no ponto da folha vira projétil.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: ["Basculante que desce solto no fim não se observa de perto: desligue, feche a porta e mantenha crianças longe da garagem."],
      },
    ],
  },
  stop: {
    headings: ["Quando a pancada manda parar", "Sinais de que já quebrou algo"],
    items: [
      {
        label: "Batente solto ou coluna trincada",
        says: [
          "sem batente, a folha de correr passa do fim e cai; a energia desce antes da próxima chegada.",
          "uma trinca que abre a cada batida avisa que o muro está cedendo, e não só o ferro.",
        ],
      },
      {
        label: "Ronco depois do choque",
        about: ["esquenta"],
        says: [
          "o motor não soube que chegou e continua empurrando; o enrolamento aquece enquanto ninguém percebe.",
          "silêncio no fim é bom sinal; insistência depois da pancada pede o quadro.",
        ],
      },
      {
        label: "Dente ou peça no chão",
        about: ["engrenagem"],
        says: [
          "lascas de plástico ou limalha embaixo do motor são a conta da pancada chegando; a próxima pode soltar a folha.",
          "pedaço caído não se recoloca: guarde para o técnico e desligue.",
        ],
      },
      {
        label: "Folha pendente ou cabo frouxo",
        when: { gates: ["basculante"] },
        says: [
          "queda seca no fim do basculante é falta de freio no peso, e ninguém passa por baixo dele.",
          "um cabo que dançou na última batida deixou de sustentar, ainda que a folha pareça igual.",
        ],
      },
    ],
  },
  meanwhile: {
    headings: ["Até o ajuste", "Usar pouco e sem pancada"],
    items: [
      {
        when: { gates: ["deslizante", "pivotante"] },
        says: [
          "Com o motor desligado e o engate aberto, a folha chega ao batente na velocidade da sua mão, e nada mais se quebra. Em piso inclinado, faça isso com ajuda.",
          "Deixe a folha fechada e o disjuntor embaixo, entrando pela porta social. Um portão que bate não ganha nada em abrir de novo.",
        ],
      },
      {
        says: [
          "Não amarre espuma, pneu ou tapete no batente: muda o ponto de encosto, a central perde a referência e o ajuste que vem depois sai errado.",
          "Diga a quem usa que a pancada não é só barulho, para ninguém abrir mais uma vez só para ver.",
        ],
      },
    ],
  },
  work: {
    headings: ["Como o técnico acerta a chegada", "Da leitura ao encosto", "Acertar parada sem mascarar defeito"],
    leads: ["Primeiro se prova que a chegada é lida; depois se muda o lugar dela.", "Mede-se a viagem antes de tocar em ímã ou chapinha:"],
    steps: [
      {
        label: "Leitura",
        about: ["fim-de-curso"],
        says: [
          "acompanha-se na central se o sinal de chegada muda quando a folha encosta; sem mudança, o sensor ou o fio é o defeito.",
          "sensor que acende tarde é aproximado do ímã antes de qualquer outro ajuste, porque distância também atrasa.",
        ],
      },
      {
        label: "Ponto",
        says: [
          "desloca-se o ímã ou a chapinha para antes do encosto, em passos curtos, com uma viagem a cada passo.",
          "na contagem de giros, refaz-se o aprendizado com a folha parando por conta própria dos dois lados.",
        ],
      },
      {
        label: "Desaceleração",
        about: ["rampa-de-desaceleracao"],
        says: [
          "regula-se o começo do trecho lento para que ele pegue a folha antes do último palmo, e não sobre ele.",
          "o tempo lento é aumentado até o encosto virar um som surdo, com a folha nos dois pesos que ela tem, seca e molhada.",
        ],
      },
      {
        label: "Batente e chumbadores",
        about: ["batente"],
        says: [
          "o batente é reforçado ou refeito com chumbador químico quando a coluna farelou, porque ajuste em batente móvel não dura.",
          "a folha é posta de volta no prumo antes de escolher o ponto, senão a parada nasce torta.",
        ],
      },
      {
        label: "Embreagem e dentes",
        about: ["embreagem", "engrenagem"],
        says: [
          "aperta-se a embreagem ao ponto em que o motor empurra e ainda cede no choque, e inspeciona-se dente por dente.",
          "pinhão com dente lascado é trocado junto, ou a próxima pancada faz o serviço sozinha.",
        ],
      },
      {
        label: "Prova",
        says: [
          "algumas viagens seguidas, com a folha quente e fria, encerram o serviço só quando a chegada é igual em todas.",
          "confere-se a reversão com um calço, porque parada nova e reversão antiga brigam entre si.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa acertar a batida", "Ajuste cedo e conserto tarde"],
    items: [
      {
        says: [
          "Acertar parada e desaceleração é serviço de visita. O valor vai de {{manutencao-custo}}. Batente e chumbador, se já cederam, entram à parte.",
          "Enquanto nada quebrou, o gasto é de regulagem. Ele costuma ficar em {{manutencao-custo}}. Depois de um dente lascado, deixa de ser.",
        ],
      },
      {
        for: ["price", "repair", "replace", "worth-it"],
        says: [
          "A diferença entre agir na primeira semana e esperar um semestre é a peça: no começo se move um ímã, depois se trocam coroa, pinhão e solda.",
          "Se a pancada quebrou o motor, a conversa muda de escala. A troca residencial vai de {{troca-residencial}}. Peça para ver a coroa antes de decidir.",
        ],
      },
    ],
  },
  care: {
    headings: ["Para a folha chegar mansa", "O que evita novas batidas"],
    items: [
      {
        says: [
          "Feche sem pressa: abrir de novo antes do fim faz a central recomeçar a contagem, e é assim que a memória se perde aos poucos.",
          "Depois de mexer em roda, trilho ou peso da folha, peça que refaçam as paradas no mesmo dia.",
        ],
      },
      {
        says: [
          "Escute uma chegada na revisão, ao lado da coluna e fora da linha da folha. O intervalo indicado é de {{revisao-intervalo}}. O som certo é o de um baú fechando.",
          "Marque com tinta o ponto de encosto na coluna. Um desvio de dedos, visto na faxina, evita meses de pancada.",
        ],
      },
    ],
  },
  cases: {
    headings: ["O que muda no seu portão", "Conforme o peso e o lugar"],
    items: [
      {
        when: { gates: ["deslizante"] },
        says: [
          "De correr, a folha passa do ponto e entra na coluna; se o batente cede, ela sai do trilho e tomba. Aqui a pancada é questão de segurança, e não de barulho.",
          "No deslizante, o ímã da cremalheira desliza com a vibração e a parada muda um pouco a cada semana. É a única batida que cresce sozinha, devagar.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante, o choque no alto quebra solda de braço e o de baixo trinca o piso. Os dois vêm do peso mal equilibrado ou do freio do motor sem ação.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "No pivotante, a pancada no batente de piso empurra a dobradiça de cima para fora do muro. Repare se o rejunte dela escureceu.",
          "Folhas que se chocam perderam o tempo entre elas: a que tem aba precisa vir depois. O acerto é na central, não na folha.",
        ],
      },
      {
        when: { uses: ["sobrado", "casa"] },
        says: [
          "Em casa geminada, a batida acorda o vizinho antes de quebrar alguma coisa. Ninguém se queixa do batente; todos ouvem a coluna.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Em prédio, a folha bate o dia inteiro sem que ninguém esteja perto para ouvir. Peça ao zelador que escute uma chegada no silêncio da manhã.",
          "Portão de condomínio com desaceleração curta chega correndo para não atrasar a fila; um pouco de paciência na regulagem poupa a coluna.",
        ],
      },
      {
        when: { uses: ["comercio", "galpao"] },
        says: [
          "Folha de galpão pesa o bastante para amassar o próprio batente. Perfil reforçado e amortecedor saem mais baratos do que refazer a alvenaria.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Na vila, o muro é comum: a trinca aparece do lado do vizinho primeiro. Acertar a chegada antes disso evita a conversa difícil.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "No sítio, folha larga e vento fazem da última metade um empurrão do tempo. O ajuste precisa de folga para o dia de ventania.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Em descida, a folha ganha velocidade sozinha e o motor passa a freá-la. Se bate só nesse sentido, o trecho lento precisa começar mais cedo.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: ["Rampa molhada é lisa e a folha desce mais do que o ajuste esperava. Olhe se a pancada aumenta nos dias de chuva."],
      },
      {
        when: { grounds: ["baixada"] },
        says: ["Coluna em terreno úmido afunda com o tempo e o batente se afasta; a folha vai atrás e o ponto deixa de existir."],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Raiz empurra a coluna aos poucos e muda o lugar do encosto sem tocar no motor. Reparar no prumo vale mais do que reparar na regulagem.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: ["Areia no encaixe amortece até o dia em que a limpam, e então ele bate. Regule com o encaixe limpo, ou o ponto vai mudar."],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Onde gente passa rente, chegada com pancada assusta e machuca. O trecho lento ali se faz mais longo do que a pressa pediria.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que contar da pancada", "Como descrever a chegada"],
    items: [
      {
        says: [
          "Diga de que lado bate, se diminui a marcha antes e se faltou luz na semana. Um vídeo curto da chegada, com som, resume as três respostas.",
          "Mande foto do batente e da coluna, de perto, e conte há quanto tempo a pancada existe.",
        ],
      },
      {
        says: [
          "Informe se mexeram em roda, trilho, peso da folha ou central, e quando. Quase toda batida nova nasce em um desses dias.",
          "Fotografe o montante no ponto amassado e o chão embaixo do motor, para mostrar se já há peça caída.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["A pancada estraga o motor ou só o portão?", "Que peça sofre primeiro quando o portão bate?"],
      says: [
        "Estraga os dois: a batida volta pelos dentes até a coroa e solta o chumbador do batente no mesmo golpe.",
        "A primeira a ceder costuma ser a fixação do batente, seguida pelo dente mais fraco do conjunto.",
      ],
    },
    {
      asks: ["Posso pôr borracha no batente para abafar?", "Um amortecedor de borracha resolve?"],
      about: ["batente"],
      says: [
        "Abafa o som e muda o ponto de encosto, então a central erra a chegada. Antes da borracha, acerta-se a parada.",
        "Só depois do ajuste e em folha pesada, para o final do embalo. Sozinha, a borracha cansa e a batida volta.",
      ],
    },
    {
      asks: ["Baixar a força do motor acaba com a pancada?", "Menos força é menos batida?"],
      about: ["central"],
      says: [
        "Não: quem bate é o embalo, não a força. Sem potência, a folha pode nem chegar ao fim e ainda assim chegar correndo.",
        "Ajuda pouco. O que a tira é mandar parar antes e devagar, e não empurrar menos.",
      ],
    },
    {
      asks: ["Começou a bater depois que faltou luz. Por quê?", "A queda de energia pode ter tirado a regulagem?"],
      about: ["falta-de-energia", "encoder"],
      says: [
        "Porque a central perdeu a posição e voltou a contar de um lugar errado. Uma viagem completa, sem interromper, costuma devolver a referência.",
        "Nas que contam giros, sim: elas reaprendem devagar. Se depois de algumas viagens ainda bate, o ajuste ficou para o técnico.",
      ],
    },
    {
      asks: ["Bate e volta na hora. É a mesma coisa?", "Por que encosta com força e reabre?"],
      about: ["volta"],
      says: [
        "São dois efeitos da mesma parada atrasada: encosta forte, e a central toma o batente por pessoa. Corrigindo a chegada, os dois somem.",
        "É o mesmo defeito com a proteção viva. Regular primeiro a chegada, e só depois a sensibilidade.",
      ],
    },
    {
      asks: ["Posso deixar assim até o fim do mês?", "Dá para esperar a próxima revisão?"],
      for: ["what", "when", "worth-it", "price"],
      says: [
        "Não vale a pena. É a única falha comum que estraga a parede e o motor ao mesmo tempo, e cada dia custa mais.",
        "Só se parar de usar o automático. Batendo, poucas semanas são o bastante para soltar o batente.",
      ],
    },
  ],
};
