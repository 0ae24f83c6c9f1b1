import { HtmlFrame } from "#admin/ui/HtmlFrame";
import { escapeHtml } from "#domain/text/escape-html";
import styles from "./preview.css?url&no-inline";

/** Generated HTML with the public site's text styles. Another title is another document; within one the text grows. */
export function PreviewFrame({ title, html }: { title: string; html: string }) {
  return (
    <HtmlFrame
      key={title}
      title={`Prévia de ${title}`}
      styles={styles}
      body={`<main><h1>${escapeHtml(title)}</h1>
<div class="prose">${html}</div></main>`}
      className="h-[70dvh]"
    />
  );
}
