import { useEffect, useRef } from "react";
import type { FormProblem } from "#domain/forms/form-problems";
import { toSlug } from "#domain/text/slug";
import { TextField } from "../../ui/field/TextField";
import type { TextValue } from "./use-text-editor";

interface NewAddressFieldProps {
  value: TextValue;
  problems: readonly FormProblem[];
  onChange: (value: TextValue) => void;
}

/** The address of a page that does not exist yet: of its title, until somebody writes another. */
export function NewAddressField({ value, problems, onChange }: NewAddressFieldProps) {
  const slug = String(value["slug"] ?? "");
  const ofTitle = toSlug(String(value["title"] ?? ""));
  const followed = useRef(slug);

  useEffect(() => {
    if (slug !== followed.current || slug === ofTitle) return;
    followed.current = ofTitle;
    onChange({ ...value, slug: ofTitle });
  }, [slug, ofTitle, value, onChange]);

  return (
    <div className="mb-5">
      <TextField
        label="Endereço"
        hint={`A página fica em /${slug || "…"} e o endereço não muda depois.`}
        error={problems.find(({ path }) => path.join(".") === "slug")?.message}
        value={slug}
        spellCheck={false}
        autoComplete="off"
        onChange={({ target }) => onChange({ ...value, slug: target.value })}
      />
    </div>
  );
}
