import { notifyError, notifySuccess } from "./toast/notify";

/** Puts a text on the clipboard and says so, or how to copy it by hand. */
export async function copyText(text: string, done: string, byHand = "Selecione o texto na tela e copie."): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notifySuccess(done);
  } catch {
    notifyError("Não foi possível copiar", byHand);
  }
}
