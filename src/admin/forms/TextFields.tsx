import { useId, useState } from "react";
import { Options, TextField } from "#admin/ui/field/fields";
import type { TextField as TextFormField } from "#domain/forms/form-field";
import { asList, asText, type FieldProps, useFieldTexts, useFormParts } from "./form-context";

/** From here on a line is as likely to be two. */
const LONG_LINE = 300;

export function TextFields(props: FieldProps<TextFormField>) {
  const { field, onChange } = props;
  const { choices, isRecord, Text, Html } = useFormParts();
  const maxLength = isRecord ? field.max : undefined;
  const listId = useId();
  const value = asText(props.value);
  const texts = useFieldTexts(props);
  const change = (text: string) => onChange(text === "" && field.isOptional ? undefined : text);
  const shared = { ...texts, value, onChange: change };
  switch (field.control) {
    case "lines":
      return <LinesField {...props} />;
    case "html":
      return Html ? <Html {...shared} /> : null;
    case "date": {
      const width = isRecord ? "" : "sm:w-56";
      return <TextField {...texts} type="date" value={value} onChange={({ target }) => change(target.value)} className={width} />;
    }
    case "paragraph":
    case "markdown":
      return <Text {...shared} rows={countRows(value)} maxLength={maxLength} />;
  }
  if (field.choicesFrom === undefined) {
    const rows = (field.max ?? 0) > LONG_LINE ? 2 : undefined;
    return <Text {...shared} rows={rows} maxLength={maxLength} placeholder={field.placeholder} />;
  }
  const isLink = field.control === "link";
  return (
    <>
      <TextField
        {...texts}
        value={value}
        list={listId}
        maxLength={maxLength}
        spellCheck={isLink ? false : undefined}
        autoComplete="off"
        onChange={({ target }) => change(isLink ? target.value.trim() : target.value)}
      />
      <datalist id={listId}>
        <Options of={choices[field.choicesFrom] ?? []} />
      </datalist>
    </>
  );
}

/** As many as the text takes, as far as it stays in sight. */
function countRows(text: string): number {
  return Math.min(12, Math.max(3, Math.ceil(text.length / 55)));
}

/** Short texts, one a line. */
function LinesField(props: FieldProps<TextFormField>) {
  const { path, value, onChange } = props;
  const { problems, Text } = useFormParts();
  const texts = useFieldTexts(props);
  const lines = asList(value).map(asText);
  const [typed, setTyped] = useState(lines.join("\n"));
  // What is typed has blank lines that the value has not; another value came from elsewhere.
  const shown = toLines(typed).join("\n") === lines.join("\n") ? typed : lines.join("\n");
  const error = texts.error ?? lines.map((_, index) => problems.get(`${path}.${index}`)).find(Boolean);
  return (
    <Text
      {...texts}
      error={error}
      rows={Math.min(14, Math.max(3, lines.length + 1))}
      value={shown}
      onChange={(text) => {
        setTyped(text);
        onChange(toLines(text));
      }}
    />
  );
}

function toLines(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}
