import { useEffect, useMemo, useRef } from "react";
import { escapeHtml } from "#domain/text/escape-html";
import styles from "./preview.css?url&no-inline";

/**
 * Generated HTML in a document of its own, with the public site's text styles. A sandbox without `allow-scripts`
 * runs nothing, whatever the HTML carries, and its styles and ids cannot reach the panel; `allow-same-origin` lets
 * it load our style sheet and font, which answer only our own origin. Links open in a new tab.
 */
export function PreviewFrame({ title, html }: { title: string; html: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = useRef(html);
  shown.current = html;
  // A document a title: a text that grows is put into it, for loading it anew would flicker.
  const document = useMemo(() => toDocument(title), [title]);

  function show(): void {
    const prose = frame.current?.contentDocument?.querySelector(".prose");
    if (prose) prose.innerHTML = shown.current;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text is what is shown
  useEffect(show, [html]);

  return (
    <iframe
      ref={frame}
      title={`Prévia de ${title}`}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      srcDoc={document}
      onLoad={show}
      className="block h-[70dvh] w-full bg-white"
    />
  );
}

function toDocument(title: string): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<base target="_blank">
<link rel="stylesheet" href="${escapeHtml(styles)}">
</head>
<body><main><h1>${escapeHtml(title)}</h1>
<div class="prose"></div></main></body>
</html>`;
}
