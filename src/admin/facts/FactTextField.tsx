import { Tag } from "lucide-react";
import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";
import { findQuotes, quoteFact } from "#domain/facts/fact-quote";
import { checkQuotes } from "#domain/page/fact-quotes";
import { describedBy, Field, type FieldTexts, INPUT } from "../ui/field/Field";
import { FactDialog } from "./FactDialog";
import { FactsMissing } from "./FactsMissing";
import { type QuotableFact, useFacts } from "./use-facts";

type FactTextFieldProps = FieldTexts & {
  aside?: ReactNode;
  value: string;
  onChange: (text: string) => void;
  /** Lines of a text area; without it the field has one line. */
  rows?: number;
} & Pick<ComponentProps<"textarea">, "name" | "maxLength" | "placeholder" | "required" | "className">;

/** A plain text that may quote facts: inserts their names where the caret is, and shows how the text will read. */
export function FactTextField({ label, hint, error, aside, value, onChange, rows, className = "", ...rest }: FactTextFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const hadFocus = useRef(false);
  const nextCaret = useRef<number>(undefined);
  const [isChoosing, setIsChoosing] = useState(false);
  const facts = useFacts();
  const unknown = checkQuotes({ subject: "O texto", quotesFacts: true }, value, facts.isFact);
  const problem = error ?? unknown;
  const hasReading = !unknown && findQuotes(value).length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the caret can only go where the new text is
  useLayoutEffect(() => {
    if (nextCaret.current !== undefined) field.current?.setSelectionRange(nextCaret.current, nextCaret.current);
  }, [value]);

  function ask(): void {
    nextCaret.current = undefined;
    setIsChoosing(true);
  }

  function insert({ name }: QuotableFact): void {
    const { selectionStart: start, selectionEnd: end } =
      hadFocus.current && field.current ? field.current : { selectionStart: value.length, selectionEnd: value.length };
    nextCaret.current = start + quoteFact(name).length;
    onChange(value.slice(0, start) + quoteFact(name) + value.slice(end));
  }

  const tied = describedBy(id, { hint, error: problem });
  const control = {
    ...rest,
    id,
    ref: field,
    value,
    ...tied,
    "aria-describedby": [tied["aria-describedby"], hasReading ? `${id}-reading` : ""].filter(Boolean).join(" ") || undefined,
    onFocus: () => {
      hadFocus.current = true;
    },
    onChange: ({ target }: { target: { value: string } }) => {
      nextCaret.current = undefined;
      onChange(target.value);
    },
  };
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={problem}
      aside={
        <div className="ml-auto flex flex-wrap items-center gap-x-3">
          {aside}
          <InsertFactButton onPress={ask} />
        </div>
      }
    >
      {rows === undefined ? (
        <input {...control} className={`${INPUT} min-h-11 ${className}`} />
      ) : (
        <textarea {...control} rows={rows} className={`${INPUT} min-h-24 resize-y ${className}`} />
      )}
      {hasReading ? (
        <>
          <p id={`${id}-reading`} className="border-l-2 border-amber pl-3 text-sm whitespace-pre-line break-words">
            <span className="text-steel">Como fica: </span>
            {facts.fill(value) || "em branco, até o dado ter valor publicado."}
          </p>
          <FactsMissing />
        </>
      ) : null}
      <FactDialog
        isOpen={isChoosing}
        onClose={() => setIsChoosing(false)}
        onChoose={insert}
        finalFocus={() => (nextCaret.current === undefined ? null : field.current)}
      />
    </Field>
  );
}

/** Beside the name of a field whose text may quote facts. */
function InsertFactButton({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="-my-2.5 -mr-2 inline-flex min-h-11 items-center gap-1.5 rounded-lg px-2 text-sm font-medium hover:bg-ink/8"
    >
      <Tag size={16} strokeWidth={1.75} aria-hidden="true" />
      Inserir dado
    </button>
  );
}
