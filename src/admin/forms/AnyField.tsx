import type { FormField } from "#domain/forms/form-field";
import { ChoiceFields } from "./ChoiceFields";
import { FlagField } from "./FlagField";
import type { FieldProps } from "./field-props";
import { useFormParts } from "./form-context";
import { ListField } from "./ListField";
import { NumberField } from "./NumberField";
import { ObjectFields } from "./ObjectFields";
import { TextFields } from "./TextFields";
import { asObject } from "./values";

/** A field of a form, by its kind. */
export function AnyField({ field: described, ...rest }: FieldProps<FormField>) {
  const { drawn, ...said } = useFormParts().changes[rest.path] ?? {};
  if (drawn !== undefined) return drawn;
  const field = { ...described, ...said };
  switch (field.kind) {
    case "object":
      return <ObjectFields field={field} {...rest} />;
    case "union": {
      const option = field.options.find(({ value }) => value === asObject(rest.value)[field.discriminator]);
      return option ? <ObjectFields field={option.field} {...rest} /> : null;
    }
    case "list":
      return <ListField field={field} {...rest} />;
    case "text":
      return <TextFields field={field} {...rest} />;
    case "number":
      return <NumberField field={field} {...rest} />;
    case "choice":
      return <ChoiceFields field={field} {...rest} />;
    case "flag":
      return <FlagField field={field} {...rest} />;
    case "fixed":
      return null;
  }
}
