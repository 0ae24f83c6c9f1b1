import type { Component } from "#domain/knowledge/entry";

export const central: Component = {
  kind: "component",
  id: "central",
  name: { one: "central de comando", many: "centrais de comando", gender: "f" },
  aliases: [
    "placa",
    "placas",
    "placa central",
    "placas centrais",
    "placa do portão",
    "placa de portão",
    "placas de portão",
    "placa do motor",
    "placa de motor",
    "placa do motor do portão",
    "placa de motor de portão",
    "placa do portão eletrônico",
    "placa de portão eletrônico",
    "placa do portão automático",
    "placa de portão automático",
    "placa eletrônica",
    "placa eletrônica do portão",
    "placa de comando",
    "placa de comando do portão",
    "placa central de comando",
    "placa queimada",
    "placa do portão queimada",
    "central do portão",
    "central de portão",
    "central do motor",
    "central de motor",
    "central de portão eletrônico",
    "central de portão automático",
    "central do portão eletrônico",
    "central eletrônica",
    "central eletrônica do portão",
    "central queimada",
    "módulo do portão",
    "plaquinha do portão",
    "praca do portão",
    "centralina do portão",
  ],
  not: [
    "placa solar",
    "placas solares",
    "placa do carro",
    "placa de carro",
    "placa do veículo",
    "placa de veículo",
    "leitura de placa",
    "leitura de placas",
    "leitor de placa",
    "leitor de placas",
    "reconhecimento de placa",
    "reconhecimento de placas",
    "placa de sinalização",
    "placa de aviso",
    "placa de advertência",
    "placa de identificação",
    "central de atendimento",
    "central de alarme",
  ],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["receptor", "capacitor", "fim-de-curso", "raio", "dps", "controle-nao-funciona"],
  pages: [
    "/topicos/placa-central-de-comando-de-portao",
    "/topicos/conserto-de-placa-de-portao-eletronico",
    "/topicos/eletricista-para-portao-automatico",
  ],
  quantities: [
    { text: "127 V", means: "tensão de rede entre fase e neutro na região" },
    { text: "220 V", means: "tensão de rede entre duas fases na região" },
  ],
  brief: [
    "A central de comando recebe a ordem do controle, consulta os sensores e liga o motor; queimada, o portão fica mudo ou obedece pela metade.",
    "Depois de raio ou de volta brusca da energia, a placa do portão é a primeira a sofrer, mas só a medição a condena.",
    "Placa de portão úmida ou com formigas falha em dias alternados, e o defeito acompanha a chuva.",
    "Relé da central de comando colado mantém o motor ligado sem ordem: desliga-se o disjuntor e não se insiste.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "A central de comando é a placa eletrônica que decide tudo no portão automático: lê o controle, confere fotocélula e paradas, escolhe o sentido e libera energia para o motor. Quando ela falha, o motor bom fica parado ou anda sem regra.",
        "Chama-se placa, ou central, o circuito dentro da caixa do motor que traduz o toque no controle em movimento. Nela ficam gravados os controles, o percurso, a força e o tempo de fechamento, e por isso trocá-la obriga a ensinar tudo outra vez.",
        "A placa do portão é o cérebro do conjunto, e o motor, o músculo: ela só manda mover depois de saber que há ordem, passagem livre e caminho a percorrer. Boa parte das suspeitas contra ela termina em um sensor, um fio ou uma pilha.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto da placa do portão vale quando o estrago tem endereço: relé colado, fusível aberto, borne oxidado, solda trincada. Antes de levá-la à bancada, o técnico desliga os acessórios um a um, porque muita central condenada estava só obedecendo a um sensor.",
        "Consertar a central de comando começa pela energia que chega e pelos fios que saem. Com entrada certa e saída muda, o defeito é dela; daí se escolhe entre trocar o componente e trocar a peça inteira.",
        "Uma placa de portão se repara em bancada, com a causa tirada no local: surto, água, formiga ou folha pesada. Sem a segunda parte, a placa volta boa e torna a queimar no mesmo lugar.",
      ],
    },
    {
      to: ["replace"],
      says: [
        "A troca da central de comando exige uma placa que combine com o motor, com o tipo de parada e com os controles da casa. Depois de instalada, grava-se o percurso, regula-se a força, cadastra-se cada controle e testa-se o recuo com um obstáculo.",
        "Trocar a placa do portão é rápido; deixá-la conhecendo o portão leva o resto da visita. Junte todos os controles da família no dia, porque o cadastro antigo sai com a placa velha.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O preço da placa do portão depende do modelo do motor e de haver conserto possível: componente trocado em bancada custa uma parte do que custa a peça nova. O valor é dito depois de medir, e antes de trocar.",
        "Quanto custa uma central de comando varia com a potência do motor e com as entradas que ela precisa ter. À peça somam-se a programação e o cadastro dos controles, que ninguém deve esquecer na comparação.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para saber se a placa do portão queimou, elimine por fora o que a imita: disjuntor desarmado, pilha gasta, botoeira presa, lente de fotocélula suja. Se, com tudo isso em ordem, nenhum comando acende nem move nada, chame o técnico para medir dentro.",
        "A central de comando não se testa com a tampa fora por quem não é do ramo, porque há rede elétrica nos bornes. O teste possível é de comparação: controle, botão de parede e interfone, um de cada vez.",
      ],
    },
    {
      to: ["which"],
      says: [
        "A central de comando certa é a que aceita a tensão da rede, o motor, o tipo de fim de curso e o código dos seus controles. A original do modelo resolve os quatro pontos; a genérica precisa provar cada um.",
        "Na escolha da placa do portão, faça a lista do que está ligado nela hoje: fotocélula, trava, sinaleira, interfone, luz. Falta de uma saída só se descobre depois de pago.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Troque a placa do portão quando houver trilha carbonizada, água espalhada ou reparos acumulados, e conserte quando o defeito for de um componente. Falha única depois de uma tempestade merece medição, não troca.",
        "A central de comando dá sinal de fim quando perde cadastros, desliga no meio sem motivo e muda de humor com o tempo. Um desses sozinho ainda pode ser fio ou umidade.",
      ],
    },
    {
      to: ["why"],
      says: [
        "A placa do portão queima por surto, água, bicho ou esforço: o pico vem da rede e dos fios longos, a umidade oxida, a formiga faz ponte entre contatos e a folha pesada cozinha o relé. Saber qual foi decide se a próxima dura.",
        "Por que a central de comando falha? Porque junta, em poucos centímetros, rede elétrica e sinal fraco, dentro de uma caixa que fica na chuva e vibra. Qualquer entrada de água ou pico desfaz esse equilíbrio.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "Compensa consertar a placa do portão quando o motor está bom e o dano é pequeno. Com motor velho, central fora de linha e sem entrada para fotocélula, o dinheiro rende mais em um conjunto novo.",
        "Vale trocar só a central de comando se a folha anda leve e o motor gira frio. Caso contrário a placa nova herda o esforço que matou a anterior.",
      ],
    },
    {
      to: ["maintain"],
      says: [
        "A manutenção da central de comando é manter a caixa seca, vedada e sem bichos, e a rede protegida contra surtos. Na revisão, o técnico reaperta bornes, limpa contatos e confere se a força continua a mínima que move a folha.",
        "Cuidar da placa do portão é cuidar do que a cerca: tampa no lugar, eletroduto que não despeja água, dispositivo de proteção no quadro e folha leve.",
      ],
    },
    {
      to: ["emergency"],
      says: [
        "Se a placa do portão soltou fumaça, cheiro ou estalo, desligue o disjuntor dele e não religue para testar. Com a folha fechada, use cadeado; aberta e estável, alguém fica de olho até o técnico chegar.",
        "Central de comando que liga o motor sem ordem, ou que não o deixa parar, se trata no quadro: disjuntor do portão desligado e ninguém perto da folha. O controle não resolve, porque quem deixou de obedecer foi a placa.",
      ],
    },
  ],
  definition: {
    headings: ["O que é a central de comando", "A placa que decide no portão", "O que passa pela placa"],
    items: [
      {
        says: [
          "O circuito tem dois lados. No de potência entram 127 V ou 220 V, e saem, por relés ou semicondutores, para o motor. No de sinal circulam poucos volts: receptor, botões, sensores. Uma faixa vazia de alguns milímetros separa um do outro.",
          "É nessa separação que mora o perigo e o defeito: água ou inseto que a atravesse leva tensão de rede para onde não devia chegar. Por isso a tampa não se abre com a energia ligada, nem desligada por curiosidade.",
        ],
      },
      {
        says: [
          "A memória guarda o que foi ensinado: quais controles valem, quanto mede o percurso, onde frear, quanto esperar para fechar. Algumas placas a mantêm sem energia, outras refazem parte dela quando a luz volta.",
          "Antes de cada manobra, a central pergunta três coisas: quem mandou, se a passagem está livre e onde está a folha. Uma resposta errada basta para não sair do lugar, e nem sempre a culpa é de quem perguntou.",
        ],
      },
      {
        for: ["what", "which", "replace", "why"],
        says: [
          "Duas placas parecidas podem divergir no que mais importa: uma lê ímãs, outra conta voltas; uma aciona trava, outra não. O encaixe dos bornes não prova que servem uma no lugar da outra.",
        ],
      },
    ],
  },
  faults: {
    headings: ["Sinais de placa com defeito", "Como a central falha", "Os defeitos que são mesmo da placa"],
    leads: ["Nenhum sinal isolado condena a placa; o conjunto, sim.", "Repare em quantas coisas falharam ao mesmo tempo:"],
    items: [
      {
        label: "Silêncio total",
        about: ["nao-abre", "raio"],
        says: [
          "nenhuma luz, nenhum clique, controle e botão sem resposta, com energia na casa e disjuntor armado.",
          "tudo se apagou de uma vez depois de um trovão, e o motor nem zumbe.",
        ],
      },
      {
        label: "Relé que estala e não liga",
        about: ["nao-abre", "capacitor"],
        says: [
          "há um tique a cada ordem, mas a folha não se move e o motor não vibra.",
          "o comando chega, ouve-se o contato bater, e a corrente morre ali: contato queimado ou trilha aberta.",
        ],
      },
      {
        label: "Relé colado",
        about: ["esquenta", "abre-sozinho"],
        says: [
          "o motor liga com o disjuntor e não para, mesmo com a folha encostada.",
          "a folha segue empurrando depois do fim, e só a energia cortada a cala.",
        ],
      },
      {
        label: "Memória perdida",
        about: ["controle-nao-funciona"],
        says: [
          "controles que funcionavam ontem deixam de valer juntos, e voltam por pouco tempo depois de cadastrados.",
          "percurso e cadastro somem a cada falta de luz, coisa que não acontecia.",
        ],
      },
      {
        label: "Um sentido só",
        about: ["nao-fecha"],
        says: [
          "abre e não fecha, com fotocélula e parada conferidas: falta uma das saídas.",
          "a folha obedece numa direção e, na outra, apenas se ouve o contato.",
        ],
      },
      {
        label: "Falha com umidade",
        about: ["chuva"],
        says: [
          "para nos dias chuvosos e revive com o sol; os bornes estão verdes ou a tampa pinga.",
          "o portão abre por conta própria na madrugada úmida, quando a água faz as vezes de botão.",
        ],
      },
      {
        label: "Cheiro ou mancha",
        about: ["cheiro-de-queimado"],
        says: [
          "a caixa cheira a plástico queimado e há fuligem na saída dos fios: não se rearma para experimentar.",
          "o acrílico da tampa escureceu em um ponto, bem acima do componente que aqueceu.",
        ],
      },
      {
        label: "Desarme no meio",
        about: ["para-no-meio"],
        says: [
          "a folha leve para em pontos variados e a placa volta do zero, como quem acorda.",
          "a luz da central pisca e se apaga na partida do motor; fonte cansada não segura o esforço.",
        ],
      },
      {
        label: "Borne com zinabre",
        about: ["chuva"],
        says: ["o pó verde no terminal come o contato do fio; o defeito aparece em dia úmido e some no seco."],
      },
      {
        label: "Memória cheia",
        about: ["controle"],
        says: ["controle novo grava e some, ou apaga um antigo sem avisar; a lista de quem usa resolve antes da peça."],
      },
    ],
  },
  neighbours: {
    headings: ["Parece placa, e não é", "Os inocentes mais acusados", "Placa, sensor ou motor?"],
    items: [
      {
        label: "Controle",
        about: ["controle"],
        says: [
          "ordem por fio que funciona, com rádio que falha, diz que a placa trabalha: a dúvida é pilha, cadastro ou antena.",
          "um controle mudo é do controle; todos mudos de repente é de quem recebe.",
        ],
      },
      {
        label: "Fotocélula",
        about: ["fotocelula"],
        says: [
          "abrir sempre e nunca fechar é a placa fazendo o que o sensor mandou.",
          "a folha que parte para fechar e desiste prova que a saída está viva e o feixe não.",
        ],
      },
      {
        label: "Capacitor",
        about: ["capacitor"],
        says: [
          "motor que zumbe recebeu energia: a central fez a parte dela, e a partida é que faltou.",
          "ronco sem giro fala do motor ou do capacitor; silêncio fala da placa ou da alimentação.",
        ],
      },
      {
        label: "Alimentação",
        about: ["rede-eletrica", "desarma-disjuntor"],
        says: [
          "disjuntor caído, emenda solta ou tomada sem contato deixam a placa apagada e perfeita.",
          "antes de pensar em circuito, veja no quadro se a alavanca do portão está no meio do caminho.",
        ],
      },
      {
        label: "Botoeira",
        about: ["botoeira", "abre-sozinho"],
        says: [
          "um botão preso ou molhado repete ordem sem ninguém tocar, e a central apenas cumpre.",
          "portão que dispara à noite pede que se olhe o interfone e a botoeira antes do circuito.",
        ],
      },
    ],
  },
  checks: {
    headings: ["O que verificar antes de culpar a placa", "Exclusões que se fazem de fora", "Cinco dúvidas que se tiram sem ferramenta"],
    leads: [
      "A tampa continua fechada do começo ao fim desta lista.",
      "Cada resposta tira um suspeito do caminho, e a ordem vai do mais barato ao mais caro.",
    ],
    steps: [
      {
        label: "Veja a energia",
        says: [
          "no quadro, confira a alavanca do portão; se caiu, rearme uma vez, e caindo de novo deixe desligada.",
          "observe se há luz acesa no motor ou na sinaleira, o que mostra que a alimentação chegou até lá.",
        ],
      },
      {
        label: "Compare comandos",
        says: [
          "tente outro controle, depois o botão de parede, depois o interfone; só a falha de todos aponta para a central.",
          "aproxime-se do motor com o controle na mão: se perto funciona, o assunto é alcance.",
        ],
      },
      {
        label: "Limpe as lentes",
        says: [
          "com o disjuntor do portão desligado, passe pano seco nas fotocélulas e retire o que cruza o vão.",
          "teia ou folha seca diante do sensor basta para o portão não fechar, sem placa nenhuma envolvida.",
        ],
      },
      {
        label: "Escute a ordem",
        says: [
          "de perto e sem tocar, acione uma vez: clique sem movimento, zumbido e silêncio contam três histórias.",
          "grave o som junto do motor; o técnico distingue relé de enrolamento pelo áudio.",
        ],
      },
      {
        label: "Lembre o dia",
        says: [
          "anote o que veio antes: raio, obra elétrica, enchente, formiga, acessório novo.",
          "pergunte se alguém ligou alarme, câmera ou lâmpada no mesmo circuito nas últimas semanas.",
        ],
      },
    ],
    ends: [
      { says: ["Fumaça, cheiro, estalo ou motor que não para: corte a energia e não repita o teste."] },
      { says: ["Com energia presente e todos os comandos mudos, o próximo passo é instrumento, dentro da caixa."] },
    ],
  },
  work: {
    headings: ["Como se diagnostica a central", "Da tomada ao relé", "Como o técnico chega à placa"],
    leads: [
      "O caminho segue a energia, e cada acessório é absolvido antes de se acusar o circuito.",
      "Medir primeiro é o que impede a compra às cegas:",
    ],
    steps: [
      {
        label: "Entrada",
        says: [
          "mede-se a tensão parada e na partida, e compara-se com a chave de seleção da placa.",
          "fusível e proteção contra surto são vistos, e a cor deles já conta se houve pico.",
        ],
      },
      {
        label: "Acessórios",
        says: [
          "desligam-se fotocélula, botoeira, interfone e trava, um a um, até a placa voltar ou não a obedecer.",
          "um atalho no borne imita cada sensor em repouso; o que voltar a funcionar sem ele é o culpado.",
        ],
      },
      {
        label: "Saída",
        says: [
          "com ordem dada, verifica-se se o relé fecha e se a energia chega ao motor nos dois sentidos.",
          "aciona-se o motor fora da central, com capacitor medido, para separar um do outro.",
        ],
      },
      {
        label: "Circuito",
        says: [
          "limpam-se borne e trilha, refazem-se soldas e troca-se o relé, se o dano parar ali.",
          "carbonização entre potência e sinal encerra a tentativa: isolante queimado volta a conduzir.",
        ],
      },
      {
        label: "Programação",
        says: [
          "na placa reparada ou nova, grava-se o percurso, ajustam-se freio, força e espera.",
          "os controles são cadastrados um a um, e a lista fica com o dono.",
        ],
      },
      {
        label: "Causa",
        says: [
          "veda-se a passagem de água, aperta-se o terra e propõe-se proteção contra surto no quadro.",
          "prova-se a folha à mão e mede-se a corrente, para a placa não pagar de novo pelo trilho.",
        ],
      },
    ],
  },
  effort: {
    headings: ["O que a troca da placa pede", "Controles na mão e tempo de programar"],
    items: [
      {
        says: [
          "Reúna todos os controles, tags e senhas da casa, inclusive os de quem está fora: o que não for cadastrado no dia deixa de abrir. Separe também o manual antigo, se existir.",
          "Placa do modelo à mão, a substituição e os testes cabem em uma visita. Sem ela, o técnico deixa o portão em modo manual e volta com a peça.",
        ],
      },
      {
        says: [
          "Reparo de bancada tira a placa do portão por algum tempo. Combine como a entrada fica nesse intervalo: folha de correr destravada e com cadeado, quando o terreno permite, ou placa provisória.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa consertar ou trocar a placa", "Diagnóstico, peça e programação", "O preço da central, item por item"],
    items: [
      {
        for: ["price", "repair", "replace", "worth-it", "maintain"],
        says: [
          "O diagnóstico e o acerto no local ficam na faixa de manutenção, {{manutencao-custo}}. A placa é cotada pelo modelo do motor.",
          "Para a visita que mede e programa, considere {{manutencao-custo}}. Peça nova e reparo de bancada têm valores próprios.",
          "Limpeza, borne refeito e reprogramação custam o de uma manutenção: {{manutencao-custo}}. Se a peça for necessária, você a aprova antes.",
        ],
      },
      {
        for: ["price", "worth-it", "replace"],
        says: [
          "Na comparação de orçamentos, veja se entram cadastro dos controles, ajuste de força e teste de recuo. Placa barata instalada sem esses três sai cara na primeira semana.",
          "Placa com trava, luz, tempo de fechamento e freio custa mais do que a simples. Pagar pelas saídas que você usa, e só por elas, é o jeito de não errar.",
        ],
      },
      {
        about: ["troca-de-motor"],
        says: [
          "Central e motor cansados ao mesmo tempo pedem a outra conta: conjunto residencial trocado vai de {{troca-residencial}}. A placa sozinha, em máquina cansada, é meia solução.",
          "Se o modelo saiu de linha, a adaptação nem sempre fecha. Nesse ponto olha-se o valor do conjunto, {{troca-residencial}} em residências.",
        ],
      },
    ],
  },
  choice: {
    headings: ["Qual placa serve no seu motor", "O que conferir antes de comprar a central"],
    leads: [
      "Cada linha é uma pergunta que precisa de resposta antes da compra:",
      "Leve à loja a foto da placa velha e as respostas abaixo.",
    ],
    columns: ["O que conferir", "Onde se vê", "Se errar"],
    rows: [
      { cells: ["Tensão da rede", "Etiqueta e quadro", "Queima na primeira ligação"] },
      { cells: ["Potência e tipo do motor", "Etiqueta do motor", "Relé não aguenta a partida"] },
      { cells: ["Tipo de fim de curso", "Ímã, haste ou sensor", "A folha não sabe parar"] },
      { cells: ["Código dos controles", "Modelo do controle", "Todos deixam de servir"] },
      { cells: ["Entrada de fotocélula", "Bornes da placa atual", "Portão sem proteção"] },
      { cells: ["Saída de trava e luz", "Acessórios em uso", "Acessório fica sem comando"] },
      { cells: ["Capacitor do modelo", "Corpo do capacitor", "Partida fraca ou motor quente"] },
    ],
  },
  worth: {
    headings: ["Reparar ou substituir a placa", "Quando a placa já não se paga"],
    items: [
      {
        says: [
          "Relé, fusível e borne são conserto de pouco risco. Processador queimado, trilha carbonizada e água por baixo dos componentes são promessas de nova visita.",
          "Segundo reparo na mesma placa pede que se olhe para fora dela: sem tirar surto, umidade ou folha presa, qualquer placa dura o que durou a última.",
        ],
      },
      {
        says: [
          "Uma central moderna em motor antigo traz fotocélula, freio e código rolante. Vale se o motor ainda parte frio e a folha anda com uma mão.",
        ],
      },
    ],
  },
  care: {
    headings: ["Para a placa durar", "Seca, limpa e protegida de surto"],
    items: [
      {
        says: [
          "Veja depois de cada temporal se a tampa está encaixada e se há marca de água na entrada dos fios. Silicone novo em tampa rachada é remendo; peça a tampa.",
          "Não lave o motor com mangueira e não aplique inseticida líquido pelas frestas. Formigas se tratam no ninho, fora da caixa.",
        ],
      },
      {
        says: [
          "Em temporal com raios, desligar o disjuntor do portão ajuda quem não tem proteção no quadro. Lembre só de que a folha fica sem comando até religar.",
          "Acessório novo passa por quem conhece a placa: alimentar câmera ou luz pela saída dela sobrecarrega a fonte.",
        ],
      },
      {
        for: ["maintain", "when", "what", "why"],
        says: ["Na revisão reapertam-se os bornes, que a vibração afrouxa. O intervalo em uso intenso é de {{revisao-intervalo}}."],
      },
    ],
  },
  cases: {
    headings: ["A placa neste lugar", "O que ameaça a central aqui"],
    items: [
      {
        when: { grounds: ["baixada"] },
        says: [
          "Central de comando em motor rente ao piso, onde a rua alaga, deve subir: base mais alta ou placa em caixa de parede. Depois de enchente, mesmo que o portão funcione, deixe desligado até alguém abrir e secar.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Debaixo de árvore, a placa do portão convive com formiga e lagartixa, que procuram calor. Trilha de insetos na parede do motor é aviso de que os contatos serão os próximos.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Pó de obra com sereno vira película condutora sobre a placa do portão. A queixa aparece de manhã cedo e some ao meio-dia, o que confunde quem só a vê seca.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "Na entrada em rampa, o eletroduto que desce da rua funciona como calha até a central de comando. Um sifão na descida, antes da caixa, é obra pequena que poupa a placa.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Em rua inclinada, a central de comando entrega mais corrente num sentido do que no outro, e o relé desse sentido cola primeiro. Aliviar o trilho vale tanto quanto trocar o relé.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Junto a calçada movimentada, a placa do portão precisa ter entrada de fotocélula e recuo por esforço em uso, e não apenas disponíveis. Se a sua não tem, esse é o motivo para trocá-la.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Placa de garagem coletiva merece lista atualizada dos controles cadastrados, guardada pela administração. Quando ela queima, a lista é a diferença entre uma tarde e uma semana de moradores do lado de fora.",
          "Em prédio, os fios que vêm da guarita e do interfone são longos e trazem surto até a central de comando. Proteção só na alimentação deixa essa porta aberta.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Loja que abre cedo não espera bancada: para ela, uma placa do portão de reserva do mesmo modelo, já programada, paga-se no primeiro dia de porta fechada.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Em galpão, máquinas pesadas na mesma rede sacodem a tensão, e a central de comando reinicia no meio do curso. Circuito próprio para o portão é a primeira providência.",
        ],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: [
          "Em casa, a placa do portão costuma dividir o circuito com tomadas da garagem. Um aspirador ou uma furadeira com defeito derruba os dois; separar no quadro facilita também o diagnóstico.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Na vila, a central de comando é ligada ao relógio de um dos moradores. Antes da troca, descubram em qual quadro está o disjuntor e deixem isso escrito na caixa.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "Sítio tem rede longa e raio perto. A placa do portão ali pede aterramento medido e proteção contra surto, ou será a peça que mais se compra.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "Motor de basculante fica no alto, e a placa do portão, com ele ou em caixa ao lado. Ninguém sobe para olhar: a folha abaixo está equilibrada por cabos, e o teste dos comandos se faz do chão.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "No pivotante de duas folhas, a central de comando controla dois motores e a ordem entre eles. Placa de motor único adaptada faz as folhas se cruzarem no meio.",
        ],
      },
      {
        when: { uses: ["condominio"] },
        says: [
          "Condomínio que trocou de administradora costuma perder a senha e a lista da central. Peça que o técnico anote na porta do quadro o modelo, a data e quantos controles ficaram gravados.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Em loja com entrada de carga, a central pode dar abertura total para o caminhão e parcial para o carro. É programa, e não peça, e se combina na visita.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Queda de galho na fiação da rua pisca a energia várias vezes seguidas. A placa que reinicia a cada piscada esquece a posição da folha, e a primeira manobra é feita com alguém olhando.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que informar sobre a placa", "Fotos que dizem qual é a central"],
    items: [
      {
        says: [
          "Fotografe a etiqueta do motor e a frente da caixa, sem abrir, e mande um vídeo da resposta a cada comando: controle, botão, interfone. Diga quais falham.",
          "Envie a imagem do controle, frente e verso, e do disjuntor do portão no quadro. Com o modelo do motor, já se sabe que placa procurar.",
          "Um áudio gravado ao lado do motor, na hora da ordem, e a foto da fotocélula ajudam a separar clique, zumbido e silêncio.",
        ],
      },
      {
        says: [
          "Escreva o que aconteceu antes, com data: raio, chuva, obra, troca de acessório. E conte se o defeito é constante ou se vai e volta com o tempo.",
          "Faça a lista do que está ligado ao portão, da trava à câmera, e de quantos controles precisam funcionar no fim.",
        ],
      },
      {
        for: ["repair", "replace", "price", "emergency", "what", "maintain"],
        says: ["Mande a foto da central com a tampa no lugar, da etiqueta do motor e da luz acesa no quadro. Diga o que funcionava ontem."],
      },
    ],
  },
  questions: [
    {
      asks: ["Perco os controles se trocar a placa do portão?", "Com central nova preciso comprar controles?"],
      for: ["replace", "price", "what", "which", "worth-it"],
      about: ["controle"],
      says: [
        "O cadastro se perde, os controles não: se a nova usar o mesmo código e frequência, são gravados de novo.",
        "Só se ela falar outra língua. Pergunte pelo tipo de código antes, porque trocar todos pesa na conta.",
      ],
    },
    {
      asks: ["Placa universal funciona?", "Posso pôr uma central genérica no meu motor?"],
      for: ["which", "buy", "price", "replace", "worth-it"],
      says: [
        "Às vezes. Ela precisa ler o seu fim de curso e aguentar a partida do motor; ligar, sozinho, não prova que serve.",
        "Pode, perdendo o que depende do sensor original, como freio suave. O técnico diz pelo modelo se a perda compensa.",
      ],
    },
    {
      asks: ["Como sei se foi raio?", "A placa queimou na tempestade. O que mais olhar?"],
      about: ["raio", "dps"],
      says: [
        "Pela hora, pelo fusível escurecido e por outros aparelhos da casa atingidos. A proteção no quadro costuma mostrar que atuou.",
        "Fotocélula, receptor e interfone, que ficam nas pontas dos fios. Testar todos evita uma segunda visita.",
      ],
    },
    {
      asks: ["Posso secar a placa com secador?", "Entrou água na central. Ligo depois de secar?"],
      about: ["chuva"],
      for: ["how-to", "repair", "what", "emergency", "why"],
      says: [
        "Não. Mantenha o disjuntor desligado e chame: ar quente empurra a umidade para baixo dos componentes.",
        "Não ligue por conta própria. A água deixa sal entre as trilhas, e o curto vem dias depois.",
      ],
    },
    {
      asks: ["A placa pode abrir o portão sozinha?", "Portão que dispara de madrugada é defeito da central?"],
      about: ["abre-sozinho"],
      says: [
        "Pode, com relé colado ou umidade, mas botoeira molhada e controle preso fazem o mesmo. Isolam-se um a um.",
        "Em último caso. Antes se olham interfone, botão e controles com tecla afundada.",
      ],
    },
    {
      asks: ["Posso rearmar o disjuntor se a placa desarmar?", "O disjuntor cai quando ligo a central. Continuo tentando?"],
      about: ["desarma-disjuntor", "rearmar-disjuntor"],
      says: [
        "Uma vez. Se cair outra, há curto em algum ponto, e insistir transforma reparo em troca.",
        "Não. A segunda queda é resposta: deixe desligado até a medição.",
      ],
    },
    {
      asks: ["A garantia cobre a central?", "Minha placa ainda está coberta?"],
      for: ["price", "repair", "replace", "worth-it", "what"],
      says: [
        "Depende do nível contratado e da causa; a página de [garantia](/garantia-servico) diz o que entra. Surto é avaliado à parte.",
        "Veja a data da instalação e o nível na [garantia](/garantia-servico), e avise antes que outro técnico mexa.",
      ],
    },
    {
      asks: ["Quanto tempo dura uma placa de portão?", "De quanto em quanto tempo se troca a central?"],
      for: ["when", "what", "maintain", "worth-it"],
      says: [
        "Seca e protegida de surto, costuma durar o que dura o motor. Não é peça de troca programada.",
        "Não há prazo. Uma noite de raio conta mais do que muitos meses de uso normal.",
      ],
    },
    {
      asks: ["A luz da placa pisca sem parar. O que diz?", "O que a luz da central do portão informa?"],
      for: ["repair", "how-to", "what", "emergency", "why"],
      says: [
        "Cada fabricante tem o seu código: sensor aberto, botão preso, percurso não gravado. Filme o pisca e mande, com a foto da etiqueta.",
        "Informa a entrada que ela está vendo acionada. A contagem das piscadas, lida no manual do modelo, aponta o fio.",
      ],
    },
    {
      asks: ["Posso mudar o tempo de fechamento na central?", "Quem ajusta o fechamento automático?"],
      for: ["maintain", "how-to", "what", "which"],
      says: [
        "Quem tem a placa aberta diante de si com a energia desligada é o técnico. Diga a ele o tempo que sua saída pede.",
        "O técnico, na própria placa. Tempo curto sem fotocélula fecha sobre quem demora.",
      ],
    },
  ],
};
