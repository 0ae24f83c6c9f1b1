import { withoutTags } from "#domain/text/plain-text";
import type { FormField } from "../forms/form-field";
import { listFormLeaves } from "../forms/form-leaves";

/** Fields told of, and signs of each; the rest is counted. */
const MAX_FIELDS = 6;
const MAX_LENGTH = 220;

/** What the changed fields of a document said and say, for the record of what was done. */
export function describeChanges(form: FormField, before: unknown, after: unknown): { before: string; after: string } {
  const [old, now] = [readLeaves(form, before), readLeaves(form, after)];
  const changed = [...new Set([...old.keys(), ...now.keys()])].filter((label) => old.get(label) !== now.get(label));
  const tell = (said: ReadonlyMap<string, string>) =>
    [
      ...changed.slice(0, MAX_FIELDS).map((label) => `${label}: ${shorten(said.get(label) ?? "—")}`),
      ...(changed.length > MAX_FIELDS ? [`e mais ${changed.length - MAX_FIELDS}`] : []),
    ].join(" · ");
  return { before: tell(old), after: tell(now) };
}

function readLeaves(form: FormField, value: unknown): Map<string, string> {
  return new Map(
    listFormLeaves(form, value)
      .filter(({ field }) => field.kind !== "fixed")
      .map(({ labels, value: leaf }) => [labels.join(" › "), Array.isArray(leaf) ? leaf.join("; ") : String(leaf)]),
  );
}

function shorten(text: string): string {
  const plain = withoutTags(text, " ").replace(/\s+/g, " ").trim();
  return plain.length > MAX_LENGTH ? `${plain.slice(0, MAX_LENGTH)}…` : plain;
}
