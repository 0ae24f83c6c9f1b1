import { z } from "zod";
import { type Meta, said, tooLong } from "#domain/forms/controls";
import { tidyLine, tidyLines } from "#domain/page/titles";

// The leaves of what is written of a work or of a person: texts that quote no facts and are tidied before they are kept.

const tidied = (max: number, tidy: (text: string) => string) =>
  z
    .string()
    .overwrite((text) => tidy(text.toWellFormed()))
    .max(max, tooLong(max));

/** What is written in one line, and in several: without signs that no screen shows. */
export const lineUpTo = (max: number) => tidied(max, tidyLine);
export const linesUpTo = (max: number) => tidied(max, tidyLines);

/** May be left empty. */
export const line = (label: string, max: number, meta: Meta = {}) => said(lineUpTo(max).default(""), "text", label, meta);

/** Of several lines; may be left empty. */
export const paragraph = (label: string, max: number, meta: Meta = {}) => said(linesUpTo(max).default(""), "paragraph", label, meta);
