import type { GateKind } from "#domain/gate/gate-kind";

/** What a gate closes. A block of flats is "predio", houses behind one gate "condominio", a lane of old houses "vila". */
export const uses = ["casa", "sobrado", "vila", "predio", "condominio", "comercio", "galpao", "sitio"] as const;

/**
 * What lies around it: a sloping street, a driveway that climbs or falls behind the gate, low ground where water comes,
 * trees above the rail, dust of earth roads, building sites or lorries, a pavement full of people.
 */
export const grounds = ["ladeira", "rampa", "baixada", "arvores", "poeira", "calcada-cheia"] as const;

export type Use = (typeof uses)[number];
export type Ground = (typeof grounds)[number];

export const useNames: Record<Use, string> = {
  casa: "Casas térreas",
  sobrado: "Sobrados",
  vila: "Vilas de casas",
  predio: "Prédios",
  condominio: "Condomínios de casas",
  comercio: "Comércio",
  galpao: "Galpões e fábricas",
  sitio: "Sítios e chácaras",
};

export const groundNames: Record<Ground, string> = {
  ladeira: "Rua em ladeira",
  rampa: "Rampa na entrada",
  baixada: "Baixada onde a água chega",
  arvores: "Árvores sobre o portão",
  poeira: "Poeira de terra, obra ou carga",
  "calcada-cheia": "Calçada cheia de gente",
};

/** Where something holds: one of the values of each list given. A title or its place tells which there are. */
export interface Circumstance {
  gates?: readonly GateKind[] | undefined;
  uses?: readonly Use[] | undefined;
  grounds?: readonly Ground[] | undefined;
  /** Variants of the entry itself, by their ids: left out only where the title names another one. */
  variants?: readonly string[] | undefined;
}

/** What is wanted of a service, as far as a place makes a difference to it. */
export const aims = ["repair", "maintain", "install", "replace"] as const;

export type Aim = (typeof aims)[number];

export const aimNames: Record<Aim, string> = {
  repair: "Conserto",
  maintain: "Manutenção",
  install: "Instalação",
  replace: "Troca de motor",
};
