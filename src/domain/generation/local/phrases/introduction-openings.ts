import type { QuestionType, ServiceType } from "#domain/generation/title/title-analysis";

/** First answer to a question about buying, keeping or replacing. */
export const answers: Record<QuestionType, readonly string[]> = {
  "how-to": [
    "Mostramos abaixo o caminho na ordem certa e separamos o que você pode fazer com segurança do que cabe ao técnico.",
    "O caminho é curto quando a ordem está certa, e é essa ordem que apresentamos aqui.",
    "Parte do trabalho está ao seu alcance, sem ferramenta; a outra parte envolve eletricidade e peso, e fica com o técnico.",
  ],
  which: [
    "A resposta depende do portão, do uso diário e do lugar, e menos do preço do aparelho.",
    "Não existe uma escolha melhor para todos: existe a que combina com o seu portão e com a sua rotina.",
    "Com poucas informações sobre o portão e o uso, a escolha fica simples. Reunimos os critérios que o técnico usa.",
  ],
  when: [
    "O melhor momento é antes da pane, e alguns sinais ajudam a reconhecê-lo.",
    "Há sinais claros, e quem os percebe cedo escolhe com calma, sem depender de uma urgência.",
    "Mais do que a idade do equipamento, o que conta é o uso. Estes são os sinais que merecem atenção.",
  ],
  where: [
    "O serviço é feito no próprio endereço do portão, em casas, condomínios e empresas de São Paulo e região.",
    "Você não precisa levar nada a lugar nenhum: o técnico vai até o portão com ferramentas e peças.",
    "Atendemos {{local}}, no endereço do portão, com visita combinada pelo WhatsApp.",
  ],
  why: [
    "Há motivos práticos, que aparecem no dia a dia: segurança, tempo e custo ao longo dos anos.",
    "A resposta fica mais clara quando se olha o uso de todos os dias, e não só o momento da compra.",
    "Os motivos variam de uma casa para outra, mas alguns se repetem em quase todo atendimento.",
  ],
  "worth-it": [
    "A conta tem dois lados: o que se gasta e o que se ganha em segurança, tempo e tranquilidade.",
    "Na maior parte dos casos, sim, desde que o equipamento seja adequado ao portão e ao uso.",
    "Depende de poucos fatores, e vale colocar todos no papel antes de decidir.",
  ],
  general: [
    "Reunimos aqui o que o técnico costuma explicar na visita, em linguagem direta.",
    "A resposta começa pelo seu portão: tipo de movimento, estado da estrutura e uso diário.",
    "Explicamos abaixo o essencial, com os dados que ajudam a decidir.",
  ],
};

/** First answer to a question about a fault, where it differs. */
export const faultAnswers: Partial<Record<QuestionType, readonly string[]>> = {
  "how-to": [
    "Comece pelo que se verifica com os olhos e sem ferramenta; muitas vezes isso já explica o defeito.",
    "Antes de chamar o técnico, algumas verificações simples e seguras ajudam a entender o que houve.",
    "A primeira regra é não forçar a folha. Depois, siga as verificações na ordem em que aparecem abaixo.",
  ],
  when: [
    "Quanto antes, melhor: defeito pequeno em portão pesado raramente fica pequeno.",
    "O portão costuma avisar com ruído, lentidão ou paradas fora do lugar. Esses sinais pedem atenção.",
    "Se o comportamento mudou de uma semana para outra, já é hora de olhar.",
  ],
  why: [
    "Na maioria das vezes, a causa é mais simples do que parece.",
    "A explicação quase sempre está em um destes pontos: energia, obstáculo, desgaste ou ajuste.",
    "O mesmo sintoma pode ter várias origens, por isso vale conhecer as mais comuns antes de trocar peças.",
  ],
  general: [
    "Reunimos as causas mais comuns, o que dá para verificar sem risco e quando chamar o técnico.",
    "Antes de pensar em peça nova, vale conhecer as causas mais comuns e as verificações seguras.",
  ],
};

/** First answer to "Qual a melhor empresa…". */
export const companyAnswers: readonly string[] = [
  "A que explica o defeito antes de trocar a peça. Reunimos os pontos que ajudam a comparar.",
  "Mais do que o preço, contam o diagnóstico, a garantia e a forma de atender. Veja o que perguntar.",
];

/** What the page is about, after a title that asks nothing. */
export const openings: Record<ServiceType, readonly string[]> = {
  installation: [
    "Veja como o serviço é feito, o que está incluído e o que preparar antes da visita.",
    "Explicamos as etapas, os cuidados com a estrutura e o que conferir na entrega.",
    "Entenda o que define um bom resultado, da avaliação ao teste final.",
  ],
  maintenance: [
    "Entenda o que a revisão inclui, com que frequência repeti-la e quais sinais merecem atenção.",
    "Veja o que o técnico confere, o que você mesmo pode observar e quanto isso custa.",
    "Cuidar antes da pane custa menos e evita ficar com o portão parado.",
  ],
  repair: [
    "Saiba o que pode ter acontecido, o que dá para verificar sem risco e como funciona a visita.",
    "Veja as causas mais comuns, o que observar e quando é hora de chamar o técnico.",
    "Explicamos como o defeito é encontrado e o que esperar do atendimento.",
  ],
  replacement: [
    "Veja quando a substituição compensa, como ela é feita e o que muda no dia a dia.",
    "Explicamos o que é avaliado antes da troca, o que se aproveita e o que conferir depois.",
    "Entenda as etapas e os valores antes de decidir entre trocar e consertar.",
  ],
  price: [
    "Conheça os valores dos planos, o que faz o orçamento variar e como pedir o seu.",
    "Mostramos os preços de referência e os pontos do portão que mudam a conta.",
    "Veja quanto custa cada opção e o que ela inclui, antes de pedir o orçamento.",
  ],
  emergency: [
    "Saiba o que fazer enquanto o técnico não chega e como funciona o atendimento com urgência.",
    "Veja as primeiras providências, o que não se deve tentar e em quanto tempo chegamos.",
    "Explicamos como manter todos em segurança e como pedir a visita.",
  ],
  sale: [
    "Conheça o funcionamento, os cuidados e o que considerar antes de decidir.",
    "Explicamos para que serve, como escolher e o que esperar no uso diário.",
    "Veja as características que importam, os valores e como é feita a instalação.",
  ],
};

/** Announcement of a page about a power cut. */
export const powerCutOpenings: readonly string[] = [
  "Saiba por que o portão fica preso, como passar com segurança e quando chamar o técnico.",
  "Veja como funciona o destravamento manual e que cuidados ele pede.",
];

/** Announcement of a page about what a repair or a revision costs. */
export const careOpenings: readonly string[] = [
  "Conheça os valores de referência, o que faz a conta variar e como pedir o orçamento.",
  "Mostramos quanto custam os serviços mais comuns e o que muda o valor de um portão para outro.",
];
