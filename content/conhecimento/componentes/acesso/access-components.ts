import type { Component } from "#domain/knowledge/entry";
import { botoeira } from "./botoeira";
import { controle } from "./controle";
import { fotocelula } from "./fotocelula";
import { interfone } from "./interfone";
import { sinaleira } from "./sinaleira";
import { tag } from "./tag";
import { travaEletrica } from "./trava-eletrica";

/** What lets in, warns and guards. */
export const accessComponents: readonly Component[] = [controle, fotocelula, travaEletrica, sinaleira, botoeira, tag, interfone];
