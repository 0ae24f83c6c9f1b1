import { MAX_IMPORT_BYTES } from "#domain/transfer/import-report";

const MEGABYTE = 1024 * 1024;

/** Most bytes of a request by somebody who is not signed in, who has an e-mail and a password to send. */
export const STRANGER_BODY_BYTES = 16 * 1024;

/** The only addresses that take whole files. */
export const IMPORT_FOLDER = "/admin/importar/";

/** Most bytes a request to an address may bring, whoever sends it. */
export function maxBodyBytes(url: string): number {
  return url.startsWith(IMPORT_FOLDER) ? MAX_IMPORT_BYTES : MEGABYTE;
}

/** @example describeTooLarge("/_actions/pages.save") // "O conteúdo enviado passa de 1 MB. Envie menos de uma vez." */
export function describeTooLarge(url: string): string {
  const megabytes = maxBodyBytes(url) / MEGABYTE;
  return url.startsWith(IMPORT_FOLDER)
    ? `O arquivo passa de ${megabytes} MB. Divida-o em partes.`
    : `O conteúdo enviado passa de ${megabytes} MB. Envie menos de uma vez.`;
}
