import { BellPlus, Check } from "lucide-react";
import { FOLLOW_UPS, type FollowUp, isUseful, proposeFollowUps } from "#domain/contacts/follow-up";
import { Button } from "../../ui/Button";
import { formatDay, nameContact } from "./contact-texts";
import { today } from "./form/typed-contact";
import { CONTACT_LISTS_KEY, type ListedContact, useFollowUp } from "./use-contacts";

/** When to come back to a contact, or the dates that its state asks for, each set by a press. */
export function FollowUpLine({ contact }: { contact: ListedContact }) {
  const follow = useFollowUp(CONTACT_LISTS_KEY);
  const { followOn, followAbout, state, guaranteeEnd } = contact;
  const name = nameContact(contact);
  const set = (followUp: FollowUp | null) => follow.mutate({ contact, followUp });
  if (followOn !== "" && followAbout !== "" && isUseful({ about: followAbout }, state)) {
    return (
      <p className="flex flex-wrap items-center gap-x-3 tabular-nums">
        <span>
          Voltar a falar em {formatDay(followOn)}: {FOLLOW_UPS[followAbout].toLowerCase()}
        </span>
        <Button look="quiet" icon={Check} aria-label={`Feito, não voltar a falar: ${name}`} onClick={() => set(null)}>
          Feito
        </Button>
      </p>
    );
  }
  const proposed = proposeFollowUps(state, today(), guaranteeEnd);
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {proposed.map((followUp) => (
        <Button
          key={followUp.about}
          look="quiet"
          icon={BellPlus}
          isBusy={follow.isPending}
          aria-label={`Lembrar em ${formatDay(followUp.on)}, ${FOLLOW_UPS[followUp.about].toLowerCase()}: ${name}`}
          onClick={() => set(followUp)}
          className="-ml-3 text-sm"
        >
          Lembrar em {formatDay(followUp.on)}: {FOLLOW_UPS[followUp.about].toLowerCase()}
        </Button>
      ))}
    </div>
  );
}
