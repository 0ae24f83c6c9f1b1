import { z } from "zod";
import { readDayFirst, readSpecialDay } from "#domain/calendar/special-day";
import { choice, clock, flag, integer, part } from "#domain/forms/controls";
import { group, items, lines, optionalDay, optionalText, text } from "./controls";

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

/** Lines that each begin with a day; those of days that are over are no longer shown. */
function dayLines(label: string, isRead: (line: string) => boolean, like: string, help: string) {
  return lines(label, { min: 0, max: 48, longest: 80 })
    .superRefine((written, context) => {
      const wrong = written.findIndex((line) => !isRead(line));
      if (wrong >= 0)
        return context.addIssue({ code: "custom", message: `Linha ${wrong + 1}: escreva como “${like}”, com uma data que exista.` });
      const days = written.map((line) => readDayFirst(line)?.day);
      const again = days.findIndex((day, index) => days.indexOf(day) < index);
      if (again >= 0) context.addIssue({ code: "custom", message: `Linha ${again + 1}: já há outra linha com este dia. Junte as duas.` });
    })
    .meta({ label, control: "days", help });
}

export const hours = group("horarios", {
  chat: openingHours.omit({ weekdays: true }).meta({ label: "Atendimento pelo WhatsApp" }),
  visits: items({ ...openingHours.shape, weekdays }, { item: "Visitas de", itemName: "days" }),
  holidayNote: optionalText("Aviso de feriados", {
    help: "Uma frase, como “Feriados: atendimento pelo WhatsApp, sem visitas”. Vazio: nada aparece.",
  }),
  specialDays: dayLines(
    "Feriados e dias diferentes",
    (line) => readSpecialDay(line) !== undefined,
    "25/12/2026 Natal: fechado",
    "Escolha o dia e toque no que você faz nele; “sem visitas”: o WhatsApp atende como sempre. Um horário, como 8h às 12h ou 8h às 12h, sem visitas, se escreve por linha. Dias que passaram somem daqui.",
  ),
  closedUntil: optionalDay("Fechado até", {
    help: "Para fechar agora, hoje ou por alguns dias: o último dia fechado. Vazio, ou um dia que passou: aberto como sempre.",
  }),
  closedNote: optionalText("Por que está fechado", {
    max: 80,
    help: "Aparece ao lado dos botões enquanto estiver fechado, como “Em férias até 10 de janeiro”. Vazio: “Fechado hoje”.",
  }),
});

export const windows = items(
  {
    name: text("Nome", { max: 40 }),
    opens: clock("Começa às"),
    closes: clock("Termina às"),
    notes: lines("Observações", { min: 0, max: 6 }),
    capacity: integer("Visitas que cabem", {
      min: 1,
      max: 50,
      help: "Quantas visitas cabem neste período: o número de equipes, ou mais se uma faz duas. Com todas marcadas, o período some de Agendar Instalação.",
    }),
    onRequest: flag("Sob consulta", {
      help: "Pode ser pedida em qualquer dia de visitas, mesmo fora do horário delas. Sem isto, só nos dias em que cabe no horário.",
    }),
  },
  { item: "Janela", itemName: "name", group: "horarios" },
);

export const availability = items(
  {
    days: text("Dias", { max: 60 }),
    hours: text("Horário", { max: 60 }),
    label: choice("Situação", ["Disponível", "Limitado", "Sob consulta"], {
      error: "Escolha uma opção: Disponível, Limitado, Sob consulta.",
    }),
  },
  { item: "Agenda de", itemName: "days", group: "horarios" },
);

export const booking = part(
  "Agendamento",
  {
    fullDays: dayLines(
      "Dias cheios",
      (line) => readDayFirst(line) !== undefined,
      "28/11/2026 manhã",
      "Um por linha: a data e as janelas que já não têm vaga, com vírgulas, como 28/11/2026 manhã, tarde. Só a data: o dia inteiro. Dias que passaram somem daqui.",
    ),
  },
  { group: "horarios" },
);
