import type { Product } from "#domain/knowledge/entry";
import { motorDePortao } from "./motor-de-portao";

export const products: readonly Product[] = [motorDePortao];
