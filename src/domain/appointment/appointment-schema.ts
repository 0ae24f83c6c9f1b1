import { z } from "zod";
import { nobodys } from "#domain/contacts/nobodys";
import { said } from "#domain/forms/controls";
import { describeSchema } from "#domain/forms/describe-schema";
import { isDay } from "#domain/forms/is-day";
import { choiceFrom } from "#domain/forms/text-controls";
import { linesUpTo } from "#domain/records/record-controls";

/** What is written of a visit, in the order of its form; a column of the table has each. */
export const appointmentSchema = z.object({
  day: said(z.string().refine(isDay, "Informe o dia."), "date", "Dia", {}),
  windowId: choiceFrom("Período", "windows"),
  technicianId: said(z.string().max(64).default(""), "choice", "Quem vai", { choicesFrom: "team" }),
  note: said(linesUpTo(300).pipe(nobodys).default(""), "paragraph", "Anotação", {
    help: "O que levar, o que ver. Rua e número ficam na conversa.",
  }),
});

export const appointmentForm = describeSchema(appointmentSchema);
