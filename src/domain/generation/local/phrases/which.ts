import type { Accessory, ProductType } from "#domain/generation/title/title-analysis";
import type { Block } from "../block";

/** Answers to "Qual…?": criteria for choosing. */
export const whichMotor: Block = {
  headings: ["Critérios para escolher", "O que pesa na escolha", "Como decidir, ponto a ponto"],
  leads: [
    "O técnico chega ao modelo por eliminação, com poucas perguntas. Você pode fazer o mesmo:",
    "Estes pontos decidem mais do que a marca da vitrine ou a potência do anúncio:",
    "Antes de comparar preços, compare o que cada portão exige:",
  ],
  items: [
    "<strong>Aberturas por dia</strong>: casa e condomínio pedem motores diferentes, mesmo com portões iguais.",
    "<strong>Velocidade</strong>: há versões que abrem em {{modelos-segundos}}; a mais rápida reduz a espera na rua.",
    "<strong>Falta de energia</strong>: confirme onde fica o destravamento e se todos em casa conseguem usá-lo.",
    "<strong>Segurança</strong>: fotocélula e parada diante de obstáculo não são luxo onde há crianças e animais.",
    "<strong>Reposição</strong>: prefira equipamento com peças fáceis de encontrar; isso pesa mais com o passar dos anos.",
    "<strong>Estado do portão</strong>: folha empenada ou trilho gasto precisam de correção antes, com qualquer motor.",
  ],
  closings: [
    'Com fotos e medidas, indicamos o modelo pelo <a href="/orcamento-whatsapp">orçamento no WhatsApp</a>.',
    'Na dúvida entre dois modelos, envie fotos do portão pelo <a href="/orcamento-whatsapp">WhatsApp</a> e explicamos a diferença.',
  ],
};

/** Criteria that depend on the product; the general ones follow. */
export const criteriaByProduct: Record<Exclude<ProductType, Accessory>, readonly string[]> = {
  sliding: [
    "<strong>Comprimento e peso</strong>: os modelos residenciais movem de {{peso-residencial}}, em folhas de até {{comprimento-maximo}}.",
    "<strong>Trilho</strong>: se está reto e em nível, um motor menor pode bastar; se não está, nenhum resolve.",
  ],
  tilting: [
    "<strong>Largura e altura</strong>: há pacotes para folhas de {{pacote-simples-area}} a {{pacote-industrial-area}}; meça antes de comparar.",
    "<strong>Equilíbrio</strong>: nenhum motor compensa um contrapeso desacertado; peça que ele seja conferido antes.",
  ],
  pivoting: [
    "<strong>Largura da folha</strong>: quanto mais larga, mais longo e mais forte precisa ser o braço.",
    "<strong>Coluna</strong>: a distância entre a dobradiça e o canto diz se o braço linear tem ângulo para trabalhar.",
  ],
  swing: [
    "<strong>Linear ou articulado</strong>: a posição da dobradiça na coluna decide qual braço usar.",
    "<strong>Uma ou duas folhas</strong>: cada folha leva o seu motor, e a central precisa comandar os dois.",
  ],
  articulated: [
    "<strong>Coluna</strong>: meça a distância entre a dobradiça e o canto, que é o que justifica o braço articulado.",
    "<strong>Parede livre</strong>: o braço dobra para dentro e precisa de espaço ao lado da folha.",
  ],
  motor: [
    "<strong>Movimento da folha</strong>: correr, bascular ou girar sobre dobradiças. É o que define a família do motor.",
    "<strong>Peso e medida</strong>: os modelos residenciais movem de {{peso-residencial}}, e o comprimento da folha vai até {{comprimento-maximo}}.",
  ],
  gate: [
    "<strong>Terreno</strong>: lateral livre favorece o portão de correr; frente estreita, o basculante; área interna ampla, o de abrir.",
    "<strong>Material</strong>: aço é forte e pesado, alumínio é leve, madeira pede mais manutenção.",
  ],
};

/** For "Qual a melhor empresa de conserto…". */
export const whichCompany: Block = {
  headings: ["Como escolher quem vai cuidar do portão", "Critérios para escolher a assistência", "O que perguntar antes de contratar"],
  leads: [
    "Um bom serviço se reconhece antes da visita, pelas respostas. Vale perguntar:",
    "Preço é só uma parte da conta. Estes pontos evitam pagar duas vezes pelo mesmo conserto:",
  ],
  items: [
    "<strong>Diagnóstico antes da peça</strong>: o técnico testa e mostra o defeito, em vez de trocar por tentativa.",
    "<strong>Orçamento por escrito</strong>: valor, peças e prazo combinados antes de começar.",
    "<strong>Garantia clara</strong>: o que está coberto, por quanto tempo e como pedir a visita.",
    "<strong>Peças compatíveis</strong>: reposição da mesma linha do motor, sem adaptações.",
    "<strong>Segurança</strong>: depois do serviço, fotocélula e parada diante de obstáculo devem ser testadas à sua frente.",
    "<strong>Tempo de casa</strong>: pergunte há quantos anos a empresa atende; a {{empresa}} atende desde {{desde-ano}}.",
    "<strong>Resposta</strong>: quem demora a responder no orçamento tende a demorar na garantia. Respondemos em até {{resposta-minutos}}.",
  ],
  closings: [
    'As nossas condições estão em <a href="/garantia-servico">garantia do serviço</a>.',
    'Compare com as nossas condições em <a href="/garantia-servico">garantia do serviço</a> e tire dúvidas pelo WhatsApp.',
  ],
};

export const whichByAccessory: Record<Accessory, Block> = {
  remote: {
    headings: ["Como escolher o controle certo", "O que conferir antes de comprar o controle", "Critérios para o controle remoto"],
    leads: [
      "Controles parecidos por fora podem ser incompatíveis por dentro. Confira:",
      "O controle certo é o que conversa com o receptor do seu motor. Estes pontos resolvem a dúvida:",
    ],
    items: [
      "<strong>Marca e modelo do motor</strong>: estão na etiqueta externa e definem os controles compatíveis.",
      "<strong>Frequência e código</strong>: precisam ser os mesmos do receptor instalado.",
      "<strong>Número de botões</strong>: cada botão pode comandar um portão, uma luz ou outra entrada.",
      "<strong>Proteção contra cópia</strong>: prefira código variável, se o receptor o aceita.",
      "<strong>Uso no carro</strong>: alguns modelos se ligam ao farol alto ou ao painel e dispensam o chaveiro.",
      "<strong>Quantidade</strong>: conte moradores e carros e acrescente um de reserva, guardado em casa.",
    ],
    closings: [
      'Envie uma foto do controle e da etiqueta do motor pelo <a href="/orcamento-whatsapp">WhatsApp</a> e confirmamos a compatibilidade.',
      'Veja também <a href="/topicos/controle-remoto-para-portao">controle remoto para portão</a>.',
    ],
  },
  board: {
    headings: ["Como escolher a central certa", "O que define a placa compatível", "Critérios para a central de comando"],
    leads: [
      "Placa não se escolhe pela aparência. O técnico considera:",
      "A central precisa combinar com o motor e com tudo o que está ligado a ela:",
    ],
    items: [
      "<strong>Modelo do motor</strong>: tensão e potência precisam ser as mesmas.",
      "<strong>Tipo de fim de curso</strong>: cada placa lê o percurso da folha à sua maneira.",
      "<strong>Receptor</strong>: o ideal é aproveitar os controles que a casa já tem.",
      "<strong>Entradas</strong>: fotocélula, interfone, botoeira e trava elétrica pedem conexões próprias.",
      "<strong>Ajustes</strong>: força, parada suave e fechamento automático variam de uma central para outra.",
      "<strong>Proteção</strong>: em ruas com oscilação de energia, um protetor contra surtos faz parte da conta.",
    ],
    closings: [
      'Uma foto da etiqueta externa do motor, enviada pelo <a href="/orcamento-whatsapp">WhatsApp</a>, já indica a placa correta.',
      "A indicação final é feita na visita, depois de medir o que está instalado.",
    ],
  },
  sensor: {
    headings: ["Como escolher a fotocélula", "O que considerar no sensor", "Critérios para o sensor de segurança"],
    leads: [
      "O melhor sensor é o que continua funcionando com sol, chuva e poeira. Considere:",
      "Toda fotocélula parece igual na caixa. A diferença aparece no lugar da instalação:",
    ],
    items: [
      "<strong>Largura da passagem</strong>: o alcance do feixe precisa cobrir o vão com folga.",
      "<strong>Exposição</strong>: áreas abertas pedem modelo vedado contra chuva e poeira.",
      "<strong>Posição do sol</strong>: a lente receptora deve ficar, sempre que possível, do lado da sombra.",
      "<strong>Compatibilidade</strong>: a central precisa ter entrada própria para o sensor.",
      "<strong>Altura</strong>: o feixe deve alcançar tanto um carro quanto uma criança ou um animal.",
      "<strong>Mais de um ponto</strong>: portões largos ou muito usados podem pedir dois pares.",
    ],
    closings: [
      "A posição é definida na visita, olhando a passagem, o sol e quem circula por ali.",
      'Veja também <a href="/topicos/sensor-fotocelula-para-portao">sensor fotocélula para portão</a>.',
    ],
  },
};
