import type { Symptom } from "#domain/knowledge/entry";

export const soAbreNaMao: Symptom = {
  kind: "symptom",
  id: "so-abre-na-mao",
  name: { one: "portão que só abre na mão", many: "portões que só abrem na mão", gender: "m" },
  aliases: [
    "só abre na mão",
    "só abrem na mão",
    "só abre manual",
    "só abre manualmente",
    "só abre no manual",
    "só abre à mão",
    "só abre empurrando",
    "só abre com a mão",
    "só fecha na mão",
    "só fecha manualmente",
    "só fecha empurrando",
    "só funciona na mão",
    "só funciona manual",
    "só funciona no manual",
    "só funciona manualmente",
    "só vai na mão",
    "só anda na mão",
    "só vai empurrando",
    "só no manual",
    "abre só na mão",
    "abre na mão",
    "abrindo na mão",
    "abrir na mão",
    "abrir o portão na mão",
    "fechando na mão",
    "ficou manual",
    "portão ficou manual",
    "tem que empurrar",
    "precisa empurrar",
    "tem que ajudar com a mão",
    "motor gira e não puxa",
    "motor gira mas não puxa",
    "motor gira mas o portão não anda",
    "motor gira e o portão não anda",
    "motor gira em falso",
    "motor que gira em falso",
    "motor girando em falso",
    "motor roda em falso",
    "motor rodando em falso",
    "motor funciona mas não puxa",
    "motor liga mas o portão não anda",
    "motor liga e não puxa",
    "motor não puxa",
    "motor não puxa o portão",
    "motor não engata",
    "não engata",
    "motor desengatado",
    "motor solto",
  ],
  gates: ["deslizante", "pivotante", "basculante"],
  related: ["destravar", "engrenagem", "capacitor", "embreagem", "nao-abre", "mover-a-mao"],
  pages: [
    "/topicos/portao-automatico-travado-sem-energia",
    "/topicos/conserto-de-motor-de-portao",
    "/topicos/troca-de-engrenagem-e-cremalheira-de-portao",
  ],
  brief: [
    "Portão que só abre na mão tem folha boa: falta a força do motor chegar até ela.",
    "Motor que gira em falso, com o portão leve à mão, está destravado, sem dente ou com a embreagem patinando.",
    "Se só abre na mão porque o motor nem ronca, o engate está inocente e o defeito é de energia, ordem ou central.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "Portão que só abre na mão prova que trilho, rodas e dobradiças estão livres; o que falhou fica entre a tomada e o engate. Se o motor gira sem levar a folha, confira a chave de destravamento; se ele nem gira, procure energia, comando e capacitor.",
        "Se o portão só abre na mão, há uma pergunta que resolve metade: o motor faz algum som quando recebe a ordem? Giro solto é engate ou dente, ronco é partida sem força, silêncio é energia ou central.",
      ],
    },
    {
      to: ["why"],
      says: [
        "O portão só abre na mão porque a ligação entre motor e folha se desfez ou porque o motor deixou de dar força. Chave esquecida aberta depois de uma queda de luz é a causa sem defeito; pinhão gasto, coroa lisa e capacitor morto são as outras.",
        "Por que o motor gira em falso e a folha espera? Porque em algum ponto o giro se perde: engate aberto, chaveta cortada, dente comido, cremalheira afastada. O motor não sabe disso e trabalha até alguém desligar.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto de um portão que só abre na mão segue o giro, da coroa ao último dente da cremalheira, até achar onde ele para de ser transmitido. Se o motor nem gira, mede-se ao contrário: da folha para o quadro.",
        "Reparar um portão que só abre na mão custa pouco quando é engate ou altura de barra. Coroa lisa e pinhão raspado saem juntos, porque um gastou o outro.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para resolver um portão que só abre na mão, desligue o disjuntor, olhe se a chave de destravamento voltou à posição travada e mova a folha um palmo até ouvir o encaixe. Religue, afaste-se e acione uma vez.",
        "Quando só abre na mão, siga três olhadas com a energia cortada: posição da chave, pó ou lasca sob o motor, distância entre pinhão e barra. Nenhuma pede ferramenta, e cada uma aponta um conserto.",
      ],
    },
    {
      to: ["price"],
      says: [
        "Quanto custa um portão que só abre na mão depende de onde o giro se perde: rearmar o engate não custa nada, capacitor e altura de barra cabem na visita, coroa e pinhão somam peça, e motor sem bobina pede troca.",
        "O preço do portão que só abre na mão cai quando você informa se o motor gira. Girando, leva-se engrenagem; calado, leva-se medidor.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Chame quando o portão só abre na mão com a chave travada e o disjuntor em cima. Usar assim por semanas parece inofensivo, mas o destravamento não foi feito para trabalhar todo dia, e a casa fica presa apenas por um cadeado.",
      ],
    },
    {
      to: ["emergency"],
      says: [
        "Se o portão só abre na mão e precisa ficar trancado esta noite, desligue o disjuntor, encoste a folha e passe cadeado por dentro. Em ladeira, calce e amarre, porque sem o engate nada a segura.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "Vale consertar o portão que só abre na mão se o motor gira limpo e a folha é leve: a peça gasta é pequena. Bobina aberta em motor antigo inverte a conta, já que a folha boa recebe um novo sem obra.",
      ],
    },
  ],
  definition: {
    headings: ["Onde a força se perde", "Motor de um lado, folha do outro", "O que liga os dois"],
    items: [
      {
        says: [
          "Entre o rotor e a folha há sem-fim, coroa, embreagem, eixo, pinhão e barra, ou um braço no lugar dos dois últimos. A mão na folha testa só a ponta final dessa fila; tudo o que vem antes continua sob suspeita.",
          "O destravamento é um desengate mecânico: uma chave afasta a coroa do eixo para que a folha corra solta. Esquecido aberto, faz exatamente a cena de um motor quebrado.",
        ],
      },
      {
        says: [
          "Alguns engates só se fecham com a folha em movimento: gira-se a chave e empurra-se até o pino achar o furo. Quem fecha a chave e vai embora deixa o pino esperando.",
          "A embreagem existe para escorregar diante de um obstáculo. Com o disco vitrificado, passa a escorregar diante da própria folha, e a sensação à mão é de portão perfeito.",
        ],
      },
      {
        for: ["why", "what", "repair"],
        says: [
          "Capacitor sem carga deixa o motor roncando parado; um empurrão na folha o faz arrancar. Esse truque revela a peça, e repeti-lo ao lado da folha em movimento custa dedos.",
        ],
      },
    ],
  },
  causes: {
    headings: ["O que o motor faz quando você manda", "Giro, ronco ou silêncio", "Onde o movimento morre"],
    leads: ["Com a folha travada de volta, uma ordem só, e escute:", "Olhe o pinhão de longe, e não a folha:"],
    columns: ["O que ele faz", "Suspeita", "O que olhar"],
    rows: [
      { cells: ["Gira livre, sem esforço", "Chave aberta ou pino fora", "Posição da chave"], about: ["destravar"] },
      {
        cells: ["Gira, e o pinhão também", "Barra longe ou sem dente", "Vão entre pinhão e barra"],
        when: { gates: ["deslizante"] },
        about: ["cremalheira", "engrenagem"],
      },
      { cells: ["Gira, e o pinhão não", "Coroa lisa ou chaveta cortada", "Lasca sob a caixa"], about: ["coroa", "engrenagem"] },
      { cells: ["Gira, e a folha treme", "Embreagem patinando", "Cheiro de lona"], about: ["embreagem", "treme"] },
      { cells: ["Ronca e espera", "Capacitor ou rotor preso", "Desligue no primeiro ronco"], about: ["capacitor"] },
      { cells: ["Estala e se cala", "Relé, fio ou bobina", "Nada: é medição"], about: ["central"] },
      {
        cells: ["Silêncio em todo comando", "Energia ou fusível", "Disjuntor e luz da central"],
        about: ["falta-de-energia", "desarma-disjuntor"],
      },
      { cells: ["Silêncio só no controle", "Pilha ou receptor", "Tecla da parede"], about: ["controle-nao-funciona"] },
      { cells: ["Braço se move, folha não", "Pino ou suporte solto", "Parafuso caído no chão"], when: { gates: ["pivotante"] } },
      {
        cells: ["Sobe só se alguém ergue", "Contrapeso ou mola perdidos", "Pare, feche e chame"],
        when: { gates: ["basculante"] },
        about: ["contrapeso", "mola"],
      },
    ],
  },
  neighbours: {
    headings: ["Outras queixas parecidas", "Quando a mão engana"],
    items: [
      {
        label: "Portão que não abre",
        about: ["nao-abre"],
        says: [
          "é o mesmo caso antes de alguém experimentar a folha; feito o teste da mão, boa parte das causas cai.",
          "quem ainda não sabe se a folha anda solta deve começar por lá, e não por engrenagem.",
        ],
      },
      {
        label: "Portão travado",
        about: ["trava"],
        says: [
          "se à mão também prende, o motor não é o primeiro suspeito, e insistir nele quebra dente.",
          "folha que só anda com o ombro não conta como livre: isso ainda é trava.",
        ],
      },
      {
        label: "Falta de energia",
        about: ["falta-de-energia"],
        says: [
          "sem luz, abrir à mão é o previsto; o defeito começa se a luz voltou e ele continua manual.",
          "depois de um apagão, a primeira hipótese é a chave que ficou aberta, e não a placa.",
        ],
      },
      {
        label: "Motor fraco",
        about: ["lento"],
        says: [
          "ajudar com a mão para que ele vença um trecho é outra coisa: ali há força, só que insuficiente.",
          "se o portão anda sozinho na descida e pede ajuda na subida, o assunto é carga e inclinação.",
        ],
      },
    ],
  },
  checks: {
    headings: ["O que conferir com a energia cortada", "Da chave ao dente", "Antes de chamar"],
    leads: ["Disjuntor embaixo do primeiro ao penúltimo passo.", "Mãos longe de pinhão, corrente e braço, mesmo parados."],
    steps: [
      {
        label: "Chave de destravamento",
        about: ["destravar"],
        says: [
          "veja se voltou à posição travada e se a tampinha fecha por inteiro; meia volta a mais é meia volta solta.",
          "compare com a foto do manual ou com a seta da carcaça: aberta e fechada se parecem muito.",
        ],
      },
      {
        label: "Encaixe",
        when: { gates: ["deslizante", "pivotante"] },
        says: [
          "já com a chave travada, empurre a folha um palmo em cada sentido até sentir que ela prende; esse estalo é o pino entrando.",
          "folha que continua correndo com a chave na posição certa tem o engate gasto ou o pino preso.",
        ],
      },
      {
        label: "Chão sob o motor",
        about: ["engrenagem"],
        says: [
          "migalha branca é plástico de coroa ou pinhão; limalha brilhante é aço; parafuso inteiro é suporte que se soltou.",
          "guarde qualquer pedaço num saquinho e fotografe onde estava.",
        ],
      },
      {
        label: "Pinhão e barra",
        when: { gates: ["deslizante"] },
        about: ["cremalheira"],
        says: [
          "de lado e sem tocar, procure luz entre os dentes: barra que subiu ou folha que se afastou não engrena.",
          "olhe o percurso inteiro; faltando só um trecho, a folha anda sozinha até ali e para.",
        ],
      },
      {
        label: "Uma ordem",
        says: [
          "religue, saia da linha da folha e acione; conte na mensagem se girou, roncou ou ficou mudo.",
          "teste controle e tecla, um de cada vez: diferença entre os dois tira o motor da lista.",
        ],
      },
    ],
    ends: [
      {
        says: [
          "Chave fechada, pino encaixado e giro sem folha: o defeito está dentro da caixa, e a sua parte se encerra.",
          "Voltou a puxar depois de travada a chave? Faça duas viagens completas olhando, e guarde a chave em lugar conhecido.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "Basculante não se usa na mão como rotina nem como teste: destravado, só o equilíbrio o sustenta, e ninguém de fora sabe se ele ainda existe.",
        ],
      },
    ],
  },
  stop: {
    headings: ["Quando nem na mão", "Sinais para deixar parado"],
    items: [
      {
        label: "Folha que dispara",
        says: [
          "se ao destravar ela ganha velocidade sozinha, o piso ou o peso manda nela; trave de volta e não use.",
          "portão que foge da mão em declive não se segura com o corpo.",
        ],
      },
      {
        label: "Basculante pesado",
        when: { gates: ["basculante"] },
        says: [
          "folha que antes subia leve e agora pede força perdeu contrapeso ou cabo; baixe, afaste-se e não repita.",
          "erguê-lo a dois e escorar com pau é pôr duas pessoas debaixo da queda.",
        ],
      },
      {
        label: "Motor que liga com você na folha",
        says: [
          "sentiu o motor partir enquanto empurrava: o disjuntor estava em cima. Largue, desligue, recomece.",
          "empurrar para ajudar o arranque põe os dedos onde a folha vai estar no instante seguinte.",
        ],
      },
      {
        label: "Estalo e folha solta",
        says: [
          "quebrou alguma coisa que também servia de freio; em rampa, calce antes de qualquer passo.",
          "a partir daí o portão não tem tranca nem retenção, e não se deixa sem cadeado.",
        ],
      },
    ],
  },
  meanwhile: {
    headings: ["Usar na mão sem se machucar", "Dias de portão manual"],
    items: [
      {
        when: { gates: ["deslizante", "pivotante"] },
        says: [
          "Disjuntor embaixo o tempo todo, chave aberta, folha conduzida a passo e cadeado em cada fechamento. Empurre pelo meio do quadro e nunca pelos vãos da grade.",
          "Combine uma pessoa por manobra. Dois empurrando de lados opostos tiram a roda do trilho com facilidade.",
        ],
      },
      {
        when: { gates: ["deslizante", "pivotante"], grounds: ["ladeira", "rampa"] },
        says: ["Em declive, o uso manual espera ajuda: um conduz, outro calça, e a folha nunca fica solta entre um gesto e outro."],
      },
      {
        says: [
          "Escreva no quadro que a chave está aberta. Quem religar sem saber fará o motor girar em falso e chamará por um defeito que não existe.",
          "Tire o fechamento automático da rotina avisando todos: nesses dias, quem abre é quem fecha.",
        ],
      },
    ],
  },
  work: {
    headings: ["Como o técnico acha o elo perdido", "Seguindo o giro até a folha", "Engate, dente e bobina"],
    leads: ["A folha já foi absolvida pela mão; começa-se pelo eixo.", "Um giro que entra e não sai mostra em que caixa procurar:"],
    steps: [
      {
        label: "Engate",
        says: [
          "verifica-se curso da chave, mola e pino; cabo de destravamento esticado demais mantém aberto um engate são.",
          "limpa-se e lubrifica-se o mecanismo que emperrou por falta de uso.",
        ],
      },
      {
        label: "Saída do redutor",
        about: ["coroa", "engrenagem"],
        says: [
          "marca-se o eixo e gira-se o motor: se a marca não anda, coroa ou chaveta se foram.",
          "par desgastado é trocado junto, com óleo novo do tipo que o modelo pede.",
        ],
      },
      {
        label: "Pinhão e barra",
        about: ["cremalheira"],
        when: { gates: ["deslizante"] },
        says: [
          "acerta-se a altura com folga entre os dentes ao longo da viagem toda, e não só na posição fechada.",
          "barra com trecho comido recebe módulo novo; virar a ponta gasta para o outro lado é remendo curto.",
        ],
      },
      {
        label: "Embreagem",
        about: ["embreagem"],
        says: [
          "mede-se a força em que ela escorrega e regula-se abaixo do que machucaria alguém.",
          "disco polido por calor não se aperta mais: troca-se.",
        ],
      },
      {
        label: "Motor e partida",
        about: ["capacitor", "central"],
        says: [
          "sem giro, mede-se tensão na saída da placa, capacitor fora do circuito e continuidade das bobinas.",
          "protetor térmico aberto a frio é peça do motor e decide o orçamento.",
        ],
      },
      {
        label: "Devolução",
        says: [
          "refeita a ligação, ajustam-se paradas e força, porque a folha voltou a ser puxada.",
          "mostra-se ao dono como abrir e fechar a chave, que é de onde a história costuma recomeçar.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa voltar ao automático", "Do engate ao motor"],
    items: [
      {
        says: [
          "Engate limpo, barra na altura e capacitor novo entram em uma manutenção. Ela custa de {{manutencao-custo}}. Coroa e pinhão são acrescidos.",
          "Folha boa é meio serviço pago. A visita típica vai de {{manutencao-custo}}. Diga se o motor gira, para a peça já ir na mala.",
        ],
      },
      {
        for: ["price", "replace", "worth-it", "repair"],
        says: [
          "Bobina aberta ou carcaça trincada levam ao motor novo. Para residência, de {{troca-residencial}}. A folha, como está, o recebe sem reforma.",
          "Pinhão de modelo fora de linha pode custar espera. Pergunte o prazo da peça antes de comparar com a troca.",
        ],
      },
    ],
  },
  care: {
    headings: ["Para não voltar ao manual", "Cuidados com a chave e os dentes"],
    items: [
      {
        says: [
          "Depois de cada apagão, trave a chave e mova a folha até o estalo, antes de religar. É o gesto que mais evita chamado por nada.",
          "Acione o destravamento de vez em quando, em folha de correr ou de abrir, para que o mecanismo não cole.",
        ],
      },
      {
        says: [
          "Lascas e limalha são vistas na revisão, com a caixa aberta pelo técnico. O intervalo indicado é de {{revisao-intervalo}}.",
          "Varra sob o motor: chão limpo faz o primeiro pedaço de dente aparecer.",
        ],
      },
    ],
  },
  cases: {
    headings: ["Conforme o portão e o lugar", "O que muda no seu caso"],
    items: [
      {
        when: { gates: ["deslizante"] },
        says: [
          "De correr, a barra dentada é o elo mais à vista: folha que baixou com a roda gasta se apoia no pinhão, e folha que se afastou da parede o abandona.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: ["No pivotante, confira o pino que prende o braço à folha. Vibração o expulsa, e o motor abre e fecha sozinho no ar."],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante, fuso que gira com a folha parada perdeu a porca ou a corrente. O peso está então só nos cabos, e levantá-lo na mão é apostar neles.",
        ],
      },
      {
        when: { uses: ["casa"] },
        says: [
          "Em casa, muita gente descobre a chave no primeiro apagão e a esquece aberta. Um adesivo com a seta de travado, colado ao lado, resolve o próximo.",
        ],
      },
      {
        when: { uses: ["sobrado"] },
        says: [
          "No sobrado com morador idoso, portão manual é portão que fica aberto. Vale tratar como urgência ainda que a folha corra leve.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Em vila, chave de destravamento com várias cópias troca de posição sem que ninguém confesse. Combine um responsável por destravar e travar.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Em condomínio, o porteiro que empurra a folha a cada carro se machuca antes que o motor seja visto. Feche uma das entradas e deixe a outra aberta, com vigia.",
          "Prédio que destrava por segurança e não ensina a travar paga visita a cada queda de luz. Um roteiro curto na guarita basta.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Na loja, abrir à mão de manhã cedo vira hábito, e o motor parado oxida. Marque o conserto na semana, e não quando ele fizer falta.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Folha de galpão solta do motor tem inércia de carreta: começa difícil e não para. Só duas pessoas, e calço firme no fim do trilho.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "No sítio, bateria arriada e engate enferrujado aparecem juntos depois de meses sem uso. Leve a chave e um carregador antes de concluir que foi o motor.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Em ladeira, o engate é o freio. Dente gasto ali não é só comodidade perdida: é folha que pode descer com o carro na passagem.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Depois de água na caixa, coroa de aço cria ferrugem e prende no eixo. O motor patina onde antes engrenava, e o óleo sai leitoso.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Areia entre pinhão e barra é lixa: os dentes afinam até pular. Portão de rua de terra perde a barra antes de perder o motor.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Galho caído sobre a folha desloca a barra alguns milímetros, o bastante para o pinhão passar em claro. Olhe o alto depois da ventania.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: ["Conduzir a folha à mão sobre calçada cheia pede alguém do lado de fora: quem empurra não vê quem vem."],
      },
    ],
  },
  tell: {
    headings: ["O que contar", "Vídeo e foto que resolvem"],
    items: [
      {
        says: [
          "Diga se o motor gira, ronca ou se cala, e se a chave está travada. Um vídeo do pinhão, de longe, durante a ordem vale pelo resto.",
          "Conte quando foi a última queda de luz e quem destravou. Muitas visitas terminam nessa frase.",
        ],
      },
      {
        says: [
          "Fotografe a chave na posição em que está, o chão sob o motor e a etiqueta.",
          "Se guardou pedaço de peça, mostre ao lado de uma moeda: pelo tamanho se sabe se é pinhão ou coroa.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Posso continuar usando na mão?", "Faz mal deixar o portão manual por uns dias?"],
      says: [
        "Por poucos dias, em folha de correr ou de abrir, no plano e com cadeado. O desengate gasta se virar rotina.",
        "Mal à folha não faz; à segurança, sim: sem motor engatado, só o cadeado a mantém fechada.",
      ],
    },
    {
      asks: ["Travei a chave e continua solto. Por quê?", "Fechei o destravamento. Por que o motor ainda gira em falso?"],
      about: ["destravar"],
      says: [
        "O pino pode estar fora do furo: com a energia cortada, mova a folha um palmo para cada lado até o estalo.",
        "Se mesmo depois do estalo ele gira sem puxar, a peça gasta está adiante do engate. Aí é visita.",
      ],
    },
    {
      asks: ["Empurrando no começo ele pega e vai. O que é?", "Só precisa de um empurrão para arrancar. Que peça falta?"],
      about: ["capacitor"],
      says: [
        "Capacitor, com boa chance. Não repita o empurrão: a folha arranca com a sua mão nela.",
        "A que dá a partida ao motor. Medir e trocar é do técnico, porque ela guarda carga depois de desligada.",
      ],
    },
    {
      asks: ["Existe coroa mais resistente?", "A engrenagem de plástico pode virar de metal?"],
      about: ["coroa", "engrenagem"],
      for: ["what", "repair", "replace", "worth-it", "which"],
      says: [
        "Em alguns modelos existe. Antes, descubra por que a de plástico cedeu: ela quebra para que o resto não quebre.",
        "Pode, e então o próximo elo a romper será outro, mais caro. Alivie a folha primeiro.",
      ],
    },
    {
      asks: ["O motor gira ao contrário do portão. É engate?", "Ele roda para o lado errado. O que houve?"],
      for: ["what", "why", "repair"],
      says: [
        "Não: são fios do motor trocados em algum serviço. Desligue, porque as paradas também ficam invertidas.",
        "Ligação invertida. Sem a parada do lado certo, ele força o batente; chame quem mexeu por último.",
      ],
    },
    {
      asks: ["Portão manual invalida a garantia do motor?", "Usar destravado prejudica a cobertura?"],
      for: ["price", "what", "worth-it"],
      says: [
        "Usar a chave como o manual descreve não prejudica. Forçar a folha contra o motor travado, sim, e o desgaste mostra.",
        "O destravamento é parte do produto. Guarde a nota e avise logo: a visita em [garantia](/garantia-servico) sai em até {{garantia-visita}}.",
      ],
    },
  ],
};
