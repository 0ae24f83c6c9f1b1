/** Where, in the browser's tab, one screen leaves word for the next; the public page leaves it for the panel. */
export const NOTICE_KEY = "abre-facil:notice";

/** Said on the next screen, after what one screen did led to another: title and text. */
export const NOTICES = {
  "signed-in": ["Login bem-sucedido", "Você está agora no painel administrativo"],
  "password-chosen": ["Senha trocada", "A partir de agora, entre com a senha que você escolheu"],
  "page-deleted": ["Página excluída", "A página foi excluída com sucesso"],
} as const;

export type Notice = keyof typeof NOTICES;

export interface LeftNotice {
  notice: Notice;
  /** The page it is about, where that can be undone. */
  pageId?: string;
}

/** @example writeNotice({ notice: "page-deleted", pageId: "7f" }) // "page-deleted 7f" */
export const writeNotice = ({ notice, pageId }: LeftNotice) => (pageId === undefined ? notice : `${notice} ${pageId}`);

/** Undefined for a text that is no notice. */
export function readNotice(text: string): LeftNotice | undefined {
  const [notice = "", pageId] = text.split(" ");
  return Object.hasOwn(NOTICES, notice) ? { notice: notice as Notice, pageId } : undefined;
}
