import type { Symptom } from "#domain/knowledge/entry";
import { abreSozinho } from "./abre-sozinho";
import { bate } from "./bate";
import { cheiroDeQueimado } from "./cheiro-de-queimado";
import { chuva } from "./chuva";
import { controleNaoFunciona } from "./controle-nao-funciona";
import { desarmaDisjuntor } from "./desarma-disjuntor";
import { esquenta } from "./esquenta";
import { faltaDeEnergia } from "./falta-de-energia";
import { fazBarulho } from "./faz-barulho";
import { foraDoTrilho } from "./fora-do-trilho";
import { fotocelulaPiscando } from "./fotocelula-piscando";
import { lento } from "./lento";
import { naoAbre } from "./nao-abre";
import { naoFecha } from "./nao-fecha";
import { paraNoMeio } from "./para-no-meio";
import { raio } from "./raio";
import { soAbreNaMao } from "./so-abre-na-mao";
import { trava } from "./trava";
import { treme } from "./treme";
import { volta } from "./volta";

export const symptoms: readonly Symptom[] = [
  abreSozinho,
  bate,
  cheiroDeQueimado,
  chuva,
  controleNaoFunciona,
  desarmaDisjuntor,
  esquenta,
  fazBarulho,
  foraDoTrilho,
  fotocelulaPiscando,
  lento,
  naoAbre,
  naoFecha,
  paraNoMeio,
  soAbreNaMao,
  trava,
  treme,
  volta,
  faltaDeEnergia,
  raio,
];
