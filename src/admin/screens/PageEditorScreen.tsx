import { PanelFrame } from "../components/PanelFrame";
import { OpenPage } from "./editor/OpenPage";

/** Edits a page, or writes a new one where none is named. */
export function PageEditorScreen({ pageId }: { pageId?: string }) {
  return (
    <PanelFrame isWide>
      <OpenPage pageId={pageId} />
    </PanelFrame>
  );
}
