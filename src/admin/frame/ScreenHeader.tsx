import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { SignOutButton } from "#admin/sign-in/leave-device";
import { ButtonLink } from "#admin/ui/Button";
import { PATHS } from "#domain/site/paths";
import { findDoor, listTabs } from "./doors";
import { readRole } from "./page-data";

interface ScreenHeaderProps {
  title: string;
  summary?: ReactNode;
  /** Has the way to the panel and out of it by the side of its title, and not the one to where somebody came from. */
  leadsToPanel?: boolean;
  children?: ReactNode;
}

export function ScreenHeader({ title, summary, leadsToPanel = false, children }: ScreenHeaderProps) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <div className="grid max-w-xl gap-1">
        {leadsToPanel ? null : <BackLink />}
        <h1 className="text-[1.625rem] lg:text-3xl">{title}</h1>
        {summary ? <p className="text-steel">{summary}</p> : null}
      </div>
      <div className="flex flex-wrap items-center gap-2 empty:hidden max-sm:w-full max-sm:*:grow">
        {children}
        {leadsToPanel ? (
          <>
            <ButtonLink href={PATHS.panel} icon={ArrowLeft}>
              Voltar ao Painel
            </ButtonLink>
            <SignOutButton />
          </>
        ) : null}
      </div>
    </header>
  );
}

/** Where one came from, the list as it was; nothing on a screen that a tab leads to. */
function BackLink() {
  const here = findDoor(location.pathname);
  if (!here || (here.screen.href === location.pathname && !here.screen.makes)) return null;
  const href = findPanelReferrer() ?? (here.screen.makes ? listTabs(here.door, readRole())[0]?.href : here.screen.href);
  return (
    <a
      href={href}
      className="-ml-1 inline-flex min-h-11 items-center gap-1.5 justify-self-start px-1 font-semibold text-steel no-underline hover:text-ink"
    >
      <ArrowLeft />
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
