import type { Component } from "#domain/knowledge/entry";
import { aterramento } from "./aterramento";
import { capacitor } from "./capacitor";
import { central } from "./central";
import { dps } from "./dps";
import { encoder } from "./encoder";
import { fimDeCurso } from "./fim-de-curso";
import { nobreak } from "./nobreak";
import { rampaDeDesaceleracao } from "./rampa-de-desaceleracao";
import { receptor } from "./receptor";

/** What decides, feeds and protects. */
export const commandComponents: readonly Component[] = [
  central,
  capacitor,
  fimDeCurso,
  encoder,
  rampaDeDesaceleracao,
  receptor,
  nobreak,
  aterramento,
  dps,
];
