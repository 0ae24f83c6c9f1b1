import type { Purpose } from "#domain/generation/title/purpose";

/** The bank of one weighing: benefits, costs and what follows from them. */
export interface Weighing {
  headings: readonly string[];
  leads: readonly string[];
  benefits: readonly string[];
  costs: readonly string[];
  verdicts: readonly string[];
}

const headings = ["Os dois lados da conta", "O que se ganha e o que se gasta", "Benefícios e custos"];

export const weighings: Record<Purpose, Weighing> = {
  purchase: {
    headings,
    leads: [
      "Coloque lado a lado o que muda na rotina e o que sai do bolso:",
      "A comparação honesta tem ganhos e despesas. Comece pelos ganhos:",
    ],
    benefits: [
      "Entrada e saída sem descer do carro, com abertura que pode levar {{abertura-segundos}}.",
      "Portão fechado por conta própria, sem depender da memória de ninguém.",
      "Parada diante de obstáculo, que a folha empurrada com a mão não tem.",
      "Menos esforço para idosos, crianças e quem chega com compras.",
      "Equipamento que dura de {{vida-util}} com a manutenção em dia.",
    ],
    costs: [
      "Motor, controles e garantia: planos de {{plano-solo-preco}} a {{plano-seg-preco}}, em {{parcelas}}.",
      "Manutenção: em geral, de {{manutencao-custo}} por visita.",
      "Energia: o motor consome de {{consumo-watts}}, apenas durante o movimento.",
      "Eventual correção da folha, do trilho ou das dobradiças antes de instalar.",
    ],
    verdicts: [
      "Para quem usa o portão todos os dias, o ganho em segurança e tempo costuma superar o custo. Para um portão que abre de vez em quando, vale pensar com calma.",
      "Quanto mais o portão é usado, mais depressa o investimento se justifica. Se a estrutura está ruim, comece por ela.",
    ],
  },
  maintenance: {
    headings,
    leads: [
      "A revisão tem preço conhecido; a pane, não. Compare:",
      "De um lado, uma visita programada; de outro, o risco de parar sem aviso:",
    ],
    benefits: [
      "Peças gastas são trocadas antes de danificar as vizinhas.",
      "Sensores e parada diante de obstáculo são testados por quem sabe o que procurar.",
      "O motor trabalha com menos esforço e pode durar de {{vida-util}}.",
      "A visita acontece no dia combinado, e não no meio de uma emergência.",
    ],
    costs: [
      "Uma manutenção típica custa de {{manutencao-custo}}.",
      "A manutenção expressa sai por {{manutencao-expressa}}.",
      "A comparação é com a troca do motor, de {{troca-residencial}} em residências.",
    ],
    verdicts: [
      "Em portões de uso diário, compensa. O intervalo recomendado entre revisões é de {{revisao-intervalo}}.",
      "Compensa sobretudo em condomínios e em folhas pesadas, onde uma falha custa mais e expõe mais gente.",
    ],
  },
  repair: {
    headings: ["Consertar ou trocar: os dois lados", "Quando o conserto compensa", ...headings],
    leads: [
      "A decisão depende do defeito, da idade do motor e do histórico de chamados:",
      "Antes de decidir, peça o diagnóstico. Com ele em mãos, compare:",
    ],
    benefits: [
      "O conserto mantém o equipamento que você já conhece e os controles da casa.",
      "Defeitos de ajuste, limpeza ou peça comum se resolvem na própria visita.",
      "Um motor dentro da garantia pode ter o reparo coberto.",
      "Corrigida a causa, e não só o sintoma, o motor volta a ter vida longa.",
    ],
    costs: [
      "Uma manutenção típica custa de {{manutencao-custo}}.",
      "A troca do motor custa de {{troca-residencial}} em residências e de {{troca-pesado}} em portões pesados.",
      "Na troca, o motor antigo pode render desconto de {{desconto-basico}} a {{desconto-premium}}.",
    ],
    verdicts: [
      "Se é o primeiro defeito e há peças, consertar costuma compensar. Se os chamados se repetem, a troca sai mais barata ao longo dos anos.",
      'Conserto que passa da metade do valor de um motor novo raramente compensa. Nesse caso, veja a <a href="/troca-motor-antigo">troca do motor antigo</a>.',
    ],
  },
  replacement: {
    headings: ["Trocar ou manter: os dois lados", ...headings],
    leads: [
      "Motor que funciona não precisa ser trocado. O que se ganha quando ele já dá sinais de cansaço:",
      "Veja o que muda com um motor novo e quanto isso custa:",
    ],
    benefits: [
      "Abertura mais rápida: há versões de {{modelos-segundos}}.",
      "Peças em linha e garantia nova, de {{plano-solo-garantia}} a {{plano-seg-garantia}} conforme o plano.",
      "Menos ruído e parada mais suave.",
      "Entrada para fotocélula e outros recursos de segurança.",
    ],
    costs: [
      "A troca custa de {{troca-residencial}} em residências e de {{troca-pesado}} em portões pesados.",
      "O motor antigo pode abater de {{desconto-basico}} a {{desconto-premium}}.",
      "O restante pode ser dividido em {{parcelas}}.",
    ],
    verdicts: [
      'Com conserto repetido ou peça fora de linha, a troca compensa. As condições estão em <a href="/troca-motor-antigo">troca do motor antigo</a>.',
      'Se o motor atual é confiável e tem peças, mantenha-o em revisão. Se não é, veja a <a href="/troca-motor-antigo">troca do motor antigo</a>.',
    ],
  },
};

export const accessoryWeighing: Weighing = {
  headings,
  leads: [
    "Acessório bom é o que resolve um problema real do seu portão. Compare:",
    "O valor de um acessório está no que ele evita. De um lado:",
  ],
  benefits: [
    "Uso mais seguro do portão por todos da casa.",
    "Menos chamados por defeitos que não estão no motor.",
    "Compatibilidade com o equipamento instalado, quando a peça é da mesma linha.",
    "Instalação rápida, feita no próprio endereço.",
  ],
  costs: [
    "O preço da peça, que varia com o modelo do motor.",
    "A visita para ligar, regular e testar.",
    "A conferência na revisão seguinte, junto com o resto do conjunto.",
  ],
  verdicts: [
    "Se o item protege pessoas ou evita que o portão fique parado, compensa. Se é apenas comodidade, pese o uso que terá.",
    'Para saber o valor no seu caso, envie uma foto do motor pelo <a href="/orcamento-whatsapp">WhatsApp</a>.',
  ],
};
