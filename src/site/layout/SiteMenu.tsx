import { ChevronRight, X } from "lucide-react";
import type { GridLink } from "#site/sections/LinkGrid";
import type { MenuEntry } from "./menu-model";

export const MENU_ID = "menu";

/** The whole menu as plain links and `<details>`: a drawer on phones, a bar with panels on wider screens. */
export function SiteMenu({ title, entries }: { title: string; entries: readonly MenuEntry[] }) {
  return (
    <nav id={MENU_ID} className="site-menu" popover="auto" aria-label="Principal">
      <div className="mb-2 flex items-center justify-between md:hidden">
        <p className="font-bold text-lg">{title}</p>
        <button type="button" popoverTarget={MENU_ID} popoverTargetAction="hide" className="-mr-2 flex size-11 items-center justify-center">
          <X size={24} strokeWidth={1.75} aria-hidden="true" />
          <span className="sr-only">Fechar o menu</span>
        </button>
      </div>
      <ul className="menu-bar">
        {entries.map((entry) => (
          <li key={entry.text}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Entry({ entry }: { entry: MenuEntry }) {
  if (entry.kind === "link") {
    return (
      <a href={entry.path} className="menu-entry">
        {entry.text}
      </a>
    );
  }
  return (
    <details name="menu" className="menu-group">
      <summary className="menu-entry">
        {entry.text}
        <Arrow />
      </summary>
      <div className="menu-panel">
        {entry.kind === "list" ? <LinkList links={entry.links} more={entry.more} /> : <Categories entry={entry} />}
      </div>
    </details>
  );
}

function Categories({ entry }: { entry: Extract<MenuEntry, { kind: "categories" }> }) {
  return (
    <>
      <p className="px-3 pb-2 font-bold text-sm text-steel max-md:hidden">{entry.title}</p>
      <ul>
        {entry.categories.map(({ name, links }) => (
          <li key={name}>
            <details name="menu-category" className="menu-category">
              <summary>
                {name}
                <Arrow />
              </summary>
              <div className="submenu max-md:static">
                <LinkList links={links} />
              </div>
            </details>
          </li>
        ))}
      </ul>
      <More link={entry.more} />
    </>
  );
}

function LinkList({ links, more }: { links: readonly GridLink[]; more?: GridLink }) {
  return (
    <>
      <ul>
        {links.map(({ text, path }) => (
          <li key={path}>
            <a href={path}>{text}</a>
          </li>
        ))}
      </ul>
      {more && <More link={more} />}
    </>
  );
}

function More({ link }: { link: GridLink }) {
  return (
    <a href={link.path} className="mt-1 border-line border-t font-semibold">
      {link.text}
    </a>
  );
}

function Arrow() {
  return <ChevronRight className="menu-arrow" size={16} strokeWidth={2} aria-hidden="true" />;
}
