import { actions } from "astro:actions";
import { LogOut } from "lucide-react";
import { Button } from "#admin/ui/Button";
import { UNWRITTEN_SIGN_OUT } from "#domain/accounts/unwritten-end";
import { PATHS } from "#domain/site/paths";
import { callOnce } from "../call/call";
import { forgetSharedPhotos } from "../photos/shared-photos";
import { useAct } from "../ui/list/use-act";

const CHANNEL = "abre-facil:signed-out";
const LEFT = "saiu";
/** What panel and sign-in page keep in the browser begins so. */
const OURS = "abre-facil:";

let channel: BroadcastChannel | undefined;

/** One a tab, for one does not hear what it says itself. */
function openChannel(): BroadcastChannel | undefined {
  if ("BroadcastChannel" in globalThis) channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

/** Leads every tab of the panel to the sign-in page, where what is kept of it goes: a screen writes its draft as it is left. */
function leavePanel(search: string): void {
  openChannel()?.postMessage("");
  location.assign(`${PATHS.login}?${LEFT}=1${search.replace("?", "&")}`);
}

/** Hears that somebody signed out in another tab. */
export function followLeaving(): void {
  const heard = openChannel();
  if (heard) heard.onmessage = () => location.assign(`${PATHS.login}?${LEFT}=1`);
}

/** Whether somebody came to the sign-in page by signing out, and not because a session ended over what he typed. */
export const hasLeft = (search: string): boolean => new URLSearchParams(search).has(LEFT);

/** Nothing of the panel stays in this tab or on this device; what an earlier application left here is not the panel's. */
export async function forgetPanel(): Promise<void> {
  await forgetSharedPhotos();
  try {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) if (key.startsWith(OURS)) localStorage.removeItem(key);
  } catch {
    // A browser that forbids storage has kept nothing.
  }
}

export function SignOutButton() {
  const signOut = useAct({
    act: () => callOnce(actions.session.signOut),
    done: (unwritten) => leavePanel(unwritten ? UNWRITTEN_SIGN_OUT : ""),
    failed: "Não foi possível sair",
  });
  return (
    <Button look="quiet" icon={LogOut} isBusy={signOut.isPending} busyText="Saindo..." onClick={() => signOut.mutate()}>
      Sair
    </Button>
  );
}
