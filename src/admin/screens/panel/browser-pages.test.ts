import { afterEach, expect, test, vi } from "vitest";
import { type BrowserPage, bringBrowserPages, describeBrought } from "./browser-pages";

afterEach(() => vi.restoreAllMocks());

function createStorage(text?: string): Storage {
  const kept = new Map<string, string>(text === undefined ? [] : [["generatedPages", text]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
}

const PAGES = [
  { title: "A", slug: "a", content: "<p>a</p>" },
  { title: "B", slug: "b", content: "<p>b</p>" },
];

const keep = (brought: BrowserPage[]) => async (page: BrowserPage) => {
  brought.push(page);
  return { isHeld: page.title === "A" };
};

test("it is told where the pages are now", () => {
  expect(describeBrought(1, 0)).toBe("1 página que estava guardada neste navegador agora está no servidor e no site.");
  expect(describeBrought(2, 2)).toMatch(/agora estão no servidor, retidas: veja os motivos/);
  expect(describeBrought(1, 1)).toMatch(/agora está no servidor, retida: veja/);
  expect(describeBrought(5, 2)).toMatch(/: 3 no site e 2 retidas, com os motivos/);
});

test("pages are brought one after another and then forgotten", async () => {
  const storage = createStorage(JSON.stringify(PAGES));
  const brought: BrowserPage[] = [];
  expect(await bringBrowserPages(storage, keep(brought))).toEqual({ brought: 2, held: 1, failed: 0 });
  expect(brought).toEqual(PAGES);
  expect(storage.getItem("generatedPages")).toBeNull();
});

test("a page that fails stays, the others do not", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const storage = createStorage(JSON.stringify(PAGES));
  const bring = async ({ title }: BrowserPage) => {
    if (title === "A") throw new Error("away");
    return { isHeld: false };
  };
  expect(await bringBrowserPages(storage, bring)).toEqual({ brought: 1, held: 0, failed: 1 });
  expect(JSON.parse(storage.getItem("generatedPages") ?? "")).toEqual([PAGES[0]]);
  expect(warn).toHaveBeenCalledOnce();
});

test("entries that are no pages are not sent and stay", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const storage = createStorage(JSON.stringify([null, { title: 1 }, { title: "A", content: "<p>a</p>" }]));
  const brought: BrowserPage[] = [];
  expect(await bringBrowserPages(storage, keep(brought))).toEqual({ brought: 1, held: 1, failed: 2 });
  expect(brought).toEqual([{ title: "A", slug: "", content: "<p>a</p>" }]);
});

test.each(["{", '"texto"', "{}", "null"])("%s stays where it is, and is logged", async (text) => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const storage = createStorage(text);
  expect(await bringBrowserPages(storage, async () => ({ isHeld: false }))).toEqual({ brought: 0, held: 0, failed: 0 });
  expect(storage.getItem("generatedPages")).toBe(text);
  expect(warn).toHaveBeenCalledOnce();
});

test("an empty list or none is no news", async () => {
  const warn = vi.spyOn(console, "warn");
  for (const text of [undefined, "[]"])
    expect(await bringBrowserPages(createStorage(text), async () => ({ isHeld: false }))).toEqual({ brought: 0, held: 0, failed: 0 });
  expect(warn).not.toHaveBeenCalled();
});
