import { Toggle } from "@base-ui/react/toggle";
import { ToggleGroup } from "@base-ui/react/toggle-group";
import { CONTACT_STATE_NAMES, CONTACT_STATES, type ContactState } from "#domain/contacts/contact-state";

interface StateButtonsProps {
  label: string;
  state: ContactState;
  onMove: (state: ContactState) => void;
}

const PRESSED: Record<ContactState, string> = {
  new: "data-pressed:bg-ink data-pressed:text-white",
  quote: "data-pressed:bg-ink data-pressed:text-white",
  visit: "data-pressed:bg-amber data-pressed:text-ink",
  sold: "data-pressed:bg-contact-dark data-pressed:text-white",
  lost: "data-pressed:bg-steel data-pressed:text-white",
};

/** The state of a contact, changed by one press; for the keyboard one stop with arrows inside. */
export function StateButtons({ label, state, onMove }: StateButtonsProps) {
  return (
    <ToggleGroup
      aria-label={label}
      value={[state]}
      onValueChange={([chosen]) => {
        if (chosen && chosen !== state) onMove(chosen);
      }}
      className="flex flex-wrap gap-1"
    >
      {CONTACT_STATE_NAMES.map((name) => (
        <Toggle
          key={name}
          value={name}
          className={`min-h-11 rounded-lg border border-line px-2.5 text-sm font-semibold text-steel hover:border-steel hover:text-ink data-pressed:border-transparent ${PRESSED[name]}`}
        >
          {CONTACT_STATES[name]}
        </Toggle>
      ))}
    </ToggleGroup>
  );
}
