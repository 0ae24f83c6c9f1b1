import { TextArea } from "../ui/field/TextArea";
import { TextField } from "../ui/field/TextField";
import type { TextControlProps } from "./form-context";

/** A text that quotes no facts; of several lines it grows as its owner pulls it. */
export function PlainText({ onChange, rows, ...rest }: TextControlProps) {
  const shared = { ...rest, autoComplete: "off", onChange: ({ target }: { target: { value: string } }) => onChange(target.value) };
  return rows === undefined ? <TextField {...shared} /> : <TextArea {...shared} />;
}
