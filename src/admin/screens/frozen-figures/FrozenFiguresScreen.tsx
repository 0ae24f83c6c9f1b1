import { PanelFrame } from "../../frame/PanelFrame";
import { ScreenHeader } from "../../frame/ScreenHeader";
import { FrozenFigures } from "./FrozenFigures";

export function FrozenFiguresScreen() {
  return (
    <PanelFrame>
      <ScreenHeader
        title="Números escritos no texto"
        summary="Preços, prazos e horários que as páginas trazem escritos à mão. Trocados pelo dado do cadastro, mudam junto com ele. Nada é trocado sem você pedir."
        hasWayBack
      />
      <FrozenFigures />
    </PanelFrame>
  );
}
