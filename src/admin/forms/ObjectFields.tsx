import { type ReactNode, useEffect, useId, useState } from "react";
import type { ObjectField } from "#domain/forms/form-field";
import { FoldMark } from "./FoldMark";
import type { FieldProps } from "./field-props";
import { joinPath, useFormParts } from "./form-context";
import { asObject } from "./values";

/** The fields of an object, one under the other; those of a part with a name are framed. */
export function ObjectFields({ field, path, value, onChange, label = field.label }: FieldProps<ObjectField>) {
  const { Field, isRecord } = useFormParts();
  const said = asObject(value);
  const fields = field.fields
    // An address is given once, when a page is made.
    .filter(({ field: inner }) => !(inner.kind === "text" && inner.control === "slug"))
    .map(({ key, field: inner }) => (
      <Field key={key} field={inner} path={joinPath(path, key)} value={said[key]} onChange={(next) => onChange(withKey(said, key, next))} />
    ));
  // An item of a list stands by itself, as the whole does.
  const isWhole = path === "" || /\.\d+$/.test(path);
  if (isRecord) return isWhole ? <div className="grid gap-5 md:grid-cols-2">{fields}</div> : fields;
  const body = <div className="grid gap-5">{fields}</div>;
  if (label === "" || path === "") return body;
  // The parts of the document itself.
  if (!path.includes(".")) {
    return (
      <FoldedPart label={label} path={path}>
        {field.help ? <p className="mb-4 text-sm text-steel">{field.help}</p> : null}
        {body}
      </FoldedPart>
    );
  }
  return (
    <fieldset className="grid min-w-0 gap-5">
      <legend className="mb-3 font-semibold">{label}</legend>
      {field.help ? <p className="text-sm text-steel">{field.help}</p> : null}
      {fields}
    </fieldset>
  );
}

function withKey(said: Readonly<Record<string, unknown>>, key: string, next: unknown): Record<string, unknown> {
  const { [key]: _, ...others } = said;
  return next === undefined ? others : { ...said, [key]: next };
}

interface FoldedPartProps {
  label: string;
  path: string;
  children: ReactNode;
}

/** A part of a long form, folded up to its name until it is wanted or has something to mend. */
function FoldedPart({ label, path, children }: FoldedPartProps) {
  const id = useId();
  const { problems } = useFormParts();
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if ([...problems.keys()].some((one) => one.startsWith(`${path}.`))) setIsOpen(true);
  }, [problems, path]);

  return (
    <section aria-label={label} data-open={isOpen || undefined} className="rounded-lg border border-line">
      <h2 className="text-base">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-12 w-full items-center gap-2 rounded-lg px-3 py-2 text-left font-semibold hover:bg-paper"
        >
          <FoldMark isOpen={isOpen} />
          {label}
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className="border-t border-line p-3 sm:p-4">
        {isOpen ? children : null}
      </div>
    </section>
  );
}
