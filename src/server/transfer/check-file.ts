import { checkQuotes, type IsFact } from "#domain/page/fact-quotes";
import { PAGE_FIELDS } from "#domain/page/page-fields";
import { QUOTING_TEXTS } from "#domain/page/shown-fields";
import { hasText } from "#domain/text/plain-text";
import { checkRow, type ImportedPage, type RowProblem } from "#domain/transfer/check-row";
import type { Column } from "#domain/transfer/columns";
import { MAX_IMPORTED_ROWS, type TransferFormat } from "#domain/transfer/import-report";
import { takeShortTurns } from "../limits/short-turns";
import { PageProblem } from "../pages/page-problem";
import { type SanitisedHtml, sanitiseHtml } from "../pages/sanitise-html";
import { decodeText } from "./decode-text";
import { readJson } from "./read-json";
import { readCsv } from "./read-records";
import { type RawRow, UnreadableFile } from "./read-rows";

const NOTHING_LEFT =
  "Do conteúdo não sobra nenhum texto para ler depois de retirado o que páginas não podem ter, como scripts. Escreva o texto da página.";

export type CheckedPage = ImportedPage & { content: SanitisedHtml };
export type CheckedFile = { pages: CheckedPage[]; problems: RowProblem[] };

/** Reads a whole file and checks every row; its content comes out sanitised. Nothing is written. */
export async function checkFile(bytes: Buffer, format: TransferFormat, isFact: IsFact): Promise<CheckedFile> {
  const pages: CheckedPage[] = [];
  const problems: RowProblem[] = [];
  const turns = takeShortTurns();
  try {
    const pieces = decodeText(bytes);
    let count = 0;
    for await (const raw of format === "csv" ? readCsv(pieces) : readJson(pieces)) {
      count += 1;
      if (count > MAX_IMPORTED_ROWS) throw new UnreadableFile("O arquivo tem mais de 10.000 páginas. Divida-o em partes.");
      readRow(raw, isFact, pages, problems);
      if (turns.isOver()) await turns.next();
    }
    if (count === 0) problems.push({ message: "O arquivo tem só o cabeçalho, nenhuma página." });
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { pages: [], problems: [{ row: error.row, message: error.message }, ...problems] };
  }
  return { pages, problems };
}

function readRow(raw: RawRow, isFact: IsFact, pages: CheckedPage[], problems: RowProblem[]): void {
  if (raw.problems.length > 0) return void problems.push(...raw.problems);
  const checked = checkRow(raw.row, raw.cells);
  if ("problems" in checked) return void problems.push(...checked.problems);
  try {
    const content = sanitiseHtml(checked.page.content);
    if (!hasText(content)) throw new PageProblem(NOTHING_LEFT);
    const unknown = findUnknownFacts({ ...checked.page, content }, isFact);
    if (unknown.length === 0) pages.push({ ...checked.page, content });
    else problems.push(...unknown.map((problem) => ({ row: raw.row, ...problem })));
  } catch (error) {
    if (!(error instanceof PageProblem)) throw error;
    problems.push({ row: raw.row, column: "conteudo", message: error.message });
  }
}

/** After the content is sanitised: what is dropped from it quotes nothing. */
function findUnknownFacts(page: CheckedPage, isFact: IsFact): { column: Column; message: string }[] {
  return QUOTING_TEXTS.flatMap(({ field }) => {
    const message = checkQuotes(PAGE_FIELDS[field], page[field], isFact);
    return message === undefined ? [] : [{ column: PAGE_FIELDS[field].heading, message }];
  });
}
