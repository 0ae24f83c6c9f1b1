import { type ComponentProps, useId } from "react";
import { Field, INPUT } from "./Field";

interface SelectFieldProps extends Omit<ComponentProps<"select">, "id" | "onChange" | "value"> {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

export function SelectField({ label, value, options, onChoose, className = "", ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label}>
      <select
        id={id}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className={`${INPUT} min-h-11 ${className}`}
        {...select}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
