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

export function listHandItems({ copies, toDo }: Opening): HandItem[] {
  return [
    ...listCopies(copies),
    ...TO_DO.flatMap(({ name, counted, rest, ...item }) => {
      const count = toDo[name];
      const [one, many] = typeof rest === "string" ? [rest, rest] : rest;
      return count === 0 ? [] : { ...item, what: formatCount(count, ...counted), rest: count === 1 ? one : many };
    }),
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

interface CountedItem extends Omit<HandItem, "what" | "rest"> {
  name: keyof Opening["toDo"];
  counted: readonly [one: string, many: string];
  /** Of one and of many, where that differs. */
  rest: string | readonly [one: string, many: string];
}

const TO_DO: readonly CountedItem[] = [
  { name: "visits", icon: CalendarDays, counted: ["visita", "visitas"], rest: " hoje.", href: PATHS.visits, way: "Ver o dia" },
  {
    // Customers who said yes and wait for a day.
    name: "accepted",
    icon: CalendarPlus,
    counted: ["orçamento aceito", "orçamentos aceitos"],
    rest: [" espera que você marque o dia.", " esperam que você marque o dia."],
    href: contactsPath("accepted"),
    way: "Ver aceitos",
  },
  {
    name: "held",
    icon: ShieldAlert,
    isGrave: true,
    counted: ["página retida", "páginas retidas"],
    rest: [": não está no ar até que se corrija o que a segura.", ": não estão no ar até que se corrija o que as segura."],
    href: PATHS.heldPages,
    way: "Ver retidas",
  },
  {
    name: "voices",
    icon: MessageSquareQuote,
    counted: ["depoimento recebido", "depoimentos recebidos"],
    rest: [" espera que você o leia.", " esperam que você os leia."],
    href: PATHS.voices,
    way: "Ver depoimentos",
  },
  {
    name: "beforeLaunch",
    icon: ClipboardCheck,
    counted: ["ponto a conferir", "pontos a conferir"],
    rest: " antes de publicar o site.",
    href: PATHS.beforeLaunch,
    way: "Ver a lista",
  },
  {
    // Asked for by people, and more than once.
    name: "lostAddresses",
    icon: SearchX,
    counted: ["endereço sem página", "endereços sem página"],
    rest: [" foi pedido mais de uma vez.", " foram pedidos mais de uma vez."],
    href: PATHS.lostAddresses,
    way: "Ver endereços",
  },
  {
    name: "findings",
    icon: SearchCheck,
    counted: ["ponto a corrigir", "pontos a corrigir"],
    rest: ", que a auditoria encontrou em páginas que já estão no ar.",
    href: PATHS.audit,
    way: "Ver auditoria",
  },
  {
    name: "frozen",
    icon: Hash,
    counted: ["página", "páginas"],
    rest: [" tem números escritos à mão, que não mudam com o cadastro.", " têm números escritos à mão, que não mudam com o cadastro."],
    href: auditPath("frozen"),
    way: "Ver números",
  },
];
