import { useEffect, useRef, useState } from "react";
import type { FormField } from "#domain/forms/form-field";
import { FactTextField } from "../../facts/FactTextField";
import type { FormChoices } from "../../forms/form-context";
import { HtmlField } from "../../forms/HtmlField";
import { SchemaForm } from "../../forms/SchemaForm";
import { ScreenHeader } from "../../frame/ScreenHeader";
import { Card } from "../../ui/Card";
import { useSaveKey } from "../../ui/use-save-key";
import { StateTag } from "../texts/StateTag";
import { NewAddressField } from "./NewAddressField";
import { NewVersionNotice } from "./NewVersionNotice";
import { TextConflict } from "./TextConflict";
import { TextHistory } from "./TextHistory";
import { TextNotices } from "./TextNotices";
import { TextPreview } from "./TextPreview";
import { TextSaveBar } from "./TextSaveBar";
import { type KeptText, type OpenedText, type TextValue, useTextEditor } from "./use-text-editor";
import { useViewChoice, ViewChoice } from "./ViewChoice";

export interface TextEditorProps {
  text: OpenedText | undefined;
  kindLabel: string;
  form: FormField;
  choices: FormChoices;
  blank: TextValue;
  autosave?: KeptText;
}

const TEXTS = { Text: FactTextField, Html: HtmlField };

/** The fields of a text with its page beside them. */
export function TextEditor({ text, kindLabel, form, choices, blank, autosave }: TextEditorProps) {
  const editor = useTextEditor(text, blank, autosave);
  const view = useViewChoice();
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const { saved, value, problems } = editor;
  const slug = typeof value["slug"] === "string" && value["slug"] !== "" ? value["slug"] : "nova";
  const path = saved?.path ?? `landing/${slug}`;

  useSaveKey(() => void editor.save());

  // The first field that has to be mended takes the focus, once its list is open.
  useEffect(() => {
    if (problems.length === 0) return;
    view.show("fields");
    const frame = requestAnimationFrame(() =>
      fields.current?.querySelector<HTMLElement>("[aria-invalid=true], [data-invalid=true] [contenteditable]")?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [problems, view.show]);

  return (
    <>
      <ScreenHeader
        title={saved?.title ?? "Nova página de serviço"}
        summary={
          saved ? <Place text={saved} kindLabel={kindLabel} /> : "Preencha, veja ao lado como fica e salve: a página vai ao ar na hora."
        }
        hasWayBack
      />
      <TextNotices editor={editor} />
      <NewVersionNotice editor={editor} />
      <TextSaveBar editor={editor} onHistory={() => setIsHistoryOpen(true)} />
      <ViewChoice view={view} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <Card ref={fields} className={`p-4 sm:p-5 ${view.isFields ? "" : "max-xl:hidden"}`}>
          {saved ? null : <NewAddressField value={value} problems={problems} onChange={editor.change} />}
          <SchemaForm
            form={form}
            texts={TEXTS}
            choices={choices}
            value={value}
            problems={problems}
            onChange={(next) => editor.change(next as TextValue)}
          />
        </Card>
        <Card aria-label="Prévia da página" className={`overflow-clip xl:sticky xl:top-24 ${view.isFields ? "max-xl:hidden" : ""}`}>
          <TextPreview path={path} value={value} isPaused={view.isPreviewHidden} className="h-[calc(100dvh-8rem)]" />
        </Card>
      </div>
      <TextConflict editor={editor} />
      {saved ? <TextHistory editor={editor} text={saved} isOpen={isHistoryOpen} onClose={() => setIsHistoryOpen(false)} /> : null}
    </>
  );
}

function Place({ text, kindLabel }: { text: OpenedText; kindLabel: string }) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      <StateTag state={text.state} isRetired={text.isRetired} />
      <span>
        {kindLabel} · {text.address}
      </span>
    </span>
  );
}
