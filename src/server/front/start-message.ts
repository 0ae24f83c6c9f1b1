import { once } from "node:events";
import { createServer } from "node:net";
import type { FirstAdministrator } from "../accounts/first-administrator";
import { findStorageProblem, type StorageProblem } from "../database/storage-problem";
import { type Settings, SettingsError } from "../settings/settings";

/** For who installs, as `STORAGE_PROBLEM_TEXTS` are for who owns. */
const STORAGE_PROBLEMS: Readonly<Record<StorageProblem, string>> = {
  full: "the disk is full: make room on it",
  "read-only": "the database is read-only: let this user write to it and to its folder",
  unopened: "the database file cannot be opened: see that this user may read and write it and its folder",
  "input-output": "the disk failed to read or write: look at the system's log",
  damaged: 'the database is damaged: restore a copy with "npm run restore"',
};

/** One line for what somebody can mend, the whole error for what only a developer can. */
export function describeStartFailure(error: unknown): unknown {
  if (error instanceof SettingsError) return `The site cannot start: ${error.message}`;
  const problem = findStorageProblem(error);
  if (problem) return `The site cannot start: ${STORAGE_PROBLEMS[problem]}`;
  // The operating system's own refusals are one line that names the file.
  const { code, path, message } = error as NodeJS.ErrnoException;
  return code !== undefined && path !== undefined ? `The site cannot start: ${message}` : error;
}

const UNKNOWN_HOST: ReadonlySet<string> = new Set("ENOTFOUND EAI_AGAIN EAI_FAIL EAI_NODATA EADDRNOTAVAIL EAFNOSUPPORT EINVAL".split(" "));

/** @throws {SettingsError} when the site could not listen; nothing is held, so that who asks meanwhile waits for no answer. */
export async function refuseTakenPort(settings: Pick<Settings, "host" | "port">): Promise<void> {
  const server = createServer().listen(settings.port, settings.host);
  try {
    await once(server, "listening");
  } catch (error) {
    throw toListenRefusal(error, settings);
  }
  await once(server.close(), "close");
}

/** What kept the server from listening, as a setting that cannot be used. */
export function toListenRefusal(error: unknown, { host, port }: Pick<Settings, "host" | "port">): unknown {
  const { code = "" } = error as NodeJS.ErrnoException;
  if (UNKNOWN_HOST.has(code))
    return new SettingsError(`HOST ${host} is no address of this machine: 0.0.0.0 listens on all it has, 127.0.0.1 for itself alone`);
  if (code === "EADDRINUSE") return new SettingsError(`PORT ${port} is in use: stop the other program, or set PORT to another number`);
  if (code === "EACCES") return new SettingsError(`PORT ${port} is not for this user: set PORT to 1024 or more`);
  return error;
}

/** Tells the owner where the site is and, the very first time, how to sign in. */
export function announceStart({ siteUrl }: Settings, first: FirstAdministrator | undefined): void {
  const lines = [``, `  Abre Fácil está no ar: ${siteUrl}`, `  Painel:                ${siteUrl}/admin/login`];
  if (first) lines.push(``, ...describeAdministrator(first));
  process.stdout.write(`${lines.join("\n")}\n\n`);
}

/** Tells a password that was made up though the site did not start: it is never shown again. */
export function announceMadeUpPassword(first: FirstAdministrator | undefined): void {
  if (first?.password) process.stdout.write(`${describeAdministrator(first).join("\n")}\n\n`);
}

function describeAdministrator({ email, password }: FirstAdministrator): string[] {
  const lines = [`  Administrador: ${email}`];
  if (password) lines.push(`  Senha:         ${password}   (aparece só desta vez: anote)`);
  return lines;
}
