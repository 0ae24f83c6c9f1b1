import type { Service } from "#domain/knowledge/entry";

export const conserto: Service = {
  kind: "service",
  id: "conserto",
  name: { one: "conserto de portão", many: "consertos de portão", gender: "m" },
  aliases: [
    "conserto",
    "consertos",
    "conserto do portão",
    "conserto de portões",
    "conserto de portão automático",
    "conserto de portão eletrônico",
    "conserto de portões eletrônicos",
    "conserto de portões automáticos",
    "conserto de motor",
    "conserto do motor",
    "conserto de motor de portão",
    "conserto de motores",
    "consertar portão",
    "consertar o portão",
    "consertar portão eletrônico",
    "consertar motor",
    "consertar o motor",
    "conserta portão",
    "consertos em geral de portão",
    "reparo de portão",
    "reparo do portão",
    "reparo de motor",
    "reparos de portão",
    "reparar portão",
    "arrumar portão",
    "arrumar o portão",
    "arruma portão",
    "assistência técnica",
    "assistência técnica de portão",
    "assistência técnica de portão eletrônico",
    "assistência técnica de portão automático",
    "assistência de portão",
    "técnico de portão",
    "técnico de portão automático",
    "técnico de portão eletrônico",
    "técnico em portão",
    "portão quebrado",
    "portão com defeito",
    "portão com problema",
    "problema no portão",
    "problemas no portão",
    "problemas em portão",
    "defeito no portão",
    "conçerto de portão",
    "concerto de portão",
    "concerto de motor",
    "concerto de portão eletrônico",
  ],
  not: ["conserto de geladeira", "conserto de celular", "conserto de carro", "concerto de música"],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["emergencia", "troca-de-motor", "manutencao-preventiva", "nao-abre", "nao-fecha", "visita-tecnica"],
  pages: [
    "/topicos/manutencao-e-reparo-de-portao-automatico",
    "/topicos/conserto-de-motor-de-portao",
    "/topicos/assistencia-tecnica-de-portao-eletronico",
    "/topicos/tecnico-de-portao-automatico",
    "/topicos/problemas-em-portao-automatico",
  ],
  brief: [
    "O conserto de portão começa pela causa: peça nova posta sobre folha que prende dura até o próximo esforço.",
    "Em um conserto, metade do trabalho é isolar o defeito: folha à mão, comando pelo botão, comando pelo controle, nessa ordem.",
    "O conserto no local custa {{manutencao-custo}} de serviço. Peça de reposição é somada conforme o que o exame mostrar.",
    "Bom conserto deixa o portão com a força conferida de novo, porque peça trocada muda o esforço que a folha faz.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "O conserto de portão automático separa o que é da folha, do motor, da central e do controle, e troca só a peça que falhou. O serviço no local fica em {{manutencao-custo}}, com as peças à parte.",
        "Consertar o portão é responder primeiro a uma pergunta: ele anda leve quando solto do motor? Se anda, o defeito está na máquina ou no comando; se prende, nenhuma peça elétrica vai resolver.",
        "No conserto do portão, o técnico repete o defeito, mede tensão e corrente, prova a folha à mão e só então diz o que sai e o que fica. O valor é informado antes de a peça ser trocada.",
        "Assistência técnica de portão eletrônico cuida de quatro lugares em que as coisas falham: a folha, a transmissão, a máquina e o comando. Saber em qual deles o problema mora é o que encurta a visita.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "Para o conserto do portão, desligue o disjuntor dele, não insista no controle e descreva o que a folha faz: se o motor gira, se zumbe, se nem liga. Com isso o técnico leva a peça provável na primeira ida.",
        "O conserto do portão se resolve em uma visita quando a peça é comum: capacitor, fim de curso, receptor, pinhão. Placa rara, folha torta e coroa gasta pedem encomenda ou serralheiro.",
        "Quem precisa consertar o portão ajuda mais com um vídeo curto do que com um diagnóstico: o som, a posição em que ele para e a luz da central dizem o resto. O serviço fica em {{manutencao-custo}}.",
        "Conserto de portão bem feito tem três partes: achar a causa, trocar o que ela estragou e regular de novo a força e o percurso. Pular a última devolve um portão que anda, mas não para diante de ninguém.",
        "Um portão com defeito quase nunca perdeu tudo de uma vez. No conserto, testa-se do simples para o caro: energia, trava manual, sensor, controle, e por último a máquina.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O conserto de portão custa em geral {{manutencao-custo}} de serviço, mais a peça. Encarecem a placa que saiu de linha, a folha que precisa ser erguida e a solda que um serralheiro tem de fazer.",
        "Quanto custa consertar o portão depende de onde está o defeito: fora do motor costuma ser ajuste e peça pequena; dentro dele, peça maior e bancada. O preço é dito depois do exame e antes da troca.",
        "O preço do conserto se divide em visita, mão de obra e peça. A revisão expressa, quando o caso é só regular e limpar, sai por {{manutencao-expressa}}.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Antes de chamar o conserto do portão, olhe o que não pede ferramenta: disjuntor, trava manual, lente da fotocélula, trilho e pilha do controle. Se nada disso explica, o resto é medição e fica com o técnico.",
        "Um conserto de portão começa com perguntas que qualquer um responde: ele abre pelo botão da parede e não pelo controle? O motor gira sem mover a folha? Faz força e volta? Cada resposta elimina metade das causas.",
        "Para consertar portão automático sem risco, a regra é parar na tampa: por dentro há rede elétrica, capacitor carregado e peças que se movem. Do lado de fora, limpar, observar e anotar já adianta bastante.",
      ],
    },
    {
      to: ["why"],
      says: [
        "O portão quebra por quatro caminhos: desgaste da folha, que cansa o motor; umidade, que ataca a central; surto da rede, que queima placa; e batida, que entorta o que era reto. O conserto que dura é o que fecha o caminho, e não só troca a peça.",
        "Um portão com defeito repetido costuma estar pagando por outra coisa: a roda gasta que faz o motor esquentar, a infiltração que apaga a placa. O conserto da causa sai mais caro uma vez e mais barato em seguida.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Chame o conserto do portão no primeiro sinal novo: ruído que não havia, folha que hesita, parada antes do batente. Nessa fase o defeito ainda é de uma peça só.",
        "A hora do conserto do portão é antes de ele travar aberto. Se a folha já deixou de obedecer duas tentativas seguidas, pare de acionar, porque cada nova tentativa aquece o motor.",
      ],
    },
    {
      to: ["where"],
      says: [
        "O conserto do portão é feito onde ele está: quase nada sai do lugar, fora a placa ou a máquina que precisam de bancada. As visitas acontecem {{horario-visitas}}.",
        "Onde consertar portão eletrônico não depende de levar o motor a uma loja: o defeito se acha com ele na folha, ligado à rede da casa. Retirada antes do exame, a máquina esconde a causa.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "Vale a pena o conserto do portão enquanto a peça existe e o motor não desarma girando solto. Quando o enrolamento foi embora, ou a placa não se acha mais, o mesmo dinheiro rende melhor em máquina nova.",
        "O conserto compensa se a causa é uma e está clara. Se cada visita acha um defeito diferente, é o conjunto que envelheceu, e convém comparar com a troca, de {{troca-residencial}}.",
      ],
    },
    {
      to: ["emergency"],
      says: [
        "Em conserto de portão urgente, primeiro se fecha a casa e depois se acha a causa: a folha é liberada, conduzida e trancada, e a peça vem em seguida. A chegada prevista é de até {{emergencia-horas}}.",
        "Portão quebrado e aberto é caso de conserto no mesmo chamado: desligue o disjuntor dele, deixe alguém por perto e diga no WhatsApp se a folha está no trilho, suspensa ou solta.",
      ],
    },
    {
      to: ["which"],
      says: [
        "Para saber de qual conserto o portão precisa, repare em quem obedece: se o botão da parede funciona e o controle não, o caso é de receptor; se nenhum dos dois, é de energia, central ou sensor.",
      ],
    },
  ],
  definition: {
    headings: ["O que o conserto resolve", "Quatro lugares em que o portão falha", "Como se separa um defeito do outro"],
    items: [
      {
        says: [
          "Todo defeito mora em um destes quatro lugares: na folha que prende, na transmissão que escapa, na máquina que não faz força ou no comando que não manda. O exame anda nessa ordem porque cada um pode fingir que é o seguinte.",
          "Um motor que desarma pode estar são e apenas arrastando uma folha pesada; uma central que não responde pode só esperar por um sensor sujo. Por isso a peça não se troca pelo sintoma, e sim pela prova.",
        ],
      },
      {
        says: [
          "Reparar não é o mesmo que regular. Regulagem devolve percurso e força a peças inteiras; reparo substitui o que se quebrou. Há defeito que parece o segundo e é o primeiro, e ele custa bem menos.",
          "Parte do serviço é dizer não: motor com bobina queimada, folha podre e placa que já foi refeita não ganham com outra tentativa.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante, o conserto passa sempre pelo equilíbrio: cabo, contrapeso e articulação sustentam o que o motor só conduz. Trocar a máquina sem conferi-los é pôr alguém novo para segurar o mesmo peso.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "No portão de abrir, muita queixa de motor nasce na dobradiça: a folha arria alguns milímetros, raspa no chão e o braço acusa o esforço. Levantá-la resolve dois defeitos com um serviço.",
        ],
      },
    ],
  },
  signs: {
    headings: ["Quando o portão pede conserto", "O que cada defeito mostra", "Sinais que valem um chamado"],
    leads: ["Descreva um destes quadros e a conversa anda depressa:", "O que se vê de fora já aponta a parte:"],
    items: [
      {
        label: "Nada acontece",
        about: ["nao-abre", "central"],
        says: [
          "nem luz, nem zumbido: o caminho é disjuntor, fusível da placa e fio rompido, nessa ordem.",
          "com o disjuntor ligado e a central apagada, a energia se perde entre o quadro e a placa.",
        ],
      },
      {
        label: "Zumbe e não sai do lugar",
        about: ["capacitor", "trava"],
        says: [
          "o motor recebe energia e não tem partida, ou a folha está presa; a prova da mão separa os dois.",
          "um ronco parado, que cessa quando alguém empurra a folha, fala a favor do capacitor.",
        ],
      },
      {
        label: "Começa e volta",
        about: ["volta", "fotocelula"],
        says: [
          "a central acredita que há alguém no vão ou que a folha bateu; sensor sujo e trilho áspero são os suspeitos.",
          "ele desce, hesita e reabre: feixe cortado ou força regulada abaixo do que a folha pede.",
        ],
      },
      {
        label: "Gira em falso",
        about: ["cremalheira", "engrenagem", "destravar"],
        says: [
          "a máquina trabalha e a folha não vai junto: trava manual solta, dente comido ou chaveta partida.",
          "ouve-se o motor correr livre, sem esforço, e o portão fica onde está.",
        ],
      },
      {
        label: "Para onde quer",
        about: ["para-no-meio", "fim-de-curso", "encoder"],
        says: [
          "o ponto de parada muda a cada vez, sinal de fim de curso deslocado ou contagem perdida.",
          "fecha e sobra um palmo, depois passa do batente: a central já não sabe onde está a folha.",
        ],
      },
      {
        label: "Só responde de perto",
        about: ["controle-nao-funciona", "receptor"],
        says: [
          "o controle obedece colado ao portão, e o alcance foi caindo: antena, pilha ou interferência vizinha.",
          "um controle antigo funciona a dez passos e outro a um, diferença que aponta para o aparelho, e não para a central.",
        ],
      },
      {
        label: "Cheiro ou estalo",
        about: ["cheiro-de-queimado", "esquenta"],
        says: [
          "cheiro de verniz quente ou estouro dentro da caixa é caso de desligar o disjuntor e não tentar de novo.",
          "fumaça, ainda que pouca, encerra o uso: a segunda tentativa é a que queima de vez.",
        ],
      },
      {
        label: "Folha torta ou solta",
        about: ["roldana", "dobradica"],
        says: [
          "um lado mais baixo, o portão fora do trilho ou a dobradiça descolada não se empurram: afasta-se quem estiver perto.",
          "batida de carro que deixou a folha torcida pede serralheiro antes de técnico de motor.",
        ],
      },
    ],
  },
  neighbours: {
    headings: ["Conserto, troca ou revisão", "Qual serviço resolve"],
    items: [
      {
        label: "Troca do motor",
        about: ["troca-de-motor"],
        says: [
          "máquina que desarma solta da folha, ou que não tem mais peça, deixou de ser caso de reparo.",
          "se os reparos deste ano, somados, quase pagam um conjunto zerado, a conta muda de lado.",
        ],
      },
      {
        label: "Manutenção preventiva",
        about: ["manutencao-preventiva"],
        says: [
          "portão que anda e só ficou áspero ou lento pede limpeza, aperto e regulagem, e não peça.",
          "se ninguém precisou do portão hoje e o incômodo é antigo, marque revisão em vez de chamado.",
        ],
      },
      {
        label: "Emergência",
        about: ["emergencia"],
        says: [
          "casa aberta, gente presa ou folha que ameaça cair passam à frente de qualquer outro defeito.",
          "o que não pode esperar até amanhã é chamado de emergência, mesmo que a causa seja banal.",
        ],
      },
      {
        label: "Controle novo",
        about: ["controle", "trocar-pilha"],
        says: [
          "pelo botão interno ele anda normalmente: o portão está bom, e o problema cabe no bolso.",
          "dois controles mudos ao mesmo tempo isentam as pilhas e acusam a placa receptora.",
        ],
      },
    ],
  },
  work: {
    headings: ["Como o técnico conserta o portão", "O passo a passo do reparo", "Do sintoma à peça trocada"],
    leads: [
      "A sequência vale para qualquer defeito, e só se pula etapa quando a anterior já respondeu.",
      "Do simples ao caro: assim se paga pela peça certa.",
    ],
    steps: [
      {
        label: "Repetir o defeito",
        says: [
          "aciona-se uma vez, com todos afastados, para ver o que foi contado; defeito que aparece só quente ou só na chuva é procurado assim.",
          "o técnico pede que você aperte o controle e observa luz, som e folha ao mesmo tempo.",
        ],
      },
      {
        label: "Cortar e soltar",
        about: ["destravar"],
        says: [
          "com o disjuntor desligado e a folha presa ou em terreno plano, solta-se a transmissão e sente-se o movimento à mão.",
          "em basculante, a folha é escorada antes de qualquer coisa ser desengatada.",
        ],
      },
      {
        label: "Medir",
        about: ["rede-eletrica"],
        says: [
          "tensão no ponto, corrente do motor na partida e em marcha, sinal do sensor: três números que localizam a peça.",
          "mede-se a alimentação com carga, porque fio fraco aguenta o aparelho e não aguenta a partida.",
        ],
      },
      {
        label: "Isolar",
        about: ["fotocelula", "fim-de-curso"],
        says: [
          "cada acessório é desligado por vez; se o portão volta a andar sem o sensor, o culpado foi encontrado.",
          "a máquina é acionada em vazio, e o ruído que sobra já não é da folha.",
        ],
      },
      {
        label: "Trocar ou refazer",
        says: [
          "substitui-se a peça pela de mesmo valor, e conserta-se o que a levou: roda gasta, terra ausente, tampa aberta.",
          "contato oxidado se limpa, borne se refaz, e emenda antiga sai da parede para uma caixa seca.",
        ],
      },
      {
        label: "Regular de novo",
        about: ["rampa-de-desaceleracao", "criancas-e-animais"],
        says: [
          "percurso e força são refeitos, porque a peça nova mudou o atrito; o teste com obstáculo leve fecha a visita.",
          "baixa-se a força até onde a folha ainda anda com folga, e a parada é provada com você olhando.",
        ],
      },
    ],
  },
  preparation: {
    headings: ["O que ajuda antes da visita", "Deixe anotado para o conserto"],
    leads: ["Nada disto é obrigatório, e cada item encurta o exame:"],
    steps: [
      {
        label: "Anote a hora",
        says: [
          "defeito que só aparece de manhã, à tarde ou na chuva diz mais do que a peça suspeita.",
          "marque quantas vezes o portão foi aberto antes de falhar; calor acumulado explica muita coisa.",
        ],
      },
      {
        label: "Deixe como está",
        says: [
          "não tente reprogramar controle nem trocar chave de posição: cada tentativa apaga um vestígio.",
          "se alguém já mexeu, conte o que mudou, mesmo que não tenha funcionado.",
        ],
      },
      {
        label: "Separe os controles",
        says: [
          "junte todos, inclusive os velhos, para o teste de um contra outro.",
          "deixe um aparelho que funcione e um que não funcione à mão do técnico.",
        ],
      },
      {
        label: "Deixe o caminho livre",
        says: [
          "carro fora da garagem e acesso ao quadro de luz evitam a segunda viagem.",
          "libere a lateral da máquina e o portãozinho de pedestre, se houver.",
        ],
      },
    ],
  },
  effort: {
    headings: ["Quanto demora o conserto", "Tempo e volta do portão ao uso"],
    items: [
      {
        says: [
          "Peça comum se troca na mesma visita. O que faz voltar é placa encomendada, coroa de modelo antigo ou solda que o serralheiro precisa fazer.",
          "A parte demorada costuma ser o exame, não a troca: um defeito que aparece uma vez por dia pede paciência e observação.",
          "Com a folha presa, o portão fica trancado ou aberto até a peça chegar; combine de que jeito, porque as duas situações têm solução.",
        ],
      },
      {
        says: ["As visitas acontecem {{horario-visitas}}. Casos que não esperam seguem pelo caminho de emergência."],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa o conserto do portão", "Preço do reparo, peça a peça", "O que entra na conta do conserto"],
    items: [
      {
        says: [
          "O serviço no local fica em {{manutencao-custo}}. A peça vem somada e é mostrada antes de ser instalada.",
          "Para conserto em domicílio, conte com {{manutencao-custo}}. A peça é que varia muito: um capacitor e uma placa estão em extremos opostos.",
          "A revisão expressa, para limpar e regular sem trocar peça, sai por {{manutencao-expressa}}. Diagnóstico de placa exige bancada e tem preço próprio.",
          "Reparo de folha fica em {{manutencao-custo}} enquanto não pedir solda. Serralheiro é orçado à parte, com o trabalho descrito.",
        ],
      },
      {
        for: ["price", "repair", "worth-it", "emergency"],
        says: [
          "Encarecem: peça fora de linha, central molhada, folha que precisa ser erguida, escada alta no basculante. Barateiam: foto da etiqueta do motor, defeito que se repete na hora e portão sem mexida anterior.",
          "Duas visitas por falta de informação custam mais do que a peça. A etiqueta do motor e o modelo do controle, na mesma foto, resolvem quase sempre isso.",
        ],
      },
      {
        for: ["price", "worth-it", "repair", "replace"],
        says: [
          "Compare com o conjunto novo, que em residência custa {{troca-residencial}}. Reparo acima da metade disso, em máquina antiga, merece uma segunda conta.",
          "Quando a máquina já foi recondicionada e a placa remendada, o próximo passo é a troca, de {{troca-residencial}}, e não mais um reparo.",
        ],
      },
    ],
  },
  limits: {
    headings: ["O que o conserto não faz", "Onde o reparo para"],
    items: [
      {
        says: [
          "Conserto não endireita folha podre nem refaz parede: peça que se prende em ferro carcomido sai do lugar de novo. O serralheiro vem antes, e o técnico volta depois.",
          "Motor de bobina queimada se rebobina, mas volta mais fraco e sem medida de quanto dura. Entre rebobinar e trocar, pergunte o preço dos dois.",
        ],
      },
      {
        says: [
          "Placa molhada por dentro não é seca no local: ela parece viver e falha na semana seguinte, com mais coisas junto. A troca é o caminho honesto.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "Cabo, mola e contrapeso de basculante não se consertam com o portão em cima de alguém: quem trabalha ali baixa e escora a folha antes de tocar em qualquer coisa.",
        ],
      },
    ],
  },
  worth: {
    headings: ["Consertar ou trocar de vez", "Vale o reparo?"],
    items: [
      {
        says: [
          "Capacitor, fim de curso, pinhão, receptor e roda são reparos pequenos e valem em motor de qualquer idade, se o enrolamento está bom.",
          "Enrolamento, coroa gasta e placa sem reposição são reparos grandes: só compensam em motor novo e bem cuidado.",
        ],
      },
      {
        for: ["worth-it", "price", "when"],
        says: [
          "Vida útil estimada de motor bem cuidado é de {{vida-util}}. Perto do fim dela, o conserto de hoje compra meses, e a troca compra anos.",
        ],
      },
    ],
  },
  cases: {
    headings: ["O que muda no conserto", "Segundo o portão e o lugar", "Particularidades deste endereço"],
    items: [
      {
        when: { gates: ["deslizante"] },
        says: [
          "Conserto em portão de correr começa pelo chão: roda, trilho e cremalheira explicam boa parte das queixas de motor, e nenhuma delas se vê da rua.",
          "Em folha deslizante, o defeito que anda com o portão é da roda; o que fica no mesmo lugar é do trilho. Diga qual dos dois é o seu.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "Conserto de basculante não começa sem escora. Se a folha está no alto e não desce, ninguém destrava nem passa embaixo: o disjuntor vai desligado e a garagem fica fechada de longe.",
          "Um basculante que sobe torto não tem defeito de motor, e sim de cabo ou de contrapeso. O motor aparece só como quem reclama do desequilíbrio.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "Em portão de abrir, o conserto olha coluna e dobradiça antes do braço: folha que arriou alguns milímetros faz o motor brigar com o chão.",
        ],
      },
      {
        when: { uses: ["predio"] },
        says: [
          "No prédio, o conserto se combina com a portaria: quem abre à mão, por quanto tempo e onde fica a chave. Sem isso, o reparo vira fila.",
          "Em garagem de edifício, o defeito que aparece só de manhã é cansaço: uma sequência de saídas que a folha pesada não aguenta.",
        ],
      },
      {
        when: { uses: ["condominio"] },
        says: [
          "Condomínio consegue guardar peças de giro rápido, capacitor e fim de curso, e cortar o tempo parado. Quem responde pela compra precisa estar definido antes do defeito.",
          "Em condomínio, duas máquinas iguais nas entradas permitem trocar peça entre elas para confirmar o diagnóstico em poucos minutos.",
        ],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: [
          "No conserto em casa, o portão costuma ter só um acesso: diga se há outra porta, porque isso muda por onde o técnico entra e como a família fica de noite.",
          "Em sobrado, a máquina fica perto do quarto, e ruído novo é percebido cedo. Esse é o melhor momento de chamar: o defeito ainda é de uma peça.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Loja com o portão parado perde o expediente. O conserto é marcado antes, ou a folha é deixada destrancada à mão com alguém olhando.",
          "Em comércio, o portão serve também de porta de entrada do cliente; o conserto prova o sensor do vão por último, sem cliente por perto.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Galpão que recebe caminhão entorta trilho e batente com pneu e pino de engate. O conserto que só troca a peça elétrica não dura até a estação seguinte.",
          "Em galpão, informe a tensão do quadro e se há gerador: máquina de outra rede não se prova na rede errada.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: ["Na vila, quem chama nem sempre é quem paga. Antes do conserto, diga em nome de quantas casas a proposta deve sair."],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "Em sítio ou chácara, o conserto precisa de acesso por estrada e, às vezes, de escada. Diga como se chega e se o celular pega lá.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Em rua inclinada, o conserto escora a folha antes de soltar o motor, e esse cuidado entra no tempo da visita.",
          "Portão em ladeira que passou a parar só no sentido da subida costuma ter roda gasta: para baixo o peso ajuda, e o atrito não aparece.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Depois de alagamento, nem o conserto começa nem o portão é ligado antes de a central secar e ser medida. Diga até onde a água chegou.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Sob árvore, o conserto que não limpa a calha volta no outono: folha e semente entram na cremalheira e no pé da fotocélula.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Com pó de obra em volta, o conserto inclui abrir a caixa do motor e limpá-la por dentro, serviço do técnico com a energia cortada.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Em calçada de muito pedestre, o conserto isola a passagem com fita enquanto a folha é testada, e o teste da parada se faz com a rua vazia.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "Com rampa atrás do portão, o conserto tira o carro da descida antes de mexer no motor: se a folha desengatar, ele não fica no caminho.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que dizer para o técnico", "Fotos e palavras que ajudam o conserto", "Como pedir o reparo"],
    items: [
      {
        says: [
          "Mande um vídeo curto com o portão tentando, e, em terreno plano e fora o basculante, outro com a folha solta e empurrada devagar. Nada substitui o som.",
          "Envie a foto da etiqueta do motor, a da placa fechada e a do pé da folha. Escreva o que ele fazia certo até ontem.",
          "Diga o que acontece na ordem: luz acende, motor zumbe, folha anda dois palmos, volta. Essa frase vale mais do que o nome da peça.",
          "Fotografe a luz da central enquanto você aciona: número de piscadas e cor entram no diagnóstico.",
        ],
      },
      {
        says: [
          "Conte se choveu, se caiu a luz ou se alguém bateu no portão, mesmo que pareça sem ligação. O canal fica aberto {{horario-whatsapp}}, e então a resposta vem em até {{resposta-minutos}}.",
          "Escreva desde quando acontece, quantas vezes por dia e se a folha tranca à mão. Com isso se sabe se a visita leva peça ou escora.",
          "Diga o bairro, o tipo de portão e se há gente presa ou casa aberta. O contato funciona {{horario-whatsapp}}.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Vou pagar a visita se não houver conserto?", "A visita é cobrada mesmo que o portão não tenha jeito?"],
      for: ["repair", "price", "what", "emergency", "worth-it"],
      says: [
        "Pergunte ao marcar, porque exame e deslocamento aparecem na proposta. Quando não há reparo possível, o que você recebe é o diagnóstico e o preço da outra solução.",
        "Depende do que se combina ao marcar. Peça essa resposta por escrito na mesma conversa, e ninguém discute o exame depois de feito.",
      ],
    },
    {
      asks: ["O motor precisa ser levado para a oficina?", "A máquina sai daqui para o conserto?"],
      says: [
        "Só quando o defeito é interno e pede bancada: enrolamento, coroa, solda de eixo. O resto se resolve na parede.",
        "Raramente. Com a folha presa, a máquina pode ser retirada e a folha trancada à mão até ela voltar.",
      ],
    },
    {
      asks: ["Conserta motor de outra marca?", "Meu motor é de outro fabricante; tem conserto?"],
      says: [
        "Conserta-se o que tem peça à venda e o que se prova em pé. Marca antiga sem reposição é honestamente encaminhada à troca.",
        "O exame é igual para qualquer fabricante; o que muda é achar placa e coroa. A etiqueta diz isso em um minuto.",
      ],
    },
    {
      asks: ["Posso continuar usando até o conserto?", "O portão pode ser usado nesse meio tempo?"],
      about: ["so-abre-na-mao", "destravar"],
      says: [
        "Se a folha corre reta, sim, à mão e sem motor, em terreno plano. Basculante com defeito não se usa até ser examinado.",
        "Depende do que falhou: com ruído e folha reta, use com cuidado; com cheiro, folha torta ou cabo desfiado, pare e desligue o disjuntor.",
      ],
    },
    {
      asks: ["A peça trocada tem garantia?", "Qual a garantia do conserto?"],
      for: ["repair", "price", "worth-it", "what"],
      says: [
        "A peça tem a garantia de quem a fez, e o serviço tem a sua. O prazo aparece na proposta, junto com a peça descrita pelo nome.",
        "Peça e mão de obra vêm com prazos diferentes, e os dois devem estar no papel. As regras do serviço estão em [garantia e serviço](/garantia-servico).",
      ],
    },
    {
      asks: ["Por que o mesmo defeito volta?", "Consertei e quebrou de novo. O que houve?"],
      for: ["why", "repair", "worth-it", "what"],
      says: [
        "Porque a causa ficou. Placa que queima em toda tempestade pede proteção; motor que esquenta pede folha leve; fim de curso que cai pede suporte firme.",
        "Ou a peça era outra, ou a que se trocou era consequência. Leve ao técnico a lista das trocas e das datas: o padrão costuma aparecer nela.",
      ],
    },
    {
      asks: ["Quanto tempo o motor aguenta depois do conserto?", "Consertar prolonga a vida do motor?"],
      for: ["worth-it", "why", "price", "when"],
      says: [
        "Se o conserto foi de peça externa e a folha está leve, ele segue o resto da vida dele. Se foi de bobina ou de coroa, ninguém honesto dá prazo.",
        "Prolonga, desde que a causa do desgaste tenha saído junto. Motor que voltou a arrastar a folha perde em pouco tempo o que o reparo ganhou.",
      ],
    },
    {
      asks: ["O conserto pode ser feito à noite?", "Vocês consertam no sábado?"],
      for: ["when", "emergency", "where", "repair", "price"],
      says: [
        "As visitas comuns são de dia, de manhã ou à tarde. O que não pode esperar entra como emergência, que aos domingos é sob consulta.",
        "As visitas têm calendário: {{horario-visitas}}. Serviço que pede a garagem sem luz é marcado de dia, por segurança de quem trabalha.",
      ],
    },
  ],
};
