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

const PASSKEY = { id: "x", rawId: "x", type: "public-key", clientExtensionResults: {} };

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
  "passkeys.list": {},
  "passkeys.begin": {},
  "passkeys.add": { callKey: CALL_KEY, response: { ...PASSKEY, response: { clientDataJSON: "x", attestationObject: "x" } } },
  "passkeys.remove": { id: "x" },
  "people.list": {},
  "people.add": { callKey: CALL_KEY, email: "x@exemplo.com.br", name: "X" },
  "people.setRole": { id: "x", role: "technician" },
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
  "agenda.schedule": { id: "x", day: "2099-01-31", time: "08:00", version: 1, seenPublishAt: null },
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
  "texts.create": { callKey: CALL_KEY, value: {} },
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
  "voices.setPhoto": { id: "x", isShown: true, alt: "", seen: { isShown: false, alt: "" } },
  "voices.coverPhoto": { id: "x", parts: "100,100,50,50" },
  "voices.answer": { id: "x", answer: "x", seenAnswer: "" },
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
  "team.move": { id: "x", step: 1, seenPlace: 0 },
  "team.remove": { id: "x" },
  "team.restore": { id: "x" },
  "generation.preview": { title: "Sem sessão" },
  "held.list": {},
  "held.listAll": {},
  "held.findQuestions": { title: "Sem sessão" },
  "held.point": { title: "Sem sessão", question: "O que é?" },
  "held.allow": { ids: ["x"], reason: "Responde a outra dúvida.", isListed: true },
  "held.holdAgain": { ids: ["x"] },
  "results.read": { from: "2026-11-01", to: "2026-11-22" },
  "results.groups": { from: "2026-11-01", to: "2026-11-22" },
  "results.pages": { from: "2026-11-01", to: "2026-11-22" },
  "results.prune": {},
  "results.pruneAll": {},
  "audit.read": {},
  "audit.list": {},
  "audit.listAll": { kind: "frozen" },
  "audit.begin": {},
  "audit.merge": { merges: [{ id: "x", toPath: "/faq" }] },
  "audit.nameFigures": { callKey: CALL_KEY, pages: [{ id: "x", version: 1 }], figures: [{ figure: "R$ 800", name: "plano-solo-preco" }] },
  "audit.putFiguresBack": { callKey: CALL_KEY, pages: [{ id: "x", version: 1 }] },
  "runs.check": { kind: "bulk-presets" },
  "runs.start": { callKey: CALL_KEY, kind: "bulk-presets" },
  "runs.forecast": { kind: "bulk-presets", titles: ["Sem sessão"] },
  "runs.findLatest": { kind: "bulk-presets" },
  "runs.estimate": { count: 1 },
  "runs.retryFailed": { callKey: CALL_KEY, jobId: "x" },
  "runs.listHistory": {},
  "runs.find": { jobId: "x" },
  "runs.listPages": { jobId: "x" },
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
  "panel.find": { query: "motor" },
  "panel.setClosed": { until: "", note: "" },
  "beforeLaunch.confirm": { id: "rating", version: 0, value: "x", what: "x", source: "x", date: "2026-11-20" },
  "beforeLaunch.undo": { id: "rating", version: 1 },
  "beforeLaunch.history": { id: "rating" },
  "register.list": {},
  "register.preview": { changes: [{ path: "plans.solo.price", typed: "1", seenVersion: 0 }] },
  "register.save": { changes: [{ path: "plans.solo.price", typed: "1", seenVersion: 0 }] },
  "register.answerWord": { word: "x", isOfTrade: true },
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
  "contacts.setFollowUp": { id: "x", version: 1, followUp: null },
  "contacts.skipReview": { id: "x" },
  "contacts.remove": { id: "x" },
  "replies.list": {},
  "appointments.list": {},
  "appointments.open": { contactId: "x" },
  "appointments.book": { callKey: CALL_KEY, contactId: "x", fields: { day: "2099-11-20", windowId: "manha" } },
  "appointments.save": { id: "x", version: 1, fields: { day: "2099-11-20", windowId: "manha" } },
  "appointments.setState": { id: "x", version: 1, state: "done" },
  "calendarFeeds.list": {},
  "calendarFeeds.make": { callKey: CALL_KEY },
  "calendarFeeds.withdraw": { id: "x" },
  "sheets.list": { contactId: "x" },
  "sheets.open": { contactId: "x", kind: "quote" },
  "sheets.issue": {
    callKey: CALL_KEY,
    contactId: "x",
    sheet: { kind: "quote", fields: { lines: [{ text: "x", quantity: 1, price: "1" }], days: 10 } },
  },
  "sheets.withdraw": { id: "x" },
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
  "copies.make": { callKey: CALL_KEY },
  "copies.remove": { name: "x" },
  "photos.list": {},
  "photos.read": { id: "x" },
  "photos.save": { id: "x", version: 1, alt: "a", focusX: 50, focusY: 50 },
  "photos.remove": { id: "x" },
  "photos.restore": { id: "x" },
  "browserPages.bring": { callKey: CALL_KEY, title: "Sem sessão", content: "<p>x</p>" },
};

/** The same of every action that strangers may call. */
export const OPEN: Record<string, unknown> = {
  "session.signIn": { email: "x@exemplo.com.br", password: "senha-qualquer" },
  "session.verifyCode": { kind: "app", code: "123456" },
  "session.beginPasskey": {},
  "session.signInWithPasskey": {
    response: { ...PASSKEY, response: { clientDataJSON: "x", authenticatorData: "x", signature: "x" } },
  },
  "session.startGoogle": {},
  "session.signOut": {},
};

const TO_STATE = "brings about a state, and is nothing where it is so already";
const BACK = "gives back what was there, and is nothing where it is back already";
const GONE = "takes away, and is nothing where it is gone already";
const OWN = "of the caller alone";
const LAST = "the last answer is the one in force";

/** What keeps the second of two devices, or the same sent twice, from doing what nobody wants; of every action. */
export const SAFETY = {
  /** They change nothing. */
  reads: [
    ...[
      "account.read",
      "account.listSessions",
      "passkeys.list",
      "people.list",
      "pages.list",
      "pages.listIds",
      "agenda.list",
      "editor.open",
      "editor.openNew",
    ],
    ...["editor.checkSlug", "editor.listRevisions", "editor.findRevision", "facts.names", "texts.list", "texts.open", "texts.openNew"],
    ...["texts.listRevisions", "texts.findRevision", "trash.list", "trash.listIds", "voices.list", "works.list", "works.open", "team.list"],
    ...["team.open", "generation.preview", "audit.listAll", "results.read", "results.groups", "results.pages"],
    ...["results.prune", "results.pruneAll", "audit.read", "audit.list", "runs.check", "runs.forecast", "runs.findLatest", "runs.estimate"],
    ...[
      "runs.listHistory",
      "runs.find",
      "runs.listPages",
      "ai.describeKey",
      "activities.list",
      "beforeLaunch.list",
      "beforeLaunch.count",
      "panel.opening",
    ],
    ...[
      "panel.underWay",
      "panel.find",
      "beforeLaunch.history",
      "register.list",
      "register.preview",
      "register.history",
      "lostAddresses.list",
    ],
    ...["lostAddresses.listPaths", "lostAddresses.findTargets", "lostAddresses.listRedirects", "contacts.list", "contacts.readRef"],
    ...["sheets.list", "sheets.open", "replies.list", "appointments.list", "appointments.open", "calendarFeeds.list"],
    ...["held.list", "held.listAll", "held.findQuestions", "copies.read", "photos.list", "photos.read"],
  ],
  /** They make something, once a key. */
  keyed: [
    ...[
      "people.add",
      "pages.save",
      "editor.create",
      "editor.saveCopy",
      "texts.create",
      "voices.invite",
      "works.create",
      "team.create",
      "passkeys.add",
    ],
    ...[
      "runs.start",
      "runs.retryFailed",
      "contacts.create",
      "sheets.issue",
      "appointments.book",
      "calendarFeeds.make",
      "copies.make",
      "browserPages.bring",
    ],
  ],
  /** They change what others may change, and name what it was like: without this part of their input they are refused. */
  over: {
    "agenda.schedule": "seenPublishAt",
    "editor.update": "version",
    "editor.setReview": "version",
    "texts.save": "version",
    "texts.reset": "version",
    "texts.keep": "version",
    "voices.setPhoto": "seen",
    "voices.answer": "seenAnswer",
    "works.save": "version",
    "team.save": "version",
    "team.move": "seenPlace",
    "audit.nameFigures": "pages.0.version",
    "audit.putFiguresBack": "pages.0.version",
    "beforeLaunch.confirm": "version",
    "beforeLaunch.undo": "version",
    "register.save": "changes.0.seenVersion",
    "register.forgetUnused": "version",
    "contacts.update": "version",
    "contacts.setState": "version",
    "contacts.setFollowUp": "version",
    "appointments.save": "version",
    "appointments.setState": "version",
    "photos.save": "version",
  } as Record<string, string>,
  /** They need neither, and why. */
  neither: {
    "account.changePassword": "names the password there was",
    "account.revokeSession": GONE,
    "account.revokeOtherSessions": GONE,
    "secondFactor.begin": LAST,
    "secondFactor.confirm": OWN,
    "secondFactor.disable": OWN,
    "secondFactor.renewBackupCodes": LAST,
    "passkeys.begin": LAST,
    "passkeys.remove": GONE,
    "people.setRole": TO_STATE,
    "people.resetPassword": LAST,
    "people.remove": GONE,
    "pages.remove": GONE,
    "pages.removeMany": GONE,
    "pages.setStatus": TO_STATE,
    "pages.setIndexed": TO_STATE,
    "agenda.cancel": "ends the wait, and answers with the moments for `restore`",
    "agenda.restore": "only where nothing is waited for",
    "editor.autosave": OWN,
    "editor.discardAutosave": OWN,
    "texts.autosave": OWN,
    "texts.discardAutosave": OWN,
    "trash.restore": BACK,
    "trash.restoreMany": BACK,
    "trash.erase": GONE,
    "trash.empty": GONE,
    "voices.setPublished": TO_STATE,
    "voices.coverPhoto": "covers more, never less",
    "voices.revoke": GONE,
    "voices.erase": GONE,
    "works.remove": GONE,
    "works.restore": BACK,
    "team.remove": GONE,
    "team.restore": BACK,
    "held.allow": TO_STATE,
    "held.holdAgain": TO_STATE,
    "held.point": LAST,
    "register.answerWord": LAST,
    "panel.setClosed": LAST,
    "audit.begin": "one at a time",
    "audit.merge": "only a page that is not in the trash yet",
    "runs.cancel": TO_STATE,
    "runs.resume": TO_STATE,
    "ai.saveKey": "nobody is shown the key that it replaces",
    "ai.removeKey": GONE,
    "ai.testKey": "asks the provider and changes nothing",
    "lostAddresses.redirect": "only where nothing leads elsewhere",
    "lostAddresses.removeRedirect": GONE,
    "lostAddresses.setIgnored": TO_STATE,
    "lostAddresses.setIgnoredMany": TO_STATE,
    "lostAddresses.remove": GONE,
    "lostAddresses.removeMany": GONE,
    "contacts.remove": GONE,
    "contacts.skipReview": TO_STATE,
    "sheets.withdraw": GONE,
    "calendarFeeds.withdraw": GONE,
    "contacts.restore": BACK,
    "copies.remove": GONE,
    "photos.remove": GONE,
    "photos.restore": BACK,
    "session.signIn": OWN,
    "session.verifyCode": OWN,
    "session.beginPasskey": OWN,
    "session.signInWithPasskey": OWN,
    "session.startGoogle": OWN,
    "session.signOut": OWN,
  } as Record<string, string>,
};

const ACTIONS = fileURLToPath(new URL("../../../src/actions/", import.meta.url));
/** The actions the sources define, by their address: "noun.verb"; those by one definition alone. */
export function listActions(definition = "define\\w+"): string[] {
  const index = readFileSync(`${ACTIONS}index.ts`, "utf8");
  const nouns =
    /export const server = \{([^}]*)\}/
      .exec(index)?.[1]
      ?.split(",")
      .map((name) => name.trim()) ?? [];
  const files = readdirSync(ACTIONS, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
  const rooms = files.flatMap((file) =>
    readFileSync(ACTIONS + file, "utf8")
      .split(/^export const (?=\w+ = \{)/m)
      .slice(1),
  );
  return rooms.flatMap((room) => {
    const noun = nouns.find((name) => room.startsWith(`${name} = {`));
    return [...room.matchAll(new RegExp(`^ {2}(\\w+): ${definition}\\(`, "gm"))].map(([, verb]) => `${noun}.${verb}`);
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
