import { z } from "zod";
import { flag } from "#domain/forms/controls";
import { describeSchema } from "#domain/forms/describe-schema";
import { PHOTO_ID } from "#domain/photo/photo-references";
import { lineUpTo, paragraph } from "#domain/records/record-controls";

const MAX_COURSES = 12;
const YEAR_PROBLEM = "Escreva o ano com quatro algarismos.";

/**
 * What is written of somebody who does the work, in the order of his form, and nothing that he or the owner did not say; a
 * column of the table has each.
 */
export const technicianSchema = z.object({
  /** Of the library. */
  photoId: z.string().regex(PHOTO_ID).optional().meta({ label: "Fotografia" }),
  name: lineUpTo(60).meta({ label: "Nome", control: "text", help: "Como a pessoa quer ser chamada; o primeiro nome basta." }),
  /** The year he began; undefined where it is not told. */
  since: z.number({ error: YEAR_PROBLEM }).int(YEAR_PROBLEM).optional().meta({
    label: "Trabalha com portões desde",
    control: "year",
    help: "O ano em que começou. Vazio: não se diz.",
  }),
  courses: z
    .array(lineUpTo(100).min(1))
    .max(MAX_COURSES, `Escreva no máximo ${MAX_COURSES} cursos.`)
    .readonly()
    .meta({ label: "Cursos", control: "lines", help: "Um por linha, como estão no certificado. Vazio: não se fala de cursos." }),
  about: paragraph("Sobre a pessoa", 600, { help: "Duas ou três frases, se quiser." }),
  /** Whether visitors read of him: on the team's page, on his works and on what he reviewed. */
  isShown: flag("Aparece no site", { help: "A pessoa concordou em aparecer com este nome e esta fotografia.", initial: true }),
});

export const technicianForm = describeSchema(technicianSchema);
