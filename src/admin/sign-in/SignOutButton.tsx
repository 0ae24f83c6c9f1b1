import { actions } from "astro:actions";
import { LogOut } from "lucide-react";
import { useState } from "react";
import { PATHS } from "#domain/site/paths";
import { callOnce } from "../call/call";
import { explain } from "../call/call-error";
import { Button } from "../ui/Button";
import { notifyError } from "../ui/toast/notify";

export function SignOutButton() {
  const [isBusy, setIsBusy] = useState(false);

  async function signOut(): Promise<void> {
    setIsBusy(true);
    try {
      await callOnce(actions.session.signOut);
      location.assign(PATHS.login);
    } catch (error) {
      notifyError("Não foi possível sair", explain(error, "Tente novamente."));
    }
    setIsBusy(false);
  }

  return (
    <Button look="quiet" icon={LogOut} isBusy={isBusy} busyText="Saindo..." onClick={signOut}>
      Sair
    </Button>
  );
}
