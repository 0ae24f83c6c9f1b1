import { useState } from "react";
import type { TextField } from "#domain/forms/form-field";
import type { FieldProps } from "./field-props";
import { useFormParts } from "./form-context";
import { asList, asText } from "./values";

/** Short texts, one a line. */
export function LinesField({ field, path, value, onChange, label = field.label }: FieldProps<TextField>) {
  const { problems, Text } = useFormParts();
  const lines = asList(value).map(asText);
  const [typed, setTyped] = useState(lines.join("\n"));
  // What is typed has blank lines that the value has not; another value came from elsewhere.
  const shown = toLines(typed).join("\n") === lines.join("\n") ? typed : lines.join("\n");
  const error = problems.get(path) ?? lines.map((_, index) => problems.get(`${path}.${index}`)).find(Boolean);
  return (
    <Text
      label={label}
      hint={field.help}
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
