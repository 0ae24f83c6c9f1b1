import type { Gate } from "#domain/knowledge/entry";

export const basculante: Gate = {
  kind: "gate",
  id: "basculante",
  name: { one: "portão basculante", many: "portões basculantes", gender: "m" },
  aliases: [
    "basculante",
    "basculantes",
    "portão basculante automático",
    "portão automático basculante",
    "portão eletrônico basculante",
    "portão basculante eletrônico",
    "portão de garagem basculante",
    "portão que sobe",
    "portão de levantar",
    "portão de subir",
    "portão de elevação",
    "motor basculante",
    "motores basculantes",
    "motor de basculante",
    "motor para basculante",
    "motor de portão basculante",
    "motor para portão basculante",
    "motor do portão basculante",
    "basculhante",
    "portão basculhante",
    "baculante",
    "portão baculante",
    "vasculante",
    "portão vasculante",
  ],
  not: ["janela basculante", "vitrô basculante", "caminhão basculante", "lixeira basculante"],
  gates: ["basculante"],
  related: ["contrapeso", "cabo-de-aco", "braco-do-basculante", "molas-e-cabos", "lei-da-calcada", "portao-seccionado"],
  pages: ["/topicos/motor-para-portao-basculante", "/basculante-automatico", "/topicos/instalacao-de-motor-para-portao-basculante"],
  brief: [
    "No portão basculante, contrapesos sustentam a folha e o motor só a conduz; por isso o equilíbrio é conferido antes da máquina.",
    "Basculante parado no alto não se destrava: solta do motor, a folha desce com o peso que o contrapeso deixou de compensar.",
    "O portão basculante avança sobre a calçada enquanto gira, e precisa de aviso ou de sensor onde passa gente.",
    "Cabo desfiado, polia gasta e pino com folga são as três peças que um basculante cansa primeiro.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "O portão basculante é uma folha inteira que gira e sobe, equilibrada por contrapesos ou molas, até ficar deitada junto ao teto. O motor conduz esse movimento por um braço lateral, e o equilíbrio decide quanto ele sofre.",
        "Basculante é o portão que dispensa espaço ao lado: a folha sobe e o pé dela avança para fora por um instante. Cabe em frente estreita e pede altura livre na garagem, calçada desimpedida e contrapeso em ordem.",
        "Num portão basculante, quem levanta o peso não é o motor, e sim os contrapesos nas colunas. A máquina vence o atrito e marca as paradas; quando o equilíbrio se perde, ela é a primeira a reclamar.",
      ],
    },
    {
      to: ["install"],
      says: [
        "A instalação de motor em portão basculante começa pela folha: se ela para sozinha no meio do curso, pode receber a máquina; se cai ou dispara, o contrapeso vem antes. Depois, mede-se a área para escolher o modelo.",
        "Para pôr motor em basculante, conferem-se altura livre, prumo das colunas e firmeza do braço. A máquina entra na lateral, ligada ao braço por fuso ou corrente, e o curso é gravado com a garagem vazia.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto de portão basculante parte sempre da folha baixada e escorada, porque cabos e contrapesos guardam peso mesmo sem energia. Só então se examinam pinos, polias, fuso e motor.",
        "Portão basculante que sobe torto, treme ou para no meio costuma ter perdido o equilíbrio antes de ter perdido o motor. O conserto devolve cabos e pesos ao ponto, e depois a máquina é regulada de novo.",
      ],
    },
    {
      to: ["replace"],
      says: [
        "Na troca de motor de basculante, a folha fica escorada, a máquina sai com fuso ou corrente, e o novo modelo é escolhido pela área. Contrapeso e cabo permanecem, se a prova do equilíbrio os aprovar.",
        "Trocar o motor do portão basculante sem pesar de novo a folha repete o problema: revestimento posto depois da obra pede peso a mais nas colunas, e não máquina mais forte.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O motor para portão basculante custa {{pacote-simples-preco}} até {{pacote-simples-area}}, {{pacote-reforcado-preco}} até {{pacote-reforcado-area}} e {{pacote-industrial-preco}} até {{pacote-industrial-area}}. Acertos de cabo e contrapeso são orçados à parte.",
        "O preço de automatizar um basculante sai de uma multiplicação: largura vezes altura da folha. O resultado escolhe o pacote, e o estado do equilíbrio diz o que se soma a ele.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para examinar um portão basculante sem risco, fique do lado de dentro, longe do curso, e olhe: a folha sobe nivelada, os cabos estão inteiros, o braço não balança. Tocar em cabo, peso ou pino não faz parte do exame.",
        "O basculante funciona por gangorra: enquanto a folha sobe, os pesos descem dentro das colunas. Se os dois lados se igualam, um motor pequeno basta; se não, nenhum dura.",
      ],
    },
    {
      to: ["which"],
      says: [
        "O melhor motor para portão basculante é o que atende a área da folha com alguma sobra: {{pacote-simples-nome}} até {{pacote-simples-area}}, {{pacote-reforcado-nome}} até {{pacote-reforcado-area}} e {{pacote-industrial-nome}} até {{pacote-industrial-area}}. Madeira e uso de loja pedem um degrau acima.",
        "Na escolha do motor de basculante contam área, material e aberturas seguidas. Potência não substitui contrapeso: folha desequilibrada pede peso na coluna, e só depois máquina.",
      ],
    },
    {
      to: ["maintain"],
      says: [
        "A manutenção do portão basculante é exame de cabos, polias, pinos e equilíbrio, feito com a folha escorada. Ao morador cabem o chão limpo, o ouvido atento e a distância das colunas.",
        "Cuidar do basculante é não mudar o peso dele: chapa, madeira ou pintura grossa acrescentadas depois tiram o contrapeso do ponto. Na revisão, a folha é levada a meia altura e tem de ficar lá.",
      ],
    },
    {
      to: ["why"],
      says: [
        "O portão basculante pesa de repente porque algo saiu do equilíbrio: a madeira encharcou, um cabo cedeu, um peso encostou na coluna. O motor que para no meio está só acusando a diferença.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "O basculante vale a pena em frente estreita, sem parede livre ao lado, e com teto que receba a folha deitada. Onde há lateral para uma folha correr, o deslizante gasta menos peça e não avança sobre o passeio.",
      ],
    },
    {
      to: ["emergency"],
      says: [
        "Em emergência com portão basculante parado no alto, desligue o disjuntor, esvazie a garagem e feche a porta interna. Não puxe a folha nem use o destravamento: quem desce é o técnico, com escora.",
      ],
    },
  ],
  definition: {
    headings: ["Como funciona o portão basculante", "A gangorra da garagem", "O que sustenta a folha"],
    items: [
      {
        says: [
          "A folha gira em torno de um eixo preso às colunas laterais e é puxada para cima por cabos que levam a contrapesos. Subindo, o topo entra na garagem e o pé avança para fora, até ela deitar abaixo do teto.",
          "Dentro de cada coluna lateral corre um peso, ligado à folha por cabo e polia. O par de pesos vale quase o que vale a folha, e é essa igualdade que permite a um motor pequeno mover um portão grande.",
        ],
      },
      {
        says: [
          "O motor fica de um lado só e empurra um braço por fuso ou corrente. O outro lado acompanha pelo eixo; quando o eixo torce ou um cabo cede, a folha sobe atravessada.",
          "Nos modelos dos pacotes, a transmissão é por corrente. Recurso do equipamento: {{basculante-corrente}}.",
        ],
      },
      {
        says: [
          "A parada acontece antes do fim mecânico, em cima e embaixo, com velocidade reduzida. Bater nas pontas afrouxa solda e pino, e é por onde a folha começa a ranger.",
        ],
      },
    ],
  },
  room: {
    headings: ["O espaço que o basculante pede", "Medidas antes de escolher o basculante"],
    leads: ["Meça com o carro na vaga:", "Cada falta aqui vira adaptação de serralheiro:"],
    items: [
      {
        label: "Altura livre",
        says: [
          "o teto precisa receber a folha deitada mais o braço; viga, cano e luminária contam.",
          "o ponto a medir é o mais baixo do teto no caminho da folha, e não o meio da garagem.",
        ],
      },
      {
        label: "Arco da folha",
        says: [
          "enquanto sobe, ela passa sobre o capô: o carro comprido estacionado perto da soleira pode ser tocado.",
          "marque no chão até onde o pé da folha avança, para fora e para dentro, antes de decidir a vaga.",
        ],
      },
      {
        label: "Colunas",
        says: [
          "as laterais precisam de prumo e de espessura para abrigar o contrapeso inteiro, do chão ao alto.",
          "coluna fora de prumo encosta no peso em um trecho, e a folha endurece sempre na mesma altura.",
        ],
      },
      {
        label: "Calçada",
        about: ["lei-da-calcada"],
        says: [
          "a parte de baixo avança por um instante sobre o passeio, e a cidade tem regra para isso.",
          "se a frente dá direto na calçada, preveja aviso e sensor desde o projeto.",
        ],
      },
    ],
  },
  faults: {
    headings: ["O que o basculante gasta primeiro", "Defeitos próprios do basculante", "Sinais de desequilíbrio"],
    leads: ["Olhe de dentro, com a folha fechada e sem encostar:", "Do mais comum ao que manda parar de usar:"],
    items: [
      {
        label: "Cabo desfiando",
        about: ["cabo-de-aco", "molas-e-cabos"],
        says: [
          "fio solto espetado perto da polia ou da presilha; o portão fica parado e desligado até a troca.",
          "um lado do cabo brilha e o outro tem ferrugem: o trecho que trabalha já perdeu fios.",
        ],
      },
      {
        label: "Pino com folga",
        about: ["braco-do-basculante", "faz-barulho"],
        says: [
          "estalo na partida e na chegada, com a folha dando um pequeno salto antes de andar.",
          "o furo ovalizou, e o braço empurra um pouco o vazio antes de empurrar a folha.",
        ],
      },
      {
        label: "Folha atravessada",
        about: ["eixo-do-basculante", "treme"],
        says: [
          "um canto chega antes do outro; o eixo torceu, ou um dos cabos está mais longo.",
          "a fresta embaixo fica maior de um lado, e a batida no chão se ouve em dois tempos.",
        ],
      },
      {
        label: "Peso errado",
        about: ["contrapeso", "lento", "para-no-meio"],
        says: [
          "o motor sobe devagar e desce correndo, ou o contrário, conforme falte ou sobre contrapeso.",
          "depois de um revestimento novo, a folha passou a parar a meio caminho por esforço.",
        ],
      },
      {
        label: "Fuso ou corrente",
        about: ["engrenagem"],
        says: [
          "ronco metálico só do lado da máquina, com pó escuro embaixo: transmissão seca ou frouxa.",
          "a corrente bate na capa quando a folha inverte, sinal de que alongou.",
        ],
      },
      {
        label: "Madeira encharcada",
        about: ["chuva", "volta"],
        says: [
          "folha de madeira bebe água e pesa mais na estação chuvosa; em dias secos o defeito some.",
          "o portão reabre sozinho só em semana de chuva: a folha passou do peso em que foi equilibrada.",
        ],
      },
    ],
  },
  neighbours: {
    headings: ["Basculante ou outro tipo", "O que se confunde com basculante"],
    items: [
      {
        label: "Seccionado",
        about: ["portao-seccionado"],
        says: [
          "a folha que sobe em gomos e acompanha a curva do trilho não avança para fora; o basculante é uma peça só.",
          "olhe as emendas: gomos horizontais com dobradiças são do seccionado.",
        ],
      },
      {
        label: "Porta de enrolar",
        about: ["porta-de-enrolar"],
        says: [
          "aço que se enrola em um tubo acima do vão é outro mecanismo, com outra máquina.",
          "se nada fica deitado no teto quando está aberta, não é basculante.",
        ],
      },
      {
        label: "Deslizante",
        about: ["deslizante"],
        says: [
          "se sobra muro de um dos lados, a folha de correr não avança sobre o passeio e não depende de contrapeso.",
          "a troca de um pelo outro é obra de serralheiro, com trilho e muro, e não só de motor.",
        ],
      },
      {
        label: "De abrir",
        about: ["pivotante"],
        says: [
          "folha que gira em dobradiça na lateral é pivotante; a que gira em eixo no alto é basculante.",
          "pelo arco que fazem no chão: o de abrir varre a entrada, o basculante avança e some para cima.",
        ],
      },
    ],
  },
  checks: {
    headings: ["O que olhar no basculante sem tocar", "Exame de longe, com a garagem vazia"],
    leads: [
      "Fique dentro da casa ou atrás do carro: perto da folha, só o técnico.",
      "Estes passos não pedem ferramenta, e nenhum pede que se encoste na folha.",
    ],
    steps: [
      {
        label: "Nível",
        says: [
          "acione uma vez, de longe, e veja se os dois cantos de baixo saem do chão ao mesmo tempo.",
          "filme a subida de frente; a diferença entre os lados aparece melhor na imagem do que a olho.",
        ],
      },
      {
        label: "Cabos",
        about: ["cabo-de-aco"],
        says: [
          "com a folha fechada, olhe de baixo para cima, sem pôr a mão: fio espetado encerra o exame e o uso.",
          "siga o cabo com a vista até a polia; achatado ou torcido, ele já não corre redondo.",
        ],
      },
      {
        label: "Som",
        about: ["faz-barulho"],
        says: [
          "rangido que acompanha a folha inteira é articulação seca; estalo único é pino ou emenda.",
          "ouça a chegada: pancada dupla quer dizer que os lados não tocam juntos.",
        ],
      },
      {
        label: "Chão e soleira",
        says: [
          "varra a linha onde a folha encosta, com o disjuntor desligado; pedra ali faz o portão reabrir.",
          "veja se há marca de arrasto no piso, prova de que o pé da folha desceu mais de um lado.",
        ],
      },
    ],
    ends: [
      {
        says: [
          "Basculante parado no alto não entra em exame nenhum: desligue o disjuntor, esvazie a garagem e chame.",
          "Se a folha desce sozinha ou fica torta, não a teste de novo. O equilíbrio acabou, e o motor é o que restou segurando.",
        ],
      },
    ],
  },
  work: {
    headings: ["Como se automatiza um basculante", "A instalação do motor no basculante"],
    leads: ["O equilíbrio vem primeiro; a máquina, por último.", "A folha fica escorada em toda etapa em que algo é solto."],
    steps: [
      {
        label: "Prova do equilíbrio",
        about: ["contrapeso", "molas-e-cabos"],
        says: [
          "o técnico leva a folha ao meio do curso, com escora, e mede para que lado ela quer ir; peso é acrescentado ou tirado até ela ficar.",
          "cabos, presilhas e polias são vistos ponta a ponta, e trocados aos pares quando um falhou.",
        ],
      },
      {
        label: "Alinhamento",
        says: [
          "braço, guia e fuso são postos no mesmo plano, com a folha nas duas posições extremas.",
          "a coluna que segura o motor recebe chapa se o reboco esfarela; fixador de parede oca não serve aqui.",
        ],
      },
      {
        label: "Fixação da máquina",
        says: [
          "o motor é preso na altura em que o braço empurra sem torcer a folha, e a transmissão, tensionada sem folga.",
          "confere-se que a máquina não toca o contrapeso em ponto nenhum do percurso.",
        ],
      },
      {
        label: "Paradas",
        about: ["fim-de-curso"],
        says: [
          "as duas paradas são gravadas antes do fim mecânico, com velocidade reduzida nas pontas.",
          "a folha deve chegar quieta; pancada quer dizer parada tarde demais ou braço fora de prumo.",
        ],
      },
      {
        label: "Força e recuo",
        about: ["criancas-e-animais", "fotocelula"],
        says: [
          "a força desce até a folha reabrir diante de um obstáculo leve, e o teste é repetido com a garagem vazia.",
          "prova-se o recurso de parada do equipamento: {{basculante-antiesmagamento}}.",
        ],
      },
      {
        label: "Instrução",
        about: ["destravamento-seguro"],
        says: [
          "mostra-se o que não fazer: ninguém destrava o basculante sozinho, e ninguém passa embaixo antes do fim.",
          "quem mora vê a chave, mas ouve que ela só serve com a folha embaixo e escorada.",
        ],
      },
    ],
  },
  choice: {
    headings: ["Qual motor para o seu basculante", "A área da folha escolhe o pacote"],
    leads: [
      "Meça por dentro, largura vezes altura, e procure a linha:",
      "A área é o ponto de partida; material e uso podem subir um degrau:",
    ],
    columns: ["Pacote", "Área", "Uso", "Preço"],
    rows: [
      {
        cells: ["{{pacote-simples-nome}}", "{{pacote-simples-area}}", "{{pacote-simples-uso}}", "{{pacote-simples-preco}}"],
        about: ["motor-solo"],
      },
      {
        cells: ["{{pacote-reforcado-nome}}", "{{pacote-reforcado-area}}", "{{pacote-reforcado-uso}}", "{{pacote-reforcado-preco}}"],
        about: ["motor-rio"],
      },
      {
        cells: ["{{pacote-industrial-nome}}", "{{pacote-industrial-area}}", "{{pacote-industrial-uso}}", "{{pacote-industrial-preco}}"],
        about: ["motor-seg"],
      },
    ],
    ends: [
      {
        says: [
          "Folha de madeira maciça ou com portinhola embutida pede o pacote seguinte ao da área. Loja e consultório também, porque ali faltam os intervalos de descanso.",
          "Acima da maior área da tabela, o portão é calculado no local: colunas, eixo e cabos precisam acompanhar.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa um basculante automático", "Preço do motor e do que vem antes"],
    items: [
      {
        says: [
          "Os pacotes com montagem custam {{pacote-simples-preco}}, {{pacote-reforcado-preco}} e {{pacote-industrial-preco}}. A área da folha diz em qual deles você entra.",
          "O motor do basculante parte de {{pacote-simples-preco}}. Cabo, polia e peso, quando pedidos pelo equilíbrio, vêm em linha separada.",
        ],
      },
      {
        for: ["price", "install", "repair", "replace", "worth-it"],
        says: [
          "Encarecem: colunas fora de prumo, teto baixo que pede braço cortado, folha de madeira pesada, cabo e polia a trocar aos pares. Barateiam: folha que já para no meio do curso e garagem com boa altura.",
          "No reparo, o serviço fica em {{manutencao-custo}}. O par de cabos e a escora são o que mais muda esse valor.",
        ],
      },
      {
        for: ["price", "buy", "install"],
        says: [
          "Dá para dividir em {{parcelas}}. A garantia segue o pacote: {{pacote-simples-garantia}}, {{pacote-reforcado-garantia}} ou {{pacote-industrial-garantia}}.",
        ],
      },
    ],
  },
  worth: {
    headings: ["Ficar no basculante ou mudar de tipo", "Vale reformar o basculante antigo?"],
    items: [
      {
        says: [
          "Coluna sã e folha no esquadro justificam cabo, polia e motor novos. Coluna podre embaixo, onde a água empoça, muda a conta: sem ela não há onde correr o peso.",
          "Quem tem parede livre ao lado e está reformando a frente deve orçar também uma folha de correr, que não avança na calçada e não vive de cabo.",
        ],
      },
    ],
  },
  care: {
    headings: ["Para o basculante durar", "Cuidados que preservam o equilíbrio"],
    items: [
      {
        says: [
          "Não pendure nada na folha nem a revista sem aviso: cada quilo de um lado pede outro dentro da coluna.",
          "Madeira exposta se mantém selada. Encharcada, ela desequilibra o conjunto e o motor paga a diferença.",
        ],
      },
      {
        for: ["maintain", "how-to", "when", "what"],
        says: [
          "Na preventiva, peça que os cabos sejam vistos inteiros, e não só onde aparecem. É atrás da coluna que eles desfiam.",
          "Em uso de loja ou de garagem cheia, a revisão encurta para {{revisao-intervalo}}.",
        ],
      },
      {
        says: [
          "Espere a folha parar antes de passar, na subida e na descida. Passar embaixo em movimento é o hábito que este portão não perdoa.",
        ],
      },
    ],
  },
  cases: {
    headings: ["O basculante no seu caso", "Conforme a garagem e a rua"],
    items: [
      {
        when: { uses: ["sobrado"] },
        says: [
          "Portão basculante em sobrado: a laje do quarto fica logo acima da folha deitada, e a vibração sobe. Parada suave e apoio do motor em borracha dão noites mais quietas.",
          "No sobrado de frente estreita, meça o carro: a folha precisa de arco, e o capô comprido perto da soleira limita a abertura.",
        ],
      },
      {
        when: { uses: ["casa"] },
        says: [
          "Basculante em casa térrea com telhado aparente: forro e ripas não seguram suporte nenhum. Motor e braço vão na coluna, e a folha deitada precisa de altura até a viga mais baixa.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Basculante em prédio trabalha muitas vezes seguidas, e o calor se acumula na máquina antes do meio-dia. Informe a pior hora, não a média do dia.",
          "Em garagem coletiva, o basculante só fecha com o vão vigiado por sensor: quem entra atrás não vê o pé da folha avançar.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Loja com basculante costuma deixá-lo aberto o dia inteiro: cabo e polia ficam parados sob carga, e ressecam nesse ponto. Peça o exame deles na revisão.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Basculante de galpão passa da área dos pacotes com facilidade. Meça antes e pergunte por projeto: coluna e eixo ali se calculam, não se improvisam.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Em vila de entrada única, o basculante fecha a passagem de todos enquanto sobe. Porta de pedestre ao lado evita que a folha inteira se mova por um morador a pé.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Na calçada movimentada, o basculante é o tipo que mais pede aviso: o pé da folha avança sem que o motorista veja. Luz, sensor e regra da cidade andam juntos.",
          "Em rua de muito pedestre, acione do carro só com a calçada à vista. De dentro da garagem, não se vê quem passa rente ao muro.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "Portão basculante sobre rampa mede a altura no ponto alto: o carro que sobe chega mais perto da folha do que na soleira.",
          "Com garagem em descida, a água entra por baixo da folha. Borracha de vedação ajuda, desde que não prenda na soleira e faça o portão reabrir.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Em rua inclinada, a soleira do basculante raramente é reta: um lado toca o chão antes, e a folha aprende a trabalhar torcida. O ajuste é no piso ou no pé, não na força.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Onde a água sobe, os contrapesos moram na parte baixa da coluna, que enferruja por dentro e prende o curso. Ouça raspado sempre na mesma altura.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Folha seca na soleira é o que mais faz um basculante reabrir sob árvores: ele encosta nela e a central entende como obstáculo.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: ["Pó de obra entra pela fresta da coluna e vira pasta na polia. Em rua de terra, a revisão dos cabos vem antes da data."],
      },
    ],
  },
  tell: {
    headings: ["O que informar sobre o basculante", "Medidas e fotos que decidem o pacote"],
    items: [
      {
        says: [
          "Mande largura e altura da folha, medidas por dentro com ela fechada, e a distância do alto da folha até o ponto mais baixo do teto.",
          "Fotografe a lateral onde o motor ficaria, a coluna de alto a baixo e o teto com viga e cano à vista.",
          "Envie a foto do cabo perto da polia, tirada de longe com zoom, e diga o material da folha: chapa, gradil ou madeira.",
        ],
      },
      {
        says: [
          "Conte se a folha já foi revestida, se o carro dorme na garagem e quantas vezes ela abre na pior hora.",
          "Diga se ela para a meia altura ou se sempre descia sozinha; essa frase muda o orçamento inteiro.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["O basculante ocupa a calçada?", "Posso abrir o basculante sobre o passeio?"],
      about: ["lei-da-calcada"],
      says: [
        "Por um instante, sim: o pé da folha avança para fora enquanto gira. A cidade tem regra para isso, e a confirmação é da prefeitura.",
        "Ele avança sobre o passeio durante a subida. Sensor, luz de aviso e atenção de quem dirige são o que evita acidente.",
      ],
    },
    {
      asks: ["Falta luz: como desço a folha do basculante?", "Fiquei sem energia com o basculante aberto. O que faço?"],
      about: ["falta-de-energia", "destravamento-seguro"],
      says: [
        "Não desce. Esvazie a garagem, feche a porta interna e espere a luz ou o técnico: solta do motor, a folha vem com o peso todo.",
        "Deixe como está, com o disjuntor desligado e ninguém embaixo. Bateria de reserva é o que resolve isso da próxima vez.",
      ],
    },
    {
      asks: ["Por que ele abre de novo sozinho ao fechar?", "O basculante reabre quando chega perto do chão. Por quê?"],
      about: ["volta", "fotocelula"],
      for: ["why", "repair", "what", "how-to"],
      says: [
        "Algo na soleira, borracha presa ou força baixa demais para o peso de hoje. A folha encosta e a central entende obstáculo.",
        "Limpe a linha do chão com o disjuntor desligado. Se continuar, o equilíbrio ou a força pedem regulagem de técnico.",
      ],
    },
    {
      asks: ["Quantos cabos precisam ser trocados?", "Troco só o cabo que desfiou?"],
      about: ["cabo-de-aco", "molas-e-cabos"],
      says: [
        "O par. Um cabo novo e outro velho puxam diferente, e a folha passa a subir torta.",
        "Trocam-se os dois, com a folha baixada e escorada, e o equilíbrio é conferido em seguida.",
      ],
    },
    {
      asks: ["Dá para automatizar basculante de madeira?", "O basculante de madeira aguenta motor?"],
      about: ["automatizacao"],
      says: [
        "Dá, com a madeira seca e selada e o contrapeso acertado para o peso de hoje. O pacote sobe um degrau em relação à área.",
        "Aguenta, se as emendas da folha estão firmes. Madeira que se move enfraquece o ponto onde o braço se prende.",
      ],
    },
    {
      asks: ["Basculante faz mais barulho que portão de correr?", "Por que o basculante vibra a parede?"],
      about: ["faz-barulho", "treme"],
      for: ["what", "which", "worth-it", "why"],
      says: [
        "Faz outro: transmite à parede e ao teto o que o de correr deixa no trilho. Parada suave e fixação firme diminuem muito.",
        "Porque a folha inteira se move presa às colunas, e elas são da casa. Folga no braço multiplica isso.",
      ],
    },
  ],
};
