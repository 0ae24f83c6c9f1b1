import { Toolbar } from "@base-ui/react/toolbar";
import { type Editor, useEditorState } from "@tiptap/react";
import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  Table,
  Tag,
  TextQuote,
  Undo2,
} from "lucide-react";

type RichTextToolbarProps = { editor: Editor; onLink: () => void; onFact: () => void; onPhoto: () => void };

/** What can be done with the table the cursor is in. */
const TABLE_TOOLS = {
  "+ Linha": "addRowAfter",
  "+ Coluna": "addColumnAfter",
  "− Linha": "deleteRow",
  "− Coluna": "deleteColumn",
  "Remover tabela": "deleteTable",
} as const;

/** One stop of the Tab key; the arrow keys move inside. */
export function RichTextToolbar({ editor, onLink, onFact, onPhoto }: RichTextToolbarProps) {
  const is = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      h2: current.isActive("heading", { level: 2 }),
      h3: current.isActive("heading", { level: 3 }),
      bold: current.isActive("bold"),
      italic: current.isActive("italic"),
      bullets: current.isActive("bulletList"),
      numbers: current.isActive("orderedList"),
      quote: current.isActive("blockquote"),
      link: current.isActive("link"),
      table: current.isActive("table"),
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  return (
    <Toolbar.Root aria-label="Formatação" className="flex flex-wrap gap-x-px border-b border-line bg-paper px-1 py-0.5">
      <Tool icon={Heading2} label="Título de seção" isOn={is.h2} onPress={() => chain().toggleHeading({ level: 2 }).run()} />
      <Tool icon={Heading3} label="Subtítulo" isOn={is.h3} onPress={() => chain().toggleHeading({ level: 3 }).run()} />
      <Gap />
      <Tool icon={Bold} label="Negrito" keys="Ctrl+B" isOn={is.bold} onPress={() => chain().toggleBold().run()} />
      <Tool icon={Italic} label="Itálico" keys="Ctrl+I" isOn={is.italic} onPress={() => chain().toggleItalic().run()} />
      <Tool icon={Link} label="Link" keys="Ctrl+K" isOn={is.link} onPress={onLink} />
      <Gap />
      <Tool icon={List} label="Lista" isOn={is.bullets} onPress={() => chain().toggleBulletList().run()} />
      <Tool icon={ListOrdered} label="Lista numerada" isOn={is.numbers} onPress={() => chain().toggleOrderedList().run()} />
      <Tool icon={TextQuote} label="Citação" isOn={is.quote} onPress={() => chain().toggleBlockquote().run()} />
      <Tool
        icon={Table}
        label="Inserir tabela"
        isOff={is.table}
        onPress={() => chain().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run()}
      />
      <Tool icon={ImagePlus} label="Inserir fotografia" onPress={onPhoto} />
      <Gap />
      <Toolbar.Button
        onClick={onFact}
        title="Inserir dado (/ no começo de uma palavra)"
        className="inline-flex min-h-11 items-center gap-1.5 rounded-lg px-2.5 text-sm font-medium whitespace-nowrap hover:bg-ink/8 md:min-h-9"
      >
        <Tag />
        Inserir dado
      </Toolbar.Button>
      <Gap />
      <Tool icon={Undo2} label="Desfazer" keys="Ctrl+Z" isOff={!is.canUndo} onPress={() => chain().undo().run()} />
      <Tool icon={Redo2} label="Refazer" keys="Ctrl+Shift+Z" isOff={!is.canRedo} onPress={() => chain().redo().run()} />
      {is.table ? (
        <Toolbar.Group aria-label="Tabela" className="flex w-full flex-wrap gap-1 border-t border-line py-0.5">
          {Object.entries(TABLE_TOOLS).map(([label, command]) => (
            <Toolbar.Button
              key={label}
              onClick={() => chain()[command]().run()}
              className="min-h-11 rounded-lg px-2.5 text-sm font-medium whitespace-nowrap hover:bg-ink/8 md:min-h-10"
            >
              {label}
            </Toolbar.Button>
          ))}
        </Toolbar.Group>
      ) : null}
    </Toolbar.Root>
  );
}

function Gap() {
  return <Toolbar.Separator className="my-2 w-px bg-line max-sm:hidden" />;
}

interface ToolProps {
  icon: LucideIcon;
  label: string;
  keys?: string;
  /** Undefined for one that does something instead of being on or off. */
  isOn?: boolean;
  isOff?: boolean;
  onPress: () => void;
}

function Tool({ icon: Icon, label, keys, isOn, isOff = false, onPress }: ToolProps) {
  return (
    <Toolbar.Button
      aria-label={label}
      aria-pressed={isOn}
      title={keys ? `${label} (${keys})` : label}
      disabled={isOff}
      onClick={onPress}
      className={`inline-flex size-11 items-center justify-center rounded-lg md:size-9 ${
        isOn ? "bg-ink text-white" : isOff ? "cursor-not-allowed text-steel/60" : "text-ink hover:bg-ink/8"
      }`}
    >
      <Icon />
    </Toolbar.Button>
  );
}
