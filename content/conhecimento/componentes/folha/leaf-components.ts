import type { Component } from "#domain/knowledge/entry";
import { batente } from "./batente";
import { bracoDoBasculante } from "./braco-do-basculante";
import { caboDeAco } from "./cabo-de-aco";
import { contrapeso } from "./contrapeso";
import { dobradica } from "./dobradica";
import { eixoDoBasculante } from "./eixo-do-basculante";
import { guia } from "./guia";
import { mola } from "./mola";
import { roldana } from "./roldana";
import { trilho } from "./trilho";

/** What carries and leads the leaf. */
export const leafComponents: readonly Component[] = [
  roldana,
  trilho,
  guia,
  contrapeso,
  caboDeAco,
  mola,
  dobradica,
  bracoDoBasculante,
  eixoDoBasculante,
  batente,
];
