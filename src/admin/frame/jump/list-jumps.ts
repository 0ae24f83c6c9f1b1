import type { actions } from "astro:actions";
import { STATUS_NAMES } from "#admin/page/StatusTag";
import { readDayWish } from "#domain/calendar/day-wish";
import { formatDay } from "#domain/calendar/days";
import { dayOf, describeDayOfYear } from "#domain/calendar/owner-time";
import { editPagePath, editTextPath, factPath, findContactsPath, sayOfDayPath } from "#domain/site/paths";
import type { DataOf } from "../../call/call";
import { findScreens } from "../doors";
import { readRole } from "../page-data";

/** Somewhere to go. */
type Jump = { href: string; name: string; note?: string | undefined };

const SHOWN_SCREENS = 5;

/** Where one can go from under some words, by kind; screens at once, the rest as the server finds it. */
export function listJumps(query: string, found: DataOf<typeof actions.panel.find> | undefined): { label: string; jumps: Jump[] }[] {
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
