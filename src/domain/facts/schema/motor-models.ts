import { z } from "zod";
import { integer } from "#domain/forms/controls";
import { id, pattern, text } from "./controls";

const UNKNOWN = "0: a confirmar; até lá nenhum texto cita este dado.";

/** What one motor can do, as its plate and its manual say; 0 where nobody has looked yet. */
const motorModel = z.strictObject({
  id,
  name: text("Nome", { max: 40, help: "Como o plano que leva este motor." }),
  power: pattern(
    "Potência em HP",
    /^([1-9]\d?\/[1-9]\d?|[1-9]\d?|\d{1,2},\d{1,2}) HP$/,
    "Informe a potência como na etiqueta: 1/4 HP ou 0,5 HP.",
    {
      help: "Como está na etiqueta do motor.",
    },
  ),
  watts: integer("Potência em watts (confirme pela etiqueta)", { min: 0, max: 5000, unit: "W", help: UNKNOWN }),
  leafKg: integer("Peso de folha, no máximo (confirme pelo manual)", { min: 0, max: 5000, unit: "kg", help: UNKNOWN }),
  openingSeconds: integer("Abertura da folha de referência (confirme medindo)", {
    min: 0,
    max: 120,
    unit: "segundos",
    help: `Com a folha leve e alinhada, do tamanho de referência. ${UNKNOWN}`,
  }),
  cyclesPerHour: integer("Ciclos por hora (confirme pelo manual)", {
    min: 0,
    max: 1000,
    unit: "ciclos",
    help: `Uma abertura e um fechamento são um ciclo. ${UNKNOWN}`,
  }),
});

export const motorModels = z.array(motorModel).readonly().meta({ item: "Motor", itemName: "name" });
