import type { Product } from "#domain/knowledge/entry";
import { motorDePortao } from "./motor-de-portao";
import { motorRapido } from "./motor-rapido";

export const products: readonly Product[] = [motorDePortao, motorRapido];
