import type { Law } from "#domain/knowledge/entry";
import { leiDaCalcada } from "./lei-da-calcada";

/** Rules of the authorities. */
export const laws: readonly Law[] = [leiDaCalcada];
