import type { Model } from "#domain/knowledge/entry";
import { motorRio } from "./motor-rio";
import { motorSeg } from "./motor-seg";
import { motorSolo } from "./motor-solo";

/** Motors of the register. */
export const models: readonly Model[] = [motorSolo, motorRio, motorSeg];
