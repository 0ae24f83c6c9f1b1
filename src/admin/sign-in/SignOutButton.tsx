import { actions } from "astro:actions";
import { useMutation } from "@tanstack/react-query";
import { LogOut } from "lucide-react";
import { PATHS } from "#domain/site/paths";
import { callOnce } from "../call/call";
import { Button } from "../ui/Button";
import { notifyFailure } from "../ui/toast/notify";

export function SignOutButton() {
  const signOut = useMutation({
    mutationFn: () => callOnce(actions.session.signOut),
    onSuccess: () => location.assign(PATHS.login),
    onError: (error) => notifyFailure(error, "Não foi possível sair"),
  });

  return (
    <Button look="quiet" icon={LogOut} isBusy={signOut.isPending} busyText="Saindo..." onClick={() => signOut.mutate()}>
      Sair
    </Button>
  );
}
