import { useEffect, useState } from "react";
import { escapeHtml } from "#domain/text/escape-html";

interface HtmlFrameProps {
  title: string;
  /** The address of the one style sheet that it has. */
  styles: string;
  body: string;
  className: string;
}

/**
 * HTML in a document of its own. A sandbox without `allow-scripts` runs nothing, whatever the HTML carries, and its styles
 * and ids cannot reach the panel; `allow-same-origin` lets it load our style sheet and font, which answer only our own
 * origin, and lets the text change without a new document, so that it stays where it was scrolled to. Links open in a new
 * tab.
 */
export function HtmlFrame({ title, styles, body, className }: HtmlFrameProps) {
  // Found before there is a text, whose names could hide the document's own properties.
  const [root, setRoot] = useState<Element>();

  useEffect(() => {
    if (root) root.innerHTML = body;
  }, [root, body]);

  return (
    <iframe
      title={title}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      srcDoc={toShell(styles)}
      onLoad={({ currentTarget }) => setRoot(currentTarget.contentDocument?.body)}
      className={`block w-full bg-white ${className}`}
    />
  );
}

const toShell = (styles: string) => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<title>Prévia</title>
<base target="_blank">
<link rel="stylesheet" href="${escapeHtml(styles)}">
</head>
<body></body>
</html>`;
