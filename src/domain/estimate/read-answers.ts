import { gateKinds } from "#domain/gate/gate-kind";
import { type EstimateAnswers, SIZES } from "./estimate";

/** The choices of the form, as addresses write them, in the order of the form. */
export const CHOICES = {
  portao: Object.fromEntries(gateKinds.map((kind) => [kind, kind])) as Record<string, EstimateAnswers["gate"]>,
  folhas: { "1": 1, "2": 2 } as Record<string, EstimateAnswers["leaves"]>,
  folha: {
    aluminio: "aluminium",
    "ferro-vazado": "bars",
    "ferro-fechado": "sheet",
    madeira: "wood",
    "nao-sei": "unknown",
  } as Record<string, EstimateAnswers["leaf"]>,
  uso: { casa: "home", predio: "building", comercio: "shop", mais: "more" } as Record<string, EstimateAnswers["use"]>,
  motor: { nenhum: "none", "da-marca": "own", outra: "other" } as Record<string, EstimateAnswers["motor"]>,
  funciona: { sim: true, nao: false } as Record<string, boolean>,
  controles: { sim: true, nao: false } as Record<string, boolean>,
} as const;

const among = (name: keyof typeof CHOICES): RegExp => new RegExp(`^(?:${Object.keys(CHOICES[name]).join("|")})$`);

/** Every parameter of the address, in its one order, with how a value that counts is written. */
export const ESTIMATE_PARAMETERS = {
  lugar: /^[\s\S]{1,80}$/,
  portao: among("portao"),
  folhas: among("folhas"),
  largura: /^[\s\S]{1,20}$/,
  altura: /^[\s\S]{1,20}$/,
  folha: among("folha"),
  uso: among("uso"),
  motor: among("motor"),
  funciona: among("funciona"),
  controles: among("controles"),
  aviso: /^cep(?:-perto|-fora)?$/,
} as const;

type EstimateParameter = keyof typeof ESTIMATE_PARAMETERS;

const PARAMETER_NAMES = Object.keys(ESTIMATE_PARAMETERS) as EstimateParameter[];

/** A field that has to be filled in, or filled in otherwise. */
export type EstimateProblem = "portao" | "largura" | "altura" | "folha" | "uso";

/** What an address says of a gate. */
export interface ReadEstimate {
  /** As it was typed, for the form. */
  typed: Partial<Record<EstimateParameter, string>>;
  problems: readonly EstimateProblem[];
  /** Where nothing is wrong. */
  answers?: EstimateAnswers;
}

export function readEstimate(parameters: URLSearchParams): ReadEstimate {
  const typed: Partial<Record<EstimateParameter, string>> = {};
  for (const name of PARAMETER_NAMES) {
    const value = parameters.get(name)?.trim() ?? "";
    if (ESTIMATE_PARAMETERS[name].test(value)) typed[name] = value;
  }
  const [gate, leaf, use] = [CHOICES.portao[typed.portao ?? ""], CHOICES.folha[typed.folha ?? ""], CHOICES.uso[typed.uso ?? ""]];
  const [width, height] = [readMetres(typed.largura, SIZES.width), readMetres(typed.altura, SIZES.height)];
  if (gate === undefined || width === undefined || height === undefined || leaf === undefined || use === undefined) {
    const missing = { portao: gate, largura: width, altura: height, folha: leaf, uso: use };
    const problems = (Object.keys(missing) as EstimateProblem[]).filter((name) => missing[name] === undefined);
    return { typed, problems: listAsked(typed).length > 0 ? problems : [] };
  }
  return {
    typed,
    problems: [],
    answers: {
      gate,
      leaves: CHOICES.folhas[typed.folhas ?? "1"] ?? 1,
      width,
      height,
      leaf,
      use,
      motor: CHOICES.motor[typed.motor ?? "nenhum"] ?? "none",
      isWorking: CHOICES.funciona[typed.funciona ?? "nao"] ?? false,
      hasRemotes: CHOICES.controles[typed.controles ?? "nao"] ?? false,
    },
  };
}

/** What is typed of the gate, and not of its place alone. */
export const listAsked = (typed: ReadEstimate["typed"]) => Object.entries(typed).filter(([name]) => name !== "lugar" && name !== "aviso");

/** The query of an address that says this, in the one order; what is not said is left out. */
export function writeEstimateQuery(typed: ReadEstimate["typed"]): string {
  return PARAMETER_NAMES.filter((name) => typed[name])
    .map((name) => `${name}=${encodeURIComponent(typed[name] ?? "")}`)
    .join("&");
}

/**
 * A length as somebody writes it; undefined for none, and for one out of bounds.
 * @example readMetres("3,5", SIZES.width) and readMetres("350 cm", SIZES.width) // 3.5
 */
function readMetres(typed: string | undefined, { min, max }: { min: number; max: number }): number | undefined {
  const [, figure, unit] = /^(\d{1,4}(?:[.,]\d{1,3})?)\s*(m|metros?|cm|centímetros?|centimetros?)?\.?$/i.exec(typed?.trim() ?? "") ?? [];
  if (figure === undefined) return undefined;
  const written = Number(figure.replace(",", "."));
  const metres = Math.round((unit?.toLowerCase().startsWith("c") ? written / 100 : written) * 100) / 100;
  return metres >= min && metres <= max ? metres : undefined;
}
