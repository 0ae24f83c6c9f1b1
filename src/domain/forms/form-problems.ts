import type { z } from "zod";

/** Where a value breaks its schema, as keys and positions from the outside in, and how to mend it, in Portuguese. */
export interface FormProblem {
  path: readonly (string | number)[];
  message: string;
}

/** What is wrong with what was filled in; nothing when it can be kept. A schema's own words come before these. */
export function listFormProblems(schema: z.ZodType, value: unknown): FormProblem[] {
  const parsed = schema.safeParse(value, { error: describeIssue });
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => ({ path: path.map(toStep), message }));
}

const toStep = (key: PropertyKey): string | number => (typeof key === "number" ? key : String(key));

function describeIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.expected === "number" || issue.expected === "int" ? "Informe um número." : "Preencha este campo.";
    case "too_small":
      return describeTooSmall(issue.origin, Number(issue.minimum));
    case "too_big":
      return describeTooBig(issue.origin, Number(issue.maximum));
    case "invalid_value":
    case "invalid_union":
      return "Escolha uma das opções.";
    case "unrecognized_keys":
      return `Há um campo que não existe: ${issue.keys.join(", ")}.`;
    default:
      return "Confira este campo.";
  }
}

function describeTooSmall(origin: string, minimum: number): string {
  if (origin === "string") return minimum === 1 ? "Preencha este campo." : `Escreva pelo menos ${minimum} caracteres.`;
  if (origin === "array") return minimum === 1 ? "Acrescente pelo menos um item." : `Acrescente itens: são pelo menos ${minimum}.`;
  return `Informe um número a partir de ${minimum.toLocaleString("pt-BR")}.`;
}

function describeTooBig(origin: string, maximum: number): string {
  if (origin === "string") return `Escreva no máximo ${maximum.toLocaleString("pt-BR")} caracteres.`;
  if (origin === "array") return `Retire itens: são no máximo ${maximum}.`;
  return `Informe um número até ${maximum.toLocaleString("pt-BR")}.`;
}
