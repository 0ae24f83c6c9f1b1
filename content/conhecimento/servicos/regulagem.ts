import type { Service } from "#domain/knowledge/entry";

export const regulagem: Service = {
  kind: "service",
  id: "regulagem",
  name: { one: "regulagem do portão", many: "regulagens do portão", gender: "f" },
  aliases: [
    "regulagem",
    "regulagens",
    "regulagem de portão",
    "regulagem de portão automático",
    "regulagem de portão eletrônico",
    "regulagem de motor",
    "regulagem do motor",
    "regulagem de motor de portão",
    "regular portão",
    "regular o portão",
    "regular motor",
    "regular o motor",
    "ajuste de portão",
    "ajuste do portão",
    "ajustar portão",
    "ajustar o portão",
    "alinhamento de portão",
    "alinhamento do portão",
    "alinhar portão",
    "alinhar o portão",
    "regulajem de portão",
    "regulagen de portao",
  ],
  not: ["regulagem de motor de carro", "alinhamento de pneu", "alinhamento e balanceamento", "ajuste de contrato"],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["fim-de-curso", "embreagem", "rampa-de-desaceleracao", "batente", "cremalheira", "manutencao-preventiva"],
  pages: ["/topicos/regulagem-de-fim-de-curso-de-portao", "/topicos/manutencao-e-reparo-de-portao-automatico"],
  brief: [
    "Na regulagem do portão se acertam quatro coisas: onde para, com que força anda, quando freia e quanto espera.",
    "Regulagem do portão vem depois da folha: apertar a força para vencer roda presa é esconder o defeito onde ele machuca.",
    "Uma regulagem boa se ouve: o ronco morre junto com o encosto, sem pancada e sem insistência.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "A regulagem do portão acerta o ponto de parada, a força, o freio e a pausa, com a folha já leve na mão. É o serviço para o portão que bate, sobra aberto, recua à toa ou chega forçando.",
        "Regular o portão é casar a máquina com a folha que ela tem hoje: roda nova, chapa a mais e dobradiça caída mudam a conta feita na montagem. O acerto termina na prova de parar diante de um obstáculo.",
        "Quando o portão passa do ponto ou fica um palmo antes, a regulagem resolve se nada quebrou. Se a parada muda de lugar a cada viagem, há folga, e ela vem antes.",
      ],
    },
    {
      to: ["maintain"],
      says: [
        "A regulagem do portão começa sem motor: solta-se a folha, procura-se onde ela prende e só então se acertam paradas, força e freio. Feita ao contrário, ela dura até o primeiro dia frio.",
        "Na regulagem do motor de portão, usa-se a menor força que move a folha no trecho mais duro. O que passar disso vira pancada no batente e perigo no vão.",
        "Fazer a regulagem do portão a cada revisão poupa dente, batente e alvenaria: a parada que atrasa um dedo hoje bate com o peso inteiro no mês seguinte. A visita fica em {{manutencao-custo}}.",
        "A regulagem do portão mexe em pouco e testa muito: um giro no suporte da marca, uma volta na força, e várias manobras para ver o que cada um fez.",
      ],
    },
    {
      to: ["price"],
      says: [
        "A regulagem do portão custa {{manutencao-custo}}, com paradas, força e sensor provados. Se a folha precisar de roda ou solda, isso entra em linha própria.",
        "O preço da regulagem do portão muda com o que prende a folha: só acerto, a expressa de {{manutencao-expressa}}; com peça, a faixa de {{manutencao-custo}} e a peça somada.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "A regulagem do portão que se faz sem abrir nada é a do caminho: trilho varrido, vaso afastado, batente limpo. Parada, força e freio ficam dentro da caixa, com energia, e são trabalho do técnico.",
      ],
    },
    {
      to: ["when"],
      says: [
        "A regulagem do portão se pede quando o som da chegada muda, quando sobra fresta, quando ele recua sem nada na frente e sempre que roda, dobradiça ou cabo é trocado.",
      ],
    },
  ],
  definition: {
    headings: ["O que uma regulagem acerta", "Parada, força, freio e pausa"],
    items: [
      {
        says: [
          "A parada diz onde a folha fica; a força, quanto ela empurra antes de desistir; o freio, com que embalo chega; a pausa, quanto espera aberta. São quatro botões que se influenciam.",
          "Parada se acerta com ímã, haste ou contagem; força, com embreagem ou corrente medida pela placa. Saber qual é o seu diz onde o técnico vai mexer.",
        ],
      },
      {
        says: [
          "Alinhamento é outra palavra para a mesma visita quando o torto é a folha: prumo da coluna, altura da roda, paralelismo da barra dentada.",
          "Dente e pinhão querem folga de uma folha de papel grosso. Apertados, roncam; afastados, pulam.",
        ],
      },
    ],
  },
  signs: {
    headings: ["Sinais de portão desregulado", "Quando o acerto resolve"],
    leads: ["O portão fora de ponto fala de um destes modos:", "Olhe a chegada, que é onde o desajuste aparece:"],
    items: [
      {
        label: "Pancada no fim",
        about: ["bate", "rampa-de-desaceleracao"],
        says: [
          "o freio entra tarde ou a força sobrou depois de uma peça nova.",
          "o batente amassado no mesmo ponto mostra há quanto tempo isso vem.",
        ],
      },
      {
        label: "Fresta que sobra",
        about: ["fim-de-curso", "nao-fecha"],
        says: [
          "a marca manda parar cedo, e a tranca não alcança o encaixe.",
          "fresta igual todo dia é regulagem; fresta que muda é folga.",
        ],
      },
      {
        label: "Recuo no meio",
        about: ["volta", "embreagem"],
        says: [
          "força justa demais para o trecho duro; antes de aumentá-la, acha-se o que endureceu.",
          "de manhã sim, de tarde não: é dilatação, e o acerto se faz na hora pior.",
        ],
      },
      {
        label: "Motor que insiste encostado",
        about: ["fim-de-curso"],
        says: ["a ordem de parar não chega, e ele empurra o muro; desligue até a visita."],
      },
      {
        label: "Folhas que se cruzam",
        about: ["pivotante"],
        says: ["o atraso entre as duas encolheu ou inverteu, e a aba prende a outra."],
      },
    ],
  },
  neighbours: {
    headings: ["Regular, limpar ou trocar", "O que se confunde com desregulagem"],
    items: [
      {
        label: "Manutenção",
        about: ["manutencao-preventiva"],
        says: [
          "a revisão mede tudo e aperta; a regulagem cuida do que já saiu do ponto.",
          "quem faz uma por ano recebe a outra junto, na mesma visita.",
        ],
      },
      {
        label: "Programação",
        about: ["programacao"],
        says: [
          "o que está gravado na placa se reaprende; o que está preso por parafuso se move.",
          "em motor que conta voltas, as duas são o mesmo serviço.",
        ],
      },
      {
        label: "Conserto",
        about: ["conserto"],
        says: [
          "acerto que não segura até a semana seguinte aponta peça gasta: o parafuso volta porque a rosca acabou.",
          "dente sem topo e bucha ovalada não têm regulagem que os traga de volta.",
        ],
      },
      {
        label: "Serralheria",
        about: ["reforma"],
        says: ["folha vergada e coluna fora de prumo se endireitam com solda, não com a caixa do motor."],
      },
    ],
  },
  work: {
    headings: ["Como se regula um portão", "A ordem do acerto"],
    leads: ["Mexe-se em uma coisa por vez, e prova-se antes da próxima.", "Tudo parte da folha solta:"],
    steps: [
      {
        label: "Soltar e empurrar",
        says: [
          "com a energia desligada, a folha é levada à mão e se marca onde ela pesa.",
          "em basculante, o teste é feito com escora e mede o equilíbrio, e não a força de quem empurra.",
        ],
      },
      {
        label: "Tirar o atrito",
        says: [
          "guia, roda e dobradiça são apertadas ou trocadas antes de qualquer ajuste elétrico.",
          "trilho limpo e barra na altura certa devolvem metade da força que parecia faltar.",
        ],
      },
      {
        label: "Acertar as paradas",
        says: [
          "a marca da abertura vem primeiro, porque é a que impede a folha de sair da guia.",
          "no fechamento, deixa-se o encosto macio: a tranca encaixa sem ser martelada.",
        ],
      },
      {
        label: "Medir a força",
        says: [
          "baixa-se até falhar e sobe-se o mínimo; acima disso, nada.",
          "um calço de madeira macia no vão prova o recuo nos dois sentidos.",
        ],
      },
      {
        label: "Frear",
        says: ["o ponto de desacelerar é adiantado até o encosto não fazer barulho que se ouça da sala."],
      },
      {
        label: "Provar o sensor",
        about: ["fotocelula"],
        says: ["interrompe-se o feixe no começo, no meio e no fim do fechamento, e a folha precisa voltar nas três."],
      },
    ],
  },
  preparation: {
    headings: ["Antes da visita de regulagem", "O que observar para o acerto"],
    leads: ["Três observações encurtam o serviço:"],
    steps: [
      {
        label: "Risque a parada",
        says: [
          "faça uma marca de giz no chão onde a folha parou hoje e outra amanhã, sem ficar no caminho dela.",
          "fotografe a distância até o batente com o portão parado, de manhã e de tarde.",
        ],
      },
      {
        label: "Grave a chegada",
        says: ["um vídeo do último metro, com som, mostra se o freio entra e quando."],
      },
      {
        label: "Lembre o que mudou",
        says: [
          "roda, pintura, chapa nova ou batida de carro: diga tudo o que entrou na folha desde o último acerto.",
          "se alguém usou a chave de destravar, conte; em certas máquinas isso basta para sair do ponto.",
        ],
      },
    ],
  },
  effort: {
    headings: ["Quanto demora regular", "O tempo de um acerto"],
    items: [
      {
        says: [
          "O acerto em si é curto. O que se paga é o teste: cada mudança pede várias idas e voltas até a folha repetir a mesma parada.",
          "Folha leve se regula em uma visita só. Se a roda ou a dobradiça precisa de peça, o acerto final fica para depois dela.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa a regulagem do portão", "O que muda o preço do acerto"],
    items: [
      {
        says: [
          "O acerto completo fica em {{manutencao-custo}}. Peça, quando há, é somada à vista da proposta.",
          "Sem peça a trocar, a manutenção expressa de {{manutencao-expressa}} cobre limpeza e regulagem.",
          "Conte com {{manutencao-custo}} para regular e provar. Solda e prumo de coluna são orçados por serralheiro.",
        ],
      },
      {
        says: [
          "Encarecem: duas folhas, marca quebrada, folha que pede escora. Barateiam: trilho limpo e controle à mão.",
          "Adiar sai caro em batente e dente: a pancada de cada noite é paga em alvenaria.",
        ],
      },
    ],
  },
  limits: {
    headings: ["O que a regulagem não faz", "Onde o acerto termina"],
    items: [
      {
        says: [
          "Não há regulagem que dê força a motor pequeno: o que se consegue é tirar dele o peso que não era seu.",
          "Cabo frouxo e mola cansada de basculante não entram em acerto. São trocados, em par, com a folha escorada.",
        ],
      },
    ],
  },
  worth: {
    headings: ["Regular agora ou esperar a revisão", "Quando o acerto compensa"],
    items: [
      {
        says: [
          "Se o portão bate, regule já: cada pancada afrouxa um parafuso a mais. Se só sobra fresta, pode esperar a revisão do ano.",
          "Regular duas vezes no mesmo semestre pela mesma queixa custa o mesmo que achar a folga que desfaz o acerto.",
        ],
      },
    ],
  },
  cases: {
    headings: ["O acerto conforme o portão", "O que se regula em cada lugar"],
    items: [
      {
        when: { gates: ["deslizante"] },
        says: [
          "A regulagem do portão de correr olha primeiro o dente: barra alta ou baixa demais faz o motor roncar o caminho inteiro, por melhor que esteja a parada.",
          "Em folha de correr, deixe a parada de abertura com sobra. Passar dela tira a folha da guia, e isso já não é acerto.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "Regular basculante é, antes de tudo, equilibrar: solta e escorada, a folha deve parar onde é deixada. Só depois o motor entra na conversa.",
          "No basculante, a parada de cima frouxa o cabo e a de baixo força o braço: as duas se acertam na mesma visita.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "No portão de abrir, o acerto começa pela dobradiça: folha caída raspa, e nenhuma força regulada na caixa levanta o ferro.",
          "Com duas folhas, regula-se o atraso até a aba cobrir sem bater; depois, a força de cada braço em separado.",
        ],
      },
      {
        when: { uses: ["predio"] },
        says: [
          "Na garagem de edifício, a regulagem é feita fora da hora do movimento e conferida na seguinte: motor quente freia em outro ponto.",
          "No edifício, o encosto se regula para não acordar o primeiro andar, e a força, para o morador que passa correndo atrás do carro.",
        ],
      },
      {
        when: { uses: ["condominio"] },
        says: [
          "No condomínio, o acerto da pausa tem dois lados: curta, fecha sobre o segundo carro; longa, deixa entrar quem vem atrás.",
          "Com ronda a pé, o condomínio pede fechamento que recue ao toque leve. O acerto se prova com a mão do porteiro, e não só com calço.",
        ],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: [
          "Em casa, peça a regulagem do encosto pensando na noite: o portão que chega macio não acorda o quarto da frente.",
          "Casa com criança regula a força pelo recuo, e o recuo pela mão: a folha deve voltar antes de incomodar.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Na loja, a parada de abertura precisa livrar o letreiro e o toldo; regule com eles no lugar, e não no vão vazio.",
          "Vitrine ao lado vibra com a pancada do fim. Regule a chegada com ela no lugar e o vidro como juiz.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Em galpão, folha pesada guarda embalo: o freio se regula com boa antecedência, ou o batente paga.",
          "Galpão com vento de vão aberto pede acerto com a porta dos fundos aberta e fechada: são duas forças diferentes.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Na vila, o portão único se regula com todos avisados: meia manhã de testes é meia manhã sem passar carro.",
          "Na vila, o portão comum desregula por uso de mão: alguém empurra para ganhar tempo. Um aviso na folha vale um acerto.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "Em sítio, a regulagem muda com a estação: terra molhada pesa na roda, e a força de agosto falta em janeiro.",
          "Portão de sítio trabalha com chão que sobe e desce. Deixe a marca de parada em suporte que se mova, e anote o furo de cada época.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Em ladeira, cada sentido tem a sua regulagem: força para subir, freio para descer. O acerto único deixa um dos lados perigoso.",
          "Rua inclinada faz a folha parar um pouco além do ponto quando desce; a marca desse lado é adiantada de propósito.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "Com rampa logo atrás, regula-se a abertura completa: carro que sobe não pode encontrar a folha ainda andando.",
          "Na rampa, o acerto de altura vem antes do elétrico: folha que raspa no chão que sobe pede serralheiro, e não força.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Depois de a água subir, regule só com a roda seca e o trilho lavado; o barro que seca muda o atrito de um dia para o outro.",
          "Em terreno de várzea, o piso cede por igual e a folha desce com ele. O acerto da barra dentada acompanha, ano a ano.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Com árvore sobre o trilho, o acerto de força leva em conta a folha seca: varra antes, e não deixe sobra para vencer galho.",
          "Raiz empurra o trilho devagar, e a parada foge junto. Marque no muro a posição de hoje para o próximo acerto comparar.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Onde há poeira de terra, a regulagem se perde com a sujeira do canal. O intervalo entre acertos é o da vassoura.",
          "Pó fino entra na embreagem e muda a força sem ninguém mexer. Em rua de terra, ela é medida a cada revisão.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Em calçada cheia, a velocidade de chegada se regula pelo pedestre: mais lenta no fechamento, mesmo que o carro espere.",
          "Frente com fila de gente pede partida suave: o primeiro palmo é lento, para quem encosta na folha ter tempo de sair.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que contar para regular", "O vídeo que mostra o desajuste"],
    items: [
      {
        says: [
          "Mande o vídeo do último metro, nos dois sentidos, com o som ligado.",
          "Diga se ele para sempre no mesmo lugar ou se muda, e desde quando.",
          "Conte a última peça trocada na folha e quem soltou o motor pela última vez.",
        ],
      },
      {
        says: ["Fotografe a distância que sobra até o batente, com um controle ao lado para dar tamanho."],
      },
    ],
  },
  questions: [
    {
      asks: ["Regular a força deixa o portão mais rápido?", "Mais força abre mais depressa?"],
      says: [
        "Não. Força é quanto ele insiste; velocidade vem da máquina e da placa. Mais força só torna a batida pior.",
        "Abre igual e machuca mais. A pressa se ganha tirando atrito ou trocando o motor.",
      ],
    },
    {
      asks: ["Por que ele desregula sozinho?", "Regulei e saiu do ponto. Por quê?"],
      says: [
        "Porque algo cede: suporte da marca que escorrega, roda que gasta, parafuso que a vibração solta. Portão firme não desregula.",
        "Veja se a folha tem folga lateral na guia. Ela muda o lugar do encosto e parece acerto perdido.",
      ],
    },
    {
      asks: ["Posso mexer no parafuso da força?", "Dá para regular sem técnico?"],
      says: [
        "Não: ele fica ao lado de partes com tensão, e força a mais tira a proteção de quem passa. Do lado de fora, cuide do trilho e do batente.",
        "O que se faz sem abrir a caixa é limpar o caminho e afastar o que encosta. O resto depende de medir.",
      ],
    },
    {
      asks: ["Coloquei chapa na folha. Muda algo?", "Com a porta mais pesada preciso regular?"],
      says: [
        "Muda tudo: força, freio e às vezes o motor. Faça antes o teste da mão, e diga o peso que entrou.",
        "Precisa. A força antiga recua no primeiro metro, e aumentá-la sem olhar a roda é pedir dente quebrado.",
      ],
    },
    {
      asks: ["De quanto em quanto tempo se regula?", "A regulagem tem validade?"],
      for: ["what", "when", "maintain"],
      says: [
        "Ela segue a revisão, feita {{preventiva-casa}} em casa e {{preventiva-condominio}} em condomínio. Fora disso, quando o som da chegada muda.",
      ],
    },
    {
      asks: ["Frio e calor tiram o portão do ponto?", "No verão ele para em outro lugar. É normal?"],
      says: [
        "Tiram um pouco: o ferro cresce e a graxa engrossa. Se a diferença passa de um dedo, há folga ajudando.",
        "É, dentro de pouco. O acerto se faz na hora em que o defeito aparece, para não ser desfeito por ela.",
      ],
    },
  ],
};
