import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createCachedPages, type FoundPage } from "./cached-pages";
import { PageCache } from "./page-cache";
import { bodyOf } from "./prepared-answer";

const MINUTE_MS = 60_000;
const KEEP = { "cdn-cache-control": "max-age=60, stale-while-revalidate=600", "cache-tag": "menu" };

/** A render that counts, whose text is its number, and that can be held, failed or answered otherwise. */
function countingRender() {
  const state = { count: 0, held: Promise.resolve(), answer: undefined as (() => Response) | undefined };
  const errors: unknown[] = [];
  const render = async () => {
    state.count += 1;
    const text = `render ${state.count}`;
    await state.held;
    return state.answer?.() ?? new Response(text, { headers: KEEP });
  };
  const shrink = vi.fn();
  const pages = createCachedPages(new PageCache(1_000_000), render, {}, (_, error) => errors.push(error), shrink);
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    state.held = promise;
    return resolve;
  };
  return { pages, state, errors, hold, shrink };
}

const textOf = ({ rendered }: FoundPage) =>
  (rendered.kind === "keepable" ? gunzipSync(bodyOf(rendered.page.gzip)) : rendered.body).toString();
const outcome = async (found: Promise<FoundPage>) => [(await found).outcome, textOf(await found)];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

test("a page is rendered at the first request and stored for the next", async () => {
  const { pages, state } = countingRender();
  expect(pages.findFresh("/a")).toBeUndefined();
  expect(await outcome(pages.get("/a"))).toEqual(["miss", "render 1"]);
  expect(await outcome(pages.get("/a"))).toEqual(["hit", "render 1"]);
  expect(pages.findFresh("/a")).toBeDefined();
  expect(state.count).toBe(1);
});

test("a hundred requests at once for a page nobody has render it once", async () => {
  const { pages, state } = countingRender();
  const found = await Promise.all(Array.from({ length: 100 }, () => pages.get("/a")));
  expect(new Set(found.map(textOf))).toEqual(new Set(["render 1"]));
  expect(state.count).toBe(1);
});

test("two addresses are rendered each for itself", async () => {
  const { pages, state } = countingRender();
  await Promise.all([pages.get("/a"), pages.get("/b")]);
  expect(state.count).toBe(2);
});

test("a page past its age is served at once while one successor is rendered", async () => {
  const { pages, state, hold } = countingRender();
  await pages.get("/a");
  vi.advanceTimersByTime(2 * MINUTE_MS);
  const release = hold();
  expect(pages.findFresh("/a")).toBeUndefined();
  expect(await outcome(pages.get("/a"))).toEqual(["stale", "render 1"]);
  expect(await outcome(pages.get("/a"))).toEqual(["stale", "render 1"]);
  expect(state.count).toBe(2);
  release();
  await expect.poll(() => pages.findFresh("/a")).toBeDefined();
  expect(await outcome(pages.get("/a"))).toEqual(["hit", "render 2"]);
});

test("a page far past its age is rendered before it is served", async () => {
  const { pages } = countingRender();
  await pages.get("/a");
  vi.advanceTimersByTime(12 * MINUTE_MS);
  expect(await outcome(pages.get("/a"))).toEqual(["miss", "render 2"]);
});

test("when a render throws or fails, the stored page is served as it was", async () => {
  const { pages, state, errors } = countingRender();
  await pages.get("/a");
  vi.advanceTimersByTime(12 * MINUTE_MS);
  state.answer = () => {
    throw new Error("database away");
  };
  expect(await outcome(pages.get("/a"))).toEqual(["saved", "render 1"]);
  expect(errors).toHaveLength(1);
  state.answer = () => new Response("failed", { status: 500 });
  for (let time = 0; time < 2; time += 1) expect(await outcome(pages.get("/a"))).toEqual(["saved", "render 1"]);
  state.answer = undefined;
  expect(await outcome(pages.get("/a"))).toEqual(["miss", "render 5"]);
});

test("when a render in the background fails, the stored page stays", async () => {
  const { pages, state, errors } = countingRender();
  await pages.get("/a");
  vi.advanceTimersByTime(2 * MINUTE_MS);
  state.answer = () => {
    throw new Error("database away");
  };
  expect(await outcome(pages.get("/a"))).toEqual(["stale", "render 1"]);
  await expect.poll(() => errors).toHaveLength(1);
  expect(await outcome(pages.get("/a"))).toEqual(["stale", "render 1"]);
});

test("a render that throws with nothing stored is the asker's error, and the next request tries again", async () => {
  const { pages, state } = countingRender();
  state.answer = () => {
    throw new Error("database away");
  };
  await expect(pages.get("/a")).rejects.toThrow("database away");
  state.answer = undefined;
  expect(await outcome(pages.get("/a"))).toEqual(["miss", "render 2"]);
});

test("a failed page is served to who asked and not stored", async () => {
  const { pages, state } = countingRender();
  state.answer = () => new Response("failed", { status: 500, headers: KEEP });
  expect(await outcome(pages.get("/a"))).toEqual(["uncacheable", "failed"]);
  state.answer = undefined;
  expect(await outcome(pages.get("/a"))).toEqual(["miss", "render 2"]);
});

test("a page that ceased to be keepable is no longer served from the store", async () => {
  const { pages, state } = countingRender();
  await pages.get("/a");
  pages.purge(["menu"]);
  state.answer = () => new Response("gone", { status: 410 });
  expect(await outcome(pages.get("/a"))).toEqual(["uncacheable", "gone"]);
  state.answer = () => {
    throw new Error("database away");
  };
  await expect(pages.get("/a")).rejects.toThrow("database away");
});

test("a purged page is rendered again before it is served", async () => {
  const { pages } = countingRender();
  await pages.get("/a");
  pages.purge(["menu"]);
  expect(pages.findFresh("/a")).toBeUndefined();
  expect(await outcome(pages.get("/a"))).toEqual(["miss", "render 2"]);
});

test("what was under way when its tag was purged is neither kept nor joined", async () => {
  const { pages, state, hold } = countingRender();
  const release = hold();
  const before = pages.get("/a");
  pages.purge(["menu"]);
  state.held = Promise.resolve();
  expect(await outcome(pages.get("/a"))).toEqual(["miss", "render 2"]);
  release();
  expect(await outcome(before)).toEqual(["miss", "render 1"]);
  expect(await outcome(pages.get("/a"))).toEqual(["hit", "render 2"]);
});

test("what began before a purge and may not be kept lets stand what is kept since", async () => {
  const { pages, state, hold } = countingRender();
  const release = hold();
  state.answer = () => new Response("gone", { status: 410 });
  const before = pages.get("/a");
  pages.purge(["menu"]);
  state.held = Promise.resolve();
  state.answer = undefined;
  expect(await outcome(pages.get("/a"))).toEqual(["miss", "render 2"]);
  state.answer = () => new Response("gone", { status: 410 });
  release();
  expect(await outcome(before)).toEqual(["uncacheable", "gone"]);
  expect(await outcome(pages.get("/a"))).toEqual(["hit", "render 2"]);
});

test.each(["throws", "fails"])("who joined a render that %s is answered by one that began after he asked", async (how) => {
  const { pages, state, hold } = countingRender();
  const release = hold();
  state.answer = () => {
    if (state.count > 1) return new Response("mended", { headers: KEEP });
    if (how === "throws") throw new Error("database away");
    return new Response("failed", { status: 500 });
  };
  const before = outcome(pages.get("/a")).catch((error: Error) => error.message);
  const joined = [outcome(pages.get("/a")), outcome(pages.get("/a"))];
  release();
  expect(await before).toEqual(how === "throws" ? "database away" : ["uncacheable", "failed"]);
  expect(await Promise.all(joined)).toEqual([
    ["miss", "mended"],
    ["miss", "mended"],
  ]);
  expect(state.count).toBe(2);
});

test("while renders go on failing each who asks waits for two of them at most", async () => {
  const { pages, state, hold } = countingRender();
  const release = hold();
  state.answer = () => new Response("failed", { status: 500 });
  const asked = [outcome(pages.get("/a")), outcome(pages.get("/a")), outcome(pages.get("/a"))];
  release();
  await Promise.all(asked);
  expect(state.count).toBe(2);
});

test("after a purge the pages that were asked for are rendered again before anybody asks", async () => {
  const { pages, state } = countingRender();
  for (let time = 0; time < 3; time += 1) await pages.get("/a");
  await pages.get("/b");
  pages.purge(["menu"]);
  await expect.poll(() => pages.findFresh("/a")).toBeDefined();
  expect(pages.findFresh("/b")).toBeUndefined();
  expect(state.count).toBe(3);
  pages.stop();
});

test("when a render before anybody asks fails, the stored page stays, and nothing else stops", async () => {
  const { pages, state, errors } = countingRender();
  for (let time = 0; time < 3; time += 1) await pages.get("/a");
  state.answer = () => {
    throw new Error("database away");
  };
  pages.purge(["menu"]);
  await expect.poll(() => errors).toHaveLength(1);
  expect(await outcome(pages.get("/a"))).toEqual(["saved", "render 1"]);
  pages.stop();
});

test("what nobody asks for twice is not compressed with all effort, and what is, once", async () => {
  const { pages, shrink } = countingRender();
  await pages.get("/once");
  await pages.get("/often");
  expect(shrink).not.toHaveBeenCalled();
  for (let time = 0; time < 5; time += 1) pages.findFresh("/often");
  expect(shrink.mock.calls.map(([address]) => address)).toEqual(["/often"]);
  // Else a slow render is overtaken by the one before anybody asks, which counts both pages as half as much visited.
  pages.stop();
  pages.purge(["menu"]);
  await pages.get("/once");
  await pages.get("/often");
  // Rendered in the background, in whatever order they come to an end.
  await expect.poll(() => shrink.mock.calls.map(([address]) => address).sort()).toEqual(["/often", "/often", "/once"]);
});
