import { X } from "lucide-react";
import type { PageContact } from "#domain/contact/contact";
import { ContactButton, PhoneLink } from "#site/contact/contact";
import { LIST_CLASSES, MenuArrow, MenuPanel } from "./MenuPanels";
import type { MenuEntry, MenuList } from "./menu-model";

export const MENU_ID = "menu";

export interface SiteMenuProps {
  contact: PageContact;
  title: string;
  /** Those of which a page brings only the link to all. */
  lists: readonly MenuList[];
  entries: readonly MenuEntry[];
  /** Where the lists are. */
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
