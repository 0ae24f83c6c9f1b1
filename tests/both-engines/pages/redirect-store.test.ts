import { expect, test } from "vitest";
import { createRedirectStore } from "#server/redirects/redirect-store";
import { createDatabase } from "#support/database/database";
import { createPages } from "#support/database/pages";

const BY = "ana@exemplo.com.br";

async function createStore() {
  const connection = await createDatabase();
  let changes = 0;
  const store = createRedirectStore(connection.db, () => {
    changes += 1;
  });
  const save = (fromPath: string, toPath: string) => store.saveRedirect({ fromPath, toPath, createdBy: BY });
  return { connection, store, save, countChanges: () => changes };
}

test("a redirect is found however its address is written, until it is removed", async () => {
  const { store, save, countChanges } = await createStore();
  expect(await save("/Antiga/", "/faq?utm=1")).toBe("saved");
  for (const path of ["/antiga", "/ANTIGA/", "/antiga?a=1"]) expect(await store.findRedirect(path), path).toBe("/faq");
  expect(await store.listRedirects()).toMatchObject([{ fromPath: "/antiga", toPath: "/faq", createdBy: BY }]);
  expect(await store.removeRedirect("/antiga")).toBe(true);
  expect(await store.removeRedirect("/antiga")).toBe(false);
  expect(await store.findRedirect("/antiga")).toBeUndefined();
  expect(countChanges()).toBe(2);
});

test("a chain collapses to its end, from whichever side it grows", async () => {
  const { store, save } = await createStore();
  await save("/a", "/b");
  await save("/b", "/c");
  await save("/z", "/a");
  for (const path of ["/a", "/b", "/z"]) expect(await store.findRedirect(path), path).toBe("/c");
});

test("a way back to where it starts is refused, at once or over others", async () => {
  const { store, save, countChanges } = await createStore();
  expect(await save("/a", "/a")).toBe("loop");
  await save("/a", "/b");
  expect(await save("/b", "/a")).toBe("loop");
  await save("/b", "/c");
  expect(await save("/c", "/a")).toBe("loop");
  expect(await store.findRedirect("/c")).toBeUndefined();
  expect(countChanges()).toBe(2);
});

test("a redirect that leads elsewhere is not replaced, by whom did not see it, until it is removed", async () => {
  const { store, save } = await createStore();
  await save("/a", "/b");
  expect(await save("/a", "/faq")).toBe("taken");
  expect(await save("/a", "/b")).toBe("saved");
  expect(await store.findRedirect("/a")).toBe("/b");
  await store.removeRedirect("/a");
  expect(await save("/a", "/faq")).toBe("saved");
  expect(await store.findRedirect("/a")).toBe("/faq");
});

test("only public paths of this site are taken", async () => {
  const { save } = await createStore();
  expect(await save("/a", "https://evil.example/")).toBe("not-a-path");
  expect(await save("/a", "//evil.example")).toBe("not-a-path");
  expect(await save("/admin/painel", "/faq")).toBe("not-a-path");
  expect(await save("/", "/faq")).toBe("not-a-path");
});

test("the address of a public page is not redirected, and a new page wins a redirected address", async () => {
  const { connection, store, save } = await createStore();
  const { store: pages } = createPages(connection);
  const draft = { content: "<p>x</p>", origin: "local" } as const;
  await pages.savePage({ title: "Um", ...draft });
  expect(await save("/links-uteis/um", "/faq")).toBe("page-exists");
  await save("/links-uteis/dois", "/faq");
  await pages.savePage({ title: "Dois", ...draft, status: "draft" });
  expect(await store.findRedirect("/links-uteis/dois")).toBe("/faq");
  await save("/links-uteis/tres", "/faq");
  await pages.savePage({ title: "Três", ...draft });
  expect(await store.findRedirect("/links-uteis/tres")).toBeUndefined();
});
