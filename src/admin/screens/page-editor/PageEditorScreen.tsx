import { defineScreen } from "../../frame/define-screen";
import { PanelFrame } from "../../frame/PanelFrame";
import { OpenPage } from "./OpenPage";

/** Edits a page, or writes a new one where none is named. */
function Screen({ pageId }: { pageId?: string }) {
  return (
    <PanelFrame isWide>
      <OpenPage pageId={pageId} />
    </PanelFrame>
  );
}

export const PageEditorScreen = defineScreen(Screen);
