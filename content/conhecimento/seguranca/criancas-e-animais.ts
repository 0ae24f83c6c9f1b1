import type { Safety } from "#domain/knowledge/entry";

export const criancasEAnimais: Safety = {
  kind: "safety",
  id: "criancas-e-animais",
  name: { one: "segurança de crianças e animais", many: "seguranças de crianças e animais", gender: "f" },
  aliases: [
    "crianças e animais",
    "criança",
    "crianças",
    "criança no portão",
    "crianças no portão",
    "acidente com criança",
    "animais",
    "animal de estimação",
    "cachorro",
    "cachorros",
    "cachorro no portão",
    "pet",
    "pets",
    "gato no portão",
    "esmagamento",
    "acidente no portão",
    "acidente com portão",
    "acidentes com portão",
    "segurança do portão",
    "segurança no portão automático",
    "idoso",
    "idosos",
  ],
  not: ["pet shop", "creche de pet"],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["fotocelula", "testar-fotocelula", "sinaleira", "botoeira", "casa", "destravamento-seguro"],
  pages: ["/topicos/sensor-fotocelula-para-portao", "/topicos/instalacao-de-portao-automatico-residencial"],
  brief: [
    "Crianças e animais passam baixo e sem aviso: o sensor que os protege fica na altura deles, e não na do carro.",
    "Antiesmagamento para a folha depois do toque; a fotocélula a para antes. Com criança em casa, as duas coisas.",
    "Quem ensina a criança a não correr para o portão é o adulto que não atravessa com a folha andando.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "Portão automático é seguro para crianças quando para antes do toque, recua ao encostar e só é comandado por quem vê o vão. Isso pede feixe baixo, força no mínimo que move a folha e controle longe das mãos pequenas.",
        "Criança e cachorro não entendem portão: entendem bola, pai chegando e rua do outro lado. A instalação precisa contar com a corrida deles, e não com a obediência.",
      ],
    },
    {
      to: ["install"],
      says: [
        "Em casa com crianças, a instalação inclui fotocélula em duas alturas, botoeira acima do alcance e teste de parada com objeto, na entrega. Peça os três escritos na proposta.",
        "Instalar motor onde há animais muda a altura do feixe: para gato e cachorro pequeno ele fica perto do piso, limpo de vaso e capim.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para conferir se o portão é seguro para criança, ponha um objeto leve no feixe com a folha fechando: ela deve parar e voltar. Depois baixe a altura do objeto até a de um bebê engatinhando e veja se ainda é visto.",
      ],
    },
    {
      to: ["which"],
      says: [
        "Para crianças e animais, o acessório que mais muda o risco é a fotocélula, seguida da regulagem de força. Apito e luz ajudam adulto distraído; criança pequena não os decifra.",
      ],
    },
    {
      to: ["why"],
      says: [
        "Acidente no portão acontece nas frestas: entre folha e coluna, entre folha e grade, embaixo do basculante. Criança põe a mão onde o adulto não vê espaço, e cachorro passa quando o vão já não cabe gente.",
      ],
    },
    {
      to: ["emergency"],
      says: [
        "Criança presa no portão: corte a energia no disjuntor e não acione de novo, nem para abrir. Chame o resgate se houver corpo preso, e fale com ela o tempo todo, sem forçar a folha.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "Sensor para crianças e animais vale sempre que existe fechamento automático ou vão de pedestre junto. É o acessório que se compra antes do segundo controle.",
      ],
    },
  ],
  definition: {
    headings: ["Onde o portão machuca", "Frestas, força e vão", "Por que a criança não vê a folha"],
    items: [
      {
        about: ["fotocelula"],
        says: [
          "Há três pontos: a fresta que fecha, o vão que a folha varre e o espaço sob o basculante. O sensor vigia o vão; a fresta e o espaço se resolvem com tela, distância e regra.",
          "Dedo em grade de portão de correr é o acidente mais simples de evitar: a folha vazada recebe tela até a altura de uma criança de pé.",
        ],
      },
      {
        says: [
          "A parada por esforço age depois de encostar, e por isso não substitui o feixe. Ela existe para o que o feixe não viu, e precisa estar regulada fraca para ser suave.",
        ],
      },
      {
        about: ["controle"],
        says: [
          "Controle é brinquedo com botão que faz algo enorme se mexer. Na bolsa aberta, no console do carro, na gaveta baixa, ele será apertado.",
        ],
      },
      {
        for: ["what", "why", "install"],
        says: [
          "Bicho aprende o som do portão e corre para a rua antes de ele abrir inteiro. Uma grade interna, ou o hábito de prendê-lo, faz mais do que qualquer regulagem.",
        ],
      },
    ],
  },
  rules: {
    headings: ["Regras da casa para o portão", "O que se ensina e o que se instala", "Combinados que evitam acidente"],
    leads: ["Metade é instalação, metade é costume:"],
    items: [
      {
        label: "Feixe na altura deles",
        about: ["fotocelula"],
        says: ["um par à altura do joelho de um adulto, outro mais baixo onde há bicho pequeno; caixa limpa e alinhada."],
      },
      {
        label: "Comando à vista",
        about: ["botoeira"],
        says: ["só fecha quem enxerga o vão. Tecla de corredor e celular de longe não são para casa com criança."],
      },
      {
        label: "Botão fora do alcance",
        says: ["acima do ombro de um adulto, longe de banco e de degrau em que se suba."],
      },
      {
        label: "Ninguém atravessa andando",
        says: ["a regra é dos adultos primeiro; criança copia o passo apressado do pai."],
      },
      {
        label: "Portão não é balanço",
        about: ["dobradica", "batente"],
        says: ["folha de abrir com criança pendurada perde dobradiça e prende mão no batente; a grade não é parque."],
      },
      {
        label: "Bicho preso na chegada",
        says: ["coleira, grade interna ou cômodo fechado até a folha encostar. A guia na mão vale mais do que o chamado."],
      },
    ],
  },
  stop: {
    headings: ["O portão sai de uso se", "Sinais que não esperam"],
    items: [
      {
        label: "Feixe tapado e folha que fecha",
        about: ["fotocelula"],
        says: ["a proteção não está funcionando; o portão fica na mão, em folha que permite, ou fechado."],
      },
      { label: "Folha que encosta e empurra", says: ["a sensibilidade está alta demais, e o próximo obstáculo pode ser um braço."] },
      { label: "Movimento sem comando", about: ["abre-sozinho"], says: ["disjuntor embaixo até alguém achar de onde veio a ordem."] },
      { label: "Basculante que desce sozinho", about: ["molas-e-cabos"], says: ["ninguém embaixo, nem um instante."] },
      { label: "Tela rasgada na grade", says: ["mão pequena passa por onde ela cedeu; o portão espera o remendo."] },
    ],
  },
  checks: {
    headings: ["Um exame por mês em casa", "Testes que cabem na rotina"],
    leads: ["Sem corpo no vão: usa-se caixa de papelão, e quem comanda olha o tempo todo."],
    steps: [
      {
        label: "Feixe",
        about: ["testar-fotocelula"],
        says: ["com a folha fechando, passe a caixa na linha do sensor; ela tem de parar e voltar."],
      },
      {
        label: "Altura",
        says: ["repita com a caixa no chão. Se não houver reação, falta um par mais baixo, e isso se diz ao técnico."],
      },
      {
        label: "Controles",
        says: ["conte onde está cada um e tire da bolsa e do console o que fica ao alcance de mão pequena."],
      },
      {
        label: "Frestas",
        says: ["com o disjuntor desligado, procure vãos onde caiba um dedo entre folha, grade e coluna."],
      },
    ],
    ends: [{ says: ["Qualquer teste reprovado deixa o portão sem automático até o acerto, ainda que ele pareça funcionar bem."] }],
  },
  work: {
    headings: ["O que o técnico ajusta para a família", "Da altura do feixe à força"],
    leads: ["A regulagem se faz com quem mora assistindo:"],
    steps: [
      {
        label: "Força",
        says: ["reduz-se até o mínimo que move a folha limpa, e mede-se a reação na ponta, onde ela é mais lenta a parar."],
      },
      { label: "Sensores", about: ["fotocelula"], says: ["dois pares em alturas diferentes, alinhados e protegidos de bola e vassoura."] },
      { label: "Tempo", says: ["a pausa do fechamento automático é alongada para quem anda devagar, ou desligada."] },
      { label: "Frestas", says: ["indica-se tela, borracha de borda e distância entre grade e folha."] },
      {
        label: "Demonstração",
        says: ["o teste com objeto é feito diante dos adultos, em abertura e fechamento, e fica escrito na entrega."],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa proteger a passagem", "Sensor, tela e regulagem"],
    items: [
      {
        says: [
          "Regular força e alinhar sensores cabe em uma manutenção, de {{manutencao-custo}}. Par novo de fotocélula é orçado com o fio.",
          "Tela na grade e botão mais alto são os itens baratos. O segundo par de sensores é o que mais protege por real gasto.",
        ],
      },
    ],
  },
  cases: {
    headings: ["Quem passa pelo seu portão", "Conforme a casa e a frente"],
    items: [
      {
        when: { uses: ["casa", "sobrado"] },
        says: [
          "Em casa com quintal, cachorro e portão dividem o mesmo corredor. Uma portinhola interna separa o bicho da folha e custa menos do que o susto.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Em vila, as crianças brincam no corredor do portão. A sinaleira que pisca antes de a folha andar vira parte da brincadeira, e o feixe continua sendo a proteção.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Em condomínio, mães com carrinho cruzam a saída da garagem. O feixe precisa ver a roda do carrinho, que é baixa e vem primeiro.",
          "Prédio com área de lazer perto da rampa pede grade entre as duas, antes de qualquer eletrônica.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: ["Loja recebe criança solta enquanto o adulto paga. Folha em movimento só com alguém no vão vendo os dois lados."],
      },
      {
        when: { uses: ["sitio"] },
        says: ["Em sítio, bezerro e galinha não leem feixe alto. A altura se escolhe pelo menor bicho que passa."],
      },
      {
        when: { gates: ["deslizante"] },
        says: [
          "Na folha de correr vazada, o perigo é a grade passando rente à coluna: braço enfiado entre as barras vai junto. Tela fina até o ombro resolve.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante, o vão embaixo da folha é convite. Criança espera do lado de dentro até ela terminar, e o pé que sai para a calçada pede olhos dos dois lados.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: ["No de abrir, a fresta junto à dobradiça é a que prende dedo. Borracha de proteção ali custa pouco e se troca fácil."],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Perto de escola, a calçada recebe crianças que não são da casa. Horário de saída é de portão parado, ou de alguém na porta.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Em ladeira, bicicleta e patinete passam depressa e baixo. O feixe precisa estar onde a roda passa, e não onde passa o ombro.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: ["Galho e folha disparam o sensor e a família aprende a tapá-lo. Corte a planta, e não a proteção."],
      },
    ],
  },
  tell: {
    headings: ["O que contar sobre quem mora", "O que filmar da passagem"],
    items: [
      {
        says: [
          "Diga as idades, os bichos e onde eles ficam na hora da saída. Filme o teste da caixa de papelão nos dois sentidos.",
          "Fotografe grade, frestas e a altura atual do sensor, com uma cadeira ao lado para dar escala.",
        ],
      },
      { says: ["Conte se já houve susto, mesmo sem ferimento: o lugar exato muda a posição do feixe."] },
    ],
  },
  questions: [
    {
      asks: ["Antiesmagamento dispensa fotocélula?", "O motor que para sozinho é suficiente?"],
      about: ["fotocelula"],
      says: [
        "Não dispensa: ele para depois de encostar. Criança merece a parada antes.",
        "Não é. A reação depende de força, e braço fino quase não faz força na folha.",
      ],
    },
    {
      asks: ["A que altura fica o sensor?", "O sensor vê um gato?"],
      about: ["fotocelula"],
      for: ["install", "which", "what", "how-to"],
      says: [
        "Um par na altura do joelho de adulto e outro perto do piso, conforme o menor que passa.",
        "Só se a linha do feixe o encontrar. Gato passa por baixo do que foi feito para gente.",
      ],
    },
    {
      asks: ["Posso deixar a criança usar o controle?", "Com que idade ela pode abrir o portão?"],
      about: ["controle"],
      says: [
        "Enquanto ela não olha os dois lados por hábito, não. Idade ajuda menos do que costume.",
        "Quando já espera a folha parar sem ser lembrada. Até lá, quem comanda é adulto.",
      ],
    },
    {
      asks: ["O que fazer se alguém ficar preso?", "Meu cachorro prendeu a pata. Puxo a folha?"],
      for: ["emergency", "what", "how-to"],
      says: [
        "Energia cortada, folha parada e resgate chamado. Não dê nova ordem para abrir sem saber para que lado o corpo está.",
        "Não puxe. Acalme o bicho, corte a energia e peça ajuda; força no sentido errado aperta mais.",
      ],
    },
    {
      asks: ["O fechamento automático é seguro com criança?", "Devo desligar o tempo de fechar?"],
      for: ["what", "how-to", "which", "worth-it"],
      says: [
        "Com feixe testado e pausa longa, pode ser. Sem feixe, desligue e feche no botão.",
        "Se você não testa o sensor todo mês, desligue. Pausa longa ajuda idoso e carrinho também.",
      ],
    },
  ],
};
