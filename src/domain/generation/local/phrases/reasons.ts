import type { Purpose } from "#domain/generation/title/purpose";
import type { Accessory } from "#domain/generation/title/title-analysis";
import type { Block } from "../block";

/** Answers to "Por que…?" when nothing is broken. */
export const reasonsByPurpose: Record<Exclude<Purpose, "repair">, Block> = {
  purchase: {
    headings: ["Motivos que pesam na decisão", "O que muda no dia a dia", "Razões práticas"],
    leads: [
      "Os motivos abaixo aparecem com frequência nas conversas com quem decide automatizar:",
      "Vale olhar o que muda na rotina da casa, e não só no portão:",
    ],
    items: [
      "<strong>Menos tempo na rua</strong>: ninguém desce do carro, e a abertura pode levar {{abertura-segundos}}.",
      "<strong>Menos esforço</strong>: crianças, idosos e quem chega com as mãos ocupadas passam sem empurrar a folha.",
      "<strong>Portão sempre fechado</strong>: o fechamento automático não depende da lembrança de ninguém.",
      "<strong>Parada diante de obstáculo</strong>: um motor regulado interrompe o movimento; uma folha empurrada, não.",
      "<strong>Movimento uniforme</strong>: sem trancos, trilhos e dobradiças duram mais.",
      "<strong>Consumo baixo</strong>: de {{consumo-watts}}, e apenas enquanto a folha se move.",
    ],
    closings: [
      'Se quiser comparar valores, o <a href="/orcamento-whatsapp">orçamento pelo WhatsApp</a> não exige compromisso.',
      'As perguntas mais comuns de quem está decidindo estão no <a href="/faq">FAQ</a>.',
    ],
  },
  maintenance: {
    headings: ["Por que a revisão compensa", "O que a manutenção evita", "Razões para não adiar"],
    leads: [
      "A revisão não aparece quando tudo vai bem, e é esse o objetivo. Ela importa porque:",
      "Portão sem revisão funciona até o dia em que para. Os motivos para se antecipar:",
    ],
    items: [
      "<strong>Segurança</strong>: sensores e parada diante de obstáculo precisam ser testados para que se confie neles.",
      "<strong>Custo menor</strong>: trocar uma roldana é mais barato do que recuperar um trilho e um motor.",
      "<strong>Vida útil</strong>: com cuidado, o motor dura de {{vida-util}}.",
      "<strong>Menos surpresa</strong>: a peça gasta é trocada em dia combinado, e não numa noite de chuva.",
      "<strong>Silêncio</strong>: folgas corrigidas acabam com rangidos e batidas.",
      "<strong>Economia de esforço</strong>: folha leve pede menos força e aquece menos o motor.",
    ],
    closings: [
      'O que a visita inclui está em <a href="/topicos/manutencao-preventiva-de-portao-automatico">manutenção preventiva</a>.',
      "O custo típico de uma manutenção é de {{manutencao-custo}}.",
    ],
  },
  replacement: {
    headings: ["Por que trocar", "O que se ganha com a troca", "Razões para trocar o equipamento"],
    leads: ["Trocar faz sentido quando o equipamento antigo deixa de ser confiável. Os ganhos:", "Quem troca costuma citar estes motivos:"],
    items: [
      "<strong>Confiança</strong>: o portão volta a abrir na primeira tentativa.",
      "<strong>Segurança</strong>: centrais atuais aceitam fotocélula e ajuste fino de força.",
      "<strong>Velocidade</strong>: o portão deixa de atrasar a chegada; há versões de {{modelos-segundos}}.",
      "<strong>Ruído menor</strong>: engrenagens novas e parada suave mudam o som do portão.",
      "<strong>Peças disponíveis</strong>: a reposição deixa de ser uma caça a componentes fora de linha.",
      "<strong>Garantia nova</strong>: conforme o plano, de {{plano-solo-garantia}} a {{plano-seg-garantia}}.",
    ],
    closings: [
      'O motor antigo pode render desconto: veja <a href="/troca-motor-antigo">troca do motor antigo</a>.',
      'Condições e faixas de abatimento estão em <a href="/troca-motor-antigo">troca do motor antigo</a>.',
    ],
  },
};

export const reasonsByAccessory: Record<Accessory, Block> = {
  sensor: {
    headings: ["Por que ter uma fotocélula", "O que o sensor evita"],
    leads: [
      "O motor sente o obstáculo depois do toque; a fotocélula percebe antes. É essa a diferença:",
      "Um feixe invisível resolve situações que o olhar não alcança:",
    ],
    items: [
      "<strong>Crianças e animais</strong>: passam depressa e fora do campo de visão de quem está no carro.",
      "<strong>Carros</strong>: um para-choque na linha do portão interrompe o fechamento.",
      "<strong>Fechamento automático</strong>: só deve ser usado com a passagem vigiada.",
      "<strong>Controle a distância</strong>: quem aciona de longe nem sempre vê o vão inteiro.",
      "<strong>Condomínios</strong>: dois carros em sequência são o caso mais comum de batida.",
    ],
    closings: [
      "A posição é definida na visita, conforme a passagem e quem circula por ela.",
      'Para instalar no seu portão, peça <a href="/orcamento-whatsapp">orçamento pelo WhatsApp</a>.',
    ],
  },
  remote: {
    headings: ["Por que escolher bem o controle", "O que um bom controle evita"],
    leads: [
      "É o item mais usado do conjunto e o que menos recebe atenção. Um bom controle:",
      "Parece detalhe, mas é com ele que se abre a casa. A escolha certa:",
    ],
    items: [
      "<strong>Responde na primeira vez</strong>: sem repetir o comando na rua.",
      "<strong>Tem alcance estável</strong>: funciona de dentro do carro, com vidros fechados.",
      "<strong>Dificulta a cópia</strong>: nos modelos de código variável, o sinal muda a cada uso.",
      "<strong>Pode ser apagado</strong>: em caso de perda, o cadastro é removido da central.",
      "<strong>Serve a mais de um portão</strong>: cada botão comanda uma entrada.",
    ],
    closings: [
      "Mantenha um controle de reserva em casa, fora do alcance de crianças.",
      'Veja as opções em <a href="/topicos/controle-remoto-para-portao">controle remoto para portão</a>.',
    ],
  },
  board: {
    headings: ["Por que a central merece atenção", "O que uma boa central oferece"],
    leads: [
      "É nela que ficam guardados os ajustes de segurança do portão. Uma central em bom estado:",
      "Motor forte com central ruim é portão imprevisível. A placa certa:",
    ],
    items: [
      "<strong>Para no ponto</strong>: memoriza o percurso e não bate no fim.",
      "<strong>Obedece aos sensores</strong>: interrompe ou reverte o movimento diante de um obstáculo.",
      "<strong>Dosa a força</strong>: usa o necessário, e não o máximo.",
      "<strong>Aceita acessórios</strong>: interfone, botoeira, trava e luz de garagem.",
      "<strong>Protege o motor</strong>: desliga quando o esforço passa do normal.",
    ],
    closings: [
      "Ajustes e ligações são feitos pelo técnico, com a energia desligada.",
      'Saiba mais em <a href="/topicos/placa-central-de-comando-de-portao">placa central de comando</a>.',
    ],
  },
};
