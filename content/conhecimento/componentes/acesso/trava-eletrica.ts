import type { Component } from "#domain/knowledge/entry";

export const travaEletrica: Component = {
  kind: "component",
  id: "trava-eletrica",
  name: { one: "trava elétrica", many: "travas elétricas", gender: "f" },
  aliases: [
    "trava elétrica de portão",
    "trava elétrica do portão",
    "trava elétrica para portão",
    "travas elétricas para portão",
    "trava eletromagnética",
    "trava do portão eletrônico",
    "fechadura elétrica",
    "fechaduras elétricas",
    "fechadura elétrica de portão",
    "fechadura elétrica do portão",
    "fechadura elétrica para portão",
    "fechadura eletromagnética",
    "fechadura eletroímã",
    "fecho elétrico",
    "fecho elétrico para portão",
    "eletroímã de portão",
    "eletroimã",
    "fechadura eletrica",
    "trava eletrica",
    "trava elétrica portão",
  ],
  variants: [
    { id: "de-impulso", names: ["fechadura de impulso", "trava de impulso", "fechadura elétrica de impulso"] },
    { id: "de-ima", names: ["fechadura magnética", "trava magnética", "fechadura por eletroímã", "fechadura eletroímã de portão"] },
  ],
  not: ["trava elétrica de carro", "fechadura digital", "cerca elétrica", "vidro elétrico"],
  gates: ["pivotante", "deslizante", "basculante"],
  related: ["pivotante", "interfone", "botoeira", "dobradica", "nao-abre", "falta-de-energia"],
  pages: ["/topicos/acessorios-para-portao-automatico", "/topicos/chave-eletronica-para-portao", "/topicos/motor-para-portao-pivotante"],
  brief: [
    "A trava elétrica segura a folha contra o batente para o motor descansar; sem ela, o vento faz alavanca no braço a noite inteira.",
    "Quando a trava elétrica e o motor não combinam o tempo, um estala tarde, o outro puxa preso e o portão volta.",
    "Folha que desceu alguns milímetros desalinha a trava elétrica, e a fechadura leva a culpa que é da dobradiça.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "A trava elétrica é a fechadura que segura o portão fechado e solta a um comando da central, do interfone ou de um botão. Poupa o motor de prender a folha e dificulta que alguém a force por fora.",
        "Trava elétrica, ou fechadura elétrica, trabalha em dois momentos: solta antes de a folha sair e prende depois que ela encosta. Fora deles, é ferro contra ferro.",
      ],
    },
    {
      to: ["install"],
      says: [
        "A instalação de trava elétrica pede folha alinhada, batente firme e um fio que chegue até ela sem dobrar em quina. O tempo em que ela solta se grava na central, antes do instante em que o motor puxa.",
        "Para pôr fechadura elétrica no portão, escolhe-se o lado da folha, prende-se a contratesta no batente e leva-se a alimentação da fonte, e não do motor direto.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto da trava elétrica começa pela folha: descida, ela não encontra a contratesta, e a fechadura boa parece ruim. Só depois se medem fio, fonte e bobina.",
        "Trava elétrica que estala e não abre costuma estar sob carga do portão empurrado pelo vento. Aliviar a folha na hora do comando confirma, sem trocar peça nenhuma.",
      ],
    },
    {
      to: ["replace"],
      says: [
        "Na troca da trava elétrica, confere-se a furação, o lado de abertura e se a fonte atual alimenta a nova. Marcas iguais de longe usam correntes diferentes.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O preço da trava elétrica instalada depende do tipo, do fio até a folha e de a central ter saída para ela. O acerto fica em {{manutencao-custo}}.",
        "Quanto custa pôr fechadura elétrica no portão muda pelo fio: na parede do batente é rápido; na folha que gira, pede passagem flexível na dobradiça.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para ver se a trava elétrica funciona, acione o comando com a folha encostada e ouça: um estalo sem soltar fala de alinhamento; nenhum estalo, de fio ou fonte. Por dentro dela há energia, e não se abre.",
      ],
    },
    {
      to: ["which"],
      says: [
        "A trava elétrica se escolhe pela porta: impulso em folha que fecha com batente firme, eletroímã em passagem de pedestre que precisa soltar quando falta luz. Chuva direta pede modelo vedado.",
      ],
    },
    {
      to: ["why"],
      says: [
        "A trava elétrica falha mais por alinhamento que por energia: a folha desce, o batente se move, e a lingueta encontra a chapa em vez do furo.",
      ],
    },
    {
      to: ["maintain"],
      says: [
        "A manutenção da trava elétrica limpa a lingueta, acerta a contratesta e mede a fonte com a folha encostada. Óleo por dentro dela junta pó e cola o pino.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "A trava elétrica vale a pena em folha larga, em rua de vento e onde o braço do motor segura o portão sozinho de noite. Em folha curta e protegida, o redutor basta.",
      ],
    },
  ],
  definition: {
    headings: ["O que a trava elétrica segura", "Impulso ou eletroímã"],
    items: [
      {
        when: { variants: ["de-impulso"] },
        says: [
          "A de impulso guarda a lingueta por mola e a recolhe com um pulso da fonte. Sem energia, continua trancada, e abre pela chave do tambor.",
        ],
      },
      {
        when: { variants: ["de-ima"] },
        says: [
          "A de eletroímã segura a folha enquanto recebe corrente, e solta quando ela falta. Por isso vai em saída de pessoas, e não em portão que precisa ficar trancado no apagão.",
        ],
      },
      {
        says: [
          "No portão automático, ela conversa com a central: recebe o comando um instante antes do motor e prende depois que a folha parou. Esse intervalo se programa, e é metade dos defeitos dela.",
        ],
      },
    ],
  },
  faults: {
    headings: ["Sinais de trava elétrica com defeito", "Como a fechadura falha"],
    leads: ["O estalo conta quase tudo:"],
    items: [
      {
        label: "Estala e não solta",
        about: ["nao-abre", "pivotante"],
        says: [
          "a folha empurra a lingueta de lado; encostada no batente com a mão, ela abre.",
          "em dia de vento ela segura mais do que devia, e em dia calmo solta sempre.",
        ],
      },
      {
        label: "Nem estala",
        about: ["falta-de-energia", "botoeira"],
        says: [
          "fonte sem saída, fio partido na dobradiça ou botão que não chega à central.",
          "a campainha funciona e a trava não: o problema está depois da fonte.",
        ],
      },
      {
        label: "Não prende",
        about: ["nao-fecha", "dobradica"],
        says: [
          "a folha fecha e a lingueta bate na chapa, um dedo acima ou abaixo do furo.",
          "o portão volta com a própria mão do vento, e a central o entende como obstáculo.",
        ],
      },
      {
        label: "Solta sozinha",
        about: ["abre-sozinho"],
        says: [
          "um fio encostando no outro dá o comando sem ninguém pedir.",
          "botão esquecido apertado atrás do balcão deixa a fechadura sempre aberta.",
        ],
      },
      {
        label: "Zumbido contínuo",
        about: ["chuva"],
        says: [
          "a bobina recebe energia o tempo todo; desligue e chame, porque ela esquenta até parar.",
          "água entrou no corpo e o pino colou no meio do curso.",
        ],
      },
    ],
  },
  neighbours: {
    headings: ["Trava, dobradiça ou motor", "Quem prende o portão"],
    items: [
      {
        label: "Dobradiça",
        about: ["dobradica"],
        says: [
          "lingueta que encontra a chapa, e não o furo, acusa folha arriada antes de acusar a fechadura.",
          "se levantar a ponta com a mão resolve, o conserto é na coluna.",
        ],
      },
      {
        label: "Motor",
        about: ["pivotante"],
        says: [
          "o portão que não sai de fechado com a trava aberta é caso de braço ou de central.",
          "desligada a trava, com o técnico presente, o teste separa os dois em um minuto.",
        ],
      },
      {
        label: "Interfone",
        about: ["interfone"],
        says: [
          "a trava obedece a quem manda: se o interfone estala outra porta, o fio saiu do borne certo.",
          "som na campainha e silêncio na fechadura apontam para a fonte entre as duas.",
        ],
      },
    ],
  },
  checks: {
    headings: ["O que olhar na fechadura elétrica", "Exame da trava sem abri-la"],
    leads: ["Folha encostada, sem ferramenta e sem abrir a caixa dela:"],
    steps: [
      {
        label: "Alinhamento",
        says: [
          "veja a marca da lingueta na chapa: riscada acima do furo, a folha desceu.",
          "encoste a folha com a mão e peça que alguém acione; se abrir, a trava é boa.",
        ],
      },
      {
        label: "Fio",
        says: [
          "na dobradiça, o fio dobra o dia inteiro; procure capa esfolada por fora, sem puxar.",
          "fio que sai da parede direto para a folha, sem curva, está perto de partir.",
        ],
      },
      {
        label: "Fonte e botão",
        about: ["botoeira"],
        says: [
          "se outra fechadura ligada à mesma fonte funciona, a fonte está viva.",
          "compare o botão de fora com o de dentro: um estalar e o outro não aponta o fio.",
        ],
      },
    ],
    ends: [{ says: ["Trava quente ou com cheiro se desliga no disjuntor e não se testa de novo."] }],
  },
  work: {
    headings: ["Como o técnico instala a trava", "Da folha à programação"],
    leads: ["O metal vem antes do fio."],
    steps: [
      {
        label: "Folha",
        about: ["dobradica"],
        says: [
          "a fresta é corrigida e o batente, firmado; fechadura em folha torta nasce desalinhada.",
          "a altura da trava é escolhida longe da travessa que verga.",
        ],
      },
      {
        label: "Fixação",
        says: [
          "corpo na coluna e contratesta na folha, ou o contrário, com folga de um palito na lingueta.",
          "chapa fina recebe reforço por trás, porque a lingueta rasga o que é mole.",
        ],
      },
      {
        label: "Energia",
        about: ["rede-eletrica", "aterramento"],
        says: [
          "a fonte própria alimenta a fechadura, com o fio da folha passado por mangueira flexível na dobradiça.",
          "mede-se a tensão na ponta com a bobina puxando, e não em vazio.",
        ],
      },
      {
        label: "Tempo",
        says: [
          "grava-se na central o pulso que solta antes do motor, e o atraso que prende depois do encosto.",
          "prova-se com vento, encostando a folha à mão, que é o caso em que ela falha.",
        ],
      },
      {
        label: "Entrega",
        says: [
          "a chave do tambor é mostrada a quem mora ali, porque é a saída no dia sem luz.",
          "com tudo ligado, ela é acionada da porta, do interfone e da central.",
        ],
      },
    ],
  },
  effort: {
    headings: ["O que a trava pede", "Fio na folha e ajuste no batente"],
    items: [
      {
        says: [
          "Com batente e folha em ordem, ela entra em uma visita. Fio que precisa atravessar o pilar acrescenta pedreiro.",
          "O portão fica usável durante quase todo o serviço, porque a prova se faz com a folha no lugar.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa a fechadura elétrica", "O que entra na conta da trava"],
    items: [
      {
        says: [
          "O serviço de acerto e ligação fica em {{manutencao-custo}}. A fechadura e a fonte são somadas pelo modelo.",
          "Conte com {{manutencao-custo}} pelo serviço; encarece o caminho do fio, e não o ferro.",
        ],
      },
      {
        for: ["price", "install", "repair", "worth-it"],
        says: ["Aproveitar a fonte do interfone economiza até o dia em que os dois puxam juntos. Fonte própria é o item que não se corta."],
      },
    ],
  },
  care: {
    headings: ["Para a trava durar", "Cuidados com lingueta e fio"],
    items: [
      {
        says: [
          "Não bata a folha: o choque entra na lingueta e marca a chapa. Fechadura limpa e seca dispensa produto.",
          "Depois de pintar o portão, raspe a tinta do furo da contratesta antes do primeiro fechamento.",
        ],
      },
      {
        for: ["maintain", "when", "what", "how-to"],
        says: [
          "Na revisão, alinhamento e fonte são vistos juntos. Faça {{preventiva-casa}} em casa e {{preventiva-condominio}} em prédio.",
        ],
      },
    ],
  },
  cases: {
    headings: ["A trava no seu portão", "Conforme a porta e o uso"],
    items: [
      {
        when: { gates: ["pivotante"] },
        says: [
          "Trava elétrica em portão de abrir: a folha larga bate contra o vento a noite toda, e é ela que poupa o braço. Escolha a altura em que a folha menos verga.",
        ],
      },
      {
        when: { gates: ["deslizante"] },
        says: [
          "Em portão de correr, a trava prende a folha no batente e impede que ela seja empurrada com o motor parado. Lingueta vertical aguenta melhor a poeira do chão.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante, a trava só entra depois do equilíbrio: folha que quer subir força a lingueta o dia inteiro, e a bobina a perde primeiro.",
        ],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: [
          "Em casa, a fechadura elétrica da porta social é quem mais trabalha: abre para entrega e visita. Deixe a chave do tambor com mais de uma pessoa.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Em prédio, trava e eclusa andam juntas: a segunda porta só solta com a primeira fechada, e o contato dela se limpa na revisão.",
          "Condomínio com porteiro remoto depende da fonte da fechadura. Ponha bateria nela antes de pôr câmera nova.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Loja usa a trava por botão embaixo do balcão. Botão que cola mantém a porta aberta sem ninguém notar; ouça o estalo, e não a luz.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Na vila, porta de pedestre sem trava vira entrada aberta. Com ela, o interfone de cada casa precisa chegar até o mesmo fecho.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Fechadura baixa em terreno que alaga enche de água pelo furo da chave. Suba o corpo e deixe a fonte no quadro, longe do chão.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: ["Pó de rua entra na lingueta e faz dela um freio. Perto de obra, a limpeza vem antes da troca."],
      },
      {
        when: { grounds: ["ladeira"] },
        says: ["Em rua inclinada, o portão fechado apoia o próprio peso na trava. Contratesta com pé no piso divide essa carga."],
      },
    ],
  },
  tell: {
    headings: ["O que mostrar da fechadura", "Fotos da lingueta e da fonte"],
    items: [
      {
        says: [
          "Fotografe a lingueta, a contratesta e o furo, de perto, com a folha aberta. A marca do desencontro aparece ali.",
          "Mande a etiqueta da fechadura e diga quem comanda: central, interfone ou botão.",
        ],
      },
      {
        says: ["Conte se ela estala, se ventava ou chovia na hora e se alguém mexeu na fonte."],
      },
    ],
  },
  questions: [
    {
      asks: ["A trava abre sem luz?", "Como abro a fechadura elétrica no apagão?"],
      about: ["falta-de-energia", "nobreak"],
      says: [
        "Depende do tipo: a de impulso pede a chave, e a de eletroímã já está solta.",
        "Com a chave, se houver tambor. Em saída de pessoas, prefira a que solta na falta de energia.",
      ],
    },
    {
      asks: ["Por que a trava precisa de fonte própria?", "Posso ligar a fechadura na central do motor?"],
      about: ["central"],
      for: ["why", "install", "repair", "how-to", "what"],
      says: [
        "Porque o pulso dela puxa corrente alta e cai em cima da placa. A fonte separada evita reset no meio da manobra.",
        "Pode, se a placa tiver saída prevista para ela. Sem isso, usa-se relé e fonte própria.",
      ],
    },
    {
      asks: ["Serve em portão de correr?", "A trava serve na folha que corre?"],
      about: ["deslizante"],
      for: ["which", "what", "install", "worth-it"],
      says: [
        "Serve, com lingueta que encaixe no batente de fechamento. Ela impede que a folha seja empurrada com o motor parado.",
        "Serve, e o cuidado é o tempo: solta antes de o pinhão puxar, ou a cremalheira paga.",
      ],
    },
  ],
};
