import { Popover } from "@base-ui/react/popover";
import { type Editor, useEditorState } from "@tiptap/react";
import { type RefObject, useEffect, useId, useState } from "react";
import { FactList, optionId } from "#admin/facts/FactDialog";
import type { QuotableFact } from "#admin/facts/use-facts";
import { useFactChoice } from "../../facts/use-fact-choice";
import { insertFact } from "./fact-node";
import { findSlash, type Slash } from "./fact-slash";

/** Whether a key was one of the list's. */
export type PressKey = (event: KeyboardEvent) => boolean;

interface FactSlashListProps {
  editor: Editor;
  facts: readonly QuotableFact[] | undefined;
  /** What the editor asks before it takes a key itself. */
  keys: RefObject<PressKey>;
}

/** The facts that a slash in the text asks for, under it; the caret stays in the text. */
export function FactSlashList({ editor, facts, keys }: FactSlashListProps) {
  const slash = useEditorState({ editor, selector: ({ editor: current }) => (current.isFocused ? findSlash(current.state) : undefined) });
  const [dismissedAt, setDismissedAt] = useState<number>();
  // Closed until another slash is typed.
  if (dismissedAt !== undefined && slash?.from !== dismissedAt) setDismissedAt(undefined);
  if (!slash || slash.from === dismissedAt) return null;
  return <OpenList editor={editor} facts={facts} keys={keys} slash={slash} onDismiss={() => setDismissedAt(slash.from)} />;
}

function OpenList({ editor, facts, keys, slash, onDismiss }: FactSlashListProps & { slash: Slash; onDismiss: () => void }) {
  const id = useId();
  const insert = ({ name }: QuotableFact) => insertFact(editor, name, slash);
  const choice = useFactChoice(facts, slash.query, insert);
  const { active, press } = choice;
  const hasFound = choice.found.length > 0;

  keys.current = (event) => {
    if (event.key !== "Escape") return press(event);
    onDismiss();
    return true;
  };

  useEffect(
    () => () => {
      keys.current = () => false;
    },
    [keys],
  );

  useEffect(() => {
    const { dom } = editor.view;
    if (hasFound) {
      dom.setAttribute("aria-controls", id);
      dom.setAttribute("aria-activedescendant", optionId(id, active));
    }
    return () => {
      dom.removeAttribute("aria-controls");
      dom.removeAttribute("aria-activedescendant");
    };
  }, [editor, id, active, hasFound]);

  const anchor = {
    contextElement: editor.view.dom,
    getBoundingClientRect() {
      const { left, top, bottom } = editor.view.coordsAtPos(slash.from);
      return DOMRect.fromRect({ x: left, y: top, height: bottom - top });
    },
  };
  // Words behind a slash that name no fact are a text like any other.
  if (!hasFound && slash.query.includes(" ")) return null;
  return (
    <Popover.Root open onOpenChange={(isOpen) => !isOpen && onDismiss()}>
      <Popover.Portal>
        <Popover.Positioner
          anchor={anchor}
          side="bottom"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          collisionAvoidance={{ side: "flip", align: "shift" }}
          className="z-30"
        >
          <Popover.Popup
            initialFocus={false}
            finalFocus={false}
            aria-label="Inserir dado"
            className="w-[min(26rem,calc(100vw-1rem))] rounded-card border border-line bg-white p-1 shadow-card outline-none"
          >
            {hasFound ? (
              <FactList id={id} choice={choice} className="max-h-[min(20rem,var(--available-height))]" />
            ) : (
              <p role="status" className="px-3 py-2 text-steel">
                Nenhum dado com essas palavras.
              </p>
            )}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
