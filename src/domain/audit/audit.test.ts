import { expect, test } from "vitest";
import { findLinkedPages } from "#domain/audit/find-linked-pages";
import { isAuditDue } from "./audit-calendar";
import { AUDIT_KINDS, type AuditFinding, type AuditKind, gatherFindings, KINDS_FOR_READERS, kindOf } from "./audit-finding";

/** São Paulo's clock. */
const clock = (time: string) => new Date(`${time}-03:00`);

test.each([
  ["a site that was never audited, by day", "2026-11-22T14:00:00", undefined, undefined, false],
  ["at night", "2026-11-22T04:00:00", undefined, undefined, true],
  ["before the hour", "2026-11-22T03:59:59", undefined, "2026-11-21T04:20:00", false],
  ["the night after the last one", "2026-11-22T04:05:00", undefined, "2026-11-21T04:20:00", true],
  ["at night, though one was asked for the evening before", "2026-11-22T04:05:00", undefined, "2026-11-21T22:00:00", true],
  ["once a night", "2026-11-22T05:00:00", undefined, "2026-11-22T04:20:00", false],
  ["by day after a night that was missed", "2026-11-22T09:00:00", undefined, "2026-11-20T04:20:00", false],
  ["one that a stop of the site cut off, at any hour", "2026-11-22T14:00:00", "2026-11-22T13:50:00", "2026-11-22T04:20:00", true],
  ["one that was cut off by a clock that was ahead", "2026-11-22T14:00:00", "2027-11-22T13:50:00", undefined, true],
  ["at night, though one was done by a clock that was ahead", "2026-11-22T04:05:00", undefined, "2027-11-22T04:20:00", true],
  ["one that has only just begun", "2026-11-22T14:00:00", "2026-11-22T13:59:50", undefined, false],
])("%s", (_, now, begunAt, doneAt, isDue) => {
  const times = { begunAt: begunAt ? clock(begunAt) : undefined, doneAt: doneAt ? clock(doneAt) : undefined };
  expect(isAuditDue(clock(now), times)).toBe(isDue);
});

const finding = (kind: AuditKind, path: string): AuditFinding => ({ kind, path, title: path, detail: { says: "Diz.", mend: "Corrija." } });

test("of each kind the first are kept, the gravest kinds first, and all are counted", () => {
  const findings = gatherFindings(2);
  for (const path of ["/a", "/b", "/c"]) findings.add(finding("orphan", path));
  findings.add(finding("facts", "/d"));
  expect(findings.list().map(({ kind, path }) => `${kind} ${path}`)).toEqual(["facts /d", "orphan /a", "orphan /b"]);
  expect(findings.counts).toEqual({ orphan: 3, facts: 1 });
});

test("a text that says too little is told from one that others say", () => {
  expect(kindOf({ rule: "substance" })).toBe("thin");
  expect(kindOf({ rule: "substance", pages: [{ path: "/faq", title: "Perguntas" }] })).toBe("substance");
  expect(kindOf({ rule: "intent", pages: [] })).toBe("intent");
});

test("the gravest stands first, and what readers are told wrong stays wrong for them where no search engine looks", () => {
  expect(AUDIT_KINDS).toEqual(["facts", "whole", "relevance", "maker", "area", "frozen", "title", "intent", "substance", "thin", "orphan"]);
  expect(KINDS_FOR_READERS).toContain("facts");
  expect(KINDS_FOR_READERS).not.toContain("thin");
});

test("links to generated pages are found in HTML and in Markdown", () => {
  const text = `<a href="/links-uteis/motor-novo">um</a> [outro](/links-uteis/troca-1-4#preco) /links-uteis/ /faq`;
  expect([...findLinkedPages(text)]).toEqual(["motor-novo", "troca-1-4"]);
});
