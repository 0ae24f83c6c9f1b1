import type { Check } from "#domain/knowledge/entry";
import { destravar } from "./destravar";
import { limparFotocelula } from "./limpar-fotocelula";
import { limparTrilho } from "./limpar-trilho";
import { moverAMao } from "./mover-a-mao";
import { rearmarDisjuntor } from "./rearmar-disjuntor";
import { testarFotocelula } from "./testar-fotocelula";
import { trocarPilha } from "./trocar-pilha";

/** What a reader may look at or do by himself. */
export const checks: readonly Check[] = [
  destravar,
  moverAMao,
  limparTrilho,
  limparFotocelula,
  testarFotocelula,
  rearmarDisjuntor,
  trocarPilha,
];
