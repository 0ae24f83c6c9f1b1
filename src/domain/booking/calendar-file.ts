import { offsetOf, TIME_ZONE } from "#domain/calendar/owner-time";
import type { Span } from "#domain/calendar/special-day";

export interface CalendarEvent {
  /** Tells it from the others of the site, and the same when it is written again. */
  name: string;
  day: string;
  window: Span;
  title: string;
  text: string;
  url: string;
  isConfirmed: boolean;
}

const MAX_OCTETS = 75;

/** A calendar file (RFC 5545) of the site, as it is written now, in the zone of São Paulo. */
export function writeCalendarFile(events: readonly CalendarEvent[], { siteUrl, now }: { siteUrl: string; now: Date }): string {
  const { host } = new URL(siteUrl);
  const offset = offsetOf(events[0]?.day ?? now.toISOString().slice(0, 10)).replace(":", "");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${host}//Agendamento//PT`,
    "BEGIN:VTIMEZONE",
    `TZID:${TIME_ZONE}`,
    "BEGIN:STANDARD",
    "DTSTART:19700101T000000",
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    "END:STANDARD",
    "END:VTIMEZONE",
    ...events.flatMap((event) => writeEvent(event, host, now)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function writeEvent({ name, day, window, title, text, url, isConfirmed }: CalendarEvent, host: string, now: Date): string[] {
  const at = (clock: string) => `;TZID=${TIME_ZONE}:${day.replaceAll("-", "")}T${clock.replace(":", "")}00`;
  return [
    "BEGIN:VEVENT",
    `UID:${name}@${host}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, "")}`,
    `DTSTART${at(window.opens)}`,
    `DTEND${at(window.closes)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    `URL:${url}`,
    `STATUS:${isConfirmed ? "CONFIRMED" : "TENTATIVE"}`,
    "END:VEVENT",
  ];
}

const escapeText = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");

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
