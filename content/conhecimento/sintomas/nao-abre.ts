import type { Symptom } from "#domain/knowledge/entry";

export const naoAbre: Symptom = {
  kind: "symptom",
  id: "nao-abre",
  name: { one: "portão que não abre", many: "portões que não abrem", gender: "m" },
  aliases: [
    "não abre",
    "não abrem",
    "não abriu",
    "não abria",
    "não abrindo",
    "não está abrindo",
    "não tá abrindo",
    "não ta abrindo",
    "não quer abrir",
    "não quis abrir",
    "não consegue abrir",
    "não consigo abrir",
    "não abre mais",
    "não abre direito",
    "não abre nem fecha",
    "nem abre nem fecha",
    "parou de abrir",
    "parou de abri",
    "deixou de abrir",
    "recusa abrir",
    "se recusa a abrir",
    "portão não abre",
    "portões não abrem",
    "portão automático não abre",
    "portão eletrônico não abre",
    "portão eletrico não abre",
    "portão da garagem não abre",
    "portão de garagem não abre",
    "portão não abri",
    "não abri o portão",
    "portão preso fechado",
    "preso fechado",
    "travado fechado",
    "portão travado fechado",
    "carro preso na garagem",
    "preso na garagem",
    "abertura não funciona",
  ],
  not: ["não abre o site", "não abre aos domingos", "não abre vaga"],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["controle-nao-funciona", "falta-de-energia", "trava", "so-abre-na-mao", "capacitor", "destravar"],
  pages: [
    "/topicos/portao-automatico-nao-abre",
    "/topicos/portao-automatico-travado-sem-energia",
    "/topicos/problemas-em-portao-automatico",
  ],
  quantities: [
    { text: "127 V", means: "tensão de rede entre fase e neutro na região" },
    { text: "220 V", means: "tensão de rede entre duas fases na região" },
  ],
  brief: [
    "Portão que não abre e fica mudo tem falta de energia ou de ordem; o que não abre e ronca tem falta de força ou folha presa.",
    "Quando o portão não abre, o som do primeiro acionamento separa quadro, comando, motor e folha sem que se desmonte nada.",
    "Se não abre pelo controle e abre pelo botão da parede, o motor está inocente.",
    "Folha que não abre com o motor girando solto perdeu a ligação com ele: destravamento esquecido, dente gasto ou braço caído.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "Um portão que não abre está em uma de quatro situações: sem energia, sem ordem, sem força ou preso. Aperte o comando uma vez, longe da folha, e escute: silêncio indica as duas primeiras, ronco aponta as outras, e giro sem movimento acusa a transmissão.",
        "Se o portão não abre, não insista no botão: a segunda e a terceira tentativa só aquecem o motor. Veja se há luz na garagem, se outro comando funciona e se algum ferrolho ficou passado, nessa ordem.",
        "Quando a folha não abre, a pergunta que adianta é o que ainda funciona. Luz da central acesa, estalo de relé, zumbido ou motor girando: cada resposta tira metade das causas da frente, e nenhuma pede chave de fenda.",
        "Portão fechado que não abre costuma ter causa modesta, como disjuntor caído, pilha gasta ou trinco esquecido. Descartadas essas, restam capacitor, central, engrenagem e folha presa, que são casos de visita.",
      ],
    },
    {
      to: ["why"],
      says: [
        "O portão não abre porque a corrente parou em algum ponto entre a rua e a folha: rede, disjuntor, central, motor, transmissão ou trilho. Cada um falha com um som próprio, e o silêncio também é uma pista.",
        "Por que um portão não abre de um dia para o outro? Ou alguém travou o que não se trava, ou uma peça que vinha fraca cedeu: a pilha, o capacitor, o rolamento de uma roda. O que mudou na véspera costuma ser a melhor explicação.",
        "São três as famílias de motivo quando ele não abre: a ordem não chega, a ordem chega e falta força, ou há força e algo segura a folha. Saber em qual se está poupa a troca de peça boa.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto de portão que não abre segue o caminho da corrente: quadro, bornes da central, relé, capacitor, motor, engate e folha. Mede-se antes de trocar, porque motor mudo e fio partido dão exatamente a mesma cena.",
        "Para consertar um portão que não abre, o técnico primeiro devolve a saída à casa, destravando ou escorando a folha. A causa vem em seguida, com o portão já seguro e o carro do lado certo.",
        "Quando não abre por defeito de força, o reparo costuma ser um capacitor ou uma folha aliviada; por defeito de ordem, um receptor ou um fio. Motor novo entra só se o enrolamento tiver perdido o isolamento.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para agir quando o portão não abre, acenda uma lâmpada da garagem, olhe o disjuntor dele, experimente o botão de parede e procure trinco ou cadeado passado. Se nada disso responde, abra à mão apenas folha alinhada, em piso plano e nunca um basculante.",
        "Comece pelo que está ao alcance dos olhos quando ele não abre: lâmpada da casa, alavanca do quadro, luz do controle, ferrolho, pedra no trilho. Feita essa volta, religue e acione uma só vez, de longe.",
        "Quem fica diante de um portão que não abre ganha tempo com um teste de três comandos: controle, botão interno, interfone. Um que funcione inocenta o motor, a folha e a energia de uma vez.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O preço de resolver um portão que não abre depende de onde a corrente parou: pilha e trinco não pedem visita, capacitor e regulagem cabem em uma visita, e motor queimado pede troca. O valor é informado depois do diagnóstico e antes do serviço.",
        "Quanto custa quando o portão não abre? Menos se ele apenas perdeu o comando, mais se roncou preso até queimar. Dizer no primeiro contato qual som ele faz já coloca a conta na faixa certa.",
        "A conta de um portão que não abre varia com o defeito e não com o susto. Fio rompido, relé colado e dente quebrado fazem a mesma cena e têm preços bem diferentes, por isso se mede antes de orçar.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Chame o técnico quando o portão não abre depois de conferidos energia, segundo comando e trinco, ou já na primeira tentativa se houver cheiro, faísca, cabo frouxo ou folha torta. Com alguém machucado ou preso sob a folha, a ligação é para os bombeiros.",
        "Se não abre uma manhã e abre na outra, não espere a falha firmar: defeito que vai e vem ainda deixa medir, e capacitor ou relé nesse estado avisa por pouco tempo.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "Vale consertar o portão que não abre se o motor responde quando gira sem a folha; troca se paga quando o enrolamento está em curto ou a central já foi remendada. O exame que decide isso é o primeiro da visita.",
      ],
    },
    {
      to: ["emergency"],
      says: [
        "Portão que não abre com carro ou pessoa do lado de dentro: desligue o disjuntor dele e use a chave de destravamento, se a folha for de correr ou de abrir, estiver alinhada e o piso for plano. Basculante se deixa como está, e o pedido de ajuda começa pela frase de que há alguém preso.",
        "Com urgência de sair e um portão que não abre, não force a folha com o carro nem com alavanca, porque ela tomba. Saia a pé por outra porta, deixe a energia do motor cortada e avise no chamado se há criança, idoso ou remédio em jogo.",
        "Se não abre e a casa depende dele agora, diga na primeira mensagem o tipo de folha, o som que faz e se existe outra saída. São essas três respostas que definem se o técnico orienta o destravamento ou vai direto.",
      ],
    },
  ],
  definition: {
    headings: ["O que precisa acontecer para ele abrir", "Da ordem ao movimento", "Quatro pontos onde a abertura morre"],
    items: [
      {
        says: [
          "Abrir exige uma corrente de acertos: energia no quadro, ordem reconhecida pela central, relé que fecha, capacitor que empurra, motor que gira, engate que segura e folha que anda. Um elo parado basta, e o som diz qual foi o último que trabalhou.",
          "Entre o dedo no botão e a folha em movimento existem sete etapas. O estalo seco dentro da caixa é a quarta: quem o ouve já sabe que rede, controle e receptor cumpriram a parte deles.",
        ],
      },
      {
        says: [
          "Para abrir, a central costuma pedir menos licenças do que para fechar; por isso um portão que só falha na abertura tem, em geral, defeito de força ou de energia, e não de sensor.",
          "Sensor de passagem quase nunca segura a abertura. Quem a impede é outra ordem: um fim de curso que jura que a folha já está aberta, ou uma entrada de botão em curto.",
        ],
      },
      {
        for: ["why", "what", "repair"],
        says: [
          "Depois de uma noite fria, chapa e dobradiça encolhem, a graxa engrossa e a pilha perde tensão. Um conjunto que já vinha no limite acorda sem abrir e, ao meio-dia, funciona como se nada houvesse.",
          "O motor parado precisa de várias vezes a corrente de trabalho para sair do lugar. É nesse arranque que se revelam o capacitor cansado, o fio fino e a folha que encostou no piso.",
        ],
      },
    ],
  },
  causes: {
    headings: ["O som que ele faz e o que isso quer dizer", "Causas, do silêncio ao ronco", "Onde a abertura parou"],
    leads: [
      "Um acionamento só, com todos afastados, responde à tabela inteira:",
      "Procure a linha que descreve o seu portão, sem repetir o teste:",
      "O que se ouve vale mais do que há quanto tempo o motor foi instalado:",
    ],
    columns: ["O que acontece", "Suspeita", "O que olhar"],
    rows: [
      { cells: ["Nada, e a garagem está escura", "Falta de luz", "Vizinhos, disjuntor geral"], about: ["falta-de-energia"] },
      {
        cells: ["Nada, e o resto da casa acende", "Disjuntor do portão caído", "Rearme uma vez só"],
        about: ["desarma-disjuntor", "rearmar-disjuntor"],
      },
      {
        cells: ["Nada no controle, abre no botão", "Pilha, cadastro ou receptor", "Luz do controle, segundo controle"],
        about: ["controle-nao-funciona", "controle", "receptor", "trocar-pilha"],
      },
      { cells: ["Um estalo e mais nada", "Relé, fio ou motor aberto", "Nada: é medição"], about: ["central"] },
      { cells: ["Ronca parado", "Capacitor fraco ou folha presa", "Ferrolho, cadeado, pedra na roda"], about: ["capacitor", "trava"] },
      {
        cells: ["Motor gira, folha não sai", "Destravado ou dente gasto", "Posição da chave, pó no chão"],
        about: ["engrenagem", "embreagem", "destravar"],
      },
      {
        cells: ["Avança um palmo e desiste", "Esforço acima do limite", "Trilho, chapa raspando no piso"],
        about: ["para-no-meio", "trilho", "roldana"],
      },
      {
        cells: ["Estalo da trava, folha imóvel", "Trava elétrica que não recolhe", "Lingueta presa na contratesta"],
        about: ["trava-eletrica"],
      },
      { cells: ["Falhou depois do temporal", "Surto ou umidade na placa", "Luz acesa na central"], about: ["raio", "chuva", "central"] },
      { cells: ["Só falha depois de muito uso", "Proteção térmica aberta", "Se volta depois de frio"], about: ["esquenta"] },
      {
        cells: ["Sobe um pouco e cai de volta", "Cabo ou mola sem carga", "Afaste-se e chame"],
        when: { gates: ["basculante"] },
        about: ["mola", "cabo-de-aco", "contrapeso"],
      },
      {
        cells: ["Uma folha abre, a outra não", "Braço solto ou ferrolho baixado", "Ferrolho de piso da folha parada"],
        when: { gates: ["pivotante"] },
        about: ["dobradica"],
      },
      {
        cells: ["Puxa, e a folha sai torta", "Folha fora do trilho", "Vão entre a roda e o trilho"],
        when: { gates: ["deslizante"] },
        about: ["roldana", "trilho", "guia"],
      },
    ],
    ends: [
      {
        says: [
          "Duas linhas ao mesmo tempo são possíveis: um dente gasto faz o motor girar à toa até que o calor o desligue, e o silêncio que sobra engana.",
          "Se nenhuma linha serve, filme a tentativa com som. O ouvido do técnico classifica em poucos instantes o que a descrição demora a contar.",
        ],
      },
    ],
  },
  neighbours: {
    headings: ["Não abre ou é outra queixa?", "Defeitos vizinhos e a diferença", "Para chamar o problema pelo nome"],
    items: [
      {
        label: "Controle que não funciona",
        about: ["controle-nao-funciona"],
        says: [
          "se o botão de parede manda e a folha obedece, não há o que procurar no motor: a falha é de pilha, cadastro ou alcance.",
          "o teste é chegar perto da central com o segundo controle; abrindo de perto, o caso é de antena ou de bateria.",
        ],
      },
      {
        label: "Portão travado",
        about: ["trava"],
        says: [
          "travado é o que não se move nem destravado; se à mão a folha corre leve, o que falhou está do motor para trás.",
          "a folha presa por pedra, ferrugem ou empeno resiste também com a energia cortada, e é isso que a distingue.",
        ],
      },
      {
        label: "Portão que só abre na mão",
        about: ["so-abre-na-mao"],
        says: [
          "quando já se descobriu que à mão ele vai, o assunto passa a ser engate, capacitor ou central, e a folha sai da lista.",
          "nesse caso o caminho está livre por definição; a visita serve para achar por que a força do motor não chega até ele.",
        ],
      },
      {
        label: "Parada no meio",
        about: ["para-no-meio"],
        says: [
          "quem anda e para começou a abrir: o defeito é de percurso, e não de partida.",
          "um palmo de avanço conta como partida boa; dali em diante procura-se atrito, obstáculo ou parada fora do ponto.",
        ],
      },
      {
        label: "Falta de energia",
        about: ["falta-de-energia"],
        says: [
          "com o bairro apagado ou uma fase a menos, o portão está são e espera; lâmpadas fracas em metade da casa são o sinal da fase perdida.",
          "se tudo o que é elétrico parou junto, a concessionária vem antes do técnico de portão.",
        ],
      },
    ],
  },
  checks: {
    headings: [
      "O que verificar antes de chamar",
      "Passo a passo de quem está do lado de dentro",
      "Olhadas que dispensam ferramenta",
      "Da lâmpada ao trilho",
    ],
    leads: [
      "A lista anda do quadro para a rua; pare no primeiro passo que der resultado.",
      "Faça com crianças e animais longe da folha e com uma pessoa só no comando:",
      "Nada aqui exige escada, chave ou coragem:",
    ],
    steps: [
      {
        label: "Luz da garagem",
        says: [
          "acenda uma lâmpada ligada perto do portão; apagada também ela, o caso é de rede ou de disjuntor do setor.",
          "olhe se a luminária mais próxima do motor acende com o brilho de sempre, porque tensão baixa deixa o motor sem arranque.",
        ],
      },
      {
        label: "Disjuntor do portão",
        says: [
          "no quadro, compare a alavanca dele com as outras; caída ou no meio, desça até o fim e suba uma única vez.",
          "uma alavanca que volta a cair manda encerrar a lista aqui, com ela embaixo.",
        ],
      },
      {
        label: "Outro comando",
        about: ["controle-nao-funciona"],
        says: [
          "experimente o botão interno, o interfone e o controle de outra pessoa, um de cada vez e com pausa entre eles.",
          "se a casa tem tecla de parede, é ela que julga o controle: funcionou, troque a pilha dele e encerre.",
        ],
      },
      {
        label: "Trincos e cadeados",
        says: [
          "corra os olhos por ferrolho de piso, cadeado de ponta, trinco de viagem e corrente passada por alguém que quis reforçar a noite.",
          "procure o que só se fecha à mão: pino no trilho, gancho atrás da folha, travessa de madeira no pivotante.",
        ],
      },
      {
        label: "Caminho da folha",
        when: { gates: ["deslizante", "pivotante"] },
        says: [
          "com o disjuntor desligado, retire pedra, folha seca e brinquedo do percurso e veja se a ponta encosta no piso.",
          "depois de cortar a energia, siga o trilho com a vista até o fim: uma tampinha prensada sob a roda basta para prender tudo.",
        ],
      },
      {
        label: "Chave de destravamento",
        says: [
          "confira se ela está na posição travada; após uma queda de luz é comum que tenha ficado aberta, e o motor gira sem levar a folha.",
          "olhe a tampinha da chave: virada para o lado do manual, explica sozinha o motor que gira em vão.",
        ],
      },
      {
        label: "Última tentativa",
        says: [
          "religue, afaste-se da linha da folha e acione uma vez, atento ao som e ao ponto em que para.",
          "depois de tudo conferido, uma ordem apenas; se o resultado for o mesmo, anote-o e deixe o disjuntor embaixo.",
        ],
      },
    ],
    ends: [
      {
        says: [
          "Som igual ao de antes, caminho limpo e energia presente: o que falta medir está dentro das tampas, e a sua parte terminou.",
          "Abriu na última tentativa? Feche e abra mais uma vez, olhando, antes de confiar nele para sair cedo no dia seguinte.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante não existe prova da mão: cabo ou mola podem ter cedido, e a folha destravada desce com o peso inteiro.",
          "Basculante que não sobe se examina de longe e com os olhos; cabo pendente ou caixa de contrapeso aberta encerra a conversa.",
        ],
      },
    ],
  },
  stop: {
    headings: ["Quando parar de tentar", "Sinais para desligar e chamar", "O que transforma defeito em perigo"],
    leads: ["Diante de um destes sinais, o disjuntor desce e fica embaixo:", "Não há mais um teste que valha a pena depois disto:"],
    items: [
      {
        label: "Ronco que não vira movimento",
        says: [
          "motor com corrente e sem giro passa do limite de calor em pouco tempo, e cada nova ordem recomeça do quente.",
          "o zumbido parado é o som mais caro do portão: custa um capacitor enquanto se desliga cedo e um motor quando se insiste.",
        ],
      },
      {
        label: "Folha inclinada ou fora do trilho",
        says: [
          "fora do apoio, ela está em pé por sorte; ninguém passa ao lado e ninguém a empurra de volta.",
          "um canto mais alto do que o outro avisa que a roda saiu; puxar com o motor completa a queda.",
        ],
      },
      {
        label: "Cabo, mola ou contrapeso diferentes",
        when: { gates: ["basculante"] },
        says: [
          "laço de cabo frouxo, espira aberta ou caixa torta querem dizer peso sem sustento, e a distância é a única proteção.",
          "um dos lados da folha mais baixo do que o outro indica tensão perdida; afaste o carro se não precisar passar por baixo.",
        ],
      },
      {
        label: "Formigamento ao encostar",
        says: [
          "choque na grade ou no quadro da folha manda cortar a chave geral da casa, afastar todos e não tocar de novo nem para medir.",
          "a sensação de arrepio ao tocar o ferro é fuga de corrente; o portão passa a ser assunto de eletricista antes de qualquer outro.",
        ],
      },
      {
        label: "Fumaça ou cheiro",
        about: ["cheiro-de-queimado"],
        says: [
          "plástico ou verniz no ar significa isolante em brasa, e a abertura deixa de ter importância.",
          "sem energia a fumaça deve morrer logo; se cresce, saia da garagem e peça os bombeiros.",
        ],
      },
      {
        label: "Disjuntor que cai de novo",
        about: ["desarma-disjuntor"],
        says: [
          "a segunda queda prova que há curto ou fuga, e rearmar outra vez só alimenta o defeito.",
          "alavanca que não para em cima protege quem está perto; deixe-a cumprir o serviço.",
        ],
      },
    ],
  },
  meanwhile: {
    headings: ["Como sair de casa até a visita", "Entrar e sair sem o motor", "Enquanto o técnico não chega"],
    items: [
      {
        when: { gates: ["deslizante", "pivotante"] },
        says: [
          "Em piso plano e com a folha no lugar, corte a energia do portão, gire a chave e mova devagar, pelo meio do quadro. Depois de passar, feche e ponha cadeado, porque destravado ele não tem outra tranca.",
          "A folha de correr ou de abrir vira portão comum com a chave de destravamento: disjuntor embaixo, mãos longe de rodas e dobradiças, movimento lento, cadeado no fim. Garagem inclinada pede ajuda e um calço.",
          "Se for preciso sair agora, destrave uma vez, tire o carro, feche e deixe o veículo na rua até a visita. Repetir a operação a cada saída cansa a folha e quem a empurra.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "Basculante fechado que não sobe fica fechado. Combine a entrada por outra porta e deixe o carro onde está; a alternativa de soltar a folha para ganhar a rua não compensa o risco.",
          "Com basculante parado, o plano é a pé: porta social, táxi, carona. A chave dele só se usa por quem confere antes cabos e contrapesos.",
        ],
      },
      {
        says: [
          "Avise quem chega mais tarde, para ninguém apertar o controle da rua enquanto há gente na folha. Um papel preso ao disjuntor evita que o religuem por engano.",
          "Guarde os controles em um só lugar e combine que ninguém tenta por conta própria. Tentativas espalhadas pela tarde são a causa de muito motor queimado por um defeito pequeno.",
        ],
      },
    ],
  },
  work: {
    headings: ["Como o técnico devolve a abertura", "O diagnóstico, elo por elo", "Da rede à folha"],
    leads: [
      "A ordem é a da corrente elétrica, para não condenar a última peça pelo erro da primeira.",
      "Cada etapa tem um instrumento e uma resposta de sim ou não:",
      "Antes de medir, garante-se que a folha não anda sozinha quando for solta.",
    ],
    steps: [
      {
        label: "Folha segura",
        says: [
          "escora-se ou amarra-se o portão e só depois se destrava, em especial onde o piso cai.",
          "o engate é aberto com a folha contida, e o esforço à mão decide se a culpa é mecânica.",
        ],
      },
      {
        label: "Alimentação",
        says: [
          "mede-se a tensão nos bornes em repouso e no arranque; 127 V onde deveria haver 220 V, ou o inverso, explica motor sem partida.",
          "seguem-se disjuntor, emendas e fusível da central, porque fio frouxo aquece, oxida e abre.",
        ],
      },
      {
        label: "Ordem",
        says: [
          "aciona-se direto nos bornes da botoeira: se a central responde ali, receptor e controle passam a suspeitos.",
          "as luzes da placa mostram se o comando entrou e se alguma entrada está presa em curto.",
        ],
      },
      {
        label: "Partida",
        says: [
          "com o comando dado, verifica-se se o relé entrega tensão ao motor e mede-se o capacitor descarregado.",
          "tensão presente e motor mudo levam ao enrolamento ou ao térmico; tensão ausente fica na central.",
        ],
      },
      {
        label: "Transmissão",
        says: [
          "gira-se o motor sem a folha e olham-se pinhão, coroa, corrente ou braço à procura de dente raspado e chaveta cisalhada.",
          "aperta-se a embreagem só depois de excluída a folha pesada, para não mascarar o atrito.",
        ],
      },
      {
        label: "Prova final",
        says: [
          "várias aberturas seguidas, medindo a corrente, mostram se o reparo segura com o motor quente.",
          "ao fim, testam-se obstáculo, paradas e destravamento, que é a chave da próxima emergência da casa.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa resolver", "O preço depende do elo que falhou", "Da pilha ao motor"],
    items: [
      {
        says: [
          "Capacitor, fio, regulagem e folha aliviada ficam na faixa de uma manutenção. Ela vai de {{manutencao-custo}}. Peça à parte é informada antes.",
          "Quando o motor ainda gira, a visita costuma bastar. O valor típico é de {{manutencao-custo}}. Peças entram na conta só com o seu aceite.",
          "Defeito de comando ou de partida se resolve no local. A faixa da manutenção é {{manutencao-custo}}. O que a move é a peça que se troca.",
        ],
      },
      {
        for: ["price", "worth-it", "repair", "replace", "when"],
        says: [
          "Se o motor queimou de tanto roncar preso, entra a substituição. Em residência ela fica em {{troca-residencial}}. Folha pesada de prédio ou galpão tem outra conta. Ela vai de {{troca-pesado}}.",
          "Motor condenado muda a ordem de grandeza do gasto. A troca residencial custa {{troca-residencial}}. Compare com o reparo depois de ver a medição do enrolamento.",
          "O que encarece um portão fechado é o número de tentativas feitas antes de desligar. Um capacitor trocado cedo evita a linha da substituição. Ela começa em {{troca-residencial}}.",
        ],
      },
      {
        for: ["price", "emergency", "repair"],
        says: [
          "Com carro preso, diga que é emergência. A chegada nesse caso é de até {{emergencia-horas}}. O som do portão na mensagem define o que o técnico leva.",
          "Chamado urgente e chamado comum partem do mesmo diagnóstico, e o valor só sai com a causa na mão. Pergunte na conversa se há diferença para a hora em que precisa.",
        ],
      },
    ],
  },
  worth: {
    headings: ["Consertar ou trocar", "Quando o reparo não compensa"],
    items: [
      {
        says: [
          "Portão que abriu por anos e parou em um dia costuma ter uma peça só a trocar. O que vem falhando toda semana, com peça diferente a cada visita, está cansado por inteiro.",
          "Se o motor gira livre fora da folha, conserte. Se o verniz escureceu ou a carcaça dá fuga, o reparo seria provisório, e a [troca do motor](/topicos/troca-de-motor-de-portao) sai mais em conta no ano.",
        ],
      },
      {
        for: ["price", "worth-it", "replace", "when"],
        says: [
          "Motor sem peça de reposição no mercado decide a questão sozinho: um dente de plástico que não se acha deixa a casa fechada por dias.",
          "Aproveite a mesma visita para ver roda, trilho e equilíbrio, pois motor novo em folha presa repete a história.",
        ],
      },
    ],
  },
  care: {
    headings: ["Para não ficar preso outra vez", "O que prepara a casa para a próxima falha"],
    items: [
      {
        says: [
          "Deixe a chave de destravamento em lugar que os moradores conheçam e alcancem sem passar pelo portão. Chave dentro da garagem fechada não serve a quem está na rua.",
          "Ensaie o destravamento em um domingo, com luz e sem pressa, exceto em basculante. Na emergência o gesto já é conhecido.",
        ],
      },
      {
        says: [
          "A revisão recomendada é a cada {{revisao-intervalo}}. Ela mede corrente de partida, folga do engate e peso da folha, que são os três que anunciam a falha.",
          "Troque a pilha do controle antes que ela acabe e guarde um segundo controle cadastrado. Esse par na gaveta separa em um instante o defeito do comando do defeito do motor.",
        ],
      },
    ],
  },
  cases: {
    headings: ["Conforme o portão e o endereço", "O que muda no seu caso", "Detalhes do tipo de portão e do lugar"],
    items: [
      {
        when: { gates: ["deslizante"] },
        says: [
          "De correr: antes de culpar o motor, olhe a ponta que encosta na coluna. Trinco de piso, batente torto ou pedra na canaleta prendem a folha exatamente onde a abertura começa.",
          "No deslizante, motor girando com folha imóvel quer dizer dente: o pinhão perdeu a cremalheira porque as rodas baixaram ou porque a barra se soltou em um trecho.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante, a folha que não sobe pode estar sem contrapeso, e o ronco do motor é ele tentando erguer tudo. Insistir parte o cabo do outro lado.",
          "Folha basculante colada embaixo depois de chuva pode ter a borracha grudada no piso ou o quadro inchado de ferrugem. Isso se vê de fora, sem soltar nada.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "No pivotante de duas folhas, a que sai primeiro manda: se o ferrolho dela está baixado, a outra também espera, e parecem mortas as duas.",
          "Vento forte contra a folha de abrir soma esforço à partida. Se só deixa de abrir em dia de ventania, o ajuste de força e a dobradiça estão no limite.",
        ],
      },
      {
        when: { uses: ["casa"] },
        says: [
          "Em casa térrea com entrada única, o portão fechado prende as pessoas junto com o carro. Um botão interno e uma chave do lado de dentro resolvem mais do que um motor potente.",
          "Casa que ficou fechada nas férias reúne as três causas mudas: pilha fraca, trinco de viagem e disjuntor desligado por precaução. Comece por elas.",
        ],
      },
      {
        when: { uses: ["sobrado"] },
        says: [
          "No sobrado, o quadro costuma ficar no andar de cima ou atrás da cozinha, e o disjuntor do portão sem nome. Identificá-lo antes poupa correria de noite.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Em vila, a mesma folha fecha todas as casas: combine quem guarda a chave de destravamento e quem fala com o técnico, para não chegarem três chamados sobre um portão só.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Na garagem de prédio, o portão parado forma fila na rampa. A portaria precisa da chave, de cones e de uma regra: destrava só quem foi treinado, com o motor desligado no quadro.",
          "Condomínio com dois portões desvia o fluxo para o outro e ganha tempo; com um só, vale ter no quadro de avisos o passo a passo do destravamento, com foto.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Loja que não abre a porta de entrada de mercadoria perde a manhã. Deixe a chave e o roteiro com quem chega primeiro, e não com o dono, que chega depois.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Folha de galpão pesa demais para uma pessoa só: destravada sem cuidado, ela ganha velocidade e não para no fim do trilho. À mão, só com duas pessoas e calço no batente.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "No sítio, formiga na central, tensão baixa no fim da linha e bateria esquecida explicam quase todo portão mudo. A placa se limpa na visita, e a queda de tensão se mede no poste.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Em rua inclinada, abrir pode ser subir. Motor que abria no verão e travou agora talvez só tenha perdido o pouco de sobra que tinha contra o peso da folha.",
          "Destravar em ladeira solta a folha morro abaixo, e ninguém a detém depois que embala. Espere com ela fechada e travada.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "Rampa logo atrás do portão rouba o espaço do basculante e do pivotante: se o carro parou colado, a folha encontra o para-choque e a central desiste da abertura.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Em ponto baixo, a água da chuva cobre a base do motor e chega às emendas antes de aparecer. Mudo na manhã seguinte à enxurrada, ele fica desligado até secar e ser examinado.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Sob árvores, semente e galho enchem a canaleta, e raiz levanta o piso. A folha começa a raspar um pouco por mês até o dia em que não sai mais do lugar.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Obra na rua deixa areia no trilho e pó no botão. Varra antes de julgar: portão preso por areia volta a andar sem peça nenhuma.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Com calçada movimentada, não teste repetidas vezes para a rua: um arranque súbito depois de muitas tentativas pega quem passa. Uma pessoa fica do lado de fora, avisando.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que escrever na mensagem", "Como descrever o portão parado", "Três dados que valem a visita"],
    items: [
      {
        says: [
          "Diga qual dos sons ouviu, se algum comando ainda funciona e se há gente ou carro preso. Com isso já se decide entre orientar o destravamento e sair com peça.",
          "Mande um vídeo curto da tentativa, gravado de dentro e com o volume ligado. Ele mostra central, motor e folha de uma vez.",
          "Conte o que aconteceu antes de parar: temporal, mudança, faxina, pintura, obra no piso, troca de pilha. A véspera explica mais do que o dia.",
        ],
      },
      {
        says: [
          "Fotografe a etiqueta do motor, a folha inteira de frente e o quadro com o disjuntor. Se a luz da central estiver acesa, diga a cor e se pisca.",
          "Informe o tipo de folha, o peso aproximado pelo material e se o piso é inclinado. Isso define se o técnico vai só ou acompanhado.",
          "Escreva também o que você já fez, para não repetir: alavanca rearmada, outro controle testado, trinco conferido.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Posso empurrar a folha com o carro para sair?", "Dá para forçar o portão fechado com o para-choque?"],
      says: [
        "Não. A folha sai do trilho ou das dobradiças e cai sobre o capô, e o motor quebrado passa a ser o menor dos gastos.",
        "Nunca. Um empurrão entorta o quadro, arranca a base do motor e deixa a folha solta, que é o pior dos cenários.",
      ],
    },
    {
      asks: ["O portão está mudo, mas a luz da central acende. O que é?", "Central ligada e motor calado quer dizer o quê?"],
      about: ["central"],
      says: [
        "A energia chega até a placa. Falta ordem reconhecida, relé que feche ou motor que responda, e os três se separam com medidor.",
        "Significa que o problema passou do quadro. Teste o segundo controle e o botão; se ambos falham, a medição segue dentro da caixa, com técnico.",
      ],
    },
    {
      asks: ["Por que ele abre de manhã e não abre à tarde?", "Falha só em certas horas: o que pode ser?"],
      for: ["what", "why", "repair"],
      says: [
        "Calor dilata a chapa, e o uso aquece o motor; tarde reúne as duas coisas. Anote o horário e a temperatura do dia por alguns dias.",
        "Se for sempre no fim da tarde, suspeite de térmico ou de folha que engorda ao sol. Se for sempre de manhã, suspeite de umidade e de pilha.",
      ],
    },
    {
      asks: ["Roncou e eu desliguei. Estraguei o motor?", "Um ronco curto já queima o motor?"],
      about: ["capacitor", "esquenta"],
      says: [
        "Um ronco breve não costuma queimar. O que destrói é repetir a ordem com a folha presa; desligar logo foi o gesto certo.",
        "Em geral, não. O enrolamento sofre com o tempo de ronco somado, e desligar no primeiro poupou quase todo o dano.",
      ],
    },
    {
      asks: ["Não abre e não fecha: começo por onde?", "Ele ficou parado no meio e não atende nada. E agora?"],
      about: ["nao-fecha", "para-no-meio"],
      says: [
        "Pelo quadro: as duas direções só somem juntas quando falta energia, quando a central morreu ou quando o engate se soltou.",
        "Corte a energia do motor e veja a posição da folha. Parada em meio curso, ela não se empurra sem saber se é folha de correr, de abrir ou basculante.",
      ],
    },
    {
      asks: ["Um portão sem energia abre como?", "Sem luz, existe jeito de abrir?"],
      about: ["falta-de-energia", "destravar", "nobreak"],
      says: [
        "Com a chave de destravamento, em folha alinhada e piso plano, ou com nobreak instalado antes. Basculante sem luz espera.",
        "Quem tem bateria no sistema abre algumas vezes sem rede. Sem ela, destrava-se à mão, exceto o basculante.",
      ],
    },
    {
      asks: ["Troquei a pilha e continuou sem abrir. O que sobra?", "Pilha nova não adiantou. Qual o próximo passo?"],
      about: ["trocar-pilha", "controle-nao-funciona"],
      for: ["what", "how-to", "why", "repair"],
      says: [
        "Confira o lado da pilha e se a luzinha acende; depois teste o botão de parede. Abrindo por ele, o cadastro se perdeu.",
        "Resta saber se a ordem chega. Um segundo controle e a tecla interna dizem isso; o resto é do receptor.",
      ],
    },
    {
      asks: ["Abriu de novo sozinho. Preciso chamar mesmo assim?", "O portão voltou a funcionar. Posso esquecer?"],
      for: ["what", "when", "repair", "worth-it"],
      says: [
        "Chame se roncou, desarmou ou cheirou antes de voltar. Defeito que some por conta própria some quente ou seco, e volta do mesmo jeito.",
        "Se foi só pilha ou trinco, esqueça. Se ninguém mexeu em nada e ele voltou, há contato frouxo ou motor que esfriou, e a próxima parada será pior de hora.",
      ],
    },
  ],
};
