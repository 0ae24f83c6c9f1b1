import type { Accessory } from "#domain/generation/title/title-analysis";
import type { Block } from "../block";

/** Answers to "Como…?" about a part: what can be checked without opening anything. */
export const howToByAccessory: Record<Accessory, Block> = {
  remote: {
    headings: ["O que fazer antes de chamar o técnico", "Passo a passo com o controle", "Verificações com o controle na mão"],
    leads: [
      "O cadastro do controle é feito na central, que fica ligada à rede elétrica, e por isso cabe ao técnico. Antes disso, faça o que está ao seu alcance:",
      "Programar um controle exige acesso à central, que só o técnico deve abrir. O que está ao seu alcance vem antes:",
    ],
    steps: [
      [
        "Troque a pilha por uma nova e confira a posição indicada no compartimento.",
        "Comece pela pilha: troque por uma nova, do mesmo tipo.",
      ],
      ["Teste a poucos passos do portão, sem parede nem metal no meio.", "Acione de perto, com visão direta do portão."],
      ["Experimente outro controle cadastrado: se ele funciona, o problema está no aparelho, não no motor."],
      [
        "Anote o modelo escrito no controle e na etiqueta externa do motor.",
        "Fotografe o controle e a etiqueta externa do motor, para conferir a compatibilidade.",
      ],
      ["Reúna todos os controles da casa para a visita: os perdidos são apagados e os demais, cadastrados de uma vez."],
    ],
    closings: [
      "O cadastro leva poucos minutos e termina com o teste de cada botão.",
      'Se o controle não responde nem com pilha nova, veja as causas em <a href="/topicos/controle-remoto-do-portao-nao-funciona">controle remoto do portão não funciona</a>.',
    ],
  },
  board: {
    headings: ["Como é feito o diagnóstico da central", "Da suspeita ao conserto da placa", "As etapas, do sintoma à solução"],
    leads: [
      "A central trabalha ligada à rede elétrica, e abri-la sem preparo é perigoso. O que você observa de fora, porém, encurta o diagnóstico:",
      "Nenhuma etapa aqui pede que você abra o equipamento. A sua parte é observar; a medição é do técnico:",
    ],
    steps: [
      ["Anote o sintoma e quando começou: depois de chuva, de queda de energia ou sem motivo aparente."],
      [
        "Se houver cheiro de queimado ou estalos, desligue o disjuntor do portão e não religue.",
        "Com cheiro de queimado, mantenha o disjuntor do portão desligado.",
      ],
      [
        "Na visita, o técnico mede a alimentação, a saída para o motor e cada entrada da placa.",
        "O técnico mede o que entra e o que sai da placa, com o equipamento certo.",
      ],
      ["Motor e sensores são testados em separado, para não culpar a placa à toa."],
      [
        "Se a troca for necessária, a nova central recebe percurso, força e controles desde o início.",
        "Placa nova é configurada por inteiro: percurso, força, tempo de fechamento e controles.",
      ],
    ],
    closings: [
      "Um protetor contra surtos na alimentação reduz bastante a chance de a placa queimar outra vez.",
      'Mais detalhes em <a href="/topicos/placa-central-de-comando-de-portao">placa central de comando</a>.',
    ],
  },
  sensor: {
    headings: ["Verificações seguras na fotocélula", "O que conferir na fotocélula", "Passo a passo, sem ferramenta"],
    leads: [
      "A fotocélula tem duas partes que precisam se enxergar. Confira, sem ferramenta:",
      "Antes de pensar em peça nova, olhe o que costuma cortar o feixe:",
    ],
    steps: [
      [
        "Veja se a luz indicadora acende nos dois lados.",
        "Observe as luzes indicadoras: apagada de um lado sugere falta de alimentação, que é caso para o técnico.",
      ],
      ["Limpe as lentes com um pano macio e seco.", "Passe um pano macio e seco nas duas lentes."],
      ["Afaste vasos, galhos, teias de aranha e qualquer objeto da linha entre elas."],
      ["Note se a falha aparece sempre na mesma hora: sol direto na lente também interrompe o feixe."],
      [
        "Não mova os suportes nem os fios: o alinhamento é ajuste fino e cabe ao técnico.",
        "Se o suporte está torto ou solto, deixe como está e avise o técnico.",
      ],
    ],
    closings: [
      "Nunca use o portão com a fotocélula anulada: sem ela, a folha pode fechar sobre alguém.",
      'Para entender o funcionamento, veja <a href="/topicos/sensor-fotocelula-para-portao">sensor fotocélula para portão</a>.',
    ],
  },
};

/** Answer to "Como abrir o portão sem energia?". */
export const howToWithoutPower: Block = {
  headings: ["Como usar o destravamento manual", "Passo a passo quando falta energia", "Sem energia: o que fazer, na ordem"],
  leads: [
    "Todo motor tem um destravamento por chave, feito para estas horas. O manual do seu modelo mostra onde ele fica.",
    "A falta de energia não impede a passagem: o destravamento libera a folha para ser movida com a mão.",
  ],
  steps: [
    ["Confirme se falta energia na rua ou se apenas o disjuntor do portão desarmou.", "Veja se a falta é geral ou só da casa."],
    ["Pegue a chave de destravamento e abra o manual na página que trata dele."],
    ["Com a folha parada e ninguém por perto, destrave no ponto que o manual indica."],
    [
      "Mova a folha devagar, com as duas mãos, longe de articulações e do batente.",
      "Conduza a folha sem pressa; em portões grandes, peça ajuda a outra pessoa.",
    ],
    ["Se a folha sobe, desce ou corre por conta própria, afaste-se e chame o técnico: ela está desequilibrada ou fora de nível."],
    ["Quando a energia voltar, trave outra vez e acompanhe um ciclo completo a distância."],
  ],
  closings: [
    "Se a energia voltou e o portão não responde, não insista: o motor pode precisar de diagnóstico.",
    'Veja também <a href="/topicos/portao-automatico-travado-sem-energia">portão automático travado sem energia</a>.',
  ],
};
