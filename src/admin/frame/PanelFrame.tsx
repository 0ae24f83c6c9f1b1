import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useRef } from "react";
import { followLeaving } from "#admin/sign-in/leave-device";
import { SignInDialog } from "#admin/sign-in/SignInDialog";
import { useRestorePages } from "../page/use-restore";
import { showNotice } from "../ui/toast/notice";
import { defineScreen } from "./define-screen";
import { ScreenBoundary } from "./ErrorBoundary";
import { DoorTabs, PanelNavigation } from "./PanelNavigation";
import { ScreenHeader } from "./ScreenHeader";

/** A signed-in screen: the menu at the left, or at the foot of a phone's screen, and the screen itself. */
export function PanelFrame({ children, isWide = false }: { children: ReactNode; isWide?: boolean }) {
  useEffect(followLeaving, []);
  return (
    <>
      <a href="#conteudo" className="absolute -top-20 left-4 z-50 rounded-b-lg bg-amber px-4 py-3 font-semibold text-ink focus:top-0">
        Ir para o conteúdo
      </a>
      <div className="md:grid md:grid-cols-[6rem_minmax(0,1fr)] lg:grid-cols-[13.5rem_minmax(0,1fr)]">
        <PanelNavigation />
        <main
          id="conteudo"
          tabIndex={-1}
          className={`mx-auto grid w-full ${isWide ? "max-w-[100rem]" : "max-w-6xl"} content-start gap-6 px-4 pt-4 pb-[calc(var(--foot)+1.5rem)] outline-none sm:px-6 sm:pt-6 lg:px-8`}
        >
          <DoorTabs />
          <ScreenBoundary>{children}</ScreenBoundary>
        </main>
      </div>
      <SignInDialog />
      <LeftNotice />
    </>
  );
}

/** Tells, once, what another screen or the public page left to be told. */
function LeftNotice() {
  const restore = useRef(useRestorePages().restore);
  useEffect(() => showNotice((id) => void restore.current([id])), []);
  return null;
}

type CardScreen = ComponentProps<typeof ScreenHeader> & { isWide?: boolean };

/** A screen of the panel: what it is for in a sentence, and the cards of it. */
export function defineCardScreen({ isWide, ...header }: CardScreen, Cards: ComponentType) {
  return defineScreen(() => (
    <PanelFrame isWide={isWide}>
      <ScreenHeader {...header} />
      <Cards />
    </PanelFrame>
  ));
}
