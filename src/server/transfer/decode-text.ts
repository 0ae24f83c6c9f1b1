import { isUtf8 } from "node:buffer";
import { setImmediate as breathe } from "node:timers/promises";
import { takeShortTurns } from "../limits/short-turns";
import { UnreadableFile } from "./read-rows";

const HOW_TO_SAVE = "No Excel, use “Salvar como” e escolha “CSV UTF-8”.";
const NEW_LINE = 10;
/** Short: what reads CSV hands on all rows of a piece before anybody else has a turn. */
const PIECE = 2048;

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

/** The line in which the file stops being UTF-8; no letter of it has a new line inside. */
async function findBrokenLine(bytes: Buffer): Promise<number | undefined> {
  if (isUtf8(bytes)) return undefined;
  const turns = takeShortTurns();
  let line = 1;
  for (let start = 0; ; line += 1) {
    const end = bytes.indexOf(NEW_LINE, start) + 1 || bytes.byteLength;
    if (!isUtf8(bytes.subarray(start, end))) return line;
    start = end;
    if (turns.isOver()) await turns.next();
  }
}
