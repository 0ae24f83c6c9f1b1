import type { Component } from "#domain/knowledge/entry";

export const capacitor: Component = {
  kind: "component",
  id: "capacitor",
  name: { one: "capacitor", many: "capacitores", gender: "m" },
  aliases: [
    "capacitor do motor",
    "capacitor de motor",
    "capacitor do portão",
    "capacitor de portão",
    "capacitor do motor do portão",
    "capacitor de motor de portão",
    "capacitor de partida",
    "capacitor permanente",
    "capacitor estufado",
    "capacitor queimado",
    "capacitores de portão",
    "capacitor eletrolítico",
    "condensador do motor",
    "capassitor",
    "capacitador",
    "capasitor",
    "capacítor",
  ],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["central", "esquenta", "nao-abre", "lento", "cheiro-de-queimado", "rede-eletrica"],
  pages: ["/topicos/conserto-de-motor-de-portao", "/topicos/conserto-de-placa-de-portao-eletronico", "/topicos/portao-automatico-nao-abre"],
  quantities: [
    { text: "127 V", means: "tensão de rede entre fase e neutro na região" },
    { text: "220 V", means: "tensão de rede entre duas fases na região" },
  ],
  brief: [
    "O capacitor dá ao motor o empurrão da partida; fraco, deixa o portão zumbindo no lugar ou arrancando só com ajuda da mão.",
    "Motor que zumbe e não sai, com a folha leve, tem o capacitor como primeiro suspeito.",
    "Capacitor gasto não falha de uma vez: o portão perde força aos poucos e o motor passa a esquentar.",
    "Um capacitor guarda carga com tudo desligado, e por isso medi-lo e trocá-lo é serviço de técnico.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "O capacitor é o cilindro ligado ao motor que desloca a corrente de um dos enrolamentos e assim cria o giro na partida. Sem ele, ou com ele fraco, o motor recebe energia, zumbe e não sai do lugar.",
        "Capacitor de portão é a peça que faz o motor de corrente alternada arrancar no sentido certo e com força. Perde capacidade com o calor e os anos, e o sinal é um portão lento, quente e preguiçoso para partir.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "Capacitor não se conserta, substitui-se por outro de mesma capacidade e de tensão igual ou maior. O reparo inclui descobrir o que o cansou: folha pesada, partidas seguidas, tensão errada ou calor preso na caixa.",
        "O conserto de um motor que zumbe costuma começar pelo capacitor, medido fora do circuito e descarregado antes. Se o valor está bom, o técnico passa à folha, à central e ao enrolamento.",
      ],
    },
    {
      to: ["replace"],
      says: [
        "A troca do capacitor é curta e exige cuidado: ele é descarregado, medido, substituído por um de valor idêntico e o motor é provado com a folha solta e depois engatada. Valor diferente muda a força e aquece.",
        "Trocar o capacitor do portão devolve a partida quando ele é de fato o culpado. A prova é a medição, porque rolamento preso e folha travada produzem o mesmo zumbido.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O capacitor é das peças mais baratas do motor, e o que se paga é a visita que mede, troca e confere a causa. O preço sobe apenas quando o zumbido já aqueceu o enrolamento.",
        "Quanto custa trocar o capacitor do portão se resume ao valor de uma manutenção mais uma peça pequena. Deixar para depois é que encarece, porque motor parado sob tensão queima.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para suspeitar do capacitor, escute a partida: zumbido com a folha imóvel, ou demora que cresce de um dia para o outro, são a assinatura dele. Confirmar é com instrumento, e a tampa fica fechada, pois ele dá choque mesmo desligado.",
        "Reconhecer um capacitor fraco dispensa ferramenta: motor frio, folha leve e arranque que hesita. Não existe teste caseiro seguro, e encostar uma chave nos terminais é o pior deles.",
      ],
    },
    {
      to: ["which"],
      says: [
        "O capacitor certo tem a mesma capacidade marcada no antigo ou na etiqueta do motor, em microfarads, e tensão de trabalho igual ou superior. Capacidade maior não dá mais força útil: aquece o enrolamento.",
        "Na escolha do capacitor, vale o que está escrito no motor, e não o que parece do mesmo tamanho. Motor bivolt pode pedir valor diferente em 127 V e em 220 V.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Troque o capacitor quando a medição cair abaixo do marcado, quando ele estufar ou vazar, e ao menor sinal de partida com zumbido. Esperar que morra de vez é deixar o motor aquecer em cada tentativa.",
        "A hora do capacitor chega quando o portão só sai se alguém o empurra. Nesse ponto o motor já trabalha sem ajuda, e o certo é parar de acionar até a visita.",
      ],
    },
    {
      to: ["why"],
      says: [
        "O capacitor se gasta por calor: o da própria manobra, o do sol na caixa e o das partidas repetidas secam o material de dentro. Surto na rede e tensão errada fazem em um instante o que o tempo faria em anos.",
        "Por que o capacitor do portão estufa? Porque aqueceu além do previsto e os gases não tiveram por onde sair. Quase sempre há uma folha que agarra ou um motor que parte vezes demais.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "Compensa sempre medir o capacitor antes de condenar o motor, porque a peça custa pouco e o sintoma é igual. Se depois da troca ele ainda aquece girando solto, o dano já passou para o cobre.",
        "Vale trocar o capacitor até em motor antigo, desde que ele gire frio e solto: é a peça que mais devolve força pelo que custa. Não vale trocar uma segunda vez sem descobrir por que a primeira se foi.",
      ],
    },
    {
      to: ["maintain"],
      says: [
        "Na manutenção do capacitor mede-se a capacidade e compara-se com a anotada na visita anterior; a queda lenta avisa antes do zumbido. Ao morador cabe poupar partidas e manter a folha leve.",
        "Capacitor não pede limpeza nem aperto, e sim uma leitura no aparelho a cada revisão. Em casa, preservá-lo é não dar ordens repetidas e não deixar a folha pesar.",
      ],
    },
    {
      to: ["emergency"],
      says: [
        "Com o capacitor perdido, o motor zumbe, esquenta e pode soltar fumaça: desligue o disjuntor do portão e não repita a ordem. Em piso plano e folha de correr ou de abrir, dá para passar ao manual enquanto se espera.",
        "Motor que zumbe parado por causa do capacitor ferve em pouco tempo, e por isso o primeiro gesto é no disjuntor do portão. Com a folha aberta, fica alguém vigiando a entrada; se for basculante, ninguém o destrava.",
      ],
    },
  ],
  definition: {
    headings: ["O que o capacitor faz no motor", "O empurrão da partida", "Por que o motor precisa dele"],
    items: [
      {
        says: [
          "Ligado só à rede, um motor monofásico não sabe para que lado girar: o campo cresce e diminui no mesmo lugar. O capacitor atrasa a corrente de um segundo enrolamento, e desse atraso nasce um campo que roda.",
          "A mesma peça serve aos dois sentidos. A central escolhe qual enrolamento recebe a corrente direta e qual a recebe através dela; por isso, com a peça fraca, o portão hesita tanto ao abrir quanto ao fechar.",
        ],
      },
      {
        says: [
          "Por fora é um cilindro de plástico ou alumínio com dois terminais, escondido na caixa do motor ou preso à placa. Por dentro são camadas de filme enroladas, que perdem área útil a cada pequeno surto.",
          "Mesmo com o disjuntor desligado, a peça pode reter energia suficiente para um choque forte. O técnico a descarrega por um resistor, antes de encostar em qualquer borne.",
        ],
      },
      {
        for: ["what", "which", "why"],
        says: [
          "Motores de corrente contínua, comuns com bateria, dispensam essa peça para partir. Neles, zumbido sem giro tem outra causa.",
        ],
      },
    ],
  },
  faults: {
    headings: ["Sinais de capacitor fraco", "Como o motor conta que perdeu força", "Do arranque lento ao zumbido"],
    leads: ["O defeito evolui, e cada etapa tem um som:", "Repare na partida com o motor frio, que é quando ele se trai:"],
    items: [
      {
        label: "Arranque hesitante",
        about: ["lento"],
        says: [
          "passa um instante entre o comando e o movimento, e esse instante cresce com as semanas.",
          "a folha sai aos poucos, como quem acorda, e só depois pega o ritmo.",
        ],
      },
      {
        label: "Zumbido parado",
        about: ["nao-abre", "esquenta"],
        says: [
          "há som de motor e nenhum giro, num sentido e no outro, até a proteção cortar.",
          "o chão vibra junto da máquina e a folha não se mexe: desligue logo.",
        ],
      },
      {
        label: "Sai com empurrão",
        about: ["so-abre-na-mao"],
        says: [
          "um impulso da mão faz a folha seguir sozinha, prova de que faltava só a partida.",
          "às vezes ele anda para o lado em que foi empurrado, e não para o que foi mandado.",
        ],
      },
      {
        label: "Força que some no meio",
        about: ["para-no-meio"],
        says: [
          "o portão parte bem e desiste no trecho que sempre venceu, sem nada no trilho.",
          "no começo da noite anda, na saída da manhã, com tudo frio, para logo adiante.",
        ],
      },
      {
        label: "Corpo estufado",
        about: ["cheiro-de-queimado"],
        says: [
          "visto pelo técnico, o topo perdeu o formato plano ou há óleo seco na base.",
          "ficou um cheiro adocicado na caixa e uma mancha no plástico em volta do cilindro.",
        ],
      },
      {
        label: "Motor mais quente",
        about: ["esquenta"],
        says: [
          "com a partida longa, o cobre recebe por mais tempo a maior corrente, e a carcaça acusa.",
          "o térmico passou a desarmar num uso que sempre foi o mesmo.",
        ],
      },
    ],
  },
  neighbours: {
    headings: ["Capacitor, folha ou motor queimado?", "Outros motores que zumbem", "O que imita falta de capacitor"],
    items: [
      {
        label: "Folha travada",
        about: ["trava", "trilho"],
        says: [
          "se à mão a folha também não anda, o motor zumbe por não conseguir, e não por não saber partir.",
          "calço, roda presa ou trava elétrica fechada fazem o mesmo som com capacitor perfeito.",
        ],
      },
      {
        label: "Enrolamento",
        about: ["troca-de-motor", "cheiro-de-queimado"],
        says: [
          "cheiro acre e disjuntor que cai vão além de uma partida fraca.",
          "com peça nova e medida, motor que ainda zumbe tem cobre aberto ou em curto.",
        ],
      },
      {
        label: "Rolamento preso",
        about: ["rolamento"],
        says: [
          "apito ou rangido nas semanas anteriores conta outra história: o eixo é que não gira livre.",
          "solto da folha, um eixo pesado de girar não se resolve com capacidade nenhuma.",
        ],
      },
      {
        label: "Relé da central",
        about: ["central"],
        says: [
          "clique sem zumbido é ordem que não chegou; zumbido é ordem que chegou e não virou giro.",
          "um sentido que parte e outro que só zumbe pode ser contato do relé, e não da peça de partida.",
        ],
      },
    ],
  },
  checks: {
    headings: ["O que observar na partida", "Suspeita sem abrir a caixa", "Três provas de ouvido e de mão"],
    leads: [
      "A caixa do motor permanece fechada: lá dentro há uma peça que dá choque desligada.",
      "Faça uma tentativa de cada vez, com o motor já frio.",
    ],
    steps: [
      {
        label: "Escute uma ordem",
        says: [
          "acione e conte em silêncio: giro imediato é bom, demora com ronco é suspeita, ronco sem fim é desligar.",
          "grave o áudio junto do motor, desde antes do comando até um pouco depois.",
        ],
      },
      {
        label: "Corte a energia",
        says: [
          "se não girou, vá ao quadro e desligue o disjuntor do portão antes de qualquer outra coisa.",
          "não deixe ninguém apertar o controle de novo enquanto se procura a causa.",
        ],
      },
      {
        label: "Sinta a folha",
        when: { gates: ["deslizante", "pivotante"] },
        says: [
          "em piso plano e sem energia, destrave pela chave e mova devagar; folha leve reforça a suspeita, folha dura a desfaz.",
          "se a mão sozinha leva a folha de uma ponta à outra, a mecânica não explica o zumbido.",
        ],
      },
      {
        label: "Veja a trava",
        says: [
          "ouça se a trava elétrica recolhe antes de o motor partir; língua presa imita falta de força.",
          "sem estalo da trava na hora da ordem, o portão pode estar apenas trancado.",
        ],
      },
      {
        label: "Repare nas luzes",
        says: [
          "lâmpadas que baixam muito na tentativa mostram corrente de motor parado ou fio fino demais.",
          "note se a luz da garagem oscila; queda de tensão rouba a partida de um motor são.",
        ],
      },
    ],
    ends: [
      { says: ["Zumbido que se repete encerra o teste. Cada insistência aquece o cobre como muitas aberturas normais."] },
      {
        when: { gates: ["basculante"] },
        says: ["No basculante não se destrava para sentir o peso nem se ajuda com a mão na subida; a prova ali é só de ouvido."],
      },
    ],
  },
  work: {
    headings: ["Como o capacitor é medido e trocado", "Descarregar, medir, substituir", "A troca do capacitor por quem sabe"],
    leads: [
      "A primeira providência é tirar a energia que ficou dentro da peça.",
      "Trocar sem medir esconde a causa, e por isso a ordem é esta:",
    ],
    steps: [
      {
        label: "Descarga",
        says: [
          "com o circuito aberto e conferido, os terminais são unidos por um resistor até não haver tensão.",
          "um curto direto com chave solda contato e danifica o filme; a descarga é lenta de propósito.",
        ],
      },
      {
        label: "Medição",
        says: [
          "desligada do circuito, a peça é lida no capacímetro e comparada com a faixa impressa no corpo.",
          "peça que só perde valor sob tensão se revela pela corrente do motor, e não pelo aparelho de bolso.",
        ],
      },
      {
        label: "Causa",
        says: [
          "prova-se a folha solta e mede-se a tensão na partida, porque uma peça nova não vence trilho travado.",
          "verificam-se ventilação da caixa, número de manobras e se a ligação está na tensão certa.",
        ],
      },
      {
        label: "Substituição",
        says: [
          "entra um de mesma capacidade e classe, preso com abraçadeira e longe da carcaça quente.",
          "terminais frouxos ou escurecidos são refeitos, para que o mau contato não seja tomado por peça fraca.",
        ],
      },
      {
        label: "Prova",
        says: [
          "o motor arranca solto nos dois sentidos, depois com a folha, e a corrente é anotada.",
          "com a força recuperada, reduz-se a sensibilidade excedente até um anteparo fazer a folha voltar.",
        ],
      },
    ],
  },
  effort: {
    headings: ["O que a troca do capacitor pede", "Uma peça pequena e uma medição"],
    items: [
      {
        says: [
          "É das intervenções mais curtas do motor, se o valor da peça for conhecido. A foto da etiqueta permite levá-la na primeira ida.",
          "O portão fica sem energia só durante a troca e os testes. Em basculante, o trabalho é no alto e exige escada e folha embaixo.",
        ],
      },
      { says: ["Se o zumbido durou dias, reserve tempo para medir também o enrolamento: é ele que decide se a visita termina ali."] },
    ],
  },
  cost: {
    headings: ["Quanto custa trocar o capacitor", "Peça barata, visita que decide", "O preço de devolver a partida"],
    items: [
      {
        for: ["price", "repair", "replace", "worth-it", "maintain"],
        says: [
          "A medição e a troca cabem em uma manutenção, {{manutencao-custo}}. O cilindro em si pesa pouco na soma.",
          "Para a visita completa, com causa verificada, o valor é de {{manutencao-custo}}. A peça aparece em linha própria.",
          "O serviço fica em {{manutencao-custo}}. Se a folha precisar de rodas ou guia, isso se orça na mesma ida.",
        ],
      },
      {
        for: ["price", "worth-it", "when"],
        says: [
          "O que muda a conta é o tempo de espera. Peça trocada na fase do arranque lento é despesa pequena; depois de uma semana de zumbido, pode haver motor a pagar.",
          "Desconfie tanto de quem vende motor sem medir a peça quanto de quem troca a peça sem sentir a folha.",
        ],
      },
      {
        about: ["esquenta", "troca-de-motor"],
        says: [
          "Motor perdido por insistência na partida custa {{troca-residencial}} em residência. Desligar ao primeiro zumbido é o que poupa o enrolamento.",
        ],
      },
    ],
  },
  choice: {
    headings: ["Qual capacitor serve no motor", "Como ler o valor certo"],
    leads: ["A peça nova repete a antiga em tudo o que está escrito nela, salvo a tensão, que pode ser maior:"],
    columns: ["O que ler", "Regra", "Se errar"],
    rows: [
      { cells: ["Capacidade, em microfarads", "Igual à da etiqueta", "Motor fraco ou quente"] },
      { cells: ["Tensão de trabalho", "Igual ou maior", "A peça fura no surto"] },
      { cells: ["Tipo permanente ou de partida", "O do projeto", "O de partida estoura ligado"] },
      { cells: ["Tensão da rede no motor bivolt", "Valor da ligação usada", "Partida sem força"] },
      { cells: ["Terminal e fixação", "Que não vibre", "Mau contato em semanas"] },
    ],
  },
  care: {
    headings: ["Para o capacitor durar", "Poupar partidas é poupar a peça"],
    items: [
      {
        says: [
          "Deixe a folha terminar antes de dar outra ordem. Cada partida é o momento em que ele mais trabalha, e inverter no meio dobra esse esforço.",
          "Folha leve é o melhor cuidado: trilho varrido, roda boa e dobradiça lubrificada encurtam o arranque.",
        ],
      },
      {
        says: [
          "Sombra e ventilação em volta do motor contam: o filme de dentro seca mais depressa em caixa que ferve à tarde.",
          "Não alimente o portão por extensão. Tensão que cai na partida prolonga o zumbido, e o zumbido gasta a peça.",
        ],
      },
      {
        for: ["maintain", "when", "what"],
        says: [
          "Peça que o valor medido seja anotado a cada revisão, feita em casa {{preventiva-casa}}. Valores de várias datas, lado a lado, mostram quando trocar sem susto.",
        ],
      },
    ],
  },
  cases: {
    headings: ["Conforme o uso e o lugar", "Onde o capacitor sofre mais"],
    items: [
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Capacitor de garagem coletiva envelhece por número de partidas, e não por idade. A administração pode trocá-lo por prevenção quando a medição cai, em vez de esperar o portão parar na saída da manhã.",
          "Portaria que abre e fecha para cada carro da fila multiplica partidas e cansa o capacitor. Segurar aberto durante o pico, com alguém vigiando, poupa peça e motor.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Em loja, o capacitor costuma ceder no dia de mais entrega, quando o portão parte sem descanso. Ter o valor da peça anotado na parede da casa de máquinas encurta a visita.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Folha pesada de galpão prolonga cada arranque, e o capacitor aquece junto. Antes de pôr um maior, o técnico alivia trilho e rodas, que são de onde vem o esforço.",
        ],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: [
          "Em casa, o capacitor dá sinais na primeira saída do dia, com o motor frio. Quem só usa o portão à noite pode não perceber até ele ficar zumbindo com o carro dentro.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Na vila, quem chega empurra a folha para ajudar, e o capacitor morto passa semanas escondido. Combinem que portão que zumbe se desliga e se avisa a todos.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "Rede longa de sítio entrega tensão baixa, e o capacitor leva a culpa de um arranque que a fiação não sustenta. Mede-se a tensão com o motor partindo, antes de trocar qualquer coisa.",
        ],
      },
      {
        when: { grounds: ["ladeira", "rampa"] },
        says: [
          "Onde a folha sobe para abrir, a partida é mais dura num sentido, e o capacitor fraco aparece primeiro ali. Se o portão fecha bem e zumbe ao abrir, não conclua que é relé sem medir.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Água dentro da caixa oxida o terminal do capacitor e cria mau contato. Depois de uma enchente, zumbido novo pode ser só o terminal; ainda assim, a caixa espera o técnico.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Pó acumulado segura calor dentro do motor e seca o capacitor antes da hora. Em rua de obra, limpeza por fora e medição anual andam juntas.",
        ],
      },
      {
        when: { gates: ["deslizante"] },
        says: [
          "Capacitor fraco em portão de correr se confunde com roda travada. Quem separa os dois é a folha destravada, em piso plano: leve na mão, o suspeito continua sendo ele.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "Com o capacitor fraco, o basculante hesita na subida e pode descer no lugar. Ninguém ajuda por baixo: se a folha não sobe com o motor, fica embaixo até a visita.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "Em portão de duas folhas, cada motor tem o seu capacitor. Uma folha que parte e a outra que zumbe é o quadro mais claro que existe, e a peça boa serve de comparação.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Comércio que abre no horário do pico de consumo do bairro parte o motor com tensão baixa. Capacitor cansado ali falha às oito e funciona ao meio-dia.",
        ],
      },
      {
        when: { uses: ["condominio"] },
        says: [
          "Em garagem de muitas saídas, o capacitor aquece junto com o enrolamento e envelhece depressa. Entra na lista de peças que o zelador guarda de reserva para o técnico.",
        ],
      },
    ],
  },
  tell: {
    headings: ["Como descrever a partida", "O áudio que aponta o capacitor"],
    items: [
      {
        says: [
          "Grave o som da tentativa ao lado do motor e mande com a foto da etiqueta, onde costuma vir o valor em microfarads. Não abra a caixa para fotografar a peça.",
          "Um vídeo da primeira manobra do dia, com o motor frio, mostra a hesitação que à tarde já não aparece. Acrescente se a folha anda leve à mão.",
          "Diga o modelo, a tensão do ponto e se o zumbido acontece nos dois sentidos. Com esses três dados, a peça já vai na visita.",
        ],
      },
      {
        says: [
          "Conte há quantos dias ele demora a partir e se alguém vinha ajudando com a mão. É o que mais pesa para saber se o motor aqueceu.",
          "Informe se o portão é ligado por extensão ou divide o circuito com outra máquina.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Posso trocar o capacitor em casa?", "É perigoso mexer no capacitor do portão?"],
      for: ["how-to", "replace", "price", "repair", "what"],
      says: [
        "Não. Ele guarda carga depois de tudo desligado, e o choque vem de uma peça que parece morta.",
        "É. Além da carga guardada, há rede nos bornes vizinhos. Descarregar e medir é rotina de técnico.",
      ],
    },
    {
      asks: ["Capacitor maior deixa o portão mais forte?", "Posso pôr um valor acima do original?"],
      for: ["which", "buy", "replace", "what", "why"],
      says: [
        "Não. Passado o valor do projeto, sobra corrente no enrolamento auxiliar, que esquenta sem empurrar mais.",
        "Em capacidade, não; em tensão de trabalho, sim. São dois números diferentes no mesmo corpo.",
      ],
    },
    {
      asks: ["O motor zumbe e não anda. É sempre o capacitor?", "Zumbido sem giro condena o capacitor?"],
      about: ["nao-abre", "esquenta"],
      says: [
        "Não sempre: folha presa, trava fechada e rolamento travado fazem igual. A folha leve à mão é que aponta para ele.",
        "Só a medição condena. Até lá, desligue o disjuntor, porque o motor parado aquece depressa.",
      ],
    },
    {
      asks: ["Capacitor ruim pode queimar o motor?", "O que acontece se eu continuar usando assim?"],
      about: ["esquenta", "cheiro-de-queimado"],
      says: [
        "Pode: parado sob tensão, o enrolamento recebe a corrente mais alta de todas. O térmico salva algumas vezes, não todas.",
        "O arranque se alonga, o calor sobe e o verniz do cobre escurece. A peça barata leva a cara.",
      ],
    },
    {
      asks: ["Por que o portão só sai se eu empurrar?", "Com um impulso da mão ele anda. O que é isso?"],
      about: ["so-abre-na-mao"],
      says: [
        "O motor gira, mas não sabe começar. É o retrato do capacitor no fim; pare de usar antes que falte também o giro.",
        "Falta o campo da partida, e a mão faz as vezes dele. Não adote como solução: num sentido errado, a folha vem para cima de quem empurra.",
      ],
    },
    {
      asks: ["Quanto tempo dura um capacitor?", "Capacitor tem prazo de troca?"],
      for: ["when", "what", "maintain", "why"],
      says: [
        "Conta-se em partidas e em calor. Por isso se mede na revisão, em vez de trocar por data.",
        "Não tem. Em folha leve e caixa ventilada acompanha o motor por muito tempo; em uso pesado, é peça de consumo.",
      ],
    },
    {
      asks: ["Trocar o capacitor resolve o portão lento?", "Portão devagar pode ser capacitor?"],
      about: ["lento"],
      says: [
        "Resolve se a lentidão veio junto com a demora em partir. Se parte bem e anda devagar, olhe folha e regulagem.",
        "Pode, principalmente com motor quente. Lento e frio costuma ser regulagem da placa.",
      ],
    },
  ],
};
