import { generateContent } from "#domain/generation/local/generate-content";
import { siteFacts } from "#support/page/site-facts";

/** Titles of the trade that ask for a page each, and that no page of the site answers. */
export const REAL_TITLES = [
  "Troca de Roldana de Portão na Mooca",
  "Troca de Engrenagem do Motor de Portão em Santo Amaro",
  "Troca de Capacitor do Motor de Portão na Penha",
  "Regulagem de Fim de Curso em Guarulhos",
  "Troca de Mola de Portão Basculante em Osasco",
  "Instalação de Trava Elétrica em Cotia",
  "Troca de Cabo de Aço de Portão em Suzano",
  "Instalação de Nobreak de Portão em Diadema",
] as const;

interface RealPage {
  title: string;
  /** HTML, facts by their names. */
  content: string;
}

/** A page as it may go public: what the site's own generator writes for a title of the trade. */
export function writeRealPage(title: string = REAL_TITLES[0]): RealPage {
  const { html } = generateContent({ title, creativity: 50 }, siteFacts);
  return { title, content: html };
}
