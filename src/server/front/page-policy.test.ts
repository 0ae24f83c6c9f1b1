import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { keepUsedScriptHashes } from "./page-policy";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const policy = `default-src 'self'; script-src 'self' ${hashOf("used()")} ${hashOf("other()")}; style-src 'self' ${hashOf("p{}")};`;

test("only the scripts that stand on the page may run, styles stay as they were", () => {
  const html = '<html><script>used()</script><script src="/a.js"></script><p>other()</p></html>';
  expect(keepUsedScriptHashes(policy, Buffer.from(html))).toBe(
    `default-src 'self'; script-src 'self' ${hashOf("used()")}; style-src 'self' ${hashOf("p{}")};`,
  );
});

test("a script the policy did not know is not let in", () => {
  expect(keepUsedScriptHashes(policy, Buffer.from("<script>evil()</script>"))).not.toContain(hashOf("evil()"));
});

test("a page without scripts may run its own files only", () => {
  expect(keepUsedScriptHashes(policy, Buffer.from("<p>Texto</p>"))).toContain("script-src 'self';");
});

test("rules of speculation count, structured data does not", () => {
  const html = '<script type="application/ld+json">other()</script><script type="speculationrules">used()</script>';
  expect(keepUsedScriptHashes(policy, Buffer.from(html))).toContain(`script-src 'self' ${hashOf("used()")};`);
});

test("a title that names a script hides none that follows the structured data", () => {
  const html = '<meta content="<script>"><script type="application/ld+json">{}</script><script>used()</script><script>unclosed';
  expect(keepUsedScriptHashes(policy, Buffer.from(html))).toContain(`script-src 'self' ${hashOf("used()")};`);
});
