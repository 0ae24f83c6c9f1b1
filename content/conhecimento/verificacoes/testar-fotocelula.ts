import type { Check } from "#domain/knowledge/entry";

export const testarFotocelula: Check = {
  kind: "check",
  id: "testar-fotocelula",
  name: { one: "teste da fotocélula", many: "testes da fotocélula", gender: "m" },
  aliases: [
    "testar fotocélula",
    "testar a fotocélula",
    "testar a fotocélula do portão",
    "teste de fotocélula",
    "testar sensor",
    "testar o sensor",
    "testar o sensor do portão",
    "testar sensor de portão",
    "teste do sensor",
    "testando a fotocélula",
    "conferir a fotocélula",
    "fotocélula funciona",
    "sensor funciona",
  ],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["fotocelula", "limpar-fotocelula", "criancas-e-animais", "nao-fecha", "fotocelula-piscando"],
  pages: ["/topicos/sensor-fotocelula-para-portao", "/topicos/portao-automatico-nao-fecha"],
  brief: [
    "O teste da fotocélula se faz com caixa de papelão, e nunca com o corpo: a folha tem de parar e voltar.",
    "Se o teste da fotocélula mostra a folha fechando com o feixe tapado, o portão sai de uso no mesmo instante.",
    "Fazer o teste da fotocélula todo mês é o que transforma um acessório em proteção.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "O teste da fotocélula é pôr um objeto leve na linha do sensor enquanto o portão fecha: a folha deve parar e reabrir antes de chegar nele. Se ela continua, o portão fica sem automático até o conserto.",
        "Teste da fotocélula é a única prova de que ela protege. Luz acesa na caixa mostra energia, e não mostra que a central obedece.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para o teste da fotocélula, fique do lado de dentro e fora do alcance da folha, mande fechar e empurre uma caixa de papelão com um cabo de vassoura até o feixe. Parou e voltou, está bom; seguiu, desligue o disjuntor.",
        "Vale testar a fotocélula em três alturas, sempre com objeto: na linha dela, mais baixo e no fim do percurso. Cada resposta diz o que ela enxerga e o que deixa passar.",
      ],
    },
    {
      to: ["why"],
      says: [
        "O teste da fotocélula é necessário porque ela falha sem alarde: alguém a anula na programação, um fio se emenda, e o portão segue fechando como se nada faltasse.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Faça o teste da fotocélula uma vez por mês, depois de trocar a placa, de trovoada, de pintura e sempre que houver criança nova na casa. No dia da entrega, peça para vê-lo.",
      ],
    },
    {
      to: ["maintain"],
      says: [
        "O teste da fotocélula entra na rotina da casa e no papel da revisão: data, quem fez e resultado. Em prédio, esse registro vale tanto quanto o sensor.",
      ],
    },
    {
      to: ["emergency"],
      says: [
        "Se o teste da fotocélula falhou, trate como emergência de segurança: disjuntor do portão embaixo e passagem vigiada. Fechar segurando o botão anula a proteção e não conserta nada.",
      ],
    },
  ],
  definition: {
    headings: ["O que o teste prova", "Por que com objeto, e não com a mão"],
    items: [
      {
        about: ["fotocelula"],
        says: [
          "Ele prova o caminho inteiro: feixe, caixa, fio, entrada da central e decisão. Qualquer elo morto aparece do mesmo jeito, como folha que não para.",
          "A fotocélula costuma ser programada para agir no fechamento. Testá-la na abertura pode não dizer nada, e engana quem não sabe disso.",
        ],
      },
      {
        about: ["criancas-e-animais"],
        says: [
          "Objeto leve não se machuca e não estraga a folha. Mão, pé e criança não são instrumento de teste, nem com o portão devagar.",
        ],
      },
      {
        says: [
          "A parada por esforço é outra proteção e se prova com outro ensaio, feito pelo técnico. Se a folha parou depois de encostar, quem agiu foi a força, e o feixe continua sem prova.",
        ],
      },
    ],
  },
  checks: {
    headings: ["O ensaio, passo a passo", "Caixa, cabo e distância", "Como se prova o feixe"],
    leads: ["Uma caixa de papelão vazia, um cabo longo e uma pessoa no comando que não tira os olhos do vão:"],
    steps: [
      { label: "Área", says: ["crianças e bichos para dentro, calçada vigiada e ninguém entre a folha e a coluna."] },
      { label: "Janelas", about: ["limpar-fotocelula"], says: ["limpe as duas antes; sujeira responde no lugar do defeito."] },
      { label: "Fechar livre", says: ["mande fechar sem nada no caminho, para saber que o portão fecha por inteiro."] },
      {
        label: "Fechar com a caixa",
        says: [
          "com o portão aberto, mande fechar e empurre o papelão até a linha do feixe. A folha deve parar e voltar antes de encostar nele.",
          "não jogue o objeto: o que se quer ver é a reação ao feixe, e caixa no ar passa sem interromper.",
        ],
      },
      { label: "Mais baixo", says: ["repita com a caixa deitada no chão. Se ninguém a viu, o feixe está alto para criança e bicho."] },
      { label: "Anotar", says: ["escreva a data e o resultado perto do quadro, para o mês seguinte e para o técnico."] },
    ],
    ends: [
      { says: ["Reprovou em qualquer etapa: disjuntor desligado e portão sem automático. Repetir até dar certo não é teste."] },
      {
        when: { gates: ["basculante"] },
        says: ["No basculante o cabo precisa ser longo: quem testa fica fora do giro da folha, e a caixa entra pelo lado."],
      },
    ],
  },
  readings: {
    headings: ["O que a folha respondeu", "Da resposta ao suspeito"],
    columns: ["O que se viu", "O que sugere"],
    rows: [
      { cells: ["Parou e voltou antes da caixa", "Feixe e central em ordem"] },
      { cells: ["Parou só depois de encostar", "Feixe mudo; agiu a força"], about: ["embreagem"] },
      { cells: ["Não parou", "Sensor anulado ou entrada morta"], about: ["central"] },
      { cells: ["Nem começou a fechar", "Feixe já interrompido"], about: ["limpar-fotocelula", "nao-fecha"] },
      { cells: ["Parou e ficou parado", "Programação sem retorno"], about: ["central"] },
      { cells: ["Viu de pé, não viu deitada", "Falta um par mais baixo"], about: ["criancas-e-animais"] },
      { cells: ["Responde às vezes", "Alinhamento na borda"], about: ["fotocelula-piscando"] },
    ],
  },
  stop: {
    headings: ["Não teste se", "Ensaio que se deixa para o técnico"],
    items: [
      { label: "A folha já bateu em alguém", says: ["não há o que provar; o portão sai de uso e é medido."] },
      {
        label: "Basculante desequilibrado",
        about: ["molas-e-cabos"],
        says: ["folha torta ou que desce depressa não se aciona, nem para ensaio."],
      },
      { label: "Não há quem comande olhando", says: ["sozinho, quem empurra a caixa não vê a calçada."] },
    ],
  },
  work: {
    headings: ["O que o técnico acrescenta ao teste", "Do feixe à força"],
    steps: [
      {
        label: "Sinal",
        about: ["fotocelula"],
        says: ["mede-se a sobra do feixe, e não só se ele chega; sobra pequena falha na primeira poeira."],
      },
      {
        label: "Entrada",
        about: ["central"],
        says: ["confere-se se o sensor está ligado no borne certo e ativo na programação, sem ponte."],
      },
      { label: "Fio cortado", says: ["simula-se o rompimento do cabo: a central deve recusar o fechamento, e não seguir sem sensor."] },
      {
        label: "Esforço",
        about: ["embreagem"],
        says: ["a reação ao contato é provada na ponta da folha, com instrumento ou objeto que ceda."],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa provar o sensor", "O ensaio e o reparo"],
    items: [
      {
        says: [
          "O ensaio pede uma caixa e atenção, e mais nada. Corrigir o que ele revelou começa em uma manutenção, de {{manutencao-custo}}.",
          "Alinhar é barato, par novo custa a peça, e cabo refeito custa o caminho. O ensaio diz qual dos três será.",
        ],
      },
    ],
  },
  cases: {
    headings: ["O ensaio no seu portão", "Conforme quem passa e onde"],
    items: [
      {
        when: { uses: ["casa", "sobrado"] },
        says: [
          "Em casa, escolha o primeiro sábado do mês e faça com as crianças vendo de dentro. Elas aprendem que a folha é coisa séria.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Em prédio, o zelador testa no horário vazio e assina. Ata sem registro de teste é o que falta quando alguém pergunta depois.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: ["Loja testa antes de abrir, com a porta de serviço fechada. Cliente na calçada não faz parte do ensaio."],
      },
      {
        when: { uses: ["galpao"] },
        says: ["Galpão testa com um caixote da altura do garfo da empilhadeira, que é o que passa primeiro no vão."],
      },
      {
        when: { uses: ["vila"] },
        says: ["Na vila, quem testa avisa o grupo. Portão que reabre sozinho sem explicação vira chamado de três vizinhos."],
      },
      { when: { uses: ["sitio"] }, says: ["Em sítio, repita com a caixa baixa: bezerro e cão passam abaixo do feixe comum."] },
      {
        when: { gates: ["deslizante"] },
        says: ["No de correr, teste perto da coluna, onde a folha já ganhou embalo e tem menos tempo de parar."],
      },
      {
        when: { gates: ["basculante"] },
        says: ["No basculante, prove com a caixa rente à linha da calçada: é lá que o pé da folha passa, e nem todo feixe olha para fora."],
      },
      {
        when: { gates: ["pivotante"] },
        says: ["No de abrir, são dois ensaios, um por folha. O par do vão pode ver uma e deixar a outra passar."],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: ["Em passeio movimentado, faça o teste com alguém parando os pedestres dos dois lados, e em hora calma."],
      },
      {
        when: { grounds: ["ladeira", "rampa"] },
        says: ["Em desnível, a caixa escorrega. Encha-a com algo leve, para que fique onde o cabo a deixou."],
      },
      {
        when: { grounds: ["poeira"] },
        says: ["Em rua de pó, teste antes e depois do pano. A diferença diz se o sinal tem sobra ou vive no limite."],
      },
      {
        when: { grounds: ["arvores"] },
        says: ["Sob copa, repita no fim da tarde, com sol baixo entre as folhas. Luz que pisca na receptora confunde as mais simples."],
      },
    ],
  },
  tell: {
    headings: ["O que contar do ensaio", "O vídeo que substitui a descrição"],
    items: [
      {
        says: [
          "Filme o ensaio inteiro de lado, sem perder de vista a caixa, e escreva em que altura ela passou.",
          "Escreva se a folha voltou, parou ou seguiu, e se alguém mexeu na programação há pouco.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["Posso testar com a mão?", "Passar o pé no feixe vale como teste?"],
      says: [
        "Não. Se a proteção falhou, quem descobre é a mão. Use caixa e cabo.",
        "Vale como acidente no dia em que ele não funcionar. Objeto leve mostra o mesmo.",
      ],
    },
    {
      asks: ["Por que o portão não para quando está abrindo?", "O sensor não age na abertura. É defeito?"],
      says: [
        "Em geral foi programado assim, porque abrir afasta a folha do vão. Em basculante e de abrir para fora, pergunte por um par voltado à rua.",
        "Costuma ser escolha, e não defeito. Peça que lhe mostrem o que a sua programação faz.",
      ],
    },
    {
      asks: ["Se reprovou, posso usar com cuidado?", "O teste falhou. Dá para usar até a visita?"],
      for: ["emergency", "what", "how-to", "repair"],
      says: [
        "Automático, não. Na mão, em folha de correr ou de abrir e no plano, com o circuito cortado.",
        "Dá para deixar fechado e usar a outra porta. O cuidado de quem aperta não substitui o feixe.",
      ],
    },
  ],
};
