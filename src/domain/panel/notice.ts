/** Where, in the browser's tab, one screen leaves word for the next; the public page leaves it for the panel. */
export const NOTICE_KEY = "abre-facil:notice";

/** Said on the next screen, after what one screen did led to another: title and text. */
export const NOTICES = {
  "signed-in": ["Login bem-sucedido", "Você está agora no painel administrativo"],
  "password-chosen": ["Senha trocada", "A partir de agora, entre com a senha que você escolheu"],
  "page-deleted": ["Página excluída", "A página foi excluída com sucesso"],
} as const;

export type Notice = keyof typeof NOTICES;
