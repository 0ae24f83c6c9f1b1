import type { Ref } from "react";
import { type GateKind, gateKinds, gateNames } from "#domain/gate/gate-kind";

interface GateDemoChoiceProps {
  ref: Ref<HTMLFieldSetElement>;
  gate: GateKind;
  onChoose: (gate: GateKind) => void;
}

/** One of the three gates. */
export function GateDemoChoice({ ref, gate, onChoose }: GateDemoChoiceProps) {
  return (
    <fieldset ref={ref}>
      <legend>Tipo de portão</legend>
      <div className="gate-choice">
        {gateKinds.map((kind) => (
          <label key={kind}>
            <input type="radio" name="portao" value={kind} checked={kind === gate} onChange={() => onChoose(kind)} className="sr-only" />
            <span>{gateNames[kind]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The gate picked on the page, perhaps before the script was there to notice. */
export function readChosenGate(fieldset: HTMLFieldSetElement | null): GateKind | undefined {
  const value = fieldset?.querySelector<HTMLInputElement>("input:checked")?.value;
  return gateKinds.find((kind) => kind === value);
}
