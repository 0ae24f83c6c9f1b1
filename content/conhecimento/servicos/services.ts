import type { Service } from "#domain/knowledge/entry";
import { automatizacao } from "./automatizacao";
import { conserto } from "./conserto";
import { emergencia } from "./emergencia";
import { garantia } from "./garantia";
import { instalacao } from "./instalacao";
import { manutencaoPreventiva } from "./manutencao-preventiva";
import { outraMarca } from "./outra-marca";
import { pecas } from "./pecas";
import { programacao } from "./programacao";
import { reforma } from "./reforma";
import { regulagem } from "./regulagem";
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
  pecas,
  programacao,
  regulagem,
  reforma,
  garantia,
  outraMarca,
];
