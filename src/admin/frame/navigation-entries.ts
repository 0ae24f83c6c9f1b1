import {
  Archive,
  BookOpenText,
  CalendarClock,
  ChartColumn,
  ClipboardCheck,
  ExternalLink,
  FileUp,
  Hammer,
  HardHat,
  History,
  Images,
  Layers,
  LayoutDashboard,
  type LucideIcon,
  MessageSquareQuote,
  NotebookPen,
  PencilLine,
  SearchCheck,
  SearchX,
  ShieldAlert,
  SquarePen,
  Store,
  Trash2,
  UserRound,
  Users,
} from "lucide-react";
import { PATHS } from "#domain/site/paths";

export interface NavigationEntry {
  href: string;
  label: string;
  icon: LucideIcon;
  opensNewTab?: boolean;
  /** Shows how many launch checks are left. */
  countsBeforeLaunchChecks?: boolean;
}

/** The panel's screens, by what an administrator comes for. */
export const NAVIGATION: readonly { label: string; entries: readonly NavigationEntry[] }[] = [
  {
    label: "Negócio",
    entries: [
      { href: PATHS.results, label: "Resultados", icon: ChartColumn },
      { href: PATHS.contacts, label: "Contatos", icon: NotebookPen },
      { href: PATHS.register, label: "Cadastro", icon: Store },
      { href: PATHS.workList, label: "Obras", icon: Hammer },
      { href: PATHS.teamList, label: "Equipe", icon: HardHat },
      { href: PATHS.voices, label: "Depoimentos", icon: MessageSquareQuote },
    ],
  },
  {
    label: "Páginas",
    entries: [
      { href: PATHS.panel, label: "Painel", icon: LayoutDashboard },
      { href: PATHS.newPage, label: "Nova página", icon: SquarePen },
      { href: PATHS.texts, label: "Textos", icon: BookOpenText },
      { href: PATHS.photos, label: "Fotografias", icon: Images },
      { href: PATHS.agenda, label: "Agenda de publicação", icon: CalendarClock },
      { href: PATHS.heldPages, label: "Páginas retidas", icon: ShieldAlert },
      { href: PATHS.trash, label: "Lixeira", icon: Trash2 },
      { href: PATHS.importPages, label: "Importar e exportar", icon: FileUp },
    ],
  },
  {
    label: "Gerar",
    entries: [
      { href: PATHS.localGenerator, label: "Gerador local", icon: PencilLine },
      { href: PATHS.batchCreator, label: "Páginas em lote", icon: Layers },
    ],
  },
  {
    label: "Registros",
    entries: [
      { href: PATHS.beforeLaunch, label: "Antes de publicar", icon: ClipboardCheck, countsBeforeLaunchChecks: true },
      { href: PATHS.audit, label: "Auditoria", icon: SearchCheck },
      { href: PATHS.lostAddresses, label: "Endereços perdidos", icon: SearchX },
      { href: PATHS.activity, label: "Atividade", icon: History },
      { href: PATHS.copies, label: "Cópias de segurança", icon: Archive },
    ],
  },
  {
    label: "Conta",
    entries: [
      { href: PATHS.people, label: "Pessoas", icon: Users },
      { href: PATHS.account, label: "Minha conta", icon: UserRound },
      { href: PATHS.home, label: "Ver site", icon: ExternalLink, opensNewTab: true },
    ],
  },
];
