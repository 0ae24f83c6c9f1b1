import type { Ref } from "react";
import { type GateKind, gateKinds, gateNames } from "#domain/gate/gate-kind";
import { plainPalette } from "../drawings/palette";
import type { GateMovement } from "./gate-demo-state";

interface GateDemoChoiceProps {
  ref: Ref<HTMLFieldSetElement>;
  gate: GateKind;
  onChoose: (gate: GateKind) => void;
}

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

const labels: Record<GateMovement, string> = {
  ajar: "Abrir portão",
  closed: "Abrir portão",
  opening: "Abrindo…",
  open: "Fechar portão",
  closing: "Fechando…",
};

/** A gate remote to press with the thumb. Its light is on, and further presses do nothing, while the gate moves. */
export function GateDemoRemote({ movement, onPress }: { movement: GateMovement; onPress: () => void }) {
  const isBusy = movement === "opening" || movement === "closing";
  return (
    <button type="button" aria-disabled={isBusy} onClick={onPress} className="gate-remote">
      <svg viewBox="0 0 56 56" aria-hidden="true" className="gate-key">
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="M18 39V22l10-7 10 7v17M18 28h20M18 33.5h20M18 39h20"
        />
      </svg>
      <span>{labels[movement]}</span>
      <svg viewBox="4 0 70 40" aria-hidden="true" className="gate-grip">
        <circle cx="12" cy="29" r="8" />
        <circle cx="36" cy="29" r="8" />
        <circle cx="24" cy="7" r="4" fill={isBusy ? plainPalette.amber : undefined} />
        <circle cx="63" cy="20" r="9" fill={plainPalette.paper} stroke={plainPalette.steel} strokeWidth="4" />
      </svg>
    </button>
  );
}
