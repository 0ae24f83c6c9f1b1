/** What is known of the trade, by entry: pages are composed from the entries their titles are about. */
import type { Entry } from "#domain/knowledge/entry";
import { components } from "./componentes/components";
import { laws } from "./leis/laws";
import { models } from "./modelos/models";
import { gates } from "./portoes/gates";
import { products } from "./produtos/products";
import { safetyEntries } from "./seguranca/safety";
import { services } from "./servicos/services";
import { symptoms } from "./sintomas/symptoms";
import { uses } from "./usos/uses";
import { checks } from "./verificacoes/checks";

export const entries: readonly Entry[] = [
  ...components,
  ...symptoms,
  ...services,
  ...products,
  ...gates,
  ...uses,
  ...models,
  ...safetyEntries,
  ...laws,
  ...checks,
];
