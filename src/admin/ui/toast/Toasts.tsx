import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { Toaster } from "sonner";
import { useMedia } from "../use-media";

const icon = { size: 20, strokeWidth: 1.75, "aria-hidden": true } as const;

/** Bars with buttons stand at the foot of lists. */
const ABOVE_BARS = "calc(var(--foot) + 6rem)";
/** As do bars of editors at the top of a phone's screen. */
const BELOW_BARS = "8.5rem";

/** Near the foot of the screen; on a phone on top, for its dialogs and their buttons stand at the foot. */
export function Toasts() {
  return (
    <Toaster
      position={useMedia(PHONE) ? "top-center" : "bottom-right"}
      offset={{ bottom: ABOVE_BARS, right: "1.5rem" }}
      mobileOffset={{ top: BELOW_BARS, bottom: ABOVE_BARS, left: "1rem", right: "1rem" }}
      theme="light"
      closeButton
      visibleToasts={4}
      containerAriaLabel="Avisos"
      toastOptions={{ closeButtonAriaLabel: "Fechar aviso" }}
      icons={{
        success: <CircleCheck {...icon} className="text-contact" />,
        error: <CircleAlert {...icon} className="text-danger" />,
        info: <Info {...icon} className="text-steel" />,
        close: <X size={16} strokeWidth={1.75} aria-hidden />,
      }}
    />
  );
}

/** Below the first breakpoint of the design (`--breakpoint-sm`). */
const PHONE = "(width < 560px)";
