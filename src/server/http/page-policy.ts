import { createHash } from "node:crypto";

const OPENING = /<script(?: type="speculationrules")?>/g;
const CLOSING = "</script>";
const SCRIPT_DIRECTIVE = /script-src [^;]*/;
const HASH = /\s'sha256-([A-Za-z0-9+/=]+)'/g;

/** A content security policy with only the hashes of scripts that stand inline on this page; Astro lists all it knows. */
export function keepUsedScriptHashes(policy: string, html: Buffer): string {
  // One sign a byte, which costs next to nothing; what is looked for has no others.
  const scripts = listInlineScripts(html.toString("latin1"));
  const used = new Set(scripts.map((text) => createHash("sha256").update(text, "latin1").digest("base64")));
  return policy.replace(SCRIPT_DIRECTIVE, (directive) => directive.replace(HASH, (source, hash: string) => (used.has(hash) ? source : "")));
}

function listInlineScripts(html: string): string[] {
  const texts: string[] = [];
  OPENING.lastIndex = 0;
  while (OPENING.test(html)) {
    const end = html.indexOf(CLOSING, OPENING.lastIndex);
    if (end < 0) break;
    texts.push(html.slice(OPENING.lastIndex, end));
    OPENING.lastIndex = end + CLOSING.length;
  }
  return texts;
}
