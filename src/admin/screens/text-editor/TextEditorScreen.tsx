import { PanelFrame } from "../../frame/PanelFrame";
import { OpenText } from "./OpenText";

/** Edits a text, or begins a new landing page where none is named. */
export function TextEditorScreen({ path }: { path?: string }) {
  return (
    <PanelFrame isWide>
      <OpenText path={path} />
    </PanelFrame>
  );
}
