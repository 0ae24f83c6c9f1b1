import { actions } from "astro:actions";
import { browserSupportsWebAuthn, startAuthentication } from "@simplewebauthn/browser";
import { useMutation } from "@tanstack/react-query";
import { Fingerprint } from "lucide-react";
import { callOnce } from "../call/call";
import { Button } from "../ui/Button";
import { notifyFailure } from "../ui/toast/notify";
import { explainDevice } from "./explain-device";

/** Whether passkeys can be used here: a browser that has them, at a name, for a number is none. */
export function canUsePasskeys(): boolean {
  return browserSupportsWebAuthn() && !/^[\d.[]+/.test(location.hostname);
}

/** Signs in by a key that a device of one's own keeps; nothing where the browser cannot. */
export function PasskeyButton({ onSignedIn }: { onSignedIn: () => void }) {
  const signIn = useMutation({
    async mutationFn() {
      const optionsJSON = await callOnce(actions.session.beginPasskey);
      const response = await explainDevice(() => startAuthentication({ optionsJSON }));
      await callOnce(actions.session.signInWithPasskey, { response });
    },
    onSuccess: onSignedIn,
    onError: (error) => notifyFailure(error, "Não foi possível entrar"),
  });
  if (!canUsePasskeys()) return null;
  return (
    <Button icon={Fingerprint} isBusy={signIn.isPending || signIn.isSuccess} busyText="Verificando..." onClick={() => signIn.mutate()}>
      Entrar com chave de acesso
    </Button>
  );
}
