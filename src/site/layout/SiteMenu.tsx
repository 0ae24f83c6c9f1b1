import { ChevronRight, X } from "lucide-react";
import type { PageContact } from "#domain/contact/contact";
import { ContactButton, PhoneLink } from "#site/contact/contact";
import type { GridLink } from "#site/sections/lists";
import type { MenuEntry, MenuList } from "./menu-model";

export const MENU_ID = "menu";

interface SiteMenuProps {
  contact: PageContact;
  title: string;
  /** Those of which a page brings only the link to all. */
  lists: readonly MenuList[];
  entries: readonly MenuEntry[];
  listsPath: string;
}

/** The menu as plain links and `<details>`: a drawer on phones, a bar with panels on wider screens. */
export function SiteMenu({ contact, title, lists, entries, listsPath }: SiteMenuProps) {
  return (
    <nav id={MENU_ID} className="site-menu" popover="auto" aria-label="Principal" data-lists={listsPath} data-classes={LIST_CLASSES}>
      <div className="mb-2 flex items-center justify-between md:hidden">
        <p className="font-bold text-lg">{title}</p>
        <button type="button" popoverTarget={MENU_ID} popoverTargetAction="hide" className="-mr-2 flex size-11 items-center justify-center">
          <X size={24} strokeWidth={1.75} aria-hidden="true" />
          <span className="sr-only">Fechar o menu</span>
        </button>
      </div>
      <div className="mb-3 grid gap-2 md:hidden">
        <ContactButton contact={contact} place="header" compact />
        <PhoneLink contact={contact} place="header" className="justify-center" />
      </div>
      <ul className="menu-bar">
        {lists.map((list) => (
          <li key={list.text}>
            <Group list={list} isLater />
          </li>
        ))}
        {entries.map((entry) => (
          <li key={entry.text}>
            {entry.kind === "link" ? (
              <a href={entry.path} className="menu-entry">
                {entry.text}
              </a>
            ) : (
              <Group list={entry} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Group({ list, isLater }: { list: MenuList; isLater?: boolean }) {
  return (
    <details name="menu" className="menu-group">
      <summary className="menu-entry">
        {list.text}
        <MenuArrow />
      </summary>
      <MenuPanel list={list} isLater={isLater} />
    </details>
  );
}

/** What only the long lists are drawn with; a page that waits for them names it, so that its style is there. */
const LIST_CLASSES = "menu-title menu-category submenu";

/** The long lists as they take their places in the menu of a page, in its order; see menu.js. */
export function MenuPanels({ lists }: { lists: readonly MenuList[] }) {
  return lists.map((list) => <MenuPanel key={list.text} list={list} />);
}

/** A list of the menu, or what stands there until it comes: the link to all of its kind. */
function MenuPanel({ list, isLater = false }: { list: MenuList; isLater?: boolean }) {
  return (
    <div className="menu-panel" data-later={isLater || undefined}>
      {!isLater && (list.kind === "list" ? <LinkList links={list.links} /> : <Categories list={list} />)}
      <a href={list.more.path} className="menu-more">
        {list.more.text}
      </a>
    </div>
  );
}

function Categories({ list: { title, categories } }: { list: Extract<MenuList, { kind: "categories" }> }) {
  return (
    <>
      <p className="menu-title">{title}</p>
      <ul>
        {categories.map(({ name, links }) => (
          <li key={name}>
            <details name="menu-category" className="menu-category">
              <summary>
                {name}
                <MenuArrow />
              </summary>
              <div className="submenu">
                <LinkList links={links} />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}

function LinkList({ links }: { links: readonly GridLink[] }) {
  return (
    <ul>
      {links.map(({ text, path }) => (
        <li key={path}>
          <a href={path}>{text}</a>
        </li>
      ))}
    </ul>
  );
}

function MenuArrow() {
  return <ChevronRight className="menu-arrow" size={16} strokeWidth={2} aria-hidden="true" />;
}
