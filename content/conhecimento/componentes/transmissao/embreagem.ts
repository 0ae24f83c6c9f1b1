import type { Component } from "#domain/knowledge/entry";

export const embreagem: Component = {
  kind: "component",
  id: "embreagem",
  name: { one: "embreagem", many: "embreagens", gender: "f" },
  aliases: [
    "embreagem do motor",
    "embreagem de motor",
    "embreagem do portão",
    "embreagem de portão",
    "embreagem do motor de portão",
    "embreagem do portão eletrônico",
    "disco de embreagem do portão",
    "limitador de força",
    "limitador de torque",
    "regulagem de força",
    "regulagem de força do portão",
    "força do portão",
    "força do motor",
    "ajuste de força",
    "embriagem",
    "embreajem",
    "embragem",
    "enbreagem",
    "portão patinando",
    "motor patinando",
    "motor patina",
    "portão patina",
  ],
  not: ["embreagem do carro", "embreagem de carro", "embreagem de moto"],
  variants: [
    { id: "mecanica", names: ["embreagem mecânica", "embreagem de disco", "embreagem de fricção", "embreagem centrífuga"] },
    {
      id: "eletronica",
      names: [
        "embreagem eletrônica",
        "embreagens eletrônicas",
        "força eletrônica",
        "antiesmagamento",
        "sistema antiesmagamento",
        "sensibilidade do portão",
      ],
    },
  ],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["central", "encoder", "coroa", "criancas-e-animais", "lento", "volta"],
  pages: [
    "/topicos/conserto-de-motor-de-portao",
    "/topicos/problemas-em-portao-automatico",
    "/topicos/manutencao-preventiva-de-portao-automatico",
  ],
  brief: [
    "A embreagem limita a força do portão: diante de um obstáculo, ela cede ou manda recuar antes que alguém se machuque.",
    "Embreagem frouxa ou gasta faz o motor girar e a folha ficar, sem o estalo de dente que pula.",
    "Embreagem apertada demais esconde uma folha pesada e tira do portão a capacidade de parar diante de uma pessoa.",
    "Na embreagem eletrônica quem sente o obstáculo é a central, pela queda de velocidade ou pela corrente que sobe.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "A embreagem do portão é o que limita a força entre o motor e a folha, para que ela ceda quando encontra um obstáculo. Na mecânica, discos comprimidos escorregam; na eletrônica, a central percebe o esforço e corta ou inverte.",
        "Embreagem, no motor de portão, é o limitador de força: segura o bastante para mover a folha e solta quando algo a prende. Frouxa, o portão patina; apertada, ele empurra o que não devia.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto da embreagem mecânica troca discos gastos, limpa óleo que os faz escorregar e refaz a pressão da mola. Na eletrônica, o reparo é de ajuste ou de sensor, porque não há disco a gastar.",
        "Antes de consertar a embreagem, o técnico prova a folha à mão: portão preso faz qualquer limitador patinar, e apertá-lo para vencer o trilho sujo é criar um perigo.",
      ],
    },
    {
      to: ["replace"],
      says: [
        "A troca da embreagem mecânica substitui os discos e as molas, com o motor aberto, e termina com a força regulada do mínimo para cima. Em motores de embreagem eletrônica troca-se o que mede o esforço, se houver falha nele.",
        "Trocar a embreagem é indicado quando os discos vitrificaram ou se encharcaram de óleo e não seguram mais nem com a folha leve. A origem do óleo se resolve no mesmo dia, ou os novos acabam igual.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O preço de acertar a embreagem vai de uma regulagem, quando só a força saiu do ponto, à troca de discos com o motor desmontado. O modelo na etiqueta diz de que tipo ela é.",
        "Quanto custa arrumar a embreagem depende de ela ser mecânica ou eletrônica: a segunda costuma se resolver na programação, a primeira pede peça e bancada.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para suspeitar da embreagem, veja se o motor gira com a folha parada e sem estalo, e se ela é leve à mão em piso plano. Regular a força não é tarefa de morador, porque o que se decide ali é se o portão machuca.",
        "A embreagem se testa com um objeto macio e grande no caminho, e nunca com o corpo: a folha deve parar ou voltar ao encostar nele. Se empurra o objeto adiante, desligue e chame.",
      ],
    },
    {
      to: ["which"],
      says: [
        "A embreagem vem com o motor e não se escolhe à parte; o que se escolhe é comprar um motor que recue por esforço e meça velocidade. Para passagem de gente, a eletrônica responde mais depressa.",
        "Entre embreagem mecânica e eletrônica, a primeira é simples e se gasta, a segunda depende de sensor e de regulagem. Em portão novo, pergunte se ele apenas para ou se também volta.",
      ],
    },
    {
      to: ["when"],
      says: [
        "A embreagem precisa de ajuste quando o portão patina com a folha leve, recua com vento fraco ou não recua diante de um obstáculo. O último caso não espera, e o automático fica desligado até lá.",
        "Regule a embreagem depois de trocar roldana, dobradiça ou trilho: a folha mais solta pede menos força, e a antiga passa a ser perigosa.",
      ],
    },
    {
      to: ["why"],
      says: [
        "A embreagem patina porque os discos se gastaram ou receberam óleo, ou porque a folha ficou pesada demais para a força regulada. No tipo eletrônico, porque a central lê como obstáculo um atrito que não existia.",
        "Por que o motor patina e o portão não anda? Porque a força se perde entre os dois: disco liso, chaveta partida, dente gasto ou destrave aberto. A embreagem é a que cede sem ruído.",
      ],
    },
    {
      to: ["maintain"],
      says: [
        "A manutenção da embreagem é medir a força e provar o recuo a cada revisão, e manter seca a caixa dos discos, onde houver. Ela responde ao estado da folha, e por isso se ajusta por último.",
        "Cuidar da embreagem é não deixar o portão ficar pesado. Cada aperto dado para vencer sujeira ou ferrugem desconta da segurança de quem passa.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "Compensa refazer a embreagem mecânica se o resto do motor está bom e há peça. Sem recuo por obstáculo nem entrada de sensor, a conta certa pode ser a de um motor que os tenha.",
        "A embreagem de disco merece conserto quando só a fricção se gastou e a folha anda com uma mão. Óleo vazando, rosca marcada e peça de encomenda, somados, empurram a decisão para outra máquina.",
      ],
    },
  ],
  definition: {
    headings: ["O que a embreagem faz", "O limite de força do portão", "Mecânica e eletrônica"],
    items: [
      {
        says: [
          "Um motor de portão tem força para ferir. Entre ele e a folha existe um limite calculado: até ali empurra, dali em diante desiste. Esse limite é a função da embreagem, seja ela um disco ou uma conta.",
          "O valor certo é o menor que move a folha em dia de vento. Nem o que a move com sobra, nem o que a move só em manhã quente.",
        ],
      },
      {
        when: { variants: ["mecanica"] },
        says: [
          "Na mecânica, discos de material áspero são comprimidos por uma mola. Passado o limite, escorregam uns sobre os outros: o motor gira, a folha para, e o atrito esquenta a caixa.",
          "A pressão da mola é um parafuso, e a facilidade de apertá-lo é o perigo dela. Quem aperta para o portão andar melhor está tirando o freio.",
        ],
      },
      {
        when: { variants: ["eletronica"] },
        says: [
          "Na eletrônica não há o que escorregar. A central compara velocidade ou corrente com o que gravou do percurso; se a folha freia, ela desliga e inverte em um instante.",
          "O ajuste se faz em graus de sensibilidade, às vezes separados para abrir, fechar e marcha lenta. Alto demais, qualquer brisa é obstáculo; baixo demais, nada é.",
        ],
      },
      {
        for: ["what", "which", "why"],
        says: ["O recuo por esforço age depois do contato, a fotocélula age antes, e nenhum dos dois dispensa o outro."],
      },
    ],
  },
  faults: {
    headings: ["Sinais de embreagem fora do ponto", "Patina, recua ou empurra demais", "O que a força revela"],
    leads: ["O mesmo limitador falha para menos e para mais:", "Observe o que acontece quando a folha encontra resistência:"],
    items: [
      {
        label: "Patina na partida",
        about: ["nao-abre", "lento"],
        says: [
          "o motor gira macio, a folha hesita e sai aos poucos, sem estalo nenhum.",
          "com um leve empurrão ela segue, e depois para de novo no trecho mais duro.",
        ],
      },
      {
        label: "Cheiro de atrito",
        about: ["cheiro-de-queimado", "esquenta"],
        says: [
          "há odor de freio gasto perto do motor e um pó escuro em volta da caixa.",
          "a carcaça aquece com o portão quase parado: a força virou calor entre os discos.",
        ],
      },
      {
        label: "Óleo nos discos",
        about: ["coroa"],
        says: [
          "um retentor vencido molhou a fricção, e ela escorrega mesmo apertada.",
          "a patinagem piora quando o motor esquenta e o óleo afina.",
        ],
      },
      {
        label: "Recua por nada",
        about: ["volta", "abre-sozinho"],
        says: [
          "vento, sereno na dobradiça ou uma emenda do trilho bastam para a folha voltar.",
          "no frio da manhã inverte sempre no mesmo trecho, e ao meio-dia fecha normalmente.",
        ],
      },
      {
        label: "Não recua por coisa alguma",
        about: ["criancas-e-animais"],
        says: [
          "a folha arrasta um saco de areia pelo caminho sem diminuir: força no máximo ou detecção desligada.",
          "depois de alguém mexer no parafuso, o portão ganhou vontade e perdeu o juízo.",
        ],
      },
      {
        label: "Freio que não segura",
        about: ["destravamento-seguro"],
        says: [
          "com o motor desligado, a folha cede à mão ou ao declive, quando deveria ficar travada.",
          "alguém de fora empurra o portão e ele anda: os discos já não travam o eixo.",
        ],
      },
    ],
  },
  neighbours: {
    headings: ["Embreagem, dente ou destrave?", "Por que o motor gira e a folha fica", "Quem mais perde força"],
    items: [
      {
        label: "Engrenagem e barra",
        about: ["engrenagem", "cremalheira"],
        says: [
          "dente que pula faz barulho a cada salto; disco que escorrega é silencioso.",
          "limalha e lascas no chão são de dente; pó fino e escuro é de fricção.",
        ],
      },
      {
        label: "Destravamento",
        about: ["destravar", "so-abre-na-mao"],
        says: [
          "alavanca mal fechada solta tudo de uma vez, ao passo que a fricção gasta vai soltando.",
          "confira a chave manual primeiro: é a causa sem custo.",
        ],
      },
      {
        label: "Capacitor",
        about: ["capacitor"],
        says: [
          "com ele fraco o motor zumbe e não gira; com o limitador fraco o motor gira e não leva.",
          "o som decide: ronco preso é elétrico, giro livre é mecânico.",
        ],
      },
      {
        label: "Folha presa",
        about: ["trilho", "dobradica"],
        says: [
          "portão pesado à mão faz patinar uma fricção boa, que está cumprindo o seu papel.",
          "se a folha anda com uma mão, a falta de força é do motor para cá.",
        ],
      },
    ],
  },
  checks: {
    headings: ["Como observar a força do portão", "O teste do saco de espuma", "Força: o que dá para ver de fora"],
    leads: [
      "Nenhum teste de força se faz com o corpo, nem com a mão aberta.",
      "Faça com o portão vazio de gente, alguém avisado na calçada e o controle só com você:",
    ],
    steps: [
      {
        label: "Destrave fechado",
        says: [
          "com o disjuntor do portão desligado, veja se a alavanca manual está travada até o fim.",
          "chave meio virada deixa o motor solto e imita qualquer defeito daqui.",
        ],
      },
      {
        label: "Peso da folha",
        when: { gates: ["deslizante", "pivotante"] },
        says: [
          "em terreno plano e sem energia, destrave e mova devagar; leve, a dúvida fica no motor; pesada, comece por ela.",
          "sinta se algum trecho endurece, porque é ali que o limitador cede primeiro.",
        ],
      },
      {
        label: "Recuo",
        says: [
          "religue, ponha no vão uma caixa grande de papelão com espuma e mande fechar de longe: a folha deve parar ou voltar ao tocá-la.",
          "se a caixa for amassada ou empurrada adiante, desligue o disjuntor e não use mais o automático.",
        ],
      },
      {
        label: "Som e cheiro",
        says: [
          "escute se há giro com folha parada e aspire de longe: cheiro de freio é disco.",
          "grave a manobra inteira; no áudio, patinar é um tom contínuo que não acompanha a folha.",
        ],
      },
      {
        label: "Repetição",
        says: [
          "anote em que trecho ela recua ou patina e a que hora, para separar vento, frio e ponto duro.",
          "comparar a manhã com a tarde já mostra se a força está no limite.",
        ],
      },
    ],
    ends: [
      { says: ["Portão que não recua fica fora do automático até ser regulado: à mão só em piso plano, e nunca o basculante."] },
      {
        when: { gates: ["basculante"] },
        says: ["No basculante não se prova força por baixo da folha nem se destrava para sentir peso; quem avalia é o técnico."],
      },
    ],
  },
  work: {
    headings: ["Como se regula a força", "Da folha à embreagem", "O ajuste, do mínimo para cima"],
    leads: ["A força é o último ajuste da visita, e vai de baixo para cima.", "Primeiro se tira o que a folha tem de pesado:"],
    steps: [
      {
        label: "Folha",
        says: [
          "lê-se no dinamômetro quanto a folha pede do começo ao fim do caminho, e corrige-se o que sobra.",
          "rodas, guias e dobradiças são postas em ordem, pois cada quilo a menos ali é força a menos no limite.",
        ],
      },
      {
        label: "Discos",
        when: { variants: ["mecanica"] },
        says: [
          "abre-se o conjunto, olham-se brilho, espessura e óleo, e trocam-se discos e molas que perderam a medida.",
          "disco vitrificado não se lixa: volta a escorregar no primeiro aquecimento.",
        ],
      },
      {
        label: "Leitura",
        when: { variants: ["eletronica"] },
        says: [
          "verifica-se se a central recebe velocidade ou corrente, porque sensibilidade sem sinal é botão sem fio.",
          "grava-se o percurso com a folha boa, para que a comparação tenha base.",
        ],
      },
      {
        label: "Ajuste",
        says: [
          "parte-se do mínimo e sobe-se até mover a folha em todo o caminho, com pequena margem para o vento.",
          "abrir e fechar recebem valores próprios onde a placa permite.",
        ],
      },
      {
        label: "Prova",
        says: [
          "mede-se a força na borda da folha e provoca-se o recuo no começo, no meio e no fim.",
          "fotocélula e recuo são testados um de cada vez, para que um não esconda a falta do outro.",
        ],
      },
    ],
  },
  effort: {
    headings: ["O que o serviço pede", "Regular ou desmontar"],
    items: [
      {
        says: [
          "Ajuste de força e prova de recuo cabem em uma visita, com o vão livre. Trocar discos desmonta o motor, e o portão passa ao manual, onde isso é seguro, até remontar.",
          "Diga o modelo antes: motores antigos têm discos que só se acham por encomenda, e os novos, em geral, nem discos têm.",
        ],
      },
      { says: ["Se a folha pesar, o serviço começa nela, e o tempo previsto muda. É melhor saber disso por vídeo do que na chegada."] },
    ],
  },
  cost: {
    headings: ["Quanto custa acertar a embreagem", "Da regulagem aos discos", "O preço da força certa"],
    items: [
      {
        for: ["price", "repair", "replace", "worth-it", "maintain"],
        says: [
          "Regular a força e provar o recuo custa uma manutenção, {{manutencao-custo}}. Discos e molas são peça à parte.",
          "O ajuste sozinho sai por {{manutencao-custo}}. Desmontagem de motor tem orçamento próprio.",
          "A visita de força e segurança fica em {{manutencao-custo}}. O que a folha precisar é orçado na mesma visita.",
        ],
      },
      {
        for: ["price", "worth-it", "why"],
        says: [
          "O gasto se decide pela causa: parafuso fora do ponto é quase nada, óleo vazando sobre discos é conserto de redutor.",
          "Apertar não custa peça e parece resolver, mas a conta vem depois, em dente quebrado ou em gente ferida.",
        ],
      },
      {
        about: ["troca-de-motor"],
        says: [
          "Motor antigo sem peça de fricção e sem recuo merece comparação com um novo. A troca residencial custa {{troca-residencial}}.",
        ],
      },
    ],
  },
  choice: {
    headings: ["Mecânica ou eletrônica", "O que perguntar na compra do motor"],
    leads: ["O limitador vem no motor; compare o que cada tipo faz diante de alguém:"],
    columns: ["Tipo", "Diante do obstáculo", "O que exige"],
    rows: [
      { cells: ["Disco de fricção", "Escorrega e continua empurrando", "Regulagem e discos secos"] },
      { cells: ["Por corrente", "Desliga ou volta", "Folha leve e constante"] },
      { cells: ["Por velocidade", "Volta depressa", "Sensor de voltas em ordem"] },
      { cells: ["Só tempo de trabalho", "Empurra até acabar", "Substituição"] },
      { cells: ["Qualquer um, com fotocélula", "Nem chega a encostar", "Lente limpa e teste"] },
    ],
  },
  care: {
    headings: ["Para a força ficar no ponto", "Cuidados que evitam apertar"],
    items: [
      {
        says: [
          "Quando o portão ficar fraco, limpe o trilho e olhe as rodas antes de pensar em força. O limitador está avisando, e apertá-lo é calar o aviso.",
          "Não peça mais força para vencer vento: folha fechada em lugar aberto pede motor ou folha diferentes, e não menos proteção.",
        ],
      },
      {
        says: [
          "Faça o teste da caixa com espuma a cada estação do ano e depois de qualquer conserto na folha.",
          "Marca de óleo sob o motor se comunica logo; em máquina de discos, ela chega à fricção antes de pingar no chão.",
        ],
      },
      {
        for: ["maintain", "when", "what"],
        says: [
          "Na revisão, indicada {{preventiva-casa}} para casas, o esforço na quina é lido com aparelho. Guarde o número de cada visita: a comparação mostra se o portão está ficando pesado.",
        ],
      },
    ],
  },
  cases: {
    headings: ["A força neste portão", "Vento, declive e gente"],
    items: [
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Embreagem de portão junto a calçada cheia se regula pelo mais frágil que passa ali. Se com essa força a folha não anda, o que se corrige é a folha.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Em ladeira, a embreagem precisa de um valor para cada sentido: subindo, mais; descendo, quase nada. Um ajuste só deixa o portão forte demais justo quando a folha desce.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "Carro parado na rampa à espera do portão pode voltar alguns palmos e tocar a folha. Embreagem sensível a devolve; apertada, prende o para-choque e entorta o quadro.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Em rua de terra, a folha ganha atrito toda semana, e a embreagem começa a ceder. O remédio é a vassoura; quem regula força para poeira está sempre um passo atrás.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Semente e folha no trilho fazem a embreagem eletrônica recuar como se houvesse alguém. Antes de reduzir a sensibilidade, olhe o chão debaixo da copa.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Água dentro do motor molha discos e sensor, e a embreagem muda de comportamento por dias. Depois de alagar, teste o recuo antes de deixar alguém passar.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Em condomínio, embreagem que patina na hora da saída provoca o pedido de mais força. Registre por escrito o valor medido e o teste de recuo, porque responsabilidade civil se discute com papel.",
          "Portão de prédio cruza com pedestre, bicicleta e carrinho de bebê. A embreagem se ajusta pensando neles, e o motor se escolhe para que isso baste.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Folha de galpão tem tanto embalo que a embreagem cede tarde demais para proteger. Ali, quem evita o acidente é a fotocélula; o limitador só poupa o redutor.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Na loja, carrinho esquecido no vão testa a embreagem todo dia. Se ela o empurra, peça regulagem; se recua, agradeça e tire o carrinho.",
        ],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: [
          "Casa com criança e cachorro é onde a embreagem no mínimo vale mais. Ao receber o portão consertado, peça para ver a folha recuar diante de uma caixa, no meio e no fim do caminho.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Em vila, morador que chega a pé segura a folha para passar. Embreagem regulada para recuar nesse gesto evita que o portão vire braço de ferro.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante equilibrado, a embreagem quase não trabalha. Se patina na subida, o peso veio de cabo ou contrapeso, e a resposta é parar com a folha embaixo, nunca apertar.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "Vento em folha de abrir é a razão mais simples de um recuo sem motivo aparente. A embreagem eletrônica se grava com a folha exposta ao vento comum do lugar, e folha fechada pede braço mais forte.",
        ],
      },
      {
        when: { gates: ["deslizante"] },
        says: [
          "Na folha de correr, a embreagem que cede sempre no mesmo metro está lendo o trilho. Marque o ponto a giz e mostre a quem vier.",
        ],
      },
    ],
  },
  tell: {
    headings: ["Como descrever falta ou sobra de força", "O vídeo do recuo"],
    items: [
      {
        says: [
          "Mande um vídeo em que se ouça o motor e se veja a folha hesitar, a etiqueta e a resposta a uma pergunta: à mão, em piso plano, ela anda leve?",
          "Filme o teste da caixa com espuma, de longe, e diga se a folha parou, voltou ou empurrou. Acrescente o modelo do motor.",
          "Descreva o cheiro, se houver, e fotografe o chão embaixo da máquina: pó escuro e óleo contam histórias opostas.",
        ],
      },
      {
        says: [
          "Conte se alguém já mexeu na força, quando e por quê. Quem apertou para vencer um trilho ruim deixou dois serviços a fazer.",
          "Informe vento, declive e o que a folha ganhou desde a instalação: chapa, lona, madeira.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Posso aumentar a força do portão?", "Apertar a embreagem resolve o portão fraco?"],
      for: ["how-to", "repair", "what", "why", "price"],
      about: ["lento"],
      says: [
        "Não por conta própria: o ajuste decide se ele para diante de uma pessoa. Procure primeiro o que o deixou pesado.",
        "Resolve o sintoma e cria o perigo. Folha limpa e rodas boas devolvem a força que ele já tinha.",
      ],
    },
    {
      asks: ["Antiesmagamento e fotocélula são a mesma coisa?", "Se o portão recua, preciso de fotocélula?"],
      about: ["fotocelula"],
      for: ["what", "which", "worth-it", "install", "buy"],
      says: [
        "Não: um reage ao toque, a outra evita o toque. Em passagem de gente usam-se os dois.",
        "Precisa. O recuo só começa depois que a folha encostou, e um corpo pequeno pode não bastar para detê-la.",
      ],
    },
    {
      asks: ["Por que o portão volta com o vento?", "Ele recua sem ninguém. É embreagem sensível?"],
      about: ["volta"],
      says: [
        "O vento freia a folha, e a central entende obstáculo. Ajusta-se com margem, sem desligar a proteção.",
        "Pode ser, ou um ponto duro no caminho. Se o lugar se repete, olhe a folha; se varia, olhe o vento.",
      ],
    },
    {
      asks: ["Meu motor tem embreagem mecânica ou eletrônica?", "Como saber que tipo de embreagem tenho?"],
      for: ["what", "which", "how-to", "price", "replace"],
      says: [
        "Se a folha para e o motor continua girando, é de disco; se o motor desliga ou inverte, é eletrônica.",
        "A etiqueta resolve, e o comportamento diante de um obstáculo macio também.",
      ],
    },
    {
      asks: ["Embreagem gasta tem conserto?", "Trocam-se só os discos?"],
      for: ["repair", "replace", "price", "worth-it"],
      says: [
        "Tem, com discos e mola do modelo, se ainda existirem. Óleo que os molhou precisa ser estancado antes.",
        "Trocam-se, e com eles a mola que perdeu pressão. Fora de linha, compare com outro motor.",
      ],
    },
    {
      asks: ["Ele gira em silêncio e a folha fica no lugar. O que é?", "Patina em silêncio. Posso continuar usando?"],
      about: ["nao-abre", "so-abre-na-mao"],
      says: [
        "Destrave aberto ou fricção gasta, nessa ordem. Confira a alavanca com o disjuntor desligado.",
        "Não convém: o atrito aquece a caixa e vitrifica os discos. Em piso plano, folha de correr passa ao manual até a visita; basculante fica parado.",
      ],
    },
    {
      asks: ["Qual é a força certa para um portão?", "Como se mede a força da folha?"],
      for: ["what", "which", "how-to", "maintain"],
      about: ["criancas-e-animais"],
      says: [
        "A menor que o move no pior dia normal. Mede-se na borda, com aparelho, e prova-se com obstáculo macio.",
        "Com dinamômetro, na quina que fecha, em três posições. O número vai para o relatório da revisão.",
      ],
    },
  ],
};
