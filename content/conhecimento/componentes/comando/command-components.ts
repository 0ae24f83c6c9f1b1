import type { Component } from "#domain/knowledge/entry";
import { capacitor } from "./capacitor";
import { central } from "./central";
import { encoder } from "./encoder";
import { fimDeCurso } from "./fim-de-curso";
import { rampaDeDesaceleracao } from "./rampa-de-desaceleracao";
import { receptor } from "./receptor";

/** What decides, feeds and protects. */
export const commandComponents: readonly Component[] = [central, capacitor, fimDeCurso, encoder, rampaDeDesaceleracao, receptor];
