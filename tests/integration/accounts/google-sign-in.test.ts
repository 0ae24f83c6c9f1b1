import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { countRows, querySite } from "#support/database/database";
import { wholeTest } from "#support/machine/whole-test";
import { type IdentityProvider, startIdentityProvider } from "#support/outside/identity-provider";
import { codeOf, nextCodeOf } from "#support/site/app-codes";
import { AdminClient } from "#support/site/client";
import { GoogleFlow } from "#support/site/google-flow";
import { addAdministrator, findPerson, NEW_PASSWORD } from "#support/site/people";
import { ADMIN, type Site, startSite } from "#support/site/site";
import { test } from "#support/site/stage";

const ALLOWED = "convidada@exemplo.com.br";
const OWNER = { sub: "google-dono", email: ADMIN.email, name: "Dono" };
const GUEST = { sub: "google-convidada", email: ALLOWED, name: "Convidada" };

let site: Site;
let provider: IdentityProvider;
let flow: GoogleFlow;
let flows = 0;

beforeAll(async () => {
  provider = await startIdentityProvider();
  site = await startSite({ env: { ADMIN_ALLOWED_EMAILS: `outra@exemplo.com.br, ${ALLOWED}, lista@exemplo.com.br`, ...provider.env } });
  provider.letIn(site.url);
});
beforeEach(() => {
  flows += 1;
  flow = new GoogleFlow(site, `10.9.0.${flows}`);
  provider.changesNonce = false;
});
afterAll(async () => {
  await site?.stop();
  await provider?.stop();
});

const countAccounts = () => Promise.all(["user", "account", "session"].map((table) => countRows(site, table)));

test("the sign-in asks the provider for a code with state, nonce and PKCE, and who to be", async () => {
  const { searchParams } = new URL(await flow.begin());
  expect(searchParams.get("response_type")).toBe("code");
  expect(searchParams.get("scope")?.split(" ")).toEqual(expect.arrayContaining(["openid", "email"]));
  expect(searchParams.get("code_challenge_method")).toBe("S256");
  expect(searchParams.get("code_challenge")).toHaveLength(43);
  expect(searchParams.get("state")?.length).toBeGreaterThanOrEqual(32);
  expect(searchParams.get("nonce")?.length).toBeGreaterThanOrEqual(32);
  expect(searchParams.get("redirect_uri")).toBe(`${site.url}/api/auth/callback/google`);
  expect(searchParams.get("prompt")).toBe("select_account");
});

test("an e-mail of the allow-list enters, with a session like any other and an account of its own", async () => {
  provider.identity = GUEST;
  const answer = await flow.return(await flow.askProvider(await flow.begin()));
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/admin/painel"]);
  const session = answer.headers.getSetCookie().find((cookie) => cookie.startsWith("abre-facil.session_token="));
  expect(session?.split("; ").slice(1)).toEqual(expect.arrayContaining(["HttpOnly", "SameSite=Lax", "Max-Age=14400", "Path=/"]));
  expect(await flow.isSignedIn()).toBe(true);
  const [row] = await querySite<{ createdAt: string | Date; expiresAt: string | Date }>(
    site,
    sql`select s."createdAt", s."expiresAt" from session s join "user" u on u.id = s."userId" where u.email = ${ALLOWED}`,
  );
  const lifetime = new Date(row?.expiresAt ?? 0).getTime() - new Date(row?.createdAt ?? 0).getTime();
  expect(Math.round(lifetime / 1000)).toBe(14_400);
});

test("nothing that lets act for somebody at the provider is kept", async () => {
  await flow.run(provider, GUEST);
  const [row] = await querySite(site, sql`select * from account where "providerId" = 'google' and "accountId" = ${GUEST.sub}`);
  expect(row).toMatchObject({ accountId: GUEST.sub, accessToken: null, refreshToken: null, idToken: null });
});

test("an administrator enters by Google into the account he has", async () => {
  const before = await countRows(site, "user");
  expect(await flow.run(provider, { ...OWNER, email: ADMIN.email.toUpperCase() })).toBe("/admin/painel");
  expect(await flow.isSignedIn()).toBe(true);
  expect(await countRows(site, "user")).toBe(before);
});

test("the activity log tells who came in by Google", async () => {
  await flow.run(provider, OWNER);
  const [row] = await querySite(site, sql`select actor, action, subject from activities order by seq desc limit 1`);
  expect(row).toEqual({ actor: ADMIN.email, action: "session.started", subject: "Google" });
});

test("an e-mail nobody allowed is refused and leaves nothing behind", async () => {
  const before = await countAccounts();
  expect(await flow.run(provider, { sub: "google-estranho", email: "estranho@exemplo.com.br" })).toBe("/admin/login?erro=acesso-negado");
  expect(await flow.isSignedIn()).toBe(false);
  expect(await countAccounts()).toEqual(before);
});

test.each([
  ["an allowed e-mail", { sub: "google-outra", email: "outra@exemplo.com.br", emailVerified: false }],
  ["an administrator's e-mail", { sub: "google-falso-dono", email: ADMIN.email, emailVerified: false }],
])("%s that the provider has not verified is refused", async (_, identity) => {
  const before = await countAccounts();
  expect(await flow.run(provider, identity)).toBe("/admin/login?erro=email-nao-verificado");
  expect(await flow.isSignedIn()).toBe(false);
  expect(await countAccounts()).toEqual(before);
});

test("an answer without an e-mail is refused", async () => {
  expect(await flow.run(provider, { sub: "google-sem-email" })).toBe("/admin/login?erro=email-nao-verificado");
  expect(await flow.isSignedIn()).toBe(false);
});

test("an account whose e-mail at the provider became one nobody allowed is refused", async () => {
  await flow.run(provider, GUEST);
  const later = new GoogleFlow(site, "10.9.1.1");
  expect(await later.run(provider, { ...GUEST, email: "mudou@exemplo.com.br" })).toBe("/admin/login?erro=acesso-negado");
});

test("an answer with another state is refused", async () => {
  provider.identity = OWNER;
  const back = new URL(await flow.askProvider(await flow.begin()));
  back.searchParams.set("state", "x".repeat(32));
  expect((await flow.return(back.href)).headers.get("location")).toBe("/admin/login?erro=expirado");
  back.searchParams.delete("state");
  expect((await flow.return(back.href)).headers.get("location")).toBe("/admin/login?erro=expirado");
  expect(await flow.isSignedIn()).toBe(false);
});

test("an answer begun in another browser is refused, so nobody is signed in as somebody else", async () => {
  provider.identity = OWNER;
  const back = await flow.askProvider(await flow.begin());
  const victim = new GoogleFlow(site, "10.9.1.2");
  expect((await victim.return(back)).headers.get("location")).toBe("/admin/login?erro=expirado");
  await victim.begin();
  expect((await victim.return(back)).headers.get("location")).toBe("/admin/login?erro=expirado");
  expect(await victim.isSignedIn()).toBe(false);
});

test("an ID token made for another nonce is refused", async () => {
  provider.changesNonce = true;
  expect(await flow.run(provider, OWNER)).toBe("/admin/login?erro=nao-confirmado");
  expect(await flow.isSignedIn()).toBe(false);
});

test("an answer that was used is refused the second time", async () => {
  provider.identity = OWNER;
  const back = await flow.askProvider(await flow.begin());
  expect((await flow.return(back)).headers.get("location")).toBe("/admin/painel");
  const again = new GoogleFlow(site, "10.9.1.3");
  again.cookies.set("abre-facil.state", flow.cookies.get("abre-facil.state") ?? "");
  expect((await again.return(back)).headers.get("location")).toBe("/admin/login?erro=expirado");
  expect(await again.isSignedIn()).toBe(false);
});

test("a code of an earlier sign-in is refused in a new one", async () => {
  provider.identity = OWNER;
  const used = new URL(await flow.askProvider(await flow.begin()));
  await flow.return(used.href);
  const thief = new GoogleFlow(site, "10.9.1.4");
  const fresh = new URL(await thief.askProvider(await thief.begin()));
  fresh.searchParams.set("code", used.searchParams.get("code") ?? "");
  expect((await thief.return(fresh.href)).headers.get("location")).toBe("/admin/login?erro=nao-confirmado");
  expect(await thief.isSignedIn()).toBe(false);
});

test("who cancels at the provider comes back to the sign-in page", async () => {
  expect(await flow.run(provider, undefined)).toBe("/admin/login?erro=cancelado");
});

test.each([
  ["?error=server_error&state=x", "expirado"],
  ["", "expirado"],
  ["?code=x", "expirado"],
  ["?state=%E0%A4%A", "expirado"],
  [`?code=${"a".repeat(1500)}&state=b`, "expirado"],
])("a made-up answer %# leads to the sign-in page", async (search, reason) => {
  const answer = await flow.return(`${site.url}/api/auth/callback/google${search}`);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `/admin/login?erro=${reason}`]);
});

test("made-up answers of one address are counted with its wrong passwords", async () => {
  for (let time = 0; time < 30; time += 1) await flow.return(`${site.url}/api/auth/callback/google?code=x&state=${time}`);
  expect((await flow.return(`${site.url}/api/auth/callback/google?code=x&state=y`)).headers.get("location")).toBe(
    "/admin/login?erro=muitas-tentativas",
  );
  expect((await flow.start()).status).toBe(429);
});

test("beginnings of one address are limited, others are not", async () => {
  for (let time = 0; time < 30; time += 1) expect((await flow.start()).status).toBe(200);
  expect((await flow.start()).status).toBe(429);
  expect((await new GoogleFlow(site, "10.9.1.5").start()).status).toBe(200);
});

test("a session cookie somebody planted before the sign-in opens nothing afterwards", async () => {
  flow.cookies.set("abre-facil.session_token", "plantado.assinatura");
  await flow.run(provider, OWNER);
  expect(flow.cookies.get("abre-facil.session_token")).not.toContain("plantado");
  expect(await flow.isSignedIn()).toBe(true);
  const planted = new GoogleFlow(site, "10.9.1.6");
  planted.cookies.set("abre-facil.session_token", "plantado.assinatura");
  expect(await planted.isSignedIn()).toBe(false);
});

test("no other address of the accounts library answers", async () => {
  for (const path of ["/api/auth/sign-in/social", "/api/auth/callback/github", "/api/auth/error", "/api/auth/list-sessions", "/api/auth"]) {
    const answer = await fetch(site.url + path, { redirect: "manual" });
    expect(answer.status, path).toBe(404);
  }
  const posted = await fetch(`${site.url}/api/auth/callback/google`, { method: "POST", redirect: "manual", headers: { origin: site.url } });
  expect(posted.status).toBe(404);
});

test("a provisional password dies when its owner comes in by Google", async () => {
  const owner = await AdminClient.signedIn(site);
  const newcomer = { sub: "google-novata", email: "novata@exemplo.com.br" };
  const { password } = await owner.ask<{ password: string }>("people.add", { email: newcomer.email, name: "Novata" });
  expect(await flow.run(provider, newcomer)).toBe("/admin/painel");
  expect(await flow.isSignedIn()).toBe(true);
  expect((await new AdminClient(site).signIn({ email: newcomer.email, password })).status).toBe(401);
});

test("a removed administrator whom the settings do not allow stays out", async () => {
  const owner = await AdminClient.signedIn(site);
  const leaver = { sub: "google-ex", email: "ex@exemplo.com.br" };
  await owner.ask("people.add", { email: leaver.email, name: "Ex" });
  expect(await flow.run(provider, leaver)).toBe("/admin/painel");
  const people = await owner.ask<{ id: string; email: string }[]>("people.list");
  await owner.ask("people.remove", { id: people.find(({ email }) => email === leaver.email)?.id });
  expect(await flow.isSignedIn()).toBe(false);
  expect(await new GoogleFlow(site, "10.9.1.7").run(provider, leaver)).toBe("/admin/login?erro=acesso-negado");
});

test("every administrator sees who of them the settings let in", async () => {
  const owner = await AdminClient.signedIn(site);
  await owner.ask("people.add", { email: "lista@exemplo.com.br", name: "Pessoa" });
  expect(await findPerson(owner, "lista@exemplo.com.br")).toMatchObject({
    isOneself: false,
    mustChangePassword: true,
    isAllowedBySettings: true,
    hasGoogle: false,
  });
});

test("whom the settings let in is an administrator and stays one", async () => {
  const owner = await AdminClient.signedIn(site);
  await flow.run(provider, { sub: "google-permitida", email: ALLOWED });
  const { id, role } = await findPerson(owner, ALLOWED);
  expect(role).toBe("administrator");
  const added = owner.call("people.add", { email: "OUTRA@exemplo.com.br", name: "Outra", role: "technician" });
  for (const answer of [await owner.call("people.setRole", { id, role: "technician" }), await added]) {
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining("ADMIN_ALLOWED_EMAILS")]);
  }
});

test("who comes in by Google is asked for the code of the app too", async () => {
  const email = "com-aplicativo@exemplo.com.br";
  const person = await addAdministrator(site, await AdminClient.signedIn(site), email);
  const { uri } = await person.ask<{ uri: string }>("secondFactor.begin", { password: NEW_PASSWORD });
  expect((await person.call("secondFactor.confirm", { code: codeOf(uri) })).status).toBe(204);
  expect(await flow.run(provider, { sub: `google-${email}`, email })).toBe("/admin/login?etapa=codigo");
  expect(await flow.isSignedIn()).toBe(false);
  const answer = await new AdminClient(site).call(
    "session.verifyCode",
    { code: nextCodeOf(uri), kind: "app" },
    { cookie: flow.cookies.header },
  );
  expect(answer.status).toBe(204);
  flow.cookies.keep(answer);
  expect(await flow.isSignedIn()).toBe(true);
});

test("an account that comes in by Google alone turns the second factor on and off without a password", async () => {
  const identity = { sub: "google-sem-senha", email: "sem-senha@exemplo.com.br" };
  await (await AdminClient.signedIn(site)).ask("people.add", { email: identity.email, name: "Sem senha" });
  expect(await flow.run(provider, identity)).toBe("/admin/painel");
  const guest = new AdminClient(site);
  guest.cookie = flow.cookies.header;
  expect(await guest.ask("account.read")).toMatchObject({ hasPassword: false, hasGoogle: true });
  const { uri } = await guest.ask<{ uri: string }>("secondFactor.begin", {});
  const answer = await guest.call("secondFactor.confirm", { code: codeOf(uri) });
  expect(answer.status).toBe(204);
  flow.cookies.keep(answer);
  guest.cookie = flow.cookies.header;
  expect(await guest.ask("account.read")).toMatchObject({ hasSecondFactor: true });
  expect((await guest.call("secondFactor.disable", {})).status).toBe(204);
});

wholeTest("a provider that is away is told as such, and tried again by the next one", async () => {
  const away = await startIdentityProvider();
  away.isAway = true;
  const other = await startSite({ env: away.env });
  try {
    const answer = await new GoogleFlow(other, "10.9.1.8").start();
    expect(answer.status).toBe(502);
    expect(await answer.text()).toContain("Não foi possível falar com o Google.");
    expect((await new AdminClient(other).signIn()).status).toBe(204);
    away.isAway = false;
    away.letIn(other.url);
    expect(await new GoogleFlow(other, "10.9.1.8").run(away, OWNER)).toBe("/admin/painel");
  } finally {
    await other.stop();
    await away.stop();
  }
});

test("without settings of Google the button is told so, and the return address leads to the sign-in page", async ({ stage }) => {
  const answer = await new GoogleFlow(stage.site, "10.9.1.9").start();
  expect(answer.status).toBe(412);
  expect(await answer.text()).toContain("O servidor não tem login do Google configurado.");
  const back = await fetch(`${stage.site.url}/api/auth/callback/google?code=x&state=y`, { redirect: "manual" });
  expect(back.headers.get("location")).toBe("/admin/login?erro=nao-configurado");
});
