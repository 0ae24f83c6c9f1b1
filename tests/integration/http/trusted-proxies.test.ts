import { expect, onTestFinished } from "vitest";
import { listAddressesCounted, OWN_ADDRESSES } from "#support/site/attempts";
import { AdminClient } from "#support/site/client";
import { type Site, startSite } from "#support/site/site";
import { test } from "#support/site/stage";

async function startTrusting(trustedProxies: string): Promise<Site> {
  const site = await startSite({ env: { TRUSTED_PROXIES: trustedProxies } });
  onTestFinished(async () => void (await site.stop()));
  return site;
}

/** The network addresses wrong passwords are counted for, when this machine hands on these `X-Forwarded-For`. */
async function addressesCounted(site: Site, ...forwarded: string[]): Promise<string[]> {
  const credentials = { email: "a@exemplo.com.br", password: "errada-123" };
  for (const header of forwarded) await new AdminClient(site).call("session.signIn", credentials, { "x-forwarded-for": header });
  return await listAddressesCounted(site, [...OWN_ADDRESSES, ...forwarded.flatMap((header) => header.split(", "))]);
}

test("without the setting a proxy on this machine is believed, but not what a visitor told the proxy", async ({ stage }) => {
  const counted = await addressesCounted(stage.site, "203.0.113.9", "6.6.6.6, 203.0.113.10", "6.6.6.6, 10.0.0.7");
  expect(counted).toEqual(["10.0.0.7", "203.0.113.10", "203.0.113.9"]);
});

test("a chain of proxies is believed as far as each of them is named", async () => {
  const counted = await addressesCounted(
    await startTrusting("loopback, 10.0.0.7, 10.8.0.0/16"),
    "6.6.6.6, 203.0.113.9, 10.8.0.1, 10.0.0.7",
    "203.0.113.9, 10.0.0.8, 10.0.0.7",
  );
  expect(counted).toEqual(["10.0.0.8", "203.0.113.9"]);
});

test.each(["none", "uniquelocal"])("with TRUSTED_PROXIES=%s whoever connects is the visitor", async (trusted) => {
  const counted = await addressesCounted(await startTrusting(trusted), "203.0.113.9", "203.0.113.10");
  expect(counted).toEqual([expect.toBeOneOf(OWN_ADDRESSES)]);
});
