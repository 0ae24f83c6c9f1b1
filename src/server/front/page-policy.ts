import { createHash } from "node:crypto";

const OPENING = "<script";
/** What follows it where a script's content counts for the policy. */
const INLINE = [">", ' type="speculationrules">'];
const CLOSING = "</script>";
const SCRIPT_DIRECTIVE = /script-src [^;]*/;
const HASH = /\s'sha256-([A-Za-z0-9+/=]+)'/g;

/** By script: the same few stand on every page. */
const hashes = new Map<string, string>();
const MAX_HASHES = 100;

/** A content security policy with only the hashes of scripts that stand inline on this page; Astro lists all it knows. */
export function keepUsedScriptHashes(policy: string, html: Buffer): string {
  const scripts = listInlineScripts(html);
  const used = new Set(scripts.map(hashOf));
  return policy.replace(SCRIPT_DIRECTIVE, (directive) => directive.replace(HASH, (source, hash: string) => (used.has(hash) ? source : "")));
}

function hashOf(script: Buffer): string {
  const text = script.toString("latin1");
  const known = hashes.get(text);
  if (known) return known;
  const hash = createHash("sha256").update(script).digest("base64");
  if (hashes.size < MAX_HASHES) hashes.set(text, hash);
  return hash;
}

/**
 * Bytes are searched as they are: a page is too long to be turned into text for this. A title may say `<script>` in an
 * attribute; what it hides ends with the structured data, which follows all titles and is no script to run.
 */
function listInlineScripts(html: Buffer): Buffer[] {
  const scripts: Buffer[] = [];
  for (let at = html.indexOf(OPENING); at >= 0; at = html.indexOf(OPENING, at)) {
    const end = at + OPENING.length;
    const rest = INLINE.find((text) => html.subarray(end, end + text.length).toString("latin1") === text);
    const start = end + (rest?.length ?? 0);
    at = html.indexOf(CLOSING, start);
    if (at < 0) break;
    if (rest) scripts.push(html.subarray(start, at));
  }
  return scripts;
}
