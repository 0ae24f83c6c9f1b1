import { actions } from "astro:actions";
import { useMutation } from "@tanstack/react-query";
import { LogOut } from "lucide-react";
import { UNWRITTEN_SIGN_OUT } from "#domain/accounts/unwritten-end";
import { callOnce } from "../call/call";
import { Button } from "../ui/Button";
import { notifyFailure } from "../ui/toast/notify";
import { leavePanel } from "./leave-device";

export function SignOutButton() {
  const signOut = useMutation({
    mutationFn: () => callOnce(actions.session.signOut),
    onSuccess: (unwritten) => leavePanel(unwritten ? UNWRITTEN_SIGN_OUT : ""),
    onError: (error) => notifyFailure(error, "Não foi possível sair"),
  });

  return (
    <Button look="quiet" icon={LogOut} isBusy={signOut.isPending} busyText="Saindo..." onClick={() => signOut.mutate()}>
      Sair
    </Button>
  );
}
