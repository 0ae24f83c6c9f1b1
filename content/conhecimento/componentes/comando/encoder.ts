import type { Component } from "#domain/knowledge/entry";

export const encoder: Component = {
  kind: "component",
  id: "encoder",
  name: { one: "encoder", many: "encoders", gender: "m" },
  aliases: [
    "encoder do motor",
    "encoder de motor",
    "encoder do portão",
    "encoder de portão",
    "encoder do motor de portão",
    "encoderes",
    "enconder",
    "incoder",
    "encolder",
    "codificador do motor",
    "sensor de voltas",
    "contador de voltas",
    "sensor hall",
    "sensor hall do motor",
    "sensor de giro",
    "percurso do portão",
    "curso do portão",
    "aprendizado de percurso",
    "memorização de percurso",
    "memorização de curso",
    "programação de percurso",
    "portão perdeu o percurso",
    "perdeu o curso",
  ],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["fim-de-curso", "central", "rampa-de-desaceleracao", "falta-de-energia", "para-no-meio", "embreagem"],
  pages: [
    "/topicos/regulagem-de-fim-de-curso-de-portao",
    "/topicos/placa-central-de-comando-de-portao",
    "/topicos/conserto-de-placa-de-portao-eletronico",
  ],
  brief: [
    "O encoder conta as voltas do motor para a central saber onde está a folha; se ele perde a conta, o portão para em lugares estranhos.",
    "Depois de alguém mover a folha à mão, o encoder precisa de um percurso livre para reencontrar as posições.",
    "Portão que anda um palmo e desliga, sem peso e sem obstáculo, pode ter o encoder mudo: a central julga o motor travado.",
    "É o encoder que permite à central notar que a folha perdeu velocidade e recuar diante de um obstáculo.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "O encoder é o sensor que conta o giro do motor e, por essa conta, diz à central em que ponto está a folha e com que velocidade ela anda. Com ele o portão freia antes do batente e recua quando algo o segura; sem sinal dele, a central para tudo.",
        "Encoder é o contador de voltas do motor: um ímã ou disco preso ao eixo passa diante de um sensor, e cada passagem vira um pulso. A central soma os pulsos para medir o percurso, desacelerar e perceber obstáculo.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto do encoder quase sempre é no caminho do sinal: conector oxidado, fio partido na dobra, disco sujo ou ímã que se soltou do eixo. Recuperado o pulso, a central precisa aprender o percurso de novo.",
        "Quando o encoder falha, o reparo começa por medir se os pulsos chegam à placa com o motor girando. Se chegam, o defeito é de percurso ou de transmissão que patina; se não, limpa-se, refaz-se o contato ou troca-se o sensor.",
      ],
    },
    {
      to: ["replace"],
      says: [
        "A troca do encoder é feita com o motor aberto e sem energia, com a peça do próprio modelo, porque número de pulsos e conector mudam de um para outro. Termina com a memorização do percurso e o teste de recuo.",
        "Trocar o encoder tem sentido quando o sensor não responde mesmo com alimentação e ímã em ordem. Fio e conector são a primeira tentativa, e custam menos do que a plaquinha.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O preço de resolver um encoder depende de onde o sinal se perdeu: limpeza e reaprendizado cabem em uma visita, sensor novo acrescenta a peça do modelo. Placa que não lê mais o sinal é o caso caro.",
        "Quanto custa arrumar o encoder se sabe depois de medir o pulso, porque o mesmo sintoma vem de um conector solto ou da entrada da central. A etiqueta do motor adianta o valor da peça.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para saber se o encoder perdeu a conta, deixe o portão fazer um ciclo inteiro sem ninguém na passagem e veja se a parada volta ao lugar. Se ele anda um palmo e desliga em toda tentativa, o sinal não está chegando.",
        "Reensinar o percurso ao encoder depende do modelo, e alguns motores o fazem sozinhos na primeira manobra depois de religados. O que cabe ao morador é deixar o caminho livre e não interromper essa volta lenta.",
      ],
    },
    {
      to: ["when"],
      says: [
        "O encoder merece visita quando a parada muda um pouco a cada dia, quando o portão desliga logo depois de partir ou quando refaz o percurso devagar toda manhã. Um erro isolado depois de falta de luz se resolve com um ciclo completo.",
        "Desconfie do encoder se o portão recua no nada, em pontos que variam, com folha leve e trilho limpo. Antes disso, os suspeitos são mais simples e mais baratos.",
      ],
    },
    {
      to: ["why"],
      says: [
        "O encoder erra porque conta o motor, e não a folha: se a embreagem patina, um dente pula ou alguém move o portão solto, a soma deixa de valer. Umidade no conector e ímã frouxo fazem o resto.",
        "Por que o encoder perde o percurso? Porque a posição é memória, e memória se apaga ou se desloca: energia que cai no meio da manobra, transmissão com folga, folha empurrada com o motor destravado.",
      ],
    },
    {
      to: ["which"],
      says: [
        "O encoder a comprar é o do modelo do motor, sem adaptação: a central espera um número certo de pulsos por volta. Na compra de um motor novo, ter encoder significa parada suave e recuo por obstáculo mais fino.",
        "Quanto a motores com encoder ou sem ele, a diferença aparece na segurança: quem mede velocidade percebe cedo que a folha encontrou resistência. Quem só tem ímãs nos extremos não sabe o que se passa no meio.",
      ],
    },
  ],
  definition: {
    headings: ["O que é o encoder", "Como o motor conta as próprias voltas", "Pulsos, percurso e velocidade"],
    items: [
      {
        says: [
          "No fundo do eixo há um ímã com vários polos ou um disco com janelas. Diante dele, um sensor sem contato envia um pulso a cada passagem, e a central traduz a sequência em duas grandezas: quanto já andou e com que pressa.",
          "Imagine quem atravessa um corredor escuro contando passos. Enquanto ninguém o empurra, sabe exatamente onde está; empurrado, continua contando certo a partir do lugar errado.",
        ],
      },
      {
        says: [
          "A distância total foi gravada no dia da instalação, quando o motor levou a folha de um batente ao outro. Toda manobra é comparada com essa gravação, e é dela que saem o ponto de frear e o de parar.",
          "O ritmo dos pulsos serve de vigia. Se eles se espaçam com o motor ligado, alguma coisa segura a folha, e a central inverte antes que a força cresça.",
        ],
      },
      {
        for: ["what", "which", "why"],
        says: [
          "Há sistemas em que a contagem trabalha sozinha e outros em que ímãs nas pontas corrigem a soma a cada passagem. Os segundos toleram melhor uma folha empurrada à mão.",
        ],
      },
    ],
  },
  faults: {
    headings: ["Como o encoder avisa", "Sinais de contagem perdida", "Defeitos que parecem da placa"],
    leads: [
      "Erro de contagem tem cara de capricho, mas segue uma lógica:",
      "Repare se o desvio cresce aos poucos ou se o motor simplesmente desiste:",
    ],
    items: [
      {
        label: "Sinal ausente",
        about: ["para-no-meio", "nao-abre"],
        says: [
          "o motor parte, anda um palmo e desliga, a cada ordem no mesmo tanto; sem pulso, a central o supõe travado.",
          "cada ordem rende um tranco curto, num sentido e no outro, com a folha leve à mão.",
        ],
      },
      {
        label: "Soma deslocada",
        about: ["bate", "nao-fecha"],
        says: [
          "a folha fecha na medida certa, só que um palmo antes, e abre esse mesmo palmo além.",
          "os dois extremos andaram para o mesmo lado, como se o portão tivesse sido mudado de endereço.",
        ],
      },
      {
        label: "Deriva diária",
        about: ["engrenagem", "embreagem"],
        says: [
          "a parada foge um pouco a cada uso, e um desliga e liga a conserta até o dia seguinte.",
          "no começo da semana encosta, no fim sobra fresta: algo entre o motor e a folha está patinando.",
        ],
      },
      {
        label: "Recuo sem motivo",
        about: ["volta"],
        says: [
          "o portão inverte em lugares que não se repetem, com ninguém perto e o feixe da fotocélula livre.",
          "pulsos falhando se parecem com folha freada, e a central, por cautela, desfaz a manobra.",
        ],
      },
      {
        label: "Procura constante",
        about: ["lento", "falta-de-energia"],
        says: [
          "a primeira manobra do dia é sempre arrastada, sinal de que a posição não fica guardada.",
          "a cada queda de energia o portão anda devagar até achar o batente, e depois volta ao ritmo.",
        ],
      },
      {
        label: "Ímã frouxo no eixo",
        about: ["treme"],
        says: [
          "há um estalido seco dentro do motor na partida, e o ponto de parada dança sem regra.",
          "a conta atrasa só nas arrancadas fortes, quando o ímã escorrega um dente de volta.",
        ],
      },
    ],
  },
  neighbours: {
    headings: ["Encoder, fim de curso ou placa?", "Não confunda a contagem com", "O que imita um encoder ruim"],
    items: [
      {
        label: "Fim de curso",
        about: ["fim-de-curso"],
        says: [
          "ímã que saiu do lugar muda um extremo só; contagem deslocada muda os dois ao mesmo tempo.",
          "se a fresta é fixa há semanas, é marca; se cresce, é conta.",
        ],
      },
      {
        label: "Folha que agarra",
        about: ["trilho", "roldana"],
        says: [
          "obstáculo verdadeiro tem lugar marcado; sinal que falha não respeita lugar.",
          "destrave em piso plano e sinta a folha: leve do começo ao fim, a mecânica está fora de suspeita.",
        ],
      },
      {
        label: "Fotocélula",
        about: ["fotocelula"],
        says: [
          "feixe interrompido só atrapalha o fechamento; pulso perdido atrapalha ida e volta.",
          "uma luz que se apaga no sensor na hora do recuo aponta para a barreira, e não para o motor.",
        ],
      },
      {
        label: "Entrada da central",
        about: ["central"],
        says: [
          "com sensor bom e fio bom, a leitura que não aparece é da placa, e isso só o instrumento mostra.",
          "placa molhada perde a contagem e o cadastro dos controles no mesmo dia; sensor ruim não apaga controles.",
        ],
      },
    ],
  },
  checks: {
    headings: ["O que se pode testar de fora", "Um ciclo livre e dois riscos de giz", "Antes de chamar pela contagem"],
    leads: [
      "O sensor fica dentro do motor e não se vê; o que se examina é o comportamento, a distância.",
      "Reserve alguns minutos em que ninguém precise entrar nem sair.",
    ],
    steps: [
      {
        label: "Libere o caminho",
        says: [
          "com o disjuntor do portão desligado, tire o que estiver no percurso e confira se o destravamento está fechado.",
          "uma alavanca de destrave mal encaixada deixa o motor girar e a folha ficar, e a soma se perde sem defeito nenhum.",
        ],
      },
      {
        label: "Religue e espere",
        says: [
          "suba o disjuntor, afaste-se e dê uma ordem; a central pode andar devagar de um extremo ao outro, e não se interrompe.",
          "se a primeira volta for lenta, deixe terminar e só então dê a segunda ordem, que já deve vir no ritmo normal.",
        ],
      },
      {
        label: "Risque as paradas",
        says: [
          "faça uma marca de giz em cada extremo e confira no dia seguinte: deslocadas para o mesmo lado, houve conta perdida.",
          "anote se a distância entre as duas marcas continua igual; se encurtou, o assunto passa a ser obstáculo.",
        ],
      },
      {
        label: "Meça o palmo",
        says: [
          "quando o motor desliga logo ao partir, veja se a folha anda sempre a mesma distância curta.",
          "um trecho curto e constante é ausência de sinal; trechos variados são falha que vai e vem.",
        ],
      },
      {
        label: "Pergunte em casa",
        says: [
          "alguém destravou, empurrou ou segurou a folha desde a última vez em que parava certo?",
          "descubra se houve queda de energia com o portão no meio do caminho, que é o pior momento para ele.",
        ],
      },
    ],
    ends: [
      { says: ["Um ciclo completo que devolveu a parada encerra o caso; se o erro voltar na mesma semana, há causa a procurar."] },
      { says: ["Não repita ordens a um motor que só dá trancos curtos: ele parte do zero em cada uma e esquenta."] },
    ],
  },
  work: {
    headings: ["Como o técnico testa o encoder", "Do pulso ao percurso", "O diagnóstico da contagem"],
    leads: [
      "A prova é ver o pulso na entrada da placa, e todo o resto se decide por ele.",
      "Antes da eletrônica, confere-se se motor e folha andam juntos:",
    ],
    steps: [
      {
        label: "Transmissão",
        says: [
          "marca-se o eixo e a folha com tinta e comparam-se as duas marcas depois de algumas idas; se se afastam, algo patina.",
          "aperto de embreagem, chaveta e dentes vêm primeiro, porque sensor nenhum corrige escorregamento.",
        ],
      },
      {
        label: "Pulsos",
        says: [
          "com o motor girando solto, lê-se o sinal do sensor e observa-se se há intervalos vazios.",
          "gira-se o eixo devagar à mão, sem energia no motor, e conferem-se tantos pulsos por volta quantos o modelo prevê.",
        ],
      },
      {
        label: "Conector e fio",
        says: [
          "terminais verdes de oxidação são limpos ou refeitos, e o cabo é afastado da fiação de potência.",
          "flexiona-se o chicote perto da entrada da caixa, onde a vibração costuma partir o cobre por dentro da capa.",
        ],
      },
      {
        label: "Ímã e sensor",
        says: [
          "verifica-se a distância entre os dois e se o ímã está preso ao eixo; poeira metálica nele embaralha os polos.",
          "sensor que não muda de estado com alimentação correta é substituído pelo do mesmo modelo.",
        ],
      },
      {
        label: "Percurso",
        says: [
          "grava-se a distância de batente a batente e refazem-se freio e parada sobre ela.",
          "por fim segura-se a folha com um anteparo, para confirmar que a perda de velocidade provoca o recuo.",
        ],
      },
    ],
  },
  effort: {
    headings: ["O que o reparo pede", "Tempo e peça certa"],
    items: [
      {
        says: [
          "Limpeza de conector e memorização cabem na primeira visita. Sensor novo depende de haver a peça daquele modelo, e por isso a foto da etiqueta vai na primeira mensagem.",
          "O reaprendizado exige o caminho livre por várias manobras seguidas; tire os carros antes, para não parar no meio.",
        ],
      },
      {
        says: [
          "Motor antigo cujo sensor saiu de linha nem sempre admite outro: a alternativa é central com marcas nos extremos, quando a máquina aceita.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa resolver a contagem", "Do conector ao sensor novo", "O preço de um encoder"],
    items: [
      {
        for: ["price", "repair", "replace", "worth-it", "maintain"],
        says: [
          "Refazer contato e gravar o percurso fica em uma manutenção, {{manutencao-custo}}. A plaquinha do sensor, se for o caso, entra como peça.",
          "Diagnóstico com reaprendizado sai por {{manutencao-custo}}. Peça do modelo é cotada antes de encomendar.",
          "A visita que mede e corrige o sinal custa {{manutencao-custo}}. Sensor e chicote novos vêm discriminados à parte.",
        ],
      },
      {
        for: ["price", "worth-it", "why"],
        says: [
          "Barato é o que está no caminho do sinal; caro é o que está nas pontas, sensor fora de linha ou placa. Medir antes de comprar é o que separa um do outro.",
          "Se a origem for transmissão que patina, trocar o sensor não muda nada, e o dinheiro vai para embreagem ou dente.",
        ],
      },
      {
        about: ["troca-de-motor"],
        says: [
          "Quando a peça não existe mais e a central também é antiga, compare com o conjunto novo. A troca residencial vai de {{troca-residencial}}.",
        ],
      },
    ],
  },
  choice: {
    headings: ["Motor com encoder ou só com ímãs", "O que cada sistema sabe da folha"],
    leads: ["Na compra do motor, a pergunta é o que ele sabe enquanto a folha anda:"],
    columns: ["Sistema", "O que ele sabe", "Onde convém"],
    rows: [
      { cells: ["Ímãs nos extremos", "Só quando chegou", "Folha leve, pouco uso"] },
      { cells: ["Contagem de voltas", "Posição e velocidade", "Portão rápido, com freio suave"] },
      { cells: ["Contagem com ímã de referência", "Posição que se corrige", "Quem destrava com frequência"] },
      { cells: ["Tempo de trabalho apenas", "Quase nada", "Motores antigos, a substituir"] },
    ],
  },
  care: {
    headings: ["Para a conta não se perder", "Hábitos que ajudam o encoder"],
    items: [
      {
        says: [
          "Destrave apenas com a energia desligada e, ao travar de novo, ponha a folha encostada antes de religar. A central parte de uma posição que conhece.",
          "Não segure nem empurre o portão em movimento para apressá-lo: ele lê isso como obstáculo e aprende o caminho errado.",
        ],
      },
      {
        says: [
          "Caixa de motor bem fechada é metade do cuidado: conector fino não tolera a umidade que um fio grosso aguenta.",
          "Ninho de formiga no fundo do motor cobre o disco. Viu a trilha delas na parede, avise antes que a folha comece a errar.",
        ],
      },
      {
        for: ["maintain", "when", "what"],
        says: [
          "A cada {{revisao-intervalo}}, na revisão de uso intenso, compara-se o percurso gravado com o real. Percurso que muda de uma data para outra é o primeiro aviso de dente gasto.",
        ],
      },
    ],
  },
  cases: {
    headings: ["Conforme o portão e o uso", "Quando o lugar atrapalha a conta"],
    items: [
      {
        when: { gates: ["deslizante"] },
        says: [
          "Encoder em portão de correr depende da barra de dentes: cada salto do pinhão é um passo que o motor deu e a folha não. Parada que foge depois de estalo tem causa mecânica.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante, encoder que perde a conta leva a folha além do alto ou a deixa a meia altura. Não a destrave para corrigir: o peso está equilibrado por cabos e contrapesos.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "Encoder de braço pivotante sente o vento como obstáculo: a folha freia, os pulsos se espaçam e a central volta atrás. Ajusta-se a sensibilidade com a folha ao vento, e não em dia calmo.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Na garagem coletiva, cada morador que segura a folha para o vizinho passar atrapalha o encoder. Um aviso na parede e o tempo de espera certo na central evitam as paradas tortas do fim do dia.",
          "Em prédio com gerador, a energia cai e volta com o portão em movimento. O encoder recomeça perdido, e convém que o zelador saiba deixar completar o primeiro ciclo.",
        ],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: [
          "Em casa, o encoder costuma se perder no dia da faxina: destravam o portão para lavar a garagem e travam com a folha no meio. Encostar antes de religar resolve.",
        ],
      },
      {
        when: { uses: ["comercio", "galpao"] },
        says: [
          "Folha pesada tem inércia, e o encoder mostra à central quanto ela ainda andou depois do corte. Em galpão, gravar o percurso com a folha vazia de vento e depois conferi-lo em dia aberto evita batidas.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Em vila, nem todos sabem que o portão tem memória. Quem empurra a folha destravada apaga a referência do encoder de todos; um bilhete junto da chave de destravar poupa a visita.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "Rede de sítio oscila e cai, e o encoder perde o lugar várias vezes por semana. Uma bateria de apoio na central ou marcas fixas nos extremos dão a ele onde recomeçar.",
        ],
      },
      {
        when: { grounds: ["ladeira", "rampa"] },
        says: [
          "Onde o portão corre em declive, a folha puxa o motor no fim da descida, e o encoder registra mais pulsos do que a força enviada explicaria. A regulagem precisa prever esse embalo, ou a parada passa do ponto.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Conector de encoder é a peça do motor que menos suporta água. Em rua que alaga, a base mais alta e o reaperto dos terminais depois da chuva valem mais do que um sensor reserva.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Poeira fina entra pela respiração do motor e cobre o disco do encoder; limalha de dente gasto gruda no ímã. Os dois dão o mesmo sinal: recuos sem motivo que aumentam com os meses.",
        ],
      },
      {
        when: { uses: ["casa"] },
        says: [
          "Em casa que fica semanas sem ninguém, o sensor de giro acorda com poeira e formiga. A primeira abertura da volta é feita olhando a folha até o fim.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Pó metálico de serralheria vizinha gruda no ímã do encoder e falseia a contagem. A limpeza é do técnico, com a máquina desligada.",
        ],
      },
    ],
  },
  tell: {
    headings: ["Como descrever um erro de contagem", "O que mandar na mensagem"],
    items: [
      {
        says: [
          "Mande a etiqueta do motor e um vídeo de três ordens seguidas, sem cortar, com a folha inteira na imagem. Diga se a parada se desloca nos dois extremos.",
          "Filme a primeira manobra depois de religar o disjuntor: se é lenta, se bate, se completa. Esse trecho vale mais do que os seguintes.",
          "Conte, em passos ou palmos, quanto a folha anda antes de desligar, e fotografe as marcas de giz das duas paradas.",
        ],
      },
      {
        says: [
          "Escreva se o portão foi destravado, empurrado ou ficou sem luz no meio da corrida, e quando foi a última manobra certa.",
          "Informe se já trocaram placa, embreagem ou engrenagem: depois de cada uma delas o percurso precisa ser gravado.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Todo motor de portão tem encoder?", "Como sei se o meu motor tem encoder?"],
      for: ["what", "which", "buy", "how-to"],
      says: [
        "Não. Sinais de que tem: freia antes de chegar, recua ao encontrar resistência e refaz o caminho devagar depois de faltar luz.",
        "Pelo modelo na etiqueta ou pelo comportamento. Motor que só obedece a ímãs não muda de velocidade no percurso.",
      ],
    },
    {
      asks: ["O portão perdeu o percurso depois da falta de luz. O que faço?", "Como fazer o portão reaprender o caminho?"],
      about: ["falta-de-energia", "para-no-meio"],
      says: [
        "Deixe o vão livre, dê uma ordem e espere o ciclo lento terminar sem interromper. Se não voltar ao normal, chame.",
        "Em muitos modelos isso acontece sozinho na primeira manobra. Quando exige botão dentro da caixa, é tarefa do técnico.",
      ],
    },
    {
      asks: ["Encoder e fim de curso são a mesma coisa?", "Qual a diferença entre encoder e ímã de parada?"],
      about: ["fim-de-curso"],
      says: [
        "Não. O ímã marca dois pontos; o contador acompanha a folha o tempo todo. Há motores que usam os dois.",
        "O ímã diz que a folha chegou; o encoder, quanto falta. Contar o caminho é o que permite escolher onde a freada começa.",
      ],
    },
    {
      asks: ["Posso trocar o encoder por um de outro motor?", "Encoder é universal?"],
      for: ["replace", "which", "buy", "price", "how-to"],
      says: [
        "Não: pulsos por volta, tensão e conector variam, e a central interpretaria tudo errado.",
        "Não existe um que sirva a todos. Peça pelo modelo escrito na etiqueta, nunca pela aparência.",
      ],
    },
    {
      asks: ["Por que o portão recua sozinho no meio?", "Ele volta sem ter nada na frente. É o encoder?"],
      about: ["volta", "para-no-meio"],
      says: [
        "Pode ser pulso falhando, se os pontos variam e a folha é leve. No mesmo ponto sempre, procure no chão.",
        "É um dos candidatos, junto com a força baixa demais e o vento. A medição do sinal decide.",
      ],
    },
    {
      asks: ["Desligar o disjuntor zera o encoder?", "Reiniciar o motor resolve?"],
      for: ["how-to", "repair", "what", "when"],
      says: [
        "Em vários modelos a posição se perde e é procurada de novo na volta. Serve como teste uma vez, não como rotina.",
        "Resolve a conta perdida, e não a causa. Se precisa reiniciar toda semana, há escorregamento ou mau contato.",
      ],
    },
  ],
};
