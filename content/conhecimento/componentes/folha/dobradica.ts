import type { Component } from "#domain/knowledge/entry";

export const dobradica: Component = {
  kind: "component",
  id: "dobradica",
  name: { one: "dobradiça", many: "dobradiças", gender: "f" },
  aliases: [
    "dobradiça de portão",
    "dobradiças de portão",
    "dobradiça do portão",
    "dobradiças do portão",
    "dobradiça para portão",
    "dobradiças para portão",
    "gonzo",
    "gonzo de portão",
    "gonzo do portão",
    "gonzos do portão",
    "pino da dobradiça",
    "pivô do portão",
    "portão arriado",
    "portão arriando",
    "portão caído",
    "folha arriada",
    "folha caída",
    "dobradissa",
    "dobradissa de portão",
    "dobradisa",
    "dobraduça",
  ],
  variants: [
    { id: "rolamento", names: ["dobradiça com rolamento", "dobradiça de rolamento", "gonzo com rolamento"] },
    { id: "elevatoria", names: ["dobradiça elevatória", "dobradiça que sobe", "dobradiça helicoidal"] },
  ],
  not: ["dobradiça de armário", "dobradiça de porta", "dobradiça de móvel", "dobradiça de vidro", "dobradiça de geladeira"],
  gates: ["pivotante"],
  related: ["pivotante", "batente", "trava-eletrica", "faz-barulho", "trava"],
  pages: ["/topicos/motor-para-portao-pivotante", "/topicos/motor-para-portao-de-abrir", "/topicos/portao-automatico-fazendo-barulho"],
  brief: [
    "A dobradiça carrega a folha do portão de abrir; gasto o pino, a ponta desce e passa a raspar no chão.",
    "Dobradiça seca range no giro inteiro; dobradiça gasta estala na partida e deixa a fresta em cunha.",
    "Solda de dobradiça trincada é motivo de parar: a folha pode sair inteira da coluna na próxima abertura.",
    "Quando a dobradiça arria, o braço do motor puxa torto, e a queixa chega como defeito de máquina.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "A dobradiça é a articulação que segura o portão de abrir na coluna e o deixa girar. Duas ou três carregam a folha inteira de um lado só, e por isso o pino se gasta e a ponta desce.",
        "Dobradiças de portão, ou gonzos, trabalham em par desigual: a de cima é puxada para fora da coluna, e a de baixo, empurrada contra ela. Saber isso ajuda a ver qual delas está indo embora.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "O conserto da dobradiça levanta a folha, troca pino ou bucha e refaz a solda que cedeu. Depois, o batente, a trava e o braço do motor voltam ao lugar, porque a folha mudou de altura.",
        "Dobradiça que range pode só pedir limpeza e lubrificação na visita; a que deixou a folha cair pede pino novo. Apertar parafuso não ergue folha arriada.",
      ],
    },
    {
      to: ["replace"],
      says: [
        "A troca de dobradiça é feita com a folha calçada e o motor desligado, uma articulação por vez, para a folha não sair do prumo. Soldada, ela é cortada e refeita pelo serralheiro; parafusada, sai em menos tempo.",
        "Trocar dobradiças do portão vale para o par: a que ficou viveu a mesma carga. Modelo com rolamento no pé dá mais leveza em folha pesada.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O preço da troca de dobradiça depende de ela ser soldada ou parafusada, do peso da folha e do estado da coluna. Regular o motor depois fica em {{manutencao-custo}}; a solda é do serralheiro.",
        "Quanto custa arrumar dobradiça de portão se decide na coluna: ferro bom recebe solda e pronto, alvenaria esfarelada pede chapa e reconstrução do apoio.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para ver se a dobradiça está gasta, compare a fresta da coluna no alto e no pé da folha, com o portão fechado e o disjuntor desligado. Fresta em cunha ou risco em arco no piso respondem.",
        "O exame da dobradiça se faz com os olhos: solda sem trinca, pino no lugar, folha sem arrasto. Erguer a ponta para provar folga é serviço de quem leva calço.",
      ],
    },
    {
      to: ["which"],
      says: [
        "A dobradiça certa depende do peso da folha e do chão: gonzo simples em folha leve, com rolamento na pesada, elevatória onde o piso sobe um pouco dentro do arco.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Troque a dobradiça quando a folha descer, quando a solda trincar ou quando o pino já dançar no furo. Rangido sozinho é manutenção, e não troca.",
      ],
    },
    {
      to: ["why"],
      says: [
        "A dobradiça se gasta porque todo o peso da folha faz alavanca nela. Chapa acrescentada, criança pendurada e motor com força demais encurtam o pino.",
        "Por que o portão arria? Porque a dobradiça de cima cede alguns milímetros, e a ponta da folha, que está longe dela, multiplica isso em centímetros.",
      ],
    },
    {
      to: ["maintain"],
      says: [
        "Dobradiça se mantém limpa e com o lubrificante certo, aplicado na revisão, sem excesso que junte areia. O que mais a protege é não pendurar peso na ponta da folha.",
      ],
    },
  ],
  definition: {
    headings: ["O que a dobradiça sustenta", "Pino, bucha e coluna"],
    items: [
      {
        says: [
          "Um pino fica na coluna e uma bucha na folha, ou o contrário. O peso desce pelo pino de baixo, e o de cima só impede a folha de tombar para fora, o que basta para gastá-lo primeiro.",
          "A distância entre as duas dobradiças conta tanto quanto o tamanho delas: quanto mais afastadas, menor o esforço em cada uma.",
        ],
      },
      {
        when: { variants: ["rolamento"] },
        says: [
          "A de rolamento apoia a folha sobre esferas, na dobradiça de baixo, e gira leve mesmo com chapa cheia. Água no copo dela é o que a acaba.",
        ],
      },
      {
        when: { variants: ["elevatoria"] },
        says: [
          "A elevatória tem um pé em rampa: girando, ergue a folha alguns dedos e livra o piso que sobe. No fechamento, o peso a traz de volta, e o motor sente essa ajuda.",
        ],
      },
    ],
  },
  faults: {
    headings: ["Sinais de dobradiça gasta", "Como a dobradiça avisa"],
    leads: ["Procure do lado da coluna, e não na ponta:"],
    items: [
      {
        label: "Folha arriada",
        about: ["trava", "nao-fecha"],
        says: [
          "a ponta encosta no piso, e a fresta fica larga em cima e apertada embaixo.",
          "fechar exige erguer a folha pela maçaneta, o que o motor não faz.",
        ],
      },
      {
        label: "Rangido",
        about: ["faz-barulho"],
        says: [
          "o som acompanha todo o giro e piora em dia seco; o pino está sem lubrificante.",
          "pó escuro na bucha mostra metal moendo metal.",
        ],
      },
      {
        label: "Estalo na saída",
        about: ["bate"],
        says: [
          "o pino ovalizou a bucha, e a folha assenta em outro lugar a cada inversão.",
          "ouve-se um toque seco no instante em que o braço muda de sentido.",
        ],
      },
      {
        label: "Solda trincada",
        about: ["emergencia"],
        says: [
          "uma linha fina com ferrugem saindo dela, na chapa da coluna; o uso termina ali.",
          "a dobradiça se move junto com a folha em vez de ficar parada na parede.",
        ],
      },
      {
        label: "Coluna que cede",
        about: ["treme"],
        says: [
          "o pilar inclina para dentro quando a folha abre, e as duas articulações parecem novas.",
          "trinca no reboco a partir da dobradiça de cima é a coluna, e não o pino.",
        ],
      },
      {
        label: "Motor que reclama",
        about: ["esquenta", "volta"],
        says: [
          "o braço puxa na diagonal, aquece e volta: a folha desalinhada é o obstáculo que ele sente.",
          "a máquina foi regulada com mais força no último conserto, e o pino se gastou mais depressa.",
        ],
      },
    ],
  },
  neighbours: {
    headings: ["Dobradiça, piso ou braço", "O que também faz raspar"],
    items: [
      {
        label: "Piso que subiu",
        says: [
          "se a fresta da coluna é igual de alto a baixo e mesmo assim ele raspa, quem mudou foi o chão.",
          "raiz, recalque e recapeamento sobem o piso sob uma folha que está perfeita.",
        ],
      },
      {
        label: "Braço do motor",
        about: ["pivotante"],
        says: [
          "desengatado o braço, em chão plano e por quem segura a folha, o ruído que some era dele.",
          "terminal com folga estala na ponta do braço, longe da coluna.",
        ],
      },
      {
        label: "Batente torto",
        about: ["batente"],
        says: [
          "portão que gira bem e só pega no encontro tem batente fora do lugar, e não pino gasto.",
          "a pancada é no fim do curso; a do pino, no começo.",
        ],
      },
      {
        label: "Trava desalinhada",
        about: ["trava-eletrica"],
        says: [
          "a lingueta que não entra no buraco costuma ser a folha que desceu; erga o assunto da dobradiça primeiro.",
          "se a trava encaixa quando alguém levanta a ponta, a fechadura está boa.",
        ],
      },
    ],
  },
  checks: {
    headings: ["O que olhar na dobradiça", "Exame do portão de abrir, pela coluna"],
    leads: ["Com o portão fechado, o disjuntor desligado e ninguém no arco:"],
    steps: [
      {
        label: "Fresta da coluna",
        says: [
          "meça com o dedo em cima e embaixo; diferença visível quer dizer folha que desceu.",
          "olhe de longe se a travessa está na horizontal, contra uma fileira de tijolos.",
        ],
      },
      {
        label: "Soldas",
        says: [
          "procure linha escura em volta da chapa, na coluna e na folha, com luz de lado.",
          "tinta estufada em volta da dobradiça esconde ferrugem, e às vezes trinca.",
        ],
      },
      {
        label: "Risco no piso",
        says: [
          "um arco claro no cimento mostra onde a ponta encosta; fotografe o começo dele.",
          "compare o risco com uma foto antiga, se houver: ele avança para o meio da passagem.",
        ],
      },
      {
        label: "Som do giro",
        about: ["faz-barulho"],
        says: [
          "religue, afaste-se do arco e acione uma vez: rangido contínuo é pino, estalo isolado é folga.",
          "repare de qual altura vem; em cima e embaixo dão soluções diferentes.",
        ],
      },
    ],
    ends: [{ says: ["Solda aberta ou folha solta por um ponto: não acione, não destrave, deixe o arco vazio e chame."] }],
  },
  work: {
    headings: ["Como se troca dobradiça de portão", "Da escora à fresta certa"],
    leads: ["A folha é calçada antes de a primeira articulação sair."],
    steps: [
      {
        label: "Soltar o braço",
        says: [
          "com a energia cortada, o motor é desengatado e amarrado, para não cair sobre quem trabalha.",
          "a folha passa a depender só do calço e da corda, e ninguém fica na linha dela.",
        ],
      },
      {
        label: "Calçar",
        says: [
          "cunhas erguem a ponta até a fresta ficar paralela; o prumo se acerta aqui, e não depois da solda.",
          "em folha larga, dois apoios impedem que ela gire enquanto está solta.",
        ],
      },
      {
        label: "Trocar",
        says: [
          "uma articulação por vez, com pino e bucha novos ou a peça inteira, e a pintura raspada onde vai a solda.",
          "em alvenaria fraca, a chapa atravessa a parede e recebe contrachapa do outro lado.",
        ],
      },
      {
        label: "Conferir o giro",
        about: ["batente"],
        says: [
          "a folha é levada à mão nos dois sentidos e deve parar onde for largada.",
          "batente e encontro são acertados na nova altura, antes de o motor voltar.",
        ],
      },
      {
        label: "Motor e força",
        about: ["criancas-e-animais"],
        says: [
          "o braço é refixado na geometria certa, e a força desce, porque o atrito deixou de existir.",
          "o recuo é provado na ponta e perto da coluna, onde a mesma folha aperta de modos diferentes.",
        ],
      },
    ],
  },
  effort: {
    headings: ["O que a troca pede", "Solda, prumo e portão parado"],
    items: [
      {
        says: [
          "Parafusada sai e entra na mesma visita. Soldada depende de serralheiro com energia no local e de tinta secando antes do motor.",
          "Enquanto as dobradiças saem, o vão fica aberto e a folha, escorada. Combine com quem entra a pé.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa trocar dobradiça", "O que muda no preço da dobradiça"],
    items: [
      {
        says: [
          "O acerto do motor depois da troca fica em {{manutencao-custo}}. A dobradiça e a solda são orçadas pelo peso da folha.",
          "Serviço de técnico, em {{manutencao-custo}}; serviço de serralheiro, à parte. Peça os dois separados, mesmo quando vêm juntos.",
        ],
      },
      {
        for: ["price", "replace", "repair", "worth-it"],
        says: [
          "Encarecem: coluna a refazer, folha chapeada que pede duas pessoas, peça soldada por dentro. Barateiam: pilar de ferro, modelo parafusado e folha de gradil.",
        ],
      },
    ],
  },
  choice: {
    headings: ["Qual dobradiça serve na folha", "Peso, chão e coluna"],
    leads: ["Comece pelo peso, e confira o chão:"],
    columns: ["Situação", "Dobradiça", "Cuidado"],
    rows: [
      { cells: ["Folha leve de gradil", "Gonzo com bucha", "Lubrificar na revisão"] },
      { cells: ["Folha chapeada ou larga", "Com rolamento", "Copo sem água parada"] },
      { cells: ["Piso que sobe um pouco", "Elevatória", "Trava na nova altura"] },
      { cells: ["Folha que balança em cima", "Terceira dobradiça", "Alinhar os três pinos"] },
      { cells: ["Coluna de tijolo antigo", "Chapa atravessada", "Contrachapa do outro lado"] },
    ],
  },
  care: {
    headings: ["Para a dobradiça durar", "O que poupa o pino"],
    items: [
      {
        says: [
          "Não deixe ninguém se pendurar na ponta: alguns quilos ali valem por muitos na dobradiça.",
          "Ao lavar, não aponte o jato para o copo do pino. Água dentro dele enferruja o rolamento sem se ver.",
        ],
      },
      {
        for: ["maintain", "when", "what", "how-to"],
        says: ["Na revisão, a ponta da folha é erguida para medir a folga do pino. Faça isso {{preventiva-casa}} em casa."],
      },
    ],
  },
  cases: {
    headings: ["A dobradiça no seu portão", "Conforme a folha e o lugar"],
    items: [
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Dobradiça em rua inclinada: a folha do lado alto raspa antes e carrega o pino de baixo. A elevatória resolve desnível pequeno; o grande pede corte no pé da folha.",
        ],
      },
      {
        when: { grounds: ["rampa"] },
        says: [
          "Com rampa que sobe atrás do vão, dobradiça comum deixa a ponta enterrar-se no piso. Antes de trocar peça, meça quantos dedos o chão sobe dentro do arco.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Em terreno baixo, a dobradiça de baixo fica na água e enferruja por dentro do copo. Suba o apoio ou troque pelo gonzo aberto, que seca.",
        ],
      },
      {
        when: { grounds: ["arvores"] },
        says: ["Raiz que incha a calçada levanta a ponta da folha e finge dobradiça arriada. Veja primeiro se o risco no piso é novo."],
      },
      {
        when: { grounds: ["calcada-cheia"] },
        says: ["Folha que abre para o passeio e está com solda trincada não espera visita de rotina: ela cai sobre quem passa."],
      },
      {
        when: { uses: ["casa", "sobrado"] },
        says: [
          "Em casa, quem arria a dobradiça é a criança que pega carona na folha e a mangueira pendurada na ponta. Conserto sem mudar o hábito dura pouco.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "Portão de pedestre de prédio gira o dia todo e perde o pino antes da fechadura. Rolamento e mola aérea regulada dobram o sossego da portaria.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Loja que deixa a folha aberta prende-a em gancho. Sem ele, o vento a usa como alavanca contra o pino durante o expediente.",
        ],
      },
      {
        when: { uses: ["vila"] },
        says: [
          "Em vila antiga, a dobradiça está chumbada em tijolo desde a construção. Trocar sem chapa atravessada termina com a coluna no chão.",
        ],
      },
      {
        when: { uses: ["sitio", "galpao"] },
        says: [
          "Porteira longa pede tirante da ponta ao alto do poste: sem ele, nenhuma dobradiça segura a folha no lugar por muito tempo.",
        ],
      },
      {
        when: { uses: ["predio"] },
        says: [
          "Em prédio com folhas de abrir, a dobradiça do lado da rua recebe o vento e a do lado de dentro, o carro que encosta. Meça as duas separadas.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Pino que passa dias em chão molhado enferruja dentro da bucha, onde não se vê. Rangido grave na estação das chuvas é dele.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que mostrar da dobradiça", "Fotos da fresta e da solda"],
    items: [
      {
        says: [
          "Fotografe as duas dobradiças de perto, a fresta inteira da coluna e o risco no piso, se houver.",
          "Mande a largura e o material da folha e diga se ela ganhou chapa depois de feita.",
        ],
      },
      {
        says: ["Conte se o portão range, estala ou raspa, e em que altura. Diga também se a trava ainda encaixa."],
      },
    ],
  },
  questions: [
    {
      asks: ["Dá para levantar a folha arriada sem trocar?", "Posso calçar a dobradiça com arruela?"],
      for: ["repair", "how-to", "price", "worth-it", "what"],
      says: [
        "Em modelo com pino aberto, sim, por um tempo: a arruela ergue e não cura a folga.",
        "Pode-se, como remendo de técnico, até o pino novo. A folga que sobra volta a descer.",
      ],
    },
    {
      asks: ["Que óleo passar na dobradiça?", "Posso lubrificar a dobradiça do portão?"],
      for: ["maintain", "how-to", "what", "when"],
      says: [
        "Do produto próprio, em pouca quantidade, com o portão parado e desligado. Excesso escorre e junta pó.",
        "Rangeu sem folga, aceita lubrificante na revisão. Estalou, o caso é de pino, e óleo não muda nada.",
      ],
    },
    {
      asks: ["Dobradiça caída estraga o motor?", "A folha arriada quebra o braço?"],
      about: ["pivotante", "esquenta"],
      says: [
        "Estraga: o braço puxa na diagonal, o terminal se gasta e a máquina aquece.",
        "Com o tempo, sim. Ele faz a força que a dobradiça devia poupar, todos os dias.",
      ],
    },
    {
      asks: ["Duas ou três dobradiças no portão?", "Quantas dobradiças a folha precisa?"],
      for: ["which", "what", "replace", "price"],
      says: [
        "Folha alta ou pesada ganha com a terceira, no meio, desde que os três pinos fiquem na mesma linha.",
        "Duas bem afastadas bastam em folha comum de casa. A terceira fora de linha prende em vez de ajudar.",
      ],
    },
  ],
};
