import { actions } from "astro:actions";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useSyncExternalStore } from "react";
import { DialogFrame } from "#admin/ui/dialog/dialogs";
import { PATHS } from "#domain/site/paths";
import { callOnce, sessionGate } from "../call/call";
import { useWindowEvent } from "../ui/use-window-event";
import { SignInForm } from "./SignInForm";

/** Opens over the screen when a call meets an ended session; nothing typed is lost. */
export function SignInDialog() {
  const client = useQueryClient();
  const emailField = useRef<HTMLInputElement>(null);
  const isOpen = useSyncExternalStore(sessionGate.subscribe, sessionGate.isWaiting);

  // Who signs in with Google does so in another tab, and comes back to this one.
  async function look(): Promise<void> {
    if (!isOpen || document.visibilityState !== "visible") return;
    await callOnce(actions.account.read).then(
      () => sessionGate.finish(true),
      () => {},
    );
  }
  useWindowEvent("visibilitychange", look);
  useWindowEvent("focus", look);

  return (
    <DialogFrame
      isOpen={isOpen}
      onClose={() => sessionGate.finish(false)}
      title="Sua sessão terminou"
      description="Entre de novo para continuar de onde parou. O que você digitou continua na tela."
      initialFocus={emailField}
      isPersistent
    >
      <SignInForm emailField={emailField} onSignedIn={goOn} />
      <p className="text-sm text-steel">
        Entra pelo Google?{" "}
        <a href={PATHS.login} target="_blank" rel="noopener" className="inline-flex min-h-11 items-center font-semibold text-ink underline">
          Entre em outra aba
        </a>{" "}
        e volte para cá.
      </p>
    </DialogFrame>
  );

  function goOn(): void {
    sessionGate.finish(true);
    // What gave up meanwhile, because nobody was signed in.
    void client.refetchQueries({ predicate: ({ state }) => state.status === "error" });
  }
}
