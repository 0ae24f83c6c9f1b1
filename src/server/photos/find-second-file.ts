const PDF = "%PDF-";
const PDF_WITHIN = 1024;
/** Ends every archive, among its last bytes. */
const ARCHIVE_END = "PK\x05\x06";
const ARCHIVE_WITHIN = 66_000;
const PROGRAM = /<(?:script|html|!doctype html|iframe|\?php)[\s>]/i;

const SECOND =
  "O arquivo é uma fotografia e mais alguma coisa: traz um programa, um documento ou um arquivo compactado dentro. Tire um print da fotografia, ou salve-a de novo, e envie.";

/**
 * Why a photograph that is another file too is not taken. What phones put behind the picture, as a short film or a map of
 * its light, is not meant.
 */
export function findSecondFile(bytes: Buffer): string | undefined {
  const isDocument = bytes.subarray(0, PDF_WITHIN).includes(PDF, 0, "latin1");
  const isArchive = bytes.subarray(-ARCHIVE_WITHIN).includes(ARCHIVE_END, 0, "latin1");
  return isDocument || isArchive || PROGRAM.test(bytes.toString("latin1")) ? SECOND : undefined;
}
