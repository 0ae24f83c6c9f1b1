import type { Safety } from "#domain/knowledge/entry";
import { criancasEAnimais } from "./criancas-e-animais";
import { destravamentoSeguro } from "./destravamento-seguro";
import { molasECabos } from "./molas-e-cabos";
import { redeEletrica } from "./rede-eletrica";

/** Dangers and how to keep from them. */
export const safetyEntries: readonly Safety[] = [redeEletrica, molasECabos, criancasEAnimais, destravamentoSeguro];
