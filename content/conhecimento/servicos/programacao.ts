import type { Service } from "#domain/knowledge/entry";

export const programacao: Service = {
  kind: "service",
  id: "programacao",
  name: { one: "programação do portão", many: "programações do portão", gender: "f" },
  aliases: [
    "programação",
    "programações",
    "programação de portão",
    "programação de portão automático",
    "programação de portão eletrônico",
    "programação de motor",
    "programação de motor de portão",
    "programação do motor",
    "programar portão",
    "programar o portão",
    "programar motor",
    "programar o motor",
    "reprogramar portão",
    "reprogramar o portão",
    "reprogramação",
    "configuração de portão",
    "configurar portão",
    "programassão",
  ],
  not: ["programação de tv", "programação de computador", "programação cultural", "curso de programação"],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["controle", "central", "receptor", "encoder", "fim-de-curso", "rampa-de-desaceleracao"],
  pages: ["/topicos/placa-central-de-comando-de-portao", "/topicos/controle-remoto-para-portao"],
  brief: [
    "A programação do portão diz à central três coisas: quem pode mandar, até onde a folha vai e com que pressa.",
    "Programação refeita depois da folha solta é o que devolve ao portão o lugar de parar.",
    "Na programação, o tempo do fechamento automático se escolhe pelo carro mais lento da casa, e não pelo mais rápido.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "A programação do portão grava na central os controles que mandam, o percurso da folha, o ritmo da chegada e o tempo até fechar sozinho. Controle perdido, placa nova e folha que foi solta à mão são os três motivos de refazê-la.",
        "Programar o portão é ensinar a central: ela aprende os aparelhos, mede o caminho e guarda a força que pode usar. Quando uma dessas lições se perde, ele abre pela metade, bate no fim ou ignora o botão.",
        "Uma programação bem feita não aparece: o portão parte macio, freia antes do batente e fecha depois que o último carro saiu. O serviço leva pouco, e o que toma tempo é testar cada ajuste com a folha em movimento.",
        "Na programação do motor de portão, a ordem manda: primeiro a folha leve, depois as paradas, por fim a força e os tempos. Quem inverte grava na memória o defeito da folha.",
      ],
    },
    {
      to: ["price"],
      says: [
        "A programação do portão entra na visita de manutenção, de {{manutencao-custo}}, com percurso, força e controles conferidos. Aparelho novo é cobrado à parte.",
        "Quanto custa programar o portão depende de quantos controles entram e de a central ainda guardar memória. Sem peça a trocar, fica na faixa de {{manutencao-custo}}.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "A programação do portão que cabe ao dono é a do controle, pelo botão indicado no manual e com a tampa fechada. Percurso, força e freio se ajustam dentro da caixa, com energia ligada, e são do técnico.",
      ],
    },
    {
      to: ["when"],
      says: [
        "A programação do portão se refaz quando a folha foi solta em motor que conta voltas, quando a placa é trocada, quando alguém se muda levando o controle e quando a roda nova deixa a folha correr mais.",
      ],
    },
    {
      to: ["maintain"],
      says: [
        "Na manutenção, a programação do portão é conferida por último: com a folha limpa e apertada, vê-se se a força gravada ainda é a menor que a move e se os controles da lista ainda existem.",
      ],
    },
  ],
  definition: {
    headings: ["O que fica gravado na central", "As lições que a placa guarda"],
    items: [
      {
        says: [
          "A memória tem duas listas: a dos aparelhos, que se apaga e refaz, e a do movimento, com início, fim e pontos de freio. Perder uma não apaga a outra.",
          "Cada controle entra com o seu código. Apagar um só depende da central; em muitas, a saída é limpar tudo e gravar de novo os que estão presentes.",
        ],
      },
      {
        says: [
          "O percurso se aprende de duas formas: por marca, quando um ímã ou haste avisa o fim, ou por contagem, quando o motor soma giros de uma ponta à outra.",
          "Força e velocidade são números diferentes. A força decide quando recuar diante de algo; a velocidade decide com que embalo se chega lá.",
        ],
      },
      {
        says: [
          "O fechamento automático é um relógio que começa quando a folha acaba de abrir. Sem fotocélula ele fecha no escuro, e por isso só se liga com o sensor provado.",
        ],
      },
    ],
  },
  signs: {
    headings: ["Quando refazer a programação", "Sinais de memória perdida"],
    leads: ["O portão que pede programação costuma fazer uma destas coisas:", "Repare no que mudou de um dia para o outro:"],
    items: [
      {
        label: "Para antes do fim",
        about: ["encoder", "para-no-meio"],
        says: [
          "motor que conta voltas perdeu a conta, em geral depois de alguém mover a folha solta.",
          "se a parada errada é sempre a mesma distância, a contagem está deslocada, e não gasta.",
        ],
      },
      {
        label: "Bate no batente",
        about: ["bate", "rampa-de-desaceleracao"],
        says: [
          "o ponto de frear ficou depois do encosto; com roda nova isso acontece no mesmo dia.",
          "a folha corre mais leve do que no dia da gravação, e a chegada não foi reaprendida.",
        ],
      },
      {
        label: "Controle ignorado",
        about: ["controle-nao-funciona", "receptor"],
        says: [
          "pilha nova e luz acesa com portão mudo indicam código fora da lista.",
          "todos os aparelhos mudos ao mesmo tempo apontam a memória do receptor, e não os controles.",
        ],
      },
      {
        label: "Fecha cedo demais",
        says: [
          "o relógio foi posto para uma casa, e hoje passam dois carros por vez.",
          "tempo curto e sensor mal colocado, juntos, são acidente marcado: peça o ajuste dos dois.",
        ],
      },
      {
        label: "Recua sem motivo",
        about: ["volta"],
        says: ["a força gravada ficou justa para a folha de hoje; antes de aumentá-la, procura-se o atrito."],
      },
    ],
  },
  neighbours: {
    headings: ["Programar, regular ou consertar", "O que parece falta de programação"],
    items: [
      {
        label: "Regulagem",
        about: ["regulagem"],
        says: [
          "ímã, haste e batente se movem com a mão do técnico; o que se grava na placa é programação.",
          "nas máquinas de marca física, mexer no suporte resolve sem tocar na memória.",
        ],
      },
      {
        label: "Defeito da placa",
        about: ["central"],
        says: [
          "memória que se apaga a cada falta de luz não é esquecimento: é componente cansado.",
          "gravou, testou e perdeu no dia seguinte: programar de novo só adia a troca.",
        ],
      },
      {
        label: "Aparelho trocado",
        about: ["controle"],
        says: [
          "controle de outra família nunca entra, por mais que se repita o procedimento.",
          "mesma frequência não basta: o código precisa ser do tipo que o receptor entende.",
        ],
      },
      {
        label: "Folha pesada",
        about: ["roldana"],
        says: ["aumentar a força na programação esconde a roda presa e tira a proteção de quem passa."],
      },
    ],
  },
  work: {
    headings: ["Como a central é programada", "A ordem de uma programação"],
    leads: ["Nada se grava antes de a folha andar leve.", "Cada passo é testado antes do seguinte:"],
    steps: [
      {
        label: "Provar a folha",
        says: [
          "solto do motor, o portão é levado à mão de ponta a ponta; o que prende é resolvido antes.",
          "em basculante, confere-se o equilíbrio com a folha escorada, porque a força gravada parte dele.",
        ],
      },
      {
        label: "Limpar a lista",
        says: [
          "apagam-se os controles antigos e grava-se um por um só o que está na mão de quem mora.",
          "a lista nova fica escrita, com o nome de quem usa cada aparelho.",
        ],
      },
      {
        label: "Ensinar o percurso",
        says: [
          "uma volta lenta marca o início, o fim e o ponto em que a folha deve frear.",
          "o aprendizado é feito com o vão livre e ninguém passando, porque a força ainda não está medida.",
        ],
      },
      {
        label: "Medir a força",
        says: [
          "usa-se a menor que move a folha no ponto mais duro, e prova-se a reversão com um calço macio.",
          "o recuo é testado na altura do para-choque e na de uma criança.",
        ],
      },
      {
        label: "Acertar os tempos",
        says: [
          "a pausa se conta com o carro mais lento; depois se prova que o sensor a interrompe.",
          "abertura de pedestre recebe outro curso, curto, em botão separado.",
        ],
      },
      {
        label: "Anotar",
        says: ["os valores ficam escritos dentro da tampa, com data, para a próxima visita comparar."],
      },
    ],
  },
  preparation: {
    headings: ["O que reunir para a programação", "Antes de o técnico gravar"],
    leads: ["Para uma visita só bastar:"],
    steps: [
      {
        label: "Todos os controles",
        says: [
          "junte os que estão nos carros e nas bolsas: quem não estiver presente fica fora da lista.",
          "separe os que já não funcionam, para que não voltem a ser gravados por engano.",
        ],
      },
      {
        label: "Manual",
        says: ["procure o folheto do motor ou a foto da etiqueta; com o modelo se sabe a sequência dos botões."],
      },
      {
        label: "Quem manda no quê",
        says: [
          "decida antes quem abre só o social e quem abre a garagem.",
          "pense na empregada, no jardineiro e na entrega: cada um pode ter aparelho que se apaga depois.",
        ],
      },
      {
        label: "Pilhas",
        says: ["troque as fracas: código gravado com sinal falho é o que some na primeira semana."],
      },
    ],
  },
  effort: {
    headings: ["Quanto tempo leva programar", "A duração de uma programação"],
    items: [
      {
        says: [
          "Gravar controle é questão de minutos. O percurso e a força pedem várias voltas, porque cada ajuste se confirma com a folha andando.",
          "Em entrada com muitos moradores, o que consome a visita é a lista: um por um, com nome e aparelho testado na hora.",
        ],
      },
      {
        says: ["O portão fica parado entre um teste e outro. Avise quem precisa sair, e deixe um carro do lado de fora se houver pressa."],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa a programação", "O que pesa no valor da programação"],
    items: [
      {
        says: [
          "Sem peça a trocar, fica em {{manutencao-custo}}, com a folha conferida antes.",
          "Percurso, freio e lista de aparelhos entram no mesmo serviço, de {{manutencao-custo}}. Controle novo soma o preço dele.",
          "Para quem só quer limpar, regular e conferir a programação, a expressa sai por {{manutencao-expressa}}.",
        ],
      },
      {
        says: [
          "Encarecem: senha da central perdida, memória cheia de ex-moradores, folha que precisa de roda antes. Barateia ter os aparelhos todos à mão.",
        ],
      },
    ],
  },
  limits: {
    headings: ["O que a programação não resolve", "Onde termina o que se grava"],
    items: [
      {
        says: [
          "Nenhum número na memória endireita trilho, ergue dobradiça ou equilibra basculante. Programar sobre defeito é ensinar o erro.",
          "Central antiga não ganha freio suave por programação se não tiver o circuito. Ali o recurso vem com a placa nova.",
        ],
      },
      {
        says: [
          "Controle de morador que não autoriza, ou de portão que não é seu, não se copia. Em condomínio, quem pede é a administração.",
        ],
      },
    ],
  },
  worth: {
    headings: ["Programar de novo ou trocar a placa", "Quando insistir deixa de valer"],
    items: [
      {
        says: [
          "Uma perda de memória depois de raio ou de falta de luz se refaz. Duas, sem tempestade, são sinal de placa no fim.",
          "Se a central já não grava aparelho novo, o dinheiro da visita rende mais em receptor externo ou em placa atual.",
        ],
      },
    ],
  },
  cases: {
    headings: ["O que se programa em cada portão", "A programação conforme o lugar"],
    items: [
      {
        when: { gates: ["deslizante"] },
        says: [
          "No portão de correr, a programação cuida da chegada: frear cedo no fechamento e deixar um palmo livre no fundo, para a folha não sair da guia.",
          "Folha de correr leve e longa pede freio longo. Programada com o ponto da curta, ela chega embalada ao batente.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante, a força da subida e a da descida se gravam separadas: a segunda é a que protege quem está embaixo.",
          "Basculante se programa com a folha equilibrada; gravado sobre cabo frouxo, o recuo aparece no meio da descida.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "No portão de abrir com duas folhas, programa-se a ordem: a que cobre sai primeiro e volta por último, com atraso entre elas.",
          "Vento conta na programação do portão de abrir: força justa recua a cada rajada, e por isso se prova em dia de ar parado e em dia de vento.",
        ],
      },
      {
        when: { uses: ["predio"] },
        says: [
          "Em prédio, a memória enche de quem já se mudou. Limpe a lista inteira de tempos em tempos e regrave com o zelador chamando cada apartamento.",
          "No prédio, a pausa da garagem se programa pela fila da manhã, e a da noite, mais curta, por quem entra sozinho.",
        ],
      },
      {
        when: { uses: ["condominio"] },
        says: [
          "No condomínio, a programação tem dono: senha da central com a administração e registro de cada aparelho por unidade.",
          "Duas entradas pedem listas diferentes: o controle do serviço não precisa abrir a garagem.",
        ],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: [
          "Em casa, o ajuste que mais se pede é a pausa: tempo para tirar o carro, descer e ver a folha fechar.",
          "No sobrado com quarto sobre a garagem, programe a chegada lenta: a batida da noite sobe pela parede.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Na loja, o comando de manter aberto fica em botão interno com chave, para que a folha não feche sobre o cliente nem dependa do controle do dono.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "No galpão, a pausa se mede com o caminhão mais comprido do pátio, do para-choque à porta traseira, e o fechamento automático muitas vezes fica desligado.",
          "Em doca, programe comando por chave e desligue o rádio no intervalo: folha que se mexe com empilhadeira no vão é acidente.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Na vila, decidam juntos o tempo de fechar. Se cada morador pede um, a central acaba com o do último que chamou o técnico.",
          "Portão de vila pede lista com nome da casa ao lado do controle. Na mudança, apaga-se a linha, e não a vila inteira.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "Em sítio, o alcance decide mais do que o tempo: grave os controles com o carro no ponto da estrada em que se quer abrir.",
          "Sítio com queda de luz frequente quer central que reencontre o começo sozinha ao religar. Peça esse teste antes de o técnico ir.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Em rua inclinada, a força se programa pelo sentido que sobe, e o freio pelo que desce. Com um valor só, um dos dois fica errado.",
          "Na ladeira, a primeira manobra depois da falta de luz é lenta de propósito: a central está procurando o fim. Não a interrompa.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "Com rampa, a pausa precisa cobrir a subida: carro que espera na metade e vê a folha vir é erro de programação, e não de motorista.",
          "Rampa que vem do subsolo esconde o carro do sensor. Programe a reabertura por segundo feixe antes de contar os segundos.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Onde alaga, a programação se anota fora da caixa. Depois da água, a placa nova recebe os mesmos números sem adivinhar.",
          "Placa subida de lugar depois da água muda o fio da antena. Regrave os controles a distância, e não só ao lado da caixa.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Em calçada movimentada, programe a partida com aviso: a luz pisca, espera e só então a folha se mexe.",
          "Com gente na frente o dia inteiro, o botão único que abre e fecha confunde. Separe as ordens em dois botões do controle.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Poeira no trilho muda o atrito ao longo do mês. Programe a força depois da limpeza, senão ela sobra no dia seguinte.",
          "Terra seca no sensor imita alguém parado. Antes de reprogramar a pausa, passe um pano na lente e teste de novo.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Sob árvores, galho fino e folha no trilho fazem a força justa recuar. Limpe antes de gravar, e não aumente para vencer sujeira.",
          "Vento em copa grande corta o feixe a toda hora. Não se programa para ignorá-lo: poda-se, ou muda-se o sensor de altura.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que dizer para programar", "A foto que mostra a central"],
    items: [
      {
        says: [
          "Mande o modelo do motor, quantos controles vão ser gravados e o que ele faz de errado hoje.",
          "Filme uma abertura e um fechamento completos: a distância em que ele freia aparece melhor do que se descreve.",
          "Diga se a folha foi solta à mão há pouco, se houve raio ou se a placa é nova. Cada caso tem outra sequência.",
        ],
      },
      {
        says: ["Fotografe a frente e o verso de um controle que funciona e de um que não funciona."],
      },
    ],
  },
  questions: [
    {
      asks: ["Dá para programar o controle em casa?", "Eu mesmo posso gravar um controle?"],
      about: ["controle"],
      says: [
        "Em motor com botão externo, sim, seguindo o folheto. Se o botão fica dentro da caixa, há tensão ao lado dele, e o serviço é do técnico.",
        "Alguns aceitam a cópia de um aparelho já gravado, encostando os dois. Os de código que muda, não.",
      ],
    },
    {
      asks: ["Perdi um controle. Preciso programar tudo de novo?", "Roubaram meu controle. O que se faz?"],
      says: [
        "Convém apagar a lista e regravar os presentes. É o único modo de tirar da memória um aparelho que ninguém tem na mão.",
        "Em centrais que apagam por posição, tira-se só o perdido. Nas outras, limpa-se tudo, e leva o tempo de juntar os controles da casa.",
      ],
    },
    {
      asks: ["Faltou energia e desprogramou. É normal?", "Por que ele perdeu a programação depois da falta de luz?"],
      about: ["falta-de-energia", "central"],
      says: [
        "Não é. A memória guarda sem energia por anos. Se apagou, houve surto ou o componente que a guarda está no fim.",
        "Perder a posição da folha é comum em motor que conta voltas: a primeira manobra a reencontra. Perder os controles, não.",
      ],
    },
    {
      asks: ["Quantos controles cabem na memória?", "Há limite de aparelhos?"],
      says: ["Há, e depende do receptor. Casa nunca chega nele; prédio chega sem perceber, porque ninguém apaga os antigos."],
    },
    {
      asks: ["Posso mudar só o tempo de fechar?", "Dá para desligar o fechamento automático?"],
      says: [
        "Pode, é um ajuste isolado. Peça que o sensor seja provado na mesma hora, porque é ele que segura a folha nesse tempo.",
        "Dá. Perde-se o esquecimento e ganha-se a obrigação de apertar o botão ao sair.",
      ],
    },
    {
      asks: ["A abertura de pedestre se programa?", "Dá para abrir só um pouco?"],
      for: ["what", "how-to", "install"],
      says: ["Em centrais com dois canais, sim: um botão abre tudo, o outro abre o bastante para passar uma pessoa."],
    },
  ],
};
