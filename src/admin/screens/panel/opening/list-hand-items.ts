import {
  CalendarDays,
  CalendarPlus,
  CircleAlert,
  ClipboardCheck,
  Hash,
  type LucideIcon,
  MessageSquareQuote,
  SearchCheck,
  SearchX,
  ShieldAlert,
} from "lucide-react";
import { auditPath, contactsPath, PATHS } from "#domain/site/paths";
import { formatCount } from "#domain/text/format";
import { formatRelative } from "../../../ui/relative-time";
import type { Opening } from "./use-opening";

/** Something that only the owner can do, and where. */
export interface HandItem {
  icon: LucideIcon;
  isGrave?: boolean;
  /** What is said first, and then. */
  what: string;
  rest: string;
  href: string;
  way: string;
}

/** What needs a hand, the gravest first. */
export function listHandItems({ copies, toDo }: Opening): HandItem[] {
  return [
    ...listCopies(copies),
    ...listVisits(toDo.visits),
    ...listAccepted(toDo.accepted),
    ...listHeld(toDo.held),
    ...listVoices(toDo.voices),
    ...listBeforeLaunch(toDo.beforeLaunch),
    ...listLost(toDo.lostAddresses),
    ...listAudit(toDo.findings),
    ...listFrozen(toDo.frozen),
  ];
}

/** There is no good copy of late; nothing on a site that is about to make its first. */
function listCopies({ lastGoodAt, isOverdue, hasFailed }: Opening["copies"]): HandItem[] {
  if (!isOverdue && (lastGoodAt || !hasFailed)) return [];
  const what = lastGoodAt
    ? `A última cópia de segurança boa foi feita ${formatRelative(lastGoodAt)}.`
    : "O site ainda não tem uma cópia de segurança.";
  return [{ what, rest: "", icon: CircleAlert, isGrave: true, href: PATHS.copies, way: "Ver as cópias" }];
}

function listVisits(count: number): HandItem[] {
  if (count === 0) return [];
  const what = formatCount(count, "visita", "visitas");
  return [{ icon: CalendarDays, what, rest: " hoje.", href: PATHS.visits, way: "Ver o dia" }];
}

/** Customers who said yes and wait for a day. */
function listAccepted(count: number): HandItem[] {
  if (count === 0) return [];
  return [
    {
      icon: CalendarPlus,
      what: formatCount(count, "orçamento aceito", "orçamentos aceitos"),
      rest: count === 1 ? " espera que você marque o dia." : " esperam que você marque o dia.",
      href: contactsPath("accepted"),
      way: "Ver aceitos",
    },
  ];
}

function listHeld(count: number): HandItem[] {
  if (count === 0) return [];
  return [
    {
      icon: ShieldAlert,
      isGrave: true,
      what: formatCount(count, "página retida", "páginas retidas"),
      rest: count === 1 ? ": não está no ar até que se corrija o que a segura." : ": não estão no ar até que se corrija o que as segura.",
      href: PATHS.heldPages,
      way: "Ver retidas",
    },
  ];
}

function listVoices(count: number): HandItem[] {
  if (count === 0) return [];
  return [
    {
      icon: MessageSquareQuote,
      what: formatCount(count, "depoimento recebido", "depoimentos recebidos"),
      rest: count === 1 ? " espera que você o leia." : " esperam que você os leia.",
      href: PATHS.voices,
      way: "Ver depoimentos",
    },
  ];
}

function listBeforeLaunch(count: number): HandItem[] {
  if (count === 0) return [];
  return [
    {
      icon: ClipboardCheck,
      what: formatCount(count, "ponto a conferir", "pontos a conferir"),
      rest: " antes de publicar o site.",
      href: PATHS.beforeLaunch,
      way: "Ver a lista",
    },
  ];
}

/** Asked for by people, and more than once. */
function listLost(count: number): HandItem[] {
  if (count === 0) return [];
  return [
    {
      icon: SearchX,
      what: formatCount(count, "endereço sem página", "endereços sem página"),
      rest: count === 1 ? " foi pedido mais de uma vez." : " foram pedidos mais de uma vez.",
      href: PATHS.lostAddresses,
      way: "Ver endereços",
    },
  ];
}

function listAudit(count: number): HandItem[] {
  if (count === 0) return [];
  return [
    {
      icon: SearchCheck,
      what: formatCount(count, "ponto a corrigir", "pontos a corrigir"),
      rest: ", que a auditoria encontrou em páginas que já estão no ar.",
      href: PATHS.audit,
      way: "Ver auditoria",
    },
  ];
}

/** Pages state figures by hand, which a change of the register would leave behind. */
function listFrozen(count: number): HandItem[] {
  if (count === 0) return [];
  return [
    {
      icon: Hash,
      what: formatCount(count, "página", "páginas"),
      rest: ` ${count === 1 ? "tem" : "têm"} números escritos à mão, que não mudam com o cadastro.`,
      href: auditPath("frozen"),
      way: "Ver números",
    },
  ];
}
