import { actions } from "astro:actions";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useDeferredValue, useEffect, useId, useState } from "react";
import { generatedPagePath } from "#domain/page/generated-page";
import { toVisibleText } from "#domain/panel/visible-text";
import { checkSlug, toSlug } from "#domain/text/slug";
import { call, type DataOf } from "../../call/call";
import { describedBy, Field, INPUT } from "../../ui/field/Field";

type SlugUse = DataOf<typeof actions.editor.checkSlug>;

interface SlugFieldProps {
  slug: string;
  /** Where the page is now; absent for a new one. */
  savedSlug?: string;
  pageId?: string;
  error?: string;
  onChange: (slug: string) => void;
}

const WAIT_MS = 400;

/** The page's address, looked up as it is typed. */
export function SlugField({ slug, savedSlug, pageId, error, onChange }: SlugFieldProps) {
  const id = useId();
  const rested = useRested(useDeferredValue(slug));
  const isChecked = rested === slug && rested !== savedSlug && checkSlug(rested) === undefined;
  const check = useQuery({
    queryKey: ["slug", rested, pageId],
    queryFn: () => call(actions.editor.checkSlug, { slug: rested, id: pageId }),
    enabled: isChecked,
    staleTime: 0,
  });
  const use = isChecked ? check.data : undefined;
  const problem = error ?? (use && describeTaken(use));
  const hint = describeHint(slug, savedSlug, use);
  return (
    <Field id={id} label="Endereço" hint={hint} error={problem}>
      <div className="flex items-stretch">
        <span className="flex items-center rounded-l-lg border border-r-0 border-steel/60 bg-paper px-2.5 text-sm whitespace-nowrap text-steel">
          {generatedPagePath("")}
        </span>
        <input
          id={id}
          value={slug}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          {...describedBy(id, { hint, error: problem })}
          onChange={(event) => onChange(event.target.value)}
          // What was pasted or typed freely becomes an address when one goes on.
          onBlur={() => slug !== toSlug(slug) && onChange(toSlug(slug))}
          className={`${INPUT} min-h-11 min-w-0 rounded-l-none`}
        />
      </div>
    </Field>
  );
}

function describeTaken(use: SlugUse): string | undefined {
  if (use.use === "taken") return `A página “${toVisibleText(use.title)}” já tem este endereço. Escolha outro.`;
  if (use.use === "trashed")
    return `A página “${toVisibleText(use.title)}”, na lixeira, ainda tem este endereço. Restaure-a, exclua-a de vez ou escolha outro.`;
  return undefined;
}

function describeHint(slug: string, savedSlug: string | undefined, use: SlugUse | undefined): ReactNode {
  if (use?.use === "redirected") return `Hoje este endereço leva a ${use.target}. Ao publicar, ele passa a ser desta página.`;
  if (savedSlug !== undefined && slug !== savedSlug) {
    return `Ao salvar, ${generatedPagePath(savedSlug)} passa a levar ao novo endereço.`;
  }
  return "Letras minúsculas sem acento, números e hífens.";
}

/** The text once nobody has typed for a moment. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), WAIT_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
