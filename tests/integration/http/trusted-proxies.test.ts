import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { querySite } from "#support/database/database";
import { AdminClient } from "#support/site/client";
import { startSite } from "#support/site/site";

/** The network addresses wrong passwords are counted for, when this machine hands on these `X-Forwarded-For`. */
async function addressesCounted(trustedProxies: string, ...forwarded: string[]): Promise<string[]> {
  const site = await startSite({ env: { TRUSTED_PROXIES: trustedProxies } });
  onTestFinished(() => void site.stop());
  const credentials = { email: "a@exemplo.com.br", password: "errada-123" };
  for (const header of forwarded) await new AdminClient(site).call("session.signIn", credentials, { "x-forwarded-for": header });
  const counted = sql`select subject from sign_in_attempts where subject like 'address:%' order by subject`;
  return (await querySite<{ subject: string }>(site, counted)).map(({ subject }) => subject.replace("address:", ""));
}

const OWN_ADDRESS = /^(::1|127\.0\.0\.1|::ffff:127\.0\.0\.1)$/;

test("without the setting a proxy on this machine is believed, but not what a visitor told the proxy", async () => {
  const counted = await addressesCounted("", "203.0.113.9", "6.6.6.6, 203.0.113.10", "6.6.6.6, 10.0.0.7");
  expect(counted).toEqual(["10.0.0.7", "203.0.113.10", "203.0.113.9"]);
});

test("a chain of proxies is believed as far as each of them is named", async () => {
  const counted = await addressesCounted(
    "loopback, 10.0.0.7, 10.8.0.0/16",
    "6.6.6.6, 203.0.113.9, 10.8.0.1, 10.0.0.7",
    "203.0.113.9, 10.0.0.8, 10.0.0.7",
  );
  expect(counted).toEqual(["10.0.0.8", "203.0.113.9"]);
});

test.each(["none", "uniquelocal"])("with TRUSTED_PROXIES=%s whoever connects is the visitor", async (trusted) => {
  const counted = await addressesCounted(trusted, "203.0.113.9", "203.0.113.10");
  expect(counted).toEqual([expect.stringMatching(OWN_ADDRESS)]);
});
