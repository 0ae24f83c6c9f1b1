import type { Symptom } from "#domain/knowledge/entry";

export const faltaDeEnergia: Symptom = {
  kind: "symptom",
  id: "falta-de-energia",
  name: { one: "falta de energia", many: "faltas de energia", gender: "f" },
  aliases: [
    "falta de luz",
    "falta luz",
    "faltou luz",
    "faltou energia",
    "falta energia",
    "faltar luz",
    "faltar energia",
    "sem luz",
    "sem energia",
    "sem energia elétrica",
    "falta de energia elétrica",
    "acabou a luz",
    "acabou a energia",
    "acaba a luz",
    "quando acaba a luz",
    "queda de luz",
    "queda de energia",
    "quedas de energia",
    "caiu a luz",
    "caiu a energia",
    "apagão",
    "apagões",
    "apagao",
    "blecaute",
    "blackout",
    "luz acabou",
    "energia acabou",
    "falta de enegia",
    "falta de enerjia",
  ],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["nobreak", "destravar", "so-abre-na-mao", "nao-abre", "raio", "dps"],
  pages: [
    "/topicos/portao-automatico-travado-sem-energia",
    "/topicos/portao-automatico-nao-abre",
    "/topicos/acessorios-para-portao-automatico",
  ],
  quantities: [
    { text: "127 V", means: "tensão de rede entre fase e neutro na região" },
    { text: "220 V", means: "tensão de rede entre duas fases na região" },
  ],
  brief: [
    "Na falta de energia o motor segura a folha onde ela está, e só a chave de destravamento ou uma bateria devolve o movimento.",
    "Sem luz, o portão de correr e o de abrir podem ser passados para a mão em piso plano; o basculante espera fechado.",
    "Falta de luz em metade da casa engana mais do que a total: o motor recebe tensão pela metade, ronca e não parte.",
    "Depois de uma queda de energia, a primeira manobra costuma sair mais lenta, porque a central reaprende onde a folha termina.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "Na falta de energia, o motor para e o redutor prende a folha na posição em que ela estava. Deslizante e pivotante passam para a mão pela chave de destravamento, em piso plano e com o disjuntor desligado; o basculante fica como está até a luz voltar ou o técnico chegar.",
        "Faltou luz: antes de forçar a folha, veja se a rua inteira apagou ou só o portão. Se foi a rua, resta esperar, usar a bateria que já existir ou destravar com a chave; se foi só o portão, o caminho é o quadro, e não a alavanca.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para abrir o portão sem luz, desligue o disjuntor dele, encaixe a chave de destravamento, gire até soltar e mova a folha devagar pela parte lisa. Isso vale para deslizante e pivotante em terreno plano. Em ladeira é preciso ajuda, e basculante não se destrava em casa.",
        "Com falta de energia, a ordem é disjuntor embaixo, chave, folha na mão e cadeado no fim. A ordem importa: se a luz volta antes de o disjuntor estar desligado, o motor pode obedecer a um comando que ficou pendente.",
      ],
    },
    {
      to: ["why"],
      says: [
        "O portão não anda na falta de energia porque o redutor do motor é feito para não girar de trás para a frente: sem corrente, ele vira a própria tranca. É o que impede um estranho de empurrar a folha, e também o que prende o morador.",
        "Sem energia o portão fica preso por projeto, e não por defeito. O que é defeito é ele continuar mudo quando a luz voltou, porque aí algo se perdeu na volta: um fusível, a central ou uma fase da rua.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Chame por causa da falta de energia quando a luz já voltou e o portão não, quando a chave gira sem soltar ou quando um basculante parou aberto. Com a rua ainda apagada e a folha fechada, não há o que um técnico faça além de esperar ou de instalar uma bateria.",
      ],
    },
    {
      to: ["price"],
      says: [
        "Quanto custa resolver o portão depois da falta de luz depende do que a volta deixou: percurso a reaprender é serviço curto, fusível e fonte são conserto de placa, e bateria nova é compra. A visita comum fica em {{manutencao-custo}}.",
        "Preparar o portão para a próxima queda de energia pode custar só o treino da chave, um protetor no quadro ou um sistema com bateria. O que muda a conta é o peso da folha e quantas aberturas precisam sair no escuro.",
      ],
    },
    {
      to: ["emergency"],
      says: [
        "Falta de energia com alguém preso, com o portão aberto para a rua ou com basculante parado no alto é caso de socorro. Tire as pessoas do vão, corte o circuito do portão e escreva contando quem está dentro. A chegada em emergência é de até {{emergencia-horas}}.",
        "Se a falta de luz deixou a entrada escancarada, ninguém fica sob a folha, e alguém fica na porta. Um fio caído sobre a grade muda tudo: não encoste em metal nenhum e ligue primeiro para a concessionária.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto depois de uma falta de energia começa medindo o que chega ao motor, porque fase ausente e tensão baixa imitam placa queimada. Confirmada a rede, procuram-se fusível, fonte da central e memória do percurso.",
        "Portão que morreu na queda de luz e não voltou raramente perdeu o motor: o que a volta da energia maltrata é a eletrônica. O técnico testa a central com o motor solto da folha antes de condenar qualquer peça.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "Vale a pena preparar o portão para a falta de luz quando ele é a única saída, quando alguém da casa não consegue empurrar a folha ou quando há gente esperando do lado de fora. Com porta de pedestre e folha leve, saber usar a chave já resolve.",
      ],
    },
  ],
  definition: {
    headings: ["O que a falta de luz faz ao portão", "Por que ele vira parede", "Apagão da rua ou só da casa"],
    items: [
      {
        says: [
          "O motor gira uma rosca sem fim que empurra uma coroa; o contrário não acontece, e a folha parada não consegue mover o motor. Sem corrente, essa geometria é a fechadura da casa, e a embreagem da chave é a única porta de saída dela.",
          "Dentro da caixa, rosca e coroa só andam em um sentido de força: do motor para o portão. Cortada a energia, o conjunto vira um calço de metal, e girar a chave separa o pinhão desse calço.",
        ],
      },
      {
        about: ["rede-eletrica"],
        says: [
          "Há três faltas diferentes. A rua apagou; caiu só o circuito do portão; ou sumiu uma das fases, e metade da casa acende enquanto o motor ronca. A terceira é a que mais estraga, porque convida a insistir no botão.",
          "Olhe três lugares antes de julgar: o poste, a geladeira e a lâmpada da garagem. Poste apagado é da concessionária; geladeira viva com garagem morta é do quadro; lâmpada fraca e amarelada é fase ausente.",
        ],
      },
      {
        about: ["central", "dps"],
        says: [
          "O perigo para a eletrônica não está na hora em que a luz some, e sim na volta. Motores, chuveiros e geladeiras de um quarteirão partem juntos, a tensão balança, e a fonte da central recebe esse balanço.",
        ],
      },
      {
        for: ["why", "what", "repair"],
        about: ["encoder", "fim-de-curso"],
        says: [
          "Central que conta voltas perde a conta se a folha foi empurrada no escuro. Ao religar, ela não sabe onde está e anda devagar até encontrar um fim, o que parece defeito e é cautela.",
        ],
      },
    ],
  },
  causes: {
    headings: ["O que se perdeu com a luz", "Do sinal ao suspeito, depois do apagão", "A luz voltou e o portão não"],
    leads: ["Com a energia de volta na casa, compare:", "O que o portão faz no primeiro comando já separa os casos:"],
    columns: ["O que se vê", "Suspeita", "O que olhar"],
    rows: [
      { cells: ["Nada acende, vizinhos também apagados", "Rede da rua", "Postes e casas em frente"] },
      { cells: ["Casa acesa, portão mudo", "Disjuntor do circuito caído", "Alavanca a meia altura"], about: ["desarma-disjuntor"] },
      { cells: ["Metade da casa acesa, motor ronca", "Fase ausente", "Lâmpadas fracas; não insista"], about: ["rede-eletrica"] },
      { cells: ["Motor gira e folha não vai", "Chave ficou destravada", "Posição da alavanca"], about: ["so-abre-na-mao"] },
      { cells: ["Primeira manobra muito lenta", "Central reaprendendo o percurso", "Um ciclo inteiro, de longe"], about: ["lento"] },
      { cells: ["Para antes do fim", "Percurso perdido na mão", "Se repete no mesmo ponto"], about: ["para-no-meio", "encoder"] },
      { cells: ["Luz acesa na caixa, nenhum comando", "Receptor ou memória", "Botão de parede responde?"], about: ["receptor"] },
      {
        cells: ["Silêncio total com disjuntor armado", "Fusível ou fonte da placa", "Cheiro perto da tampa fechada"],
        about: ["central", "raio"],
      },
      { cells: ["Abriu sozinho quando voltou", "Fechamento ou comando pendente", "Hora exata da volta"], about: ["abre-sozinho"] },
      { cells: ["Bateria acabou em uma abertura", "Bateria velha", "Idade escrita nela"], about: ["nobreak"] },
    ],
  },
  neighbours: {
    headings: ["Parece falta de luz e não é", "Sem energia ou sem comando"],
    items: [
      {
        label: "Disjuntor que desarma",
        about: ["desarma-disjuntor"],
        says: [
          "aqui a alavanca do portão cai sozinha, e a casa ao lado continua acesa; armada uma vez e caída de novo, há curto, e não apagão.",
          "queda de energia deixa a alavanca em cima; alavanca embaixo é proteção que atuou, e o motivo mora no circuito.",
        ],
      },
      {
        label: "Controle sem pilha",
        about: ["controle-nao-funciona", "trocar-pilha"],
        says: ["se a luz da garagem acende e o botão de parede move a folha, o portão tem energia de sobra; quem apagou foi o chaveiro."],
      },
      {
        label: "Só abre na mão",
        about: ["so-abre-na-mao"],
        says: [
          "o motor ronca ou gira e a folha fica parada: a energia voltou, a chave de destravamento é que não.",
          "alavanca esquecida aberta desde a noite anterior faz a mesma cena de um apagão que não acabou.",
        ],
      },
      {
        label: "Raio",
        about: ["raio"],
        says: [
          "apagão sem tempestade raramente mata placa; com trovão perto e outros aparelhos mudos, o suspeito é o surto que entrou pelo fio.",
        ],
      },
    ],
  },
  checks: {
    headings: ["O que olhar quando acaba a luz", "Da rua ao quadro, em poucos passos", "Antes de pegar a chave"],
    leads: ["Nenhum destes passos pede ferramenta, e o primeiro é feito da janela:", "Comece longe do portão e chegue perto só no fim."],
    steps: [
      {
        label: "Rua",
        says: [
          "veja postes e vizinhos; se tudo apagou, anote a hora e poupe o portão de tentativas.",
          "olhe se há fio pendurado ou galho na fiação da calçada; havendo, ninguém encosta na grade.",
        ],
      },
      {
        label: "Casa",
        says: [
          "acenda lâmpadas em cômodos diferentes: metade forte e metade fraca revela fase ausente, e o disjuntor do portão deve ser desligado até normalizar.",
        ],
      },
      {
        label: "Quadro",
        about: ["rearmar-disjuntor"],
        says: [
          "procure a alavanca do portão; caída, é levada toda para baixo e para cima, uma única vez.",
          "confira também o dispositivo diferencial, que tem botão de teste e derruba vários circuitos juntos.",
        ],
      },
      {
        label: "Chave",
        about: ["destravar"],
        when: { gates: ["deslizante", "pivotante"] },
        says: [
          "com o disjuntor desligado e o piso plano, destrave e leve a folha devagar; em rampa ela dispara, e a chave espera ajuda.",
          "gire a chave que veio com o motor, puxe a alavanca se houver, e empurre com as mãos abertas na chapa, longe de grade e de trilho.",
        ],
      },
      {
        label: "Volta da luz",
        says: [
          "trave a chave, leve a folha até sentir o encaixe, tire o cadeado e só então ligue o disjuntor. O primeiro ciclo se olha de longe.",
          "antes de religar, corrente e cadeado saem do portão, porque motor contra ferrolho não mede força.",
        ],
      },
    ],
    ends: [
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante a lista acaba no quadro. A folha depende de contrapeso ou mola, e quem a solta sem saber se ela está equilibrada pode soltá-la sobre si.",
        ],
      },
      { says: ["Alavanca de pé, lâmpada acesa e motor sem sinal nenhum: o resto é com medidor, e a tampa fica fechada."] },
    ],
  },
  stop: {
    headings: ["Quando não se mexe no portão", "Apagão com perigo junto"],
    items: [
      {
        label: "Fio caído na grade",
        says: ["portão de metal conduz inteiro; todos se afastam e a concessionária é chamada antes do técnico."],
      },
      {
        label: "Basculante aberto ou a meio",
        about: ["molas-e-cabos"],
        says: ["só o redutor parado talvez a esteja segurando; ninguém passa embaixo nem destrava."],
      },
      {
        label: "Motor que ronca com luz fraca",
        says: ["com a tensão pela metade ele não parte e esquenta parado; o disjuntor é desligado na primeira tentativa."],
      },
      {
        label: "Água no pé do motor",
        about: ["chuva"],
        says: ["apagão de enchente não se religa no impulso; a caixa seca e é medida antes de receber energia."],
      },
      {
        label: "Chave que gira em falso",
        says: ["o miolo ou o cabo da embreagem cedeu, e insistir quebra a única saída mecânica que resta."],
      },
    ],
  },
  meanwhile: {
    headings: ["A noite sem luz", "Como passar o apagão com o portão", "Folha solta também é casa destrancada"],
    items: [
      {
        when: { gates: ["deslizante", "pivotante"] },
        says: [
          "Portão destravado abre com um empurrão da calçada. Feche, passe corrente e cadeado por dentro e cole na tampa um bilhete lembrando de tirá-los antes de religar.",
          "Combine uma saída por vez: abre-se, passa o carro, fecha-se e tranca-se. Folha deixada solta no vento bate até entortar o batente.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "Com o basculante fechado, deixe o carro onde está e use a porta de pedestres. Se o carro precisa sair de qualquer jeito, o pedido de socorro é o caminho curto.",
        ],
      },
      {
        about: ["nobreak"],
        says: [
          "Quem tem bateria gasta pouco dela: uma abertura na chegada, outra na saída, e o resto do tempo fechado. Cada manobra a mais encurta a noite.",
          "Desative o hábito de abrir só para ver quem chegou. A reserva de uma bateria se conta em manobras, e não em horas.",
        ],
      },
      {
        says: [
          "Desligue o disjuntor do portão até a luz firmar. Rede que pisca na volta é o pior momento da central, e esperar alguns minutos não custa nada.",
        ],
      },
    ],
  },
  work: {
    headings: ["O que o técnico faz depois do apagão", "Da tensão ao percurso", "Como se descobre o que a queda levou"],
    leads: ["Ele mede primeiro o que a rua devolveu:", "A sequência poupa peça boa de ser trocada:"],
    steps: [
      {
        label: "Tensão",
        about: ["rede-eletrica"],
        says: [
          "mede-se a rede no quadro e no borne do motor, parado e partindo; fase ausente ou neutro solto aparecem aqui.",
          "confere-se se chega 127 V ou 220 V de verdade, porque neutro rompido entrega os dois trocados.",
        ],
      },
      {
        label: "Fusível e fonte",
        about: ["central"],
        says: [
          "o fusível da placa é testado e, aberto, só é substituído depois de achado o que o abriu.",
          "a fonte que alimenta a lógica é medida com a placa fora da carga do motor.",
        ],
      },
      {
        label: "Destravamento",
        says: ["verifica-se se a embreagem engata de verdade; chave parada no meio deixa o motor girar sem levar nada."],
      },
      {
        label: "Percurso",
        about: ["fim-de-curso", "encoder"],
        says: [
          "a central reaprende abertura e fechamento, com a folha levada por ela, e não pela mão.",
          "confere-se a parada nos dois extremos e a força, que um percurso mal gravado altera.",
        ],
      },
      {
        label: "Proteção",
        about: ["dps", "aterramento"],
        says: ["olham-se o protetor de surto e o fio de terra; protetor que se sacrificou na volta precisa de outro antes da próxima."],
      },
      {
        label: "Treino",
        about: ["destravar"],
        says: ["os moradores repetem o destravamento na frente do técnico, em portão que permite, e combinam onde a chave fica."],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa depois da queda", "O preço da volta e o da prevenção"],
    items: [
      {
        says: [
          "Reensinar o percurso, medir a rede e acertar a embreagem cabem em uma visita de {{manutencao-custo}}. Placa e bateria são orçadas conforme o modelo.",
          "A visita de diagnóstico e ajuste sai por {{manutencao-custo}}. O que a encarece é peça eletrônica queimada na volta da tensão, e não o apagão em si.",
        ],
      },
      {
        for: ["price", "worth-it", "buy", "install"],
        about: ["nobreak"],
        says: [
          "Bateria para portão se dimensiona pela folha e pelas manobras pedidas, e precisa conversar com a central que já existe. Central antiga sem entrada para ela encarece o pedido mais do que a bateria.",
        ],
      },
      {
        for: ["price", "worth-it", "repair"],
        says: ["Se a rua falha com frequência, o protetor no quadro paga a si mesmo na primeira placa que não queima."],
      },
    ],
  },
  care: {
    headings: ["Antes da próxima queda", "O que deixar pronto", "Um ensaio em dia de sol"],
    items: [
      {
        says: [
          "Guarde a chave de destravamento dentro de casa, em lugar que todos saibam, e nunca na garagem que só abre pelo portão. Uma cópia com parente ou zelador vale no dia em que ninguém está.",
          "Leia com calma, em dia claro, como a chave do seu modelo gira, e deixe na tampa um desenho da posição travada. No escuro ninguém acha manual.",
        ],
      },
      {
        about: ["mover-a-mao"],
        says: [
          "Folha pesada só aparece quando a luz acaba. Se em dia comum ela já pede força, roldana, trilho ou dobradiça devem ser vistos antes do temporal.",
        ],
      },
      {
        about: ["nobreak"],
        says: [
          "Bateria se testa desligando o disjuntor com o portão fechado e pedindo uma abertura. Inclua isso na revisão a cada {{revisao-intervalo}}.",
        ],
      },
    ],
  },
  cases: {
    headings: ["A falta de luz no seu portão", "Conforme a entrada e quem mora nela"],
    items: [
      {
        when: { gates: ["deslizante"] },
        says: [
          "Solto do motor, o portão de correr anda leve se as rodas estão boas. Se colou, procure cadeado, ferrolho ou pedra no trilho antes de pensar em força.",
          "No deslizante, a folha destravada em piso com caimento anda sozinha. Um calço no pé, do lado de baixo, vem antes da chave.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "No pivotante, as duas folhas se destravam uma por vez, e a que fecha por último abre primeiro. Com vento, prenda cada uma no gancho antes de buscar o carro.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante, o apagão não é motivo para destravar. A folha só sobe com uma mão se contrapeso e cabo estiverem certos, e no escuro ninguém confere isso.",
        ],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: [
          "Em casa com porta social, a garagem pode esperar. Em casa cuja única entrada é o portão, a chave do lado de dentro não serve a quem chega; pergunte por um destravamento externo protegido.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        about: ["condominio"],
        says: [
          "Prédio precisa decidir antes quem opera a folha no escuro e onde essa pessoa fica. Portão destravado sem ninguém na entrada é convite, e fechado sem saída é queixa na certa.",
          "Em condomínio com gerador, confira se o portão está no circuito dele. Iluminação de escada costuma estar; motor da garagem muitas vezes ficou de fora.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Loja com a porta presa pela manhã perde a abertura do dia. A bateria ali se calcula para uma subida completa na hora de abrir e uma descida na de fechar.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Galpão com rede trifásica pode perder uma fase e manter a luz do escritório. O motor trifásico ronca e queima em silêncio, de modo que falta parcial pede disjuntor desligado na hora.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Na vila, o circuito do portão costuma sair da casa de alguém. Descubram qual é, porque o apagão pode ser só a conta ou o disjuntor dessa casa.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "Em sítio no fim da linha, a luz demora a voltar e a tensão chega baixa. Motor que parte fraco toda noite merece medição de rede antes de troca.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Rua de copa fechada apaga em toda ventania, quase sempre por galho na fiação. Quem mora nela usa a chave várias vezes na estação e devia tê-la à mão.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Em ladeira, soltar a folha do motor é soltar também o freio dela. Sem outra pessoa e sem calço, o portão espera a luz, ainda que o carro esteja do lado de fora.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Em rua que alaga, o apagão e a água chegam juntos. Quando a energia volta com o motor molhado, ela encontra o caminho mais curto, que é a placa.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Em frente a ponto de ônibus ou feira, operar a folha à mão pede alguém na calçada para segurar os pedestres. Sem sinaleira e sem sensor, os olhos são a única proteção.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que dizer no apagão", "Como descrever o portão que não voltou"],
    items: [
      {
        says: [
          "Diga a hora da queda e da volta, se metade da casa ficou acesa e o que o motor faz ao primeiro comando: silêncio, ronco ou giro sem folha.",
          "Escreva a posição da folha, o tipo do portão e se a chave foi usada. Junte foto da alavanca e do quadro aberto na tampa plástica, sem tocar nos disjuntores.",
        ],
      },
      {
        says: [
          "Conte que outros aparelhos pararam, como modem, interfone e câmera: a lista mostra se houve surto ou só falta.",
          "Se há alguém preso, com remédio ou bebê em casa, comece a mensagem por isso.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Perdi a chave de destravamento. E agora?", "Posso girar o destravamento com uma chave de fenda?"],
      says: [
        "Não force o miolo com outra ferramenta, que ele quebra e fecha a única saída. Passe a marca e o modelo para conseguir a chave certa.",
        "Não. O encaixe é próprio de cada motor, e o que parece servir espana na primeira volta.",
      ],
    },
    {
      asks: ["O portão destravado gasta o motor?", "Faz mal deixar a folha solta por dias?"],
      says: [
        "Não gasta, porque o motor fica fora do caminho. Quem perde é a segurança, já que nada segura a folha.",
        "Para a máquina, nenhum. Para a casa, sim: qualquer empurrão abre, e o vento bate a folha no batente.",
      ],
    },
    {
      asks: ["Por que ele ficou lento depois que a luz voltou?", "A primeira abertura depois do apagão é sempre assim?"],
      about: ["lento"],
      says: [
        "A central perdeu a posição e procura os fins devagar. Um ciclo completo, sem interromper, costuma bastar.",
        "Em muitas centrais, sim. Se a lentidão continua depois de abrir e fechar por inteiro, o percurso precisa ser gravado de novo.",
      ],
    },
    {
      asks: ["Quantas vezes a bateria abre o portão?", "Nobreak de computador serve para o motor?"],
      about: ["nobreak"],
      for: ["what", "price", "buy", "worth-it", "which", "how-to"],
      says: [
        "Depende do peso da folha e da idade da bateria; quem projeta conta em manobras e deixa sobra.",
        "Em geral não serve: a partida de um motor derruba o aparelho feito para tela e modem. Há sistemas próprios para portão.",
      ],
    },
    {
      asks: ["O portão abriu sozinho quando a energia voltou. Por quê?", "É perigoso ele se mexer na volta da luz?"],
      about: ["abre-sozinho"],
      says: [
        "Um comando dado no escuro pode ter ficado à espera, ou o fechamento automático recomeçou a contagem. Por isso se desliga o disjuntor antes de pôr a mão na folha.",
        "É, se há alguém com o braço na grade. Central que arranca ao religar merece revisão na programação.",
      ],
    },
    {
      asks: ["Desligar o disjuntor na tempestade ajuda?", "Vale tirar o portão da rede antes do temporal?"],
      about: ["raio", "dps"],
      says: [
        "Ajuda na volta instável e em parte dos surtos. O portão fica manual enquanto isso, então feche antes.",
        "Vale se ninguém vai precisar dele. Um surto forte salta contato aberto, e o protetor continua necessário.",
      ],
    },
    {
      asks: ["Apagou só o meu portão. A culpa é da concessionária?", "A quem reclamo se a volta da luz queimou a placa?"],
      for: ["what", "why", "price", "repair"],
      says: [
        "Se a casa ficou acesa, o trecho é seu: disjuntor, fio ou placa. Com a rua toda apagada, é dela.",
        "Concessionárias têm canal para pedir ressarcimento de aparelho danificado. Guarde a peça, a data e o laudo de quem examinou.",
      ],
    },
  ],
};
