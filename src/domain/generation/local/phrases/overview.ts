import type { Accessory, ServiceType } from "#domain/generation/title/title-analysis";
import type { Block } from "../block";

/** What there is to know of a service, for titles that ask no particular question. */
export const overviewByService: Record<Exclude<ServiceType, "price">, Block> = {
  installation: {
    headings: ["O que está incluído na instalação", "O que uma boa instalação inclui", "Da avaliação ao teste final"],
    leads: [
      "O resultado depende mais do cuidado na montagem do que da potência do motor. O serviço inclui:",
      "Instalar é adequar motor, folha e estrutura um ao outro. Isso envolve:",
      "Antes de aceitar um orçamento, confira se ele contempla estes pontos:",
    ],
    items: [
      "<strong>Avaliação da folha</strong>: peso, alinhamento e pontos em que ela prende.",
      "<strong>Escolha do motor</strong>: modelo adequado ao movimento do portão e ao número de aberturas.",
      "<strong>Fixação</strong>: base firme, nivelada e protegida da água.",
      "<strong>Ligação elétrica</strong>: circuito próprio, cabos protegidos e aterramento conferido.",
      "<strong>Regulagem</strong>: fins de curso, força e tempo de fechamento ajustados no local.",
      "<strong>Segurança</strong>: teste de parada diante de obstáculo e do destravamento manual.",
      "<strong>Controles</strong>: cadastro e explicação de uso para os moradores.",
      "<strong>Entorno</strong>: distância segura de paredes, plantas e áreas de passagem.",
    ],
    closings: [
      'A instalação pode ser feita em até {{instalacao-prazo}}. Veja os períodos em <a href="/agendar-instalacao">agendar instalação</a>.',
      'Para reservar um horário, veja <a href="/agendar-instalacao">agendar instalação</a>.',
    ],
  },
  maintenance: {
    headings: ["O que a manutenção inclui", "O que é conferido na visita", "Da limpeza ao teste de segurança"],
    leads: [
      "A visita segue um roteiro, para que nada dependa de memória:",
      "Mais do que lubrificar, manter é medir, apertar, regular e testar. São conferidos:",
      "Uma revisão completa passa por estes pontos:",
    ],
    items: [
      "<strong>Estrutura</strong>: trilhos, roldanas, dobradiças e soldas.",
      "<strong>Transmissão</strong>: engrenagem, corrente ou braço, conforme o tipo de portão.",
      "<strong>Fixações</strong>: reaperto de tudo o que vibra.",
      "<strong>Fins de curso</strong>: ponto de parada na abertura e no fechamento.",
      "<strong>Força do motor</strong>: o suficiente para mover, e não mais do que isso.",
      "<strong>Parte elétrica</strong>: cabos, vedação, aterramento e central.",
      "<strong>Segurança</strong>: fotocélula, parada diante de obstáculo e destravamento.",
      "<strong>Controles</strong>: alcance, pilhas e cadastros que já não deveriam existir.",
    ],
    closings: [
      "Faça a preventiva {{preventiva-casa}} em casas e {{preventiva-condominio}} em condomínios.",
      "O intervalo recomendado entre revisões é de {{revisao-intervalo}}; em uso intenso, não o ultrapasse.",
    ],
  },
  repair: {
    headings: ["Como o defeito é encontrado", "O que o técnico verifica", "Do sintoma à causa"],
    leads: [
      "O conserto começa separando o que é do portão, do motor e da parte elétrica:",
      "Trocar peça por tentativa sai caro. O diagnóstico segue estes pontos:",
      "Na visita, o técnico vai do simples ao complexo:",
    ],
    items: [
      "<strong>Energia</strong>: disjuntor, tensão e aterramento.",
      "<strong>Folha</strong>: com o motor destravado, ela precisa andar leve e sem pontos presos.",
      "<strong>Transmissão</strong>: folgas, dentes gastos e alinhamento.",
      "<strong>Motor</strong>: ruído, temperatura e força na partida.",
      "<strong>Central</strong>: comandos, memória do percurso e sinais de umidade.",
      "<strong>Sensores</strong>: feixe limpo e alinhado, resposta correta ao obstáculo.",
      "<strong>Controles</strong>: pilha, alcance e cadastro.",
      "<strong>Fixações</strong>: suportes e parafusos que afrouxam com a vibração.",
      "<strong>Cabos</strong>: emendas, vedação e sinais de umidade.",
    ],
    closings: [
      "Até a visita, não insista no controle nem abra o equipamento: o que parece simples por fora pode estar energizado.",
      'Se o motor ainda está coberto, veja a <a href="/garantia-servico">garantia do serviço</a> antes de contratar o conserto.',
    ],
  },
  replacement: {
    headings: ["O que avaliar antes da troca", "O que muda com o equipamento novo", "Antes, durante e depois da troca"],
    leads: [
      "Nem todo motor cansado precisa ser trocado. A avaliação considera:",
      "A troca é uma boa hora para corrigir o que desgastou o equipamento anterior. Entram na análise:",
    ],
    items: [
      "<strong>Histórico</strong>: quantos consertos houve e por quê.",
      "<strong>Peças</strong>: se ainda existem para aquele modelo.",
      "<strong>Folha</strong>: se o peso mudou depois de uma reforma.",
      "<strong>Uso</strong>: se hoje o portão abre mais vezes do que quando o motor foi escolhido.",
      "<strong>Estrutura</strong>: se trilho, dobradiças e base podem ser aproveitados.",
      "<strong>Segurança</strong>: se o motor antigo aceita fotocélula e ajuste de força.",
    ],
    closings: [
      'Conforme o estado do motor antigo, o desconto vai de {{desconto-basico}} a {{desconto-premium}}: veja <a href="/troca-motor-antigo">troca do motor antigo</a>.',
      'As condições do desconto estão em <a href="/troca-motor-antigo">troca do motor antigo</a>.',
    ],
  },
  emergency: {
    headings: ["O que fazer até o técnico chegar", "Primeiras providências", "Como agir com segurança"],
    leads: ["Enquanto a ajuda não chega, faça apenas o que for seguro:", "A pressa é a maior causa de acidente com portão. Antes de tudo:"],
    items: [
      "Afaste crianças e animais e pare de acionar o controle.",
      "Não coloque as mãos entre a folha e o batente, nem sobre trilhos e articulações.",
      "Se houver fumaça ou cheiro de queimado, desligue o disjuntor do portão.",
      "Folha torta ou fora do trilho não deve ser empurrada nem destravada.",
      "Se o portão ficou aberto, mantenha alguém por perto até a chegada do técnico.",
      "Fotografe o portão de longe e envie a imagem com o endereço.",
    ],
    closings: [
      "O primeiro retorno sai em até {{resposta-minutos}}, e a chegada, em até {{emergencia-horas}} na área atendida.",
      "Não abra a tampa do motor nem mexa em fios, molas ou contrapesos, ainda que o defeito pareça simples.",
    ],
  },
  sale: {
    headings: ["O que considerar antes de decidir", "Pontos para conferir antes da compra", "O que faz diferença no uso diário"],
    leads: [
      "A compra certa começa no portão, não no catálogo. Considere:",
      "Quem responde a estas perguntas antes evita adaptar depois:",
      "Alguns pontos valem mais do que a ficha técnica:",
    ],
    items: [
      "<strong>Estado da folha</strong>: ela se move com a mão, sem esforço e sem raspar?",
      "<strong>Frequência de uso</strong>: quantas vezes o portão abre em um dia comum?",
      "<strong>Espaço</strong>: há lugar para o motor, para o percurso da folha e para quem passa?",
      "<strong>Energia</strong>: existe ponto elétrico próximo e aterramento?",
      "<strong>Quem usa</strong>: crianças, idosos e animais pedem fotocélula e fechamento bem regulado.",
      "<strong>Espera</strong>: quanto tempo na rua é aceitável? As versões abrem em {{modelos-segundos}}.",
      "<strong>Garantia</strong>: conforme o plano, de {{plano-solo-garantia}} a {{plano-seg-garantia}}.",
    ],
    closings: [
      'Com essas respostas, o <a href="/orcamento-whatsapp">orçamento pelo WhatsApp</a> sai mais rápido e mais exato.',
      'Ainda com dúvida? Muitas respostas estão no <a href="/faq">FAQ</a>.',
    ],
  },
};

export const overviewByAccessory: Record<Accessory, Block> = {
  remote: {
    headings: ["O que saber sobre o controle", "Uso e cuidados com o controle", "Antes de comprar ou trocar o controle"],
    leads: [
      "Pequeno e muito usado, o controle dura mais com alguns cuidados e com a escolha certa:",
      "Antes de trocar o aparelho, vale saber:",
    ],
    items: [
      "Pilha fraca reduz o alcance muito antes de parar de vez.",
      "A marca e o modelo do motor definem quais controles são compatíveis.",
      "Controle perdido deve ser apagado da central quanto antes.",
      "Chave, moedas e calor no painel do carro encurtam a vida do aparelho.",
      "Um controle de reserva, guardado em casa, evita ficar do lado de fora.",
      "Ao mudar de imóvel, peça para apagar todos os controles antigos.",
    ],
    closings: [
      "O cadastro é feito pelo técnico, porque exige acesso à central, e termina com o teste de cada botão.",
      'Para confirmar a compatibilidade, envie uma foto pelo <a href="/orcamento-whatsapp">WhatsApp</a>.',
    ],
  },
  board: {
    headings: ["O que saber sobre a central", "Conserto, troca e proteção da placa", "A placa na prática"],
    leads: [
      "A central decide o comportamento do portão, e quase tudo o que ela faz pode ser ajustado por um técnico:",
      "Antes de autorizar o conserto ou a troca, vale saber:",
    ],
    items: [
      "Nem todo defeito de placa é da placa: motor em esforço e cabo úmido causam os mesmos sinais.",
      "A placa nova precisa ser compatível com o motor e com o tipo de fim de curso.",
      "Depois da troca, percurso, força e controles são configurados outra vez.",
      "Protetor contra surtos e bom aterramento evitam a maior parte das queimas.",
      "Vedação em ordem mantém água e insetos longe dos componentes.",
      "Uma placa consertada deve ser testada com o portão em movimento, e não só na bancada.",
    ],
    closings: [
      "Por segurança, não abra a caixa do motor: a placa continua energizada mesmo com o portão parado.",
      'Se o equipamento está coberto, veja a <a href="/garantia-servico">garantia do serviço</a>.',
    ],
  },
  sensor: {
    headings: ["O que saber sobre a fotocélula", "Instalação e cuidados com o sensor", "O sensor na prática"],
    leads: ["O sensor trabalha em silêncio e só é lembrado quando falha. Vale saber:", "Alguns cuidados mantêm a proteção confiável:"],
    items: [
      "As lentes pedem limpeza com pano seco sempre que houver poeira ou respingo.",
      "O feixe deve cobrir a altura de um carro e também a de uma criança ou de um animal.",
      "Sol direto na lente provoca paradas em certos horários.",
      "O teste é simples para o técnico: interromper o feixe durante o fechamento e observar a resposta.",
      "Fechamento automático só deve ficar ligado com a fotocélula em ordem.",
      "Cabos precisam correr em conduíte, longe de água e de cortadores de grama.",
    ],
    closings: [
      "Se o portão fecha com alguém na passagem, deixe-o parado e chame o técnico.",
      'Para instalar ou trocar, peça <a href="/orcamento-whatsapp">orçamento pelo WhatsApp</a>.',
    ],
  },
};
