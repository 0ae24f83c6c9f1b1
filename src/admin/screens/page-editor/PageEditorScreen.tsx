import { actions } from "astro:actions";
import { EyeOff, Globe, Save } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { BAR_BUTTON, DocumentNotices, EditingBar } from "#admin/editing/EditingBar";
import { ConflictDialog, HistoryDialog } from "#admin/editing/HistoryDialog";
import { ScreenHeader } from "#admin/frame/ScreenHeader";
import { StatusTag } from "#admin/page/StatusTag";
import { HeldNotice } from "#admin/publishing/HeldNotice";
import { Button, type ButtonProps } from "#admin/ui/Button";
import { Card } from "#admin/ui/Card";
import { generatedPagePath, type HandOrigin, NEW_PAGE, type WantedStatus } from "#domain/page/generated-page";
import { newAnnouncementPath, PATHS } from "#domain/site/paths";
import { call } from "../../call/call";
import { OpenOnce } from "../../editing/OpenOnce";
import { focusProblem } from "../../editing/use-document";
import { defineScreen } from "../../frame/define-screen";
import { PanelFrame } from "../../frame/PanelFrame";
import { catchFocus } from "../../ui/focus";
import { EditorForm } from "./EditorForm";
import { EMPTY_FIELDS, nameEditor, pickFields } from "./fields";
import { PageReviewNote, PublishMoment } from "./PageNotes";
import { PagePreview } from "./PagePreview";
import { type SavedPage, usePageEditor } from "./use-page-editor";

/** Edits a page, or writes a new one where none is named: an announcement, where the address says so. */
export const PageEditorScreen = defineScreen(({ pageId }: { pageId?: string }) => (
  <PanelFrame isWide>
    <OpenOnce
      title={nameEditor(pageId, readNewOrigin())}
      queryKey={["editor", pageId ?? NEW_PAGE[readNewOrigin()]]}
      open={() => openPage(pageId)}
      missing={{ title: "Página não encontrada", way: { text: "Ver a lixeira", href: PATHS.trash } }}
      problemTitle="Erro ao abrir a página"
    >
      {(opened) => <PageEditor {...opened} />}
    </OpenOnce>
  </PanelFrame>
));

function readNewOrigin(): HandOrigin {
  return `${location.pathname}${location.search}` === newAnnouncementPath() ? "announcement" : "manual";
}

/** A page as it is saved, or as a new one begins, with what was typed of it before. */
async function openPage(id: string | undefined) {
  if (id === undefined) {
    const origin = readNewOrigin();
    const opened: SavedPage = { origin, status: "draft", fields: EMPTY_FIELDS };
    return { ...(await call(actions.editor.openNew, { origin })), opened };
  }
  const { page, ...known } = await call(actions.editor.open, { id });
  const opened: SavedPage = { ...page, fields: pickFields(page) };
  return { ...known, opened };
}

const SUMMARIES = {
  page: "Escreva, veja ao lado como fica e publique quando quiser.",
  announcement:
    "Um recado curto, como dias fechados ou outro telefone. Pode ter poucas palavras; números e promessas ainda são conferidos.",
};
const WORDS = { this: "esta página", wasSaved: "A página foi salva", wasDeleted: "Esta página foi excluída" };

/** The fields with the page beside them, and what was typed kept whatever happens. */
function PageEditor({ opened, autosave, team }: Awaited<ReturnType<typeof openPage>>) {
  const editor = usePageEditor(opened, autosave);
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const { saved, fields, refused, isDirty } = editor;
  const { id = "" } = saved;
  const isNew = saved.id === undefined;
  const isAnnouncement = saved.origin === "announcement";
  const isPublic = saved.status === "public";

  const saves: (ButtonProps & { as: WantedStatus })[] = isPublic
    ? [
        { as: "draft", icon: EyeOff, busyText: "Tirando do ar...", children: "Tirar do ar" },
        { as: "public", icon: Save, busyText: "Salvando...", children: "Salvar alterações", isDisabled: !isDirty, title: "Ctrl+S" },
      ]
    : [
        { as: "draft", icon: Save, busyText: "Salvando...", children: "Salvar rascunho", isDisabled: !isDirty && !isNew, title: "Ctrl+S" },
        { as: "public", icon: Globe, busyText: "Publicando...", children: "Publicar" },
      ];

  const heldNotice = useRef<HTMLElement>(null);
  const wasHeld = useRef(saved.held);
  const saveBar = useRef<HTMLElement>(null);

  // Whoever presses "Publicar" may have scrolled far below it.
  useEffect(() => {
    if (saved.held && saved.held !== opened.held) heldNotice.current?.scrollIntoView({ block: "center" });
  }, [saved.held, opened.held]);

  // The button that published it all the same goes with the notice, and the focus with it.
  useEffect(() => {
    if (wasHeld.current && !saved.held) catchFocus(saveBar.current);
    wasHeld.current = saved.held;
  }, [saved.held]);

  useEffect(() => {
    if (Object.keys(refused).length > 0) focusProblem(form.current);
  }, [refused]);

  return (
    <>
      <ScreenHeader
        title={nameEditor(saved.id, saved.origin)}
        summary={isNew ? SUMMARIES[isAnnouncement ? "announcement" : "page"] : <StatusTag status={saved.status} />}
      />
      <DocumentNotices editing={editor} words={WORDS} draftTitle={editor.offer && (editor.offer.value.title.trim() || "Sem título")} />
      {saved.held ? (
        <HeldNotice
          ref={heldNotice}
          title={isPublic ? "As mudanças não foram ao ar" : "Página retida: não está no ar"}
          explanation={
            isPublic ? "A página continua como estava. Corrija o que segue e salve de novo." : "Corrija o que segue e publique de novo."
          }
          reasons={saved.held}
          isBusy={editor.busy === "public"}
          onAllow={(reason) => void editor.save("public", { reason })}
          onOwnFigures={(figures) => editor.change({ ownFigures: [fields.ownFigures, ...figures].filter(Boolean).join("; ") })}
        />
      ) : null}
      <EditingBar
        ref={saveBar}
        editing={editor}
        onHistory={isNew ? undefined : () => setIsHistoryOpen(true)}
        href={isPublic ? generatedPagePath(saved.fields.slug) : undefined}
      >
        {saves.map(({ as, ...button }) => (
          <Button
            key={as}
            look={as === "public" ? "primary" : "secondary"}
            isBusy={editor.busy === as}
            onClick={() => void editor.save(as)}
            className={BAR_BUTTON}
            {...button}
          />
        ))}
      </EditingBar>
      <PublishMoment editor={editor} />
      <PageReviewNote editor={editor} team={team} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <Card ref={form} className="p-4 sm:p-5">
          <EditorForm editor={editor} />
        </Card>
        <Card aria-label="Prévia da página" className="overflow-clip xl:sticky xl:top-24">
          <PagePreview {...fields} origin={saved.origin} className="h-[calc(100dvh-8rem)]" />
        </Card>
      </div>
      <ConflictDialog
        editing={editor}
        words={WORDS}
        onOverwrite={(knownVersion) => void editor.saveAsIs({ knownVersion })}
        onSaveCopy={editor.saveCopy}
        other={{
          queryKey: ["other-version", id],
          read: () => call(actions.editor.open, { id }),
          show: ({ page, savedBy }) => (
            <div className="grid gap-2">
              <p className="flex flex-wrap items-center gap-2 text-sm text-steel">
                <StatusTag status={page.status} /> Versão {page.version}
                {savedBy ? `, de ${savedBy}` : ""}
              </p>
              <PagePreview {...page} className="h-[45dvh] rounded-lg border border-line" />
            </div>
          ),
        }}
      />
      {isNew ? null : (
        <HistoryDialog
          isOpen={isHistoryOpen}
          onClose={() => setIsHistoryOpen(false)}
          name={id}
          current={saved.version ?? 1}
          hasUnsaved={isDirty}
          list={() => call(actions.editor.listRevisions, { id })}
          describe={({ status }, name) => (
            <>
              {name}
              <StatusTag status={status} />
            </>
          )}
          read={(version) => call(actions.editor.findRevision, { id, version })}
          show={(shown) => (
            <PagePreview {...shown} origin={saved.origin} className="h-[40dvh] rounded-lg border border-line md:h-[55dvh]" />
          )}
          onRestore={(shown) => editor.restore(pickFields(shown))}
        />
      )}
    </>
  );
}
