/** What a drawn gate stands before, and when. */
export const buildings = ["casa", "condominio", "loja"] as const;
export const hours = ["dia", "tarde", "noite"] as const;

export type Building = (typeof buildings)[number];
export type Hour = (typeof hours)[number];

export interface Scene {
  building: Building;
  hour: Hour;
}

/** The scene of whatever has this name or address, the same each time. */
export function sceneOf(name: string): Scene {
  const number = [...name].reduce((sum, sign) => (Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0)) >>> 0, 7);
  return {
    building: buildings[number % buildings.length] ?? "casa",
    hour: hours[Math.floor(number / buildings.length) % hours.length] ?? "dia",
  };
}
