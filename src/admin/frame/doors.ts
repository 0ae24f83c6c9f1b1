import { ChartColumn, FileText, Hammer, type LucideIcon, NotebookPen, Settings, Store, Sun } from "lucide-react";
import { mayOpen, type Role } from "#domain/accounts/role";
import { newAnnouncementPath, PATHS } from "#domain/site/paths";
import { hasWordsOf } from "#domain/text/search-text";

/** A screen of the panel, as menus call it. */
interface Screen {
  href: string;
  label: string;
  /** A way to a new page, in so many words; it stands behind "Nova página" and not among the tabs. */
  makes?: string;
  /** Other words that somebody may look for it by. */
  also?: string;
  countsBeforeLaunchChecks?: boolean;
}

/** An entry of the menu: its first screen is where it leads, the others stand in a row of tabs above each of them. */
export interface Door {
  label: string;
  icon: LucideIcon;
  screens: readonly [Screen, ...Screen[]];
}

/** The one place for which screen stands behind which entry of the menu. */
export const DOORS = {
  today: { label: "Hoje", icon: Sun, screens: [{ href: PATHS.panel, label: "Painel" }] },
  contacts: {
    label: "Contatos",
    icon: NotebookPen,
    screens: [
      { href: PATHS.contacts, label: "Contatos" },
      { href: PATHS.visits, label: "Visitas", also: "agenda técnico dia" },
      { href: PATHS.replies, label: "Respostas", also: "mensagens prontas whatsapp" },
    ],
  },
  works: {
    label: "Obras",
    icon: Hammer,
    screens: [
      { href: PATHS.workList, label: "Obras" },
      { href: PATHS.photos, label: "Fotografias", also: "fotos imagens" },
      { href: PATHS.voices, label: "Depoimentos" },
      { href: PATHS.teamList, label: "Equipe" },
    ],
  },
  pages: {
    label: "Páginas",
    icon: FileText,
    screens: [
      { href: PATHS.pages, label: "Geradas" },
      { href: PATHS.texts, label: "Textos" },
      { href: PATHS.heldPages, label: "Retidas", also: "páginas presas motivos" },
      { href: PATHS.agenda, label: "Agenda", also: "programadas publicar depois" },
      { href: PATHS.trash, label: "Lixeira", also: "excluídas restaurar" },
      { href: PATHS.newPage, label: "Nova página", makes: "Escrever à mão" },
      { href: newAnnouncementPath(), label: "Novo aviso", makes: "Um aviso curto", also: "recado fechado feriado telefone novo" },
      { href: `${PATHS.pages}#gerador-ia`, label: "Gerador com IA", makes: "Uma, com IA" },
      { href: PATHS.localGenerator, label: "Gerador local", makes: "Uma, sem IA" },
      { href: `${PATHS.batchCreator}#ia`, label: "Páginas em lote com IA", makes: "Várias, com IA" },
      { href: PATHS.batchCreator, label: "Páginas em lote", makes: "Várias, de títulos prontos" },
      { href: PATHS.importPages, label: "Importar e exportar", makes: "Importar de um arquivo" },
    ],
  },
  company: {
    label: "Empresa",
    icon: Store,
    screens: [
      { href: PATHS.register, label: "Cadastro", also: "preços horários feriados telefone endereço empresa" },
      { href: PATHS.beforeLaunch, label: "Antes de publicar", also: "pendências provas lançamento", countsBeforeLaunchChecks: true },
    ],
  },
  results: {
    label: "Resultados",
    icon: ChartColumn,
    screens: [
      { href: PATHS.results, label: "Resultados" },
      { href: PATHS.pruning, label: "Poda", also: "páginas sem visitas" },
      { href: PATHS.audit, label: "Auditoria" },
      { href: PATHS.lostAddresses, label: "Endereços perdidos", also: "404 desvios redirecionar" },
    ],
  },
  settings: {
    label: "Ajustes",
    icon: Settings,
    screens: [
      { href: PATHS.account, label: "Minha conta", also: "senha segundo fator chaves de acesso digital sessões sair" },
      { href: PATHS.people, label: "Pessoas", also: "administradores acesso" },
      { href: PATHS.copies, label: "Cópias", also: "cópia de segurança backup" },
      { href: PATHS.activity, label: "Atividade", also: "histórico quem fez" },
    ],
  },
} as const satisfies Record<string, Door>;

const ALL_DOORS: readonly Door[] = Object.values(DOORS);

export const NEW_PAGE_WAYS: readonly Screen[] = (DOORS.pages.screens as readonly Screen[]).filter(({ makes }) => makes !== undefined);

/** Those that are open to a role; which those are stands in one place for addresses, `domain/accounts/role.ts`. */
function listOpen(door: Door, role: Role): readonly Screen[] {
  return door.screens.filter(({ href }) => mayOpen(role, href.replace(/[?#].*/, "")));
}

/** How the menu shows an entry to a role: by its own name where it has no more than one screen for him; undefined where it has none. */
export function showDoor(door: Door, role: Role): { href: string; label: string } | undefined {
  const [first, ...others] = listOpen(door, role);
  if (!first) return undefined;
  const isOneOfMany = others.length === 0 && door.screens.length > 1;
  return { href: first.href, label: isOneOfMany ? first.label : door.label };
}

export function listTabs(door: Door, role: Role): readonly Screen[] {
  return listOpen(door, role).filter(({ makes }) => makes === undefined);
}

/** The screens open to a role that are called by every word of a query, or have it in the words they are also looked for by. */
export function findScreens(query: string, role: Role): { door: Door; screen: Screen }[] {
  const has = hasWordsOf(query);
  return ALL_DOORS.flatMap((door) => listOpen(door, role).map((screen) => ({ door, screen }))).filter(({ door, screen }) =>
    has(`${door.label} ${screen.label} ${screen.makes ?? ""} ${screen.also ?? ""}`),
  );
}

/** Behind which entry an address is, and which of its screens it belongs to: the one whose address is most of it. */
export function findDoor(path: string): { door: Door; screen: Screen } | undefined {
  return ALL_DOORS.flatMap((door) => door.screens.map((screen) => ({ door, screen })))
    .filter(({ screen: { href } }) => path === href || path.startsWith(`${href}/`))
    .toSorted((one, other) => other.screen.href.length - one.screen.href.length)[0];
}
