import { expect } from "vitest";
import { ADMINISTRATORS_ONLY } from "#domain/accounts/role";
import { makePhoto } from "#support/photos/make-photo";
import { addPhoto, sendPhoto } from "#support/photos/send-photo";
import { GUARDED, listAddresses } from "#support/site/actions";
import { AdminClient } from "#support/site/client";
import { addAdministrator, addPerson, findPerson } from "#support/site/people";
import { ADMIN, type Site } from "#support/site/site";
import { test } from "#support/site/stage";

/** All that a technician may call; what strangers may, too. */
const CALLS = [
  ...["account.read", "account.changePassword", "account.listSessions", "account.revokeSession", "account.revokeOtherSessions"],
  ...["secondFactor.begin", "secondFactor.confirm", "secondFactor.disable", "secondFactor.renewBackupCodes"],
  ...["passkeys.list", "passkeys.begin", "passkeys.add", "passkeys.remove"],
  ...["photos.list", "photos.read", "works.list", "appointments.list"],
];

/** All that he may open of the panel, and what it answers a look. */
const ADDRESSES: Record<string, number> = {
  "/admin/login": 303,
  "/admin/painel": 303,
  "/admin/fotos": 200,
  // It takes files alone.
  "/admin/fotos/enviar": 404,
  "/admin/obras": 200,
  "/admin/visitas": 200,
  "/admin/conta": 200,
};

let site: Site;
let owner: AdminClient;
let technician: AdminClient;

test.beforeAll(async ({ stage }) => {
  ({ site, client: owner } = stage);
  technician = await addPerson(site, owner, "tecnico@exemplo.com.br", "technician");
});

/** Whether it is the wall that refuses, and not what stands behind it. */
async function isRefused(answer: Response): Promise<boolean> {
  return answer.status === 403 && (await answer.text()).includes(ADMINISTRATORS_ONLY);
}

test("of all calls a technician may make those on the list, and is refused the others whatever he sends", async () => {
  expect(CALLS.filter((action) => !(action in GUARDED))).toEqual([]);
  for (const [action, input] of Object.entries(GUARDED)) {
    const answers = await Promise.all([technician.call(action, input), technician.call(action, { id: 5, kind: 5, title: 5 })]);
    const refused = await Promise.all(answers.map(isRefused));
    expect(refused, action).toEqual(CALLS.includes(action) ? [false, false] : [true, true]);
  }
});

test("of all addresses of the panel he opens those on the list, and is told of the others in words", async () => {
  for (const address of listAddresses("admin")) {
    const answer = await technician.get(address);
    expect(answer.status, address).toBe(ADDRESSES[address] ?? 403);
    if (answer.status === 403) expect(await answer.text(), address).toContain("Só para administradores");
    if (!(address in ADDRESSES)) expect(await isRefused(await technician.post(address, {})), address).toBe(true);
  }
  for (const address of ["/admin/login", "/admin/painel"]) {
    expect((await technician.get(address)).headers.get("location"), address).toBe("/admin/visitas");
  }
});

test("he sends photographs and sees them, and replaces none", async () => {
  const photo = await addPhoto(technician, await makePhoto());
  expect(photo.createdBy).toBe("tecnico@exemplo.com.br");
  const file = `/fotos/${photo.address}-480.webp`;
  expect([(await technician.get(file)).status, (await new AdminClient(site).get(file)).status]).toEqual([200, 404]);
  const replaced = await sendPhoto(technician, await makePhoto(), { replaces: { id: photo.id, version: 1 } });
  expect(replaced).toEqual({ status: 403, message: ADMINISTRATORS_ONLY });
});

test("nothing of an administrator stands on the public pages that he reads", async () => {
  const { slug } = await owner.ask<{ slug: string }>("pages.save", { title: "Página que o técnico lê", content: "<p>Texto.</p>" });
  const read = async (client: AdminClient) => (await client.get(`/links-uteis/${slug}`)).text();
  expect([(await read(owner)).includes("Excluir página"), (await read(technician)).includes("Excluir página")]).toEqual([true, false]);
});

test("a role that is changed is in force with the next request, both ways, and stands in the activity log", async () => {
  const email = "muda@exemplo.com.br";
  const client = await addAdministrator(site, owner, email);
  const { id } = await findPerson(owner, email);
  const setRole = (role: string) => owner.ask("people.setRole", { id, role });
  expect((await client.call("people.list")).status).toBe(200);
  await setRole("technician");
  await setRole("technician");
  expect(await isRefused(await client.call("people.list"))).toBe(true);
  expect((await client.get("/admin/copias")).status).toBe(403);
  expect((await findPerson(owner, email)).role).toBe("technician");
  await setRole("administrator");
  expect((await client.call("people.list")).status).toBe(200);
  const { activities } = await owner.ask<{ activities: { action: string; subject: string; before?: string; after?: string }[] }>(
    "activities.list",
    {},
  );
  const changes = activities.filter(({ action, subject }) => action === "person.role-changed" && subject === email);
  expect(changes.map(({ before, after }) => `${before} → ${after}`)).toEqual(["Técnico → Administrador", "Administrador → Técnico"]);
});

test("one administrator always stays: nobody changes his own role, and of two who change each other's one does", async () => {
  const { id } = await findPerson(owner, ADMIN.email);
  const own = await owner.call("people.setRole", { id, role: "technician" });
  expect([own.status, await own.text()]).toEqual([400, expect.stringContaining("assim sempre fica um")]);
  const emails = ["um@exemplo.com.br", "dois@exemplo.com.br"] as const;
  const clients = await Promise.all(emails.map((email) => addAdministrator(site, owner, email)));
  const people = await Promise.all(emails.map((email) => findPerson(owner, email)));
  await Promise.all(clients.map((client, index) => client.call("people.setRole", { id: people[1 - index]?.id, role: "technician" })));
  const roles = await Promise.all(emails.map(async (email) => (await findPerson(owner, email)).role));
  expect(roles.toSorted()).toEqual(["administrator", "technician"]);
});
