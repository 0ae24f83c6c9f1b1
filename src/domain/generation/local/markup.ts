/** The few elements generated pages are made of. Contents are HTML already; escape what people wrote before. */

export function heading(text: string): string {
  return `<h2>${text}</h2>`;
}

export function subheading(text: string): string {
  return `<h3>${text}</h3>`;
}

export function paragraph(...sentences: readonly string[]): string {
  return `<p>${sentences.filter(Boolean).join(" ")}</p>`;
}

export function bulletList(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
}

export function numberedList(items: readonly string[]): string {
  return `<ol>${items.map((item) => `<li>${item}</li>`).join("")}</ol>`;
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const headCells = head.map((cell) => `<th>${cell}</th>`).join("");
  const bodyRows = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("");
  return `<table><thead><tr>${headCells}</tr></thead><tbody>${bodyRows}</tbody></table>`;
}
