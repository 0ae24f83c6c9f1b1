import { ArrowLeft } from "lucide-react";
import { findDoor, listTabs } from "./doors";
import { readRole } from "./own-role";

/** Where one came from, the list as it was; nothing on a screen that a tab leads to. */
export function BackLink() {
  const here = findDoor(location.pathname);
  if (!here || (here.screen.href === location.pathname && !here.screen.makes)) return null;
  const href = findPanelReferrer() ?? (here.screen.makes ? listTabs(here.door, readRole())[0]?.href : here.screen.href);
  return (
    <a
      href={href}
      className="-ml-1 inline-flex min-h-11 items-center gap-1.5 justify-self-start px-1 font-semibold text-steel no-underline hover:text-ink"
    >
      <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
      Voltar
    </a>
  );
}

/** The screen of the panel that led here, with what its list was narrowed to. */
function findPanelReferrer(): string | undefined {
  if (!document.referrer) return undefined;
  const { origin, pathname, search } = new URL(document.referrer);
  const isOther = origin === location.origin && pathname !== location.pathname && findDoor(pathname) !== undefined;
  return isOther ? pathname + search : undefined;
}
