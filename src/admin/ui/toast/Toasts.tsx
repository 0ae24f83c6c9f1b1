import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { Toaster } from "sonner";
import { useMedia } from "../use-media";

/** Bars with buttons stand at the foot of lists. */
const ABOVE_BARS = "calc(var(--foot) + 6rem)";
/** As do bars of editors at the top of a phone's screen. */
const BELOW_BARS = "8.5rem";

/** Each over a rule of the library's own. */
const LOOK = {
  toast: "items-start! gap-2.5! py-3.5! pr-12! pl-4! text-[0.875rem]! shadow-[0_2px_6px_#10161d14,0_12px_32px_#10161d24]!",
  title: "font-semibold!",
  description: "text-steel!",
  icon: "m-0! size-5!",
  actionButton: "-my-2.5! h-11! rounded-lg! px-3.5! text-[0.875rem]!",
  closeButton: "top-0.5! right-0.5! left-auto! size-11! transform-none! rounded-[6px]! border-0! text-steel!",
};

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
      toastOptions={{ closeButtonAriaLabel: "Fechar aviso", classNames: LOOK }}
      icons={{
        success: <CircleCheck size={20} className="text-contact" />,
        error: <CircleAlert size={20} className="text-danger" />,
        info: <Info size={20} className="text-steel" />,
        close: <X size={16} />,
      }}
    />
  );
}

/** Below the first breakpoint of the design (`--breakpoint-sm`). */
const PHONE = "(width < 560px)";
