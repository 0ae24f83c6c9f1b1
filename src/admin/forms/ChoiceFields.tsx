import { Plus, X } from "lucide-react";
import { useId, useRef, useState } from "react";
import { Button, IconButton } from "#admin/ui/Button";
import { describedBy, Field, INPUT, TextField } from "#admin/ui/field/fields";
import type { ChoiceField } from "#domain/forms/form-field";
import { toSearchText } from "#domain/text/search-text";
import { asList, asText, type FieldProps, type FormChoice, useFormParts } from "./form-context";

/** One of a list, or some of it. */
export function ChoiceFields(props: FieldProps<ChoiceField>) {
  const { length } = useChoices(props.field);
  if (props.field.isMany) return <ManyChoices {...props} />;
  return length > MANY ? <SearchedChoice {...props} /> : <OneChoice {...props} />;
}

/** From so many on one is searched for by its name. */
const MANY = 30;

/** What is typed names a choice, or is what the only one begins with that there is. */
function SearchedChoice({ field, path, value, onChange, label = field.label }: FieldProps<ChoiceField>) {
  const id = useId();
  const { problems } = useFormParts();
  const choices = useChoices(field);
  const [typed, setTyped] = useState<string>();
  const find = (text: string) => {
    const matching = choices.filter((choice) => toSearchText(choice.label).startsWith(toSearchText(text)));
    return choices.find((choice) => toSearchText(choice.label) === toSearchText(text)) ?? (matching.length === 1 ? matching[0] : undefined);
  };
  return (
    <>
      <TextField
        label={label}
        hint={field.help}
        error={problems.get(path)}
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

function OneChoice({ field, path, value, onChange, label = field.label }: FieldProps<ChoiceField>) {
  const id = useId();
  const { problems } = useFormParts();
  const chosen = asText(value);
  const choices = useChoices(field);
  if (field.isOptional && choices.length === 0) return null;
  const texts = { hint: field.help, error: problems.get(path) };
  return (
    <Field id={id} label={label} {...texts}>
      <select
        id={id}
        value={chosen}
        onChange={({ target }) => onChange(target.value === "" && field.isOptional ? undefined : target.value)}
        {...describedBy(id, texts)}
        className={`${INPUT} min-h-11`}
      >
        {choices.some((choice) => choice.value === chosen) ? null : <option value={chosen}>{chosen === "" ? "Escolha…" : chosen}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </Field>
  );
}

function ManyChoices({ field, path, value, onChange, label = field.label }: FieldProps<ChoiceField>) {
  const id = useId();
  const { problems } = useFormParts();
  const select = useRef<HTMLSelectElement>(null);
  const [adding, setAdding] = useState("");
  const chosen = asList(value).map(asText);
  const choices = useChoices(field);
  const left = choices.filter((choice) => !chosen.includes(choice.value));
  const texts = { hint: field.help, error: problems.get(path) };
  return (
    <Field id={id} label={label} {...texts}>
      {chosen.length > 0 ? (
        <ul aria-label={label} className="flex flex-wrap gap-2">
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
      ) : null}
      <div className="flex gap-2 max-sm:flex-wrap">
        <select
          ref={select}
          id={id}
          value={adding}
          onChange={({ target }) => setAdding(target.value)}
          {...describedBy(id, texts)}
          className={`${INPUT} min-h-11 min-w-0`}
        >
          <option value="">Escolha para acrescentar…</option>
          {left.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
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

function useChoices({ choices, choicesFrom }: ChoiceField): readonly FormChoice[] {
  const parts = useFormParts();
  return choicesFrom === undefined ? choices : (parts.choices[choicesFrom] ?? []);
}
