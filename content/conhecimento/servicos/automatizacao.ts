import type { Service } from "#domain/knowledge/entry";

export const automatizacao: Service = {
  kind: "service",
  id: "automatizacao",
  name: { one: "automatização de portão manual", many: "automatizações de portão manual", gender: "f" },
  aliases: [
    "automatização",
    "automatização de portão",
    "automatização do portão",
    "automatização de portões",
    "automatização de portões manuais",
    "automatização de portão existente",
    "automação de portão",
    "automação do portão",
    "automação de portões",
    "automação para portão",
    "automatizar",
    "automatizar portão",
    "automatizar o portão",
    "automatizar um portão",
    "automatizar portão manual",
    "automatizar o portão manual",
    "automatizar portão existente",
    "automatizo o portão",
    "portão manual",
    "portões manuais",
    "portão manual em automático",
    "portão manual para automático",
    "portão manual para eletrônico",
    "transformar portão manual",
    "transformar portão em automático",
    "transformar o portão em automático",
    "colocar motor no portão",
    "colocar motor em portão",
    "colocar motor em portão manual",
    "pôr motor no portão",
    "motorizar portão",
    "motorizar o portão",
    "altomatizar portão",
    "altomatização",
    "altomatização de portão",
    "automatizaçao de portao",
  ],
  not: ["automação residencial", "automação industrial", "automação comercial"],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["instalacao", "visita-tecnica", "mover-a-mao", "batente", "rede-eletrica", "criancas-e-animais"],
  pages: ["/topicos/automatizacao-de-portao-manual", "/topicos/instalacao-de-motor-para-portao", "/basculante-automatico"],
  brief: [
    "Na automatização de portão manual, a folha que já existe ganha motor, depois de perder trincos, folgas e pontos duros.",
    "Automatizar o portão custa o motor e o que a folha pedir antes dele: roda, pino, batente, circuito.",
    "O portão manual que serve para automatizar é o que uma pessoa leva inteiro com um braço e que fica onde é largado.",
    "Depois da automatização, a folha continua abrindo à mão com a chave, e por isso o peso dela ainda importa.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "A automatização de portão manual aproveita a folha, os pilares e o trilho e acrescenta motor, central, limites de percurso e proteção elétrica. Antes da máquina vêm os acertos que o uso à mão escondia.",
        "Automatizar portão é trocar o braço de quem abre por uma máquina que não sabe levantar a ponta nem dar o tranco no meio. Por isso a folha é posta em ordem primeiro, e o motor entra por último.",
        "Na automatização, o portão manual fica e o modo de movê-lo muda: sai o trinco, entra a central; sai a força do corpo, entra a regulagem. A montagem em folha pronta leva de {{instalacao-duracao}}.",
        "Um portão manual vira automático quando três condições se juntam: movimento leve, fim de curso firme e energia protegida. O que falta a cada uma é o que se orça antes do motor.",
      ],
    },
    {
      to: ["install"],
      says: [
        "Para a automatização do portão, a ordem é serralheiro, eletricista e instalador: folha no esquadro, circuito no lugar, motor no fim. Invertida, cada um desfaz o trabalho do outro.",
        "A automatização começa por retirar o que tranca a folha por fora, cadeado, tramela e ferrolho de chão, porque o motor acionado contra um deles entorta ferro.",
        "Quem vai automatizar o portão pode adiantar o que não é do motor: reapertar dobradiça com o serralheiro, nivelar trilho, passar o cano do fio. Fica para o instalador uma folha que só precisa de máquina.",
      ],
    },
    {
      to: ["price"],
      says: [
        "A automatização de portão manual parte de {{plano-menor-preco}}, valor do motor {{plano-menor-nome}} com a montagem. Somam-se a isso os acertos da folha e o circuito elétrico, que variam de casa para casa.",
        "Quanto custa automatizar o portão depende menos do motor do que do portão: folha leve, com energia por perto, paga quase só o equipamento; folha torta paga antes o serralheiro.",
        "O preço da automatização tem três parcelas: preparar a folha, levar energia e montar o motor. As duas primeiras podem ser nada, e é isso que as fotos mostram.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para automatizar portão manual, prova-se a folha à mão, corrige-se o que prende, criam-se batentes, retiram-se os trincos, passa-se o circuito e só então se fixa o motor. A regulagem de força fecha o serviço.",
        "A automatização de um portão se faz em três tempos: reforma da folha, preparo da energia e montagem. O morador cuida dos dois primeiros com os profissionais dele, ou pede a indicação de quem faça.",
        "Antes de automatizar o portão, faça a prova do braço: sem ferramenta, em terreno plano, leve a folha de ponta a ponta e anote onde ela pesa. Basculante que cai ou dispara fica fora dessa prova.",
      ],
    },
    {
      to: ["which"],
      says: [
        "Na automatização, o motor se escolhe pelo movimento que a folha já tem: de correr, basculante ou de abrir. Mudar o tipo de abertura é possível, mas é serviço de serralheiro, e não de motor.",
        "Para automatizar o portão sem errar a máquina, meça o que manda em cada tipo: comprimento e peso no de correr, largura vezes altura no basculante, largura da folha e firmeza da coluna no de abrir.",
      ],
    },
    {
      to: ["when"],
      says: [
        "A automatização cai bem logo depois de uma reforma de folha ou de piso, quando o portão está no esquadro e ainda há parede por fechar. Antes da obra, o motor se torna mais uma coisa a desmontar.",
        "Vale automatizar o portão quando ele já anda sem jeitinho. Se a folha depende de levantar a ponta para fechar, a hora é do serralheiro, e a do motor vem na semana seguinte.",
      ],
    },
    {
      to: ["why"],
      says: [
        "Por que automatizar o portão? Porque descer do carro com a rua escura é a parte perigosa do caminho, e porque folha pesada levantada todo dia cobra das costas. O motor tira as duas coisas.",
        "A automatização também fecha o que o costume deixa aberto: trinco esquecido e folha encostada deixam de existir quando o portão só descansa fechado.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "Vale a pena a automatização do portão quando a garagem é usada todos os dias e a folha está boa. Não vale antes da reforma: motor posto em folha ruim gasta o dinheiro dos dois serviços.",
        "Automatizar portão manual compensa mais onde alguém desce do carro na rua, onde há idoso ou onde a folha é basculante. Em portão leve, de uso raro, uma boa fechadura já resolve metade do incômodo.",
      ],
    },
    {
      to: ["buy"],
      says: [
        "Comprar o motor antes de provar a folha é o erro mais caro da automatização: a máquina certa depende do que o portão pesa e de como ele se move hoje. Prove, corrija, e só então escolha.",
      ],
    },
    {
      to: ["where"],
      says: [
        "A automatização é feita no local, com o portão que está lá. O pedido começa por fotos da folha aberta e fechada e, quando o tipo permite, pela filmagem de uma abertura à mão.",
      ],
    },
  ],
  definition: {
    headings: ["O que muda ao automatizar", "Do braço à máquina", "O que se aproveita do portão manual"],
    items: [
      {
        says: [
          "O portão manual convive com defeitos porque a mão se adapta: empurra mais forte onde prende, levanta onde raspa, segura onde bate. A máquina faz o mesmo gesto em todo o percurso e não sente nada disso.",
          "Automatizar quer dizer dar limites ao que era livre. Onde a folha parava por hábito, agora precisa haver um batente; onde era trancada por cadeado, agora tranca o próprio motor ou uma trava elétrica.",
        ],
      },
      {
        says: [
          "Ficam a folha, os pilares, o trilho e boa parte da ferragem. Saem trincos, correntes e puxadores que pegam no percurso. Entram motor, cremalheira ou braço, circuito e sensor.",
        ],
      },
      {
        when: { gates: ["deslizante"] },
        says: [
          "Em portão de correr manual falta quase sempre o fim do trilho: sem ele, a folha automatizada pode sair do lado errado no dia em que a central perder a conta.",
          "Folha deslizante feita para a mão tem rodas pequenas e puxador no meio do caminho da cremalheira. São as duas trocas que antecedem o motor.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "Basculante manual equilibrado por mola ou contrapeso só recebe motor depois de parado na mão em qualquer altura. O equilíbrio que a pessoa corrigia sem perceber é justamente o que a máquina não corrige.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "Portão de abrir manual tem ferrolho no chão segurando a segunda folha. Automatizado, ele sai, e a firmeza passa a vir do batente central e da ordem de fechamento.",
        ],
      },
    ],
  },
  signs: {
    headings: ["Seu portão manual está pronto", "Provas antes de pedir o motor", "O que a mão já sabe dizer"],
    leads: ["Cada prova negativa é um serviço anterior ao motor:", "A folha responde às perguntas melhor do que a etiqueta:"],
    items: [
      {
        label: "Esforço igual do começo ao fim",
        about: ["trilho", "roldana"],
        says: [
          "trecho duro no meio é trilho torto ou folha empenada, e o motor vai parar exatamente ali.",
          "se a mão sente um degrau no percurso, a central o lerá como obstáculo.",
        ],
      },
      {
        label: "Nenhum jeitinho",
        about: ["dobradica"],
        says: [
          "folha que só fecha quando alguém levanta a ponta tem dobradiça caída, e motor não levanta ponta.",
          "chute, ombro e joelho fora do serviço: se um deles faz parte do fechamento, falta acerto.",
        ],
      },
      {
        label: "Descanso em qualquer ponto",
        about: ["contrapeso", "mola"],
        says: [
          "largada no meio, ela fica; basculante que escapa está desequilibrado e não se testa com gente perto.",
          "portão que anda sozinho cobra do motor uma força que ele gastaria segurando, e não movendo.",
        ],
      },
      {
        label: "Onde encostar",
        about: ["batente"],
        says: [
          "há um fim firme no aberto e no fechado; corrente e pedra no chão não contam como fim.",
          "as duas paradas precisam aguentar a folha inteira no dia em que tudo falhar.",
        ],
      },
      {
        label: "Lugar para a máquina",
        says: [
          "há um canto seco e firme no fundo do percurso, ou teto livre no caso do basculante.",
          "o espaço do motor não é o da roda do carro; conte a porta do motorista aberta.",
        ],
      },
      {
        label: "Energia alcançável",
        about: ["rede-eletrica"],
        says: [
          "o quadro tem disjuntor livre, e há caminho de cano até o portão, mesmo que longo.",
          "sem caminho para o fio, a automatização começa com pedreiro ou com canaleta aparente.",
        ],
      },
    ],
  },
  neighbours: {
    headings: ["Automatizar, instalar ou reformar", "Qual pedido fazer"],
    items: [
      {
        label: "Instalação de motor",
        about: ["instalacao"],
        says: [
          "se a folha já nasceu pronta para motor, com circuito e batentes no lugar, só falta a montagem.",
          "portão encomendado ao serralheiro com preparo para automação é caso de montar, e não de automatizar.",
        ],
      },
      {
        label: "Troca de motor",
        about: ["troca-de-motor"],
        says: [
          "quando há máquina antiga, mesmo parada há muito tempo, o pedido é de troca, e ela pode valer abatimento.",
          "motor velho na parede muda o serviço: suporte, fio e cremalheira já existem e precisam ser avaliados.",
        ],
      },
      {
        label: "Reforma da folha",
        says: [
          "base podre, quadro torcido e madeira solta pedem serralheiro ou marceneiro antes de qualquer orçamento de motor.",
          "se o conserto da folha se aproxima do preço de uma nova, é a hora de rever até o tipo de abertura.",
        ],
      },
      {
        label: "Só uma fechadura",
        about: ["trava-eletrica"],
        says: [
          "quem quer apenas abrir a passagem de pedestres de longe precisa de trava elétrica e botão, sem motor na folha.",
          "porta social com fechadura comandada sai por uma fração do trabalho e resolve a visita que toca o interfone.",
        ],
      },
    ],
  },
  work: {
    headings: ["Como se automatiza um portão manual", "A ordem que evita refazer", "Do trinco ao controle"],
    leads: ["Só as três últimas etapas são do motor.", "A preparação pode levar mais tempo que a montagem, e é ela que dá sossego depois."],
    steps: [
      {
        label: "Prova e lista",
        says: [
          "move-se a folha, anota-se cada ponto duro e separa-se o que é serralheiro, o que é eletricista e o que é motor.",
          "a visita sai com três listas, e nenhuma delas é surpresa no dia da montagem.",
        ],
      },
      {
        label: "Folha no esquadro",
        about: ["roldana", "dobradica"],
        says: [
          "trocam-se rodas, pinos ou buchas, levanta-se o lado caído, solda-se o que trincou e só então se pinta.",
          "pintura depois do motor suja cremalheira e lente de sensor; a cor fica para esta etapa.",
        ],
      },
      {
        label: "Trincos e batentes",
        about: ["batente", "trava-eletrica"],
        says: [
          "retiram-se cadeado, corrente e ferrolho de chão; põem-se os fins de curso firmes nos dois lados.",
          "a tranca passa ao próprio motor ou a uma fechadura elétrica, conforme o que a porta da casa já usa.",
        ],
      },
      {
        label: "Circuito",
        about: ["rede-eletrica", "aterramento"],
        says: [
          "passam-se cano, fio e disjuntor próprio até a altura marcada, com terra e espaço para o protetor.",
          "o ponto fica acima da linha da água e do jato da lavagem, e a caixa recebe tampa com vedação.",
        ],
      },
      {
        label: "Motor e transmissão",
        says: [
          "fixa-se a máquina com a folha nos dois extremos, e alinha-se a peça que leva o movimento.",
          "o encaixe é provado com a folha andando devagar, e não só parada no meio.",
        ],
      },
      {
        label: "Percurso e força",
        about: ["criancas-e-animais", "rampa-de-desaceleracao"],
        says: [
          "gravam-se os dois fins, reduz-se a velocidade na chegada e baixa-se a força até um obstáculo leve bastar para a folha recuar.",
          "prova-se a parada, gravam-se os controles e devolve-se o gesto de destravar a quem mora ali.",
        ],
      },
    ],
  },
  preparation: {
    headings: ["O que preparar antes de automatizar", "Deixe a folha pronta"],
    leads: ["Estes preparos economizam a segunda visita:"],
    steps: [
      {
        label: "Meça",
        says: [
          "largura e altura do vão, espaço lateral livre e altura do teto na garagem, com a porta do carro aberta.",
          "anote também o vão entre a folha e o muro do lado em que ela se recolhe.",
        ],
      },
      {
        label: "Fotografe os trincos",
        says: [
          "cadeado, tramela e ferrolho de chão entram na proposta, porque sair do caminho é trabalho.",
          "uma foto do portão fechado por dentro mostra tudo o que hoje o segura.",
        ],
      },
      {
        label: "Diga o material",
        says: [
          "gradil, chapa, madeira ou vidro mudam o peso, e o peso muda o motor.",
          "conte se a folha ganhou lambril ou chapa depois de feita; quase sempre ganhou.",
        ],
      },
      {
        label: "Ache o caminho do fio",
        says: [
          "procure caixas de parede, eletroduto vazio e a distância até o quadro, sem tirar tampa de nada.",
          "se a garagem fica longe da casa, pense por onde o cano desce e onde atravessa o piso.",
        ],
      },
    ],
  },
  effort: {
    headings: ["Quanto tempo leva automatizar", "Do pedido ao portão andando sozinho"],
    items: [
      {
        says: [
          "A montagem do motor, em folha pronta, ocupa de {{instalacao-duracao}}. Depois do aceite, a data sai em até {{instalacao-prazo}}.",
          "O que demora é a folha: solda, pino e trilho têm o ritmo do serralheiro, e a cura do concreto da base tem o seu.",
          "Quem faz tudo em ordem usa o portão à mão até o último dia, e ele só para de abrir durante a montagem.",
        ],
      },
      {
        says: [
          "O serviço é marcado para a manhã, {{janela-manha}}, ou para a tarde, {{janela-tarde}}. Serviço noturno só com consulta e taxa combinadas antes. Mudar a data tem {{remarcacao-gratis}}.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa automatizar um portão", "Preço da automatização por partes", "Onde o valor cresce"],
    items: [
      {
        says: [
          "O motor com montagem sai por {{plano-solo-preco}} no Solo, {{plano-rio-preco}} no Rio e {{plano-seg-preco}} no Seg. O restante é preparo da folha, que pode ser zero.",
          "Conte com {{plano-menor-preco}} de equipamento e some o que a folha pedir. Portão leve e energia perto encerram a conta ali.",
          "A automatização de folha pesada, de prédio ou de empresa, sai do residencial e passa a {{troca-pesado}}.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante, meça a área: {{pacote-simples-preco}} atende até {{pacote-simples-area}}, {{pacote-reforcado-preco}} até {{pacote-reforcado-area}} e {{pacote-industrial-preco}} até {{pacote-industrial-area}}.",
        ],
      },
      {
        for: ["price", "worth-it", "install", "what", "buy"],
        says: [
          "Encarecem: trilho novo, quadro torcido, piso por fazer, quadro de luz do outro lado do quintal. Barateiam: folha que já anda leve, cano vazio e um lugar seco para a máquina.",
          "Antes de comparar preços, ponha as três listas lado a lado: a do serralheiro, a do eletricista e a do motor. Proposta que junta tudo sem dividir esconde qual delas está cara.",
        ],
      },
      {
        for: ["price", "buy", "worth-it", "install"],
        says: ["O equipamento pode ser parcelado em {{parcelas}}. O preparo da folha segue o acordo com quem o fizer."],
      },
    ],
  },
  limits: {
    headings: ["O que a automatização não resolve", "Onde o motor não ajuda"],
    items: [
      {
        says: [
          "Motor não endireita folha, não segura portão que cai nem fecha vão que sobra embaixo. Ele repete o percurso que a folha já faz, certo ou errado.",
          "Folha podre na base, dobradiça trincada e trilho afundado não entram na automatização: são condições dela.",
        ],
      },
      {
        says: [
          "Portão que avança sobre a calçada segue regra própria na cidade de São Paulo. Automatizar não muda essa regra, e pode acrescentar a exigência de aviso; a prefeitura confirma.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "Basculante com cabo desfiado ou mola vencida não recebe motor antes de ser refeito com a folha escorada. A pressa aqui é o que machuca.",
        ],
      },
    ],
  },
  choice: {
    headings: ["Que motor para cada folha manual", "Do tipo de portão ao equipamento"],
    leads: ["Ache a sua folha e confirme com as medidas:", "A terceira coluna é o acerto que costuma faltar:"],
    columns: ["Folha manual", "Motor", "Acerto que vem antes"],
    rows: [
      { cells: ["De correr, gradil leve", "Plano {{plano-solo-nome}}", "Fim de trilho e roda"], when: { gates: ["deslizante"] } },
      { cells: ["De correr, chapa cheia", "Plano {{plano-rio-nome}}", "Cremalheira ao longo do quadro"], when: { gates: ["deslizante"] } },
      {
        cells: ["Basculante com contrapeso", "Pacote {{pacote-simples-nome}}", "Equilíbrio e altura livre"],
        when: { gates: ["basculante"] },
      },
      { cells: ["Basculante de mola", "Pacote {{pacote-reforcado-nome}}", "Mola conferida por técnico"], when: { gates: ["basculante"] } },
      { cells: ["De abrir, uma folha", "Um braço", "Dobradiça e coluna firmes"], when: { gates: ["pivotante"] } },
      { cells: ["De abrir, duas folhas", "Par de braços", "Ordem e batente central"], when: { gates: ["pivotante"] } },
      { cells: ["Entrada de vila ou loja", "Plano {{plano-seg-nome}}", "Circuito próprio e sensor"] },
    ],
  },
  worth: {
    headings: ["Automatizar agora ou reformar antes", "A conta de quem tem portão manual"],
    items: [
      {
        says: [
          "Se a reforma da folha custa perto de uma nova, automatize só depois de escolher qual das duas fica: o motor escolhido para a velha pode não servir na nova.",
          "Portão bom e usado todo dia é o caso fácil: paga-se o motor e quase nada mais. O caso ruim é o portão ruim que ninguém quer reformar.",
        ],
      },
      {
        for: ["worth-it", "why", "price", "when"],
        says: [
          "A vida útil estimada do conjunto bem cuidado é de {{vida-util}}. Diluído por esse prazo, o custo de uma roda ou de um pino desaparece.",
        ],
      },
    ],
  },
  cases: {
    headings: ["O que muda ao automatizar aí", "Conforme o portão e a casa", "Casos que pedem outro começo"],
    items: [
      {
        when: { gates: ["deslizante"] },
        says: [
          "Automatização de portão de correr: falta quase sempre o batente do fim do trilho, que no uso manual ninguém precisou. Ele vem antes do motor e custa pouco.",
          "Na folha de correr, confira se há espaço lateral para ela inteira, mais o palmo da cremalheira. Onde só cabe a folha, o motor não cabe.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "Automatização de basculante: nada começa sem a folha parar sozinha a meia altura nas mãos do técnico. Se ela cai, o contrapeso e o cabo são o primeiro serviço.",
          "No basculante, meça também o teto da garagem na altura da folha aberta, contando o braço e o motor. É onde mais se erra.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "Automatização de portão de abrir: sai o ferrolho de chão, entra a ordem de fechamento. Sem batente central, as folhas passam uma pela outra no primeiro vento.",
        ],
      },
      {
        when: { uses: ["sobrado"] },
        says: [
          "Automatizar em sobrado é negociar com a parede: garagem apertada, laje baixa e carro comprido disputam o espaço do braço do motor. Meça tudo com o carro na vaga.",
        ],
      },
      {
        when: { uses: ["casa"] },
        says: [
          "Em casa térrea, a automatização costuma esbarrar no caminho do fio, com o quadro na cozinha e o portão no fim do quintal. Procure o cano antes de pedir preço.",
        ],
      },
      {
        when: { uses: ["predio"] },
        says: [
          "Automatizar portão manual em prédio é obra da assembleia: traga três fotos, o uso da pior hora e a lista de quem terá controle.",
        ],
      },
      {
        when: { uses: ["condominio"] },
        says: [
          "Em condomínio, o portão manual da entrada é a obra que mais aparece: a automatização inclui iluminação e sensor na calçada, ou a fila se forma do lado de fora.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Na vila, automatizar acaba com o costume de deixar a folha encostada. Decida antes o botão de dentro e quem libera a entrega, ou o portão passa a viver aberto.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Em loja com portão manual, a automatização pede fechadura que a equipe abra por dentro em qualquer hora, ainda que falte luz. Combine isso antes do motor.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Portão manual de galpão costuma ter folha feita para dois homens. Antes do motor, conte quanto ela pesa e quem a move no dia em que faltar energia.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "No sítio, a porteira manual raramente fica no esquadro: o poste trabalha com a terra. A automatização ali começa por base de concreto, e não por motor.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Automatizar em rua inclinada pede máquina que trave a folha parada e batente na descida. O portão manual segurava pelo atrito, e é isso que se vai tirar.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "Com rampa atrás da soleira, o basculante manual que mal passava na laje não serve de referência: automatizado, ele precisa de folga para o braço também.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Onde a água entra, a automatização nasce alta: base elevada, fio pela parede e caixa de passagem acima da marca da última enchente.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Embaixo de árvore, automatizar acrescenta uma rotina: a folha que a mão empurrava sobre galhos e sementes, a máquina entende como obstáculo.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: ["Rua de terra põe pó onde a mão não sentia: trilho e cremalheira limpos passam a ser parte do uso, e não do defeito."],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Em calçada movimentada, automatizar muda a pergunta de segurança: antes, quem abria via a rua; agora a folha se move com quem dirige ainda na via. Sensor no vão deixa de ser opcional.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que enviar para orçar a automatização", "Fotos do portão manual", "Como pedir o preço"],
    items: [
      {
        says: [
          "Mande a folha fechada e aberta, por dentro e por fora, e, fora o caso do basculante, um vídeo curto de alguém a empurrando. O esforço aparece no ombro de quem empurra.",
          "Fotografe o que hoje segura a folha: cadeado, corrente, ferrolho. E o lugar onde a máquina ficaria, com uma trena no meio.",
          "Envie largura, altura e o material da folha, mais a distância até o quadro de luz. Com isso o orçamento sai dividido em três partes.",
        ],
      },
      {
        says: [
          "Diga há quanto tempo o portão foi feito e quem o fez; se o serralheiro ainda atende, ele resolve metade da lista.",
          "Conte quem vai usar o controle e se há criança ou cachorro na casa. O WhatsApp abre {{horario-whatsapp}}, e a conversa começa em até {{resposta-minutos}}.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Depois de automatizado, ainda abro à mão?", "E quando faltar luz no portão automatizado?"],
      about: ["destravar", "falta-de-energia"],
      says: [
        "Abre, com a chave por dentro, em portão de correr ou de abrir. Basculante fora de equilíbrio não se destrava.",
        "O motor se solta com a chave, e a folha volta a ser manual. Por isso ela precisa continuar leve depois da automatização.",
      ],
    },
    {
      asks: ["Portão enferrujado aceita motor?", "Dá para automatizar portão velho?"],
      says: [
        "Ferrugem de superfície não impede. A que furou o pé do quadro impede, porque ali se prende a cremalheira ou a dobradiça.",
        "Dá, se a folha está no esquadro e o ferro ainda tem espessura onde a força vai entrar. O serralheiro responde isso batendo com a ferramenta.",
      ],
    },
    {
      asks: ["Preciso trocar o portão para automatizar?", "Meu portão manual vai para o lixo?"],
      says: [
        "Quase nunca. Troca-se o desgaste e o que tranca por fora; folha, pilar e trilho ficam.",
        "Só quando a reforma encosta no preço de uma folha nova, e nesse caso vale repensar até o tipo de abertura.",
      ],
    },
    {
      asks: ["Automatizo só uma das folhas?", "Portão de duas folhas: dá para motorizar uma?"],
      when: { gates: ["pivotante"] },
      says: [
        "Dá, com a outra presa por ferrolho. Mas quem passa de carro precisa das duas, e então a economia some no primeiro mês.",
        "Serve em vão largo, onde uma folha sobra para o carro. Nos demais, as duas se movem juntas e a ordem é que importa.",
      ],
    },
    {
      asks: ["Posso reaproveitar o cadeado antigo?", "Dá para manter o ferrolho de chão?"],
      about: ["trava-eletrica"],
      says: [
        "Não com o motor ligado: um ferrolho esquecido entorta ferro na primeira manobra.",
        "Quem segura a folha passa a ser o motor ou uma trava elétrica. O ferrolho fica para o dia em que a máquina sair.",
      ],
    },
    {
      asks: ["A casa precisa de obra elétrica?", "O portão fica longe do quadro. E agora?"],
      about: ["rede-eletrica"],
      says: [
        "Precisa de circuito próprio com terra. Com cano vazio até lá, é passar fio; sem cano, entra pedreiro ou canaleta.",
        "Distância grande não impede; pede fio mais grosso e disjuntor certo, que o eletricista calcula pela corrente do motor.",
      ],
    },
    {
      asks: ["Vale automatizar portão de aluguel?", "Moro de aluguel. Compensa?"],
      for: ["worth-it", "price", "what", "buy"],
      says: [
        "O motor sai com você, e a base, o cano e os acertos ficam. Combine com o dono da casa o que é de quem antes de furar a coluna.",
        "Compensa se o uso é diário e a folha não pede reforma. Senão, faça a conta só do que dá para levar.",
      ],
    },
  ],
};
