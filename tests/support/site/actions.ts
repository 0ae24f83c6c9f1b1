import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const FIELDS = { title: "Sem sessão", slug: "sem-sessao", description: "", keywords: "", content: "<p>x</p>", status: "draft" };

/** A key under which a press may be sent. */
export const CALL_KEY = "chave-de-uma-chamada-1";

const WORK = {
  day: "2024-11-22",
  place: "mooca",
  gate: "deslizante",
  service: "conserto",
  photos: { before: [], after: [] },
  hasConsent: true,
};

const TECHNICIAN = { name: "X", courses: [], about: "", isShown: true };

/** An input that a signed-in administrator may send, of every action that needs a session. */
export const GUARDED: Record<string, unknown> = {
  "account.read": {},
  "account.changePassword": { currentPassword: "senha-atual-1", newPassword: "senha-nova-2" },
  "account.listSessions": {},
  "account.revokeSession": { id: "x" },
  "account.revokeOtherSessions": {},
  "secondFactor.begin": {},
  "secondFactor.confirm": { code: "123456" },
  "secondFactor.disable": {},
  "secondFactor.renewBackupCodes": {},
  "people.list": {},
  "people.add": { callKey: CALL_KEY, email: "x@exemplo.com.br", name: "X" },
  "people.resetPassword": { id: "x" },
  "people.remove": { id: "x" },
  "pages.list": {},
  "pages.save": { callKey: CALL_KEY, title: "Sem sessão", content: "<p>x</p>" },
  "pages.remove": { id: "x" },
  "pages.removeMany": { ids: ["x"] },
  "pages.listIds": {},
  "pages.setStatus": { ids: ["x"], status: "draft" },
  "pages.setIndexed": { ids: ["x"], isIndexed: true },
  "agenda.list": {},
  "agenda.schedule": { id: "x", day: "2099-01-31", time: "08:00" },
  "agenda.cancel": { ids: ["x"] },
  "agenda.restore": { moments: [{ id: "x", publishAt: "2099-01-31T11:00:00Z" }] },
  "editor.open": { id: "x" },
  "editor.openNew": {},
  "editor.create": { callKey: CALL_KEY, fields: FIELDS },
  "editor.update": { callKey: CALL_KEY, id: "x", version: 1, fields: FIELDS },
  "editor.saveCopy": { callKey: CALL_KEY, fields: FIELDS },
  "editor.setReview": { id: "x", version: 1 },
  "editor.checkSlug": { slug: "sem-sessao" },
  "editor.autosave": { fields: FIELDS },
  "editor.discardAutosave": {},
  "editor.listRevisions": { id: "x" },
  "editor.findRevision": { id: "x", version: 1 },
  "facts.names": {},
  "texts.list": {},
  "texts.open": { path: "faq" },
  "texts.openNew": {},
  "texts.save": { path: "faq", version: 0, value: {} },
  "texts.create": { value: {} },
  "texts.reset": { path: "faq", version: 0 },
  "texts.keep": { path: "faq", version: 0 },
  "texts.listRevisions": { path: "faq" },
  "texts.findRevision": { path: "faq", version: 1 },
  "texts.autosave": { path: "faq", version: 0, value: {} },
  "texts.discardAutosave": { path: "faq" },
  "trash.list": {},
  "trash.listIds": {},
  "trash.restore": { id: "x" },
  "trash.restoreMany": { ids: ["x"] },
  "trash.erase": { id: "x" },
  "trash.empty": {},
  "voices.list": {},
  "voices.invite": { callKey: CALL_KEY, invitee: "x" },
  "voices.setPublished": { id: "x", isPublished: true },
  "voices.setPhoto": { id: "x", isShown: true, alt: "" },
  "voices.coverPhoto": { id: "x", parts: "100,100,50,50" },
  "voices.answer": { id: "x", answer: "x" },
  "voices.revoke": { id: "x" },
  "voices.erase": { id: "x" },
  "works.list": {},
  "works.open": {},
  "works.create": { callKey: CALL_KEY, fields: WORK, state: "draft" },
  "works.save": { id: "x", version: 1, fields: WORK, state: "draft" },
  "works.remove": { id: "x" },
  "works.restore": { id: "x" },
  "team.list": {},
  "team.open": { id: "x" },
  "team.create": { callKey: CALL_KEY, fields: TECHNICIAN },
  "team.save": { id: "x", version: 1, fields: TECHNICIAN },
  "team.move": { id: "x", step: 1 },
  "team.remove": { id: "x" },
  "team.restore": { id: "x" },
  "generation.preview": { title: "Sem sessão" },
  "frozenFigures.scan": {},
  "frozenFigures.giveNames": {
    callKey: CALL_KEY,
    pages: [{ id: "x", version: 1, choices: [{ field: "content", start: 0, end: 6, text: "R$ 800", name: "plano-solo-preco" }] }],
  },
  "frozenFigures.count": {},
  "frozenFigures.recount": {},
  "results.read": { from: "2026-11-01", to: "2026-11-22" },
  "results.groups": { from: "2026-11-01", to: "2026-11-22" },
  "results.pages": { from: "2026-11-01", to: "2026-11-22" },
  "results.prune": {},
  "results.pruneAll": {},
  "audit.read": {},
  "audit.list": {},
  "audit.begin": {},
  "audit.merge": { merges: [{ id: "x", toPath: "/faq" }] },
  "runs.check": { kind: "bulk-presets" },
  "runs.start": { callKey: CALL_KEY, kind: "bulk-presets" },
  "runs.forecast": { kind: "bulk-presets", titles: ["Sem sessão"] },
  "runs.findLatest": { kind: "bulk-presets" },
  "runs.estimate": { count: 1 },
  "runs.retryFailed": { callKey: CALL_KEY, jobId: "x" },
  "runs.listHistory": {},
  "runs.find": { jobId: "x" },
  "runs.cancel": { jobId: "x" },
  "runs.resume": { jobId: "x" },
  "ai.describeKey": {},
  "ai.saveKey": { key: "sk-uma-chave-qualquer-123" },
  "ai.removeKey": {},
  "ai.testKey": {},
  "activities.list": {},
  "beforeLaunch.list": {},
  "beforeLaunch.count": {},
  "panel.opening": {},
  "panel.underWay": {},
  "beforeLaunch.confirm": { id: "rating", version: 0, value: "x", what: "x", source: "x", date: "2026-11-20" },
  "beforeLaunch.undo": { id: "rating", version: 1 },
  "beforeLaunch.history": { id: "rating" },
  "register.list": {},
  "register.preview": { changes: [{ path: "plans.solo.price", typed: "1", seenVersion: 0 }] },
  "register.save": { changes: [{ path: "plans.solo.price", typed: "1", seenVersion: 0 }] },
  "register.forgetUnused": { path: "plans.solo.price", version: 1 },
  "register.history": { path: "plans.solo.price" },
  "lostAddresses.list": {},
  "lostAddresses.listPaths": {},
  "lostAddresses.findTargets": { fromPath: "/a" },
  "lostAddresses.redirect": { fromPath: "/a", toPath: "/faq" },
  "lostAddresses.listRedirects": {},
  "lostAddresses.removeRedirect": { fromPath: "/a" },
  "lostAddresses.setIgnored": { path: "/a", isIgnored: true },
  "lostAddresses.remove": { path: "/a" },
  "lostAddresses.setIgnoredMany": { paths: ["/a"], isIgnored: true },
  "lostAddresses.removeMany": { paths: ["/a"] },
  "contacts.list": {},
  "contacts.readRef": { ref: "FH4K" },
  "contacts.create": { callKey: CALL_KEY, day: "2026-11-20" },
  "contacts.update": { id: "x", version: 1, fields: { day: "2026-11-20" } },
  "contacts.setState": { id: "x", version: 1, state: "sold" },
  "contacts.remove": { id: "x" },
  "contacts.restore": {
    contact: {
      id: "x",
      version: 1,
      day: "2026-11-20",
      createdAt: "2026-11-20T10:00:00.000Z",
      updatedBy: "x@exemplo.com.br",
      updatedAt: "2026-11-20T10:00:00.000Z",
    },
  },
  "copies.read": {},
  "copies.make": {},
  "copies.remove": { name: "x" },
  "photos.list": {},
  "photos.read": { id: "x" },
  "photos.save": { id: "x", version: 1, alt: "a", focusX: 50, focusY: 50 },
  "photos.remove": { id: "x" },
  "photos.restore": { id: "x" },
  "browserPages.bring": { title: "Sem sessão", content: "<p>x</p>" },
};

/** The same of every action that strangers may call. */
export const OPEN: Record<string, unknown> = {
  "session.signIn": { email: "x@exemplo.com.br", password: "senha-qualquer" },
  "session.verifyCode": { kind: "app", code: "123456" },
  "session.startGoogle": {},
  "session.signOut": {},
};

const ACTIONS = fileURLToPath(new URL("../../../src/actions/", import.meta.url));
/** The actions the sources define, by their address: "noun.verb". */
export function listActions(): string[] {
  const index = readFileSync(`${ACTIONS}index.ts`, "utf8");
  const nouns =
    /export const server = \{([^}]*)\}/
      .exec(index)?.[1]
      ?.split(",")
      .map((name) => name.trim()) ?? [];
  const files = readdirSync(ACTIONS, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
  return files.flatMap((file) => {
    const source = readFileSync(ACTIONS + file, "utf8");
    const noun = nouns.find((name) => new RegExp(`export const ${name} = \\{`).test(source));
    return [...source.matchAll(/^ {2}(\w+): define\w+\(/gm)].map(([, verb]) => `${noun}.${verb}`);
  });
}

/** The files among the actions' sources that hold a word. */
export function listFilesWith(word: string): string[] {
  return readdirSync(ACTIONS, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && readFileSync(ACTIONS + file, "utf8").includes(word),
  );
}

const ROUTES = fileURLToPath(new URL("../../../src/pages/", import.meta.url));

/** The addresses under a folder of `src/pages`, each parameter as "x". */
export function listAddresses(folder: string): string[] {
  return readdirSync(ROUTES + folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(astro|ts)$/.test(file))
    .map((file) => `/${folder}/${file.replace(/(\/index)?\.(astro|ts)$/, "").replace(/\[[^\]]+\]/g, "x")}`)
    .toSorted();
}
