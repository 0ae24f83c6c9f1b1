import { Tag } from "lucide-react";
import { type ComponentProps, lazy, type ReactNode, Suspense, useId, useLayoutEffect, useRef, useState } from "react";
import { describedBy, Field, type FieldTexts, INPUT } from "#admin/ui/field/fields";
import { findQuotes, quoteFact } from "#domain/facts/fact-names";
import { checkQuotes } from "#domain/page/fact-quotes";
import { FactDialog } from "../facts/FactDialog";
import { FactsMissing, type QuotableFact, useFacts } from "../facts/use-facts";
import type { ChipsHandle } from "./FactChips";

/** Much to load for a text that quotes nothing. */
const FactChips = lazy(() => import("./FactChips"));

type FactTextFieldProps = FieldTexts & {
  aside?: ReactNode;
  value: string;
  onChange: (text: string) => void;
  /** Lines of a text area; without it the field has one line. */
  rows?: number;
} & Pick<ComponentProps<"textarea">, "maxLength" | "placeholder">;

/** A plain text that may quote facts: once it does it shows their values, never their names, and goes on doing so. */
export function FactTextField({ label, hint, error, aside, value, onChange, rows, ...rest }: FactTextFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const hadFocus = useRef(false);
  const nextCaret = useRef<number>(undefined);
  const chips = useRef<ChipsHandle>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const facts = useFacts();
  /** Set once the text quotes a fact: with where its caret was, if it had one. */
  const [chipped, setChipped] = useState<{ caret: number | undefined }>();
  if (!chipped && findQuotes(value).length > 0) setChipped({ caret: nextCaret.current ?? findCaret(field.current) });
  const unknown = checkQuotes({ subject: "O texto", quotesFacts: true }, value, facts.isFact);
  const problem = error ?? unknown;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the caret can only go where the new text is
  useLayoutEffect(() => {
    if (nextCaret.current !== undefined) field.current?.setSelectionRange(nextCaret.current, nextCaret.current);
  }, [value]);

  function ask(): void {
    nextCaret.current = undefined;
    setIsChoosing(true);
  }

  function insert({ name }: QuotableFact) {
    if (chips.current) {
      nextCaret.current = 0;
      return chips.current.insert(name);
    }
    const atEnd = { selectionStart: value.length, selectionEnd: value.length };
    const { selectionStart: start, selectionEnd: end } = hadFocus.current && field.current ? field.current : atEnd;
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
          <button
            type="button"
            onClick={ask}
            className="-my-2.5 -mr-2 inline-flex min-h-11 items-center gap-1.5 rounded-lg px-2 text-sm font-medium hover:bg-ink/8"
          >
            <Tag size={16} />
            Inserir dado
          </button>
        </div>
      }
    >
      {chipped ? (
        <Suspense>
          <FactChips
            ref={chips}
            tied={{ id, "aria-label": label, ...tied }}
            value={value}
            caret={chipped.caret}
            isSeveralLines={rows !== undefined}
            onChange={onChange}
          />
          <FactsMissing />
        </Suspense>
      ) : rows === undefined ? (
        <input {...control} className={`${INPUT} min-h-11`} />
      ) : (
        <textarea {...control} rows={rows} className={`${INPUT} min-h-24 resize-y`} />
      )}
      <FactDialog
        isOpen={isChoosing}
        onClose={() => setIsChoosing(false)}
        onChoose={insert}
        finalFocus={() => (nextCaret.current === undefined ? null : (field.current ?? document.getElementById(id)))}
      />
    </Field>
  );
}

function findCaret(field: HTMLInputElement | HTMLTextAreaElement | null): number | undefined {
  return field && document.activeElement === field ? (field.selectionStart ?? undefined) : undefined;
}
