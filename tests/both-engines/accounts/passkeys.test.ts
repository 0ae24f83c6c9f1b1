import { expect, test } from "vitest";
import { AdminClient } from "#support/site/client";
import { PasskeyDevice } from "#support/site/passkey-device";
import { addAdministrator, addPerson, findPerson, NEW_PASSWORD } from "#support/site/people";
import { type Site, startSite } from "#support/site/site";

interface Asked {
  challenge: string;
}

let site: Site;
let owner: AdminClient;
let origin: string;

test.beforeAll(async () => {
  site = await startSite();
  owner = await AdminClient.signedIn(site);
  ({ origin } = new URL(site.url));
});
test.afterAll(() => site.stop());

async function addKey(person: AdminClient): Promise<PasskeyDevice> {
  const device = new PasskeyDevice();
  const asked = await person.ask<Asked>("passkeys.begin", { password: NEW_PASSWORD });
  await person.ask("passkeys.add", { response: device.make(asked, { origin }) });
  return device;
}

const ask = () => new AdminClient(site).ask<Asked>("session.beginPasskey");

/** Who is in by it, if anybody. */
async function enter(response: unknown, address = "10.60.0.1"): Promise<{ status: number; email?: string }> {
  const client = new AdminClient(site);
  const answer = await client.call("session.signInWithPasskey", { response }, { "x-forwarded-for": address });
  if (!answer.ok) return { status: answer.status };
  client.cookie = answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
  return { status: answer.status, email: (await client.ask<{ email: string }>("account.read")).email };
}

test("a key opens the account whose it is, a technician's too, without the code of an app", async () => {
  const email = "chave@exemplo.com.br";
  const person = await addPerson(site, owner, email, "technician");
  const device = await addKey(person);
  expect(await enter(device.use(await ask(), { origin }))).toEqual({ status: 204, email });
  expect(await person.ask("passkeys.list")).toMatchObject([{ device: "Aparelho desconhecido", usedAt: expect.anything() }]);
  expect((await findPerson(owner, email)).hasPasskey).toBe(true);
});

test("the same key sent twice is there once, and its use opens once, also at the same moment", async () => {
  const person = await addAdministrator(site, owner, "duas-vezes@exemplo.com.br");
  const device = new PasskeyDevice();
  const response = device.make(await person.ask<Asked>("passkeys.begin", { password: NEW_PASSWORD }), { origin });
  await Promise.all([person.ask("passkeys.add", { response }), person.ask("passkeys.add", { response })]);
  expect(await person.ask("passkeys.list")).toHaveLength(1);
  const used = device.use(await ask(), { origin });
  const answers = await Promise.all([enter(used), enter(used), enter(used)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 401, 401]);
});

test("it is refused from another site, for another question, without a look at whose hand it is, and when nobody knows it", async () => {
  const person = await addAdministrator(site, owner, "recusada@exemplo.com.br");
  const device = await addKey(person);
  const own = await person.ask<Asked>("passkeys.begin", { password: NEW_PASSWORD });
  const made = { challenge: Buffer.alloc(56, 7).toString("base64url"), rpId: "localhost" };
  for (const response of [
    device.use(await ask(), { origin: "https://outro.exemplo" }),
    device.use({ ...(await ask()), rpId: "outro.exemplo" } as Asked, { origin }),
    device.use({ ...made, challenge: own.challenge }, { origin }),
    device.use(made, { origin }),
    device.use(await ask(), { origin, hasSeen: false }),
    new PasskeyDevice().use(await ask(), { origin }),
  ]) {
    expect(await enter(response, "10.60.0.2")).toEqual({ status: 401 });
  }
});

test("one made for somebody else's question is not taken, nor one without the password", async () => {
  const [one, other] = await Promise.all(
    ["um-a@exemplo.com.br", "um-b@exemplo.com.br"].map((email) => addAdministrator(site, owner, email)),
  );
  const asked = await one?.ask<Asked>("passkeys.begin", { password: NEW_PASSWORD });
  const answer = await other?.call("passkeys.add", { response: new PasskeyDevice().make(asked as Asked, { origin }) });
  expect(answer?.status).toBe(400);
  expect((await other?.call("passkeys.begin", { password: "errada-123" }))?.status).toBe(403);
  expect((await other?.call("passkeys.begin", {}))?.status).toBe(403);
});

test("removed, after a new password by an administrator, or with its owner, it opens nothing", async () => {
  const emails = ["removida@exemplo.com.br", "senha-nova@exemplo.com.br", "quem-sai@exemplo.com.br"] as const;
  const [removed, reset, gone] = await Promise.all(
    emails.map(async (email) => {
      const person = await addAdministrator(site, owner, email);
      return { person, device: await addKey(person), id: (await findPerson(owner, email)).id };
    }),
  );
  if (!removed || !reset || !gone) throw new Error("Three were added");
  const [{ id }] = await removed.person.ask<[{ id: string }]>("passkeys.list");
  expect((await reset.person.call("passkeys.remove", { id })).status).toBe(404);
  await removed.person.ask("passkeys.remove", { id });
  await owner.ask("people.resetPassword", { id: reset.id });
  await owner.ask("people.remove", { id: gone.id });
  for (const { device } of [removed, reset, gone]) {
    expect(await enter(device.use(await ask(), { origin }), "10.60.0.3")).toEqual({ status: 401 });
  }
});

test("one network is refused after thirty failures, like one that guesses passwords", async () => {
  const statuses = [];
  for (let time = 0; time < 31; time += 1) {
    statuses.push((await enter(new PasskeyDevice().use({ challenge: "x", rpId: "localhost" } as Asked, { origin }), "10.61.0.1")).status);
  }
  expect([statuses.slice(0, 30).every((status) => status === 401), statuses[30]]).toEqual([true, 429]);
});
