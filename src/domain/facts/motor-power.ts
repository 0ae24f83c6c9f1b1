import type { Business } from "./business";

const WATTS_OF_HORSEPOWER = 745.7;
/** Plates round, and some count metric horsepower. */
const TOLERANCE = 0.1;

/** @example readHorsepower("1/4 HP") // 0.25 */
export function readHorsepower(power: string): number {
  const [over = "", under = "1"] = power.replace(" HP", "").replace(",", ".").split("/");
  return Number(over) / Number(under);
}

/** Motors whose watts are not those of their horsepower; one whose watts are still to be confirmed is none. */
export function listMisfitPowers({ technical: { models } }: Business): { path: string; message: string }[] {
  return models.flatMap(({ id, power, watts }) => {
    const expected = Math.round(readHorsepower(power) * WATTS_OF_HORSEPOWER);
    if (watts === 0 || Math.abs(watts - expected) <= expected * TOLERANCE) return [];
    const message = `${power} são cerca de ${expected.toLocaleString("pt-BR")} W. Confira na etiqueta do motor, ou ponha 0 até confirmar.`;
    return [{ path: `technical.models.${id}.watts`, message }];
  });
}

/** What the register says elsewhere and the rows of the motors do not: nobody can confirm both. */
export function findModelContradiction({ plans, claims, technical }: Business): string | undefined {
  const { models, powerWatts } = technical;
  for (const { name, power, watts, openingSeconds } of models) {
    const plan = plans.find((one) => one.name.toLowerCase() === name.toLowerCase());
    if (plan && plan.power !== power) return `O plano ${plan.name} diz ${plan.power}, e o motor ${name}, ${power}. Iguale os dois.`;
    if (watts > powerWatts.max)
      return `O motor ${name} tem ${watts} W, e o consumo informado vai só até ${powerWatts.max} W. Corrija um dos dois.`;
    if (openingSeconds > 0 && !claims.modelSeconds.includes(openingSeconds))
      return `O motor ${name} abre em ${openingSeconds} segundos, que não estão entre as aberturas dos modelos. Corrija um dos dois.`;
  }
  return undefined;
}
