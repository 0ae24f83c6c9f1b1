import { offsetOf, TIME_ZONE } from "#domain/calendar/owner-time";
import type { Slot } from "./slots";
import { nameSlot } from "./slots";

export interface CalendarEvent {
  slot: Slot;
  title: string;
  text: string;
  /** The page where another day can be chosen. */
  url: string;
  /** When the file is written. */
  now: Date;
}

const MAX_OCTETS = 75;

/** A calendar file (RFC 5545) with one event that is not confirmed yet, in the zone of São Paulo. */
export function writeCalendarFile({ slot, title, text, url, now }: CalendarEvent): string {
  const { day, window } = slot;
  const at = (clock: string) => `;TZID=${TIME_ZONE}:${day.replaceAll("-", "")}T${clock.replace(":", "")}00`;
  const offset = offsetOf(day).replace(":", "");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${new URL(url).host}//Agendamento//PT`,
    "BEGIN:VTIMEZONE",
    `TZID:${TIME_ZONE}`,
    "BEGIN:STANDARD",
    "DTSTART:19700101T000000",
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    "END:STANDARD",
    "END:VTIMEZONE",
    "BEGIN:VEVENT",
    `UID:${nameSlot(slot)}@${new URL(url).host}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, "")}`,
    `DTSTART${at(window.opens)}`,
    `DTEND${at(window.closes)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    `URL:${url}`,
    "STATUS:TENTATIVE",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
}

/** A line goes on in the next behind a space; no sign is torn. */
function fold(line: string): string {
  let [folded, octets] = ["", 0];
  for (const sign of line) {
    const size = new TextEncoder().encode(sign).byteLength;
    if (octets + size > MAX_OCTETS) [folded, octets] = [`${folded}\r\n `, 1];
    folded += sign;
    octets += size;
  }
  return folded;
}
