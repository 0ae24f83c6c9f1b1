import type { Token } from "./figure-tokens";

const THOUSANDS = new Set(["mil", "milhao", "milhoes", "mi", "bilhao", "bilhoes"]);
const BETWEEN = new Set(["a", "ate", "ou", "-"]);
/** What a term may go on with: "1 ano e 6 meses". */
const SMALLER_UNITS: Readonly<Record<string, readonly string[]>> = {
  ano: ["mes", "meses", "dia", "dias"],
  anos: ["mes", "meses", "dia", "dias"],
  mes: ["dia", "dias", "semana", "semanas"],
  meses: ["dia", "dias", "semana", "semanas"],
  dia: ["hora", "horas"],
  dias: ["hora", "horas"],
  hora: ["minutos", "minuto"],
  horas: ["minutos", "minuto"],
  minuto: ["segundos", "segundo"],
  minutos: ["segundos", "segundo"],
};

/** Whether the tokens of that range are a figure by themselves, and no part of a word, a number, a range or a longer term. */
export function isWhole(tokens: readonly Token[], from: number, next: number): boolean {
  return !isGluedBefore(tokens, from) && !isGluedAfter(tokens, next) && !goesOnBefore(tokens, from, next) && !goesOnAfter(tokens, next);
}

function isGluedBefore(tokens: readonly Token[], from: number): boolean {
  const first = tokens[from];
  const before = tokens[from - 1];
  if (!first || before?.end !== first.start) return false;
  if (before.kind !== "mark" || before.sign === "$") return true;
  // The 2 of "1/2", the 4 of "2-4", and what follows a letter and a dash.
  const further = tokens[from - 2];
  return first.kind === "number" && ".,/:-".includes(before.sign) && further?.end === before.start && further.kind !== "mark";
}

function isGluedAfter(tokens: readonly Token[], next: number): boolean {
  const last = tokens[next - 1];
  const after = tokens[next];
  if (!last || after?.start !== last.end) return false;
  if (after.kind !== "mark") return true;
  const further = tokens[next + 1];
  return ".,/:".includes(after.sign) && further?.start === after.end && further.kind === "number";
}

/** The end of "1 800 reais", of "2 a 4 horas" and of "1 ano e 6 meses". */
function goesOnBefore(tokens: readonly Token[], from: number, next: number): boolean {
  if (tokens[from]?.kind !== "number") return false;
  const [ground, further, before] = [tokens[from - 3], tokens[from - 2], tokens[from - 1]];
  if (before?.kind === "number") return true;
  if (further?.kind === "number") return BETWEEN.has(before?.sign ?? "") && ground?.sign !== "r$";
  return before?.sign === "e" && isSmaller(further?.sign, tokens[next - 1]?.sign);
}

/** The beginning of "R$ 800 mil", of "R$ 800 a 900", of "2 anos e meio" and of "1 ano e 6 meses". */
function goesOnAfter(tokens: readonly Token[], next: number): boolean {
  const [last, after, further, beyond] = tokens.slice(next - 1, next + 3);
  if (last?.kind === "number") {
    if (after?.kind === "number" || THOUSANDS.has(after?.sign ?? "")) return true;
    return BETWEEN.has(after?.sign ?? "") && further?.kind === "number";
  }
  if (after?.sign !== "e") return false;
  return further?.sign === "meio" || further?.sign === "meia" || (further?.kind === "number" && isSmaller(last?.sign, beyond?.sign));
}

function isSmaller(unit = "", than = ""): boolean {
  return Object.hasOwn(SMALLER_UNITS, unit) && (SMALLER_UNITS[unit]?.includes(than) ?? false);
}
