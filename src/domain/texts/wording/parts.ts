import { part } from "#domain/forms/controls";
import { headFields, keywords, line, paragraph } from "#domain/forms/text-controls";
import { withBlanks } from "#domain/forms/with-blanks";
import type { Blanks } from "#domain/text/fill-blanks";

// What several documents have: titles, and calls to write.

export const title = () => line("Título");
export const button = () => line("Botão", { max: 60 });
export const message = () => paragraph("Mensagem do WhatsApp", { max: 400, help: "O que o botão de contato envia, na voz do visitante." });

/** What stands at the end of a page: an invitation to write. */
export const callFields = { title: title(), text: paragraph("Texto"), button: button() };

export const callWithBlanks = (blanks: Blanks) => ({
  title: withBlanks(title(), blanks),
  text: withBlanks(paragraph("Texto"), blanks),
  button: withBlanks(button(), blanks),
});

export const head = () => part("Nos buscadores", { ...headFields, keywords: keywords() });

export const crumb = () => line("No caminho da página", { max: 60 });

/** What the page of a list begins with. */
export const pageTop = () => ({ crumb: crumb(), title: title(), head: head(), summary: paragraph("Resumo abaixo do título") });
