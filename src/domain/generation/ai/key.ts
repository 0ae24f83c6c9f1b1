/** What the administrator is told of a key that cannot be one. */
export const INVALID_KEY_TITLE = "API Key inválida";
export const INVALID_KEY = "A chave API da OpenAI deve começar com 'sk-' e ter pelo menos 20 caracteres.";

const MIN_KEY_LENGTH = 20;

/** Shorter than this the save button stays off. */
export const MIN_TYPED_LENGTH = 10;

/** Why a key is not sent, where it was given for one provider and another would get it. */
export function tellKeyOfOther(savedFor: string | undefined, used: string): string {
  return `A chave de IA foi salva para ${savedFor ?? "outro endereço"} e não vai a outro endereço. O serviço de IA agora é ${used}: salve a chave outra vez para usá-la nele.`;
}

/** Whether a text can be a key: trimmed, it starts with "sk-", has at least 20 characters, and a header can carry it. */
export function isPlausibleKey(text: string): boolean {
  const key = text.trim();
  return key.startsWith("sk-") && key.length >= MIN_KEY_LENGTH && /^[\x21-\x7e]+$/.test(key);
}
