import type { Component } from "#domain/knowledge/entry";
import { coroa } from "./coroa";
import { cremalheira } from "./cremalheira";
import { embreagem } from "./embreagem";
import { engrenagem } from "./engrenagem";
import { rolamento } from "./rolamento";

/** What moves the leaf, inside the motor and out. */
export const driveComponents: readonly Component[] = [cremalheira, engrenagem, embreagem, coroa, rolamento];
