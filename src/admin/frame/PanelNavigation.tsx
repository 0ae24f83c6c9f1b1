import { Menu, X } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { NAVIGATION, type NavigationEntry } from "./navigation-entries";
import { readSiteName } from "./site-name";
import { useBeforeLaunchCount } from "./use-before-launch-count";

const icon = { size: 18, strokeWidth: 1.75, "aria-hidden": true } as const;

/** At the left of the screen; on a phone behind a button, for it has too many entries to stand on top of each screen. */
export function PanelNavigation() {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !isOpen) return;
    setIsOpen(false);
    button.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard for the controls inside
    <header onKeyDown={closeOnEscape} className="on-ink bg-ink text-white md:sticky md:top-0 md:h-dvh md:overflow-y-auto">
      <div className="flex flex-wrap items-center justify-between gap-x-3 px-4 py-2 md:px-5 md:pt-6 md:pb-2">
        <p className="flex items-center gap-2.5 font-semibold">
          <img src="/favicon.svg" alt="" width="32" height="32" className="rounded-lg ring-1 ring-white/15" />
          <span className="leading-tight">{readSiteName()}</span>
        </p>
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          aria-controls="navegacao"
          onClick={() => setIsOpen(!isOpen)}
          className="inline-flex min-h-11 items-center gap-2 rounded-lg px-3 font-semibold hover:bg-white/8 md:hidden"
        >
          {isOpen ? <X {...icon} /> : <Menu {...icon} />}
          Menu
        </button>
      </div>
      <nav id="navegacao" aria-label="Painel" className={`pb-4 md:block ${isOpen ? "" : "hidden"}`}>
        {NAVIGATION.map(({ label, entries }) => (
          <div key={label} className="px-2 pt-3 md:px-3">
            <p id={`navegacao-${label}`} className="px-3 pb-1 text-xs font-semibold tracking-wide text-white/65 uppercase">
              {label}
            </p>
            <ul aria-labelledby={`navegacao-${label}`} className="grid max-md:grid-cols-2 md:gap-0.5">
              {entries.map((entry) => (
                <li key={entry.href}>
                  <NavigationLink {...entry} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </header>
  );
}

function NavigationLink({ href, label, icon: Icon, opensNewTab = false, countsBeforeLaunchChecks = false }: NavigationEntry) {
  const isCurrent = location.pathname === href;
  return (
    <a
      href={href}
      aria-current={isCurrent ? "page" : undefined}
      {...(opensNewTab && { target: "_blank", rel: "noopener", "aria-label": `${label} (abre em nova aba)` })}
      className={`flex min-h-11 items-center gap-2.5 rounded-lg border-l-3 px-2.5 py-1.5 text-[0.9375rem] leading-tight no-underline transition-colors md:min-h-10 md:px-3 ${
        isCurrent
          ? "border-amber bg-white/10 font-semibold text-white"
          : "border-transparent text-white/80 hover:bg-white/8 hover:text-white"
      }`}
    >
      <Icon {...icon} className="shrink-0" />
      <span className="min-w-0 grow">{label}</span>
      {countsBeforeLaunchChecks ? <BeforeLaunchBadge /> : null}
    </a>
  );
}

/** How many launch checks are left; nothing when none is. */
function BeforeLaunchBadge() {
  const count = useBeforeLaunchCount();
  if (count === 0) return null;
  return (
    <span className="rounded-full bg-amber px-2 py-0.5 text-xs font-bold text-ink tabular-nums">
      {count}
      <span className="sr-only"> {count === 1 ? "pendente" : "pendentes"}</span>
    </span>
  );
}
