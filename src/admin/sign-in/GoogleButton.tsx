import { actions } from "astro:actions";
import { useEffect, useState } from "react";
import { callOnce } from "../call/call";
import { Button } from "../ui/Button";
import { dropNotice, leaveNotice } from "../ui/toast/notice";
import { notifyFailure } from "../ui/toast/notify";

/** Leaves for the provider's page; what it answers comes back in the address of the sign-in page. */
export function GoogleButton() {
  const [isBusy, setIsBusy] = useState(false);

  // Whoever comes back with the browser's own button finds it ready again.
  useEffect(() => {
    const reset = (event: PageTransitionEvent) => event.persisted && setIsBusy(false);
    addEventListener("pageshow", reset);
    return () => removeEventListener("pageshow", reset);
  }, []);

  async function start(): Promise<void> {
    setIsBusy(true);
    try {
      const { url } = await callOnce(actions.session.startGoogle);
      leaveNotice("signed-in");
      location.assign(url);
    } catch (error) {
      dropNotice();
      notifyFailure(error, "Login com Google indisponível", "Não foi possível falar com o Google. Tente novamente.");
      setIsBusy(false);
    }
  }

  return (
    <Button isBusy={isBusy} busyText="Verificando..." onClick={start}>
      Entrar com Google
    </Button>
  );
}
