import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LIST_TAG, MENU_TAG, pageTag, REDIRECTS_TAG } from "../page-cache/cache-tags";
import { createChangeAnnouncer } from "./change-announcer";

const change = (number: number) => ({ id: `${number}`, slug: `p-${number}`, shown: { title: "P", createdAt: new Date() } });

function recordedAnnouncer(changesMenu = true) {
  const purged: string[][] = [];
  const told: string[] = [];
  const announcer = createChangeAnnouncer({
    purge: (tags) => purged.push(tags.toSorted()),
    changesMenu: () => changesMenu,
    tellSearchEngines: (path) => told.push(path),
  });
  return { purged, told, announcer };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("what a person did is purged at once, the menu of all pages only when it changed", () => {
  const one = recordedAnnouncer(true);
  one.announcer.announce([change(1)]);
  expect(one.purged).toEqual([[LIST_TAG, MENU_TAG, pageTag("p-1"), REDIRECTS_TAG]]);
  const other = recordedAnnouncer(false);
  other.announcer.announce([change(1)]);
  expect(other.purged).toEqual([[LIST_TAG, pageTag("p-1"), REDIRECTS_TAG]]);
});

test("a thousand new pages of a run are purged together, twice a second at most", () => {
  const { purged, announcer } = recordedAnnouncer();
  for (let number = 0; number < 1000; number += 1) {
    announcer.announce([{ ...change(number), isOneOfMany: true }]);
    vi.advanceTimersByTime(5);
  }
  vi.advanceTimersByTime(1000);
  expect(purged.length).toBeGreaterThan(1);
  expect(purged.length).toBeLessThanOrEqual(10);
  const pages = Array.from({ length: 1000 }, (_, number) => pageTag(`p-${number}`));
  expect(new Set(purged.flat())).toEqual(new Set([LIST_TAG, MENU_TAG, REDIRECTS_TAG, ...pages]));
});

test("the end of a run lets nothing wait, and nothing is purged again after it", () => {
  const { purged, announcer } = recordedAnnouncer();
  announcer.announce([{ ...change(1), isOneOfMany: true }]);
  announcer.flush();
  announcer.flush();
  vi.advanceTimersByTime(1000);
  expect(purged).toHaveLength(1);
});

test("pages changed at one moment are purged together, and search engines hear of each", () => {
  const { purged, told, announcer } = recordedAnnouncer(false);
  announcer.announce([change(1), change(2)]);
  expect(purged).toEqual([[LIST_TAG, pageTag("p-1"), pageTag("p-2"), REDIRECTS_TAG]]);
  expect(told).toEqual(["/links-uteis/p-1", "/links-uteis/p-2"]);
});

test("a changed redirect purges redirects alone, and nothing is purged for no page", () => {
  const { purged, told, announcer } = recordedAnnouncer();
  announcer.announceRedirects();
  announcer.announce([]);
  vi.advanceTimersByTime(1000);
  expect([purged, told]).toEqual([[[REDIRECTS_TAG]], []]);
});
