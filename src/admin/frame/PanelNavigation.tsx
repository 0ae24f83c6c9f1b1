import { actions } from "astro:actions";
import { useQuery } from "@tanstack/react-query";
import { Ellipsis, ExternalLink, Hammer, Megaphone, NotebookPen, Plus, SquarePen } from "lucide-react";
import { NewTabLink } from "#admin/ui/Button";
import { LinkMenu, type MenuLink } from "#admin/ui/LinkMenu";
import { newAnnouncementPath, newWorkPath, PATHS } from "#domain/site/paths";
import { callOnce } from "../call/call";
import { BEFORE_LAUNCH_COUNT_KEY } from "../page/page-keys";
import { TAB_ROW } from "../ui/classes";
import { DOORS, type Door, findDoor, listTabs, showDoor } from "./doors";
import { JumpField } from "./jump/JumpField";
import { isAdministrator, readRole, readSiteName } from "./page-data";

const icon = { size: 20, className: "shrink-0" } as const;

/** What a phone's bar has no room for. */
const FAR: readonly Door[] = [DOORS.pages, DOORS.company, DOORS.results, DOORS.settings];

const NEW: readonly MenuLink[] = [
  { href: PATHS.contacts, label: "Novo contato", icon: NotebookPen },
  { href: newWorkPath(), label: "Nova obra", icon: Hammer },
  { href: PATHS.newPage, label: "Nova página", icon: SquarePen },
  { href: newAnnouncementPath(), label: "Novo aviso", icon: Megaphone },
];
const SITE: MenuLink = { href: PATHS.home, label: "Ver site", icon: ExternalLink, opensNewTab: true };

const ENTRY =
  "flex min-h-14 w-full min-w-0 flex-col items-center justify-center gap-1 px-0.5 text-center text-xs leading-tight font-semibold no-underline transition-colors md:rounded-lg lg:min-h-11 lg:flex-row lg:justify-start lg:gap-3 lg:px-3 lg:text-left lg:text-[0.9375rem]";
const HERE = "bg-white/12 text-white";
const ELSEWHERE = "text-white/80 hover:bg-white/8 hover:text-white";

/** The entries of the menu: at the left, as icons with their names where there is little room, and on a phone a bar at the foot. */
export function PanelNavigation() {
  const current = findDoor(location.pathname)?.door;
  const isFar = current !== undefined && FAR.includes(current);
  return (
    <header className="on-ink bg-ink text-white md:sticky md:top-0 md:flex md:h-dvh md:flex-col md:gap-2 md:overflow-y-auto md:px-2 md:py-4 lg:px-3">
      <div className="flex items-center justify-between md:flex-col md:items-stretch md:gap-2">
        <p className="flex items-center gap-2.5 px-4 py-2 font-semibold md:justify-center md:px-0 lg:justify-start lg:px-2">
          <img src="/favicon.svg" alt="" width="32" height="32" className="rounded-lg ring-1 ring-white/15" />
          <span className="min-w-0 leading-tight break-words md:max-lg:sr-only">{readSiteName()}</span>
        </p>
        <JumpField className={`${ENTRY} ${ELSEWHERE} max-md:size-12 max-md:shrink-0 md:border md:border-white/20`} />
      </div>
      <nav
        aria-label="Painel"
        className="bg-ink max-md:inset-x-0 max-md:bottom-0 max-md:z-30 max-md:border-t max-md:border-white/15 max-md:pb-[env(safe-area-inset-bottom)] foot:fixed"
      >
        <ul className="max-md:grid max-md:auto-cols-fr max-md:grid-flow-col md:grid md:gap-1">
          <DoorItem door={DOORS.today} current={current} />
          <DoorItem door={DOORS.contacts} current={current} />
          {isAdministrator() ? (
            <li className="md:hidden">
              <LinkMenu label="Criar" links={NEW} side="top" className={`${ENTRY} text-white`}>
                <span className="rounded-full bg-white px-3 py-1 text-ink">
                  <Plus {...icon} />
                </span>
                <span className="sr-only">Criar</span>
              </LinkMenu>
            </li>
          ) : null}
          <DoorItem door={DOORS.works} current={current} />
          <li className="md:hidden">
            <LinkMenu label="Mais" links={[...listFar(), SITE]} side="top" className={`${ENTRY} ${isFar ? HERE : ELSEWHERE}`}>
              <Ellipsis {...icon} />
              Mais
            </LinkMenu>
          </li>
          {FAR.map((door) => (
            <DoorItem key={door.label} door={door} current={current} className="max-md:hidden" />
          ))}
        </ul>
      </nav>
      <NewTabLink href={SITE.href} className={`${ENTRY} ${ELSEWHERE} mt-auto max-md:hidden`}>
        <ExternalLink {...icon} />
        {SITE.label}
      </NewTabLink>
    </header>
  );
}

function listFar(): MenuLink[] {
  return FAR.flatMap((door) => {
    const shown = showDoor(door, readRole());
    return shown ? { ...shown, icon: door.icon } : [];
  });
}

function DoorItem({ door, current, className }: { door: Door; current: Door | undefined; className?: string }) {
  const shown = showDoor(door, readRole());
  if (!shown) return null;
  const { label, href } = shown;
  const { icon: Icon } = door;
  const isHere = door === current;
  return (
    <li className={className}>
      <a href={href} aria-current={readCurrent(href, isHere)} className={`${ENTRY} ${isHere ? HERE : ELSEWHERE}`}>
        <Icon {...icon} />
        {label}
      </a>
    </li>
  );
}

/** The screens behind the entry of the menu that is open; nothing where there is one alone. */
export function DoorTabs() {
  const here = findDoor(location.pathname);
  const tabs = here ? listTabs(here.door, readRole()) : [];
  if (!here || tabs.length < 2) return null;
  return (
    <nav aria-label={here.door.label} className={`${TAB_ROW} -mx-1 sm:gap-x-2`}>
      {tabs.map((screen) => {
        const isHere = screen === here.screen;
        return (
          <a
            key={screen.href}
            href={screen.href}
            aria-current={readCurrent(screen.href, isHere)}
            className={`inline-flex min-h-11 items-center gap-2 border-b-3 px-1 font-semibold no-underline hover:text-ink min-[25rem]:px-2 sm:px-3 ${isHere ? "border-ink text-ink" : "border-transparent text-steel"}`}
          >
            {screen.label}
            {screen.countsBeforeLaunchChecks ? <BeforeLaunchBadge /> : null}
          </a>
        );
      })}
    </nav>
  );
}

function readCurrent(href: string, isHere: boolean): "page" | "true" | undefined {
  if (location.pathname === href) return "page";
  return isHere ? "true" : undefined;
}

const FRESH_MS = 60_000;

/** How many launch checks are left; nothing when none is, or the number is not known. */
function BeforeLaunchBadge() {
  const { data: count = 0 } = useQuery({
    queryKey: BEFORE_LAUNCH_COUNT_KEY,
    queryFn: () => callOnce(actions.beforeLaunch.count),
    staleTime: FRESH_MS,
  });
  if (count === 0) return null;
  return (
    <span className="rounded-full bg-amber px-2 py-0.5 text-xs font-bold text-ink tabular-nums">
      {count}
      <span className="sr-only"> {count === 1 ? "pendente" : "pendentes"}</span>
    </span>
  );
}
