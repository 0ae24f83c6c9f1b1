import type { IncomingMessage } from "node:http";
import { ESTIMATE_PATH, PATHS } from "#domain/site/paths";
import { createNetworkTally } from "../limits/network-tally";
import { toCacheAddress } from "../page-cache/cache-address";

const WINDOW_MS = 60_000;
/** Somebody who tries sizes asks for a few. */
const ESTIMATES = [{ subject: "estimate", most: 60 }];
/** A calendar asks a few times an hour; a household or an office has several. */
const CALENDARS = { each: 20, all: 60 };
/** Somebody mistypes his name; an office answers several quotes. */
const SHEET_FORMS = { each: 10, all: 30 };

const TOO_MANY_ESTIMATES = "Foram muitos cálculos em pouco tempo. Espere um minuto e atualize a página, ou fale conosco pelo WhatsApp.";
const TOO_MANY_CALENDARS = "Foram muitos pedidos desta agenda em pouco tempo. Espere um minuto.";
const TOO_MANY_FORMS = "Foram muitos envios em pouco tempo. Espere um minuto, volte e envie de novo.";

/** Bounds what one network may ask for that is done for it alone, in a minute; gives the sentence that refuses what is past it. */
export function createVisitorBounds() {
  const tally = createNetworkTally({ windowMs: WINDOW_MS });
  const boundsOf = (kind: string, url: string, { each, all }: typeof CALENDARS) => [
    { subject: `${kind} ${url.split("?")[0]}`, most: each },
    { subject: `${kind}s`, most: all },
  ];
  return ({ method, url = "/" }: Pick<IncomingMessage, "method" | "url">, address: string): string | undefined => {
    const isEstimate = url.startsWith(ESTIMATE_PATH) && toCacheAddress(url).startsWith(`${ESTIMATE_PATH}?`);
    if (isEstimate) return tally.take(address, ESTIMATES) ? undefined : TOO_MANY_ESTIMATES;
    if (url.startsWith(`${PATHS.calendarFeed}/`))
      return tally.take(address, boundsOf("calendar", url, CALENDARS)) ? undefined : TOO_MANY_CALENDARS;
    if (method !== "POST" || !url.startsWith(`${PATHS.sheet}/`)) return undefined;
    return tally.take(address, boundsOf("sheet", url, SHEET_FORMS)) ? undefined : TOO_MANY_FORMS;
  };
}
