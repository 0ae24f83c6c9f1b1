import { WebAuthnError } from "@simplewebauthn/browser";
import { CallError } from "../call/call-error";

const CANCELLED = "Nada foi confirmado no aparelho. Tente de novo, ou entre com a senha.";
const MEANINGS: Readonly<Record<string, string>> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: "Este aparelho já tem uma chave de acesso desta conta.",
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT:
    "Este aparelho não confere quem é você. Ative o bloqueio de tela com digital, rosto ou PIN e tente de novo.",
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: "Este aparelho não guarda chaves de acesso.",
  ERROR_INVALID_DOMAIN: "Chaves de acesso só funcionam no endereço do site.",
  ERROR_INVALID_RP_ID: "Chaves de acesso só funcionam no endereço do site.",
};

/** Asks the device. @throws {CallError} whose explanation says what to do. */
export async function explainDevice<T>(ask: () => Promise<T>): Promise<T> {
  return await ask().catch((error: unknown) => {
    const meaning = error instanceof WebAuthnError ? MEANINGS[error.code] : undefined;
    throw new CallError("BAD_REQUEST", meaning ?? CANCELLED);
  });
}
