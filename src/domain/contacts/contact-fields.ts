import { addMonths } from "#domain/calendar/days";
import { isDay } from "#domain/forms/is-day";
import { tidyLine, tidyLines } from "#domain/page/titles";
import type { ContactFields } from "./contact-schema";
import { CONTACT_TEXTS, mapTexts } from "./own-words";
import { checkPersonalData } from "./personal-data";
import { MAX_PASTED_LENGTH, readTypedRef } from "./typed-ref";

export type ContactProblems = { readonly [name in keyof ContactFields]?: string };

const MAX_CONTACT_VALUE = 10_000_000;
const MOST_AHEAD_MONTHS = 120;
const EARLIEST_DAY = "2000-01-01";

/** Fields as they are kept: the reference without its message, no spaces around, nothing that no screen shows. */
export function tidyContact(fields: ContactFields): ContactFields {
  return {
    ...fields,
    ref: readTypedRef(fields.ref)?.ref ?? fields.ref,
    ...mapTexts((name) => (CONTACT_TEXTS[name].isLong ? tidyLines : tidyLine)(fields[name]).toWellFormed()),
    followAbout: fields.followOn === "" ? "" : fields.followAbout || "other",
  };
}

/** Why fields cannot be kept, by name, in words that say how to mend them. */
export function checkContact(fields: ContactFields, today: string): ContactProblems {
  const problems = {
    ref: checkRef(fields.ref),
    value: checkValue(fields.value),
    day: checkDay(fields.day, today),
    ...mapTexts((name) => checkText(fields[name], CONTACT_TEXTS[name].max)),
    followOn: checkFollowOn(fields.followOn, today),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}

function checkRef(text: string): string | undefined {
  if (text.length > MAX_PASTED_LENGTH) return "O texto colado é longo demais. Cole só a Ref.";
  const typed = readTypedRef(text);
  if (typed === undefined) return "Não achamos uma Ref. neste texto. Cole a mensagem até o fim, digite só a Ref. ou deixe vazio.";
  return typed.read ? undefined : checkPersonalData(typed.ref);
}

function checkValue(value: number | null): string | undefined {
  if (value === null) return undefined;
  const isSum = Number.isInteger(value) && value >= 0 && value <= MAX_CONTACT_VALUE;
  return isSum ? undefined : "Informe o valor em reais inteiros, sem centavos, como 1400.";
}

function checkDay(day: string, today: string): string | undefined {
  if (!isDay(day) || day < EARLIEST_DAY) return "Informe o dia do contato.";
  return day > today ? "O dia do contato não pode ser depois de hoje. O da visita cabe na anotação." : undefined;
}

/** What was not done in time is kept; what is years away is a slip. */
function checkFollowOn(day: string, today: string): string | undefined {
  if (day === "" || (isDay(day) && day >= EARLIEST_DAY && day <= addMonths(today, MOST_AHEAD_MONTHS))) return undefined;
  return "Informe um dia até daqui a dez anos, ou deixe vazio.";
}

const checkText = (text: string, max: number): string | undefined =>
  text.trim().length > max ? `Escreva no máximo ${max} caracteres.` : checkPersonalData(text);

/**
 * What is typed into the field of a sum, as people type it; undefined where it is none.
 * @example readReais("R$ 1.400,00") // 1400
 */
export function readReais(text: string): number | null | undefined {
  const typed = text.replace(/r\$|\s/gi, "").replace(/,00?$/, "");
  if (typed === "") return null;
  if (!/^\d{1,8}$|^\d{1,3}(?:\.\d{3}){1,2}$/.test(typed)) return undefined;
  return Number(typed.replaceAll(".", ""));
}
