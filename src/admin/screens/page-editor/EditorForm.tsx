import { actions } from "astro:actions";
import { useQuery } from "@tanstack/react-query";
import { type ChangeEvent, type ReactNode, useEffect, useId, useState } from "react";
import { useFacts } from "#admin/facts/use-facts";
import { FactTextField } from "#admin/rich-text/FactTextField";
import { RichTextField } from "#admin/rich-text/RichTextField";
import { describedBy, Field, INPUT, TextField } from "#admin/ui/field/fields";
import { TitleSuggestions } from "#admin/writing/TitleSuggestions";
import { checkQuotes } from "#domain/page/fact-quotes";
import { generatedPagePath } from "#domain/page/generated-page";
import { PAGE_FIELDS } from "#domain/page/page-fields";
import { MAX_TITLE_LENGTH } from "#domain/page/titles";
import { toVisibleText } from "#domain/panel/visible-text";
import { formatCount, formatNumber } from "#domain/text/format";
import { checkSlug, toSlug } from "#domain/text/slug";
import { countWords, judgeDescription } from "#domain/text/text-length";
import { call, type DataOf } from "../../call/call";
import type { PageEditorState } from "./use-page-editor";

export function EditorForm({ editor }: { editor: PageEditorState }) {
  const { fields, saved, problems, change } = editor;
  // Its title answers no search, and its own first words describe it.
  const isAnnouncement = saved.origin === "announcement";
  const facts = useFacts();
  const description = facts.fill(fields.description);
  const inputOf = (name: "title" | "keywords" | "ownFigures") => ({
    value: fields[name],
    error: problems[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change({ [name]: target.value }),
  });
  return (
    <div className="grid gap-5">
      <TextField {...inputOf("title")} label="Título" maxLength={MAX_TITLE_LENGTH} className="font-semibold" />
      {isAnnouncement ? null : <TitleSuggestions titles={fields.title} onUse={(title) => change({ title })} />}
      <SlugField editor={editor} />
      <FactTextField
        label="Descrição"
        aside={<span className="text-sm text-steel tabular-nums">{formatNumber([...description.trim()].length)} caracteres</span>}
        hint={`Aparece nos buscadores e no topo da página. ${judgeDescription(description, isAnnouncement ? "os buscadores mostram as primeiras palavras do aviso" : undefined)}`}
        rows={3}
        value={fields.description}
        error={problems.description}
        onChange={(description) => change({ description })}
      />
      <TextField {...inputOf("keywords")} label="Palavras-chave" hint="Separadas por vírgulas. Em branco, valem as padrão do site." />
      <TextField
        {...inputOf("ownFigures")}
        label="Números desta página"
        hint="Preços, prazos e outros números que não estão no cadastro e por que você responde aqui, separados por ponto e vírgula."
      />
      <RichTextField
        label="Conteúdo"
        aside={<p className="text-sm text-steel tabular-nums">{formatCount(countWords(fields.content), "palavra", "palavras")}</p>}
        value={fields.content}
        error={problems.content ?? checkQuotes(PAGE_FIELDS.content, fields.content, facts.isFact)}
        onChange={(content) => change({ content })}
      />
    </div>
  );
}

type SlugUse = DataOf<typeof actions.editor.checkSlug>;

const WAIT_MS = 400;

function SlugField({ editor: { fields, saved, problems, change } }: { editor: PageEditorState }) {
  const id = useId();
  const { slug } = fields;
  const savedSlug = saved.id === undefined ? undefined : saved.fields.slug;
  const rested = useRested(slug);
  const isChecked = rested === slug && rested !== savedSlug && checkSlug(rested) === undefined;
  const check = useQuery({
    queryKey: ["slug", rested, saved.id],
    queryFn: () => call(actions.editor.checkSlug, { slug: rested, id: saved.id }),
    enabled: isChecked,
    staleTime: 0,
  });
  const use = isChecked ? check.data : undefined;
  const problem = problems.slug ?? (use && describeTaken(use));
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
          onChange={({ target }) => change({ slug: target.value })}
          // What was pasted or typed freely becomes an address when one goes on.
          onBlur={() => slug !== toSlug(slug) && change({ slug: toSlug(slug) })}
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
