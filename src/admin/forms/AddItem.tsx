import { Plus } from "lucide-react";
import { type Ref, useId, useState } from "react";
import { createEmptyValue } from "#domain/forms/empty-value";
import type { ListField } from "#domain/forms/form-field";
import { Button } from "../ui/Button";
import { Field, INPUT } from "../ui/field/Field";

interface AddItemProps {
  field: ListField;
  isFull: boolean;
  onAdd: (item: unknown) => void;
  ref: Ref<HTMLButtonElement>;
}

/** Adds an item; where there are several kinds of them, one asks which. */
export function AddItem({ field, isFull, onAdd, ref }: AddItemProps) {
  const id = useId();
  const { item, itemLabel } = field;
  const options = item.kind === "union" ? item.options : [];
  const [kind, setKind] = useState(options[0]?.value ?? "");
  const noun = itemLabel.toLowerCase();
  if (item.kind !== "union") {
    return (
      <Button ref={ref} icon={Plus} isDisabled={isFull} onClick={() => onAdd(createEmptyValue(item))} className="justify-self-start">
        Adicionar {noun}
      </Button>
    );
  }
  return (
    <Field id={id} label={`Adicionar ${noun}`}>
      <div className="flex flex-wrap gap-2">
        <select
          id={id}
          value={kind}
          onChange={({ target }) => setKind(target.value)}
          className={`${INPUT} min-h-11 min-w-0 flex-1 basis-48`}
        >
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Button
          ref={ref}
          icon={Plus}
          isDisabled={isFull}
          onClick={() => {
            const option = options.find(({ value }) => value === kind);
            if (option) onAdd(createEmptyValue(option.field));
          }}
        >
          Adicionar
        </Button>
      </div>
    </Field>
  );
}
