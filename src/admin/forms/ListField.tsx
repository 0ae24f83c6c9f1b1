import { Plus } from "lucide-react";
import { type Ref, useEffect, useId, useState } from "react";
import { Button } from "#admin/ui/Button";
import { Field, INPUT, Options } from "#admin/ui/field/fields";
import { createEmptyValue } from "#domain/forms/empty-value";
import type { ListField as ListFormField } from "#domain/forms/form-field";
import { hasWordsOf } from "#domain/text/search-text";
import { asList, type FieldProps, joinPath, useFieldTexts, useFormParts } from "./form-context";
import { ListItem } from "./ListItem";
import { useListItems } from "./use-list-items";

/** Lists with more items than this can be narrowed. */
const MANY = 8;

/** Items that can be added, removed and moved; those with fields of their own are folded up to a line. */
export function ListField(props: FieldProps<ListFormField>) {
  const { field, path, value, onChange } = props;
  const { problems } = useFormParts();
  const { label, hint, error } = useFieldTexts(props);
  const items = asList(value);
  const listed = useListItems(items, onChange);
  const [query, setQuery] = useState("");
  const has = hasWordsOf(query);
  const isFixed = field.min === field.max;
  const wrong = listed.keys.filter((_, index) => hasProblem(problems, joinPath(path, index)));

  // What has to be mended is in sight.
  const { openAll } = listed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once for each answer of the server
  useEffect(() => {
    if (wrong.length > 0) openAll(wrong);
  }, [problems]);

  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-2 font-semibold">
        {label}
        {isFixed ? "" : ` (${items.length})`}
      </legend>
      {hint ? <p className="text-sm text-steel">{hint}</p> : null}
      {error ? (
        <p role="alert" tabIndex={-1} aria-invalid="true" className="text-sm font-medium text-danger">
          {error}
        </p>
      ) : null}
      {items.length > MANY ? (
        <input
          type="search"
          aria-label={`Filtrar: ${label}`}
          placeholder="Filtrar pelo texto"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          className={`${INPUT} min-h-11`}
        />
      ) : null}
      <ol ref={listed.list} className="grid gap-2">
        {items.map((item, index) => {
          const key = listed.keyOf(index);
          // One that is open stays in sight while it is written.
          if (query !== "" && !listed.isOpen(key) && !has(JSON.stringify(item))) return null;
          return (
            <ListItem
              key={key}
              listed={listed}
              index={index}
              field={field}
              path={joinPath(path, index)}
              value={item}
              isWrong={wrong.includes(key)}
              onChange={(next) => onChange(items.with(index, next))}
            />
          );
        })}
      </ol>
      {isFixed ? null : <AddItem ref={listed.adding} field={field} isFull={items.length >= (field.max ?? Infinity)} onAdd={listed.add} />}
    </fieldset>
  );
}

function hasProblem(problems: ReadonlyMap<string, string>, path: string): boolean {
  return [...problems.keys()].some((one) => one === path || one.startsWith(`${path}.`));
}

type AddItemProps = { field: ListFormField; isFull: boolean; onAdd: (item: unknown) => void; ref: Ref<HTMLButtonElement> };

/** Adds an item; where there are several kinds of them, one asks which. */
function AddItem({ field: { item, itemLabel }, isFull, onAdd, ref }: AddItemProps) {
  const id = useId();
  const options = item.kind === "union" ? item.options : [];
  const [kind, setKind] = useState(options[0]?.value ?? "");
  const label = `Adicionar ${itemLabel.toLowerCase()}`;
  const added = item.kind === "union" ? options.find(({ value }) => value === kind)?.field : item;
  const button = { ref, icon: Plus, isDisabled: isFull, onClick: () => added && onAdd(createEmptyValue(added)) };
  if (item.kind !== "union") {
    return (
      <Button {...button} className="justify-self-start">
        {label}
      </Button>
    );
  }
  return (
    <Field id={id} label={label}>
      <div className="flex flex-wrap gap-2">
        <select
          id={id}
          value={kind}
          onChange={({ target }) => setKind(target.value)}
          className={`${INPUT} min-h-11 min-w-0 flex-1 basis-48`}
        >
          <Options of={options} />
        </select>
        <Button {...button}>Adicionar</Button>
      </div>
    </Field>
  );
}
