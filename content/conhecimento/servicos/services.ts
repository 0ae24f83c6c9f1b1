import type { Service } from "#domain/knowledge/entry";
import { automatizacao } from "./automatizacao";
import { conserto } from "./conserto";
import { emergencia } from "./emergencia";
import { instalacao } from "./instalacao";
import { manutencaoPreventiva } from "./manutencao-preventiva";
import { outraMarca } from "./outra-marca";
import { trocaDeMotor } from "./troca-de-motor";
import { visitaTecnica } from "./visita-tecnica";

export const services: readonly Service[] = [
  trocaDeMotor,
  instalacao,
  automatizacao,
  conserto,
  manutencaoPreventiva,
  emergencia,
  visitaTecnica,
  outraMarca,
];
