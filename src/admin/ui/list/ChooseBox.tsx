import type { Selection } from "./use-selection";

interface ChooseBoxProps {
  label: string;
  isChosen: boolean;
  /** Of many that it stands for some are chosen. */
  isSome?: boolean;
  onChoose: () => void;
}

/** Chooses a row, or all of a list. */
export function ChooseBox({ label, isChosen, isSome = false, onChoose }: ChooseBoxProps) {
  return (
    <label className="flex size-11 cursor-pointer items-center justify-center">
      <input
        type="checkbox"
        aria-label={label}
        checked={isChosen}
        ref={(box) => {
          if (box) box.indeterminate = isSome;
        }}
        onChange={onChoose}
        className="size-4.5"
      />
    </label>
  );
}

/** Chooses all rows of a list. */
export function ChooseAllBox({ label, selection }: { label: string; selection: Selection }) {
  return <ChooseBox label={label} isChosen={selection.isAll} isSome={selection.isSome} onChoose={selection.toggleAll} />;
}

/** Over rows that have no head; says in words what its box does. */
export function ChooseAllStrip({ label, selection }: { label: string; selection: Selection }) {
  return (
    <div className="flex items-center border-t border-line bg-paper pl-1 text-sm text-steel sm:pl-2">
      <ChooseAllBox label={label} selection={selection} />
      <span aria-hidden="true">{label}</span>
    </div>
  );
}
