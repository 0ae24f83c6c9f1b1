import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { useFacts } from "#admin/facts/use-facts";
import { defaultDescription, type GeneratedPage } from "#domain/page/generated-page";
import { escapeHtml } from "#domain/text/escape-html";
import styles from "./page-preview.css?url&no-inline";

type PagePreviewProps = Pick<GeneratedPage, "title" | "description" | "content" | "origin"> & { className: string };

/**
 * The page as its visitors see it, in a document of its own. A sandbox without `allow-scripts` runs nothing, whatever
 * the HTML carries; `allow-same-origin` lets it load our style sheet and lets the text change without a new document,
 * so that it stays where it was scrolled to. Links open in a new tab.
 */
export function PagePreview({ title, description, content, origin, className }: PagePreviewProps) {
  // Found before there is a text, whose names could hide the document's own properties.
  const [root, setRoot] = useState<Element>();
  const { fill, fillHtml } = useFacts();
  const text = useDeferredValue(content);
  const body = useMemo(
    () => toBody(title, fill(description), fillHtml(text), origin === "announcement"),
    [title, description, text, origin, fill, fillHtml],
  );

  useEffect(() => {
    if (root && root.innerHTML !== body) root.innerHTML = body;
  }, [root, body]);

  return (
    <iframe
      title={`Prévia de ${title.trim() || "página sem título"}`}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      srcDoc={SHELL}
      onLoad={({ currentTarget }) => setRoot(currentTarget.contentDocument?.querySelector("#pagina") ?? undefined)}
      className={`block w-full bg-white ${className}`}
    />
  );
}

const SHELL = `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<title>Prévia</title>
<base target="_blank">
<link rel="stylesheet" href="${escapeHtml(styles)}">
</head>
<body id="pagina"></body>
</html>`;

function toBody(title: string, description: string, content: string, isAnnouncement: boolean): string {
  const name = title.trim() || "Página sem título";
  const text = content.trim() || '<p class="empty">O texto aparece aqui enquanto você escreve.</p>';
  // An announcement is described by its own first words, which stand below.
  const standard = isAnnouncement ? "" : defaultDescription(name);
  const call = isAnnouncement ? "Ficou alguma dúvida?" : `Precisa de ajuda com ${name}?`;
  return `<header><p class="way">Início / Links Úteis / ${escapeHtml(name)}</p>
<h1>${escapeHtml(name)}</h1>
<p class="summary">${escapeHtml(description.trim() || standard)}</p></header>
<main><div class="prose">${text}</div></main>
<footer><h2>${escapeHtml(call)}</h2><p>${isAnnouncement ? "Perguntar agora" : "Falar com um técnico agora"}</p></footer>`;
}
