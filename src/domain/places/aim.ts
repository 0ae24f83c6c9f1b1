/** What is wanted of a service, as far as a place makes a difference to it. */
export const aims = ["repair", "maintain", "install", "replace"] as const;

export type Aim = (typeof aims)[number];

export const aimNames: Record<Aim, string> = {
  repair: "Conserto",
  maintain: "Manutenção",
  install: "Instalação",
  replace: "Troca de motor",
};
