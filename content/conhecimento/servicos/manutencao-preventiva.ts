import type { Service } from "#domain/knowledge/entry";

export const manutencaoPreventiva: Service = {
  kind: "service",
  id: "manutencao-preventiva",
  name: { one: "manutenção preventiva", many: "manutenções preventivas", gender: "f" },
  aliases: [
    "manutenção",
    "manutenções",
    "manutenção de portão",
    "manutenção do portão",
    "manutenção de portões",
    "manutenção de portão automático",
    "manutenção de portão eletrônico",
    "manutenção de portões eletrônicos",
    "manutenção de motor",
    "manutenção do motor",
    "manutenção de motor de portão",
    "manutenção preventiva de portão",
    "manutenção preventiva do portão",
    "revisão",
    "revisões",
    "revisão de portão",
    "revisão do portão",
    "revisão de motor",
    "revisar o portão",
    "revisar portão",
    "preventiva",
    "preventiva de portão",
    "limpeza e lubrificação",
    "limpeza e lubrificação de portão",
    "limpeza e lubrificação de motor",
    "lubrificação",
    "lubrificação de portão",
    "lubrificação de motor",
    "lubrificar portão",
    "lubrificar o portão",
    "contrato de manutenção",
    "manutençao de portao",
    "manuntenção",
    "manuntenção de portão",
    "manutensão",
    "manutensão de portão",
  ],
  not: ["manutenção de elevador", "manutenção de ar condicionado", "revisão de carro", "revisão de texto"],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["conserto", "limpar-trilho", "testar-fotocelula", "roldana", "molas-e-cabos", "faz-barulho"],
  pages: ["/topicos/manutencao-preventiva-de-portao-automatico", "/topicos/manutencao-e-reparo-de-portao-automatico"],
  brief: [
    "Na manutenção preventiva o técnico solta a folha, mede o esforço do motor e aperta o que a vibração afrouxou.",
    "A manutenção preventiva custa {{manutencao-custo}} e evita a sequência conhecida: roda seca, motor quente, engrenagem gasta.",
    "Revisão de portão não é passar graxa: metade dela é limpar e medir, e só depois vem o lubrificante certo em cada ponto.",
    "Feita em dia, a manutenção preventiva acha cabo desfiado e parafuso frouxo enquanto ainda são detalhe.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "A manutenção preventiva de portão confere folha, fixação, transmissão, parte elétrica e parada de segurança antes que algo quebre. Em casas ela se faz {{preventiva-casa}}, e em condomínios {{preventiva-condominio}}.",
        "Manutenção preventiva é a visita feita com o portão funcionando: solta-se a folha, procura-se atrito, aperta-se o que cedeu e prova-se a parada diante de um obstáculo. O serviço fica em {{manutencao-custo}}.",
        "Revisão do portão é comparar o de hoje com o do dia em que foi regulado: quanta corrente o motor puxa, onde a folha para, que altura ela tem. A diferença entre as duas datas mostra a peça que está indo embora.",
        "Na manutenção de portão automático, quem trabalha primeiro é a mão do técnico na folha solta. Se ela corre leve, o resto é limpeza, aperto e regulagem; se prende, regular a força seria esconder o defeito.",
        "A manutenção preventiva do portão é a visita em que nada está quebrado: mede-se o esforço, limpa-se o caminho da folha e aperta-se o que a vibração soltou, enquanto a peça ainda avisa.",
        "Quem marca a revisão de portão paga por medidas: altura da folha, folga do dente, corrente do motor e tempo de curso. Comparadas com as da visita passada, elas mostram o que vai falhar.",
        "Revisão de portão não conserta defeito pronto; ela encontra o parafuso frouxo, a borracha seca e a roda que já não gira. O valor da expressa é {{manutencao-expressa}}.",
      ],
    },
    {
      to: ["maintain"],
      says: [
        "A manutenção preventiva do portão tem duas metades: a de quem mora, que limpa o trilho e observa, e a do técnico, que mede, aperta e lubrifica. A primeira é mensal e não pede ferramenta; a segunda segue o uso da garagem.",
        "Para a manutenção do portão render, conte ao técnico o que mudou desde a última vez: ruído, ponto em que hesita, dia em que desarmou. Com isso a revisão procura a causa, em vez de repetir uma lista.",
        "Fazer a manutenção preventiva antes das chuvas poupa a placa, porque é quando se veem vedação ressecada e emenda no chão. Em garagem de uso intenso, encurte o intervalo para {{revisao-intervalo}}.",
        "A revisão do portão vale pelo que compara. Peça que altura da folha, corrente do motor e folga da engrenagem fiquem anotadas com a data, e a próxima visita começará de onde esta parou.",
        "Na manutenção do portão, a ordem conta: primeiro o chão e a folha, depois a transmissão, por último a regulagem da central. Regular antes de limpar ensina ao motor um esforço que não devia existir.",
        "O que a revisão do portão procura não faz barulho ainda: chumbador que cedeu um pouco, fio roçando na quina, ímã preso por um parafuso só.",
        "Uma manutenção preventiva bem feita deixa escrito o que foi medido, e é essa folha que permite comparar o portão com ele mesmo.",
        "A revisão de portão põe a limpeza antes da graxa: lubrificante sobre areia gasta mais do que a falta dele.",
      ],
    },
    {
      to: ["price"],
      says: [
        "A manutenção preventiva do portão custa {{manutencao-custo}}, conforme o tipo de folha e o acesso. Peça gasta encontrada na visita é orçada em linha própria, e você decide se troca já.",
        "Quanto custa a manutenção de portão depende de quantas folhas há, do tipo de abertura e do que a limpeza revelar. A opção expressa, para regular e limpar, sai por {{manutencao-expressa}}.",
        "O preço da revisão do portão fica em {{manutencao-custo}}, e o que o altera é escada, folha pesada e máquina de difícil acesso. Comparado a um motor novo, de {{troca-residencial}}, é a parte pequena da conta.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "A manutenção preventiva que cabe ao morador é varrer o trilho com o disjuntor desligado, tirar o pó das lentes da fotocélula, ouvir uma abertura inteira e ver a folha parar diante do sensor. O que fica atrás de tampa é do técnico.",
        "Para fazer a revisão do portão por fora, olhe a folha de lado, procure pó avermelhado embaixo dela e repare se o som mudou desde o mês passado. Anotar vale mais do que lubrificar.",
        "Na manutenção do portão, lubrificante errado é pior do que nenhum: cremalheira e trilho trabalham secos, rolamento blindado vem fechado, e só dobradiças e articulações recebem produto, na revisão.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Marque a manutenção preventiva {{preventiva-casa}} em casa e {{preventiva-condominio}} em condomínio. Obra vizinha, rua de terra e garagem de muita gente pedem intervalo menor.",
        "Sem defeito nenhum, a manutenção do portão segue o calendário; com ruído novo, folha mais lenta ou parada fora do lugar, ela é adiantada. O primeiro ano depois da instalação também pede visita, porque tudo assenta.",
      ],
    },
    {
      to: ["why"],
      says: [
        "A manutenção preventiva existe porque o portão piora devagar: a folha baixa um nada, a roda seca um pouco, a força é aumentada para compensar, e ninguém percebe até a engrenagem ceder. Medir interrompe essa sequência.",
        "Por que fazer manutenção no portão que funciona? Porque a parada de segurança também envelhece, e um motor regulado para vencer atrito já não recua diante de uma pessoa. Só a prova mostra isso.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "A manutenção preventiva vale a pena porque as peças de um portão se estragam em fila: a barata leva a cara. Roda e aperto custam uma visita; a troca do motor residencial, no fim dessa fila, custa {{troca-residencial}}.",
        "Contrato de manutenção compensa onde o portão parado prende muita gente. Em casa de uma família, a revisão avulsa na época certa resolve, desde que alguém se lembre da data.",
      ],
    },
    {
      to: ["which"],
      says: [
        "A manutenção preventiva certa depende da folha: no de correr, o chão e a cremalheira; no basculante, cabos, contrapesos e articulações; no de abrir, dobradiças e a coluna que segura o braço.",
      ],
    },
    {
      to: ["where"],
      says: [
        "A manutenção do portão se faz no endereço, com a folha no lugar, porque o atrito só aparece nela. Nenhuma peça precisa ser levada, a não ser que a revisão encontre defeito de bancada.",
      ],
    },
  ],
  definition: {
    headings: ["O que se confere em uma revisão", "A visita com o portão funcionando", "Limpar, medir, apertar, provar"],
    items: [
      {
        says: [
          "Uma revisão tem quatro verbos: limpar, para ver; medir, para comparar; apertar, porque tudo vibra; e provar, porque a segurança não se vê parada. Trocar peça só entra quando um dos quatro a condena.",
          "O técnico mexe pouco e observa muito. A folha solta conta do atrito, o motor em vazio conta do redutor, e a corrente medida em marcha conta dos dois juntos.",
        ],
      },
      {
        says: [
          "Desgaste e desregulagem se parecem e pedem respostas opostas. Aumentar a força de um portão que prende faz a queixa sumir e o risco crescer; aliviar a folha faz sumirem os dois.",
          "Revisar não é reformar: a visita deixa o que está bom como está, e o que está no limite fica escrito, com a data em que deve ser visto de novo.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante, a preventiva é inspeção de equilíbrio: cabo por cabo, presilha por presilha, a folha levada ao meio do curso para ver se fica. O motor é o último a ser olhado.",
        ],
      },
      {
        when: { gates: ["deslizante"] },
        says: [
          "No portão de correr, a preventiva passa mais tempo agachada do que em pé: trilho, rodas, altura da barra dentada e base do motor ficam todos a um palmo do chão.",
        ],
      },
      {
        for: ["maintain", "what", "when", "worth-it"],
        says: [
          "A diferença entre revisar e lubrificar está na medida: quem só passa graxa não sabe se a folha desceu, se a corrente subiu ou se a parada mudou.",
          "Um portão avisa por números pequenos antes de avisar por barulho. Revisão é a hora de anotá-los.",
        ],
      },
    ],
  },
  signs: {
    headings: ["Quando antecipar a manutenção", "Avisos de que a revisão venceu", "O portão pede antes da data"],
    leads: ["Qualquer um destes adianta a visita:", "Compare com o portão da primavera passada, e não com o de ontem:"],
    items: [
      {
        label: "Som novo",
        about: ["faz-barulho"],
        says: [
          "um chiado que acompanha a folha ou um estalo em ponto fixo são peças que ainda podem ser salvas.",
          "mudou o ruído da chegada: a batida que era seca ficou surda, ou o contrário.",
        ],
      },
      {
        label: "Abertura mais demorada",
        about: ["lento"],
        says: [
          "conte mentalmente o tempo do percurso; se ele cresce de estação em estação, há atrito entrando.",
          "a folha chega ao fim com o motor em esforço, e não mais no embalo.",
        ],
      },
      {
        label: "Balanço na base",
        about: ["treme"],
        says: [
          "a máquina se mexe na partida, sinal de chumbador frouxo ou concreto trincado.",
          "na arrancada, o motor parece querer sair do lugar antes da folha.",
        ],
      },
      {
        label: "Parada fora da marca",
        about: ["fim-de-curso", "bate"],
        says: [
          "o portão para um pouco antes ou um pouco depois do que parava, e o trinco deixa de encaixar.",
          "o encontro no batente ficou mais forte, e a coluna vibra.",
        ],
      },
      {
        label: "Cabo ou articulação",
        about: ["cabo-de-aco", "molas-e-cabos"],
        says: [
          "fio solto espetado no cabo do basculante é motivo de parar e chamar, não de esperar a data.",
          "a folha que desce mais depressa de um lado pede exame do equilíbrio, sem ninguém embaixo.",
        ],
      },
      {
        label: "Ferrugem que escorre",
        says: [
          "mancha marrom descendo da solda mostra que a água entrou no perfil e come por dentro.",
          "pintura estufada no pé da folha costuma ter metal fino por baixo.",
        ],
      },
    ],
  },
  neighbours: {
    headings: ["Revisão, conserto ou limpeza", "O que você faz e o que fica com o técnico"],
    items: [
      {
        label: "Limpeza do trilho",
        about: ["limpar-trilho"],
        says: [
          "varrer e raspar a terra dura é de quem mora, com o disjuntor desligado e sem óleo depois.",
          "vassoura seca e uma espátula de plástico resolvem o que a mangueira só espalha.",
        ],
      },
      {
        label: "Conserto",
        about: ["conserto"],
        says: [
          "peça que já quebrou não se previne: se o portão parou ou bate, o pedido é de reparo.",
          "quando o defeito impede o uso, marque reparo e peça que a revisão seja feita na mesma ida.",
        ],
      },
      {
        label: "Prova do sensor",
        about: ["testar-fotocelula"],
        says: [
          "passar uma caixa de papelão no feixe, de longe, é teste de morador; acertar a altura do par de sensores é do técnico.",
          "lente limpa e alinhada você consegue; sensor que não interrompe o fechamento vai para a visita.",
        ],
      },
      {
        label: "Troca do motor",
        about: ["troca-de-motor"],
        says: [
          "se a revisão mede corrente alta com a folha solta, a máquina está no fim, e limpeza nenhuma muda isso.",
          "máquina que já não acha peça entra na preventiva como data marcada para sair.",
        ],
      },
    ],
  },
  work: {
    headings: ["O roteiro da manutenção preventiva", "Como o técnico faz a revisão", "As etapas da visita"],
    leads: [
      "A ordem poupa trabalho: nada se regula antes de a folha andar leve.",
      "Peça para acompanhar a primeira e a última etapa, que são as que se entendem olhando.",
    ],
    steps: [
      {
        label: "Folha solta",
        about: ["roldana", "dobradica"],
        says: [
          "energia cortada, folha desengatada e movida à mão em todo o curso; marca-se cada ponto em que ela endurece.",
          "antes de qualquer ferramenta, o técnico procura o atrito com o braço, a parte da visita que mais decide.",
        ],
      },
      {
        label: "Limpeza técnica",
        says: [
          "calha, cremalheira e caixa do motor são limpas a seco, e as ventilações da máquina, desobstruídas.",
          "ninho de inseto, pó de obra e resto de graxa velha saem antes do exame, porque escondem trinca.",
        ],
      },
      {
        label: "Apertos e folgas",
        about: ["cremalheira", "braco-do-basculante"],
        says: [
          "chumbadores, suportes e barra dentada são reapertados, e a folga entre dente e pinhão é medida nos dois extremos.",
          "cada pino de articulação é examinado sob carga, o único jeito de ver se a folga anda junto com o peso.",
        ],
      },
      {
        label: "Elétrica",
        about: ["rede-eletrica", "aterramento", "dps"],
        says: [
          "bornes são reapertados, tensão e corrente medidas em marcha, terra e protetor contra surtos conferidos.",
          "o fio que entra pelo piso é olhado na caixa: umidade ali aparece meses antes de a central falhar.",
        ],
      },
      {
        label: "Lubrificação certa",
        says: [
          "dobradiças e articulações recebem o produto próprio; trilho e dentes ficam secos, porque óleo ali junta areia.",
          "o ponto que pede graxa recebe pouca, e a sobra é limpa, porque é ela que segura o pó.",
        ],
      },
      {
        label: "Força e parada",
        about: ["criancas-e-animais", "fotocelula"],
        says: [
          "percurso e força são refeitos para a folha de hoje, e o recuo diante de obstáculo é provado nos dois sentidos.",
          "fotocélula, controles e destravamento são testados um por um, com o resultado anotado na data.",
        ],
      },
    ],
  },
  preparation: {
    headings: ["Antes da visita de revisão", "O que separar para a preventiva"],
    leads: ["Estes preparos rendem mais do que parecem:"],
    steps: [
      {
        label: "Diário do portão",
        says: [
          "anote em um papel o que ele fez de estranho desde a última vez, com a data aproximada.",
          "guarde o relatório da revisão anterior perto do quadro, onde o técnico o veja.",
        ],
      },
      {
        label: "Controles reunidos",
        says: [
          "junte os aparelhos que estão em uso, porque o teste é feito com todos.",
          "traga também o controle que está na gaveta, que costuma ser o que um dia abre sem ninguém saber.",
        ],
      },
      {
        label: "Caminho livre",
        says: [
          "tire o carro da garagem e o que estiver encostado na lateral onde a folha se recolhe.",
          "a área da máquina precisa de espaço para agachar, e não só para passar.",
        ],
      },
      {
        label: "Energia acessível",
        says: ["deixe o quadro alcançável e diga onde ele fica, porque a visita desliga o circuito mais de uma vez."],
      },
    ],
  },
  effort: {
    headings: ["Quanto tempo leva a revisão", "Duração e interdição da garagem"],
    items: [
      {
        says: [
          "Uma folha comum se revisa em uma manhã de garagem fechada. Duas folhas, ou basculante com acerto de equilíbrio, pedem o período inteiro.",
          "A interdição dura menos que a visita: a garagem fica presa só enquanto a folha está solta ou escorada.",
        ],
      },
      {
        says: ["As visitas acontecem {{horario-visitas}}. Peça achada na revisão é trocada na mesma ida, se estiver na maleta."],
      },
      {
        for: ["maintain", "when", "how-to", "what"],
        says: [
          "A visita toma o tempo de limpar e de provar; o que a alonga é parafuso oxidado, trilho coberto de cimento e caixa sem acesso.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa a manutenção preventiva", "O valor da revisão do portão", "O que a preventiva evita gastar"],
    items: [
      {
        says: [
          "A revisão completa fica em {{manutencao-custo}}. Peça encontrada gasta entra depois, com preço separado e decisão sua.",
          "Conte com {{manutencao-custo}} para a visita de manutenção. A versão expressa, sem troca de peça, sai por {{manutencao-expressa}}.",
          "O serviço custa {{manutencao-custo}}, e muda com o número de folhas e o acesso ao motor.",
        ],
      },
      {
        for: ["price", "worth-it", "maintain", "when", "why"],
        says: [
          "Encarecem a visita: basculante alto, motor atrás de armário, portão que exige duas pessoas, calha cheia de concreto velho. Barateiam: área livre, relatório da vez anterior e portões do mesmo endereço revistos juntos.",
          "Duas folhas na mesma ida custam menos do que duas idas, e em prédio isso é a diferença entre a entrada e a saída caberem no orçamento.",
        ],
      },
      {
        for: ["price", "worth-it", "why"],
        says: ["Compare com o que ela adia: motor residencial trocado por queima fica em {{troca-residencial}}, e folha pesada vai além."],
      },
      {
        for: ["maintain", "price", "what", "worth-it"],
        says: [
          "O serviço custa {{manutencao-custo}} quando inclui regulagem completa. O que soma é peça gasta, e ela é mostrada antes da troca.",
          "Duas entradas revistas na mesma ida dividem o deslocamento. Pergunte por isso ao marcar.",
        ],
      },
      {
        for: ["price", "when", "worth-it", "maintain", "what"],
        says: [
          "Barateia a visita quem deixa o trilho varrido e o acesso ao quadro livre; encarece a folha que precisa ser erguida para trocar roda.",
        ],
      },
    ],
  },
  limits: {
    headings: ["O que a preventiva não inclui", "Até onde vai a revisão"],
    items: [
      {
        says: [
          "Solda, pintura, troca de cremalheira e troca de roda são serviços próprios: a revisão os aponta, mede e orça. Fazer tudo na mesma ida exige peça na maleta, e por isso a foto de antes ajuda tanto.",
          "A visita não dá sobrevida a folha podre nem a fiação que a obra escondeu. O que ela dá é a data em que cada uma dessas coisas precisa ser enfrentada.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante, peça de equilíbrio vencida se troca em serviço à parte, com a folha escorada e o portão fora de uso. Preventiva que só promete reapertar cabo não serve.",
        ],
      },
      {
        says: [
          "Garantia de peça não nasce na revisão: o que se garante é o serviço feito. As condições estão na página de [garantia e serviço](/garantia-servico).",
        ],
      },
    ],
  },
  worth: {
    headings: ["Contrato ou visita avulsa", "Vale pagar por um portão que funciona?"],
    items: [
      {
        says: [
          "Avulso serve a quem tem uma folha, poucas aberturas e alguém que lembra da data. Contrato serve a quem tem gente presa do lado de fora quando o portão para.",
          "O que torna a preventiva barata é o que ela impede de virar fila: folha pesada, motor quente, engrenagem marcada.",
        ],
      },
      {
        for: ["worth-it", "when", "why", "maintain"],
        says: [
          "Motor bem cuidado tem vida útil estimada de {{vida-util}}. Entre as duas pontas dessa faixa, a diferença principal é o peso que a folha jogou nele todos os dias.",
        ],
      },
    ],
  },
  cases: {
    headings: ["A preventiva no seu portão", "O que a revisão procura em cada lugar", "Conforme a folha e o endereço"],
    items: [
      {
        when: { gates: ["deslizante"] },
        says: [
          "Manutenção preventiva em portão de correr: a altura das duas pontas é medida e comparada com a da visita anterior, porque a folha cai devagar demais para os olhos.",
          "Em folha deslizante, peça que o técnico mostre a folga da cremalheira no começo e no fim do curso. Igual nos dois lados, a base não se mexeu.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "Manutenção preventiva em basculante: o teste que importa é soltar a folha no meio do curso, com escora por baixo e sob as mãos do técnico. Se ela anda sozinha, o equilíbrio se perdeu.",
          "No basculante, cabo, presilha e guia são examinados da ponta ao fim, um fio por vez. É o serviço em que ver bem vale mais do que apertar forte.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "Revisão em portão de abrir começa pela folga da dobradiça e termina na ordem das folhas: se a segunda chega antes, o encontro do meio vira batida.",
          "Em pivotante, a coluna que recebe o braço é batida com o cabo da ferramenta; som oco ali muda o resto da visita.",
        ],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: [
          "Em casa, a manutenção preventiva combina com a poda e a pintura: avise o técnico antes de lavar a garagem com jato, porque a água entra por onde ele acabou de vedar.",
          "No sobrado, ruído de portão entra pela laje. Peça que a parada suave e o apoio do motor sejam conferidos na preventiva, e o quarto agradece.",
        ],
      },
      {
        when: { uses: ["predio"] },
        says: [
          "Manutenção de portão em prédio se marca fora da saída da manhã, com aviso no elevador e a portaria sabendo abrir à mão.",
          "Em garagem de edifício, vale pedir a corrente medida por escrito: ela sobe antes do defeito e é a única prova de que a folha está piorando.",
        ],
      },
      {
        when: { uses: ["condominio"] },
        says: [
          "No condomínio, a preventiva se escolhe pelo ritmo: {{preventiva-condominio}}, com relatório assinado e lista do que foi trocado.",
          "Condomínio com duas entradas revista as duas no mesmo dia e guarda em arquivo o que cada portão tem de diferente.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Em loja, a revisão se faz antes de abrir ou depois de fechar, com o teste do sensor do vão incluído, porque ali passa gente o dia inteiro.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Manutenção preventiva em galpão olha trilho e batente com a mesma atenção que o motor: empilhadeira e pino de engate deixam marca que a folha paga.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Em vila, a revisão marcada em nome de um morador só se perde quando ele muda. Deixe a data combinada com mais de uma casa.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "No sítio, a preventiva inclui roçar o curso da folha: capim e broto no trilho fazem em uma estação o que a cidade faz em anos.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Perto de terra ou obra, a revisão antecipa e o trilho é varrido toda semana. Pó fino é o que transforma folga pequena em dente comido.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Em terreno que alaga, a preventiva abre as caixas de passagem e refaz as emendas altas antes do verão. Borracha ressecada ali vale uma placa.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Sob árvores, a revisão limpa a calha e o pé da fotocélula, e o trilho fica seco: folha molhada embaixo da roda escorrega e trinca a solda da guia.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Em rua inclinada, a preventiva confere o que segura a folha: batente da descida, freio da máquina e trava manual, os três antes da lubrificação.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "Garagem em rampa pede revisão do ponto em que o carro espera: fotocélula suja ali fecha a folha sobre o bico de quem desceu devagar.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Em calçada cheia, a preventiva testa a luz de aviso e o recuo na presença de gente, com a passagem isolada durante a prova.",
        ],
      },
      {
        when: { uses: ["casa"] },
        says: [
          "Em casa, a revisão rende mais antes da viagem de férias do que depois: motor parado no calor e bateria sem uso são o que falha na volta.",
          "Quem mora em casa percebe a mudança pelo ouvido. Grave o som do portão no dia da revisão e compare quando algo parecer diferente.",
        ],
      },
      {
        when: { uses: ["sobrado"] },
        says: [
          "Sobrado com garagem embutida junta poeira de rua e umidade de parede no mesmo canto. Na visita, a placa é olhada com lanterna antes de qualquer regulagem de curso.",
        ],
      },
      {
        when: { uses: ["predio"] },
        says: [
          "Prédio com um só portão combina a revisão com a administração para a hora de menor saída, e deixa alguém na entrada para conduzir a folha enquanto ela está solta.",
          "No prédio, a medida que conta é o tempo de curso com o motor quente, depois da saída da manhã. Frio, quase todo motor parece novo.",
        ],
      },
      {
        when: { uses: ["condominio"] },
        says: [
          "Condomínio que guarda os relatórios em ordem enxerga o desgaste de cada entrada, e negocia a peça antes que ela falte no feriado.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "No comércio, a porta abre e fecha conforme a entrega, e a conta de ciclos sobe sem ninguém notar. Peça que o intervalo da revisão saia da contagem, e não do calendário.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Galpão que trabalha com carga tem vibração de piso: chumbador e parafuso de base são reapertados em toda visita, ainda que pareçam firmes.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Na vila, a revisão fica mais barata quando os moradores apontam os defeitos em um papel só: cada um vê a folha em horário diferente do dia.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "Em sítio, a revisão é marcada com a folha já roçada e o quadro de luz identificado; metade da visita some quando o técnico procura o disjuntor.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: ["Na ladeira, o desgaste é desigual: a roda de baixo e o lado da descida são medidos em separado, e anotados assim."],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "Com rampa atrás do portão, água e óleo descem até o trilho. A limpeza da visita inclui desengordurar o ponto em que o pneu freia.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Onde a rua alaga, a visita de antes do verão olha borracha da caixa, passagem de fio e altura da emenda; a de depois, ferrugem no pé da folha.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Entre copas, a visita procura ninho e trilha de formiga na caixa da máquina: inseto atrás de calor é curto que ainda não aconteceu.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: ["Ao lado de obra, o técnico sopra a caixa da central por fora, troca a espuma da vedação e deixa dente e trilho secos."],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: ["Com calçada movimentada, o recuo por obstáculo é testado em três alturas, a mais baixa na linha da perna de uma criança."],
      },
    ],
  },
  tell: {
    headings: ["O que informar para a revisão", "Como marcar a manutenção preventiva"],
    items: [
      {
        says: [
          "Envie foto da folha por dentro, da máquina e do quadro, e diga quando foi a última visita. Se nunca houve, diga isso: a primeira revisão é mais longa.",
          "Conte quantas pessoas usam a entrada e se há obra, árvore ou rua de terra por perto. O intervalo da revisão sai dessas respostas.",
          "Fotografe a mancha, o pó ou o fio que chamou a atenção, mesmo que pareça nada. Ferrugem e limalha dizem de que peça vieram.",
        ],
      },
      {
        says: [
          "Escreva o endereço, o período preferido e se o portão precisa continuar abrindo durante a visita. Durante o atendimento, o WhatsApp responde em até {{resposta-minutos}}.",
          "Se há contrato ou relatório antigo, mande a foto dele: o que foi trocado da última vez muda o que se leva desta.",
        ],
      },
      {
        for: ["maintain", "price", "when", "what"],
        says: [
          "Diga a data da última visita, o que foi trocado nela e quantas vezes por dia a folha se move.",
          "Mande foto do chão ao longo da folha, da máquina com a tampa fechada e da etiqueta do motor.",
          "Conte se o portão ficou mais lento, mais barulhento ou mais quente, e desde quando. Cada um leva a um lugar diferente.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["De quanto em quanto tempo se faz a manutenção?", "Qual o intervalo da preventiva?"],
      for: ["when", "maintain", "what", "worth-it"],
      says: [
        "Em casa, {{preventiva-casa}}, e em condomínio, {{preventiva-condominio}}. Poeira, rampa e garagem de muita gente encurtam para {{revisao-intervalo}}.",
        "O calendário segue o uso, e não a idade: portão novo e muito usado pede visita antes de portão velho e parado.",
      ],
    },
    {
      asks: ["Posso passar óleo na cremalheira?", "Graxa no trilho ajuda o portão?"],
      about: ["cremalheira", "trilho", "limpar-trilho"],
      says: [
        "Não. Óleo e graxa seguram areia, e a mistura faz o papel de lixa. Nesses pontos se limpa e se mantém seco.",
        "Atrapalha. O que deixa o portão leve é roda boa e trilho varrido; o lubrificante vai em dobradiças e articulações, na revisão.",
      ],
    },
    {
      asks: ["A manutenção desliga o portão por quanto tempo?", "A garagem fica parada na visita?"],
      for: ["how-to", "maintain", "price", "what"],
      says: [
        "Só durante a parte em que a folha está solta ou escorada. O resto da visita acontece com o portão usável.",
        "Combine a entrada e a saída antes: a folha pode ficar aberta e segura enquanto se trabalha na máquina.",
      ],
    },
    {
      asks: ["Motor novo também precisa de manutenção?", "O portão acabou de ser instalado. Precisa de revisão?"],
      for: ["when", "maintain", "what", "worth-it"],
      about: ["instalacao"],
      says: [
        "Precisa, e a primeira é a que mais acha: parafuso assenta, folha acomoda, trilho mostra a emenda alta.",
        "Precisa. No primeiro ano o concreto da base termina de curar e a folha desce o que tinha de descer.",
      ],
    },
    {
      asks: ["O que a revisão deixa por escrito?", "Recebo relatório da manutenção?"],
      for: ["what", "maintain", "worth-it", "price"],
      says: [
        "Peça altura das pontas da folha, corrente do motor, folgas, o que foi apertado e o que fica para a próxima. Sem anotação, a visita seguinte começa do zero.",
        "É a parte que mais vale: com a data e as medidas, o próximo técnico compara em vez de adivinhar.",
      ],
    },
    {
      asks: ["Desengripante serve para o portão?", "Que produto posso passar sem estragar?"],
      for: ["how-to", "maintain", "what", "which"],
      says: [
        "Desengripante limpa e evapora: solta a peça presa e a deixa seca. Como lubrificante permanente, não serve.",
        "Em dobradiça, o que o técnico aplica na visita. Nos demais pontos, pano seco e mais nada.",
      ],
    },
    {
      asks: ["Manutenção dá para fazer com o portão travado?", "Posso marcar preventiva para um portão parado?"],
      about: ["conserto"],
      says: [
        "Aí já é reparo: primeiro o portão volta a andar, depois se revisa o resto na mesma ida, se couber.",
        "Marque como conserto e peça a revisão junto. O que parou costuma ter avisado antes, e o restante da folha merece o mesmo olhar.",
      ],
    },
    {
      asks: ["Vale fazer contrato de manutenção?", "Contrato de preventiva compensa?"],
      for: ["worth-it", "price", "what", "which"],
      about: ["condominio"],
      says: [
        "Compensa em entrada coletiva, onde uma falha atrasa muita gente. Em casa de poucos carros, a visita avulsa cumpre o mesmo papel.",
        "Leia o que ele obriga: data certa, peça incluída e tempo de chegada. Contrato que só promete visita não muda nada.",
      ],
    },
    {
      asks: ["O que muda entre a revisão expressa e a completa?", "Revisão rápida ou completa: qual pedir?"],
      for: ["price", "what", "maintain", "which", "worth-it"],
      says: [
        "A expressa limpa, ajusta e testa, por {{manutencao-expressa}}. A completa inclui o que pede desmontagem e peça.",
        "Se o portão anda e só ficou áspero, a expressa resolve. Com barulho antigo ou parada no meio, peça a outra.",
      ],
    },
    {
      asks: ["Dá para revisar o portão sem parar a garagem?", "Preciso tirar o carro para a revisão?"],
      for: ["maintain", "how-to", "what", "when"],
      says: [
        "A folha fica solta por um tempo e é movida pela equipe. Carro que precisa sair no período deve dormir na rua.",
        "Tire o que estiver junto da máquina e do trilho. O resto da garagem não atrapalha.",
      ],
    },
    {
      asks: ["A revisão vale para motor de qualquer marca?", "Revisa-se motor que não é {{marca}}?"],
      for: ["maintain", "what", "price", "repair"],
      says: [
        "A parte de folha, trilho, dobradiça e sensor é igual em todas. Peça própria do fabricante depende de existir no mercado.",
        "Limpeza, medida e regulagem, sim. O que não se acha é a peça exclusiva de modelo antigo, e isso é dito na visita.",
      ],
    },
    {
      asks: ["Quem pode fazer a limpeza entre as revisões?", "O que o zelador pode limpar?"],
      for: ["maintain", "how-to", "what", "when"],
      says: [
        "Qualquer adulto, com o disjuntor do portão desligado: trilho com vassoura, lente com pano macio, área da folha livre.",
        "O que se alcança sem ferramenta e sem tirar tampa. Dali para dentro é do técnico.",
      ],
    },
    {
      asks: ["A garantia exige revisão?", "Perco a garantia se não fizer a manutenção?"],
      for: ["maintain", "what", "when", "worth-it"],
      says: [
        "O termo que vale é o da sua compra, na página de [garantia](/garantia-servico). Guarde os registros de visita junto da nota.",
        "Leia o que está escrito na [garantia](/garantia-servico) contratada. O registro da revisão ajuda a mostrar que não houve mau uso.",
      ],
    },
    {
      asks: ["Que barulho pede revisão e qual pede parada?", "Com que som posso continuar usando?"],
      for: ["maintain", "when", "what", "repair"],
      says: [
        "Chiado e rangido pedem visita marcada. Estalo seco, pancada e cheiro quente pedem parada no mesmo dia.",
        "Som que cresce devagar dá tempo. O que apareceu de repente, não: desligue o disjuntor do portão e afaste as pessoas.",
      ],
    },
    {
      asks: ["Portão que quase não uso precisa de revisão?", "O portão fica parado semanas. Precisa de manutenção?"],
      for: ["maintain", "when", "what", "worth-it"],
      says: [
        "Precisa, por outro motivo: graxa endurece, roda deforma parada e bateria descarrega. A primeira manobra é a que quebra.",
        "Precisa de menos visitas e de algumas manobras por mês, para que nada cole no lugar.",
      ],
    },
  ],
};
