import { actions } from "astro:actions";
import { useQuery } from "@tanstack/react-query";
import { CircleAlert, ClipboardCheck, Hash, type LucideIcon, SearchCheck, SearchX, ShieldAlert } from "lucide-react";
import { heldPagesPath, PATHS } from "#domain/site/paths";
import { useAuditCount } from "../../../audit/use-audit-count";
import { call, callOnce } from "../../../call/call";
import { useBeforeLaunchCount } from "../../../frame/use-before-launch-count";
import { useFrozenFigureCount } from "../../../frozen-figures/use-frozen-figure-count";
import { PAGES_KEY } from "../../../pages-list/use-pages-list";
import { formatCount } from "../../../run/run-texts";
import { formatRelative } from "../../../ui/relative-time";
import { useCopies } from "../../copies/use-copies";
import { LOST_ADDRESSES_KEY } from "../../lost-addresses/use-lost-addresses";

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

const FRESH_MS = 60_000;

/** What needs a hand, the gravest first; what nobody knows yet is left out. */
export function useHandItems(): HandItem[] {
  return [
    ...useCopyItem(),
    ...useHeldItem(),
    ...listBeforeLaunch(useBeforeLaunchCount()),
    ...useLostItem(),
    ...listAudit(useAuditCount()),
    ...listFigures(useFrozenFigureCount()),
  ];
}

/** There is no good copy of late; nothing on a site that is about to make its first. */
function useCopyItem(): HandItem[] {
  const { data } = useCopies();
  if (!data) return [];
  const { lastGood, isOverdue, failure } = data;
  if (!isOverdue && (lastGood || !failure)) return [];
  const told = lastGood
    ? { what: `A última cópia de segurança boa foi feita ${formatRelative(lastGood.madeAt)}.`, rest: "" }
    : { what: "O site ainda não tem uma cópia de segurança.", rest: "" };
  return [{ ...told, icon: CircleAlert, isGrave: true, href: PATHS.copies, way: "Ver as cópias" }];
}

function useHeldItem(): HandItem[] {
  const { data: count = 0 } = useQuery({
    queryKey: [...PAGES_KEY, "held"],
    queryFn: async () => (await call(actions.pages.countHeld)).count,
  });
  if (count === 0) return [];
  return [
    {
      icon: ShieldAlert,
      isGrave: true,
      what: count === 1 ? "1 página retida" : `${formatCount(count)} páginas retidas`,
      rest: count === 1 ? ": não está no ar até que se corrija o que a segura." : ": não estão no ar até que se corrija o que as segura.",
      href: heldPagesPath(),
      way: "Ver retidas",
    },
  ];
}

function listBeforeLaunch(count: number): HandItem[] {
  if (count === 0) return [];
  return [
    {
      icon: ClipboardCheck,
      what: count === 1 ? "1 ponto a conferir" : `${formatCount(count)} pontos a conferir`,
      rest: " antes de publicar o site.",
      href: PATHS.beforeLaunch,
      way: "Ver a lista",
    },
  ];
}

/** Asked for by people, and more than once. */
function useLostItem(): HandItem[] {
  const { data: count = 0 } = useQuery({
    queryKey: [...LOST_ADDRESSES_KEY, "asked"],
    queryFn: () => callOnce(actions.lostAddresses.countAsked),
    staleTime: FRESH_MS,
  });
  if (count === 0) return [];
  return [
    {
      icon: SearchX,
      what: count === 1 ? "1 endereço sem página" : `${formatCount(count)} endereços sem página`,
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
      what: count === 1 ? "1 ponto a corrigir" : `${formatCount(count)} pontos a corrigir`,
      rest: ", que a auditoria encontrou em páginas que já estão no ar.",
      href: PATHS.audit,
      way: "Ver auditoria",
    },
  ];
}

/** Pages state figures by hand, which a change of the register would leave behind. */
function listFigures(count: number): HandItem[] {
  if (count === 0) return [];
  const [are, change] = count === 1 ? ["está escrito à mão", "muda"] : ["estão escritos à mão", "mudam"];
  return [
    {
      icon: Hash,
      what: count === 1 ? "1 número" : `${formatCount(count)} números`,
      rest: ` ${are} nos textos das páginas e não ${change} com o cadastro.`,
      href: PATHS.frozenFigures,
      way: "Ver números",
    },
  ];
}
