import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { dayOf, laterDay } from "#domain/calendar/owner-time";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";
import { waitUntil } from "#support/machine/wait-until";
import { makePhoto } from "#support/photos/make-photo";
import { addPhoto } from "#support/photos/send-photo";
import { AdminClient } from "./client";
import { send } from "./http";
import { finishRun, startRun } from "./runs";
import { type Site, startSite } from "./site";
import { sendImport, toCsv } from "./transfer";

/** Only ends what hangs. */
const BOUND_MS = 200_000;

export interface SeededSite {
  dataDir: string;
  /** The SQLite file in it. */
  file: string;
  /** Of a session that has not ended. */
  cookie: string;
  /** Names the files of its photograph. */
  photoAddress: string;
}

/**
 * The folder of a site on SQLite that was stopped in order, with something in every corner of its database; a copy, which
 * goes when the test ends. Whoever asks first in a run of tests lets that site run, for all of them.
 */
export async function copySeededSite(): Promise<SeededSite> {
  const folder = process.env["TEST_SEEDED_SITE"];
  if (!folder) throw new Error("There is no folder for the seeded site: the project of the tests has no global setup that makes one");
  const told = join(folder, "told.json");
  if (isFirst(folder)) await seed(folder, told);
  await waitUntil(() => existsSync(told), { withinMs: BOUND_MS, what: "another worker to seed a site" });
  const dataDir = makeTemporaryFolder();
  cpSync(join(folder, "data"), dataDir, { recursive: true });
  return { dataDir, file: join(dataDir, "abre-facil.sqlite"), ...JSON.parse(readFileSync(told, "utf8")) };
}

/** Who can make a folder that none has made. */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(join(folder, "data"), { mode: 0o700 });
    return true;
  } catch {
    return false;
  }
}

async function seed(folder: string, told: string): Promise<void> {
  const dataDir = join(folder, "data");
  try {
    const site = await startSite({ dataDir, env: { DATABASE_URL: `sqlite:${join(dataDir, "abre-facil.sqlite")}` } });
    const tell = await fill(site).catch(async (error: unknown) => {
      await site.stop("SIGKILL");
      throw error;
    });
    expect(await site.stop()).toBe(0);
    writeFileSync(`${told}.new`, JSON.stringify(tell));
    renameSync(`${told}.new`, told);
  } catch (error) {
    rmSync(dataDir, { recursive: true });
    throw error;
  }
}

async function fill(site: Site): Promise<Pick<SeededSite, "cookie" | "photoAddress">> {
  const client = await AdminClient.signedIn(site);
  const save = (title: string, status = "public") =>
    client.ask<{ id: string }>("pages.save", { title, content: `<p>${title}: “ação” 😀</p>`, status });
  await save("Motor de portão");
  await save("Rascunho", "draft");
  await client.ask("pages.remove", { id: (await save("Apagada")).id });
  await client.ask("lostAddresses.redirect", { fromPath: "/antiga.html", toPath: "/faq" });
  await send(site, "/nunca-houve");
  const { id: contactId } = await client.ask<{ id: string }>("contacts.create", {
    day: "2026-01-20",
    firstName: "Érica 😀",
    note: "Portão de correr",
    value: 1400,
    state: "sold",
  });
  const lines = [{ text: "Motor 😀", quantity: 1, price: "1.400" }];
  await client.ask("sheets.issue", { contactId, sheet: { kind: "quote", fields: { lines, days: 10 } } });
  const day = laterDay(dayOf(new Date()), 3);
  await client.ask("appointments.book", { contactId, fields: { day, windowId: "manha", note: "Levar escada 😀" } });
  await client.ask("calendarFeeds.make", {});
  await client.ask("people.add", { email: "outra@exemplo.com.br", name: "Outra" });
  await client.call("session.signIn", { email: "outra@exemplo.com.br", password: "errada-123" });
  const { address } = await addPhoto(client, await makePhoto());
  await client.ask("ai.saveKey", { key: "sk-uma-chave-de-teste-1234" });
  await finishRun(client, await startRun(client, { kind: "local-batch", titles: ["De uma execução", "E outra"], status: "draft" }));
  // More than one batch of what copies rows.
  const rows = Array.from({ length: 210 }, (_, number) => [`Em massa ${number + 1}`, "<p>Texto</p>", "rascunho"]);
  await sendImport(site, client, "gravar", toCsv([["titulo", "conteudo", "situacao"], ...rows]));
  return { cookie: client.cookie, photoAddress: address };
}
