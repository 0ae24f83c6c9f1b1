/** Entries that others may name before they are written. */
export const plannedIds: readonly string[] = [
  // What carries and leads the leaf.
  ...[
    "roldana",
    "trilho",
    "guia",
    "dobradica",
    "batente",
    "contrapeso",
    "cabo-de-aco",
    "mola",
    "braco-do-basculante",
    "eixo-do-basculante",
  ],
  // What moves it.
  ...["cremalheira", "engrenagem", "coroa", "embreagem", "rolamento"],
  // What decides.
  ...["central", "capacitor", "receptor", "encoder", "fim-de-curso", "rampa-de-desaceleracao", "nobreak", "aterramento", "dps"],
  // What lets in, warns and guards.
  ...["controle", "fotocelula", "sinaleira", "botoeira", "tag", "interfone", "trava-eletrica"],
  ...["nao-abre", "nao-fecha", "abre-sozinho", "para-no-meio", "volta", "bate", "trava", "faz-barulho", "treme", "lento", "esquenta"],
  ...["cheiro-de-queimado", "desarma-disjuntor", "controle-nao-funciona", "so-abre-na-mao", "fotocelula-piscando", "chuva"],
  ...["falta-de-energia", "raio"],
  ...["instalacao", "automatizacao", "conserto", "manutencao-preventiva", "troca-de-motor", "emergencia", "visita-tecnica"],
  ...["deslizante", "basculante", "pivotante", "cancela", "portao-seccionado", "porta-de-enrolar"],
  ...["casa", "condominio", "comercio"],
  ...["motor-solo", "motor-rio", "motor-seg"],
  ...["rede-eletrica", "molas-e-cabos", "criancas-e-animais", "destravamento-seguro"],
  ...["lei-da-calcada"],
  ...["destravar", "limpar-trilho", "limpar-fotocelula", "testar-fotocelula", "rearmar-disjuntor", "mover-a-mao", "trocar-pilha"],
];
