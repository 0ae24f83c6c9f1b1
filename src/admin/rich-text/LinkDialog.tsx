import type { Editor } from "@tiptap/react";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { Button } from "#admin/ui/Button";
import { ANSWERS, DialogFrame } from "#admin/ui/dialog/dialogs";
import { TextField } from "#admin/ui/field/fields";
import { checkLink, tidyLink } from "./link-address";

/** Asks where the chosen words lead. */
export function LinkDialog({ editor, isOpen, onClose }: { editor: Editor; isOpen: boolean; onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isChange, setIsChange] = useState(false);

  useEffect(() => {
    if (!isOpen) return;
    const current = editor.getAttributes("link")["href"];
    setAddress(typeof current === "string" ? current : "");
    setIsChange(typeof current === "string");
    setProblem(undefined);
  }, [isOpen, editor]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const href = tidyLink(address);
    const wrong = checkLink(href);
    setProblem(wrong);
    if (wrong) return field.current?.focus();
    const chain = editor.chain().focus().extendMarkRange("link");
    if (editor.state.selection.empty && !editor.isActive("link")) {
      chain.insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] }).run();
    } else {
      // Behind it, so that what is typed next does not take its place.
      chain
        .setLink({ href })
        .command(({ tr, commands }) => commands.setTextSelection(tr.selection.to))
        .run();
    }
    onClose();
  }

  return (
    <DialogFrame isOpen={isOpen} onClose={onClose} title={isChange ? "Alterar link" : "Inserir link"} initialFocus={field}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <TextField
          ref={field}
          label="Endereço"
          hint="De outro site (https://…), deste site (/faq), telefone (tel:…) ou email (mailto:…)."
          error={problem}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
        <div className={ANSWERS}>
          {isChange ? (
            <Button
              onClick={() => {
                editor.chain().focus().extendMarkRange("link").unsetLink().run();
                onClose();
              }}
            >
              Remover link
            </Button>
          ) : null}
          <Button type="submit" look="primary">
            {isChange ? "Alterar" : "Inserir"}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}
