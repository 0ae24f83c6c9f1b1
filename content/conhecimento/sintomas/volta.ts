import type { Symptom } from "#domain/knowledge/entry";

export const volta: Symptom = {
  kind: "symptom",
  id: "volta",
  name: { one: "portão que volta", many: "portões que voltam", gender: "m" },
  aliases: [
    "volta sozinho",
    "voltando sozinho",
    "volta ao fechar",
    "volta quando fecha",
    "volta na hora de fechar",
    "volta antes de fechar",
    "volta a abrir",
    "volta no meio",
    "volta no meio do caminho",
    "fecha e volta",
    "fecha e abre de novo",
    "fecha e abre",
    "fecha e reabre",
    "fechando e voltando",
    "fecha e volta a abrir",
    "encosta e volta",
    "bate e volta",
    "bate e abre",
    "bate no batente e volta",
    "reabre",
    "reabre sozinho",
    "reabrindo",
    "portão volta",
    "portão voltando",
    "portão voltou",
    "portão automático volta",
    "portão eletrônico volta",
    "portão da garagem volta",
    "portão recua",
    "portão recuando",
    "recua sozinho",
    "inverte o sentido",
    "inverte sozinho",
    "reverte sozinho",
    "reversão do portão",
  ],
  gates: ["deslizante", "basculante", "pivotante"],
  related: ["nao-fecha", "para-no-meio", "fim-de-curso", "fotocelula", "bate", "central"],
  pages: ["/topicos/portao-automatico-nao-fecha", "/topicos/regulagem-de-fim-de-curso-de-portao", "/topicos/sensor-fotocelula-para-portao"],
  brief: [
    "Portão que volta ao fechar está se defendendo: mediu esforço demais ou viu o feixe da fotocélula cortado.",
    "Se o portão volta só depois de encostar, a parada está regulada tarde, e a central toma o batente por uma pessoa.",
    "Portão que volta sempre do mesmo metro esbarra em algo fixo; a que volta em qualquer lugar tem sensor instável ou força baixa demais.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "O portão que volta ao fechar reage a um obstáculo, verdadeiro ou suposto. Olhe onde ele inverte: no meio, procure atrito ou feixe cortado; encostado no batente, a parada está fora do ponto.",
        "Portão que volta não perdeu força, e sim ganhou cautela: a central sentiu resistência ou perdeu a luz do sensor e devolveu a folha. O lugar da inversão e a luz da fotocélula separam as duas hipóteses.",
        "Quando o portão fecha e volta, ele mostra que a proteção está viva e que algo a aciona sem motivo. Lente suja, areia no trilho, vento e fim de curso deslocado são os culpados usuais.",
      ],
    },
    {
      to: ["why"],
      says: [
        "O portão volta porque a norma de um fechamento seguro é recuar na dúvida. Basta a corrente do motor subir um pouco, o feixe piscar ou a folha encostar antes da hora para a central inverter a marcha.",
        "Por que o portão volta justamente no fim? Porque ali a folha já encostou e o aviso de parada ainda não chegou: a força contra o batente cresce, e o sistema entende que prensou alguém.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "Para consertar um portão que volta, o técnico descobre primeiro qual vigia mandou inverter, pelas luzes da central, e corrige aquele ponto. Subir a força é o que se evita, porque apaga o aviso e deixa o defeito.",
        "O conserto do portão que volta vai de limpar e alinhar sensores a refazer paradas e trocar rodas gastas. Termina com uma prova: sem obstáculo ele fecha, com obstáculo ele recua.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para descobrir por que o portão volta, mande fechar uma vez, fora do caminho dele, e marque onde inverte. Depois limpe as lentes, varra o trilho com a energia cortada e repita: se o ponto mudou ou sumiu, era sujeira.",
        "Com um portão que volta, separe sensor de atrito pela luz: se a da fotocélula muda na hora da inversão, o feixe foi cortado; se fica firme, a folha encontrou resistência.",
      ],
    },
    {
      to: ["price"],
      says: [
        "Quanto custa resolver um portão que volta depende do vigia que o assusta. Alinhar fotocélula e acertar parada é serviço de visita; roda, guia ou sensor novo acrescentam a peça.",
        "O preço de acertar um portão que volta costuma ser de regulagem, desde que a folha corra leve. Folha empenada ou trilho afundado levam a conta para a serralheria.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Chame quando o portão volta mais de uma vez com o caminho limpo e as lentes secas, ou quando passa a inverter com pancada. Reversão que aumenta de semana em semana é desgaste andando.",
      ],
    },
    {
      to: ["emergency"],
      says: [
        "Se o portão volta sempre e a casa está aberta, corte a energia, destrave a folha, se não for basculante e o chão for nivelado, encoste-a devagar e ponha cadeado. Basculante não se solta: isole a entrada e peça ajuda.",
      ],
    },
    {
      to: ["worth-it"],
      says: [
        "Vale a pena corrigir o portão que volta em vez de conviver com ele: cada inversão é uma partida a mais no motor e um tranco a mais nos dentes. O acerto custa menos do que o desgaste de alguns meses assim.",
      ],
    },
  ],
  definition: {
    headings: ["O que faz a folha inverter", "Dois vigias: a luz e a força", "Recuar é um reflexo"],
    items: [
      {
        says: [
          "Dois vigias podem devolver a folha. A fotocélula olha a passagem e age antes do toque; o limite de força sente o toque e age depois dele. Saber qual dos dois falou é metade do conserto.",
          "A inversão nasce de uma comparação: a central sabe quanto esforço a folha pedia e estranha quando pede mais. Poeira, frio, vento e roda gasta somam devagar até cruzar a linha.",
        ],
      },
      {
        says: [
          "Perto do batente existe um trecho em que a reversão deveria estar desligada, para a folha poder encostar. Se o fim de curso está atrasado, esse trecho acaba antes de ela chegar, e o encosto vira obstáculo.",
          "O ponto de parada e o ponto de encosto precisam quase coincidir. Um pouco antes, sobra vão; um pouco depois, a folha empurra a coluna e volta.",
        ],
      },
      {
        for: ["why", "what", "repair"],
        says: [
          "Reversão na abertura é mais rara e quase sempre mecânica: algo atrás da folha, como carro, planta ou parede, recebe o quadro antes do fim.",
          "Algumas centrais reabrem por inteiro, outras recuam um palmo e param. As duas fazem a mesma coisa por motivos iguais, e a diferença está só na programação.",
        ],
      },
    ],
  },
  causes: {
    headings: ["Onde ele inverte e o que isso acusa", "O ponto da volta", "Quem mandou a folha recuar"],
    leads: ["Acompanhe um fechamento inteiro, ao lado e a distância:", "Olhe ao mesmo tempo a folha e a luz do sensor:"],
    columns: ["Como volta", "Suspeita", "O que olhar"],
    rows: [
      { cells: ["Antes de andar um metro", "Feixe cortado logo na saída", "Planta, teia, carro perto demais"], about: ["fotocelula"] },
      {
        cells: ["No mesmo ponto, luz firme", "Atrito naquele trecho", "Trilho, guia, piso alto"],
        about: ["trilho", "guia", "para-no-meio"],
      },
      {
        cells: ["Em qualquer ponto, luz pisca", "Sensor no limite", "Suporte frouxo, lente embaçada"],
        about: ["fotocelula-piscando", "limpar-fotocelula"],
      },
      { cells: ["Encosta, empurra e volta", "Parada atrasada", "Pancada no batente"], about: ["fim-de-curso", "bate"] },
      { cells: ["A um palmo do fim, sem encostar", "Sujeira na chegada", "Fundo do encaixe da coluna"], about: ["batente"] },
      { cells: ["Só em manhã fria", "Graxa dura e força apertada", "Se some quando esquenta"], about: ["rolamento", "central"] },
      { cells: ["Só com vento", "Folha funciona como vela", "Chapa fechada, força mínima"], about: ["central"] },
      { cells: ["Depois de trocar as rodas", "Aprendizado de percurso antigo", "Se a central foi refeita"], about: ["encoder", "roldana"] },
      {
        cells: ["Desce e sobe antes do piso", "Mola forte ou piso irregular", "Luz sob a folha fechada"],
        when: { gates: ["basculante"] },
        about: ["mola", "contrapeso"],
      },
      {
        cells: ["Uma folha toca na outra e volta", "Atraso entre folhas perdido", "Qual delas chega antes"],
        when: { gates: ["pivotante"] },
      },
    ],
  },
  neighbours: {
    headings: ["Volta, para ou reabre por ordem?", "Diferenças que evitam trocar peça boa"],
    items: [
      {
        label: "Portão que não fecha",
        about: ["nao-fecha"],
        says: [
          "ali a folha fica aberta e nem parte; aqui ela parte, encontra algo e retorna.",
          "sem movimento, pense em licença; com movimento e retorno, pense em reação.",
        ],
      },
      {
        label: "Portão que bate",
        about: ["bate"],
        says: [
          "a pancada vem antes da volta quando a parada está atrasada; volta sem pancada é sensor ou atrito.",
          "quem bate e fica tem excesso de curso; quem bate e volta tem, além disso, a reversão ativa.",
        ],
      },
      {
        label: "Portão que abre sozinho",
        about: ["abre-sozinho"],
        says: [
          "se fechou, ficou fechado e abriu minutos depois, não houve reversão, e sim uma ordem nova.",
          "a volta acontece dentro da mesma manobra; a abertura indevida começa do repouso.",
        ],
      },
      {
        label: "Fechamento com laço de piso",
        about: ["condominio"],
        says: [
          "em entrada com laço, o carro seguinte reabre a folha de propósito. Olhe se havia alguém na rampa antes de procurar defeito.",
          "veículo encostado demais na linha segura o laço e devolve o portão, como foi projetado.",
        ],
      },
    ],
  },
  checks: {
    headings: ["Como achar o motivo da volta", "Verificações ao lado da folha", "Do feixe ao batente"],
    leads: [
      "Fique fora da linha do portão e com o comando na mão de uma pessoa só.",
      "Antes de limpar qualquer coisa, veja uma volta inteira: o ponto é a prova.",
    ],
    steps: [
      {
        label: "Ponto da inversão",
        says: [
          "marque com giz na parede o lugar em que a folha inverte e confirme com uma segunda viagem.",
          "conte os palmos entre o batente e o ponto de retorno; igual nas duas vezes, é coisa fixa.",
        ],
      },
      {
        label: "Luz do sensor",
        about: ["testar-fotocelula"],
        says: [
          "peça a alguém que olhe só a luzinha da fotocélula durante o fechamento; mudou na hora da volta, o feixe é que falou.",
          "com a folha parada, balance de leve uma planta próxima e veja se a luz acompanha.",
        ],
      },
      {
        label: "Lentes e suporte",
        about: ["limpar-fotocelula"],
        says: [
          "pano seco nas duas, e um toque leve na caixinha para sentir se ela gira no suporte.",
          "retire a teia e a poeira em volta; inseto dentro do plástico é caso de abertura na visita.",
        ],
      },
      {
        label: "Caminho",
        says: [
          "desligue o disjuntor do portão, varra o trecho da marca e olhe o encaixe onde a ponta entra.",
          "com a força cortada, procure no quadro da folha riscos novos que mostrem onde ele encosta.",
        ],
      },
      {
        label: "Confirmação",
        says: [
          "religue e feche uma vez; volta no mesmo lugar com luz firme é resistência, e a lista termina aqui.",
          "se fechou, repita em outra hora do dia: sol e vento mudam o resultado.",
        ],
      },
    ],
    ends: [
      {
        says: [
          "Não suba a força nem desligue o sensor para ganhar a noite: feche à mão onde for possível e marque a visita.",
          "Volta que não se repete em nenhuma tentativa pede anotação de hora e tempo, e não desmontagem.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: ["No basculante, a limpeza das lentes é feita pela lateral e nunca sob a folha; o resto fica para quem mede mola e cabo."],
      },
    ],
  },
  stop: {
    headings: ["Quando a volta manda desligar", "Sinais de que não é só regulagem"],
    items: [
      {
        label: "Vaivém contínuo",
        says: [
          "folha que fecha, volta e tenta outra vez por conta própria pega quem passa e aquece o motor.",
          "sem ninguém apertando, o portão em ciclo se interrompe no quadro, de longe.",
        ],
      },
      {
        label: "Pancada cada vez mais forte",
        says: [
          "o batente cede, a coluna trinca e a solda da folha abre; uma noite de batidas faz o estrago de muitos meses.",
          "barulho que sobe a cada tentativa indica parada perdida, e cada fechamento a piora.",
        ],
      },
      {
        label: "Não recua diante de obstáculo",
        says: [
          "se volta sem motivo e não volta com uma caixa no caminho, a proteção está invertida nos efeitos e o portão fica parado.",
          "uma folha que empurra o balde e recua do vento não tem limite confiável.",
        ],
      },
      {
        label: "Folha torta na volta",
        when: { gates: ["basculante"] },
        says: [
          "um lado sobe antes do outro porque o cabo ou a mola trabalham diferentes; afaste-se e não teste mais.",
          "inclinação durante o movimento é peso mal dividido, e a próxima reversão pode ser a última do cabo.",
        ],
      },
    ],
  },
  meanwhile: {
    headings: ["Como conviver até a visita", "Fechar a casa sem brigar com o portão"],
    items: [
      {
        when: { gates: ["deslizante", "pivotante"] },
        says: [
          "Se ele fecha em uma das tentativas, feche, desligue o disjuntor e deixe assim até a manhã. Abrir de novo para testar é voltar ao começo.",
          "Sem energia e destravada, a folha vai ao batente pela mão e se prende com cadeado; em descida, chame alguém para segurar.",
        ],
      },
      {
        says: [
          "Não calce a lente com fita nem segure o botão para vencer a volta. Nos dois casos o portão fecha e deixa de ver quem está embaixo.",
          "Peça a quem chega de carro que espere a folha terminar: entrar com ela em retorno confunde o sensor e quem dirige.",
        ],
      },
    ],
  },
  work: {
    headings: ["Como o técnico encerra a volta", "Do vigia que falou ao ajuste", "O acerto, na ordem certa"],
    leads: ["A força é a última coisa em que se mexe.", "Primeiro se sabe quem mandou voltar, depois se corrige:"],
    steps: [
      {
        label: "Leitura da central",
        says: [
          "acompanham-se as luzes das entradas durante o fechamento, e a que muda no instante da volta é a ré.",
          "centrais com memória de eventos mostram se a última inversão veio do sensor ou da corrente.",
        ],
      },
      {
        label: "Sensor",
        about: ["fotocelula"],
        says: [
          "alinha-se o par pelo nível do sinal, firma-se o suporte e troca-se o cabo que quebra ao dobrar.",
          "sol de frente pede inverter emissor e receptor de lado, em vez de aumentar sensibilidade.",
        ],
      },
      {
        label: "Folha",
        says: [
          "solta do motor, percorre-se a folha à mão e corrige-se o trecho que resiste.",
          "roda, guia e dobradiça são vistas antes da regulagem, porque regular sobre o atrito dura pouco.",
        ],
      },
      {
        label: "Paradas",
        about: ["fim-de-curso"],
        says: [
          "o ponto de fechado é adiantado até a folha encostar sem empurrar, e a desaceleração é posta antes disso.",
          "ímã, chapinha ou contagem são refeitos com a folha fria e com ela quente, que não param iguais.",
        ],
      },
      {
        label: "Força",
        about: ["central"],
        says: [
          "ajusta-se o mínimo que completa a viagem com vento e frio, e nem um ponto a mais.",
          "nos dois sentidos, separados: fechar deve ser sempre mais delicado do que abrir.",
        ],
      },
      {
        label: "Prova",
        says: [
          "um calço de espuma no caminho tem de devolver a folha; depois, várias viagens limpas sem volta nenhuma.",
          "corta-se o feixe no meio da descida e confere-se a reabertura, na frente de quem usa.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa tirar a volta", "O preço de regular e o de reparar"],
    items: [
      {
        says: [
          "Alinhamento de sensor e acerto de paradas cabem em uma manutenção. O valor vai de {{manutencao-custo}}. O que passa disso é peça, avisada antes.",
          "Se a folha corre leve, o gasto é só de ajuste. A faixa é de {{manutencao-custo}}.",
        ],
      },
      {
        for: ["price", "repair", "replace", "worth-it"],
        says: [
          "Roda e guia novas somam peça e o trabalho de erguer a folha. Sensor novo soma o par e, às vezes, o cabo.",
          "Regular por cima de folha pesada é pagar duas vezes: a volta reaparece quando a roda gasta mais um pouco.",
        ],
      },
    ],
  },
  care: {
    headings: ["Para a folha não voltar", "O que mantém o fechamento firme"],
    items: [
      {
        says: [
          "Limpe lentes e encaixe do batente na mesma faxina. Um feixe firme e uma chegada limpa tiram os dois motivos mais comuns.",
          "Depois de mexer no piso, na pintura ou nas rodas, peça que refaçam as paradas: o percurso mudou, e a central não sabe.",
        ],
      },
      {
        says: [
          "Repare na estação: se ele volta no frio e não no calor, peça lubrificação e revisão das rodas na próxima visita. O intervalo recomendado é de {{revisao-intervalo}}.",
          "Tinta acumulada na guia e no batente engrossa a folha aos poucos. Raspe ao pintar, antes de fechar a lata.",
        ],
      },
    ],
  },
  cases: {
    headings: ["Conforme a folha e o endereço", "Particularidades do seu caso"],
    items: [
      {
        when: { gates: ["deslizante"] },
        says: [
          "De correr, olhe o encaixe: a ponta empurra terra para o fundo da coluna e, quando enche, a folha encosta cedo e devolve.",
          "No deslizante, roda com um lado achatado dá um solavanco por giro, e a volta acontece no solavanco, nunca entre eles.",
        ],
      },
      {
        when: { gates: ["basculante"] },
        says: [
          "No basculante, piso torto faz um canto tocar antes e a folha sobe de novo. A luz que entra por baixo, de um lado só, mostra o desnível.",
        ],
      },
      {
        when: { gates: ["pivotante"] },
        says: [
          "Folhas de abrir que voltam juntas se encontraram no meio: o atraso sumiu ou o vento segurou uma delas. Repare qual das duas tem o batente.",
          "Chapa fechada de alto a baixo recebe o vento como vela, e a central lê a rajada como pessoa. Grade vazada volta menos.",
        ],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: [
          "Em casa, mudança de altura do piso depois de uma reforma da calçada é a causa silenciosa: a folha passou a raspar no cimento novo.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Em prédio, volta repetida costuma ser laço de piso ou fotocélula vendo o carro que ainda está na rampa. Peça à portaria que espere o último passar antes de chamar de defeito.",
          "Fila de entrada cria reabertura em cadeia: cada carro devolve a folha ao anterior. Isso é lógica de acesso, e se ajusta na pausa.",
        ],
      },
      {
        when: { uses: ["comercio", "galpao"] },
        says: [
          "Em doca, o caminhão para com a traseira no feixe e o portão volta o dia todo. Um segundo par de sensores mais alto resolve sem desligar nada.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Na vila, gato e cachorro cruzam o vão bem no tempo de fechar. Se a volta não tem ponto certo, observe o chão antes de olhar a placa.",
        ],
      },
      {
        when: { uses: ["sitio"] },
        says: [
          "No sítio, mato crescido à altura do joelho corta o feixe a cada vento. Roçar a faixa do sensor é o conserto, e dura até a próxima chuva.",
        ],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Onde a rua cai, fechar morro acima pede força e abrir morro abaixo pede freio. Se volta só subindo, mede-se a folha antes de mexer no limite.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "Rampa que termina rente ao portão faz o carro parar em cima da linha do sensor. A volta ali é de manobra, e a faixa pintada no piso corrige.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: ["Chuva forte deixa uma barra de terra no encaixe e a folha passa a voltar por um palmo, dias depois da água sumir."],
      },
      {
        when: { grounds: ["arvores"] },
        says: [
          "Sob copa, folhas e gravetos se acumulam no ponto mais baixo do trilho e devolvem a folha ali. Varrer o trilho inteiro, e não só o meio, encerra a volta.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: [
          "Poeira na lente enfraquece o sinal sem apagá-lo: a folha volta ao menor tremor do suporte. Limpar e firmar resolve os dois.",
        ],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: [
          "Com calçada movimentada, volta que parece defeito é gente cortando o feixe. Puxar o sensor para dentro do vão separa quem passa de quem entra.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que descrever", "Como contar a volta"],
    items: [
      {
        says: [
          "Diga em que ponto ele inverte, se sempre no mesmo, e o que a luz do sensor faz na hora. Com essas três respostas o técnico já sabe o que levar.",
          "Filme o fechamento inteiro, com a coluna e a folha no mesmo quadro, e diga se antes houve chuva, vento ou obra.",
        ],
      },
      {
        says: [
          "Conte se ele volta o caminho todo ou só um palmo, e se continua tentando. São programações diferentes, e isso poupa medição.",
          "Mande foto do batente e do encaixe, de perto, e das duas caixinhas do sensor.",
        ],
      },
    ],
  },
  questions: [
    {
      asks: ["O portão volta sem nada na frente. É defeito?", "Voltar sozinho sem obstáculo é normal?"],
      says: [
        "É sinal de que algo o engana: lente, atrito ou parada. Não é perigo por si, mas deve ser corrigido, porque gasta o motor.",
        "Não é normal. Uma volta sem motivo quer dizer sensor fraco ou folha pesada, e as duas pioram.",
      ],
    },
    {
      asks: ["Só volta quando venta. O que fazer?", "O vento faz meu portão reabrir. Tem conserto?"],
      says: [
        "Chapa fechada vira vela e passa do limite de força. Ajusta-se um pouco o limite e, se preciso, abre-se a folha para o vento passar.",
        "Tem. Primeiro confere-se a leveza da folha; só depois se dá à central a folga que o vento pede.",
      ],
    },
    {
      asks: ["Aumentar a força acaba com a volta?", "Posso pedir mais força no motor?"],
      about: ["central"],
      says: [
        "Acaba com o sintoma e desliga a proteção. Uma folha que só não volta porque ficou mais forte machuca quem estiver no meio.",
        "Só depois de a folha correr leve e o sensor estar firme, e ainda assim o mínimo que completa a viagem.",
      ],
    },
    {
      asks: ["O portão bate e volta. É a mesma coisa?", "Bater e voltar no fim é regulagem?"],
      about: ["bate", "fim-de-curso"],
      says: [
        "É parada atrasada: a folha chega ao batente antes do aviso, empurra e recua. Ajustar a chegada resolve sem mexer na força.",
        "Costuma ser. Se a pancada for nova, alguma coisa mudou de lugar: ímã, batente ou roda.",
      ],
    },
    {
      asks: ["Trocaram as rodas e agora ele volta. Por quê?", "Depois da manutenção passou a reabrir. É erro?"],
      about: ["roldana", "encoder"],
      for: ["what", "why", "repair"],
      says: [
        "A folha subiu e o percurso mudou. Falta refazer as paradas e a altura da cremalheira, que faz parte do serviço.",
        "É ajuste pendente: roda nova muda altura, e a central ainda lê o caminho antigo. Peça que voltem para acertar.",
      ],
    },
    {
      asks: ["Volta na hora de abrir também. Muda a suspeita?", "E quando inverte abrindo?"],
      for: ["what", "why", "how-to"],
      says: [
        "Muda. Na abertura não há fotocélula na jogada, e sobra algo atrás da folha ou o motor sem força.",
        "Sim: procure carro, planta ou parede atrás da folha, e depois desgaste de roda ou dobradiça.",
      ],
    },
  ],
};
