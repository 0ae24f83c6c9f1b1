import { Popover } from "@base-ui/react/popover";
import type { LucideIcon } from "lucide-react";
import { type ReactNode, useState } from "react";

export type MenuLink = { href: string; label: string; icon?: LucideIcon | undefined; opensNewTab?: boolean };

interface LinkMenuProps {
  /** What the links are, for who does not see where they stand. */
  label: string;
  links: readonly MenuLink[];
  side: "top" | "bottom";
  /** Of the button. */
  className: string;
  children: ReactNode;
}

export function LinkMenu({ label, links, className, side, children }: LinkMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger className={className}>{children}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner side={side} align="end" sideOffset={8} collisionPadding={8} className="z-40">
          <Popover.Popup
            aria-label={label}
            className="w-[min(18rem,calc(100vw-1rem))] rounded-card border border-line bg-white p-2 text-ink shadow-card outline-none"
          >
            <ul>
              {links.map(({ href, label, icon: Icon, opensNewTab }) => (
                <li key={href}>
                  <a
                    href={href}
                    onClick={() => setIsOpen(false)}
                    {...(opensNewTab && { target: "_blank", rel: "noopener", "aria-label": `${label} (abre em nova aba)` })}
                    className="flex min-h-12 items-center gap-3 rounded-lg px-3 font-semibold no-underline hover:bg-paper"
                  >
                    {Icon ? <Icon size={20} className="shrink-0 text-steel" /> : null}
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
