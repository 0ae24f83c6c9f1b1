import type { Component } from "#domain/knowledge/entry";
import { accessComponents } from "./acesso/access-components";
import { commandComponents } from "./comando/command-components";
import { leafComponents } from "./folha/leaf-components";
import { driveComponents } from "./transmissao/drive-components";

export const components: readonly Component[] = [...leafComponents, ...driveComponents, ...commandComponents, ...accessComponents];
