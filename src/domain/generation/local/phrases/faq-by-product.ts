import type { Accessory, ProductType } from "#domain/generation/title/title-analysis";
import type { Question } from "./faq";

export const productQuestions: Record<ProductType, readonly Question[]> = {
  sliding: [
    [
      "Por que o portão de correr anda aos trancos?",
      "Em geral, por sujeira no trilho, roldana gasta ou cremalheira fora de posição. Limpe o trilho com o portão parado; o resto é com o técnico.",
    ],
    [
      "O motor deslizante funciona em rua inclinada?",
      "Sim, desde que o trilho fique em nível. Com o portão em desnível, a folha tende a correr por conta própria.",
    ],
    [
      "O trilho pode ser aproveitado?",
      "Pode, quando está reto, firme e sem desgaste profundo. Trilho amassado transfere o problema para o motor novo.",
    ],
  ],
  tilting: [
    [
      "O basculante ocupa a calçada ao abrir?",
      "Parte da folha avança para fora durante o movimento. Por isso a fotocélula e a regulagem da velocidade são importantes.",
    ],
    [
      "Posso ajustar o contrapeso por conta própria?",
      "Não. O conjunto guarda muita força, e um erro pode fazer a folha cair. Esse ajuste é sempre do técnico.",
    ],
    [
      "Como o portão percebe um obstáculo?",
      "O sistema antiesmagamento nota a resistência e para a folha. A fotocélula completa a proteção, porque percebe antes do toque.",
    ],
  ],
  pivoting: [
    [
      "O motor pivotante serve em portão de duas folhas?",
      "Sim. Cada folha recebe o seu braço, e a central coordena os dois para que fechem na ordem certa.",
    ],
    [
      "O vento atrapalha o motor pivotante?",
      "Em folhas fechadas, sim. A potência é escolhida pela área da folha, e uma trava ajuda a mantê-la fechada.",
    ],
    [
      "Por que a folha raspa no piso?",
      "Quase sempre porque a dobradiça cedeu. Enquanto a folha não volta ao nível, o motor trabalha com esforço.",
    ],
  ],
  swing: [
    [
      "O portão pode abrir para fora?",
      "Em regra, não deve avançar sobre a calçada. Na visita, o técnico verifica se há espaço para o giro para dentro.",
    ],
    ["Preciso de trava elétrica?", "Em folhas longas ou expostas ao vento, é recomendável. Ela mantém o portão firme quando fechado."],
    [
      "Portão de madeira pode ser automatizado?",
      "Pode, desde que as dobradiças suportem o peso. Madeira molhada pesa mais, e isso entra na escolha do motor.",
    ],
  ],
  articulated: [
    ["O braço articulado fica muito aparente?", "Ele é visível pelo lado de dentro e quase não aparece pelo lado da rua."],
    [
      "O motor articulado serve para folha pesada?",
      "Serve, respeitado o limite do modelo. O peso e a largura da folha são conferidos antes da indicação.",
    ],
    ["Preciso de espaço ao lado do portão?", "Sim, junto à coluna, porque o braço se dobra para dentro quando a folha abre."],
  ],
  remote: [
    [
      "Por que o controle só funciona de perto?",
      "Na maioria das vezes, por pilha fraca. Se continua assim com pilha nova, o receptor ou a antena precisam de avaliação.",
    ],
    [
      "Posso comprar qualquer controle e cadastrar?",
      "Não. Frequência e código precisam ser compatíveis com o receptor, e o cadastro é feito na central, pelo técnico.",
    ],
    ["Perdi um controle. O que faço?", "Peça para apagá-lo da central. Enquanto estiver cadastrado, ele continua abrindo o portão."],
    [
      "Quantos controles vêm com o motor?",
      "Os planos Solo e Rio trazem {{plano-solo-controles}}; o Seg, {{plano-seg-controles}}. Outros podem ser acrescentados.",
    ],
    ["Um controle pode abrir mais de um portão?", "Pode, quando os receptores são compatíveis: cada botão comanda uma entrada."],
  ],
  board: [
    [
      "A placa queimada tem conserto?",
      "Às vezes. Depende do componente atingido e da disponibilidade de peças; o técnico compara o custo com o de uma placa nova.",
    ],
    [
      "Por que a placa queimou?",
      "As causas mais comuns são surto de energia, umidade e motor em esforço. Vale corrigir a causa junto com a troca.",
    ],
    ["Os controles continuam servindo depois da troca?", "Se o receptor for compatível, sim, mas precisam ser cadastrados outra vez."],
    [
      "Posso trocar a placa por conta própria?",
      "Não. Ela trabalha ligada à rede elétrica, e uma ligação errada pode queimar a placa nova e o motor.",
    ],
    ["Como proteger a placa?", "Com vedação em ordem, aterramento e um protetor contra surtos instalado por profissional."],
  ],
  sensor: [
    [
      "A fotocélula é indispensável?",
      "Onde há fechamento automático, crianças, animais ou passagem de pedestres, sim. Nos demais casos, é muito recomendável.",
    ],
    ["Posso limpar a lente?", "Pode, com pano macio e seco, com o portão parado. Não mova o suporte, para não perder o alinhamento."],
    [
      "Por que o portão não fecha em certos horários?",
      "O sol direto pode ofuscar o receptor. O técnico resolve mudando a posição do sensor.",
    ],
    [
      "Dá para usar o portão sem a fotocélula?",
      "Não é seguro. Sem ela, a folha pode fechar sobre alguém; deixe o portão parado até o conserto.",
    ],
    [
      "A fotocélula serve em qualquer motor?",
      "Na maioria dos motores atuais. A central precisa ter a entrada própria, o que é conferido antes da compra.",
    ],
  ],
  motor: [
    [
      "Quanto tempo dura um motor de portão?",
      "De {{vida-util}}, com instalação correta e revisões em dia. Uso intenso e falta de manutenção encurtam esse prazo.",
    ],
    [
      "O motor pode tomar chuva?",
      "A caixa é feita para área externa, mas não para jato de água nem alagamento. A base deve ficar acima do piso.",
    ],
    [
      "Por que o motor esquenta?",
      "Uso seguido aquece qualquer motor, e a proteção o desliga por alguns minutos. Se acontece em uso normal, a folha pode estar pesada.",
    ],
    [
      "O motor trava a folha quando fecha?",
      "Na maioria dos modelos, sim: parado, ele segura a folha. Onde há vento forte ou folha longa, acrescenta-se uma trava.",
    ],
  ],
  gate: [
    [
      "O portão abre se faltar energia?",
      "Abre com a chave de destravamento, seguindo o manual. Há também a opção de bateria de apoio, conforme o modelo.",
    ],
    [
      "Por que o portão para no meio do caminho?",
      "Porque a central percebeu um obstáculo ou um esforço acima do normal. Se não há nada na passagem, a folha precisa de revisão.",
    ],
    [
      "Portão automático é seguro para crianças?",
      "Sim, com fotocélula, força regulada e revisões em dia, e com a regra de nunca brincar perto da folha em movimento.",
    ],
    [
      "Posso pintar ou revestir o portão?",
      "Pode, mas avise o técnico se o peso mudar. Folha mais pesada exige nova regulagem e, às vezes, outro motor.",
    ],
  ],
};

/** For who is still choosing. */
export const choiceQuestions: Record<Exclude<ProductType, Accessory>, readonly Question[]> = {
  sliding: [
    [
      "Qual é o comprimento máximo do portão deslizante?",
      "Trabalhamos com folhas de até {{comprimento-maximo}}. O trilho precisa estar nivelado e as roldanas, em bom estado.",
    ],
  ],
  tilting: [
    [
      "Até que tamanho de portão o motor basculante atende?",
      'Os pacotes vão de {{pacote-simples-area}} a {{pacote-industrial-area}} de folha. Compare em <a href="/basculante-automatico">basculante automático</a>.',
    ],
  ],
  pivoting: [
    [
      "A coluna precisa de reforço?",
      "Precisa ser firme. Se a alvenaria é fraca ou a coluna é fina demais, o técnico indica o reforço antes da instalação.",
    ],
    [
      "Qual é a diferença entre pivotante e articulado?",
      "O pivotante tem braço linear e pede a dobradiça perto do canto da coluna. O articulado dobra como um cotovelo e aceita colunas largas.",
    ],
  ],
  swing: [
    [
      "Que motor se usa em portão de abrir?",
      "Pivotante ou articulado. A posição da dobradiça e a largura da coluna decidem entre um e outro.",
    ],
  ],
  articulated: [
    ["Quando usar o motor articulado?", "Quando a dobradiça fica longe do canto da coluna ou falta espaço para o braço linear."],
  ],
  motor: [
    [
      "Qual motor é mais rápido?",
      "Há versões que abrem em {{modelos-segundos}}. A mais rápida vale onde a espera na rua incomoda ou preocupa.",
    ],
    [
      "Motor mais forte é sempre melhor?",
      "Não. Força além da necessária desgasta a estrutura e dificulta a parada diante de obstáculo. O certo é a medida do portão.",
    ],
  ],
  gate: [
    [
      "Qual é o melhor tipo de portão automático?",
      "O que cabe no terreno: de correr quando há lateral livre, basculante em frentes estreitas, de abrir quando sobra área de giro.",
    ],
    [
      "Que material dá menos manutenção?",
      "Alumínio e aço bem pintado pedem pouco. Madeira exige proteção contra chuva e sol e pesa mais quando molhada.",
    ],
  ],
};
