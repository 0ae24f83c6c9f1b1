import type { Symptom } from "#domain/knowledge/entry";

export const esquenta: Symptom = {
  kind: "symptom",
  id: "esquenta",
  name: { one: "motor que esquenta", many: "motores que esquentam", gender: "m" },
  aliases: [
    "esquenta",
    "esquentam",
    "esquentar",
    "esquentando",
    "esquentou",
    "isquenta",
    "motor esquenta",
    "motor esquenta muito",
    "motor esquentando",
    "motor do portão esquenta",
    "motor do portão esquentando",
    "motor de portão esquenta",
    "motor de portão esquentando",
    "motor quente",
    "motor muito quente",
    "motor do portão quente",
    "motor fervendo",
    "motor aquecendo",
    "motor aquece",
    "aquecimento do motor",
    "superaquece",
    "superaquecendo",
    "superaqueceu",
    "superaquecimento",
    "superaquecimento do motor",
    "sobreaquecimento",
  ],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["cheiro-de-queimado", "lento", "capacitor", "fim-de-curso", "para-no-meio"],
  pages: ["/topicos/conserto-de-motor-de-portao", "/topicos/problemas-em-portao-automatico", "/topicos/troca-de-motor-de-portao"],
  quantities: [
    { text: "127 V", means: "tensão de rede entre fase e neutro na região" },
    { text: "220 V", means: "tensão de rede entre duas fases na região" },
  ],
  brief: [
    "Motor que esquenta em poucas manobras está fazendo força demais ou recebendo corrente de um modo que não devia.",
    "Quando o motor esquenta e desliga sozinho, a proteção térmica cumpriu o papel dela; falta achar o esforço que a acionou.",
    "Morno depois de várias aberturas é normal; motor quente a ponto de afastar a mão, não.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "O motor de portão esquenta por natureza, porque foi feito para trabalhos curtos com descanso entre eles. Vira defeito quando o calor aparece em poucas manobras, desliga o equipamento ou vem com cheiro; aí há folha pesada, capacitor fraco ou parada que não corta a corrente.",
        "Motor esquentando além do morno quer dizer esforço a mais, descanso a menos ou corrente errada. Desligue o disjuntor do portão, espere esfriar e só então investigue, sem encostar na carcaça.",
      ],
    },
    {
      to: ["why"],
      says: [
        "O motor esquenta porque transforma em calor toda a energia que não vira movimento: se a folha resiste, se o capacitor não ajuda na partida ou se ele continua ligado com o portão já encostado, sobra calor. A proteção térmica desliga antes do verniz queimar, e religa quando esfria.",
        "São quatro os motivos que fazem um motor esquentar: folha que agarra, partida sem ajuda do capacitor, fim de curso que não manda parar e manobras demais para o modelo. O que distingue um do outro é o momento em que o calor surge.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto de um motor que esquenta começa longe dele, na folha e nas paradas, porque trocar o motor sem tirar o esforço só muda a data da próxima queima. Confirmado o caminho livre, medem-se capacitor, tensão e corrente.",
        "Em motor esquentando, o técnico separa a causa mecânica da elétrica com uma prova simples: gira-o sem a folha. Frio sozinho e quente com carga, o problema está no portão.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para resolver um motor que esquenta, pare de acioná-lo, desligue o disjuntor dele e espere esfriar por completo. Depois verifique, sem abrir nada, se a folha anda leve, se ela bate no batente e quantas vezes seguidas o portão vinha abrindo.",
        "Descubra primeiro quando o motor esquenta: já na partida, ao longo do percurso ou com a folha parada no fim. Cada resposta leva a uma causa, e só a da folha presa pode ser vista por quem mora na casa.",
      ],
    },
    {
      to: ["price"],
      says: [
        "Quanto custa resolver um motor que esquenta depende da causa: regulagem e capacitor cabem em uma visita, enquanto enrolamento queimado pede motor novo. O diagnóstico vem antes do preço, e nada é trocado sem você aceitar.",
        "O preço para acabar com o superaquecimento varia do ajuste de parada à substituição do conjunto. O que mais pesa na conta é há quanto tempo o motor trabalha quente.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Um motor que esquenta pede visita quando desliga por calor mais de uma vez, quando a carcaça incomoda depois de poucas aberturas ou quando o portão ficou mais lento junto. Com cheiro ou fumaça, não se espera: corta-se a energia na hora.",
        "Marque a visita quando o motor esquenta mais neste mês do que no anterior com o mesmo uso. A comparação vale mais do que a mão na carcaça, e flagra a folha pesada antes do primeiro desligamento.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "Compensa consertar o motor que esquenta se ele volta ao normal depois de aliviada a folha e trocado o capacitor. Se já escureceu o verniz ou desarma mesmo girando solto, o enrolamento perdeu o isolamento, e o dinheiro rende mais em um novo.",
        "Antes de condenar um motor que esquenta, peça que o girem desengatado e meçam a corrente. Dentro da etiqueta, o gasto certo é na folha; fora dela, o reparo seria provisório.",
      ],
    },
    {
      to: ["emergency"],
      says: [
        "Motor esquentando com cheiro, fumaça ou estalo é emergência: desligue o disjuntor do portão e não tente mais uma vez. Se a folha ficou aberta em posição estável, proteja a entrada; basculante levantado não se destrava.",
        "Quando o motor esquenta a ponto de fumegar, a ordem é alavanca embaixo, gente longe e nenhuma nova tentativa. Depois de frio, o portão continua desligado até alguém medir o isolamento.",
      ],
    },
  ],
  definition: {
    headings: ["O que acontece dentro do motor", "Calor normal e calor de defeito", "Por que ele se desliga sozinho"],
    items: [
      {
        says: [
          "No centro há fio de cobre esmaltado, enrolado em camadas. Cada manobra o aquece um pouco, e o descanso seguinte devolve esse calor ao ar; quando os descansos encurtam ou o esforço cresce, a temperatura vai subindo em degraus até o esmalte começar a ressecar.",
          "Uma peça do tamanho de um grão de feijão, encostada no enrolamento, abre o circuito quando a temperatura passa do limite e volta a fechar sozinha. É por isso que o portão morre, fica mudo por um bom tempo e depois funciona como se nada fosse.",
        ],
      },
      {
        says: [
          "Não julgue pela mão encostada: o metal demora a aquecer e demora a esfriar, de modo que a carcaça mostra o passado. Os sinais que valem são quantas manobras ele aguenta e quanto tempo leva para voltar.",
          "O sol da tarde em uma tampa escura deixa qualquer motor quente por fora, sem defeito nenhum. Compare a mesma sequência de aberturas de manhã cedo.",
        ],
      },
      {
        for: ["why", "what", "repair"],
        says: [
          "A partida é o instante mais duro: parado, o motor puxa várias vezes a corrente de trabalho, e quem lhe dá o empurrão é o capacitor. Com esse empurrão fraco, o instante se alonga, e o cobre paga.",
        ],
      },
    ],
  },
  causes: {
    headings: ["De onde vem o calor", "O momento do calor aponta a causa", "Suspeitas, pelo que o portão faz"],
    leads: [
      "Observe de longe uma única manobra, com o motor já frio:",
      "A pergunta não é quanto ele esquentou, e sim em que ponto do trabalho:",
    ],
    columns: ["O que se vê", "Suspeita", "O que olhar"],
    rows: [
      { cells: ["Zumbe antes de arrancar", "Capacitor fraco", "Se a demora piora a cada dia"], about: ["capacitor"] },
      {
        cells: ["Anda o percurso todo roncando", "Folha agarrada", "Trilho, rodas e guias"],
        about: ["roldana", "trilho"],
        when: { gates: ["deslizante"] },
      },
      {
        cells: ["Sobe com esforço e desce depressa", "Folha sem equilíbrio", "Nada: afaste-se e chame"],
        about: ["contrapeso", "mola"],
        when: { gates: ["basculante"] },
      },
      {
        cells: ["Range no giro e vence aos trancos", "Dobradiça seca ou caída", "Se a ponta raspa no piso"],
        about: ["dobradica"],
        when: { gates: ["pivotante"] },
      },
      { cells: ["Chega ao batente e segue roncando", "Parada que não corta", "Desligue; é caso de regulagem"], about: ["fim-de-curso"] },
      {
        cells: ["Gira, e a folha quase não anda", "Embreagem ou dente patinando", "Pó embaixo do motor"],
        about: ["embreagem", "engrenagem"],
      },
      {
        cells: ["Só falha na hora do movimento", "Manobras sem descanso", "Quantas vezes abriu em seguida"],
        about: ["condominio", "comercio"],
      },
      { cells: ["Lâmpadas baixam quando ele parte", "Fio fino ou tensão baixa", "Se há extensão no caminho"], about: ["rede-eletrica"] },
      {
        cells: ["Esquenta mesmo solto da folha", "Enrolamento ou rolamento", "Cheiro, apito, cor da tampa"],
        about: ["rolamento", "troca-de-motor"],
      },
      { cells: ["Começou após pôr trava", "Trava que não recolhe", "Estalo antes de a folha sair"], about: ["trava-eletrica"] },
    ],
  },
  neighbours: {
    headings: ["Parece, mas é outro defeito", "O que não é superaquecimento"],
    items: [
      {
        label: "Cheiro de queimado",
        about: ["cheiro-de-queimado"],
        says: [
          "calor sozinho dá tempo de investigar; cheiro acre quer dizer que algum isolante já está se desfazendo, e o disjuntor vem antes da pergunta.",
          "o nariz decide: sem odor, espera-se esfriar e observa-se; com odor de esmalte, a observação termina no quadro.",
        ],
      },
      {
        label: "Disjuntor que desarma",
        about: ["desarma-disjuntor"],
        says: [
          "a proteção térmica fica dentro do motor e religa sem ninguém tocar; se foi preciso subir a alavanca no quadro, houve curto ou fuga, e não só temperatura.",
        ],
      },
      {
        label: "Portão lento",
        about: ["lento"],
        says: ["lentidão e calor andam juntos quando a folha pesa; lentidão com motor frio costuma vir de regulagem da central."],
      },
      {
        label: "Parada no meio",
        about: ["para-no-meio"],
        says: [
          "se ele para sempre no mesmo lugar, é obstáculo ou sensor; parada em pontos diferentes, depois de várias viagens, tem cara de térmico.",
        ],
      },
    ],
  },
  checks: {
    headings: ["O que verificar com o motor frio", "Da suspeita à causa, sem abrir a tampa", "Passos seguros antes de chamar"],
    leads: [
      "Comece com o disjuntor do portão desligado e o motor à temperatura do ar.",
      "Dê a ele o tempo de uma tarde para esfriar; só então siga a lista, sem ferramenta:",
    ],
    steps: [
      {
        label: "Caminho da folha",
        says: [
          "retire terra, pedra e galho do percurso e veja se planta, tapete ou revestimento novo encosta no portão.",
          "procure no chão e na parede marcas de atrito recentes: elas mostram onde a folha passou a resistir.",
        ],
      },
      {
        label: "Peso à mão",
        when: { gates: ["deslizante", "pivotante"] },
        says: [
          "em terreno plano, sem energia, destrave pela chave e mova a folha devagar; se ela pede o corpo inteiro, o motor vinha pedindo também.",
          "com a chave de destravamento, sinta se há um trecho duro; folha leve do começo ao fim desloca a suspeita para a parte elétrica.",
        ],
      },
      {
        label: "Chegada",
        says: [
          "religue, afaste-se e acione uma vez: quando a folha encosta, o som do motor deve morrer em seguida. Ronco que insiste é ordem de parar que não chegou.",
        ],
      },
      {
        label: "Partida",
        says: [
          "na mesma manobra, conte se há demora entre o comando e o movimento; zumbido sem arranque é a queixa de quem perdeu o capacitor.",
        ],
      },
      {
        label: "Rotina",
        says: [
          "anote quantas aberturas seguidas acontecem na pior hora do dia e se o fechamento automático repete ciclos por nada.",
          "pergunte em casa quem segura o botão até o carro entrar: ordens repetidas fazem o motor partir várias vezes em uma só passagem.",
        ],
      },
    ],
    ends: [
      { says: ["Se ele esquentou solto da folha, com caminho livre e poucas manobras, não há mais nada para ver de fora."] },
      {
        when: { gates: ["basculante"] },
        says: ["No basculante, pule a prova da mão: a folha destravada pode cair, e o peso que o motor sente está em cabos e contrapesos."],
      },
    ],
  },
  stop: {
    headings: ["Desligue e não insista", "Quando o calor manda parar"],
    items: [
      { label: "Cheiro de verniz ou fumaça", says: ["o esmalte do fio já está queimando, e cada tentativa aumenta o estrago."] },
      {
        label: "Tampa deformada ou escurecida",
        says: ["o plástico perto do enrolamento amoleceu, sinal de temperatura muito acima da de trabalho."],
      },
      {
        label: "Zumbido sem giro",
        says: ["motor travado sob tensão ferve em instantes; a energia se corta sem esperar a segunda tentativa."],
      },
      { label: "Óleo escorrendo quente", says: ["o redutor perdeu lubrificante, e metal girando a seco destrói a coroa."] },
      { label: "Disjuntor que cai junto", says: ["pode haver curto no enrolamento; rearmar para testar é procurar choque."] },
    ],
  },
  meanwhile: {
    headings: ["Enquanto o motor esfria", "Como usar o portão até a visita"],
    items: [
      {
        when: { gates: ["deslizante", "pivotante"] },
        says: [
          "Com o disjuntor do portão desligado, destrave e passe a operar a folha à mão, com cadeado na ponta. Em rampa, só com ajuda e com calço.",
          "Se precisar mesmo do automático, uma abertura por vez e longa pausa entre elas, com alguém olhando. É paliativo de um dia, não de uma semana.",
        ],
      },
      {
        says: [
          "Suspenda o fechamento automático do uso diário combinando que ninguém acione duas vezes seguidas, e avise visitas e entregadores para tocar a campainha em vez de pedir o portão.",
          "Não cubra o motor com lona nem despeje água para apressar: vapor dentro da caixa faz mais mal do que o calor.",
        ],
      },
    ],
  },
  work: {
    headings: ["Como o técnico chega à causa", "O diagnóstico, em ordem", "O que se mede na visita"],
    leads: ["A sequência vai do que é barato descartar ao que obriga a trocar:", "Nada se condena antes de o motor girar sem a folha:"],
    steps: [
      {
        label: "Folha solta",
        says: ["destrava-se e mede-se o esforço para mover o portão à mão, em cada trecho; só isso já separa mecânica de elétrica."],
      },
      {
        label: "Corrente",
        says: [
          "com alicate amperímetro, compara-se o consumo em vazio, em carga e na chegada com o da etiqueta.",
          "a corrente é lida durante o percurso inteiro, porque o pico revela em que metro a folha agarra.",
        ],
      },
      {
        label: "Capacitor",
        says: [
          "descarregado com segurança e medido fora do circuito, ele é trocado quando perdeu capacidade, ainda que não esteja estufado.",
        ],
      },
      {
        label: "Tensão",
        says: [
          "mede-se nos bornes com o motor partindo: ligação feita para 127 V em rede de 220 V, ou o inverso, cozinha o enrolamento sem desarmar nada.",
          "queda acentuada na partida denuncia cabo fino, emenda ruim ou extensão, e o remédio está no quadro.",
        ],
      },
      {
        label: "Paradas e força",
        says: ["confere-se se o fim de curso corta antes do batente e se a força está no mínimo que move a folha."],
      },
      {
        label: "Isolamento",
        says: ["só no final se testa o enrolamento contra a carcaça; reprovado ali, o motor não volta a ser confiável."],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa acabar com o aquecimento", "O preço segue a causa", "Da regulagem ao motor novo"],
    items: [
      {
        says: [
          "Regulagem das paradas, caminho limpo e capacitor novo ficam na faixa de uma manutenção, de {{manutencao-custo}}. Peças são orçadas à parte.",
          "Quando a causa está na folha ou na regulagem, uma visita de {{manutencao-custo}} costuma resolver. Com o enrolamento perdido, o gasto passa a ser o da substituição.",
        ],
      },
      {
        for: ["price", "worth-it", "repair", "when", "replace"],
        says: [
          "Motor residencial queimado pelo calor sai por {{troca-residencial}} para trocar; em folha pesada de prédio ou empresa, a conta é de {{troca-pesado}}.",
          "Se for preciso trocar, o valor residencial vai de {{troca-residencial}}. Pergunte na mesma conversa se o modelo atual era pequeno para a folha.",
        ],
      },
      {
        for: ["price", "emergency"],
        says: [
          "Um vídeo da manobra antes da visita encurta o diagnóstico: pelo som já se decide se o técnico leva capacitor, rodas ou motor.",
        ],
      },
    ],
  },
  worth: {
    headings: ["Consertar ou trocar o motor", "Quando o aquecimento encerra a vida do motor"],
    items: [
      {
        says: [
          "Motor que passou meses desarmando por calor tem o isolamento cansado, mesmo que volte a funcionar. Conserte a folha de qualquer jeito e trate o tempo que ele ainda durar como sobra.",
          "A troca só se justifica se a causa do esforço sair junto; motor maior em portão preso esquenta menos e quebra mais dente.",
        ],
      },
    ],
  },
  care: {
    headings: ["Para não voltar a esquentar", "O que mantém o motor frio"],
    items: [
      {
        says: [
          "Dê uma ordem e espere a folha terminar. Inverter o sentido no meio do caminho obriga o motor a partir de novo, que é onde ele mais aquece.",
          "Inclua a medição de corrente na revisão recomendada a cada {{revisao-intervalo}}. É o número que acusa roda gasta antes de qualquer ruído.",
        ],
      },
      {
        says: [
          "Deixe ar em volta: caixa de som, planta ou armário encostado na carcaça prende o calor do descanso.",
          "Se a família cresceu ou a casa virou escritório, conte as aberturas e pergunte se o modelo ainda serve.",
        ],
      },
    ],
  },
  cases: {
    headings: ["O que muda no seu caso", "Conforme o portão e o lugar"],
    items: [
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante bem equilibrado o motor quase não faz força. Se ele esquenta subindo, é porque passou a levantar a folha sozinho, e o próximo a ceder pode ser um cabo. Pare de usar, mesmo que ainda abra.",
        ],
      },
      {
        when: { gates: ["deslizante"] },
        says: [
          "No portão de correr, o calor quase sempre nasce embaixo: roda travada, areia no trilho, guia apertada. O motor é o último da fila de suspeitos.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "No pivotante de duas folhas, compare os dois lados: se só um braço aquece, a dobradiça desse lado desceu; se são os dois, olhe o vento e a regulagem do atraso entre eles.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Em garagem coletiva, o aquecimento segue o relógio: aparece na saída da manhã e some à tarde. Isso aponta para motor sem fôlego para o número de ciclos, e não para uma peça com defeito.",
          "Portaria que segura o portão aberto no botão para deixar passar uma fila poupa partidas; fechar e abrir para cada carro cozinha o motor. Vale orientar os porteiros antes de gastar.",
        ],
      },
      {
        when: { uses: ["comercio", "galpao"] },
        says: [
          "Loja, oficina e transportadora pedem motor de uso contínuo desde o início. Um residencial aguenta semanas nesse ritmo e depois passa a desarmar no meio do expediente.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Em vila, cada morador acha que usa pouco. Somadas as casas, o motor não descansa entre o fim da tarde e a noite, e o calor é só a soma aparecendo.",
        ],
      },
      {
        when: { grounds: ["ladeira", "rampa"] },
        says: [
          "Folha que sobe uma inclinação para abrir aquece em um sentido e esfria no outro. Repare se o ronco muda na ida e na volta: é sinal de trilho fora de nível, ou de motor que trabalha freando.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Pó de obra entope as aletas da carcaça e vira cobertor. A limpeza por fora, a seco e com energia cortada, já baixa a temperatura; a de dentro é do técnico.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que contar ao técnico", "Como descrever o aquecimento"],
    items: [
      {
        says: [
          "Diga depois de quantas aberturas ele desliga, quanto demora a voltar e se o calor veio com ruído novo. Acrescente a foto da etiqueta do motor.",
          "Um vídeo da manobra com o som aberto, desde o comando até a folha encostar, mostra partida, percurso e parada de uma vez. Mande também o modelo escrito na tampa.",
        ],
      },
      {
        says: [
          "Informe se alguma coisa mudou no mês: revestimento na folha, trava nova, obra elétrica, mais gente usando.",
          "Conte quantas pessoas usam o portão e em que horário ele sofre mais; em prédio, peça esse dado à portaria.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["É normal o motor do portão esquentar?", "Motor morno depois de usar é defeito?"],
      says: [
        "Morno depois de várias manobras, sim. Se incomoda já na segunda ou terceira abertura do dia, não é.",
        "Não é. Defeito é desligar por calor, demorar a religar ou ganhar cheiro.",
      ],
    },
    {
      asks: ["Quanto tempo esperar para o motor esfriar?", "O motor desligou de quente. Quando posso tentar de novo?"],
      for: ["what", "how-to", "emergency", "why", "when"],
      says: [
        "Até a carcaça ficar na temperatura do ar em volta, o que depende do dia. Se ele religou antes, foi a proteção que fechou, não o motor que descansou.",
        "Depois de frio, uma vez, olhando a manobra. Se desligar outra vez, deixe desligado e chame.",
      ],
    },
    {
      asks: ["Posso pôr um ventilador no motor?", "Abrir furos na tampa ajuda a refrigerar?"],
      says: [
        "Não resolve, porque o calor está no enrolamento, e o vento leva poeira e umidade para dentro. Tire o esforço em vez de soprar o efeito.",
        "Atrapalha: entra água, entra formiga, e a central fica sem proteção. O projeto já prevê como o calor sai.",
      ],
    },
    {
      asks: ["Um motor mais potente deixa de esquentar?", "Trocar por um maior resolve?"],
      about: ["troca-de-motor"],
      says: [
        "Só quando o atual era pequeno para a folha ou para o número de aberturas. Em portão agarrado, o maior apenas esconde o problema por mais tempo.",
        "Resolve se o defeito for falta de capacidade. Se a folha prende, ele vai empurrar com mais força o que não devia ser empurrado.",
      ],
    },
    {
      asks: ["Capacitor ruim esquenta o motor?", "Como o capacitor entra nessa história?"],
      about: ["capacitor"],
      says: [
        "Esquenta. Sem ele o rotor demora a arrancar, e parado sob tensão o cobre recebe a maior corrente de todas.",
        "Ele dá o impulso da partida; fraco, deixa o motor zumbindo no lugar. Medir e trocar é tarefa de técnico, porque guarda carga com tudo desligado.",
      ],
    },
    {
      asks: ["O sol na tampa pode causar isso?", "Motor exposto ao sol esquenta mais?"],
      when: { gates: ["deslizante"] },
      says: [
        "Soma alguns graus e antecipa o desarme de quem já trabalhava no limite. Sombra ajuda, mas não conserta.",
        "Por fora, muito; por dentro, um pouco. Se ele só desarma nas tardes claras, já estava sem folga.",
      ],
    },
    {
      asks: ["A garantia cobre motor queimado por calor?", "Queimou de tanto esquentar. Está coberto?"],
      for: ["price", "repair", "worth-it", "what"],
      says: [
        "Motor queimado ou com defeito está entre os itens da [garantia](/garantia-servico). Folha travada e falta de manutenção são avaliadas caso a caso, na visita.",
        "Avise com a nota e a data da instalação, antes de qualquer conserto por terceiros. Quem está coberto recebe o técnico em até {{garantia-visita}}.",
      ],
    },
  ],
};
