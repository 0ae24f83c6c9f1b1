import { toSearchText } from "#domain/text/search-text";
import { toSlug } from "#domain/text/slug";
import type { PageOrigin, PageStatus, WantedStatus } from "../page/generated-page";
import { checkSigns, type FieldName, fieldOf, fromTyped, mapFields, PAGE_FIELDS, type PageTexts } from "../page/page-fields";
import { type Cells, type Column, ORIGIN_WORDS, SEARCH_WORDS, STATUS_WORDS } from "./columns";

/** Something in a file that must be mended before anything is imported. */
export interface RowProblem {
  /** As the spreadsheet counts, the headings being row 1; undefined for the file as a whole. */
  row?: number;
  column?: Column;
  message: string;
}

/** A page as a row asks for it; its content is not sanitised yet. */
export interface ImportedPage extends PageTexts {
  row: number;
  /** What was held back where it comes from is a draft here. */
  status: WantedStatus;
  origin: PageOrigin;
  createdAt?: Date;
  /** When it goes public, a draft until then. */
  publishAt?: Date;
  /** Not for search engines. */
  isUnlisted?: boolean;
}

/** Longest cell that is read at all, in characters; the content has a limit of its own. */
const MAX_CELL = 20_000;

/** Reads one row; every problem of it is told at once. */
export function checkRow(row: number, cells: Cells, now = new Date()): { page: ImportedPage } | { problems: RowProblem[] } {
  const problems: RowProblem[] = [];
  const refuse = (column: Column, message: string) => problems.push({ row, column, message });

  for (const [column, { length }] of cells) {
    if (length > MAX_CELL && column !== PAGE_FIELDS.content.heading)
      refuse(column, `O texto tem ${length.toLocaleString("pt-BR")} caracteres. Encurte-o.`);
  }
  if (problems.length > 0) return { problems };

  const read = (column: Column) => cells.get(column)?.trim() ?? "";

  const typed = mapFields((name) => {
    const { tidy, blankInFile } = fieldOf(name);
    const text = tidy(read(PAGE_FIELDS[name].heading));
    const problem = text === "" ? blankInFile : checkCell(name, text);
    if (problem) refuse(PAGE_FIELDS[name].heading, problem);
    return text;
  });

  const status = readWord<PageStatus>(read("situacao"), STATUS_WORDS, "public");
  if (!status) refuse("situacao", "Use “publica” ou “rascunho”, ou deixe em branco para publicar.");
  const origin = readWord(read("origem"), ORIGIN_WORDS, "manual");
  if (!origin) refuse("origem", "Use “local”, “ia”, “manual” ou “aviso”, ou deixe em branco.");

  const createdAt = readMoment(read("criada_em"));
  if (createdAt === null || (createdAt && createdAt > now)) {
    refuse("criada_em", "Use uma data passada como 2026-01-31 ou 2026-01-31T14:05:00Z, ou deixe em branco.");
  }

  const publishAt = readMoment(read("publicar_em"));
  if (publishAt === null) refuse("publicar_em", "Use uma data como 2026-01-31T08:00:00-03:00, ou deixe em branco.");
  if (publishAt && status !== "draft")
    refuse("publicar_em", "Só um rascunho espera por uma data: escreva “rascunho” na situação, ou tire a data.");

  const search = readWord<keyof typeof SEARCH_WORDS>(read("buscadores"), SEARCH_WORDS, "listed");
  if (!search) refuse("buscadores", "Use “sim” ou “nao”, ou deixe em branco.");

  if (problems.length > 0 || !status || !origin) return { problems };
  const texts = fromTyped({ ...typed, slug: typed.slug || toSlug(typed.title) });
  return {
    page: {
      ...texts,
      row,
      status: status === "public" ? "public" : "draft",
      origin,
      createdAt: createdAt ?? undefined,
      // What was to go public while the file lay about waits for somebody's word.
      ...(publishAt && publishAt > now && { publishAt }),
      ...(search === "unlisted" && { isUnlisted: true }),
    },
  };
}

function checkCell(name: FieldName, text: string): string | undefined {
  const { subject, limit, read, write } = fieldOf(name);
  const problem = checkSigns(name, text);
  // Repeated keywords count once.
  const { length } = write(read(text));
  if (problem || !limit || length <= limit.max) return problem;
  return `${subject} tem ${length.toLocaleString("pt-BR")} caracteres. Encurte para no máximo ${limit.max.toLocaleString("pt-BR")}.`;
}

/** The name of a word; the default for a blank, undefined for a word that is none of them. */
function readWord<Name extends string>(text: string, words: Readonly<Record<Name, string>>, blank: Name): Name | undefined {
  if (text === "") return blank;
  const wanted = toSearchText(text);
  return (Object.keys(words) as Name[]).find((name) => words[name] === wanted || name === wanted);
}

const MOMENT = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})?)?$/;

/** Undefined for a blank, null for what is no date. */
function readMoment(text: string): Date | undefined | null {
  if (text === "") return undefined;
  if (!MOMENT.test(text)) return null;
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? null : moment;
}
