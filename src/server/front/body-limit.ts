import { MAX_IMPORT_BYTES } from "#domain/transfer/import-report";

const MEGABYTE = 1024 * 1024;

/** The only addresses that take whole files. */
export const IMPORT_FOLDER = "/admin/importar/";

/** Most bytes a request to an address may bring. */
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
