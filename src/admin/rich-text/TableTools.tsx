import { Toolbar } from "@base-ui/react/toolbar";
import type { ChainedCommands, Editor } from "@tiptap/react";

const TOOLS: readonly { label: string; run: (chain: ChainedCommands) => ChainedCommands }[] = [
  { label: "+ Linha", run: (chain) => chain.addRowAfter() },
  { label: "+ Coluna", run: (chain) => chain.addColumnAfter() },
  { label: "− Linha", run: (chain) => chain.deleteRow() },
  { label: "− Coluna", run: (chain) => chain.deleteColumn() },
  { label: "Remover tabela", run: (chain) => chain.deleteTable() },
];

/** What can be done with the table the cursor is in. */
export function TableTools({ editor }: { editor: Editor }) {
  return (
    <Toolbar.Group aria-label="Tabela" className="flex w-full flex-wrap gap-1 border-t border-line py-0.5">
      {TOOLS.map(({ label, run }) => (
        <Toolbar.Button
          key={label}
          onClick={() => run(editor.chain().focus()).run()}
          className="min-h-11 rounded-lg px-2.5 text-sm font-medium whitespace-nowrap hover:bg-ink/8 md:min-h-10"
        >
          {label}
        </Toolbar.Button>
      ))}
    </Toolbar.Group>
  );
}
