import type { Gate } from "#domain/knowledge/entry";
import { basculante } from "./basculante";
import { cancela } from "./cancela";
import { deslizante } from "./deslizante";
import { pivotante } from "./pivotante";
import { portaDeEnrolar } from "./porta-de-enrolar";
import { portaoSeccionado } from "./portao-seccionado";

/** Ways a gate moves. */
export const gates: readonly Gate[] = [deslizante, basculante, pivotante, portaoSeccionado, portaDeEnrolar, cancela];
