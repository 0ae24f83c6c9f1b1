import { isUtf8 } from "node:buffer";
import { setImmediate as breathe } from "node:timers/promises";
import { UnreadableFile } from "./read-rows";

const HOW_TO_SAVE = "No Excel, use “Salvar como” e escolha “CSV UTF-8”.";
const NEW_LINE = 10;
/** Short: what reads CSV hands on all rows of a piece before anybody else has a turn. */
const PIECE = 2048;
const MEGABYTE = 1024 * 1024;

/**
 * A file's bytes as text, a piece at a time: others get their turn in between.
 * @throws {UnreadableFile} before the first, for anything but UTF-8, with the line where it stops being that.
 */
export async function* decodeText(bytes: Buffer): AsyncGenerator<string> {
  if (bytes.byteLength === 0) throw new UnreadableFile("O arquivo está vazio.");
  if (bytes.subarray(0, 2).toString("latin1") === "PK") {
    throw new UnreadableFile(`Isto é uma planilha ou um arquivo compactado, não um CSV. ${HOW_TO_SAVE}`);
  }
  const mark = bytes.byteLength > 1 ? bytes.readUInt16BE(0) : 0;
  if (mark === 0xfffe || mark === 0xfeff) throw new UnreadableFile(`O arquivo está em UTF-16. ${HOW_TO_SAVE}`);
  const line = await findBrokenLine(bytes);
  if (line !== undefined) {
    throw new UnreadableFile(`O arquivo não está em UTF-8: há letras ilegíveis na linha ${line} do arquivo. ${HOW_TO_SAVE}`);
  }
  if (bytes.includes(0)) throw new UnreadableFile(`O arquivo tem caracteres que não são texto. ${HOW_TO_SAVE}`);
  const decoder = new TextDecoder();
  for (let start = 0; start < bytes.byteLength; start += PIECE) {
    yield decoder.decode(bytes.subarray(start, start + PIECE), { stream: true });
    await breathe();
  }
}

/** Where the file stops being UTF-8; no letter of it has a new line inside. */
async function findBrokenLine(bytes: Buffer): Promise<number | undefined> {
  let line = 1;
  for (let start = 0; start < bytes.byteLength; ) {
    const end = endOfLine(bytes, start + MEGABYTE);
    const lines = bytes.subarray(start, end);
    if (!isUtf8(lines)) return line + countWholeLines(lines);
    line += countNewLines(lines);
    start = end;
    await breathe();
  }
  return undefined;
}

function countWholeLines(bytes: Buffer): number {
  let count = 0;
  for (let start = 0; ; count += 1) {
    const end = endOfLine(bytes, start);
    if (!isUtf8(bytes.subarray(start, end))) return count;
    start = end;
  }
}

function countNewLines(bytes: Buffer): number {
  let count = 0;
  for (const byte of bytes) if (byte === NEW_LINE) count += 1;
  return count;
}

/** What follows the line's end. */
function endOfLine(bytes: Buffer, from: number): number {
  const end = bytes.indexOf(NEW_LINE, from);
  return end === -1 ? bytes.byteLength : end + 1;
}
