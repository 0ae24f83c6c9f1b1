import type { UseEntry } from "#domain/knowledge/entry";

export const comercio: UseEntry = {
  kind: "use",
  id: "comercio",
  name: { one: "comércio", many: "comércios", gender: "m" },
  aliases: [
    "portão comercial",
    "portões comerciais",
    "portão de comércio",
    "portão para comércio",
    "portão de loja",
    "portão para loja",
    "portão da loja",
    "portão de empresa",
    "portão da empresa",
    "portão para empresa",
    "portão de galpão",
    "portão do galpão",
    "portão para galpão",
    "galpão",
    "galpões",
    "portão industrial",
    "portões industriais",
    "motor comercial",
    "motor industrial",
    "motores industriais",
    "motor para comércio",
    "motor para galpão",
    "motor para empresa",
    "portão de oficina",
    "oficina mecânica",
    "estacionamento",
    "estacionamentos",
    "portão de escola",
    "portão de clínica",
    "portão de indústria",
    "ponto comercial",
    "estabelecimento comercial",
    "uso comercial",
    "depósito",
    "comersio",
    "comércial",
  ],
  not: ["comércio de portões", "comércio de motores", "horário comercial", "depósito bancário", "depósito de garantia"],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["motor-seg", "sinaleira", "fotocelula", "botoeira", "manutencao-preventiva", "porta-de-enrolar"],
  pages: ["/topicos/motor-ppa-seg", "/topicos/instalacao-de-motor-para-portao", "/topicos/manutencao-preventiva-de-portao-automatico"],
  brief: [
    "No comércio o portão abre para quem não o conhece, e é por isso que o sensor vale mais do que a velocidade.",
    "Galpão e loja gastam portão por repetição: o motor de casa desarma no meio do expediente.",
    "Em comércio, parada não é incômodo, é porta fechada; a revisão fora do horário custa menos do que o dia perdido.",
    "Carrinho, empilhadeira e carga são o que mais entorta trilho e batente em ponto comercial.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "O portão de comércio abre o dia inteiro, para cliente, entregador e caminhão, e ninguém ali conhece o caminho da folha. Pede motor de uso contínuo, sensores na passagem, aviso do lado de fora e conserto marcado fora do expediente.",
        "Em comércio, o portão trabalha por repetição e por gente estranha a ele. O que se escolhe primeiro é segurança da passagem, depois ciclo, e só então velocidade.",
      ],
    },
    {
      to: ["install"],
      says: [
        "A instalação de motor em comércio se faz em horário sem público e com carga do lado de fora. Antes se resolvem três coisas: circuito próprio, base firme para o motor e o lugar dos sensores.",
        "Instalar motor em galpão começa pela folha: comprida, chapeada e ao vento, ela precisa de guia e de rodas antes de precisar de força.",
      ],
    },
    {
      to: ["price"],
      says: [
        "Para comércio, o motor de tabela mais forte sai por {{plano-seg-preco}}, já montado na região atendida. Portão pesado ou de giro contínuo vai para {{troca-pesado}}, depois da vistoria.",
        "Quanto custa automatizar o portão de um galpão depende do comprimento da folha e das manobras por hora. Doca, aviso e sensor para pessoas entram na mesma conta.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto em comércio tem relógio: quem opera isola a entrada, desliga o circuito e descreve o ponto em que a folha parou. Batida de carrinho em trilho e roda é a primeira suspeita.",
      ],
    },
    {
      to: ["maintain"],
      says: [
        "A manutenção de portão comercial segue o ritmo de garagem coletiva, {{preventiva-condominio}}. Nela se medem corrente, folga de roda e reação a obstáculo, que em lugar com público não se adia.",
      ],
    },
    {
      to: ["which"],
      says: [
        "O motor para comércio é o que aceita manobra encostada em manobra sem desarmar. Loja e oficina pequenas ficam no Seg; folha muito comprida e doca com caminhão pedem industrial orçado.",
        "Em galpão, escolha primeiro o portão: de correr poupa o vão e depende do muro; de abrir pede área livre; de enrolar economiza espaço e cobra desgaste de lâmina.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para escolher o portão de um comércio, anote de onde vem o cliente a pé, por onde passa a carga e quem abre pela manhã. Os três caminhos não podem cruzar a folha ao mesmo tempo.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Marque a visita no comércio quando a folha demorar mais do que o costume, quando bater em alguém ou quando o motor desarmar no meio do dia. Bater em pessoa encerra o uso naquele momento.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "Vale trocar o motor do comércio quando a parada custa mais por dia do que a diferença entre reparar e trocar. Em portão torto, o conserto da folha vem antes, ou a conta se repete.",
      ],
    },
    {
      to: ["emergency"],
      says: [
        "Portão de comércio travado com a loja aberta, ou aberto fora de hora, é emergência: isole a passagem, desligue o disjuntor e avise o tipo da folha. A chegada é de até {{emergencia-horas}}.",
      ],
    },
  ],
  definition: {
    headings: ["O que o comércio exige do portão", "Público, carga e horário", "O portão que abre para estranhos"],
    items: [
      {
        about: ["fotocelula", "sinaleira"],
        says: [
          "Cliente não olha para cima nem conhece o ponto onde a folha inverte. Feixe em duas alturas e aviso do lado de fora não são conforto: são o que evita parar a loja por um acidente.",
          "O portão de um ponto comercial é aberto por quem está de mãos ocupadas e olha para outra coisa. A instalação precisa perdoar isso.",
        ],
      },
      {
        about: ["esquenta"],
        says: [
          "Doméstico em ritmo de comércio não quebra: desarma. A proteção térmica desliga no meio da tarde, o portão volta depois do almoço, e o defeito parece fantasma.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Galpão tem folha comprida, piso de concreto e vento atravessado. O que a mata é a ponta livre balançando e o para-choque do caminhão, e não o peso que o motor empurra.",
          "Doca exige que o portão pare onde a carroceria não alcança. Batente recuado e sensor na altura do eixo evitam o portão amassado que ninguém sabe quem bateu.",
        ],
      },
      {
        for: ["what", "which", "install", "price"],
        says: [
          "Há ainda a hora de fechar: alguém confere se ficou gente dentro. Fechamento automático sem sensor em lugar com público é risco que a economia não paga.",
        ],
      },
    ],
  },
  faults: {
    headings: ["O que quebra no ponto comercial", "Desgaste de loja, oficina e galpão", "Onde o uso aparece"],
    leads: ["Ali o portão gasta por repetição, por pancada e por pressa:"],
    items: [
      {
        label: "Motor quente à tarde",
        about: ["esquenta", "para-no-meio"],
        says: ["manobra encostada em manobra até a proteção abrir; de manhã está tudo certo, e por isso demora a ser levado a sério."],
      },
      {
        label: "Trilho amassado",
        about: ["trilho", "roldana"],
        when: { gates: ["deslizante"] },
        says: [
          "roda de carrinho e pé de empilhadeira quebram a quina; a folha salta sempre no mesmo lugar.",
          "o concreto da soleira trinca em volta do trilho, e a emenda sobe.",
        ],
      },
      {
        label: "Batente torto",
        about: ["batente"],
        says: ["carga encosta no limite do piso antes da folha, e o portão passa a fechar com fresta."],
      },
      {
        label: "Botoeira gasta",
        about: ["botoeira"],
        says: ["a mesma tecla recebe todos os dedos do expediente; ela falha antes da central e leva o chamado no nome dela."],
      },
      {
        label: "Porta de enrolar emperrada",
        about: ["porta-de-enrolar"],
        says: ["lâmina torta por empilhadeira sobe até a metade; insistir dobra o eixo inteiro."],
      },
      {
        label: "Sensor fora do lugar",
        about: ["fotocelula"],
        says: ["caixa baixa em corredor de carga leva pancada por semana, e o feixe fica onde ninguém passa."],
      },
    ],
  },
  choice: {
    headings: ["O que serve em cada ponto", "Da rotina ao equipamento"],
    leads: ["Quem atravessa decide mais do que a marca da máquina:"],
    columns: ["O ponto", "Motor e portão", "Junto com ele"],
    rows: [
      { cells: ["Loja com porta de público", "Seg, feixe em duas alturas", "Aviso na calçada"], about: ["motor-seg", "sinaleira"] },
      { cells: ["Oficina e funilaria", "Seg", "Botoeira de parada"], about: ["motor-seg", "botoeira"] },
      { cells: ["Galpão com caminhão", "Industrial, orçado", "Batente recuado e giratória"], when: { uses: ["galpao"] } },
      { cells: ["Estacionamento", "Cancela de dia, portão à noite", "Detector na faixa"], about: ["cancela"] },
      { cells: ["Clínica e escola", "Folha lenta e regulada", "Sensor com atraso longo"] },
      { cells: ["Depósito de bairro", "Deslizante com guia", "Circuito próprio"] },
    ],
    ends: [
      { says: ["Antes de comparar preço, conte quantas vezes o portão abre na pior hora do expediente. É o número que decide o motor."] },
    ],
  },
  rules: {
    headings: ["Combinados de um ponto comercial", "Quem abre, quem fecha, quem olha"],
    leads: ["Escreva e cole perto do botão:"],
    items: [
      {
        label: "Um responsável por turno",
        says: ["abre e fecha uma pessoa definida. Cada um resolvendo do seu jeito é o modo certo de fechar sobre alguém."],
      },
      {
        label: "Controle com assinatura",
        about: ["controle"],
        says: ["demissão apaga o chaveiro no mesmo turno. Controle que saiu com a pessoa entra de volta sem avisar."],
      },
      {
        label: "Ninguém embaixo da folha",
        about: ["criancas-e-animais"],
        says: ["com a porta em movimento, nem funcionário passa. Público imita quem usa uniforme."],
      },
      {
        label: "Carga longe do sensor",
        about: ["fotocelula"],
        says: ["pallet no feixe mantém o portão aberto a noite toda. O lugar da carga fica marcado no piso, fora da linha."],
      },
      {
        label: "Plano para a parada",
        about: ["falta-de-energia", "nobreak"],
        says: ["quem destrava, quem fica na entrada e por onde o público entra já está escrito antes do primeiro apagão."],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa no comércio", "Motor, sensor e hora parada"],
    items: [
      {
        says: [
          "O Seg instalado sai por {{plano-seg-preco}}. Folha comprida e giro contínuo pedem orçamento de {{troca-pesado}}.",
          "A manutenção fica em {{manutencao-custo}}. Compare com o que custa a entrada parada em uma manhã de movimento.",
        ],
      },
      {
        for: ["price", "worth-it", "install", "repair"],
        says: [
          "Somam-se sensor, aviso, base no piso e circuito. A obra elétrica em ponto alugado costuma ser o item que o dono do imóvel precisa aprovar.",
          "Se a porta é única, peça o serviço fora do horário de público. A janela da noite, {{janela-noite}}, tem taxa adicional e se marca com antecedência.",
        ],
      },
    ],
  },
  care: {
    headings: ["Rotina que evita parada", "O que fazer antes de abrir a loja"],
    items: [
      {
        about: ["limpar-trilho"],
        says: [
          "Antes do expediente, com o circuito do portão desligado, varra por onde a folha passa. Papelão e prego entram ali o dia inteiro.",
          "Olhe a ponta da folha e o limite do piso no fim do turno. Batida de hoje que se vê hoje custa uma visita; a da semana passada custa a peça.",
        ],
      },
      {
        for: ["maintain", "what", "when"],
        says: [
          "Marque a revisão no começo da semana de menor movimento e peça as medidas por escrito. Sem número, a próxima visita recomeça do zero.",
        ],
      },
      {
        says: [
          "Treine quem abre a loja em destravar e isolar, em folha que permite. Basculante travado espera técnico, com a porta de pedestre à mão.",
        ],
      },
    ],
  },
  cases: {
    headings: ["O seu ponto muda a resposta", "Conforme a frente e o expediente"],
    items: [
      {
        when: { gates: ["deslizante"] },
        says: [
          "Portão de correr em loja fica aberto o dia todo, encostado no muro onde o carrinho passa. Proteja a folha aberta, e não só a fechada.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "Basculante de ponto comercial com a folha no alto esconde letreiro e guarda poeira sobre a cabeça do cliente. Limpeza e equilíbrio entram na revisão.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "Folha de abrir em frente de loja varre justamente onde o cliente espera. Abra antes do público e trave aberta com gancho, nunca com pedra.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Loja de rua fecha tarde e sozinha: quem tranca precisa ver o vão inteiro da posição do botão. Comando no fundo da loja fecha às cegas.",
          "Estacionamento em fim de expediente manda o portão descer com carro chegando. Detector na faixa decide por quem está com pressa.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Galpão de telha alta recebe o vento por cima da folha aberta, e a alavanca arranca guia e suporte. Trava no aberto é parte do projeto, e não acessório.",
          "Onde há empilhadeira, o sensor baixo pega o garfo antes da carga. A altura se escolhe com a máquina no lugar, e não na planta.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Ponto comercial dentro de vila usa o portão de todos como entrada de cliente. Horário de abertura combinado e comando próprio evitam porta aberta pela noite.",
        ],
      },
      {
        when: { uses: ["predio"] },
        says: [
          "Loja no térreo de prédio divide quadro com a garagem, e a porta de serviço cai quando o motor parte. Circuito separado acaba com isso.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Ponto de ônibus na porta significa calçada que nunca fica vazia. Aviso luminoso na altura do pé e feixe voltado para fora são o par que funciona ali.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "Doca em rampa segura o caminhão pelo freio, e o portão não deve depender do motorista. Calço no piso e folha que para longe do para-choque vêm antes do motor novo.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Galpão em rua inclinada leva a folha de correr a andar sozinha no fim do curso. Limite reforçado e freio regulado são a primeira conversa.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Marcenaria e depósito jogam pó fino no trilho e no motor. Limpeza a seco por semana e tampa fechada valem mais do que graxa.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Ponto comercial em rua que alaga perde mercadoria e motor na mesma noite. A base sobe, o quadro sai da parede externa e o portão fecha antes da água, não depois.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Folha caída em entrada de loja entope canaleta e gruda no trilho molhado. Uma varrida antes de abrir resolve o que o cliente chama de portão ruim.",
        ],
      },
      {
        when: { uses: ["comercio"], grounds: ["calcada-cheia"] },
        says: [
          "Vitrine na linha da calçada obriga a porta a trabalhar rente a quem olha o produto. Abra tudo antes do público e feche depois dele, com alguém do lado de fora.",
        ],
      },
      {
        when: { uses: ["galpao"], gates: ["deslizante"] },
        says: [
          "Em vão de caminhão, o trilho recebe o peso do eixo a cada entrada. Perfil embutido no concreto, com a cabeça no nível do piso, é o que atravessa os anos sem emenda saltada.",
        ],
      },
      {
        when: { uses: ["comercio"], gates: ["basculante"] },
        says: [
          "Garagem de clínica com basculante recebe paciente a pé e de carro pela mesma boca. Separe as entradas no horário de consulta, porque folha que sobe não combina com quem anda devagar.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que mandar do ponto", "Fotos da entrada e da carga"],
    items: [
      {
        says: [
          "Filme a entrada no horário cheio, com gente e carga passando, e a folha fechando no fim do dia. O vídeo decide sensor e motor.",
          "Fotografe a folha inteira, a soleira, o quadro e a etiqueta do motor atual. Escreva o horário em que a porta pode ficar parada.",
        ],
      },
      {
        says: [
          "Conte aberturas por hora, tamanho da folha, tipo de carga e se há público a pé.",
          "Diga se o imóvel é alugado: algumas obras precisam da concordância do dono.",
          "Escreva quem abre e quem fecha, em que horário, e se a mesma porta recebe cliente e mercadoria.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Motor de casa serve em loja?", "Posso usar o residencial no comércio?"],
      about: ["motor-seg", "esquenta"],
      for: ["which", "what", "price", "buy"],
      says: [
        "Serve por algumas semanas, até o primeiro dia cheio. Ele desarma por calor, e não por defeito.",
        "Pode em loja de poucas aberturas. Com público o dia todo, o ciclo pede outro.",
      ],
    },
    {
      asks: ["A obra pode ser à noite?", "Vocês instalam fora do expediente?"],
      for: ["install", "price", "when", "what"],
      says: [
        "Há o período {{janela-noite}}, sob consulta e com taxa adicional. Confirme o regulamento do ponto sobre ruído antes de marcar.",
        "Em geral dá para marcar no horário vazio, de dia. A noite é exceção combinada, com custo próprio.",
      ],
    },
    {
      asks: ["Preciso de sensor se há alguém fechando?", "Vale pôr fotocélula em loja?"],
      about: ["fotocelula"],
      says: [
        "Precisa. A pessoa vê o vão por um lado; o feixe não distrai nem conversa.",
        "Vale antes de qualquer outro acessório. É a diferença entre um susto e um processo.",
      ],
    },
    {
      asks: ["O portão do galpão entorta com o vento. É o motor?", "Por que a folha comprida bate na lateral?"],
      about: ["guia", "batente"],
      when: { uses: ["galpao"] },
      says: [
        "Quase nunca. Folha comprida precisa de guia e de trava aberta; motor maior só empurra o erro mais depressa.",
        "Por folga de guia e falta de limite. A força entra por cima, e o remédio está na ferragem.",
      ],
    },
    {
      asks: ["Quantas aberturas por dia o motor aguenta?", "O motor suporta expediente inteiro?"],
      about: ["visita-tecnica"],
      for: ["which", "what", "price", "worth-it"],
      says: [
        "O que interessa são as aberturas da hora mais cheia, e não o total do dia. Conte-as antes de escolher.",
        "Depende do modelo e do intervalo entre manobras. Motor de uso contínuo existe para manobra encostada em manobra.",
      ],
    },
    {
      asks: ["A porta de vidro automática precisa do mesmo cuidado?", "Porta de loja de enrolar entra nesta conversa?"],
      about: ["porta-de-enrolar"],
      for: ["which", "what", "install"],
      says: [
        "Porta de vidro tem acionador próprio e outro especialista. Aqui se trata do portão de carro e de carga.",
        "Entra: ela fecha o vão inteiro e desce sobre quem passa, e por isso pede parada de segurança e alguém olhando.",
      ],
    },
    {
      asks: ["O ponto é alugado. Posso instalar?", "Quem paga o portão do imóvel comercial?"],
      about: ["instalacao"],
      for: ["install", "price", "what", "worth-it"],
      says: [
        "Pode com concordância do dono, e convém escrever o que fica e o que sai no fim do contrato.",
        "Isso é entre as partes. Para a instalação, importa quem libera furo, base e circuito.",
      ],
    },
  ],
};
