import { actions } from "astro:actions";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { type KeyboardEvent as KeyPress, type RefObject, useEffect, useRef, useState } from "react";
import { STATUS_NAMES } from "#admin/page/StatusTag";
import { DialogFrame } from "#admin/ui/dialog/dialogs";
import { INPUT } from "#admin/ui/field/fields";
import { readDayWish } from "#domain/calendar/day-wish";
import { formatDay } from "#domain/calendar/days";
import { dayOf, describeDayOfYear } from "#domain/calendar/owner-time";
import { editPagePath, editTextPath, factPath, findContactsPath, sayOfDayPath } from "#domain/site/paths";
import { formatCount } from "#domain/text/format";
import { call, type DataOf } from "../../call/call";
import { useWindowEvent } from "../../ui/use-window-event";
import { findScreens } from "../doors";
import { isAdministrator, readRole } from "../page-data";

/** Shorter ones find nearly everything. */
const SHORTEST_QUERY = 2;
const ASK_AFTER_MS = 150;

/** A button, and the keys "/" and Ctrl+K, that open a field to go anywhere from. */
export function JumpField({ className }: { className: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useWindowEvent("keydown", (event) => {
    if (!isJump(event) || event.defaultPrevented || document.querySelector("[role=dialog], [role=alertdialog]")) return;
    event.preventDefault();
    setIsOpen(true);
  });
  return (
    <>
      <button type="button" aria-keyshortcuts="/ Control+K" onClick={() => setIsOpen(true)} className={className}>
        <Search size={20} className="shrink-0" />
        <span className="max-md:sr-only">Ir para…</span>
      </button>
      <DialogFrame isOpen={isOpen} onClose={() => setIsOpen(false)} title="Ir para…" initialFocus={field}>
        <Jump field={field} onGo={() => setIsOpen(false)} />
      </DialogFrame>
    </>
  );
}

/** "/" where nobody types, and Ctrl+K or ⌘K anywhere. */
function isJump({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if ((ctrlKey || metaKey) && key.toLowerCase() === "k") return true;
  return key === "/" && !ctrlKey && !metaKey && !altKey && !isTyping(target);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
}

interface JumpProps {
  field: RefObject<HTMLInputElement | null>;
  /** What is gone to may be on this very screen. */
  onGo: () => void;
}

function Jump({ field, onGo }: JumpProps) {
  const [typed, setTyped] = useState("");
  const [asked, setAsked] = useState("");
  const results = useRef<HTMLDivElement>(null);
  const wantsFirst = useRef(false);
  const query = typed.trim();
  const isLong = query.length >= SHORTEST_QUERY;
  const asks = isAdministrator();
  const { data, isFetching, isError } = useQuery({
    queryKey: ["jump", asked],
    queryFn: () => call(actions.panel.find, { query: asked }),
    enabled: asks && asked.length >= SHORTEST_QUERY,
    placeholderData: keepPreviousData,
  });
  const isReady = !asks || isError || (asked === query && !isFetching);
  const groups = isLong ? listJumps(query, data) : [];
  const count = groups.flatMap(({ jumps }) => jumps).length;

  useEffect(() => {
    const timer = setTimeout(() => setAsked(query), ASK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [query]);

  useEffect(() => {
    if (!isReady || !wantsFirst.current) return;
    wantsFirst.current = false;
    results.current?.querySelector("a")?.click();
  }, [isReady]);

  function move(event: KeyPress): void {
    const links = [...(results.current?.querySelectorAll("a") ?? [])];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    if (event.key === "Enter" && at < 0) {
      event.preventDefault();
      if (isReady) links[0]?.click();
      else wantsFirst.current = true;
    }
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    const next = at + (event.key === "ArrowDown" ? 1 : -1);
    if (next < 0) field.current?.focus();
    else links[Math.min(next, links.length - 1)]?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys go from the field to the links and back, which take them themselves
    <div className="grid gap-3" onKeyDown={move}>
      <input
        ref={field}
        type="search"
        aria-label="Ir para"
        placeholder={asks ? "Tela, preço, texto, página, contato" : "Tela"}
        value={typed}
        maxLength={100}
        onChange={({ target }) => {
          wantsFirst.current = false;
          setTyped(target.value);
        }}
        className={`${INPUT} min-h-11`}
      />
      <p role="status" className={count > 0 || !isLong ? "sr-only" : "text-steel"}>
        {isLong && isReady ? (count === 0 ? "Nada com estas palavras." : formatCount(count, "resultado", "resultados")) : ""}
      </p>
      <div ref={results} className="grid gap-3">
        {groups.map(({ label, jumps }) => (
          <section key={label} aria-label={label}>
            <h3 className="px-2 text-sm text-steel">{label}</h3>
            <ul>
              {jumps.map(({ href, name, note }) => (
                <li key={href}>
                  <a href={href} onClick={onGo} className="grid min-h-11 content-center rounded-lg px-2 py-1.5 no-underline hover:bg-paper">
                    <span className="font-semibold break-words">{name}</span>
                    {note ? <span className="line-clamp-2 text-sm break-words text-steel">{note}</span> : null}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

type Target = { href: string; name: string; note?: string | undefined };

const SHOWN_SCREENS = 5;

/** Where one can go from under some words, by kind; screens at once, the rest as the server finds it. */
function listJumps(query: string, found: DataOf<typeof actions.panel.find> | undefined): { label: string; jumps: Target[] }[] {
  const { fields = [], texts = [], pages = [], contacts = [] } = found ?? {};
  const screens = findScreens(query, readRole()).slice(0, SHOWN_SCREENS);
  const wish = readDayWish(query, dayOf(new Date()));
  const name = wish && `${describeDayOfYear(wish.day)}: ${wish.word}`;
  const toWish = name && { href: sayOfDayPath(wish), name, note: "Mostra o que muda antes de publicar." };
  return [
    { label: "Mudar um dia", jumps: toWish ? [toWish] : [] },
    {
      label: "Telas",
      jumps: screens.map(({ door, screen: { href, label, makes } }) => ({
        href,
        name: label,
        // Of a screen that is called as the entry it stands behind nothing more is to be said.
        note: makes ?? (door.label === label ? undefined : door.label),
      })),
    },
    { label: "Cadastro", jumps: fields.map(({ path, label, text }) => ({ href: factPath(path), name: label, note: text })) },
    { label: "Textos", jumps: texts.map(({ path, title, says }) => ({ href: editTextPath(path), name: title, note: says })) },
    {
      label: "Páginas",
      jumps: pages.map(({ id, title, status }) => ({ href: editPagePath(id), name: title, note: STATUS_NAMES[status] })),
    },
    {
      label: "Contatos",
      jumps: contacts.map(({ day, ref, firstName, district }) => ({
        href: findContactsPath(ref || firstName || query),
        name: [firstName, district].filter(Boolean).join(" · ") || `Ref. ${ref}`,
        note: formatDay(day),
      })),
    },
  ].filter(({ jumps }) => jumps.length > 0);
}
