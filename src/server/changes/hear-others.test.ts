import { expect, test } from "vitest";
import type { Change } from "./change";
import { applyChanges } from "./hear-others";

function apply(...changes: Change[]) {
  const done = { purged: [] as string[][], runs: [] as string[], looks: 0, wakes: 0, refreshes: 0 };
  applyChanges(changes, {
    purge: (tags) => done.purged.push([...tags].toSorted()),
    refresh: async () => {
      done.refreshes += 1;
    },
    menu: {
      read: async () => {
        done.looks += 1;
      },
    },
    jobEvents: { notify: (id) => done.runs.push(id) },
    jobRunner: {
      wake: () => {
        done.wakes += 1;
      },
    },
    log: { error: () => {} },
  });
  return done;
}

test("pages changed at one moment are purged together, with lists and redirects once, and the menu is looked at", () => {
  const { purged, looks } = apply({ kind: "page", id: "a" }, { kind: "page", id: "b" }, { kind: "page", id: "a" });
  expect(purged).toEqual([["list", "page:a", "page:b", "redirects"]]);
  expect(looks).toBe(1);
});

test("a changed redirect purges redirects alone", () => {
  expect(apply({ kind: "redirects" }).purged).toEqual([["redirects"]]);
});

test("a run is told once a moment, and only what may be work wakes the runner", () => {
  expect(apply({ kind: "title", id: "1" }, { kind: "title", id: "1" })).toEqual({
    purged: [],
    runs: ["1"],
    looks: 0,
    wakes: 0,
    refreshes: 0,
  });
  expect(apply({ kind: "run", id: "1" }, { kind: "title", id: "1" })).toEqual({
    purged: [],
    runs: ["1"],
    looks: 0,
    wakes: 1,
    refreshes: 0,
  });
});

test("when anything may have changed everything is purged and work is looked for", () => {
  expect(apply({ kind: "all" })).toEqual({ purged: [["*"]], runs: [], looks: 0, wakes: 1, refreshes: 1 });
});

test("what the owner changed is read again, once a moment", () => {
  expect(apply({ kind: "owner" }, { kind: "owner" })).toEqual({ purged: [], runs: [], looks: 0, wakes: 0, refreshes: 1 });
});

test("pages that show a changed photograph are purged", () => {
  expect(apply({ kind: "photo", id: "p1" }, { kind: "photo", id: "p1" })).toMatchObject({ purged: [["photo:p1"]] });
});
