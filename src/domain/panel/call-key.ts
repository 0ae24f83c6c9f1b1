/** What a screen is told that sends no key where one is needed. */
export const OLD_SCREEN = "Esta tela é de uma versão anterior do site. Recarregue a página e tente de novo.";

/** Whether a text can be the key under which a press is sent, made up by the browser anew for each. */
export const isCallKey = (text: string) => /^[\w-]{16,64}$/.test(text);
