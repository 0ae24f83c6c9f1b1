const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
  "{": "&#123;",
  "}": "&#125;",
};

/** Makes text safe inside HTML; braces too, so that no later filling takes an author's "{{x}}" for a fact. */
export const escapeHtml = (text: string) => text.replace(/[&<>"'{}]/g, (sign) => ENTITIES[sign] ?? sign);
/** The same for a text that may quote facts: its braces stay as they are. */
export const escapeQuotingText = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
