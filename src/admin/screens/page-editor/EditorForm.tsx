import { useId } from "react";
import { checkQuotes } from "#domain/page/fact-quotes";
import { PAGE_FIELDS, type TypedTexts } from "#domain/page/page-fields";
import { MAX_TITLE_LENGTH } from "#domain/page/titles";
import { formatCount, formatNumber } from "#domain/text/format";
import { countWords, judgeDescription } from "#domain/text/text-length";
import { FactTextField } from "../../facts/FactTextField";
import { useFacts } from "../../facts/use-facts";
import { RichText } from "../../rich-text/RichText";
import { TextField } from "../../ui/field/TextField";
import { TitleSuggestions } from "../../writing/TitleSuggestions";
import type { Problems } from "./fields";
import { SlugField } from "./SlugField";

interface EditorFormProps {
  fields: TypedTexts;
  /** Absent for a new page. */
  pageId?: string;
  savedSlug: string;
  problems: Problems;
  onChange: (change: Partial<TypedTexts>) => void;
}

export function EditorForm({ fields, pageId, savedSlug, problems, onChange }: EditorFormProps) {
  const contentId = useId();
  const facts = useFacts();
  const words = countWords(fields.content);
  const description = facts.fill(fields.description);
  const contentProblem = problems.content ?? checkQuotes(PAGE_FIELDS.content, fields.content, facts.isFact);
  return (
    <div className="grid gap-5">
      <TextField
        label="Título"
        value={fields.title}
        maxLength={MAX_TITLE_LENGTH}
        error={problems.title}
        onChange={(event) => onChange({ title: event.target.value })}
        className="font-semibold"
      />
      <TitleSuggestions titles={fields.title} onUse={(title) => onChange({ title })} />
      <SlugField
        slug={fields.slug}
        savedSlug={pageId === undefined ? undefined : savedSlug}
        pageId={pageId}
        error={problems.slug}
        onChange={(slug) => onChange({ slug })}
      />
      <FactTextField
        label="Descrição"
        aside={<span className="text-sm text-steel tabular-nums">{formatNumber([...description.trim()].length)} caracteres</span>}
        hint={`Aparece nos buscadores e no topo da página. ${judgeDescription(description)}`}
        rows={3}
        value={fields.description}
        error={problems.description}
        onChange={(description) => onChange({ description })}
      />
      <TextField
        label="Palavras-chave"
        hint="Separadas por vírgulas. Em branco, valem as padrão do site."
        value={fields.keywords}
        error={problems.keywords}
        onChange={(event) => onChange({ keywords: event.target.value })}
      />
      <TextField
        label="Números desta página"
        hint="Preços, prazos e outros números que não estão no cadastro e por que você responde aqui, separados por ponto e vírgula."
        value={fields.ownFigures}
        error={problems.ownFigures}
        onChange={(event) => onChange({ ownFigures: event.target.value })}
      />
      <div className="grid gap-1.5" data-invalid={contentProblem ? true : undefined}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p id={contentId} className="font-semibold">
            Conteúdo
          </p>
          <p className="text-sm text-steel tabular-nums">{formatCount(words, "palavra", "palavras")}</p>
        </div>
        <RichText labelId={contentId} value={fields.content} onChange={(content) => onChange({ content })} />
        {contentProblem ? (
          <p role="alert" className="text-sm font-medium text-danger">
            {contentProblem}
          </p>
        ) : null}
      </div>
    </div>
  );
}
