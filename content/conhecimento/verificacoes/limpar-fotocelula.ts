import type { Check } from "#domain/knowledge/entry";

export const limparFotocelula: Check = {
  kind: "check",
  id: "limpar-fotocelula",
  name: { one: "limpeza da fotocélula", many: "limpezas da fotocélula", gender: "f" },
  aliases: [
    "limpar fotocélula",
    "limpar a fotocélula",
    "limpar a fotocélula do portão",
    "limpar o sensor",
    "limpar sensor",
    "limpar o sensor do portão",
    "limpar a lente do sensor",
    "limpeza do sensor",
    "limpeza de fotocélula",
    "limpando a fotocélula",
    "fotocélula suja",
    "fotocélulas sujas",
    "sensor sujo",
    "lente suja",
  ],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["fotocelula", "testar-fotocelula", "fotocelula-piscando", "nao-fecha", "criancas-e-animais"],
  pages: ["/topicos/sensor-fotocelula-para-portao", "/topicos/portao-automatico-nao-fecha"],
  brief: [
    "A limpeza da fotocélula é pano seco na janela dos dois lados, com a caixa fechada: é a primeira providência quando o portão abre e não fecha.",
    "Fotocélula suja enxerga gente onde não há ninguém, e o portão se recusa a fechar por educação.",
    "Depois da limpeza da fotocélula vem o teste: sensor limpo e torto continua cego.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "A limpeza da fotocélula é passar um pano macio e seco na janela escura das duas caixas, emissora e receptora, sem abrir nenhuma. Poeira, teia e gota enfraquecem o feixe, e a central entende que há alguém no vão.",
        "Fotocélula suja faz o portão abrir e não fechar. A janela se limpa por fora, dos dois lados, e o que ficar depois disso é alinhamento ou fio.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para limpar a fotocélula, desligue o disjuntor do portão, tire teia e planta da frente das duas caixas e passe pano seco na janela. Sujeira grudada sai com pano úmido e sabão neutro, nunca com álcool, solvente ou esponja.",
        "A limpeza da fotocélula vale pelos dois lados: quem limpa só a caixa perto de casa deixa a do muro embaçada, e o portão continua aberto.",
      ],
    },
    {
      to: ["why"],
      says: [
        "Fotocélula suja engana a central porque o feixe chega fraco, e feixe fraco é lido como gente no caminho. O sistema foi feito para errar desse lado, que é o seguro.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Faça a limpeza da fotocélula quando o portão abrir e não fechar, depois de chuva com vento, de obra e de poda. Em rua de poeira, entra na mesma passada do trilho.",
      ],
    },
    {
      to: ["maintain"],
      says: ["A limpeza da fotocélula é a parte da manutenção que fica com a casa. Alinhar, medir tensão e firmar a caixa são da revisão."],
    },
    {
      to: ["price"],
      says: [
        "Limpar a fotocélula não custa nada. Se limpa ela continua cega, o exame de alinhamento e de fio é uma manutenção, de {{manutencao-custo}}.",
      ],
    },
  ],
  definition: {
    headings: ["O que a sujeira faz ao feixe", "Por que a janela escura precisa de pano"],
    items: [
      {
        says: [
          "A janela parece preta porque deixa passar só a luz invisível do feixe. Poeira por cima dela espalha essa luz, e pouco chega ao outro lado.",
          "Teia de aranha é o pior dos sujos: quase não se vê, balança com o ar e interrompe o feixe só de vez em quando.",
        ],
      },
      {
        about: ["fotocelula"],
        says: [
          "São duas caixas, e as duas precisam estar limpas. Uma manda, a outra escuta; a sujeira em qualquer uma das pontas tem o mesmo efeito.",
        ],
      },
      {
        about: ["chuva"],
        says: ["Gota escorrida na janela desvia a luz como lente. Portão que só falha na garoa e melhora no sol está dizendo isso."],
      },
    ],
  },
  checks: {
    headings: ["Como limpar as duas caixas", "Pano, planta e teia", "A limpeza em ordem"],
    leads: ["Disjuntor do portão desligado e nenhuma caixa aberta:", "O material é um pano macio, e mais nada:"],
    steps: [
      {
        label: "Energia",
        about: ["rearmar-disjuntor"],
        says: ["baixe a alavanca do portão, para que ele não se mexa com você abaixado no vão."],
      },
      {
        label: "Caminho",
        says: [
          "tire vaso, bicicleta, lixeira e galho da linha entre as duas caixas. Para o feixe, um vaso e uma pessoa são a mesma coisa.",
        ],
      },
      {
        label: "Teia e poeira",
        says: [
          "passe um pincel ou pano seco em volta da caixa antes da janela, para não arrastar areia sobre ela.",
          "olhe por baixo e por trás, onde a aranha amarra o fio.",
        ],
      },
      { label: "Janela", says: ["pano macio, de leve, nos dois lados. Barro seco se amolece com água e sabão neutro e se enxuga."] },
      { label: "Prumo", says: ["repare se as caixas se olham de frente. Torta, ela não se entorta de volta à força: fotografe e chame."] },
      { label: "Prova", about: ["testar-fotocelula"], says: ["religue e faça o teste com um objeto, antes de confiar no fechamento."] },
    ],
    ends: [
      { says: ["Limpa, seca, sem nada na frente e o portão ainda aberto: o que falta é alinhamento, energia ou fio, e isso se mede."] },
    ],
  },
  readings: {
    headings: ["O que a limpeza revelou", "Do pano ao próximo passo"],
    columns: ["O que se viu", "O que sugere"],
    rows: [
      { cells: ["Fechou depois do pano", "Era sujeira; anote a data"] },
      { cells: ["Gota por dentro da janela", "Vedação vencida"], about: ["chuva"] },
      { cells: ["Caixa mole na parede", "Suporte a firmar"], about: ["fotocelula"] },
      { cells: ["Luz de um lado apagada", "Fio ou fonte"], about: ["fotocelula-piscando"] },
      { cells: ["Falha só ao fim da tarde", "Sol batendo na receptora"], about: ["nao-fecha"] },
      { cells: ["Janela riscada e opaca", "Par a substituir"], about: ["fotocelula"] },
    ],
  },
  stop: {
    headings: ["Pare a limpeza se", "Quando o pano não basta"],
    items: [
      {
        label: "Fio à mostra",
        about: ["rede-eletrica"],
        says: ["isolamento comido não se encosta nem se cobre com fita; disjuntor embaixo."],
      },
      { label: "Caixa quebrada", says: ["sem tampa, ela recebe chuva e dedo; o portão fica sem fechamento automático até a troca."] },
      {
        label: "Basculante aberto acima",
        about: ["molas-e-cabos"],
        says: ["ninguém limpa sensor sob folha erguida; feche antes, ou espere."],
      },
    ],
  },
  work: {
    headings: ["O que o técnico faz no sensor", "Da vedação ao alinhamento"],
    steps: [
      { label: "Suporte", says: ["a caixa é firmada e nivelada; a que treme com a folha perde o feixe no meio da manobra."] },
      {
        label: "Alinhamento",
        about: ["fotocelula"],
        says: ["mede-se o sinal na receptora e procura-se o meio do feixe, e não a borda em que ele ainda chega."],
      },
      { label: "Vedação", says: ["tampa e entrada do fio recebem vedação nova, com o fio entrando por baixo."] },
    ],
  },
  cost: {
    headings: ["Quanto custa um feixe limpo", "Pano em casa, medida na visita"],
    items: [
      {
        says: [
          "A limpeza é da casa e não se paga. Alinhar e vedar fica em {{manutencao-custo}}, junto com o resto da revisão.",
          "O preço de não limpar é o hábito de fechar segurando o botão, que desliga a proteção sem ninguém decidir isso.",
        ],
      },
    ],
  },
  cases: {
    headings: ["A lente na sua entrada", "Conforme a rua e o lugar da caixa"],
    items: [
      {
        when: { grounds: ["poeira"] },
        says: ["Em rua de terra, a janela embaça em poucos dias. Pano pendurado perto do quadro é o lembrete que funciona."],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Sob copa, a aranha volta antes do jardineiro. Pincel seco em volta da caixa, toda semana, e poda do ramo que cruza a linha.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: ["Depois de alagar, o barro seca na janela como tinta. Amoleça com água limpa antes do pano, ou ele risca."],
      },
      {
        when: { grounds: ["rampa"] },
        says: ["Na boca da rampa, a roda do carro espirra água suja direto na caixa baixa. Um anteparo pequeno ao lado dela ajuda."],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: ["Caixa voltada para a calçada ganha adesivo e dedo. Confira se não colaram nada sobre a janela."],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: ["Em casa, a caixa vira apoio de vassoura e de mangueira. O pano resolve hoje; o gancho em outro lugar resolve sempre."],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Em prédio, a limpeza é do zelador, com assinatura. Fumaça de escapamento deixa película gordurosa, que só sai com sabão neutro.",
        ],
      },
      {
        when: { uses: ["comercio", "galpao"] },
        says: ["Serragem, farinha e pó de cimento fazem crosta. Limpe antes de abrir, e proteja a caixa da linha da carga."],
      },
      {
        when: { uses: ["vila"] },
        says: ["Na vila, a caixa do lado de fora não é de ninguém. Quem limpa o trilho limpa o sensor, e anota no mesmo papel."],
      },
      { when: { uses: ["sitio"] }, says: ["Em sítio, marimbondo gosta da caixa morna. Olhe de longe antes de chegar com a mão."] },
      {
        when: { gates: ["deslizante"] },
        says: ["No de correr, a caixa baixa fica na altura da sujeira que o trilho solta. As duas limpezas se fazem juntas."],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante, limpe com a folha fechada, pelo lado de fora e depois pelo de dentro. O vão aberto não é lugar de se abaixar.",
        ],
      },
      { when: { gates: ["pivotante"] }, says: ["No de abrir, um dos pares costuma ficar no jardim. Grama alta é a sujeira dele."] },
    ],
  },
  tell: {
    headings: ["O que mandar se limpar não bastou", "Foto das duas janelas"],
    items: [
      {
        says: [
          "Fotografe cada caixa de frente e de lado, e depois a linha entre elas, da altura do feixe.",
          "Conte quais luzes acendem, a que hora o portão falha e se melhora quando seca.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Posso usar álcool na lente?", "Limpa-vidros serve na janela do sensor?"],
      says: [
        "Não. O acrílico fica opaco aos poucos, e o feixe perde força para sempre.",
        "Prefira sabão neutro e água. Produto de vidro resseca o plástico.",
      ],
    },
    {
      asks: ["Preciso abrir a caixa para limpar?", "E se a sujeira estiver por dentro?"],
      says: [
        "Não. O que o morador limpa está por fora; dentro há placa e fio.",
        "Então a vedação falhou, e secar sem vedar só adia. É serviço de visita.",
      ],
    },
    {
      asks: ["Posso tapar a fotocélula até o técnico chegar?", "Dá para anular o sensor enquanto isso?"],
      about: ["criancas-e-animais"],
      for: ["how-to", "what", "emergency", "repair"],
      says: [
        "Não. Sem ela a folha fecha sobre quem estiver ali. Use o portão na mão, em folha que permite.",
        "Não se anula. Portão sem feixe fica aberto com alguém olhando, ou fechado.",
      ],
    },
  ],
};
