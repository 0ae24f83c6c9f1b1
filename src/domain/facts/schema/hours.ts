import { z } from "zod";
import { choice, clock, id, lines, optionalText, text } from "./controls";

const WEEKDAYS = {
  Monday: "segunda-feira",
  Tuesday: "terça-feira",
  Wednesday: "quarta-feira",
  Thursday: "quinta-feira",
  Friday: "sexta-feira",
  Saturday: "sábado",
  Sunday: "domingo",
} as const;

export type Weekday = keyof typeof WEEKDAYS;

/** schema.org names. */
const weekdays = z
  .array(z.enum(Object.keys(WEEKDAYS) as [Weekday, ...Weekday[]], { error: "Escolha dias da semana." }), {
    error: "Escolha pelo menos um dia.",
  })
  .min(1, "Escolha pelo menos um dia.")
  .readonly()
  .meta({ label: "Dias da semana, para os buscadores", control: "choices", choices: WEEKDAYS });

export const openingHours = z.strictObject({
  label: text("Nome", { max: 60 }),
  days: text("Dias", { max: 60, help: "Como o visitante lê: “Segunda a sexta”." }),
  weekdays: weekdays.optional(),
  opens: clock("Abre às"),
  closes: clock("Fecha às"),
});

export const hours = z
  .strictObject({
    chat: openingHours.omit({ weekdays: true }).meta({ label: "Atendimento pelo WhatsApp" }),
    visits: z.array(openingHours.extend({ id, weekdays })).readonly().meta({ item: "Visitas de", itemName: "days" }),
    holidayNote: optionalText("Aviso de feriados", {
      help: "Uma frase, como “Feriados: atendimento pelo WhatsApp, sem visitas”. Vazio: nada aparece.",
    }),
  })
  .meta({ group: "horarios" });

export const windows = z
  .array(
    z.strictObject({
      id,
      name: text("Nome", { max: 40 }),
      opens: clock("Começa às"),
      closes: clock("Termina às"),
      notes: lines("Observações", { min: 0, max: 6 }),
    }),
  )
  .readonly()
  .meta({ item: "Janela", itemName: "name", group: "horarios" });

export const availability = z
  .array(
    z.strictObject({
      id,
      days: text("Dias", { max: 60 }),
      hours: text("Horário", { max: 60 }),
      label: choice("Situação", ["Disponível", "Limitado", "Sob consulta"]),
    }),
  )
  .readonly()
  .meta({ item: "Agenda de", itemName: "days", group: "horarios" });
