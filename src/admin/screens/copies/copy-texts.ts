import { formatNumber } from "#domain/text/format";
import { formatExact } from "../../ui/relative-time";
import type { CopiesState, ListedCopy } from "./use-copies";

/** @example formatSize(12_897_484) // "12,3 MB" */
export function formatSize(bytes: number): string {
  return `${formatNumber(bytes / 1024 / 1024)} MB`;
}

/** What a copy is called where several stand. */
export function nameCopy({ madeAt }: Pick<ListedCopy, "madeAt">): string {
  return `a cópia de ${formatExact(madeAt)}`;
}

/** What becomes of the secret that opens the AI key and the second factors. */
export const SECRET_TEXTS: Readonly<Record<CopiesState["secret"], string>> = {
  file: "Quem tem uma cópia tem as páginas e as contas das pessoas: guarde-a onde só você tenha acesso, de preferência também em outra máquina. A chave secreta do servidor não vai nela; guarde também o arquivo secret-key da pasta de dados. Sem ele, em outro servidor, todos entram de novo, a chave de IA é salva outra vez e os segundos fatores são refeitos.",
  setting:
    "Quem tem uma cópia tem as páginas e as contas das pessoas: guarde-a onde só você tenha acesso, de preferência também em outra máquina. A chave secreta não vai nela; guarde também o valor de SECRET_KEY. Sem ele, em outro servidor, todos entram de novo, a chave de IA é salva outra vez e os segundos fatores são refeitos.",
};
