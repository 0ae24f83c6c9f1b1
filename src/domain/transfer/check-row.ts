import { checkTitle, tidyLine } from "#domain/generation/title/titles";
import type { PageOrigin, PageStatus } from "../page/generated-page";
import { checkKeywords, parseKeywords } from "../page/keywords";
import { toSearchText } from "../page/search-text";
import { checkSlug, toSlug } from "../page/slug";
import { type Cells, type Column, ORIGIN_WORDS, STATUS_WORDS } from "./columns";

/** Something in a file that must be mended before anything is imported. */
export interface RowProblem {
  /** As the spreadsheet counts, the headings being row 1; undefined for the file as a whole. */
  row?: number;
  column?: Column;
  message: string;
}

/** A page as a row asks for it; its content is not sanitised yet. */
export interface ImportedPage {
  row: number;
  title: string;
  slug: string;
  description: string;
  keywords: readonly string[];
  content: string;
  status: PageStatus;
  origin: PageOrigin;
  createdAt?: Date;
}

const MAX_DESCRIPTION_LENGTH = 500;
const MAX_CONTENT_LENGTH = 200_000;

/** Reads one row; every problem of it is told at once. */
export function checkRow(row: number, cells: Cells, now = new Date()): { page: ImportedPage } | { problems: RowProblem[] } {
  const problems: RowProblem[] = [];
  const refuse = (column: Column, message: string) => problems.push({ row, column, message });
  const read = (column: Column) => cells.get(column)?.trim() ?? "";

  const title = tidyLine(read("titulo"));
  const titleProblem = title === "" ? "O título está vazio. Escreva um." : checkTitle(title);
  if (titleProblem) refuse("titulo", titleProblem);

  const slug = read("endereco") || toSlug(title);
  const slugProblem = slug === "" ? undefined : checkSlug(slug);
  if (slugProblem) refuse("endereco", slugProblem);

  const description = tidyLine(read("descricao"));
  if (description.length > MAX_DESCRIPTION_LENGTH) {
    refuse("descricao", `A descrição tem ${description.length} caracteres. Encurte para no máximo ${MAX_DESCRIPTION_LENGTH}.`);
  }

  const keywordsProblem = checkKeywords(read("palavras_chave"));
  if (keywordsProblem) refuse("palavras_chave", keywordsProblem);

  const content = read("conteudo");
  if (content === "") refuse("conteudo", "O conteúdo está vazio. Escreva o texto da página.");
  if (content.length > MAX_CONTENT_LENGTH) {
    refuse("conteudo", `O conteúdo tem ${content.length.toLocaleString("pt-BR")} caracteres. Encurte para no máximo 200.000.`);
  }

  const status = readWord(read("situacao"), STATUS_WORDS, "public");
  if (!status) refuse("situacao", "Use “publica” ou “rascunho”, ou deixe em branco para publicar.");
  const origin = readWord(read("origem"), ORIGIN_WORDS, "manual");
  if (!origin) refuse("origem", "Use “local”, “ia” ou “manual”, ou deixe em branco.");

  const createdAt = readMoment(read("criada_em"));
  if (createdAt === null || (createdAt && createdAt > now)) {
    refuse("criada_em", "Use uma data passada como 2026-01-31 ou 2026-01-31T14:05:00Z, ou deixe em branco.");
  }

  if (problems.length > 0 || !status || !origin) return { problems };
  const keywords = parseKeywords(read("palavras_chave"));
  return { page: { row, title, slug, description, keywords, content, status, origin, createdAt: createdAt ?? undefined } };
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
