import { Plus, X } from "lucide-react";
import { useId, useRef, useState } from "react";
import { Button, IconButton } from "#admin/ui/Button";
import { describedBy, Field, INPUT, type Option, Options, SelectField, TextField } from "#admin/ui/field/fields";
import type { ChoiceField } from "#domain/forms/form-field";
import { toSearchText } from "#domain/text/search-text";
import { asList, asText, type FieldProps, useFieldTexts, useFormParts } from "./form-context";

export function ChoiceFields(props: FieldProps<ChoiceField>) {
  const { length } = useChoices(props.field);
  if (props.field.isMany) return <ManyChoices {...props} />;
  return length > MANY ? <SearchedChoice {...props} /> : <OneChoice {...props} />;
}

/** From so many on one is searched for by its name. */
const MANY = 30;

/** What is typed names a choice, or is what the only one begins with that there is. */
function SearchedChoice(props: FieldProps<ChoiceField>) {
  const { field, value, onChange } = props;
  const id = useId();
  const choices = useChoices(field);
  const [typed, setTyped] = useState<string>();
  const find = (text: string) => {
    const matching = choices.filter((choice) => toSearchText(choice.label).startsWith(toSearchText(text)));
    return choices.find((choice) => toSearchText(choice.label) === toSearchText(text)) ?? (matching.length === 1 ? matching[0] : undefined);
  };
  return (
    <>
      <TextField
        {...useFieldTexts(props)}
        list={id}
        autoComplete="off"
        placeholder="Digite para buscar"
        value={typed ?? choices.find((choice) => choice.value === asText(value))?.label ?? ""}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(target.value === "" ? (field.isOptional ? undefined : "") : (find(target.value)?.value ?? ""));
        }}
        onBlur={() => asText(value) !== "" && setTyped(undefined)}
      />
      <datalist id={id}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.label} />
        ))}
      </datalist>
    </>
  );
}

function OneChoice(props: FieldProps<ChoiceField>) {
  const { field, value, onChange } = props;
  const texts = useFieldTexts(props);
  const chosen = asText(value);
  const choices = useChoices(field);
  if (field.isOptional && choices.length === 0) return null;
  const isKnown = choices.some((choice) => choice.value === chosen);
  return (
    <SelectField
      {...texts}
      value={chosen}
      options={isKnown ? choices : [{ value: chosen, label: chosen === "" ? "Escolha…" : chosen }, ...choices]}
      onChoose={(next) => onChange(next === "" && field.isOptional ? undefined : next)}
    />
  );
}

function ManyChoices(props: FieldProps<ChoiceField>) {
  const { field, value, onChange } = props;
  const id = useId();
  const texts = useFieldTexts(props);
  const select = useRef<HTMLSelectElement>(null);
  const [adding, setAdding] = useState("");
  const chosen = asList(value).map(asText);
  const choices = useChoices(field);
  const left = choices.filter((choice) => !chosen.includes(choice.value));
  return (
    <Field id={id} {...texts}>
      <ul aria-label={texts.label} className="flex flex-wrap gap-2 empty:hidden">
        {chosen.map((one) => {
          const name = choices.find((choice) => choice.value === one)?.label ?? one;
          return (
            <li key={one} className="flex min-w-0 items-center rounded-lg border border-line bg-paper pl-3">
              <span className="min-w-0 break-words">{name}</span>
              <IconButton
                icon={X}
                aria-label={`Tirar ${name}`}
                onClick={() => {
                  onChange(chosen.filter((other) => other !== one));
                  select.current?.focus();
                }}
              />
            </li>
          );
        })}
      </ul>
      <div className="flex gap-2 max-sm:flex-wrap">
        <select
          ref={select}
          id={id}
          value={adding}
          onChange={({ target }) => setAdding(target.value)}
          {...describedBy(id, texts)}
          className={`${INPUT} min-h-11 min-w-0`}
        >
          <Options of={[{ value: "", label: "Escolha para acrescentar…" }, ...left]} />
        </select>
        <Button
          icon={Plus}
          isDisabled={adding === ""}
          onClick={() => {
            onChange([...chosen, adding]);
            setAdding("");
          }}
        >
          Acrescentar
        </Button>
      </div>
    </Field>
  );
}

function useChoices({ choices, choicesFrom }: ChoiceField): readonly Option[] {
  const parts = useFormParts();
  return choicesFrom === undefined ? choices : (parts.choices[choicesFrom] ?? []);
}
