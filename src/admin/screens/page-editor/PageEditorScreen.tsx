import { PanelFrame } from "../../frame/PanelFrame";
import { OpenPage } from "./OpenPage";

/** Edits a page, or writes a new one where none is named. */
export function PageEditorScreen({ pageId }: { pageId?: string }) {
  return (
    <PanelFrame isWide>
      <OpenPage pageId={pageId} />
    </PanelFrame>
  );
}
