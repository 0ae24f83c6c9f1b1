import { actions } from "astro:actions";
import { browserSupportsWebAuthn, startAuthentication, WebAuthnError } from "@simplewebauthn/browser";
import { Fingerprint } from "lucide-react";
import { Button } from "#admin/ui/Button";
import { CallError, callOnce } from "../call/call";
import { useAct } from "../ui/list/use-act";

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

/** Whether passkeys can be used here: a browser that has them, at a name, for a number is none. */
export const canUsePasskeys = (): boolean => browserSupportsWebAuthn() && !/^[\d.[]+/.test(location.hostname);

/** Signs in by a key that a device of one's own keeps; nothing where the browser cannot. */
export function PasskeyButton({ onSignedIn }: { onSignedIn: () => void }) {
  const signIn = useAct({
    async act() {
      const optionsJSON = await callOnce(actions.session.beginPasskey);
      const response = await explainDevice(() => startAuthentication({ optionsJSON }));
      await callOnce(actions.session.signInWithPasskey, { response });
    },
    done: onSignedIn,
    failed: "Não foi possível entrar",
  });
  if (!canUsePasskeys()) return null;
  return (
    <Button icon={Fingerprint} isBusy={signIn.isPending || signIn.isSuccess} busyText="Verificando..." onClick={() => signIn.mutate()}>
      Entrar com chave de acesso
    </Button>
  );
}
