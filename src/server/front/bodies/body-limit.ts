import { MAX_PHOTO_BYTES, TOO_LARGE_PHOTO } from "#domain/photo/photo-limits";
import { UPLOAD_FOLDER } from "#domain/photo/photo-upload";
import { CEP_PATH } from "#domain/site/paths";
import { MAX_IMPORT_BYTES } from "#domain/transfer/import-report";

const MEGABYTE = 1024 * 1024;

/** Most bytes of a request by somebody who is not signed in, who has an e-mail and a password to send. */
export const STRANGER_BODY_BYTES = 16 * 1024;

const IMPORT_FOLDER = "/admin/importar/";

/** The only addresses that take whole files. */
export const FILE_FOLDERS = [IMPORT_FOLDER, UPLOAD_FOLDER] as const;

export function takesFiles(url: string): boolean {
  return FILE_FOLDERS.some((folder) => url.startsWith(folder));
}

/** A postal code, and what was answered of the gate before. */
const CEP_FORM_BYTES = 2 * 1024;

/** Most bytes a request to an address may bring, whoever sends it. */
export function maxBodyBytes(url: string): number {
  if (url === CEP_PATH) return CEP_FORM_BYTES;
  if (url.startsWith(IMPORT_FOLDER)) return MAX_IMPORT_BYTES;
  return url.startsWith(UPLOAD_FOLDER) ? MAX_PHOTO_BYTES : MEGABYTE;
}

/** To who brought more than the server holds at a time, or waited too long for his turn; his browser may come again by itself. */
export function describeTooMany(url: string): string {
  const many = url.startsWith(UPLOAD_FOLDER) ? "Há muitas fotografias na fila." : takesFiles(url) && "Há muitos arquivos na fila.";
  return `${many || "O servidor está ocupado."} Espere um instante e envie de novo.`;
}

/** @example describeTooLarge("/_actions/pages.save") // "O conteúdo enviado passa de 1 MB. Envie menos de uma vez." */
export function describeTooLarge(url: string): string {
  if (url === CEP_PATH) return "O formulário enviado é longo demais.";
  if (url.startsWith(UPLOAD_FOLDER)) return TOO_LARGE_PHOTO;
  const megabytes = maxBodyBytes(url) / MEGABYTE;
  return url.startsWith(IMPORT_FOLDER)
    ? `O arquivo passa de ${megabytes} MB. Divida-o em partes.`
    : `O conteúdo enviado passa de ${megabytes} MB. Envie menos de uma vez.`;
}
