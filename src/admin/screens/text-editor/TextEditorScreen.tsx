import { defineScreen } from "../../frame/define-screen";
import { PanelFrame } from "../../frame/PanelFrame";
import { OpenText } from "./OpenText";

/** Edits a text, or begins a new landing page where none is named. */
function Screen({ path }: { path?: string }) {
  return (
    <PanelFrame isWide>
      <OpenText path={path} />
    </PanelFrame>
  );
}

export const TextEditorScreen = defineScreen(Screen);
