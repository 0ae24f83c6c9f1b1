import { useId } from "react";
import type { TextField as TextFormField } from "#domain/forms/form-field";
import { FactTextField } from "../facts/FactTextField";
import { RichText } from "../rich-text/RichText";
import { TextField } from "../ui/field/TextField";
import type { FieldProps } from "./field-props";
import { useFormParts } from "./form-context";
import { LinesField } from "./LinesField";
import { asText } from "./values";

/** From here on a line is as likely to be two. */
const LONG_LINE = 300;

/** A text, by how it is worked with. */
export function TextFields(props: FieldProps<TextFormField>) {
  const { field, path, onChange } = props;
  const { problems, choices } = useFormParts();
  const listId = useId();
  const label = props.label ?? field.label;
  const value = asText(props.value);
  const shared = { label, hint: field.help, error: problems.get(path) };
  const change = (text: string) => onChange(text === "" && field.isOptional ? undefined : text);
  switch (field.control) {
    case "lines":
      return <LinesField {...props} />;
    case "html":
      return <HtmlField {...shared} value={value} onChange={change} />;
    case "date":
      return <TextField {...shared} type="date" value={value} onChange={({ target }) => change(target.value)} className="sm:w-56" />;
    case "link":
      return (
        <>
          <TextField
            {...shared}
            value={value}
            list={listId}
            spellCheck={false}
            autoComplete="off"
            onChange={({ target }) => change(target.value.trim())}
          />
          <datalist id={listId}>
            {choices[field.choicesFrom ?? "pages"].map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </datalist>
        </>
      );
    case "paragraph":
    case "markdown":
      return <FactTextField {...shared} value={value} rows={countRows(value)} onChange={change} />;
    default:
      return <FactTextField {...shared} value={value} rows={(field.max ?? 0) > LONG_LINE ? 2 : undefined} onChange={change} />;
  }
}

/** As many as the text takes, as far as it stays in sight. */
function countRows(text: string): number {
  return Math.min(12, Math.max(3, Math.ceil(text.length / 55)));
}

interface HtmlFieldProps {
  label: string;
  hint?: string;
  error?: string;
  value: string;
  onChange: (html: string) => void;
}

function HtmlField({ label, hint, error, value, onChange }: HtmlFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5" data-invalid={error ? true : undefined}>
      <p id={id} className="font-semibold">
        {label}
      </p>
      <RichText labelId={id} value={value} onChange={onChange} />
      {hint ? <p className="text-sm text-steel">{hint}</p> : null}
      {error ? (
        <p role="alert" className="text-sm font-medium text-danger">
          {error}
        </p>
      ) : null}
    </div>
  );
}
