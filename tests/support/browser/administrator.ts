import type { BrowserContext } from "@playwright/test";
import { AdminClient } from "#support/site/client";
import type { Site } from "#support/site/site";

const signedIn = new WeakMap<Site, Promise<AdminClient>>();

/** The administrator of a site, signed in once for all journeys of the worker there; who ends sessions takes one of their own. */
export function administratorOf(site: Site): Promise<AdminClient> {
  const administrator = signedIn.get(site) ?? AdminClient.signedIn(site);
  signedIn.set(site, administrator);
  return administrator;
}

/** Has a browser go on with the session of a client. */
export async function giveSession(context: BrowserContext, site: Pick<Site, "url">, client: AdminClient): Promise<void> {
  await context.addCookies(client.listCookies().map((cookie) => ({ ...cookie, url: site.url })));
}
