import { LoaderCircle, type LucideIcon } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";

type Look = "primary" | "secondary" | "danger" | "quiet";

type Face = { look?: Look; icon?: LucideIcon; children: ReactNode };

const SHAPE =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-lg px-4 py-2 text-center text-[0.9375rem] leading-tight font-semibold no-underline transition-colors";

const LOOKS: Record<Look, string> = {
  primary: "bg-ink text-white hover:bg-ink-soft",
  secondary: "border border-line bg-white text-ink hover:border-steel",
  danger: "bg-danger text-white hover:brightness-90",
  quiet: "text-ink hover:bg-ink/8",
};

const DISABLED = "cursor-not-allowed opacity-60";

export interface ButtonProps extends Omit<ComponentProps<"button">, "children" | "disabled">, Face {
  /** Shows `busyText` and takes no press; keeps the focus, which a disabled button would lose. */
  isBusy?: boolean;
  busyText?: string;
  isDisabled?: boolean;
}

export function Button({ look = "secondary", icon, isBusy = false, busyText, isDisabled = false, children, ...rest }: ButtonProps) {
  const { className = "", onClick, ...attributes } = rest;
  const isOff = isBusy || isDisabled;
  return (
    <button
      type="button"
      {...attributes}
      aria-disabled={isOff || undefined}
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        if (isOff) event.preventDefault();
        else onClick?.(event);
      }}
      className={`${SHAPE} ${LOOKS[look]} ${isOff ? DISABLED : ""} ${className}`}
    >
      <ButtonIcon icon={isBusy ? LoaderCircle : icon} isSpinning={isBusy} />
      {isBusy ? (busyText ?? children) : children}
    </button>
  );
}

export function ButtonLink({ look = "secondary", icon, className = "", children, ...rest }: Omit<ComponentProps<"a">, "children"> & Face) {
  return (
    <a {...rest} className={`${SHAPE} ${LOOKS[look]} ${className}`}>
      <ButtonIcon icon={icon} />
      {children}
    </a>
  );
}

/** A link that leaves the panel as it is, and says so to who hears the screen. */
export function NewTabLink({ children, ...rest }: ComponentProps<"a">) {
  return (
    <a {...rest} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> (abre em nova aba)</span>
    </a>
  );
}

function ButtonIcon({ icon: Icon, isSpinning = false }: { icon?: LucideIcon; isSpinning?: boolean }) {
  if (!Icon) return null;
  return <Icon className={`shrink-0 ${isSpinning ? "animate-spin" : ""}`} />;
}

interface IconButtonProps extends Omit<ComponentProps<"button">, "className" | "children"> {
  icon: LucideIcon;
  /** Says what a press does, for the button has no words. */
  "aria-label": string;
  isDangerous?: boolean;
}

export function IconButton({ icon: Icon, isDangerous = false, ...rest }: IconButtonProps) {
  const hover = isDangerous ? "hover:bg-danger/8 hover:text-danger" : "hover:bg-ink/8 hover:text-ink";
  return (
    <button
      type="button"
      {...rest}
      className={`inline-flex size-11 shrink-0 items-center justify-center rounded-lg text-steel transition-colors ${hover}`}
    >
      <Icon />
    </button>
  );
}
