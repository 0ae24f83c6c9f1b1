import { generateContent } from "#domain/generation/local/generate-content";
import { judgeFacts } from "#domain/publishing/rules/judge-facts";
import { judgeTitleKept } from "#domain/publishing/rules/judge-title-kept";
import { judgeWhole } from "#domain/publishing/rules/judge-whole";
import { makeJudged } from "#support/page/page-texts";
import { siteFacts } from "#support/page/site-facts";

/** Titles of the trade that ask for a page each, and that no page of the site answers. */
export const REAL_TITLES = [
  "Troca de Roldana de Portão na Mooca",
  "Troca de Engrenagem do Motor de Portão em Santo Amaro",
  "Troca de Capacitor do Motor de Portão na Penha",
  "Regulagem de Fim de Curso em Guarulhos",
  "Troca de Trilho de Portão na Vila Prudente",
  "Instalação de Trava Elétrica em Cotia",
  "Troca de Cabo de Aço de Portão em Suzano",
  "Instalação de Nobreak de Portão em Diadema",
] as const;

const MOST_VERSIONS = 20;

interface RealPage {
  title: string;
  /** HTML, facts by their names. */
  content: string;
}

/** A page as it may go public, whoever wrote it: of what the site's own generator writes for a title the first that no rule holds. */
export function writeRealPage(title: string = REAL_TITLES[0]): RealPage {
  for (let version = 1; version <= MOST_VERSIONS; version += 1) {
    const { html, reading } = generateContent({ title, version, creativity: 50 }, siteFacts);
    const page = makeJudged({ title, content: html });
    const around = { facts: siteFacts, knowledge: siteFacts.knowledge, reading };
    const reasons = [...judgeTitleKept(page, around), ...judgeFacts(page, around), ...judgeWhole(page, around)];
    if (reasons.length === 0) return { title, content: html };
  }
  throw new Error(`No text for “${title}” may be public`);
}
