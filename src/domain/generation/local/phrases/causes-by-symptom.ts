import type { Symptom } from "#domain/generation/title/title-analysis";
import type { Block } from "../block";
import { safetyClosings } from "./causes";

/** Causes of a fault, by what the reader sees. */
export const causesBySymptom: Record<Symptom, Block> = {
  "not-opening": {
    headings: ["Por que o portão não abre", "Causas mais comuns de um portão que não abre", "O que impede o portão de abrir"],
    leads: [
      "Comece pelas causas simples, que não pedem peça nem ferramenta:",
      "As causas abaixo estão entre as que mais aparecem nos chamados:",
    ],
    items: [
      "<strong>Falta de energia ou disjuntor desligado</strong>: nada acende, nem a luz de sinalização.",
      "<strong>Pilha do controle</strong>: o portão responde de perto, mas não da rua, ou só com outro controle.",
      "<strong>Destravamento acionado</strong>: o motor gira, mas a folha está solta e não o acompanha.",
      "<strong>Obstáculo</strong>: pedra, galho ou terra no percurso fazem a proteção parar o motor.",
      "<strong>Folha presa</strong>: trilho amassado, roldana travada ou dobradiça dura impedem a saída.",
      "<strong>Motor ou central</strong>: o motor ronca sem mover a folha, ou não há som algum mesmo com energia.",
      "<strong>Trava elétrica</strong>: quando não solta, o motor faz força contra um portão ainda trancado.",
    ],
    closings: safetyClosings,
  },
  "not-closing": {
    headings: ["Por que o portão não fecha", "Causas mais comuns de um portão que não fecha", "O que impede o fechamento"],
    leads: [
      "Portão que abre e não fecha quase sempre está obedecendo a um comando de segurança. Veja o que observar:",
      "O fechamento tem mais proteções do que a abertura, e por isso falha mais. As causas comuns:",
    ],
    items: [
      "<strong>Fotocélula suja ou desalinhada</strong>: ela informa que há algo na passagem, e o portão espera.",
      "<strong>Objeto na linha do sensor</strong>: vaso, galho, teia de aranha ou o para-choque de um carro.",
      "<strong>Sol na lente</strong>: a falha aparece sempre no mesmo horário.",
      "<strong>Fim de curso desregulado</strong>: o portão para antes ou volta ao tocar o batente.",
      "<strong>Excesso de esforço</strong>: trilho sujo ou folha empenada fazem o motor entender que há um obstáculo.",
      "<strong>Fechamento automático desligado</strong>: depois de queda de energia, alguns ajustes podem se perder.",
      "<strong>Botoeira ou interfone preso</strong>: um comando constante de abrir não deixa o portão fechar.",
    ],
    closings: safetyClosings,
  },
  "by-itself": {
    headings: ["Por que o portão abre ou fecha sozinho", "O que faz o portão funcionar sem comando", "Causas do acionamento sem comando"],
    leads: [
      "Portão que se move sem comando é risco para quem passa. Mantenha distância e considere estas causas:",
      "O portão não age por vontade própria: algum sinal chega até ele. Os mais comuns:",
    ],
    items: [
      "<strong>Controle com botão preso</strong>: esquecido na bolsa ou no painel, ele continua transmitindo.",
      "<strong>Controle perdido</strong>: um aparelho ainda cadastrado pode estar em uso por outra pessoa.",
      "<strong>Botoeira ou interfone</strong>: umidade no botão equivale a um toque.",
      "<strong>Fechamento automático</strong>: está ligado e o tempo é mais curto do que se imagina.",
      "<strong>Interferência</strong>: um transmissor próximo usa a mesma frequência.",
      "<strong>Central com defeito</strong>: comum depois de chuva ou de queda de energia.",
      "<strong>Folha fora de nível</strong>: destravada, ela corre ou gira pelo próprio peso.",
    ],
    closings: ["Até a visita, deixe o disjuntor do portão desligado e avise a todos na casa.", ...safetyClosings.slice(1)],
  },
  noise: {
    headings: ["De onde vem o barulho", "O que o ruído do portão indica", "Causas mais comuns do barulho"],
    leads: [
      "Cada som aponta para um lugar. Ouça um ciclo completo, a distância:",
      "O tipo de ruído e o ponto em que ele aparece já orientam o diagnóstico:",
    ],
    items: [
      "<strong>Rangido contínuo</strong>: roldanas ou dobradiças secas e gastas.",
      "<strong>Estalo no mesmo ponto</strong>: emenda do trilho, dente gasto da cremalheira ou parafuso solto.",
      "<strong>Batida no fim</strong>: fim de curso desregulado, com a folha chegando rápido demais ao batente.",
      "<strong>Ronco do motor</strong>: esforço acima do normal, em geral por folha presa.",
      "<strong>Vibração</strong>: fixação do motor ou da folha com folga.",
      "<strong>Chiado agudo</strong>: atrito de metal com metal, por falta de alinhamento.",
      "<strong>Arraste</strong>: a folha toca o piso ou o batente em parte do percurso.",
    ],
    closings: [
      "Grave um vídeo curto, de longe, e envie junto com o pedido: o som ajuda a definir as peças da visita.",
      ...safetyClosings.slice(1),
    ],
  },
  "no-power": {
    headings: ["O que acontece quando falta energia", "Portão sem energia: o que saber", "Por que o portão trava sem energia"],
    leads: [
      "Sem energia, o motor segura a folha no lugar, e isso é uma proteção. Para passar, existe o destravamento manual:",
      "O travamento sem energia é esperado: o motor mantém o portão fechado. Vale saber:",
    ],
    items: [
      "<strong>Chave de destravamento</strong>: libera a folha; o manual do modelo mostra onde encaixá-la.",
      "<strong>Disjuntor</strong>: às vezes falta energia só no circuito do portão, não na casa.",
      "<strong>Peso da folha</strong>: depois de destravada, mova devagar e, se for grande, com ajuda.",
      "<strong>Retorno da energia</strong>: trave a folha outra vez e acompanhe um ciclo completo, de longe.",
      "<strong>Bateria de apoio</strong>: mantém o portão em uso por algum tempo nas quedas curtas.",
      "<strong>Queda brusca</strong>: se a energia voltou e o portão não responde, a central pode ter sofrido um surto.",
    ],
    closings: [
      "Se a folha se mover por conta própria ao ser destravada, afaste-se e chame o técnico.",
      "Guarde a chave de destravamento em lugar conhecido por todos, nunca dentro do carro.",
    ],
  },
  slow: {
    headings: ["Por que o portão ficou lento", "Causas mais comuns da lentidão", "O que deixa o portão devagar"],
    leads: [
      "Há modelos que abrem em {{modelos-segundos}}; cada um tem o seu tempo. O que merece atenção é a mudança:",
      "Portão que ficou mais lento está fazendo mais força. As causas comuns:",
    ],
    items: [
      "<strong>Atrito</strong>: trilho sujo, roldana gasta ou dobradiça seca.",
      "<strong>Capacitor ou motor cansado</strong>: falta força na partida.",
      "<strong>Folha mais pesada</strong>: chapa, fechamento ou pintura acrescentados depois da instalação.",
      "<strong>Ajuste de velocidade</strong>: a parada suave começa cedo demais.",
      "<strong>Tensão baixa</strong>: a lentidão aparece em certos horários.",
      "<strong>Desalinhamento</strong>: a folha força um lado e perde velocidade no meio do caminho.",
    ],
    closings: safetyClosings,
  },
};
