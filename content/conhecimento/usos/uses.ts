import type { UseEntry } from "#domain/knowledge/entry";
import { casa } from "./casa";
import { comercio } from "./comercio";
import { condominio } from "./condominio";
import { portaoDeAluminio } from "./portao-de-aluminio";
import { portaoDeFerro } from "./portao-de-ferro";
import { portaoDeMadeira } from "./portao-de-madeira";

/** What a gate closes, and what it is made of. */
export const uses: readonly UseEntry[] = [casa, condominio, comercio, portaoDeMadeira, portaoDeAluminio, portaoDeFerro];
