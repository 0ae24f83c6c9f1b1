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
    <fieldset ref={ref} className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-1.5 p-0 font-semibold text-sm">Tipo de portão</legend>
      <div className="grid grid-cols-3 rounded-card border border-line bg-paper p-1">
        {gateKinds.map((kind) => (
          <label key={kind} className="relative cursor-pointer text-center text-sm">
            <input
              type="radio"
              name="portao"
              value={kind}
              checked={kind === gate}
              onChange={() => onChoose(kind)}
              className="peer sr-only"
            />
            <span className="block rounded-md py-3 leading-5 outline-ink outline-offset-2 peer-checked:bg-ink peer-checked:font-semibold peer-checked:text-white peer-focus-visible:outline-3">
              {gateNames[kind]}
            </span>
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
