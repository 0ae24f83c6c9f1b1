import { PanelFrame } from "../../frame/PanelFrame";
import { ScreenHeader } from "../../frame/ScreenHeader";
import { TrashCard } from "./TrashCard";

export function TrashScreen() {
  return (
    <PanelFrame>
      <ScreenHeader
        title="Lixeira"
        summary="Páginas excluídas voltam ao mesmo endereço em até 30 dias. Enquanto isso, o endereço diz que a página saiu do ar."
        hasWayBack
      />
      <TrashCard />
    </PanelFrame>
  );
}
