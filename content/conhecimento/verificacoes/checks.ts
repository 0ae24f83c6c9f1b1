import type { Check } from "#domain/knowledge/entry";
import { destravar } from "./destravar";
import { limparTrilho } from "./limpar-trilho";
import { moverAMao } from "./mover-a-mao";

/** What a reader may look at or do by himself. */
export const checks: readonly Check[] = [destravar, moverAMao, limparTrilho];
