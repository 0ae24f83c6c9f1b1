import { Tabs } from "@base-ui/react/tabs";
import { getNodeType, getSchema, type JSONContent } from "@tiptap/core";
import { DOMParser } from "@tiptap/pm/model";
import { Selection } from "@tiptap/pm/state";
import { EditorContent, useEditor } from "@tiptap/react";
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { FactDialog } from "#admin/facts/FactDialog";
import { FactsMissing, useFacts } from "#admin/facts/use-facts";
import { listImages } from "#admin/photos/intake/FileDrop";
import { PhotoChooser } from "#admin/photos/PhotoChooser";
import type { FieldTexts } from "#admin/ui/field/fields";
import { TabList } from "#admin/ui/TabList";
import { checkField } from "#domain/page/page-fields";
import { keepOwnPhotos } from "#domain/photo/photo-references";
import { MAX_DEPTH, TOO_DEEP } from "#domain/text/markup-limits";
import { FactSlashList, type PressKey } from "./fact/FactSlashList";
import { withFactAtoms } from "./fact/fact-atoms";
import { createFactSource, insertFact } from "./fact/fact-node";
import { LinkDialog } from "./LinkDialog";
import { RichTextToolbar } from "./RichTextToolbar";
import { extensionsWith, RICH_TEXT_EXTENSIONS } from "./rich-text-extensions";
import { findLostElements, toPageHtml } from "./to-page-html";

interface RichTextFieldProps extends FieldTexts {
  /** Beside the label, at the end of its line. */
  aside?: ReactNode;
  value: string;
  onChange: (html: string) => void;
}

/** The body of a page, with its name and what is wrong with it: written by sight or as HTML, which is its value. */
export function RichTextField({ label, hint, error, aside, value, onChange }: RichTextFieldProps) {
  const labelId = useId();
  const [view, setView] = useState<"visual" | "html">("visual");
  const [isLinking, setIsLinking] = useState(false);
  const [isQuoting, setIsQuoting] = useState(false);
  const photos = usePhotoInsert();
  const facts = useFacts();
  const [source] = useState(createFactSource);
  const [extensions] = useState(() => extensionsWith(source));
  const slashKeys = useRef<PressKey>(() => false);
  const [opened, setOpened] = useState(() => toDocument(value));
  const emitted = useRef(value);

  const editor = useEditor({
    extensions,
    content: opened.document ?? "",
    // Its styles are in admin.css: the content security policy lets no script put any in.
    injectCSS: false,
    editorProps: {
      attributes: { class: "rich-text prose", role: "textbox", "aria-multiline": "true", "aria-labelledby": labelId },
      transformPastedHTML: (html) => keepOwnPhotos(withoutForms(html)),
      handlePaste: (_, { clipboardData }) => photos.takePasted(clipboardData),
      handleDrop(view, event, _, isMoved) {
        if (isMoved || !photos.takeImages(event.dataTransfer)) return false;
        event.preventDefault();
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
        if (place) view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(place.pos))));
        return true;
      },
      handleKeyDown(_, event) {
        if (slashKeys.current(event)) return true;
        if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "k") return false;
        event.preventDefault();
        setIsLinking(true);
        return true;
      },
    },
    onUpdate({ editor: changed }) {
      emitted.current = toPageHtml(changed.getHTML());
      onChange(emitted.current);
    },
  });

  useEffect(() => source.set(facts), [source, facts]);

  // A text that did not come from these keys: recovered, restored, cleaned by the server, or typed as HTML. It is taken
  // before the next key, which would make of its own last text another's.
  useLayoutEffect(() => {
    if (view !== "visual" || value === emitted.current) return;
    emitted.current = value;
    const next = toDocument(value);
    setOpened(next);
    editor.commands.setContent(next.document ?? "", { emitUpdate: false });
  }, [editor, value, view]);

  const lost = findLostElements(value);
  return (
    <div className="grid gap-1.5" data-invalid={error ? true : undefined}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p id={labelId} className="font-semibold">
          {label}
        </p>
        {aside}
      </div>
      <Tabs.Root
        value={view}
        onValueChange={(next) => setView(next)}
        className="overflow-clip rounded-lg border border-steel/60 bg-white focus-within:border-steel"
      >
        <TabList label="Como editar o conteúdo" tabs={{ visual: "Visual", html: "HTML" }} className="px-1" />
        <Tabs.Panel value="visual" tabIndex={-1} keepMounted>
          {lost.length > 0 ? (
            <p className="border-b border-line bg-amber/20 px-3 py-2 text-sm">
              Este texto tem elementos que a edição visual retira: {lost.join(", ")}. Para mantê-los, edite na aba HTML.
            </p>
          ) : null}
          {opened.problem ? (
            <p role="alert" className="bg-amber/20 px-3 py-2">
              {opened.problem} O texto continua como está na aba HTML.
            </p>
          ) : (
            <>
              <RichTextToolbar editor={editor} onLink={() => setIsLinking(true)} onFact={() => setIsQuoting(true)} onPhoto={photos.ask} />
              <div className="border-b border-line px-3 py-1.5 empty:hidden">
                <FactsMissing />
              </div>
              <EditorContent editor={editor} />
              <FactSlashList editor={editor} facts={facts.list} keys={slashKeys} />
            </>
          )}
        </Tabs.Panel>
        <Tabs.Panel value="html" tabIndex={-1}>
          <textarea
            aria-labelledby={labelId}
            value={value}
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
            className="block h-[32rem] w-full resize-y bg-white p-4 font-mono text-sm leading-relaxed outline-offset-[-3px]"
          />
        </Tabs.Panel>
        <FactDialog
          isOpen={isQuoting}
          onClose={() => setIsQuoting(false)}
          onChoose={({ name }) => insertFact(editor, name)}
          finalFocus={() => editor.view.dom}
        />
        <PhotoChooser
          {...photos.dialog}
          isSeveral
          onChoose={(chosen) => {
            const content = chosen.map(({ id }) => ({ type: "photo", attrs: { id } }));
            editor.chain().focus().insertContent(content).run();
          }}
          finalFocus={() => editor.view.dom}
        />
        <LinkDialog editor={editor} isOpen={isLinking} onClose={() => setIsLinking(false)} />
      </Tabs.Root>
      {hint ? <p className="text-sm text-steel">{hint}</p> : null}
      {error ? (
        <p role="alert" className="text-sm font-medium text-danger">
          {error}
        </p>
      ) : null}
    </div>
  );
}

/** The question which photographs a text is to show: asked by a button, or by files dropped or pasted into the text. */
function usePhotoInsert() {
  const [asked, setAsked] = useState<{ files?: readonly File[] }>();

  /** Whether what was dropped was pictures, and is asked about. */
  function takeImages(data: DataTransfer | null): boolean {
    const files = listImages(data);
    if (files.length > 0) setAsked({ files });
    return files.length > 0;
  }

  // A text with pictures in it is a text.
  const takePasted = (data: DataTransfer | null) => !data?.types.includes("text/html") && takeImages(data);
  const dialog = { isOpen: asked !== undefined, files: asked?.files, onClose: () => setAsked(undefined) };
  return { dialog, ask: () => setAsked({}), takeImages, takePasted };
}

/** What the visual editor shows of a text, or why it shows nothing. */
type Opened = { document: JSONContent; problem?: undefined } | { document?: undefined; problem: string };

const SCHEMA = getSchema(RICH_TEXT_EXTENSIONS);
const PARSER = DOMParser.fromSchema(SCHEMA);

/** HTML for the visual editor; whatever is typed can be opened or is refused, and nothing breaks the screen. */
function toDocument(html: string): Opened {
  const problem = checkField("content", html);
  if (problem) return { problem };
  try {
    // No document of its own, whose properties pictures and frames could hide by their names.
    const template = document.createElement("template");
    template.innerHTML = withoutForms(html);
    if (depthOf(template.content) > MAX_DEPTH) return { problem: TOO_DEEP };
    return { document: withFactAtoms(PARSER.parse(template.content), getNodeType("fact", SCHEMA)).toJSON() };
  } catch {
    return { problem: "A edição visual não entende este HTML." };
  }
}

/** Fields hide the properties of their form by their names, and the editor reads those of every element. */
function withoutForms(html: string): string {
  return html.replace(/<(\/?)form\b/gi, "<$1div");
}

function depthOf(root: ParentNode): number {
  let depth = 0;
  for (let level = [...root.children]; level.length > 0; depth += 1) level = level.flatMap(({ children }) => [...children]);
  return depth;
}
