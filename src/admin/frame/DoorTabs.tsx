import { TAB_ROW } from "../ui/tab-classes";
import { findDoor, listTabs, type Screen } from "./doors";
import { readRole } from "./own-role";
import { useBeforeLaunchCount } from "./use-before-launch-count";

/** The screens behind the entry of the menu that is open; nothing where there is one alone. */
export function DoorTabs() {
  const here = findDoor(location.pathname);
  const tabs = here ? listTabs(here.door, readRole()) : [];
  if (!here || tabs.length < 2) return null;
  return (
    <nav aria-label={here.door.label} className={`${TAB_ROW} -mx-1 sm:gap-x-2`}>
      {tabs.map((screen) => (
        <TabLink key={screen.href} screen={screen} isHere={screen === here.screen} />
      ))}
    </nav>
  );
}

function TabLink({ screen: { href, label, countsBeforeLaunchChecks = false }, isHere }: { screen: Screen; isHere: boolean }) {
  return (
    <a
      href={href}
      aria-current={location.pathname === href ? "page" : isHere ? "true" : undefined}
      className={`inline-flex min-h-11 items-center gap-2 border-b-3 px-1 font-semibold no-underline hover:text-ink min-[25rem]:px-2 sm:px-3 ${isHere ? "border-ink text-ink" : "border-transparent text-steel"}`}
    >
      {label}
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
