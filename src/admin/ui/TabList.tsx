import { Tabs } from "@base-ui/react/tabs";
import { TAB, TAB_ROW } from "./classes";

/** The names of the panels around it, one of which is on the screen. */
export function TabList({ label, tabs, className = "" }: { label: string; tabs: Readonly<Record<string, string>>; className?: string }) {
  return (
    <Tabs.List aria-label={label} className={`${TAB_ROW} ${className}`}>
      {Object.entries(tabs).map(([value, name]) => (
        <Tabs.Tab key={value} value={value} className={TAB}>
          {name}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
}
