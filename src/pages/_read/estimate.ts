import type { Coverage } from "#domain/coverage/coverage";
import { describeCoverage } from "#domain/coverage/describe-coverage";
import { describeEstimate } from "#domain/estimate/describe-estimate";
import { SIZES } from "#domain/estimate/estimate";
import { makeEstimate } from "#domain/estimate/make-estimate";
import { type EstimateProblem, listAsked, type ReadEstimate, readEstimate, writeEstimateQuery } from "#domain/estimate/read-answers";
import { readCep } from "#domain/places/cep-range";
import { ESTIMATE_PATH } from "#domain/site/paths";
import { fillBlanks } from "#domain/text/fill-blanks";
import { formatNumber } from "#domain/text/format";
import type { SiteContent } from "#server/content/site-content";
import { findCoverageHere } from "#server/coverage/find-coverage-here";

/** Where to go instead of an address with a postal code in it; undefined for any other. */
export async function findPathWithoutCep(content: SiteContent, parameters: URLSearchParams): Promise<string | undefined> {
  const { typed } = readEstimate(parameters);
  const cep = readCep(typed.lugar ?? "");
  return cep === undefined ? undefined : await pathOfCep(content, cep, parameters);
}

/** The address that says of a postal code only the city it lies in, or that none is known. */
export async function pathOfCep(content: SiteContent, cep: string | undefined, parameters: URLSearchParams): Promise<string> {
  const { typed } = readEstimate(parameters);
  const place = cep === undefined ? { aviso: "cep" } : toPlace(await findCoverageHere(content, cep));
  return pathOf({ ...typed, lugar: undefined, aviso: undefined, ...place }, "lugar");
}

function toPlace({ answer, name }: Coverage): ReadEstimate["typed"] {
  if (name !== "") return { lugar: name };
  return { aviso: answer === "outside" ? "cep-fora" : "cep-perto" };
}

/** What the page of the price shows besides its own text. */
export async function readEstimatePage(content: SiteContent, parameters: URLSearchParams) {
  const { wording, facts } = content;
  const { typed, problems, answers } = readEstimate(parameters);
  const coverage = await findCoverageOf(content, typed);
  const missing = problems.map((name) => ({ name, text: describeProblem(name, wording.estimate.problems) }));
  return {
    typed,
    /** In the order of the form. */
    missing,
    /** Sentences by the name of the field. */
    problems: {
      ...Object.fromEntries(missing.map(({ name, text }) => [name, text])),
      ...(typed.aviso === "cep" && { cep: wording.estimate.problems.cep }),
    },
    coverage: coverage && describeCoverage(coverage, wording.coverage),
    view: answers && describeEstimate(answers, makeEstimate(answers, facts.business), coverage, wording),
    /** Of this answer, in the one order. */
    path: pathOf(typed, answers ? "resposta" : "calcular"),
  };
}

/** The address of the page with these answers and another place. */
export function pathWithPlace(typed: ReadEstimate["typed"], place: string): string {
  return pathOf({ ...typed, lugar: place, aviso: undefined }, listAsked(typed).length > 0 ? "resposta" : "lugar");
}

function pathOf(typed: ReadEstimate["typed"], anchor: string): string {
  const query = writeEstimateQuery(typed);
  return `${ESTIMATE_PATH}${query && `?${query}`}#${anchor}`;
}

async function findCoverageOf(content: SiteContent, { lugar, aviso }: ReadEstimate["typed"]): Promise<Coverage | undefined> {
  if (lugar !== undefined) return await findCoverageHere(content, lugar);
  if (aviso === "cep-fora") return { answer: "outside", name: "" };
  return aviso === "cep-perto" ? { answer: "ask", name: "", why: "nearby", choices: [] } : undefined;
}

function describeProblem(name: EstimateProblem, words: SiteContent["wording"]["estimate"]["problems"]): string {
  const size = name === "largura" ? SIZES.width : SIZES.height;
  return fillBlanks(words[name], { mínimo: formatNumber(size.min), máximo: formatNumber(size.max) });
}
