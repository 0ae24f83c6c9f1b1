import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";

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
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}
