import type { ServiceType } from "#domain/generation/title/title-analysis";
import type { Block } from "../block";

/** Steps of choosing and ordering, for who wants to buy or asks for a price. */
const order: Block = {
  headings: ["Passo a passo até o pedido", "Da medida ao pedido, na ordem", "O caminho até o portão pronto"],
  leads: [
    "Com as informações certas, o orçamento sai sem idas e vindas. Siga esta ordem:",
    "Nada aqui exige ferramenta além de uma trena. Quanto mais completo o pedido, mais exata a resposta:",
  ],
  steps: [
    [
      "<strong>Observe o movimento.</strong> Veja se a folha corre, sobe ou gira: isso define a família do motor.",
      "<strong>Identifique o tipo de portão.</strong> Correr, bascular ou girar sobre dobradiças são movimentos que pedem motores diferentes.",
    ],
    [
      "<strong>Meça o vão.</strong> Anote largura e altura da folha e o material de que ela é feita.",
      "<strong>Tire as medidas.</strong> Largura, altura e material dão uma boa ideia do peso.",
    ],
    [
      "<strong>Conte as aberturas.</strong> Uma casa e um condomínio usam o portão de formas muito diferentes.",
      "<strong>Pense no uso.</strong> O número de carros e de aberturas por dia separa o motor residencial do reforçado.",
    ],
    ["<strong>Fotografe.</strong> Uma foto da rua e outra da garagem mostram colunas, trilhos e espaço livre."],
    [
      "<strong>Peça o orçamento.</strong> Envie tudo pelo WhatsApp; o primeiro retorno sai em até {{resposta-minutos}}.",
      "<strong>Envie as informações.</strong> Pelo WhatsApp, a primeira resposta chega em até {{resposta-minutos}}.",
    ],
    ["<strong>Confira o que está incluído.</strong> Motor, controles, garantia e instalação devem aparecer por escrito."],
  ],
  closings: [
    'A página de <a href="/orcamento-whatsapp">orçamento pelo WhatsApp</a> mostra o que enviar e como funciona a resposta.',
    'Se preferir, comece pela página de <a href="/orcamento-whatsapp">orçamento</a>, que traz a lista do que informar.',
  ],
};

/** Answers to "Como…?": what happens in order, or what can be checked without risk. */
export const howToByService: Record<ServiceType, Block> = {
  sale: order,
  price: order,
  installation: {
    headings: ["Como a instalação acontece, passo a passo", "As etapas da instalação", "O que acontece no dia da instalação"],
    leads: [
      "A instalação envolve rede elétrica e uma folha pesada, por isso é trabalho para técnico. Conhecer a ordem ajuda a acompanhar e a conferir o resultado.",
      "Não recomendamos instalar por conta própria: há risco de choque e de queda da folha. Saber as etapas, porém, ajuda a cobrar um serviço bem feito.",
    ],
    steps: [
      [
        "<strong>Medição.</strong> Largura, altura, peso aproximado e movimento da folha são conferidos antes de tudo.",
        "<strong>Avaliação.</strong> O técnico mede a folha e a move com a mão para sentir pontos presos.",
      ],
      [
        "<strong>Escolha do modelo.</strong> O motor é definido pelo tipo de portão e pelo número de aberturas por dia.",
        "<strong>Definição do motor.</strong> Peso, movimento e uso diário apontam o modelo.",
      ],
      ["<strong>Preparação.</strong> Trilhos, dobradiças e ponto de energia são corrigidos antes da fixação."],
      [
        "<strong>Fixação.</strong> O motor é preso em base firme e alinhado ao percurso da folha.",
        "<strong>Montagem.</strong> Base firme e alinhamento cuidadoso evitam ruído e desgaste mais tarde.",
      ],
      ["<strong>Ajustes.</strong> Fins de curso, força e tempo de fechamento são regulados para aquele portão."],
      [
        "<strong>Testes e entrega.</strong> O portão é testado com obstáculo, os controles são cadastrados e o uso é explicado.",
        "<strong>Entrega.</strong> Depois dos testes, você aprende a usar os controles e o destravamento manual.",
      ],
    ],
    closings: [
      'Da sua parte, basta deixar o vão livre e garantir acesso ao ponto de energia. O horário se escolhe em <a href="/agendar-instalacao">agendar instalação</a>.',
      'Todo o serviço leva de {{instalacao-duracao}}. Os horários estão na página <a href="/agendar-instalacao">agendar instalação</a>.',
    ],
  },
  maintenance: {
    headings: ["Cuidados que você mesmo pode ter", "Uma rotina simples e segura", "O que fazer entre uma revisão e outra"],
    leads: [
      "Alguns cuidados não exigem ferramenta nem conhecimento técnico e prolongam a vida do conjunto:",
      "Entre uma visita e outra, poucos minutos por mês bastam para perceber problemas no começo:",
    ],
    steps: [
      [
        "Observe um ciclo completo, fora da passagem, e note ruído, tranco ou parada fora do lugar.",
        "Acompanhe uma abertura e um fechamento inteiros, a distância, prestando atenção a sons novos.",
      ],
      [
        "Com o portão parado, retire pedras, folhas e terra da passagem.",
        "Mantenha a passagem e o trilho livres de terra, folhas e objetos.",
      ],
      ["Limpe a lente da fotocélula com um pano macio e seco."],
      [
        "Teste o controle de perto e de longe; se o alcance caiu, troque a pilha.",
        "Confira o alcance dos controles e troque a pilha quando ele diminuir.",
      ],
      ["Anote o que mudou desde a última revisão e conte ao técnico."],
      [
        "Deixe a parte interna do motor, a regulagem de força, as molas e os contrapesos para a visita técnica.",
        "O que está sob tampa, tensionado ou ligado à rede elétrica fica para o técnico.",
      ],
    ],
    closings: [
      "A revisão técnica completa essa rotina: o intervalo recomendado é de {{revisao-intervalo}}.",
      'O que a visita inclui está em <a href="/topicos/manutencao-preventiva-de-portao-automatico">manutenção preventiva</a>.',
    ],
  },
  repair: {
    headings: ["Verificações seguras, na ordem", "O que verificar antes de chamar o técnico", "Primeiras verificações, sem ferramenta"],
    leads: [
      "Faça estas verificações sem ferramenta e sem subir no portão. Se alguma delas não for confortável, pule para a última.",
      "São verificações que se fazem com os olhos e em poucos minutos. Pare assim que o defeito ficar claro.",
    ],
    steps: [
      [
        "Confira se há energia e se o disjuntor do portão está ligado. Se ele desarmar de novo, deixe desligado.",
        "Veja se o disjuntor do portão está ligado. Disjuntor que desarma outra vez é sinal para não insistir.",
      ],
      [
        "Veja se algo bloqueia a passagem: pedra, galho, terra ou um carro diante do sensor.",
        "Procure obstáculos na passagem e diante do sensor, sem pôr a mão entre a folha e o batente.",
      ],
      ["Limpe a lente da fotocélula com um pano macio e seco."],
      [
        "Troque a pilha do controle ou teste com outro controle já cadastrado.",
        "Teste outro controle já cadastrado: se ele funciona, o problema está no primeiro aparelho.",
      ],
      [
        "Acione uma vez e ouça: se o motor trabalha e a folha não anda, pare de acionar.",
        "Faça um único acionamento, de longe. Motor que ronca sem mover a folha deve ser deixado parado.",
      ],
      [
        "Se nada disso resolver, destrave como indica o manual, mova a folha devagar e chame o técnico.",
        "Persistindo o defeito, deixe o portão parado e chame o técnico, contando o que observou.",
      ],
    ],
    closings: [
      "Não abra a tampa do motor nem mexa em fios, molas ou contrapesos: há risco de choque e de queda da folha.",
      "O que vem depois disso exige ferramenta, medição e treino. Fios, placa, molas e contrapesos ficam com o técnico.",
    ],
  },
  replacement: {
    headings: ["Como a troca é feita, passo a passo", "As etapas da troca", "Do motor antigo ao novo"],
    leads: [
      "A troca costuma caber em uma única visita. Estas são as etapas:",
      "O trabalho é parecido com o de uma instalação, com a vantagem de que parte do caminho já está pronta:",
    ],
    steps: [
      [
        "<strong>Avaliação.</strong> O motor antigo e a estrutura são examinados, de preferência ainda em funcionamento.",
        "<strong>Avaliação.</strong> Foto da etiqueta e vídeo do portão em movimento já adiantam a análise.",
      ],
      [
        "<strong>Desconto.</strong> Conforme o modelo e o estado do motor antigo, o abatimento vai de {{desconto-basico}} a {{desconto-premium}}.",
      ],
      ["<strong>Retirada.</strong> O equipamento antigo é desligado e removido pelo técnico."],
      [
        "<strong>Adequação.</strong> Base, trilho e ponto de energia são conferidos e corrigidos se preciso.",
        "<strong>Conferência.</strong> O que está bom é aproveitado; o que tem folga ou ferrugem é corrigido.",
      ],
      ["<strong>Instalação e ajustes.</strong> O motor novo é fixado, regulado e testado com obstáculo."],
      [
        "<strong>Entrega.</strong> Os controles são cadastrados e a garantia é registrada.",
        "<strong>Entrega.</strong> Você recebe os controles, a explicação de uso e a garantia por escrito.",
      ],
    ],
    closings: [
      'As faixas de desconto e suas condições estão em <a href="/troca-motor-antigo">troca do motor antigo</a>.',
      'Veja em <a href="/troca-motor-antigo">troca do motor antigo</a> em qual faixa de desconto o seu se encaixa.',
    ],
  },
  emergency: {
    headings: ["O que fazer agora, na ordem", "Primeiras providências", "Enquanto o técnico não chega"],
    leads: [
      "Faça só o que for seguro. Segurança das pessoas vem antes da do carro e da do portão.",
      "Com calma e sem força, siga esta ordem:",
    ],
    steps: [
      ["Afaste pessoas e animais da folha e pare de acionar o controle."],
      [
        "Veja se algo prende o portão, sem colocar a mão entre a folha e o batente.",
        "Olhe, a distância, se há um objeto preso na passagem.",
      ],
      [
        "Havendo fumaça ou cheiro de queimado, desligue o disjuntor do portão e fique longe.",
        "Se sentir cheiro de queimado, desligue o disjuntor do portão e não religue.",
      ],
      [
        "Se a folha parece firme e no lugar, destrave como ensina o manual e mova-a devagar, com ajuda.",
        "Com a folha firme no lugar, use a chave de destravamento como mostra o manual; com a folha torta ou solta, não.",
      ],
      ["Envie foto e descrição pelo WhatsApp: o primeiro retorno sai em até {{resposta-minutos}}."],
    ],
    closings: [
      "Na área atendida, a chegada em casos de urgência é em até {{emergencia-horas}}.",
      "Não abra a tampa do motor nem mexa em fios, molas ou cabos. A chegada do técnico, em urgências, é em até {{emergencia-horas}}.",
    ],
  },
};
