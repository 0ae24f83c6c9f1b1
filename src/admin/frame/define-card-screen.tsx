import type { ComponentProps, ComponentType } from "react";
import { defineScreen } from "./define-screen";
import { PanelFrame } from "./PanelFrame";
import { ScreenHeader } from "./ScreenHeader";

type Header = ComponentProps<typeof ScreenHeader>;

/** A screen of the panel: what it is for in a sentence, and the cards of it. */
export function defineCardScreen(header: Header, Cards: ComponentType) {
  return defineScreen(() => (
    <PanelFrame>
      <ScreenHeader {...header} />
      <Cards />
    </PanelFrame>
  ));
}
