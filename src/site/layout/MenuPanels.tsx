import { ChevronRight } from "lucide-react";
import type { GridLink } from "#site/sections/lists";
import type { MenuList } from "./menu-model";

/** What only the long lists are drawn with; a page that waits for them names it, so that its style is there. */
export const LIST_CLASSES = "menu-title menu-category submenu";

/** The long lists as they take their places in the menu of a page, in its order; see menu.js. */
export function MenuPanels({ lists }: { lists: readonly MenuList[] }) {
  return lists.map((list) => <MenuPanel key={list.text} list={list} />);
}

/** A list of the menu, or what stands there until it comes: the link to all of its kind. */
export function MenuPanel({ list, isLater = false }: { list: MenuList; isLater?: boolean }) {
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

export function MenuArrow() {
  return <ChevronRight className="menu-arrow" size={16} strokeWidth={2} aria-hidden="true" />;
}
