import { PATHS } from "../site/paths";
import type { BeforeLaunchCheck, BeforeLaunchSituation } from "./before-launch-check";

/** What saved pages say past the register; nothing when none does. */
export function listPageChecks({ frozenFigures: count }: BeforeLaunchSituation): BeforeLaunchCheck[] {
  if (count === 0) return [];
  return [
    {
      id: "frozen-figures",
      group: "page",
      title: "Números escritos à mão nas páginas",
      action: "Troque-os pelos dados do cadastro. Escritos à mão, não mudam com o cadastro e aparecem mesmo sem prova.",
      current: count === 1 ? "1 número" : `${count.toLocaleString("pt-BR")} números`,
      state: "pending",
      isConfirmable: false,
      link: { href: PATHS.frozenFigures, label: "Ver números" },
    },
  ];
}
