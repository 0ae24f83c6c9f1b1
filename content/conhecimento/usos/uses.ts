import type { UseEntry } from "#domain/knowledge/entry";
import { casa } from "./casa";
import { comercio } from "./comercio";
import { condominio } from "./condominio";

/** What a gate closes. */
export const uses: readonly UseEntry[] = [casa, condominio, comercio];
