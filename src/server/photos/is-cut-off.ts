import { findImageKind } from "#domain/photo/image-kind";

const PNG_END = "IEND";

/** Whether the end of a file is missing, as far as its own bytes say where that is; of other kinds the decoder says it. */
export function isCutOff(bytes: Buffer): boolean {
  switch (findImageKind(bytes)) {
    case "png":
      return bytes.lastIndexOf(PNG_END, undefined, "latin1") < 0;
    case "webp":
      return bytes.length < 12 || bytes.readUInt32LE(4) + 8 > bytes.length;
    default:
      return false;
  }
}
