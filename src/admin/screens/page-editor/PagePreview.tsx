import { useDeferredValue, useMemo } from "react";
import { useFacts } from "#admin/facts/use-facts";
import { HtmlFrame } from "#admin/ui/HtmlFrame";
import { defaultDescription, type GeneratedPage } from "#domain/page/generated-page";
import { escapeHtml } from "#domain/text/escape-html";
import styles from "./page-preview.css?url&no-inline";

type PagePreviewProps = Pick<GeneratedPage, "title" | "description" | "content" | "origin"> & { className: string };

/** The page as its visitors see it. */
export function PagePreview({ title, description, content, origin, className }: PagePreviewProps) {
  const { fill, fillHtml } = useFacts();
  const text = useDeferredValue(content);
  const body = useMemo(
    () => toBody(title, fill(description), fillHtml(text), origin === "announcement"),
    [title, description, text, origin, fill, fillHtml],
  );
  return <HtmlFrame title={`Prévia de ${title.trim() || "página sem título"}`} styles={styles} body={body} className={className} />;
}

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
