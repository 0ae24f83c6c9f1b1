import { sql } from "kysely";
import { expect } from "vitest";
import { querySite } from "#support/database/database";
import { AdminClient } from "#support/site/client";
import { addAdministrator, findPerson, type ListedPerson, NEW_PASSWORD } from "#support/site/people";
import { ADMIN, type Site } from "#support/site/site";
import { test } from "#support/site/stage";

let site: Site;
let owner: AdminClient;

test.beforeAll(({ stage }) => {
  ({ site, client: owner } = stage);
});

const lastActivity = async () => (await querySite(site, sql`select actor, action, subject from activities order by seq desc limit 1`))[0];
const add = (email: string) => owner.ask<{ password: string }>("people.add", { email, name: "Pessoa" });
const status = async (client: AdminClient, action: string, input?: unknown) => (await client.call(action, input)).status;
const ledTo = async (client: AdminClient, path: string) => {
  const answer = await client.get(path);
  return [answer.status, answer.headers.get("location")];
};

test("a person added gets a provisional password that opens nothing but its own change", async () => {
  const { password } = await add("nova@exemplo.com.br");
  expect(password).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
  expect(await lastActivity()).toEqual({ actor: ADMIN.email, action: "person.added", subject: "nova@exemplo.com.br" });

  const nova = new AdminClient(site);
  expect((await nova.signIn({ email: "Nova@exemplo.com.br", password })).status).toBe(204);
  for (const path of ["/admin/painel", "/admin/pessoas", "/admin/batch-creator"])
    expect(await ledTo(nova, path)).toEqual([303, "/admin/conta"]);
  expect(await ledTo(nova, "/admin/conta")).toEqual([200, null]);
  const refused = await nova.call("pages.list", {});
  expect(refused.status).toBe(403);
  expect(await refused.text()).toContain("troque a senha provisória");
  for (const action of ["people.list", "account.listSessions", "secondFactor.begin", "runs.findLatest"]) {
    expect(await status(nova, action, { kind: "bulk-presets" }), action).toBe(403);
  }

  expect(await status(nova, "account.changePassword", { currentPassword: password, newPassword: NEW_PASSWORD })).toBe(204);
  expect(await ledTo(nova, "/admin/painel")).toEqual([200, null]);
  expect(await status(nova, "pages.list", {})).toBe(200);
  expect((await new AdminClient(site).signIn({ email: "nova@exemplo.com.br", password })).status).toBe(401);
  expect((await new AdminClient(site).signIn({ email: "nova@exemplo.com.br", password: NEW_PASSWORD })).status).toBe(204);
});

test("a provisional password that nobody used in its days is refused with that reason, and another is made", async () => {
  const email = "demorou@exemplo.com.br";
  const { password } = await add(email);
  const { id, temporaryPasswordEndsAt } = await findPerson(owner, email);
  expect(new Date(temporaryPasswordEndsAt ?? 0).getTime()).toBeGreaterThan(Date.now());
  const longAgo = new Date(Date.now() - 8 * 86_400_000).toISOString();
  await querySite(site, sql`update account set "updatedAt" = ${longAgo} where "userId" = ${id}`);
  const late = new AdminClient(site);
  const refused = await late.signIn({ email, password });
  expect([refused.status, late.cookie]).toEqual([403, ""]);
  expect(await refused.text()).toContain("Esta senha provisória venceu: vale por 7 dias. Peça outra a quem administra o painel.");
  const made = await owner.ask<{ password: string }>("people.resetPassword", { id });
  expect((await late.signIn({ email, password: made.password })).status).toBe(204);
});

test("who still has a provisional password may leave without changing it", async () => {
  const { password } = await add("volta-depois@exemplo.com.br");
  const person = new AdminClient(site);
  await person.signIn({ email: "volta-depois@exemplo.com.br", password });
  expect(await status(person, "session.signOut")).toBe(204);
  expect(await ledTo(person, "/admin/conta")).toEqual([303, "/admin/login"]);
});

test("every administrator sees all, each with what it takes to sign in", async () => {
  await add("lista@exemplo.com.br");
  const people = await owner.ask<ListedPerson[]>("people.list");
  expect(people[0]).toMatchObject({
    email: ADMIN.email,
    isOneself: true,
    hasPassword: true,
    mustChangePassword: false,
    hasSecondFactor: false,
  });
  expect(people.find(({ email }) => email === "lista@exemplo.com.br")).toMatchObject({
    isOneself: false,
    mustChangePassword: true,
    isAllowedBySettings: false,
    hasGoogle: false,
  });
  expect(JSON.stringify(people)).not.toMatch(/hash|secret|token|:[0-9a-f]{32}/);
});

test("an e-mail is taken once, whatever its case, also by two at the same moment", async () => {
  expect(await status(owner, "people.add", { email: ADMIN.email.toUpperCase(), name: "Outro" })).toBe(409);
  const input = { email: "gemea@exemplo.com.br", name: "Gêmea" };
  const answers = await Promise.all([owner.call("people.add", input), owner.call("people.add", input), owner.call("people.add", input)]);
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409, 409]);
});

test.each([
  [{ email: "sem-arroba", name: "X" }, "Informe um email válido"],
  [{ email: "x@exemplo.com.br", name: "  " }, "Informe o nome."],
  [{ email: "x@exemplo.com.br", name: "n".repeat(81) }, "Use no máximo 80 caracteres no nome."],
  [{ email: `${"x".repeat(250)}@exemplo.com.br`, name: "X" }, "mail"],
])("%j is not added: %s", async (input, message) => {
  const answer = await owner.call("people.add", input);
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain(message);
});

test("a removed administrator is out at once, in every place, and cannot come back", async () => {
  const leaver = await addAdministrator(site, owner, "saindo@exemplo.com.br");
  const elsewhere = new AdminClient(site);
  await elsewhere.signIn({ email: "saindo@exemplo.com.br", password: NEW_PASSWORD });
  const { id } = await findPerson(owner, "saindo@exemplo.com.br");
  expect(await status(owner, "people.remove", { id })).toBe(204);
  expect(await lastActivity()).toEqual({ actor: ADMIN.email, action: "person.removed", subject: "saindo@exemplo.com.br" });
  for (const client of [leaver, elsewhere]) {
    expect(await status(client, "pages.list", {})).toBe(401);
    expect(await ledTo(client, "/admin/painel")).toEqual([303, "/admin/login"]);
  }
  expect((await new AdminClient(site).signIn({ email: "saindo@exemplo.com.br", password: NEW_PASSWORD })).status).toBe(401);
  expect(await status(owner, "people.remove", { id })).toBe(404);
});

test("nobody removes himself, and so never the last administrator", async () => {
  const { id } = await findPerson(owner, ADMIN.email);
  const answer = await owner.call("people.remove", { id });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("Você não pode remover a si mesmo.");
  expect(await status(owner, "people.list")).toBe(200);
});

test("two who remove each other at the same moment leave one", async () => {
  const emails = ["primeira@exemplo.com.br", "segunda@exemplo.com.br"] as const;
  const [first, second] = [await addAdministrator(site, owner, emails[0]), await addAdministrator(site, owner, emails[1])];
  const [firstId, secondId] = [(await findPerson(owner, emails[0])).id, (await findPerson(owner, emails[1])).id];
  const answers = await Promise.all([first.call("people.remove", { id: secondId }), second.call("people.remove", { id: firstId })]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await querySite(site, sql`select id from "user" where id in (${firstId}, ${secondId})`)).toHaveLength(1);
});

test("a new password ends the person's sessions and is to be changed", async () => {
  const email = "esqueceu@exemplo.com.br";
  const person = await addAdministrator(site, owner, email);
  const { id } = await findPerson(owner, email);
  const { password } = await owner.ask<{ password: string }>("people.resetPassword", { id });
  expect(await lastActivity()).toEqual({ actor: ADMIN.email, action: "person.password-reset", subject: email });
  expect(await status(person, "pages.list", {})).toBe(401);
  expect((await new AdminClient(site).signIn({ email, password: NEW_PASSWORD })).status).toBe(401);
  expect((await person.signIn({ email, password })).status).toBe(204);
  expect(await ledTo(person, "/admin/painel")).toEqual([303, "/admin/conta"]);
  expect((await findPerson(owner, email)).mustChangePassword).toBe(true);
});

test("a new password lets in who had locked himself out by guessing", async () => {
  const email = "trancado@exemplo.com.br";
  await addAdministrator(site, owner, email);
  const { id } = await findPerson(owner, email);
  for (let time = 0; time < 10; time += 1) {
    await new AdminClient(site).call("session.signIn", { email, password: "errada-123" }, { "x-forwarded-for": `10.4.0.${time}` });
  }
  expect((await new AdminClient(site).signIn({ email, password: NEW_PASSWORD })).status).toBe(429);
  const { password } = await owner.ask<{ password: string }>("people.resetPassword", { id });
  expect((await new AdminClient(site).signIn({ email, password })).status).toBe(204);
});

test("one's own password is not reset but changed", async () => {
  const { id } = await findPerson(owner, ADMIN.email);
  expect(await status(owner, "people.resetPassword", { id })).toBe(400);
  expect(await status(owner, "people.resetPassword", { id: "ninguem" })).toBe(404);
});
