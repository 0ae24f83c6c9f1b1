import { useEffect, useRef, useState } from "react";
import { ScreenHeader } from "../../frame/ScreenHeader";
import { StatusTag } from "../../page/StatusTag";
import { HeldNotice } from "../../publishing/HeldNotice";
import { Card } from "../../ui/Card";
import { catchFocus } from "../../ui/catch-focus";
import { useSaveKey } from "../../ui/use-save-key";
import { ConflictDialog } from "./ConflictDialog";
import { EditorForm } from "./EditorForm";
import { HistoryDialog } from "./HistoryDialog";
import { MeanwhileNotice } from "./MeanwhileNotice";
import { PagePreview } from "./PagePreview";
import { PublishMoment } from "./PublishMoment";
import { RecoverNotice } from "./RecoverNotice";
import { PageReviewNote } from "./review/PageReviewNote";
import type { Reviewer } from "./review/ReviewDialog";
import { SaveBar } from "./SaveBar";
import type { KeptAutosave } from "./use-page-autosave";
import { type SavedPage, usePageEditor } from "./use-page-editor";

interface PageEditorProps {
  opened: SavedPage;
  autosave?: KeptAutosave;
  /** Who may be named as who reviewed it. */
  team: readonly Reviewer[];
}

/** The fields with the page beside them, and what was typed kept whatever happens. */
export function PageEditor({ opened, autosave, team }: PageEditorProps) {
  const editor = usePageEditor(opened, autosave);
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const { saved, fields, problems, refused } = editor;

  const heldNotice = useRef<HTMLElement>(null);
  const wasHeld = useRef(editor.held);
  const saveBar = useRef<HTMLElement>(null);

  // Whoever presses "Publicar" may have scrolled far below it.
  useEffect(() => {
    if (editor.held && editor.held !== opened.held) heldNotice.current?.scrollIntoView({ block: "center" });
  }, [editor.held, opened.held]);

  // The button that published it all the same goes with the notice, and the focus with it.
  useEffect(() => {
    if (wasHeld.current && !editor.held) catchFocus(saveBar.current);
    wasHeld.current = editor.held;
  }, [editor.held]);

  useSaveKey(() => void editor.saveAsIs());

  // The first field that has to be mended takes the focus, once.
  useEffect(() => {
    if (Object.keys(refused).length > 0) {
      form.current?.querySelector<HTMLElement>("[aria-invalid=true], [data-invalid=true] [contenteditable]")?.focus();
    }
  }, [refused]);

  return (
    <>
      <ScreenHeader
        title={saved.id === undefined ? "Nova página" : "Editar página"}
        summary={saved.id === undefined ? "Escreva, veja ao lado como fica e publique quando quiser." : <StatusTag status={saved.status} />}
        hasWayBack
      />
      {editor.offer ? <RecoverNotice offer={editor.offer} saved={saved} onRecover={editor.recover} onDiscard={editor.discard} /> : null}
      <MeanwhileNotice editor={editor} />
      {editor.held ? (
        <HeldNotice
          ref={heldNotice}
          title={saved.status === "public" ? "As mudanças não foram ao ar" : "Página retida: não está no ar"}
          explanation={
            saved.status === "public"
              ? "A página continua como estava. Corrija o que segue e salve de novo."
              : "Corrija o que segue e publique de novo."
          }
          reasons={editor.held}
          isBusy={editor.savingAs === "public"}
          onAllow={(reason) => void editor.publishAllTheSame(reason)}
          onOwnFigures={(figures) => editor.change({ ownFigures: [fields.ownFigures, ...figures].filter(Boolean).join("; ") })}
        />
      ) : null}
      <SaveBar ref={saveBar} editor={editor} onHistory={() => setIsHistoryOpen(true)} />
      <PublishMoment editor={editor} />
      <PageReviewNote editor={editor} team={team} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <Card ref={form} className="p-4 sm:p-5">
          <EditorForm fields={fields} pageId={saved.id} savedSlug={saved.fields.slug} problems={problems} onChange={editor.change} />
        </Card>
        <Card aria-label="Prévia da página" className="overflow-clip xl:sticky xl:top-24">
          <PagePreview title={fields.title} description={fields.description} content={fields.content} className="h-[calc(100dvh-8rem)]" />
        </Card>
      </div>
      <ConflictDialog editor={editor} />
      {saved.id === undefined ? null : (
        <HistoryDialog
          pageId={saved.id}
          currentVersion={saved.version ?? 1}
          hasUnsaved={editor.isDirty}
          isOpen={isHistoryOpen}
          onClose={() => setIsHistoryOpen(false)}
          onRestore={editor.restore}
        />
      )}
    </>
  );
}
