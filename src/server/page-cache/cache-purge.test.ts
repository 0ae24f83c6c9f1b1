import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPageAnnouncer, LIST_TAG, MENU_TAG, pageTag, REDIRECTS_TAG } from "./cache-purge";

const change = (number: number) => ({ id: `${number}`, slug: `p-${number}`, shown: { title: "P", createdAt: new Date() } });

function recordedAnnouncer(changesMenu = true) {
  const purged: string[][] = [];
  return {
    purged,
    announcer: createPageAnnouncer(
      (tags) => purged.push(tags.toSorted()),
      () => changesMenu,
    ),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("what a person did is purged at once, the menu of all pages only when it changed", () => {
  const one = recordedAnnouncer(true);
  one.announcer.announce(change(1));
  expect(one.purged).toEqual([[LIST_TAG, MENU_TAG, pageTag("p-1"), REDIRECTS_TAG]]);
  const other = recordedAnnouncer(false);
  other.announcer.announce(change(1));
  expect(other.purged).toEqual([[LIST_TAG, pageTag("p-1"), REDIRECTS_TAG]]);
});

test("a thousand new pages of a run are purged together, twice a second at most", () => {
  const { purged, announcer } = recordedAnnouncer();
  for (let number = 0; number < 1000; number += 1) {
    announcer.announceNew(change(number));
    vi.advanceTimersByTime(5);
  }
  vi.advanceTimersByTime(1000);
  expect(purged.length).toBeGreaterThan(1);
  expect(purged.length).toBeLessThanOrEqual(10);
  expect(new Set(purged.flat())).toEqual(new Set([LIST_TAG, MENU_TAG, REDIRECTS_TAG]));
});

test("the end of a run lets nothing wait, and nothing is purged again after it", () => {
  const { purged, announcer } = recordedAnnouncer();
  announcer.announceNew(change(1));
  announcer.flush();
  announcer.flush();
  vi.advanceTimersByTime(1000);
  expect(purged).toHaveLength(1);
});
