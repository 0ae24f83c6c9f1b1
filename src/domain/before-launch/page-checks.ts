import { auditPath } from "../site/paths";
import { formatCount } from "../text/format";
import type { BeforeLaunchCheck, BeforeLaunchSituation } from "./before-launch-check";

/** What saved pages say past the register; nothing when none does. */
export function listPageChecks({ frozenPages: count }: BeforeLaunchSituation): BeforeLaunchCheck[] {
  if (count === 0) return [];
  return [
    {
      id: "frozen-figures",
      group: "page",
      title: "Números escritos à mão nas páginas",
      action: "Troque-os pelos dados do cadastro. Escritos à mão, não mudam com o cadastro e aparecem mesmo sem prova.",
      current: formatCount(count, "página", "páginas"),
      state: "pending",
      isConfirmable: false,
      link: { href: auditPath("frozen"), label: "Ver números" },
    },
  ];
}
