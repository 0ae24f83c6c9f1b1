import type { Component } from "#domain/knowledge/entry";

export const caboDeAco: Component = {
  kind: "component",
  id: "cabo-de-aco",
  name: { one: "cabo de aço", many: "cabos de aço", gender: "m" },
  aliases: [
    "cabo de aço do portão",
    "cabo de aço de portão",
    "cabo de aço para portão",
    "cabo de aço do basculante",
    "cabo de aço para basculante",
    "cabo do basculante",
    "cabos do basculante",
    "cabo do contrapeso",
    "cabos do contrapeso",
    "cabo do portão basculante",
    "cabo do portão",
    "cabo arrebentado",
    "cabo rompido",
    "cabo desfiado",
    "cabo desfiando",
    "cabo de asso",
    "cabo de aso",
  ],
  not: ["cabo elétrico", "cabo de rede", "cabo de vassoura"],
  gates: ["basculante"],
  related: ["contrapeso", "molas-e-cabos", "basculante", "mola", "emergencia"],
  pages: ["/topicos/motor-para-portao-basculante", "/basculante-automatico", "/topicos/manutencao-preventiva-de-portao-automatico"],
  brief: [
    "O cabo de aço liga a folha do basculante ao contrapeso; desfiado, ele avisa antes de romper, e o portão para de ser usado nesse dia.",
    "Cabos de aço trabalham aos pares: quando um estica mais que o outro, a folha sobe torta e o motor faz força de lado.",
    "Fio solto espetado perto da polia é cabo de aço no fim, e quem passa a mão para conferir se fere.",
  ],
  answers: [
    {
      to: ["what"],
      says: [
        "O cabo de aço é o que pendura o contrapeso do portão basculante: sobe da folha, passa por uma polia no alto da coluna e desce até o peso. Cada lado tem o seu, e os dois precisam puxar por igual.",
        "Cabo de aço de portão é um feixe de fios torcidos que trabalha dobrado sobre a polia a cada manobra. É nessa dobra que os fios se partem, um a um, e por isso o desgaste dá aviso antes do rompimento.",
      ],
    },
    {
      to: ["repair"],
      says: [
        "Cabo de aço desfiado não se emenda nem se recupera: o conserto é a troca do par, com a folha baixada e escorada. Junto se vê a polia, porque canal torto cortaria o cabo novo.",
        "O conserto do cabo de aço do basculante começa por descobrir o que o cortou: polia travada, presilha na quina, água parada na coluna. Só depois entra o par novo, na medida do que saiu.",
      ],
    },
    {
      to: ["replace"],
      says: [
        "A troca do cabo de aço é feita com o portão fechado, escorado e sem energia, e os dois lados saem juntos. Depois dela, o técnico confere o equilíbrio, porque cabo novo tem outro comprimento sob carga.",
        "Trocar o cabo de aço de um lado só deixa o portão com um lado esticado e outro novo, e a folha passa a subir atravessada. Troca-se o par, com presilhas novas e polias conferidas.",
      ],
    },
    {
      to: ["price"],
      says: [
        "O preço da troca do cabo de aço vem mais do trabalho que da peça: escorar a folha, soltar os dois lados e equilibrar de novo. O serviço entra na faixa de {{manutencao-custo}}, com cabo e presilhas somados.",
        "Quanto custa trocar o cabo de aço do portão depende do acesso à coluna e do estado das polias. Cabo sozinho é barato; coluna fechada por reboco, não.",
      ],
    },
    {
      to: ["how-to"],
      says: [
        "Para ver o cabo de aço sem risco, olhe de longe, com a folha fechada e boa luz: fio espetado, trecho achatado ou ferrugem em pó. A mão não chega perto, nem com luva.",
        "Como saber se o cabo de aço está no fim? Procure o brilho de fio partido na altura da polia e compare os dois lados. Qualquer dúvida vale disjuntor desligado e portão parado.",
      ],
    },
    {
      to: ["when"],
      says: [
        "Troque o cabo de aço ao primeiro fio partido, e não quando ele romper. O par inteiro tem a mesma idade, e o segundo costuma estar no mesmo ponto de desgaste.",
      ],
    },
    {
      to: ["why"],
      says: [
        "O cabo de aço rompe porque dobra sempre no mesmo trecho, sobre uma polia que com o tempo para de girar. Ferrugem dentro da coluna e presilha apertada na curva fazem o resto.",
      ],
    },
    {
      to: ["which"],
      says: [
        "O cabo de aço certo tem a bitola e a flexibilidade que o canal da polia pede: fino demais corta, grosso demais não assenta. Cabo duro, de poucos fios, parte cedo na dobra.",
      ],
    },
    {
      to: ["maintain"],
      says: [
        "A manutenção do cabo de aço é exame fio a fio na revisão, com a folha escorada, além de polia que gire livre e coluna seca. Fora dali, o morador só observa de longe.",
      ],
    },
    {
      to: ["emergency"],
      says: [
        "Com o cabo de aço rompido, ninguém aciona nem destrava o portão: afaste todos, desligue o disjuntor e feche a porta interna. O lado inteiro restante segura a folha sozinho, e ele tem a mesma idade.",
      ],
    },
  ],
  definition: {
    headings: ["O que o cabo de aço segura", "Da folha ao contrapeso"],
    items: [
      {
        says: [
          "Uma ponta se prende no pé da folha ou no braço, e a outra no peso que corre dentro da coluna. No alto, a polia muda a direção da força sem mudar o valor dela: o cabo sente tudo o que o peso pesa.",
          "O feixe tem um miolo e vários cordões em volta. Os de fora se partem primeiro, espetam, e é por isso que um cabo cansado arranha antes de ceder.",
        ],
      },
      {
        says: [
          "Presilhas de aperto fecham o laço em cada ponta, com o parafuso do lado certo. Postas ao contrário, mordem o trecho que trabalha e criam ali o ponto de ruptura.",
        ],
      },
    ],
  },
  faults: {
    headings: ["Sinais de cabo de aço no fim", "Como o cabo avisa"],
    leads: ["Do mais leve ao que encerra o uso:", "Todos se veem à distância, com luz boa:"],
    items: [
      {
        label: "Fio espetado",
        about: ["molas-e-cabos"],
        says: [
          "um ou dois fios saltados perto da polia já mandam parar: os de dentro partem junto, e não se veem.",
          "brilho de metal novo em um cabo escuro é fio que rompeu há pouco.",
        ],
      },
      {
        label: "Cabo achatado",
        about: ["para-no-meio"],
        says: [
          "ele deixou de ser redondo onde a polia travou, e a folha engasga nessa altura.",
          "o trecho amassado não volta à forma, e ali a carga se concentra.",
        ],
      },
      {
        label: "Folha torta",
        about: ["eixo-do-basculante", "treme"],
        says: [
          "um lado sobe na frente porque o cabo daquele lado esticou ou escorregou na presilha.",
          "no chão, um canto encosta e o outro fica no ar.",
        ],
      },
      {
        label: "Estalo na polia",
        about: ["faz-barulho"],
        says: [
          "cabo fora do canal salta a cada volta; um estalo ritmado no alto da coluna é isso.",
          "rangido agudo que vem de dentro da coluna é polia seca esmerilhando o aço.",
        ],
      },
      {
        label: "Ferrugem em pó",
        about: ["chuva"],
        says: [
          "mancha vermelha escorrida pela coluna mostra água dentro dela, e cabo que já perdeu fios.",
          "pó avermelhado no chão da garagem, embaixo da coluna, é aço se desfazendo.",
        ],
      },
      {
        label: "Rompido",
        about: ["emergencia", "trava"],
        says: [
          "a folha ficou pendurada de um lado só, ou o peso bateu no fundo da coluna; ninguém chega perto.",
          "o motor gira e o portão não sobe, com um dos cabos solto e enrolado.",
        ],
      },
    ],
  },
  neighbours: {
    headings: ["Cabo, contrapeso ou motor", "Como não confundir"],
    items: [
      {
        label: "Contrapeso",
        about: ["contrapeso"],
        says: [
          "se a folha pesa igual dos dois lados e anda devagar, sobra ou falta peso; se só um lado atrasa, procure cabo.",
          "peso preso na coluna estica o cabo e o deixa bambo na volta; a causa está na parede.",
        ],
      },
      {
        label: "Eixo",
        about: ["eixo-do-basculante"],
        says: [
          "eixo torcido também entorta a folha, mas o faz com os dois cabos esticados por igual.",
          "compare o esticado dos dois lados de longe: cabo bambo isenta o eixo.",
        ],
      },
      {
        label: "Mola",
        about: ["mola"],
        says: [
          "no portão de mola, o cabo corre para a mola, e não para um peso; o ponto fraco passa a ser o gancho.",
          "estampido sem cabo solto costuma ser mola, e a folha fica igual dos dois lados.",
        ],
      },
      {
        label: "Motor",
        about: ["lento"],
        says: [
          "motor fraco atrasa a folha inteira; cabo ruim a entorta.",
          "quando ele para no meio e a folha está reta, o cabo provavelmente está inocente.",
        ],
      },
    ],
  },
  checks: {
    headings: ["O que olhar no cabo de aço, de longe", "Exame com luz e distância"],
    leads: ["Folha fechada, disjuntor desligado, mãos no bolso:"],
    steps: [
      {
        label: "Ilumine",
        says: [
          "uma lanterna de lado mostra fio saltado que a luz de cima esconde.",
          "do lado de dentro, ache um ângulo em que o cabo inteiro apareça contra a parede clara.",
        ],
      },
      {
        label: "Compare os lados",
        says: [
          "bambo de um e esticado do outro já é motivo de chamar; iguais, siga.",
          "fotografe as duas colunas da mesma distância e ponha as imagens lado a lado.",
        ],
      },
      {
        label: "Procure o pó",
        says: ["o chão embaixo da coluna conta o que o olho não vê lá em cima.", "limpe e olhe de novo depois de alguns dias de uso."],
      },
      {
        label: "Ouça a subida",
        about: ["faz-barulho"],
        says: [
          "um acionamento só, de longe e com a garagem vazia: o estalo no alto é polia ou cabo fora do canal.",
          "som diferente do costume é aviso, e não idade.",
        ],
      },
    ],
    ends: [{ says: ["Fio partido visto, exame encerrado: desligue o portão e chame, mesmo que ele ainda suba."] }],
  },
  work: {
    headings: ["Como o técnico troca o cabo", "A troca do par, com a folha no chão"],
    leads: ["Enquanto um cabo está fora, a folha é da escora, e não do contrapeso."],
    steps: [
      {
        label: "Escorar",
        says: [
          "a folha é fechada, calçada e presa nas guias, e o peso é travado dentro da coluna antes de qualquer presilha afrouxar.",
          "com o peso travado, o cabo deixa de puxar, e só então pode ser solto.",
        ],
      },
      {
        label: "Polia",
        says: [
          "tira-se a polia, prova-se que gira e mede-se o canal; canal cortado pelo cabo velho condena as duas peças.",
          "buchas secas são trocadas, porque polia parada transforma o cabo em lima.",
        ],
      },
      {
        label: "Cabo novo",
        says: [
          "cortam-se os dois do mesmo rolo e no mesmo comprimento, com a ponta amarrada antes do corte.",
          "os laços recebem sapatilha e presilhas em número e sentido certos, apertadas em cruz.",
        ],
      },
      {
        label: "Igualar",
        about: ["contrapeso"],
        says: [
          "os dois lados são esticados até a folha ficar nivelada e parar a meia altura sem escora por baixo.",
          "sob carga, o cabo novo estica um pouco; o nível é conferido de novo depois de algumas manobras.",
        ],
      },
      {
        label: "Prova",
        says: [
          "o motor é religado por último, com a força reduzida, e a folha sobe e desce vigiada.",
          "fica anotada a data, porque daqui em diante o par tem idade conhecida.",
        ],
      },
    ],
  },
  effort: {
    headings: ["O que a troca do cabo pede", "Tempo e garagem fechada"],
    items: [
      {
        says: [
          "Com colunas abertas por tampa, o par se troca em uma visita. Coluna de alvenaria fechada precisa de abertura, e ela é obra.",
          "A garagem fica com a folha embaixo durante todo o serviço: quem precisar do carro sai antes.",
        ],
      },
    ],
  },
  cost: {
    headings: ["Quanto custa trocar o cabo de aço", "O que forma o preço da troca"],
    items: [
      {
        says: [
          "O serviço fica em {{manutencao-custo}}. Cabo, presilhas e polias são somados, e aparecem em linha própria.",
          "Conte com {{manutencao-custo}} pela visita. O que sobe o valor é coluna fechada e portão alto, que pede escada dos dois lados.",
        ],
      },
      {
        for: ["price", "replace", "repair", "worth-it"],
        says: ["Um cabo velho que rompe leva com ele o alinhamento do braço e, às vezes, a solda da folha. Trocar antes custa só o par."],
      },
    ],
  },
  care: {
    headings: ["Para o cabo durar", "O que poupa o cabo de aço"],
    items: [
      {
        says: [
          "Coluna seca é metade da vida do cabo: telha que pinga dentro dela enferruja o aço onde ninguém olha.",
          "Não pendure nada na folha. Peso novo de um lado estica um cabo só, e o par se desiguala.",
        ],
      },
      {
        for: ["maintain", "when", "what", "how-to"],
        says: [
          "Peça o exame do cabo em toda revisão, inteiro e dos dois lados. Em uso intenso, o prazo encurta para {{revisao-intervalo}}.",
        ],
      },
    ],
  },
  cases: {
    headings: ["O cabo no seu portão", "Conforme a garagem"],
    items: [
      {
        when: { uses: ["casa", "sobrado"] },
        says: [
          "Cabo de aço em sobrado: a coluna costuma ser embutida no reboco, e o desgaste se descobre pelo pó no chão. Peça tampa na próxima pintura.",
          "Em casa com basculante antigo, pergunte quando o par foi trocado. Se ninguém sabe, é hora de olhar de perto, por técnico.",
        ],
      },
      {
        when: { uses: ["predio", "condominio"] },
        says: [
          "No prédio, o cabo dobra muitas vezes ao dia, e o aviso dura menos tempo. O exame entra na rotina de quem mantém o portão, com data e foto.",
        ],
      },
      {
        when: { uses: ["comercio"] },
        says: [
          "Portão de loja que fica aberto deixa o cabo esticado no mesmo ponto por horas. O desgaste vem em um trecho só, e ele é o da polia.",
        ],
      },
      {
        when: { uses: ["galpao"] },
        says: [
          "Basculante de galpão carrega cabo mais grosso e polia de diâmetro maior. Substituir por bitola residencial parte o feixe na primeira folha inteira.",
        ],
      },
      {
        when: { grounds: ["baixada"] },
        says: [
          "Onde a água sobe, o contrapeso mora molhado e o cabo apodrece do lado do peso, o ponto que não se vê. Depois de enchente, ele é examinado antes do primeiro uso.",
        ],
      },
      {
        when: { grounds: ["poeira"] },
        says: ["Pó de obra dentro da polia vira esmeril. Cabo em rua de terra pede polia limpa e exame mais cedo."],
      },
      {
        when: { grounds: ["arvores"] },
        says: ["Folha e ninho dentro da coluna seguram umidade em volta do cabo. Se há pássaro entrando ali, a tampa está faltando."],
      },
      {
        when: { grounds: ["ladeira"] },
        says: [
          "Portão em rua inclinada, com vão mais alto de um lado, trabalha com cabos de comprimentos diferentes. Na troca, mede-se cada lado, e não um pelo outro.",
        ],
      },
    ],
  },
  tell: {
    headings: ["O que mostrar do cabo", "Fotos da coluna e da polia"],
    items: [
      {
        says: [
          "Fotografe de longe, com zoom: a polia, o meio do cabo e a chegada na folha, nos dois lados. Não suba em escada para isso.",
          "Mande uma imagem do chão embaixo de cada coluna; o pó que está ali vale por um diagnóstico.",
        ],
      },
      {
        says: ["Diga se a folha está fechada, se um lado está mais baixo e se alguém ouviu estalo. Avise se há carro dentro da garagem."],
      },
    ],
  },
  questions: [
    {
      asks: ["Posso usar o portão com um fio do cabo partido?", "Um fio solto já é perigoso?"],
      says: [
        "Não use. Onde um fio de fora se partiu, os de dentro estão no mesmo ponto, e o rompimento vem sem outro aviso.",
        "É o aviso que o cabo dá. Desligue o disjuntor e mantenha a folha fechada até a troca.",
      ],
    },
    {
      asks: ["Óleo ajuda o cabo de aço a durar?", "Posso lubrificar o cabo do basculante?"],
      for: ["maintain", "how-to", "what", "when"],
      says: [
        "Não se aproxime dele: lubrificar é serviço de revisão, com a folha escorada e o produto certo na polia.",
        "Graxa por fora junta pó e esconde fio partido. O que alonga a vida dele é coluna seca e polia que gira.",
      ],
    },
    {
      asks: ["Se romper um, o outro segura?", "Um cabo só aguenta a folha?"],
      about: ["emergencia"],
      says: [
        "Segura por enquanto, com o dobro da carga e torto. Ninguém passa embaixo, ninguém aciona.",
        "Não foi feito para isso. O portão fica como está, e o segundo é o que se troca junto.",
      ],
    },
    {
      asks: ["Cabo trocado precisa de regulagem depois?", "O portão desceu torto depois da troca. É normal?"],
      for: ["replace", "repair", "what", "how-to"],
      says: [
        "Nas primeiras manobras, o par assenta e estica um pouco. Torto de propósito não fica: chame quem trocou.",
        "Não: peça uma conferência. Presilha que escorregou aparece nesses primeiros dias.",
      ],
    },
    {
      asks: ["Dá para saber o comprimento do cabo por foto?", "Que cabo serve no meu portão?"],
      for: ["which", "buy", "price", "replace"],
      says: [
        "Não dá: bitola e comprimento se medem no local, com a folha escorada. A foto mostra polia e acesso.",
        "O que o canal da polia pede. Comprar antes de medir termina em cabo curto na mão.",
      ],
    },
  ],
};
