import type { Safety } from "#domain/knowledge/entry";

export const molasECabos: Safety = {
  kind: "safety",
  id: "molas-e-cabos",
  name: { one: "cuidado com molas e cabos", many: "cuidados com molas e cabos", gender: "m" },
  aliases: [
    "molas e cabos",
    "cabos e molas",
    "perigo do basculante",
    "basculante perigoso",
    "portão basculante perigoso",
    "portão basculante caiu",
    "portão basculante despencou",
    "basculante caiu",
    "basculante despencou",
    "basculante despenca",
    "folha que caiu",
    "portão que despencou",
    "portão basculante que despencou",
    "portão despencou",
    "portão despencando",
    "portão caiu",
    "portão caindo",
    "folha caiu",
    "folha despencou",
    "folha desequilibrada",
    "acidente com basculante",
  ],
  gates: ["basculante"],
  related: ["mola", "cabo-de-aco", "contrapeso", "basculante", "emergencia"],
  pages: ["/topicos/motor-para-portao-basculante", "/topicos/instalacao-de-motor-para-portao-basculante"],
  brief: [
    "Molas e cabos do basculante guardam a força que ergue a folha: quem os solta recebe essa força de volta.",
    "Basculante perigoso avisa antes: folha torta, cabo com fio partido, descida mais rápida que a subida.",
    "Portão que despencou uma vez não se levanta para testar, porque o que o segurava já cedeu.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "Molas e cabos equilibram o basculante guardando energia, e ela continua lá com a luz cortada e a chave aberta. Por isso ninguém os ajusta em casa: o risco é da mão que segura e de quem está embaixo da folha.",
        "Basculante perigoso é o que perdeu o equilíbrio: desce sozinho, sobe torto ou pesa na subida. Deixe-o fechado, com o disjuntor desligado, e mantenha todos fora do giro da folha.",
      ],
    },
    {
      to: ["emergency"],
      says: [
        "Portão basculante que despencou ou ficou preso no alto é emergência: ninguém passa sob ele, ninguém o escora com madeira, e o disjuntor desce. Isole também a calçada, porque a folha projeta o pé para fora.",
        "Folha que caiu ou está caindo não se segura com o corpo. Saia do alcance, mantenha crianças e curiosos longe dos dois lados e peça socorro dizendo em que altura ela parou.",
      ],
    },
    {
      to: ["why"],
      says: [
        "O basculante despenca quando um dos lados deixa de sustentar: cabo com fios partidos, mola cansada, contrapeso que soltou ou eixo gasto. O motor segura por um tempo, e é essa espera que engana.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para saber se molas e cabos estão em ordem, olhe de fora, com a folha fechada: frestas iguais dos dois lados, cabos tesos por igual e sem fiapo. A prova de equilíbrio, com a folha solta, é do técnico.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O reparo de molas e cabos começa por conter o peso, e não por trocar a peça. Trocam-se os dois lados juntos e refaz-se o equilíbrio antes de o motor voltar a trabalhar.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Pare o basculante perigoso no primeiro sinal, e não no segundo: fio de cabo arrepiado, folha de quina, estalo de mola, descida acelerada. Nenhum deles melhora esperando.",
      ],
    },
  ],
  definition: {
    headings: ["A força escondida no basculante", "Por que ele pode despencar", "O que molas e cabos guardam"],
    items: [
      {
        about: ["contrapeso", "mola"],
        says: [
          "A folha parece leve porque outra coisa puxa por ela: pesos dentro das colunas ou molas tensionadas. Tirado esse puxão, volta o peso inteiro, de uma vez.",
          "O equilíbrio é um empate entre a folha e quem a compensa. Quem solta um lado do empate não alivia nada: escolhe quem cai.",
        ],
      },
      {
        about: ["cabo-de-aco"],
        says: [
          "O cabo trabalha dobrado na polia e parte de dentro para fora. Quando o primeiro fio aparece arrepiado, outros já romperam onde não se vê.",
        ],
      },
      {
        about: ["eixo-do-basculante", "braco-do-basculante"],
        says: [
          "O motor esconde o desequilíbrio: continua erguendo o que devia apenas conduzir. Sinal disso é ele subir roncando e descer depressa.",
        ],
      },
    ],
  },
  rules: {
    headings: ["O que nunca se faz no basculante", "Regras de quem convive com a folha", "Distância que salva"],
    leads: ["São poucas, e todas existem por causa do peso que não se vê:"],
    items: [
      {
        label: "Não se passa embaixo",
        about: ["criancas-e-animais"],
        says: ["folha em movimento ou aberta pela metade não é teto. Espera-se o fim, com o carro também."],
      },
      {
        label: "Não se destrava em casa",
        about: ["destravamento-seguro"],
        says: [
          "a chave separa o motor, que talvez seja o único a segurar. No basculante ela espera técnico, com luz ou sem luz.",
          "destravar para ver se está leve é a prova que mais machuca, porque ela só funciona quando tudo está certo.",
        ],
      },
      {
        label: "Não se corta nem se amarra",
        says: ["arame no lugar de cabo e corda no lugar de mola seguram até a hora errada."],
      },
      {
        label: "Não se põe nem se tira peso",
        about: ["contrapeso"],
        says: ["barra a mais na coluna faz a folha subir sozinha; barra a menos a faz descer."],
      },
      {
        label: "Não se escora com cabo de vassoura",
        says: ["escora que escorrega avisa tarde. Folha presa no alto pede espaço vazio embaixo, e não calço."],
      },
      {
        label: "Avisa-se o revestimento",
        says: ["madeira ou chapa nova muda o equilíbrio no mesmo dia; o técnico vem junto com o serralheiro, e não depois."],
      },
    ],
  },
  stop: {
    headings: ["Fora de uso a partir daqui", "Sinais de que a folha pode cair"],
    items: [
      {
        label: "Cabo com fiapo",
        about: ["cabo-de-aco"],
        says: ["um fio solto já é motivo, porque o resto carrega mais do que foi feito para carregar."],
      },
      { label: "Estalo forte na coluna", about: ["mola"], says: ["mola que partiu faz um tiro só; depois dele a folha tem o peso todo."] },
      { label: "Folha de quina", about: ["eixo-do-basculante"], says: ["um lado puxa e o outro não, e a torção procura onde romper."] },
      { label: "Desce mais depressa do que sobe", says: ["o equilíbrio foi embora e o motor virou freio."] },
      {
        label: "Peso caído dentro da coluna",
        about: ["contrapeso"],
        says: ["pancada oca seguida de folha pesada: o contrapeso soltou, e o cabo dele está frouxo."],
      },
    ],
  },
  work: {
    headings: ["Como o técnico lida com o peso", "Conter, trocar, equilibrar"],
    leads: ["Antes de soltar, segura-se:"],
    steps: [
      { label: "Isolamento", says: ["passagem e calçada são fechadas, e a energia é cortada e sinalizada."] },
      {
        label: "Contenção",
        about: ["contrapeso"],
        says: ["folha e contrapeso são presos por meios independentes; a mola é aliviada com a ferramenta própria dela."],
      },
      {
        label: "Troca aos pares",
        about: ["cabo-de-aco", "mola"],
        says: ["cabos ou molas saem dos dois lados, com medida e carga iguais."],
      },
      {
        label: "Polias e mancais",
        about: ["eixo-do-basculante"],
        says: ["o que gastou a peça é procurado: polia com rebarba, mancal seco, coluna fora de prumo."],
      },
      { label: "Equilíbrio", says: ["com o motor desacoplado, a folha deve ficar parada em alturas diferentes, sem subir nem descer."] },
      {
        label: "Motor por último",
        about: ["fim-de-curso"],
        says: ["força, paradas e antiesmagamento são refeitos para o peso que sobrou, e provados com objeto."],
      },
    ],
  },
  cases: {
    headings: ["O basculante na sua garagem", "Conforme a folha e o lugar"],
    items: [
      {
        when: { uses: ["casa"] },
        says: [
          "Em casa com criança, a folha parada no alto vira curiosidade. Portão que não fecha fica com adulto na entrada até chegar ajuda.",
        ],
      },
      {
        when: { uses: ["sobrado"] },
        says: [
          "Em sobrado de frente única, a porta de pedestre recortada na folha sobe com ela. Com a folha presa, essa saída também se perde, e convém saber disso antes.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Em prédio, o cabo dobra na polia o dia todo e cansa por dentro. Peça a troca pelo exame, em revisão {{preventiva-condominio}}, e não pela quebra.",
          "Em garagem coletiva, a portaria precisa de ordem escrita: folha torta se interdita sem consultar ninguém.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Loja não pode abrir com basculante suspeito: o cliente para exatamente embaixo para entrar. Porta lateral ou dia perdido custam menos.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: ["Folha grande de galpão multiplica o peso e o estrago. A área em volta se isola no comprimento dela, e não só no vão."],
      },
      {
        when: { uses: ["vila"] },
        says: ["Na vila, alguém sempre dá um jeito de erguer na mão. Um cadeado na folha fechada e um aviso evitam o jeito."],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: ["Em passeio cheio, o pé da folha sai para fora ao cair. Isole a calçada antes de pensar no carro."],
      },
      {
        when: { grounds: ["rampa", "ladeira"] },
        says: [
          "Com o carro em aclive sob a folha, a pressa manda arrancar. Deixe o carro onde está se ela parou por cima, e saia a pé pelo lado livre.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: ["Enchente enferruja o pé do cabo dentro da coluna, onde ninguém vê. Depois dela, o exame vem antes da primeira abertura."],
      },
      {
        when: { grounds: ["poeira"] },
        says: ["Pó com graxa na polia lixa o cabo em cada volta. Rua de obra pede inspeção mais frequente do que a do vizinho asfaltado."],
      },
    ],
  },
  tell: {
    headings: ["O que dizer da folha suspeita", "Fotos tiradas de longe"],
    items: [
      {
        says: [
          "Fotografe de frente, do lado de fora do alcance, mostrando as frestas dos dois lados e a altura em que a folha parou.",
          "Diga se ouviu estalo ou pancada, o que a folha fez depois e se há carro ou pessoa do lado de dentro.",
        ],
      },
      { says: ["Conte se houve revestimento, pintura pesada ou batida, e quando os cabos foram vistos pela última vez."] },
    ],
  },
  questions: [
    {
      asks: ["Posso segurar a folha enquanto alguém chega?", "Dá para escorar o basculante até a visita?"],
      says: [
        "Não. Ninguém segura esse peso, e quem tenta fica embaixo dele.",
        "Não com o que há em casa. Espaço vazio é mais seguro do que escora ruim.",
      ],
    },
    {
      asks: ["Com a luz desligada o perigo acaba?", "Sem energia, a mola ainda machuca?"],
      about: ["mola"],
      says: [
        "Não acaba: a força é mecânica. Cortar a luz evita que o motor se mexa, e só.",
        "Machuca igual. A energia que importa está enrolada no aço.",
      ],
    },
    {
      asks: ["Por que trocar os dois cabos se só um desfiou?", "A mola do outro lado está boa. Troco?"],
      about: ["cabo-de-aco"],
      says: [
        "Têm a mesma idade e o mesmo trabalho. O novo puxa mais que o velho, e a folha sobe torta.",
        "Troca-se em par, porque força desigual entorta o quadro e gasta o lado novo.",
      ],
    },
    {
      asks: ["O motor segura a folha se o cabo romper?", "O redutor não impede a queda?"],
      about: ["braco-do-basculante"],
      says: [
        "Às vezes, por pouco tempo, com braço e solda recebendo o que não é deles. Não conte com isso.",
        "Ele trava o giro, e o elo mais fraco vem depois dele. Por isso ninguém fica embaixo.",
      ],
    },
  ],
};
