import type { ClaimedContent } from "../facts/claims";
import { factPath, PATHS } from "../site/paths";
import { isExample } from "./claim-checks";

/** Photographs that a site has to show something. */
const FEW_PHOTOS = 3;

/**
 * What the owner does first, in this order; `confirm` names a field that is saved as it is by who finds all of this right as it came.
 * @param saved fields of the register that the owner saved, whatever they say
 * @param photos how many there are
 */
export function listFirstSteps(content: ClaimedContent, saved: readonly string[], photos: number) {
  const { hours, plans } = content.business;
  const hasSaved = (...parts: string[]) => saved.some((path) => parts.some((part) => path.startsWith(part)));
  const [plan] = plans;
  return [
    { title: "Telefone e WhatsApp", href: factPath("contact.phone"), isDone: !isExample("phone", content) },
    {
      title: "Empresa e endereço",
      href: factPath("identity.cnpj"),
      isDone: !isExample("cnpj", content) && !isExample("address", content),
    },
    {
      title: "Horários",
      href: factPath("hours.chat"),
      // Closing for today says nothing of the hours.
      isDone: hasSaved("hours.chat.", "hours.visits.", "hours.specialDays"),
      confirm: { path: "hours.chat.opens", typed: hours.chat.opens },
    },
    {
      title: "Preços",
      href: `${PATHS.register}?grupo=planos`,
      isDone: hasSaved("plans.", "offers.", "packages."),
      confirm: plan && { path: `plans.${plan.id}.price`, typed: plan.price },
    },
    { title: "Três fotografias", href: PATHS.photos, isDone: photos >= FEW_PHOTOS },
  ];
}
