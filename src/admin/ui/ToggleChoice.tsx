import { Toggle } from "@base-ui/react/toggle";
import { ToggleGroup } from "@base-ui/react/toggle-group";

interface ToggleChoiceProps<T extends string> {
  label: string;
  options: Readonly<Record<T, string>>;
  chosen: T | undefined;
  onChoose: (value: T) => void;
  /** How each looks, where that is its own. */
  looks?: Readonly<Record<T, string>>;
}

const TOGGLE =
  "min-h-11 grow rounded-lg border border-line px-3 font-semibold text-steel hover:border-steel hover:text-ink data-pressed:border-transparent data-pressed:bg-ink data-pressed:text-white sm:grow-0";

/** One of a few answers, of which one holds, changed by one press; for the keyboard one stop with arrows inside. */
export function ToggleChoice<T extends string>({ label, options, chosen, onChoose, looks }: ToggleChoiceProps<T>) {
  return (
    <ToggleGroup
      aria-label={label}
      value={chosen === undefined ? [] : [chosen]}
      onValueChange={([value]) => value && onChoose(value as T)}
      className="flex flex-wrap gap-1"
    >
      {(Object.keys(options) as T[]).map((value) => (
        <Toggle key={value} value={value} className={looks?.[value] ?? TOGGLE}>
          {options[value]}
        </Toggle>
      ))}
    </ToggleGroup>
  );
}
