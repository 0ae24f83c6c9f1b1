import type { Component } from "#domain/knowledge/entry";
import { controle } from "./controle";
import { fotocelula } from "./fotocelula";
import { travaEletrica } from "./trava-eletrica";

/** What lets in, warns and guards. */
export const accessComponents: readonly Component[] = [controle, fotocelula, travaEletrica];
