import { actions } from "astro:actions";
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { callOnce } from "../call/call";
import { Button } from "../ui/Button";
import { dropNotice, leaveNotice } from "../ui/toast/notice";
import { notifyFailure } from "../ui/toast/notify";

/** Leaves for the provider's page; what it answers comes back in the address of the sign-in page. */
export function GoogleButton() {
  const { mutate, reset, isPending, isSuccess } = useMutation({
    mutationFn: () => callOnce(actions.session.startGoogle),
    onSuccess({ url }) {
      leaveNotice("signed-in");
      location.assign(url);
    },
    onError(error) {
      dropNotice();
      notifyFailure(error, "Login com Google indisponível", "Não foi possível falar com o Google. Tente novamente.");
    },
  });

  // Whoever comes back with the browser's own button finds it ready again.
  useEffect(() => {
    const onReturn = (event: PageTransitionEvent) => event.persisted && reset();
    addEventListener("pageshow", onReturn);
    return () => removeEventListener("pageshow", onReturn);
  }, [reset]);

  return (
    <Button isBusy={isPending || isSuccess} busyText="Verificando..." onClick={() => mutate()}>
      Entrar com Google
    </Button>
  );
}
