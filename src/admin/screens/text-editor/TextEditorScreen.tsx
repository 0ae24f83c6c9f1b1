import { actions } from "astro:actions";
import { Save, TriangleAlert } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { BAR_BUTTON, DocumentNotices, EditingBar, Notice } from "#admin/editing/EditingBar";
import { ConflictDialog, HistoryDialog } from "#admin/editing/HistoryDialog";
import { OpenOnce } from "#admin/editing/OpenOnce";
import { SchemaForm } from "#admin/forms/SchemaForm";
import { defineScreen } from "#admin/frame/define-screen";
import { PanelFrame } from "#admin/frame/PanelFrame";
import { ScreenHeader } from "#admin/frame/ScreenHeader";
import { FactTextField } from "#admin/rich-text/FactTextField";
import { RichTextField } from "#admin/rich-text/RichTextField";
import { StateTag } from "#admin/screens/texts/StateTag";
import { Button } from "#admin/ui/Button";
import { Card } from "#admin/ui/Card";
import { TextField } from "#admin/ui/field/fields";
import type { FormProblem } from "#domain/forms/form-problems";
import { PATHS } from "#domain/site/paths";
import { toSlug } from "#domain/text/slug";
import { call, type DataOf } from "../../call/call";
import { focusProblem } from "../../editing/use-document";
import { TAB, TAB_ROW } from "../../ui/classes";
import { useMedia } from "../../ui/use-media";
import { NewVersionNotice, SideBySide, TextPreview } from "./TextPreview";
import { type OpenedText, type TextEditorState, type TextValue, useTextEditor } from "./use-text-editor";

/** Edits a text, or begins a new landing page where none is named. */
export const TextEditorScreen = defineScreen(({ path }: { path?: string }) => (
  <PanelFrame isWide>
    <OpenOnce
      title={path === undefined ? "Nova página de serviço" : "Editar texto"}
      queryKey={["text", path ?? "new"]}
      open={() => openText(path)}
      missing={{ title: "Texto não encontrado", way: { text: "Ver os textos", href: PATHS.texts } }}
      problemTitle="Erro ao abrir o texto"
    >
      {(opened) => <TextEditor {...opened} />}
    </OpenOnce>
  </PanelFrame>
));

type TextEditorProps = DataOf<typeof actions.texts.openNew> & { text?: OpenedText };

const openText = (path: string | undefined): Promise<TextEditorProps> =>
  path === undefined ? call(actions.texts.openNew) : call(actions.texts.open, { path });

const TEXTS = { Text: FactTextField, Html: RichTextField };
const VIEWS = { fields: "Campos", preview: "Prévia" };
const WORDS = { this: "este texto", wasSaved: "O texto foi salvo", wasDeleted: "Este texto foi excluído" };

function TextEditor({ text, kindLabel, form, choices, autosave }: TextEditorProps) {
  const editor = useTextEditor(text, form, autosave);
  /** Which of fields and page a narrow screen shows. */
  const [view, setView] = useState<keyof typeof VIEWS>("fields");
  const isWide = useMedia(WIDE);
  const isFields = view === "fields";
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const { saved, value, problems, isDirty } = editor;
  const isSaving = editor.busy !== undefined;
  const slug = typeof value["slug"] === "string" && value["slug"] !== "" ? value["slug"] : "nova";
  const path = saved?.path ?? `landing/${slug}`;
  const closeHistory = () => setIsHistoryOpen(false);

  // The first field that has to be mended takes the focus, once its list is open.
  useEffect(() => {
    if (problems.length === 0) return;
    setView("fields");
    const frame = requestAnimationFrame(() => focusProblem(fields.current));
    return () => cancelAnimationFrame(frame);
  }, [problems]);

  return (
    <>
      <ScreenHeader
        title={saved?.title ?? "Nova página de serviço"}
        summary={
          saved ? (
            <span className="flex flex-wrap items-center gap-2">
              <StateTag state={saved.state} isRetired={saved.isRetired} />
              <span>
                {kindLabel} · {saved.address}
              </span>
            </span>
          ) : (
            "Preencha, veja ao lado como fica e salve: a página vai ao ar na hora."
          )
        }
      />
      <DocumentNotices editing={editor} words={WORDS}>
        {saved?.state === "unfit" ? (
          <Notice icon={TriangleAlert} label="Texto que não cabe mais" title="Este texto não cabe mais na página como está">
            O site mudou e mostra o texto de fábrica; o seu está aqui, inteiro. Salve para ver o que falta corrigir.
          </Notice>
        ) : null}
      </DocumentNotices>
      <NewVersionNotice editor={editor} />
      <EditingBar
        editing={editor}
        problem={describeProblems(problems)}
        onHistory={saved && saved.version > 0 ? () => setIsHistoryOpen(true) : undefined}
        href={saved?.address}
      >
        <Button
          look="primary"
          icon={Save}
          isBusy={isSaving}
          busyText="Salvando..."
          isDisabled={!isDirty && saved !== undefined}
          onClick={() => void editor.save()}
          title="Ctrl+S"
          className={BAR_BUTTON}
        >
          {saved ? "Salvar alterações" : "Criar página"}
        </Button>
      </EditingBar>
      <fieldset className={`${TAB_ROW} xl:hidden`}>
        <legend className="sr-only">O que mostrar</legend>
        {(["fields", "preview"] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === view}
            data-active={one === view || undefined}
            onClick={() => setView(one)}
            className={`${TAB} grow`}
          >
            {VIEWS[one]}
          </button>
        ))}
      </fieldset>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <Card ref={fields} className={`p-4 sm:p-5 ${isFields ? "" : "max-xl:hidden"}`}>
          {saved ? null : <NewAddressField editor={editor} />}
          <SchemaForm
            form={form}
            texts={TEXTS}
            choices={choices}
            value={value}
            problems={problems}
            onChange={(next) => editor.change(next as TextValue)}
          />
        </Card>
        <Card aria-label="Prévia da página" className={`overflow-clip xl:sticky xl:top-24 ${isFields ? "max-xl:hidden" : ""}`}>
          <TextPreview path={path} value={value} isPaused={!isWide && isFields} className="h-[calc(100dvh-8rem)]" />
        </Card>
      </div>
      <ConflictDialog
        editing={editor}
        words={WORDS}
        onOverwrite={(version) => void editor.save(value, version)}
        other={{
          queryKey: ["other-text", path],
          read: () => call(actions.texts.open, { path }),
          show: ({ text: other }) => (
            <SideBySide
              path={path}
              sides={[
                { title: "O que você escreveu", value },
                { title: "O que foi salvo", value: other.value },
              ]}
            />
          ),
        }}
      />
      {saved ? (
        <HistoryDialog
          isOpen={isHistoryOpen}
          onClose={closeHistory}
          name={path}
          current={saved.version}
          hasUnsaved={isDirty}
          list={() => call(actions.texts.listRevisions, { path })}
          describe={({ isFactory }, name) => (isFactory ? `${name}, de fábrica` : name)}
          read={(version) => call(actions.texts.findRevision, { path, version })}
          show={(shown) => <SideBySide path={path} sides={[{ title: "Como era", value: shown.value }]} />}
          onRestore={(shown) => editor.save(shown.value as TextValue)}
          origin={
            saved.written !== undefined && saved.state !== "factory" ? (
              <Button isBusy={isSaving} onClick={() => void editor.reset().then(closeHistory)}>
                Voltar ao texto de fábrica
              </Button>
            ) : null
          }
        />
      ) : null}
    </>
  );
}

function describeProblems(problems: readonly FormProblem[]): string | undefined {
  const ofWhole = problems.find(({ path }) => path.length === 0);
  if (ofWhole) return ofWhole.message;
  if (problems.length === 0) return undefined;
  return problems.length === 1 ? "Falta corrigir 1 campo." : `Falta corrigir ${problems.length} campos.`;
}

/** Where fields and page stand beside each other. */
const WIDE = "(width >= 80rem)";

/** The address of a page that does not exist yet: of its title, until somebody writes another. */
function NewAddressField({ editor: { value, problems, change } }: { editor: TextEditorState }) {
  const slug = String(value["slug"] ?? "");
  const ofTitle = toSlug(String(value["title"] ?? ""));
  const followed = useRef(slug);

  // Before the next key, which this would take back.
  useLayoutEffect(() => {
    if (slug !== followed.current || slug === ofTitle) return;
    followed.current = ofTitle;
    change({ ...value, slug: ofTitle });
  }, [slug, ofTitle, value, change]);

  return (
    <div className="mb-5">
      <TextField
        label="Endereço"
        hint={`A página fica em /${slug || "…"} e o endereço não muda depois.`}
        error={problems.find(({ path }) => path.join(".") === "slug")?.message}
        value={slug}
        spellCheck={false}
        autoComplete="off"
        onChange={({ target }) => change({ ...value, slug: target.value })}
      />
    </div>
  );
}
