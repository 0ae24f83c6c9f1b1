import type { Service } from "#domain/knowledge/entry";

export const reforma: Service = {
  kind: "service",
  id: "reforma",
  name: { one: "reforma de portão", many: "reformas de portão", gender: "f" },
  aliases: [
    "reforma",
    "reformas",
    "reforma do portão",
    "reforma de portões",
    "reforma de portão automático",
    "reforma de motor",
    "reforma de motor de portão",
    "reforma do motor",
    "reformar portão",
    "reformar o portão",
    "restauração de portão",
    "restaurar portão",
    "recuperação de portão",
    "recuperar portão",
  ],
  not: ["reforma de casa", "reforma de banheiro", "reforma de cozinha", "reforma tributária"],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["roldana", "dobradica", "trilho", "guia", "troca-de-motor", "automatizacao", "visita-tecnica"],
  pages: ["/topicos/manutencao-e-reparo-de-portao-automatico", "/topicos/automatizacao-de-portao-manual"],
  brief: [
    "Reforma de portão é de serralheiro na folha e de técnico no que a move; a ordem entre os dois decide o resultado.",
    "Na reforma de portão, peso novo é conta nova: chapa, madeira e vidro pedem roda, dobradiça e motor revistos.",
    "Uma reforma de portão que só pinta guarda a ferrugem do pé, que é onde a folha acaba.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "A reforma de portão tem duas partes: a folha, que o serralheiro endireita, solda e pinta, e o movimento, que o técnico confere antes e refaz depois. O motor se regula por último, porque o peso muda.",
        "Em uma reforma de portão vale separar o que é ferro do que é máquina. Pé podre, travessa torta e coluna solta são serralheria; roda, barra dentada, parada e central são da visita técnica.",
        "Reformar o portão compensa quando o quadro está são e o que falhou foi roda, chapa ou pintura. Quadro torcido ou coluna trincada pedem folha nova, e o motor espera por ela.",
        "Na reforma do portão, diga ao serralheiro que há motor: suporte, barra e marca de parada saem antes da solda e voltam depois da pintura, no lugar medido.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O preço da reforma de portão se divide: ferro e pintura são orçados por serralheiro; desmontar, remontar e regular o motor fica em {{manutencao-custo}}. Motor que não dá conta do peso novo entra à parte.",
        "Quanto custa a reforma de portão depende de quanto da folha fica. Do lado do motor, o que se sabe antes é a regulagem, de {{manutencao-custo}}, e a troca, de {{troca-residencial}}, se a máquina não servir mais.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "A reforma de portão vale a pena se o quadro está reto e o pé tem ferro bom. Se a chave de fenda entra na base, folha nova sai por menos do que solda sobre solda.",
      ],
    },
    {
      to: ["replace"],
      says: [
        "Entre trocar e fazer a reforma do portão, decida pelo quadro: reto e firme, reforma-se; torcido, troca-se. O motor bom passa de uma folha para a outra se o tipo e o peso continuarem.",
      ],
    },
  ],
  definition: {
    headings: ["O que entra em uma reforma", "Folha, apoio e movimento"],
    items: [
      {
        says: [
          "A folha é quadro, travessas e fechamento. O quadro segura o esquadro; o fechamento, chapa ou lambril, só pesa. Reforma que troca o segundo muda o motor de que ele precisa.",
          "O apoio é roda, trilho, dobradiça ou braço. Gasta mais do que a folha e custa menos, e por isso se olha primeiro.",
        ],
      },
      {
        says: [
          "Motor reformado é outra conversa: rolamento, capacitor e limpeza se fazem; bobina refeita e coroa adaptada duram menos do que custam.",
        ],
      },
    ],
  },
  signs: {
    headings: ["Reformar ou só consertar", "O que o ferro mostra"],
    leads: ["Olhe o portão fechado, de frente e de lado:", "Do sinal ao serviço:"],
    items: [
      {
        label: "Pé furado de ferrugem",
        says: [
          "a base perde a solda da roda; troca-se a travessa de baixo antes que a folha arraste.",
          "pintura por cima segura a cor e não segura o peso.",
        ],
      },
      {
        label: "Folha em losango",
        about: ["dobradica", "roldana"],
        says: [
          "medidas diferentes nas duas diagonais: o quadro saiu do esquadro, e é ele que se endireita.",
          "uma barra cruzada soldada por dentro devolve o esquadro sem trocar a folha.",
        ],
      },
      {
        label: "Folha que ondula ao andar",
        about: ["guia", "trilho"],
        says: ["trilho afundado ou guia gasta: reforma-se o chão e o alto, e a folha fica."],
      },
      {
        label: "Coluna que mexe",
        says: [
          "nenhum motor trabalha preso a pilar solto; a obra é de pedreiro, e vem antes de tudo.",
          "ponha a mão na parede enquanto outro aciona: o que vibra ali não se resolve na folha.",
        ],
      },
      {
        label: "Motor cansado em folha boa",
        about: ["troca-de-motor"],
        says: ["sem nada a fazer no ferro, o nome do serviço é troca, e a folha ganha vida nova com ela."],
      },
    ],
  },
  neighbours: {
    headings: ["Reforma, conserto ou portão novo", "Três serviços que se misturam"],
    items: [
      {
        label: "Conserto",
        about: ["conserto"],
        says: [
          "devolve o portão ao que era ontem; a reforma o devolve ao que era quando foi feito.",
          "uma peça falhou, conserta-se; várias no mesmo ferro, reforma-se.",
        ],
      },
      {
        label: "Automatização",
        about: ["automatizacao"],
        says: [
          "folha manual que será automatizada se reforma antes: o motor não perdoa o que o braço compensava.",
          "deixe o serralheiro soldar já o reforço onde o suporte do motor vai prender.",
        ],
      },
      {
        label: "Portão novo",
        says: ["quando o quadro não tem esquadro nem solda que pegue, a folha nova custa menos do que a soma dos remendos."],
      },
      {
        label: "Pintura",
        says: ["só cor, em folha que corre leve: não precisa de técnico, e sim de proteger dente e lente da tinta."],
      },
    ],
  },
  work: {
    headings: ["A ordem de uma reforma com motor", "Do ferro ao controle"],
    leads: ["Serralheiro e técnico trabalham em dias diferentes, nesta sequência:"],
    steps: [
      {
        label: "Medir antes",
        says: [
          "anota-se altura da folha, folga do dente e lugar das marcas, para tudo voltar ao mesmo ponto.",
          "o motor é desligado no quadro e solto da folha, que fica presa por corrente.",
        ],
      },
      {
        label: "Proteger o que é elétrico",
        says: [
          "a solda é feita com a central desconectada; a corrente que passa pelo ferro queima placa.",
          "lente de sensor e antena são cobertas antes da tinta.",
        ],
      },
      {
        label: "Refazer o ferro",
        says: [
          "o serralheiro corta o podre, devolve o esquadro e solda o reforço do suporte.",
          "em basculante, cabo, mola e contrapeso são aliviados com escora antes de qualquer corte.",
        ],
      },
      {
        label: "Trocar o apoio",
        about: ["roldana", "dobradica"],
        says: ["roda, pino e guia entram novos, porque folha reta sobre roda comida entorta de novo."],
      },
      {
        label: "Pesar outra vez",
        says: ["a folha pronta é empurrada à mão e comparada com a de antes: cada quilo a mais aparece na arrancada."],
      },
      {
        label: "Remontar e regular",
        about: ["regulagem"],
        says: ["barra, marcas e força são refeitas para o peso novo, e o recuo é provado com obstáculo macio."],
      },
    ],
  },
  preparation: {
    headings: ["Antes de começar a reforma", "O que decidir antes do serralheiro"],
    leads: ["Quatro decisões que mudam o motor:"],
    steps: [
      {
        label: "O fechamento",
        says: [
          "chapa, madeira ou grade: escolha antes de medir a máquina, porque é o que mais pesa.",
          "se a ideia é fechar para a rua não ver, pergunte por material leve.",
        ],
      },
      {
        label: "O tipo de abertura",
        says: ["mudar de basculante para correr é obra de muro e trilho; decida isso antes da primeira solda."],
      },
      {
        label: "O caminho do fio",
        says: ["com o chão aberto, passe um cano sob a entrada: depois de pronto, ele custa o piso."],
      },
      {
        label: "A casa nesses dias",
        says: [
          "combine onde o carro dorme enquanto a folha está na oficina e como a entrada fica trancada.",
          "peça ao serralheiro um fechamento provisório por escrito.",
        ],
      },
    ],
  },
  effort: {
    headings: ["Quanto tempo o portão fica parado", "Os dias de uma reforma"],
    items: [
      {
        says: [
          "Folha que vai à oficina deixa a casa aberta por dias; reforma feita no lugar demora mais e mantém a entrada fechada.",
          "Do lado do motor são duas idas: a que solta e a que regula. Entre elas, o portão é manual.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa reformar com motor", "A parte do motor na reforma"],
    items: [
      {
        says: [
          "Soltar, remontar e regular fica em {{manutencao-custo}}. Solda, chapa e pintura vêm do serralheiro, em orçamento dele.",
          "Se o peso novo pedir outra máquina, o plano de entrada custa {{plano-solo-preco}} montado, e a velha pode abater no preço.",
          "A regulagem depois da obra segue a faixa de {{manutencao-custo}}. Peça de apoio, como roda e guia, é somada.",
        ],
      },
      {
        says: [
          "Encarecem: mudança de tipo, chapa fechada, coluna a refazer. Barateia manter o peso e o tipo da folha, porque o motor fica.",
        ],
      },
    ],
  },
  limits: {
    headings: ["O que cabe a cada profissional", "Onde termina o técnico de motor"],
    items: [
      {
        says: [
          "O técnico não solda quadro nem levanta coluna: ele diz o que o motor precisa que o ferro tenha, e volta quando estiver pronto.",
          "Garantia de solda e de pintura é de quem as fez. A do movimento cobre o que foi montado e regulado.",
        ],
      },
    ],
  },
  worth: {
    headings: ["Reformar ou fazer outro", "A conta do quadro"],
    items: [
      {
        says: [
          "Bata com o cabo da chave de fenda no pé da folha: som de lata e pó vermelho pedem folha nova. Som cheio diz que a reforma vale.",
          "Reforma compensa até o ponto em que a solda nova passa a ser maior do que o ferro velho que ela segura.",
        ],
      },
    ],
  },
  cases: {
    headings: ["O que a reforma muda em cada portão", "Reformar conforme a rua e o uso"],
    items: [
      {
        when: { gates: ["deslizante"] },
        says: [
          "Reforma de portão de correr começa pelo trilho e pelas rodas: a folha que parece torta muitas vezes só está apoiada em chão que cedeu.",
          "Ao reformar a folha de correr, mande soldar cantoneira reta no pé: é nela que a barra dentada volta a ficar em linha.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "Reformar basculante mexe no equilíbrio: cada ripa trocada pede peso novo nas colunas, e o motor só volta depois que a folha para onde é deixada.",
          "No basculante, a reforma inclui cabo e polia, em par, com a folha no chão ou escorada. Pintar e deixar o cabo velho é guardar o perigo.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "Na reforma do portão de abrir, a dobradiça decide: pino grosso e graxeira nova levantam a folha, e o braço do motor deixa de arrastar ferro.",
          "Fechar com chapa um portão de abrir faz dele uma vela. Antes da reforma, pergunte se o braço e a coluna aguentam o vento.",
        ],
      },
      {
        when: { uses: ["predio"] },
        says: [
          "Em prédio, a reforma do portão se faz por metades, uma folha por vez, para a garagem não ficar aberta à noite.",
          "No prédio, aproveite a reforma para subir a folha um dedo: a rampa que sai da garagem joga água no pé dela todo dia de chuva.",
        ],
      },
      {
        when: { uses: ["condominio"] },
        says: [
          "No condomínio, a reforma vai à assembleia com três linhas: ferro, motor e o que fica provisório durante a obra.",
          "Duas entradas se reformam em semanas diferentes, com o fluxo desviado. O cartaz com datas poupa a portaria de explicar a cada carro.",
        ],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: [
          "Em casa, combine a reforma com quem instala o motor antes de escolher a chapa: o desenho bonito pode dobrar o peso.",
          "No sobrado geminado, a coluna é dividida com o vizinho. Reforçá-la pede conversa antes de pedir orçamento.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Na loja, reforme em dia de portas fechadas e deixe o motor solto até o fim: solda e placa ligada não convivem.",
          "Porta de comércio reformada ganha fechadura nova, e a trava elétrica precisa conhecê-la antes da solda.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Portão de galpão se reforma pela travessa de baixo, onde o caminhão encosta. Uma viga ali poupa a próxima obra.",
          "Em galpão, roda e trilho aguentam a folha por mais tempo do que o quadro: meça a diagonal antes de encomendar ferragem.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Na vila, o portão antigo costuma ter valor para a fachada: restaura-se a grade, e o reforço do motor fica escondido por dentro.",
          "Em vila, a reforma é de todos e a chave é de um: escolham quem responde ao serralheiro e quem confere o motor na volta.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "Em sítio, a porteira de madeira se reforma com ferragem nova e mourão firme; sem eles, o braço do motor puxa o poste.",
          "Porteira comprida se reforma com escora no meio do vão. Sem roda de apoio, a ponta cai outra vez, e o motor leva a culpa.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Em ladeira, aproveite a reforma para nivelar o apoio: folha que corre em plano, com degrau na soleira, poupa o motor para sempre.",
          "Folha em ladeira se reforma com freio de obra: presa por corrente dos dois lados antes de o motor ser solto.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "Com rampa na entrada, o pé da folha apodrece pela água que desce. Na reforma, deixe fresta e grelha antes do ferro.",
          "Portão no alto da rampa recebe o para-choque de quem sobe. Uma barra de proteção soldada na reforma custa menos do que a chapa.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Onde a água chega, reforme com o pé galvanizado e o motor mais alto; tinta comum não passa de duas cheias.",
          "Depois da cheia, o quadro guarda água por dentro do tubo. Furos de dreno na reforma evitam o podre que não se vê.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Raiz que levantou o piso volta a levantar o trilho reformado. Troque o lado do recolhimento ou suspenda a folha.",
          "Sob árvore, a reforma ganha cobertura no alto da folha: é por ali que a água escorre para dentro do quadro.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Com obra ou terra por perto, peça roda blindada e trilho alto na reforma: canal rente ao chão enche em uma semana.",
          "Pó de terra tira o brilho e come a roda. Tinta lisa e canal coberto são o par que resiste.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Em calçada de muita gente, solda e esmeril pedem tapume e horário. Veja antes se a folha sai inteira para a oficina.",
          "Folha que abre para a frente do passeio se reforma pensando em virar o giro para dentro, enquanto o ferro está solto.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que mandar antes da reforma", "Fotos do ferro e do motor"],
    items: [
      {
        says: [
          "Mande a folha inteira, o pé de perto e a etiqueta do motor: com as três se diz se a máquina fica.",
          "Diga o material de hoje e o que você quer pôr, com as medidas; o peso novo sai dessa conta.",
          "Conte se o serralheiro já foi escolhido e quando começa, para a ida que solta o motor ser marcada antes.",
        ],
      },
      {
        says: ["Fotografe a coluna dos dois lados, com o reboco à vista, e qualquer trinca perto do suporte."],
      },
    ],
  },
  questions: [
    {
      asks: ["O motor velho serve no portão reformado?", "Preciso trocar o motor na reforma?"],
      about: ["troca-de-motor"],
      says: [
        "Serve se o peso e o tipo de abertura ficaram iguais. Com chapa nova, prova-se a folha na mão antes de responder.",
        "Só se o peso passar do que ele move ou se o tipo mudar. Nos outros casos, ele volta ao lugar e se regula.",
      ],
    },
    {
      asks: ["Pode soldar com o motor instalado?", "A solda queima a placa?"],
      about: ["central"],
      says: [
        "Não sem desligar e desconectar a central: a corrente da solda procura o caminho da fiação.",
        "Pode queimar, e de uma vez. O disjuntor desligado não basta; os fios da placa são soltos pelo técnico.",
      ],
    },
    {
      asks: ["Vocês fazem a serralheria?", "Quem solda e pinta?"],
      says: [
        "O serviço daqui é o do motor e do movimento. Serralheria é orçada por quem solda, e o técnico diz o que pedir a ele.",
        "Um serralheiro. O que entra na proposta do motor é soltar, remontar, regular e, se preciso, a máquina.",
      ],
    },
    {
      asks: ["Quem vem primeiro, serralheiro ou técnico?", "Em que ordem se contrata?"],
      says: [
        "O técnico, para medir e soltar o motor; depois o serralheiro; por fim o técnico outra vez. A visita do meio costuma ser a mais longa.",
        "Orce os dois antes de começar. A lista do técnico entra no desenho do serralheiro, e não o contrário.",
      ],
    },
    {
      asks: ["Dá para fechar a grade com chapa?", "Posso revestir o portão de madeira?"],
      for: ["what", "price", "replace", "worth-it"],
      says: [
        "Dá, contando o peso e o vento. Grade fechada passa a empurrar a folha inteira em dia de temporal.",
        "Pode, se roda e dobradiça forem da medida nova. Pese a madeira molhada, que é como ela fica no verão.",
      ],
    },
  ],
};
