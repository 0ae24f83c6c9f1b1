import { isUtf8 } from "node:buffer";
import { setImmediate as breathe } from "node:timers/promises";
import { UnreadableFile } from "./read-rows";

const HOW_TO_SAVE = "No Excel, use “Salvar como” e escolha “CSV UTF-8”.";
const NEW_LINE = 10;
const DECODED_AT_ONCE = 1024 * 1024;

/**
 * A file's bytes as text.
 * @throws {UnreadableFile} for anything but UTF-8, with the line where it stops being that.
 */
export async function decodeText(bytes: Buffer): Promise<string> {
  if (bytes.byteLength === 0) throw new UnreadableFile("O arquivo está vazio.");
  if (bytes.subarray(0, 2).toString("latin1") === "PK") {
    throw new UnreadableFile(`Isto é uma planilha ou um arquivo compactado, não um CSV. ${HOW_TO_SAVE}`);
  }
  const mark = bytes.byteLength > 1 ? bytes.readUInt16BE(0) : 0;
  if (mark === 0xfffe || mark === 0xfeff) throw new UnreadableFile(`O arquivo está em UTF-16. ${HOW_TO_SAVE}`);
  if (!isUtf8(bytes)) {
    const line = findBrokenLine(bytes);
    throw new UnreadableFile(`O arquivo não está em UTF-8: há letras ilegíveis na linha ${line} do arquivo. ${HOW_TO_SAVE}`);
  }
  const text = await decodeInTurns(bytes);
  if (text.includes("\0")) throw new UnreadableFile(`O arquivo tem caracteres que não são texto. ${HOW_TO_SAVE}`);
  return text;
}

/** Fifty megabytes at once would keep visitors waiting for most of a second. */
async function decodeInTurns(bytes: Buffer): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for (let start = 0; start < bytes.byteLength; start += DECODED_AT_ONCE) {
    text += decoder.decode(bytes.subarray(start, start + DECODED_AT_ONCE), { stream: true });
    await breathe();
  }
  return text + decoder.decode();
}

function findBrokenLine(bytes: Buffer): number {
  let start = 0;
  for (let line = 1; ; line += 1) {
    const end = bytes.indexOf(NEW_LINE, start);
    if (end === -1 || !isUtf8(bytes.subarray(start, end))) return line;
    start = end + 1;
  }
}
