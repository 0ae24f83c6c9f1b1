import { z } from "zod";
import { dayOf } from "#domain/calendar/owner-time";
import { choice, flag } from "#domain/forms/controls";
import { describeSchema } from "#domain/forms/describe-schema";
import { gateKinds, gateNames } from "#domain/gate/gate-kind";
import { WORK_PHOTOS } from "#domain/photo/photo-limits";
import { PHOTO_ID } from "#domain/photo/photo-references";
import { line, paragraph } from "#domain/records/record-controls";
import { WORK_SERVICE_NAMES, WORK_SERVICES } from "./work-service";

/** Before it there was no such gate to show. */
const FIRST_DAY = "1980-01-01";

const photos = (label: string) =>
  z
    .array(z.string().regex(PHOTO_ID))
    .max(WORK_PHOTOS, `Use no máximo ${WORK_PHOTOS} fotografias de antes e outras tantas de depois.`)
    .readonly()
    .meta({ label });

/** What is written of a work, in the order of its form; a column of its table has each. */
export const workSchema = z.object({
  /** Of the library, by what they show of it. */
  photos: z.object({ before: photos("Fotografias de antes"), after: photos("Fotografias de depois") }),
  /** Slug of a place with a page of its own; never a street. */
  place: z
    .string()
    .min(1, "Escolha o bairro ou a cidade.")
    .max(80)
    .meta({ label: "Bairro ou cidade", control: "choice", choicesFrom: "places" }),
  /** "2026-11-22". */
  day: z.iso
    .date("Escolha o dia.")
    .refine((day) => day >= FIRST_DAY && day <= dayOf(new Date()), "Escolha o dia em que a obra foi feita.")
    .meta({ label: "Dia", control: "date" }),
  service: choice("Serviço", WORK_SERVICE_NAMES, { error: "Escolha o serviço.", choices: WORK_SERVICES, initial: "conserto" }),
  gate: choice("Portão", gateKinds, { error: "Escolha o tipo de portão.", choices: gateNames }),
  problem: paragraph("O que estava errado", 600),
  done: paragraph("O que foi feito", 600),
  /** Motor or plan, in the owner's words; empty where none was put in. */
  motor: line("Motor, se houve", 60, { choicesFrom: "motors" }),
  /** How long it took; undefined where nobody noted it. */
  hours: z.number().min(0.25, "Menos de 15 minutos não se mostra.").max(72).optional().meta({ label: "Horas de trabalho", step: 0.25 }),
  /** Who did it; undefined where nobody is named. */
  technicianId: z.string().min(1).max(64).optional().meta({ label: "Quem fez", control: "choice", choicesFrom: "team" }),
  /** Instead of those made of the fields; empty otherwise. */
  title: line("Título", 90, { help: "Vazio: feito do serviço, do portão e do lugar." }),
  summary: line("Resumo", 200, { help: "Vazio: a primeira frase do que estava errado e do que foi feito." }),
  hasConsent: flag("O cliente autorizou mostrar a obra e as fotografias", {
    help: "Sem isso ela fica em rascunho. Nada de rua, número, placa ou rosto: cubra nas fotografias.",
  }),
});

export const workForm = describeSchema(workSchema);
