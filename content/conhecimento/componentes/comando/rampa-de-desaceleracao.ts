import type { Component } from "#domain/knowledge/entry";

export const rampaDeDesaceleracao: Component = {
  kind: "component",
  id: "rampa-de-desaceleracao",
  name: { one: "rampa de desaceleração", many: "rampas de desaceleração", gender: "f" },
  aliases: [
    "desaceleração",
    "desaceleração do portão",
    "desaceleração do motor",
    "rampa de desaceleracão do motor",
    "rampa de parada",
    "rampa de chegada",
    "rampa do motor",
    "rampa de frenagem",
    "parada suave",
    "parada suave do portão",
    "freio do portão",
    "freio do motor",
    "freio eletrônico do portão",
    "chegada suave",
    "fechamento suave",
    "rampa de velocidade",
    "redução de velocidade do portão",
    "soft stop",
    "amortecimento eletrônico",
  ],
  not: ["faixa de desaceleração"],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["bate", "fim-de-curso", "encoder", "central", "lento", "batente"],
  pages: [
    "/topicos/regulagem-de-fim-de-curso-de-portao",
    "/topicos/placa-central-de-comando-de-portao",
    "/topicos/portao-automatico-fazendo-barulho",
  ],
  brief: [
    "A rampa de desaceleração faz a folha chegar devagar ao batente; sem ela, o portão encosta com a velocidade toda e bate.",
    "Rampa de desaceleração longa demais faz o portão se arrastar no fim; curta demais, deixa a pancada.",
    "Quando a chegada suave desaparece depois de faltar luz ou trocar a placa, é a desaceleração que precisa ser gravada outra vez.",
    "Portão rápido sem desaceleração castiga dente, dobradiça e cabo em cada fechamento.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "A rampa de desaceleração é o trecho final do percurso em que a central reduz a velocidade do motor, para a folha encostar sem pancada. Não é peça, e sim um valor gravado na placa: depende de ela saber onde o portão está.",
        "Desaceleração, no portão, é o freio programado dos últimos palmos. O motor anda no ritmo normal, diminui antes do batente e toca nele devagar, o que poupa a transmissão e dá tempo de alguém sair do caminho.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "Consertar a rampa de desaceleração é quase sempre reprogramá-la: gravar o percurso, escolher onde começa e quanto reduz. Só quando o motor não obedece à redução é que se procura defeito na placa ou no sensor de voltas.",
        "Se a desaceleração sumiu, o reparo começa pelo percurso, porque freio sem posição conhecida não existe. Depois se confere se a folha corre leve, já que folha pesada para antes de chegar em marcha lenta.",
      ],
    },
    {
      to: ["install"],
      says: [
        "Instalar a rampa de desaceleração significa habilitá-la em uma central que a tenha; a que não tem precisa ser trocada por outra com controle de velocidade. Depois se grava o caminho e se ajusta o trecho lento nas duas pontas.",
        "Para um portão ganhar parada suave, é preciso que a placa varie a velocidade e saiba a posição da folha. Motor antigo pode ser compatível com uma central assim, o que se confirma pelo modelo.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O preço de acertar a rampa de desaceleração é o de uma regulagem, porque não há peça a trocar quando a central já a oferece. Fica maior se for preciso uma placa que varie a velocidade.",
        "Quanto custa pôr parada suave no portão depende da central que está lá: programar é serviço de visita, substituir a placa é outro orçamento. A foto da etiqueta do motor separa os dois casos.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para avaliar a rampa de desaceleração, acione uma vez e observe de longe: a folha deve perder velocidade ao se aproximar, encostar sem estrondo e desligar. Mudar os valores é tarefa de técnico, porque força e parada mudam junto.",
        "A desaceleração se regula na placa, com o percurso gravado e a folha já leve. O morador contribui com o vídeo da chegada e com o caminho limpo nos últimos palmos.",
      ],
    },
    {
      to: ["when"],
      says: [
        "A rampa de desaceleração precisa de ajuste quando o portão bate, quando se arrasta por metade do caminho ou quando freia em um extremo e no outro não. Depois de trocar roda, barra ou placa, ela se refaz mesmo sem queixa.",
        "Regule a desaceleração sempre que o peso ou o atrito da folha mudar: chapa nova, roldana nova, trilho limpo. O mesmo freio age de modo diferente em uma folha mais solta.",
      ],
    },
    {
      to: ["why"],
      says: [
        "A rampa de desaceleração existe porque uma folha em movimento não para quando o motor desliga: ela continua até gastar o embalo. Reduzir antes troca uma batida por um encosto e poupa dentes, soldas e dobradiças.",
        "Por que a desaceleração deixou de funcionar? Porque a central perdeu a referência do caminho, porque a folha ficou mais pesada ou porque a placa nova veio com o ajuste de saída, que não conhece o seu portão.",
      ],
    },
    {
      to: ["which"],
      says: [
        "Entre motores com rampa de desaceleração e motores sem ela, escolha o primeiro para folha pesada, rápida ou de muito uso. Em portão leve e lento, o ganho é conforto; nos outros, é vida da peça.",
        "A central com desaceleração ajustável permite dizer onde começa o freio em cada sentido. As que só ligam e desligam esse recurso servem a portões leves, em que um valor único basta.",
      ],
    },
  ],
  definition: {
    headings: ["O que é a rampa de desaceleração", "O freio dos últimos palmos", "Como o motor diminui antes de chegar"],
    items: [
      {
        says: [
          "A central entrega ao motor menos energia, ou a entrega em pedaços, e ele gira mais devagar sem perder toda a força. O ponto em que isso começa é contado a partir da posição gravada, por voltas ou por ímãs.",
          "O desenho da velocidade ao longo do caminho lembra uma ladeira que termina no chão: patamar alto no meio, descida no fim, encosto lento. Daí o nome de rampa.",
        ],
      },
      {
        says: [
          "Três números governam o resultado: onde começa, quanto reduz e até onde insiste. Se o último é pequeno, a folha para antes de encostar; se é grande, empurra o batente.",
          "Algumas centrais fazem também o inverso na partida, acelerando aos poucos. A arrancada suave poupa cremalheira e dobradiça tanto quanto a chegada.",
        ],
      },
      {
        for: ["what", "why", "which"],
        says: [
          "Velocidade baixa não significa força baixa. O recuo diante de obstáculo é outro ajuste, e os dois precisam ser conferidos juntos, com um anteparo no caminho.",
        ],
      },
    ],
  },
  faults: {
    headings: ["Sinais de desaceleração fora do ponto", "Quando o freio falta ou sobra", "O que a chegada revela"],
    leads: ["Basta olhar o último metro da manobra:", "Freio errado tem muitas caras, e cada uma pede outro acerto:"],
    items: [
      {
        label: "Sem freio nenhum",
        about: ["bate", "faz-barulho"],
        says: [
          "a folha mantém o ritmo até o batente e o muro responde com um estrondo.",
          "depois de a energia voltar ou de uma placa nova, o portão que encostava mudo passou a bater.",
        ],
      },
      {
        label: "Freio cedo demais",
        about: ["lento"],
        says: [
          "metade do caminho é feita em marcha lenta, e o carro espera na rua mais do que devia.",
          "o portão parece cansado, mas o motor está frio e a folha, leve: é só o ponto de redução.",
        ],
      },
      {
        label: "Para antes de encostar",
        about: ["nao-fecha"],
        says: [
          "ao reduzir, falta embalo para vencer um trecho duro, e a folha fica a um palmo do fim.",
          "a fresta aparece nas manhãs frias, quando graxa e rodas resistem mais do que o freio previa.",
        ],
      },
      {
        label: "Recua na marcha lenta",
        about: ["volta"],
        says: [
          "a central confunde a redução com um obstáculo e desfaz a manobra perto do fim.",
          "ele quase fecha, treme e abre, sempre no trecho lento; força e freio estão brigando.",
        ],
      },
      {
        label: "Diferente em cada sentido",
        about: ["fim-de-curso"],
        says: [
          "abre macio e fecha batendo, ou o contrário, porque só uma das pontas foi ajustada.",
          "a folha desce para um lado e sobe para o outro; um valor único não serve aos dois.",
        ],
      },
      {
        label: "Trancos no fim",
        about: ["treme"],
        says: [
          "em vez de diminuir, o motor dá puxões curtos, e a barra de dentes estala em todos.",
          "há um tremor rítmico só na chegada, com folga demais entre pinhão e barra.",
        ],
      },
    ],
  },
  neighbours: {
    headings: ["Desaceleração ou fim de curso?", "O que se parece com freio ruim", "Bate, mas por outra razão"],
    items: [
      {
        label: "Fim de curso",
        about: ["fim-de-curso"],
        says: [
          "bater devagar é marca atrasada; bater depressa é freio ausente.",
          "se a redução existe e a pancada também, quem está fora do lugar é o ponto de parada.",
        ],
      },
      {
        label: "Encoder",
        about: ["encoder"],
        says: [
          "freio que muda de lugar a cada dia segue uma contagem que se desloca.",
          "a redução no ponto errado, mas constante, é ajuste; a que passeia é sinal perdido.",
        ],
      },
      {
        label: "Folha solta demais",
        about: ["roldana", "trilho"],
        says: [
          "roda nova e linha limpa fazem o mesmo freio parecer fraco, e o remédio é refazê-lo.",
          "se o portão corre sozinho quando destravado, o nível do trilho é que o está empurrando.",
        ],
      },
      {
        label: "Motor fraco",
        about: ["lento", "capacitor"],
        says: [
          "lentidão do começo ao fim não é freio; freio é lento só na chegada.",
          "zumbido na partida com marcha arrastada fala de capacitor, por mais suave que seja o encosto.",
        ],
      },
    ],
  },
  checks: {
    headings: ["Como observar a chegada", "O que medir com o celular", "Antes de pedir regulagem"],
    leads: [
      "O exame é um vídeo, feito de lado e com a passagem vazia.",
      "Não há nada a tocar: os ajustes ficam dentro da caixa, ao lado de bornes com tensão.",
    ],
    steps: [
      {
        label: "Prepare o percurso",
        says: [
          "desligue o disjuntor do portão, limpe os dois cantos e confira se o batente não está solto.",
          "retire tapete, vaso e bicicleta dos últimos palmos, porque um toque neles muda a chegada.",
        ],
      },
      {
        label: "Filme de lado",
        says: [
          "religue, afaste-se e grave uma abertura e um fechamento inteiros com a câmera parada.",
          "apoie o celular num banco; imagem que acompanha a folha esconde justamente a perda de velocidade.",
        ],
      },
      {
        label: "Ache o ponto de redução",
        says: [
          "no vídeo, pare a imagem onde a folha começa a diminuir e conte quantos palmos faltam.",
          "compare abertura e fechamento: pontos muito diferentes indicam um lado sem ajuste.",
        ],
      },
      {
        label: "Ouça o encosto",
        says: [
          "um toque surdo seguido de silêncio está bom; estrondo, tremor de muro ou ronco que insiste, não.",
          "preste atenção ao portão vizinho da parede: se o vidro da sala responde, o freio falta.",
        ],
      },
      {
        label: "Repita no calor",
        says: [
          "faça o mesmo vídeo em hora quente, porque a folha aquecida corre mais solta e revela o freio curto.",
          "uma manobra de manhã e outra à tarde mostram se o ajuste tem margem.",
        ],
      },
    ],
    ends: [
      { says: ["Pancada que desloca o batente ou arranca reboco é motivo para operar o portão só com alguém olhando, até a visita."] },
      {
        when: { gates: ["basculante"] },
        says: [
          "Basculante que desce depressa e bate não é assunto de freio: cabo ou contrapeso pode ter cedido, e ninguém passa por baixo.",
        ],
      },
    ],
  },
  work: {
    headings: ["Como se regula a desaceleração", "Percurso, freio, força", "A ordem do ajuste"],
    leads: [
      "Freio se acerta por último entre as coisas da folha e por primeiro entre as da placa.",
      "Um valor bom é aquele que serve à folha fria e à quente:",
    ],
    steps: [
      {
        label: "Folha leve",
        says: [
          "corre-se o portão destravado e corrige-se o que agarra; freio sobre atrito vira parada no meio.",
          "rodas, guias e dobradiças são vistas antes, pois cada uma delas muda o embalo.",
        ],
      },
      {
        label: "Percurso",
        says: [
          "grava-se o caminho de batente a batente, com a folha encostando sem força.",
          "se a memória não segura a gravação, o sensor de voltas é examinado antes de seguir.",
        ],
      },
      {
        label: "Início do freio",
        says: [
          "escolhe-se o ponto de redução em cada sentido, mais cedo onde a folha desce ou pesa.",
          "parte-se de um trecho longo e encurta-se aos poucos até a chegada ficar rápida sem bater.",
        ],
      },
      {
        label: "Velocidade final",
        says: [
          "procura-se a menor marcha que ainda vence o trecho mais duro, provada com a folha fria.",
          "marcha lenta demais faz o motor pulsar; sobe-se até o giro ficar contínuo.",
        ],
      },
      {
        label: "Recuo",
        says: [
          "com um anteparo no trecho lento e outro no rápido, confirma-se que a central inverte nos dois.",
          "sensibilidade de obstáculo é reajustada, porque o freio mudou o que ela considera normal.",
        ],
      },
    ],
  },
  effort: {
    headings: ["Quanto tempo leva", "O que o ajuste pede de você"],
    items: [
      {
        says: [
          "Com a folha em ordem, é trabalho de programação e de muitas manobras de prova. A garagem precisa ficar livre nesse período, de preferência em hora quente.",
          "Nenhuma peça sai quando a central já oferece o recurso. Quando não oferece, a visita serve para dizer qual placa o motor aceita.",
        ],
      },
      { says: ["Reúna os controles da casa se houver troca de placa: o cadastro deles se refaz na mesma visita."] },
    ],
  },
  cost: {
    headings: ["Quanto custa a parada suave", "Regular ou trocar a placa", "O preço do ajuste de chegada"],
    items: [
      {
        for: ["price", "repair", "install", "worth-it", "maintain"],
        says: [
          "Regular freio, parada e força juntos custa uma manutenção, {{manutencao-custo}}. Quando a central já traz o recurso, não há peça a somar.",
          "Regular a placa existente fica na faixa de {{manutencao-custo}}. Central nova é orçada conforme o motor.",
          "A visita de regulagem custa {{manutencao-custo}}. Se a folha agarrar, o que a solta entra em linha separada.",
        ],
      },
      {
        for: ["price", "worth-it", "install", "which"],
        says: [
          "Placa com controle de velocidade custa mais do que a simples e pede, às vezes, sensor que o motor antigo não tem. Faça as duas contas antes: adaptar ou trocar o conjunto.",
          "Num motor no meio da vida, a central nova se paga em dentes e soldas poupados. Em motor no fim, o recurso já vem no próximo.",
        ],
      },
      {
        about: ["bate"],
        says: [
          "Cada batida cobra um pouco de cremalheira, solda e alvenaria, e nada disso aparece na conta até quebrar. Regular custa menos do que refazer um batente arrancado.",
        ],
      },
    ],
  },
  choice: {
    headings: ["Quanto freio cada portão pede", "Trecho lento conforme a folha"],
    leads: ["O trecho lento cresce com o peso e com a pressa:"],
    columns: ["Folha", "Desaceleração", "Por quê"],
    rows: [
      { cells: ["Leve e lenta", "Curta ou dispensável", "Quase não há embalo"] },
      { cells: ["Rápida, de correr", "Começa cedo, nas duas pontas", "A velocidade multiplica a pancada"] },
      { cells: ["Pesada, de empresa", "Longa, marcha final firme", "O embalo demora a acabar"] },
      { cells: ["De abrir, ao vento", "Suave, com força maior", "O vento interrompe a marcha lenta"] },
      { cells: ["Em declive", "Diferente em cada sentido", "Descendo, ela acelera sozinha"] },
      { cells: ["Basculante equilibrado", "Curta no alto e embaixo", "O equilíbrio já ajuda"] },
    ],
  },
  worth: {
    headings: ["Vale ter parada suave", "Quando o freio se paga"],
    items: [
      {
        says: [
          "Compensa onde o portão é rápido, pesado ou fica debaixo de um quarto. A diferença se ouve na primeira noite e se vê nos dentes depois de alguns anos.",
          "Em folha leve com motor lento, o recurso é conforto; pague por ele se o ruído incomoda, não por medo de quebrar.",
        ],
      },
      { says: ["Borracha no batente abafa o som e não tira o tranco da transmissão: é complemento do freio, e não substituto."] },
    ],
  },
  care: {
    headings: ["Para a chegada continuar macia", "O que mantém o freio no ponto"],
    items: [
      {
        says: [
          "Varra os extremos e mantenha as rodas livres: o freio foi calculado para a folha daquele dia. Trilho sujo encurta a chegada, trilho recém-limpo a alonga.",
          "Avise quando a folha ganhar ou perder peso. Uma chapa a mais muda o embalo, e o ajuste antigo passa a bater.",
        ],
      },
      {
        says: [
          "Depois de qualquer queda de energia, deixe a primeira volta terminar sem dar nova ordem; é nela que a central reencontra o ponto de frear.",
          "Não puxe a folha na marcha lenta para ganhar tempo. A placa toma o puxão por defeito e pode desligar.",
        ],
      },
      {
        for: ["maintain", "when", "what"],
        says: [
          "Na preventiva, feita em casa {{preventiva-casa}}, ouve-se a chegada nos dois sentidos e acerta-se o freio para o desgaste do ano.",
        ],
      },
    ],
  },
  cases: {
    headings: ["A chegada neste portão", "Peso, declive e vizinhança"],
    items: [
      {
        when: { gates: ["deslizante"] },
        says: [
          "Rampa de desaceleração em portão de correr protege sobretudo a cremalheira: a batida na coluna volta pelos dentes até o eixo do motor. Folga grande entre eles faz o freio vibrar.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "Desaceleração em basculante suaviza a chegada no alto, onde a folha balança e puxa os cabos. O ajuste só vale com a folha equilibrada; freio não corrige contrapeso.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "No pivotante, desaceleração evita que a ponta da folha chicoteie no fim do giro e arranque a dobradiça. Em duas folhas, a segunda freia depois, para não prender a primeira.",
        ],
      },
      {
        when: { uses: ["sobrado", "casa"] },
        says: [
          "Garagem debaixo do quarto, comum em sobrado, transmite pela laje cada batida do portão. Rampa de desaceleração e batente de borracha, juntos, resolvem mais do que trocar o motor por silencioso.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Morador do primeiro andar conhece a falta de desaceleração de cor. Em condomínio, o ajuste equilibra duas queixas: a da pancada à noite e a da fila que espera o trecho lento.",
          "Portão rápido de prédio precisa de freio longo, e o porteiro precisa saber que aquela lentidão final é proposital. Sem esse aviso, alguém pede para tirá-la.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Folha de galpão carrega tanto embalo que a desaceleração começa bem antes da metade do vão. Um amortecedor no batente continua necessário, para o dia em que faltar energia na descida da marcha.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Na loja, o portão chega ao fim perto de gente e mercadoria. A desaceleração dá o segundo a mais para alguém recuar, e o batente sem estrondo não assusta o cliente.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Em vila de casas coladas, a batida do portão acorda todos. Uma desaceleração bem longa no fechamento e curta na abertura agrada quem chega e quem dorme.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Em ladeira, a desaceleração precisa de dois valores: no sentido da descida começa cedo, no da subida quase não existe. Motor que só aceita um ajuste fica rápido de um lado e arrastado do outro.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "Com a rampa da garagem logo atrás, quem sai precisa do portão aberto sem demora para não segurar o carro na subida. Freia-se pouco na abertura e bastante no fechamento.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Junto a passeio movimentado, a desaceleração é item de segurança: o último palmo é onde cabe uma mão. Pede-se marcha final lenta e recuo sensível nesse trecho.",
        ],
      },
      {
        when: { grounds: ["poeira", "arvores"] },
        says: [
          "Onde cai folha ou poeira no trilho, o trecho lento é o primeiro a sofrer: devagar, a roda não pula mais a sujeira e para. Antes de encurtar a desaceleração, varra.",
        ],
      },
    ],
  },
  tell: {
    headings: ["Como pedir o ajuste de chegada", "O vídeo que explica a pancada"],
    items: [
      {
        says: [
          "Mande um vídeo lateral, sem cortes, de abrir e fechar, e a foto da etiqueta do motor. Escreva em qual dos extremos a folha bate.",
          "Grave o som do encosto de dentro de casa e a imagem do lado de fora: os dois juntos dizem se é freio ou batente solto.",
          "Informe o material da folha e quantos palmos ela anda devagar antes de parar; se nunca anda devagar, diga isso.",
        ],
      },
      {
        says: [
          "Conte se a chegada já foi suave e o que houve na semana em que mudou: luz, placa, rodas, chapa.",
          "Diga o que incomoda mais, a pancada ou a demora, porque o ajuste troca uma pela outra.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Meu motor antigo pode ter parada suave?", "Dá para colocar desaceleração em motor velho?"],
      for: ["install", "buy", "which", "worth-it", "price", "what"],
      says: [
        "Depende de haver central com controle de velocidade compatível e de ele informar a posição. O modelo na etiqueta responde.",
        "Em alguns, sim, trocando a placa. Se também falta sensor de posição, o conjunto novo costuma sair mais em conta.",
      ],
    },
    {
      asks: ["Por que o portão ficou lento no fim?", "Ele se arrasta nos últimos metros. É defeito?"],
      about: ["lento"],
      says: [
        "Com motor frio e folha solta, é o freio que começa cedo. Ajusta-se o ponto na placa.",
        "Pode ser de propósito: o trecho lento evita a batida. Defeito é quando ocupa meio caminho.",
      ],
    },
    {
      asks: ["Perdi a parada suave depois da queda de luz. Volta sozinha?", "Faltou energia e o portão começou a bater. Por quê?"],
      about: ["falta-de-energia", "encoder", "bate"],
      says: [
        "Em muitos motores volta depois de um ciclo completo sem interrupção. Se não, o percurso precisa ser gravado.",
        "A central esqueceu onde frear. Deixe-a ir de um extremo ao outro com o vão livre e observe a manobra seguinte.",
      ],
    },
    {
      asks: ["Borracha no batente substitui a desaceleração?", "Um amortecedor resolve a batida?"],
      for: ["what", "worth-it", "repair", "how-to"],
      about: ["batente"],
      says: [
        "Tira parte do ruído, mas o tranco continua nos dentes. Use junto com o freio, não no lugar.",
        "Resolve o barulho por um tempo. A folha ainda chega depressa, e a borracha se esmaga.",
      ],
    },
    {
      asks: ["A desaceleração diminui a força do portão?", "Na marcha lenta ele ainda pode machucar?"],
      for: ["what", "why", "which"],
      about: ["criancas-e-animais"],
      says: [
        "Diminui a velocidade; a força é outro ajuste. Por isso o recuo se testa também no trecho lento.",
        "Pode apertar, se a força estiver alta demais. Freio bom não dispensa fotocélula.",
      ],
    },
    {
      asks: ["Posso ajustar a desaceleração sozinho?", "Tem um botão para isso no motor?"],
      for: ["how-to", "repair", "what", "install"],
      says: [
        "Há regulagem na placa, junto de bornes energizados, e ela mexe com parada e força. É serviço de técnico.",
        "Tem, mas fica dentro da caixa e muda mais do que a chegada. Um vídeo da manobra ajuda quem vai regular.",
      ],
    },
  ],
};
