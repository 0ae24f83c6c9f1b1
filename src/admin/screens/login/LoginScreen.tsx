import { actions } from "astro:actions";
import { useMutation } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useEffect, useState } from "react";
import { defineScreen } from "#admin/frame/define-screen";
import { ScreenBoundary } from "#admin/frame/ErrorBoundary";
import { forgetPanel, hasLeft } from "#admin/sign-in/leave-device";
import { SignInForm } from "#admin/sign-in/SignInForm";
import { Button } from "#admin/ui/Button";
import { FormProblem } from "#admin/ui/field/fields";
import { GOOGLE_REFUSALS } from "#domain/accounts/google-refusal";
import { SIGN_OUTS } from "#domain/accounts/unwritten-end";
import { SHARE_PROBLEMS } from "#domain/photo/share";
import { PATHS } from "#domain/site/paths";
import { callOnce } from "../../call/call";
import { readSiteName } from "../../frame/page-data";
import { hasSharedPhotos } from "../../photos/shared-photos";
import { readParams } from "../../ui/list/use-address-params";
import { dropNotice, leaveNotice } from "../../ui/toast/notice";
import { notifyError, notifyFailure } from "../../ui/toast/notify";
import { useWindowEvent } from "../../ui/use-window-event";

/** @param hasGoogle whether the server has been told of an account at Google */
function Screen({ hasGoogle }: { hasGoogle: boolean }) {
  /** How a sign-in with Google ended, or a session, as the way here tells it. */
  const [arrival] = useState(() => {
    const { read, readAs } = readParams(location.search);
    return {
      problem: readAs("erro", GOOGLE_REFUSALS) ?? readAs("saida", SIGN_OUTS) ?? readAs("partilha", SHARE_PROBLEMS),
      hasLeft: hasLeft(location.search),
      asksForCode: read("etapa") === "codigo",
    };
  });

  useEffect(() => {
    // Who is here did not get in, whatever was left for the screen behind.
    dropNotice();
    if (arrival.hasLeft) void forgetPanel();
    if (arrival.problem) notifyError(arrival.problem.title, arrival.problem.text);
    if (location.search) history.replaceState(null, "", PATHS.login);
  }, [arrival]);

  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-md content-center gap-6 px-4 py-8">
      <p className="flex items-center gap-3 font-semibold">
        <img src="/favicon.svg" alt="" width="40" height="40" />
        {readSiteName()}
      </p>
      <div className="grid gap-5 rounded-card border border-line bg-white p-5 shadow-card sm:p-8">
        <h1 className="text-2xl">Login Administrativo</h1>
        <FormProblem>{arrival.problem && `${arrival.problem.title}. ${arrival.problem.text}.`.replace("..", ".")}</FormProblem>
        <ScreenBoundary>
          <SignInForm onSignedIn={() => void enterPanel()} startsWithCode={arrival.asksForCode} />
        </ScreenBoundary>
        {hasGoogle ? (
          <>
            <p className="flex items-center gap-3 text-sm text-steel before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
              ou
            </p>
            <GoogleButton />
          </>
        ) : null}
        <div className="grid gap-1 border-t border-line pt-4 text-sm text-steel">
          <p>Esqueceu a senha? Peça uma nova a outro administrador (Ajustes, Pessoas) ou a quem cuida do servidor.</p>
          <p>Esta área é restrita apenas para administradores</p>
          <p>Apenas emails autorizados podem acessar o painel</p>
        </div>
      </div>
      <a
        href={PATHS.home}
        className="inline-flex min-h-11 items-center gap-2 justify-self-start text-steel no-underline hover:text-ink hover:underline"
      >
        <ArrowLeft />
        Voltar ao site
      </a>
    </main>
  );
}

export const LoginScreen = defineScreen(Screen);

/** Who shared photographs before he was signed in finds them ready to be sent. */
async function enterPanel(): Promise<void> {
  leaveNotice("signed-in");
  location.assign((await hasSharedPhotos().catch(() => false)) ? PATHS.photos : PATHS.panel);
}

/** Leaves for the provider's page; what it answers comes back in the address of the sign-in page. */
function GoogleButton() {
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
  useWindowEvent("pageshow", (event) => event.persisted && reset());

  return (
    <Button isBusy={isPending || isSuccess} busyText="Verificando..." onClick={() => mutate()}>
      Entrar com Google
    </Button>
  );
}
